"""Random scripts of a grammar through the command line and through the studio, and what they do to others.

`python3 tools/script_attack.py target/release/plywood COUNT [--seed N]`: COUNT scripts, a third each value functions, games and agents, each
once by a command and once by a request. Every one has to be answered or refused in one line. Counted are crashes (ended by a signal, a
panic, a status of 500 or more, no answer), hangs, faults of the interpreter that a cage has caught, the studio's memory, and how long
another client waits for quick questions meanwhile. The result is one line of JSON; a script that crashed or hung is named by its seed,
and `--show SEED` prints it.
"""

import argparse
import http.client
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor

POSITION = "W:WK10,K14:BK1"
AT_ONCE = 2
HONEST = 500
# Seconds: a script has half a second of processor time a call; the rest is for a machine that does other things too.
HANG = 90
PAUSE = 0.05
# How deep the grammar goes before it takes the first form of everything.
DEEPEST = 7

# <name> stands for one of the forms of that name; the first form of each is the simplest.
RULES = {
    "number": ["1", "0", "-1", "0.5", "NaN", "-0", "Infinity", "1e308", "2**53", "2**32", "2**31", "-(2**31)", "16385", "3n", "2n**3000n", "<list>.length"],
    "text": ["'a'", "''", "'length'", "'constructor'", "'__proto__'", "'\\u0000'", "'\\ud800'", "'then'", "'toString'", "'kept'", "'ab'.repeat(<size>)", "`${<value>}`", "String(<value>)"],
    "symbol": ["Symbol.iterator", "Symbol.toPrimitive", "Symbol.species", "Symbol.isConcatSpreadable", "Symbol.hasInstance", "Symbol.toStringTag", "Symbol.unscopables", "Symbol.asyncIterator"],
    "key": ["<text>", "<number>", "<symbol>"],
    "size": ["3", "40", "500", "16384", "70000"],
    "huge": ["2**20", "2**26", "2**31", "2**32 - 1", "2**40", "1e15"],
    "name": ["mine", "other", "seen", "p", "kept"],
    "list": ["[]", "[<value>]", "[<value>, ...<list>]", "[, <value>]", "Array.from({ length: <size> }, <function>)", "<fact>", "new Array(<size>).fill(<value>)", "[...walk(<value>)]", "Object.keys(<object>)"],
    "object": ["({})", "({ mine: <value> })", "({ get length() { <statement> return <number>; } })", "({ valueOf() { <statement> return <value>; } })", "({ toString() { return <value>; } })",
               "({ [Symbol.toPrimitive](hint) { <statement> return <value>; } })", "({ *[Symbol.iterator]() { yield <value>; yield* <list>; } })", "({ __proto__: <value> })", "({ length: <huge> })",
               "({ length: <huge>, [Symbol.isConcatSpreadable]: true })", "({ then: <function> })", "({ set <word>(v) { <statement> }, get <word>() { return <value>; } })", "Object.create(<value>)",
               "new Map([[<value>, <value>]])", "new Set(<list>)", "new WeakMap()", "new Proxy(<object>, { get(o, k) { <statement> return <value>; } })", "new (class extends <class> { get x() { return <value>; } })()"],
    "word": ["mine", "length", "message", "stack", "name", "value", "next", "done"],
    "class": ["Array", "Object", "Error", "Map", "Set", "Function", "String", "Number"],
    "function": ["x => <value>", "(x, y) => { <statement> return <value>; }", "function () { <statement> return this; }", "function* (x) { <statement> yield <value>; }", "async () => { await <value>; }", "p.<asked>", "<builtin>",
                 "(<function>).bind(<value>)"],
    "asked": ["turn", "moves", "winner", "board", "text", "after", "kings", "men", "pieces", "mobility", "state"],
    "fact": ["p.moves()", "p.<asked>()", "p.<asked>(MAX)", "p.<asked>(<value>)", "p.<asked>(<value>, <value>)", "p.after(p.moves()[0]).<asked>(MIN)", "p.<asked>.call(<value>)", "kept.<asked>(MAX)"],
    "builtin": ["Math.max", "Object", "Array", "String", "Symbol", "Reflect.ownKeys", "Object.freeze", "Array.prototype.<of_list>", "String.prototype.<of_text>", "Object.<of_object>", "(() => {}).constructor", "(function* () {}).constructor", "globalThis.eval"],
    "host": ["term", "symmetric", "about", "sides", "MAX", "globalThis", "$value", "$terms", "$call", "$explain", "$weigh", "$prepare", "$choose"],
    "of_list": ["map", "concat", "flatMap", "flat", "fill", "copyWithin", "splice", "sort", "toSorted", "reduce", "join", "includes", "indexOf", "reverse", "with", "unshift", "slice", "entries"],
    "of_text": ["repeat", "padEnd", "split", "replaceAll", "concat", "normalize", "localeCompare", "at", "match", "search"],
    "of_object": ["assign", "defineProperty", "entries", "fromEntries", "getOwnPropertyDescriptors", "setPrototypeOf", "freeze", "values", "create", "is"],
    "of_set": ["union", "difference", "isSubsetOf", "add", "forEach", "intersection"],
    "sign": ["+", "-", "*", "**", "%", "<<", ">>>", "&", "==", "<", "in", "instanceof", "??", ","],
    "value": ["1", "<number>", "<text>", "<name>", "<list>", "<object>", "<function>", "<fact>", "<host>", "<symbol>", "undefined", "null", "(<value> <sign> <value>)", "(<value>)[<key>]", "(<value>)?.<word>", "typeof <value>",
              "-(<value>)", "<list>.<of_list>(<function>)", "<list>.<of_list>(<value>, <value>)", "String(<value>).<of_text>(<value>)", "Object.<of_object>(<value>, <value>)", "new Set(<list>).<of_set>(new Set(<list>))",
              "(<value>)(<value>)", "new (<value>)(<value>)", "Reflect.apply(<function>, <value>, <list>)", "Reflect.construct(<function>, <list>)", "(<name> = <value>)", "(() => { try { <statement> } catch (e) { return e; } })()",
              "JSON.parse(<text>)", "JSON.stringify(<value>)", "(<function>).toString()", "<reentry>"],
    "reentry": ["$value(<value>)", "$explain()", "$call(<function>, '[1]')", "$weigh(0, <number>)", "$prepare(<function>, <function>)", "term('again', 1, 'x', <function>)", "p.after(<object>)", "kept.after(kept.moves()[0])"],
    "pollution": ["Object.prototype[<key>] = <value>;", "Array.prototype[<number>] = <value>;", "Object.defineProperty(Array.prototype, <key>, { set(v) { <statement> }, configurable: true });",
                  "Object.defineProperty(Object.prototype, <key>, { get() { <statement> return <value>; }, configurable: true });", "Array.prototype.<of_list> = <function>;", "String.prototype.<of_text> = <function>;",
                  "Function.prototype.call = <function>;", "Error.prepareStackTrace = (e, frames) => <value>;", "Object.setPrototypeOf(<builtin>, <value>);", "delete globalThis[<key>];", "globalThis[<key>] = <value>;",
                  "p.<asked> = <function>;", "Object.setPrototypeOf(p, <value>);", "Math.max = <function>;", "Array.prototype[Symbol.iterator] = <function>;"],
    "keep": ["kept = p;", "seen.push(p);", "seen.push(p.after(p.moves()[0]));", "kept = p.kings(MAX);", "kept = <value>;"],
    "time": ["for (;;) {}", "while (true) { try { for (;;) {} } catch (e) {} }", "for (let i = 0; i < <huge>; i++) { mine = <value>; }", "[].concat({ length: <huge>, [Symbol.isConcatSpreadable]: true });",
             "[1].flatMap(() => { const a = []; a.length = 2**32 - 1; return a; });", "Array.from({ length: <huge> });", "'a'.repeat(<size>).<of_text>(<text>);", "new Array(<huge>).<of_list>(<value>);",
             "Array.prototype.<of_list>.call({ length: <huge> }, <value>);", "(function again() { again(); again(); })();", "2n ** (2n ** 24n);", "for (const x of walk(<value>)) { for (const y of walk(x)) {} }", "mine = <list>; for (;;) mine.sort(<function>);"],
    "memory": ["mine = []; for (;;) mine.push(<value>);", "mine = 'a'; for (;;) mine += mine;", "mine = [1]; for (let i = 0; i < 28; i++) mine = [mine, mine, mine]; p.kings(mine);", "mine = []; mine.length = 2**32 - 1; p.kings(mine);",
               "mine = {}; for (let i = 0; ; i++) mine[i] = { i };", "new Array(<huge>).fill(<value>);", "mine = new Map(); for (let i = 0; ; i++) mine.set(i, [i]);", "mine = []; for (;;) mine.push('x'.repeat(16000) + mine.length);",
               "mine = []; for (;;) mine.push(() => mine);", "mine = new ArrayBuffer(<huge>);", "new Uint8Array(<huge>).fill(1);", "mine = []; for (;;) mine.push(p.after(p.moves()[0]));"],
    "statement": ["<name> = <value>;", "<value>;", "<keep>", "<pollution>", "if (<value>) { <statement> }", "for (let i = 0; i < <size>; i++) { <statement> }", "for (const x of <value>) { <statement> }", "for (const x in <value>) { <statement> }",
                  "try { <statement> } catch (e) { <statement> }", "try { <statement> } finally { <statement> }", "throw <value>;", "throw { get message() { <statement> } };", "{ let { mine, ...rest } = <value>; }", "<statement> <statement>",
                  "<rare>", "Object.freeze(<value>);", "<reentry>;"],
    "rare": ["<keep>", "<time>", "<memory>", "<pollution>", "import('fs');", "(() => {}).constructor('return 1')();"],
    "head": ["", "", "try { <statement> } catch (e) {}", "try { <pollution> } catch (e) {}", "<statement>", "function scene(p) { try { <statement> } catch (e) {} return <value>; }", "function settled(p) { try { <statement> } catch (e) {} return undefined; }",
             "symmetric();", "try { about(<value>); } catch (e) {}"],
    "term": ["term('<id>', 1, 'x', p => p.moves().length);", "term('<id>', 1, 'x', p => { <statement> return 1; });", "term('<id>', <number>, 'x', p => { try { <statement> } catch (e) { mine = e; } return <value>; });",
             "term('<id>', 1, 'x', p => { try { <statement> <rare> } catch (e) { kept = e; } return p.moves().length; });", "term('<id>', 1, 'x', p => { <rare> return 1; });", "try { term(<value>, <value>, <value>, <value>); } catch (e) {}"],
    "start": ["return { left: 7, turn: MAX };", "<statement> return { left: 7, turn: MAX };", "return <value>;"],
    "moves": ["return [1, 2, 3].filter(n => n <= s.left);", "<statement> return [1, 2].filter(n => n <= s.left);", "return <value>;", "return [<value>, 'a', <value>];", "return [1, 2].slice(count++ % 2);"],
    "play": ["return { left: s.left - m, turn: -s.turn };", "<statement> return { left: s.left - m, turn: -s.turn };", "return <value>;", "s.left -= m; return s;", "return { left: s.left, turn: -s.turn, grown: [s, s] };"],
    "outcome": ["return s.left <= 0 ? -s.turn : undefined;", "<statement> return s.left <= 0 ? -s.turn : undefined;", "return <value>;"],
    "more": ["", "function text(s) { return <value>; }", "function turn(s) { return <value>; }", "function board(s) { return <value>; }", "function chance(s) { return <value>; }", "function text(s) {}", "sides(<value>, <value>);", "function read(t) { return <value>; }"],
    "choose": ["return p.moves()[0];", "<statement> return p.moves()[0];", "return <value>;", "mine = []; mine.length = 2**32 - 1; return mine;", "<statement> return p.moves().map(m => p.after(m)).length;"],
    "beginning": ["let mine, other, kept, seen = [], count = 0; function* walk(x) { for (let i = 0; i < 5; i++) yield x; }\nlet p = { moves: () => [], kings: () => [], after: () => p, turn: () => 1 };"],
    "value function": ["<beginning>\n<head>\n<head>\n<term>\n<term>"],
    "game": ["<beginning>\n<head>\nfunction start() { <start> }\nfunction moves(s) { <moves> }\nfunction play(s, m) { <play> }\nfunction outcome(s) { <outcome> }\n<more>"],
    "agent": ["<beginning>\n<head>\nfunction choose(p) { <choose> }"],
}
KINDS = ["value function", "game", "agent"]
HOLE = re.compile(r"<(\w[\w ]*)>")


class Script:
    """The script of a seed."""

    def __init__(self, seed):
        self.seed, self.random, self.terms = seed, random.Random(seed), 0
        self.kind = KINDS[seed % len(KINDS)]
        self.text = self.expand(self.kind, 0)

    def expand(self, name, depth):
        if name == "id":
            self.terms += 1
            return f"t{self.terms}"
        forms = RULES[name]
        # Half of the parts of a game or an agent are right: the others are reached.
        is_part = name in ("start", "moves", "play", "outcome", "choose", "more")
        is_simple = depth > DEEPEST or (is_part and self.random.random() < 0.5)
        form = forms[0] if is_simple else self.random.choice(forms)
        return HOLE.sub(lambda hole: self.expand(hole.group(1), depth + 1), form)

    def commands(self, path):
        """Arguments that run it."""
        place = ["draughts", "--position", POSITION]
        if self.kind == "value function":
            return [["eval", *place, "--eval", path], ["search", *place, "--depth", "2", "--eval", path], ["eval", *place, "--eval", path, "--list"]]
        if self.kind == "game":
            return [["check", path], ["search", path, "--depth", "2"], ["moves", path], ["solve", path], ["tree", path, "--depth", "2"]]
        return [["match", "draughts", f"own:agent={path}", "own:depth=1", "--games", "2", "--openings", "start"]]

    def requests(self):
        """Addresses and bodies that run it."""
        place = {"game": "draughts", "position": POSITION}
        if self.kind == "value function":
            script = {"script": self.text}
            search = {"eval": script, "depth": 2}
            return [("eval", {"place": place, "eval": script}), ("terms", {"place": place, "eval": script}), ("search", {"place": place, "search": search, "tree": {}})]
        if self.kind == "game":
            own = {"game": "script", "options": {"text": self.text}}
            search = {"depth": 2}
            return [("position", {"place": own}), ("search", {"place": own, "search": search, "tree": {}}), ("solve", {"place": own}), ("vocabulary", {"place": own})]
        return [("search", {"place": place, "search": {"agent": {"name": "mine.js", "text": self.text}}})]


def honest(number):
    """Scripts that people write, each again and again."""
    texts = [
        "term('men', 100, 'men', p => p.men(MAX).length - p.men(MIN).length);",
        "term('kings', 130, 'kings', p => p.kings(MAX).length - p.kings(MIN).length);\nterm('moves', 1, 'moves', p => p.moves().length);",
        "function scene(p) { return p.moves(); }\nterm('moves', 2, 'moves', p => p.moves().map(m => p.after(m).moves().length).reduce((a, b) => a + b, 0));",
    ]
    place = {"game": "draughts", "position": POSITION}
    if number % 4 == 3:
        return "search", {"place": place, "search": {"agent": {"name": "mine.js", "text": "function choose(p) { return p.moves()[0]; }"}}}
    script = {"script": texts[number % 4]}
    return ("eval", {"place": place, "eval": script}) if number % 8 < 4 else ("search", {"place": place, "search": {"eval": script, "depth": 3}, "tree": {}})


class Studio:
    """A studio of its own, without a token."""

    def __init__(self, program):
        self.data = tempfile.TemporaryDirectory()
        command = [program, "studio", "--port", "0", "--no-token", "--data", self.data.name]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.host = next(found.group(1) for found in (re.search(r"http://([\d.]+:\d+)", line) for line in self.process.stdout) if found)

    def ask(self, route, body):
        """Status, answer and seconds; no status where no answer came."""
        begun = time.monotonic()
        connection = http.client.HTTPConnection(self.host, timeout=HANG)
        try:
            connection.request("POST", f"/api/{route}", json.dumps(body), {"content-type": "application/json"})
            answer = connection.getresponse()
            return answer.status, answer.read(), time.monotonic() - begun
        except (OSError, http.client.HTTPException) as error:
            return None, str(error).encode(), time.monotonic() - begun
        finally:
            connection.close()

    def memory(self):
        try:
            with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
                return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024
        except (OSError, AttributeError):
            return 0.0

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.data.cleanup()


class Other:
    """Another client with quick questions, which also looks at the studio's memory."""

    QUESTIONS = [("position", {"place": {"game": "draughts", "position": POSITION}}), ("eval", {"place": {"game": "chess"}}), ("moves", {"place": {"game": "mnk"}})]

    def __init__(self, studio):
        self.studio, self.waits, self.refused, self.most, self.is_over = studio, [], 0, 0.0, threading.Event()
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self):
        while not self.is_over.wait(PAUSE):
            status, _, taken = self.studio.ask(*self.QUESTIONS[len(self.waits) % len(self.QUESTIONS)])
            self.waits.append(taken)
            self.refused += status != 200
            self.most = max(self.most, self.studio.memory())

    def close(self):
        self.is_over.set()
        self.thread.join()
        waits = sorted(self.waits) or [0.0]
        return {"asked": len(self.waits), "refused": self.refused, "median_s": round(waits[len(waits) // 2], 3), "of_100_99_s": round(waits[len(waits) * 99 // 100], 3), "slowest_s": round(waits[-1], 3)}


class Count:
    """What became of the scripts."""

    def __init__(self):
        self.lock, self.answered, self.refused, self.busy, self.caught, self.crashes, self.hangs, self.slowest = threading.Lock(), 0, 0, 0, [], [], [], 0.0

    def note(self, what, seed, taken):
        with self.lock:
            self.slowest = max(self.slowest, taken)
            if what in ("crashes", "hangs", "caught"):
                getattr(self, what).append(seed)
            else:
                setattr(self, what, getattr(self, what) + 1)

    def result(self):
        lists = {name: {"count": len(seeds), "seeds": seeds[:20]} for name, seeds in (("crashes", self.crashes), ("hangs", self.hangs), ("interpreter_faults_caught", self.caught))}
        return {"answered": self.answered, "refused": self.refused, "busy": self.busy, "slowest_s": round(self.slowest, 2), **lists}


def by_command(program, script, count):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mine.js")
        with open(path, "w", encoding="utf-8", errors="surrogatepass") as file:
            file.write(script.text)
        commands = script.commands(path)
        arguments = commands[script.seed // len(KINDS) % len(commands)]
        begun = time.monotonic()
        try:
            done = subprocess.run([program, *arguments], capture_output=True, timeout=HANG, cwd=folder, stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return count.note("hangs", script.seed, time.monotonic() - begun)
    taken = time.monotonic() - begun
    said = done.stderr.decode(errors="replace").strip()
    if b"broke the interpreter" in done.stderr:
        return count.note("caught", script.seed, taken)
    # A solver that takes long says on a pipe how far it is.
    said = "\n".join(line for line in said.split("\n") if not line.endswith(" positions so far"))
    is_one_line = said.startswith("plywood: ") and "\n" not in said
    if done.returncode not in (0, 1, 2) or (done.returncode and not is_one_line):
        return count.note("crashes", script.seed, taken)
    return count.note("refused" if done.returncode else "answered", script.seed, taken)


def by_request(studio, script, count):
    requests = script.requests()
    status, answer, taken = studio.ask(*requests[script.seed // len(KINDS) % len(requests)])
    if status is None:
        return count.note("hangs" if taken >= HANG else "crashes", script.seed, taken)
    if b"broke the interpreter" in answer:
        return count.note("caught", script.seed, taken)
    if status == 503:
        return count.note("busy", script.seed, taken)
    if status >= 500 or (status >= 400 and not json.loads(answer).get("error")):
        return count.note("crashes", script.seed, taken)
    return count.note("answered" if status == 200 else "refused", script.seed, taken)


def attack(program, seeds):
    commands, requests = Count(), Count()
    studio = Studio(program)
    try:
        for number in range(HONEST):
            for route, body in (honest(number), Other.QUESTIONS[number % len(Other.QUESTIONS)]):
                status, answer, _ = studio.ask(route, body)
                assert status == 200, answer
        before = studio.memory()
        other = Other(studio)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            list(pool.map(lambda seed: by_request(studio, Script(seed), requests), seeds))
        waits = other.close()
        # The memory of work that was abandoned goes back within a moment.
        time.sleep(2)
        memory = {"after_honest_mib": round(before, 1), "most_mib": round(other.most, 1), "after_mib": round(studio.memory(), 1)}
        is_alive = studio.process.poll() is None
    finally:
        studio.close()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(lambda seed: by_command(program, Script(seed), commands), seeds))
    return {"scripts": len(seeds), "first_seed": seeds[0], "studio": {**requests.result(), "is_alive": is_alive, "memory": memory, "other_client": waits}, "commands": commands.result()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", metavar="PLYWOOD", nargs="?")
    parser.add_argument("count", metavar="COUNT", type=int, nargs="?", default=1000)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first script")
    parser.add_argument("--show", metavar="SEED", type=int, help="print the script of a seed and end")
    arguments = parser.parse_args()
    if arguments.show is not None:
        print(Script(arguments.show).text)
        return
    if arguments.program is None or arguments.count < 1:
        parser.error("expected PLYWOOD and COUNT, at least 1")
    result = attack(arguments.program, range(arguments.seed, arguments.seed + arguments.count))
    print(json.dumps(result))
    is_bad = any(result[way][what]["count"] for way in ("studio", "commands") for what in ("crashes", "hangs"))
    sys.exit(1 if is_bad or not result["studio"]["is_alive"] else 0)


main()
