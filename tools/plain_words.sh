#!/bin/sh
# Part of `make lint`: words that stand where a noun or a number's name belongs. Prints every line that has one and fails.
# With a folder it looks there instead of in the repository. CHANGELOG.md is history and stays as it was written.
cd "${1:-$(dirname "$0")/..}" || exit 2
words='whoever|somebody|nobody|anybody|so many|what (is|was) said|who wants|(is|are|was|were) told|without more ado'

places=
for place in *.md Makefile Cargo.toml .github .ci crates docs fuzz openbench tools web; do
    [ -e "$place" ] && [ "$place" != CHANGELOG.md ] && places="$places $place"
done
# shellcheck disable=SC2086
found=$(grep -rnwiE "$words" $places \
    --include='*.md' --include='*.rs' --include='*.ts' --include='*.js' --include='*.css' --include='*.html' --include='*.ftl' \
    --include='*.py' --include='*.sh' --include='*.c' --include='*.toml' --include='*.yml' --include=Makefile \
    --exclude-dir=node_modules --exclude-dir=target --exclude-dir=dist --exclude-dir=out --exclude-dir=page-build \
    --exclude=plain_words.sh --exclude=plain_words.rs | grep -v '^crates/studio/page/' | grep -viE 'told apart')
[ -z "$found" ] && exit 0
printf '%s\n' "$found"
echo "plain words: say who or how many, with the noun ($words)"
exit 1
