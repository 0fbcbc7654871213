// node_modules/@marijn/find-cluster-break/src/index.js
var rangeFrom = [], rangeTo = [];
(() => {
	let numbers = "lc,34,7n,7,7b,19,,,,2,,2,,,20,b,1c,l,g,,2t,7,2,6,2,2,,4,z,,u,r,2j,b,1m,9,9,,o,4,,9,,3,,5,17,3,1n,9,16,o,,x,1i,3,,i,,7,a,2,t,3,1k,,,7,2,2,2,3,9,,a,2,q,,2,3,1k,,,5,4,2,2,3,3,,u,2,3,,b,3,1k,,,8,,3,,3,k,2,m,6,,3,1k,,,7,2,2,2,3,7,3,a,2,u,,1n,5,3,3,,4,9,,14,5,1j,,,7,,3,,4,7,2,b,2,t,3,1k,,,7,,3,,4,7,2,b,2,f,,c,4,1j,2,,7,,3,,4,9,,a,2,t,3,1y,,4,6,,,,8,i,2,1p,,,8,c,8,2q,,,a,b,7,21,2,r,,,,,,4,2,1d,k,,2,5,b,,10,9,,2u,b,,6,n,4,4,3,g,4,d,,,3,6,,f,,jj,3,qa,4,s,3,t,2,u,2,1s,w,9,,19,3,,,39,2,y,,3a,c,4,c,63,5,1l,a,,,,,2,o,2,,1c,1a,2,c,k,5,1b,h,12,9,c,3,u,d,1k,e,1c,k,48,3,,l,4,,6,,2,3,5i,1s,ek,,5f,x,2da,3,3x,,2o,w,fe,6,2x,2,n9w,4,,a,w,2,28,2,7k,,3,,4,,n,5,4,,2b,2,1e,i,q,i,d,,12,8,p,d,18,4,1b,e,10,,1v,e,c,,8,2,1a,,1f,,,3,2,2,5,2,,,15,5,5,2,6k,8,,2,fn4,,kh,g,g,g,a6,2,gt,,6a,,45,5,1ae,3,,2,5,4,14,3,4,,4l,2,fx,4,1t,5,8t,2,25,6,1y,b,1d,4,3e,3,1h,f,15,,2,2,a,4,19,b,7,,1p,3,10,e,g,2,18,,c,3,1c,e,8,4,,2,2k,c,6,,2,,4d,c,l,4,1j,2,,7,2,2,2,3,9,,a,2,2,7,3,5,1v,9,,,2,,,4,,5,,,e,2,2a,i,n,,29,k,6j,7,2,9,r,2,2a,h,2y,d,2t,3,2,a,74,f,6t,6,,2,2,4,,,,2,3x,7,2,7,3,,s,a,14,7,,4,8,,9,b,1a,g,5i,8,5j,8,,8,2a,m,,e,3e,6,3,,,2,,7,,,1u,5,,2,,5,9n,4,9,2,,,1c,7,3,5,n,,44l,,6,f,8ug,i,1xc,5,1n,7,t4,,,1j,7,4,29,,b,2,f57,2,3mp,1a,2,n,f2,5,3,6,8,8,2,7,u,4,44,3,1iz,1j,4,1e,8,,e,,m,5,,f,11s,7,,h,2,7,,2,,5,2s,,4g,7,af,,1p,4,e4,4,72,2,6r,,2,,7,2,5,,d6,7,31,7,240,5".split(",").map((s) => s ? parseInt(s, 36) : 1);
	for (let i = 0, n = 0; i < numbers.length; i++) (i % 2 ? rangeTo : rangeFrom).push(n += numbers[i]);
})();
function isExtendingChar(code) {
	if (code < 768) return !1;
	for (let from = 0, to = rangeFrom.length;;) {
		let mid = from + to >> 1;
		if (code < rangeFrom[mid]) to = mid;
		else if (code >= rangeTo[mid]) from = mid + 1;
		else return !0;
		if (from == to) return !1;
	}
}
function isRegionalIndicator(code) {
	return code >= 127462 && code <= 127487;
}
var ZWJ = 8205;
function findClusterBreak$1(str, pos, forward = !0, includeExtending = !0) {
	return (forward ? nextClusterBreak : prevClusterBreak)(str, pos, includeExtending);
}
function nextClusterBreak(str, pos, includeExtending) {
	if (pos == str.length) return pos;
	pos && surrogateLow$1(str.charCodeAt(pos)) && surrogateHigh$1(str.charCodeAt(pos - 1)) && pos--;
	let prev = codePointAt$1(str, pos);
	for (pos += codePointSize$1(prev); pos < str.length;) {
		let next = codePointAt$1(str, pos);
		if (prev == ZWJ || next == ZWJ || includeExtending && isExtendingChar(next)) pos += codePointSize$1(next), prev = next;
		else if (isRegionalIndicator(next)) {
			let countBefore = 0, i = pos - 2;
			for (; i >= 0 && isRegionalIndicator(codePointAt$1(str, i));) countBefore++, i -= 2;
			if (countBefore % 2 == 0) break;
			pos += 2;
		} else break;
	}
	return pos;
}
function prevClusterBreak(str, pos, includeExtending) {
	for (; pos > 1;) {
		let found = nextClusterBreak(str, pos - 2, includeExtending);
		if (found < pos) return found;
		pos--;
	}
	return 0;
}
function codePointAt$1(str, pos) {
	let code0 = str.charCodeAt(pos);
	if (!surrogateHigh$1(code0) || pos + 1 == str.length) return code0;
	let code1 = str.charCodeAt(pos + 1);
	return surrogateLow$1(code1) ? (code0 - 55296 << 10) + (code1 - 56320) + 65536 : code0;
}
function surrogateLow$1(ch) {
	return ch >= 56320 && ch < 57344;
}
function surrogateHigh$1(ch) {
	return ch >= 55296 && ch < 56320;
}
function codePointSize$1(code) {
	return code < 65536 ? 1 : 2;
}
// node_modules/@codemirror/state/dist/index.js
var Text = class Text {
	lineAt(pos) {
		if (pos < 0 || pos > this.length) throw RangeError(`Invalid position ${pos} in document of length ${this.length}`);
		return this.lineInner(pos, !1, 1, 0);
	}
	line(n) {
		if (n < 1 || n > this.lines) throw RangeError(`Invalid line number ${n} in ${this.lines}-line document`);
		return this.lineInner(n, !0, 1, 0);
	}
	replace(from, to, text) {
		[from, to] = clip(this, from, to);
		let parts = [];
		return this.decompose(0, from, parts, 2), text.length && text.decompose(0, text.length, parts, 3), this.decompose(to, this.length, parts, 1), TextNode.from(parts, this.length - (to - from) + text.length);
	}
	append(other) {
		return this.replace(this.length, this.length, other);
	}
	slice(from, to = this.length) {
		[from, to] = clip(this, from, to);
		let parts = [];
		return this.decompose(from, to, parts, 0), TextNode.from(parts, to - from);
	}
	eq(other) {
		if (other == this) return !0;
		if (other.length != this.length || other.lines != this.lines) return !1;
		let start = this.scanIdentical(other, 1), end = this.length - this.scanIdentical(other, -1), a = new RawTextCursor(this), b = new RawTextCursor(other);
		for (let skip = start, pos = start;;) {
			if (a.next(skip), b.next(skip), skip = 0, a.lineBreak != b.lineBreak || a.done != b.done || a.value != b.value) return !1;
			if (pos += a.value.length, a.done || pos >= end) return !0;
		}
	}
	iter(dir = 1) {
		return new RawTextCursor(this, dir);
	}
	iterRange(from, to = this.length) {
		return new PartialTextCursor(this, from, to);
	}
	iterLines(from, to) {
		let inner;
		if (from == null) inner = this.iter();
		else {
			to ??= this.lines + 1;
			let start = this.line(from).from;
			inner = this.iterRange(start, Math.max(start, to == this.lines + 1 ? this.length : to <= 1 ? 0 : this.line(to - 1).to));
		}
		return new LineCursor(inner);
	}
	toString() {
		return this.sliceString(0);
	}
	toJSON() {
		let lines = [];
		return this.flatten(lines), lines;
	}
	constructor() {}
	static of(text) {
		if (text.length == 0) throw RangeError("A document must have at least one line");
		return text.length == 1 && !text[0] ? Text.empty : text.length <= 32 ? new TextLeaf(text) : TextNode.from(TextLeaf.split(text, []));
	}
}, TextLeaf = class TextLeaf extends Text {
	constructor(text, length = textLength(text)) {
		super(), this.text = text, this.length = length;
	}
	get lines() {
		return this.text.length;
	}
	get children() {
		return null;
	}
	lineInner(target, isLine, line, offset) {
		for (let i = 0;; i++) {
			let string = this.text[i], end = offset + string.length;
			if ((isLine ? line : end) >= target) return new Line(offset, end, line, string);
			offset = end + 1, line++;
		}
	}
	decompose(from, to, target, open) {
		let text = from <= 0 && to >= this.length ? this : new TextLeaf(sliceText(this.text, from, to), Math.min(to, this.length) - Math.max(0, from));
		if (open & 1) {
			let prev = target.pop(), joined = appendText(text.text, prev.text.slice(), 0, text.length);
			if (joined.length <= 32) target.push(new TextLeaf(joined, prev.length + text.length));
			else {
				let mid = joined.length >> 1;
				target.push(new TextLeaf(joined.slice(0, mid)), new TextLeaf(joined.slice(mid)));
			}
		} else target.push(text);
	}
	replace(from, to, text) {
		if (!(text instanceof TextLeaf)) return super.replace(from, to, text);
		[from, to] = clip(this, from, to);
		let lines = appendText(this.text, appendText(text.text, sliceText(this.text, 0, from)), to), newLen = this.length + text.length - (to - from);
		return lines.length <= 32 ? new TextLeaf(lines, newLen) : TextNode.from(TextLeaf.split(lines, []), newLen);
	}
	sliceString(from, to = this.length, lineSep = "\n") {
		[from, to] = clip(this, from, to);
		let result = "";
		for (let pos = 0, i = 0; pos <= to && i < this.text.length; i++) {
			let line = this.text[i], end = pos + line.length;
			pos > from && i && (result += lineSep), from < end && to > pos && (result += line.slice(Math.max(0, from - pos), to - pos)), pos = end + 1;
		}
		return result;
	}
	flatten(target) {
		for (let line of this.text) target.push(line);
	}
	scanIdentical() {
		return 0;
	}
	static split(text, target) {
		let part = [], len = -1;
		for (let line of text) part.push(line), len += line.length + 1, part.length == 32 && (target.push(new TextLeaf(part, len)), part = [], len = -1);
		return len > -1 && target.push(new TextLeaf(part, len)), target;
	}
}, TextNode = class TextNode extends Text {
	constructor(children, length) {
		super(), this.children = children, this.length = length, this.lines = 0;
		for (let child of children) this.lines += child.lines;
	}
	lineInner(target, isLine, line, offset) {
		for (let i = 0;; i++) {
			let child = this.children[i], end = offset + child.length, endLine = line + child.lines - 1;
			if ((isLine ? endLine : end) >= target) return child.lineInner(target, isLine, line, offset);
			offset = end + 1, line = endLine + 1;
		}
	}
	decompose(from, to, target, open) {
		for (let i = 0, pos = 0; pos <= to && i < this.children.length; i++) {
			let child = this.children[i], end = pos + child.length;
			if (from <= end && to >= pos) {
				let childOpen = open & (pos <= from | (end >= to ? 2 : 0));
				pos >= from && end <= to && !childOpen ? target.push(child) : child.decompose(from - pos, to - pos, target, childOpen);
			}
			pos = end + 1;
		}
	}
	replace(from, to, text) {
		if ([from, to] = clip(this, from, to), text.lines < this.lines) for (let i = 0, pos = 0; i < this.children.length; i++) {
			let child = this.children[i], end = pos + child.length;
			if (from >= pos && to <= end) {
				let updated = child.replace(from - pos, to - pos, text), totalLines = this.lines - child.lines + updated.lines;
				if (updated.lines < totalLines >> 4 && updated.lines > totalLines >> 6) {
					let copy = this.children.slice();
					return copy[i] = updated, new TextNode(copy, this.length - (to - from) + text.length);
				}
				return super.replace(pos, end, updated);
			}
			pos = end + 1;
		}
		return super.replace(from, to, text);
	}
	sliceString(from, to = this.length, lineSep = "\n") {
		[from, to] = clip(this, from, to);
		let result = "";
		for (let i = 0, pos = 0; i < this.children.length && pos <= to; i++) {
			let child = this.children[i], end = pos + child.length;
			pos > from && i && (result += lineSep), from < end && to > pos && (result += child.sliceString(from - pos, to - pos, lineSep)), pos = end + 1;
		}
		return result;
	}
	flatten(target) {
		for (let child of this.children) child.flatten(target);
	}
	scanIdentical(other, dir) {
		if (!(other instanceof TextNode)) return 0;
		let length = 0, [iA, iB, eA, eB] = dir > 0 ? [
			0,
			0,
			this.children.length,
			other.children.length
		] : [
			this.children.length - 1,
			other.children.length - 1,
			-1,
			-1
		];
		for (;; iA += dir, iB += dir) {
			if (iA == eA || iB == eB) return length;
			let chA = this.children[iA], chB = other.children[iB];
			if (chA != chB) return length + chA.scanIdentical(chB, dir);
			length += chA.length + 1;
		}
	}
	static from(children, length = children.reduce((l, ch) => l + ch.length + 1, -1)) {
		let lines = 0;
		for (let ch of children) lines += ch.lines;
		if (lines < 32) {
			let flat = [];
			for (let ch of children) ch.flatten(flat);
			return new TextLeaf(flat, length);
		}
		let chunk = Math.max(32, lines >> 5), maxChunk = chunk << 1, minChunk = chunk >> 1, chunked = [], currentLines = 0, currentLen = -1, currentChunk = [];
		function add(child) {
			let last;
			if (child.lines > maxChunk && child instanceof TextNode) for (let node of child.children) add(node);
			else child.lines > minChunk && (currentLines > minChunk || !currentLines) ? (flush(), chunked.push(child)) : child instanceof TextLeaf && currentLines && (last = currentChunk[currentChunk.length - 1]) instanceof TextLeaf && child.lines + last.lines <= 32 ? (currentLines += child.lines, currentLen += child.length + 1, currentChunk[currentChunk.length - 1] = new TextLeaf(last.text.concat(child.text), last.length + 1 + child.length)) : (currentLines + child.lines > chunk && flush(), currentLines += child.lines, currentLen += child.length + 1, currentChunk.push(child));
		}
		function flush() {
			currentLines != 0 && (chunked.push(currentChunk.length == 1 ? currentChunk[0] : TextNode.from(currentChunk, currentLen)), currentLen = -1, currentLines = currentChunk.length = 0);
		}
		for (let child of children) add(child);
		return flush(), chunked.length == 1 ? chunked[0] : new TextNode(chunked, length);
	}
};
Text.empty = new TextLeaf([""], 0);
function textLength(text) {
	let length = -1;
	for (let line of text) length += line.length + 1;
	return length;
}
function appendText(text, target, from = 0, to = 1e9) {
	for (let pos = 0, i = 0, first = !0; i < text.length && pos <= to; i++) {
		let line = text[i], end = pos + line.length;
		end >= from && (end > to && (line = line.slice(0, to - pos)), pos < from && (line = line.slice(from - pos)), first ? (target[target.length - 1] += line, first = !1) : target.push(line)), pos = end + 1;
	}
	return target;
}
function sliceText(text, from, to) {
	return appendText(text, [""], from, to);
}
var RawTextCursor = class {
	constructor(text, dir = 1) {
		this.dir = dir, this.done = !1, this.lineBreak = !1, this.value = "", this.nodes = [text], this.offsets = [dir > 0 ? 1 : (text instanceof TextLeaf ? text.text.length : text.children.length) << 1];
	}
	nextInner(skip, dir) {
		for (this.done = this.lineBreak = !1;;) {
			let last = this.nodes.length - 1, top = this.nodes[last], offsetValue = this.offsets[last], offset = offsetValue >> 1, size = top instanceof TextLeaf ? top.text.length : top.children.length;
			if (offset == (dir > 0 ? size : 0)) {
				if (last == 0) return this.done = !0, this.value = "", this;
				dir > 0 && this.offsets[last - 1]++, this.nodes.pop(), this.offsets.pop();
			} else if ((offsetValue & 1) == (dir > 0 ? 0 : 1)) {
				if (this.offsets[last] += dir, skip == 0) return this.lineBreak = !0, this.value = "\n", this;
				skip--;
			} else if (top instanceof TextLeaf) {
				let next = top.text[offset + (dir < 0 ? -1 : 0)];
				if (this.offsets[last] += dir, next.length > Math.max(0, skip)) return this.value = skip == 0 ? next : dir > 0 ? next.slice(skip) : next.slice(0, next.length - skip), this;
				skip -= next.length;
			} else {
				let next = top.children[offset + (dir < 0 ? -1 : 0)];
				skip > next.length ? (skip -= next.length, this.offsets[last] += dir) : (dir < 0 && this.offsets[last]--, this.nodes.push(next), this.offsets.push(dir > 0 ? 1 : (next instanceof TextLeaf ? next.text.length : next.children.length) << 1));
			}
		}
	}
	next(skip = 0) {
		return skip < 0 && (this.nextInner(-skip, -this.dir), skip = this.value.length), this.nextInner(skip, this.dir);
	}
}, PartialTextCursor = class {
	constructor(text, start, end) {
		this.value = "", this.done = !1, this.cursor = new RawTextCursor(text, start > end ? -1 : 1), this.pos = start > end ? text.length : 0, this.from = Math.min(start, end), this.to = Math.max(start, end);
	}
	nextInner(skip, dir) {
		if (dir < 0 ? this.pos <= this.from : this.pos >= this.to) return this.value = "", this.done = !0, this;
		skip += Math.max(0, dir < 0 ? this.pos - this.to : this.from - this.pos);
		let limit = dir < 0 ? this.pos - this.from : this.to - this.pos;
		skip > limit && (skip = limit), limit -= skip;
		let { value } = this.cursor.next(skip);
		return this.pos += (value.length + skip) * dir, this.value = value.length <= limit ? value : dir < 0 ? value.slice(value.length - limit) : value.slice(0, limit), this.done = !this.value, this;
	}
	next(skip = 0) {
		return skip < 0 ? skip = Math.max(skip, this.from - this.pos) : skip > 0 && (skip = Math.min(skip, this.to - this.pos)), this.nextInner(skip, this.cursor.dir);
	}
	get lineBreak() {
		return this.cursor.lineBreak && this.value != "";
	}
}, LineCursor = class {
	constructor(inner) {
		this.inner = inner, this.afterBreak = !0, this.value = "", this.done = !1;
	}
	next(skip = 0) {
		let { done, lineBreak, value } = this.inner.next(skip);
		return done && this.afterBreak ? (this.value = "", this.afterBreak = !1) : done ? (this.done = !0, this.value = "") : lineBreak ? this.afterBreak ? this.value = "" : (this.afterBreak = !0, this.next()) : (this.value = value, this.afterBreak = !1), this;
	}
	get lineBreak() {
		return !1;
	}
};
typeof Symbol < "u" && (Text.prototype[Symbol.iterator] = function() {
	return this.iter();
}, RawTextCursor.prototype[Symbol.iterator] = PartialTextCursor.prototype[Symbol.iterator] = LineCursor.prototype[Symbol.iterator] = function() {
	return this;
});
var Line = class {
	constructor(from, to, number, text) {
		this.from = from, this.to = to, this.number = number, this.text = text;
	}
	get length() {
		return this.to - this.from;
	}
};
function clip(text, from, to) {
	return from = Math.max(0, Math.min(text.length, from)), [from, Math.max(from, Math.min(text.length, to))];
}
function findClusterBreak(str, pos, forward = !0, includeExtending = !0) {
	return findClusterBreak$1(str, pos, forward, includeExtending);
}
function surrogateLow(ch) {
	return ch >= 56320 && ch < 57344;
}
function surrogateHigh(ch) {
	return ch >= 55296 && ch < 56320;
}
function codePointAt(str, pos) {
	let code0 = str.charCodeAt(pos);
	if (!surrogateHigh(code0) || pos + 1 == str.length) return code0;
	let code1 = str.charCodeAt(pos + 1);
	return surrogateLow(code1) ? (code0 - 55296 << 10) + (code1 - 56320) + 65536 : code0;
}
function fromCodePoint(code) {
	return code <= 65535 ? String.fromCharCode(code) : (code -= 65536, String.fromCharCode((code >> 10) + 55296, (code & 1023) + 56320));
}
function codePointSize(code) {
	return code < 65536 ? 1 : 2;
}
var DefaultSplit = /\r\n?|\n/, MapMode = (function(MapMode) {
	return MapMode[MapMode.Simple = 0] = "Simple", MapMode[MapMode.TrackDel = 1] = "TrackDel", MapMode[MapMode.TrackBefore = 2] = "TrackBefore", MapMode[MapMode.TrackAfter = 3] = "TrackAfter", MapMode;
})(MapMode ||= {}), ChangeDesc = class ChangeDesc {
	constructor(sections) {
		this.sections = sections;
	}
	get length() {
		let result = 0;
		for (let i = 0; i < this.sections.length; i += 2) result += this.sections[i];
		return result;
	}
	get newLength() {
		let result = 0;
		for (let i = 0; i < this.sections.length; i += 2) {
			let ins = this.sections[i + 1];
			result += ins < 0 ? this.sections[i] : ins;
		}
		return result;
	}
	get empty() {
		return this.sections.length == 0 || this.sections.length == 2 && this.sections[1] < 0;
	}
	iterGaps(f) {
		for (let i = 0, posA = 0, posB = 0; i < this.sections.length;) {
			let len = this.sections[i++], ins = this.sections[i++];
			ins < 0 ? (f(posA, posB, len), posB += len) : posB += ins, posA += len;
		}
	}
	iterChangedRanges(f, individual = !1) {
		iterChanges(this, f, individual);
	}
	get invertedDesc() {
		let sections = [];
		for (let i = 0; i < this.sections.length;) {
			let len = this.sections[i++], ins = this.sections[i++];
			ins < 0 ? sections.push(len, ins) : sections.push(ins, len);
		}
		return new ChangeDesc(sections);
	}
	composeDesc(other) {
		return this.empty ? other : other.empty ? this : composeSets(this, other);
	}
	mapDesc(other, before = !1) {
		return other.empty ? this : mapSet(this, other, before);
	}
	mapPos(pos, assoc = -1, mode = MapMode.Simple) {
		let posA = 0, posB = 0;
		for (let i = 0; i < this.sections.length;) {
			let len = this.sections[i++], ins = this.sections[i++], endA = posA + len;
			if (ins < 0) {
				if (endA > pos) return posB + (pos - posA);
				posB += len;
			} else {
				if (mode != MapMode.Simple && endA >= pos && (mode == MapMode.TrackDel && posA < pos && endA > pos || mode == MapMode.TrackBefore && posA < pos || mode == MapMode.TrackAfter && endA > pos)) return null;
				if (endA > pos || endA == pos && assoc < 0 && !len) return pos == posA || assoc < 0 ? posB : posB + ins;
				posB += ins;
			}
			posA = endA;
		}
		if (pos > posA) throw RangeError(`Position ${pos} is out of range for changeset of length ${posA}`);
		return posB;
	}
	touchesRange(from, to = from) {
		for (let i = 0, pos = 0; i < this.sections.length && pos <= to;) {
			let len = this.sections[i++], ins = this.sections[i++], end = pos + len;
			if (ins >= 0 && pos <= to && end >= from) return pos < from && end > to ? "cover" : !0;
			pos = end;
		}
		return !1;
	}
	toString() {
		let result = "";
		for (let i = 0; i < this.sections.length;) {
			let len = this.sections[i++], ins = this.sections[i++];
			result += (result ? " " : "") + len + (ins >= 0 ? ":" + ins : "");
		}
		return result;
	}
	toJSON() {
		return this.sections;
	}
	static fromJSON(json) {
		if (!Array.isArray(json) || json.length % 2 || json.some((a) => typeof a != "number")) throw RangeError("Invalid JSON representation of ChangeDesc");
		return new ChangeDesc(json);
	}
	static create(sections) {
		return new ChangeDesc(sections);
	}
}, ChangeSet = class ChangeSet extends ChangeDesc {
	constructor(sections, inserted) {
		super(sections), this.inserted = inserted;
	}
	apply(doc) {
		if (this.length != doc.length) throw RangeError("Applying change set to a document with the wrong length");
		return iterChanges(this, (fromA, toA, fromB, _toB, text) => doc = doc.replace(fromB, fromB + (toA - fromA), text), !1), doc;
	}
	mapDesc(other, before = !1) {
		return mapSet(this, other, before, !0);
	}
	invert(doc) {
		let sections = this.sections.slice(), inserted = [];
		for (let i = 0, pos = 0; i < sections.length; i += 2) {
			let len = sections[i], ins = sections[i + 1];
			if (ins >= 0) {
				sections[i] = ins, sections[i + 1] = len;
				let index = i >> 1;
				for (; inserted.length < index;) inserted.push(Text.empty);
				inserted.push(len ? doc.slice(pos, pos + len) : Text.empty);
			}
			pos += len;
		}
		return new ChangeSet(sections, inserted);
	}
	compose(other) {
		return this.empty ? other : other.empty ? this : composeSets(this, other, !0);
	}
	map(other, before = !1) {
		return other.empty ? this : mapSet(this, other, before, !0);
	}
	iterChanges(f, individual = !1) {
		iterChanges(this, f, individual);
	}
	get desc() {
		return ChangeDesc.create(this.sections);
	}
	filter(ranges) {
		let resultSections = [], resultInserted = [], filteredSections = [], iter = new SectionIter(this);
		done: for (let i = 0, pos = 0;;) {
			let next = i == ranges.length ? 1e9 : ranges[i++];
			for (; pos < next || pos == next && iter.len == 0;) {
				if (iter.done) break done;
				let len = Math.min(iter.len, next - pos);
				addSection(filteredSections, len, -1);
				let ins = iter.ins == -1 ? -1 : iter.off == 0 ? iter.ins : 0;
				addSection(resultSections, len, ins), ins > 0 && addInsert(resultInserted, resultSections, iter.text), iter.forward(len), pos += len;
			}
			let end = ranges[i++];
			for (; pos < end;) {
				if (iter.done) break done;
				let len = Math.min(iter.len, end - pos);
				addSection(resultSections, len, -1), addSection(filteredSections, len, iter.ins == -1 ? -1 : iter.off == 0 ? iter.ins : 0), iter.forward(len), pos += len;
			}
		}
		return {
			changes: new ChangeSet(resultSections, resultInserted),
			filtered: ChangeDesc.create(filteredSections)
		};
	}
	toJSON() {
		let parts = [];
		for (let i = 0; i < this.sections.length; i += 2) {
			let len = this.sections[i], ins = this.sections[i + 1];
			ins < 0 ? parts.push(len) : ins == 0 ? parts.push([len]) : parts.push([len].concat(this.inserted[i >> 1].toJSON()));
		}
		return parts;
	}
	static of(changes, length, lineSep) {
		let sections = [], inserted = [], pos = 0, total = null;
		function flush(force = !1) {
			if (!force && !sections.length) return;
			pos < length && addSection(sections, length - pos, -1);
			let set = new ChangeSet(sections, inserted);
			total = total ? total.compose(set.map(total)) : set, sections = [], inserted = [], pos = 0;
		}
		function process(spec) {
			if (Array.isArray(spec)) for (let sub of spec) process(sub);
			else if (spec instanceof ChangeSet) {
				if (spec.length != length) throw RangeError(`Mismatched change set length (got ${spec.length}, expected ${length})`);
				flush(), total = total ? total.compose(spec.map(total)) : spec;
			} else {
				let { from, to = from, insert } = spec;
				if (from > to || from < 0 || to > length) throw RangeError(`Invalid change range ${from} to ${to} (in doc of length ${length})`);
				let insText = insert ? typeof insert == "string" ? Text.of(insert.split(lineSep || DefaultSplit)) : insert : Text.empty, insLen = insText.length;
				if (from == to && insLen == 0) return;
				from < pos && flush(), from > pos && addSection(sections, from - pos, -1), addSection(sections, to - from, insLen), addInsert(inserted, sections, insText), pos = to;
			}
		}
		return process(changes), flush(!total), total;
	}
	static empty(length) {
		return new ChangeSet(length ? [length, -1] : [], []);
	}
	static fromJSON(json) {
		if (!Array.isArray(json)) throw RangeError("Invalid JSON representation of ChangeSet");
		let sections = [], inserted = [];
		for (let i = 0; i < json.length; i++) {
			let part = json[i];
			if (typeof part == "number") sections.push(part, -1);
			else if (!Array.isArray(part) || typeof part[0] != "number" || part.some((e, i) => i && typeof e != "string")) throw RangeError("Invalid JSON representation of ChangeSet");
			else if (part.length == 1) sections.push(part[0], 0);
			else {
				for (; inserted.length < i;) inserted.push(Text.empty);
				inserted[i] = Text.of(part.slice(1)), sections.push(part[0], inserted[i].length);
			}
		}
		return new ChangeSet(sections, inserted);
	}
	static createSet(sections, inserted) {
		return new ChangeSet(sections, inserted);
	}
};
function addSection(sections, len, ins, forceJoin = !1) {
	if (len == 0 && ins <= 0) return;
	let last = sections.length - 2;
	last >= 0 && ins <= 0 && ins == sections[last + 1] ? sections[last] += len : last >= 0 && len == 0 && sections[last] == 0 ? sections[last + 1] += ins : forceJoin ? (sections[last] += len, sections[last + 1] += ins) : sections.push(len, ins);
}
function addInsert(values, sections, value) {
	if (value.length == 0) return;
	let index = sections.length - 2 >> 1;
	if (index < values.length) values[values.length - 1] = values[values.length - 1].append(value);
	else {
		for (; values.length < index;) values.push(Text.empty);
		values.push(value);
	}
}
function iterChanges(desc, f, individual) {
	let inserted = desc.inserted;
	for (let posA = 0, posB = 0, i = 0; i < desc.sections.length;) {
		let len = desc.sections[i++], ins = desc.sections[i++];
		if (ins < 0) posA += len, posB += len;
		else {
			let endA = posA, endB = posB, text = Text.empty;
			for (; endA += len, endB += ins, ins && inserted && (text = text.append(inserted[i - 2 >> 1])), !(individual || i == desc.sections.length || desc.sections[i + 1] < 0);) len = desc.sections[i++], ins = desc.sections[i++];
			f(posA, endA, posB, endB, text), posA = endA, posB = endB;
		}
	}
}
function mapSet(setA, setB, before, mkSet = !1) {
	let sections = [], insert = mkSet ? [] : null, a = new SectionIter(setA), b = new SectionIter(setB);
	for (let inserted = -1;;) if (a.done && b.len || b.done && a.len) throw Error("Mismatched change set lengths");
	else if (a.ins == -1 && b.ins == -1) {
		let len = Math.min(a.len, b.len);
		addSection(sections, len, -1), a.forward(len), b.forward(len);
	} else if (b.ins >= 0 && (a.ins < 0 || inserted == a.i || a.off == 0 && (b.len < a.len || b.len == a.len && !before))) {
		let len = b.len;
		for (addSection(sections, b.ins, -1); len;) {
			let piece = Math.min(a.len, len);
			a.ins >= 0 && inserted < a.i && a.len <= piece && (addSection(sections, 0, a.ins), insert && addInsert(insert, sections, a.text), inserted = a.i), a.forward(piece), len -= piece;
		}
		b.next();
	} else if (a.ins >= 0) {
		let len = 0, left = a.len;
		for (; left;) if (b.ins == -1) {
			let piece = Math.min(left, b.len);
			len += piece, left -= piece, b.forward(piece);
		} else if (b.ins == 0 && b.len < left) left -= b.len, b.next();
		else break;
		addSection(sections, len, inserted < a.i ? a.ins : 0), insert && inserted < a.i && addInsert(insert, sections, a.text), inserted = a.i, a.forward(a.len - left);
	} else if (a.done && b.done) return insert ? ChangeSet.createSet(sections, insert) : ChangeDesc.create(sections);
	else throw Error("Mismatched change set lengths");
}
function composeSets(setA, setB, mkSet = !1) {
	let sections = [], insert = mkSet ? [] : null, a = new SectionIter(setA), b = new SectionIter(setB);
	for (let open = !1;;) if (a.done && b.done) return insert ? ChangeSet.createSet(sections, insert) : ChangeDesc.create(sections);
	else if (a.ins == 0) addSection(sections, a.len, 0, open), a.next();
	else if (b.len == 0 && !b.done) addSection(sections, 0, b.ins, open), insert && addInsert(insert, sections, b.text), b.next();
	else if (a.done || b.done) throw Error("Mismatched change set lengths");
	else {
		let len = Math.min(a.len2, b.len), sectionLen = sections.length;
		if (a.ins == -1) {
			let insB = b.ins == -1 ? -1 : b.off ? 0 : b.ins;
			addSection(sections, len, insB, open), insert && insB && addInsert(insert, sections, b.text);
		} else b.ins == -1 ? (addSection(sections, a.off ? 0 : a.len, len, open), insert && addInsert(insert, sections, a.textBit(len))) : (addSection(sections, a.off ? 0 : a.len, b.off ? 0 : b.ins, open), insert && !b.off && addInsert(insert, sections, b.text));
		open = (a.ins > len || b.ins >= 0 && b.len > len) && (open || sections.length > sectionLen), a.forward2(len), b.forward(len);
	}
}
var SectionIter = class {
	constructor(set) {
		this.set = set, this.i = 0, this.next();
	}
	next() {
		let { sections } = this.set;
		this.i < sections.length ? (this.len = sections[this.i++], this.ins = sections[this.i++]) : (this.len = 0, this.ins = -2), this.off = 0;
	}
	get done() {
		return this.ins == -2;
	}
	get len2() {
		return this.ins < 0 ? this.len : this.ins;
	}
	get text() {
		let { inserted } = this.set, index = this.i - 2 >> 1;
		return index >= inserted.length ? Text.empty : inserted[index];
	}
	textBit(len) {
		let { inserted } = this.set, index = this.i - 2 >> 1;
		return index >= inserted.length && !len ? Text.empty : inserted[index].slice(this.off, len == null ? void 0 : this.off + len);
	}
	forward(len) {
		len == this.len ? this.next() : (this.len -= len, this.off += len);
	}
	forward2(len) {
		this.ins == -1 ? this.forward(len) : len == this.ins ? this.next() : (this.ins -= len, this.off += len);
	}
}, SelectionRange = class SelectionRange {
	constructor(from, to, flags, goalColumn) {
		this.from = from, this.to = to, this.flags = flags, this.goalColumn = goalColumn;
	}
	get anchor() {
		return this.flags & 32 ? this.to : this.from;
	}
	get head() {
		return this.flags & 32 ? this.from : this.to;
	}
	get empty() {
		return this.from == this.to;
	}
	get assoc() {
		return this.flags & 8 ? -1 : this.flags & 16 ? 1 : 0;
	}
	get undirectional() {
		return (this.flags & 64) > 0;
	}
	get bidiLevel() {
		let level = this.flags & 7;
		return level == 7 ? null : level;
	}
	map(change, assoc = -1) {
		let from, to;
		return this.empty ? from = to = change.mapPos(this.from, assoc) : (from = change.mapPos(this.from, 1), to = change.mapPos(this.to, -1)), from == this.from && to == this.to ? this : new SelectionRange(from, to, this.flags, this.goalColumn);
	}
	extend(from, to = from, assoc = 0) {
		if (from <= this.anchor && to >= this.anchor) return EditorSelection.range(from, to, void 0, void 0, assoc);
		let head = Math.abs(from - this.anchor) > Math.abs(to - this.anchor) ? from : to;
		return EditorSelection.range(this.anchor, head, void 0, void 0, assoc);
	}
	eq(other, includeAssoc = !1) {
		return this.anchor == other.anchor && this.head == other.head && this.goalColumn == other.goalColumn && (!includeAssoc || !this.empty || this.assoc == other.assoc);
	}
	toJSON() {
		return {
			anchor: this.anchor,
			head: this.head
		};
	}
	static fromJSON(json) {
		if (!json || typeof json.anchor != "number" || typeof json.head != "number") throw RangeError("Invalid JSON representation for SelectionRange");
		return EditorSelection.range(json.anchor, json.head);
	}
	static create(from, to, flags, goalColumn) {
		return new SelectionRange(from, to, flags, goalColumn);
	}
}, EditorSelection = class EditorSelection {
	constructor(ranges, mainIndex) {
		this.ranges = ranges, this.mainIndex = mainIndex;
	}
	map(change, assoc = -1) {
		return change.empty ? this : EditorSelection.create(this.ranges.map((r) => r.map(change, assoc)), this.mainIndex);
	}
	eq(other, includeAssoc = !1) {
		if (this.ranges.length != other.ranges.length || this.mainIndex != other.mainIndex) return !1;
		for (let i = 0; i < this.ranges.length; i++) if (!this.ranges[i].eq(other.ranges[i], includeAssoc)) return !1;
		return !0;
	}
	get main() {
		return this.ranges[this.mainIndex];
	}
	asSingle() {
		return this.ranges.length == 1 ? this : new EditorSelection([this.main], 0);
	}
	addRange(range, main = !0) {
		return EditorSelection.create([range].concat(this.ranges), main ? 0 : this.mainIndex + 1);
	}
	replaceRange(range, which = this.mainIndex) {
		let ranges = this.ranges.slice();
		return ranges[which] = range, EditorSelection.create(ranges, this.mainIndex);
	}
	toJSON() {
		return {
			ranges: this.ranges.map((r) => r.toJSON()),
			main: this.mainIndex
		};
	}
	static fromJSON(json) {
		if (!json || !Array.isArray(json.ranges) || typeof json.main != "number" || json.main >= json.ranges.length) throw RangeError("Invalid JSON representation for EditorSelection");
		return new EditorSelection(json.ranges.map((r) => SelectionRange.fromJSON(r)), json.main);
	}
	static single(anchor, head = anchor) {
		return new EditorSelection([EditorSelection.range(anchor, head)], 0);
	}
	static create(ranges, mainIndex = 0) {
		if (ranges.length == 0) throw RangeError("A selection needs at least one range");
		for (let pos = 0, i = 0; i < ranges.length; i++) {
			let range = ranges[i];
			if (range.empty ? range.from <= pos : range.from < pos) return EditorSelection.normalized(ranges.slice(), mainIndex);
			pos = range.to;
		}
		return new EditorSelection(ranges, mainIndex);
	}
	static cursor(pos, assoc = 0, bidiLevel, goalColumn) {
		return SelectionRange.create(pos, pos, (assoc == 0 ? 0 : assoc < 0 ? 8 : 16) | (bidiLevel == null ? 7 : Math.min(6, bidiLevel)), goalColumn);
	}
	static range(anchor, head, goalColumn, bidiLevel, assoc) {
		let flags = bidiLevel == null ? 7 : Math.min(6, bidiLevel);
		return !assoc && anchor != head && (assoc = head < anchor ? 1 : -1), assoc && (flags |= assoc < 0 ? 8 : 16), head < anchor ? SelectionRange.create(head, anchor, flags | 32, goalColumn) : SelectionRange.create(anchor, head, flags, goalColumn);
	}
	static undirectionalRange(from, to) {
		return SelectionRange.create(from, to, 64, void 0);
	}
	static normalized(ranges, mainIndex = 0) {
		let main = ranges[mainIndex];
		ranges.sort((a, b) => a.from - b.from), mainIndex = ranges.indexOf(main);
		for (let i = 1; i < ranges.length; i++) {
			let range = ranges[i], prev = ranges[i - 1];
			if (range.empty ? range.from <= prev.to : range.from < prev.to) {
				let from = prev.from, to = Math.max(range.to, prev.to);
				i <= mainIndex && mainIndex--, ranges.splice(--i, 2, range.anchor > range.head ? EditorSelection.range(to, from) : EditorSelection.range(from, to));
			}
		}
		return new EditorSelection(ranges, mainIndex);
	}
};
function checkSelection(selection, docLength) {
	for (let range of selection.ranges) if (range.to > docLength) throw RangeError("Selection points outside of document");
}
var nextID = 0, Facet = class Facet {
	constructor(combine, compareInput, compare, isStatic, enables) {
		this.combine = combine, this.compareInput = compareInput, this.compare = compare, this.isStatic = isStatic, this.id = nextID++, this.default = combine([]), this.extensions = typeof enables == "function" ? enables(this) : enables;
	}
	get reader() {
		return this;
	}
	static define(config = {}) {
		return new Facet(config.combine || ((a) => a), config.compareInput || ((a, b) => a === b), config.compare || (config.combine ? (a, b) => a === b : sameArray$1), !!config.static, config.enables);
	}
	of(value) {
		return new FacetProvider([], this, 0, value);
	}
	compute(deps, get) {
		if (this.isStatic) throw Error("Can't compute a static facet");
		return new FacetProvider(deps, this, 1, get);
	}
	computeN(deps, get) {
		if (this.isStatic) throw Error("Can't compute a static facet");
		return new FacetProvider(deps, this, 2, get);
	}
	from(field, get) {
		return get ||= (x) => x, this.compute([field], (state) => get(state.field(field)));
	}
};
function sameArray$1(a, b) {
	return a == b || a.length == b.length && a.every((e, i) => e === b[i]);
}
var FacetProvider = class {
	constructor(dependencies, facet, type, value) {
		this.dependencies = dependencies, this.facet = facet, this.type = type, this.value = value, this.id = nextID++;
	}
	dynamicSlot(addresses) {
		let getter = this.value, compare = this.facet.compareInput, id = this.id, idx = addresses[id] >> 1, multi = this.type == 2, depDoc = !1, depSel = !1, depAddrs = [];
		for (let dep of this.dependencies) dep == "doc" ? depDoc = !0 : dep == "selection" ? depSel = !0 : (addresses[dep.id] ?? 1) & 1 || depAddrs.push(addresses[dep.id]);
		return {
			create(state) {
				return state.values[idx] = getter(state), 1;
			},
			update(state, tr) {
				if (depDoc && tr.docChanged || depSel && (tr.docChanged || tr.selection) || ensureAll(state, depAddrs)) {
					let newVal = getter(state);
					if (multi ? !compareArray(newVal, state.values[idx], compare) : !compare(newVal, state.values[idx])) return state.values[idx] = newVal, 1;
				}
				return 0;
			},
			reconfigure: (state, oldState) => {
				let newVal, oldAddr = oldState.config.address[id];
				if (oldAddr != null) {
					let oldVal = getAddr(oldState, oldAddr);
					if (this.dependencies.every((dep) => dep instanceof Facet ? oldState.facet(dep) === state.facet(dep) : dep instanceof StateField ? oldState.field(dep, !1) == state.field(dep, !1) : !0) || (multi ? compareArray(newVal = getter(state), oldVal, compare) : compare(newVal = getter(state), oldVal))) return state.values[idx] = oldVal, 0;
				} else newVal = getter(state);
				return state.values[idx] = newVal, 1;
			}
		};
	}
	get extension() {
		return this;
	}
};
function compareArray(a, b, compare) {
	if (a.length != b.length) return !1;
	for (let i = 0; i < a.length; i++) if (!compare(a[i], b[i])) return !1;
	return !0;
}
function ensureAll(state, addrs) {
	let changed = !1;
	for (let addr of addrs) ensureAddr(state, addr) & 1 && (changed = !0);
	return changed;
}
function dynamicFacetSlot(addresses, facet, providers) {
	let providerAddrs = providers.map((p) => addresses[p.id]), providerTypes = providers.map((p) => p.type), dynamic = providerAddrs.filter((p) => !(p & 1)), idx = addresses[facet.id] >> 1;
	function get(state) {
		let values = [];
		for (let i = 0; i < providerAddrs.length; i++) {
			let value = getAddr(state, providerAddrs[i]);
			if (providerTypes[i] == 2) for (let val of value) values.push(val);
			else values.push(value);
		}
		return facet.combine(values);
	}
	return {
		create(state) {
			for (let addr of providerAddrs) ensureAddr(state, addr);
			return state.values[idx] = get(state), 1;
		},
		update(state, tr) {
			if (!ensureAll(state, dynamic)) return 0;
			let value = get(state);
			return facet.compare(value, state.values[idx]) ? 0 : (state.values[idx] = value, 1);
		},
		reconfigure(state, oldState) {
			let depChanged = ensureAll(state, providerAddrs), oldProviders = oldState.config.facets[facet.id], oldValue = oldState.facet(facet);
			if (oldProviders && !depChanged && sameArray$1(providers, oldProviders)) return state.values[idx] = oldValue, 0;
			let value = get(state);
			return facet.compare(value, oldValue) ? (state.values[idx] = oldValue, 0) : (state.values[idx] = value, 1);
		}
	};
}
var initField = Facet.define({ static: !0 }), StateField = class StateField {
	constructor(id, createF, updateF, compareF, spec) {
		this.id = id, this.createF = createF, this.updateF = updateF, this.compareF = compareF, this.spec = spec, this.provides = void 0;
	}
	static define(config) {
		let field = new StateField(nextID++, config.create, config.update, config.compare || ((a, b) => a === b), config);
		return config.provide && (field.provides = config.provide(field)), field;
	}
	create(state) {
		return (state.facet(initField).find((i) => i.field == this)?.create || this.createF)(state);
	}
	slot(addresses) {
		let idx = addresses[this.id] >> 1;
		return {
			create: (state) => (state.values[idx] = this.create(state), 1),
			update: (state, tr) => {
				let oldVal = state.values[idx], value = this.updateF(oldVal, tr);
				return this.compareF(oldVal, value) ? 0 : (state.values[idx] = value, 1);
			},
			reconfigure: (state, oldState) => {
				let init = state.facet(initField), oldInit = oldState.facet(initField), reInit;
				return (reInit = init.find((i) => i.field == this)) && reInit != oldInit.find((i) => i.field == this) ? (state.values[idx] = reInit.create(state), 1) : oldState.config.address[this.id] == null ? (state.values[idx] = this.create(state), 1) : (state.values[idx] = oldState.field(this), 0);
			}
		};
	}
	init(create) {
		return [this, initField.of({
			field: this,
			create
		})];
	}
	get extension() {
		return this;
	}
}, Prec_ = {
	lowest: 4,
	low: 3,
	default: 2,
	high: 1,
	highest: 0
};
function prec(value) {
	return (ext) => new PrecExtension(ext, value);
}
var Prec = {
	highest: prec(Prec_.highest),
	high: prec(Prec_.high),
	default: prec(Prec_.default),
	low: prec(Prec_.low),
	lowest: prec(Prec_.lowest)
}, PrecExtension = class {
	constructor(inner, prec) {
		this.inner = inner, this.prec = prec;
	}
	get extension() {
		return this;
	}
}, Compartment = class Compartment {
	of(ext) {
		return new CompartmentInstance(this, ext);
	}
	reconfigure(content) {
		return Compartment.reconfigure.of({
			compartment: this,
			extension: content
		});
	}
	get(state) {
		return state.config.compartments.get(this);
	}
}, CompartmentInstance = class {
	constructor(compartment, inner) {
		this.compartment = compartment, this.inner = inner;
	}
	get extension() {
		return this;
	}
}, Configuration = class Configuration {
	constructor(base, compartments, dynamicSlots, address, staticValues, facets) {
		for (this.base = base, this.compartments = compartments, this.dynamicSlots = dynamicSlots, this.address = address, this.staticValues = staticValues, this.facets = facets, this.statusTemplate = []; this.statusTemplate.length < dynamicSlots.length;) this.statusTemplate.push(0);
	}
	staticFacet(facet) {
		let addr = this.address[facet.id];
		return addr == null ? facet.default : this.staticValues[addr >> 1];
	}
	static resolve(base, compartments, oldState) {
		let fields = [], facets = Object.create(null), newCompartments = new Map();
		for (let ext of flatten(base, compartments, newCompartments)) ext instanceof StateField ? fields.push(ext) : (facets[ext.facet.id] || (facets[ext.facet.id] = [])).push(ext);
		let address = Object.create(null), staticValues = [], dynamicSlots = [];
		for (let field of fields) address[field.id] = dynamicSlots.length << 1, dynamicSlots.push((a) => field.slot(a));
		let oldFacets = oldState?.config.facets;
		for (let id in facets) {
			let providers = facets[id], facet = providers[0].facet, oldProviders = oldFacets && oldFacets[id] || [];
			if (providers.every((p) => p.type == 0)) {
				if (address[facet.id] = staticValues.length << 1 | 1, sameArray$1(oldProviders, providers)) staticValues.push(oldState.facet(facet));
				else {
					let value = facet.combine(providers.map((p) => p.value));
					staticValues.push(oldState && facet.compare(value, oldState.facet(facet)) ? oldState.facet(facet) : value);
				}
			} else {
				for (let p of providers) p.type == 0 ? (address[p.id] = staticValues.length << 1 | 1, staticValues.push(p.value)) : (address[p.id] = dynamicSlots.length << 1, dynamicSlots.push((a) => p.dynamicSlot(a)));
				address[facet.id] = dynamicSlots.length << 1, dynamicSlots.push((a) => dynamicFacetSlot(a, facet, providers));
			}
		}
		let dynamic = dynamicSlots.map((f) => f(address));
		return new Configuration(base, newCompartments, dynamic, address, staticValues, facets);
	}
};
function flatten(extension, compartments, newCompartments) {
	let result = [
		[],
		[],
		[],
		[],
		[]
	], seen = new Map();
	function inner(ext, prec) {
		let known = seen.get(ext);
		if (known != null) {
			if (known <= prec) return;
			let found = result[known].indexOf(ext);
			found > -1 && result[known].splice(found, 1), ext instanceof CompartmentInstance && newCompartments.delete(ext.compartment);
		}
		if (seen.set(ext, prec), Array.isArray(ext)) for (let e of ext) inner(e, prec);
		else if (ext instanceof CompartmentInstance) {
			if (newCompartments.has(ext.compartment)) throw RangeError("Duplicate use of compartment in extensions");
			let content = compartments.get(ext.compartment) || ext.inner;
			newCompartments.set(ext.compartment, content), inner(content, prec);
		} else if (ext instanceof PrecExtension) inner(ext.inner, ext.prec);
		else if (ext instanceof StateField) result[prec].push(ext), ext.provides && inner(ext.provides, prec);
		else if (ext instanceof FacetProvider) result[prec].push(ext), ext.facet.extensions && inner(ext.facet.extensions, Prec_.default);
		else {
			let content = ext.extension;
			if (!content) throw Error(`Unrecognized extension value in extension set (${ext}).`);
			if (content == ext) throw Error(`Unrecognized extension value in extension set (${ext}). This sometimes happens because multiple instances of @codemirror/state are loaded, breaking instanceof checks.`);
			inner(content, prec);
		}
	}
	return inner(extension, Prec_.default), result.reduce((a, b) => a.concat(b));
}
function ensureAddr(state, addr) {
	if (addr & 1) return 2;
	let idx = addr >> 1, status = state.status[idx];
	if (status == 4) throw Error("Cyclic dependency between fields and/or facets");
	if (status & 2) return status;
	state.status[idx] = 4;
	let changed = state.computeSlot(state, state.config.dynamicSlots[idx]);
	return state.status[idx] = 2 | changed;
}
function getAddr(state, addr) {
	return addr & 1 ? state.config.staticValues[addr >> 1] : state.values[addr >> 1];
}
var languageData = Facet.define(), allowMultipleSelections = Facet.define({
	combine: (values) => values.some((v) => v),
	static: !0
}), lineSeparator = Facet.define({
	combine: (values) => values.length ? values[0] : void 0,
	static: !0
}), changeFilter = Facet.define(), transactionFilter = Facet.define(), transactionExtender = Facet.define(), readOnly = Facet.define({ combine: (values) => values.length ? values[0] : !1 }), Annotation = class {
	constructor(type, value) {
		this.type = type, this.value = value;
	}
	static define() {
		return new AnnotationType();
	}
}, AnnotationType = class {
	of(value) {
		return new Annotation(this, value);
	}
}, StateEffectType = class {
	constructor(map) {
		this.map = map;
	}
	of(value) {
		return new StateEffect(this, value);
	}
}, StateEffect = class StateEffect {
	constructor(type, value) {
		this.type = type, this.value = value;
	}
	map(mapping) {
		let mapped = this.type.map(this.value, mapping);
		return mapped === void 0 ? void 0 : mapped == this.value ? this : new StateEffect(this.type, mapped);
	}
	is(type) {
		return this.type == type;
	}
	static define(spec = {}) {
		return new StateEffectType(spec.map || ((v) => v));
	}
	static mapEffects(effects, mapping) {
		if (!effects.length) return effects;
		let result = [];
		for (let effect of effects) {
			let mapped = effect.map(mapping);
			mapped && result.push(mapped);
		}
		return result;
	}
};
StateEffect.reconfigure = StateEffect.define(), StateEffect.appendConfig = StateEffect.define();
var Transaction = class Transaction {
	constructor(startState, changes, selection, effects, annotations, scrollIntoView) {
		this.startState = startState, this.changes = changes, this.selection = selection, this.effects = effects, this.annotations = annotations, this.scrollIntoView = scrollIntoView, this._doc = null, this._state = null, selection && checkSelection(selection, changes.newLength), annotations.some((a) => a.type == Transaction.time) || (this.annotations = annotations.concat(Transaction.time.of(Date.now())));
	}
	static create(startState, changes, selection, effects, annotations, scrollIntoView) {
		return new Transaction(startState, changes, selection, effects, annotations, scrollIntoView);
	}
	get newDoc() {
		return this._doc ||= this.changes.apply(this.startState.doc);
	}
	get newSelection() {
		return this.selection || this.startState.selection.map(this.changes);
	}
	get state() {
		return this._state || this.startState.applyTransaction(this), this._state;
	}
	annotation(type) {
		for (let ann of this.annotations) if (ann.type == type) return ann.value;
	}
	get docChanged() {
		return !this.changes.empty;
	}
	get reconfigured() {
		return this.startState.config != this.state.config;
	}
	isUserEvent(event) {
		let e = this.annotation(Transaction.userEvent);
		return !!(e && (e == event || e.length > event.length && e.slice(0, event.length) == event && e[event.length] == "."));
	}
};
Transaction.time = Annotation.define(), Transaction.userEvent = Annotation.define(), Transaction.addToHistory = Annotation.define(), Transaction.remote = Annotation.define();
function joinRanges(a, b) {
	let result = [];
	for (let iA = 0, iB = 0;;) {
		let from, to;
		if (iA < a.length && (iB == b.length || b[iB] >= a[iA])) from = a[iA++], to = a[iA++];
		else if (iB < b.length) from = b[iB++], to = b[iB++];
		else return result;
		!result.length || result[result.length - 1] < from ? result.push(from, to) : result[result.length - 1] < to && (result[result.length - 1] = to);
	}
}
function mergeTransaction(a, b, sequential) {
	let mapForA, mapForB, changes;
	return sequential ? (mapForA = b.changes, mapForB = ChangeSet.empty(b.changes.length), changes = a.changes.compose(b.changes)) : (mapForA = b.changes.map(a.changes), mapForB = a.changes.mapDesc(b.changes, !0), changes = a.changes.compose(mapForA)), {
		changes,
		selection: b.selection ? b.selection.map(mapForB) : a.selection?.map(mapForA),
		effects: StateEffect.mapEffects(a.effects, mapForA).concat(StateEffect.mapEffects(b.effects, mapForB)),
		annotations: a.annotations.length ? a.annotations.concat(b.annotations) : b.annotations,
		scrollIntoView: a.scrollIntoView || b.scrollIntoView
	};
}
function resolveTransactionInner(state, spec, docSize) {
	let sel = spec.selection, annotations = asArray$1(spec.annotations);
	return spec.userEvent && (annotations = annotations.concat(Transaction.userEvent.of(spec.userEvent))), {
		changes: spec.changes instanceof ChangeSet ? spec.changes : ChangeSet.of(spec.changes || [], docSize, state.facet(lineSeparator)),
		selection: sel && (sel instanceof EditorSelection ? sel : EditorSelection.single(sel.anchor, sel.head)),
		effects: asArray$1(spec.effects),
		annotations,
		scrollIntoView: !!spec.scrollIntoView
	};
}
function resolveTransaction(state, specs, filter) {
	let s = resolveTransactionInner(state, specs.length ? specs[0] : {}, state.doc.length);
	specs.length && specs[0].filter === !1 && (filter = !1);
	for (let i = 1; i < specs.length; i++) {
		specs[i].filter === !1 && (filter = !1);
		let seq = !!specs[i].sequential;
		s = mergeTransaction(s, resolveTransactionInner(state, specs[i], seq ? s.changes.newLength : state.doc.length), seq);
	}
	let tr = Transaction.create(state, s.changes, s.selection, s.effects, s.annotations, s.scrollIntoView);
	return extendTransaction(filter ? filterTransaction(tr) : tr);
}
function filterTransaction(tr) {
	let state = tr.startState, result = !0;
	for (let filter of state.facet(changeFilter)) {
		let value = filter(tr);
		if (value === !1) {
			result = !1;
			break;
		}
		Array.isArray(value) && (result = result === !0 ? value : joinRanges(result, value));
	}
	if (result !== !0) {
		let changes, back;
		if (result === !1) back = tr.changes.invertedDesc, changes = ChangeSet.empty(state.doc.length);
		else {
			let filtered = tr.changes.filter(result);
			changes = filtered.changes, back = filtered.filtered.mapDesc(filtered.changes).invertedDesc;
		}
		tr = Transaction.create(state, changes, tr.selection && tr.selection.map(back), StateEffect.mapEffects(tr.effects, back), tr.annotations, tr.scrollIntoView);
	}
	let filters = state.facet(transactionFilter);
	for (let i = filters.length - 1; i >= 0; i--) {
		let filtered = filters[i](tr);
		tr = filtered instanceof Transaction ? filtered : Array.isArray(filtered) && filtered.length == 1 && filtered[0] instanceof Transaction ? filtered[0] : resolveTransaction(state, asArray$1(filtered), !1);
	}
	return tr;
}
function extendTransaction(tr) {
	let state = tr.startState, extenders = state.facet(transactionExtender), spec = tr;
	for (let i = extenders.length - 1; i >= 0; i--) {
		let extension = extenders[i](tr);
		extension && Object.keys(extension).length && (spec = mergeTransaction(spec, resolveTransactionInner(state, extension, tr.changes.newLength), !0));
	}
	return spec == tr ? tr : Transaction.create(state, tr.changes, tr.selection, spec.effects, spec.annotations, spec.scrollIntoView);
}
var none$2 = [];
function asArray$1(value) {
	return value == null ? none$2 : Array.isArray(value) ? value : [value];
}
var CharCategory = (function(CharCategory) {
	return CharCategory[CharCategory.Word = 0] = "Word", CharCategory[CharCategory.Space = 1] = "Space", CharCategory[CharCategory.Other = 2] = "Other", CharCategory;
})(CharCategory ||= {}), nonASCIISingleCaseWordChar = /[\u00df\u0587\u0590-\u05f4\u0600-\u06ff\u3040-\u309f\u30a0-\u30ff\u3400-\u4db5\u4e00-\u9fcc\uac00-\ud7af]/, wordChar;
try {
	wordChar = RegExp("[\\p{Alphabetic}\\p{Number}_]", "u");
} catch {}
function hasWordChar(str) {
	if (wordChar) return wordChar.test(str);
	for (let i = 0; i < str.length; i++) {
		let ch = str[i];
		if (/\w/.test(ch) || ch > "" && (ch.toUpperCase() != ch.toLowerCase() || nonASCIISingleCaseWordChar.test(ch))) return !0;
	}
	return !1;
}
function makeCategorizer(wordChars) {
	return (char) => {
		if (!/\S/.test(char)) return CharCategory.Space;
		if (hasWordChar(char)) return CharCategory.Word;
		for (let i = 0; i < wordChars.length; i++) if (char.indexOf(wordChars[i]) > -1) return CharCategory.Word;
		return CharCategory.Other;
	};
}
var EditorState = class EditorState {
	constructor(config, doc, selection, values, computeSlot, tr) {
		this.config = config, this.doc = doc, this.selection = selection, this.values = values, this.status = config.statusTemplate.slice(), this.computeSlot = computeSlot, tr && (tr._state = this);
		for (let i = 0; i < this.config.dynamicSlots.length; i++) ensureAddr(this, i << 1);
		this.computeSlot = null;
	}
	field(field, require = !0) {
		let addr = this.config.address[field.id];
		if (addr == null) {
			if (require) throw RangeError("Field is not present in this state");
		} else return ensureAddr(this, addr), getAddr(this, addr);
	}
	update(...specs) {
		return resolveTransaction(this, specs, !0);
	}
	applyTransaction(tr) {
		let conf = this.config, { base, compartments } = conf;
		for (let effect of tr.effects) effect.is(Compartment.reconfigure) ? (conf &&= (compartments = new Map(), conf.compartments.forEach((val, key) => compartments.set(key, val)), null), compartments.set(effect.value.compartment, effect.value.extension)) : effect.is(StateEffect.reconfigure) ? (conf = null, base = effect.value) : effect.is(StateEffect.appendConfig) && (conf = null, base = asArray$1(base).concat(effect.value));
		let startValues;
		conf ? startValues = tr.startState.values.slice() : (conf = Configuration.resolve(base, compartments, this), startValues = new EditorState(conf, this.doc, this.selection, conf.dynamicSlots.map(() => null), (state, slot) => slot.reconfigure(state, this), null).values);
		let selection = tr.startState.facet(allowMultipleSelections) ? tr.newSelection : tr.newSelection.asSingle();
		new EditorState(conf, tr.newDoc, selection, startValues, (state, slot) => slot.update(state, tr), tr);
	}
	replaceSelection(text) {
		return typeof text == "string" && (text = this.toText(text)), this.changeByRange((range) => ({
			changes: {
				from: range.from,
				to: range.to,
				insert: text
			},
			range: EditorSelection.cursor(range.from + text.length, -1)
		}));
	}
	changeByRange(f) {
		let sel = this.selection, result1 = f(sel.ranges[0]), changes = this.changes(result1.changes), ranges = [result1.range], effects = asArray$1(result1.effects);
		for (let i = 1; i < sel.ranges.length; i++) {
			let result = f(sel.ranges[i]), newChanges = this.changes(result.changes), newMapped = newChanges.map(changes);
			for (let j = 0; j < i; j++) ranges[j] = ranges[j].map(newMapped);
			let mapBy = changes.mapDesc(newChanges, !0);
			ranges.push(result.range.map(mapBy)), changes = changes.compose(newMapped), effects = StateEffect.mapEffects(effects, newMapped).concat(StateEffect.mapEffects(asArray$1(result.effects), mapBy));
		}
		return {
			changes,
			selection: EditorSelection.create(ranges, sel.mainIndex),
			effects
		};
	}
	changes(spec = []) {
		return spec instanceof ChangeSet ? spec : ChangeSet.of(spec, this.doc.length, this.facet(EditorState.lineSeparator));
	}
	toText(string) {
		return Text.of(string.split(this.facet(EditorState.lineSeparator) || DefaultSplit));
	}
	sliceDoc(from = 0, to = this.doc.length) {
		return this.doc.sliceString(from, to, this.lineBreak);
	}
	facet(facet) {
		let addr = this.config.address[facet.id];
		return addr == null ? facet.default : (ensureAddr(this, addr), getAddr(this, addr));
	}
	toJSON(fields) {
		let result = {
			doc: this.sliceDoc(),
			selection: this.selection.toJSON()
		};
		if (fields) for (let prop in fields) {
			let value = fields[prop];
			value instanceof StateField && this.config.address[value.id] != null && (result[prop] = value.spec.toJSON(this.field(fields[prop]), this));
		}
		return result;
	}
	static fromJSON(json, config = {}, fields) {
		if (!json || typeof json.doc != "string") throw RangeError("Invalid JSON representation for EditorState");
		let fieldInit = [];
		if (fields) {
			for (let prop in fields) if (Object.prototype.hasOwnProperty.call(json, prop)) {
				let field = fields[prop], value = json[prop];
				fieldInit.push(field.init((state) => field.spec.fromJSON(value, state)));
			}
		}
		return EditorState.create({
			doc: json.doc,
			selection: EditorSelection.fromJSON(json.selection),
			extensions: config.extensions ? fieldInit.concat([config.extensions]) : fieldInit
		});
	}
	static create(config = {}) {
		let configuration = Configuration.resolve(config.extensions || [], new Map()), doc = config.doc instanceof Text ? config.doc : Text.of((config.doc || "").split(configuration.staticFacet(EditorState.lineSeparator) || DefaultSplit)), selection = config.selection ? config.selection instanceof EditorSelection ? config.selection : EditorSelection.single(config.selection.anchor, config.selection.head) : EditorSelection.single(0);
		return checkSelection(selection, doc.length), configuration.staticFacet(allowMultipleSelections) || (selection = selection.asSingle()), new EditorState(configuration, doc, selection, configuration.dynamicSlots.map(() => null), (state, slot) => slot.create(state), null);
	}
	get tabSize() {
		return this.facet(EditorState.tabSize);
	}
	get lineBreak() {
		return this.facet(EditorState.lineSeparator) || "\n";
	}
	get readOnly() {
		return this.facet(readOnly);
	}
	phrase(phrase, ...insert) {
		for (let map of this.facet(EditorState.phrases)) if (Object.prototype.hasOwnProperty.call(map, phrase)) {
			phrase = map[phrase];
			break;
		}
		return insert.length && (phrase = phrase.replace(/\$(\$|\d*)/g, (m, i) => {
			if (i == "$") return "$";
			let n = +(i || 1);
			return !n || n > insert.length ? m : insert[n - 1];
		})), phrase;
	}
	languageDataAt(name, pos, side = -1) {
		let values = [];
		for (let provider of this.facet(languageData)) for (let result of provider(this, pos, side)) Object.prototype.hasOwnProperty.call(result, name) && values.push(result[name]);
		return values;
	}
	charCategorizer(at) {
		let chars = this.languageDataAt("wordChars", at);
		return makeCategorizer(chars.length ? chars[0] : "");
	}
	wordAt(pos) {
		let { text, from, length } = this.doc.lineAt(pos), cat = this.charCategorizer(pos), start = pos - from, end = pos - from;
		for (; start > 0;) {
			let prev = findClusterBreak(text, start, !1);
			if (cat(text.slice(prev, start)) != CharCategory.Word) break;
			start = prev;
		}
		for (; end < length;) {
			let next = findClusterBreak(text, end);
			if (cat(text.slice(end, next)) != CharCategory.Word) break;
			end = next;
		}
		return start == end ? null : EditorSelection.range(start + from, end + from);
	}
};
EditorState.allowMultipleSelections = allowMultipleSelections, EditorState.tabSize = Facet.define({ combine: (values) => values.length ? values[0] : 4 }), EditorState.lineSeparator = lineSeparator, EditorState.readOnly = readOnly, EditorState.phrases = Facet.define({ compare(a, b) {
	let kA = Object.keys(a), kB = Object.keys(b);
	return kA.length == kB.length && kA.every((k) => a[k] == b[k]);
} }), EditorState.languageData = languageData, EditorState.changeFilter = changeFilter, EditorState.transactionFilter = transactionFilter, EditorState.transactionExtender = transactionExtender, Compartment.reconfigure = StateEffect.define();
function combineConfig(configs, defaults, combine = {}) {
	let result = {};
	for (let config of configs) for (let key of Object.keys(config)) {
		let value = config[key], current = result[key];
		if (current === void 0) result[key] = value;
		else if (current !== value && value !== void 0) {
			if (Object.hasOwnProperty.call(combine, key)) result[key] = combine[key](current, value);
			else throw Error("Config merge conflict for field " + key);
		}
	}
	for (let key in defaults) result[key] === void 0 && (result[key] = defaults[key]);
	return result;
}
var RangeValue = class {
	eq(other) {
		return this == other;
	}
	range(from, to = from) {
		return Range$1.create(from, to, this);
	}
};
RangeValue.prototype.startSide = RangeValue.prototype.endSide = 0, RangeValue.prototype.point = !1, RangeValue.prototype.mapMode = MapMode.TrackDel;
function cmpVal(a, b) {
	return a == b || a.constructor == b.constructor && a.eq(b);
}
var Range$1 = class Range$1 {
	constructor(from, to, value) {
		this.from = from, this.to = to, this.value = value;
	}
	static create(from, to, value) {
		return new Range$1(from, to, value);
	}
};
function cmpRange(a, b) {
	return a.from - b.from || a.value.startSide - b.value.startSide;
}
var Chunk = class Chunk {
	constructor(from, to, value, maxPoint) {
		this.from = from, this.to = to, this.value = value, this.maxPoint = maxPoint;
	}
	get length() {
		return last(this.to);
	}
	findIndex(pos, side, end, startAt = 0) {
		let arr = end ? this.to : this.from;
		for (let lo = startAt, hi = arr.length;;) {
			if (lo == hi) return lo;
			let mid = lo + hi >> 1, diff = arr[mid] - pos || (end ? this.value[mid].endSide : this.value[mid].startSide) - side;
			if (mid == lo) return diff >= 0 ? lo : hi;
			diff >= 0 ? hi = mid : lo = mid + 1;
		}
	}
	between(offset, from, to, f) {
		for (let i = this.findIndex(from, -1e9, !0), e = this.findIndex(to, 1e9, !1, i); i < e; i++) if (f(this.from[i] + offset, this.to[i] + offset, this.value[i]) === !1) return !1;
	}
	map(offset, changes, basePos, baseSide, spill) {
		let value = [], from = [], to = [], newPos = -1, maxPoint = -1;
		iter: for (let i = 0; i < this.value.length; i++) {
			let val = this.value[i], curFrom = this.from[i] + offset, curTo = this.to[i] + offset, newFrom, newTo;
			if (curFrom == curTo) {
				let mapped = changes.mapPos(curFrom, val.startSide, val.mapMode);
				if (mapped == null || (newFrom = newTo = mapped, val.startSide != val.endSide && (newTo = changes.mapPos(curFrom, val.endSide), newTo < newFrom))) continue;
			} else if (newFrom = changes.mapPos(curFrom, val.startSide), newTo = changes.mapPos(curTo, val.endSide), newFrom > newTo || newFrom == newTo && val.startSide > 0 && val.endSide <= 0) continue;
			if (!((newTo - newFrom || val.endSide - val.startSide) < 0)) {
				if (newPos < 0 && (newPos = newFrom), val.point && (maxPoint = Math.max(maxPoint, newTo - newFrom)), (newFrom - basePos || val.startSide - baseSide) >= 0) value.push(val), from.push(newFrom - newPos), to.push(newTo - newPos), basePos = newTo, baseSide = val.endSide;
				else {
					if (newFrom == newTo) for (let i = value.length; i > 0; i--) {
						if ((newFrom - (to[i - 1] + newPos) || val.startSide - value[i - 1].endSide) >= 0) {
							value.splice(i, 0, val), from.splice(i, 0, newFrom - newPos), to.splice(i, 0, newTo - newPos);
							continue iter;
						}
						if ((newFrom - (from[i - 1] + newPos) || val.endSide - value[i - 1].startSide) > 0) break;
					}
					spill(newFrom, newTo, val);
				}
			}
		}
		return {
			mapped: value.length ? new Chunk(from, to, value, maxPoint) : null,
			pos: newPos
		};
	}
}, RangeSet = class RangeSet {
	constructor(chunkPos, chunk, nextLayer, maxPoint) {
		this.chunkPos = chunkPos, this.chunk = chunk, this.nextLayer = nextLayer, this.maxPoint = maxPoint;
	}
	static create(chunkPos, chunk, nextLayer, maxPoint) {
		return new RangeSet(chunkPos, chunk, nextLayer, maxPoint);
	}
	get length() {
		let last = this.chunk.length - 1;
		return last < 0 ? 0 : Math.max(this.chunkEnd(last), this.nextLayer.length);
	}
	get size() {
		if (this.isEmpty) return 0;
		let size = this.nextLayer.size;
		for (let chunk of this.chunk) size += chunk.value.length;
		return size;
	}
	chunkEnd(index) {
		return this.chunkPos[index] + this.chunk[index].length;
	}
	update(updateSpec) {
		let { add = [], sort = !1, filterFrom = 0, filterTo = this.length } = updateSpec, filter = updateSpec.filter;
		if (add.length == 0 && !filter) return this;
		if (sort && (add = add.slice().sort(cmpRange)), this.isEmpty) return add.length ? RangeSet.of(add) : this;
		let cur = new LayerCursor(this, null, -1).goto(0), i = 0, spill = [], builder = new RangeSetBuilder();
		for (; cur.value || i < add.length;) if (i < add.length && (cur.from - add[i].from || cur.startSide - add[i].value.startSide) >= 0) {
			let range = add[i++];
			builder.addInner(range.from, range.to, range.value, !1) || spill.push(range);
		} else cur.rangeIndex == 1 && cur.chunkIndex < this.chunk.length && (i == add.length || this.chunkEnd(cur.chunkIndex) < add[i].from) && (!filter || filterFrom > this.chunkEnd(cur.chunkIndex) || filterTo < this.chunkPos[cur.chunkIndex]) && builder.addChunk(this.chunkPos[cur.chunkIndex], this.chunk[cur.chunkIndex]) ? cur.nextChunk() : ((!filter || filterFrom > cur.to || filterTo < cur.from || filter(cur.from, cur.to, cur.value)) && (builder.addInner(cur.from, cur.to, cur.value, !1) || spill.push(Range$1.create(cur.from, cur.to, cur.value))), cur.next());
		return builder.finishInner(this.nextLayer.isEmpty && !spill.length ? RangeSet.empty : this.nextLayer.update({
			add: spill,
			filter,
			filterFrom,
			filterTo
		}));
	}
	map(changes) {
		if (changes.empty || this.isEmpty) return this;
		let chunks = [], chunkPos = [], maxPoint = -1, spilled, spill = (from, to, value) => {
			spilled ||= new RangeSetBuilder(), spilled.addRange(from, to, value, !1);
		};
		for (let i = 0; i < this.chunk.length; i++) {
			let start = this.chunkPos[i], chunk = this.chunk[i], touch = changes.touchesRange(start, start + chunk.length);
			if (touch === !1) maxPoint = Math.max(maxPoint, chunk.maxPoint), chunks.push(chunk), chunkPos.push(changes.mapPos(start));
			else if (touch === !0) {
				let [prevPos, prevSide] = chunks.length ? [last(chunkPos) + last(chunks).length, last(last(chunks).value).endSide] : [-1, -1], { mapped, pos } = chunk.map(start, changes, prevPos, prevSide, spill);
				mapped && (maxPoint = Math.max(maxPoint, mapped.maxPoint), chunks.push(mapped), chunkPos.push(pos));
			}
		}
		let next = this.nextLayer.map(changes);
		return spilled && (next = spilled.finishInner(next)), chunks.length == 0 ? next : new RangeSet(chunkPos, chunks, next || RangeSet.empty, maxPoint);
	}
	between(from, to, f) {
		if (!this.isEmpty) {
			for (let i = 0; i < this.chunk.length; i++) {
				let start = this.chunkPos[i], chunk = this.chunk[i];
				if (to >= start && from <= start + chunk.length && chunk.between(start, from - start, to - start, f) === !1) return;
			}
			this.nextLayer.between(from, to, f);
		}
	}
	iter(from = 0) {
		return HeapCursor.from([this]).goto(from);
	}
	get isEmpty() {
		return this.nextLayer == this;
	}
	static iter(sets, from = 0) {
		return HeapCursor.from(sets).goto(from);
	}
	static compare(oldSets, newSets, textDiff, comparator, minPointSize = -1) {
		let a = oldSets.filter((set) => set.maxPoint > 0 || !set.isEmpty && set.maxPoint >= minPointSize), b = newSets.filter((set) => set.maxPoint > 0 || !set.isEmpty && set.maxPoint >= minPointSize), sharedChunks = findSharedChunks(a, b, textDiff), sideA = new SpanCursor(a, sharedChunks, minPointSize), sideB = new SpanCursor(b, sharedChunks, minPointSize);
		textDiff.iterGaps((fromA, fromB, length) => compare(sideA, fromA, sideB, fromB, length, comparator)), textDiff.empty && textDiff.length == 0 && compare(sideA, 0, sideB, 0, 0, comparator);
	}
	static eq(oldSets, newSets, from = 0, to) {
		to ??= 1e9 - 1;
		let a = oldSets.filter((set) => !set.isEmpty && newSets.indexOf(set) < 0), b = newSets.filter((set) => !set.isEmpty && oldSets.indexOf(set) < 0);
		if (a.length != b.length) return !1;
		if (!a.length) return !0;
		let sharedChunks = findSharedChunks(a, b), sideA = new SpanCursor(a, sharedChunks, 0).goto(from), sideB = new SpanCursor(b, sharedChunks, 0).goto(from);
		for (;;) {
			if (sideA.to != sideB.to || !sameValues(sideA.active, sideB.active) || sideA.point && (!sideB.point || !cmpVal(sideA.point, sideB.point))) return !1;
			if (sideA.to > to) return !0;
			sideA.next(), sideB.next();
		}
	}
	static spans(sets, from, to, iterator, minPointSize = -1) {
		let cursor = new SpanCursor(sets, null, minPointSize).goto(from), pos = from, openRanges = cursor.openStart;
		for (;;) {
			let curTo = Math.min(cursor.to, to);
			if (cursor.point) {
				let active = cursor.activeForPoint(cursor.to), openCount = cursor.pointFrom < from ? active.length + 1 : cursor.point.startSide < 0 ? active.length : Math.min(active.length, openRanges);
				iterator.point(pos, curTo, cursor.point, active, openCount, cursor.pointRank), openRanges = Math.min(cursor.openEnd(curTo), active.length);
			} else curTo > pos && (iterator.span(pos, curTo, cursor.active, openRanges), openRanges = cursor.openEnd(curTo));
			if (cursor.to > to) return openRanges + (cursor.point && cursor.to > to ? 1 : 0);
			pos = cursor.to, cursor.next();
		}
	}
	static of(ranges, sort = !1) {
		let build = new RangeSetBuilder();
		for (let range of ranges instanceof Range$1 ? [ranges] : sort ? lazySort(ranges) : ranges) build.add(range.from, range.to, range.value);
		return build.finish();
	}
	static join(sets) {
		if (!sets.length) return RangeSet.empty;
		let result = last(sets);
		for (let i = sets.length - 2; i >= 0; i--) for (let layer = sets[i]; layer != RangeSet.empty; layer = layer.nextLayer) result = new RangeSet(layer.chunkPos, layer.chunk, result, Math.max(layer.maxPoint, result.maxPoint));
		return result;
	}
};
RangeSet.empty = new RangeSet([], [], null, -1);
function last(arr) {
	return arr[arr.length - 1];
}
function lazySort(ranges) {
	if (ranges.length > 1) for (let prev = ranges[0], i = 1; i < ranges.length; i++) {
		let cur = ranges[i];
		if (cmpRange(prev, cur) > 0) return ranges.slice().sort(cmpRange);
		prev = cur;
	}
	return ranges;
}
RangeSet.empty.nextLayer = RangeSet.empty;
var RangeSetBuilder = class RangeSetBuilder {
	finishChunk(newArrays) {
		this.chunks.push(new Chunk(this.from, this.to, this.value, this.maxPoint)), this.chunkPos.push(this.chunkStart), this.chunkStart = -1, this.setMaxPoint = Math.max(this.setMaxPoint, this.maxPoint), this.maxPoint = -1, newArrays && (this.from = [], this.to = [], this.value = []);
	}
	constructor() {
		this.chunks = [], this.chunkPos = [], this.chunkStart = -1, this.last = null, this.lastFrom = -1e9, this.lastTo = -1e9, this.from = [], this.to = [], this.value = [], this.maxPoint = -1, this.setMaxPoint = -1, this.nextLayer = null;
	}
	add(from, to, value) {
		this.addRange(from, to, value, !0);
	}
	addRange(from, to, value, strict) {
		this.addInner(from, to, value, strict) || (this.nextLayer ||= new RangeSetBuilder()).addRange(from, to, value, strict);
	}
	addInner(from, to, value, strict) {
		let diff = from - this.lastTo || value.startSide - this.last.endSide;
		if (strict && diff <= 0 && (from - this.lastFrom || value.startSide - this.last.startSide) < 0) throw Error("Ranges must be added sorted by `from` position and `startSide`");
		return diff < 0 ? !1 : (this.from.length == 250 && this.finishChunk(!0), this.chunkStart < 0 && (this.chunkStart = from), this.from.push(from - this.chunkStart), this.to.push(to - this.chunkStart), this.last = value, this.lastFrom = from, this.lastTo = to, this.value.push(value), value.point && (this.maxPoint = Math.max(this.maxPoint, to - from)), !0);
	}
	addChunk(from, chunk) {
		if ((from - this.lastTo || chunk.value[0].startSide - this.last.endSide) < 0) return !1;
		this.from.length && this.finishChunk(!0), this.setMaxPoint = Math.max(this.setMaxPoint, chunk.maxPoint), this.chunks.push(chunk), this.chunkPos.push(from);
		let last = chunk.value.length - 1;
		return this.last = chunk.value[last], this.lastFrom = chunk.from[last] + from, this.lastTo = chunk.to[last] + from, !0;
	}
	finish() {
		return this.finishInner(RangeSet.empty);
	}
	finishInner(next) {
		if (this.from.length && this.finishChunk(!1), this.chunks.length == 0) return next;
		let result = RangeSet.create(this.chunkPos, this.chunks, this.nextLayer ? this.nextLayer.finishInner(next) : next, this.setMaxPoint);
		return this.from = null, result;
	}
};
function findSharedChunks(a, b, textDiff) {
	let inA = new Map();
	for (let set of a) for (let i = 0; i < set.chunk.length; i++) set.chunk[i].maxPoint <= 0 && inA.set(set.chunk[i], set.chunkPos[i]);
	let shared = new Set();
	for (let set of b) for (let i = 0; i < set.chunk.length; i++) {
		let known = inA.get(set.chunk[i]);
		known != null && (textDiff ? textDiff.mapPos(known) : known) == set.chunkPos[i] && !textDiff?.touchesRange(known, known + set.chunk[i].length) && shared.add(set.chunk[i]);
	}
	return shared;
}
var LayerCursor = class {
	constructor(layer, skip, minPoint, rank = 0) {
		this.layer = layer, this.skip = skip, this.minPoint = minPoint, this.rank = rank;
	}
	get startSide() {
		return this.value ? this.value.startSide : 0;
	}
	get endSide() {
		return this.value ? this.value.endSide : 0;
	}
	goto(pos, side = -1e9) {
		return this.chunkIndex = this.rangeIndex = 0, this.gotoInner(pos, side, !1), this;
	}
	gotoInner(pos, side, forward) {
		for (; this.chunkIndex < this.layer.chunk.length;) {
			let next = this.layer.chunk[this.chunkIndex];
			if (!(this.skip && this.skip.has(next) || this.layer.chunkEnd(this.chunkIndex) < pos || next.maxPoint < this.minPoint)) break;
			this.chunkIndex++, forward = !1;
		}
		if (this.chunkIndex < this.layer.chunk.length) {
			let rangeIndex = this.layer.chunk[this.chunkIndex].findIndex(pos - this.layer.chunkPos[this.chunkIndex], side, !0);
			(!forward || this.rangeIndex < rangeIndex) && this.setRangeIndex(rangeIndex);
		}
		this.next();
	}
	forward(pos, side) {
		(this.to - pos || this.endSide - side) < 0 && this.gotoInner(pos, side, !0);
	}
	next() {
		for (;;) if (this.chunkIndex == this.layer.chunk.length) {
			this.from = this.to = 1e9, this.value = null;
			break;
		} else {
			let chunkPos = this.layer.chunkPos[this.chunkIndex], chunk = this.layer.chunk[this.chunkIndex], from = chunkPos + chunk.from[this.rangeIndex];
			if (this.from = from, this.to = chunkPos + chunk.to[this.rangeIndex], this.value = chunk.value[this.rangeIndex], this.setRangeIndex(this.rangeIndex + 1), this.minPoint < 0 || this.value.point && this.to - this.from >= this.minPoint) break;
		}
	}
	setRangeIndex(index) {
		if (index == this.layer.chunk[this.chunkIndex].value.length) {
			if (this.chunkIndex++, this.skip) for (; this.chunkIndex < this.layer.chunk.length && this.skip.has(this.layer.chunk[this.chunkIndex]);) this.chunkIndex++;
			this.rangeIndex = 0;
		} else this.rangeIndex = index;
	}
	nextChunk() {
		this.chunkIndex++, this.rangeIndex = 0, this.next();
	}
	compare(other) {
		return this.from - other.from || this.startSide - other.startSide || this.rank - other.rank || this.to - other.to || this.endSide - other.endSide;
	}
}, HeapCursor = class HeapCursor {
	constructor(heap) {
		this.heap = heap;
	}
	static from(sets, skip = null, minPoint = -1) {
		let heap = [];
		for (let i = 0; i < sets.length; i++) for (let cur = sets[i]; !cur.isEmpty; cur = cur.nextLayer) cur.maxPoint >= minPoint && heap.push(new LayerCursor(cur, skip, minPoint, i));
		return heap.length == 1 ? heap[0] : new HeapCursor(heap);
	}
	get startSide() {
		return this.value ? this.value.startSide : 0;
	}
	goto(pos, side = -1e9) {
		for (let cur of this.heap) cur.goto(pos, side);
		for (let i = this.heap.length >> 1; i >= 0; i--) heapBubble(this.heap, i);
		return this.next(), this;
	}
	forward(pos, side) {
		for (let cur of this.heap) cur.forward(pos, side);
		for (let i = this.heap.length >> 1; i >= 0; i--) heapBubble(this.heap, i);
		(this.to - pos || this.value.endSide - side) < 0 && this.next();
	}
	next() {
		if (this.heap.length == 0) this.from = this.to = 1e9, this.value = null, this.rank = -1;
		else {
			let top = this.heap[0];
			this.from = top.from, this.to = top.to, this.value = top.value, this.rank = top.rank, top.value && top.next(), heapBubble(this.heap, 0);
		}
	}
};
function heapBubble(heap, index) {
	for (let cur = heap[index];;) {
		let childIndex = (index << 1) + 1;
		if (childIndex >= heap.length) break;
		let child = heap[childIndex];
		if (childIndex + 1 < heap.length && child.compare(heap[childIndex + 1]) >= 0 && (child = heap[childIndex + 1], childIndex++), cur.compare(child) < 0) break;
		heap[childIndex] = cur, heap[index] = child, index = childIndex;
	}
}
var SpanCursor = class {
	constructor(sets, skip, minPoint) {
		this.minPoint = minPoint, this.active = [], this.activeTo = [], this.activeRank = [], this.minActive = -1, this.point = null, this.pointFrom = 0, this.pointRank = 0, this.to = -1e9, this.endSide = 0, this.openStart = -1, this.cursor = HeapCursor.from(sets, skip, minPoint);
	}
	goto(pos, side = -1e9) {
		return this.cursor.goto(pos, side), this.active.length = this.activeTo.length = this.activeRank.length = 0, this.minActive = -1, this.to = pos, this.endSide = side, this.openStart = -1, this.next(), this;
	}
	forward(pos, side) {
		for (; this.minActive > -1 && (this.activeTo[this.minActive] - pos || this.active[this.minActive].endSide - side) < 0;) this.removeActive(this.minActive);
		this.cursor.forward(pos, side);
	}
	removeActive(index) {
		remove(this.active, index), remove(this.activeTo, index), remove(this.activeRank, index), this.minActive = findMinIndex(this.active, this.activeTo);
	}
	addActive(trackOpen) {
		let i = 0, { value, to, rank } = this.cursor;
		for (; i < this.activeRank.length && (rank - this.activeRank[i] || to - this.activeTo[i]) > 0;) i++;
		insert(this.active, i, value), insert(this.activeTo, i, to), insert(this.activeRank, i, rank), trackOpen && insert(trackOpen, i, this.cursor.from), this.minActive = findMinIndex(this.active, this.activeTo);
	}
	next() {
		let from = this.to, wasPoint = this.point;
		this.point = null;
		let trackOpen = this.openStart < 0 ? [] : null;
		for (;;) {
			let a = this.minActive;
			if (a > -1 && (this.activeTo[a] - this.cursor.from || this.active[a].endSide - this.cursor.startSide) < 0) {
				if (this.activeTo[a] > from) {
					this.to = this.activeTo[a], this.endSide = this.active[a].endSide;
					break;
				}
				this.removeActive(a), trackOpen && remove(trackOpen, a);
			} else if (!this.cursor.value) {
				this.to = this.endSide = 1e9;
				break;
			} else if (this.cursor.from > from) {
				this.to = this.cursor.from, this.endSide = this.cursor.startSide;
				break;
			} else {
				let nextVal = this.cursor.value;
				if (!nextVal.point) this.addActive(trackOpen), this.cursor.next();
				else if (wasPoint && this.cursor.to == this.to && this.cursor.from < this.cursor.to) this.cursor.next();
				else {
					this.point = nextVal, this.pointFrom = this.cursor.from, this.pointRank = this.cursor.rank, this.to = this.cursor.to, this.endSide = nextVal.endSide, this.cursor.next(), this.forward(this.to, this.endSide);
					break;
				}
			}
		}
		if (trackOpen) {
			this.openStart = 0;
			for (let i = trackOpen.length - 1; i >= 0 && trackOpen[i] < from; i--) this.openStart++;
		}
	}
	activeForPoint(to) {
		if (!this.active.length) return this.active;
		let active = [];
		for (let i = this.active.length - 1; i >= 0 && !(this.activeRank[i] < this.pointRank); i--) (this.activeTo[i] > to || this.activeTo[i] == to && this.active[i].endSide >= this.point.endSide) && active.push(this.active[i]);
		return active.reverse();
	}
	openEnd(to) {
		let open = 0;
		for (let i = this.activeTo.length - 1; i >= 0 && this.activeTo[i] > to; i--) open++;
		return open;
	}
};
function compare(a, startA, b, startB, length, comparator) {
	a.goto(startA), b.goto(startB);
	let endB = startB + length, pos = startB, dPos = startB - startA, bounds = !!comparator.boundChange;
	for (let boundChange = !1;;) {
		let dEnd = a.to + dPos - b.to, diff = dEnd || a.endSide - b.endSide, end = diff < 0 ? a.to + dPos : b.to, clipEnd = Math.min(end, endB);
		if (a.point || b.point ? (a.point && b.point && cmpVal(a.point, b.point) && sameValues(a.activeForPoint(a.to), b.activeForPoint(b.to)) || comparator.comparePoint(pos, clipEnd, a.point, b.point), boundChange = !1) : (boundChange &&= (comparator.boundChange(pos), !1), clipEnd > pos && !sameValues(a.active, b.active) && comparator.compareRange(pos, clipEnd, a.active, b.active), bounds && clipEnd < endB && (dEnd || a.openEnd(end) != b.openEnd(end)) && (boundChange = !0)), end > endB) break;
		pos = end, diff <= 0 && a.next(), diff >= 0 && b.next();
	}
}
function sameValues(a, b) {
	if (a.length != b.length) return !1;
	for (let i = 0; i < a.length; i++) if (a[i] != b[i] && !cmpVal(a[i], b[i])) return !1;
	return !0;
}
function remove(array, index) {
	for (let i = index, e = array.length - 1; i < e; i++) array[i] = array[i + 1];
	array.pop();
}
function insert(array, index, value) {
	for (let i = array.length - 1; i >= index; i--) array[i + 1] = array[i];
	array[index] = value;
}
function findMinIndex(value, array) {
	let found = -1, foundPos = 1e9;
	for (let i = 0; i < array.length; i++) (array[i] - foundPos || value[i].endSide - value[found].endSide) < 0 && (found = i, foundPos = array[i]);
	return found;
}
function countColumn(string, tabSize, to = string.length) {
	let n = 0;
	for (let i = 0; i < to && i < string.length;) string.charCodeAt(i) == 9 ? (n += tabSize - n % tabSize, i++) : (n++, i = findClusterBreak(string, i));
	return n;
}
function findColumn(string, col, tabSize, strict) {
	for (let i = 0, n = 0;;) {
		if (n >= col) return i;
		if (i == string.length) break;
		n += string.charCodeAt(i) == 9 ? tabSize - n % tabSize : 1, i = findClusterBreak(string, i);
	}
	return strict === !0 ? -1 : string.length;
}
for (var C = "ͼ", COUNT = typeof Symbol > "u" ? "__ͼ" : Symbol.for(C), SET = typeof Symbol > "u" ? "__styleSet" + Math.floor(Math.random() * 1e8) : Symbol("styleSet"), top = typeof globalThis < "u" ? globalThis : typeof window < "u" ? window : {}, StyleModule = class {
	constructor(spec, options) {
		this.rules = [];
		let { finish } = options || {};
		function splitSelector(selector) {
			return /^@/.test(selector) ? [selector] : selector.split(/,\s*/);
		}
		function render(selectors, spec, target, isKeyframes) {
			let local = [], isAt = /^@(\w+)\b/.exec(selectors[0]), keyframes = isAt && isAt[1] == "keyframes";
			if (isAt && spec == null) return target.push(selectors[0] + ";");
			for (let prop in spec) {
				let value = spec[prop];
				if (/&/.test(prop)) render(prop.split(/,\s*/).map((part) => selectors.map((sel) => part.replace(/&/, sel))).reduce((a, b) => a.concat(b)), value, target);
				else if (value && typeof value == "object") {
					if (!isAt) throw RangeError("The value of a property (" + prop + ") should be a primitive value.");
					render(splitSelector(prop), value, local, keyframes);
				} else value != null && local.push(prop.replace(/_.*/, "").replace(/[A-Z]/g, (l) => "-" + l.toLowerCase()) + ": " + value + ";");
			}
			(local.length || keyframes) && target.push((finish && !isAt && !isKeyframes ? selectors.map(finish) : selectors).join(", ") + " {" + local.join(" ") + "}");
		}
		for (let prop in spec) render(splitSelector(prop), spec[prop], this.rules);
	}
	getRules() {
		return this.rules.join("\n");
	}
	static newName() {
		let id = top[COUNT] || 1;
		return top[COUNT] = id + 1, C + id.toString(36);
	}
	static mount(root, modules, options) {
		let set = root[SET], nonce = options && options.nonce;
		set ? nonce && set.setNonce(nonce) : set = new StyleSet(root, nonce), set.mount(Array.isArray(modules) ? modules : [modules], root);
	}
}, adoptedSet = new Map(), StyleSet = class {
	constructor(root, nonce) {
		let doc = root.ownerDocument || root, win = doc.defaultView;
		if (!root.head && root.adoptedStyleSheets && win.CSSStyleSheet) {
			let adopted = adoptedSet.get(doc);
			if (adopted) return root[SET] = adopted;
			this.sheet = new win.CSSStyleSheet(), adoptedSet.set(doc, this);
		} else this.styleTag = doc.createElement("style"), nonce && this.styleTag.setAttribute("nonce", nonce);
		this.modules = [], root[SET] = this;
	}
	mount(modules, root) {
		let sheet = this.sheet, pos = 0, j = 0, changed = !1;
		for (let i = 0; i < modules.length; i++) {
			let mod = modules[i], index = this.modules.indexOf(mod);
			if (index < j && index > -1 && (this.modules.splice(index, 1), changed = !0, j--, index = -1), index == -1) {
				if (this.modules.splice(j++, 0, mod), changed = !0, sheet) for (let k = 0; k < mod.rules.length; k++) sheet.insertRule(mod.rules[k], pos++);
			} else {
				for (; j < index;) pos += this.modules[j++].rules.length;
				pos += mod.rules.length, j++;
			}
		}
		if (sheet) root.adoptedStyleSheets.indexOf(this.sheet) < 0 && (root.adoptedStyleSheets = [this.sheet, ...root.adoptedStyleSheets]);
		else {
			if (changed) {
				let text = "";
				for (let i = 0; i < this.modules.length; i++) text += this.modules[i].getRules() + "\n";
				this.styleTag.textContent = text;
			}
			let target = root.head || root;
			this.styleTag.parentNode != target && target.insertBefore(this.styleTag, target.firstChild);
		}
	}
	setNonce(nonce) {
		this.styleTag && this.styleTag.getAttribute("nonce") != nonce && this.styleTag.setAttribute("nonce", nonce);
	}
}, base = {
	8: "Backspace",
	9: "Tab",
	10: "Enter",
	12: "NumLock",
	13: "Enter",
	16: "Shift",
	17: "Control",
	18: "Alt",
	20: "CapsLock",
	27: "Escape",
	32: " ",
	33: "PageUp",
	34: "PageDown",
	35: "End",
	36: "Home",
	37: "ArrowLeft",
	38: "ArrowUp",
	39: "ArrowRight",
	40: "ArrowDown",
	44: "PrintScreen",
	45: "Insert",
	46: "Delete",
	59: ";",
	61: "=",
	91: "Meta",
	92: "Meta",
	106: "*",
	107: "+",
	108: ",",
	109: "-",
	110: ".",
	111: "/",
	144: "NumLock",
	145: "ScrollLock",
	160: "Shift",
	161: "Shift",
	162: "Control",
	163: "Control",
	164: "Alt",
	165: "Alt",
	173: "-",
	186: ";",
	187: "=",
	188: ",",
	189: "-",
	190: ".",
	191: "/",
	192: "`",
	219: "[",
	220: "\\",
	221: "]",
	222: "'"
}, shift = {
	48: ")",
	49: "!",
	50: "@",
	51: "#",
	52: "$",
	53: "%",
	54: "^",
	55: "&",
	56: "*",
	57: "(",
	59: ":",
	61: "+",
	173: "_",
	186: ":",
	187: "+",
	188: "<",
	189: "_",
	190: ">",
	191: "?",
	192: "~",
	219: "{",
	220: "|",
	221: "}",
	222: "\""
}, mac = typeof navigator < "u" && /Mac/.test(navigator.platform), ie$1 = typeof navigator < "u" && /MSIE \d|Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.exec(navigator.userAgent), i = 0; i < 10; i++) base[48 + i] = base[96 + i] = String(i);
for (var i = 1; i <= 24; i++) base[i + 111] = "F" + i;
for (var i = 65; i <= 90; i++) base[i] = String.fromCharCode(i + 32), shift[i] = String.fromCharCode(i);
for (var code in base) shift.hasOwnProperty(code) || (shift[code] = base[code]);
function keyName(event) {
	var name = !(mac && event.metaKey && event.shiftKey && !event.ctrlKey && !event.altKey || ie$1 && event.shiftKey && event.key && event.key.length == 1 || event.key == "Unidentified") && event.key || (event.shiftKey ? shift : base)[event.keyCode] || event.key || "Unidentified";
	return name == "Esc" && (name = "Escape"), name == "Del" && (name = "Delete"), name == "Left" && (name = "ArrowLeft"), name == "Up" && (name = "ArrowUp"), name == "Right" && (name = "ArrowRight"), name == "Down" && (name = "ArrowDown"), name;
}
// node_modules/crelt/index.js
function crelt() {
	var elt = arguments[0];
	typeof elt == "string" && (elt = document.createElement(elt));
	var i = 1, next = arguments[1];
	if (next && typeof next == "object" && next.nodeType == null && !Array.isArray(next)) {
		for (var name in next) if (Object.prototype.hasOwnProperty.call(next, name)) {
			var value = next[name];
			typeof value == "string" ? elt.setAttribute(name, value) : value != null && (elt[name] = value);
		}
		i++;
	}
	for (; i < arguments.length; i++) add(elt, arguments[i]);
	return elt;
}
function add(elt, child) {
	if (typeof child == "string") elt.appendChild(document.createTextNode(child));
	else if (child != null) {
		if (child.nodeType != null) elt.appendChild(child);
		else if (Array.isArray(child)) for (var i = 0; i < child.length; i++) add(elt, child[i]);
		else throw RangeError("Unsupported child node: " + child);
	}
}
// node_modules/@codemirror/view/dist/index.js
var nav = typeof navigator < "u" ? navigator : {
	userAgent: "",
	vendor: "",
	platform: ""
}, doc = typeof document < "u" ? document : { documentElement: { style: {} } }, ie_edge = /Edge\/(\d+)/.exec(nav.userAgent), ie_upto10 = /MSIE \d/.test(nav.userAgent), ie_11up = /Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.exec(nav.userAgent), ie = !!(ie_upto10 || ie_11up || ie_edge), gecko = !ie && /gecko\/(\d+)/i.test(nav.userAgent), chrome = !ie && /Chrome\/(\d+)/.exec(nav.userAgent), webkit = "webkitFontSmoothing" in doc.documentElement.style, safari = !ie && /Apple Computer/.test(nav.vendor), ios = safari && (/Mobile\/\w+/.test(nav.userAgent) || nav.maxTouchPoints > 2), browser = {
	mac: ios || /Mac/.test(nav.platform),
	windows: /Win/.test(nav.platform),
	linux: /Linux|X11/.test(nav.platform),
	ie,
	ie_version: ie_upto10 ? doc.documentMode || 6 : ie_11up ? +ie_11up[1] : ie_edge ? +ie_edge[1] : 0,
	gecko,
	gecko_version: gecko ? +(/Firefox\/(\d+)/.exec(nav.userAgent) || [0, 0])[1] : 0,
	chrome: !!chrome,
	chrome_version: chrome ? +chrome[1] : 0,
	ios,
	android: /Android\b/.test(nav.userAgent),
	webkit,
	webkit_version: webkit ? +(/\bAppleWebKit\/(\d+)/.exec(nav.userAgent) || [0, 0])[1] : 0,
	safari,
	safari_version: safari ? +(/\bVersion\/(\d+(\.\d+)?)/.exec(nav.userAgent) || [0, 0])[1] : 0,
	tabSize: doc.documentElement.style.tabSize == null ? "-moz-tab-size" : "tab-size"
};
function combineAttrs(source, target) {
	for (let name in source) name == "class" && target.class ? target.class += " " + source.class : name == "style" && target.style ? target.style += ";" + source.style : target[name] = source[name];
	return target;
}
var noAttrs$1 = Object.create(null);
function attrsEq(a, b, ignore) {
	if (a == b) return !0;
	a ||= noAttrs$1, b ||= noAttrs$1;
	let keysA = Object.keys(a), keysB = Object.keys(b);
	if (keysA.length - 0 != keysB.length - 0) return !1;
	for (let key of keysA) if (key != ignore && (keysB.indexOf(key) == -1 || a[key] !== b[key])) return !1;
	return !0;
}
function setAttrs(dom, attrs) {
	for (let i = dom.attributes.length - 1; i >= 0; i--) {
		let name = dom.attributes[i].name;
		attrs[name] ?? dom.removeAttribute(name);
	}
	for (let name in attrs) {
		let value = attrs[name];
		name == "style" ? dom.style.cssText = value : dom.getAttribute(name) != value && dom.setAttribute(name, value);
	}
}
function updateAttrs(dom, prev, attrs) {
	let changed = !1;
	if (prev) for (let name in prev) attrs && name in attrs || (changed = !0, name == "style" ? dom.style.cssText = "" : dom.removeAttribute(name));
	if (attrs) for (let name in attrs) prev && prev[name] == attrs[name] || (changed = !0, name == "style" ? dom.style.cssText = attrs[name] : dom.setAttribute(name, attrs[name]));
	return changed;
}
function getAttrs(dom) {
	let attrs = Object.create(null);
	for (let i = 0; i < dom.attributes.length; i++) {
		let attr = dom.attributes[i];
		attrs[attr.name] = attr.value;
	}
	return attrs;
}
var WidgetType = class {
	eq(widget) {
		return !1;
	}
	updateDOM(dom, view, from) {
		return !1;
	}
	compare(other) {
		return this == other || this.constructor == other.constructor && this.eq(other);
	}
	get estimatedHeight() {
		return -1;
	}
	get lineBreaks() {
		return 0;
	}
	ignoreEvent(event) {
		return !0;
	}
	coordsAt(dom, pos, side) {
		return null;
	}
	get isHidden() {
		return !1;
	}
	get editable() {
		return !1;
	}
	destroy(dom) {}
}, BlockType = (function(BlockType) {
	return BlockType[BlockType.Text = 0] = "Text", BlockType[BlockType.WidgetBefore = 1] = "WidgetBefore", BlockType[BlockType.WidgetAfter = 2] = "WidgetAfter", BlockType[BlockType.WidgetRange = 3] = "WidgetRange", BlockType;
})(BlockType ||= {}), Decoration = class extends RangeValue {
	constructor(startSide, endSide, widget, spec) {
		super(), this.startSide = startSide, this.endSide = endSide, this.widget = widget, this.spec = spec;
	}
	get heightRelevant() {
		return !1;
	}
	static mark(spec) {
		return new MarkDecoration(spec);
	}
	static widget(spec) {
		let side = Math.max(-1e4, Math.min(1e4, spec.side || 0)), block = !!spec.block;
		return side += block && !spec.inlineOrder ? side > 0 ? 3e8 : -4e8 : side > 0 ? 1e8 : -1e8, new PointDecoration(spec, side, side, block, spec.widget || null, !1);
	}
	static replace(spec) {
		let block = !!spec.block, startSide, endSide;
		if (spec.isBlockGap) startSide = -5e8, endSide = 4e8;
		else {
			let { start, end } = getInclusive(spec, block);
			startSide = (start ? block ? -3e8 : -1 : 5e8) - 1, endSide = (end ? block ? 2e8 : 1 : -6e8) + 1;
		}
		return new PointDecoration(spec, startSide, endSide, block, spec.widget || null, !0);
	}
	static line(spec) {
		return new LineDecoration(spec);
	}
	static set(of, sort = !1) {
		return RangeSet.of(of, sort);
	}
	hasHeight() {
		return this.widget ? this.widget.estimatedHeight > -1 : !1;
	}
};
Decoration.none = RangeSet.empty;
var MarkDecoration = class MarkDecoration extends Decoration {
	constructor(spec) {
		let { start, end } = getInclusive(spec);
		super(start ? -1 : 5e8, end ? 1 : -6e8, null, spec), this.tagName = spec.tagName || "span", this.attrs = spec.class && spec.attributes ? combineAttrs(spec.attributes, { class: spec.class }) : spec.class ? { class: spec.class } : spec.attributes || noAttrs$1;
	}
	eq(other) {
		return this == other || other instanceof MarkDecoration && this.tagName == other.tagName && attrsEq(this.attrs, other.attrs);
	}
	range(from, to = from) {
		if (from >= to) throw RangeError("Mark decorations may not be empty");
		return super.range(from, to);
	}
};
MarkDecoration.prototype.point = !1;
var LineDecoration = class LineDecoration extends Decoration {
	constructor(spec) {
		super(-2e8, -2e8, null, spec);
	}
	eq(other) {
		return other instanceof LineDecoration && this.spec.class == other.spec.class && attrsEq(this.spec.attributes, other.spec.attributes);
	}
	range(from, to = from) {
		if (to != from) throw RangeError("Line decoration ranges must be zero-length");
		return super.range(from, to);
	}
};
LineDecoration.prototype.mapMode = MapMode.TrackBefore, LineDecoration.prototype.point = !0;
var PointDecoration = class PointDecoration extends Decoration {
	constructor(spec, startSide, endSide, block, widget, isReplace) {
		super(startSide, endSide, widget, spec), this.block = block, this.isReplace = isReplace, this.mapMode = block ? startSide <= 0 ? MapMode.TrackBefore : MapMode.TrackAfter : MapMode.TrackDel;
	}
	get type() {
		return this.startSide == this.endSide ? this.startSide <= 0 ? BlockType.WidgetBefore : BlockType.WidgetAfter : BlockType.WidgetRange;
	}
	get heightRelevant() {
		return this.block || !!this.widget && (this.widget.estimatedHeight >= 5 || this.widget.lineBreaks > 0);
	}
	eq(other) {
		return other instanceof PointDecoration && widgetsEq(this.widget, other.widget) && this.block == other.block && this.startSide == other.startSide && this.endSide == other.endSide;
	}
	range(from, to = from) {
		if (this.isReplace && (from > to || from == to && this.startSide > 0 && this.endSide <= 0)) throw RangeError("Invalid range for replacement decoration");
		if (!this.isReplace && to != from) throw RangeError("Widget decorations can only have zero-length ranges");
		return super.range(from, to);
	}
};
PointDecoration.prototype.point = !0;
function getInclusive(spec, block = !1) {
	let { inclusiveStart: start, inclusiveEnd: end } = spec;
	return start ??= spec.inclusive, end ??= spec.inclusive, {
		start: start ?? block,
		end: end ?? block
	};
}
function widgetsEq(a, b) {
	return a == b || !!(a && b && a.compare(b));
}
function addRange(from, to, ranges, margin = 0) {
	let last = ranges.length - 1;
	last >= 0 && ranges[last] + margin >= from ? ranges[last] = Math.max(ranges[last], to) : ranges.push(from, to);
}
var BlockWrapper = class BlockWrapper extends RangeValue {
	constructor(tagName, attributes, rank) {
		super(), this.tagName = tagName, this.attributes = attributes, this.rank = rank;
	}
	eq(other) {
		return other == this || other instanceof BlockWrapper && this.tagName == other.tagName && attrsEq(this.attributes, other.attributes);
	}
	static create(spec) {
		return new BlockWrapper(spec.tagName, spec.attributes || noAttrs$1, spec.rank == null ? 50 : Math.max(0, Math.min(spec.rank, 100)));
	}
	static set(of, sort = !1) {
		return RangeSet.of(of, sort);
	}
};
BlockWrapper.prototype.startSide = BlockWrapper.prototype.endSide = -1;
var isElt = (node) => node.nodeType == 1, isText = (node) => node.nodeType == 3;
function getSelection(root) {
	let target;
	return target = root.nodeType == 11 ? root.getSelection ? root : root.ownerDocument : root, target.getSelection();
}
function contains(dom, node) {
	return node ? dom == node || dom.contains(node.nodeType == 1 ? node : node.parentNode) : !1;
}
function hasSelection(dom, selection) {
	if (!selection.anchorNode) return !1;
	try {
		return contains(dom, selection.anchorNode);
	} catch {
		return !1;
	}
}
function clientRectsFor(dom) {
	return isText(dom) ? textRange(dom, 0, dom.nodeValue.length).getClientRects() : isElt(dom) ? dom.getClientRects() : [];
}
function isEquivalentPosition(node, off, targetNode, targetOff) {
	return targetNode ? scanFor(node, off, targetNode, targetOff, -1) || scanFor(node, off, targetNode, targetOff, 1) : !1;
}
function domIndex(node) {
	for (var index = 0;; index++) if (node = node.previousSibling, !node) return index;
}
function isBlockElement(node) {
	return isElt(node) && /^(DIV|P|LI|UL|OL|BLOCKQUOTE|DD|DT|H\d|SECTION|PRE)$/.test(node.nodeName);
}
function scanFor(node, off, targetNode, targetOff, dir) {
	for (;;) {
		if (node == targetNode && off == targetOff) return !0;
		if (off == (dir < 0 ? 0 : maxOffset(node))) {
			if (node.nodeName == "DIV") return !1;
			let parent = node.parentNode;
			if (!parent || !isElt(parent)) return !1;
			off = domIndex(node) + (dir < 0 ? 0 : 1), node = parent;
		} else if (isElt(node)) {
			if (node = node.childNodes[off + (dir < 0 ? -1 : 0)], isElt(node) && (node.nodeName == "IMG" || node.nodeName == "BR" || node.contentEditable == "false")) return !1;
			off = dir < 0 ? maxOffset(node) : 0;
		} else return !1;
	}
}
function maxOffset(node) {
	return isText(node) ? node.nodeValue.length : node.childNodes.length;
}
function flattenRect(rect, toLeft) {
	let { left, right } = rect;
	if (left == right) return rect;
	let x = toLeft ? left : right;
	return {
		left: x,
		right: x,
		top: rect.top,
		bottom: rect.bottom
	};
}
function windowRect(win) {
	let vp = win.visualViewport;
	return vp ? {
		left: 0,
		right: vp.width,
		top: 0,
		bottom: vp.height
	} : {
		left: 0,
		right: win.innerWidth,
		top: 0,
		bottom: win.innerHeight
	};
}
function getScale(elt, rect) {
	let scaleX = rect.width / elt.offsetWidth, scaleY = rect.height / elt.offsetHeight;
	return (scaleX > .995 && scaleX < 1.005 || !isFinite(scaleX) || Math.abs(rect.width - elt.offsetWidth) < 1) && (scaleX = 1), (scaleY > .995 && scaleY < 1.005 || !isFinite(scaleY) || Math.abs(rect.height - elt.offsetHeight) < 1) && (scaleY = 1), {
		scaleX,
		scaleY
	};
}
function scrollRectIntoView(dom, rect, side, x, y, xMargin, yMargin, ltr) {
	let doc = dom.ownerDocument, win = doc.defaultView || window;
	for (let cur = dom, stop = !1; cur && !stop;) if (isElt(cur)) {
		let bounding, top = cur == doc.body, scaleX = 1, scaleY = 1, xScroll = !0, yScroll = !0;
		if (top) bounding = windowRect(win);
		else {
			let style = getComputedStyle(cur);
			if (/^(fixed|sticky)$/.test(style.position) && (stop = !0), (cur.scrollHeight <= cur.clientHeight || !/auto|scroll/.test(style.overflowY)) && (yScroll = !1), (cur.scrollWidth <= cur.clientWidth || !/auto|scroll/.test(style.overflowX)) && (xScroll = !1), !xScroll && !yScroll) {
				cur = cur.assignedSlot || cur.parentNode;
				continue;
			}
			let rect = cur.getBoundingClientRect();
			({scaleX, scaleY} = getScale(cur, rect)), bounding = {
				left: rect.left,
				right: rect.left + cur.clientWidth * scaleX,
				top: rect.top,
				bottom: rect.top + cur.clientHeight * scaleY
			};
		}
		let moveX = 0, moveY = 0;
		if (yScroll) {
			if (y == "nearest") rect.top < bounding.top + yMargin ? (moveY = rect.top - (bounding.top + yMargin), side > 0 && rect.bottom > bounding.bottom + moveY && (moveY = rect.bottom - bounding.bottom + yMargin)) : rect.bottom > bounding.bottom - yMargin && (moveY = rect.bottom - bounding.bottom + yMargin, side < 0 && rect.top - moveY < bounding.top && (moveY = rect.top - (bounding.top + yMargin)));
			else {
				let rectHeight = rect.bottom - rect.top, boundingHeight = bounding.bottom - bounding.top;
				moveY = (y == "center" && rectHeight <= boundingHeight ? rect.top + rectHeight / 2 - boundingHeight / 2 : y == "start" || y == "center" && side < 0 ? rect.top - yMargin : rect.bottom - boundingHeight + yMargin) - bounding.top;
			}
		}
		if (xScroll && (x == "nearest" ? rect.left < bounding.left + xMargin ? (moveX = rect.left - (bounding.left + xMargin), side > 0 && rect.right > bounding.right + moveX && (moveX = rect.right - bounding.right + xMargin)) : rect.right > bounding.right - xMargin && (moveX = rect.right - bounding.right + xMargin, side < 0 && rect.left < bounding.left + moveX && (moveX = rect.left - (bounding.left + xMargin))) : moveX = (x == "center" ? rect.left + (rect.right - rect.left) / 2 - (bounding.right - bounding.left) / 2 : x == "start" == ltr ? rect.left - xMargin : rect.right - (bounding.right - bounding.left) + xMargin) - bounding.left), moveX || moveY) {
			if (top) win.scrollBy(moveX, moveY);
			else {
				let movedX = 0, movedY = 0;
				if (moveY) {
					let start = cur.scrollTop;
					cur.scrollTop += moveY / scaleY, movedY = (cur.scrollTop - start) * scaleY;
				}
				if (moveX) {
					let start = cur.scrollLeft;
					cur.scrollLeft += moveX / scaleX, movedX = (cur.scrollLeft - start) * scaleX;
				}
				rect = {
					left: rect.left - movedX,
					top: rect.top - movedY,
					right: rect.right - movedX,
					bottom: rect.bottom - movedY
				}, movedX && Math.abs(movedX - moveX) < 1 && (x = "nearest"), movedY && Math.abs(movedY - moveY) < 1 && (y = "nearest");
			}
		}
		if (top) break;
		(rect.top < bounding.top || rect.bottom > bounding.bottom || rect.left < bounding.left || rect.right > bounding.right) && (rect = {
			left: Math.max(rect.left, bounding.left),
			right: Math.min(rect.right, bounding.right),
			top: Math.max(rect.top, bounding.top),
			bottom: Math.min(rect.bottom, bounding.bottom)
		}), cur = cur.assignedSlot || cur.parentNode;
	} else if (cur.nodeType == 11) cur = cur.host;
	else break;
}
function scrollableParents(dom, getX = !0) {
	let doc = dom.ownerDocument, x = null, y = null;
	for (let cur = dom.parentNode; cur && !(cur == doc.body || (!getX || x) && y);) if (isElt(cur)) !y && cur.scrollHeight > cur.clientHeight && /scroll|auto/.test(getComputedStyle(cur).overflowY) && (y = cur), getX && !x && cur.scrollWidth > cur.clientWidth && /scroll|auto/.test(getComputedStyle(cur).overflowX) && (x = cur), cur = cur.assignedSlot || cur.parentNode;
	else if (cur.nodeType == 11) cur = cur.host;
	else break;
	return {
		x,
		y
	};
}
var DOMSelectionState = class {
	constructor() {
		this.anchorNode = null, this.anchorOffset = 0, this.focusNode = null, this.focusOffset = 0;
	}
	eq(domSel) {
		return this.anchorNode == domSel.anchorNode && this.anchorOffset == domSel.anchorOffset && this.focusNode == domSel.focusNode && this.focusOffset == domSel.focusOffset;
	}
	setRange(range) {
		let { anchorNode, focusNode } = range;
		this.set(anchorNode, Math.min(range.anchorOffset, anchorNode ? maxOffset(anchorNode) : 0), focusNode, Math.min(range.focusOffset, focusNode ? maxOffset(focusNode) : 0));
	}
	set(anchorNode, anchorOffset, focusNode, focusOffset) {
		this.anchorNode = anchorNode, this.anchorOffset = anchorOffset, this.focusNode = focusNode, this.focusOffset = focusOffset;
	}
};
function getScrollStack(target) {
	let stack = [];
	for (let cur = target; cur; cur = cur.nodeType == 11 ? cur.host : cur.parentNode) isElt(cur) && stack.push({
		node: cur,
		left: cur.scrollLeft,
		top: cur.scrollTop
	});
	return stack;
}
function restoreScrollStack(stack, vert = !0) {
	for (let { node, left, top } of stack) vert && node.scrollTop != top && (node.scrollTop = top), node.scrollLeft != left && (node.scrollLeft = left);
}
var preventScrollSupported = null;
browser.safari && browser.safari_version >= 26 && (preventScrollSupported = !1);
function focusPreventScroll(dom) {
	if (dom.setActive) return dom.setActive();
	if (preventScrollSupported) return dom.focus(preventScrollSupported);
	let stack = getScrollStack(dom);
	dom.focus(preventScrollSupported == null ? { get preventScroll() {
		return preventScrollSupported = { preventScroll: !0 }, !0;
	} } : void 0), preventScrollSupported || (preventScrollSupported = !1, restoreScrollStack(stack));
}
var scratchRange;
function textRange(node, from, to = from) {
	let range = scratchRange ||= document.createRange();
	return range.setEnd(node, to), range.setStart(node, from), range;
}
function dispatchKey(elt, name, code, mods) {
	let options = {
		key: name,
		code: name,
		keyCode: code,
		which: code,
		cancelable: !0
	};
	mods && ({altKey: options.altKey, ctrlKey: options.ctrlKey, shiftKey: options.shiftKey, metaKey: options.metaKey} = mods);
	let down = new KeyboardEvent("keydown", options);
	down.synthetic = !0, elt.dispatchEvent(down);
	let up = new KeyboardEvent("keyup", options);
	return up.synthetic = !0, elt.dispatchEvent(up), down.defaultPrevented || up.defaultPrevented;
}
function getRoot(node) {
	for (; node;) {
		if (node && (node.nodeType == 9 || node.nodeType == 11 && node.host)) return node;
		node = node.assignedSlot || node.parentNode;
	}
	return null;
}
function atElementStart(doc, selection) {
	let node = selection.focusNode, offset = selection.focusOffset;
	if (!node || selection.anchorNode != node || selection.anchorOffset != offset) return !1;
	for (offset = Math.min(offset, maxOffset(node));;) if (offset) {
		if (!isElt(node)) return !1;
		let prev = node.childNodes[offset - 1];
		prev.contentEditable == "false" ? offset-- : (node = prev, offset = maxOffset(node));
	} else if (node == doc) return !0;
	else offset = domIndex(node), node = node.parentNode;
}
function isScrolledToBottom(elt) {
	return elt instanceof Window ? elt.pageYOffset > Math.max(0, elt.document.documentElement.scrollHeight - elt.innerHeight - 4) : elt.scrollTop > Math.max(1, elt.scrollHeight - elt.clientHeight - 4);
}
function textNodeBefore(startNode, startOffset) {
	for (let node = startNode, offset = startOffset;;) if (isText(node) && offset > 0) return {
		node,
		offset
	};
	else if (isElt(node) && offset > 0) {
		if (node.contentEditable == "false") return null;
		node = node.childNodes[offset - 1], offset = maxOffset(node);
	} else if (node.parentNode && !isBlockElement(node)) offset = domIndex(node), node = node.parentNode;
	else return null;
}
function textNodeAfter(startNode, startOffset) {
	for (let node = startNode, offset = startOffset;;) if (isText(node) && offset < node.nodeValue.length) return {
		node,
		offset
	};
	else if (isElt(node) && offset < node.childNodes.length) {
		if (node.contentEditable == "false") return null;
		node = node.childNodes[offset], offset = 0;
	} else if (node.parentNode && !isBlockElement(node)) offset = domIndex(node) + 1, node = node.parentNode;
	else return null;
}
var DOMPos = class DOMPos {
	constructor(node, offset, precise = !0) {
		this.node = node, this.offset = offset, this.precise = precise;
	}
	static before(dom, precise) {
		return new DOMPos(dom.parentNode, domIndex(dom), precise);
	}
	static after(dom, precise) {
		return new DOMPos(dom.parentNode, domIndex(dom) + 1, precise);
	}
}, Direction = (function(Direction) {
	return Direction[Direction.LTR = 0] = "LTR", Direction[Direction.RTL = 1] = "RTL", Direction;
})(Direction ||= {}), LTR = Direction.LTR, RTL = Direction.RTL;
function dec(str) {
	let result = [];
	for (let i = 0; i < str.length; i++) result.push(1 << str[i]);
	return result;
}
var LowTypes = dec("88888888888888888888888888888888888666888888787833333333337888888000000000000000000000000008888880000000000000000000000000088888888888888888888888888888888888887866668888088888663380888308888800000000000000000000000800000000000000000000000000000008"), ArabicTypes = dec("4444448826627288999999999992222222222222222222222222222222222222222222222229999999999999999999994444444444644222822222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222999999949999999229989999223333333333"), Brackets = Object.create(null), BracketStack = [];
for (let p of [
	"()",
	"[]",
	"{}"
]) {
	let l = p.charCodeAt(0), r = p.charCodeAt(1);
	Brackets[l] = r, Brackets[r] = -l;
}
function charType(ch) {
	return ch <= 247 ? LowTypes[ch] : 1424 <= ch && ch <= 1524 ? 2 : 1536 <= ch && ch <= 1785 ? ArabicTypes[ch - 1536] : 1774 <= ch && ch <= 2220 ? 4 : 8192 <= ch && ch <= 8204 ? 256 : 64336 <= ch && ch <= 65023 ? 4 : 1;
}
var BidiRE = /[\u0590-\u05f4\u0600-\u06ff\u0700-\u08ac\ufb50-\ufdff]/, BidiSpan = class {
	get dir() {
		return this.level % 2 ? RTL : LTR;
	}
	constructor(from, to, level) {
		this.from = from, this.to = to, this.level = level;
	}
	side(end, dir) {
		return this.dir == dir == end ? this.to : this.from;
	}
	forward(forward, dir) {
		return forward == (this.dir == dir);
	}
	static find(order, index, level, assoc) {
		let maybe = -1;
		for (let i = 0; i < order.length; i++) {
			let span = order[i];
			if (span.from <= index && span.to >= index) {
				if (span.level == level) return i;
				(maybe < 0 || (assoc == 0 ? order[maybe].level > span.level : assoc < 0 ? span.from < index : span.to > index)) && (maybe = i);
			}
		}
		if (maybe < 0) throw RangeError("Index out of range");
		return maybe;
	}
};
function isolatesEq(a, b) {
	if (a.length != b.length) return !1;
	for (let i = 0; i < a.length; i++) {
		let iA = a[i], iB = b[i];
		if (iA.from != iB.from || iA.to != iB.to || iA.direction != iB.direction || !isolatesEq(iA.inner, iB.inner)) return !1;
	}
	return !0;
}
var types = [];
function computeCharTypes(line, rFrom, rTo, isolates, outerType) {
	for (let iI = 0; iI <= isolates.length; iI++) {
		let from = iI ? isolates[iI - 1].to : rFrom, to = iI < isolates.length ? isolates[iI].from : rTo, prevType = iI ? 256 : outerType;
		for (let i = from, prev = prevType, prevStrong = prevType; i < to; i++) {
			let type = charType(line.charCodeAt(i));
			type == 512 ? type = prev : type == 8 && prevStrong == 4 && (type = 16), types[i] = type == 4 ? 2 : type, type & 7 && (prevStrong = type), prev = type;
		}
		for (let i = from, prev = prevType, prevStrong = prevType; i < to; i++) {
			let type = types[i];
			if (type == 128) i < to - 1 && prev == types[i + 1] && prev & 24 ? type = types[i] = prev : types[i] = 256;
			else if (type == 64) {
				let end = i + 1;
				for (; end < to && types[end] == 64;) end++;
				let replace = i && prev == 8 || end < rTo && types[end] == 8 ? prevStrong == 1 ? 1 : 8 : 256;
				for (let j = i; j < end; j++) types[j] = replace;
				i = end - 1;
			} else type == 8 && prevStrong == 1 && (types[i] = 1);
			prev = type, type & 7 && (prevStrong = type);
		}
	}
}
function processBracketPairs(line, rFrom, rTo, isolates, outerType) {
	let oppositeType = outerType == 1 ? 2 : 1;
	for (let iI = 0, sI = 0, context = 0; iI <= isolates.length; iI++) {
		let from = iI ? isolates[iI - 1].to : rFrom, to = iI < isolates.length ? isolates[iI].from : rTo;
		for (let i = from, ch, br, type; i < to; i++) if (br = Brackets[ch = line.charCodeAt(i)]) {
			if (br < 0) {
				for (let sJ = sI - 3; sJ >= 0; sJ -= 3) if (BracketStack[sJ + 1] == -br) {
					let flags = BracketStack[sJ + 2], type = flags & 2 ? outerType : flags & 4 ? flags & 1 ? oppositeType : outerType : 0;
					type && (types[i] = types[BracketStack[sJ]] = type), sI = sJ;
					break;
				}
			} else if (BracketStack.length == 189) break;
			else BracketStack[sI++] = i, BracketStack[sI++] = ch, BracketStack[sI++] = context;
		} else if ((type = types[i]) == 2 || type == 1) {
			let embed = type == outerType;
			context = +!embed;
			for (let sJ = sI - 3; sJ >= 0; sJ -= 3) {
				let cur = BracketStack[sJ + 2];
				if (cur & 2) break;
				if (embed) BracketStack[sJ + 2] |= 2;
				else {
					if (cur & 4) break;
					BracketStack[sJ + 2] |= 4;
				}
			}
		}
	}
}
function processNeutrals(rFrom, rTo, isolates, outerType) {
	for (let iI = 0, prev = outerType; iI <= isolates.length; iI++) {
		let from = iI ? isolates[iI - 1].to : rFrom, to = iI < isolates.length ? isolates[iI].from : rTo;
		for (let i = from; i < to;) {
			let type = types[i];
			if (type == 256) {
				let end = i + 1;
				for (;;) if (end == to) {
					if (iI == isolates.length) break;
					end = isolates[iI++].to, to = iI < isolates.length ? isolates[iI].from : rTo;
				} else if (types[end] == 256) end++;
				else break;
				let beforeL = prev == 1, replace = beforeL == ((end < rTo ? types[end] : outerType) == 1) ? beforeL ? 1 : 2 : outerType;
				for (let j = end, jI = iI, fromJ = jI ? isolates[jI - 1].to : rFrom; j > i;) j == fromJ && (j = isolates[--jI].from, fromJ = jI ? isolates[jI - 1].to : rFrom), types[--j] = replace;
				i = end;
			} else prev = type, i++;
		}
	}
}
function emitSpans(line, from, to, level, baseLevel, isolates, order) {
	let ourType = level % 2 ? 2 : 1;
	if (level % 2 == baseLevel % 2) for (let iCh = from, iI = 0; iCh < to;) {
		let sameDir = !0, isNum = !1;
		if (iI == isolates.length || iCh < isolates[iI].from) {
			let next = types[iCh];
			next != ourType && (sameDir = !1, isNum = next == 16);
		}
		let recurse = !sameDir && ourType == 1 ? [] : null, localLevel = sameDir ? level : level + 1, iScan = iCh;
		run: for (;;) if (iI < isolates.length && iScan == isolates[iI].from) {
			if (isNum) break run;
			let iso = isolates[iI];
			if (!sameDir) for (let upto = iso.to, jI = iI + 1;;) {
				if (upto == to) break run;
				if (jI < isolates.length && isolates[jI].from == upto) upto = isolates[jI++].to;
				else if (types[upto] == ourType) break run;
				else break;
			}
			iI++, recurse ? recurse.push(iso) : (iso.from > iCh && order.push(new BidiSpan(iCh, iso.from, localLevel)), computeSectionOrder(line, iso.direction == LTR == !(localLevel % 2) ? level : level + 1, baseLevel, iso.inner, iso.from, iso.to, order), iCh = iso.to), iScan = iso.to;
		} else if (iScan == to || (sameDir ? types[iScan] != ourType : types[iScan] == ourType)) break;
		else iScan++;
		recurse ? emitSpans(line, iCh, iScan, level + 1, baseLevel, recurse, order) : iCh < iScan && order.push(new BidiSpan(iCh, iScan, localLevel)), iCh = iScan;
	}
	else for (let iCh = to, iI = isolates.length; iCh > from;) {
		let sameDir = !0, isNum = !1;
		if (!iI || iCh > isolates[iI - 1].to) {
			let next = types[iCh - 1];
			next != ourType && (sameDir = !1, isNum = next == 16);
		}
		let recurse = !sameDir && ourType == 1 ? [] : null, localLevel = sameDir ? level : level + 1, iScan = iCh;
		run: for (;;) if (iI && iScan == isolates[iI - 1].to) {
			if (isNum) break run;
			let iso = isolates[--iI];
			if (!sameDir) for (let upto = iso.from, jI = iI;;) {
				if (upto == from) break run;
				if (jI && isolates[jI - 1].to == upto) upto = isolates[--jI].from;
				else if (types[upto - 1] == ourType) break run;
				else break;
			}
			recurse ? recurse.push(iso) : (iso.to < iCh && order.push(new BidiSpan(iso.to, iCh, localLevel)), computeSectionOrder(line, iso.direction == LTR == !(localLevel % 2) ? level : level + 1, baseLevel, iso.inner, iso.from, iso.to, order), iCh = iso.from), iScan = iso.from;
		} else if (iScan == from || (sameDir ? types[iScan - 1] != ourType : types[iScan - 1] == ourType)) break;
		else iScan--;
		recurse ? emitSpans(line, iScan, iCh, level + 1, baseLevel, recurse, order) : iScan < iCh && order.push(new BidiSpan(iScan, iCh, localLevel)), iCh = iScan;
	}
}
function computeSectionOrder(line, level, baseLevel, isolates, from, to, order) {
	let outerType = level % 2 ? 2 : 1;
	computeCharTypes(line, from, to, isolates, outerType), processBracketPairs(line, from, to, isolates, outerType), processNeutrals(from, to, isolates, outerType), emitSpans(line, from, to, level, baseLevel, isolates, order);
}
function computeOrder(line, direction, isolates) {
	if (!line) return [new BidiSpan(0, 0, +(direction == RTL))];
	if (direction == LTR && !isolates.length && !BidiRE.test(line)) return trivialOrder(line.length);
	if (isolates.length) for (; line.length > types.length;) types[types.length] = 256;
	let order = [], level = direction == LTR ? 0 : 1;
	return computeSectionOrder(line, level, level, isolates, 0, line.length, order), order;
}
function trivialOrder(length) {
	return [new BidiSpan(0, length, 0)];
}
var movedOver = "";
function moveVisually(line, order, dir, start, forward) {
	if (!line.length) return null;
	let startIndex = start.head - line.from, spanI;
	if (start.head == line.from && start.assoc < 0) {
		if (!forward) return null;
		startIndex = order[spanI = 0].side(!1, dir);
	} else if (start.head == line.to && start.assoc > 0) {
		if (forward) return null;
		startIndex = order[spanI = order.length - 1].side(!0, dir);
	} else spanI = BidiSpan.find(order, startIndex, start.bidiLevel ?? -1, start.assoc);
	let span = order[spanI], spanEnd = span.side(forward, dir);
	if (startIndex == spanEnd) {
		let nextI = spanI += forward ? 1 : -1;
		if (nextI < 0 || nextI >= order.length) return null;
		span = order[spanI = nextI], startIndex = span.side(!forward, dir), spanEnd = span.side(forward, dir);
	}
	let nextIndex = findClusterBreak(line.text, startIndex, span.forward(forward, dir));
	(nextIndex < span.from || nextIndex > span.to) && (nextIndex = spanEnd), movedOver = line.text.slice(Math.min(startIndex, nextIndex), Math.max(startIndex, nextIndex));
	let nextSpan = spanI == (forward ? order.length - 1 : 0) ? null : order[spanI + (forward ? 1 : -1)];
	if (nextIndex == spanEnd) {
		if (!nextSpan) return forward ? EditorSelection.cursor(line.to, 1) : EditorSelection.cursor(line.from, -1);
		if (nextSpan.level + +!forward < span.level) return EditorSelection.cursor(nextSpan.side(!forward, dir) + line.from, nextSpan.forward(forward, dir) ? 1 : -1, nextSpan.level);
	}
	return EditorSelection.cursor(nextIndex + line.from, span.forward(forward, dir) ? -1 : 1, span.level);
}
function autoDirection(text, from, to) {
	for (let i = from; i < to; i++) {
		let type = charType(text.charCodeAt(i));
		if (type == 1) return LTR;
		if (type == 2 || type == 4) return RTL;
	}
}
var clickAddsSelectionRange = Facet.define(), dragMovesSelection$1 = Facet.define(), mouseSelectionStyle = Facet.define(), exceptionSink = Facet.define(), updateListener = Facet.define(), inputHandler = Facet.define(), focusChangeEffect = Facet.define(), clipboardInputFilter = Facet.define(), clipboardOutputFilter = Facet.define(), perLineTextDirection = Facet.define({ combine: (values) => values.some((x) => x) }), nativeSelectionHidden = Facet.define({ combine: (values) => values.some((x) => x) }), scrollHandler = Facet.define(), ScrollTarget = class ScrollTarget {
	constructor(range, y, x, yMargin, xMargin, isSnapshot = !1) {
		this.range = range, this.y = y, this.x = x, this.yMargin = yMargin, this.xMargin = xMargin, this.isSnapshot = isSnapshot;
	}
	map(changes) {
		return changes.empty ? this : new ScrollTarget(this.range.map(changes), this.y, this.x, this.yMargin, this.xMargin, this.isSnapshot);
	}
	clip(state) {
		return this.range.to <= state.doc.length ? this : new ScrollTarget(EditorSelection.cursor(state.doc.length), this.y, this.x, this.yMargin, this.xMargin, this.isSnapshot);
	}
}, scrollIntoView$1 = StateEffect.define({ map: (t, ch) => t.map(ch) }), setEditContextFormatting = StateEffect.define();
function logException(state, exception, context) {
	let handler = state.facet(exceptionSink);
	handler.length ? handler[0](exception) : window.onerror && window.onerror(String(exception), context, void 0, void 0, exception) || (context ? console.error(context + ":", exception) : console.error(exception));
}
var editable = Facet.define({ combine: (values) => !values.length || values[0] }), nextPluginID = 0, viewPlugin = Facet.define({ combine(plugins) {
	return plugins.filter((p, i) => {
		for (let j = 0; j < i; j++) if (plugins[j].plugin == p.plugin) return !1;
		return !0;
	});
} }), ViewPlugin = class ViewPlugin {
	constructor(id, create, domEventHandlers, domEventObservers, buildExtensions) {
		this.id = id, this.create = create, this.domEventHandlers = domEventHandlers, this.domEventObservers = domEventObservers, this.baseExtensions = buildExtensions(this), this.extension = this.baseExtensions.concat(viewPlugin.of({
			plugin: this,
			arg: void 0
		}));
	}
	of(arg) {
		return this.baseExtensions.concat(viewPlugin.of({
			plugin: this,
			arg
		}));
	}
	static define(create, spec) {
		let { eventHandlers, eventObservers, provide, decorations: deco } = spec || {};
		return new ViewPlugin(nextPluginID++, create, eventHandlers, eventObservers, (plugin) => {
			let ext = [];
			return deco && ext.push(decorations.of((view) => {
				let pluginInst = view.plugin(plugin);
				return pluginInst ? deco(pluginInst) : Decoration.none;
			})), provide && ext.push(provide(plugin)), ext;
		});
	}
	static fromClass(cls, spec) {
		return ViewPlugin.define((view, arg) => new cls(view, arg), spec);
	}
}, PluginInstance = class {
	constructor(spec) {
		this.spec = spec, this.mustUpdate = null, this.value = null;
	}
	get plugin() {
		return this.spec && this.spec.plugin;
	}
	update(view) {
		if (!this.value) {
			if (this.spec) try {
				this.value = this.spec.plugin.create(view, this.spec.arg);
			} catch (e) {
				logException(view.state, e, "CodeMirror plugin crashed"), this.deactivate();
			}
		} else if (this.mustUpdate) {
			let update = this.mustUpdate;
			if (this.mustUpdate = null, this.value.update) try {
				this.value.update(update);
			} catch (e) {
				if (logException(update.state, e, "CodeMirror plugin crashed"), this.value.destroy) try {
					this.value.destroy();
				} catch {}
				this.deactivate();
			}
		}
		return this;
	}
	destroy(view) {
		if (this.value?.destroy) try {
			this.value.destroy();
		} catch (e) {
			logException(view.state, e, "CodeMirror plugin crashed");
		}
	}
	deactivate() {
		this.spec = this.value = null;
	}
}, editorAttributes = Facet.define(), contentAttributes = Facet.define(), decorations = Facet.define(), blockWrappers = Facet.define(), outerDecorations = Facet.define(), atomicRanges = Facet.define(), bidiIsolatedRanges = Facet.define();
function getIsolatedRanges(view, line) {
	let isolates = view.state.facet(bidiIsolatedRanges);
	if (!isolates.length) return isolates;
	let sets = isolates.map((i) => i instanceof Function ? i(view) : i), result = [];
	return RangeSet.spans(sets, line.from, line.to, {
		point() {},
		span(fromDoc, toDoc, active, open) {
			let from = fromDoc - line.from, to = toDoc - line.from, level = result;
			for (let i = active.length - 1; i >= 0; i--, open--) {
				let direction = active[i].spec.bidiIsolate, update;
				if (open > 0 && level.length && (update = level[level.length - 1]).to == from && update.direction == direction) update.to = to, level = update.inner;
				else {
					let add = {
						from,
						to,
						direction,
						inner: []
					};
					level.push(add), level = add.inner;
				}
			}
		}
	}), resolveIsolates(line.text, result);
}
function resolveIsolates(text, isolates) {
	for (let i of isolates) {
		if (i.direction == null) {
			for (let pos = i.from, j = 0; pos < i.to; j++) {
				let nextInner = j < i.inner.length ? i.inner[j] : null, dir = autoDirection(text, pos, nextInner ? nextInner.from : i.to);
				if (dir) {
					i.direction = dir;
					break;
				}
				if (!nextInner) break;
				pos = nextInner.to;
			}
			i.direction ??= Direction.LTR;
		}
		resolveIsolates(text, i.inner);
	}
	return isolates;
}
var scrollMargins = Facet.define();
function getScrollMargins(view) {
	let left = 0, right = 0, top = 0, bottom = 0;
	for (let source of view.state.facet(scrollMargins)) {
		let m = source(view);
		m && (m.left != null && (left = Math.max(left, m.left)), m.right != null && (right = Math.max(right, m.right)), m.top != null && (top = Math.max(top, m.top)), m.bottom != null && (bottom = Math.max(bottom, m.bottom)));
	}
	return {
		left,
		right,
		top,
		bottom
	};
}
var styleModule = Facet.define(), ChangedRange = class ChangedRange {
	constructor(fromA, toA, fromB, toB) {
		this.fromA = fromA, this.toA = toA, this.fromB = fromB, this.toB = toB;
	}
	join(other) {
		return new ChangedRange(Math.min(this.fromA, other.fromA), Math.max(this.toA, other.toA), Math.min(this.fromB, other.fromB), Math.max(this.toB, other.toB));
	}
	addToSet(set) {
		let i = set.length, me = this;
		for (; i > 0; i--) {
			let range = set[i - 1];
			if (!(range.fromA > me.toA)) {
				if (range.toA < me.fromA) break;
				me = me.join(range), set.splice(i - 1, 1);
			}
		}
		return set.splice(i, 0, me), set;
	}
	static extendWithRanges(diff, ranges) {
		if (ranges.length == 0) return diff;
		let result = [];
		for (let dI = 0, rI = 0, off = 0;;) {
			let nextD = dI < diff.length ? diff[dI].fromB : 1e9, nextR = rI < ranges.length ? ranges[rI] : 1e9, fromB = Math.min(nextD, nextR);
			if (fromB == 1e9) break;
			let fromA = fromB + off, toB = fromB, toA = fromA;
			for (;;) if (rI < ranges.length && ranges[rI] <= toB) {
				let end = ranges[rI + 1];
				rI += 2, toB = Math.max(toB, end);
				for (let i = dI; i < diff.length && diff[i].fromB <= toB; i++) off = diff[i].toA - diff[i].toB;
				toA = Math.max(toA, end + off);
			} else if (dI < diff.length && diff[dI].fromB <= toB) {
				let next = diff[dI++];
				toB = Math.max(toB, next.toB), toA = Math.max(toA, next.toA), off = next.toA - next.toB;
			} else break;
			result.push(new ChangedRange(fromA, toA, fromB, toB));
		}
		return result;
	}
}, ViewUpdate = class ViewUpdate {
	constructor(view, state, transactions) {
		this.view = view, this.state = state, this.transactions = transactions, this.flags = 0, this.startState = view.state, this.changes = ChangeSet.empty(this.startState.doc.length);
		for (let tr of transactions) this.changes = this.changes.compose(tr.changes);
		let changedRanges = [];
		this.changes.iterChangedRanges((fromA, toA, fromB, toB) => changedRanges.push(new ChangedRange(fromA, toA, fromB, toB))), this.changedRanges = changedRanges;
	}
	static create(view, state, transactions) {
		return new ViewUpdate(view, state, transactions);
	}
	get viewportChanged() {
		return (this.flags & 4) > 0;
	}
	get viewportMoved() {
		return (this.flags & 8) > 0;
	}
	get heightChanged() {
		return (this.flags & 2) > 0;
	}
	get geometryChanged() {
		return this.docChanged || (this.flags & 18) > 0;
	}
	get focusChanged() {
		return (this.flags & 1) > 0;
	}
	get docChanged() {
		return !this.changes.empty;
	}
	get selectionSet() {
		return this.transactions.some((tr) => tr.selection);
	}
	get empty() {
		return this.flags == 0 && this.transactions.length == 0;
	}
}, noChildren = [], Tile = class {
	constructor(dom, length, flags = 0) {
		this.dom = dom, this.length = length, this.flags = flags, this.parent = null, dom.cmTile = this;
	}
	get breakAfter() {
		return this.flags & 1;
	}
	get children() {
		return noChildren;
	}
	isWidget() {
		return !1;
	}
	get isHidden() {
		return !1;
	}
	isComposite() {
		return !1;
	}
	isLine() {
		return !1;
	}
	isText() {
		return !1;
	}
	isBlock() {
		return !1;
	}
	get domAttrs() {
		return null;
	}
	sync(track) {
		if (this.flags |= 2, this.flags & 4) {
			this.flags &= -5;
			let attrs = this.domAttrs;
			attrs && setAttrs(this.dom, attrs);
		}
	}
	toString() {
		return this.constructor.name + (this.children.length ? `(${this.children})` : "") + (this.breakAfter ? "#" : "");
	}
	destroy() {
		this.parent = null;
	}
	setDOM(dom) {
		this.dom = dom, dom.cmTile = this;
	}
	get posAtStart() {
		return this.parent ? this.parent.posBefore(this) : 0;
	}
	get posAtEnd() {
		return this.posAtStart + this.length;
	}
	posBefore(tile, start = this.posAtStart) {
		let pos = start;
		for (let child of this.children) {
			if (child == tile) return pos;
			pos += child.length + child.breakAfter;
		}
		throw RangeError("Invalid child in posBefore");
	}
	posAfter(tile) {
		return this.posBefore(tile) + tile.length;
	}
	covers(side) {
		return !0;
	}
	coordsIn(pos, side, rtl) {
		return null;
	}
	domPosFor(off, side) {
		let index = domIndex(this.dom), after = this.length ? off > 0 : side > 0;
		return new DOMPos(this.parent.dom, index + +!!after, off == 0 || off == this.length);
	}
	markDirty(attrs) {
		this.flags &= -3, attrs && (this.flags |= 4), this.parent && this.parent.flags & 2 && this.parent.markDirty(!1);
	}
	get overrideDOMText() {
		return null;
	}
	get root() {
		for (let t = this; t; t = t.parent) if (t instanceof DocTile) return t;
		return null;
	}
	static get(dom) {
		return dom.cmTile;
	}
}, CompositeTile = class extends Tile {
	constructor(dom) {
		super(dom, 0), this._children = [];
	}
	isComposite() {
		return !0;
	}
	get children() {
		return this._children;
	}
	get lastChild() {
		return this.children.length ? this.children[this.children.length - 1] : null;
	}
	append(child) {
		this.children.push(child), child.parent = this;
	}
	sync(track) {
		if (this.flags & 2) return;
		super.sync(track);
		let parent = this.dom, prev = null, next, tracking = track?.node == parent ? track : null, length = 0;
		for (let child of this.children) {
			if (child.sync(track), length += child.length + child.breakAfter, next = prev ? prev.nextSibling : parent.firstChild, tracking && next != child.dom && (tracking.written = !0), child.dom.parentNode == parent) for (; next && next != child.dom;) next = rm$1(next);
			else parent.insertBefore(child.dom, next);
			prev = child.dom;
		}
		for (next = prev ? prev.nextSibling : parent.firstChild, tracking && next && (tracking.written = !0); next;) next = rm$1(next);
		this.length = length;
	}
};
function rm$1(dom) {
	let next = dom.nextSibling;
	return dom.parentNode.removeChild(dom), next;
}
var DocTile = class extends CompositeTile {
	constructor(view, dom) {
		super(dom), this.view = view;
	}
	owns(tile) {
		for (; tile; tile = tile.parent) if (tile == this) return !0;
		return !1;
	}
	isBlock() {
		return !0;
	}
	nearest(dom) {
		for (;;) {
			if (!dom) return null;
			let tile = Tile.get(dom);
			if (tile && this.owns(tile)) return tile;
			dom = dom.parentNode;
		}
	}
	blockTiles(f) {
		for (let stack = [], cur = this, i = 0, pos = 0;;) if (i == cur.children.length) {
			if (!stack.length) return;
			cur = cur.parent, cur.breakAfter && pos++, i = stack.pop();
		} else {
			let next = cur.children[i++];
			if (next instanceof BlockWrapperTile) stack.push(i), cur = next, i = 0;
			else {
				let end = pos + next.length, result = f(next, pos);
				if (result !== void 0) return result;
				pos = end + next.breakAfter;
			}
		}
	}
	resolveBlock(pos, side) {
		let before, beforeOff = -1, after, afterOff = -1;
		if (this.blockTiles((tile, off) => {
			let end = off + tile.length;
			if (pos >= off && pos <= end) {
				if (tile.isWidget() && side >= -1 && side <= 1) {
					if (tile.flags & 32) return !0;
					tile.flags & 16 && (before = void 0);
				}
				(off < pos || pos == end && (side < -1 ? tile.length : tile.covers(1))) && (!before || !tile.isWidget() && before.isWidget()) && (before = tile, beforeOff = pos - off), (end > pos || pos == off && (side > 1 ? tile.length : tile.covers(-1))) && (!after || !tile.isWidget() && after.isWidget()) && (after = tile, afterOff = pos - off);
			}
		}), !before && !after) throw Error("No tile at position " + pos);
		return before && side < 0 || !after ? {
			tile: before,
			offset: beforeOff
		} : {
			tile: after,
			offset: afterOff
		};
	}
}, BlockWrapperTile = class BlockWrapperTile extends CompositeTile {
	constructor(dom, wrapper) {
		super(dom), this.wrapper = wrapper;
	}
	isBlock() {
		return !0;
	}
	covers(side) {
		return this.children.length ? side < 0 ? this.children[0].covers(-1) : this.lastChild.covers(1) : !1;
	}
	get domAttrs() {
		return this.wrapper.attributes;
	}
	static of(wrapper, dom) {
		let tile = new BlockWrapperTile(dom || document.createElement(wrapper.tagName), wrapper);
		return dom || (tile.flags |= 4), tile;
	}
}, LineTile = class LineTile extends CompositeTile {
	constructor(dom, attrs) {
		super(dom), this.attrs = attrs;
	}
	isLine() {
		return !0;
	}
	static start(attrs, dom, keepAttrs) {
		let line = new LineTile(dom || document.createElement("div"), attrs);
		return dom && keepAttrs || (line.flags |= 4), line;
	}
	get domAttrs() {
		return this.attrs;
	}
	resolveInline(pos, side, forCoords = !1) {
		let before = null, beforeOff = -1, after = null, afterOff = -1;
		function scan(tile, pos) {
			for (let i = 0, off = 0; i < tile.children.length && off <= pos; i++) {
				let child = tile.children[i], end = off + child.length;
				end >= pos && (child.isComposite() ? scan(child, pos - off) : (!after || forCoords && after.isHidden && (side > 0 && !(after.flags & 32) || forCoords && onSameLine(after, child))) && (end > pos || child.flags & 32 && side <= 1) ? (after = child, afterOff = pos - off) : (off < pos || child.flags & 16 && !(forCoords && child.isHidden) && side >= -1) && (before = child, beforeOff = pos - off)), off = end;
			}
		}
		scan(this, pos);
		let target = (side < 0 ? before : after) || before || after;
		return target ? {
			tile: target,
			offset: target == before ? beforeOff : afterOff
		} : null;
	}
	coordsIn(pos, side, rtl) {
		let found = this.resolveInline(pos, side, !0);
		return found ? found.tile.coordsIn(Math.max(0, found.offset), side, rtl) : fallbackRect(this);
	}
	domIn(pos, side) {
		let found = this.resolveInline(pos, side);
		if (found) {
			let { tile, offset } = found;
			if (this.dom.contains(tile.dom)) return tile.isText() ? new DOMPos(tile.dom, Math.min(tile.dom.nodeValue.length, offset)) : tile.domPosFor(offset, tile.flags & 16 ? 1 : tile.flags & 32 ? -1 : side);
			let parent = found.tile.parent, saw = !1;
			for (let ch of parent.children) {
				if (saw) return new DOMPos(ch.dom, 0);
				ch == found.tile && (saw = !0);
			}
		}
		return new DOMPos(this.dom, 0);
	}
};
function fallbackRect(tile) {
	let last = tile.dom.lastChild;
	if (!last) return tile.dom.getBoundingClientRect();
	let rects = clientRectsFor(last);
	return rects[rects.length - 1] || null;
}
function onSameLine(a, b) {
	let posA = a.coordsIn(0, 1), posB = b.coordsIn(0, 1);
	return posA && posB && posB.top < posA.bottom;
}
var MarkTile = class MarkTile extends CompositeTile {
	constructor(dom, mark) {
		super(dom), this.mark = mark;
	}
	get domAttrs() {
		return this.mark.attrs;
	}
	static of(mark, dom) {
		let tile = new MarkTile(dom || document.createElement(mark.tagName), mark);
		return dom || (tile.flags |= 4), tile;
	}
}, TextTile = class TextTile extends Tile {
	constructor(dom, text) {
		super(dom, text.length), this.text = text;
	}
	sync(track) {
		this.flags & 2 || (super.sync(track), this.dom.nodeValue != this.text && (track && track.node == this.dom && (track.written = !0), this.dom.nodeValue = this.text));
	}
	isText() {
		return !0;
	}
	toString() {
		return JSON.stringify(this.text);
	}
	coordsIn(pos, side, rtl) {
		let length = this.dom.nodeValue.length;
		pos > length && (pos = length);
		let from = pos, to = pos, flatten = 0;
		pos == 0 && side < 0 || pos == length && side >= 0 ? browser.chrome || browser.gecko || (pos ? (from--, flatten = 1) : to < length && (to++, flatten = -1)) : side < 0 ? from-- : to < length && to++;
		let rects = textRange(this.dom, from, to).getClientRects();
		if (!rects.length) return null;
		let rect = rects[(flatten ? flatten < 0 : side >= 0) ? 0 : rects.length - 1];
		return browser.safari && !flatten && rect.width == 0 && (rect = Array.prototype.find.call(rects, (r) => r.width) || rect), rtl == null ? rect : flattenRect(rect, (flatten ? flatten > 0 : side < 0) == rtl);
	}
	static of(text, dom) {
		let tile = new TextTile(dom || document.createTextNode(text), text);
		return dom || (tile.flags |= 2), tile;
	}
}, WidgetTile = class WidgetTile extends Tile {
	constructor(dom, length, widget, flags) {
		super(dom, length, flags), this.widget = widget;
	}
	isWidget() {
		return !0;
	}
	get isHidden() {
		return this.widget.isHidden;
	}
	covers(side) {
		return this.flags & 48 ? !1 : (this.flags & (side < 0 ? 64 : 128)) > 0;
	}
	coordsIn(pos, side) {
		return this.coordsInWidget(pos, side, !1);
	}
	coordsInWidget(pos, side, block) {
		let custom = this.widget.coordsAt(this.dom, pos, side);
		if (custom) return custom;
		if (block) return flattenRect(this.dom.getBoundingClientRect(), this.length ? pos == 0 : side <= 0);
		{
			let rects = this.dom.getClientRects(), rect = null;
			if (!rects.length) return null;
			let fromBack = this.flags & 16 ? !0 : this.flags & 32 ? !1 : pos > 0;
			for (let i = fromBack ? rects.length - 1 : 0; rect = rects[i], !(pos > 0 ? i == 0 : i == rects.length - 1 || rect.top < rect.bottom); i += fromBack ? -1 : 1);
			return flattenRect(rect, !fromBack);
		}
	}
	get overrideDOMText() {
		if (!this.length) return Text.empty;
		let { root } = this;
		if (!root) return Text.empty;
		let start = this.posAtStart;
		return root.view.state.doc.slice(start, start + this.length);
	}
	destroy() {
		super.destroy(), this.widget.destroy(this.dom);
	}
	static of(widget, view, length, flags, dom) {
		return dom || (dom = widget.toDOM(view), widget.editable || (dom.contentEditable = "false")), new WidgetTile(dom, length, widget, flags);
	}
}, WidgetBufferTile = class extends Tile {
	constructor(flags) {
		let img = document.createElement("img");
		img.className = "cm-widgetBuffer", img.setAttribute("aria-hidden", "true"), super(img, 0, flags);
	}
	get isHidden() {
		return !0;
	}
	get overrideDOMText() {
		return Text.empty;
	}
	coordsIn(pos, side, rtl) {
		let rect = this.dom.getBoundingClientRect();
		return rtl == null ? rect : flattenRect(rect, side > 0 == rtl);
	}
}, TilePointer = class {
	constructor(top) {
		this.index = 0, this.beforeBreak = !1, this.parents = [], this.tile = top;
	}
	advance(dist, side, walker) {
		let { tile, index, beforeBreak, parents } = this;
		for (; dist || side > 0;) if (!tile.isComposite()) {
			let len = tile.length;
			if (index < len && dist) {
				let take = Math.min(dist, len - index);
				walker && walker.skip(tile, index, index + take), dist -= take, index += take;
			}
			if (index == len) beforeBreak = !!tile.breakAfter, {tile, index} = parents.pop(), index++;
			else if (!dist) break;
		} else if (beforeBreak) {
			if (!dist) break;
			walker && walker.break(), dist--, beforeBreak = !1;
		} else if (index == tile.children.length) {
			if (!dist && !parents.length) break;
			walker && walker.leave(tile), beforeBreak = !!tile.breakAfter, {tile, index} = parents.pop(), index++;
		} else {
			let next = tile.children[index], brk = next.breakAfter;
			(side > 0 ? next.length <= dist : next.length < dist) && (!walker || walker.skip(next, 0, next.length) !== !1 || !next.isComposite) ? (beforeBreak = !!brk, index++, dist -= next.length) : (parents.push({
				tile,
				index
			}), tile = next, index = 0, walker && next.isComposite() && walker.enter(next));
		}
		return this.tile = tile, this.index = index, this.beforeBreak = beforeBreak, this;
	}
	get root() {
		return this.parents.length ? this.parents[0].tile : this.tile;
	}
}, OpenWrapper = class {
	constructor(from, to, wrapper, rank) {
		this.from = from, this.to = to, this.wrapper = wrapper, this.rank = rank;
	}
}, TileBuilder = class {
	constructor(cache, root, blockWrappers) {
		this.cache = cache, this.root = root, this.blockWrappers = blockWrappers, this.curLine = null, this.lastBlock = null, this.afterWidget = null, this.pos = 0, this.wrappers = [], this.wrapperPos = 0;
	}
	addText(text, marks, openStart, tile) {
		this.flushBuffer();
		let parent = this.ensureMarks(marks, openStart), prev = parent.lastChild;
		if (prev && prev.isText() && !(prev.flags & 8) && prev.length + text.length < 512) {
			this.cache.reused.set(prev, 2);
			let tile = parent.children[parent.children.length - 1] = new TextTile(prev.dom, prev.text + text);
			tile.parent = parent;
		} else parent.append(tile || TextTile.of(text, this.cache.find(TextTile)?.dom));
		this.pos += text.length, this.afterWidget = null;
	}
	addComposition(composition, context) {
		let line = this.curLine;
		line.dom != context.line.dom && (line.setDOM(this.cache.reused.has(context.line) ? freeNode(context.line.dom) : context.line.dom), this.cache.reused.set(context.line, 2));
		let head = line;
		for (let i = context.marks.length - 1; i >= 0; i--) {
			let mark = context.marks[i], last = head.lastChild;
			if (last instanceof MarkTile && last.mark.eq(mark.mark)) last.dom != mark.dom && last.setDOM(freeNode(mark.dom)), head = last;
			else {
				let { dom } = mark;
				this.cache.reused.get(mark) && Tile.get(mark.dom) && (dom = freeNode(mark.dom));
				let nw = MarkTile.of(mark.mark, dom);
				head.append(nw), head = nw;
			}
			this.cache.reused.set(mark, 2);
		}
		let oldTile = Tile.get(composition.text);
		oldTile && this.cache.reused.set(oldTile, 2);
		let text = new TextTile(composition.text, composition.text.nodeValue);
		text.flags |= 8, this.pos = composition.range.toB, head.append(text);
	}
	addInlineWidget(widget, marks, openStart) {
		let noSpace = this.afterWidget && widget.flags & 48 && (this.afterWidget.flags & 48) == (widget.flags & 48);
		noSpace || this.flushBuffer();
		let parent = this.ensureMarks(marks, openStart);
		!noSpace && !(widget.flags & 16) && parent.append(this.getBuffer(1)), parent.append(widget), this.pos += widget.length, this.afterWidget = widget;
	}
	addMark(tile, marks, openStart) {
		this.flushBuffer(), this.ensureMarks(marks, openStart).append(tile), this.pos += tile.length, this.afterWidget = null;
	}
	addBlockWidget(widget) {
		this.getBlockPos().append(widget), this.pos += widget.length, this.lastBlock = widget, this.endLine();
	}
	continueWidget(length) {
		let widget = this.afterWidget || this.lastBlock;
		widget.length += length, this.pos += length;
	}
	addLineStart(attrs, dom) {
		attrs ||= lineBaseAttrs;
		let tile = LineTile.start(attrs, dom || this.cache.find(LineTile)?.dom, !!dom);
		this.getBlockPos().append(this.lastBlock = this.curLine = tile);
	}
	addLine(tile) {
		this.getBlockPos().append(tile), this.pos += tile.length, this.lastBlock = tile, this.endLine();
	}
	addBreak() {
		this.lastBlock.flags |= 1, this.endLine(), this.pos++;
	}
	addLineStartIfNotCovered(attrs) {
		this.blockPosCovered() || this.addLineStart(attrs);
	}
	ensureLine(attrs) {
		this.curLine || this.addLineStart(attrs);
	}
	ensureMarks(marks, openStart) {
		let parent = this.curLine;
		for (let i = marks.length - 1; i >= 0; i--) {
			let mark = marks[i], last;
			if (openStart > 0 && (last = parent.lastChild) && last instanceof MarkTile && last.mark.eq(mark)) parent = last, openStart--;
			else {
				let tile = MarkTile.of(mark, this.cache.find(MarkTile, (m) => m.mark.eq(mark))?.dom);
				parent.append(tile), parent = tile, openStart = 0;
			}
		}
		return parent;
	}
	endLine() {
		if (this.curLine) {
			this.flushBuffer();
			let last = this.curLine.lastChild;
			(!last || !hasContent(this.curLine, !1) || last.dom.nodeName != "BR" && last.isWidget() && !(browser.ios && hasContent(this.curLine, !0))) && this.curLine.append(this.cache.findWidget(BreakWidget, 0, 32) || new WidgetTile(BreakWidget.toDOM(), 0, BreakWidget, 32)), this.curLine = this.afterWidget = null;
		}
	}
	updateBlockWrappers() {
		this.wrapperPos > this.pos + 1e4 && (this.blockWrappers.goto(this.pos), this.wrappers.length = 0);
		for (let i = this.wrappers.length - 1; i >= 0; i--) this.wrappers[i].to < this.pos && this.wrappers.splice(i, 1);
		for (let cur = this.blockWrappers; cur.value && cur.from <= this.pos; cur.next()) if (cur.to >= this.pos) {
			let rank = cur.rank * 102 + cur.value.rank, wrap = new OpenWrapper(cur.from, cur.to, cur.value, rank), i = this.wrappers.length;
			for (; i > 0 && (this.wrappers[i - 1].rank - wrap.rank || this.wrappers[i - 1].to - wrap.to) < 0;) i--;
			this.wrappers.splice(i, 0, wrap);
		}
		this.wrapperPos = this.pos;
	}
	getBlockPos() {
		this.updateBlockWrappers();
		let parent = this.root;
		for (let wrap of this.wrappers) {
			let last = parent.lastChild;
			if (wrap.from < this.pos && last instanceof BlockWrapperTile && last.wrapper.eq(wrap.wrapper)) parent = last;
			else {
				let tile = BlockWrapperTile.of(wrap.wrapper, this.cache.find(BlockWrapperTile, (t) => t.wrapper.eq(wrap.wrapper))?.dom);
				parent.append(tile), parent = tile;
			}
		}
		return parent;
	}
	blockPosCovered() {
		let last = this.lastBlock;
		return last != null && !last.breakAfter && (!last.isWidget() || (last.flags & 160) > 0);
	}
	getBuffer(side) {
		let flags = 2 | (side < 0 ? 16 : 32), found = this.cache.find(WidgetBufferTile, void 0, 1);
		return found && (found.flags = flags), found || new WidgetBufferTile(flags);
	}
	flushBuffer() {
		this.afterWidget && !(this.afterWidget.flags & 32) && (this.afterWidget.parent.append(this.getBuffer(-1)), this.afterWidget = null);
	}
}, TextStream = class {
	constructor(doc) {
		this.skipCount = 0, this.text = "", this.textOff = 0, this.cursor = doc.iter();
	}
	skip(len) {
		this.textOff + len <= this.text.length ? this.textOff += len : (this.skipCount += len - (this.text.length - this.textOff), this.text = "", this.textOff = 0);
	}
	next(maxLen) {
		if (this.textOff == this.text.length) {
			let { value, lineBreak, done } = this.cursor.next(this.skipCount);
			if (this.skipCount = 0, done) throw Error("Ran out of text content when drawing inline views");
			this.text = value;
			let len = this.textOff = Math.min(maxLen, value.length);
			return lineBreak ? null : value.slice(0, len);
		}
		let end = Math.min(this.text.length, this.textOff + maxLen), chars = this.text.slice(this.textOff, end);
		return this.textOff = end, chars;
	}
}, buckets = [
	WidgetTile,
	LineTile,
	TextTile,
	MarkTile,
	WidgetBufferTile,
	BlockWrapperTile,
	DocTile
];
for (let i = 0; i < buckets.length; i++) buckets[i].bucket = i;
var TileCache = class {
	constructor(view) {
		this.view = view, this.buckets = buckets.map(() => []), this.index = buckets.map(() => 0), this.reused = new Map();
	}
	add(tile) {
		let i = tile.constructor.bucket, bucket = this.buckets[i];
		bucket.length < 6 ? bucket.push(tile) : bucket[this.index[i] = (this.index[i] + 1) % 6] = tile;
	}
	find(cls, test, type = 2) {
		let i = cls.bucket, bucket = this.buckets[i], off = this.index[i];
		for (let j = 0; j < bucket.length; j++) {
			let index = (j + off) % bucket.length, tile = bucket[index];
			if ((!test || test(tile)) && !this.reused.has(tile)) return bucket.splice(index, 1), index < off && this.index[i]--, this.reused.set(tile, type), tile;
		}
		return null;
	}
	findWidget(widget, length, flags) {
		let widgets = this.buckets[0];
		if (widgets.length) for (let i = 0, pass = 0;; i++) {
			if (i == widgets.length) {
				if (pass) return null;
				pass = 1, i = 0;
			}
			let tile = widgets[i];
			if (!this.reused.has(tile) && (pass == 0 ? tile.widget.compare(widget) : tile.widget.constructor == widget.constructor && widget.updateDOM(tile.dom, this.view, tile.widget))) return widgets.splice(i, 1), i < this.index[0] && this.index[0]--, tile.widget == widget && tile.length == length && (tile.flags & 497) == flags ? (this.reused.set(tile, 1), tile) : (this.reused.set(tile, 2), new WidgetTile(tile.dom, length, widget, tile.flags & -498 | flags));
		}
	}
	reuse(tile) {
		return this.reused.set(tile, 1), tile;
	}
	maybeReuse(tile, type = 2) {
		if (!this.reused.has(tile)) return this.reused.set(tile, type), tile.dom;
	}
	clear() {
		for (let i = 0; i < this.buckets.length; i++) this.buckets[i].length = this.index[i] = 0;
	}
}, TileUpdate = class {
	constructor(view, old, blockWrappers, decorations, disallowBlockEffectsFor) {
		this.view = view, this.decorations = decorations, this.disallowBlockEffectsFor = disallowBlockEffectsFor, this.openWidget = !1, this.openMarks = 0, this.cache = new TileCache(view), this.text = new TextStream(view.state.doc), this.builder = new TileBuilder(this.cache, new DocTile(view, view.contentDOM), RangeSet.iter(blockWrappers)), this.cache.reused.set(old, 2), this.old = new TilePointer(old), this.reuseWalker = {
			skip: (tile, from, to) => {
				if (this.cache.add(tile), tile.isComposite()) return !1;
			},
			enter: (tile) => this.cache.add(tile),
			leave: () => {},
			break: () => {}
		};
	}
	run(changes, composition) {
		let compositionContext = composition && this.getCompositionContext(composition.text);
		for (let posA = 0, posB = 0, i = 0;;) {
			let next = i < changes.length ? changes[i++] : null, skipA = next ? next.fromA : this.old.root.length;
			if (skipA > posA) {
				let len = skipA - posA;
				this.preserve(len, !i, !next), posA = skipA, posB += len;
			}
			if (!next) break;
			composition && next.fromA <= composition.range.fromA && next.toA >= composition.range.toA ? (this.forward(next.fromA, composition.range.fromA, composition.range.fromA < composition.range.toA ? 1 : -1), this.emit(posB, composition.range.fromB), this.builder.flushBuffer(), this.cache.clear(), this.builder.addComposition(composition, compositionContext), this.text.skip(composition.range.toB - composition.range.fromB), this.forward(composition.range.fromA, next.toA), this.emit(composition.range.toB, next.toB)) : (this.forward(next.fromA, next.toA), this.emit(posB, next.toB)), posB = next.toB, posA = next.toA;
		}
		return this.builder.curLine && this.builder.endLine(), this.builder.root;
	}
	preserve(length, incStart, incEnd) {
		let activeMarks = getMarks(this.old), openMarks = this.openMarks;
		this.old.advance(length, incEnd ? 1 : -1, {
			skip: (tile, from, to) => {
				if (tile.isWidget()) {
					if (this.openWidget) this.builder.continueWidget(to - from);
					else {
						let widget = to > 0 || from < tile.length ? WidgetTile.of(tile.widget, this.view, to - from, tile.flags & 496, this.cache.maybeReuse(tile)) : this.cache.reuse(tile);
						widget.flags & 256 ? (widget.flags &= -2, this.builder.addBlockWidget(widget)) : (this.builder.ensureLine(null), this.builder.addInlineWidget(widget, activeMarks, openMarks), openMarks = activeMarks.length);
					}
				} else if (tile.isText()) this.builder.ensureLine(null), !from && to == tile.length && !this.cache.reused.has(tile) ? this.builder.addText(tile.text, activeMarks, openMarks, this.cache.reuse(tile)) : (this.cache.add(tile), this.builder.addText(tile.text.slice(from, to), activeMarks, openMarks)), openMarks = activeMarks.length;
				else if (tile.isLine()) tile.flags &= -2, this.cache.reused.set(tile, 1), this.builder.addLine(tile);
				else if (tile instanceof WidgetBufferTile) this.cache.add(tile);
				else if (tile instanceof MarkTile) this.builder.ensureLine(null), this.builder.addMark(tile, activeMarks, openMarks), this.cache.reused.set(tile, 1), openMarks = activeMarks.length;
				else return !1;
				this.openWidget = !1;
			},
			enter: (tile) => {
				tile.isLine() ? this.builder.addLineStart(tile.attrs, this.cache.maybeReuse(tile)) : (this.cache.add(tile), tile instanceof MarkTile && activeMarks.unshift(tile.mark)), this.openWidget = !1;
			},
			leave: (tile) => {
				tile.isLine() ? activeMarks.length &&= openMarks = 0 : tile instanceof MarkTile && (activeMarks.shift(), openMarks = Math.min(openMarks, activeMarks.length));
			},
			break: () => {
				this.builder.addBreak(), this.openWidget = !1;
			}
		}), this.text.skip(length);
	}
	emit(from, to) {
		let pendingLineAttrs = null, b = this.builder, markCount = -1, openEnd = RangeSet.spans(this.decorations, from, to, {
			point: (from, to, deco, active, openStart, index) => {
				if (deco instanceof PointDecoration) {
					if (this.disallowBlockEffectsFor[index]) {
						if (deco.block) throw RangeError("Block decorations may not be specified via plugins");
						if (to > this.view.state.doc.lineAt(from).to) throw RangeError("Decorations that replace line breaks may not be specified via plugins");
					}
					if (markCount = active.length, openStart > active.length) b.continueWidget(to - from);
					else {
						let widget = deco.widget || (deco.block ? NullWidget.block : NullWidget.inline), flags = widgetFlags(deco), tile = this.cache.findWidget(widget, to - from, flags) || WidgetTile.of(widget, this.view, to - from, flags);
						deco.block ? (deco.startSide > 0 && b.addLineStartIfNotCovered(pendingLineAttrs), b.addBlockWidget(tile)) : (b.ensureLine(pendingLineAttrs), b.addInlineWidget(tile, active, openStart));
					}
					pendingLineAttrs = null;
				} else pendingLineAttrs = addLineDeco(pendingLineAttrs, deco);
				to > from && this.text.skip(to - from);
			},
			span: (from, to, active, openStart) => {
				for (let pos = from; pos < to;) {
					let chars = this.text.next(Math.min(512, to - pos));
					chars == null ? (b.addLineStartIfNotCovered(pendingLineAttrs), b.addBreak(), pos++) : (b.ensureLine(pendingLineAttrs), b.addText(chars, active, pos == from ? openStart : active.length), pos += chars.length), pendingLineAttrs = null;
				}
				markCount = active.length;
			}
		});
		markCount > -1 && (this.openWidget = openEnd > markCount), this.openWidget || b.addLineStartIfNotCovered(pendingLineAttrs), this.openMarks = openEnd;
	}
	forward(from, to, side = 1) {
		to - from <= 10 ? this.old.advance(to - from, side, this.reuseWalker) : (this.old.advance(5, -1, this.reuseWalker), this.old.advance(to - from - 10, -1), this.old.advance(5, side, this.reuseWalker));
	}
	getCompositionContext(text) {
		let marks = [], line = null;
		for (let parent = text.parentNode;; parent = parent.parentNode) {
			let tile = Tile.get(parent);
			if (parent == this.view.contentDOM) break;
			tile instanceof MarkTile ? marks.push(tile) : tile?.isLine() ? line = tile : tile instanceof BlockWrapperTile || (parent.nodeName == "DIV" && !line ? line = new LineTile(parent, lineBaseAttrs) : line || marks.push(MarkTile.of(new MarkDecoration({
				tagName: parent.nodeName.toLowerCase(),
				attributes: getAttrs(parent)
			}), parent)));
		}
		return line ? {
			line,
			marks
		} : null;
	}
};
function hasContent(tile, requireText) {
	let scan = (tile) => {
		for (let ch of tile.children) if ((requireText ? ch.isText() : ch.length) || scan(ch)) return !0;
		return !1;
	};
	return scan(tile);
}
function widgetFlags(deco) {
	let flags = deco.isReplace ? (deco.startSide < 0 ? 64 : 0) | (deco.endSide > 0 ? 128 : 0) : deco.startSide > 0 ? 32 : 16;
	return deco.block && (flags |= 256), flags;
}
var lineBaseAttrs = { class: "cm-line" };
function addLineDeco(value, deco) {
	let attrs = deco.spec.attributes, cls = deco.spec.class;
	return !attrs && !cls || (value ||= { class: "cm-line" }, attrs && combineAttrs(attrs, value), cls && (value.class += " " + cls)), value;
}
function getMarks(ptr) {
	let found = [];
	for (let i = ptr.parents.length; i > 1; i--) {
		let tile = i == ptr.parents.length ? ptr.tile : ptr.parents[i].tile;
		tile instanceof MarkTile && found.push(tile.mark);
	}
	return found;
}
function freeNode(node) {
	let tile = Tile.get(node);
	return tile && tile.setDOM(node.cloneNode()), node;
}
var NullWidget = class extends WidgetType {
	constructor(tag) {
		super(), this.tag = tag;
	}
	eq(other) {
		return other.tag == this.tag;
	}
	toDOM() {
		return document.createElement(this.tag);
	}
	updateDOM(elt) {
		return elt.nodeName.toLowerCase() == this.tag;
	}
	get isHidden() {
		return !0;
	}
};
NullWidget.inline = new NullWidget("span"), NullWidget.block = new NullWidget("div");
var BreakWidget = new class extends WidgetType {
	toDOM() {
		return document.createElement("br");
	}
	get isHidden() {
		return !0;
	}
	get editable() {
		return !0;
	}
}(), DocView = class {
	constructor(view) {
		this.view = view, this.decorations = [], this.blockWrappers = [], this.dynamicDecorationMap = [!1], this.domChanged = null, this.hasComposition = null, this.editContextFormatting = Decoration.none, this.lastCompositionAfterCursor = !1, this.minWidth = 0, this.minWidthFrom = 0, this.minWidthTo = 0, this.impreciseAnchor = null, this.impreciseHead = null, this.forceSelection = !1, this.lastUpdate = Date.now(), this.updateDeco(), this.tile = new DocTile(view, view.contentDOM), this.updateInner([new ChangedRange(0, 0, 0, view.state.doc.length)], null);
	}
	update(update) {
		let changedRanges = update.changedRanges;
		this.minWidth > 0 && changedRanges.length && (changedRanges.every(({ fromA, toA }) => toA < this.minWidthFrom || fromA > this.minWidthTo) ? (this.minWidthFrom = update.changes.mapPos(this.minWidthFrom, 1), this.minWidthTo = update.changes.mapPos(this.minWidthTo, 1)) : this.minWidth = this.minWidthFrom = this.minWidthTo = 0), this.updateEditContextFormatting(update);
		let readCompositionAt = -1;
		this.view.inputState.composing >= 0 && !this.view.observer.editContext && (this.domChanged?.newSel ? readCompositionAt = this.domChanged.newSel.head : !touchesComposition(update.changes, this.hasComposition) && !update.selectionSet && (readCompositionAt = update.state.selection.main.head));
		let composition = readCompositionAt > -1 ? findCompositionRange(this.view, update.changes, readCompositionAt) : null;
		if (this.domChanged = null, this.hasComposition) {
			let { from, to } = this.hasComposition;
			changedRanges = new ChangedRange(from, to, update.changes.mapPos(from, -1), update.changes.mapPos(to, 1)).addToSet(changedRanges.slice());
		}
		this.hasComposition = composition ? {
			from: composition.range.fromB,
			to: composition.range.toB
		} : null, (browser.ie || browser.chrome) && !composition && update && update.state.doc.lines != update.startState.doc.lines && (this.forceSelection = !0);
		let prevDeco = this.decorations, prevWrappers = this.blockWrappers;
		this.updateDeco();
		let decoDiff = findChangedDeco(prevDeco, this.decorations, update.changes);
		decoDiff.length && (changedRanges = ChangedRange.extendWithRanges(changedRanges, decoDiff));
		let blockDiff = findChangedWrappers(prevWrappers, this.blockWrappers, update.changes);
		return blockDiff.length && (changedRanges = ChangedRange.extendWithRanges(changedRanges, blockDiff)), composition && !changedRanges.some((r) => r.fromA <= composition.range.fromA && r.toA >= composition.range.toA) && (changedRanges = composition.range.addToSet(changedRanges.slice())), this.tile.flags & 2 && changedRanges.length == 0 ? !1 : (this.updateInner(changedRanges, composition), update.transactions.length && (this.lastUpdate = Date.now()), !0);
	}
	updateInner(changes, composition) {
		this.view.viewState.mustMeasureContent = !0;
		let { observer } = this.view;
		observer.ignore(() => {
			if (composition || changes.length) {
				let oldTile = this.tile, builder = new TileUpdate(this.view, oldTile, this.blockWrappers, this.decorations, this.dynamicDecorationMap);
				composition && Tile.get(composition.text) && builder.cache.reused.set(Tile.get(composition.text), 2), this.tile = builder.run(changes, composition), destroyDropped(oldTile, builder.cache.reused);
			}
			this.tile.dom.style.height = this.view.viewState.contentHeight / this.view.scaleY + "px", this.tile.dom.style.flexBasis = this.minWidth ? this.minWidth + "px" : "";
			let track = browser.chrome || browser.ios ? {
				node: observer.selectionRange.focusNode,
				written: !1
			} : void 0;
			this.tile.sync(track), track && (track.written || observer.selectionRange.focusNode != track.node || !this.tile.dom.contains(track.node)) && (this.forceSelection = !0), this.tile.dom.style.height = "";
		});
		let gaps = [];
		if (this.view.viewport.from || this.view.viewport.to < this.view.state.doc.length) for (let child of this.tile.children) child.isWidget() && child.widget instanceof BlockGapWidget && gaps.push(child.dom);
		observer.updateGaps(gaps);
	}
	updateEditContextFormatting(update) {
		this.editContextFormatting = this.editContextFormatting.map(update.changes);
		for (let tr of update.transactions) for (let effect of tr.effects) effect.is(setEditContextFormatting) && (this.editContextFormatting = effect.value);
	}
	updateSelection(mustRead = !1, fromPointer = !1) {
		(mustRead || !this.view.observer.selectionRange.focusNode) && this.view.observer.readSelectionRange();
		let { dom } = this.tile, activeElt = this.view.root.activeElement, focused = activeElt == dom, selectionNotFocus = !focused && !(this.view.state.facet(editable) || dom.tabIndex > -1) && hasSelection(dom, this.view.observer.selectionRange) && !(activeElt && dom.contains(activeElt));
		if (!(focused || fromPointer || selectionNotFocus)) return;
		let force = this.forceSelection;
		this.forceSelection = !1;
		let main = this.view.state.selection.main, anchor, head;
		if (main.empty ? head = anchor = this.inlineDOMNearPos(main.anchor, main.assoc || 1) : (head = this.inlineDOMNearPos(main.head, main.head == main.from ? 1 : -1), anchor = this.inlineDOMNearPos(main.anchor, main.anchor == main.from ? 1 : -1)), browser.gecko && main.empty && !this.hasComposition && betweenUneditable(anchor)) {
			let dummy = document.createTextNode("");
			this.view.observer.ignore(() => anchor.node.insertBefore(dummy, anchor.node.childNodes[anchor.offset] || null)), anchor = head = new DOMPos(dummy, 0), force = !0;
		}
		let domSel = this.view.observer.selectionRange;
		!force && domSel.focusNode && (isEquivalentPosition(anchor.node, anchor.offset, domSel.anchorNode, domSel.anchorOffset) && isEquivalentPosition(head.node, head.offset, domSel.focusNode, domSel.focusOffset) || this.suppressWidgetCursorChange(domSel, main)) || (this.view.observer.ignore(() => {
			browser.android && browser.chrome && dom.contains(domSel.focusNode) && inUneditable(domSel.focusNode, dom) && (dom.blur(), dom.focus({ preventScroll: !0 }));
			let rawSel = getSelection(this.view.root);
			if (rawSel) {
				if (main.empty) {
					if (browser.gecko) {
						let nextTo = nextToUneditable(anchor.node, anchor.offset);
						if (nextTo && nextTo != 3) {
							let text = (nextTo == 1 ? textNodeBefore : textNodeAfter)(anchor.node, anchor.offset);
							text && (anchor = new DOMPos(text.node, text.offset));
						}
					}
					rawSel.collapse(anchor.node, anchor.offset), main.bidiLevel != null && rawSel.caretBidiLevel !== void 0 && (rawSel.caretBidiLevel = main.bidiLevel);
				} else if (rawSel.extend) {
					rawSel.collapse(anchor.node, anchor.offset);
					try {
						rawSel.extend(head.node, head.offset);
					} catch {}
				} else {
					let range = document.createRange();
					main.anchor > main.head && ([anchor, head] = [head, anchor]), range.setEnd(head.node, head.offset), range.setStart(anchor.node, anchor.offset), rawSel.removeAllRanges(), rawSel.addRange(range);
				}
			}
			selectionNotFocus && this.view.root.activeElement == dom && (dom.blur(), activeElt && activeElt.focus());
		}), this.view.observer.setSelectionRange(anchor, head)), this.impreciseAnchor = anchor.precise ? null : new DOMPos(domSel.anchorNode, domSel.anchorOffset), this.impreciseHead = head.precise ? null : new DOMPos(domSel.focusNode, domSel.focusOffset);
	}
	suppressWidgetCursorChange(sel, cursor) {
		return this.hasComposition && cursor.empty && isEquivalentPosition(sel.focusNode, sel.focusOffset, sel.anchorNode, sel.anchorOffset) && this.posFromDOM(sel.focusNode, sel.focusOffset) == cursor.head;
	}
	enforceCursorAssoc() {
		if (this.hasComposition) return;
		let { view } = this, cursor = view.state.selection.main, sel = getSelection(view.root), { anchorNode, anchorOffset } = view.observer.selectionRange;
		if (!sel || !cursor.empty || !cursor.assoc || !sel.modify) return;
		let line = this.lineAt(cursor.head, cursor.assoc);
		if (!line) return;
		let lineStart = line.posAtStart;
		if (cursor.head == lineStart || cursor.head == lineStart + line.length) return;
		let before = this.coordsAt(cursor.head, -1), after = this.coordsAt(cursor.head, 1);
		if (!before || !after || before.bottom > after.top) return;
		let dom = this.domAtPos(cursor.head + cursor.assoc, cursor.assoc);
		sel.collapse(dom.node, dom.offset), sel.modify("move", cursor.assoc < 0 ? "forward" : "backward", "lineboundary"), view.observer.readSelectionRange();
		let newRange = view.observer.selectionRange;
		view.docView.posFromDOM(newRange.anchorNode, newRange.anchorOffset) != cursor.from && sel.collapse(anchorNode, anchorOffset);
	}
	posFromDOM(node, offset) {
		let tile = this.tile.nearest(node);
		if (!tile) return this.tile.dom.compareDocumentPosition(node) & 2 ? 0 : this.view.state.doc.length;
		let start = tile.posAtStart;
		if (tile.isComposite()) {
			let after;
			if (node == tile.dom) after = tile.dom.childNodes[offset];
			else {
				let bias = maxOffset(node) == 0 ? 0 : offset == 0 ? -1 : 1;
				for (;;) {
					let parent = node.parentNode;
					if (parent == tile.dom) break;
					bias == 0 && parent.firstChild != parent.lastChild && (bias = node == parent.firstChild ? -1 : 1), node = parent;
				}
				after = bias < 0 ? node : node.nextSibling;
			}
			if (after == tile.dom.firstChild) return start;
			for (; after && !Tile.get(after);) after = after.nextSibling;
			if (!after) return start + tile.length;
			for (let i = 0, pos = start;; i++) {
				let child = tile.children[i];
				if (child.dom == after) return pos;
				pos += child.length + child.breakAfter;
			}
		} else if (tile.isText()) return node == tile.dom ? start + offset : start + (offset ? tile.length : 0);
		else return start;
	}
	domAtPos(pos, side) {
		let { tile, offset } = this.tile.resolveBlock(pos, side);
		return tile.isWidget() ? tile.domPosFor(offset, side) : tile.domIn(offset, side);
	}
	inlineDOMNearPos(pos, side) {
		let before, beforeOff = -1, beforeBad = !1, after, afterOff = -1, afterBad = !1;
		return this.tile.blockTiles((tile, off) => {
			if (tile.isWidget()) {
				if (tile.flags & 32 && off >= pos) return !0;
				tile.flags & 16 && (beforeBad = !0);
			} else {
				let end = off + tile.length;
				if (off <= pos && (before = tile, beforeOff = pos - off, beforeBad = end < pos), end >= pos && !after && (after = tile, afterOff = pos - off, afterBad = off > pos), off > pos && after) return !0;
			}
		}), !before && !after ? this.domAtPos(pos, side) : (beforeBad && after ? before = null : afterBad && before && (after = null), before && side < 0 || !after ? before.domIn(beforeOff, side) : after.domIn(afterOff, side));
	}
	coordsAt(pos, side, rtl) {
		let { tile, offset } = this.tile.resolveBlock(pos, side);
		return tile.isWidget() ? tile.widget instanceof BlockGapWidget ? null : tile.coordsInWidget(offset, side, !0) : tile.coordsIn(offset, side, rtl);
	}
	lineAt(pos, side) {
		let { tile } = this.tile.resolveBlock(pos, side);
		return tile.isLine() ? tile : null;
	}
	coordsForChar(pos) {
		let { tile, offset } = this.tile.resolveBlock(pos, 1);
		if (!tile.isLine()) return null;
		function scan(tile, offset) {
			if (tile.isComposite()) for (let ch of tile.children) {
				if (ch.length >= offset) {
					let found = scan(ch, offset);
					if (found) return found;
				}
				if (offset -= ch.length, offset < 0) break;
			}
			else if (tile.isText() && offset < tile.length) {
				let end = findClusterBreak(tile.text, offset);
				if (end == offset) return null;
				let rects = textRange(tile.dom, offset, end).getClientRects();
				for (let i = 0; i < rects.length; i++) {
					let rect = rects[i];
					if (i == rects.length - 1 || rect.top < rect.bottom && rect.left < rect.right) return rect;
				}
			}
			return null;
		}
		return scan(tile, offset);
	}
	measureVisibleLineHeights(viewport) {
		let result = [], { from, to } = viewport, contentWidth = this.view.contentDOM.clientWidth, isWider = contentWidth > Math.max(this.view.scrollDOM.clientWidth, this.minWidth) + 1, widest = -1, ltr = this.view.textDirection == Direction.LTR, spaceAbove = 0, scan = (tile, pos, measureBounds) => {
			for (let i = 0; i < tile.children.length && !(pos > to); i++) {
				let child = tile.children[i], end = pos + child.length, childRect = child.dom.getBoundingClientRect(), { height } = childRect;
				if (measureBounds && !i && (spaceAbove += childRect.top - measureBounds.top), child instanceof BlockWrapperTile) end > from && scan(child, pos, childRect);
				else if (pos >= from && (spaceAbove > 0 && result.push(-spaceAbove), result.push(height + spaceAbove), spaceAbove = 0, isWider)) {
					let last = child.dom.lastChild, rects = last ? clientRectsFor(last) : [];
					if (rects.length) {
						let rect = rects[rects.length - 1], width = ltr ? rect.right - childRect.left : childRect.right - rect.left;
						width > widest && (widest = width, this.minWidth = contentWidth, this.minWidthFrom = pos, this.minWidthTo = end);
					}
				}
				measureBounds && i == tile.children.length - 1 && (spaceAbove += measureBounds.bottom - childRect.bottom), pos = end + child.breakAfter;
			}
		};
		return scan(this.tile, 0, null), result;
	}
	textDirectionAt(pos) {
		let { tile } = this.tile.resolveBlock(pos, 1);
		return getComputedStyle(tile.dom).direction == "rtl" ? Direction.RTL : Direction.LTR;
	}
	measureTextSize() {
		let lineMeasure = this.tile.blockTiles((tile) => {
			if (tile.isLine() && tile.children.length && tile.length <= 20) {
				let totalWidth = 0, textHeight;
				for (let child of tile.children) {
					if (!child.isText() || /[^ -~]/.test(child.text)) return;
					let rects = clientRectsFor(child.dom);
					if (rects.length != 1) return;
					totalWidth += rects[0].width, textHeight = rects[0].height;
				}
				if (totalWidth) return {
					lineHeight: tile.dom.getBoundingClientRect().height,
					charWidth: totalWidth / tile.length,
					textHeight
				};
			}
		});
		if (lineMeasure) return lineMeasure;
		let dummy = document.createElement("div"), lineHeight, charWidth, textHeight;
		return dummy.className = "cm-line", dummy.style.width = "99999px", dummy.style.position = "absolute", dummy.textContent = "abc def ghi jkl mno pqr stu", this.view.observer.ignore(() => {
			this.tile.dom.appendChild(dummy);
			let rect = clientRectsFor(dummy.firstChild)[0];
			lineHeight = dummy.getBoundingClientRect().height, charWidth = rect && rect.width ? rect.width / 27 : 7, textHeight = rect && rect.height ? rect.height : lineHeight, dummy.remove();
		}), {
			lineHeight,
			charWidth,
			textHeight
		};
	}
	computeBlockGapDeco() {
		let deco = [], vs = this.view.viewState;
		for (let pos = 0, i = 0;; i++) {
			let next = i == vs.viewports.length ? null : vs.viewports[i], end = next ? next.from - 1 : this.view.state.doc.length;
			if (end > pos) {
				let height = (vs.lineBlockAt(end).bottom - vs.lineBlockAt(pos).top) / this.view.scaleY;
				deco.push(Decoration.replace({
					widget: new BlockGapWidget(height),
					block: !0,
					inclusive: !0,
					isBlockGap: !0
				}).range(pos, end));
			}
			if (!next) break;
			pos = next.to + 1;
		}
		return Decoration.set(deco);
	}
	updateDeco() {
		let i = 1, allDeco = this.view.state.facet(decorations).map((d) => (this.dynamicDecorationMap[i++] = typeof d == "function") ? d(this.view) : d), dynamicOuter = !1, outerDeco = this.view.state.facet(outerDecorations).map((d, i) => {
			let dynamic = typeof d == "function";
			return dynamic && (dynamicOuter = !0), dynamic ? d(this.view) : d;
		});
		for (outerDeco.length && (this.dynamicDecorationMap[i++] = dynamicOuter, allDeco.push(RangeSet.join(outerDeco))), this.decorations = [
			this.editContextFormatting,
			...allDeco,
			this.computeBlockGapDeco(),
			this.view.viewState.lineGapDeco
		]; i < this.decorations.length;) this.dynamicDecorationMap[i++] = !1;
		this.blockWrappers = this.view.state.facet(blockWrappers).map((v) => typeof v == "function" ? v(this.view) : v);
	}
	scrollIntoView(target) {
		if (target.isSnapshot) {
			let ref = this.view.viewState.lineBlockAt(target.range.head);
			this.view.scrollDOM.scrollTop = ref.top - target.yMargin, this.view.scrollDOM.scrollLeft = target.xMargin;
			return;
		}
		for (let handler of this.view.state.facet(scrollHandler)) try {
			if (handler(this.view, target.range, target)) return !0;
		} catch (e) {
			logException(this.view.state, e, "scroll handler");
		}
		let { range } = target, rect = this.coordsAt(range.head, range.assoc || (range.head > range.anchor ? -1 : 1)), other;
		if (!rect) return;
		!range.empty && (other = this.coordsAt(range.anchor, range.anchor > range.head ? -1 : 1)) && (rect = {
			left: Math.min(rect.left, other.left),
			top: Math.min(rect.top, other.top),
			right: Math.max(rect.right, other.right),
			bottom: Math.max(rect.bottom, other.bottom)
		});
		let margins = getScrollMargins(this.view), targetRect = {
			left: rect.left - margins.left,
			top: rect.top - margins.top,
			right: rect.right + margins.right,
			bottom: rect.bottom + margins.bottom
		}, { offsetWidth, offsetHeight } = this.view.scrollDOM;
		if (scrollRectIntoView(this.view.scrollDOM, targetRect, range.head < range.anchor ? -1 : 1, target.x, target.y, Math.max(Math.min(target.xMargin, offsetWidth), -offsetWidth), Math.max(Math.min(target.yMargin, offsetHeight), -offsetHeight), this.view.textDirection == Direction.LTR), window.visualViewport && window.innerHeight - window.visualViewport.height > 1 && (rect.top > window.visualViewport.offsetTop + window.visualViewport.height || rect.bottom < window.visualViewport.offsetTop)) {
			let line = this.view.docView.lineAt(range.head, 1);
			if (line) {
				let stack = getScrollStack(line.dom);
				line.dom.scrollIntoView({ block: "nearest" }), restoreScrollStack(stack, !1);
			}
		}
	}
	lineHasWidget(pos) {
		let scan = (child) => child.isWidget() || child.children.some(scan);
		return scan(this.tile.resolveBlock(pos, 1).tile);
	}
	destroy() {
		destroyDropped(this.tile);
	}
};
function destroyDropped(tile, reused) {
	let r = reused?.get(tile);
	if (r != 1) {
		r ?? tile.destroy();
		for (let ch of tile.children) destroyDropped(ch, reused);
	}
}
function betweenUneditable(pos) {
	return isElt(pos.node) && pos.node.firstChild && (pos.offset == 0 || pos.node.childNodes[pos.offset - 1].contentEditable == "false") && (pos.offset == pos.node.childNodes.length || pos.node.childNodes[pos.offset].contentEditable == "false");
}
function findCompositionNode(view, headPos) {
	let sel = view.observer.selectionRange;
	if (!sel.focusNode) return null;
	let textBefore = textNodeBefore(sel.focusNode, sel.focusOffset), textAfter = textNodeAfter(sel.focusNode, sel.focusOffset), textNode = textBefore || textAfter;
	if (textAfter && textBefore && textAfter.node != textBefore.node) {
		let tileAfter = Tile.get(textAfter.node);
		if (!tileAfter || tileAfter.isText() && tileAfter.text != textAfter.node.nodeValue) textNode = textAfter;
		else if (view.docView.lastCompositionAfterCursor) {
			let tileBefore = Tile.get(textBefore.node);
			!tileBefore || tileBefore.isText() && tileBefore.text != textBefore.node.nodeValue || (textNode = textAfter);
		}
	}
	if (view.docView.lastCompositionAfterCursor = textNode != textBefore, !textNode) return null;
	let from = headPos - textNode.offset;
	return {
		from,
		to: from + textNode.node.nodeValue.length,
		node: textNode.node
	};
}
function findCompositionRange(view, changes, headPos) {
	let found = findCompositionNode(view, headPos);
	if (!found) return null;
	let { node: textNode, from, to } = found, text = textNode.nodeValue;
	if (/[\n\r]/.test(text) || view.state.doc.sliceString(found.from, found.to) != text) return null;
	let inv = changes.invertedDesc;
	return {
		range: new ChangedRange(inv.mapPos(from), inv.mapPos(to), from, to),
		text: textNode
	};
}
function nextToUneditable(node, offset) {
	return isElt(node) ? (offset && node.childNodes[offset - 1].contentEditable == "false" ? 1 : 0) | (offset < node.childNodes.length && node.childNodes[offset].contentEditable == "false" ? 2 : 0) : 0;
}
var DecorationComparator$1 = class {
	constructor() {
		this.changes = [];
	}
	compareRange(from, to) {
		addRange(from, to, this.changes);
	}
	comparePoint(from, to) {
		addRange(from, to, this.changes);
	}
	boundChange(pos) {
		addRange(pos, pos, this.changes);
	}
};
function findChangedDeco(a, b, diff) {
	let comp = new DecorationComparator$1();
	return RangeSet.compare(a, b, diff, comp), comp.changes;
}
var WrapperComparator = class {
	constructor() {
		this.changes = [];
	}
	compareRange(from, to) {
		addRange(from, to, this.changes);
	}
	comparePoint() {}
	boundChange(pos) {
		addRange(pos, pos, this.changes);
	}
};
function findChangedWrappers(a, b, diff) {
	let comp = new WrapperComparator();
	return RangeSet.compare(a, b, diff, comp), comp.changes;
}
function inUneditable(node, inside) {
	for (let cur = node; cur && cur != inside; cur = cur.assignedSlot || cur.parentNode) if (isElt(cur) && cur.contentEditable == "false") return !0;
	return !1;
}
function touchesComposition(changes, composition) {
	let touched = !1;
	return composition && changes.iterChangedRanges((from, to) => {
		from < composition.to && to > composition.from && (touched = !0);
	}), touched;
}
var BlockGapWidget = class extends WidgetType {
	constructor(height) {
		super(), this.height = height;
	}
	toDOM() {
		let elt = document.createElement("div");
		return elt.className = "cm-gap", this.updateDOM(elt), elt;
	}
	eq(other) {
		return other.height == this.height;
	}
	updateDOM(elt) {
		return elt.style.height = this.height + "px", !0;
	}
	get editable() {
		return !0;
	}
	get estimatedHeight() {
		return this.height;
	}
	ignoreEvent() {
		return !1;
	}
};
function groupAt(state, pos, bias = 1) {
	let categorize = state.charCategorizer(pos), line = state.doc.lineAt(pos), linePos = pos - line.from;
	if (line.length == 0) return EditorSelection.cursor(pos);
	linePos == 0 ? bias = 1 : linePos == line.length && (bias = -1);
	let from = linePos, to = linePos;
	bias < 0 ? from = findClusterBreak(line.text, linePos, !1) : to = findClusterBreak(line.text, linePos);
	let cat = categorize(line.text.slice(from, to));
	for (; from > 0;) {
		let prev = findClusterBreak(line.text, from, !1);
		if (categorize(line.text.slice(prev, from)) != cat) break;
		from = prev;
	}
	for (; to < line.length;) {
		let next = findClusterBreak(line.text, to);
		if (categorize(line.text.slice(to, next)) != cat) break;
		to = next;
	}
	return EditorSelection.undirectionalRange(from + line.from, to + line.from);
}
function posAtCoordsImprecise(view, contentRect, block, x, y) {
	let into = Math.round((x - contentRect.left) * view.defaultCharacterWidth);
	if (view.lineWrapping && block.height > view.defaultLineHeight * 1.5) {
		let textHeight = view.viewState.heightOracle.textHeight, line = Math.floor((y - block.top - (view.defaultLineHeight - textHeight) * .5) / textHeight);
		into += line * view.viewState.heightOracle.lineLength;
	}
	let content = view.state.sliceDoc(block.from, block.to);
	return block.from + findColumn(content, into, view.state.tabSize);
}
function blockAt(view, pos, side) {
	let line = view.lineBlockAt(pos);
	if (Array.isArray(line.type)) {
		let best;
		for (let l of line.type) {
			if (l.from > pos) break;
			if (!(l.to < pos)) {
				if (l.from < pos && l.to > pos) return l;
				(!best || l.type == BlockType.Text && (best.type != l.type || (side < 0 ? l.from < pos : l.to > pos))) && (best = l);
			}
		}
		return best || line;
	}
	return line;
}
function moveToLineBoundary(view, start, forward, includeWrap) {
	let block = blockAt(view, start.head, start.assoc || -1), coords = !includeWrap || block.type != BlockType.Text || !(view.lineWrapping || block.widgetLineBreaks) ? null : view.coordsAtPos(start.assoc < 0 && start.head > block.from ? start.head - 1 : start.head);
	if (coords) {
		let editorRect = view.dom.getBoundingClientRect(), direction = view.textDirectionAt(block.from), pos = view.posAndSideAtCoords({
			x: forward == (direction == Direction.LTR) ? editorRect.right - 1 : editorRect.left + 1,
			y: (coords.top + coords.bottom) / 2
		});
		if (pos) return EditorSelection.cursor(pos.pos, pos.assoc);
	}
	return EditorSelection.cursor(forward ? block.to : block.from, forward ? 1 : -1);
}
function moveByChar(view, start, forward, by) {
	let line = view.state.doc.lineAt(start.head), spans = view.bidiSpans(line), direction = view.textDirectionAt(line.from);
	for (let cur = start, check = null;;) {
		let next = moveVisually(line, spans, direction, cur, forward), char = movedOver;
		if (!next) {
			if (line.number == (forward ? view.state.doc.lines : 1)) return cur;
			char = "\n", line = view.state.doc.line(line.number + (forward ? 1 : -1)), spans = view.bidiSpans(line), next = forward ? EditorSelection.cursor(line.from, -1) : EditorSelection.cursor(line.to, 1);
		}
		if (!check) {
			if (!by) return next;
			check = by(char);
		} else if (!check(char)) return cur;
		cur = next;
	}
}
function byGroup(view, pos, start) {
	let categorize = view.state.charCategorizer(pos), cat = categorize(start);
	return (next) => {
		let nextCat = categorize(next);
		return cat == CharCategory.Space && (cat = nextCat), cat == nextCat;
	};
}
function moveVertically(view, start, forward, distance) {
	let startPos = start.head, dir = forward ? 1 : -1;
	if (startPos == (forward ? view.state.doc.length : 0)) return EditorSelection.cursor(startPos, start.assoc);
	let goal = start.goalColumn, startY, rect = view.contentDOM.getBoundingClientRect(), startCoords = view.coordsAtPos(startPos, start.assoc || ((start.empty ? forward : start.head == start.from) ? 1 : -1)), docTop = view.documentTop;
	if (startCoords) goal ??= startCoords.left - rect.left, startY = dir < 0 ? startCoords.top : startCoords.bottom;
	else {
		let line = view.viewState.lineBlockAt(startPos);
		goal ??= Math.min(rect.right - rect.left, view.defaultCharacterWidth * (startPos - line.from)), startY = (dir < 0 ? line.top : line.bottom) + docTop;
	}
	let resolvedGoal = rect.left + goal, halfText = view.viewState.heightOracle.textHeight >> 1, dist = distance ?? halfText;
	for (let scan = 0;; scan += halfText) {
		let y = startY + (dist + scan) * dir, pos = posAtCoords(view, {
			x: resolvedGoal,
			y
		}, !1, dir);
		if (forward ? y > rect.bottom : y < rect.top) return EditorSelection.cursor(pos.pos, pos.assoc);
		let posCoords = view.coordsAtPos(pos.pos, pos.assoc), mid = posCoords ? (posCoords.top + posCoords.bottom) / 2 : 0;
		if (!posCoords || (forward ? mid > startY : mid < startY)) return EditorSelection.cursor(pos.pos, pos.assoc, void 0, goal);
	}
}
function skipAtomicRanges(atoms, pos, bias) {
	for (;;) {
		let moved = 0;
		for (let set of atoms) set.between(pos - 1, pos + 1, (from, to, value) => {
			if (pos > from && pos < to) {
				let side = moved || bias || (pos - from < to - pos ? -1 : 1);
				pos = side < 0 ? from : to, moved = side;
			}
		});
		if (!moved) return pos;
	}
}
function skipAtomsForSelection(atoms, sel) {
	let ranges = null;
	for (let i = 0; i < sel.ranges.length; i++) {
		let range = sel.ranges[i], updated = null;
		if (range.empty) {
			let pos = skipAtomicRanges(atoms, range.from, 0);
			pos != range.from && (updated = EditorSelection.cursor(pos, -1));
		} else {
			let from = skipAtomicRanges(atoms, range.from, -1), to = skipAtomicRanges(atoms, range.to, 1);
			(from != range.from || to != range.to) && (updated = range.undirectional ? EditorSelection.undirectionalRange(range.from, range.to) : EditorSelection.range(range.from == range.anchor ? from : to, range.from == range.head ? from : to));
		}
		updated && (ranges ||= sel.ranges.slice(), ranges[i] = updated);
	}
	return ranges ? EditorSelection.create(ranges, sel.mainIndex) : sel;
}
function skipAtoms(view, oldPos, pos) {
	let newPos = skipAtomicRanges(view.state.facet(atomicRanges).map((f) => f(view)), pos.from, oldPos.head > pos.from ? -1 : 1);
	return newPos == pos.from ? pos : EditorSelection.cursor(newPos, newPos < pos.from ? 1 : -1);
}
var PosAssoc = class {
	constructor(pos, assoc) {
		this.pos = pos, this.assoc = assoc;
	}
};
function posAtCoords(view, coords, precise, scanY) {
	let content = view.contentDOM.getBoundingClientRect(), docTop = content.top + view.viewState.paddingTop, { x, y } = coords, yOffset = y - docTop, block;
	for (;;) {
		if (yOffset < 0) return new PosAssoc(0, 1);
		if (yOffset > view.viewState.docHeight) return new PosAssoc(view.state.doc.length, -1);
		if (block = view.elementAtHeight(yOffset), scanY == null) break;
		if (block.type == BlockType.Text) {
			if (scanY < 0 ? block.to < view.viewport.from : block.from > view.viewport.to) break;
			let rect = view.docView.coordsAt(scanY < 0 ? block.from : block.to, scanY > 0 ? -1 : 1);
			if (rect && (scanY < 0 ? rect.top <= yOffset + docTop : rect.bottom >= yOffset + docTop)) break;
		}
		let halfLine = view.viewState.heightOracle.textHeight / 2;
		yOffset = scanY > 0 ? block.bottom + halfLine : block.top - halfLine;
	}
	if (view.viewport.from >= block.to || view.viewport.to <= block.from) {
		if (precise) return null;
		if (block.type == BlockType.Text) {
			let pos = posAtCoordsImprecise(view, content, block, x, y);
			return new PosAssoc(pos, pos == block.from ? 1 : -1);
		}
	}
	if (block.type != BlockType.Text) return yOffset < (block.top + block.bottom) / 2 ? new PosAssoc(block.from, 1) : new PosAssoc(block.to, -1);
	let line = view.docView.lineAt(block.from, 2);
	return line && line.length == block.length || (line = view.docView.lineAt(block.from, -2)), new InlineCoordsScan(view, x, y, view.textDirectionAt(block.from)).scanTile(line, block.from);
}
var InlineCoordsScan = class {
	constructor(view, x, y, baseDir) {
		this.view = view, this.x = x, this.y = y, this.baseDir = baseDir, this.line = null, this.spans = null;
	}
	bidiSpansAt(pos) {
		return (!this.line || this.line.from > pos || this.line.to < pos) && (this.line = this.view.state.doc.lineAt(pos), this.spans = this.view.bidiSpans(this.line)), this;
	}
	baseDirAt(pos, side) {
		let { line, spans } = this.bidiSpansAt(pos);
		return spans[BidiSpan.find(spans, pos - line.from, -1, side)].level == this.baseDir;
	}
	dirAt(pos, side) {
		let { line, spans } = this.bidiSpansAt(pos);
		return spans[BidiSpan.find(spans, pos - line.from, -1, side)].dir;
	}
	bidiIn(from, to) {
		let { spans, line } = this.bidiSpansAt(from);
		return spans.length > 1 || spans.length && (spans[0].level != this.baseDir || spans[0].to + line.from < to);
	}
	scan(positions, getRects, recursed = !1) {
		let lo = 0, hi = positions.length - 1, seen = new Set(), bidi = this.bidiIn(positions[0], positions[hi]), above, below, closestI = -1, closestDx = 1e9, closestRect;
		search: for (; lo < hi;) {
			let dist = hi - lo, mid = lo + hi >> 1;
			adjust: if (seen.has(mid)) {
				for (let i = 1; i < dist; i++) {
					let scan = mid + i;
					if (scan >= hi && (scan -= dist), !seen.has(scan)) {
						mid = scan;
						break adjust;
					}
				}
				break search;
			}
			seen.add(mid);
			let rects = getRects(mid), side = 0;
			if (rects) for (let i = 0; i < rects.length; i++) {
				let rect = rects[i];
				if (!(rect.width == 0 && rects.length > 1)) {
					if (rect.bottom < this.y) (!above || above.bottom < rect.bottom) && (above = rect), side = 1;
					else if (rect.top > this.y) (!below || below.top > rect.top) && (below = rect), side = -1;
					else {
						let off = rect.left > this.x ? this.x - rect.left : rect.right < this.x ? this.x - rect.right : 0, dx = Math.abs(off);
						dx < closestDx && (closestI = mid, closestDx = dx, closestRect = rect), off && (side = off < 0 == (this.baseDir == Direction.LTR) ? -1 : 1);
					}
				}
			}
			side == -1 && (!bidi || this.baseDirAt(positions[mid], 1)) ? hi = mid : side == 1 && (!bidi || this.baseDirAt(positions[mid + 1], -1)) && (lo = mid + 1);
		}
		if (!closestRect) {
			if (!below && !above) return {
				i: 0,
				after: !1
			};
			let side = above && (!below || this.y - above.bottom < below.top - this.y) ? above : below;
			return this.y = (side.top + side.bottom) / 2, this.scan(positions, getRects, !0);
		}
		if (closestDx && !recursed) {
			let { top, bottom } = closestRect;
			if (above && above.bottom > (top + top + bottom) / 3) return this.y = above.bottom - 1, this.scan(positions, getRects, !0);
			if (below && below.top < (top + bottom + bottom) / 3) return this.y = below.top + 1, this.scan(positions, getRects, !0);
		}
		let ltr = (bidi ? this.dirAt(positions[closestI], 1) : this.baseDir) == Direction.LTR;
		return {
			i: closestI,
			after: this.x > (closestRect.left + closestRect.right) / 2 == ltr
		};
	}
	scanText(tile, offset) {
		let positions = [];
		for (let i = 0; i < tile.length; i = findClusterBreak(tile.text, i)) positions.push(offset + i);
		positions.push(offset + tile.length);
		let scan = this.scan(positions, (i) => {
			let off = positions[i] - offset, end = positions[i + 1] - offset;
			return textRange(tile.dom, off, end).getClientRects();
		});
		return scan.after ? new PosAssoc(positions[scan.i + 1], -1) : new PosAssoc(positions[scan.i], 1);
	}
	scanTile(tile, offset) {
		if (!tile.length) return new PosAssoc(offset, 1);
		if (tile.children.length == 1) {
			let child = tile.children[0];
			if (child.isText()) return this.scanText(child, offset);
			if (child.isComposite()) return this.scanTile(child, offset);
		}
		let positions = [offset];
		for (let i = 0, pos = offset; i < tile.children.length; i++) positions.push(pos += tile.children[i].length);
		let scan = this.scan(positions, (i) => {
			let child = tile.children[i];
			return child.flags & 48 ? null : (isElt(child.dom) ? child.dom : textRange(child.dom, 0, child.length)).getClientRects();
		}), child = tile.children[scan.i], pos = positions[scan.i];
		return child.isText() ? this.scanText(child, pos) : child.isComposite() ? this.scanTile(child, pos) : scan.after ? new PosAssoc(positions[scan.i + 1], -1) : new PosAssoc(pos, 1);
	}
}, LineBreakPlaceholder = "￿", DOMReader = class {
	constructor(points, view) {
		this.points = points, this.view = view, this.text = "", this.lineSeparator = view.state.facet(EditorState.lineSeparator);
	}
	append(text) {
		this.text += text;
	}
	lineBreak() {
		this.text += LineBreakPlaceholder;
	}
	readRange(start, end) {
		if (!start) return this;
		let parent = start.parentNode;
		for (let cur = start;;) {
			this.findPointBefore(parent, cur);
			let oldLen = this.text.length;
			this.readNode(cur);
			let tile = Tile.get(cur), next = cur.nextSibling;
			if (next == end) {
				tile?.breakAfter && !next && parent != this.view.contentDOM && this.lineBreak();
				break;
			}
			let nextTile = Tile.get(next);
			(tile && nextTile ? tile.breakAfter : (tile ? tile.breakAfter : isBlockElement(cur)) || isBlockElement(next) && (cur.nodeName != "BR" || tile?.isWidget()) && this.text.length > oldLen) && !isEmptyToEnd(next, end) && this.lineBreak(), cur = next;
		}
		return this.findPointBefore(parent, end), this;
	}
	readTextNode(node) {
		let text = node.nodeValue;
		for (let point of this.points) point.node == node && (point.pos = this.text.length + Math.min(point.offset, text.length));
		for (let off = 0, re = this.lineSeparator ? null : /\r\n?|\n/g;;) {
			let nextBreak = -1, breakSize = 1, m;
			if (this.lineSeparator ? (nextBreak = text.indexOf(this.lineSeparator, off), breakSize = this.lineSeparator.length) : (m = re.exec(text)) && (nextBreak = m.index, breakSize = m[0].length), this.append(text.slice(off, nextBreak < 0 ? text.length : nextBreak)), nextBreak < 0) break;
			if (this.lineBreak(), breakSize > 1) for (let point of this.points) point.node == node && point.pos > this.text.length && (point.pos -= breakSize - 1);
			off = nextBreak + breakSize;
		}
	}
	readNode(node) {
		let tile = Tile.get(node), fromView = tile && tile.overrideDOMText;
		if (fromView != null) {
			this.findPointInside(node, fromView.length);
			for (let i = fromView.iter(); !i.next().done;) i.lineBreak ? this.lineBreak() : this.append(i.value);
		} else isText(node) ? this.readTextNode(node) : node.nodeName == "BR" ? node.nextSibling && this.lineBreak() : isElt(node) && this.readRange(node.firstChild, null);
	}
	findPointBefore(node, next) {
		for (let point of this.points) point.node == node && node.childNodes[point.offset] == next && (point.pos = this.text.length);
	}
	findPointInside(node, length) {
		for (let point of this.points) (isText(node) ? point.node == node : node.contains(point.node)) && (point.pos = this.text.length + (isAtEnd(node, point.node, point.offset) ? length : 0));
	}
};
function isAtEnd(parent, node, offset) {
	for (;;) {
		if (!node || offset < maxOffset(node)) return !1;
		if (node == parent) return !0;
		offset = domIndex(node) + 1, node = node.parentNode;
	}
}
function isEmptyToEnd(node, end) {
	let widgets;
	for (; node != end && node; node = node.nextSibling) {
		let view = Tile.get(node);
		if (!view?.isWidget()) return !1;
		view && (widgets ||= []).push(view);
	}
	if (widgets) {
		for (let w of widgets) if (w.overrideDOMText?.length) return !1;
	}
	return !0;
}
var DOMPoint = class {
	constructor(node, offset) {
		this.node = node, this.offset = offset, this.pos = -1;
	}
}, DOMChange = class {
	constructor(view, start, end, typeOver) {
		this.typeOver = typeOver, this.bounds = null, this.text = "", this.domChanged = start > -1;
		let { impreciseHead: iHead, impreciseAnchor: iAnchor } = view.docView, curSel = view.state.selection;
		if (view.state.readOnly && start > -1) this.newSel = null;
		else if (start > -1 && (this.bounds = domBoundsAround(view.docView.tile, start, end, 0))) {
			let selPoints = iHead || iAnchor ? [] : selectionPoints(view), reader = new DOMReader(selPoints, view);
			reader.readRange(this.bounds.startDOM, this.bounds.endDOM), this.text = reader.text, this.newSel = selectionFromPoints(selPoints, this.bounds.from);
		} else {
			let domSel = view.observer.selectionRange, head = iHead && iHead.node == domSel.focusNode && iHead.offset == domSel.focusOffset || !contains(view.contentDOM, domSel.focusNode) ? curSel.main.head : view.docView.posFromDOM(domSel.focusNode, domSel.focusOffset), anchor = iAnchor && iAnchor.node == domSel.anchorNode && iAnchor.offset == domSel.anchorOffset || !contains(view.contentDOM, domSel.anchorNode) ? curSel.main.anchor : view.docView.posFromDOM(domSel.anchorNode, domSel.anchorOffset), vp = view.viewport;
			if ((browser.ios || browser.chrome) && head != anchor && Math.min(head, anchor) <= curSel.main.from && Math.max(head, anchor) >= curSel.main.to && (vp.from > 0 || vp.to < view.state.doc.length)) {
				let from = Math.min(head, anchor), to = Math.max(head, anchor), offFrom = vp.from - from, offTo = vp.to - to;
				offFrom != 0 && offFrom != 1 && from != 0 || offTo != 0 && offTo != -1 && to != view.state.doc.length || (head = 0, anchor = view.state.doc.length);
			}
			if (view.inputState.composing > -1 && curSel.ranges.length > 1) this.newSel = curSel.replaceRange(EditorSelection.range(anchor, head));
			else if (view.lineWrapping && anchor == head && !(curSel.main.empty && curSel.main.head == head) && view.inputState.lastTouchTime > Date.now() - 100) {
				let before = view.coordsAtPos(head, -1), assoc = 0;
				before && (assoc = view.inputState.lastTouchY <= before.bottom ? -1 : 1), this.newSel = EditorSelection.create([EditorSelection.cursor(head, assoc)]);
			} else this.newSel = EditorSelection.single(anchor, head);
		}
	}
};
function domBoundsAround(tile, from, to, offset) {
	if (tile.isComposite()) {
		let fromI = -1, fromStart = -1, toI = -1, toEnd = -1;
		for (let i = 0, pos = offset, prevEnd = offset; i < tile.children.length; i++) {
			let child = tile.children[i], end = pos + child.length;
			if (pos < from && end > to) return domBoundsAround(child, from, to, pos);
			if (end >= from && fromI == -1 && (fromI = i, fromStart = pos), pos > to && child.dom.parentNode == tile.dom) {
				toI = i, toEnd = prevEnd;
				break;
			}
			prevEnd = end, pos = end + child.breakAfter;
		}
		return {
			from: fromStart,
			to: toEnd < 0 ? offset + tile.length : toEnd,
			startDOM: (fromI ? tile.children[fromI - 1].dom.nextSibling : null) || tile.dom.firstChild,
			endDOM: toI < tile.children.length && toI >= 0 ? tile.children[toI].dom : null
		};
	}
	return tile.isText() ? {
		from: offset,
		to: offset + tile.length,
		startDOM: tile.dom,
		endDOM: tile.dom.nextSibling
	} : null;
}
function applyDOMChange(view, domChange) {
	let change, { newSel } = domChange, { state } = view, sel = state.selection.main, lastKey = view.inputState.lastKeyTime > Date.now() - 100 ? view.inputState.lastKeyCode : -1;
	if (domChange.bounds) {
		let { from, to } = domChange.bounds, preferredPos = sel.from, preferredSide = null;
		(lastKey === 8 || browser.android && domChange.text.length < to - from) && (preferredPos = sel.to, preferredSide = "end");
		let cmp = state.doc.sliceString(from, to, LineBreakPlaceholder), selEnd, diff;
		!sel.empty && sel.from >= from && sel.to <= to && (domChange.typeOver || cmp != domChange.text) && cmp.slice(0, sel.from - from) == domChange.text.slice(0, sel.from - from) && cmp.slice(sel.to - from) == domChange.text.slice(selEnd = domChange.text.length - (cmp.length - (sel.to - from))) ? change = {
			from: sel.from,
			to: sel.to,
			insert: Text.of(domChange.text.slice(sel.from - from, selEnd).split(LineBreakPlaceholder))
		} : (diff = findDiff(cmp, domChange.text, preferredPos - from, preferredSide)) && (browser.chrome && lastKey == 13 && diff.toB == diff.from + 2 && domChange.text.slice(diff.from, diff.toB) == "￿￿" && diff.toB--, change = {
			from: from + diff.from,
			to: from + diff.toA,
			insert: Text.of(domChange.text.slice(diff.from, diff.toB).split(LineBreakPlaceholder))
		});
	} else newSel && (!view.hasFocus && state.facet(editable) || sameSelPos(newSel, sel)) && (newSel = null);
	if (!change && !newSel) return !1;
	if ((browser.mac || browser.android) && change && change.from == change.to && change.from == sel.head - 1 && /^\. ?$/.test(change.insert.toString()) && view.contentDOM.getAttribute("autocorrect") == "off" ? (newSel && change.insert.length == 2 && (newSel = EditorSelection.single(newSel.main.anchor - 1, newSel.main.head - 1)), change = {
		from: change.from,
		to: change.to,
		insert: Text.of([change.insert.toString().replace(".", " ")])
	}) : state.doc.lineAt(sel.from).to < sel.to && view.docView.lineHasWidget(sel.to) && view.inputState.insertingTextAt > Date.now() - 50 ? change = {
		from: sel.from,
		to: sel.to,
		insert: state.toText(view.inputState.insertingText)
	} : browser.chrome && change && change.from == change.to && change.from == sel.head && change.insert.toString() == "\n " && view.lineWrapping && (newSel &&= EditorSelection.single(newSel.main.anchor - 1, newSel.main.head - 1), change = {
		from: sel.from,
		to: sel.to,
		insert: Text.of([" "])
	}), change) return applyDOMChangeInner(view, change, newSel, lastKey);
	if (newSel && !sameSelPos(newSel, sel)) {
		let scrollIntoView = !1, userEvent = "select";
		return view.inputState.lastSelectionTime > Date.now() - 50 && (view.inputState.lastSelectionOrigin == "select" && (scrollIntoView = !0), userEvent = view.inputState.lastSelectionOrigin, userEvent == "select.pointer" && (newSel = skipAtomsForSelection(state.facet(atomicRanges).map((f) => f(view)), newSel))), view.dispatch({
			selection: newSel,
			scrollIntoView,
			userEvent
		}), !0;
	}
	return !1;
}
function applyDOMChangeInner(view, change, newSel, lastKey = -1) {
	if (browser.ios && view.inputState.flushIOSKey(change)) return !0;
	let sel = view.state.selection.main;
	if (browser.android && (change.to == sel.to && (change.from == sel.from || change.from == sel.from - 1 && view.state.sliceDoc(change.from, sel.from) == " ") && change.insert.length == 1 && change.insert.lines == 2 && dispatchKey(view.contentDOM, "Enter", 13) || (change.from == sel.from - 1 && change.to == sel.to && change.insert.length == 0 || lastKey == 8 && change.insert.length < change.to - change.from && change.to > sel.head) && dispatchKey(view.contentDOM, "Backspace", 8) || change.from == sel.from && change.to == sel.to + 1 && change.insert.length == 0 && dispatchKey(view.contentDOM, "Delete", 46))) return !0;
	let text = change.insert.toString();
	view.inputState.composing >= 0 && view.inputState.composing++;
	let defaultTr, defaultInsert = () => defaultTr ||= applyDefaultInsert(view, change, newSel);
	return view.state.facet(inputHandler).some((h) => h(view, change.from, change.to, text, defaultInsert)) || view.dispatch(defaultInsert()), !0;
}
function applyDefaultInsert(view, change, newSel) {
	let tr, startState = view.state, sel = startState.selection.main, inAtomic = -1;
	if (change.from == change.to && change.from < sel.from || change.from > sel.to) {
		let side = change.from < sel.from ? -1 : 1, pos = side < 0 ? sel.from : sel.to, moved = skipAtomicRanges(startState.facet(atomicRanges).map((f) => f(view)), pos, side);
		change.from == moved && (inAtomic = moved);
	}
	if (inAtomic > -1) tr = {
		changes: change,
		selection: EditorSelection.cursor(change.from + change.insert.length, -1)
	};
	else if (change.from >= sel.from && change.to <= sel.to && change.to - change.from >= (sel.to - sel.from) / 3 && (!newSel || newSel.main.empty && newSel.main.from == change.from + change.insert.length) && view.inputState.composing < 0) {
		let before = sel.from < change.from ? startState.sliceDoc(sel.from, change.from) : "", after = sel.to > change.to ? startState.sliceDoc(change.to, sel.to) : "";
		tr = startState.replaceSelection(view.state.toText(before + change.insert.sliceString(0, void 0, view.state.lineBreak) + after));
	} else {
		let changes = startState.changes(change), mainSel = newSel && newSel.main.to <= changes.newLength ? newSel.main : void 0;
		if (startState.selection.ranges.length > 1 && (view.inputState.composing >= 0 || view.inputState.compositionPendingChange) && change.to <= sel.to + 10 && change.to >= sel.to - 10) {
			let replaced = view.state.sliceDoc(change.from, change.to), compositionRange, composition = newSel && findCompositionNode(view, newSel.main.head);
			if (composition) {
				let dLen = change.insert.length - (change.to - change.from);
				compositionRange = {
					from: composition.from,
					to: composition.to - dLen
				};
			} else compositionRange = view.state.doc.lineAt(sel.head);
			let offset = sel.to - change.to;
			tr = startState.changeByRange((range) => {
				if (range.from == sel.from && range.to == sel.to) return {
					changes,
					range: mainSel || range.map(changes)
				};
				let to = range.to - offset, from = to - replaced.length;
				if (view.state.sliceDoc(from, to) != replaced || to >= compositionRange.from && from <= compositionRange.to) return { range };
				let rangeChanges = startState.changes({
					from,
					to,
					insert: change.insert
				}), selOff = range.to - sel.to;
				return {
					changes: rangeChanges,
					range: mainSel ? EditorSelection.range(Math.max(0, mainSel.anchor + selOff), Math.max(0, mainSel.head + selOff)) : range.map(rangeChanges)
				};
			});
		} else tr = {
			changes,
			selection: mainSel && startState.selection.replaceRange(mainSel)
		};
	}
	let userEvent = "input.type";
	return (view.composing || view.inputState.compositionPendingChange && view.inputState.compositionEndedAt > Date.now() - 50) && (view.inputState.compositionPendingChange = !1, userEvent += ".compose", view.inputState.compositionFirstChange && (userEvent += ".start", view.inputState.compositionFirstChange = !1)), startState.update(tr, {
		userEvent,
		scrollIntoView: !0
	});
}
function findDiff(a, b, preferredPos, preferredSide) {
	let minLen = Math.min(a.length, b.length), from = 0;
	for (; from < minLen && a.charCodeAt(from) == b.charCodeAt(from);) from++;
	if (from == minLen && a.length == b.length) return null;
	let toA = a.length, toB = b.length;
	for (; toA > 0 && toB > 0 && a.charCodeAt(toA - 1) == b.charCodeAt(toB - 1);) toA--, toB--;
	if (preferredSide == "end") {
		let adjust = Math.max(0, from - Math.min(toA, toB));
		preferredPos -= toA + adjust - from;
	}
	if (toA < from && a.length < b.length) {
		let move = preferredPos <= from && preferredPos >= toA ? from - preferredPos : 0;
		from -= move, toB = from + (toB - toA), toA = from;
	} else if (toB < from) {
		let move = preferredPos <= from && preferredPos >= toB ? from - preferredPos : 0;
		from -= move, toA = from + (toA - toB), toB = from;
	}
	return {
		from,
		toA,
		toB
	};
}
function selectionPoints(view) {
	let result = [];
	if (view.root.activeElement != view.contentDOM) return result;
	let { anchorNode, anchorOffset, focusNode, focusOffset } = view.observer.selectionRange;
	return anchorNode && (result.push(new DOMPoint(anchorNode, anchorOffset)), (focusNode != anchorNode || focusOffset != anchorOffset) && result.push(new DOMPoint(focusNode, focusOffset))), result;
}
function selectionFromPoints(points, base) {
	if (points.length == 0) return null;
	let anchor = points[0].pos, head = points.length == 2 ? points[1].pos : anchor;
	return anchor < 0 || head < 0 ? null : anchor == head ? EditorSelection.create([EditorSelection.cursor(head + base, -1)]) : EditorSelection.single(anchor + base, head + base);
}
function sameSelPos(selection, range) {
	return range.head == selection.main.head && range.anchor == selection.main.anchor;
}
var InputState = class {
	setSelectionOrigin(origin) {
		this.lastSelectionOrigin = origin, this.lastSelectionTime = Date.now();
	}
	constructor(view) {
		this.view = view, this.lastKeyCode = 0, this.lastKeyTime = 0, this.touchActive = !1, this.lastTouchTime = 0, this.lastTouchX = 0, this.lastTouchY = 0, this.lastFocusTime = 0, this.lastScrollTop = 0, this.lastScrollLeft = 0, this.lastWheelEvent = 0, this.pendingIOSKey = void 0, this.lastIOSMomentumScroll = 0, this.tabFocusMode = -1, this.lastSelectionOrigin = null, this.lastSelectionTime = 0, this.lastContextMenu = 0, this.scrollHandlers = [], this.handlers = Object.create(null), this.composing = -1, this.compositionFirstChange = null, this.compositionEndedAt = 0, this.compositionPendingKey = !1, this.compositionPendingChange = !1, this.insertingText = "", this.insertingTextAt = 0, this.mouseSelection = null, this.draggedContent = null, this.handleEvent = this.handleEvent.bind(this), this.notifiedFocused = view.hasFocus, browser.safari && view.contentDOM.addEventListener("input", () => null), browser.gecko && firefoxCopyCutHack(view.contentDOM.ownerDocument);
	}
	handleEvent(event) {
		eventBelongsToEditor(this.view, event) && !this.ignoreDuringComposition(event) && (event.type == "keydown" && this.keydown(event) || (this.view.updateState == 0 ? this.runHandlers(event.type, event) : Promise.resolve().then(() => this.runHandlers(event.type, event))));
	}
	runHandlers(type, event) {
		let handlers = this.handlers[type];
		if (handlers) {
			for (let observer of handlers.observers) observer(this.view, event);
			for (let handler of handlers.handlers) {
				if (event.defaultPrevented) break;
				if (handler(this.view, event)) {
					event.preventDefault();
					break;
				}
			}
		}
	}
	ensureHandlers(plugins) {
		let handlers = computeHandlers(plugins), prev = this.handlers, dom = this.view.contentDOM;
		for (let type in handlers) if (type != "scroll") {
			let passive = !handlers[type].handlers.length, exists = prev[type];
			exists && passive != !exists.handlers.length && (dom.removeEventListener(type, this.handleEvent), exists = null), exists || dom.addEventListener(type, this.handleEvent, { passive });
		}
		for (let type in prev) type != "scroll" && !handlers[type] && dom.removeEventListener(type, this.handleEvent);
		this.handlers = handlers;
	}
	keydown(event) {
		if (this.lastKeyCode = event.keyCode, this.lastKeyTime = Date.now(), event.keyCode == 9 && this.tabFocusMode > -1 && (!this.tabFocusMode || Date.now() <= this.tabFocusMode)) return !0;
		if (this.tabFocusMode > 0 && event.keyCode != 27 && modifierCodes.indexOf(event.keyCode) < 0 && (this.tabFocusMode = -1), browser.android && browser.chrome && !event.synthetic && (event.keyCode == 13 || event.keyCode == 8)) return this.view.observer.delayAndroidKey(event.key, event.keyCode), !0;
		if (browser.ios && !event.synthetic && !event.altKey && !event.metaKey && (PendingKeys.some((key) => key.keyCode == event.keyCode) && !event.ctrlKey || EmacsyPendingKeys.indexOf(event.key) > -1 && event.ctrlKey)) {
			let mods = {
				ctrlKey: event.ctrlKey,
				altKey: event.altKey,
				metaKey: event.metaKey,
				shiftKey: event.shiftKey
			};
			mods.shiftKey && browser.ios && !/^(off|none)$/.test(this.view.contentDOM.autocapitalize) && iosVirtualKeyboardOpen(this.view.win) && (mods.shiftKey = !1);
			let pending = this.pendingIOSKey = {
				key: event.key,
				keyCode: event.keyCode,
				mods
			};
			return setTimeout(() => {
				this.pendingIOSKey == pending && this.flushIOSKey();
			}, 50), !0;
		}
		return event.keyCode != 229 && this.view.observer.forceFlush(), !1;
	}
	flushIOSKey(change) {
		let key = this.pendingIOSKey;
		return !key || this.view.observer.pendingRecords().length || key.key == "Enter" && change && change.from < change.to && /^\S+$/.test(change.insert.toString()) ? !1 : (this.pendingIOSKey = void 0, dispatchKey(this.view.contentDOM, key.key, key.keyCode, key.mods));
	}
	ignoreDuringComposition(event) {
		return !/^key/.test(event.type) || event.synthetic ? !1 : this.composing > 0 ? !0 : browser.safari && !browser.ios && this.compositionPendingKey && Date.now() - this.compositionEndedAt < 100 ? (this.compositionPendingKey = !1, !0) : !1;
	}
	startMouseSelection(mouseSelection) {
		this.mouseSelection && this.mouseSelection.destroy(), this.mouseSelection = mouseSelection;
	}
	update(update) {
		this.view.observer.update(update), this.mouseSelection && this.mouseSelection.update(update), this.draggedContent && update.docChanged && (this.draggedContent = this.draggedContent.map(update.changes)), update.transactions.length && (this.lastKeyCode = this.lastSelectionTime = 0);
	}
	destroy() {
		this.mouseSelection && this.mouseSelection.destroy();
	}
};
function iosVirtualKeyboardOpen(win) {
	return win.visualViewport ? win.visualViewport.height * win.visualViewport.scale / win.document.documentElement.clientHeight < .85 : !1;
}
function bindHandler(plugin, handler) {
	return (view, event) => {
		try {
			return handler.call(plugin, event, view);
		} catch (e) {
			logException(view.state, e);
		}
	};
}
function computeHandlers(plugins) {
	let result = Object.create(null);
	function record(type) {
		return result[type] || (result[type] = {
			observers: [],
			handlers: []
		});
	}
	for (let plugin of plugins) {
		let spec = plugin.spec, handlers = spec && spec.plugin.domEventHandlers, observers = spec && spec.plugin.domEventObservers;
		if (handlers) for (let type in handlers) {
			let f = handlers[type];
			f && record(type).handlers.push(bindHandler(plugin.value, f));
		}
		if (observers) for (let type in observers) {
			let f = observers[type];
			f && record(type).observers.push(bindHandler(plugin.value, f));
		}
	}
	for (let type in handlers) record(type).handlers.push(handlers[type]);
	for (let type in observers) record(type).observers.push(observers[type]);
	return result;
}
var PendingKeys = [
	{
		key: "Backspace",
		keyCode: 8,
		inputType: "deleteContentBackward"
	},
	{
		key: "Enter",
		keyCode: 13,
		inputType: "insertParagraph"
	},
	{
		key: "Enter",
		keyCode: 13,
		inputType: "insertLineBreak"
	},
	{
		key: "Delete",
		keyCode: 46,
		inputType: "deleteContentForward"
	}
], EmacsyPendingKeys = "dthko", modifierCodes = [
	16,
	17,
	18,
	20,
	91,
	92,
	224,
	225
], dragScrollMargin = 6;
function dragScrollSpeed(dist) {
	return Math.max(0, dist) * .7 + 8;
}
function dist(a, b) {
	return Math.max(Math.abs(a.clientX - b.clientX), Math.abs(a.clientY - b.clientY));
}
var MouseSelection = class {
	constructor(view, startEvent, style, mustSelect) {
		this.view = view, this.startEvent = startEvent, this.style = style, this.mustSelect = mustSelect, this.scrollSpeed = {
			x: 0,
			y: 0
		}, this.scrolling = -1, this.lastEvent = startEvent, this.scrollParents = scrollableParents(view.contentDOM), this.atoms = view.state.facet(atomicRanges).map((f) => f(view));
		let doc = view.contentDOM.ownerDocument;
		doc.addEventListener("mousemove", this.move = this.move.bind(this)), doc.addEventListener("mouseup", this.up = this.up.bind(this)), this.extend = startEvent.shiftKey, this.multiple = view.state.facet(EditorState.allowMultipleSelections) && addsSelectionRange(view, startEvent), this.dragging = isInPrimarySelection(view, startEvent) && getClickType(startEvent) == 1 ? null : !1;
	}
	start(event) {
		this.dragging === !1 && this.select(event);
	}
	move(event) {
		if (event.buttons == 0) return this.destroy();
		if (this.dragging || this.dragging == null && dist(this.startEvent, event) < 10) return;
		this.select(this.lastEvent = event);
		let sx = 0, sy = 0, left = 0, top = 0, right = this.view.win.innerWidth, bottom = this.view.win.innerHeight;
		this.scrollParents.x && ({left, right} = this.scrollParents.x.getBoundingClientRect()), this.scrollParents.y && ({top, bottom} = this.scrollParents.y.getBoundingClientRect());
		let margins = getScrollMargins(this.view);
		event.clientX - margins.left <= left + dragScrollMargin ? sx = -dragScrollSpeed(left - event.clientX) : event.clientX + margins.right >= right - dragScrollMargin && (sx = dragScrollSpeed(event.clientX - right)), event.clientY - margins.top <= top + dragScrollMargin ? sy = -dragScrollSpeed(top - event.clientY) : event.clientY + margins.bottom >= bottom - dragScrollMargin && (sy = dragScrollSpeed(event.clientY - bottom)), this.setScrollSpeed(sx, sy);
	}
	up(event) {
		this.dragging ?? this.select(this.lastEvent), this.dragging || event.preventDefault(), this.destroy();
	}
	destroy() {
		this.setScrollSpeed(0, 0);
		let doc = this.view.contentDOM.ownerDocument;
		doc.removeEventListener("mousemove", this.move), doc.removeEventListener("mouseup", this.up), this.view.inputState.mouseSelection = this.view.inputState.draggedContent = null;
	}
	setScrollSpeed(sx, sy) {
		this.scrollSpeed = {
			x: sx,
			y: sy
		}, sx || sy ? this.scrolling < 0 && (this.scrolling = setInterval(() => this.scroll(), 50)) : this.scrolling > -1 && (clearInterval(this.scrolling), this.scrolling = -1);
	}
	scroll() {
		let { x, y } = this.scrollSpeed;
		x && this.scrollParents.x && (this.scrollParents.x.scrollLeft += x, x = 0), y && this.scrollParents.y && (this.scrollParents.y.scrollTop += y, y = 0), (x || y) && this.view.win.scrollBy(x, y), this.dragging === !1 && this.select(this.lastEvent);
	}
	select(event) {
		let { view } = this, selection = skipAtomsForSelection(this.atoms, this.style.get(event, this.extend, this.multiple));
		(this.mustSelect || !selection.eq(view.state.selection, this.dragging === !1)) && this.view.dispatch({
			selection,
			userEvent: "select.pointer"
		}), this.mustSelect = !1;
	}
	update(update) {
		update.transactions.some((tr) => tr.isUserEvent("input.type")) ? this.destroy() : this.style.update(update) && setTimeout(() => this.select(this.lastEvent), 20);
	}
};
function addsSelectionRange(view, event) {
	let facet = view.state.facet(clickAddsSelectionRange);
	return facet.length ? facet[0](event) : browser.mac ? event.metaKey : event.ctrlKey;
}
function dragMovesSelection(view, event) {
	let facet = view.state.facet(dragMovesSelection$1);
	return facet.length ? facet[0](event) : browser.mac ? !event.altKey : !event.ctrlKey;
}
function isInPrimarySelection(view, event) {
	let { main } = view.state.selection;
	if (main.empty) return !1;
	let sel = getSelection(view.root);
	if (!sel || sel.rangeCount == 0) return !0;
	let rects = sel.getRangeAt(0).getClientRects();
	for (let i = 0; i < rects.length; i++) {
		let rect = rects[i];
		if (rect.left <= event.clientX && rect.right >= event.clientX && rect.top <= event.clientY && rect.bottom >= event.clientY) return !0;
	}
	return !1;
}
function eventBelongsToEditor(view, event) {
	if (!event.bubbles) return !0;
	if (event.defaultPrevented) return !1;
	for (let node = event.target, tile; node != view.contentDOM; node = node.parentNode) if (!node || node.nodeType == 11 || (tile = Tile.get(node)) && tile.isWidget() && !tile.isHidden && tile.widget.ignoreEvent(event)) return !1;
	return !0;
}
var handlers = Object.create(null), observers = Object.create(null), brokenClipboardAPI = browser.ie && browser.ie_version < 15 || browser.ios && browser.webkit_version < 604;
function capturePaste(view) {
	let parent = view.dom.parentNode;
	if (!parent) return;
	let target = parent.appendChild(document.createElement("textarea"));
	target.style.cssText = "position: fixed; left: -10000px; top: 10px", target.focus(), setTimeout(() => {
		view.focus(), target.remove(), doPaste(view, target.value);
	}, 50);
}
function textFilter(state, facet, text) {
	for (let filter of state.facet(facet)) text = filter(text, state);
	return text;
}
function doPaste(view, input) {
	input = textFilter(view.state, clipboardInputFilter, input);
	let { state } = view, changes, i = 1, text = state.toText(input), byLine = text.lines == state.selection.ranges.length;
	if (lastLinewiseCopy != null && state.selection.ranges.every((r) => r.empty) && lastLinewiseCopy == text.toString()) {
		let lastLine = -1;
		changes = state.changeByRange((range) => {
			let line = state.doc.lineAt(range.from);
			if (line.from == lastLine) return { range };
			lastLine = line.from;
			let insert = state.toText((byLine ? text.line(i++).text : input) + state.lineBreak);
			return {
				changes: {
					from: line.from,
					insert
				},
				range: EditorSelection.cursor(range.from + insert.length, -1)
			};
		});
	} else changes = byLine ? state.changeByRange((range) => {
		let line = text.line(i++);
		return {
			changes: {
				from: range.from,
				to: range.to,
				insert: line.text
			},
			range: EditorSelection.cursor(range.from + line.length, -1)
		};
	}) : state.replaceSelection(text);
	view.dispatch(changes, {
		userEvent: "input.paste",
		scrollIntoView: !0
	});
}
observers.scroll = (view) => {
	let iState = view.inputState;
	iState.lastScrollTop = view.scrollDOM.scrollTop, iState.lastScrollLeft = view.scrollDOM.scrollLeft, browser.ios && !iState.touchActive && (iState.lastIOSMomentumScroll = Date.now());
}, observers.wheel = observers.mousewheel = (view) => {
	view.inputState.lastWheelEvent = Date.now();
}, handlers.keydown = (view, event) => (view.inputState.setSelectionOrigin("select"), event.keyCode == 27 && view.inputState.tabFocusMode != 0 && (view.inputState.tabFocusMode = Date.now() + 2e3), !1), observers.touchstart = (view, e) => {
	let iState = view.inputState, touch = e.targetTouches[0];
	iState.touchActive = !0, iState.lastTouchTime = Date.now(), touch && (iState.lastTouchX = touch.clientX, iState.lastTouchY = touch.clientY), iState.setSelectionOrigin("select.pointer");
}, observers.touchmove = (view) => {
	view.inputState.setSelectionOrigin("select.pointer");
}, observers.touchend = (view, e) => {
	view.inputState.touchActive = !1;
}, handlers.mousedown = (view, event) => {
	if (view.observer.flush(), view.inputState.lastTouchTime > Date.now() - 2e3) return !1;
	let style = null;
	for (let makeStyle of view.state.facet(mouseSelectionStyle)) if (style = makeStyle(view, event), style) break;
	if (!style && event.button == 0 && (style = basicMouseSelection(view, event)), style) {
		let mustFocus = !view.hasFocus;
		view.inputState.startMouseSelection(new MouseSelection(view, event, style, mustFocus)), mustFocus && view.observer.ignore(() => {
			focusPreventScroll(view.contentDOM);
			let active = view.root.activeElement;
			active && !active.contains(view.contentDOM) && active.blur();
		});
		let mouseSel = view.inputState.mouseSelection;
		if (mouseSel) return mouseSel.start(event), mouseSel.dragging === !1;
	} else view.inputState.setSelectionOrigin("select.pointer");
	return !1;
};
function rangeForClick(view, pos, bias, type) {
	if (type == 1) return EditorSelection.cursor(pos, bias);
	if (type == 2) return groupAt(view.state, pos, bias);
	{
		let visual = view.docView.lineAt(pos, bias), line = view.state.doc.lineAt(visual ? visual.posAtEnd : pos), from = visual ? visual.posAtStart : line.from, to = visual ? visual.posAtEnd : line.to;
		return to < view.state.doc.length && to == line.to && to++, EditorSelection.undirectionalRange(from, to);
	}
}
var BadMouseDetail = browser.ie && browser.ie_version <= 11, lastMouseDown = null, lastMouseDownCount = 0, lastMouseDownTime = 0;
function getClickType(event) {
	if (!BadMouseDetail) return event.detail;
	let last = lastMouseDown, lastTime = lastMouseDownTime;
	return lastMouseDown = event, lastMouseDownTime = Date.now(), lastMouseDownCount = !last || lastTime > Date.now() - 400 && Math.abs(last.clientX - event.clientX) < 2 && Math.abs(last.clientY - event.clientY) < 2 ? (lastMouseDownCount + 1) % 3 : 1;
}
function basicMouseSelection(view, event) {
	let start = view.posAndSideAtCoords({
		x: event.clientX,
		y: event.clientY
	}, !1), type = getClickType(event), startSel = view.state.selection;
	return {
		update(update) {
			update.docChanged && (start.pos = update.changes.mapPos(start.pos), startSel = startSel.map(update.changes));
		},
		get(event, extend, multiple) {
			let cur = view.posAndSideAtCoords({
				x: event.clientX,
				y: event.clientY
			}, !1), removed, range = rangeForClick(view, cur.pos, cur.assoc, type);
			if (start.pos != cur.pos && !extend) {
				let startRange = rangeForClick(view, start.pos, start.assoc, type), from = Math.min(startRange.from, range.from), to = Math.max(startRange.to, range.to);
				range = from < range.from ? EditorSelection.range(from, to, range.assoc) : EditorSelection.range(to, from, range.assoc);
			}
			return extend ? startSel.replaceRange(startSel.main.extend(range.from, range.to, range.assoc)) : multiple && type == 1 && startSel.ranges.length > 1 && (removed = removeRangeAround(startSel, cur.pos)) ? removed : multiple ? startSel.addRange(range) : EditorSelection.create([range]);
		}
	};
}
function removeRangeAround(sel, pos) {
	for (let i = 0; i < sel.ranges.length; i++) {
		let { from, to } = sel.ranges[i];
		if (from <= pos && to >= pos) return EditorSelection.create(sel.ranges.slice(0, i).concat(sel.ranges.slice(i + 1)), sel.mainIndex == i ? 0 : sel.mainIndex - +(sel.mainIndex > i));
	}
	return null;
}
handlers.dragstart = (view, event) => {
	let { selection: { main: range } } = view.state;
	if (event.target.draggable) {
		let tile = view.docView.tile.nearest(event.target);
		if (tile && tile.isWidget()) {
			let from = tile.posAtStart, to = from + tile.length;
			(from >= range.to || to <= range.from) && (range = EditorSelection.undirectionalRange(from, to));
		}
	}
	let { inputState } = view;
	return inputState.mouseSelection && (inputState.mouseSelection.dragging = !0), inputState.draggedContent = range, event.dataTransfer && (event.dataTransfer.setData("Text", textFilter(view.state, clipboardOutputFilter, view.state.sliceDoc(range.from, range.to))), event.dataTransfer.effectAllowed = "copyMove"), !1;
}, handlers.dragend = (view) => (view.inputState.draggedContent = null, !1);
function dropText(view, event, text, direct) {
	if (text = textFilter(view.state, clipboardInputFilter, text), !text) return;
	let dropPos = view.posAtCoords({
		x: event.clientX,
		y: event.clientY
	}, !1), { draggedContent } = view.inputState, del = direct && draggedContent && dragMovesSelection(view, event) ? {
		from: draggedContent.from,
		to: draggedContent.to
	} : null, ins = {
		from: dropPos,
		insert: text
	}, changes = view.state.changes(del ? [del, ins] : ins);
	view.focus(), view.dispatch({
		changes,
		selection: {
			anchor: changes.mapPos(dropPos, -1),
			head: changes.mapPos(dropPos, 1)
		},
		userEvent: del ? "move.drop" : "input.drop"
	}), view.inputState.draggedContent = null;
}
handlers.drop = (view, event) => {
	if (!event.dataTransfer) return !1;
	if (view.state.readOnly) return !0;
	let files = event.dataTransfer.files;
	if (files && files.length) {
		let text = Array(files.length), read = 0, finishFile = () => {
			++read == files.length && dropText(view, event, text.filter((s) => s != null).join(view.state.lineBreak), !1);
		};
		for (let i = 0; i < files.length; i++) {
			let reader = new FileReader();
			reader.onerror = finishFile, reader.onload = () => {
				/[\x00-\x08\x0e-\x1f]{2}/.test(reader.result) || (text[i] = reader.result), finishFile();
			}, reader.readAsText(files[i]);
		}
		return !0;
	}
	{
		let text = event.dataTransfer.getData("Text");
		if (text) return dropText(view, event, text, !0), !0;
	}
	return !1;
}, handlers.paste = (view, event) => {
	if (view.state.readOnly) return !0;
	view.observer.flush();
	let data = brokenClipboardAPI ? null : event.clipboardData;
	return data ? (doPaste(view, data.getData("text/plain") || data.getData("text/uri-list")), !0) : (capturePaste(view), !1);
};
function captureCopy(view, text) {
	let parent = view.dom.parentNode;
	if (!parent) return;
	let target = parent.appendChild(document.createElement("textarea"));
	target.style.cssText = "position: fixed; left: -10000px; top: 10px", target.value = text, target.focus(), target.selectionEnd = text.length, target.selectionStart = 0, setTimeout(() => {
		target.remove(), view.focus();
	}, 50);
}
function copiedRange(state) {
	let content = [], ranges = [], linewise = !1;
	for (let range of state.selection.ranges) range.empty || (content.push(state.sliceDoc(range.from, range.to)), ranges.push(range));
	if (!content.length) {
		let upto = -1;
		for (let { from } of state.selection.ranges) {
			let line = state.doc.lineAt(from);
			line.number > upto && (content.push(line.text), ranges.push({
				from: line.from,
				to: Math.min(state.doc.length, line.to + 1)
			})), upto = line.number;
		}
		linewise = !0;
	}
	return {
		text: textFilter(state, clipboardOutputFilter, content.join(state.lineBreak)),
		ranges,
		linewise
	};
}
var lastLinewiseCopy = null;
handlers.copy = handlers.cut = (view, event) => {
	if (!hasSelection(view.contentDOM, view.observer.selectionRange)) return !1;
	let { text, ranges, linewise } = copiedRange(view.state);
	if (!text && !linewise) return !1;
	lastLinewiseCopy = linewise ? text : null, event.type == "cut" && !view.state.readOnly && view.dispatch({
		changes: ranges,
		scrollIntoView: !0,
		userEvent: "delete.cut"
	});
	let data = brokenClipboardAPI ? null : event.clipboardData;
	return data ? (data.clearData(), data.setData("text/plain", text), !0) : (captureCopy(view, text), !1);
};
var isFocusChange = Annotation.define();
function focusChangeTransaction(state, focus) {
	let effects = [];
	for (let getEffect of state.facet(focusChangeEffect)) {
		let effect = getEffect(state, focus);
		effect && effects.push(effect);
	}
	return effects.length ? state.update({
		effects,
		annotations: isFocusChange.of(!0)
	}) : null;
}
function updateForFocusChange(view) {
	setTimeout(() => {
		let focus = view.hasFocus;
		if (focus != view.inputState.notifiedFocused) {
			let tr = focusChangeTransaction(view.state, focus);
			tr ? view.dispatch(tr) : view.update([]);
		}
	}, 10);
}
observers.focus = (view) => {
	view.inputState.lastFocusTime = Date.now(), !view.scrollDOM.scrollTop && (view.inputState.lastScrollTop || view.inputState.lastScrollLeft) && (view.scrollDOM.scrollTop = view.inputState.lastScrollTop, view.scrollDOM.scrollLeft = view.inputState.lastScrollLeft), updateForFocusChange(view);
}, observers.blur = (view) => {
	view.observer.clearSelectionRange(), updateForFocusChange(view);
}, observers.compositionstart = observers.compositionupdate = (view, event) => {
	if (!view.observer.editContext && (view.inputState.compositionFirstChange ?? (view.inputState.compositionFirstChange = !0), view.inputState.composing < 0)) {
		let { main } = view.state.selection;
		!main.empty && view.lineBlockAt(main.from).from != view.lineBlockAt(main.to).from && !view.state.readOnly && view.dispatch({
			changes: view.state.selection.ranges.filter((r) => !r.empty).map((r) => ({
				from: r.from,
				to: r.to
			})),
			userEvent: "input"
		}), view.inputState.composing = 0;
	}
}, observers.compositionend = (view) => {
	view.observer.editContext || (view.inputState.composing = -1, view.inputState.compositionEndedAt = Date.now(), view.inputState.compositionPendingKey = !0, view.inputState.compositionPendingChange = view.observer.pendingRecords().length > 0, view.inputState.compositionFirstChange = null, browser.chrome && browser.android ? view.observer.flushSoon() : view.inputState.compositionPendingChange ? Promise.resolve().then(() => view.observer.flush()) : setTimeout(() => {
		view.inputState.composing < 0 && view.docView.hasComposition && view.update([]);
	}, 50));
}, observers.contextmenu = (view) => {
	view.inputState.lastContextMenu = Date.now();
}, handlers.beforeinput = (view, event) => {
	if ((event.inputType == "insertText" || event.inputType == "insertCompositionText") && (view.inputState.insertingText = event.data, view.inputState.insertingTextAt = Date.now()), event.inputType == "insertReplacementText" && view.observer.editContext) {
		let text = event.dataTransfer?.getData("text/plain"), ranges = event.getTargetRanges();
		if (text && ranges.length) {
			let r = ranges[0];
			return applyDOMChangeInner(view, {
				from: view.posAtDOM(r.startContainer, r.startOffset),
				to: view.posAtDOM(r.endContainer, r.endOffset),
				insert: view.state.toText(text)
			}, null), !0;
		}
	}
	let pending;
	if (browser.chrome && browser.android && (pending = PendingKeys.find((key) => key.inputType == event.inputType)) && (view.observer.delayAndroidKey(pending.key, pending.keyCode), pending.key == "Backspace" || pending.key == "Delete")) {
		let startViewHeight = window.visualViewport?.height || 0;
		setTimeout(() => {
			(window.visualViewport?.height || 0) > startViewHeight + 10 && view.hasFocus && (view.contentDOM.blur(), view.focus());
		}, 100);
	}
	return browser.ios && event.inputType == "deleteContentForward" && view.observer.flushSoon(), browser.safari && event.inputType == "insertText" && view.inputState.composing >= 0 && setTimeout(() => observers.compositionend(view, event), 20), !1;
};
var appliedFirefoxHack = new Set();
function firefoxCopyCutHack(doc) {
	appliedFirefoxHack.has(doc) || (appliedFirefoxHack.add(doc), doc.addEventListener("copy", () => {}), doc.addEventListener("cut", () => {}));
}
var wrappingWhiteSpace = [
	"pre-wrap",
	"normal",
	"pre-line",
	"break-spaces"
], heightChangeFlag = !1;
function clearHeightChangeFlag() {
	heightChangeFlag = !1;
}
var HeightOracle = class {
	constructor(lineWrapping) {
		this.lineWrapping = lineWrapping, this.doc = Text.empty, this.heightSamples = {}, this.lineHeight = 14, this.charWidth = 7, this.textHeight = 14, this.lineLength = 30;
	}
	heightForGap(from, to) {
		let lines = this.doc.lineAt(to).number - this.doc.lineAt(from).number + 1;
		return this.lineWrapping && (lines += Math.max(0, Math.ceil((to - from - lines * this.lineLength * .5) / this.lineLength))), this.lineHeight * lines;
	}
	heightForLine(length) {
		return this.lineWrapping ? (1 + Math.max(0, Math.ceil((length - this.lineLength) / Math.max(1, this.lineLength - 5)))) * this.lineHeight : this.lineHeight;
	}
	setDoc(doc) {
		return this.doc = doc, this;
	}
	mustRefreshForWrapping(whiteSpace) {
		return wrappingWhiteSpace.indexOf(whiteSpace) > -1 != this.lineWrapping;
	}
	mustRefreshForHeights(lineHeights) {
		let newHeight = !1;
		for (let i = 0; i < lineHeights.length; i++) {
			let h = lineHeights[i];
			h < 0 ? i++ : this.heightSamples[Math.floor(h * 10)] || (newHeight = !0, this.heightSamples[Math.floor(h * 10)] = !0);
		}
		return newHeight;
	}
	refresh(whiteSpace, lineHeight, charWidth, textHeight, lineLength, knownHeights) {
		let lineWrapping = wrappingWhiteSpace.indexOf(whiteSpace) > -1, changed = Math.abs(lineHeight - this.lineHeight) > .3 || this.lineWrapping != lineWrapping;
		if (this.lineWrapping = lineWrapping, this.lineHeight = lineHeight, this.charWidth = charWidth, this.textHeight = textHeight, this.lineLength = lineLength, changed) {
			this.heightSamples = {};
			for (let i = 0; i < knownHeights.length; i++) {
				let h = knownHeights[i];
				h < 0 ? i++ : this.heightSamples[Math.floor(h * 10)] = !0;
			}
		}
		return changed;
	}
}, MeasuredHeights = class {
	constructor(from, heights) {
		this.from = from, this.heights = heights, this.index = 0;
	}
	get more() {
		return this.index < this.heights.length;
	}
}, BlockInfo = class BlockInfo {
	constructor(from, length, top, height, _content) {
		this.from = from, this.length = length, this.top = top, this.height = height, this._content = _content;
	}
	get type() {
		return typeof this._content == "number" ? BlockType.Text : Array.isArray(this._content) ? this._content : this._content.type;
	}
	get to() {
		return this.from + this.length;
	}
	get bottom() {
		return this.top + this.height;
	}
	get widget() {
		return this._content instanceof PointDecoration ? this._content.widget : null;
	}
	get widgetLineBreaks() {
		return typeof this._content == "number" ? this._content : 0;
	}
	join(other) {
		let content = (Array.isArray(this._content) ? this._content : [this]).concat(Array.isArray(other._content) ? other._content : [other]);
		return new BlockInfo(this.from, this.length + other.length, this.top, this.height + other.height, content);
	}
}, QueryType = (function(QueryType) {
	return QueryType[QueryType.ByPos = 0] = "ByPos", QueryType[QueryType.ByHeight = 1] = "ByHeight", QueryType[QueryType.ByPosNoHeight = 2] = "ByPosNoHeight", QueryType;
})(QueryType ||= {}), Epsilon = .001, HeightMap = class HeightMap {
	constructor(length, height, flags = 2) {
		this.length = length, this.height = height, this.flags = flags;
	}
	get outdated() {
		return (this.flags & 2) > 0;
	}
	set outdated(value) {
		this.flags = (value ? 2 : 0) | this.flags & -3;
	}
	setHeight(height) {
		this.height != height && (Math.abs(this.height - height) > Epsilon && (heightChangeFlag = !0), this.height = height);
	}
	replace(_from, _to, nodes) {
		return HeightMap.of(nodes);
	}
	decomposeLeft(_to, result) {
		result.push(this);
	}
	decomposeRight(_from, result) {
		result.push(this);
	}
	applyChanges(decorations, oldDoc, oracle, changes) {
		let me = this, doc = oracle.doc;
		for (let i = changes.length - 1; i >= 0; i--) {
			let { fromA, toA, fromB, toB } = changes[i], start = me.lineAt(fromA, QueryType.ByPosNoHeight, oracle.setDoc(oldDoc), 0, 0), end = start.to >= toA ? start : me.lineAt(toA, QueryType.ByPosNoHeight, oracle, 0, 0);
			for (toB += end.to - toA, toA = end.to; i > 0 && start.from <= changes[i - 1].toA;) fromA = changes[i - 1].fromA, fromB = changes[i - 1].fromB, i--, fromA < start.from && (start = me.lineAt(fromA, QueryType.ByPosNoHeight, oracle, 0, 0));
			fromB += start.from - fromA, fromA = start.from;
			let nodes = NodeBuilder.build(oracle.setDoc(doc), decorations, fromB, toB);
			me = replace(me, me.replace(fromA, toA, nodes));
		}
		return me.updateHeight(oracle, 0);
	}
	static empty() {
		return new HeightMapText(0, 0, 0);
	}
	static of(nodes) {
		if (nodes.length == 1) return nodes[0];
		let i = 0, j = nodes.length, before = 0, after = 0;
		for (;;) if (i == j) {
			if (before > after * 2) {
				let split = nodes[i - 1];
				split.break ? nodes.splice(--i, 1, split.left, null, split.right) : nodes.splice(--i, 1, split.left, split.right), j += 1 + split.break, before -= split.size;
			} else if (after > before * 2) {
				let split = nodes[j];
				split.break ? nodes.splice(j, 1, split.left, null, split.right) : nodes.splice(j, 1, split.left, split.right), j += 2 + split.break, after -= split.size;
			} else break;
		} else if (before < after) {
			let next = nodes[i++];
			next && (before += next.size);
		} else {
			let next = nodes[--j];
			next && (after += next.size);
		}
		let brk = !1;
		return nodes[i - 1] == null ? (brk = !0, i--) : nodes[i] ?? (brk = !0, j++), new HeightMapBranch(HeightMap.of(nodes.slice(0, i)), brk, HeightMap.of(nodes.slice(j)));
	}
};
function replace(old, val) {
	return old == val ? old : (old.constructor != val.constructor && (heightChangeFlag = !0), val);
}
HeightMap.prototype.size = 1;
var SpaceDeco = Decoration.replace({}), HeightMapBlock = class extends HeightMap {
	constructor(length, height, deco) {
		super(length, height), this.deco = deco, this.spaceAbove = 0;
	}
	mainBlock(top, offset) {
		return new BlockInfo(offset, this.length, top + this.spaceAbove, this.height - this.spaceAbove, this.deco || 0);
	}
	blockAt(height, _oracle, top, offset) {
		return this.spaceAbove && height < top + this.spaceAbove ? new BlockInfo(offset, 0, top, this.spaceAbove, SpaceDeco) : this.mainBlock(top, offset);
	}
	lineAt(_value, _type, oracle, top, offset) {
		let main = this.mainBlock(top, offset);
		return this.spaceAbove ? this.blockAt(0, oracle, top, offset).join(main) : main;
	}
	forEachLine(from, to, oracle, top, offset, f) {
		from <= offset + this.length && to >= offset && f(this.lineAt(0, QueryType.ByPos, oracle, top, offset));
	}
	setMeasuredHeight(measured) {
		let next = measured.heights[measured.index++];
		next < 0 ? (this.spaceAbove = -next, next = measured.heights[measured.index++]) : this.spaceAbove = 0, this.setHeight(next);
	}
	updateHeight(oracle, offset = 0, _force = !1, measured) {
		return measured && measured.from <= offset && measured.more && this.setMeasuredHeight(measured), this.outdated = !1, this;
	}
	toString() {
		return `block(${this.length})`;
	}
}, HeightMapText = class HeightMapText extends HeightMapBlock {
	constructor(length, height, above) {
		super(length, height, null), this.collapsed = 0, this.widgetHeight = 0, this.breaks = 0, this.spaceAbove = above;
	}
	mainBlock(top, offset) {
		return new BlockInfo(offset, this.length, top + this.spaceAbove, this.height - this.spaceAbove, this.breaks);
	}
	replace(_from, _to, nodes) {
		let node = nodes[0];
		return nodes.length == 1 && (node instanceof HeightMapText || node instanceof HeightMapGap && node.flags & 4) && Math.abs(this.length - node.length) < 10 ? (node instanceof HeightMapGap ? node = new HeightMapText(node.length, this.height, this.spaceAbove) : node.height = this.height, this.outdated || (node.outdated = !1), node) : HeightMap.of(nodes);
	}
	updateHeight(oracle, offset = 0, force = !1, measured) {
		return measured && measured.from <= offset && measured.more ? this.setMeasuredHeight(measured) : (force || this.outdated) && (this.spaceAbove = 0, this.setHeight(Math.max(this.widgetHeight, oracle.heightForLine(this.length - this.collapsed)) + this.breaks * oracle.lineHeight)), this.outdated = !1, this;
	}
	toString() {
		return `line(${this.length}${this.collapsed ? -this.collapsed : ""}${this.widgetHeight ? ":" + this.widgetHeight : ""})`;
	}
}, HeightMapGap = class HeightMapGap extends HeightMap {
	constructor(length) {
		super(length, 0);
	}
	heightMetrics(oracle, offset) {
		let firstLine = oracle.doc.lineAt(offset).number, lastLine = oracle.doc.lineAt(offset + this.length).number, lines = lastLine - firstLine + 1, perLine, perChar = 0;
		if (oracle.lineWrapping) {
			let totalPerLine = Math.min(this.height, oracle.lineHeight * lines);
			perLine = totalPerLine / lines, this.length > lines + 1 && (perChar = (this.height - totalPerLine) / (this.length - lines - 1));
		} else perLine = this.height / lines;
		return {
			firstLine,
			lastLine,
			perLine,
			perChar
		};
	}
	blockAt(height, oracle, top, offset) {
		let { firstLine, lastLine, perLine, perChar } = this.heightMetrics(oracle, offset);
		if (oracle.lineWrapping) {
			let guess = offset + (height < oracle.lineHeight ? 0 : Math.round(Math.max(0, Math.min(1, (height - top) / this.height)) * this.length)), line = oracle.doc.lineAt(guess), lineHeight = perLine + line.length * perChar, lineTop = Math.max(top, height - lineHeight / 2);
			return new BlockInfo(line.from, line.length, lineTop, lineHeight, 0);
		}
		{
			let line = Math.max(0, Math.min(lastLine - firstLine, Math.floor((height - top) / perLine))), { from, length } = oracle.doc.line(firstLine + line);
			return new BlockInfo(from, length, top + perLine * line, perLine, 0);
		}
	}
	lineAt(value, type, oracle, top, offset) {
		if (type == QueryType.ByHeight) return this.blockAt(value, oracle, top, offset);
		if (type == QueryType.ByPosNoHeight) {
			let { from, to } = oracle.doc.lineAt(value);
			return new BlockInfo(from, to - from, 0, 0, 0);
		}
		let { firstLine, perLine, perChar } = this.heightMetrics(oracle, offset), line = oracle.doc.lineAt(value), lineHeight = perLine + line.length * perChar, linesAbove = line.number - firstLine, lineTop = top + perLine * linesAbove + perChar * (line.from - offset - linesAbove);
		return new BlockInfo(line.from, line.length, Math.max(top, Math.min(lineTop, top + this.height - lineHeight)), lineHeight, 0);
	}
	forEachLine(from, to, oracle, top, offset, f) {
		from = Math.max(from, offset), to = Math.min(to, offset + this.length);
		let { firstLine, perLine, perChar } = this.heightMetrics(oracle, offset);
		for (let pos = from, lineTop = top; pos <= to;) {
			let line = oracle.doc.lineAt(pos);
			if (pos == from) {
				let linesAbove = line.number - firstLine;
				lineTop += perLine * linesAbove + perChar * (from - offset - linesAbove);
			}
			let lineHeight = perLine + perChar * line.length;
			f(new BlockInfo(line.from, line.length, lineTop, lineHeight, 0)), lineTop += lineHeight, pos = line.to + 1;
		}
	}
	replace(from, to, nodes) {
		let after = this.length - to;
		if (after > 0) {
			let last = nodes[nodes.length - 1];
			last instanceof HeightMapGap ? nodes[nodes.length - 1] = new HeightMapGap(last.length + after) : nodes.push(null, new HeightMapGap(after - 1));
		}
		if (from > 0) {
			let first = nodes[0];
			first instanceof HeightMapGap ? nodes[0] = new HeightMapGap(from + first.length) : nodes.unshift(new HeightMapGap(from - 1), null);
		}
		return HeightMap.of(nodes);
	}
	decomposeLeft(to, result) {
		result.push(new HeightMapGap(to - 1), null);
	}
	decomposeRight(from, result) {
		result.push(null, new HeightMapGap(this.length - from - 1));
	}
	updateHeight(oracle, offset = 0, force = !1, measured) {
		let end = offset + this.length;
		if (measured && measured.from <= offset + this.length && measured.more) {
			let nodes = [], pos = Math.max(offset, measured.from), singleHeight = -1;
			for (measured.from > offset && nodes.push(new HeightMapGap(measured.from - offset - 1).updateHeight(oracle, offset)); pos <= end && measured.more;) {
				let len = oracle.doc.lineAt(pos).length;
				nodes.length && nodes.push(null);
				let height = measured.heights[measured.index++], above = 0;
				height < 0 && (above = -height, height = measured.heights[measured.index++]), singleHeight == -1 ? singleHeight = height : Math.abs(height - singleHeight) >= Epsilon && (singleHeight = -2);
				let line = new HeightMapText(len, height, above);
				line.outdated = !1, nodes.push(line), pos += len + 1;
			}
			pos <= end && nodes.push(null, new HeightMapGap(end - pos).updateHeight(oracle, pos));
			let result = HeightMap.of(nodes);
			return (singleHeight < 0 || Math.abs(result.height - this.height) >= Epsilon || Math.abs(singleHeight - this.heightMetrics(oracle, offset).perLine) >= Epsilon) && (heightChangeFlag = !0), replace(this, result);
		}
		return (force || this.outdated) && (this.setHeight(oracle.heightForGap(offset, offset + this.length)), this.outdated = !1), this;
	}
	toString() {
		return `gap(${this.length})`;
	}
}, HeightMapBranch = class extends HeightMap {
	constructor(left, brk, right) {
		super(left.length + +!!brk + right.length, left.height + right.height, +!!brk | (left.outdated || right.outdated ? 2 : 0)), this.left = left, this.right = right, this.size = left.size + right.size;
	}
	get break() {
		return this.flags & 1;
	}
	blockAt(height, oracle, top, offset) {
		let mid = top + this.left.height;
		return height < mid ? this.left.blockAt(height, oracle, top, offset) : this.right.blockAt(height, oracle, mid, offset + this.left.length + this.break);
	}
	lineAt(value, type, oracle, top, offset) {
		let rightTop = top + this.left.height, rightOffset = offset + this.left.length + this.break, left = type == QueryType.ByHeight ? value < rightTop : value < rightOffset, base = left ? this.left.lineAt(value, type, oracle, top, offset) : this.right.lineAt(value, type, oracle, rightTop, rightOffset);
		if (this.break || (left ? base.to < rightOffset : base.from > rightOffset)) return base;
		let subQuery = type == QueryType.ByPosNoHeight ? QueryType.ByPosNoHeight : QueryType.ByPos;
		return left ? base.join(this.right.lineAt(rightOffset, subQuery, oracle, rightTop, rightOffset)) : this.left.lineAt(rightOffset, subQuery, oracle, top, offset).join(base);
	}
	forEachLine(from, to, oracle, top, offset, f) {
		let rightTop = top + this.left.height, rightOffset = offset + this.left.length + this.break;
		if (this.break) from < rightOffset && this.left.forEachLine(from, to, oracle, top, offset, f), to >= rightOffset && this.right.forEachLine(from, to, oracle, rightTop, rightOffset, f);
		else {
			let mid = this.lineAt(rightOffset, QueryType.ByPos, oracle, top, offset);
			from < mid.from && this.left.forEachLine(from, Math.min(to, mid.from - 1), oracle, top, offset, f), mid.to >= from && mid.from <= to && f(mid), to > mid.to && this.right.forEachLine(Math.max(from, mid.to + 1), to, oracle, rightTop, rightOffset, f);
		}
	}
	replace(from, to, nodes) {
		let rightStart = this.left.length + this.break;
		if (to < rightStart) return this.balanced(this.left.replace(from, to, nodes), this.right);
		if (from > this.left.length) return this.balanced(this.left, this.right.replace(from - rightStart, to - rightStart, nodes));
		let result = [];
		from > 0 && this.decomposeLeft(from, result);
		let left = result.length;
		for (let node of nodes) result.push(node);
		if (from > 0 && mergeGaps(result, left - 1), to < this.length) {
			let right = result.length;
			this.decomposeRight(to, result), mergeGaps(result, right);
		}
		return HeightMap.of(result);
	}
	decomposeLeft(to, result) {
		let left = this.left.length;
		if (to <= left) return this.left.decomposeLeft(to, result);
		result.push(this.left), this.break && (left++, to >= left && result.push(null)), to > left && this.right.decomposeLeft(to - left, result);
	}
	decomposeRight(from, result) {
		let left = this.left.length, right = left + this.break;
		if (from >= right) return this.right.decomposeRight(from - right, result);
		from < left && this.left.decomposeRight(from, result), this.break && from < right && result.push(null), result.push(this.right);
	}
	balanced(left, right) {
		return left.size > 2 * right.size || right.size > 2 * left.size ? HeightMap.of(this.break ? [
			left,
			null,
			right
		] : [left, right]) : (this.left = replace(this.left, left), this.right = replace(this.right, right), this.setHeight(left.height + right.height), this.outdated = left.outdated || right.outdated, this.size = left.size + right.size, this.length = left.length + this.break + right.length, this);
	}
	updateHeight(oracle, offset = 0, force = !1, measured) {
		let { left, right } = this, rightStart = offset + left.length + this.break, rebalance = null;
		return measured && measured.from <= offset + left.length && measured.more ? rebalance = left = left.updateHeight(oracle, offset, force, measured) : left.updateHeight(oracle, offset, force), measured && measured.from <= rightStart + right.length && measured.more ? rebalance = right = right.updateHeight(oracle, rightStart, force, measured) : right.updateHeight(oracle, rightStart, force), rebalance ? this.balanced(left, right) : (this.height = this.left.height + this.right.height, this.outdated = !1, this);
	}
	toString() {
		return this.left + (this.break ? " " : "-") + this.right;
	}
};
function mergeGaps(nodes, around) {
	let before, after;
	nodes[around] == null && (before = nodes[around - 1]) instanceof HeightMapGap && (after = nodes[around + 1]) instanceof HeightMapGap && nodes.splice(around - 1, 3, new HeightMapGap(before.length + 1 + after.length));
}
var relevantWidgetHeight = 5, NodeBuilder = class NodeBuilder {
	constructor(pos, oracle) {
		this.pos = pos, this.oracle = oracle, this.nodes = [], this.lineStart = -1, this.lineEnd = -1, this.covering = null, this.writtenTo = pos;
	}
	get isCovered() {
		return this.covering && this.nodes[this.nodes.length - 1] == this.covering;
	}
	span(_from, to) {
		if (this.lineStart > -1) {
			let end = Math.min(to, this.lineEnd), last = this.nodes[this.nodes.length - 1];
			last instanceof HeightMapText ? last.length += end - this.pos : (end > this.pos || !this.isCovered) && this.nodes.push(new HeightMapText(end - this.pos, -1, 0)), this.writtenTo = end, to > end && (this.nodes.push(null), this.writtenTo++, this.lineStart = -1);
		}
		this.pos = to;
	}
	point(from, to, deco) {
		if (from < to || deco.heightRelevant) {
			let height = deco.widget ? deco.widget.estimatedHeight : 0, breaks = deco.widget ? deco.widget.lineBreaks : 0;
			height < 0 && (height = this.oracle.lineHeight);
			let len = to - from;
			deco.block ? this.addBlock(new HeightMapBlock(len, height, deco)) : (len || breaks || height >= relevantWidgetHeight) && this.addLineDeco(height, breaks, len);
		} else to > from && this.span(from, to);
		this.lineEnd > -1 && this.lineEnd < this.pos && (this.lineEnd = this.oracle.doc.lineAt(this.pos).to);
	}
	enterLine() {
		if (this.lineStart > -1) return;
		let { from, to } = this.oracle.doc.lineAt(this.pos);
		this.lineStart = from, this.lineEnd = to, this.writtenTo < from && ((this.writtenTo < from - 1 || this.nodes[this.nodes.length - 1] == null) && this.nodes.push(this.blankContent(this.writtenTo, from - 1)), this.nodes.push(null)), this.pos > from && this.nodes.push(new HeightMapText(this.pos - from, -1, 0)), this.writtenTo = this.pos;
	}
	blankContent(from, to) {
		let gap = new HeightMapGap(to - from);
		return this.oracle.doc.lineAt(from).to == to && (gap.flags |= 4), gap;
	}
	ensureLine() {
		this.enterLine();
		let last = this.nodes.length ? this.nodes[this.nodes.length - 1] : null;
		if (last instanceof HeightMapText) return last;
		let line = new HeightMapText(0, -1, 0);
		return this.nodes.push(line), line;
	}
	addBlock(block) {
		this.enterLine();
		let deco = block.deco;
		deco && deco.startSide > 0 && !this.isCovered && this.ensureLine(), this.nodes.push(block), this.writtenTo = this.pos += block.length, deco && deco.endSide > 0 && (this.covering = block);
	}
	addLineDeco(height, breaks, length) {
		let line = this.ensureLine();
		line.length += length, line.collapsed += length, line.widgetHeight = Math.max(line.widgetHeight, height), line.breaks += breaks, this.writtenTo = this.pos += length;
	}
	finish(from) {
		let last = this.nodes.length == 0 ? null : this.nodes[this.nodes.length - 1];
		this.lineStart > -1 && !(last instanceof HeightMapText) && !this.isCovered ? this.nodes.push(new HeightMapText(0, -1, 0)) : (this.writtenTo < this.pos || last == null) && this.nodes.push(this.blankContent(this.writtenTo, this.pos));
		let pos = from;
		for (let node of this.nodes) node instanceof HeightMapText && node.updateHeight(this.oracle, pos), pos += node ? node.length : 1;
		return this.nodes;
	}
	static build(oracle, decorations, from, to) {
		let builder = new NodeBuilder(from, oracle);
		return RangeSet.spans(decorations, from, to, builder, 0), builder.finish(from);
	}
};
function heightRelevantDecoChanges(a, b, diff) {
	let comp = new DecorationComparator();
	return RangeSet.compare(a, b, diff, comp, 0), comp.changes;
}
var DecorationComparator = class {
	constructor() {
		this.changes = [];
	}
	compareRange() {}
	comparePoint(from, to, a, b) {
		(from < to || a && a.heightRelevant || b && b.heightRelevant) && addRange(from, to, this.changes, 5);
	}
};
function visiblePixelRange(dom, paddingTop) {
	let rect = dom.getBoundingClientRect(), doc = dom.ownerDocument, win = doc.defaultView || window, left = Math.max(0, rect.left), right = Math.min(win.innerWidth, rect.right), top = Math.max(0, rect.top), bottom = Math.min(win.innerHeight, rect.bottom);
	for (let parent = dom.parentNode; parent && parent != doc.body;) if (isElt(parent)) {
		let style = window.getComputedStyle(parent);
		if ((parent.scrollHeight > parent.clientHeight || parent.scrollWidth > parent.clientWidth) && style.overflow != "visible") {
			let parentRect = parent.getBoundingClientRect();
			left = Math.max(left, parentRect.left), right = Math.min(right, parentRect.right), top = Math.max(top, parentRect.top), bottom = Math.min(parent == dom.parentNode ? win.innerHeight : bottom, parentRect.bottom);
		}
		parent = style.position == "absolute" || style.position == "fixed" ? parent.offsetParent : parent.parentNode;
	} else if (parent.nodeType == 11) parent = parent.host;
	else break;
	return {
		left: left - rect.left,
		right: Math.max(left, right) - rect.left,
		top: top - (rect.top + paddingTop),
		bottom: Math.max(top, bottom) - (rect.top + paddingTop)
	};
}
function inWindow(elt) {
	let rect = elt.getBoundingClientRect(), win = elt.ownerDocument.defaultView || window;
	return rect.left < win.innerWidth && rect.right > 0 && rect.top < win.innerHeight && rect.bottom > 0;
}
function fullPixelRange(dom, paddingTop) {
	let rect = dom.getBoundingClientRect();
	return {
		left: 0,
		right: rect.right - rect.left,
		top: paddingTop,
		bottom: rect.bottom - (rect.top + paddingTop)
	};
}
var LineGap = class {
	constructor(from, to, size, displaySize) {
		this.from = from, this.to = to, this.size = size, this.displaySize = displaySize;
	}
	static same(a, b) {
		if (a.length != b.length) return !1;
		for (let i = 0; i < a.length; i++) {
			let gA = a[i], gB = b[i];
			if (gA.from != gB.from || gA.to != gB.to || gA.size != gB.size) return !1;
		}
		return !0;
	}
	draw(viewState, wrapping) {
		return Decoration.replace({ widget: new LineGapWidget(this.displaySize * (wrapping ? viewState.scaleY : viewState.scaleX), wrapping) }).range(this.from, this.to);
	}
}, LineGapWidget = class extends WidgetType {
	constructor(size, vertical) {
		super(), this.size = size, this.vertical = vertical;
	}
	eq(other) {
		return other.size == this.size && other.vertical == this.vertical;
	}
	toDOM() {
		let elt = document.createElement("div");
		return this.vertical ? elt.style.height = this.size + "px" : (elt.style.width = this.size + "px", elt.style.height = "2px", elt.style.display = "inline-block"), elt;
	}
	get estimatedHeight() {
		return this.vertical ? this.size : -1;
	}
}, ViewState = class {
	constructor(view, state) {
		this.view = view, this.state = state, this.pixelViewport = {
			left: 0,
			right: window.innerWidth,
			top: 0,
			bottom: 0
		}, this.inView = !0, this.paddingTop = 0, this.paddingBottom = 0, this.contentDOMWidth = 0, this.contentDOMHeight = 0, this.editorHeight = 0, this.editorWidth = 0, this.scaleX = 1, this.scaleY = 1, this.scrollOffset = 0, this.scrolledToBottom = !1, this.scrollAnchorPos = 0, this.scrollAnchorHeight = -1, this.scaler = IdScaler, this.scrollTarget = null, this.printing = !1, this.mustMeasureContent = !0, this.defaultTextDirection = Direction.LTR, this.visibleRanges = [], this.mustEnforceCursorAssoc = !1;
		let guessWrapping = state.facet(contentAttributes).some((v) => typeof v != "function" && v.class == "cm-lineWrapping");
		this.heightOracle = new HeightOracle(guessWrapping), this.stateDeco = staticDeco(state), this.heightMap = HeightMap.empty().applyChanges(this.stateDeco, Text.empty, this.heightOracle.setDoc(state.doc), [new ChangedRange(0, 0, 0, state.doc.length)]);
		for (let i = 0; i < 2 && (this.viewport = this.getViewport(0, null), this.updateForViewport()); i++);
		this.updateViewportLines(), this.lineGaps = this.ensureLineGaps([]), this.lineGapDeco = Decoration.set(this.lineGaps.map((gap) => gap.draw(this, !1))), this.scrollParent = view.scrollDOM, this.computeVisibleRanges();
	}
	updateForViewport() {
		let viewports = [this.viewport], { main } = this.state.selection;
		for (let i = 0; i <= 1; i++) {
			let pos = i ? main.head : main.anchor;
			if (!viewports.some(({ from, to }) => pos >= from && pos <= to)) {
				let { from, to } = this.lineBlockAt(pos);
				viewports.push(new Viewport(from, to));
			}
		}
		return this.viewports = viewports.sort((a, b) => a.from - b.from), this.updateScaler();
	}
	updateScaler() {
		let scaler = this.scaler;
		return this.scaler = this.heightMap.height <= 7e6 ? IdScaler : BigScaler.get(this.heightOracle, this.heightMap, this.viewports), scaler.eq(this.scaler) ? 0 : 2;
	}
	updateViewportLines() {
		this.viewportLines = [], this.heightMap.forEachLine(this.viewport.from, this.viewport.to, this.heightOracle.setDoc(this.state.doc), 0, 0, (block) => {
			this.viewportLines.push(scaleBlock(block, this.scaler));
		});
	}
	update(update, scrollTarget = null) {
		this.state = update.state;
		let prevDeco = this.stateDeco;
		this.stateDeco = staticDeco(this.state);
		let contentChanges = update.changedRanges, heightChanges = ChangedRange.extendWithRanges(contentChanges, heightRelevantDecoChanges(prevDeco, this.stateDeco, update ? update.changes : ChangeSet.empty(this.state.doc.length))), prevHeight = this.heightMap.height, scrollAnchor = this.scrolledToBottom ? null : this.scrollAnchorAt(this.scrollOffset);
		clearHeightChangeFlag(), this.heightMap = this.heightMap.applyChanges(this.stateDeco, update.startState.doc, this.heightOracle.setDoc(this.state.doc), heightChanges), (this.heightMap.height != prevHeight || heightChangeFlag) && (update.flags |= 2), scrollAnchor ? (this.scrollAnchorPos = update.changes.mapPos(scrollAnchor.from, -1), this.scrollAnchorHeight = scrollAnchor.top) : (this.scrollAnchorPos = -1, this.scrollAnchorHeight = prevHeight);
		let viewport = heightChanges.length ? this.mapViewport(this.viewport, update.changes) : this.viewport;
		(scrollTarget && (scrollTarget.range.head < viewport.from || scrollTarget.range.head > viewport.to) || !this.viewportIsAppropriate(viewport)) && (viewport = this.getViewport(0, scrollTarget));
		let viewportChange = viewport.from != this.viewport.from || viewport.to != this.viewport.to;
		this.viewport = viewport, update.flags |= this.updateForViewport(), (viewportChange || !update.changes.empty || update.flags & 2) && this.updateViewportLines(), (this.lineGaps.length || this.viewport.to - this.viewport.from > 4e3) && this.updateLineGaps(this.ensureLineGaps(this.mapLineGaps(this.lineGaps, update.changes))), update.flags |= this.computeVisibleRanges(update.changes), scrollTarget && (this.scrollTarget = scrollTarget), !this.mustEnforceCursorAssoc && (update.selectionSet || update.focusChanged) && update.view.lineWrapping && update.state.selection.main.empty && update.state.selection.main.assoc && !update.state.facet(nativeSelectionHidden) && (this.mustEnforceCursorAssoc = !0);
	}
	measure() {
		let { view } = this, dom = view.contentDOM, style = window.getComputedStyle(dom), oracle = this.heightOracle, whiteSpace = style.whiteSpace;
		this.defaultTextDirection = style.direction == "rtl" ? Direction.RTL : Direction.LTR;
		let refresh = this.heightOracle.mustRefreshForWrapping(whiteSpace) || this.mustMeasureContent === "refresh", domRect = dom.getBoundingClientRect(), measureContent = refresh || this.mustMeasureContent || this.contentDOMHeight != domRect.height;
		this.contentDOMHeight = domRect.height, this.mustMeasureContent = !1;
		let result = 0, bias = 0;
		if (domRect.width && domRect.height) {
			let { scaleX, scaleY } = getScale(dom, domRect);
			(scaleX > .005 && Math.abs(this.scaleX - scaleX) > .005 || scaleY > .005 && Math.abs(this.scaleY - scaleY) > .005) && (this.scaleX = scaleX, this.scaleY = scaleY, result |= 16, refresh = measureContent = !0);
		}
		let paddingTop = (parseInt(style.paddingTop) || 0) * this.scaleY, paddingBottom = (parseInt(style.paddingBottom) || 0) * this.scaleY;
		(this.paddingTop != paddingTop || this.paddingBottom != paddingBottom) && (this.paddingTop = paddingTop, this.paddingBottom = paddingBottom, result |= 18), this.editorWidth != view.scrollDOM.clientWidth && (oracle.lineWrapping && (measureContent = !0), this.editorWidth = view.scrollDOM.clientWidth, result |= 16);
		let scrollParent = scrollableParents(this.view.contentDOM, !1).y;
		scrollParent != this.scrollParent && (this.scrollParent = scrollParent, this.scrollAnchorHeight = -1, this.scrollOffset = 0);
		let scrollOffset = this.getScrollOffset();
		this.scrollOffset != scrollOffset && (this.scrollAnchorHeight = -1, this.scrollOffset = scrollOffset), this.scrolledToBottom = isScrolledToBottom(this.scrollParent || view.win);
		let pixelViewport = (this.printing ? fullPixelRange : visiblePixelRange)(dom, this.paddingTop), dTop = pixelViewport.top - this.pixelViewport.top, dBottom = pixelViewport.bottom - this.pixelViewport.bottom;
		this.pixelViewport = pixelViewport;
		let inView = this.pixelViewport.bottom > this.pixelViewport.top && this.pixelViewport.right > this.pixelViewport.left;
		if (inView != this.inView && (this.inView = inView, inView && (measureContent = !0)), !this.inView && !this.scrollTarget && !inWindow(view.dom)) return 0;
		let contentWidth = domRect.width;
		if ((this.contentDOMWidth != contentWidth || this.editorHeight != view.scrollDOM.clientHeight) && (this.contentDOMWidth = domRect.width, this.editorHeight = view.scrollDOM.clientHeight, result |= 16), measureContent) {
			let lineHeights = view.docView.measureVisibleLineHeights(this.viewport);
			if (oracle.mustRefreshForHeights(lineHeights) && (refresh = !0), refresh || oracle.lineWrapping && Math.abs(contentWidth - this.contentDOMWidth) > oracle.charWidth) {
				let { lineHeight, charWidth, textHeight } = view.docView.measureTextSize();
				refresh = lineHeight > 0 && oracle.refresh(whiteSpace, lineHeight, charWidth, textHeight, Math.max(5, contentWidth / charWidth), lineHeights), refresh && (view.docView.minWidth = 0, result |= 16);
			}
			dTop > 0 && dBottom > 0 ? bias = Math.max(dTop, dBottom) : dTop < 0 && dBottom < 0 && (bias = Math.min(dTop, dBottom)), clearHeightChangeFlag();
			for (let vp of this.viewports) {
				let heights = vp.from == this.viewport.from ? lineHeights : view.docView.measureVisibleLineHeights(vp);
				this.heightMap = (refresh ? HeightMap.empty().applyChanges(this.stateDeco, Text.empty, this.heightOracle, [new ChangedRange(0, 0, 0, view.state.doc.length)]) : this.heightMap).updateHeight(oracle, 0, refresh, new MeasuredHeights(vp.from, heights));
			}
			heightChangeFlag && (result |= 2);
		}
		let viewportChange = !this.viewportIsAppropriate(this.viewport, bias) || this.scrollTarget && (this.scrollTarget.range.head < this.viewport.from || this.scrollTarget.range.head > this.viewport.to);
		return viewportChange && (result & 2 && (result |= this.updateScaler()), this.viewport = this.getViewport(bias, this.scrollTarget), result |= this.updateForViewport()), (result & 2 || viewportChange) && this.updateViewportLines(), (this.lineGaps.length || this.viewport.to - this.viewport.from > 4e3) && this.updateLineGaps(this.ensureLineGaps(refresh ? [] : this.lineGaps, view)), result |= this.computeVisibleRanges(), this.mustEnforceCursorAssoc && (this.mustEnforceCursorAssoc = !1, view.docView.enforceCursorAssoc()), result;
	}
	get visibleTop() {
		return this.scaler.fromDOM(this.pixelViewport.top);
	}
	get visibleBottom() {
		return this.scaler.fromDOM(this.pixelViewport.bottom);
	}
	getViewport(bias, scrollTarget) {
		let marginTop = .5 - Math.max(-.5, Math.min(.5, bias / 1e3 / 2)), map = this.heightMap, oracle = this.heightOracle, { visibleTop, visibleBottom } = this, viewport = new Viewport(map.lineAt(visibleTop - marginTop * 1e3, QueryType.ByHeight, oracle, 0, 0).from, map.lineAt(visibleBottom + (1 - marginTop) * 1e3, QueryType.ByHeight, oracle, 0, 0).to);
		if (scrollTarget) {
			let { head } = scrollTarget.range;
			if (head < viewport.from || head > viewport.to) {
				let viewHeight = Math.min(this.editorHeight, this.pixelViewport.bottom - this.pixelViewport.top), block = map.lineAt(head, QueryType.ByPos, oracle, 0, 0), topPos;
				topPos = scrollTarget.y == "center" ? (block.top + block.bottom) / 2 - viewHeight / 2 : scrollTarget.y == "start" || scrollTarget.y == "nearest" && head < viewport.from ? block.top : block.bottom - viewHeight, viewport = new Viewport(map.lineAt(topPos - 500, QueryType.ByHeight, oracle, 0, 0).from, map.lineAt(topPos + viewHeight + 500, QueryType.ByHeight, oracle, 0, 0).to);
			}
		}
		return viewport;
	}
	mapViewport(viewport, changes) {
		let from = changes.mapPos(viewport.from, -1), to = changes.mapPos(viewport.to, 1);
		return new Viewport(this.heightMap.lineAt(from, QueryType.ByPos, this.heightOracle, 0, 0).from, this.heightMap.lineAt(to, QueryType.ByPos, this.heightOracle, 0, 0).to);
	}
	viewportIsAppropriate({ from, to }, bias = 0) {
		if (!this.inView) return !0;
		let { top } = this.heightMap.lineAt(from, QueryType.ByPos, this.heightOracle, 0, 0), { bottom } = this.heightMap.lineAt(to, QueryType.ByPos, this.heightOracle, 0, 0), { visibleTop, visibleBottom } = this;
		return (from == 0 || top <= visibleTop - Math.max(10, Math.min(-bias, 250))) && (to == this.state.doc.length || bottom >= visibleBottom + Math.max(10, Math.min(bias, 250))) && top > visibleTop - 2e3 && bottom < visibleBottom + 2e3;
	}
	mapLineGaps(gaps, changes) {
		if (!gaps.length || changes.empty) return gaps;
		let mapped = [];
		for (let gap of gaps) changes.touchesRange(gap.from, gap.to) || mapped.push(new LineGap(changes.mapPos(gap.from), changes.mapPos(gap.to), gap.size, gap.displaySize));
		return mapped;
	}
	ensureLineGaps(current, mayMeasure) {
		let wrapping = this.heightOracle.lineWrapping, margin = wrapping ? 1e4 : 2e3, halfMargin = margin >> 1, doubleMargin = margin << 1;
		if (this.defaultTextDirection != Direction.LTR && !wrapping) return [];
		let gaps = [], addGap = (from, to, line, structure) => {
			if (to - from < halfMargin) return;
			let sel = this.state.selection.main, avoid = [sel.from];
			sel.empty || avoid.push(sel.to);
			for (let pos of avoid) if (pos > from && pos < to) {
				addGap(from, pos - 10, line, structure), addGap(pos + 10, to, line, structure);
				return;
			}
			let gap = find(current, (gap) => gap.from >= line.from && gap.to <= line.to && Math.abs(gap.from - from) < halfMargin && Math.abs(gap.to - to) < halfMargin && !avoid.some((pos) => gap.from < pos && gap.to > pos));
			if (!gap) {
				if (to < line.to && mayMeasure && wrapping && mayMeasure.visibleRanges.some((r) => r.from <= to && r.to >= to)) {
					let lineStart = mayMeasure.moveToLineBoundary(EditorSelection.cursor(to), !1, !0).head;
					lineStart > from && (to = lineStart);
				}
				let size = this.gapSize(line, from, to, structure);
				gap = new LineGap(from, to, size, wrapping || size < 2e6 ? size : 2e6);
			}
			gaps.push(gap);
		}, checkLine = (line) => {
			if (line.length < doubleMargin || line.type != BlockType.Text) return;
			let structure = lineStructure(line.from, line.to, this.stateDeco);
			if (structure.total < doubleMargin) return;
			let target = this.scrollTarget ? this.scrollTarget.range.head : null, viewFrom, viewTo;
			if (wrapping) {
				let marginHeight = margin / this.heightOracle.lineLength * this.heightOracle.lineHeight, top, bot;
				if (target != null) {
					let targetFrac = findFraction(structure, target), spaceFrac = ((this.visibleBottom - this.visibleTop) / 2 + marginHeight) / line.height;
					top = targetFrac - spaceFrac, bot = targetFrac + spaceFrac;
				} else top = (this.visibleTop - line.top - marginHeight) / line.height, bot = (this.visibleBottom - line.top + marginHeight) / line.height;
				viewFrom = findPosition(structure, top), viewTo = findPosition(structure, bot);
			} else {
				let totalWidth = structure.total * this.heightOracle.charWidth, marginWidth = margin * this.heightOracle.charWidth, horizOffset = 0;
				if (totalWidth > 2e6) for (let old of current) old.from >= line.from && old.from < line.to && old.size != old.displaySize && old.from * this.heightOracle.charWidth + horizOffset < this.pixelViewport.left && (horizOffset = old.size - old.displaySize);
				let pxLeft = this.pixelViewport.left + horizOffset, pxRight = this.pixelViewport.right + horizOffset, left, right;
				if (target != null) {
					let targetFrac = findFraction(structure, target), spaceFrac = ((pxRight - pxLeft) / 2 + marginWidth) / totalWidth;
					left = targetFrac - spaceFrac, right = targetFrac + spaceFrac;
				} else left = (pxLeft - marginWidth) / totalWidth, right = (pxRight + marginWidth) / totalWidth;
				viewFrom = findPosition(structure, left), viewTo = findPosition(structure, right);
			}
			viewFrom > line.from && addGap(line.from, viewFrom, line, structure), viewTo < line.to && addGap(viewTo, line.to, line, structure);
		};
		for (let line of this.viewportLines) Array.isArray(line.type) ? line.type.forEach(checkLine) : checkLine(line);
		return gaps;
	}
	gapSize(line, from, to, structure) {
		let fraction = findFraction(structure, to) - findFraction(structure, from);
		return this.heightOracle.lineWrapping ? line.height * fraction : structure.total * this.heightOracle.charWidth * fraction;
	}
	updateLineGaps(gaps) {
		LineGap.same(gaps, this.lineGaps) || (this.lineGaps = gaps, this.lineGapDeco = Decoration.set(gaps.map((gap) => gap.draw(this, this.heightOracle.lineWrapping))));
	}
	computeVisibleRanges(changes) {
		let deco = this.stateDeco;
		this.lineGaps.length && (deco = deco.concat(this.lineGapDeco));
		let ranges = [];
		RangeSet.spans(deco, this.viewport.from, this.viewport.to, {
			span(from, to) {
				ranges.push({
					from,
					to
				});
			},
			point() {}
		}, 20);
		let changed = 0;
		if (ranges.length != this.visibleRanges.length) changed = 12;
		else for (let i = 0; i < ranges.length && !(changed & 8); i++) {
			let old = this.visibleRanges[i], nw = ranges[i];
			(old.from != nw.from || old.to != nw.to) && (changed |= 4, changes && changes.mapPos(old.from, -1) == nw.from && changes.mapPos(old.to, 1) == nw.to || (changed |= 8));
		}
		return this.visibleRanges = ranges, changed;
	}
	lineBlockAt(pos) {
		return pos >= this.viewport.from && pos <= this.viewport.to && this.viewportLines.find((b) => b.from <= pos && b.to >= pos) || scaleBlock(this.heightMap.lineAt(pos, QueryType.ByPos, this.heightOracle, 0, 0), this.scaler);
	}
	lineBlockAtHeight(height) {
		return height >= this.viewportLines[0].top && height <= this.viewportLines[this.viewportLines.length - 1].bottom && this.viewportLines.find((l) => l.top <= height && l.bottom >= height) || scaleBlock(this.heightMap.lineAt(this.scaler.fromDOM(height), QueryType.ByHeight, this.heightOracle, 0, 0), this.scaler);
	}
	getScrollOffset() {
		return this.scrollParent == this.view.scrollDOM ? this.scrollParent.scrollTop * this.scaleY : (this.scrollParent ? this.scrollParent.getBoundingClientRect().top : 0) - this.view.contentDOM.getBoundingClientRect().top;
	}
	scrollAnchorAt(scrollOffset) {
		let block = this.lineBlockAtHeight(scrollOffset + 12 - this.paddingTop);
		return block.from >= this.viewport.from || this.viewportLines[0].top - scrollOffset > 200 ? block : this.viewportLines[0];
	}
	elementAtHeight(height) {
		return scaleBlock(this.heightMap.blockAt(this.scaler.fromDOM(height), this.heightOracle, 0, 0), this.scaler);
	}
	get docHeight() {
		return this.scaler.toDOM(this.heightMap.height);
	}
	get contentHeight() {
		return this.docHeight + this.paddingTop + this.paddingBottom;
	}
}, Viewport = class {
	constructor(from, to) {
		this.from = from, this.to = to;
	}
};
function lineStructure(from, to, stateDeco) {
	let ranges = [], pos = from, total = 0;
	return RangeSet.spans(stateDeco, from, to, {
		span() {},
		point(from, to) {
			from > pos && (ranges.push({
				from: pos,
				to: from
			}), total += from - pos), pos = to;
		}
	}, 20), pos < to && (ranges.push({
		from: pos,
		to
	}), total += to - pos), {
		total,
		ranges
	};
}
function findPosition({ total, ranges }, ratio) {
	if (ratio <= 0) return ranges[0].from;
	if (ratio >= 1) return ranges[ranges.length - 1].to;
	let dist = Math.floor(total * ratio);
	for (let i = 0;; i++) {
		let { from, to } = ranges[i], size = to - from;
		if (dist <= size) return from + dist;
		dist -= size;
	}
}
function findFraction(structure, pos) {
	let counted = 0;
	for (let { from, to } of structure.ranges) {
		if (pos <= to) {
			counted += pos - from;
			break;
		}
		counted += to - from;
	}
	return counted / structure.total;
}
function find(array, f) {
	for (let val of array) if (f(val)) return val;
}
var IdScaler = {
	toDOM(n) {
		return n;
	},
	fromDOM(n) {
		return n;
	},
	scale: 1,
	eq(other) {
		return other == this;
	}
};
function staticDeco(state) {
	let deco = state.facet(decorations).filter((d) => typeof d != "function"), outer = state.facet(outerDecorations).filter((d) => typeof d != "function");
	return outer.length && deco.push(RangeSet.join(outer)), deco;
}
var BigScaler = class BigScaler {
	constructor(scale, viewports) {
		this.scale = scale, this.viewports = viewports;
	}
	static get(oracle, heightMap, viewports) {
		let vpHeight = 0, base = 0, domBase = 0, vps = viewports.map(({ from, to }) => {
			let top = heightMap.lineAt(from, QueryType.ByPos, oracle, 0, 0).top, bottom = heightMap.lineAt(to, QueryType.ByPos, oracle, 0, 0).bottom;
			return vpHeight += bottom - top, {
				from,
				to,
				top,
				bottom,
				domTop: 0,
				domBottom: 0
			};
		});
		if (heightMap.height - vpHeight < 10) return IdScaler;
		let scale = (7e6 - vpHeight) / (heightMap.height - vpHeight);
		for (let obj of vps) obj.domTop = domBase + (obj.top - base) * scale, domBase = obj.domBottom = obj.domTop + (obj.bottom - obj.top), base = obj.bottom;
		return new BigScaler(scale, vps);
	}
	toDOM(n) {
		for (let i = 0, base = 0, domBase = 0;; i++) {
			let vp = i < this.viewports.length ? this.viewports[i] : null;
			if (!vp || n < vp.top) return domBase + (n - base) * this.scale;
			if (n <= vp.bottom) return vp.domTop + (n - vp.top);
			base = vp.bottom, domBase = vp.domBottom;
		}
	}
	fromDOM(n) {
		for (let i = 0, base = 0, domBase = 0;; i++) {
			let vp = i < this.viewports.length ? this.viewports[i] : null;
			if (!vp || n < vp.domTop) return base + (n - domBase) / this.scale;
			if (n <= vp.domBottom) return vp.top + (n - vp.domTop);
			base = vp.bottom, domBase = vp.domBottom;
		}
	}
	eq(other) {
		return other instanceof BigScaler && this.scale == other.scale && this.viewports.length == other.viewports.length && this.viewports.every((vp, i) => vp.from == other.viewports[i].from && vp.to == other.viewports[i].to);
	}
};
function scaleBlock(block, scaler) {
	if (scaler.scale == 1) return block;
	let bTop = scaler.toDOM(block.top), bBottom = scaler.toDOM(block.bottom);
	return new BlockInfo(block.from, block.length, bTop, bBottom - bTop, Array.isArray(block._content) ? block._content.map((b) => scaleBlock(b, scaler)) : block._content);
}
var theme = Facet.define({ combine: (strs) => strs.join(" ") }), darkTheme = Facet.define({ combine: (values) => values.indexOf(!0) > -1 }), baseThemeID = StyleModule.newName(), baseLightID = StyleModule.newName(), baseDarkID = StyleModule.newName(), lightDarkIDs = {
	"&light": "." + baseLightID,
	"&dark": "." + baseDarkID
};
function buildTheme(main, spec, scopes) {
	return new StyleModule(spec, { finish(sel) {
		return /&/.test(sel) ? sel.replace(/&\w*/, (m) => {
			if (m == "&") return main;
			if (!scopes || !scopes[m]) throw RangeError(`Unsupported selector: ${m}`);
			return scopes[m];
		}) : main + " " + sel;
	} });
}
var baseTheme$1$1 = buildTheme("." + baseThemeID, {
	"&": {
		position: "relative !important",
		boxSizing: "border-box",
		"&.cm-focused": { outline: "1px dotted #212121" },
		display: "flex !important",
		flexDirection: "column"
	},
	".cm-scroller": {
		display: "flex !important",
		alignItems: "flex-start !important",
		fontFamily: "monospace",
		lineHeight: 1.4,
		height: "100%",
		overflowX: "auto",
		position: "relative",
		zIndex: 0,
		overflowAnchor: "none"
	},
	".cm-content": {
		margin: 0,
		flexGrow: 2,
		flexShrink: 0,
		display: "block",
		whiteSpace: "pre",
		wordWrap: "normal",
		boxSizing: "border-box",
		minHeight: "100%",
		padding: "4px 0",
		outline: "none",
		"&[contenteditable=true]": { WebkitUserModify: "read-write-plaintext-only" }
	},
	".cm-lineWrapping": {
		whiteSpace_fallback: "pre-wrap",
		whiteSpace: "break-spaces",
		wordBreak: "break-word",
		overflowWrap: "anywhere",
		flexShrink: 1
	},
	"&light .cm-content": { caretColor: "black" },
	"&dark .cm-content": { caretColor: "white" },
	".cm-line": {
		display: "block",
		padding: "0 2px 0 6px"
	},
	".cm-layer": {
		userSelect: "none",
		position: "absolute",
		left: 0,
		top: 0,
		contain: "size style",
		"& > *": { position: "absolute" }
	},
	"&light .cm-selectionBackground": { background: "#d9d9d9" },
	"&dark .cm-selectionBackground": { background: "#222" },
	"&light.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": { background: "#d7d4f0" },
	"&dark.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": { background: "#233" },
	".cm-cursorLayer": { pointerEvents: "none" },
	"&.cm-focused > .cm-scroller > .cm-cursorLayer": { animation: "steps(1) cm-blink 1.2s infinite" },
	"@keyframes cm-blink": {
		"0%": {},
		"50%": { opacity: 0 },
		"100%": {}
	},
	"@keyframes cm-blink2": {
		"0%": {},
		"50%": { opacity: 0 },
		"100%": {}
	},
	".cm-cursor, .cm-dropCursor": {
		borderLeft: "1.2px solid black",
		marginLeft: "-0.6px",
		pointerEvents: "none"
	},
	".cm-cursor": { display: "none" },
	"&dark .cm-cursor": { borderLeftColor: "#ddd" },
	".cm-selectionHandle": {
		backgroundColor: "currentColor",
		width: "1.5px"
	},
	".cm-selectionHandle-start::before, .cm-selectionHandle-end::before": {
		content: "\"\"",
		backgroundColor: "inherit",
		borderRadius: "50%",
		width: "8px",
		height: "8px",
		position: "absolute",
		left: "-3.25px"
	},
	".cm-selectionHandle-start::before": { top: "-8px" },
	".cm-selectionHandle-end::before": { bottom: "-8px" },
	".cm-dropCursor": { position: "absolute" },
	"&.cm-focused > .cm-scroller > .cm-cursorLayer .cm-cursor": { display: "block" },
	".cm-iso": { unicodeBidi: "isolate" },
	".cm-announced": {
		position: "fixed",
		top: "-10000px"
	},
	"@media print": { ".cm-announced": { display: "none" } },
	"&light .cm-activeLine": { backgroundColor: "#cceeff44" },
	"&dark .cm-activeLine": { backgroundColor: "#99eeff33" },
	"&light .cm-specialChar": { color: "red" },
	"&dark .cm-specialChar": { color: "#f78" },
	".cm-gutters": {
		flexShrink: 0,
		display: "flex",
		height: "100%",
		boxSizing: "border-box",
		zIndex: 200
	},
	".cm-gutters-before": { insetInlineStart: 0 },
	".cm-gutters-after": { insetInlineEnd: 0 },
	"&light .cm-gutters": {
		backgroundColor: "#f5f5f5",
		color: "#6c6c6c",
		border: "0px solid #ddd",
		"&.cm-gutters-before": { borderRightWidth: "1px" },
		"&.cm-gutters-after": { borderLeftWidth: "1px" }
	},
	"&dark .cm-gutters": {
		backgroundColor: "#333338",
		color: "#ccc"
	},
	".cm-gutter": {
		display: "flex !important",
		flexDirection: "column",
		flexShrink: 0,
		boxSizing: "border-box",
		minHeight: "100%",
		overflow: "hidden"
	},
	".cm-gutterElement": { boxSizing: "border-box" },
	".cm-lineNumbers .cm-gutterElement": {
		padding: "0 3px 0 5px",
		minWidth: "20px",
		textAlign: "right",
		whiteSpace: "nowrap"
	},
	"&light .cm-activeLineGutter": { backgroundColor: "#e2f2ff" },
	"&dark .cm-activeLineGutter": { backgroundColor: "#222227" },
	".cm-panels": {
		boxSizing: "border-box",
		position: "sticky",
		left: 0,
		right: 0,
		zIndex: 300
	},
	"&light .cm-panels": {
		backgroundColor: "#f5f5f5",
		color: "black"
	},
	".cm-panels-top": { top: "0" },
	".cm-panels-bottom": { bottom: "0" },
	"&light .cm-panels-top": { borderBottom: "1px solid #ddd" },
	"&light .cm-panels-bottom": { borderTop: "1px solid #ddd" },
	"&dark .cm-panels": {
		backgroundColor: "#333338",
		color: "white"
	},
	".cm-dialog": {
		padding: "2px 19px 4px 6px",
		position: "relative",
		"& label": { fontSize: "80%" }
	},
	".cm-dialog-close": {
		position: "absolute",
		top: "3px",
		right: "4px",
		backgroundColor: "inherit",
		border: "none",
		font: "inherit",
		fontSize: "14px",
		padding: "0"
	},
	".cm-tab": {
		display: "inline-block",
		overflow: "hidden",
		verticalAlign: "bottom"
	},
	".cm-widgetBuffer": {
		verticalAlign: "baseline",
		height: "1em",
		width: 0,
		display: "inline"
	},
	".cm-placeholder": {
		color: "#888",
		display: "inline-block",
		verticalAlign: "top",
		userSelect: "none"
	},
	".cm-highlightSpace": {
		background: "radial-gradient(circle at 50% 55%, #aaa 20%, transparent 0) no-repeat",
		backgroundSize: ".4em",
		backgroundPosition: "calc(min(50%, 0px)) center"
	},
	".cm-highlightTab": {
		backgroundImage: "url('data:image/svg+xml,<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"20\"><path stroke=\"%23888\" stroke-width=\"1\" fill=\"none\" d=\"M1 10H196L190 5M190 15L196 10M197 4L197 16\"/></svg>')",
		backgroundSize: "auto 100%",
		backgroundPosition: "right 90%",
		backgroundRepeat: "no-repeat"
	},
	".cm-trailingSpace": { backgroundColor: "#ff332255" },
	".cm-button": {
		verticalAlign: "middle",
		color: "inherit",
		fontSize: "70%",
		padding: ".2em 1em",
		borderRadius: "1px"
	},
	"&light .cm-button": {
		backgroundImage: "linear-gradient(#eff1f5, #d9d9df)",
		border: "1px solid #888",
		"&:active": { backgroundImage: "linear-gradient(#b4b4b4, #d0d3d6)" }
	},
	"&dark .cm-button": {
		backgroundImage: "linear-gradient(#393939, #111)",
		border: "1px solid #888",
		"&:active": { backgroundImage: "linear-gradient(#111, #333)" }
	},
	".cm-textfield": {
		verticalAlign: "middle",
		color: "inherit",
		fontSize: "70%",
		border: "1px solid silver",
		padding: ".2em .5em"
	},
	"&light .cm-textfield": { backgroundColor: "white" },
	"&dark .cm-textfield": {
		border: "1px solid #555",
		backgroundColor: "inherit"
	}
}, lightDarkIDs), observeOptions = {
	childList: !0,
	characterData: !0,
	subtree: !0,
	attributes: !0,
	characterDataOldValue: !0
}, useCharData = browser.ie && browser.ie_version <= 11, DOMObserver = class {
	constructor(view) {
		this.view = view, this.active = !1, this.editContext = null, this.selectionRange = new DOMSelectionState(), this.selectionChanged = !1, this.delayedFlush = -1, this.resizeTimeout = -1, this.queue = [], this.delayedAndroidKey = null, this.flushingAndroidKey = -1, this.lastChange = 0, this.scrollTargets = [], this.intersection = null, this.resizeScroll = null, this.intersecting = !1, this.gapIntersection = null, this.gaps = [], this.printQuery = null, this.parentCheck = -1, this.dom = view.contentDOM, this.observer = new MutationObserver((mutations) => {
			for (let mut of mutations) this.queue.push(mut);
			(browser.ie && browser.ie_version <= 11 || browser.ios && view.composing) && mutations.some((m) => m.type == "childList" && m.removedNodes.length || m.type == "characterData" && m.oldValue.length > m.target.nodeValue.length) ? this.flushSoon() : this.flush();
		}), window.EditContext && browser.android && view.constructor.EDIT_CONTEXT !== !1 && !(browser.chrome && browser.chrome_version < 126) && (this.editContext = new EditContextManager(view), view.state.facet(editable) && (view.contentDOM.editContext = this.editContext.editContext)), useCharData && (this.onCharData = (event) => {
			this.queue.push({
				target: event.target,
				type: "characterData",
				oldValue: event.prevValue
			}), this.flushSoon();
		}), this.onSelectionChange = this.onSelectionChange.bind(this), this.onResize = this.onResize.bind(this), this.onPrint = this.onPrint.bind(this), this.onScroll = this.onScroll.bind(this), window.matchMedia && (this.printQuery = window.matchMedia("print")), typeof ResizeObserver == "function" && (this.resizeScroll = new ResizeObserver(() => {
			this.view.docView?.lastUpdate < Date.now() - 75 && this.onResize();
		}), this.resizeScroll.observe(view.scrollDOM)), this.addWindowListeners(this.win = view.win), this.start(), typeof IntersectionObserver == "function" && (this.intersection = new IntersectionObserver((entries) => {
			this.parentCheck < 0 && (this.parentCheck = setTimeout(this.listenForScroll.bind(this), 1e3)), entries.length > 0 && entries[entries.length - 1].intersectionRatio > 0 != this.intersecting && (this.intersecting = !this.intersecting, this.intersecting != this.view.inView && this.onScrollChanged(document.createEvent("Event")));
		}, { threshold: [0, .001] }), this.intersection.observe(this.dom), this.gapIntersection = new IntersectionObserver((entries) => {
			entries.length > 0 && entries[entries.length - 1].intersectionRatio > 0 && this.onScrollChanged(document.createEvent("Event"));
		}, {})), this.listenForScroll(), this.readSelectionRange();
	}
	onScrollChanged(e) {
		this.view.inputState.runHandlers("scroll", e), this.intersecting && this.view.measure();
	}
	onScroll(e) {
		this.intersecting && this.flush(this.pendingRecords().length > 0), this.editContext && this.view.requestMeasure(this.editContext.measureReq), this.onScrollChanged(e);
	}
	onResize() {
		this.resizeTimeout < 0 && (this.resizeTimeout = setTimeout(() => {
			this.resizeTimeout = -1, this.view.requestMeasure();
		}, 50));
	}
	onPrint(event) {
		(event.type != "change" && event.type || event.matches) && (this.view.viewState.printing = !0, this.view.measure(), setTimeout(() => {
			this.view.viewState.printing = !1, this.view.requestMeasure();
		}, 500));
	}
	updateGaps(gaps) {
		if (this.gapIntersection && (gaps.length != this.gaps.length || this.gaps.some((g, i) => g != gaps[i]))) {
			this.gapIntersection.disconnect();
			for (let gap of gaps) this.gapIntersection.observe(gap);
			this.gaps = gaps;
		}
	}
	onSelectionChange(event) {
		let wasChanged = this.selectionChanged;
		if (!this.readSelectionRange() || this.delayedAndroidKey) return;
		let { view } = this, sel = this.selectionRange;
		if (view.state.facet(editable) ? view.root.activeElement != this.dom : !hasSelection(this.dom, sel)) return;
		let context = sel.anchorNode && view.docView.tile.nearest(sel.anchorNode);
		context && context.isWidget() && context.widget.ignoreEvent(event) ? wasChanged || (this.selectionChanged = !1) : (browser.ie && browser.ie_version <= 11 || browser.android && browser.chrome) && !view.state.selection.main.empty && sel.focusNode && isEquivalentPosition(sel.focusNode, sel.focusOffset, sel.anchorNode, sel.anchorOffset) ? this.flushSoon() : this.flush(!1);
	}
	readSelectionRange() {
		let { view } = this, selection = getSelection(view.root);
		if (!selection) return !1;
		let range = browser.safari && view.root.nodeType == 11 && view.root.activeElement == this.dom && safariSelectionRangeHack(this.view, selection) || selection;
		if (!range || this.selectionRange.eq(range)) return !1;
		let local = hasSelection(this.dom, range);
		return local && !this.selectionChanged && view.inputState.lastFocusTime > Date.now() - 200 && view.inputState.lastTouchTime < Date.now() - 300 && atElementStart(this.dom, range) ? (this.view.inputState.lastFocusTime = 0, view.docView.updateSelection(), !1) : (this.selectionRange.setRange(range), local && (this.selectionChanged = !0), !0);
	}
	setSelectionRange(anchor, head) {
		this.selectionRange.set(anchor.node, anchor.offset, head.node, head.offset), this.selectionChanged = !1;
	}
	clearSelectionRange() {
		this.selectionRange.set(null, 0, null, 0);
	}
	listenForScroll() {
		this.parentCheck = -1;
		let i = 0, changed = null;
		for (let dom = this.dom; dom;) if (isElt(dom)) !changed && i < this.scrollTargets.length && this.scrollTargets[i] == dom ? i++ : changed ||= this.scrollTargets.slice(0, i), changed && changed.push(dom), dom = dom.assignedSlot || dom.parentNode;
		else if (dom.nodeType == 11) dom = dom.host;
		else break;
		if (i < this.scrollTargets.length && !changed && (changed = this.scrollTargets.slice(0, i)), changed) {
			for (let dom of this.scrollTargets) dom.removeEventListener("scroll", this.onScroll);
			for (let dom of this.scrollTargets = changed) dom.addEventListener("scroll", this.onScroll);
		}
	}
	ignore(f) {
		if (!this.active) return f();
		try {
			return this.stop(), f();
		} finally {
			this.start(), this.clear();
		}
	}
	start() {
		this.active ||= (this.observer.observe(this.dom, observeOptions), useCharData && this.dom.addEventListener("DOMCharacterDataModified", this.onCharData), !0);
	}
	stop() {
		this.active && (this.active = !1, this.observer.disconnect(), useCharData && this.dom.removeEventListener("DOMCharacterDataModified", this.onCharData));
	}
	clear() {
		this.processRecords(), this.queue.length = 0, this.selectionChanged = !1;
	}
	delayAndroidKey(key, keyCode) {
		if (!this.delayedAndroidKey) {
			let flush = () => {
				let key = this.delayedAndroidKey;
				key && (this.clearDelayedAndroidKey(), this.view.inputState.lastKeyCode = key.keyCode, this.view.inputState.lastKeyTime = Date.now(), !this.flush() && key.force && dispatchKey(this.dom, key.key, key.keyCode));
			};
			this.flushingAndroidKey = this.view.win.requestAnimationFrame(flush);
		}
		this.delayedAndroidKey && key != "Enter" || (this.delayedAndroidKey = {
			key,
			keyCode,
			force: this.lastChange < Date.now() - 50 || !!this.delayedAndroidKey?.force
		});
	}
	clearDelayedAndroidKey() {
		this.win.cancelAnimationFrame(this.flushingAndroidKey), this.delayedAndroidKey = null, this.flushingAndroidKey = -1;
	}
	flushSoon() {
		this.delayedFlush < 0 && (this.delayedFlush = this.view.win.requestAnimationFrame(() => {
			this.delayedFlush = -1, this.flush();
		}));
	}
	forceFlush() {
		this.delayedFlush >= 0 && (this.view.win.cancelAnimationFrame(this.delayedFlush), this.delayedFlush = -1), this.flush();
	}
	pendingRecords() {
		for (let mut of this.observer.takeRecords()) this.queue.push(mut);
		return this.queue;
	}
	processRecords() {
		let records = this.pendingRecords();
		records.length && (this.queue = []);
		let from = -1, to = -1, typeOver = !1;
		for (let record of records) {
			let range = this.readMutation(record);
			range && (range.typeOver && (typeOver = !0), from == -1 ? {from, to} = range : (from = Math.min(range.from, from), to = Math.max(range.to, to)));
		}
		return {
			from,
			to,
			typeOver
		};
	}
	readChange() {
		let { from, to, typeOver } = this.processRecords(), newSel = this.selectionChanged && hasSelection(this.dom, this.selectionRange);
		if (from < 0 && !newSel) return null;
		from > -1 && (this.lastChange = Date.now()), this.view.inputState.lastFocusTime = 0, this.selectionChanged = !1;
		let change = new DOMChange(this.view, from, to, typeOver);
		return this.view.docView.domChanged = { newSel: change.newSel ? change.newSel.main : null }, change;
	}
	flush(readSelection = !0) {
		if (this.delayedFlush >= 0 || this.delayedAndroidKey) return !1;
		readSelection && this.readSelectionRange();
		let selChange = this.selectionChanged, domChange = this.readChange();
		if (!domChange) return this.view.requestMeasure(), !1;
		let startState = this.view.state, handled = applyDOMChange(this.view, domChange);
		return this.view.state == startState && (domChange.domChanged || selChange) && this.view.update([]), handled;
	}
	readMutation(rec) {
		let tile = this.view.docView.tile.nearest(rec.target);
		if (!tile || tile.isWidget()) return null;
		if (tile.markDirty(rec.type == "attributes"), rec.type == "childList") {
			let childBefore = findChild(tile, rec.previousSibling || rec.target.previousSibling, -1), childAfter = findChild(tile, rec.nextSibling || rec.target.nextSibling, 1);
			return {
				from: childBefore ? tile.posAfter(childBefore) : tile.posAtStart,
				to: childAfter ? tile.posBefore(childAfter) : tile.posAtEnd,
				typeOver: !1
			};
		}
		return rec.type == "characterData" ? {
			from: tile.posAtStart,
			to: tile.posAtEnd,
			typeOver: rec.target.nodeValue == rec.oldValue
		} : null;
	}
	setWindow(win) {
		win != this.win && (this.removeWindowListeners(this.win), this.win = win, this.addWindowListeners(this.win));
	}
	addWindowListeners(win) {
		win.addEventListener("resize", this.onResize), this.printQuery ? this.printQuery.addEventListener ? this.printQuery.addEventListener("change", this.onPrint) : this.printQuery.addListener(this.onPrint) : win.addEventListener("beforeprint", this.onPrint), win.addEventListener("scroll", this.onScroll), win.document.addEventListener("selectionchange", this.onSelectionChange);
	}
	removeWindowListeners(win) {
		win.removeEventListener("scroll", this.onScroll), win.removeEventListener("resize", this.onResize), this.printQuery ? this.printQuery.removeEventListener ? this.printQuery.removeEventListener("change", this.onPrint) : this.printQuery.removeListener(this.onPrint) : win.removeEventListener("beforeprint", this.onPrint), win.document.removeEventListener("selectionchange", this.onSelectionChange);
	}
	update(update) {
		this.editContext && (this.editContext.update(update), update.startState.facet(editable) != update.state.facet(editable) && (update.view.contentDOM.editContext = update.state.facet(editable) ? this.editContext.editContext : null));
	}
	destroy() {
		var _a, _b, _c;
		this.stop(), (_a = this.intersection) == null || _a.disconnect(), (_b = this.gapIntersection) == null || _b.disconnect(), (_c = this.resizeScroll) == null || _c.disconnect();
		for (let dom of this.scrollTargets) dom.removeEventListener("scroll", this.onScroll);
		this.removeWindowListeners(this.win), clearTimeout(this.parentCheck), clearTimeout(this.resizeTimeout), this.win.cancelAnimationFrame(this.delayedFlush), this.win.cancelAnimationFrame(this.flushingAndroidKey), this.editContext && (this.view.contentDOM.editContext = null, this.editContext.destroy());
	}
};
function findChild(tile, dom, dir) {
	for (; dom;) {
		let curTile = Tile.get(dom);
		if (curTile && curTile.parent == tile) return curTile;
		let parent = dom.parentNode;
		dom = parent == tile.dom ? dir > 0 ? dom.nextSibling : dom.previousSibling : parent;
	}
	return null;
}
function buildSelectionRangeFromRange(view, range) {
	let anchorNode = range.startContainer, anchorOffset = range.startOffset, focusNode = range.endContainer, focusOffset = range.endOffset, curAnchor = view.docView.domAtPos(view.state.selection.main.anchor, 1);
	return isEquivalentPosition(curAnchor.node, curAnchor.offset, focusNode, focusOffset) && ([anchorNode, anchorOffset, focusNode, focusOffset] = [
		focusNode,
		focusOffset,
		anchorNode,
		anchorOffset
	]), {
		anchorNode,
		anchorOffset,
		focusNode,
		focusOffset
	};
}
function safariSelectionRangeHack(view, selection) {
	if (selection.getComposedRanges) {
		let range = selection.getComposedRanges(view.root)[0];
		if (range) return buildSelectionRangeFromRange(view, range);
	}
	let found = null;
	function read(event) {
		event.preventDefault(), event.stopImmediatePropagation(), found = event.getTargetRanges()[0];
	}
	return view.contentDOM.addEventListener("beforeinput", read, !0), view.dom.ownerDocument.execCommand("indent"), view.contentDOM.removeEventListener("beforeinput", read, !0), found ? buildSelectionRangeFromRange(view, found) : null;
}
var EditContextManager = class {
	constructor(view) {
		this.from = 0, this.to = 0, this.pendingContextChange = null, this.handlers = Object.create(null), this.composing = null, this.resetRange(view.state);
		let context = this.editContext = new window.EditContext({
			text: view.state.doc.sliceString(this.from, this.to),
			selectionStart: this.toContextPos(Math.max(this.from, Math.min(this.to, view.state.selection.main.anchor))),
			selectionEnd: this.toContextPos(view.state.selection.main.head)
		});
		this.handlers.textupdate = (e) => {
			let main = view.state.selection.main, { anchor, head } = main, from = this.toEditorPos(e.updateRangeStart), to = this.toEditorPos(e.updateRangeEnd);
			view.inputState.composing >= 0 && !this.composing && (this.composing = {
				contextBase: e.updateRangeStart,
				editorBase: from,
				drifted: !1
			});
			let deletes = to - from > e.text.length;
			from == this.from && anchor < this.from ? from = anchor : to == this.to && anchor > this.to && (to = anchor);
			let diff = findDiff(view.state.sliceDoc(from, to), e.text, (deletes ? main.from : main.to) - from, deletes ? "end" : null);
			if (!diff) {
				let newSel = EditorSelection.single(this.toEditorPos(e.selectionStart), this.toEditorPos(e.selectionEnd));
				sameSelPos(newSel, main) || view.dispatch({
					selection: newSel,
					userEvent: "select"
				});
				return;
			}
			let change = {
				from: diff.from + from,
				to: diff.toA + from,
				insert: Text.of(e.text.slice(diff.from, diff.toB).split("\n"))
			};
			if ((browser.mac || browser.android) && change.from == head - 1 && /^\. ?$/.test(e.text) && view.contentDOM.getAttribute("autocorrect") == "off" && (change = {
				from,
				to,
				insert: Text.of([e.text.replace(".", " ")])
			}), this.pendingContextChange = change, !view.state.readOnly) {
				let newLen = this.to - this.from + (change.to - change.from + change.insert.length);
				applyDOMChangeInner(view, change, EditorSelection.single(this.toEditorPos(e.selectionStart, newLen), this.toEditorPos(e.selectionEnd, newLen)));
			}
			this.pendingContextChange && (this.revertPending(view.state), this.setSelection(view.state)), change.from < change.to && !change.insert.length && view.inputState.composing >= 0 && !/[\\p{Alphabetic}\\p{Number}_]/.test(context.text.slice(Math.max(0, e.updateRangeStart - 1), Math.min(context.text.length, e.updateRangeStart + 1))) && this.handlers.compositionend(e);
		}, this.handlers.characterboundsupdate = (e) => {
			let rects = [], prev = null;
			for (let i = this.toEditorPos(e.rangeStart), end = this.toEditorPos(e.rangeEnd); i < end; i++) {
				let rect = view.coordsForChar(i);
				prev = rect && new DOMRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top) || prev || new DOMRect(), rects.push(prev);
			}
			context.updateCharacterBounds(e.rangeStart, rects);
		}, this.handlers.textformatupdate = (e) => {
			let deco = [];
			for (let format of e.getTextFormats()) {
				let lineStyle = format.underlineStyle, thickness = format.underlineThickness;
				if (!/none/i.test(lineStyle) && !/none/i.test(thickness)) {
					let from = this.toEditorPos(format.rangeStart), to = this.toEditorPos(format.rangeEnd);
					if (from < to) {
						let style = `text-decoration: underline ${/^[a-z]/.test(lineStyle) ? lineStyle + " " : lineStyle == "Dashed" ? "dashed " : lineStyle == "Squiggle" ? "wavy " : ""}${/thin/i.test(thickness) ? 1 : 2}px`;
						deco.push(Decoration.mark({ attributes: { style } }).range(from, to));
					}
				}
			}
			view.dispatch({ effects: setEditContextFormatting.of(Decoration.set(deco)) });
		}, this.handlers.compositionstart = () => {
			view.inputState.composing < 0 && (view.inputState.composing = 0, view.inputState.compositionFirstChange = !0);
		}, this.handlers.compositionend = () => {
			if (view.inputState.composing = -1, view.inputState.compositionFirstChange = null, this.composing) {
				let { drifted } = this.composing;
				this.composing = null, drifted && this.reset(view.state);
			}
		};
		for (let event in this.handlers) context.addEventListener(event, this.handlers[event]);
		this.measureReq = { read: (view) => {
			let sel = getSelection(view.root);
			sel && sel.rangeCount && this.editContext.updateSelectionBounds(sel.getRangeAt(0).getBoundingClientRect());
		} };
	}
	applyEdits(update) {
		let off = 0, abort = !1, pending = this.pendingContextChange;
		return update.changes.iterChanges((fromA, toA, _fromB, _toB, insert) => {
			if (abort) return;
			let dLen = insert.length - (toA - fromA);
			if (pending && toA >= pending.to) {
				if (pending.from == fromA && pending.to == toA && pending.insert.eq(insert)) {
					pending = this.pendingContextChange = null, off += dLen, this.to += dLen;
					return;
				}
				pending = null, this.revertPending(update.state);
			}
			if (fromA += off, toA += off, toA <= this.from) this.from += dLen, this.to += dLen;
			else if (fromA < this.to) {
				if (fromA < this.from || toA > this.to || this.to - this.from + insert.length > 3e4) {
					abort = !0;
					return;
				}
				this.editContext.updateText(this.toContextPos(fromA), this.toContextPos(toA), insert.toString()), this.to += dLen;
			}
			off += dLen;
		}), pending && !abort && this.revertPending(update.state), !abort;
	}
	update(update) {
		let reverted = this.pendingContextChange, startSel = update.startState.selection.main;
		this.composing && (this.composing.drifted || !update.changes.touchesRange(startSel.from, startSel.to) && update.transactions.some((tr) => !tr.isUserEvent("input.type") && tr.changes.touchesRange(this.from, this.to))) ? (this.composing.drifted = !0, this.composing.editorBase = update.changes.mapPos(this.composing.editorBase)) : !this.applyEdits(update) || !this.rangeIsValid(update.state) ? (this.pendingContextChange = null, this.reset(update.state)) : (update.docChanged || update.selectionSet || reverted) && this.setSelection(update.state), (update.geometryChanged || update.docChanged || update.selectionSet) && update.view.requestMeasure(this.measureReq);
	}
	resetRange(state) {
		let { head } = state.selection.main;
		this.from = Math.max(0, head - 1e4), this.to = Math.min(state.doc.length, head + 1e4);
	}
	reset(state) {
		this.resetRange(state), this.editContext.updateText(0, this.editContext.text.length, state.doc.sliceString(this.from, this.to)), this.setSelection(state);
	}
	revertPending(state) {
		let pending = this.pendingContextChange;
		this.pendingContextChange = null, this.editContext.updateText(this.toContextPos(pending.from), this.toContextPos(pending.from + pending.insert.length), state.doc.sliceString(pending.from, pending.to));
	}
	setSelection(state) {
		let { main } = state.selection, start = this.toContextPos(Math.max(this.from, Math.min(this.to, main.anchor))), end = this.toContextPos(main.head);
		(this.editContext.selectionStart != start || this.editContext.selectionEnd != end) && this.editContext.updateSelection(start, end);
	}
	rangeIsValid(state) {
		let { head } = state.selection.main;
		return !(this.from > 0 && head - this.from < 500 || this.to < state.doc.length && this.to - head < 500 || this.to - this.from > 3e4);
	}
	toEditorPos(contextPos, clipLen = this.to - this.from) {
		contextPos = Math.min(contextPos, clipLen);
		let c = this.composing;
		return c && c.drifted ? c.editorBase + (contextPos - c.contextBase) : contextPos + this.from;
	}
	toContextPos(editorPos) {
		let c = this.composing;
		return c && c.drifted ? c.contextBase + (editorPos - c.editorBase) : editorPos - this.from;
	}
	destroy() {
		for (let event in this.handlers) this.editContext.removeEventListener(event, this.handlers[event]);
	}
}, EditorView = class EditorView {
	get state() {
		return this.viewState.state;
	}
	get viewport() {
		return this.viewState.viewport;
	}
	get visibleRanges() {
		return this.viewState.visibleRanges;
	}
	get inView() {
		return this.viewState.inView;
	}
	get composing() {
		return !!this.inputState && this.inputState.composing > 0;
	}
	get compositionStarted() {
		return !!this.inputState && this.inputState.composing >= 0;
	}
	get root() {
		return this._root;
	}
	get win() {
		return this.dom.ownerDocument.defaultView || window;
	}
	constructor(config = {}) {
		this.plugins = [], this.pluginMap = new Map(), this.editorAttrs = {}, this.contentAttrs = {}, this.bidiCache = [], this.destroyed = !1, this.updateState = 2, this.measureScheduled = -1, this.measureRequests = [], this.clearAnnouncement = -1, this.contentDOM = document.createElement("div"), this.scrollDOM = document.createElement("div"), this.scrollDOM.tabIndex = -1, this.scrollDOM.className = "cm-scroller", this.scrollDOM.appendChild(this.contentDOM), this.announceDOM = document.createElement("div"), this.announceDOM.className = "cm-announced", this.announceDOM.setAttribute("aria-live", "polite"), this.dom = document.createElement("div"), this.dom.appendChild(this.announceDOM), this.dom.appendChild(this.scrollDOM), config.parent && config.parent.appendChild(this.dom);
		let { dispatch } = config;
		this.dispatchTransactions = config.dispatchTransactions || dispatch && ((trs) => trs.forEach((tr) => dispatch(tr, this))) || ((trs) => this.update(trs)), this.dispatch = this.dispatch.bind(this), this._root = config.root || getRoot(config.parent) || document, this.viewState = new ViewState(this, config.state || EditorState.create(config)), config.scrollTo && config.scrollTo.is(scrollIntoView$1) && (this.viewState.scrollTarget = config.scrollTo.value.clip(this.viewState.state)), this.plugins = this.state.facet(viewPlugin).map((spec) => new PluginInstance(spec));
		for (let plugin of this.plugins) plugin.update(this);
		this.observer = new DOMObserver(this), this.inputState = new InputState(this), this.inputState.ensureHandlers(this.plugins), this.docView = new DocView(this), this.mountStyles(), this.updateAttrs(), this.updateState = 0, this.requestMeasure(), document.fonts?.ready && document.fonts.ready.then(() => {
			this.viewState.mustMeasureContent = "refresh", this.requestMeasure();
		});
	}
	dispatch(...input) {
		let trs = input.length == 1 && input[0] instanceof Transaction ? input : input.length == 1 && Array.isArray(input[0]) ? input[0] : [this.state.update(...input)];
		this.dispatchTransactions(trs, this);
	}
	update(transactions) {
		if (this.updateState != 0) throw Error("Calls to EditorView.update are not allowed while an update is in progress");
		let redrawn = !1, attrsChanged = !1, update, state = this.state;
		for (let tr of transactions) {
			if (tr.startState != state) throw RangeError("Trying to update state with a transaction that doesn't start from the previous state.");
			state = tr.state;
		}
		if (this.destroyed) {
			this.viewState.state = state;
			return;
		}
		let focus = this.hasFocus, focusFlag = 0, dispatchFocus = null;
		transactions.some((tr) => tr.annotation(isFocusChange)) ? (this.inputState.notifiedFocused = focus, focusFlag = 1) : focus != this.inputState.notifiedFocused && (this.inputState.notifiedFocused = focus, dispatchFocus = focusChangeTransaction(state, focus), dispatchFocus || (focusFlag = 1));
		let pendingKey = this.observer.delayedAndroidKey, domChange = null;
		if (pendingKey ? (this.observer.clearDelayedAndroidKey(), domChange = this.observer.readChange(), (domChange && !this.state.doc.eq(state.doc) || !this.state.selection.eq(state.selection)) && (domChange = null)) : this.observer.clear(), state.facet(EditorState.phrases) != this.state.facet(EditorState.phrases)) return this.setState(state);
		update = ViewUpdate.create(this, state, transactions), update.flags |= focusFlag;
		let scrollTarget = this.viewState.scrollTarget;
		try {
			this.updateState = 2;
			for (let tr of transactions) {
				if (scrollTarget &&= scrollTarget.map(tr.changes), tr.scrollIntoView) {
					let { main } = tr.state.selection, { x, y } = this.state.facet(EditorView.cursorScrollMargin);
					scrollTarget = new ScrollTarget(main.empty ? main : EditorSelection.cursor(main.head, main.head > main.anchor ? -1 : 1), "nearest", "nearest", y, x);
				}
				for (let e of tr.effects) e.is(scrollIntoView$1) && (scrollTarget = e.value.clip(this.state));
			}
			this.viewState.update(update, scrollTarget), this.bidiCache = CachedOrder.update(this.bidiCache, update.changes), update.empty || (this.updatePlugins(update), this.inputState.update(update)), redrawn = this.docView.update(update), this.state.facet(styleModule) != this.styleModules && this.mountStyles(), attrsChanged = this.updateAttrs(), this.showAnnouncements(transactions), this.docView.updateSelection(redrawn, transactions.some((tr) => tr.isUserEvent("select.pointer")));
		} finally {
			this.updateState = 0;
		}
		if (update.startState.facet(theme) != update.state.facet(theme) && (this.viewState.mustMeasureContent = !0), (redrawn || attrsChanged || scrollTarget || this.viewState.mustEnforceCursorAssoc || this.viewState.mustMeasureContent) && this.requestMeasure(), redrawn && this.docViewUpdate(), !update.empty) for (let listener of this.state.facet(updateListener)) try {
			listener(update);
		} catch (e) {
			logException(this.state, e, "update listener");
		}
		(dispatchFocus || domChange) && Promise.resolve().then(() => {
			dispatchFocus && this.state == dispatchFocus.startState && this.dispatch(dispatchFocus), domChange && !applyDOMChange(this, domChange) && pendingKey.force && dispatchKey(this.contentDOM, pendingKey.key, pendingKey.keyCode);
		});
	}
	setState(newState) {
		if (this.updateState != 0) throw Error("Calls to EditorView.setState are not allowed while an update is in progress");
		if (this.destroyed) {
			this.viewState.state = newState;
			return;
		}
		this.updateState = 2;
		let hadFocus = this.hasFocus;
		try {
			for (let plugin of this.plugins) plugin.destroy(this);
			this.viewState = new ViewState(this, newState), this.plugins = newState.facet(viewPlugin).map((spec) => new PluginInstance(spec)), this.pluginMap.clear();
			for (let plugin of this.plugins) plugin.update(this);
			this.docView.destroy(), this.docView = new DocView(this), this.inputState.ensureHandlers(this.plugins), this.mountStyles(), this.updateAttrs(), this.bidiCache = [];
		} finally {
			this.updateState = 0;
		}
		hadFocus && this.focus(), this.requestMeasure();
	}
	updatePlugins(update) {
		let prevSpecs = update.startState.facet(viewPlugin), specs = update.state.facet(viewPlugin);
		if (prevSpecs != specs) {
			let newPlugins = [];
			for (let spec of specs) {
				let found = prevSpecs.indexOf(spec);
				if (found < 0) newPlugins.push(new PluginInstance(spec));
				else {
					let plugin = this.plugins[found];
					plugin.mustUpdate = update, newPlugins.push(plugin);
				}
			}
			for (let plugin of this.plugins) plugin.mustUpdate != update && plugin.destroy(this);
			this.plugins = newPlugins, this.pluginMap.clear();
		} else for (let p of this.plugins) p.mustUpdate = update;
		for (let i = 0; i < this.plugins.length; i++) this.plugins[i].update(this);
		prevSpecs != specs && this.inputState.ensureHandlers(this.plugins);
	}
	docViewUpdate() {
		for (let plugin of this.plugins) {
			let val = plugin.value;
			if (val && val.docViewUpdate) try {
				val.docViewUpdate(this);
			} catch (e) {
				logException(this.state, e, "doc view update listener");
			}
		}
	}
	measure(flush = !0) {
		if (this.destroyed) return;
		if (this.measureScheduled > -1 && this.win.cancelAnimationFrame(this.measureScheduled), this.observer.delayedAndroidKey) {
			this.measureScheduled = -1, this.requestMeasure();
			return;
		}
		this.measureScheduled = 0, flush && this.observer.forceFlush();
		let updated = null, scroll = this.viewState.scrollParent, scrollOffset = this.viewState.getScrollOffset(), { scrollAnchorPos, scrollAnchorHeight, scaleY: scrollScale } = this.viewState;
		Math.abs(scrollOffset - this.viewState.scrollOffset) > 1 && (scrollAnchorHeight = -1), this.viewState.scrollAnchorHeight = -1;
		try {
			for (let i = 0;; i++) {
				if (scrollAnchorHeight < 0) {
					if (isScrolledToBottom(scroll || this.win)) scrollAnchorPos = -1, scrollAnchorHeight = this.viewState.heightMap.height / this.viewState.scaleY;
					else {
						let block = this.viewState.scrollAnchorAt(scrollOffset);
						scrollAnchorPos = block.from, scrollAnchorHeight = block.top;
					}
					scrollScale = this.viewState.scaleY;
				}
				this.updateState = 1;
				let changed = this.viewState.measure();
				if (!changed && !this.measureRequests.length && this.viewState.scrollTarget == null) break;
				if (i > 5) {
					console.warn(this.measureRequests.length ? "Measure loop restarted more than 5 times" : "Viewport failed to stabilize");
					break;
				}
				let measuring = [];
				changed & 4 || ([this.measureRequests, measuring] = [measuring, this.measureRequests]);
				let measured = measuring.map((m) => {
					try {
						return m.read(this);
					} catch (e) {
						return logException(this.state, e), BadMeasure;
					}
				}), update = ViewUpdate.create(this, this.state, []), redrawn = !1;
				update.flags |= changed, updated ? updated.flags |= changed : updated = update, this.updateState = 2, update.empty || (this.updatePlugins(update), this.inputState.update(update), this.updateAttrs(), redrawn = this.docView.update(update), redrawn && this.docViewUpdate());
				for (let i = 0; i < measuring.length; i++) if (measured[i] != BadMeasure) try {
					let m = measuring[i];
					m.write && m.write(measured[i], this);
				} catch (e) {
					logException(this.state, e);
				}
				if (redrawn && this.docView.updateSelection(!0), !update.viewportChanged && this.measureRequests.length == 0) {
					if (this.viewState.editorHeight) {
						if (this.viewState.scrollTarget) {
							this.docView.scrollIntoView(this.viewState.scrollTarget), this.viewState.scrollTarget = null, scrollAnchorHeight = -1;
							continue;
						}
						{
							let diff = (scrollAnchorPos < 0 ? this.viewState.heightMap.height : this.viewState.lineBlockAt(scrollAnchorPos).top) / this.viewState.scaleY - scrollAnchorHeight / scrollScale;
							if ((diff > 1 || diff < -1) && !(browser.ios && this.inputState.lastIOSMomentumScroll > Date.now() - 100) && (scroll == this.scrollDOM || this.hasFocus || Math.max(this.inputState.lastWheelEvent, this.inputState.lastTouchTime) > Date.now() - 100)) {
								scrollOffset += diff, scroll ? scrollAnchorPos < 0 ? scroll.scrollTop = scroll.scrollHeight : scroll.scrollTop += diff : this.win.scrollBy(0, diff), scrollAnchorHeight = -1;
								continue;
							}
						}
					}
					break;
				}
			}
		} finally {
			this.updateState = 0, this.measureScheduled = -1;
		}
		if (updated && !updated.empty) for (let listener of this.state.facet(updateListener)) listener(updated);
	}
	get themeClasses() {
		return baseThemeID + " " + (this.state.facet(darkTheme) ? baseDarkID : baseLightID) + " " + this.state.facet(theme);
	}
	updateAttrs() {
		let editorAttrs = attrsFromFacet(this, editorAttributes, { class: "cm-editor" + (this.hasFocus ? " cm-focused " : " ") + this.themeClasses }), contentAttrs = {
			spellcheck: "false",
			autocorrect: "off",
			autocapitalize: "off",
			writingsuggestions: "false",
			translate: "no",
			contenteditable: this.state.facet(editable) ? "true" : "false",
			class: "cm-content",
			style: `${browser.tabSize}: ${this.state.tabSize}`,
			role: "textbox",
			"aria-multiline": "true"
		};
		this.state.readOnly && (contentAttrs["aria-readonly"] = "true"), attrsFromFacet(this, contentAttributes, contentAttrs);
		let changed = this.observer.ignore(() => {
			let changedContent = updateAttrs(this.contentDOM, this.contentAttrs, contentAttrs), changedEditor = updateAttrs(this.dom, this.editorAttrs, editorAttrs);
			return changedContent || changedEditor;
		});
		return this.editorAttrs = editorAttrs, this.contentAttrs = contentAttrs, changed;
	}
	showAnnouncements(trs) {
		let first = !0;
		for (let tr of trs) for (let effect of tr.effects) if (effect.is(EditorView.announce)) {
			first &&= (this.announceDOM.textContent = "", this.win.clearTimeout(this.clearAnnouncement), this.clearAnnouncement = this.win.setTimeout(() => {
				this.announceDOM.textContent = "\xA0";
			}, 200), !1);
			let div = this.announceDOM.appendChild(document.createElement("div"));
			div.textContent = effect.value;
		}
	}
	mountStyles() {
		this.styleModules = this.state.facet(styleModule);
		let nonce = this.state.facet(EditorView.cspNonce);
		StyleModule.mount(this.root, this.styleModules.concat(baseTheme$1$1).reverse(), nonce ? { nonce } : void 0);
	}
	readMeasured() {
		if (this.updateState == 2) throw Error("Reading the editor layout isn't allowed during an update");
		this.updateState == 0 && this.measureScheduled > -1 && this.measure(!1);
	}
	requestMeasure(request) {
		if (this.measureScheduled < 0 && (this.measureScheduled = this.win.requestAnimationFrame(() => this.measure())), request) {
			if (this.measureRequests.indexOf(request) > -1) return;
			if (request.key != null) {
				for (let i = 0; i < this.measureRequests.length; i++) if (this.measureRequests[i].key === request.key) {
					this.measureRequests[i] = request;
					return;
				}
			}
			this.measureRequests.push(request);
		}
	}
	plugin(plugin) {
		let known = this.pluginMap.get(plugin);
		return (known === void 0 || known && known.plugin != plugin) && this.pluginMap.set(plugin, known = this.plugins.find((p) => p.plugin == plugin) || null), known && known.update(this).value;
	}
	get documentTop() {
		return this.contentDOM.getBoundingClientRect().top + this.viewState.paddingTop;
	}
	get documentPadding() {
		return {
			top: this.viewState.paddingTop,
			bottom: this.viewState.paddingBottom
		};
	}
	get scaleX() {
		return this.viewState.scaleX;
	}
	get scaleY() {
		return this.viewState.scaleY;
	}
	elementAtHeight(height) {
		return this.readMeasured(), this.viewState.elementAtHeight(height);
	}
	lineBlockAtHeight(height) {
		return this.readMeasured(), this.viewState.lineBlockAtHeight(height);
	}
	get viewportLineBlocks() {
		return this.viewState.viewportLines;
	}
	lineBlockAt(pos) {
		return this.viewState.lineBlockAt(pos);
	}
	get contentHeight() {
		return this.viewState.contentHeight;
	}
	moveByChar(start, forward, by) {
		return skipAtoms(this, start, moveByChar(this, start, forward, by));
	}
	moveByGroup(start, forward) {
		return skipAtoms(this, start, moveByChar(this, start, forward, (initial) => byGroup(this, start.head, initial)));
	}
	visualLineSide(line, end) {
		return end ? EditorSelection.cursor(line.to, 1) : EditorSelection.cursor(line.from, -1);
	}
	moveToLineBoundary(start, forward, includeWrap = !0) {
		return moveToLineBoundary(this, start, forward, includeWrap);
	}
	moveVertically(start, forward, distance) {
		return skipAtoms(this, start, moveVertically(this, start, forward, distance));
	}
	domAtPos(pos, side = 1) {
		return this.docView.domAtPos(pos, side);
	}
	posAtDOM(node, offset = 0) {
		return this.docView.posFromDOM(node, offset);
	}
	posAtCoords(coords, precise = !0) {
		this.readMeasured();
		let found = posAtCoords(this, coords, precise);
		return found && found.pos;
	}
	posAndSideAtCoords(coords, precise = !0) {
		return this.readMeasured(), posAtCoords(this, coords, precise);
	}
	coordsAtPos(pos, side = 1) {
		this.readMeasured();
		let line = this.state.doc.lineAt(pos), order = this.bidiSpans(line), span = order[BidiSpan.find(order, pos - line.from, -1, side)];
		return line.length && (pos == line.from && side < 0 || pos == line.to && side > 0) && span.dir != this.textDirectionAt(line.from) && (pos == line.to ? (pos = line.from + span.from, side = 1) : (pos = line.from + span.to, side = -1)), this.docView.coordsAt(pos, side, span.dir == Direction.RTL);
	}
	coordsForChar(pos) {
		return this.readMeasured(), this.docView.coordsForChar(pos);
	}
	get defaultCharacterWidth() {
		return this.viewState.heightOracle.charWidth;
	}
	get defaultLineHeight() {
		return this.viewState.heightOracle.lineHeight;
	}
	get textDirection() {
		return this.viewState.defaultTextDirection;
	}
	textDirectionAt(pos) {
		return !this.state.facet(perLineTextDirection) || pos < this.viewport.from || pos > this.viewport.to ? this.textDirection : (this.readMeasured(), this.docView.textDirectionAt(pos));
	}
	get lineWrapping() {
		return this.viewState.heightOracle.lineWrapping;
	}
	bidiSpans(line) {
		if (line.length > MaxBidiLine) return trivialOrder(line.length);
		let dir = this.textDirectionAt(line.from), isolates;
		for (let entry of this.bidiCache) if (entry.from == line.from && entry.dir == dir && (entry.fresh || isolatesEq(entry.isolates, isolates = getIsolatedRanges(this, line)))) return entry.order;
		isolates ||= getIsolatedRanges(this, line);
		let order = computeOrder(line.text, dir, isolates);
		return this.bidiCache.push(new CachedOrder(line.from, line.to, dir, isolates, !0, order)), order;
	}
	get hasFocus() {
		return (this.dom.ownerDocument.hasFocus() || browser.safari && this.inputState?.lastContextMenu > Date.now() - 3e4) && this.root.activeElement == this.contentDOM;
	}
	focus() {
		this.observer.ignore(() => {
			focusPreventScroll(this.contentDOM), this.docView.updateSelection();
		});
	}
	setRoot(root) {
		this._root != root && (this._root = root, this.observer.setWindow((root.nodeType == 9 ? root : root.ownerDocument).defaultView || window), this.mountStyles());
	}
	destroy() {
		this.root.activeElement == this.contentDOM && this.contentDOM.blur();
		for (let plugin of this.plugins) plugin.destroy(this);
		this.plugins = [], this.inputState.destroy(), this.docView.destroy(), this.dom.remove(), this.observer.destroy(), this.win.clearTimeout(this.clearAnnouncement), this.measureScheduled > -1 && this.win.cancelAnimationFrame(this.measureScheduled), this.destroyed = !0;
	}
	static scrollIntoView(pos, options = {}) {
		return scrollIntoView$1.of(new ScrollTarget(typeof pos == "number" ? EditorSelection.cursor(pos) : pos, options.y ?? "nearest", options.x ?? "nearest", options.yMargin ?? 5, options.xMargin ?? 5));
	}
	scrollSnapshot() {
		let { scrollTop, scrollLeft } = this.scrollDOM, ref = this.viewState.scrollAnchorAt(scrollTop);
		return scrollIntoView$1.of(new ScrollTarget(EditorSelection.cursor(ref.from), "start", "start", ref.top - scrollTop, scrollLeft, !0));
	}
	setTabFocusMode(to) {
		to == null ? this.inputState.tabFocusMode = this.inputState.tabFocusMode < 0 ? 0 : -1 : typeof to == "boolean" ? this.inputState.tabFocusMode = to ? 0 : -1 : this.inputState.tabFocusMode != 0 && (this.inputState.tabFocusMode = Date.now() + to);
	}
	static domEventHandlers(handlers) {
		return ViewPlugin.define(() => ({}), { eventHandlers: handlers });
	}
	static domEventObservers(observers) {
		return ViewPlugin.define(() => ({}), { eventObservers: observers });
	}
	static theme(spec, options) {
		let prefix = StyleModule.newName(), result = [theme.of(prefix), styleModule.of(buildTheme(`.${prefix}`, spec))];
		return options && options.dark && result.push(darkTheme.of(!0)), result;
	}
	static baseTheme(spec) {
		return Prec.lowest(styleModule.of(buildTheme("." + baseThemeID, spec, lightDarkIDs)));
	}
	static findFromDOM(dom) {
		let content = dom.querySelector(".cm-content");
		return (content && Tile.get(content) || Tile.get(dom))?.root?.view || null;
	}
};
EditorView.styleModule = styleModule, EditorView.inputHandler = inputHandler, EditorView.clipboardInputFilter = clipboardInputFilter, EditorView.clipboardOutputFilter = clipboardOutputFilter, EditorView.scrollHandler = scrollHandler, EditorView.focusChangeEffect = focusChangeEffect, EditorView.perLineTextDirection = perLineTextDirection, EditorView.exceptionSink = exceptionSink, EditorView.updateListener = updateListener, EditorView.editable = editable, EditorView.mouseSelectionStyle = mouseSelectionStyle, EditorView.dragMovesSelection = dragMovesSelection$1, EditorView.clickAddsSelectionRange = clickAddsSelectionRange, EditorView.decorations = decorations, EditorView.blockWrappers = blockWrappers, EditorView.outerDecorations = outerDecorations, EditorView.atomicRanges = atomicRanges, EditorView.bidiIsolatedRanges = bidiIsolatedRanges, EditorView.cursorScrollMargin = Facet.define({ combine: (inputs) => {
	let x = 5, y = 5;
	for (let i of inputs) typeof i == "number" ? x = y = i : {x, y} = i;
	return {
		x,
		y
	};
} }), EditorView.scrollMargins = scrollMargins, EditorView.darkTheme = darkTheme, EditorView.cspNonce = Facet.define({ combine: (values) => values.length ? values[0] : "" }), EditorView.contentAttributes = contentAttributes, EditorView.editorAttributes = editorAttributes, EditorView.lineWrapping = EditorView.contentAttributes.of({ class: "cm-lineWrapping" }), EditorView.announce = StateEffect.define();
var MaxBidiLine = 4096, BadMeasure = {}, CachedOrder = class CachedOrder {
	constructor(from, to, dir, isolates, fresh, order) {
		this.from = from, this.to = to, this.dir = dir, this.isolates = isolates, this.fresh = fresh, this.order = order;
	}
	static update(cache, changes) {
		if (changes.empty && !cache.some((c) => c.fresh)) return cache;
		let result = [], lastDir = cache.length ? cache[cache.length - 1].dir : Direction.LTR;
		for (let i = Math.max(0, cache.length - 10); i < cache.length; i++) {
			let entry = cache[i];
			entry.dir == lastDir && !changes.touchesRange(entry.from, entry.to) && result.push(new CachedOrder(changes.mapPos(entry.from, 1), changes.mapPos(entry.to, -1), entry.dir, entry.isolates, !1, entry.order));
		}
		return result;
	}
};
function attrsFromFacet(view, facet, base) {
	for (let sources = view.state.facet(facet), i = sources.length - 1; i >= 0; i--) {
		let source = sources[i], value = typeof source == "function" ? source(view) : source;
		value && combineAttrs(value, base);
	}
	return base;
}
var currentPlatform = browser.mac ? "mac" : browser.windows ? "win" : browser.linux ? "linux" : "key";
function normalizeKeyName(name, platform) {
	let parts = name.split(/-(?!$)/), result = parts[parts.length - 1];
	result == "Space" && (result = " ");
	let alt, ctrl, shift, meta;
	for (let i = 0; i < parts.length - 1; ++i) {
		let mod = parts[i];
		if (/^(cmd|meta|m)$/i.test(mod)) meta = !0;
		else if (/^a(lt)?$/i.test(mod)) alt = !0;
		else if (/^(c|ctrl|control)$/i.test(mod)) ctrl = !0;
		else if (/^s(hift)?$/i.test(mod)) shift = !0;
		else if (/^mod$/i.test(mod)) platform == "mac" ? meta = !0 : ctrl = !0;
		else throw Error("Unrecognized modifier name: " + mod);
	}
	return alt && (result = "Alt-" + result), ctrl && (result = "Ctrl-" + result), meta && (result = "Meta-" + result), shift && (result = "Shift-" + result), result;
}
function modifiers(name, event, shift) {
	return event.altKey && (name = "Alt-" + name), event.ctrlKey && (name = "Ctrl-" + name), event.metaKey && (name = "Meta-" + name), shift !== !1 && event.shiftKey && (name = "Shift-" + name), name;
}
var handleKeyEvents = Prec.default(EditorView.domEventHandlers({ keydown(event, view) {
	return runHandlers(getKeymap(view.state), event, view, "editor");
} })), keymap = Facet.define({ enables: handleKeyEvents }), Keymaps = new WeakMap();
function getKeymap(state) {
	let bindings = state.facet(keymap), map = Keymaps.get(bindings);
	return map || Keymaps.set(bindings, map = buildKeymap(bindings.reduce((a, b) => a.concat(b), []))), map;
}
var storedPrefix = null, PrefixTimeout = 4e3;
function buildKeymap(bindings, platform = currentPlatform) {
	let bound = Object.create(null), isPrefix = Object.create(null), checkPrefix = (name, is) => {
		let current = isPrefix[name];
		if (current == null) isPrefix[name] = is;
		else if (current != is) throw Error("Key binding " + name + " is used both as a regular binding and as a multi-stroke prefix");
	}, add = (scope, key, command, preventDefault, stopPropagation) => {
		let scopeObj = bound[scope] || (bound[scope] = Object.create(null)), parts = key.split(/ (?!$)/).map((k) => normalizeKeyName(k, platform));
		for (let i = 1; i < parts.length; i++) {
			let prefix = parts.slice(0, i).join(" ");
			checkPrefix(prefix, !0), scopeObj[prefix] || (scopeObj[prefix] = {
				preventDefault: !0,
				stopPropagation: !1,
				run: [(view) => {
					let ourObj = storedPrefix = {
						view,
						prefix,
						scope
					};
					return setTimeout(() => {
						storedPrefix == ourObj && (storedPrefix = null);
					}, PrefixTimeout), !0;
				}]
			});
		}
		let full = parts.join(" ");
		checkPrefix(full, !1);
		let binding = scopeObj[full] || (scopeObj[full] = {
			preventDefault: !1,
			stopPropagation: !1,
			run: (scopeObj._any?.run)?.slice() || []
		});
		command && binding.run.push(command), preventDefault && (binding.preventDefault = !0), stopPropagation && (binding.stopPropagation = !0);
	};
	for (let b of bindings) {
		let scopes = b.scope ? b.scope.split(" ") : ["editor"];
		if (b.any) for (let scope of scopes) {
			let scopeObj = bound[scope] || (bound[scope] = Object.create(null));
			scopeObj._any ||= {
				preventDefault: !1,
				stopPropagation: !1,
				run: []
			};
			let { any } = b;
			for (let key in scopeObj) scopeObj[key].run.push((view) => any(view, currentKeyEvent));
		}
		let name = b[platform] || b.key;
		if (name) for (let scope of scopes) add(scope, name, b.run, b.preventDefault, b.stopPropagation), b.shift && add(scope, "Shift-" + name, b.shift, b.preventDefault, b.stopPropagation);
	}
	return bound;
}
var currentKeyEvent = null;
function runHandlers(map, event, view, scope) {
	currentKeyEvent = event;
	let name = keyName(event), isChar = codePointSize(codePointAt(name, 0)) == name.length && name != " ", prefix = "", handled = !1, prevented = !1, stopPropagation = !1;
	storedPrefix && storedPrefix.view == view && storedPrefix.scope == scope && (prefix = storedPrefix.prefix + " ", modifierCodes.indexOf(event.keyCode) < 0 && (prevented = !0, storedPrefix = null));
	let ran = new Set(), runFor = (binding) => {
		if (binding) {
			for (let cmd of binding.run) if (!ran.has(cmd) && (ran.add(cmd), cmd(view))) return binding.stopPropagation && (stopPropagation = !0), !0;
			binding.preventDefault && (binding.stopPropagation && (stopPropagation = !0), prevented = !0);
		}
		return !1;
	}, scopeObj = map[scope], baseName, shiftName;
	return scopeObj && (runFor(scopeObj[prefix + modifiers(name, event, !isChar)]) ? handled = !0 : isChar && (event.altKey || event.metaKey || event.ctrlKey) && !(browser.windows && event.ctrlKey && event.altKey) && !(browser.mac && event.altKey && !(event.ctrlKey || event.metaKey)) && (baseName = base[event.keyCode]) && baseName != name ? (runFor(scopeObj[prefix + modifiers(baseName, event, !0)]) || event.shiftKey && (shiftName = shift[event.keyCode]) != name && shiftName != baseName && runFor(scopeObj[prefix + modifiers(shiftName, event, !1)])) && (handled = !0) : isChar && event.shiftKey && runFor(scopeObj[prefix + modifiers(name, event, !0)]) && (handled = !0), !handled && runFor(scopeObj._any) && (handled = !0)), prevented && (handled = !0), handled && stopPropagation && event.stopPropagation(), currentKeyEvent = null, handled;
}
var RectangleMarker = class RectangleMarker {
	constructor(className, left, top, width, height) {
		this.className = className, this.left = left, this.top = top, this.width = width, this.height = height;
	}
	draw() {
		let elt = document.createElement("div");
		return elt.className = this.className, this.adjust(elt), elt;
	}
	update(elt, prev) {
		return prev.className == this.className && (this.adjust(elt), !0);
	}
	adjust(elt) {
		elt.style.left = this.left + "px", elt.style.top = this.top + "px", this.width != null && (elt.style.width = this.width + "px"), elt.style.height = this.height + "px";
	}
	eq(p) {
		return this.left == p.left && this.top == p.top && this.width == p.width && this.height == p.height && this.className == p.className;
	}
	static forRange(view, className, range) {
		if (range.empty) {
			let pos = view.coordsAtPos(range.head, range.assoc || 1);
			if (!pos) return [];
			let base = getBase(view);
			return [new RectangleMarker(className, pos.left - base.left, pos.top - base.top, null, pos.bottom - pos.top)];
		}
		return rectanglesForRange(view, className, range);
	}
};
function getBase(view) {
	let rect = view.scrollDOM.getBoundingClientRect();
	return {
		left: (view.textDirection == Direction.LTR ? rect.left : rect.right - view.scrollDOM.clientWidth * view.scaleX) - view.scrollDOM.scrollLeft * view.scaleX,
		top: rect.top - view.scrollDOM.scrollTop * view.scaleY
	};
}
function wrappedLine(view, pos, side, inside) {
	let coords = view.coordsAtPos(pos, side * 2);
	if (!coords) return inside;
	let editorRect = view.dom.getBoundingClientRect(), y = (coords.top + coords.bottom) / 2, left = view.posAtCoords({
		x: editorRect.left + 1,
		y
	}), right = view.posAtCoords({
		x: editorRect.right - 1,
		y
	});
	return left == null || right == null ? inside : {
		from: Math.max(inside.from, Math.min(left, right)),
		to: Math.min(inside.to, Math.max(left, right))
	};
}
function rectanglesForRange(view, className, range) {
	if (range.to <= view.viewport.from || range.from >= view.viewport.to) return [];
	let from = Math.max(range.from, view.viewport.from), to = Math.min(range.to, view.viewport.to), ltr = view.textDirection == Direction.LTR, content = view.contentDOM, contentRect = content.getBoundingClientRect(), base = getBase(view), lineElt = content.querySelector(".cm-line"), lineStyle = lineElt && window.getComputedStyle(lineElt), leftSide = contentRect.left + (lineStyle ? parseInt(lineStyle.paddingLeft) + Math.min(0, parseInt(lineStyle.textIndent)) : 0), rightSide = contentRect.right - (lineStyle ? parseInt(lineStyle.paddingRight) : 0), startBlock = blockAt(view, from, 1), endBlock = blockAt(view, to, -1), visualStart = startBlock.type == BlockType.Text ? startBlock : null, visualEnd = endBlock.type == BlockType.Text ? endBlock : null;
	if (visualStart && (view.lineWrapping || startBlock.widgetLineBreaks) && (visualStart = wrappedLine(view, from, 1, visualStart)), visualEnd && (view.lineWrapping || endBlock.widgetLineBreaks) && (visualEnd = wrappedLine(view, to, -1, visualEnd)), visualStart && visualEnd && visualStart.from == visualEnd.from && visualStart.to == visualEnd.to) return pieces(drawForLine(range.from, range.to, visualStart));
	{
		let top = visualStart ? drawForLine(range.from, null, visualStart) : drawForWidget(startBlock, !1), bottom = visualEnd ? drawForLine(null, range.to, visualEnd) : drawForWidget(endBlock, !0), between = [];
		return (visualStart || startBlock).to < (visualEnd || endBlock).from - (visualStart && visualEnd ? 1 : 0) || startBlock.widgetLineBreaks > 1 && top.bottom + view.defaultLineHeight / 2 < bottom.top ? between.push(piece(leftSide, top.bottom, rightSide, bottom.top)) : top.bottom < bottom.top && view.elementAtHeight((top.bottom + bottom.top) / 2).type == BlockType.Text && (top.bottom = bottom.top = (top.bottom + bottom.top) / 2), pieces(top).concat(between).concat(pieces(bottom));
	}
	function piece(left, top, right, bottom) {
		return new RectangleMarker(className, left - base.left, top - base.top, Math.max(0, right - left), bottom - top);
	}
	function pieces({ top, bottom, horizontal }) {
		let pieces = [];
		for (let i = 0; i < horizontal.length; i += 2) pieces.push(piece(horizontal[i], top, horizontal[i + 1], bottom));
		return pieces;
	}
	function drawForLine(from, to, line) {
		let top = 1e9, bottom = -1e9, horizontal = [];
		function addSpan(from, fromOpen, to, toOpen, dir) {
			let fromCoords = view.coordsAtPos(from, from == line.to ? -2 : 2), toCoords = view.coordsAtPos(to, to == line.from ? 2 : -2);
			fromCoords && toCoords && (top = Math.min(fromCoords.top, toCoords.top, top), bottom = Math.max(fromCoords.bottom, toCoords.bottom, bottom), dir == Direction.LTR ? horizontal.push(ltr && fromOpen ? leftSide : fromCoords.left, ltr && toOpen ? rightSide : toCoords.right) : horizontal.push(!ltr && toOpen ? leftSide : toCoords.left, !ltr && fromOpen ? rightSide : fromCoords.right));
		}
		let start = from ?? line.from, end = to ?? line.to;
		for (let r of view.visibleRanges) if (r.to > start && r.from < end) for (let pos = Math.max(r.from, start), endPos = Math.min(r.to, end);;) {
			let docLine = view.state.doc.lineAt(pos);
			for (let span of view.bidiSpans(docLine)) {
				let spanFrom = span.from + docLine.from, spanTo = span.to + docLine.from;
				if (spanFrom >= endPos) break;
				spanTo > pos && addSpan(Math.max(spanFrom, pos), from == null && spanFrom <= start, Math.min(spanTo, endPos), to == null && spanTo >= end, span.dir);
			}
			if (pos = docLine.to + 1, pos >= endPos) break;
		}
		return horizontal.length == 0 && addSpan(start, from == null, end, to == null, view.textDirection), {
			top,
			bottom,
			horizontal
		};
	}
	function drawForWidget(block, top) {
		let y = contentRect.top + (top ? block.top : block.bottom);
		return {
			top: y,
			bottom: y,
			horizontal: []
		};
	}
}
function sameMarker(a, b) {
	return a.constructor == b.constructor && a.eq(b);
}
var LayerView = class {
	constructor(view, layer) {
		this.view = view, this.layer = layer, this.drawn = [], this.scaleX = 1, this.scaleY = 1, this.measureReq = {
			read: this.measure.bind(this),
			write: this.draw.bind(this)
		}, this.dom = view.scrollDOM.appendChild(document.createElement("div")), this.dom.classList.add("cm-layer"), layer.above && this.dom.classList.add("cm-layer-above"), layer.class && this.dom.classList.add(layer.class), this.scale(), this.dom.setAttribute("aria-hidden", "true"), this.setOrder(view.state), view.requestMeasure(this.measureReq), layer.mount && layer.mount(this.dom, view);
	}
	update(update) {
		update.startState.facet(layerOrder) != update.state.facet(layerOrder) && this.setOrder(update.state), (this.layer.update(update, this.dom) || update.geometryChanged) && (this.scale(), update.view.requestMeasure(this.measureReq));
	}
	docViewUpdate(view) {
		this.layer.updateOnDocViewUpdate !== !1 && view.requestMeasure(this.measureReq);
	}
	setOrder(state) {
		let pos = 0, order = state.facet(layerOrder);
		for (; pos < order.length && order[pos] != this.layer;) pos++;
		this.dom.style.zIndex = String((this.layer.above ? 150 : -1) - pos);
	}
	measure() {
		return this.layer.markers(this.view);
	}
	scale() {
		let { scaleX, scaleY } = this.view;
		(scaleX != this.scaleX || scaleY != this.scaleY) && (this.scaleX = scaleX, this.scaleY = scaleY, this.dom.style.transform = `scale(${1 / scaleX}, ${1 / scaleY})`);
	}
	draw(markers) {
		if (markers.length != this.drawn.length || markers.some((p, i) => !sameMarker(p, this.drawn[i]))) {
			let old = this.dom.firstChild, oldI = 0;
			for (let marker of markers) marker.update && old && marker.constructor && this.drawn[oldI].constructor && marker.update(old, this.drawn[oldI]) ? (old = old.nextSibling, oldI++) : this.dom.insertBefore(marker.draw(), old);
			for (; old;) {
				let next = old.nextSibling;
				old.remove(), old = next;
			}
			this.drawn = markers, browser.webkit && (this.dom.style.display = this.dom.firstChild ? "" : "none");
		}
	}
	destroy() {
		this.layer.destroy && this.layer.destroy(this.dom, this.view), this.dom.remove();
	}
}, layerOrder = Facet.define();
function layer(config) {
	return [ViewPlugin.define((v) => new LayerView(v, config)), layerOrder.of(config)];
}
var drawMainRange = !browser.ios, selectionConfig = Facet.define({ combine(configs) {
	return combineConfig(configs, {
		cursorBlinkRate: 1200,
		drawRangeCursor: !0,
		iosSelectionHandles: !0
	}, {
		cursorBlinkRate: (a, b) => Math.min(a, b),
		drawRangeCursor: (a, b) => a || b
	});
} });
function drawSelection(config = {}) {
	return [
		selectionConfig.of(config),
		cursorLayer,
		selectionLayer,
		hideNativeSelection,
		nativeSelectionHidden.of(!0)
	];
}
function configChanged(update) {
	return update.startState.facet(selectionConfig) != update.state.facet(selectionConfig);
}
var cursorLayer = layer({
	above: !0,
	markers(view) {
		let { state } = view, conf = state.facet(selectionConfig), cursors = [];
		for (let r of state.selection.ranges) {
			let prim = r == state.selection.main;
			if (r.empty || conf.drawRangeCursor && !(prim && browser.ios && conf.iosSelectionHandles)) {
				let className = prim ? "cm-cursor cm-cursor-primary" : "cm-cursor cm-cursor-secondary", cursor = r.empty ? r : EditorSelection.cursor(r.head, r.assoc);
				for (let piece of RectangleMarker.forRange(view, className, cursor)) cursors.push(piece);
			}
		}
		return cursors;
	},
	update(update, dom) {
		update.transactions.some((tr) => tr.selection) && (dom.style.animationName = dom.style.animationName == "cm-blink" ? "cm-blink2" : "cm-blink");
		let confChange = configChanged(update);
		return confChange && setBlinkRate(update.state, dom), update.docChanged || update.selectionSet || confChange;
	},
	mount(dom, view) {
		setBlinkRate(view.state, dom);
	},
	class: "cm-cursorLayer"
});
function setBlinkRate(state, dom) {
	dom.style.animationDuration = state.facet(selectionConfig).cursorBlinkRate + "ms";
}
var selectionLayer = layer({
	above: !1,
	markers(view) {
		let markers = [], { main, ranges } = view.state.selection;
		for (let r of ranges) if (!r.empty && (drawMainRange || r != main)) for (let marker of RectangleMarker.forRange(view, "cm-selectionBackground", r)) markers.push(marker);
		if (browser.ios && !main.empty && view.state.facet(selectionConfig).iosSelectionHandles) {
			for (let piece of RectangleMarker.forRange(view, "cm-selectionHandle cm-selectionHandle-start", EditorSelection.cursor(main.from, 1))) markers.push(piece);
			for (let piece of RectangleMarker.forRange(view, "cm-selectionHandle cm-selectionHandle-end", EditorSelection.cursor(main.to, 1))) markers.push(piece);
		}
		return markers;
	},
	update(update, dom) {
		return update.docChanged || update.selectionSet || update.viewportChanged || configChanged(update);
	},
	class: "cm-selectionLayer"
}), selectionBg = browser.gecko && browser.gecko_version == 153 ? "#ffffff01" : "transparent", hideNativeSelection = Prec.highest(EditorView.theme({
	".cm-line": {
		...drawMainRange ? { "& ::selection, &::selection": { backgroundColor: `${selectionBg} !important` } } : {},
		caretColor: "transparent !important"
	},
	".cm-content": {
		caretColor: "transparent !important",
		"& :focus": {
			caretColor: "initial !important",
			...drawMainRange ? { "&::selection, & ::selection": { backgroundColor: "Highlight !important" } } : {}
		}
	}
}));
/x/.unicode;
function highlightActiveLine() {
	return activeLineHighlighter;
}
var lineDeco = Decoration.line({ class: "cm-activeLine" }), activeLineHighlighter = ViewPlugin.fromClass(class {
	constructor(view) {
		this.decorations = this.getDeco(view);
	}
	update(update) {
		(update.docChanged || update.selectionSet) && (this.decorations = this.getDeco(update.view));
	}
	getDeco(view) {
		let lastLineStart = -1, deco = [];
		for (let r of view.state.selection.ranges) {
			let line = view.lineBlockAt(r.head);
			line.from > lastLineStart && (deco.push(lineDeco.range(line.from)), lastLineStart = line.from);
		}
		return Decoration.set(deco);
	}
}, { decorations: (v) => v.decorations }), Outside = "-10000px", TooltipViewManager = class {
	constructor(view, facet, createTooltipView, removeTooltipView) {
		this.facet = facet, this.createTooltipView = createTooltipView, this.removeTooltipView = removeTooltipView, this.input = view.state.facet(facet), this.tooltips = this.input.filter((t) => t);
		let prev = null;
		this.tooltipViews = this.tooltips.map((t) => prev = createTooltipView(t, prev));
	}
	update(update, above) {
		var _a;
		let input = update.state.facet(this.facet), tooltips = input.filter((x) => x);
		if (input === this.input) {
			for (let t of this.tooltipViews) t.update && t.update(update);
			return !1;
		}
		let tooltipViews = [], newAbove = above ? [] : null;
		for (let i = 0; i < tooltips.length; i++) {
			let tip = tooltips[i], known = -1;
			if (tip) {
				for (let i = 0; i < this.tooltips.length; i++) {
					let other = this.tooltips[i];
					other && other.create == tip.create && (known = i);
				}
				if (known < 0) tooltipViews[i] = this.createTooltipView(tip, i ? tooltipViews[i - 1] : null), newAbove && (newAbove[i] = !!tip.above);
				else {
					let tooltipView = tooltipViews[i] = this.tooltipViews[known];
					newAbove && (newAbove[i] = above[known]), tooltipView.update && tooltipView.update(update);
				}
			}
		}
		for (let t of this.tooltipViews) tooltipViews.indexOf(t) < 0 && (this.removeTooltipView(t), (_a = t.destroy) == null || _a.call(t));
		return above && (newAbove.forEach((val, i) => above[i] = val), above.length = newAbove.length), this.input = input, this.tooltips = tooltips, this.tooltipViews = tooltipViews, !0;
	}
};
function fixedRange(view) {
	let docElt = view.dom.ownerDocument.documentElement, width = docElt.clientWidth, style = getComputedStyle(docElt);
	if (!/stable/.test(style.scrollbarGutter || "")) return {
		left: 0,
		right: width
	};
	let rect = docElt.getBoundingClientRect(), scrollX = view.win.scrollX;
	return {
		left: Math.max(0, rect.left + scrollX - parseFloat(style.marginLeft)),
		right: Math.min(width, rect.right + scrollX + parseFloat(style.marginRight))
	};
}
function windowSpace(view) {
	let { left, right } = fixedRange(view);
	return {
		top: 0,
		left,
		right,
		bottom: view.dom.ownerDocument.documentElement.clientHeight
	};
}
var tooltipConfig = Facet.define({ combine: (values) => ({
	position: browser.ios ? "absolute" : values.find((conf) => conf.position)?.position || "fixed",
	parent: values.find((conf) => conf.parent)?.parent || null,
	tooltipSpace: values.find((conf) => conf.tooltipSpace)?.tooltipSpace || windowSpace
}) }), knownHeight = new WeakMap(), tooltipPlugin = ViewPlugin.fromClass(class {
	constructor(view) {
		this.view = view, this.above = [], this.inView = !0, this.madeAbsolute = !1, this.lastTransaction = 0, this.measureTimeout = -1;
		let config = view.state.facet(tooltipConfig);
		this.position = config.position, this.parent = config.parent, this.classes = view.themeClasses, this.createContainer(), this.measureReq = {
			read: this.readMeasure.bind(this),
			write: this.writeMeasure.bind(this),
			key: this
		}, this.resizeObserver = typeof ResizeObserver == "function" ? new ResizeObserver(() => this.measureSoon()) : null, this.manager = new TooltipViewManager(view, showTooltip, (t, p) => this.createTooltip(t, p), (t) => {
			this.resizeObserver && this.resizeObserver.unobserve(t.dom), t.dom.remove();
		}), this.above = this.manager.tooltips.map((t) => !!t.above), this.intersectionObserver = typeof IntersectionObserver == "function" ? new IntersectionObserver((entries) => {
			Date.now() > this.lastTransaction - 50 && entries.length > 0 && entries[entries.length - 1].intersectionRatio < 1 && this.measureSoon();
		}, { threshold: [1] }) : null, this.observeIntersection(), view.win.addEventListener("resize", this.measureSoon = this.measureSoon.bind(this)), this.maybeMeasure();
	}
	createContainer() {
		this.parent ? (this.container = document.createElement("div"), this.container.style.position = "relative", this.container.className = this.view.themeClasses, this.parent.appendChild(this.container)) : this.container = this.view.dom;
	}
	observeIntersection() {
		if (this.intersectionObserver) {
			this.intersectionObserver.disconnect();
			for (let tooltip of this.manager.tooltipViews) this.intersectionObserver.observe(tooltip.dom);
		}
	}
	measureSoon() {
		this.measureTimeout < 0 && (this.measureTimeout = setTimeout(() => {
			this.measureTimeout = -1, this.maybeMeasure();
		}, 50));
	}
	update(update) {
		update.transactions.length && (this.lastTransaction = Date.now());
		let updated = this.manager.update(update, this.above);
		updated && this.observeIntersection();
		let shouldMeasure = updated || update.geometryChanged, newConfig = update.state.facet(tooltipConfig);
		if (newConfig.position != this.position && !this.madeAbsolute) {
			this.position = newConfig.position;
			for (let t of this.manager.tooltipViews) t.dom.style.position = this.position;
			shouldMeasure = !0;
		}
		if (newConfig.parent != this.parent) {
			this.parent && this.container.remove(), this.parent = newConfig.parent, this.createContainer();
			for (let t of this.manager.tooltipViews) this.container.appendChild(t.dom);
			shouldMeasure = !0;
		} else this.parent && this.view.themeClasses != this.classes && (this.classes = this.container.className = this.view.themeClasses);
		shouldMeasure && this.maybeMeasure();
	}
	createTooltip(tooltip, prev) {
		let tooltipView = tooltip.create(this.view), before = prev ? prev.dom : null;
		if (tooltipView.dom.classList.add("cm-tooltip"), tooltip.arrow && !tooltipView.dom.querySelector(".cm-tooltip > .cm-tooltip-arrow")) {
			let arrow = document.createElement("div");
			arrow.className = "cm-tooltip-arrow", tooltipView.dom.appendChild(arrow);
		}
		return tooltipView.dom.style.position = this.position, tooltipView.dom.style.top = Outside, tooltipView.dom.style.left = "0px", this.container.insertBefore(tooltipView.dom, before), tooltipView.mount && tooltipView.mount(this.view), this.resizeObserver && this.resizeObserver.observe(tooltipView.dom), tooltipView;
	}
	destroy() {
		var _a, _b, _c;
		this.view.win.removeEventListener("resize", this.measureSoon);
		for (let tooltipView of this.manager.tooltipViews) tooltipView.dom.remove(), (_a = tooltipView.destroy) == null || _a.call(tooltipView);
		this.parent && this.container.remove(), (_b = this.resizeObserver) == null || _b.disconnect(), (_c = this.intersectionObserver) == null || _c.disconnect(), clearTimeout(this.measureTimeout);
	}
	readMeasure() {
		let scaleX = 1, scaleY = 1, makeAbsolute = !1, fixedLeft = 0;
		if (this.position == "fixed" && this.manager.tooltipViews.length) {
			let { dom } = this.manager.tooltipViews[0];
			if (browser.safari) {
				let rect = dom.getBoundingClientRect();
				makeAbsolute = Math.abs(rect.top + 1e4) > 1 || Math.abs(rect.left) > 1;
			} else makeAbsolute = !!dom.offsetParent && dom.offsetParent != this.container.ownerDocument.body;
		}
		if (makeAbsolute || this.position == "absolute") {
			if (this.parent) {
				let rect = this.parent.getBoundingClientRect();
				rect.width && rect.height && (scaleX = rect.width / this.parent.offsetWidth, scaleY = rect.height / this.parent.offsetHeight);
			} else ({scaleX, scaleY} = this.view.viewState);
		} else fixedLeft = fixedRange(this.view).left;
		let visible = this.view.scrollDOM.getBoundingClientRect(), margins = getScrollMargins(this.view);
		return {
			visible: {
				left: visible.left + margins.left,
				top: visible.top + margins.top,
				right: visible.right - margins.right,
				bottom: visible.bottom - margins.bottom
			},
			parent: this.parent ? this.container.getBoundingClientRect() : this.view.dom.getBoundingClientRect(),
			pos: this.manager.tooltips.map((t, i) => {
				let tv = this.manager.tooltipViews[i];
				return tv.getCoords ? tv.getCoords(t.pos) : this.view.coordsAtPos(t.pos);
			}),
			size: this.manager.tooltipViews.map(({ dom }) => dom.getBoundingClientRect()),
			space: this.view.state.facet(tooltipConfig).tooltipSpace(this.view),
			scaleX,
			scaleY,
			makeAbsolute,
			fixedLeft
		};
	}
	writeMeasure(measured) {
		if (measured.makeAbsolute) {
			this.madeAbsolute = !0, this.position = "absolute";
			for (let t of this.manager.tooltipViews) t.dom.style.position = "absolute";
		}
		let { visible, space, scaleX, scaleY } = measured, others = [];
		for (let i = 0; i < this.manager.tooltips.length; i++) {
			let tooltip = this.manager.tooltips[i], tView = this.manager.tooltipViews[i], { dom } = tView, pos = measured.pos[i], size = measured.size[i];
			if (!pos || tooltip.clip !== !1 && (pos.bottom <= Math.max(visible.top, space.top) || pos.top >= Math.min(visible.bottom, space.bottom) || pos.right < Math.max(visible.left, space.left) - .1 || pos.left > Math.min(visible.right, space.right) + .1)) {
				dom.style.top = Outside;
				continue;
			}
			let arrow = tooltip.arrow ? tView.dom.querySelector(".cm-tooltip-arrow") : null, arrowHeight = arrow ? 7 : 0, width = size.right - size.left, height = knownHeight.get(tView) ?? size.bottom - size.top, offset = tView.offset || noOffset, ltr = this.view.textDirection == Direction.LTR, left = size.width > space.right - space.left ? ltr ? space.left : space.right - size.width : ltr ? Math.max(space.left, Math.min(pos.left - (arrow ? 14 : 0) + offset.x, space.right - width)) : Math.min(Math.max(space.left, pos.left - width + (arrow ? 14 : 0) - offset.x), space.right - width), above = this.above[i];
			!tooltip.strictSide && (above ? pos.top - height - arrowHeight - offset.y < space.top : pos.bottom + height + arrowHeight + offset.y > space.bottom) && above == space.bottom - pos.bottom > pos.top - space.top && (above = this.above[i] = !above);
			let spaceVert = (above ? pos.top - space.top : space.bottom - pos.bottom) - arrowHeight;
			if (spaceVert < height && tView.resize !== !1) {
				if (spaceVert < this.view.defaultLineHeight) {
					dom.style.top = Outside;
					continue;
				}
				knownHeight.set(tView, height), dom.style.height = (height = spaceVert) / scaleY + "px";
			} else dom.style.height && (dom.style.height = "");
			let top = above ? pos.top - height - arrowHeight - offset.y : pos.bottom + arrowHeight + offset.y, right = left + width;
			if (tView.overlap !== !0) for (let r of others) r.left < right && r.right > left && r.top < top + height && r.bottom > top && (top = above ? r.top - height - 2 - arrowHeight : r.bottom + arrowHeight + 2);
			if (this.position == "absolute" ? (dom.style.top = (top - measured.parent.top) / scaleY + "px", setLeftStyle(dom, (left - measured.parent.left) / scaleX)) : (dom.style.top = top / scaleY + "px", setLeftStyle(dom, (left - measured.fixedLeft) / scaleX)), arrow) {
				let arrowLeft = pos.left + (ltr ? offset.x : -offset.x) - (left + 14 - 7);
				arrow.style.left = arrowLeft / scaleX + "px";
			}
			tView.overlap !== !0 && others.push({
				left,
				top,
				right,
				bottom: top + height
			}), dom.classList.toggle("cm-tooltip-above", above), dom.classList.toggle("cm-tooltip-below", !above), tView.positioned && tView.positioned(measured.space);
		}
	}
	maybeMeasure() {
		if (this.manager.tooltips.length && (this.view.inView && this.view.requestMeasure(this.measureReq), this.inView != this.view.inView && (this.inView = this.view.inView, !this.inView))) for (let tv of this.manager.tooltipViews) tv.dom.style.top = Outside;
	}
}, { eventObservers: { scroll() {
	this.maybeMeasure();
} } });
function setLeftStyle(elt, value) {
	let current = parseInt(elt.style.left, 10);
	(isNaN(current) || Math.abs(value - current) > 1) && (elt.style.left = value + "px");
}
var baseTheme$3 = EditorView.baseTheme({
	".cm-tooltip": {
		zIndex: 500,
		boxSizing: "border-box"
	},
	"&light .cm-tooltip": {
		border: "1px solid #bbb",
		backgroundColor: "#f5f5f5"
	},
	"&light .cm-tooltip-section:not(:first-child)": { borderTop: "1px solid #bbb" },
	"&dark .cm-tooltip": {
		backgroundColor: "#333338",
		color: "white"
	},
	".cm-tooltip-arrow": {
		height: "7px",
		width: "14px",
		position: "absolute",
		zIndex: -1,
		overflow: "hidden",
		"&:before, &:after": {
			content: "''",
			position: "absolute",
			width: 0,
			height: 0,
			borderLeft: "7px solid transparent",
			borderRight: "7px solid transparent"
		},
		".cm-tooltip-above &": {
			bottom: "-7px",
			"&:before": { borderTop: "7px solid #bbb" },
			"&:after": {
				borderTop: "7px solid #f5f5f5",
				bottom: "1px"
			}
		},
		".cm-tooltip-below &": {
			top: "-7px",
			"&:before": { borderBottom: "7px solid #bbb" },
			"&:after": {
				borderBottom: "7px solid #f5f5f5",
				top: "1px"
			}
		}
	},
	"&dark .cm-tooltip .cm-tooltip-arrow": {
		"&:before": {
			borderTopColor: "#333338",
			borderBottomColor: "#333338"
		},
		"&:after": {
			borderTopColor: "transparent",
			borderBottomColor: "transparent"
		}
	}
}), noOffset = {
	x: 0,
	y: 0
}, showTooltip = Facet.define({ enables: [tooltipPlugin, baseTheme$3] }), showHoverTooltip = Facet.define({ combine: (inputs) => inputs.reduce((a, i) => a.concat(i), []) }), HoverTooltipHost = class HoverTooltipHost {
	static create(view) {
		return new HoverTooltipHost(view);
	}
	constructor(view) {
		this.view = view, this.mounted = !1, this.dom = document.createElement("div"), this.dom.classList.add("cm-tooltip-hover"), this.manager = new TooltipViewManager(view, showHoverTooltip, (t, p) => this.createHostedView(t, p), (t) => t.dom.remove());
	}
	createHostedView(tooltip, prev) {
		let hostedView = tooltip.create(this.view);
		return hostedView.dom.classList.add("cm-tooltip-section"), this.dom.insertBefore(hostedView.dom, prev ? prev.dom.nextSibling : this.dom.firstChild), this.mounted && hostedView.mount && hostedView.mount(this.view), hostedView;
	}
	mount(view) {
		for (let hostedView of this.manager.tooltipViews) hostedView.mount && hostedView.mount(view);
		this.mounted = !0;
	}
	positioned(space) {
		for (let hostedView of this.manager.tooltipViews) hostedView.positioned && hostedView.positioned(space);
	}
	update(update) {
		this.manager.update(update);
	}
	destroy() {
		var _a;
		for (let t of this.manager.tooltipViews) (_a = t.destroy) == null || _a.call(t);
	}
	passProp(name) {
		let value;
		for (let view of this.manager.tooltipViews) {
			let given = view[name];
			if (given !== void 0) {
				if (value === void 0) value = given;
				else if (value !== given) return;
			}
		}
		return value;
	}
	get offset() {
		return this.passProp("offset");
	}
	get getCoords() {
		return this.passProp("getCoords");
	}
	get overlap() {
		return this.passProp("overlap");
	}
	get resize() {
		return this.passProp("resize");
	}
}, showHoverTooltipHost = showTooltip.compute([showHoverTooltip], (state) => {
	let tooltips = state.facet(showHoverTooltip);
	return tooltips.length === 0 ? null : {
		pos: Math.min(...tooltips.map((t) => t.pos)),
		end: Math.max(...tooltips.map((t) => t.end ?? t.pos)),
		create: HoverTooltipHost.create,
		above: tooltips[0].above,
		arrow: tooltips.some((t) => t.arrow)
	};
}), hoverPlugin = Facet.define(), HoverPlugin = class {
	constructor(view, source, field, locked, setHover, hoverTime) {
		this.view = view, this.source = source, this.field = field, this.locked = locked, this.setHover = setHover, this.hoverTime = hoverTime, this.hoverTimeout = -1, this.restartTimeout = -1, this.pending = null, this.lastMove = {
			x: 0,
			y: 0,
			target: view.dom,
			time: 0
		}, this.checkHover = this.checkHover.bind(this), view.dom.addEventListener("mouseleave", this.mouseleave = this.mouseleave.bind(this)), view.dom.addEventListener("mousemove", this.mousemove = this.mousemove.bind(this));
	}
	update(update) {
		this.pending && (this.pending = null, clearTimeout(this.restartTimeout), this.restartTimeout = setTimeout(() => this.startHover(), 20));
	}
	get active() {
		return this.view.state.field(this.field);
	}
	checkHover() {
		if (this.hoverTimeout = -1, this.active.length) return;
		let hovered = Date.now() - this.lastMove.time;
		hovered < this.hoverTime ? this.hoverTimeout = setTimeout(this.checkHover, this.hoverTime - hovered) : this.startHover();
	}
	startHover() {
		clearTimeout(this.restartTimeout);
		let { view, lastMove } = this, tile = view.docView.tile.nearest(lastMove.target);
		if (!tile) return;
		let pos, side = 1;
		if (tile.isWidget()) pos = tile.posAtStart;
		else {
			if (pos = view.posAtCoords(lastMove), pos == null) return;
			let posCoords = view.coordsAtPos(pos);
			if (!posCoords || lastMove.y < posCoords.top || lastMove.y > posCoords.bottom || lastMove.x < posCoords.left - view.defaultCharacterWidth || lastMove.x > posCoords.right + view.defaultCharacterWidth) return;
			let bidi = view.bidiSpans(view.state.doc.lineAt(pos)).find((s) => s.from <= pos && s.to >= pos), rtl = bidi && bidi.dir == Direction.RTL ? -1 : 1;
			side = lastMove.x < posCoords.left ? -rtl : rtl;
		}
		this.activateHover(view, pos, side);
	}
	activateHover(view, pos, side, locked) {
		let open = this.source(view, pos, side), done = (value) => {
			if (value && (!Array.isArray(value) || value.length)) {
				let tooltips = Array.isArray(value) ? value : [value];
				locked && this.locked.set(tooltips, locked), view.dispatch({ effects: this.setHover.of(tooltips) });
			}
		};
		if (open && "then" in open) {
			let pending = this.pending = { pos };
			open.then((result) => {
				this.pending == pending && (this.pending = null, done(result));
			}, (e) => logException(view.state, e, "hover tooltip"));
		} else done(open);
	}
	get tooltip() {
		let plugin = this.view.plugin(tooltipPlugin), index = plugin ? plugin.manager.tooltips.findIndex((t) => t.create == HoverTooltipHost.create) : -1;
		return index > -1 ? plugin.manager.tooltipViews[index] : null;
	}
	mousemove(event) {
		this.lastMove = {
			x: event.clientX,
			y: event.clientY,
			target: event.target,
			time: Date.now()
		}, this.hoverTimeout < 0 && (this.hoverTimeout = setTimeout(this.checkHover, this.hoverTime));
		let { active, tooltip } = this;
		if (active.length && !this.locked.has(active) && tooltip && !isInTooltip(tooltip.dom, event) || this.pending) {
			let { pos } = active[0] || this.pending, end = active[0]?.end ?? pos;
			(pos == end ? this.view.posAtCoords(this.lastMove) != pos : !isOverRange(this.view, pos, end, event.clientX, event.clientY)) && (this.view.dispatch({ effects: this.setHover.of([]) }), this.pending = null);
		}
	}
	mouseleave(event) {
		clearTimeout(this.hoverTimeout), this.hoverTimeout = -1;
		let { active } = this;
		if (active.length && !this.locked.has(active)) {
			let { tooltip } = this;
			tooltip && tooltip.dom.contains(event.relatedTarget) ? this.watchTooltipLeave(tooltip.dom) : this.view.dispatch({ effects: this.setHover.of([]) });
		}
	}
	watchTooltipLeave(tooltip) {
		let watch = (event) => {
			tooltip.removeEventListener("mouseleave", watch);
			let { active } = this;
			active.length && !this.locked.has(active) && !this.view.dom.contains(event.relatedTarget) && this.view.dispatch({ effects: this.setHover.of([]) });
		};
		tooltip.addEventListener("mouseleave", watch);
	}
	destroy() {
		clearTimeout(this.hoverTimeout), clearTimeout(this.restartTimeout), this.view.dom.removeEventListener("mouseleave", this.mouseleave), this.view.dom.removeEventListener("mousemove", this.mousemove);
	}
}, tooltipMargin = 4;
function isInTooltip(tooltip, event) {
	let { left, right, top, bottom } = tooltip.getBoundingClientRect(), arrow;
	if (arrow = tooltip.querySelector(".cm-tooltip-arrow")) {
		let arrowRect = arrow.getBoundingClientRect();
		top = Math.min(arrowRect.top, top), bottom = Math.max(arrowRect.bottom, bottom);
	}
	return event.clientX >= left - tooltipMargin && event.clientX <= right + tooltipMargin && event.clientY >= top - tooltipMargin && event.clientY <= bottom + tooltipMargin;
}
function isOverRange(view, from, to, x, y, margin) {
	let rect = view.scrollDOM.getBoundingClientRect(), docBottom = view.documentTop + view.documentPadding.top + view.contentHeight;
	if (rect.left > x || rect.right < x || rect.top > y || Math.min(rect.bottom, docBottom) < y) return !1;
	let pos = view.posAtCoords({
		x,
		y
	}, !1);
	return pos >= from && pos <= to;
}
function hoverTooltip(source, options = {}) {
	let setHover = StateEffect.define(), locked = new WeakMap(), hoverState = StateField.define({
		create() {
			return [];
		},
		update(value, tr) {
			let lock = locked.get(value);
			if (value.length && (options.hideOnChange && (tr.docChanged || tr.selection) || lock && lock(tr) ? value = [] : options.hideOn && (value = value.filter((v) => !options.hideOn(tr, v)))), tr.docChanged && value.length) {
				let mapped = [];
				for (let tooltip of value) {
					let newPos = tr.changes.mapPos(tooltip.pos, -1, MapMode.TrackDel);
					if (newPos != null) {
						let copy = Object.assign(Object.create(null), tooltip);
						copy.pos = newPos, copy.end != null && (copy.end = tr.changes.mapPos(copy.end)), mapped.push(copy);
					}
				}
				value = mapped;
			}
			for (let effect of tr.effects) effect.is(setHover) && (value = effect.value, lock = void 0), (effect.is(closeHoverTooltipEffect) && !effect.value || effect.value == hoverState) && (value = []);
			return value.length && lock && locked.set(value, lock), value;
		},
		provide: (f) => showHoverTooltip.from(f)
	}), plugin = ViewPlugin.define((view) => new HoverPlugin(view, source, hoverState, locked, setHover, options.hoverTime || 300));
	return {
		active: hoverState,
		extension: [
			hoverState,
			plugin,
			hoverPlugin.of(plugin),
			showHoverTooltipHost
		]
	};
}
function activateHover(view, pos, side, options = {}) {
	let plugins = view.state.facet(hoverPlugin).map((p) => view.plugin(p)).filter((p) => !!p);
	if (options.tooltip && options.tooltip.active) {
		let found = plugins.find((p) => p.field == options.tooltip.active);
		found && (plugins = [found]);
	}
	for (let plugin of plugins) plugin.activateHover(view, pos, side, options.until ?? (() => !1));
}
function getTooltip(view, tooltip) {
	let plugin = view.plugin(tooltipPlugin);
	if (!plugin) return null;
	let found = plugin.manager.tooltips.indexOf(tooltip);
	return found < 0 ? null : plugin.manager.tooltipViews[found];
}
var closeHoverTooltipEffect = StateEffect.define(), panelConfig = Facet.define({ combine(configs) {
	let topContainer, bottomContainer;
	for (let c of configs) topContainer ||= c.topContainer, bottomContainer ||= c.bottomContainer;
	return {
		topContainer,
		bottomContainer
	};
} });
function getPanel(view, panel) {
	let plugin = view.plugin(panelPlugin), index = plugin ? plugin.specs.indexOf(panel) : -1;
	return index > -1 ? plugin.panels[index] : null;
}
var panelPlugin = ViewPlugin.fromClass(class {
	constructor(view) {
		this.input = view.state.facet(showPanel), this.specs = this.input.filter((s) => s), this.panels = this.specs.map((spec) => spec(view));
		let conf = view.state.facet(panelConfig);
		this.top = new PanelGroup(view, !0, conf.topContainer), this.bottom = new PanelGroup(view, !1, conf.bottomContainer), this.top.sync(this.panels.filter((p) => p.top)), this.bottom.sync(this.panels.filter((p) => !p.top));
		for (let p of this.panels) p.dom.classList.add("cm-panel"), p.mount && p.mount();
	}
	update(update) {
		let conf = update.state.facet(panelConfig);
		this.top.container != conf.topContainer && (this.top.sync([]), this.top = new PanelGroup(update.view, !0, conf.topContainer)), this.bottom.container != conf.bottomContainer && (this.bottom.sync([]), this.bottom = new PanelGroup(update.view, !1, conf.bottomContainer)), this.top.syncClasses(), this.bottom.syncClasses();
		let input = update.state.facet(showPanel);
		if (input != this.input) {
			let specs = input.filter((x) => x), panels = [], top = [], bottom = [], mount = [];
			for (let spec of specs) {
				let known = this.specs.indexOf(spec), panel;
				known < 0 ? (panel = spec(update.view), mount.push(panel)) : (panel = this.panels[known], panel.update && panel.update(update)), panels.push(panel), (panel.top ? top : bottom).push(panel);
			}
			this.specs = specs, this.panels = panels, this.top.sync(top), this.bottom.sync(bottom);
			for (let p of mount) p.dom.classList.add("cm-panel"), p.mount && p.mount();
		} else for (let p of this.panels) p.update && p.update(update);
	}
	destroy() {
		this.top.sync([]), this.bottom.sync([]);
	}
}, { provide: (plugin) => EditorView.scrollMargins.of((view) => {
	let value = view.plugin(plugin);
	return value && {
		top: value.top.scrollMargin(),
		bottom: value.bottom.scrollMargin()
	};
}) }), PanelGroup = class {
	constructor(view, top, container) {
		this.view = view, this.top = top, this.container = container, this.dom = void 0, this.classes = "", this.panels = [], this.syncClasses();
	}
	sync(panels) {
		for (let p of this.panels) p.destroy && panels.indexOf(p) < 0 && p.destroy();
		this.panels = panels, this.syncDOM();
	}
	syncDOM() {
		if (this.panels.length == 0) {
			this.dom &&= (this.dom.remove(), void 0);
			return;
		}
		if (!this.dom) {
			this.dom = document.createElement("div"), this.dom.className = this.top ? "cm-panels cm-panels-top" : "cm-panels cm-panels-bottom";
			let parent = this.container || this.view.dom;
			parent.insertBefore(this.dom, this.top ? parent.firstChild : null);
		}
		let curDOM = this.dom.firstChild;
		for (let panel of this.panels) if (panel.dom.parentNode == this.dom) {
			for (; curDOM != panel.dom;) curDOM = rm(curDOM);
			curDOM = curDOM.nextSibling;
		} else this.dom.insertBefore(panel.dom, curDOM);
		for (; curDOM;) curDOM = rm(curDOM);
	}
	scrollMargin() {
		return !this.dom || this.container ? 0 : Math.max(0, this.top ? this.dom.getBoundingClientRect().bottom - Math.max(0, this.view.scrollDOM.getBoundingClientRect().top) : Math.min(innerHeight, this.view.scrollDOM.getBoundingClientRect().bottom) - this.dom.getBoundingClientRect().top);
	}
	syncClasses() {
		if (this.container && this.classes != this.view.themeClasses) {
			for (let cls of this.classes.split(" ")) cls && this.container.classList.remove(cls);
			for (let cls of (this.classes = this.view.themeClasses).split(" ")) cls && this.container.classList.add(cls);
		}
	}
};
function rm(node) {
	let next = node.nextSibling;
	return node.remove(), next;
}
var showPanel = Facet.define({ enables: panelPlugin }), GutterMarker = class extends RangeValue {
	compare(other) {
		return this == other || this.constructor == other.constructor && this.eq(other);
	}
	eq(other) {
		return !1;
	}
	destroy(dom) {}
};
GutterMarker.prototype.elementClass = "", GutterMarker.prototype.toDOM = void 0, GutterMarker.prototype.mapMode = MapMode.TrackBefore, GutterMarker.prototype.startSide = GutterMarker.prototype.endSide = -1, GutterMarker.prototype.point = !0;
var gutterLineClass = Facet.define(), gutterWidgetClass = Facet.define(), defaults = {
	class: "",
	renderEmptyElements: !1,
	elementStyle: "",
	markers: () => RangeSet.empty,
	lineMarker: () => null,
	widgetMarker: () => null,
	lineMarkerChange: null,
	initialSpacer: null,
	updateSpacer: null,
	domEventHandlers: {},
	side: "before"
}, activeGutters = Facet.define();
function gutter(config) {
	return [gutters(), activeGutters.of({
		...defaults,
		...config
	})];
}
var unfixGutters = Facet.define({ combine: (values) => values.some((x) => x) });
function gutters(config) {
	let result = [gutterView];
	return config && config.fixed === !1 && result.push(unfixGutters.of(!0)), result;
}
var gutterView = ViewPlugin.fromClass(class {
	constructor(view) {
		this.view = view, this.domAfter = null, this.prevViewport = view.viewport, this.dom = document.createElement("div"), this.dom.className = "cm-gutters cm-gutters-before", this.dom.setAttribute("aria-hidden", "true"), this.dom.style.minHeight = this.view.contentHeight / this.view.scaleY + "px", this.gutters = view.state.facet(activeGutters).map((conf) => new SingleGutterView(view, conf)), this.fixed = !view.state.facet(unfixGutters);
		for (let gutter of this.gutters) gutter.config.side == "after" ? this.getDOMAfter().appendChild(gutter.dom) : this.dom.appendChild(gutter.dom);
		this.fixed && (this.dom.style.position = "sticky"), this.syncGutters(!1), view.scrollDOM.insertBefore(this.dom, view.contentDOM);
	}
	getDOMAfter() {
		return this.domAfter || (this.domAfter = document.createElement("div"), this.domAfter.className = "cm-gutters cm-gutters-after", this.domAfter.setAttribute("aria-hidden", "true"), this.domAfter.style.minHeight = this.view.contentHeight / this.view.scaleY + "px", this.domAfter.style.position = this.fixed ? "sticky" : "", this.view.scrollDOM.appendChild(this.domAfter)), this.domAfter;
	}
	update(update) {
		if (this.updateGutters(update)) {
			let vpA = this.prevViewport, vpB = update.view.viewport, vpOverlap = Math.min(vpA.to, vpB.to) - Math.max(vpA.from, vpB.from);
			this.syncGutters(vpOverlap < (vpB.to - vpB.from) * .8);
		}
		if (update.geometryChanged) {
			let min = this.view.contentHeight / this.view.scaleY + "px";
			this.dom.style.minHeight = min, this.domAfter && (this.domAfter.style.minHeight = min);
		}
		this.view.state.facet(unfixGutters) != !this.fixed && (this.fixed = !this.fixed, this.dom.style.position = this.fixed ? "sticky" : "", this.domAfter && (this.domAfter.style.position = this.fixed ? "sticky" : "")), this.prevViewport = update.view.viewport;
	}
	syncGutters(detach) {
		let after = this.dom.nextSibling;
		detach && (this.dom.remove(), this.domAfter && this.domAfter.remove());
		let lineClasses = RangeSet.iter(this.view.state.facet(gutterLineClass), this.view.viewport.from), classSet = [], contexts = this.gutters.map((gutter) => new UpdateContext(gutter, this.view.viewport, -this.view.documentPadding.top));
		for (let line of this.view.viewportLineBlocks) if (classSet.length && (classSet = []), Array.isArray(line.type)) {
			let first = !0;
			for (let b of line.type) if (b.type == BlockType.Text && first) {
				advanceCursor(lineClasses, classSet, b.from);
				for (let cx of contexts) cx.line(this.view, b, classSet);
				first = !1;
			} else if (b.widget) for (let cx of contexts) cx.widget(this.view, b);
		} else if (line.type == BlockType.Text) {
			advanceCursor(lineClasses, classSet, line.from);
			for (let cx of contexts) cx.line(this.view, line, classSet);
		} else if (line.widget) for (let cx of contexts) cx.widget(this.view, line);
		for (let cx of contexts) cx.finish();
		detach && (this.view.scrollDOM.insertBefore(this.dom, after), this.domAfter && this.view.scrollDOM.appendChild(this.domAfter));
	}
	updateGutters(update) {
		let prev = update.startState.facet(activeGutters), cur = update.state.facet(activeGutters), change = update.docChanged || update.heightChanged || update.viewportChanged || !RangeSet.eq(update.startState.facet(gutterLineClass), update.state.facet(gutterLineClass), update.view.viewport.from, update.view.viewport.to);
		if (prev == cur) for (let gutter of this.gutters) gutter.update(update) && (change = !0);
		else {
			change = !0;
			let gutters = [];
			for (let conf of cur) {
				let known = prev.indexOf(conf);
				known < 0 ? gutters.push(new SingleGutterView(this.view, conf)) : (this.gutters[known].update(update), gutters.push(this.gutters[known]));
			}
			for (let g of this.gutters) g.dom.remove(), gutters.indexOf(g) < 0 && g.destroy();
			for (let g of gutters) g.config.side == "after" ? this.getDOMAfter().appendChild(g.dom) : this.dom.appendChild(g.dom);
			this.gutters = gutters;
		}
		return change;
	}
	destroy() {
		for (let view of this.gutters) view.destroy();
		this.dom.remove(), this.domAfter && this.domAfter.remove();
	}
}, { provide: (plugin) => EditorView.scrollMargins.of((view) => {
	let value = view.plugin(plugin);
	if (!value || value.gutters.length == 0 || !value.fixed) return null;
	let before = value.dom.offsetWidth * view.scaleX, after = value.domAfter ? value.domAfter.offsetWidth * view.scaleX : 0;
	return view.textDirection == Direction.LTR ? {
		left: before,
		right: after
	} : {
		right: before,
		left: after
	};
}) });
function asArray(val) {
	return Array.isArray(val) ? val : [val];
}
function advanceCursor(cursor, collect, pos) {
	for (; cursor.value && cursor.from <= pos;) cursor.from == pos && collect.push(cursor.value), cursor.next();
}
var UpdateContext = class {
	constructor(gutter, viewport, height) {
		this.gutter = gutter, this.height = height, this.i = 0, this.cursor = RangeSet.iter(gutter.markers, viewport.from);
	}
	addElement(view, block, markers) {
		let { gutter } = this, above = (block.top - this.height) / view.scaleY, height = block.height / view.scaleY;
		if (this.i == gutter.elements.length) {
			let newElt = new GutterElement(view, height, above, markers);
			gutter.elements.push(newElt), gutter.dom.appendChild(newElt.dom);
		} else gutter.elements[this.i].update(view, height, above, markers);
		this.height = block.bottom, this.i++;
	}
	line(view, line, extraMarkers) {
		let localMarkers = [];
		advanceCursor(this.cursor, localMarkers, line.from), extraMarkers.length && (localMarkers = localMarkers.concat(extraMarkers));
		let forLine = this.gutter.config.lineMarker(view, line, localMarkers);
		forLine && localMarkers.unshift(forLine);
		let gutter = this.gutter;
		(localMarkers.length != 0 || gutter.config.renderEmptyElements) && this.addElement(view, line, localMarkers);
	}
	widget(view, block) {
		let marker = this.gutter.config.widgetMarker(view, block.widget, block), markers = marker ? [marker] : null;
		for (let cls of view.state.facet(gutterWidgetClass)) {
			let marker = cls(view, block.widget, block);
			marker && (markers ||= []).push(marker);
		}
		markers && this.addElement(view, block, markers);
	}
	finish() {
		let gutter = this.gutter;
		for (; gutter.elements.length > this.i;) {
			let last = gutter.elements.pop();
			gutter.dom.removeChild(last.dom), last.destroy();
		}
	}
}, SingleGutterView = class {
	constructor(view, config) {
		this.view = view, this.config = config, this.elements = [], this.spacer = null, this.dom = document.createElement("div"), this.dom.className = "cm-gutter" + (this.config.class ? " " + this.config.class : "");
		for (let prop in config.domEventHandlers) this.dom.addEventListener(prop, (event) => {
			let target = event.target, y;
			if (target != this.dom && this.dom.contains(target)) {
				for (; target.parentNode != this.dom;) target = target.parentNode;
				let rect = target.getBoundingClientRect();
				y = (rect.top + rect.bottom) / 2;
			} else y = event.clientY;
			let line = view.lineBlockAtHeight(y - view.documentTop);
			config.domEventHandlers[prop](view, line, event) && event.preventDefault();
		});
		this.markers = asArray(config.markers(view)), config.initialSpacer && (this.spacer = new GutterElement(view, 0, 0, [config.initialSpacer(view)]), this.dom.appendChild(this.spacer.dom), this.spacer.dom.style.cssText += "visibility: hidden; pointer-events: none");
	}
	update(update) {
		let prevMarkers = this.markers;
		if (this.markers = asArray(this.config.markers(update.view)), this.spacer && this.config.updateSpacer) {
			let updated = this.config.updateSpacer(this.spacer.markers[0], update);
			updated != this.spacer.markers[0] && this.spacer.update(update.view, 0, 0, [updated]);
		}
		let vp = update.view.viewport;
		return !RangeSet.eq(this.markers, prevMarkers, vp.from, vp.to) || (this.config.lineMarkerChange ? this.config.lineMarkerChange(update) : !1);
	}
	destroy() {
		for (let elt of this.elements) elt.destroy();
	}
}, GutterElement = class {
	constructor(view, height, above, markers) {
		this.height = -1, this.above = 0, this.markers = [], this.dom = document.createElement("div"), this.dom.className = "cm-gutterElement", this.update(view, height, above, markers);
	}
	update(view, height, above, markers) {
		this.height != height && (this.height = height, this.dom.style.height = height + "px"), this.above != above && (this.dom.style.marginTop = (this.above = above) ? above + "px" : ""), sameMarkers(this.markers, markers) || this.setMarkers(view, markers);
	}
	setMarkers(view, markers) {
		let cls = "cm-gutterElement", domPos = this.dom.firstChild;
		for (let iNew = 0, iOld = 0;;) {
			let skipTo = iOld, marker = iNew < markers.length ? markers[iNew++] : null, matched = !1;
			if (marker) {
				let c = marker.elementClass;
				c && (cls += " " + c);
				for (let i = iOld; i < this.markers.length; i++) if (this.markers[i].compare(marker)) {
					skipTo = i, matched = !0;
					break;
				}
			} else skipTo = this.markers.length;
			for (; iOld < skipTo;) {
				let next = this.markers[iOld++];
				if (next.toDOM) {
					next.destroy(domPos);
					let after = domPos.nextSibling;
					domPos.remove(), domPos = after;
				}
			}
			if (!marker) break;
			marker.toDOM && (matched ? domPos = domPos.nextSibling : this.dom.insertBefore(marker.toDOM(view), domPos)), matched && iOld++;
		}
		this.dom.className = cls, this.markers = markers;
	}
	destroy() {
		this.setMarkers(null, []);
	}
};
function sameMarkers(a, b) {
	if (a.length != b.length) return !1;
	for (let i = 0; i < a.length; i++) if (!a[i].compare(b[i])) return !1;
	return !0;
}
var lineNumberMarkers = Facet.define(), lineNumberWidgetMarker = Facet.define(), lineNumberConfig = Facet.define({ combine(values) {
	return combineConfig(values, {
		formatNumber: String,
		domEventHandlers: {}
	}, { domEventHandlers(a, b) {
		let result = Object.assign({}, a);
		for (let event in b) {
			let exists = result[event], add = b[event];
			result[event] = exists ? (view, line, event) => exists(view, line, event) || add(view, line, event) : add;
		}
		return result;
	} });
} }), NumberMarker = class extends GutterMarker {
	constructor(number) {
		super(), this.number = number;
	}
	eq(other) {
		return this.number == other.number;
	}
	toDOM() {
		return document.createTextNode(this.number);
	}
};
function formatNumber(view, number) {
	return view.state.facet(lineNumberConfig).formatNumber(number, view.state);
}
var lineNumberGutter = activeGutters.compute([lineNumberConfig], (state) => ({
	class: "cm-lineNumbers",
	renderEmptyElements: !1,
	markers(view) {
		return view.state.facet(lineNumberMarkers);
	},
	lineMarker(view, line, others) {
		return others.some((m) => m.toDOM) ? null : new NumberMarker(formatNumber(view, view.state.doc.lineAt(line.from).number));
	},
	widgetMarker: (view, widget, block) => {
		for (let m of view.state.facet(lineNumberWidgetMarker)) {
			let result = m(view, widget, block);
			if (result) return result;
		}
		return null;
	},
	lineMarkerChange: (update) => update.startState.facet(lineNumberConfig) != update.state.facet(lineNumberConfig),
	initialSpacer(view) {
		return new NumberMarker(formatNumber(view, maxLineNumber(view.state.doc.lines)));
	},
	updateSpacer(spacer, update) {
		let max = formatNumber(update.view, maxLineNumber(update.view.state.doc.lines));
		return max == spacer.number ? spacer : new NumberMarker(max);
	},
	domEventHandlers: state.facet(lineNumberConfig).domEventHandlers,
	side: "before"
}));
function lineNumbers(config = {}) {
	return [
		lineNumberConfig.of(config),
		gutters(),
		lineNumberGutter
	];
}
function maxLineNumber(lines) {
	let last = 9;
	for (; last < lines;) last = last * 10 + 9;
	return last;
}
// node_modules/@lezer/common/dist/index.js
var DefaultBufferLength = 1024, nextPropID = 0, Range = class {
	constructor(from, to) {
		this.from = from, this.to = to;
	}
}, NodeProp = class {
	constructor(config = {}) {
		this.id = nextPropID++, this.perNode = !!config.perNode, this.deserialize = config.deserialize || (() => {
			throw Error("This node type doesn't define a deserialize function");
		}), this.combine = config.combine || null;
	}
	add(match) {
		if (this.perNode) throw RangeError("Can't add per-node props to node types");
		return typeof match != "function" && (match = NodeType.match(match)), (type) => {
			let result = match(type);
			return result === void 0 ? null : [this, result];
		};
	}
};
NodeProp.closedBy = new NodeProp({ deserialize: (str) => str.split(" ") }), NodeProp.openedBy = new NodeProp({ deserialize: (str) => str.split(" ") }), NodeProp.group = new NodeProp({ deserialize: (str) => str.split(" ") }), NodeProp.isolate = new NodeProp({ deserialize: (value) => {
	if (value && value != "rtl" && value != "ltr" && value != "auto") throw RangeError("Invalid value for isolate: " + value);
	return value || "auto";
} }), NodeProp.contextHash = new NodeProp({ perNode: !0 }), NodeProp.lookAhead = new NodeProp({ perNode: !0 }), NodeProp.mounted = new NodeProp({ perNode: !0 });
var MountedTree = class {
	constructor(tree, overlay, parser, bracketed = !1) {
		this.tree = tree, this.overlay = overlay, this.parser = parser, this.bracketed = bracketed;
	}
	static get(tree) {
		return tree && tree.props && tree.props[NodeProp.mounted.id];
	}
}, noProps = Object.create(null), NodeType = class NodeType {
	constructor(name, props, id, flags = 0) {
		this.name = name, this.props = props, this.id = id, this.flags = flags;
	}
	static define(spec) {
		let props = spec.props && spec.props.length ? Object.create(null) : noProps, flags = +!!spec.top | (spec.skipped ? 2 : 0) | (spec.error ? 4 : 0) | (spec.name == null ? 8 : 0), type = new NodeType(spec.name || "", props, spec.id, flags);
		if (spec.props) {
			for (let src of spec.props) if (Array.isArray(src) || (src = src(type)), src) {
				if (src[0].perNode) throw RangeError("Can't store a per-node prop on a node type");
				props[src[0].id] = src[1];
			}
		}
		return type;
	}
	prop(prop) {
		return this.props[prop.id];
	}
	get isTop() {
		return (this.flags & 1) > 0;
	}
	get isSkipped() {
		return (this.flags & 2) > 0;
	}
	get isError() {
		return (this.flags & 4) > 0;
	}
	get isAnonymous() {
		return (this.flags & 8) > 0;
	}
	is(name) {
		if (typeof name == "string") {
			if (this.name == name) return !0;
			let group = this.prop(NodeProp.group);
			return group ? group.indexOf(name) > -1 : !1;
		}
		return this.id == name;
	}
	static match(map) {
		let direct = Object.create(null);
		for (let prop in map) for (let name of prop.split(" ")) direct[name] = map[prop];
		return (node) => {
			for (let groups = node.prop(NodeProp.group), i = -1; i < (groups ? groups.length : 0); i++) {
				let found = direct[i < 0 ? node.name : groups[i]];
				if (found) return found;
			}
		};
	}
};
NodeType.none = new NodeType("", Object.create(null), 0, 8);
var NodeSet = class NodeSet {
	constructor(types) {
		this.types = types;
		for (let i = 0; i < types.length; i++) if (types[i].id != i) throw RangeError("Node type ids should correspond to array positions when creating a node set");
	}
	extend(...props) {
		let newTypes = [];
		for (let type of this.types) {
			let newProps = null;
			for (let source of props) {
				let add = source(type);
				if (add) {
					newProps ||= Object.assign({}, type.props);
					let value = add[1], prop = add[0];
					prop.combine && prop.id in newProps && (value = prop.combine(newProps[prop.id], value)), newProps[prop.id] = value;
				}
			}
			newTypes.push(newProps ? new NodeType(type.name, newProps, type.id, type.flags) : type);
		}
		return new NodeSet(newTypes);
	}
}, CachedNode = new WeakMap(), CachedInnerNode = new WeakMap(), IterMode;
(function(IterMode) {
	IterMode[IterMode.ExcludeBuffers = 1] = "ExcludeBuffers", IterMode[IterMode.IncludeAnonymous = 2] = "IncludeAnonymous", IterMode[IterMode.IgnoreMounts = 4] = "IgnoreMounts", IterMode[IterMode.IgnoreOverlays = 8] = "IgnoreOverlays", IterMode[IterMode.EnterBracketed = 16] = "EnterBracketed";
})(IterMode ||= {});
var Tree = class Tree {
	constructor(type, children, positions, length, props) {
		if (this.type = type, this.children = children, this.positions = positions, this.length = length, this.props = null, props && props.length) {
			this.props = Object.create(null);
			for (let [prop, value] of props) this.props[typeof prop == "number" ? prop : prop.id] = value;
		}
	}
	toString() {
		let mounted = MountedTree.get(this);
		if (mounted && !mounted.overlay) return mounted.tree.toString();
		let children = "";
		for (let ch of this.children) {
			let str = ch.toString();
			str && (children && (children += ","), children += str);
		}
		return this.type.name ? (/\W/.test(this.type.name) && !this.type.isError ? JSON.stringify(this.type.name) : this.type.name) + (children.length ? "(" + children + ")" : "") : children;
	}
	cursor(mode = 0) {
		return new TreeCursor(this.topNode, mode);
	}
	cursorAt(pos, side = 0, mode = 0) {
		let cursor = new TreeCursor(CachedNode.get(this) || this.topNode);
		return cursor.moveTo(pos, side), CachedNode.set(this, cursor._tree), cursor;
	}
	get topNode() {
		return new TreeNode(this, 0, 0, null);
	}
	resolve(pos, side = 0) {
		let node = resolveNode(CachedNode.get(this) || this.topNode, pos, side, !1);
		return CachedNode.set(this, node), node;
	}
	resolveInner(pos, side = 0) {
		let node = resolveNode(CachedInnerNode.get(this) || this.topNode, pos, side, !0);
		return CachedInnerNode.set(this, node), node;
	}
	resolveStack(pos, side = 0) {
		return stackIterator(this, pos, side);
	}
	iterate(spec) {
		let { enter, leave, from = 0, to = this.length } = spec, mode = spec.mode || 0, anon = (mode & IterMode.IncludeAnonymous) > 0;
		for (let c = this.cursor(mode | IterMode.IncludeAnonymous);;) {
			let entered = !1;
			if (c.from <= to && c.to >= from && (!anon && c.type.isAnonymous || enter(c) !== !1)) {
				if (c.firstChild()) continue;
				entered = !0;
			}
			for (; entered && leave && (anon || !c.type.isAnonymous) && leave(c), !c.nextSibling();) {
				if (!c.parent()) return;
				entered = !0;
			}
		}
	}
	prop(prop) {
		return prop.perNode ? this.props ? this.props[prop.id] : void 0 : this.type.prop(prop);
	}
	get propValues() {
		let result = [];
		if (this.props) for (let id in this.props) result.push([+id, this.props[id]]);
		return result;
	}
	balance(config = {}) {
		return this.children.length <= 8 ? this : balanceRange(NodeType.none, this.children, this.positions, 0, this.children.length, 0, this.length, (children, positions, length) => new Tree(this.type, children, positions, length, this.propValues), config.makeTree || ((children, positions, length) => new Tree(NodeType.none, children, positions, length)));
	}
	static build(data) {
		return buildTree(data);
	}
};
Tree.empty = new Tree(NodeType.none, [], [], 0);
var FlatBufferCursor = class FlatBufferCursor {
	constructor(buffer, index) {
		this.buffer = buffer, this.index = index;
	}
	get id() {
		return this.buffer[this.index - 4];
	}
	get start() {
		return this.buffer[this.index - 3];
	}
	get end() {
		return this.buffer[this.index - 2];
	}
	get size() {
		return this.buffer[this.index - 1];
	}
	get pos() {
		return this.index;
	}
	next() {
		this.index -= 4;
	}
	fork() {
		return new FlatBufferCursor(this.buffer, this.index);
	}
}, TreeBuffer = class TreeBuffer {
	constructor(buffer, length, set) {
		this.buffer = buffer, this.length = length, this.set = set;
	}
	get type() {
		return NodeType.none;
	}
	toString() {
		let result = [];
		for (let index = 0; index < this.buffer.length;) result.push(this.childString(index)), index = this.buffer[index + 3];
		return result.join(",");
	}
	childString(index) {
		let id = this.buffer[index], endIndex = this.buffer[index + 3], type = this.set.types[id], result = type.name;
		if (/\W/.test(result) && !type.isError && (result = JSON.stringify(result)), index += 4, endIndex == index) return result;
		let children = [];
		for (; index < endIndex;) children.push(this.childString(index)), index = this.buffer[index + 3];
		return result + "(" + children.join(",") + ")";
	}
	findChild(startIndex, endIndex, dir, pos, side) {
		let { buffer } = this, pick = -1;
		for (let i = startIndex; i != endIndex && !(checkSide(side, pos, buffer[i + 1], buffer[i + 2]) && (pick = i, dir > 0)); i = buffer[i + 3]);
		return pick;
	}
	slice(startI, endI, from) {
		let b = this.buffer, copy = new Uint16Array(endI - startI), len = 0;
		for (let i = startI, j = 0; i < endI;) {
			copy[j++] = b[i++], copy[j++] = b[i++] - from;
			let to = copy[j++] = b[i++] - from;
			copy[j++] = b[i++] - startI, len = Math.max(len, to);
		}
		return new TreeBuffer(copy, len, this.set);
	}
};
function checkSide(side, pos, from, to) {
	switch (side) {
		case -2: return from < pos;
		case -1: return to >= pos && from < pos;
		case 0: return from < pos && to > pos;
		case 1: return from <= pos && to > pos;
		case 2: return to > pos;
		case 4: return !0;
	}
}
function resolveNode(node, pos, side, overlays) {
	for (; node.from == node.to || (side < 1 ? node.from >= pos : node.from > pos) || (side > -1 ? node.to <= pos : node.to < pos);) {
		let parent = !overlays && node instanceof TreeNode && node.index < 0 ? null : node.parent;
		if (!parent) return node;
		node = parent;
	}
	let mode = overlays ? 0 : IterMode.IgnoreOverlays;
	if (overlays) for (let scan = node, parent = scan.parent; parent; scan = parent, parent = scan.parent) scan instanceof TreeNode && scan.index < 0 && parent.enter(pos, side, mode)?.from != scan.from && (node = parent);
	for (;;) {
		let inner = node.enter(pos, side, mode);
		if (!inner) return node;
		node = inner;
	}
}
var BaseNode = class {
	cursor(mode = 0) {
		return new TreeCursor(this, mode);
	}
	getChild(type, before = null, after = null) {
		let r = getChildren(this, type, before, after);
		return r.length ? r[0] : null;
	}
	getChildren(type, before = null, after = null) {
		return getChildren(this, type, before, after);
	}
	resolve(pos, side = 0) {
		return resolveNode(this, pos, side, !1);
	}
	resolveInner(pos, side = 0) {
		return resolveNode(this, pos, side, !0);
	}
	matchContext(context) {
		return matchNodeContext(this.parent, context);
	}
	enterUnfinishedNodesBefore(pos) {
		let scan = this.childBefore(pos), node = this;
		for (; scan;) {
			let last = scan.lastChild;
			if (!last || last.to != scan.to) break;
			last.type.isError && last.from == last.to ? (node = scan, scan = last.prevSibling) : scan = last;
		}
		return node;
	}
	get node() {
		return this;
	}
	get next() {
		return this.parent;
	}
}, TreeNode = class TreeNode extends BaseNode {
	constructor(_tree, from, index, _parent) {
		super(), this._tree = _tree, this.from = from, this.index = index, this._parent = _parent;
	}
	get type() {
		return this._tree.type;
	}
	get name() {
		return this._tree.type.name;
	}
	get to() {
		return this.from + this._tree.length;
	}
	nextChild(i, dir, pos, side, mode = 0) {
		for (let parent = this;;) {
			for (let { children, positions } = parent._tree, e = dir > 0 ? children.length : -1; i != e; i += dir) {
				let next = children[i], start = positions[i] + parent.from, mounted;
				if (mode & IterMode.EnterBracketed && next instanceof Tree && (mounted = MountedTree.get(next)) && !mounted.overlay && mounted.bracketed && pos >= start && pos <= start + next.length || checkSide(side, pos, start, start + next.length)) {
					if (next instanceof TreeBuffer) {
						if (mode & IterMode.ExcludeBuffers) continue;
						let index = next.findChild(0, next.buffer.length, dir, pos - start, side);
						if (index > -1) return new BufferNode(new BufferContext(parent, next, i, start), null, index);
					} else if (mode & IterMode.IncludeAnonymous || !next.type.isAnonymous || hasChild(next)) {
						let mounted;
						if (!(mode & IterMode.IgnoreMounts) && (mounted = MountedTree.get(next)) && !mounted.overlay) return new TreeNode(mounted.tree, start, i, parent);
						let inner = new TreeNode(next, start, i, parent);
						return mode & IterMode.IncludeAnonymous || !inner.type.isAnonymous ? inner : inner.nextChild(dir < 0 ? next.children.length - 1 : 0, dir, pos, side, mode);
					}
				}
			}
			if (mode & IterMode.IncludeAnonymous || !parent.type.isAnonymous || (i = parent.index >= 0 ? parent.index + dir : dir < 0 ? -1 : parent._parent._tree.children.length, parent = parent._parent, !parent)) return null;
		}
	}
	get firstChild() {
		return this.nextChild(0, 1, 0, 4);
	}
	get lastChild() {
		return this.nextChild(this._tree.children.length - 1, -1, 0, 4);
	}
	childAfter(pos) {
		return this.nextChild(0, 1, pos, 2);
	}
	childBefore(pos) {
		return this.nextChild(this._tree.children.length - 1, -1, pos, -2);
	}
	prop(prop) {
		return this._tree.prop(prop);
	}
	enter(pos, side, mode = 0) {
		let mounted;
		if (!(mode & IterMode.IgnoreOverlays) && (mounted = MountedTree.get(this._tree)) && mounted.overlay) {
			let rPos = pos - this.from, enterBracketed = mode & IterMode.EnterBracketed && mounted.bracketed;
			for (let { from, to } of mounted.overlay) if ((side > 0 || enterBracketed ? from <= rPos : from < rPos) && (side < 0 || enterBracketed ? to >= rPos : to > rPos)) return new TreeNode(mounted.tree, mounted.overlay[0].from + this.from, -1, this);
		}
		return this.nextChild(0, 1, pos, side, mode);
	}
	nextSignificantParent() {
		let val = this;
		for (; val.type.isAnonymous && val._parent;) val = val._parent;
		return val;
	}
	get parent() {
		return this._parent ? this._parent.nextSignificantParent() : null;
	}
	get nextSibling() {
		return this._parent && this.index >= 0 ? this._parent.nextChild(this.index + 1, 1, 0, 4) : null;
	}
	get prevSibling() {
		return this._parent && this.index >= 0 ? this._parent.nextChild(this.index - 1, -1, 0, 4) : null;
	}
	get tree() {
		return this._tree;
	}
	toTree() {
		return this._tree;
	}
	toString() {
		return this._tree.toString();
	}
};
function getChildren(node, type, before, after) {
	let cur = node.cursor(), result = [];
	if (!cur.firstChild()) return result;
	if (before != null) {
		for (let found = !1; !found;) if (found = cur.type.is(before), !cur.nextSibling()) return result;
	}
	for (;;) {
		if (after != null && cur.type.is(after)) return result;
		if (cur.type.is(type) && result.push(cur.node), !cur.nextSibling()) return after == null ? result : [];
	}
}
function matchNodeContext(node, context, i = context.length - 1) {
	for (let p = node; i >= 0; p = p.parent) {
		if (!p) return !1;
		if (!p.type.isAnonymous) {
			if (context[i] && context[i] != p.name) return !1;
			i--;
		}
	}
	return !0;
}
var BufferContext = class {
	constructor(parent, buffer, index, start) {
		this.parent = parent, this.buffer = buffer, this.index = index, this.start = start;
	}
}, BufferNode = class BufferNode extends BaseNode {
	get name() {
		return this.type.name;
	}
	get from() {
		return this.context.start + this.context.buffer.buffer[this.index + 1];
	}
	get to() {
		return this.context.start + this.context.buffer.buffer[this.index + 2];
	}
	constructor(context, _parent, index) {
		super(), this.context = context, this._parent = _parent, this.index = index, this.type = context.buffer.set.types[context.buffer.buffer[index]];
	}
	child(dir, pos, side) {
		let { buffer } = this.context, index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], dir, pos - this.context.start, side);
		return index < 0 ? null : new BufferNode(this.context, this, index);
	}
	get firstChild() {
		return this.child(1, 0, 4);
	}
	get lastChild() {
		return this.child(-1, 0, 4);
	}
	childAfter(pos) {
		return this.child(1, pos, 2);
	}
	childBefore(pos) {
		return this.child(-1, pos, -2);
	}
	prop(prop) {
		return this.type.prop(prop);
	}
	enter(pos, side, mode = 0) {
		if (mode & IterMode.ExcludeBuffers) return null;
		let { buffer } = this.context, index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], side > 0 ? 1 : -1, pos - this.context.start, side);
		return index < 0 ? null : new BufferNode(this.context, this, index);
	}
	get parent() {
		return this._parent || this.context.parent.nextSignificantParent();
	}
	externalSibling(dir) {
		return this._parent ? null : this.context.parent.nextChild(this.context.index + dir, dir, 0, 4);
	}
	get nextSibling() {
		let { buffer } = this.context, after = buffer.buffer[this.index + 3];
		return after < (this._parent ? buffer.buffer[this._parent.index + 3] : buffer.buffer.length) ? new BufferNode(this.context, this._parent, after) : this.externalSibling(1);
	}
	get prevSibling() {
		let { buffer } = this.context, parentStart = this._parent ? this._parent.index + 4 : 0;
		return this.index == parentStart ? this.externalSibling(-1) : new BufferNode(this.context, this._parent, buffer.findChild(parentStart, this.index, -1, 0, 4));
	}
	get tree() {
		return null;
	}
	toTree() {
		let children = [], positions = [], { buffer } = this.context, startI = this.index + 4, endI = buffer.buffer[this.index + 3];
		if (endI > startI) {
			let from = buffer.buffer[this.index + 1];
			children.push(buffer.slice(startI, endI, from)), positions.push(0);
		}
		return new Tree(this.type, children, positions, this.to - this.from);
	}
	toString() {
		return this.context.buffer.childString(this.index);
	}
};
function iterStack(heads) {
	if (!heads.length) return null;
	let pick = 0, picked = heads[0];
	for (let i = 1; i < heads.length; i++) {
		let node = heads[i];
		(node.from > picked.from || node.to < picked.to) && (picked = node, pick = i);
	}
	let next = picked instanceof TreeNode && picked.index < 0 ? null : picked.parent, newHeads = heads.slice();
	return next ? newHeads[pick] = next : newHeads.splice(pick, 1), new StackIterator(newHeads, picked);
}
var StackIterator = class {
	constructor(heads, node) {
		this.heads = heads, this.node = node;
	}
	get next() {
		return iterStack(this.heads);
	}
};
function stackIterator(tree, pos, side) {
	let inner = tree.resolveInner(pos, side), layers = null;
	for (let scan = inner instanceof TreeNode ? inner : inner.context.parent; scan; scan = scan.parent) if (scan.index < 0) {
		let parent = scan.parent;
		(layers ||= [inner]).push(parent.resolve(pos, side)), scan = parent;
	} else {
		let mount = MountedTree.get(scan.tree);
		if (mount && mount.overlay && mount.overlay[0].from <= pos && mount.overlay[mount.overlay.length - 1].to >= pos) {
			let root = new TreeNode(mount.tree, mount.overlay[0].from + scan.from, -1, scan);
			(layers ||= [inner]).push(resolveNode(root, pos, side, !1));
		}
	}
	return layers ? iterStack(layers) : inner;
}
var TreeCursor = class {
	get name() {
		return this.type.name;
	}
	constructor(node, mode = 0) {
		if (this.buffer = null, this.stack = [], this.index = 0, this.bufferNode = null, this.mode = mode & ~IterMode.EnterBracketed, node instanceof TreeNode) this.yieldNode(node);
		else {
			this._tree = node.context.parent, this.buffer = node.context;
			for (let n = node._parent; n; n = n._parent) this.stack.unshift(n.index);
			this.bufferNode = node, this.yieldBuf(node.index);
		}
	}
	yieldNode(node) {
		return node ? (this._tree = node, this.type = node.type, this.from = node.from, this.to = node.to, !0) : !1;
	}
	yieldBuf(index, type) {
		this.index = index;
		let { start, buffer } = this.buffer;
		return this.type = type || buffer.set.types[buffer.buffer[index]], this.from = start + buffer.buffer[index + 1], this.to = start + buffer.buffer[index + 2], !0;
	}
	yield(node) {
		return node ? node instanceof TreeNode ? (this.buffer = null, this.yieldNode(node)) : (this.buffer = node.context, this.yieldBuf(node.index, node.type)) : !1;
	}
	toString() {
		return this.buffer ? this.buffer.buffer.childString(this.index) : this._tree.toString();
	}
	enterChild(dir, pos, side) {
		if (!this.buffer) return this.yield(this._tree.nextChild(dir < 0 ? this._tree._tree.children.length - 1 : 0, dir, pos, side, this.mode));
		let { buffer } = this.buffer, index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], dir, pos - this.buffer.start, side);
		return index < 0 ? !1 : (this.stack.push(this.index), this.yieldBuf(index));
	}
	firstChild() {
		return this.enterChild(1, 0, 4);
	}
	lastChild() {
		return this.enterChild(-1, 0, 4);
	}
	childAfter(pos) {
		return this.enterChild(1, pos, 2);
	}
	childBefore(pos) {
		return this.enterChild(-1, pos, -2);
	}
	enter(pos, side, mode = this.mode) {
		return this.buffer ? mode & IterMode.ExcludeBuffers ? !1 : this.enterChild(1, pos, side) : this.yield(this._tree.enter(pos, side, mode));
	}
	parent() {
		if (!this.buffer) return this.yieldNode(this.mode & IterMode.IncludeAnonymous ? this._tree._parent : this._tree.parent);
		if (this.stack.length) return this.yieldBuf(this.stack.pop());
		let parent = this.mode & IterMode.IncludeAnonymous ? this.buffer.parent : this.buffer.parent.nextSignificantParent();
		return this.buffer = null, this.yieldNode(parent);
	}
	sibling(dir) {
		if (!this.buffer) return this._tree._parent ? this.yield(this._tree.index < 0 ? null : this._tree._parent.nextChild(this._tree.index + dir, dir, 0, 4, this.mode)) : !1;
		let { buffer } = this.buffer, d = this.stack.length - 1;
		if (dir < 0) {
			let parentStart = d < 0 ? 0 : this.stack[d] + 4;
			if (this.index != parentStart) return this.yieldBuf(buffer.findChild(parentStart, this.index, -1, 0, 4));
		} else {
			let after = buffer.buffer[this.index + 3];
			if (after < (d < 0 ? buffer.buffer.length : buffer.buffer[this.stack[d] + 3])) return this.yieldBuf(after);
		}
		return d < 0 && this.yield(this.buffer.parent.nextChild(this.buffer.index + dir, dir, 0, 4, this.mode));
	}
	nextSibling() {
		return this.sibling(1);
	}
	prevSibling() {
		return this.sibling(-1);
	}
	atLastNode(dir) {
		let index, parent, { buffer } = this;
		if (buffer) {
			if (dir > 0) {
				if (this.index < buffer.buffer.buffer.length) return !1;
			} else for (let i = 0; i < this.index; i++) if (buffer.buffer.buffer[i + 3] < this.index) return !1;
			({index, parent} = buffer);
		} else ({index, _parent: parent} = this._tree);
		for (; parent; {index, _parent: parent} = parent) if (index > -1) for (let i = index + dir, e = dir < 0 ? -1 : parent._tree.children.length; i != e; i += dir) {
			let child = parent._tree.children[i];
			if (this.mode & IterMode.IncludeAnonymous || child instanceof TreeBuffer || !child.type.isAnonymous || hasChild(child)) return !1;
		}
		return !0;
	}
	move(dir, enter) {
		if (enter && this.enterChild(dir, 0, 4)) return !0;
		for (;;) {
			if (this.sibling(dir)) return !0;
			if (this.atLastNode(dir) || !this.parent()) return !1;
		}
	}
	next(enter = !0) {
		return this.move(1, enter);
	}
	prev(enter = !0) {
		return this.move(-1, enter);
	}
	moveTo(pos, side = 0) {
		for (; (this.from == this.to || (side < 1 ? this.from >= pos : this.from > pos) || (side > -1 ? this.to <= pos : this.to < pos)) && this.parent(););
		for (; this.enterChild(1, pos, side););
		return this;
	}
	get node() {
		if (!this.buffer) return this._tree;
		let cache = this.bufferNode, result = null, depth = 0;
		if (cache && cache.context == this.buffer) scan: for (let index = this.index, d = this.stack.length; d >= 0;) {
			for (let c = cache; c; c = c._parent) if (c.index == index) {
				if (index == this.index) return c;
				result = c, depth = d + 1;
				break scan;
			}
			index = this.stack[--d];
		}
		for (let i = depth; i < this.stack.length; i++) result = new BufferNode(this.buffer, result, this.stack[i]);
		return this.bufferNode = new BufferNode(this.buffer, result, this.index);
	}
	get tree() {
		return this.buffer ? null : this._tree._tree;
	}
	iterate(enter, leave) {
		for (let depth = 0;;) {
			let mustLeave = !1;
			if (this.type.isAnonymous || enter(this) !== !1) {
				if (this.firstChild()) {
					depth++;
					continue;
				}
				this.type.isAnonymous || (mustLeave = !0);
			}
			for (;;) {
				if (mustLeave && leave && leave(this), mustLeave = this.type.isAnonymous, !depth) return;
				if (this.nextSibling()) break;
				this.parent(), depth--, mustLeave = !0;
			}
		}
	}
	matchContext(context) {
		if (!this.buffer) return matchNodeContext(this.node.parent, context);
		let { buffer } = this.buffer, { types } = buffer.set;
		for (let i = context.length - 1, d = this.stack.length - 1; i >= 0; d--) {
			if (d < 0) return matchNodeContext(this._tree, context, i);
			let type = types[buffer.buffer[this.stack[d]]];
			if (!type.isAnonymous) {
				if (context[i] && context[i] != type.name) return !1;
				i--;
			}
		}
		return !0;
	}
};
function hasChild(tree) {
	return tree.children.some((ch) => ch instanceof TreeBuffer || !ch.type.isAnonymous || hasChild(ch));
}
function buildTree(data) {
	let { buffer, nodeSet, maxBufferLength = DefaultBufferLength, reused = [], minRepeatType = nodeSet.types.length } = data, cursor = Array.isArray(buffer) ? new FlatBufferCursor(buffer, buffer.length) : buffer, types = nodeSet.types, contextHash = 0, lookAhead = 0;
	function takeNode(parentStart, minPos, children, positions, inRepeat, depth) {
		let { id, start, end, size } = cursor, lookAheadAtStart = lookAhead, contextAtStart = contextHash;
		if (size < 0) {
			if (cursor.next(), size == -1) {
				let node = reused[id];
				children.push(node), positions.push(start - parentStart);
				return;
			}
			if (size == -3) {
				contextHash = id;
				return;
			}
			if (size == -4) {
				lookAhead = id;
				return;
			}
			throw RangeError(`Unrecognized record size: ${size}`);
		}
		let type = types[id], node, buffer, startPos = start - parentStart;
		if (end - start <= maxBufferLength && (buffer = findBufferSize(cursor.pos - minPos, inRepeat))) {
			let data = new Uint16Array(buffer.size - buffer.skip), endPos = cursor.pos - buffer.size, index = data.length;
			for (; cursor.pos > endPos;) index = copyToBuffer(buffer.start, data, index);
			node = new TreeBuffer(data, end - buffer.start, nodeSet), startPos = buffer.start - parentStart;
		} else {
			let endPos = cursor.pos - size;
			cursor.next();
			let localChildren = [], localPositions = [], localInRepeat = id >= minRepeatType ? id : -1, lastGroup = 0, lastEnd = end, groupLookAhead = lookAheadAtStart;
			for (; cursor.pos > endPos;) localInRepeat >= 0 && cursor.id == localInRepeat && cursor.size >= 0 ? (cursor.end <= lastEnd - maxBufferLength && (makeRepeatLeaf(localChildren, localPositions, start, lastGroup, cursor.end, lastEnd, localInRepeat, groupLookAhead, contextAtStart), lastGroup = localChildren.length, lastEnd = cursor.end, groupLookAhead = lookAhead), cursor.next()) : depth > 2500 ? takeFlatNode(start, endPos, localChildren, localPositions) : (localInRepeat >= 0 && cursor.size == -1 && reused[cursor.id].type == nodeSet.types[localInRepeat] && (lastGroup < localChildren.length && makeRepeatLeaf(localChildren, localPositions, start, lastGroup, cursor.end, lastEnd, localInRepeat, groupLookAhead, contextAtStart), lastGroup = localChildren.length + 1, lastEnd = cursor.start, groupLookAhead = lookAhead), takeNode(start, endPos, localChildren, localPositions, localInRepeat, depth + 1));
			if (localInRepeat >= 0 && lastGroup > 0 && lastGroup < localChildren.length && makeRepeatLeaf(localChildren, localPositions, start, lastGroup, start, lastEnd, localInRepeat, groupLookAhead, contextAtStart), localChildren.reverse(), localPositions.reverse(), localInRepeat > -1 && lastGroup > 0) {
				let make = makeBalanced(type, contextAtStart);
				node = balanceRange(type, localChildren, localPositions, 0, localChildren.length, 0, end - start, make, make);
			} else node = makeTree(type, localChildren, localPositions, end - start, lookAheadAtStart - end, contextAtStart);
		}
		children.push(node), positions.push(startPos);
	}
	function takeFlatNode(parentStart, minPos, children, positions) {
		let nodes = [], nodeCount = 0, stopAt = -1;
		for (; cursor.pos > minPos;) {
			let { id, start, end, size } = cursor;
			if (size > 4) cursor.next();
			else if (stopAt > -1 && start < stopAt) break;
			else stopAt < 0 && (stopAt = end - maxBufferLength), nodes.push(id, start, end), nodeCount++, cursor.next();
		}
		if (nodeCount) {
			let buffer = new Uint16Array(nodeCount * 4), start = nodes[nodes.length - 2];
			for (let i = nodes.length - 3, j = 0; i >= 0; i -= 3) buffer[j++] = nodes[i], buffer[j++] = nodes[i + 1] - start, buffer[j++] = nodes[i + 2] - start, buffer[j++] = j;
			children.push(new TreeBuffer(buffer, nodes[2] - start, nodeSet)), positions.push(start - parentStart);
		}
	}
	function makeBalanced(type, contextHash) {
		return (children, positions, length) => {
			let lookAhead = 0, lastI = children.length - 1, last, lookAheadProp;
			if (lastI >= 0 && (last = children[lastI]) instanceof Tree) {
				if (!lastI && last.type == type && last.length == length) return last;
				(lookAheadProp = last.prop(NodeProp.lookAhead)) && (lookAhead = positions[lastI] + last.length + lookAheadProp - length);
			}
			return makeTree(type, children, positions, length, lookAhead, contextHash);
		};
	}
	function makeRepeatLeaf(children, positions, base, i, from, to, type, lookAhead, contextHash) {
		let localChildren = [], localPositions = [];
		for (; children.length > i;) localChildren.push(children.pop()), localPositions.push(positions.pop() + base - from);
		children.push(makeTree(nodeSet.types[type], localChildren, localPositions, to - from, lookAhead - to, contextHash)), positions.push(from - base);
	}
	function makeTree(type, children, positions, length, lookAhead, contextHash, props) {
		if (contextHash) {
			let pair = [NodeProp.contextHash, contextHash];
			props = props ? [pair].concat(props) : [pair];
		}
		if (lookAhead > 25) {
			let pair = [NodeProp.lookAhead, lookAhead];
			props = props ? [pair].concat(props) : [pair];
		}
		return new Tree(type, children, positions, length, props);
	}
	function findBufferSize(maxSize, inRepeat) {
		let fork = cursor.fork(), size = 0, start = 0, skip = 0, minStart = fork.end - maxBufferLength, result = {
			size: 0,
			start: 0,
			skip: 0
		};
		scan: for (let minPos = fork.pos - maxSize; fork.pos > minPos;) {
			let nodeSize = fork.size;
			if (fork.id == inRepeat && nodeSize >= 0) {
				result.size = size, result.start = start, result.skip = skip, skip += 4, size += 4, fork.next();
				continue;
			}
			let startPos = fork.pos - nodeSize;
			if (nodeSize < 0 || startPos < minPos || fork.start < minStart) break;
			let localSkipped = fork.id >= minRepeatType ? 4 : 0, nodeStart = fork.start;
			for (fork.next(); fork.pos > startPos;) {
				if (fork.size < 0) {
					if (fork.size == -3 || fork.size == -4) localSkipped += 4;
					else break scan;
				} else fork.id >= minRepeatType && (localSkipped += 4);
				fork.next();
			}
			start = nodeStart, size += nodeSize, skip += localSkipped;
		}
		return (inRepeat < 0 || size == maxSize) && (result.size = size, result.start = start, result.skip = skip), result.size > 4 ? result : void 0;
	}
	function copyToBuffer(bufferStart, buffer, index) {
		let { id, start, end, size } = cursor;
		if (cursor.next(), size >= 0 && id < minRepeatType) {
			let startIndex = index;
			if (size > 4) {
				let endPos = cursor.pos - (size - 4);
				for (; cursor.pos > endPos;) index = copyToBuffer(bufferStart, buffer, index);
			}
			buffer[--index] = startIndex, buffer[--index] = end - bufferStart, buffer[--index] = start - bufferStart, buffer[--index] = id;
		} else size == -3 ? contextHash = id : size == -4 && (lookAhead = id);
		return index;
	}
	let children = [], positions = [];
	for (; cursor.pos > 0;) takeNode(data.start || 0, data.bufferStart || 0, children, positions, -1, 0);
	let length = data.length ?? (children.length ? positions[0] + children[0].length : 0);
	return new Tree(types[data.topID], children.reverse(), positions.reverse(), length);
}
var nodeSizeCache = new WeakMap();
function nodeSize(balanceType, node) {
	if (!balanceType.isAnonymous || node instanceof TreeBuffer || node.type != balanceType) return 1;
	let size = nodeSizeCache.get(node);
	if (size == null) {
		size = 1;
		for (let child of node.children) {
			if (child.type != balanceType || !(child instanceof Tree)) {
				size = 1;
				break;
			}
			size += nodeSize(balanceType, child);
		}
		nodeSizeCache.set(node, size);
	}
	return size;
}
function balanceRange(balanceType, children, positions, from, to, start, length, mkTop, mkTree) {
	let total = 0;
	for (let i = from; i < to; i++) total += nodeSize(balanceType, children[i]);
	let maxChild = Math.ceil(total * 1.5 / 8), localChildren = [], localPositions = [];
	function divide(children, positions, from, to, offset) {
		for (let i = from; i < to;) {
			let groupFrom = i, groupStart = positions[i], groupSize = nodeSize(balanceType, children[i]);
			for (i++; i < to; i++) {
				let nextSize = nodeSize(balanceType, children[i]);
				if (groupSize + nextSize >= maxChild) break;
				groupSize += nextSize;
			}
			if (i == groupFrom + 1) {
				if (groupSize > maxChild) {
					let only = children[groupFrom];
					divide(only.children, only.positions, 0, only.children.length, positions[groupFrom] + offset);
					continue;
				}
				localChildren.push(children[groupFrom]);
			} else {
				let length = positions[i - 1] + children[i - 1].length - groupStart;
				localChildren.push(balanceRange(balanceType, children, positions, groupFrom, i, groupStart, length, null, mkTree));
			}
			localPositions.push(groupStart + offset - start);
		}
	}
	return divide(children, positions, from, to, 0), (mkTop || mkTree)(localChildren, localPositions, length);
}
var NodeWeakMap = class {
	constructor() {
		this.map = new WeakMap();
	}
	setBuffer(buffer, index, value) {
		let inner = this.map.get(buffer);
		inner || this.map.set(buffer, inner = new Map()), inner.set(index, value);
	}
	getBuffer(buffer, index) {
		let inner = this.map.get(buffer);
		return inner && inner.get(index);
	}
	set(node, value) {
		node instanceof BufferNode ? this.setBuffer(node.context.buffer, node.index, value) : node instanceof TreeNode && this.map.set(node.tree, value);
	}
	get(node) {
		return node instanceof BufferNode ? this.getBuffer(node.context.buffer, node.index) : node instanceof TreeNode ? this.map.get(node.tree) : void 0;
	}
	cursorSet(cursor, value) {
		cursor.buffer ? this.setBuffer(cursor.buffer.buffer, cursor.index, value) : this.map.set(cursor.tree, value);
	}
	cursorGet(cursor) {
		return cursor.buffer ? this.getBuffer(cursor.buffer.buffer, cursor.index) : this.map.get(cursor.tree);
	}
}, TreeFragment = class TreeFragment {
	constructor(from, to, tree, offset, openStart = !1, openEnd = !1) {
		this.from = from, this.to = to, this.tree = tree, this.offset = offset, this.open = !!openStart | (openEnd ? 2 : 0);
	}
	get openStart() {
		return (this.open & 1) > 0;
	}
	get openEnd() {
		return (this.open & 2) > 0;
	}
	static addTree(tree, fragments = [], partial = !1) {
		let result = [new TreeFragment(0, tree.length, tree, 0, !1, partial)];
		for (let f of fragments) f.to > tree.length && result.push(f);
		return result;
	}
	static applyChanges(fragments, changes, minGap = 128) {
		if (!changes.length) return fragments;
		let result = [], fI = 1, nextF = fragments.length ? fragments[0] : null;
		for (let cI = 0, pos = 0, off = 0;; cI++) {
			let nextC = cI < changes.length ? changes[cI] : null, nextPos = nextC ? nextC.fromA : 1e9;
			if (nextPos - pos >= minGap) for (; nextF && nextF.from < nextPos;) {
				let cut = nextF;
				if (pos >= cut.from || nextPos <= cut.to || off) {
					let fFrom = Math.max(cut.from, pos) - off, fTo = Math.min(cut.to, nextPos) - off;
					cut = fFrom >= fTo ? null : new TreeFragment(fFrom, fTo, cut.tree, cut.offset + off, cI > 0, !!nextC);
				}
				if (cut && result.push(cut), nextF.to > nextPos) break;
				nextF = fI < fragments.length ? fragments[fI++] : null;
			}
			if (!nextC) break;
			pos = nextC.toA, off = nextC.toA - nextC.toB;
		}
		return result;
	}
}, Parser = class {
	startParse(input, fragments, ranges) {
		return typeof input == "string" && (input = new StringInput(input)), ranges = ranges ? ranges.length ? ranges.map((r) => new Range(r.from, r.to)) : [new Range(0, 0)] : [new Range(0, input.length)], this.createParse(input, fragments || [], ranges);
	}
	parse(input, fragments, ranges) {
		let parse = this.startParse(input, fragments, ranges);
		for (;;) {
			let done = parse.advance();
			if (done) return done;
		}
	}
}, StringInput = class {
	constructor(string) {
		this.string = string;
	}
	get length() {
		return this.string.length;
	}
	chunk(from) {
		return this.string.slice(from);
	}
	get lineChunks() {
		return !1;
	}
	read(from, to) {
		return this.string.slice(from, to);
	}
};
new NodeProp({ perNode: !0 });
// node_modules/@lezer/highlight/dist/index.js
var nextTagID = 0, Tag = class Tag {
	constructor(name, set, base, modified) {
		this.name = name, this.set = set, this.base = base, this.modified = modified, this.id = nextTagID++;
	}
	toString() {
		let { name } = this;
		for (let mod of this.modified) mod.name && (name = `${mod.name}(${name})`);
		return name;
	}
	static define(nameOrParent, parent) {
		let name = typeof nameOrParent == "string" ? nameOrParent : "?";
		if (nameOrParent instanceof Tag && (parent = nameOrParent), parent?.base) throw Error("Can not derive from a modified tag");
		let tag = new Tag(name, [], null, []);
		if (tag.set.push(tag), parent) for (let t of parent.set) tag.set.push(t);
		return tag;
	}
	static defineModifier(name) {
		let mod = new Modifier(name);
		return (tag) => tag.modified.indexOf(mod) > -1 ? tag : Modifier.get(tag.base || tag, tag.modified.concat(mod).sort((a, b) => a.id - b.id));
	}
}, nextModifierID = 0, Modifier = class Modifier {
	constructor(name) {
		this.name = name, this.instances = [], this.id = nextModifierID++;
	}
	static get(base, mods) {
		if (!mods.length) return base;
		let exists = mods[0].instances.find((t) => t.base == base && sameArray(mods, t.modified));
		if (exists) return exists;
		let set = [], tag = new Tag(base.name, set, base, mods);
		for (let m of mods) m.instances.push(tag);
		let configs = powerSet(mods);
		for (let parent of base.set) if (!parent.modified.length) for (let config of configs) set.push(Modifier.get(parent, config));
		return tag;
	}
};
function sameArray(a, b) {
	return a.length == b.length && a.every((x, i) => x == b[i]);
}
function powerSet(array) {
	let sets = [[]];
	for (let i = 0; i < array.length; i++) for (let j = 0, e = sets.length; j < e; j++) sets.push(sets[j].concat(array[i]));
	return sets.sort((a, b) => b.length - a.length);
}
function styleTags(spec) {
	let byName = Object.create(null);
	for (let prop in spec) {
		let tags = spec[prop];
		Array.isArray(tags) || (tags = [tags]);
		for (let part of prop.split(" ")) if (part) {
			let pieces = [], mode = 2, rest = part;
			for (let pos = 0;;) {
				if (rest == "..." && pos > 0 && pos + 3 == part.length) {
					mode = 1;
					break;
				}
				let m = /^"(?:[^"\\]|\\.)*?"|[^\/!]+/.exec(rest);
				if (!m) throw RangeError("Invalid path: " + part);
				if (pieces.push(m[0] == "*" ? "" : m[0][0] == "\"" ? JSON.parse(m[0]) : m[0]), pos += m[0].length, pos == part.length) break;
				let next = part[pos++];
				if (pos == part.length && next == "!") {
					mode = 0;
					break;
				}
				if (next != "/") throw RangeError("Invalid path: " + part);
				rest = part.slice(pos);
			}
			let last = pieces.length - 1, inner = pieces[last];
			if (!inner) throw RangeError("Invalid path: " + part);
			byName[inner] = new Rule(tags, mode, last > 0 ? pieces.slice(0, last) : null).sort(byName[inner]);
		}
	}
	return ruleNodeProp.add(byName);
}
var ruleNodeProp = new NodeProp({ combine(a, b) {
	let cur, root, take;
	for (; a || b;) {
		if (!a || b && a.depth <= b.depth ? (take = b, b = b.next) : (take = a, a = a.next), cur && cur.mode == take.mode && !take.context && !cur.context) continue;
		let copy = new Rule(take.tags, take.mode, take.context);
		cur ? cur.next = copy : root = copy, cur = copy;
	}
	return root;
} }), Rule = class {
	constructor(tags, mode, context, next) {
		this.tags = tags, this.mode = mode, this.context = context, this.next = next;
	}
	get opaque() {
		return this.mode == 0;
	}
	get inherit() {
		return this.mode == 1;
	}
	sort(other) {
		return !other || other.depth < this.depth ? (this.next = other, this) : (other.next = this.sort(other.next), other);
	}
	get depth() {
		return this.context ? this.context.length : 0;
	}
};
Rule.empty = new Rule([], 2, null);
function tagHighlighter(tags, options) {
	let map = Object.create(null);
	for (let style of tags) if (!Array.isArray(style.tag)) map[style.tag.id] = style.class;
	else for (let tag of style.tag) map[tag.id] = style.class;
	let { scope, all = null } = options || {};
	return {
		style: (tags) => {
			let cls = all;
			for (let tag of tags) for (let sub of tag.set) {
				let tagClass = map[sub.id];
				if (tagClass) {
					cls = cls ? cls + " " + tagClass : tagClass;
					break;
				}
			}
			return cls;
		},
		scope
	};
}
function highlightTags(highlighters, tags) {
	let result = null;
	for (let highlighter of highlighters) {
		let value = highlighter.style(tags);
		value && (result = result ? result + " " + value : value);
	}
	return result;
}
function highlightTree(tree, highlighter, putStyle, from = 0, to = tree.length) {
	let builder = new HighlightBuilder(from, Array.isArray(highlighter) ? highlighter : [highlighter], putStyle);
	builder.highlightRange(tree.cursor(), from, to, "", builder.highlighters), builder.flush(to);
}
var HighlightBuilder = class {
	constructor(at, highlighters, span) {
		this.at = at, this.highlighters = highlighters, this.span = span, this.class = "";
	}
	startSpan(at, cls) {
		cls != this.class && (this.flush(at), at > this.at && (this.at = at), this.class = cls);
	}
	flush(to) {
		to > this.at && this.class && this.span(this.at, to, this.class);
	}
	highlightRange(cursor, from, to, inheritedClass, highlighters) {
		let { type, from: start, to: end } = cursor;
		if (start >= to || end <= from) return;
		type.isTop && (highlighters = this.highlighters.filter((h) => !h.scope || h.scope(type)));
		let cls = inheritedClass, rule = getStyleTags(cursor) || Rule.empty, tagCls = highlightTags(highlighters, rule.tags);
		if (tagCls && (cls && (cls += " "), cls += tagCls, rule.mode == 1 && (inheritedClass += (inheritedClass ? " " : "") + tagCls)), this.startSpan(Math.max(from, start), cls), rule.opaque) return;
		let mounted = cursor.tree && cursor.tree.prop(NodeProp.mounted);
		if (mounted && mounted.overlay) {
			let inner = cursor.node.enter(mounted.overlay[0].from + start, 1), innerHighlighters = this.highlighters.filter((h) => !h.scope || h.scope(mounted.tree.type)), hasChild = cursor.firstChild();
			for (let i = 0, pos = start;; i++) {
				let next = i < mounted.overlay.length ? mounted.overlay[i] : null, nextPos = next ? next.from + start : end, rangeFrom = Math.max(from, pos), rangeTo = Math.min(to, nextPos);
				if (rangeFrom < rangeTo && hasChild) for (; cursor.from < rangeTo && (this.highlightRange(cursor, rangeFrom, rangeTo, inheritedClass, highlighters), this.startSpan(Math.min(rangeTo, cursor.to), cls), !(cursor.to >= nextPos || !cursor.nextSibling())););
				if (!next || nextPos > to) break;
				pos = next.to + start, pos > from && (this.highlightRange(inner.cursor(), Math.max(from, next.from + start), Math.min(to, pos), "", innerHighlighters), this.startSpan(Math.min(to, pos), cls));
			}
			hasChild && cursor.parent();
		} else if (cursor.firstChild()) {
			mounted && (inheritedClass = "");
			do
				if (!(cursor.to <= from)) {
					if (cursor.from >= to) break;
					this.highlightRange(cursor, from, to, inheritedClass, highlighters), this.startSpan(Math.min(to, cursor.to), cls);
				}
			while (cursor.nextSibling());
			cursor.parent();
		}
	}
};
function getStyleTags(node) {
	let rule = node.type.prop(ruleNodeProp);
	for (; rule && rule.context && !node.matchContext(rule.context);) rule = rule.next;
	return rule || null;
}
var t = Tag.define, comment = t(), name = t(), typeName = t(name), propertyName = t(name), literal = t(), string = t(literal), number = t(literal), content = t(), heading = t(content), keyword = t(), operator = t(), punctuation = t(), bracket = t(punctuation), meta = t(), tags = {
	comment,
	lineComment: t(comment),
	blockComment: t(comment),
	docComment: t(comment),
	name,
	variableName: t(name),
	typeName,
	tagName: t(typeName),
	propertyName,
	attributeName: t(propertyName),
	className: t(name),
	labelName: t(name),
	namespace: t(name),
	macroName: t(name),
	literal,
	string,
	docString: t(string),
	character: t(string),
	attributeValue: t(string),
	number,
	integer: t(number),
	float: t(number),
	bool: t(literal),
	regexp: t(literal),
	escape: t(literal),
	color: t(literal),
	url: t(literal),
	keyword,
	self: t(keyword),
	null: t(keyword),
	atom: t(keyword),
	unit: t(keyword),
	modifier: t(keyword),
	operatorKeyword: t(keyword),
	controlKeyword: t(keyword),
	definitionKeyword: t(keyword),
	moduleKeyword: t(keyword),
	operator,
	derefOperator: t(operator),
	arithmeticOperator: t(operator),
	logicOperator: t(operator),
	bitwiseOperator: t(operator),
	compareOperator: t(operator),
	updateOperator: t(operator),
	definitionOperator: t(operator),
	typeOperator: t(operator),
	controlOperator: t(operator),
	punctuation,
	separator: t(punctuation),
	bracket,
	angleBracket: t(bracket),
	squareBracket: t(bracket),
	paren: t(bracket),
	brace: t(bracket),
	content,
	heading,
	heading1: t(heading),
	heading2: t(heading),
	heading3: t(heading),
	heading4: t(heading),
	heading5: t(heading),
	heading6: t(heading),
	contentSeparator: t(content),
	list: t(content),
	quote: t(content),
	emphasis: t(content),
	strong: t(content),
	link: t(content),
	monospace: t(content),
	strikethrough: t(content),
	inserted: t(),
	deleted: t(),
	changed: t(),
	invalid: t(),
	meta,
	documentMeta: t(meta),
	annotation: t(meta),
	processingInstruction: t(meta),
	definition: Tag.defineModifier("definition"),
	constant: Tag.defineModifier("constant"),
	function: Tag.defineModifier("function"),
	standard: Tag.defineModifier("standard"),
	local: Tag.defineModifier("local"),
	special: Tag.defineModifier("special")
};
for (let name in tags) {
	let val = tags[name];
	val instanceof Tag && (val.name = name);
}
tagHighlighter([
	{
		tag: tags.link,
		class: "tok-link"
	},
	{
		tag: tags.heading,
		class: "tok-heading"
	},
	{
		tag: tags.emphasis,
		class: "tok-emphasis"
	},
	{
		tag: tags.strong,
		class: "tok-strong"
	},
	{
		tag: tags.keyword,
		class: "tok-keyword"
	},
	{
		tag: tags.atom,
		class: "tok-atom"
	},
	{
		tag: tags.bool,
		class: "tok-bool"
	},
	{
		tag: tags.url,
		class: "tok-url"
	},
	{
		tag: tags.labelName,
		class: "tok-labelName"
	},
	{
		tag: tags.inserted,
		class: "tok-inserted"
	},
	{
		tag: tags.deleted,
		class: "tok-deleted"
	},
	{
		tag: tags.literal,
		class: "tok-literal"
	},
	{
		tag: tags.string,
		class: "tok-string"
	},
	{
		tag: tags.number,
		class: "tok-number"
	},
	{
		tag: [
			tags.regexp,
			tags.escape,
			tags.special(tags.string)
		],
		class: "tok-string2"
	},
	{
		tag: tags.variableName,
		class: "tok-variableName"
	},
	{
		tag: tags.local(tags.variableName),
		class: "tok-variableName tok-local"
	},
	{
		tag: tags.definition(tags.variableName),
		class: "tok-variableName tok-definition"
	},
	{
		tag: tags.special(tags.variableName),
		class: "tok-variableName2"
	},
	{
		tag: tags.definition(tags.propertyName),
		class: "tok-propertyName tok-definition"
	},
	{
		tag: tags.typeName,
		class: "tok-typeName"
	},
	{
		tag: tags.namespace,
		class: "tok-namespace"
	},
	{
		tag: tags.className,
		class: "tok-className"
	},
	{
		tag: tags.macroName,
		class: "tok-macroName"
	},
	{
		tag: tags.propertyName,
		class: "tok-propertyName"
	},
	{
		tag: tags.operator,
		class: "tok-operator"
	},
	{
		tag: tags.comment,
		class: "tok-comment"
	},
	{
		tag: tags.meta,
		class: "tok-meta"
	},
	{
		tag: tags.invalid,
		class: "tok-invalid"
	},
	{
		tag: tags.punctuation,
		class: "tok-punctuation"
	}
]);
// node_modules/@codemirror/language/dist/index.js
var languageDataProp = new NodeProp();
function defineLanguageFacet(baseData) {
	return Facet.define({ combine: baseData ? (values) => values.concat(baseData) : void 0 });
}
var sublanguageProp = new NodeProp(), Language = class {
	constructor(data, parser, extraExtensions = [], name = "") {
		this.data = data, this.name = name, EditorState.prototype.hasOwnProperty("tree") || Object.defineProperty(EditorState.prototype, "tree", { get() {
			return syntaxTree(this);
		} }), this.parser = parser, this.extension = [language.of(this), EditorState.languageData.of((state, pos, side) => {
			let top = topNodeAt(state, pos, side), data = top.type.prop(languageDataProp);
			if (!data) return [];
			let base = state.facet(data), sub = top.type.prop(sublanguageProp);
			if (sub) {
				let innerNode = top.resolve(pos - top.from, side);
				for (let sublang of sub) if (sublang.test(innerNode, state)) {
					let data = state.facet(sublang.facet);
					return sublang.type == "replace" ? data : data.concat(base);
				}
			}
			return base;
		})].concat(extraExtensions);
	}
	isActiveAt(state, pos, side = -1) {
		return topNodeAt(state, pos, side).type.prop(languageDataProp) == this.data;
	}
	findRegions(state) {
		let lang = state.facet(language);
		if (lang?.data == this.data) return [{
			from: 0,
			to: state.doc.length
		}];
		if (!lang || !lang.allowsNesting) return [];
		let result = [], explore = (tree, from) => {
			if (tree.prop(languageDataProp) == this.data) {
				result.push({
					from,
					to: from + tree.length
				});
				return;
			}
			let mount = tree.prop(NodeProp.mounted);
			if (mount) {
				if (mount.tree.prop(languageDataProp) == this.data) {
					if (mount.overlay) for (let r of mount.overlay) result.push({
						from: r.from + from,
						to: r.to + from
					});
					else result.push({
						from,
						to: from + tree.length
					});
					return;
				}
				if (mount.overlay) {
					let size = result.length;
					if (explore(mount.tree, mount.overlay[0].from + from), result.length > size) return;
				}
			}
			for (let i = 0; i < tree.children.length; i++) {
				let ch = tree.children[i];
				ch instanceof Tree && explore(ch, tree.positions[i] + from);
			}
		};
		return explore(syntaxTree(state), 0), result;
	}
	get allowsNesting() {
		return !0;
	}
};
Language.setState = StateEffect.define();
function topNodeAt(state, pos, side) {
	let topLang = state.facet(language), tree = syntaxTree(state).topNode;
	if (!topLang || topLang.allowsNesting) for (let node = tree; node; node = node.enter(pos, side, IterMode.ExcludeBuffers | IterMode.EnterBracketed)) node.type.isTop && (tree = node);
	return tree;
}
var LRLanguage = class LRLanguage extends Language {
	constructor(data, parser, name) {
		super(data, parser, [], name), this.parser = parser;
	}
	static define(spec) {
		let data = defineLanguageFacet(spec.languageData);
		return new LRLanguage(data, spec.parser.configure({ props: [languageDataProp.add((type) => type.isTop ? data : void 0)] }), spec.name);
	}
	configure(options, name) {
		return new LRLanguage(this.data, this.parser.configure(options), name || this.name);
	}
	get allowsNesting() {
		return this.parser.hasWrappers();
	}
};
function syntaxTree(state) {
	let field = state.field(Language.state, !1);
	return field ? field.tree : Tree.empty;
}
var DocInput = class {
	constructor(doc) {
		this.doc = doc, this.cursorPos = 0, this.string = "", this.cursor = doc.iter();
	}
	get length() {
		return this.doc.length;
	}
	syncTo(pos) {
		return this.string = this.cursor.next(pos - this.cursorPos).value, this.cursorPos = pos + this.string.length, this.cursorPos - this.string.length;
	}
	chunk(pos) {
		return this.syncTo(pos), this.string;
	}
	get lineChunks() {
		return !0;
	}
	read(from, to) {
		let stringStart = this.cursorPos - this.string.length;
		return from < stringStart || to >= this.cursorPos ? this.doc.sliceString(from, to) : this.string.slice(from - stringStart, to - stringStart);
	}
}, currentContext = null, ParseContext = class ParseContext {
	constructor(parser, state, fragments = [], tree, treeLen, viewport, skipped, scheduleOn) {
		this.parser = parser, this.state = state, this.fragments = fragments, this.tree = tree, this.treeLen = treeLen, this.viewport = viewport, this.skipped = skipped, this.scheduleOn = scheduleOn, this.parse = null, this.tempSkipped = [];
	}
	static create(parser, state, viewport) {
		return new ParseContext(parser, state, [], Tree.empty, 0, viewport, [], null);
	}
	startParse() {
		return this.parser.startParse(new DocInput(this.state.doc), this.fragments);
	}
	work(until, upto) {
		return upto != null && upto >= this.state.doc.length && (upto = void 0), this.tree != Tree.empty && this.isDone(upto ?? this.state.doc.length) ? (this.takeTree(), !0) : this.withContext(() => {
			if (typeof until == "number") {
				let endTime = Date.now() + until;
				until = () => Date.now() > endTime;
			}
			for (this.parse ||= this.startParse(), upto != null && (this.parse.stoppedAt == null || this.parse.stoppedAt > upto) && upto < this.state.doc.length && this.parse.stopAt(upto);;) {
				let done = this.parse.advance();
				if (done) {
					if (this.fragments = this.withoutTempSkipped(TreeFragment.addTree(done, this.fragments, this.parse.stoppedAt != null)), this.treeLen = this.parse.stoppedAt ?? this.state.doc.length, this.tree = done, this.parse = null, this.treeLen < (upto ?? this.state.doc.length)) this.parse = this.startParse();
					else return !0;
				}
				if (until()) return !1;
			}
		});
	}
	takeTree() {
		let pos, tree;
		this.parse && (pos = this.parse.parsedPos) >= this.treeLen && ((this.parse.stoppedAt == null || this.parse.stoppedAt > pos) && this.parse.stopAt(pos), this.withContext(() => {
			for (; !(tree = this.parse.advance()););
		}), this.treeLen = pos, this.tree = tree, this.fragments = this.withoutTempSkipped(TreeFragment.addTree(this.tree, this.fragments, !0)), this.parse = null);
	}
	withContext(f) {
		let prev = currentContext;
		currentContext = this;
		try {
			return f();
		} finally {
			currentContext = prev;
		}
	}
	withoutTempSkipped(fragments) {
		for (let r; r = this.tempSkipped.pop();) fragments = cutFragments(fragments, r.from, r.to);
		return fragments;
	}
	changes(changes, newState) {
		let { fragments, tree, treeLen, viewport, skipped } = this;
		if (this.takeTree(), !changes.empty) {
			let ranges = [];
			if (changes.iterChangedRanges((fromA, toA, fromB, toB) => ranges.push({
				fromA,
				toA,
				fromB,
				toB
			})), fragments = TreeFragment.applyChanges(fragments, ranges), tree = Tree.empty, treeLen = 0, viewport = {
				from: changes.mapPos(viewport.from, -1),
				to: changes.mapPos(viewport.to, 1)
			}, this.skipped.length) {
				skipped = [];
				for (let r of this.skipped) {
					let from = changes.mapPos(r.from, 1), to = changes.mapPos(r.to, -1);
					from < to && skipped.push({
						from,
						to
					});
				}
			}
		}
		return new ParseContext(this.parser, newState, fragments, tree, treeLen, viewport, skipped, this.scheduleOn);
	}
	updateViewport(viewport) {
		if (this.viewport.from == viewport.from && this.viewport.to == viewport.to) return !1;
		this.viewport = viewport;
		let startLen = this.skipped.length;
		for (let i = 0; i < this.skipped.length; i++) {
			let { from, to } = this.skipped[i];
			from < viewport.to && to > viewport.from && (this.fragments = cutFragments(this.fragments, from, to), this.skipped.splice(i--, 1));
		}
		return this.skipped.length >= startLen ? !1 : (this.reset(), !0);
	}
	reset() {
		this.parse &&= (this.takeTree(), null);
	}
	skipUntilInView(from, to) {
		this.skipped.push({
			from,
			to
		});
	}
	static getSkippingParser(until) {
		return new class extends Parser {
			createParse(input, fragments, ranges) {
				let from = ranges[0].from, to = ranges[ranges.length - 1].to;
				return {
					parsedPos: from,
					advance() {
						let cx = currentContext;
						if (cx) {
							for (let r of ranges) cx.tempSkipped.push(r);
							until && (cx.scheduleOn = cx.scheduleOn ? Promise.all([cx.scheduleOn, until]) : until);
						}
						return this.parsedPos = to, new Tree(NodeType.none, [], [], to - from);
					},
					stoppedAt: null,
					stopAt() {}
				};
			}
		}();
	}
	isDone(upto) {
		upto = Math.min(upto, this.state.doc.length);
		let frags = this.fragments;
		return this.treeLen >= upto && frags.length && frags[0].from == 0 && frags[0].to >= upto;
	}
	static get() {
		return currentContext;
	}
};
function cutFragments(fragments, from, to) {
	return TreeFragment.applyChanges(fragments, [{
		fromA: from,
		toA: to,
		fromB: from,
		toB: to
	}]);
}
var LanguageState = class LanguageState {
	constructor(context) {
		this.context = context, this.tree = context.tree;
	}
	apply(tr) {
		if (!tr.docChanged && this.tree == this.context.tree) return this;
		let newCx = this.context.changes(tr.changes, tr.state), upto = this.context.treeLen == tr.startState.doc.length ? void 0 : Math.max(tr.changes.mapPos(this.context.treeLen), newCx.viewport.to);
		return newCx.work(20, upto) || newCx.takeTree(), new LanguageState(newCx);
	}
	static init(state) {
		let vpTo = Math.min(3e3, state.doc.length), parseState = ParseContext.create(state.facet(language).parser, state, {
			from: 0,
			to: vpTo
		});
		return parseState.work(20, vpTo) || parseState.takeTree(), new LanguageState(parseState);
	}
};
Language.state = StateField.define({
	create: LanguageState.init,
	update(value, tr) {
		for (let e of tr.effects) if (e.is(Language.setState)) return e.value;
		return tr.startState.facet(language) == tr.state.facet(language) ? value.apply(tr) : LanguageState.init(tr.state);
	}
});
var requestIdle = (callback) => {
	let timeout = setTimeout(() => callback(), 500);
	return () => clearTimeout(timeout);
};
typeof requestIdleCallback < "u" && (requestIdle = (callback) => {
	let idle = -1, timeout = setTimeout(() => {
		idle = requestIdleCallback(callback, { timeout: 400 });
	}, 100);
	return () => idle < 0 ? clearTimeout(timeout) : cancelIdleCallback(idle);
});
var isInputPending = typeof navigator < "u" && navigator.scheduling?.isInputPending ? () => navigator.scheduling.isInputPending() : null, parseWorker = ViewPlugin.fromClass(class {
	constructor(view) {
		this.view = view, this.working = null, this.workScheduled = 0, this.chunkEnd = -1, this.chunkBudget = -1, this.work = this.work.bind(this), this.scheduleWork();
	}
	update(update) {
		let cx = this.view.state.field(Language.state).context;
		(cx.updateViewport(update.view.viewport) || this.view.viewport.to > cx.treeLen) && this.scheduleWork(), (update.docChanged || update.selectionSet) && (this.view.hasFocus && (this.chunkBudget += 50), this.scheduleWork()), this.checkAsyncSchedule(cx);
	}
	scheduleWork() {
		if (this.working) return;
		let { state } = this.view, field = state.field(Language.state);
		field.tree == field.context.tree && field.context.isDone(state.doc.length) || (this.working = requestIdle(this.work));
	}
	work(deadline) {
		this.working = null;
		let now = Date.now();
		if (this.chunkEnd < now && (this.chunkEnd < 0 || this.view.hasFocus) && (this.chunkEnd = now + 3e4, this.chunkBudget = 3e3), this.chunkBudget <= 0) return;
		let { state, viewport: { to: vpTo } } = this.view, field = state.field(Language.state);
		if (field.tree == field.context.tree && field.context.isDone(vpTo + 1e5)) return;
		let endTime = Date.now() + Math.min(this.chunkBudget, 100, deadline && !isInputPending ? Math.max(25, deadline.timeRemaining() - 5) : 1e9), viewportFirst = field.context.treeLen < vpTo && state.doc.length > vpTo + 1e3, done = field.context.work(() => isInputPending && isInputPending() || Date.now() > endTime, vpTo + (viewportFirst ? 0 : 1e5));
		this.chunkBudget -= Date.now() - now, (done || this.chunkBudget <= 0) && (field.context.takeTree(), this.view.dispatch({ effects: Language.setState.of(new LanguageState(field.context)) })), this.chunkBudget > 0 && (!done || viewportFirst) && this.scheduleWork(), this.checkAsyncSchedule(field.context);
	}
	checkAsyncSchedule(cx) {
		cx.scheduleOn &&= (this.workScheduled++, cx.scheduleOn.then(() => this.scheduleWork()).catch((err) => logException(this.view.state, err)).then(() => this.workScheduled--), null);
	}
	destroy() {
		this.working && this.working();
	}
	isWorking() {
		return !!(this.working || this.workScheduled > 0);
	}
}, { eventHandlers: { focus() {
	this.scheduleWork();
} } }), language = Facet.define({
	combine(languages) {
		return languages.length ? languages[0] : null;
	},
	enables: (language) => [
		Language.state,
		parseWorker,
		EditorView.contentAttributes.compute([language], (state) => {
			let lang = state.facet(language);
			return lang && lang.name ? { "data-language": lang.name } : {};
		})
	]
}), LanguageSupport = class {
	constructor(language, support = []) {
		this.language = language, this.support = support, this.extension = [language, support];
	}
}, indentService = Facet.define(), indentUnit = Facet.define({ combine: (values) => {
	if (!values.length) return "  ";
	let unit = values[0];
	if (!unit || /\S/.test(unit) || Array.from(unit).some((e) => e != unit[0])) throw Error("Invalid indent unit: " + JSON.stringify(values[0]));
	return unit;
} });
function getIndentUnit(state) {
	let unit = state.facet(indentUnit);
	return unit.charCodeAt(0) == 9 ? state.tabSize * unit.length : unit.length;
}
function indentString(state, cols) {
	let result = "", ts = state.tabSize, ch = state.facet(indentUnit)[0];
	if (ch == "	") {
		for (; cols >= ts;) result += "	", cols -= ts;
		ch = " ";
	}
	for (let i = 0; i < cols; i++) result += ch;
	return result;
}
function getIndentation(context, pos) {
	context instanceof EditorState && (context = new IndentContext(context));
	for (let service of context.state.facet(indentService)) {
		let result = service(context, pos);
		if (result !== void 0) return result;
	}
	let tree = syntaxTree(context.state);
	return tree.length >= pos ? syntaxIndentation(context, tree, pos) : null;
}
var IndentContext = class {
	constructor(state, options = {}) {
		this.state = state, this.options = options, this.unit = getIndentUnit(state);
	}
	lineAt(pos, bias = 1) {
		let line = this.state.doc.lineAt(pos), { simulateBreak, simulateDoubleBreak } = this.options;
		return simulateBreak != null && simulateBreak >= line.from && simulateBreak <= line.to ? simulateDoubleBreak && simulateBreak == pos ? {
			text: "",
			from: pos
		} : (bias < 0 ? simulateBreak < pos : simulateBreak <= pos) ? {
			text: line.text.slice(simulateBreak - line.from),
			from: simulateBreak
		} : {
			text: line.text.slice(0, simulateBreak - line.from),
			from: line.from
		} : line;
	}
	textAfterPos(pos, bias = 1) {
		if (this.options.simulateDoubleBreak && pos == this.options.simulateBreak) return "";
		let { text, from } = this.lineAt(pos, bias);
		return text.slice(pos - from, Math.min(text.length, pos + 100 - from));
	}
	column(pos, bias = 1) {
		let { text, from } = this.lineAt(pos, bias), result = this.countColumn(text, pos - from), override = this.options.overrideIndentation ? this.options.overrideIndentation(from) : -1;
		return override > -1 && (result += override - this.countColumn(text, text.search(/\S|$/))), result;
	}
	countColumn(line, pos = line.length) {
		return countColumn(line, this.state.tabSize, pos);
	}
	lineIndent(pos, bias = 1) {
		let { text, from } = this.lineAt(pos, bias), override = this.options.overrideIndentation;
		if (override) {
			let overriden = override(from);
			if (overriden > -1) return overriden;
		}
		return this.countColumn(text, text.search(/\S|$/));
	}
	get simulatedBreak() {
		return this.options.simulateBreak || null;
	}
}, indentNodeProp = new NodeProp();
function syntaxIndentation(cx, ast, pos) {
	let stack = ast.resolveStack(pos), inner = ast.resolveInner(pos, -1).resolve(pos, 0).enterUnfinishedNodesBefore(pos);
	if (inner != stack.node) {
		let add = [];
		for (let cur = inner; cur && !(cur.from < stack.node.from || cur.to > stack.node.to || cur.from == stack.node.from && cur.type == stack.node.type); cur = cur.parent) add.push(cur);
		for (let i = add.length - 1; i >= 0; i--) stack = {
			node: add[i],
			next: stack
		};
	}
	return indentFor(stack, cx, pos);
}
function indentFor(stack, cx, pos) {
	for (let cur = stack; cur; cur = cur.next) {
		let strategy = indentStrategy(cur.node);
		if (strategy) return strategy(TreeIndentContext.create(cx, pos, cur));
	}
	return 0;
}
function ignoreClosed(cx) {
	return cx.pos == cx.options.simulateBreak && cx.options.simulateDoubleBreak;
}
function indentStrategy(tree) {
	let strategy = tree.type.prop(indentNodeProp);
	if (strategy) return strategy;
	let first = tree.firstChild, close;
	if (first && (close = first.type.prop(NodeProp.closedBy))) {
		let last = tree.lastChild, closed = last && close.indexOf(last.name) > -1;
		return (cx) => delimitedStrategy(cx, !0, 1, void 0, closed && !ignoreClosed(cx) ? last.from : void 0);
	}
	return tree.parent == null ? topIndent : null;
}
function topIndent() {
	return 0;
}
var TreeIndentContext = class TreeIndentContext extends IndentContext {
	constructor(base, pos, context) {
		super(base.state, base.options), this.base = base, this.pos = pos, this.context = context;
	}
	get node() {
		return this.context.node;
	}
	static create(base, pos, context) {
		return new TreeIndentContext(base, pos, context);
	}
	get textAfter() {
		return this.textAfterPos(this.pos);
	}
	get baseIndent() {
		return this.baseIndentFor(this.node);
	}
	baseIndentFor(node) {
		let line = this.state.doc.lineAt(node.from);
		for (;;) {
			let atBreak = node.resolve(line.from);
			for (; atBreak.parent && atBreak.parent.from == atBreak.from;) atBreak = atBreak.parent;
			if (isParent(atBreak, node)) break;
			line = this.state.doc.lineAt(atBreak.from);
		}
		return this.lineIndent(line.from);
	}
	continue() {
		return indentFor(this.context.next, this.base, this.pos);
	}
};
function isParent(parent, of) {
	for (let cur = of; cur; cur = cur.parent) if (parent == cur) return !0;
	return !1;
}
function bracketedAligned(context) {
	let tree = context.node, openToken = tree.childAfter(tree.from), last = tree.lastChild;
	if (!openToken) return null;
	let sim = context.options.simulateBreak, openLine = context.state.doc.lineAt(openToken.from), lineEnd = sim == null || sim <= openLine.from ? openLine.to : Math.min(openLine.to, sim);
	for (let pos = openToken.to;;) {
		let next = tree.childAfter(pos);
		if (!next || next == last) return null;
		if (!next.type.isSkipped) {
			if (next.from >= lineEnd) return null;
			let space = /^ */.exec(openLine.text.slice(openToken.to - openLine.from))[0].length;
			return {
				from: openToken.from,
				to: openToken.to + space
			};
		}
		pos = next.to;
	}
}
function delimitedIndent({ closing, align = !0, units = 1 }) {
	return (context) => delimitedStrategy(context, align, units, closing);
}
function delimitedStrategy(context, align, units, closing, closedAt) {
	let after = context.textAfter, space = after.match(/^\s*/)[0].length, closed = closing && after.slice(space, space + closing.length) == closing || closedAt == context.pos + space, aligned = align ? bracketedAligned(context) : null;
	return aligned ? closed ? context.column(aligned.from) : context.column(aligned.to) : context.baseIndent + (closed ? 0 : context.unit * units);
}
var flatIndent = (context) => context.baseIndent;
function continuedIndent({ except, units = 1 } = {}) {
	return (context) => {
		let matchExcept = except && except.test(context.textAfter);
		return context.baseIndent + (matchExcept ? 0 : units * context.unit);
	};
}
var DontIndentBeyond = 200;
function indentOnInput() {
	return EditorState.transactionFilter.of((tr) => {
		if (!tr.docChanged || !tr.isUserEvent("input.type") && !tr.isUserEvent("input.complete")) return tr;
		let rules = tr.startState.languageDataAt("indentOnInput", tr.startState.selection.main.head);
		if (!rules.length) return tr;
		let doc = tr.newDoc, { head } = tr.newSelection.main, line = doc.lineAt(head);
		if (head > line.from + DontIndentBeyond) return tr;
		let lineStart = doc.sliceString(line.from, head);
		if (!rules.some((r) => r.test(lineStart))) return tr;
		let { state } = tr, last = -1, changes = [];
		for (let { head } of state.selection.ranges) {
			let line = state.doc.lineAt(head);
			if (line.from == last) continue;
			last = line.from;
			let indent = getIndentation(state, line.from);
			if (indent == null) continue;
			let cur = /^\s*/.exec(line.text)[0], norm = indentString(state, indent);
			cur != norm && changes.push({
				from: line.from,
				to: line.from + cur.length,
				insert: norm
			});
		}
		return changes.length ? [tr, {
			changes,
			sequential: !0
		}] : tr;
	});
}
var foldNodeProp = new NodeProp();
function foldInside(node) {
	let first = node.firstChild, last = node.lastChild;
	return first && first.to < last.from ? {
		from: first.to,
		to: last.type.isError ? node.to : last.from
	} : null;
}
var HighlightStyle = class HighlightStyle {
	constructor(specs, options) {
		this.specs = specs;
		let modSpec;
		function def(spec) {
			let cls = StyleModule.newName();
			return (modSpec ||= Object.create(null))["." + cls] = spec, cls;
		}
		let all = typeof options.all == "string" ? options.all : options.all ? def(options.all) : void 0, scopeOpt = options.scope;
		this.scope = scopeOpt instanceof Language ? (type) => type.prop(languageDataProp) == scopeOpt.data : scopeOpt ? (type) => type == scopeOpt : void 0, this.style = tagHighlighter(specs.map((style) => ({
			tag: style.tag,
			class: style.class || def(Object.assign({}, style, { tag: null }))
		})), { all }).style, this.module = modSpec ? new StyleModule(modSpec) : null, this.themeType = options.themeType;
	}
	static define(specs, options) {
		return new HighlightStyle(specs, options || {});
	}
}, highlighterFacet = Facet.define(), fallbackHighlighter = Facet.define({ combine(values) {
	return values.length ? [values[0]] : null;
} });
function getHighlighters(state) {
	let main = state.facet(highlighterFacet);
	return main.length ? main : state.facet(fallbackHighlighter);
}
function syntaxHighlighting(highlighter, options) {
	let ext = [treeHighlighter], themeType;
	return highlighter instanceof HighlightStyle && (highlighter.module && ext.push(EditorView.styleModule.of(highlighter.module)), themeType = highlighter.themeType), options?.fallback ? ext.push(fallbackHighlighter.of(highlighter)) : themeType ? ext.push(highlighterFacet.computeN([EditorView.darkTheme], (state) => state.facet(EditorView.darkTheme) == (themeType == "dark") ? [highlighter] : [])) : ext.push(highlighterFacet.of(highlighter)), ext;
}
var TreeHighlighter = class {
	constructor(view) {
		this.markCache = Object.create(null), this.tree = syntaxTree(view.state), this.decorations = this.buildDeco(view, getHighlighters(view.state)), this.decoratedTo = view.viewport.to;
	}
	update(update) {
		let tree = syntaxTree(update.state), highlighters = getHighlighters(update.state), styleChange = highlighters != getHighlighters(update.startState), { viewport } = update.view, decoratedToMapped = update.changes.mapPos(this.decoratedTo, 1);
		tree.length < viewport.to && !styleChange && tree.type == this.tree.type && decoratedToMapped >= viewport.to ? (this.decorations = this.decorations.map(update.changes), this.decoratedTo = decoratedToMapped) : (tree != this.tree || update.viewportChanged || styleChange) && (this.tree = tree, this.decorations = this.buildDeco(update.view, highlighters), this.decoratedTo = viewport.to);
	}
	buildDeco(view, highlighters) {
		if (!highlighters || !this.tree.length) return Decoration.none;
		let builder = new RangeSetBuilder();
		for (let { from, to } of view.visibleRanges) highlightTree(this.tree, highlighters, (from, to, style) => {
			builder.add(from, to, this.markCache[style] || (this.markCache[style] = Decoration.mark({ class: style })));
		}, from, to);
		return builder.finish();
	}
}, treeHighlighter = Prec.high(ViewPlugin.fromClass(TreeHighlighter, { decorations: (v) => v.decorations }));
tags.meta, tags.link, tags.heading, tags.emphasis, tags.strong, tags.strikethrough, tags.keyword, tags.atom, tags.bool, tags.url, tags.contentSeparator, tags.labelName, tags.literal, tags.inserted, tags.string, tags.deleted, tags.regexp, tags.escape, tags.string, tags.variableName, tags.variableName, tags.typeName, tags.namespace, tags.className, tags.variableName, tags.macroName, tags.propertyName, tags.comment, tags.invalid;
var baseTheme$2 = EditorView.baseTheme({
	"&.cm-focused .cm-matchingBracket": { backgroundColor: "#328c8252" },
	"&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "#bb555544" }
}), DefaultScanDist = 1e4, DefaultBrackets = "()[]{}", bracketMatchingConfig = Facet.define({ combine(configs) {
	return combineConfig(configs, {
		afterCursor: !0,
		brackets: DefaultBrackets,
		maxScanDistance: DefaultScanDist,
		renderMatch: defaultRenderMatch
	});
} }), matchingMark = Decoration.mark({ class: "cm-matchingBracket" }), nonmatchingMark = Decoration.mark({ class: "cm-nonmatchingBracket" });
function defaultRenderMatch(match) {
	let decorations = [], mark = match.matched ? matchingMark : nonmatchingMark;
	return decorations.push(mark.range(match.start.from, match.start.to)), match.end && decorations.push(mark.range(match.end.from, match.end.to)), decorations;
}
function bracketDeco(state) {
	let decorations = [], config = state.facet(bracketMatchingConfig);
	for (let range of state.selection.ranges) {
		if (!range.empty) continue;
		let match = matchBrackets(state, range.head, -1, config) || range.head > 0 && matchBrackets(state, range.head - 1, 1, config) || config.afterCursor && (matchBrackets(state, range.head, 1, config) || range.head < state.doc.length && matchBrackets(state, range.head + 1, -1, config));
		match && (decorations = decorations.concat(config.renderMatch(match, state)));
	}
	return Decoration.set(decorations, !0);
}
var bracketMatchingUnique = [ViewPlugin.fromClass(class {
	constructor(view) {
		this.paused = !1, this.decorations = bracketDeco(view.state);
	}
	update(update) {
		(update.docChanged || update.selectionSet || this.paused) && (update.view.composing ? (this.decorations = this.decorations.map(update.changes), this.paused = !0) : (this.decorations = bracketDeco(update.state), this.paused = !1));
	}
}, { decorations: (v) => v.decorations }), baseTheme$2];
function bracketMatching(config = {}) {
	return [bracketMatchingConfig.of(config), bracketMatchingUnique];
}
var bracketMatchingHandle = new NodeProp();
function matchingNodes(node, dir, brackets) {
	let byProp = node.prop(dir < 0 ? NodeProp.openedBy : NodeProp.closedBy);
	if (byProp) return byProp;
	if (node.name.length == 1) {
		let index = brackets.indexOf(node.name);
		if (index > -1 && index % 2 == +(dir < 0)) return [brackets[index + dir]];
	}
	return null;
}
function findHandle(node) {
	let hasHandle = node.type.prop(bracketMatchingHandle);
	return hasHandle ? hasHandle(node.node) : node;
}
function matchBrackets(state, pos, dir, config = {}) {
	let maxScanDistance = config.maxScanDistance || DefaultScanDist, brackets = config.brackets || DefaultBrackets, tree = syntaxTree(state), node = tree.resolveInner(pos, dir);
	for (let cur = node; cur; cur = cur.parent) {
		let matches = matchingNodes(cur.type, dir, brackets);
		if (matches && cur.from < cur.to) {
			let handle = findHandle(cur);
			if (handle && (dir > 0 ? pos >= handle.from && pos < handle.to : pos > handle.from && pos <= handle.to)) return matchMarkedBrackets(state, pos, dir, cur, handle, matches, brackets);
		}
	}
	return matchPlainBrackets(state, pos, dir, tree, node.type, maxScanDistance, brackets);
}
function matchMarkedBrackets(_state, _pos, dir, token, handle, matching, brackets) {
	let parent = token.parent, firstToken = {
		from: handle.from,
		to: handle.to
	}, depth = 0, cursor = parent?.cursor();
	if (cursor && (dir < 0 ? cursor.childBefore(token.from) : cursor.childAfter(token.to))) do
		if (dir < 0 ? cursor.to <= token.from : cursor.from >= token.to) {
			if (depth == 0 && matching.indexOf(cursor.type.name) > -1 && cursor.from < cursor.to) {
				let endHandle = findHandle(cursor);
				return {
					start: firstToken,
					end: endHandle ? {
						from: endHandle.from,
						to: endHandle.to
					} : void 0,
					matched: !0
				};
			}
			if (matchingNodes(cursor.type, dir, brackets)) depth++;
			else if (matchingNodes(cursor.type, -dir, brackets)) {
				if (depth == 0) {
					let endHandle = findHandle(cursor);
					return {
						start: firstToken,
						end: endHandle && endHandle.from < endHandle.to ? {
							from: endHandle.from,
							to: endHandle.to
						} : void 0,
						matched: !1
					};
				}
				depth--;
			}
		}
	while (dir < 0 ? cursor.prevSibling() : cursor.nextSibling());
	return {
		start: firstToken,
		matched: !1
	};
}
function matchPlainBrackets(state, pos, dir, tree, tokenType, maxScanDistance, brackets) {
	if (dir < 0 ? !pos : pos == state.doc.length) return null;
	let startCh = dir < 0 ? state.sliceDoc(pos - 1, pos) : state.sliceDoc(pos, pos + 1), bracket = brackets.indexOf(startCh);
	if (bracket < 0 || bracket % 2 == 0 != dir > 0) return null;
	let startToken = {
		from: dir < 0 ? pos - 1 : pos,
		to: dir > 0 ? pos + 1 : pos
	}, iter = state.doc.iterRange(pos, dir > 0 ? state.doc.length : 0), depth = 0;
	for (let distance = 0; !iter.next().done && distance <= maxScanDistance;) {
		let text = iter.value;
		dir < 0 && (distance += text.length);
		let basePos = pos + distance * dir;
		for (let pos = dir > 0 ? 0 : text.length - 1, end = dir > 0 ? text.length : -1; pos != end; pos += dir) {
			let found = brackets.indexOf(text[pos]);
			if (!(found < 0 || tree.resolveInner(basePos + pos, 1).type != tokenType)) {
				if (found % 2 == 0 == dir > 0) depth++;
				else if (depth == 1) return {
					start: startToken,
					end: {
						from: basePos + pos,
						to: basePos + pos + 1
					},
					matched: found >> 1 == bracket >> 1
				};
				else depth--;
			}
		}
		dir > 0 && (distance += text.length);
	}
	return iter.done ? {
		start: startToken,
		matched: !1
	} : null;
}
var noTokens = Object.create(null), typeArray = [NodeType.none], warned = [], byTag = Object.create(null), defaultTable = Object.create(null);
for (let [legacyName, name] of [
	["variable", "variableName"],
	["variable-2", "variableName.special"],
	["string-2", "string.special"],
	["def", "variableName.definition"],
	["tag", "tagName"],
	["attribute", "attributeName"],
	["type", "typeName"],
	["builtin", "variableName.standard"],
	["qualifier", "modifier"],
	["error", "invalid"],
	["header", "heading"],
	["property", "propertyName"]
]) defaultTable[legacyName] = createTokenType(noTokens, name);
function warnForPart(part, msg) {
	warned.indexOf(part) > -1 || (warned.push(part), console.warn(msg));
}
function createTokenType(extra, tagStr) {
	let tags$1 = [];
	for (let name of tagStr.split(" ")) {
		let found = [];
		for (let part of name.split(".")) {
			let value = extra[part] || tags[part];
			value ? typeof value == "function" ? found.length ? found = found.map(value) : warnForPart(part, `Modifier ${part} used at start of tag`) : found.length ? warnForPart(part, `Tag ${part} used as modifier`) : found = Array.isArray(value) ? value : [value] : warnForPart(part, `Unknown highlighting tag ${part}`);
		}
		for (let tag of found) tags$1.push(tag);
	}
	if (!tags$1.length) return 0;
	let name = tagStr.replace(/ /g, "_"), key = name + " " + tags$1.map((t) => t.id), known = byTag[key];
	if (known) return known.id;
	let type = byTag[key] = NodeType.define({
		id: typeArray.length,
		name,
		props: [styleTags({ [name]: tags$1 })]
	});
	return typeArray.push(type), type.id;
}
Direction.RTL, Direction.LTR;
// node_modules/@codemirror/autocomplete/dist/index.js
var CompletionContext = class {
	constructor(state, pos, explicit, view) {
		this.state = state, this.pos = pos, this.explicit = explicit, this.view = view, this.abortListeners = [], this.abortOnDocChange = !1;
	}
	tokenBefore(types) {
		let token = syntaxTree(this.state).resolveInner(this.pos, -1);
		for (; token && types.indexOf(token.name) < 0;) token = token.parent;
		return token ? {
			from: token.from,
			to: this.pos,
			text: this.state.sliceDoc(token.from, this.pos),
			type: token.type
		} : null;
	}
	matchBefore(expr) {
		let line = this.state.doc.lineAt(this.pos), start = Math.max(line.from, this.pos - 250), str = line.text.slice(start - line.from, this.pos - line.from), found = str.search(ensureAnchor(expr, !1));
		return found < 0 ? null : {
			from: start + found,
			to: this.pos,
			text: str.slice(found)
		};
	}
	get aborted() {
		return this.abortListeners == null;
	}
	addEventListener(type, listener, options) {
		type == "abort" && this.abortListeners && (this.abortListeners.push(listener), options && options.onDocChange && (this.abortOnDocChange = !0));
	}
};
function toSet(chars) {
	let flat = Object.keys(chars).join(""), words = /\w/.test(flat);
	return words && (flat = flat.replace(/\w/g, "")), `[${words ? "\\w" : ""}${flat.replace(/[^\w\s]/g, "\\$&")}]`;
}
function prefixMatch(options) {
	let first = Object.create(null), rest = Object.create(null);
	for (let { label } of options) {
		first[label[0]] = !0;
		for (let i = 1; i < label.length; i++) rest[label[i]] = !0;
	}
	let source = toSet(first) + toSet(rest) + "*$";
	return [RegExp("^" + source), new RegExp(source)];
}
function completeFromList(list) {
	let options = list.map((o) => typeof o == "string" ? { label: o } : o), [validFor, match] = options.every((o) => /^\w+$/.test(o.label)) ? [/\w*$/, /\w+$/] : prefixMatch(options);
	return (context) => {
		let token = context.matchBefore(match);
		return token || context.explicit ? {
			from: token ? token.from : context.pos,
			options,
			validFor
		} : null;
	};
}
function ifNotIn(nodes, source) {
	return (context) => {
		for (let pos = syntaxTree(context.state).resolveInner(context.pos, -1); pos; pos = pos.parent) {
			if (nodes.indexOf(pos.name) > -1) return null;
			if (pos.type.isTop) break;
		}
		return source(context);
	};
}
var Option = class {
	constructor(completion, source, match, score) {
		this.completion = completion, this.source = source, this.match = match, this.score = score;
	}
};
function cur(state) {
	return state.selection.main.from;
}
function ensureAnchor(expr, start) {
	let { source } = expr, addStart = start && source[0] != "^", addEnd = source[source.length - 1] != "$";
	return !addStart && !addEnd ? expr : RegExp(`${addStart ? "^" : ""}(?:${source})${addEnd ? "$" : ""}`, expr.flags ?? (expr.ignoreCase ? "i" : ""));
}
var pickedCompletion = Annotation.define();
function insertCompletionText(state, text, from, to) {
	let { main } = state.selection, fromOff = from - main.from, toOff = to - main.from;
	return {
		...state.changeByRange((range) => {
			if (range != main && from != to && state.sliceDoc(range.from + fromOff, range.from + toOff) != state.sliceDoc(from, to)) return { range };
			let lines = state.toText(text);
			return {
				changes: {
					from: range.from + fromOff,
					to: to == main.from ? range.to : range.from + toOff,
					insert: lines
				},
				range: EditorSelection.cursor(range.from + fromOff + lines.length)
			};
		}),
		scrollIntoView: !0,
		userEvent: "input.complete"
	};
}
var SourceCache = new WeakMap();
function asSource(source) {
	if (!Array.isArray(source)) return source;
	let known = SourceCache.get(source);
	return known || SourceCache.set(source, known = completeFromList(source)), known;
}
var startCompletionEffect = StateEffect.define(), closeCompletionEffect = StateEffect.define(), FuzzyMatcher = class {
	constructor(pattern) {
		this.pattern = pattern, this.chars = [], this.folded = [], this.any = [], this.precise = [], this.byWord = [], this.score = 0, this.matched = [];
		for (let p = 0; p < pattern.length;) {
			let char = codePointAt(pattern, p), size = codePointSize(char);
			this.chars.push(char);
			let part = pattern.slice(p, p + size), upper = part.toUpperCase();
			this.folded.push(codePointAt(upper == part ? part.toLowerCase() : upper, 0)), p += size;
		}
		this.astral = pattern.length != this.chars.length;
	}
	ret(score, matched) {
		return this.score = score, this.matched = matched, this;
	}
	match(word) {
		if (this.pattern.length == 0) return this.ret(-100, []);
		if (word.length < this.pattern.length) return null;
		let { chars, folded, any, precise, byWord } = this;
		if (chars.length == 1) {
			let first = codePointAt(word, 0), firstSize = codePointSize(first), score = firstSize == word.length ? 0 : -100;
			if (first != chars[0]) {
				if (first == folded[0]) score += -200;
				else return null;
			}
			return this.ret(score, [0, firstSize]);
		}
		let direct = word.indexOf(this.pattern);
		if (direct == 0) return this.ret(word.length == this.pattern.length ? 0 : -100, [0, this.pattern.length]);
		let len = chars.length, anyTo = 0;
		if (direct < 0) {
			for (let i = 0, e = Math.min(word.length, 200); i < e && anyTo < len;) {
				let next = codePointAt(word, i);
				(next == chars[anyTo] || next == folded[anyTo]) && (any[anyTo++] = i), i += codePointSize(next);
			}
			if (anyTo < len) return null;
		}
		let preciseTo = 0, byWordTo = 0, byWordFolded = !1, adjacentTo = 0, adjacentStart = -1, adjacentEnd = -1, hasLower = /[a-z]/.test(word), wordAdjacent = !0;
		for (let i = 0, e = Math.min(word.length, 200), prevType = 0; i < e && byWordTo < len;) {
			let next = codePointAt(word, i);
			direct < 0 && (preciseTo < len && next == chars[preciseTo] && (precise[preciseTo++] = i), adjacentTo < len && (next == chars[adjacentTo] || next == folded[adjacentTo] ? (adjacentTo == 0 && (adjacentStart = i), adjacentEnd = i + 1, adjacentTo++) : adjacentTo = 0));
			let ch, type = next < 255 ? next >= 48 && next <= 57 || next >= 97 && next <= 122 ? 2 : +(next >= 65 && next <= 90) : (ch = fromCodePoint(next)) == ch.toLowerCase() ? ch == ch.toUpperCase() ? 0 : 2 : 1;
			(!i || type == 1 && hasLower || prevType == 0 && type != 0) && (chars[byWordTo] == next || folded[byWordTo] == next && (byWordFolded = !0) ? byWord[byWordTo++] = i : byWord.length && (wordAdjacent = !1)), prevType = type, i += codePointSize(next);
		}
		return byWordTo == len && byWord[0] == 0 && wordAdjacent ? this.result(-100 + (byWordFolded ? -200 : 0), byWord, word) : adjacentTo == len && adjacentStart == 0 ? this.ret(-200 - word.length + (adjacentEnd == word.length ? 0 : -100), [0, adjacentEnd]) : direct > -1 ? this.ret(-700 - word.length, [direct, direct + this.pattern.length]) : adjacentTo == len ? this.ret(-900 - word.length, [adjacentStart, adjacentEnd]) : byWordTo == len ? this.result(-100 + (byWordFolded ? -200 : 0) + -700 + (wordAdjacent ? 0 : -1100), byWord, word) : chars.length == 2 ? null : this.result((any[0] ? -700 : 0) + -200 + -1100, any, word);
	}
	result(score, positions, word) {
		let result = [], i = 0;
		for (let pos of positions) {
			let to = pos + (this.astral ? codePointSize(codePointAt(word, pos)) : 1);
			i && result[i - 1] == pos ? result[i - 1] = to : (result[i++] = pos, result[i++] = to);
		}
		return this.ret(score - word.length, result);
	}
}, StrictMatcher = class {
	constructor(pattern) {
		this.pattern = pattern, this.matched = [], this.score = 0, this.folded = pattern.toLowerCase();
	}
	match(word) {
		if (word.length < this.pattern.length) return null;
		let start = word.slice(0, this.pattern.length), match = start == this.pattern ? 0 : start.toLowerCase() == this.folded ? -200 : null;
		return match == null ? null : (this.matched = [0, start.length], this.score = match + (word.length == this.pattern.length ? 0 : -100), this);
	}
}, completionConfig = Facet.define({ combine(configs) {
	return combineConfig(configs, {
		activateOnTyping: !0,
		activateOnCompletion: () => !1,
		activateOnTypingDelay: 100,
		selectOnOpen: !0,
		override: null,
		closeOnBlur: !0,
		maxRenderedOptions: 100,
		defaultKeymap: !0,
		tooltipClass: () => "",
		optionClass: () => "",
		aboveCursor: !1,
		icons: !0,
		addToOptions: [],
		positionInfo: defaultPositionInfo,
		filterStrict: !1,
		compareCompletions: (a, b) => (a.sortText || a.label).localeCompare(b.sortText || b.label),
		interactionDelay: 75,
		updateSyncTime: 100
	}, {
		defaultKeymap: (a, b) => a && b,
		closeOnBlur: (a, b) => a && b,
		icons: (a, b) => a && b,
		tooltipClass: (a, b) => (c) => joinClass(a(c), b(c)),
		optionClass: (a, b) => (c) => joinClass(a(c), b(c)),
		addToOptions: (a, b) => a.concat(b),
		filterStrict: (a, b) => a || b
	});
} });
function joinClass(a, b) {
	return a ? b ? a + " " + b : a : b;
}
function defaultPositionInfo(view, list, option, info, space, tooltip) {
	let rtl = view.textDirection == Direction.RTL, left = rtl, narrow = !1, side = "top", offset, maxWidth, spaceLeft = list.left - space.left, spaceRight = space.right - list.right, infoWidth = info.right - info.left, infoHeight = info.bottom - info.top;
	if (left && spaceLeft < Math.min(infoWidth, spaceRight) ? left = !1 : !left && spaceRight < Math.min(infoWidth, spaceLeft) && (left = !0), infoWidth <= (left ? spaceLeft : spaceRight)) offset = Math.max(space.top, Math.min(option.top, space.bottom - infoHeight)) - list.top, maxWidth = Math.min(400, left ? spaceLeft : spaceRight);
	else {
		narrow = !0, maxWidth = Math.min(400, (rtl ? list.right : space.right - list.left) - 30);
		let spaceBelow = space.bottom - list.bottom;
		spaceBelow >= infoHeight || spaceBelow > list.top ? offset = option.bottom - list.top : (side = "bottom", offset = list.bottom - option.top);
	}
	let scaleY = (list.bottom - list.top) / tooltip.offsetHeight, scaleX = (list.right - list.left) / tooltip.offsetWidth;
	return {
		style: `${side}: ${offset / scaleY}px; max-width: ${maxWidth / scaleX}px`,
		class: "cm-completionInfo-" + (narrow ? rtl ? "left-narrow" : "right-narrow" : left ? "left" : "right")
	};
}
var setSelectedEffect = StateEffect.define();
function optionContent(config) {
	let content = config.addToOptions.slice();
	return config.icons && content.push({
		render(completion) {
			let icon = document.createElement("div");
			return icon.classList.add("cm-completionIcon"), completion.type && icon.classList.add(...completion.type.split(/\s+/g).map((cls) => "cm-completionIcon-" + cls)), icon.setAttribute("aria-hidden", "true"), icon;
		},
		position: 20
	}), content.push({
		render(completion, _s, _v, match) {
			let labelElt = document.createElement("span");
			labelElt.className = "cm-completionLabel";
			let label = completion.displayLabel || completion.label, off = 0;
			for (let j = 0; j < match.length;) {
				let from = match[j++], to = match[j++];
				from > off && labelElt.appendChild(document.createTextNode(label.slice(off, from)));
				let span = labelElt.appendChild(document.createElement("span"));
				span.appendChild(document.createTextNode(label.slice(from, to))), span.className = "cm-completionMatchedText", off = to;
			}
			return off < label.length && labelElt.appendChild(document.createTextNode(label.slice(off))), labelElt;
		},
		position: 50
	}, {
		render(completion) {
			if (!completion.detail) return null;
			let detailElt = document.createElement("span");
			return detailElt.className = "cm-completionDetail", detailElt.textContent = completion.detail, detailElt;
		},
		position: 80
	}), content.sort((a, b) => a.position - b.position).map((a) => a.render);
}
function rangeAroundSelected(total, selected, max) {
	if (total <= max) return {
		from: 0,
		to: total
	};
	if (selected < 0 && (selected = 0), selected <= total >> 1) {
		let off = Math.floor(selected / max);
		return {
			from: off * max,
			to: (off + 1) * max
		};
	}
	let off = Math.ceil((total - selected) / max);
	return {
		from: total - off * max,
		to: total - (off - 1) * max
	};
}
var CompletionTooltip = class {
	constructor(view, stateField, applyCompletion) {
		this.view = view, this.stateField = stateField, this.applyCompletion = applyCompletion, this.info = null, this.infoDestroy = null, this.placeInfoReq = {
			read: () => this.measureInfo(),
			write: (pos) => this.placeInfo(pos),
			key: this
		}, this.space = null, this.currentClass = "";
		let cState = view.state.field(stateField), { options, selected } = cState.open, config = view.state.facet(completionConfig);
		this.optionContent = optionContent(config), this.optionClass = config.optionClass, this.tooltipClass = config.tooltipClass, this.range = rangeAroundSelected(options.length, selected, config.maxRenderedOptions), this.dom = document.createElement("div"), this.dom.className = "cm-tooltip-autocomplete", this.updateTooltipClass(view.state), this.dom.addEventListener("mousedown", (e) => {
			let { options } = view.state.field(stateField).open;
			for (let dom = e.target, match; dom && dom != this.dom; dom = dom.parentNode) if (dom.nodeName == "LI" && (match = /-(\d+)$/.exec(dom.id)) && +match[1] < options.length) {
				this.applyCompletion(view, options[+match[1]]), e.preventDefault();
				return;
			}
			if (e.target == this.list) {
				let move = this.list.classList.contains("cm-completionListIncompleteTop") && e.clientY < this.list.firstChild.getBoundingClientRect().top ? this.range.from - 1 : this.list.classList.contains("cm-completionListIncompleteBottom") && e.clientY > this.list.lastChild.getBoundingClientRect().bottom ? this.range.to : null;
				move != null && (view.dispatch({ effects: setSelectedEffect.of(move) }), e.preventDefault());
			}
		}), this.dom.addEventListener("focusout", (e) => {
			let state = view.state.field(this.stateField, !1);
			state && state.tooltip && view.state.facet(completionConfig).closeOnBlur && e.relatedTarget != view.contentDOM && view.dispatch({ effects: closeCompletionEffect.of(null) });
		}), this.showOptions(options, cState.id);
	}
	mount() {
		this.updateSel();
	}
	showOptions(options, id) {
		this.list && this.list.remove(), this.list = this.dom.appendChild(this.createListBox(options, id, this.range)), this.list.addEventListener("scroll", () => {
			this.info && this.view.requestMeasure(this.placeInfoReq);
		});
	}
	update(update) {
		let cState = update.state.field(this.stateField), prevState = update.startState.field(this.stateField);
		if (this.updateTooltipClass(update.state), cState != prevState) {
			let { options, selected, disabled } = cState.open;
			prevState.open && prevState.open.options == options || (this.range = rangeAroundSelected(options.length, selected, update.state.facet(completionConfig).maxRenderedOptions), this.showOptions(options, cState.id)), this.updateSel(), disabled != prevState.open?.disabled && this.dom.classList.toggle("cm-tooltip-autocomplete-disabled", !!disabled);
		}
	}
	updateTooltipClass(state) {
		let cls = this.tooltipClass(state);
		if (cls != this.currentClass) {
			for (let c of this.currentClass.split(" ")) c && this.dom.classList.remove(c);
			for (let c of cls.split(" ")) c && this.dom.classList.add(c);
			this.currentClass = cls;
		}
	}
	positioned(space) {
		this.space = space, this.info && this.view.requestMeasure(this.placeInfoReq);
	}
	updateSel() {
		let cState = this.view.state.field(this.stateField), open = cState.open;
		(open.selected > -1 && open.selected < this.range.from || open.selected >= this.range.to) && (this.range = rangeAroundSelected(open.options.length, open.selected, this.view.state.facet(completionConfig).maxRenderedOptions), this.showOptions(open.options, cState.id));
		let newSel = this.updateSelectedOption(open.selected);
		if (newSel) {
			this.destroyInfo();
			let { completion } = open.options[open.selected], { info } = completion;
			if (!info) return;
			let infoResult = typeof info == "string" ? document.createTextNode(info) : info(completion);
			if (!infoResult) return;
			"then" in infoResult ? infoResult.then((obj) => {
				obj && this.view.state.field(this.stateField, !1) == cState && this.addInfoPane(obj, completion);
			}).catch((e) => logException(this.view.state, e, "completion info")) : (this.addInfoPane(infoResult, completion), newSel.setAttribute("aria-describedby", this.info.id));
		}
	}
	addInfoPane(content, completion) {
		this.destroyInfo();
		let wrap = this.info = document.createElement("div");
		if (wrap.className = "cm-tooltip cm-completionInfo", wrap.id = "cm-completionInfo-" + Math.floor(Math.random() * 65535).toString(16), content.nodeType != null) wrap.appendChild(content), this.infoDestroy = null;
		else {
			let { dom, destroy } = content;
			wrap.appendChild(dom), this.infoDestroy = destroy || null;
		}
		this.dom.appendChild(wrap), this.view.requestMeasure(this.placeInfoReq);
	}
	updateSelectedOption(selected) {
		let set = null;
		for (let opt = this.list.firstChild, i = this.range.from; opt; opt = opt.nextSibling, i++) opt.nodeName != "LI" || !opt.id ? i-- : i == selected ? opt.hasAttribute("aria-selected") || (opt.setAttribute("aria-selected", "true"), set = opt) : opt.hasAttribute("aria-selected") && (opt.removeAttribute("aria-selected"), opt.removeAttribute("aria-describedby"));
		return set && scrollIntoView(this.list, set), set;
	}
	measureInfo() {
		let sel = this.dom.querySelector("[aria-selected]");
		if (!sel || !this.info) return null;
		let listRect = this.dom.getBoundingClientRect(), infoRect = this.info.getBoundingClientRect(), selRect = sel.getBoundingClientRect(), space = this.space;
		if (!space) {
			let docElt = this.dom.ownerDocument.documentElement;
			space = {
				left: 0,
				top: 0,
				right: docElt.clientWidth,
				bottom: docElt.clientHeight
			};
		}
		return selRect.top > Math.min(space.bottom, listRect.bottom) - 10 || selRect.bottom < Math.max(space.top, listRect.top) + 10 ? null : this.view.state.facet(completionConfig).positionInfo(this.view, listRect, selRect, infoRect, space, this.dom);
	}
	placeInfo(pos) {
		this.info && (pos ? (pos.style && (this.info.style.cssText = pos.style), this.info.className = "cm-tooltip cm-completionInfo " + (pos.class || "")) : this.info.style.cssText = "top: -1e6px");
	}
	createListBox(options, id, range) {
		let ul = document.createElement("ul");
		ul.id = id, ul.setAttribute("role", "listbox"), ul.setAttribute("aria-expanded", "true"), ul.setAttribute("aria-label", this.view.state.phrase("Completions")), ul.addEventListener("mousedown", (e) => {
			e.target == ul && e.preventDefault();
		});
		let curSection = null;
		for (let i = range.from; i < range.to; i++) {
			let { completion, match } = options[i], { section } = completion;
			if (section) {
				let name = typeof section == "string" ? section : section.name;
				if (name != curSection && (i > range.from || range.from == 0)) {
					if (curSection = name, typeof section != "string" && section.header) ul.appendChild(section.header(section));
					else {
						let header = ul.appendChild(document.createElement("completion-section"));
						header.textContent = name;
					}
				}
			}
			let li = ul.appendChild(document.createElement("li"));
			li.id = id + "-" + i, li.setAttribute("role", "option");
			let cls = this.optionClass(completion);
			cls && (li.className = cls);
			for (let source of this.optionContent) {
				let node = source(completion, this.view.state, this.view, match);
				node && li.appendChild(node);
			}
		}
		return range.from && ul.classList.add("cm-completionListIncompleteTop"), range.to < options.length && ul.classList.add("cm-completionListIncompleteBottom"), ul;
	}
	destroyInfo() {
		this.info &&= (this.infoDestroy && this.infoDestroy(), this.info.remove(), null);
	}
	destroy() {
		this.destroyInfo();
	}
};
function completionTooltip(stateField, applyCompletion) {
	return (view) => new CompletionTooltip(view, stateField, applyCompletion);
}
function scrollIntoView(container, element) {
	let parent = container.getBoundingClientRect(), self = element.getBoundingClientRect(), scaleY = parent.height / container.offsetHeight;
	self.top < parent.top ? container.scrollTop -= (parent.top - self.top) / scaleY : self.bottom > parent.bottom && (container.scrollTop += (self.bottom - parent.bottom) / scaleY);
}
function score(option) {
	return (option.boost || 0) * 100 + (option.apply ? 10 : 0) + (option.info ? 5 : 0) + +!!option.type;
}
function sortOptions(active, state) {
	let options = [], sections = null, dynamicSectionScore = null, addOption = (option) => {
		options.push(option);
		let { section } = option.completion;
		if (section) {
			sections ||= [];
			let name = typeof section == "string" ? section : section.name;
			sections.some((s) => s.name == name) || sections.push(typeof section == "string" ? { name } : section);
		}
	}, conf = state.facet(completionConfig);
	for (let a of active) if (a.hasResult()) {
		let getMatch = a.result.getMatch;
		if (a.result.filter === !1) for (let option of a.result.options) addOption(new Option(option, a.source, getMatch ? getMatch(option) : [], 1e9 - options.length));
		else {
			let pattern = state.sliceDoc(a.from, a.to), match, matcher = conf.filterStrict ? new StrictMatcher(pattern) : new FuzzyMatcher(pattern);
			for (let option of a.result.options) if (match = matcher.match(option.label)) {
				let matched = option.displayLabel ? getMatch ? getMatch(option, match.matched) : [] : match.matched, score = match.score + (option.boost || 0);
				if (addOption(new Option(option, a.source, matched, score)), typeof option.section == "object" && option.section.rank === "dynamic") {
					let { name } = option.section;
					dynamicSectionScore ||= Object.create(null), dynamicSectionScore[name] = Math.max(score, dynamicSectionScore[name] || -1e9);
				}
			}
		}
	}
	if (sections) {
		let sectionOrder = Object.create(null), pos = 0, cmp = (a, b) => (a.rank === "dynamic" && b.rank === "dynamic" ? dynamicSectionScore[b.name] - dynamicSectionScore[a.name] : 0) || (typeof a.rank == "number" ? a.rank : 1e9) - (typeof b.rank == "number" ? b.rank : 1e9) || (a.name < b.name ? -1 : 1);
		for (let s of sections.sort(cmp)) pos -= 1e5, sectionOrder[s.name] = pos;
		for (let option of options) {
			let { section } = option.completion;
			section && (option.score += sectionOrder[typeof section == "string" ? section : section.name]);
		}
	}
	let result = [], prev = null, compare = conf.compareCompletions;
	for (let opt of options.sort((a, b) => b.score - a.score || compare(a.completion, b.completion))) {
		let cur = opt.completion;
		!prev || prev.label != cur.label || prev.detail != cur.detail || prev.type != null && cur.type != null && prev.type != cur.type || prev.apply != cur.apply || prev.boost != cur.boost ? result.push(opt) : score(opt.completion) > score(prev) && (result[result.length - 1] = opt), prev = opt.completion;
	}
	return result;
}
var CompletionDialog = class CompletionDialog {
	constructor(options, attrs, tooltip, timestamp, selected, disabled) {
		this.options = options, this.attrs = attrs, this.tooltip = tooltip, this.timestamp = timestamp, this.selected = selected, this.disabled = disabled;
	}
	setSelected(selected, id) {
		return selected == this.selected || selected >= this.options.length ? this : new CompletionDialog(this.options, makeAttrs(id, selected), this.tooltip, this.timestamp, selected, this.disabled);
	}
	static build(active, state, id, prev, conf, didSetActive) {
		if (prev && !didSetActive && active.some((s) => s.isPending)) return prev.setDisabled();
		let options = sortOptions(active, state);
		if (!options.length) return prev && active.some((a) => a.isPending) ? prev.setDisabled() : null;
		let selected = state.facet(completionConfig).selectOnOpen ? 0 : -1;
		if (prev && prev.selected != selected && prev.selected != -1) {
			let selectedValue = prev.options[prev.selected].completion;
			for (let i = 0; i < options.length; i++) if (options[i].completion == selectedValue) {
				selected = i;
				break;
			}
		}
		return new CompletionDialog(options, makeAttrs(id, selected), {
			pos: active.reduce((a, b) => b.hasResult() ? Math.min(a, b.from) : a, 1e8),
			create: createTooltip,
			above: conf.aboveCursor
		}, prev ? prev.timestamp : Date.now(), selected, !1);
	}
	map(changes) {
		return new CompletionDialog(this.options, this.attrs, {
			...this.tooltip,
			pos: changes.mapPos(this.tooltip.pos)
		}, this.timestamp, this.selected, this.disabled);
	}
	setDisabled() {
		return new CompletionDialog(this.options, this.attrs, this.tooltip, this.timestamp, this.selected, !0);
	}
}, CompletionState = class CompletionState {
	constructor(active, id, open) {
		this.active = active, this.id = id, this.open = open;
	}
	static start() {
		return new CompletionState(none$1, "cm-ac-" + Math.floor(Math.random() * 2e6).toString(36), null);
	}
	update(tr) {
		let { state } = tr, conf = state.facet(completionConfig), active = (conf.override || state.languageDataAt("autocomplete", cur(state)).map(asSource)).map((source) => (this.active.find((s) => s.source == source) || new ActiveSource(source, +!!this.active.some((a) => a.state != 0))).update(tr, conf));
		active.length == this.active.length && active.every((a, i) => a == this.active[i]) && (active = this.active);
		let open = this.open, didSet = tr.effects.some((e) => e.is(setActiveEffect));
		open && tr.docChanged && (open = open.map(tr.changes)), tr.selection || active.some((a) => a.hasResult() && tr.changes.touchesRange(a.from, a.to)) || !sameResults(active, this.active) || didSet ? open = CompletionDialog.build(active, state, this.id, open, conf, didSet) : open && open.disabled && !active.some((a) => a.isPending) && (open = null), !open && active.every((a) => !a.isPending) && active.some((a) => a.hasResult()) && (active = active.map((a) => a.hasResult() ? new ActiveSource(a.source, 0) : a));
		for (let effect of tr.effects) effect.is(setSelectedEffect) && (open &&= open.setSelected(effect.value, this.id));
		return active == this.active && open == this.open ? this : new CompletionState(active, this.id, open);
	}
	get tooltip() {
		return this.open ? this.open.tooltip : null;
	}
	get attrs() {
		return this.open ? this.open.attrs : this.active.length ? baseAttrs : noAttrs;
	}
};
function sameResults(a, b) {
	if (a == b) return !0;
	for (let iA = 0, iB = 0;;) {
		for (; iA < a.length && !a[iA].hasResult();) iA++;
		for (; iB < b.length && !b[iB].hasResult();) iB++;
		let endA = iA == a.length, endB = iB == b.length;
		if (endA || endB) return endA == endB;
		if (a[iA++].result != b[iB++].result) return !1;
	}
}
var baseAttrs = { "aria-autocomplete": "list" }, noAttrs = {};
function makeAttrs(id, selected) {
	let result = {
		"aria-autocomplete": "list",
		"aria-haspopup": "listbox",
		"aria-controls": id
	};
	return selected > -1 && (result["aria-activedescendant"] = id + "-" + selected), result;
}
var none$1 = [];
function getUpdateType(tr, conf) {
	if (tr.isUserEvent("input.complete")) {
		let completion = tr.annotation(pickedCompletion);
		if (completion && conf.activateOnCompletion(completion)) return 12;
	}
	let typing = tr.isUserEvent("input.type");
	return typing && conf.activateOnTyping ? 5 : typing ? 1 : tr.isUserEvent("delete.backward") ? 2 : tr.selection ? 8 : tr.docChanged ? 16 : 0;
}
var ActiveSource = class ActiveSource {
	constructor(source, state, explicit = !1) {
		this.source = source, this.state = state, this.explicit = explicit;
	}
	hasResult() {
		return !1;
	}
	get isPending() {
		return this.state == 1;
	}
	update(tr, conf) {
		let type = getUpdateType(tr, conf), value = this;
		(type & 8 || type & 16 && this.touches(tr)) && (value = new ActiveSource(value.source, 0)), type & 4 && value.state == 0 && (value = new ActiveSource(this.source, 1)), value = value.updateFor(tr, type);
		for (let effect of tr.effects) if (effect.is(startCompletionEffect)) value = new ActiveSource(value.source, 1, effect.value);
		else if (effect.is(closeCompletionEffect)) value = new ActiveSource(value.source, 0);
		else if (effect.is(setActiveEffect)) for (let active of effect.value) active.source == value.source && (value = active);
		return value;
	}
	updateFor(tr, type) {
		return this.map(tr.changes);
	}
	map(changes) {
		return this;
	}
	touches(tr) {
		return tr.changes.touchesRange(cur(tr.state));
	}
}, ActiveResult = class ActiveResult extends ActiveSource {
	constructor(source, explicit, limit, result, from, to) {
		super(source, 3, explicit), this.limit = limit, this.result = result, this.from = from, this.to = to;
	}
	hasResult() {
		return !0;
	}
	updateFor(tr, type) {
		if (!(type & 3)) return this.map(tr.changes);
		let result = this.result;
		result.map && !tr.changes.empty && (result = result.map(result, tr.changes));
		let from = tr.changes.mapPos(this.from), to = tr.changes.mapPos(this.to, 1), pos = cur(tr.state);
		if (pos > to || !result || type & 2 && (cur(tr.startState) == this.from || pos < this.limit)) return new ActiveSource(this.source, type & 4 ? 1 : 0);
		let limit = tr.changes.mapPos(this.limit);
		return checkValid(result.validFor, tr.state, from, to) ? new ActiveResult(this.source, this.explicit, limit, result, from, to) : result.update && (result = result.update(result, from, to, new CompletionContext(tr.state, pos, !1))) ? new ActiveResult(this.source, this.explicit, limit, result, result.from, result.to ?? cur(tr.state)) : new ActiveSource(this.source, 1, this.explicit);
	}
	map(mapping) {
		if (mapping.empty) return this;
		let result = this.result.map ? this.result.map(this.result, mapping) : this.result;
		return result ? new ActiveResult(this.source, this.explicit, mapping.mapPos(this.limit), result, mapping.mapPos(this.from), mapping.mapPos(this.to, 1)) : new ActiveSource(this.source, 0);
	}
	touches(tr) {
		return tr.changes.touchesRange(this.from, this.to);
	}
};
function checkValid(validFor, state, from, to) {
	if (!validFor) return !1;
	let text = state.sliceDoc(from, to);
	return typeof validFor == "function" ? validFor(text, from, to, state) : ensureAnchor(validFor, !0).test(text);
}
var setActiveEffect = StateEffect.define({ map(sources, mapping) {
	return sources.map((s) => s.map(mapping));
} }), completionState = StateField.define({
	create() {
		return CompletionState.start();
	},
	update(value, tr) {
		return value.update(tr);
	},
	provide: (f) => [showTooltip.from(f, (val) => val.tooltip), EditorView.contentAttributes.from(f, (state) => state.attrs)]
});
function applyCompletion(view, option) {
	let apply = option.completion.apply || option.completion.label, result = view.state.field(completionState).active.find((a) => a.source == option.source);
	return result instanceof ActiveResult && (typeof apply == "string" ? view.dispatch({
		...insertCompletionText(view.state, apply, result.from, result.to),
		annotations: pickedCompletion.of(option.completion)
	}) : apply(view, option.completion, result.from, result.to), !0);
}
var createTooltip = completionTooltip(completionState, applyCompletion);
function moveCompletionSelection(forward, by = "option") {
	return (view) => {
		let cState = view.state.field(completionState, !1);
		if (!cState || !cState.open || cState.open.disabled || Date.now() - cState.open.timestamp < view.state.facet(completionConfig).interactionDelay) return !1;
		let step = 1, tooltip;
		by == "page" && (tooltip = getTooltip(view, cState.open.tooltip)) && (step = Math.max(2, Math.floor(tooltip.dom.offsetHeight / tooltip.dom.querySelector("li").offsetHeight) - 1));
		let { length } = cState.open.options, selected = cState.open.selected > -1 ? cState.open.selected + step * (forward ? 1 : -1) : forward ? 0 : length - 1;
		return selected < 0 ? selected = by == "page" ? 0 : length - 1 : selected >= length && (selected = by == "page" ? length - 1 : 0), view.dispatch({ effects: setSelectedEffect.of(selected) }), !0;
	};
}
var acceptCompletion = (view) => {
	let cState = view.state.field(completionState, !1);
	return view.state.readOnly || !cState || !cState.open || cState.open.selected < 0 || cState.open.disabled || Date.now() - cState.open.timestamp < view.state.facet(completionConfig).interactionDelay ? !1 : applyCompletion(view, cState.open.options[cState.open.selected]);
}, startCompletion = (view) => view.state.field(completionState, !1) ? (view.dispatch({ effects: startCompletionEffect.of(!0) }), !0) : !1, closeCompletion = (view) => {
	let cState = view.state.field(completionState, !1);
	return !cState || !cState.active.some((a) => a.state != 0) ? !1 : (view.dispatch({ effects: closeCompletionEffect.of(null) }), !0);
}, RunningQuery = class {
	constructor(active, context) {
		this.active = active, this.context = context, this.time = Date.now(), this.updates = [], this.done = void 0;
	}
}, MaxUpdateCount = 50, MinAbortTime = 1e3, completionPlugin = ViewPlugin.fromClass(class {
	constructor(view) {
		this.view = view, this.debounceUpdate = -1, this.running = [], this.debounceAccept = -1, this.pendingStart = !1, this.composing = 0;
		for (let active of view.state.field(completionState).active) active.isPending && this.startQuery(active);
	}
	update(update) {
		let cState = update.state.field(completionState), conf = update.state.facet(completionConfig);
		if (!update.selectionSet && !update.docChanged && update.startState.field(completionState) == cState) return;
		let doesReset = update.transactions.some((tr) => {
			let type = getUpdateType(tr, conf);
			return type & 8 || (tr.selection || tr.docChanged) && !(type & 3);
		});
		for (let i = 0; i < this.running.length; i++) {
			let query = this.running[i];
			if (doesReset || query.context.abortOnDocChange && update.docChanged || query.updates.length + update.transactions.length > MaxUpdateCount && Date.now() - query.time > MinAbortTime) {
				for (let handler of query.context.abortListeners) try {
					handler();
				} catch (e) {
					logException(this.view.state, e);
				}
				query.context.abortListeners = null, this.running.splice(i--, 1);
			} else query.updates.push(...update.transactions);
		}
		this.debounceUpdate > -1 && clearTimeout(this.debounceUpdate), update.transactions.some((tr) => tr.effects.some((e) => e.is(startCompletionEffect))) && (this.pendingStart = !0);
		let delay = this.pendingStart ? 50 : conf.activateOnTypingDelay;
		if (this.debounceUpdate = cState.active.some((a) => a.isPending && !this.running.some((q) => q.active.source == a.source)) ? setTimeout(() => this.startUpdate(), delay) : -1, this.composing != 0) for (let tr of update.transactions) tr.isUserEvent("input.type") ? this.composing = 2 : this.composing == 2 && tr.selection && (this.composing = 3);
	}
	startUpdate() {
		this.debounceUpdate = -1, this.pendingStart = !1;
		let { state } = this.view, cState = state.field(completionState);
		for (let active of cState.active) active.isPending && !this.running.some((r) => r.active.source == active.source) && this.startQuery(active);
		this.running.length && cState.open && cState.open.disabled && (this.debounceAccept = setTimeout(() => this.accept(), this.view.state.facet(completionConfig).updateSyncTime));
	}
	startQuery(active) {
		let { state } = this.view, context = new CompletionContext(state, cur(state), active.explicit, this.view), pending = new RunningQuery(active, context);
		this.running.push(pending), Promise.resolve(active.source(context)).then((result) => {
			pending.context.aborted || (pending.done = result || null, this.scheduleAccept());
		}, (err) => {
			this.view.dispatch({ effects: closeCompletionEffect.of(null) }), logException(this.view.state, err);
		});
	}
	scheduleAccept() {
		this.running.every((q) => q.done !== void 0) ? this.accept() : this.debounceAccept < 0 && (this.debounceAccept = setTimeout(() => this.accept(), this.view.state.facet(completionConfig).updateSyncTime));
	}
	accept() {
		this.debounceAccept > -1 && clearTimeout(this.debounceAccept), this.debounceAccept = -1;
		let updated = [], conf = this.view.state.facet(completionConfig), cState = this.view.state.field(completionState);
		for (let i = 0; i < this.running.length; i++) {
			let query = this.running[i];
			if (query.done === void 0) continue;
			if (this.running.splice(i--, 1), query.done) {
				let pos = cur(query.updates.length ? query.updates[0].startState : this.view.state), limit = Math.min(pos, query.done.from + +!query.active.explicit), active = new ActiveResult(query.active.source, query.active.explicit, limit, query.done, query.done.from, query.done.to ?? pos);
				for (let tr of query.updates) active = active.update(tr, conf);
				if (active.hasResult()) {
					updated.push(active);
					continue;
				}
			}
			let current = cState.active.find((a) => a.source == query.active.source);
			if (current && current.isPending) {
				if (query.done == null) {
					let active = new ActiveSource(query.active.source, 0);
					for (let tr of query.updates) active = active.update(tr, conf);
					active.isPending || updated.push(active);
				} else this.startQuery(current);
			}
		}
		(updated.length || cState.open && cState.open.disabled) && this.view.dispatch({ effects: setActiveEffect.of(updated) });
	}
}, { eventHandlers: {
	blur(event) {
		let state = this.view.state.field(completionState, !1);
		if (state && state.tooltip && this.view.state.facet(completionConfig).closeOnBlur) {
			let dialog = state.open && getTooltip(this.view, state.open.tooltip);
			dialog && dialog.dom.contains(event.relatedTarget) || setTimeout(() => this.view.dispatch({ effects: closeCompletionEffect.of(null) }), 10);
		}
	},
	compositionstart() {
		this.composing = 1;
	},
	compositionend() {
		this.composing == 3 && setTimeout(() => this.view.dispatch({ effects: startCompletionEffect.of(!1) }), 20), this.composing = 0;
	}
} }), windows = typeof navigator == "object" && /Win/.test(navigator.platform), commitCharacters = Prec.highest(EditorView.domEventHandlers({ keydown(event, view) {
	let field = view.state.field(completionState, !1);
	if (!field || !field.open || field.open.disabled || field.open.selected < 0 || !event.key || event.key.length > 1 || event.ctrlKey && !(windows && event.altKey) || event.metaKey) return !1;
	let option = field.open.options[field.open.selected], result = field.active.find((a) => a.source == option.source), commitChars = option.completion.commitCharacters || result.result.commitCharacters;
	return commitChars && commitChars.indexOf(event.key) > -1 && applyCompletion(view, option), !1;
} })), baseTheme$1 = EditorView.baseTheme({
	".cm-tooltip.cm-tooltip-autocomplete": { "& > ul": {
		fontFamily: "monospace",
		whiteSpace: "nowrap",
		overflow: "hidden auto",
		maxWidth_fallback: "700px",
		maxWidth: "min(700px, 95vw)",
		minWidth: "250px",
		maxHeight: "10em",
		height: "100%",
		listStyle: "none",
		margin: 0,
		padding: 0,
		"& > li, & > completion-section": {
			padding: "1px 3px",
			lineHeight: 1.2
		},
		"& > li": {
			overflowX: "hidden",
			textOverflow: "ellipsis",
			cursor: "pointer"
		},
		"& > completion-section": {
			display: "list-item",
			borderBottom: "1px solid silver",
			paddingLeft: "0.5em",
			opacity: .7
		}
	} },
	"&light .cm-tooltip-autocomplete ul li[aria-selected]": {
		background: "#17c",
		color: "white"
	},
	"&light .cm-tooltip-autocomplete-disabled ul li[aria-selected]": { background: "#777" },
	"&dark .cm-tooltip-autocomplete ul li[aria-selected]": {
		background: "#347",
		color: "white"
	},
	"&dark .cm-tooltip-autocomplete-disabled ul li[aria-selected]": { background: "#444" },
	".cm-completionListIncompleteTop:before, .cm-completionListIncompleteBottom:after": {
		content: "\"···\"",
		opacity: .5,
		display: "block",
		textAlign: "center",
		cursor: "pointer"
	},
	".cm-tooltip.cm-completionInfo": {
		position: "absolute",
		padding: "3px 9px",
		width: "max-content",
		maxWidth: "400px",
		boxSizing: "border-box",
		whiteSpace: "pre-line"
	},
	".cm-completionInfo.cm-completionInfo-left": { right: "100%" },
	".cm-completionInfo.cm-completionInfo-right": { left: "100%" },
	".cm-completionInfo.cm-completionInfo-left-narrow": { right: "30px" },
	".cm-completionInfo.cm-completionInfo-right-narrow": { left: "30px" },
	"&light .cm-snippetField": { backgroundColor: "#00000022" },
	"&dark .cm-snippetField": { backgroundColor: "#ffffff22" },
	".cm-snippetFieldPosition": {
		verticalAlign: "text-top",
		width: 0,
		height: "1.15em",
		display: "inline-block",
		margin: "0 -0.7px -.7em",
		borderLeft: "1.4px dotted #888"
	},
	".cm-completionMatchedText": { textDecoration: "underline" },
	".cm-completionDetail": {
		marginLeft: "0.5em",
		fontStyle: "italic"
	},
	".cm-completionIcon": {
		fontSize: "90%",
		width: ".8em",
		display: "inline-block",
		textAlign: "center",
		paddingRight: ".6em",
		opacity: "0.6",
		boxSizing: "content-box"
	},
	".cm-completionIcon-function, .cm-completionIcon-method": { "&:after": { content: "'ƒ'" } },
	".cm-completionIcon-class": { "&:after": { content: "'○'" } },
	".cm-completionIcon-interface": { "&:after": { content: "'◌'" } },
	".cm-completionIcon-variable": { "&:after": { content: "'𝑥'" } },
	".cm-completionIcon-constant": { "&:after": { content: "'𝐶'" } },
	".cm-completionIcon-type": { "&:after": { content: "'𝑡'" } },
	".cm-completionIcon-enum": { "&:after": { content: "'∪'" } },
	".cm-completionIcon-property": { "&:after": { content: "'□'" } },
	".cm-completionIcon-keyword": { "&:after": { content: "'🔑︎'" } },
	".cm-completionIcon-namespace": { "&:after": { content: "'▢'" } },
	".cm-completionIcon-text": { "&:after": {
		content: "'abc'",
		fontSize: "50%",
		verticalAlign: "middle"
	} }
}), FieldPos = class {
	constructor(field, line, from, to) {
		this.field = field, this.line = line, this.from = from, this.to = to;
	}
}, FieldRange = class FieldRange {
	constructor(field, from, to) {
		this.field = field, this.from = from, this.to = to;
	}
	map(changes) {
		let from = changes.mapPos(this.from, -1, MapMode.TrackDel), to = changes.mapPos(this.to, 1, MapMode.TrackDel);
		return from == null || to == null ? null : new FieldRange(this.field, from, to);
	}
}, Snippet = class Snippet {
	constructor(lines, fieldPositions) {
		this.lines = lines, this.fieldPositions = fieldPositions;
	}
	instantiate(state, pos) {
		let text = [], lineStart = [pos], lineObj = state.doc.lineAt(pos), baseIndent = /^\s*/.exec(lineObj.text)[0];
		for (let line of this.lines) {
			if (text.length) {
				let indent = baseIndent, tabs = /^\t*/.exec(line)[0].length;
				for (let i = 0; i < tabs; i++) indent += state.facet(indentUnit);
				lineStart.push(pos + indent.length - tabs), line = indent + line.slice(tabs);
			}
			text.push(line), pos += line.length + 1;
		}
		return {
			text,
			ranges: this.fieldPositions.map((pos) => new FieldRange(pos.field, lineStart[pos.line] + pos.from, lineStart[pos.line] + pos.to))
		};
	}
	static parse(template) {
		let fields = [], lines = [], positions = [], m;
		for (let line of template.split(/\r\n?|\n/)) {
			for (; m = /[#$]\{(?:(\d+)(?::([^{}]*))?|((?:\\[{}]|[^{}])*))\}/.exec(line);) {
				let seq = m[1] ? +m[1] : null, rawName = m[2] || m[3] || "", found = -1;
				seq === 0 && (seq = 1e9);
				let name = rawName.replace(/\\[{}]/g, (m) => m[1]);
				for (let i = 0; i < fields.length; i++) (seq == null ? name && fields[i].name == name : fields[i].seq == seq) && (found = i);
				if (found < 0) {
					let i = 0;
					for (; i < fields.length && (seq == null || fields[i].seq != null && fields[i].seq < seq);) i++;
					fields.splice(i, 0, {
						seq,
						name
					}), found = i;
					for (let pos of positions) pos.field >= found && pos.field++;
				}
				for (let pos of positions) if (pos.line == lines.length && pos.from > m.index) {
					let snip = m[2] ? 3 + (m[1] || "").length : 2;
					pos.from -= snip, pos.to -= snip;
				}
				positions.push(new FieldPos(found, lines.length, m.index, m.index + name.length)), line = line.slice(0, m.index) + rawName + line.slice(m.index + m[0].length);
			}
			line = line.replace(/\\([{}])/g, (_, brace, index) => {
				for (let pos of positions) pos.line == lines.length && pos.from > index && (pos.from--, pos.to--);
				return brace;
			}), lines.push(line);
		}
		return new Snippet(lines, positions);
	}
}, fieldMarker = Decoration.widget({ widget: new class extends WidgetType {
	toDOM() {
		let span = document.createElement("span");
		return span.className = "cm-snippetFieldPosition", span;
	}
	ignoreEvent() {
		return !1;
	}
}() }), fieldRange = Decoration.mark({ class: "cm-snippetField" }), ActiveSnippet = class ActiveSnippet {
	constructor(ranges, active) {
		this.ranges = ranges, this.active = active, this.deco = Decoration.set(ranges.map((r) => (r.from == r.to ? fieldMarker : fieldRange).range(r.from, r.to)), !0);
	}
	map(changes) {
		let ranges = [];
		for (let r of this.ranges) {
			let mapped = r.map(changes);
			if (!mapped) return null;
			ranges.push(mapped);
		}
		return new ActiveSnippet(ranges, this.active);
	}
	selectionInsideField(sel) {
		return sel.ranges.every((range) => this.ranges.some((r) => r.field == this.active && r.from <= range.from && r.to >= range.to));
	}
}, setActive = StateEffect.define({ map(value, changes) {
	return value && value.map(changes);
} }), moveToField = StateEffect.define(), snippetState = StateField.define({
	create() {
		return null;
	},
	update(value, tr) {
		for (let effect of tr.effects) {
			if (effect.is(setActive)) return effect.value;
			if (effect.is(moveToField) && value) return new ActiveSnippet(value.ranges, effect.value);
		}
		return value && tr.docChanged && (value = value.map(tr.changes)), value && tr.selection && !value.selectionInsideField(tr.selection) && (value = null), value;
	},
	provide: (f) => EditorView.decorations.from(f, (val) => val ? val.deco : Decoration.none)
});
function fieldSelection(ranges, field) {
	return EditorSelection.create(ranges.filter((r) => r.field == field).map((r) => EditorSelection.range(r.from, r.to)));
}
function snippet(template) {
	let snippet = Snippet.parse(template);
	return (editor, completion, from, to) => {
		let { text, ranges } = snippet.instantiate(editor.state, from), { main } = editor.state.selection, spec = {
			changes: {
				from,
				to: to == main.from ? main.to : to,
				insert: Text.of(text)
			},
			scrollIntoView: !0,
			annotations: completion ? [pickedCompletion.of(completion), Transaction.userEvent.of("input.complete")] : void 0
		};
		if (ranges.length && (spec.selection = fieldSelection(ranges, 0)), ranges.some((r) => r.field > 0)) {
			let active = new ActiveSnippet(ranges, 0), effects = spec.effects = [setActive.of(active)];
			editor.state.field(snippetState, !1) === void 0 && effects.push(StateEffect.appendConfig.of([
				snippetState,
				addSnippetKeymap,
				snippetPointerHandler,
				baseTheme$1
			]));
		}
		editor.dispatch(editor.state.update(spec));
	};
}
function moveField(dir) {
	return ({ state, dispatch }) => {
		let active = state.field(snippetState, !1);
		if (!active || dir < 0 && active.active == 0) return !1;
		let next = active.active + dir, last = dir > 0 && !active.ranges.some((r) => r.field == next + dir);
		return dispatch(state.update({
			selection: fieldSelection(active.ranges, next),
			effects: setActive.of(last ? null : new ActiveSnippet(active.ranges, next)),
			scrollIntoView: !0
		})), !0;
	};
}
var defaultSnippetKeymap = [{
	key: "Tab",
	run: moveField(1),
	shift: moveField(-1)
}, {
	key: "Escape",
	run: ({ state, dispatch }) => state.field(snippetState, !1) ? (dispatch(state.update({ effects: setActive.of(null) })), !0) : !1
}], snippetKeymap = Facet.define({ combine(maps) {
	return maps.length ? maps[0] : defaultSnippetKeymap;
} }), addSnippetKeymap = Prec.highest(keymap.compute([snippetKeymap], (state) => state.facet(snippetKeymap)));
function snippetCompletion(template, completion) {
	return {
		...completion,
		apply: snippet(template)
	};
}
var snippetPointerHandler = EditorView.domEventHandlers({ mousedown(event, view) {
	let active = view.state.field(snippetState, !1), pos;
	if (!active || (pos = view.posAtCoords({
		x: event.clientX,
		y: event.clientY
	})) == null) return !1;
	let match = active.ranges.find((r) => r.from <= pos && r.to >= pos);
	return !match || match.field == active.active ? !1 : (view.dispatch({
		selection: fieldSelection(active.ranges, match.field),
		effects: setActive.of(active.ranges.some((r) => r.field > match.field) ? new ActiveSnippet(active.ranges, match.field) : null),
		scrollIntoView: !0
	}), !0);
} }), closedBracket = new class extends RangeValue {}();
closedBracket.startSide = 1, closedBracket.endSide = -1, typeof navigator == "object" && navigator.userAgent;
function autocompletion(config = {}) {
	return [
		commitCharacters,
		completionState,
		completionConfig.of(config),
		completionPlugin,
		completionKeymapExt,
		baseTheme$1
	];
}
var completionKeymap = [
	{
		key: "Ctrl-Space",
		run: startCompletion
	},
	{
		mac: "Alt-`",
		run: startCompletion
	},
	{
		mac: "Alt-i",
		run: startCompletion
	},
	{
		key: "Escape",
		run: closeCompletion
	},
	{
		key: "ArrowDown",
		run: moveCompletionSelection(!0)
	},
	{
		key: "ArrowUp",
		run: moveCompletionSelection(!1)
	},
	{
		key: "PageDown",
		run: moveCompletionSelection(!0, "page")
	},
	{
		key: "PageUp",
		run: moveCompletionSelection(!1, "page")
	},
	{
		key: "Enter",
		run: acceptCompletion
	}
], completionKeymapExt = Prec.highest(keymap.computeN([completionConfig], (state) => state.facet(completionConfig).defaultKeymap ? [completionKeymap] : [])), toggleComment = (target) => {
	let { state } = target, line = state.doc.lineAt(state.selection.main.from), config = getConfig(target.state, line.from);
	return config.line ? toggleLineComment(target) : config.block ? toggleBlockCommentByLine(target) : !1;
};
function command(f, option) {
	return ({ state, dispatch }) => {
		if (state.readOnly) return !1;
		let tr = f(option, state);
		return tr ? (dispatch(state.update(tr)), !0) : !1;
	};
}
var toggleLineComment = command(changeLineComment, 0), toggleBlockComment = command(changeBlockComment, 0), toggleBlockCommentByLine = command((o, s) => changeBlockComment(o, s, selectedLineRanges(s)), 0);
function getConfig(state, pos) {
	let data = state.languageDataAt("commentTokens", pos, 1);
	return data.length ? data[0] : {};
}
var SearchMargin = 50;
function findBlockComment(state, { open, close }, from, to) {
	let textBefore = state.sliceDoc(from - SearchMargin, from), textAfter = state.sliceDoc(to, to + SearchMargin), spaceBefore = /\s*$/.exec(textBefore)[0].length, spaceAfter = /^\s*/.exec(textAfter)[0].length, beforeOff = textBefore.length - spaceBefore;
	if (textBefore.slice(beforeOff - open.length, beforeOff) == open && textAfter.slice(spaceAfter, spaceAfter + close.length) == close) return {
		open: {
			pos: from - spaceBefore,
			margin: spaceBefore && 1
		},
		close: {
			pos: to + spaceAfter,
			margin: spaceAfter && 1
		}
	};
	let startText, endText;
	to - from <= 100 ? startText = endText = state.sliceDoc(from, to) : (startText = state.sliceDoc(from, from + SearchMargin), endText = state.sliceDoc(to - SearchMargin, to));
	let startSpace = /^\s*/.exec(startText)[0].length, endSpace = /\s*$/.exec(endText)[0].length, endOff = endText.length - endSpace - close.length;
	return startText.slice(startSpace, startSpace + open.length) == open && endText.slice(endOff, endOff + close.length) == close ? {
		open: {
			pos: from + startSpace + open.length,
			margin: +!!/\s/.test(startText.charAt(startSpace + open.length))
		},
		close: {
			pos: to - endSpace - close.length,
			margin: +!!/\s/.test(endText.charAt(endOff - 1))
		}
	} : null;
}
function selectedLineRanges(state) {
	let ranges = [];
	for (let r of state.selection.ranges) {
		let fromLine = state.doc.lineAt(r.from), toLine = r.to <= fromLine.to ? fromLine : state.doc.lineAt(r.to);
		toLine.from > fromLine.from && toLine.from == r.to && (toLine = r.to == fromLine.to + 1 ? fromLine : state.doc.lineAt(r.to - 1));
		let last = ranges.length - 1;
		last >= 0 && ranges[last].to > fromLine.from ? ranges[last].to = toLine.to : ranges.push({
			from: fromLine.from + /^\s*/.exec(fromLine.text)[0].length,
			to: toLine.to
		});
	}
	return ranges;
}
function changeBlockComment(option, state, ranges = state.selection.ranges) {
	let tokens = ranges.map((r) => getConfig(state, r.from).block);
	if (!tokens.every((c) => c)) return null;
	let comments = ranges.map((r, i) => findBlockComment(state, tokens[i], r.from, r.to));
	if (option != 2 && !comments.every((c) => c)) return { changes: state.changes(ranges.map((range, i) => comments[i] ? [] : [{
		from: range.from,
		insert: tokens[i].open + " "
	}, {
		from: range.to,
		insert: " " + tokens[i].close
	}])) };
	if (option != 1 && comments.some((c) => c)) {
		let changes = [];
		for (let i = 0, comment; i < comments.length; i++) if (comment = comments[i]) {
			let token = tokens[i], { open, close } = comment;
			changes.push({
				from: open.pos - token.open.length,
				to: open.pos + open.margin
			}, {
				from: close.pos - close.margin,
				to: close.pos + token.close.length
			});
		}
		return { changes };
	}
	return null;
}
function changeLineComment(option, state, ranges = state.selection.ranges) {
	let lines = [], prevLine = -1;
	ranges: for (let { from, to } of ranges) {
		let startI = lines.length, minIndent = 1e9, token;
		for (let pos = from; pos <= to;) {
			let line = state.doc.lineAt(pos);
			if (token == null && (token = getConfig(state, line.from).line, !token)) continue ranges;
			if (line.from > prevLine && (from == to || to > line.from)) {
				prevLine = line.from;
				let indent = /^\s*/.exec(line.text)[0].length, empty = indent == line.length, comment = line.text.slice(indent, indent + token.length) == token ? indent : -1;
				indent < line.text.length && indent < minIndent && (minIndent = indent), lines.push({
					line,
					comment,
					token,
					indent,
					empty,
					single: !1
				});
			}
			pos = line.to + 1;
		}
		if (minIndent < 1e9) for (let i = startI; i < lines.length; i++) lines[i].indent < lines[i].line.text.length && (lines[i].indent = minIndent);
		lines.length == startI + 1 && (lines[startI].single = !0);
	}
	if (option != 2 && lines.some((l) => l.comment < 0 && (!l.empty || l.single))) {
		let changes = [];
		for (let { line, token, indent, empty, single } of lines) (single || !empty) && changes.push({
			from: line.from + indent,
			insert: token + " "
		});
		let changeSet = state.changes(changes);
		return {
			changes: changeSet,
			selection: state.selection.map(changeSet, 1)
		};
	}
	if (option != 1 && lines.some((l) => l.comment >= 0)) {
		let changes = [];
		for (let { line, comment, token } of lines) if (comment >= 0) {
			let from = line.from + comment, to = from + token.length;
			line.text[to - line.from] == " " && to++, changes.push({
				from,
				to
			});
		}
		return { changes };
	}
	return null;
}
var fromHistory = Annotation.define(), isolateHistory = Annotation.define(), invertedEffects = Facet.define(), historyConfig = Facet.define({ combine(configs) {
	return combineConfig(configs, {
		minDepth: 100,
		newGroupDelay: 500,
		joinToEvent: (_t, isAdjacent) => isAdjacent
	}, {
		minDepth: Math.max,
		newGroupDelay: Math.min,
		joinToEvent: (a, b) => (tr, adj) => a(tr, adj) || b(tr, adj)
	});
} }), historyField_ = StateField.define({
	create() {
		return HistoryState.empty;
	},
	update(state, tr) {
		let config = tr.state.facet(historyConfig), fromHist = tr.annotation(fromHistory);
		if (fromHist) {
			let item = HistEvent.fromTransaction(tr, fromHist.selection), from = fromHist.side, other = from == 0 ? state.undone : state.done;
			return other = item ? updateBranch(other, other.length, config.minDepth, item) : addSelection(other, tr.startState.selection), new HistoryState(from == 0 ? fromHist.rest : other, from == 0 ? other : fromHist.rest);
		}
		let isolate = tr.annotation(isolateHistory);
		if ((isolate == "full" || isolate == "before") && (state = state.isolate()), tr.annotation(Transaction.addToHistory) === !1) return tr.changes.empty ? state : state.addMapping(tr.changes.desc);
		let event = HistEvent.fromTransaction(tr), time = tr.annotation(Transaction.time), userEvent = tr.annotation(Transaction.userEvent);
		return event ? state = state.addChanges(event, time, userEvent, config, tr) : tr.selection && (state = state.addSelection(tr.startState.selection, time, userEvent, config.newGroupDelay)), (isolate == "full" || isolate == "after") && (state = state.isolate()), state;
	},
	toJSON(value) {
		return {
			done: value.done.map((e) => e.toJSON()),
			undone: value.undone.map((e) => e.toJSON())
		};
	},
	fromJSON(json) {
		return new HistoryState(json.done.map(HistEvent.fromJSON), json.undone.map(HistEvent.fromJSON));
	}
});
function history(config = {}) {
	return [
		historyField_,
		historyConfig.of(config),
		EditorView.domEventHandlers({ beforeinput(e, view) {
			let command = e.inputType == "historyUndo" ? undo : e.inputType == "historyRedo" ? redo : null;
			return command ? (e.preventDefault(), command(view)) : !1;
		} })
	];
}
function cmd(side, selection) {
	return function({ state, dispatch }) {
		if (!selection && state.readOnly) return !1;
		let historyState = state.field(historyField_, !1);
		if (!historyState) return !1;
		let tr = historyState.pop(side, state, selection);
		return tr ? (dispatch(tr), !0) : !1;
	};
}
var undo = cmd(0, !1), redo = cmd(1, !1), undoSelection = cmd(0, !0), redoSelection = cmd(1, !0), HistEvent = class HistEvent {
	constructor(changes, effects, mapped, startSelection, selectionsAfter) {
		this.changes = changes, this.effects = effects, this.mapped = mapped, this.startSelection = startSelection, this.selectionsAfter = selectionsAfter;
	}
	setSelAfter(after) {
		return new HistEvent(this.changes, this.effects, this.mapped, this.startSelection, after);
	}
	toJSON() {
		return {
			changes: this.changes?.toJSON(),
			mapped: this.mapped?.toJSON(),
			startSelection: this.startSelection?.toJSON(),
			selectionsAfter: this.selectionsAfter.map((s) => s.toJSON())
		};
	}
	static fromJSON(json) {
		return new HistEvent(json.changes && ChangeSet.fromJSON(json.changes), [], json.mapped && ChangeDesc.fromJSON(json.mapped), json.startSelection && EditorSelection.fromJSON(json.startSelection), json.selectionsAfter.map(EditorSelection.fromJSON));
	}
	static fromTransaction(tr, selection) {
		let effects = none;
		for (let invert of tr.startState.facet(invertedEffects)) {
			let result = invert(tr);
			result.length && (effects = effects.concat(result));
		}
		return !effects.length && tr.changes.empty ? null : new HistEvent(tr.changes.invert(tr.startState.doc), effects, void 0, selection || tr.startState.selection, none);
	}
	static selection(selections) {
		return new HistEvent(void 0, none, void 0, void 0, selections);
	}
};
function updateBranch(branch, to, maxLen, newEvent) {
	let start = to + 1 > maxLen + 20 ? to - maxLen - 1 : 0, newBranch = branch.slice(start, to);
	return newBranch.push(newEvent), newBranch;
}
function isAdjacent(a, b) {
	let ranges = [], isAdjacent = !1;
	return a.iterChangedRanges((f, t) => ranges.push(f, t)), b.iterChangedRanges((_f, _t, f, t) => {
		for (let i = 0; i < ranges.length;) {
			let from = ranges[i++], to = ranges[i++];
			t >= from && f <= to && (isAdjacent = !0);
		}
	}), isAdjacent;
}
function eqSelectionShape(a, b) {
	return a.ranges.length == b.ranges.length && a.ranges.filter((r, i) => r.empty != b.ranges[i].empty).length === 0;
}
function conc(a, b) {
	return a.length ? b.length ? a.concat(b) : a : b;
}
var none = [], MaxSelectionsPerEvent = 200;
function addSelection(branch, selection) {
	if (branch.length) {
		let lastEvent = branch[branch.length - 1], sels = lastEvent.selectionsAfter.slice(Math.max(0, lastEvent.selectionsAfter.length - MaxSelectionsPerEvent));
		return sels.length && sels[sels.length - 1].eq(selection) ? branch : (sels.push(selection), updateBranch(branch, branch.length - 1, 1e9, lastEvent.setSelAfter(sels)));
	}
	return [HistEvent.selection([selection])];
}
function popSelection(branch) {
	let last = branch[branch.length - 1], newBranch = branch.slice();
	return newBranch[branch.length - 1] = last.setSelAfter(last.selectionsAfter.slice(0, last.selectionsAfter.length - 1)), newBranch;
}
function addMappingToBranch(branch, mapping) {
	if (!branch.length) return branch;
	let length = branch.length, selections = none;
	for (; length;) {
		let event = mapEvent(branch[length - 1], mapping, selections);
		if (event.changes && !event.changes.empty || event.effects.length) {
			let result = branch.slice(0, length);
			return result[length - 1] = event, result;
		}
		mapping = event.mapped, length--, selections = event.selectionsAfter;
	}
	return selections.length ? [HistEvent.selection(selections)] : none;
}
function mapEvent(event, mapping, extraSelections) {
	let selections = conc(event.selectionsAfter.length ? event.selectionsAfter.map((s) => s.map(mapping)) : none, extraSelections);
	if (!event.changes) return HistEvent.selection(selections);
	let mappedChanges = event.changes.map(mapping), before = mapping.mapDesc(event.changes, !0), fullMapping = event.mapped ? event.mapped.composeDesc(before) : before;
	return new HistEvent(mappedChanges, StateEffect.mapEffects(event.effects, mapping), fullMapping, event.startSelection.map(before), selections);
}
var joinableUserEvent = /^(input\.type|delete)($|\.)/, HistoryState = class HistoryState {
	constructor(done, undone, prevTime = 0, prevUserEvent = void 0) {
		this.done = done, this.undone = undone, this.prevTime = prevTime, this.prevUserEvent = prevUserEvent;
	}
	isolate() {
		return this.prevTime ? new HistoryState(this.done, this.undone) : this;
	}
	addChanges(event, time, userEvent, config, tr) {
		let done = this.done, lastEvent = done[done.length - 1];
		return done = lastEvent && lastEvent.changes && !lastEvent.changes.empty && event.changes && (!userEvent || joinableUserEvent.test(userEvent)) && (!lastEvent.selectionsAfter.length && time - this.prevTime < config.newGroupDelay && config.joinToEvent(tr, isAdjacent(lastEvent.changes, event.changes)) || userEvent == "input.type.compose") ? updateBranch(done, done.length - 1, config.minDepth, new HistEvent(event.changes.compose(lastEvent.changes), conc(StateEffect.mapEffects(event.effects, lastEvent.changes), lastEvent.effects), lastEvent.mapped, lastEvent.startSelection, none)) : updateBranch(done, done.length, config.minDepth, event), new HistoryState(done, none, time, userEvent);
	}
	addSelection(selection, time, userEvent, newGroupDelay) {
		let last = this.done.length ? this.done[this.done.length - 1].selectionsAfter : none;
		return last.length > 0 && time - this.prevTime < newGroupDelay && userEvent == this.prevUserEvent && userEvent && /^select($|\.)/.test(userEvent) && eqSelectionShape(last[last.length - 1], selection) ? this : new HistoryState(addSelection(this.done, selection), this.undone, time, userEvent);
	}
	addMapping(mapping) {
		return new HistoryState(addMappingToBranch(this.done, mapping), addMappingToBranch(this.undone, mapping), this.prevTime, this.prevUserEvent);
	}
	pop(side, state, onlySelection) {
		let branch = side == 0 ? this.done : this.undone;
		if (branch.length == 0) return null;
		let event = branch[branch.length - 1], selection = event.selectionsAfter[0] || (event.startSelection ? event.startSelection.map(event.changes.invertedDesc, 1) : state.selection);
		if (onlySelection && event.selectionsAfter.length) return state.update({
			selection: event.selectionsAfter[event.selectionsAfter.length - 1],
			annotations: fromHistory.of({
				side,
				rest: popSelection(branch),
				selection
			}),
			userEvent: side == 0 ? "select.undo" : "select.redo",
			scrollIntoView: !0
		});
		if (event.changes) {
			let rest = branch.length == 1 ? none : branch.slice(0, branch.length - 1);
			return event.mapped && (rest = addMappingToBranch(rest, event.mapped)), state.update({
				changes: event.changes,
				selection: event.startSelection,
				effects: event.effects,
				annotations: fromHistory.of({
					side,
					rest,
					selection
				}),
				filter: !1,
				userEvent: side == 0 ? "undo" : "redo",
				scrollIntoView: !0
			});
		}
		return null;
	}
};
HistoryState.empty = new HistoryState(none, none);
var historyKeymap = [
	{
		key: "Mod-z",
		run: undo,
		preventDefault: !0
	},
	{
		key: "Mod-y",
		mac: "Mod-Shift-z",
		run: redo,
		preventDefault: !0
	},
	{
		linux: "Ctrl-Shift-z",
		run: redo,
		preventDefault: !0
	},
	{
		key: "Mod-u",
		run: undoSelection,
		preventDefault: !0
	},
	{
		key: "Alt-u",
		mac: "Mod-Shift-u",
		run: redoSelection,
		preventDefault: !0
	}
];
function updateSel(sel, by) {
	return EditorSelection.create(sel.ranges.map(by), sel.mainIndex);
}
function setSel(state, selection) {
	return state.update({
		selection,
		scrollIntoView: !0,
		userEvent: "select"
	});
}
function moveSel({ state, dispatch }, how) {
	let selection = updateSel(state.selection, how);
	return !selection.eq(state.selection, !0) && (dispatch(setSel(state, selection)), !0);
}
function rangeEnd(range, forward) {
	return EditorSelection.cursor(forward ? range.to : range.from);
}
function cursorByChar(view, forward) {
	return moveSel(view, (range) => range.empty ? view.moveByChar(range, forward) : rangeEnd(range, forward));
}
function ltrAtCursor(view) {
	return view.textDirectionAt(view.state.selection.main.head) == Direction.LTR;
}
var cursorCharLeft = (view) => cursorByChar(view, !ltrAtCursor(view)), cursorCharRight = (view) => cursorByChar(view, ltrAtCursor(view));
function cursorByGroup(view, forward) {
	return moveSel(view, (range) => range.empty ? view.moveByGroup(range, forward) : rangeEnd(range, forward));
}
var cursorGroupLeft = (view) => cursorByGroup(view, !ltrAtCursor(view)), cursorGroupRight = (view) => cursorByGroup(view, ltrAtCursor(view));
typeof Intl < "u" && Intl.Segmenter;
function interestingNode(state, node, bracketProp) {
	if (node.type.prop(bracketProp)) return !0;
	let len = node.to - node.from;
	return len && (len > 2 || /[^\s,.;:]/.test(state.sliceDoc(node.from, node.to))) || node.firstChild;
}
function moveBySyntax(state, start, forward) {
	let pos = syntaxTree(state).resolveInner(start.head), bracketProp = forward ? NodeProp.closedBy : NodeProp.openedBy;
	for (let at = start.head;;) {
		let next = forward ? pos.childAfter(at) : pos.childBefore(at);
		if (!next) break;
		interestingNode(state, next, bracketProp) ? pos = next : at = forward ? next.to : next.from;
	}
	let bracket = pos.type.prop(bracketProp), match, newPos;
	return newPos = bracket && (match = forward ? matchBrackets(state, pos.from, 1) : matchBrackets(state, pos.to, -1)) && match.matched ? forward ? match.end.to : match.end.from : forward ? pos.to : pos.from, EditorSelection.cursor(newPos, forward ? -1 : 1);
}
var cursorSyntaxLeft = (view) => moveSel(view, (range) => moveBySyntax(view.state, range, !ltrAtCursor(view))), cursorSyntaxRight = (view) => moveSel(view, (range) => moveBySyntax(view.state, range, ltrAtCursor(view)));
function cursorByLine(view, forward) {
	return moveSel(view, (range) => {
		if (!range.empty) return rangeEnd(range, forward);
		let moved = view.moveVertically(range, forward);
		return moved.head == range.head ? view.moveToLineBoundary(range, forward) : moved;
	});
}
var cursorLineUp = (view) => cursorByLine(view, !1), cursorLineDown = (view) => cursorByLine(view, !0);
function pageInfo(view) {
	let selfScroll = view.scrollDOM.clientHeight < view.scrollDOM.scrollHeight - 2, marginTop = 0, marginBottom = 0, height;
	if (selfScroll) {
		for (let source of view.state.facet(EditorView.scrollMargins)) {
			let margins = source(view);
			margins?.top && (marginTop = Math.max(margins?.top, marginTop)), margins?.bottom && (marginBottom = Math.max(margins?.bottom, marginBottom));
		}
		height = view.scrollDOM.clientHeight - marginTop - marginBottom;
	} else height = (view.dom.ownerDocument.defaultView || window).innerHeight;
	return {
		marginTop,
		marginBottom,
		selfScroll,
		height: Math.max(view.defaultLineHeight, height - 5)
	};
}
function cursorByPage(view, forward) {
	let page = pageInfo(view), { state } = view, selection = updateSel(state.selection, (range) => range.empty ? view.moveVertically(range, forward, page.height) : rangeEnd(range, forward));
	if (selection.eq(state.selection)) return !1;
	let effect;
	if (page.selfScroll) {
		let startPos = view.coordsAtPos(state.selection.main.head), scrollRect = view.scrollDOM.getBoundingClientRect(), scrollTop = scrollRect.top + page.marginTop, scrollBottom = scrollRect.bottom - page.marginBottom;
		startPos && startPos.top > scrollTop && startPos.bottom < scrollBottom && (effect = EditorView.scrollIntoView(selection.main.head, {
			y: "start",
			yMargin: startPos.top - scrollTop
		}));
	}
	return view.dispatch(setSel(state, selection), { effects: effect }), !0;
}
var cursorPageUp = (view) => cursorByPage(view, !1), cursorPageDown = (view) => cursorByPage(view, !0);
function moveByLineBoundary(view, start, forward) {
	let line = view.lineBlockAt(start.head), moved = view.moveToLineBoundary(start, forward);
	if (moved.head == start.head && moved.head != (forward ? line.to : line.from) && (moved = view.moveToLineBoundary(start, forward, !1)), !forward && moved.head == line.from && line.length) {
		let space = /^\s*/.exec(view.state.sliceDoc(line.from, Math.min(line.from + 100, line.to)))[0].length;
		space && start.head != line.from + space && (moved = EditorSelection.cursor(line.from + space));
	}
	return moved;
}
var cursorLineBoundaryForward = (view) => moveSel(view, (range) => moveByLineBoundary(view, range, !0)), cursorLineBoundaryBackward = (view) => moveSel(view, (range) => moveByLineBoundary(view, range, !1)), cursorLineBoundaryLeft = (view) => moveSel(view, (range) => moveByLineBoundary(view, range, !ltrAtCursor(view))), cursorLineBoundaryRight = (view) => moveSel(view, (range) => moveByLineBoundary(view, range, ltrAtCursor(view))), cursorLineStart = (view) => moveSel(view, (range) => view.moveToLineBoundary(range, !1, !1)), cursorLineEnd = (view) => moveSel(view, (range) => view.moveToLineBoundary(range, !0, !1));
function toMatchingBracket(state, dispatch, extend) {
	let found = !1, selection = updateSel(state.selection, (range) => {
		let matching = matchBrackets(state, range.head, -1) || matchBrackets(state, range.head, 1) || range.head > 0 && matchBrackets(state, range.head - 1, 1) || range.head < state.doc.length && matchBrackets(state, range.head + 1, -1);
		if (!matching || !matching.end) return range;
		found = !0;
		let head = matching.start.from == range.head ? matching.end.to : matching.end.from;
		return extend ? EditorSelection.range(range.anchor, head) : EditorSelection.cursor(head);
	});
	return found ? (dispatch(setSel(state, selection)), !0) : !1;
}
var cursorMatchingBracket = ({ state, dispatch }) => toMatchingBracket(state, dispatch, !1);
function extendSel(target, forward, how) {
	let selection = updateSel(target.state.selection, (range) => {
		range.undirectional && range.head >= range.anchor != forward && (range = EditorSelection.range(range.head, range.anchor));
		let head = how(range);
		return EditorSelection.range(range.anchor, head.head, head.goalColumn, head.bidiLevel || void 0, head.assoc);
	});
	return !selection.eq(target.state.selection) && (target.dispatch(setSel(target.state, selection)), !0);
}
function selectByChar(view, forward) {
	return extendSel(view, forward, (range) => view.moveByChar(range, forward));
}
var selectCharLeft = (view) => selectByChar(view, !ltrAtCursor(view)), selectCharRight = (view) => selectByChar(view, ltrAtCursor(view));
function selectByGroup(view, forward) {
	return extendSel(view, forward, (range) => view.moveByGroup(range, forward));
}
var selectGroupLeft = (view) => selectByGroup(view, !ltrAtCursor(view)), selectGroupRight = (view) => selectByGroup(view, ltrAtCursor(view)), selectSyntaxLeft = (view) => {
	let forward = !ltrAtCursor(view);
	return extendSel(view, forward, (range) => moveBySyntax(view.state, range, forward));
}, selectSyntaxRight = (view) => {
	let forward = ltrAtCursor(view);
	return extendSel(view, forward, (range) => moveBySyntax(view.state, range, forward));
};
function selectByLine(view, forward) {
	return extendSel(view, forward, (range) => view.moveVertically(range, forward));
}
var selectLineUp = (view) => selectByLine(view, !1), selectLineDown = (view) => selectByLine(view, !0);
function selectByPage(view, forward) {
	return extendSel(view, forward, (range) => view.moveVertically(range, forward, pageInfo(view).height));
}
var selectPageUp = (view) => selectByPage(view, !1), selectPageDown = (view) => selectByPage(view, !0), selectLineBoundaryForward = (view) => extendSel(view, !0, (range) => moveByLineBoundary(view, range, !0)), selectLineBoundaryBackward = (view) => extendSel(view, !1, (range) => moveByLineBoundary(view, range, !1)), selectLineBoundaryLeft = (view) => {
	let forward = !ltrAtCursor(view);
	return extendSel(view, forward, (range) => moveByLineBoundary(view, range, forward));
}, selectLineBoundaryRight = (view) => {
	let forward = ltrAtCursor(view);
	return extendSel(view, forward, (range) => moveByLineBoundary(view, range, forward));
}, selectLineStart = (view) => extendSel(view, !1, (range) => EditorSelection.cursor(view.lineBlockAt(range.head).from)), selectLineEnd = (view) => extendSel(view, !0, (range) => EditorSelection.cursor(view.lineBlockAt(range.head).to)), cursorDocStart = ({ state, dispatch }) => (dispatch(setSel(state, { anchor: 0 })), !0), cursorDocEnd = ({ state, dispatch }) => (dispatch(setSel(state, { anchor: state.doc.length })), !0), selectDocStart = ({ state, dispatch }) => (dispatch(setSel(state, {
	anchor: state.selection.main.anchor,
	head: 0
})), !0), selectDocEnd = ({ state, dispatch }) => (dispatch(setSel(state, {
	anchor: state.selection.main.anchor,
	head: state.doc.length
})), !0), selectAll = ({ state, dispatch }) => (dispatch(state.update({
	selection: {
		anchor: 0,
		head: state.doc.length
	},
	userEvent: "select"
})), !0), selectLine = ({ state, dispatch }) => {
	let ranges = selectedLineBlocks(state).map(({ from, to }) => EditorSelection.undirectionalRange(from, Math.min(to + 1, state.doc.length)));
	return dispatch(state.update({
		selection: EditorSelection.create(ranges),
		userEvent: "select"
	})), !0;
}, selectParentSyntax = ({ state, dispatch }) => {
	let selection = updateSel(state.selection, (range) => {
		let tree = syntaxTree(state), stack = tree.resolveStack(range.from, 1);
		if (range.empty) {
			let stackBefore = tree.resolveStack(range.from, -1);
			stackBefore.node.from >= stack.node.from && stackBefore.node.to <= stack.node.to && (stack = stackBefore);
		}
		for (let cur = stack; cur; cur = cur.next) {
			let { node } = cur;
			if ((node.from < range.from && node.to >= range.to || node.to > range.to && node.from <= range.from) && cur.next) return EditorSelection.undirectionalRange(node.from, node.to);
		}
		return range;
	});
	return !selection.eq(state.selection) && (dispatch(setSel(state, selection)), !0);
};
function addCursorVertically(view, forward) {
	let { state } = view, sel = state.selection, ranges = state.selection.ranges.slice();
	for (let range of state.selection.ranges) {
		let line = state.doc.lineAt(range.head);
		if (forward ? line.to < view.state.doc.length : line.from > 0) for (let cur = range;;) {
			let next = view.moveVertically(cur, forward);
			if (next.head < line.from || next.head > line.to) {
				ranges.some((r) => r.head == next.head) || ranges.push(next);
				break;
			}
			if (next.head == cur.head) break;
			cur = next;
		}
	}
	return ranges.length != sel.ranges.length && (view.dispatch(setSel(state, EditorSelection.create(ranges, ranges.length - 1))), !0);
}
var addCursorAbove = (view) => addCursorVertically(view, !1), addCursorBelow = (view) => addCursorVertically(view, !0), simplifySelection = ({ state, dispatch }) => {
	let cur = state.selection, selection = null;
	return cur.ranges.length > 1 ? selection = EditorSelection.create([cur.main]) : cur.main.empty || (selection = EditorSelection.create([EditorSelection.cursor(cur.main.head)])), selection ? (dispatch(setSel(state, selection)), !0) : !1;
};
function deleteBy(target, by) {
	if (target.state.readOnly) return !1;
	let event = "delete.selection", { state } = target, changes = state.changeByRange((range) => {
		let { from, to } = range;
		if (from == to) {
			let towards = by(range);
			towards < from ? (event = "delete.backward", towards = skipAtomic(target, towards, !1)) : towards > from && (event = "delete.forward", towards = skipAtomic(target, towards, !0)), from = Math.min(from, towards), to = Math.max(to, towards);
		} else from = skipAtomic(target, from, !1), to = skipAtomic(target, to, !0);
		return from == to ? { range } : {
			changes: {
				from,
				to
			},
			range: EditorSelection.cursor(from, from < range.head ? -1 : 1)
		};
	});
	return !changes.changes.empty && (target.dispatch(state.update(changes, {
		scrollIntoView: !0,
		userEvent: event,
		effects: event == "delete.selection" ? EditorView.announce.of(state.phrase("Selection deleted")) : void 0
	})), !0);
}
function skipAtomic(target, pos, forward) {
	if (target instanceof EditorView) for (let ranges of target.state.facet(EditorView.atomicRanges).map((f) => f(target))) ranges.between(pos, pos, (from, to) => {
		from < pos && to > pos && (pos = forward ? to : from);
	});
	return pos;
}
var deleteByChar = (target, forward, byIndentUnit) => deleteBy(target, (range) => {
	let pos = range.from, { state } = target, line = state.doc.lineAt(pos), before, targetPos;
	if (byIndentUnit && !forward && pos > line.from && pos < line.from + 200 && !/[^ \t]/.test(before = line.text.slice(0, pos - line.from))) {
		if (before[before.length - 1] == "	") return pos - 1;
		let drop = countColumn(before, state.tabSize) % getIndentUnit(state) || getIndentUnit(state);
		for (let i = 0; i < drop && before[before.length - 1 - i] == " "; i++) pos--;
		targetPos = pos;
	} else targetPos = findClusterBreak(line.text, pos - line.from, forward, forward) + line.from, targetPos == pos && line.number != (forward ? state.doc.lines : 1) ? targetPos += forward ? 1 : -1 : !forward && /[\ufe00-\ufe0f]/.test(line.text.slice(targetPos - line.from, pos - line.from)) && (targetPos = findClusterBreak(line.text, targetPos - line.from, !1, !1) + line.from);
	return targetPos;
}), deleteCharBackward = (view) => deleteByChar(view, !1, !0), deleteCharForward = (view) => deleteByChar(view, !0, !1), deleteByGroup = (target, forward) => deleteBy(target, (range) => {
	let pos = range.head, { state } = target, line = state.doc.lineAt(pos), categorize = state.charCategorizer(pos);
	for (let cat = null;;) {
		if (pos == (forward ? line.to : line.from)) {
			pos == range.head && line.number != (forward ? state.doc.lines : 1) && (pos += forward ? 1 : -1);
			break;
		}
		let next = findClusterBreak(line.text, pos - line.from, forward) + line.from, nextChar = line.text.slice(Math.min(pos, next) - line.from, Math.max(pos, next) - line.from), nextCat = categorize(nextChar);
		if (cat != null && nextCat != cat) break;
		(nextChar != " " || pos != range.head) && (cat = nextCat), pos = next;
	}
	return pos;
}), deleteGroupBackward = (target) => deleteByGroup(target, !1), deleteGroupForward = (target) => deleteByGroup(target, !0), deleteToLineEnd = (view) => deleteBy(view, (range) => {
	let lineEnd = view.lineBlockAt(range.head).to;
	return range.head < lineEnd ? lineEnd : Math.min(view.state.doc.length, range.head + 1);
}), deleteLineBoundaryBackward = (view) => deleteBy(view, (range) => {
	let lineStart = view.moveToLineBoundary(range, !1).head;
	return range.head > lineStart ? lineStart : Math.max(0, range.head - 1);
}), deleteLineBoundaryForward = (view) => deleteBy(view, (range) => {
	let lineStart = view.moveToLineBoundary(range, !0).head;
	return range.head < lineStart ? lineStart : Math.min(view.state.doc.length, range.head + 1);
}), splitLine = ({ state, dispatch }) => {
	if (state.readOnly) return !1;
	let changes = state.changeByRange((range) => ({
		changes: {
			from: range.from,
			to: range.to,
			insert: Text.of(["", ""])
		},
		range: EditorSelection.cursor(range.from)
	}));
	return dispatch(state.update(changes, {
		scrollIntoView: !0,
		userEvent: "input"
	})), !0;
}, transposeChars = ({ state, dispatch }) => {
	if (state.readOnly) return !1;
	let changes = state.changeByRange((range) => {
		if (!range.empty || range.from == 0 || range.from == state.doc.length) return { range };
		let pos = range.from, line = state.doc.lineAt(pos), from = pos == line.from ? pos - 1 : findClusterBreak(line.text, pos - line.from, !1) + line.from, to = pos == line.to ? pos + 1 : findClusterBreak(line.text, pos - line.from, !0) + line.from;
		return {
			changes: {
				from,
				to,
				insert: state.doc.slice(pos, to).append(state.doc.slice(from, pos))
			},
			range: EditorSelection.cursor(to)
		};
	});
	return !changes.changes.empty && (dispatch(state.update(changes, {
		scrollIntoView: !0,
		userEvent: "move.character"
	})), !0);
};
function selectedLineBlocks(state) {
	let blocks = [], upto = -1;
	for (let range of state.selection.ranges) {
		let startLine = state.doc.lineAt(range.from), endLine = state.doc.lineAt(range.to);
		if (!range.empty && range.to == endLine.from && (endLine = state.doc.lineAt(range.to - 1)), upto >= startLine.number) {
			let prev = blocks[blocks.length - 1];
			prev.to = endLine.to, prev.ranges.push(range);
		} else blocks.push({
			from: startLine.from,
			to: endLine.to,
			ranges: [range]
		});
		upto = endLine.number + 1;
	}
	return blocks;
}
function moveLine(state, dispatch, forward) {
	if (state.readOnly) return !1;
	let changes = [], ranges = [];
	for (let block of selectedLineBlocks(state)) {
		if (forward ? block.to == state.doc.length : block.from == 0) continue;
		let nextLine = state.doc.lineAt(forward ? block.to + 1 : block.from - 1), size = nextLine.length + 1;
		if (forward) {
			changes.push({
				from: block.to,
				to: nextLine.to
			}, {
				from: block.from,
				insert: nextLine.text + state.lineBreak
			});
			for (let r of block.ranges) ranges.push(EditorSelection.range(Math.min(state.doc.length, r.anchor + size), Math.min(state.doc.length, r.head + size)));
		} else {
			changes.push({
				from: nextLine.from,
				to: block.from
			}, {
				from: block.to,
				insert: state.lineBreak + nextLine.text
			});
			for (let r of block.ranges) ranges.push(EditorSelection.range(r.anchor - size, r.head - size));
		}
	}
	return changes.length ? (dispatch(state.update({
		changes,
		scrollIntoView: !0,
		selection: EditorSelection.create(ranges, state.selection.mainIndex),
		userEvent: "move.line"
	})), !0) : !1;
}
var moveLineUp = ({ state, dispatch }) => moveLine(state, dispatch, !1), moveLineDown = ({ state, dispatch }) => moveLine(state, dispatch, !0);
function copyLine(state, dispatch, forward) {
	if (state.readOnly) return !1;
	let changes = [];
	for (let block of selectedLineBlocks(state)) forward ? changes.push({
		from: block.from,
		insert: state.doc.slice(block.from, block.to) + state.lineBreak
	}) : changes.push({
		from: block.to,
		insert: state.lineBreak + state.doc.slice(block.from, block.to)
	});
	let changeSet = state.changes(changes);
	return dispatch(state.update({
		changes: changeSet,
		selection: state.selection.map(changeSet, forward ? 1 : -1),
		scrollIntoView: !0,
		userEvent: "input.copyline"
	})), !0;
}
var copyLineUp = ({ state, dispatch }) => copyLine(state, dispatch, !1), copyLineDown = ({ state, dispatch }) => copyLine(state, dispatch, !0), deleteLine = (view) => {
	if (view.state.readOnly) return !1;
	let { state } = view, changes = state.changes(selectedLineBlocks(state).map(({ from, to }) => (from > 0 ? from-- : to < state.doc.length && to++, {
		from,
		to
	}))), selection = updateSel(state.selection, (range) => {
		let dist;
		if (view.lineWrapping) {
			let block = view.lineBlockAt(range.head), pos = view.coordsAtPos(range.head, range.assoc || 1);
			pos && (dist = block.bottom + view.documentTop - pos.bottom + view.defaultLineHeight / 2);
		}
		return view.moveVertically(range, !0, dist);
	}).map(changes);
	return view.dispatch({
		changes,
		selection,
		scrollIntoView: !0,
		userEvent: "delete.line"
	}), !0;
};
function isBetweenBrackets(state, pos) {
	if (/\(\)|\[\]|\{\}/.test(state.sliceDoc(pos - 1, pos + 1))) return {
		from: pos,
		to: pos
	};
	let context = syntaxTree(state).resolveInner(pos), before = context.childBefore(pos), after = context.childAfter(pos), closedBy;
	return before && after && before.to <= pos && after.from >= pos && (closedBy = before.type.prop(NodeProp.closedBy)) && closedBy.indexOf(after.name) > -1 && state.doc.lineAt(before.to).from == state.doc.lineAt(after.from).from && !/\S/.test(state.sliceDoc(before.to, after.from)) ? {
		from: before.to,
		to: after.from
	} : null;
}
var insertNewlineAndIndent = newlineAndIndent(!1), insertBlankLine = newlineAndIndent(!0);
function newlineAndIndent(atEof) {
	return ({ state, dispatch }) => {
		if (state.readOnly) return !1;
		let changes = state.changeByRange((range) => {
			let { from, to } = range, line = state.doc.lineAt(from), explode = !atEof && from == to && isBetweenBrackets(state, from);
			atEof && (from = to = (to <= line.to ? line : state.doc.lineAt(to)).to);
			let cx = new IndentContext(state, {
				simulateBreak: from,
				simulateDoubleBreak: !!explode
			}), indent = getIndentation(cx, from);
			for (indent ??= countColumn(/^\s*/.exec(state.doc.lineAt(from).text)[0], state.tabSize); to < line.to && /\s/.test(line.text[to - line.from]);) to++;
			explode ? {from, to} = explode : from > line.from && from < line.from + 100 && !/\S/.test(line.text.slice(0, from)) && (from = line.from);
			let insert = ["", indentString(state, indent)];
			return explode && insert.push(indentString(state, cx.lineIndent(line.from, -1))), {
				changes: {
					from,
					to,
					insert: Text.of(insert)
				},
				range: EditorSelection.cursor(from + 1 + insert[1].length)
			};
		});
		return dispatch(state.update(changes, {
			scrollIntoView: !0,
			userEvent: "input"
		})), !0;
	};
}
function changeBySelectedLine(state, f) {
	let atLine = -1;
	return state.changeByRange((range) => {
		let changes = [];
		for (let pos = range.from; pos <= range.to;) {
			let line = state.doc.lineAt(pos);
			line.number > atLine && (range.empty || range.to > line.from) && (f(line, changes, range), atLine = line.number), pos = line.to + 1;
		}
		let changeSet = state.changes(changes);
		return {
			changes,
			range: EditorSelection.range(changeSet.mapPos(range.anchor, 1), changeSet.mapPos(range.head, 1))
		};
	});
}
var indentSelection = ({ state, dispatch }) => {
	if (state.readOnly) return !1;
	let updated = Object.create(null), context = new IndentContext(state, { overrideIndentation: (start) => updated[start] ?? -1 }), changes = changeBySelectedLine(state, (line, changes, range) => {
		let indent = getIndentation(context, line.from);
		if (indent == null) return;
		/\S/.test(line.text) || (indent = 0);
		let cur = /^\s*/.exec(line.text)[0], norm = indentString(state, indent);
		(cur != norm || range.from < line.from + cur.length) && (updated[line.from] = indent, changes.push({
			from: line.from,
			to: line.from + cur.length,
			insert: norm
		}));
	});
	return changes.changes.empty || dispatch(state.update(changes, { userEvent: "indent" })), !0;
}, indentMore = ({ state, dispatch }) => !state.readOnly && (dispatch(state.update(changeBySelectedLine(state, (line, changes) => {
	changes.push({
		from: line.from,
		insert: state.facet(indentUnit)
	});
}), { userEvent: "input.indent" })), !0), indentLess = ({ state, dispatch }) => !state.readOnly && (dispatch(state.update(changeBySelectedLine(state, (line, changes) => {
	let space = /^\s*/.exec(line.text)[0];
	if (!space) return;
	let col = countColumn(space, state.tabSize), keep = 0, insert = indentString(state, Math.max(0, col - getIndentUnit(state)));
	for (; keep < space.length && keep < insert.length && space.charCodeAt(keep) == insert.charCodeAt(keep);) keep++;
	changes.push({
		from: line.from + keep,
		to: line.from + space.length,
		insert: insert.slice(keep)
	});
}), { userEvent: "delete.dedent" })), !0), toggleTabFocusMode = (view) => (view.setTabFocusMode(), !0), emacsStyleKeymap = [
	{
		key: "Ctrl-b",
		run: cursorCharLeft,
		shift: selectCharLeft,
		preventDefault: !0
	},
	{
		key: "Ctrl-f",
		run: cursorCharRight,
		shift: selectCharRight
	},
	{
		key: "Ctrl-p",
		run: cursorLineUp,
		shift: selectLineUp
	},
	{
		key: "Ctrl-n",
		run: cursorLineDown,
		shift: selectLineDown
	},
	{
		key: "Ctrl-a",
		run: cursorLineStart,
		shift: selectLineStart
	},
	{
		key: "Ctrl-e",
		run: cursorLineEnd,
		shift: selectLineEnd
	},
	{
		key: "Ctrl-d",
		run: deleteCharForward
	},
	{
		key: "Ctrl-h",
		run: deleteCharBackward
	},
	{
		key: "Ctrl-k",
		run: deleteToLineEnd
	},
	{
		key: "Ctrl-Alt-h",
		run: deleteGroupBackward
	},
	{
		key: "Ctrl-o",
		run: splitLine
	},
	{
		key: "Ctrl-t",
		run: transposeChars
	},
	{
		key: "Ctrl-v",
		run: cursorPageDown
	}
], standardKeymap = [
	{
		key: "ArrowLeft",
		run: cursorCharLeft,
		shift: selectCharLeft,
		preventDefault: !0
	},
	{
		key: "Mod-ArrowLeft",
		mac: "Alt-ArrowLeft",
		run: cursorGroupLeft,
		shift: selectGroupLeft,
		preventDefault: !0
	},
	{
		mac: "Cmd-ArrowLeft",
		run: cursorLineBoundaryLeft,
		shift: selectLineBoundaryLeft,
		preventDefault: !0
	},
	{
		key: "ArrowRight",
		run: cursorCharRight,
		shift: selectCharRight,
		preventDefault: !0
	},
	{
		key: "Mod-ArrowRight",
		mac: "Alt-ArrowRight",
		run: cursorGroupRight,
		shift: selectGroupRight,
		preventDefault: !0
	},
	{
		mac: "Cmd-ArrowRight",
		run: cursorLineBoundaryRight,
		shift: selectLineBoundaryRight,
		preventDefault: !0
	},
	{
		key: "ArrowUp",
		run: cursorLineUp,
		shift: selectLineUp,
		preventDefault: !0
	},
	{
		mac: "Cmd-ArrowUp",
		run: cursorDocStart,
		shift: selectDocStart
	},
	{
		mac: "Ctrl-ArrowUp",
		run: cursorPageUp,
		shift: selectPageUp
	},
	{
		key: "ArrowDown",
		run: cursorLineDown,
		shift: selectLineDown,
		preventDefault: !0
	},
	{
		mac: "Cmd-ArrowDown",
		run: cursorDocEnd,
		shift: selectDocEnd
	},
	{
		mac: "Ctrl-ArrowDown",
		run: cursorPageDown,
		shift: selectPageDown
	},
	{
		key: "PageUp",
		run: cursorPageUp,
		shift: selectPageUp
	},
	{
		key: "PageDown",
		run: cursorPageDown,
		shift: selectPageDown
	},
	{
		key: "Home",
		run: cursorLineBoundaryBackward,
		shift: selectLineBoundaryBackward,
		preventDefault: !0
	},
	{
		key: "Mod-Home",
		run: cursorDocStart,
		shift: selectDocStart
	},
	{
		key: "End",
		run: cursorLineBoundaryForward,
		shift: selectLineBoundaryForward,
		preventDefault: !0
	},
	{
		key: "Mod-End",
		run: cursorDocEnd,
		shift: selectDocEnd
	},
	{
		key: "Enter",
		run: insertNewlineAndIndent,
		shift: insertNewlineAndIndent
	},
	{
		key: "Mod-a",
		run: selectAll
	},
	{
		key: "Backspace",
		run: deleteCharBackward,
		shift: deleteCharBackward,
		preventDefault: !0
	},
	{
		key: "Delete",
		run: deleteCharForward,
		preventDefault: !0
	},
	{
		key: "Mod-Backspace",
		mac: "Alt-Backspace",
		run: deleteGroupBackward,
		preventDefault: !0
	},
	{
		key: "Mod-Delete",
		mac: "Alt-Delete",
		run: deleteGroupForward,
		preventDefault: !0
	},
	{
		mac: "Mod-Backspace",
		run: deleteLineBoundaryBackward,
		preventDefault: !0
	},
	{
		mac: "Mod-Delete",
		run: deleteLineBoundaryForward,
		preventDefault: !0
	}
].concat(emacsStyleKeymap.map((b) => ({
	mac: b.key,
	run: b.run,
	shift: b.shift
}))), defaultKeymap = [
	{
		key: "Alt-ArrowLeft",
		mac: "Ctrl-ArrowLeft",
		run: cursorSyntaxLeft,
		shift: selectSyntaxLeft
	},
	{
		key: "Alt-ArrowRight",
		mac: "Ctrl-ArrowRight",
		run: cursorSyntaxRight,
		shift: selectSyntaxRight
	},
	{
		key: "Alt-ArrowUp",
		run: moveLineUp
	},
	{
		key: "Shift-Alt-ArrowUp",
		run: copyLineUp
	},
	{
		key: "Alt-ArrowDown",
		run: moveLineDown
	},
	{
		key: "Shift-Alt-ArrowDown",
		run: copyLineDown
	},
	{
		key: "Mod-Alt-ArrowUp",
		run: addCursorAbove
	},
	{
		key: "Mod-Alt-ArrowDown",
		run: addCursorBelow
	},
	{
		key: "Escape",
		run: simplifySelection
	},
	{
		key: "Mod-Enter",
		run: insertBlankLine
	},
	{
		key: "Alt-l",
		mac: "Ctrl-l",
		run: selectLine
	},
	{
		key: "Mod-i",
		run: selectParentSyntax,
		preventDefault: !0
	},
	{
		key: "Mod-[",
		run: indentLess
	},
	{
		key: "Mod-]",
		run: indentMore
	},
	{
		key: "Mod-Alt-\\",
		run: indentSelection
	},
	{
		key: "Shift-Mod-k",
		run: deleteLine
	},
	{
		key: "Shift-Mod-\\",
		run: cursorMatchingBracket
	},
	{
		key: "Mod-/",
		run: toggleComment
	},
	{
		key: "Alt-A",
		mac: "Ctrl-A",
		run: toggleBlockComment
	},
	{
		key: "Ctrl-m",
		mac: "Shift-Alt-m",
		run: toggleTabFocusMode
	}
].concat(standardKeymap), indentWithTab = {
	key: "Tab",
	run: indentMore,
	shift: indentLess
}, Stack = class Stack {
	constructor(p, stack, state, reducePos, pos, score, buffer, bufferBase, curContext, lookAhead = 0, parent) {
		this.p = p, this.stack = stack, this.state = state, this.reducePos = reducePos, this.pos = pos, this.score = score, this.buffer = buffer, this.bufferBase = bufferBase, this.curContext = curContext, this.lookAhead = lookAhead, this.parent = parent;
	}
	toString() {
		return `[${this.stack.filter((_, i) => i % 3 == 0).concat(this.state)}]@${this.pos}${this.score ? "!" + this.score : ""}`;
	}
	static start(p, state, pos = 0) {
		let cx = p.parser.context;
		return new Stack(p, [], state, pos, pos, 0, [], 0, cx ? new StackContext(cx, cx.start) : null, 0, null);
	}
	get context() {
		return this.curContext ? this.curContext.context : null;
	}
	pushState(state, start) {
		this.stack.push(this.state, start, this.bufferBase + this.buffer.length), this.state = state;
	}
	reduce(action) {
		let depth = action >> 19, type = action & 65535, { parser } = this.p, lookaheadRecord = this.reducePos < this.pos - 25 && this.setLookAhead(this.pos), dPrec = parser.dynamicPrecedence(type);
		if (dPrec && (this.score += dPrec), depth == 0) {
			type < parser.minRepeatTerm && this.reducePos < this.pos && (this.reducePos = this.pos), this.pushState(parser.getGoto(this.state, type, !0), this.reducePos), type < parser.minRepeatTerm && this.storeNode(type, this.reducePos, this.reducePos, lookaheadRecord ? 8 : 4, !0), this.reduceContext(type, this.reducePos);
			return;
		}
		let base = this.stack.length - (depth - 1) * 3 - (action & 262144 ? 6 : 0), start = base ? this.stack[base - 2] : this.p.ranges[0].from;
		type < parser.minRepeatTerm && start == this.reducePos && this.reducePos < this.pos && (this.reducePos = this.pos);
		let size = this.reducePos - start;
		size >= 2e3 && !this.p.parser.nodeSet.types[type]?.isAnonymous && (start == this.p.lastBigReductionStart ? (this.p.bigReductionCount++, this.p.lastBigReductionSize = size) : this.p.lastBigReductionSize < size && (this.p.bigReductionCount = 1, this.p.lastBigReductionStart = start, this.p.lastBigReductionSize = size));
		let bufferBase = base ? this.stack[base - 1] : 0, count = this.bufferBase + this.buffer.length - bufferBase;
		if (type < parser.minRepeatTerm || action & 131072) {
			let pos = parser.stateFlag(this.state, 1) ? this.pos : this.reducePos;
			this.storeNode(type, start, pos, count + 4, !0);
		}
		if (action & 262144) this.state = this.stack[base];
		else {
			let baseStateID = this.stack[base - 3];
			this.state = parser.getGoto(baseStateID, type, !0);
		}
		for (; this.stack.length > base;) this.stack.pop();
		this.reduceContext(type, start);
	}
	storeNode(term, start, end, size = 4, mustSink = !1) {
		if (term == 0 && (!this.stack.length || this.stack[this.stack.length - 1] < this.buffer.length + this.bufferBase)) {
			let top = this.buffer.length;
			if (top > 0 && this.buffer[top - 4] == 0 && this.buffer[top - 1] > -1) {
				if (start == end) return;
				if (this.buffer[top - 2] >= start) {
					this.buffer[top - 2] = end;
					return;
				}
			}
		}
		if (!mustSink || this.pos == end) this.buffer.push(term, start, end, size);
		else {
			let index = this.buffer.length;
			if (index > 0 && (this.buffer[index - 4] != 0 || this.buffer[index - 1] < 0)) {
				let mustMove = !1;
				for (let scan = index; scan > 0 && this.buffer[scan - 2] > end; scan -= 4) if (this.buffer[scan - 1] >= 0) {
					mustMove = !0;
					break;
				}
				if (mustMove) for (; index > 0 && this.buffer[index - 2] > end;) this.buffer[index] = this.buffer[index - 4], this.buffer[index + 1] = this.buffer[index - 3], this.buffer[index + 2] = this.buffer[index - 2], this.buffer[index + 3] = this.buffer[index - 1], index -= 4, size > 4 && (size -= 4);
			}
			this.buffer[index] = term, this.buffer[index + 1] = start, this.buffer[index + 2] = end, this.buffer[index + 3] = size;
		}
	}
	shift(action, type, start, end) {
		if (action & 131072) this.pushState(action & 65535, this.pos);
		else if (action & 262144) this.pos = end, this.shiftContext(type, start), type <= this.p.parser.maxNode && this.buffer.push(type, start, end, 4);
		else {
			let nextState = action, { parser } = this.p;
			this.pos = end;
			let skipped = parser.stateFlag(nextState, 1);
			!skipped && (end > start || type <= parser.maxNode) && (this.reducePos = end), this.pushState(nextState, skipped ? start : Math.min(start, this.reducePos)), this.shiftContext(type, start), type <= parser.maxNode && this.buffer.push(type, start, end, 4);
		}
	}
	apply(action, next, nextStart, nextEnd) {
		action & 65536 ? this.reduce(action) : this.shift(action, next, nextStart, nextEnd);
	}
	useNode(value, next, start) {
		let index = this.p.reused.length - 1;
		(index < 0 || this.p.reused[index] != value) && (this.p.reused.push(value), index++);
		let end = this.reducePos = this.pos = start + value.length;
		this.pushState(next, start), this.buffer.push(index, start, end, -1), this.curContext && this.updateContext(this.curContext.tracker.reuse(this.curContext.context, value, this, this.p.stream.reset(this.pos - value.length)));
	}
	split() {
		let parent = this, off = parent.buffer.length;
		for (off && parent.buffer[off - 4] == 0 && (off -= 4); off > 0 && parent.buffer[off - 2] > parent.reducePos;) off -= 4;
		let buffer = parent.buffer.slice(off), base = parent.bufferBase + off;
		for (; parent && base == parent.bufferBase;) parent = parent.parent;
		return new Stack(this.p, this.stack.slice(), this.state, this.reducePos, this.pos, this.score, buffer, base, this.curContext, this.lookAhead, parent);
	}
	recoverByDelete(next, nextEnd) {
		let isNode = next <= this.p.parser.maxNode;
		isNode && this.storeNode(next, this.pos, nextEnd, 4), this.storeNode(0, this.pos, nextEnd, isNode ? 8 : 4), this.pos = this.reducePos = nextEnd, this.score -= 190;
	}
	canShift(term) {
		for (let sim = new SimulatedStack(this);;) {
			let action = this.p.parser.stateSlot(sim.state, 4) || this.p.parser.hasAction(sim.state, term);
			if (action == 0) return !1;
			if (!(action & 65536)) return !0;
			sim.reduce(action);
		}
	}
	recoverByInsert(next) {
		if (this.stack.length >= 300) return [];
		let nextStates = this.p.parser.nextStates(this.state);
		if (nextStates.length > 8 || this.stack.length >= 120) {
			let best = [];
			for (let i = 0, s; i < nextStates.length; i += 2) (s = nextStates[i + 1]) != this.state && this.p.parser.hasAction(s, next) && best.push(nextStates[i], s);
			if (this.stack.length < 120) for (let i = 0; best.length < 8 && i < nextStates.length; i += 2) {
				let s = nextStates[i + 1];
				best.some((v, i) => i & 1 && v == s) || best.push(nextStates[i], s);
			}
			nextStates = best;
		}
		let result = [];
		for (let i = 0; i < nextStates.length && result.length < 4; i += 2) {
			let s = nextStates[i + 1];
			if (s == this.state) continue;
			let stack = this.split();
			stack.pushState(s, this.pos), stack.storeNode(0, stack.pos, stack.pos, 4, !0), stack.shiftContext(nextStates[i], this.pos), stack.reducePos = this.pos, stack.score -= 200, result.push(stack);
		}
		return result;
	}
	forceReduce() {
		let { parser } = this.p, reduce = parser.stateSlot(this.state, 5);
		if (!(reduce & 65536)) return !1;
		if (!parser.validAction(this.state, reduce)) {
			let depth = reduce >> 19, term = reduce & 65535, target = this.stack.length - depth * 3;
			if (target < 0 || parser.getGoto(this.stack[target], term, !1) < 0) {
				let backup = this.findForcedReduction();
				if (backup == null) return !1;
				reduce = backup;
			}
			this.storeNode(0, this.pos, this.pos, 4, !0), this.score -= 100;
		}
		return this.reducePos = this.pos, this.reduce(reduce), !0;
	}
	findForcedReduction() {
		let { parser } = this.p, seen = [], explore = (state, depth) => {
			if (!seen.includes(state)) return seen.push(state), parser.allActions(state, (action) => {
				if (!(action & 393216)) {
					if (action & 65536) {
						let rDepth = (action >> 19) - depth;
						if (rDepth > 1) {
							let term = action & 65535, target = this.stack.length - rDepth * 3;
							if (target >= 0 && parser.getGoto(this.stack[target], term, !1) >= 0) return rDepth << 19 | 65536 | term;
						}
					} else {
						let found = explore(action, depth + 1);
						if (found != null) return found;
					}
				}
			});
		};
		return explore(this.state, 0);
	}
	forceAll() {
		for (; !this.p.parser.stateFlag(this.state, 2);) if (!this.forceReduce()) {
			this.storeNode(0, this.pos, this.pos, 4, !0);
			break;
		}
		return this;
	}
	get deadEnd() {
		if (this.stack.length != 3) return !1;
		let { parser } = this.p;
		return parser.data[parser.stateSlot(this.state, 1)] == 65535 && !parser.stateSlot(this.state, 4);
	}
	restart() {
		this.storeNode(0, this.pos, this.pos, 4, !0), this.state = this.stack[0], this.stack.length = 0;
	}
	sameState(other) {
		if (this.state != other.state || this.stack.length != other.stack.length) return !1;
		for (let i = 0; i < this.stack.length; i += 3) if (this.stack[i] != other.stack[i]) return !1;
		return !0;
	}
	get parser() {
		return this.p.parser;
	}
	dialectEnabled(dialectID) {
		return this.p.parser.dialect.flags[dialectID];
	}
	shiftContext(term, start) {
		this.curContext && this.updateContext(this.curContext.tracker.shift(this.curContext.context, term, this, this.p.stream.reset(start)));
	}
	reduceContext(term, start) {
		this.curContext && this.updateContext(this.curContext.tracker.reduce(this.curContext.context, term, this, this.p.stream.reset(start)));
	}
	emitContext() {
		let last = this.buffer.length - 1;
		(last < 0 || this.buffer[last] != -3) && this.storeNode(this.curContext.hash, this.reducePos, this.reducePos, -3, !0);
	}
	emitLookAhead() {
		let last = this.buffer.length - 1;
		(last < 0 || this.buffer[last] != -4) && this.buffer.push(this.lookAhead, this.pos, this.pos, -4);
	}
	updateContext(context) {
		if (context != this.curContext.context) {
			let newCx = new StackContext(this.curContext.tracker, context);
			newCx.hash != this.curContext.hash && this.emitContext(), this.curContext = newCx;
		}
	}
	setLookAhead(lookAhead) {
		return lookAhead <= this.lookAhead ? !1 : (this.emitLookAhead(), this.lookAhead = lookAhead, !0);
	}
	close() {
		this.curContext && this.curContext.tracker.strict && this.emitContext(), this.lookAhead > 0 && this.emitLookAhead();
	}
}, StackContext = class {
	constructor(tracker, context) {
		this.tracker = tracker, this.context = context, this.hash = tracker.strict ? tracker.hash(context) : 0;
	}
}, SimulatedStack = class {
	constructor(start) {
		this.start = start, this.state = start.state, this.stack = start.stack, this.base = this.stack.length;
	}
	reduce(action) {
		let term = action & 65535, depth = action >> 19;
		depth == 0 ? (this.stack == this.start.stack && (this.stack = this.stack.slice()), this.stack.push(this.state, 0, 0), this.base += 3) : this.base -= (depth - 1) * 3;
		let goto = this.start.p.parser.getGoto(this.stack[this.base - 3], term, !0);
		this.state = goto;
	}
}, StackBufferCursor = class StackBufferCursor {
	constructor(stack, pos, index) {
		this.stack = stack, this.pos = pos, this.index = index, this.buffer = stack.buffer, this.index == 0 && this.maybeNext();
	}
	static create(stack, pos = stack.bufferBase + stack.buffer.length) {
		return new StackBufferCursor(stack, pos, pos - stack.bufferBase);
	}
	maybeNext() {
		let next = this.stack.parent;
		next != null && (this.index = this.stack.bufferBase - next.bufferBase, this.stack = next, this.buffer = next.buffer);
	}
	get id() {
		return this.buffer[this.index - 4];
	}
	get start() {
		return this.buffer[this.index - 3];
	}
	get end() {
		return this.buffer[this.index - 2];
	}
	get size() {
		return this.buffer[this.index - 1];
	}
	next() {
		this.index -= 4, this.pos -= 4, this.index == 0 && this.maybeNext();
	}
	fork() {
		return new StackBufferCursor(this.stack, this.pos, this.index);
	}
};
function decodeArray(input, Type = Uint16Array) {
	if (typeof input != "string") return input;
	let array = null;
	for (let pos = 0, out = 0; pos < input.length;) {
		let value = 0;
		for (;;) {
			let next = input.charCodeAt(pos++), stop = !1;
			if (next == 126) {
				value = 65535;
				break;
			}
			next >= 92 && next--, next >= 34 && next--;
			let digit = next - 32;
			if (digit >= 46 && (digit -= 46, stop = !0), value += digit, stop) break;
			value *= 46;
		}
		array ? array[out++] = value : array = new Type(value);
	}
	return array;
}
var CachedToken = class {
	constructor() {
		this.start = -1, this.value = -1, this.end = -1, this.extended = -1, this.lookAhead = 0, this.mask = 0, this.context = 0;
	}
}, nullToken = new CachedToken(), InputStream = class {
	constructor(input, ranges) {
		this.input = input, this.ranges = ranges, this.chunk = "", this.chunkOff = 0, this.chunk2 = "", this.chunk2Pos = 0, this.next = -1, this.token = nullToken, this.rangeIndex = 0, this.pos = this.chunkPos = ranges[0].from, this.range = ranges[0], this.end = ranges[ranges.length - 1].to, this.readNext();
	}
	resolveOffset(offset, assoc) {
		let range = this.range, index = this.rangeIndex, pos = this.pos + offset;
		for (; pos < range.from;) {
			if (!index) return null;
			let next = this.ranges[--index];
			pos -= range.from - next.to, range = next;
		}
		for (; assoc < 0 ? pos > range.to : pos >= range.to;) {
			if (index == this.ranges.length - 1) return null;
			let next = this.ranges[++index];
			pos += next.from - range.to, range = next;
		}
		return pos;
	}
	clipPos(pos) {
		if (pos >= this.range.from && pos < this.range.to) return pos;
		for (let range of this.ranges) if (range.to > pos) return Math.max(pos, range.from);
		return this.end;
	}
	peek(offset) {
		let idx = this.chunkOff + offset, pos, result;
		if (idx >= 0 && idx < this.chunk.length) pos = this.pos + offset, result = this.chunk.charCodeAt(idx);
		else {
			let resolved = this.resolveOffset(offset, 1);
			if (resolved == null) return -1;
			if (pos = resolved, pos >= this.chunk2Pos && pos < this.chunk2Pos + this.chunk2.length) result = this.chunk2.charCodeAt(pos - this.chunk2Pos);
			else {
				let i = this.rangeIndex, range = this.range;
				for (; range.to <= pos;) range = this.ranges[++i];
				this.chunk2 = this.input.chunk(this.chunk2Pos = pos), pos + this.chunk2.length > range.to && (this.chunk2 = this.chunk2.slice(0, range.to - pos)), result = this.chunk2.charCodeAt(0);
			}
		}
		return pos >= this.token.lookAhead && (this.token.lookAhead = pos + 1), result;
	}
	acceptToken(token, endOffset = 0) {
		let end = endOffset ? this.resolveOffset(endOffset, -1) : this.pos;
		if (end == null || end < this.token.start) throw RangeError("Token end out of bounds");
		this.token.value = token, this.token.end = end;
	}
	acceptTokenTo(token, endPos) {
		this.token.value = token, this.token.end = endPos;
	}
	getChunk() {
		if (this.pos >= this.chunk2Pos && this.pos < this.chunk2Pos + this.chunk2.length) {
			let { chunk, chunkPos } = this;
			this.chunk = this.chunk2, this.chunkPos = this.chunk2Pos, this.chunk2 = chunk, this.chunk2Pos = chunkPos, this.chunkOff = this.pos - this.chunkPos;
		} else {
			this.chunk2 = this.chunk, this.chunk2Pos = this.chunkPos;
			let nextChunk = this.input.chunk(this.pos), end = this.pos + nextChunk.length;
			this.chunk = end > this.range.to ? nextChunk.slice(0, this.range.to - this.pos) : nextChunk, this.chunkPos = this.pos, this.chunkOff = 0;
		}
	}
	readNext() {
		return this.next = this.chunkOff >= this.chunk.length && (this.getChunk(), this.chunkOff == this.chunk.length) ? -1 : this.chunk.charCodeAt(this.chunkOff);
	}
	advance(n = 1) {
		for (this.chunkOff += n; this.pos + n >= this.range.to;) {
			if (this.rangeIndex == this.ranges.length - 1) return this.setDone();
			n -= this.range.to - this.pos, this.range = this.ranges[++this.rangeIndex], this.pos = this.range.from;
		}
		return this.pos += n, this.pos >= this.token.lookAhead && (this.token.lookAhead = this.pos + 1), this.readNext();
	}
	setDone() {
		return this.pos = this.chunkPos = this.end, this.range = this.ranges[this.rangeIndex = this.ranges.length - 1], this.chunk = "", this.next = -1;
	}
	reset(pos, token) {
		if (token ? (this.token = token, token.start = pos, token.lookAhead = pos + 1, token.value = token.extended = -1) : this.token = nullToken, this.pos != pos) {
			if (this.pos = pos, pos == this.end) return this.setDone(), this;
			for (; pos < this.range.from;) this.range = this.ranges[--this.rangeIndex];
			for (; pos >= this.range.to;) this.range = this.ranges[++this.rangeIndex];
			pos >= this.chunkPos && pos < this.chunkPos + this.chunk.length ? this.chunkOff = pos - this.chunkPos : (this.chunk = "", this.chunkOff = 0), this.readNext();
		}
		return this;
	}
	read(from, to) {
		if (from >= this.chunkPos && to <= this.chunkPos + this.chunk.length) return this.chunk.slice(from - this.chunkPos, to - this.chunkPos);
		if (from >= this.chunk2Pos && to <= this.chunk2Pos + this.chunk2.length) return this.chunk2.slice(from - this.chunk2Pos, to - this.chunk2Pos);
		if (from >= this.range.from && to <= this.range.to) return this.input.read(from, to);
		let result = "";
		for (let r of this.ranges) {
			if (r.from >= to) break;
			r.to > from && (result += this.input.read(Math.max(r.from, from), Math.min(r.to, to)));
		}
		return result;
	}
}, TokenGroup = class {
	constructor(data, id) {
		this.data = data, this.id = id;
	}
	token(input, stack) {
		let { parser } = stack.p;
		readToken(this.data, input, stack, this.id, parser.data, parser.tokenPrecTable);
	}
};
TokenGroup.prototype.contextual = TokenGroup.prototype.fallback = TokenGroup.prototype.extend = !1;
var LocalTokenGroup = class {
	constructor(data, precTable, elseToken) {
		this.precTable = precTable, this.elseToken = elseToken, this.data = typeof data == "string" ? decodeArray(data) : data;
	}
	token(input, stack) {
		let start = input.pos, skipped = 0;
		for (;;) {
			let atEof = input.next < 0, nextPos = input.resolveOffset(1, 1);
			if (readToken(this.data, input, stack, 0, this.data, this.precTable), input.token.value > -1) break;
			if (this.elseToken == null) return;
			if (atEof || skipped++, nextPos == null) break;
			input.reset(nextPos, input.token);
		}
		skipped && (input.reset(start, input.token), input.acceptToken(this.elseToken, skipped));
	}
};
LocalTokenGroup.prototype.contextual = TokenGroup.prototype.fallback = TokenGroup.prototype.extend = !1;
var ExternalTokenizer = class {
	constructor(token, options = {}) {
		this.token = token, this.contextual = !!options.contextual, this.fallback = !!options.fallback, this.extend = !!options.extend;
	}
};
function readToken(data, input, stack, group, precTable, precOffset) {
	let state = 0, groupMask = 1 << group, { dialect } = stack.p.parser;
	scan: for (; (groupMask & data[state]) != 0;) {
		let accEnd = data[state + 1];
		for (let i = state + 3; i < accEnd; i += 2) if ((data[i + 1] & groupMask) > 0) {
			let term = data[i];
			if (dialect.allows(term) && (input.token.value == -1 || input.token.value == term || overrides(term, input.token.value, precTable, precOffset))) {
				input.acceptToken(term);
				break;
			}
		}
		let next = input.next, low = 0, high = data[state + 2];
		if (input.next < 0 && high > low && data[accEnd + high * 3 - 3] == 65535) {
			state = data[accEnd + high * 3 - 1];
			continue scan;
		}
		for (; low < high;) {
			let mid = low + high >> 1, index = accEnd + mid + (mid << 1), from = data[index], to = data[index + 1] || 65536;
			if (next < from) high = mid;
			else if (next >= to) low = mid + 1;
			else {
				state = data[index + 2], input.advance();
				continue scan;
			}
		}
		break;
	}
}
function findOffset(data, start, term) {
	for (let i = start, next; (next = data[i]) != 65535; i++) if (next == term) return i - start;
	return -1;
}
function overrides(token, prev, tableData, tableOffset) {
	let iPrev = findOffset(tableData, tableOffset, prev);
	return iPrev < 0 || findOffset(tableData, tableOffset, token) < iPrev;
}
var verbose = typeof process < "u" && /\bparse\b/.test({}.LOG), stackIDs = null;
function cutAt(tree, pos, side) {
	let cursor = tree.cursor(IterMode.IncludeAnonymous);
	for (cursor.moveTo(pos);;) if (!(side < 0 ? cursor.childBefore(pos) : cursor.childAfter(pos))) for (;;) {
		if ((side < 0 ? cursor.to < pos : cursor.from > pos) && !cursor.type.isError) return side < 0 ? Math.max(0, Math.min(cursor.to - 1, pos - 25)) : Math.min(tree.length, Math.max(cursor.from + 1, pos + 25));
		if (side < 0 ? cursor.prevSibling() : cursor.nextSibling()) break;
		if (!cursor.parent()) return side < 0 ? 0 : tree.length;
	}
}
var FragmentCursor = class {
	constructor(fragments, minRepeat) {
		this.fragments = fragments, this.minRepeat = minRepeat, this.i = 0, this.fragment = null, this.safeFrom = -1, this.safeTo = -1, this.trees = [], this.start = [], this.index = [], this.lastRepeat = null, this.lastRepeatPos = -1, this.nextFragment();
	}
	nextFragment() {
		let fr = this.fragment = this.i == this.fragments.length ? null : this.fragments[this.i++];
		if (fr) {
			for (this.safeFrom = fr.openStart ? cutAt(fr.tree, fr.from + fr.offset, 1) - fr.offset : fr.from, this.safeTo = fr.openEnd ? cutAt(fr.tree, fr.to + fr.offset, -1) - fr.offset : fr.to; this.trees.length;) this.trees.pop(), this.start.pop(), this.index.pop();
			this.trees.push(fr.tree), this.start.push(-fr.offset), this.index.push(0), this.nextStart = this.safeFrom;
		} else this.nextStart = 1e9;
	}
	nodeAt(pos) {
		if (pos < this.nextStart) return null;
		for (; this.fragment && this.safeTo <= pos;) this.nextFragment();
		if (!this.fragment) return null;
		for (;;) {
			let last = this.trees.length - 1;
			if (last < 0) return this.nextFragment(), null;
			if (pos < this.safeFrom) return null;
			let top = this.trees[last], index = this.index[last];
			if (index == top.children.length) {
				this.trees.pop(), this.start.pop(), this.index.pop();
				continue;
			}
			let next = top.children[index], start = this.start[last] + top.positions[index];
			if (start > pos) return this.nextStart = start, null;
			if (next instanceof Tree) {
				let storeRepeat = start > this.lastRepeatPos && next.type.id >= this.minRepeat;
				if (start == pos || storeRepeat) {
					let end = start + next.length, lookahead;
					if (start >= this.safeFrom && end <= this.safeTo && (!(lookahead = next.prop(NodeProp.lookAhead)) || end + lookahead < this.fragment.to) && (storeRepeat && (this.lastRepeat = next, this.lastRepeatPos = start), start == pos)) return next;
				}
				this.index[last]++, start + next.length >= Math.max(this.safeFrom, pos) && (this.trees.push(next), this.start.push(start), this.index.push(0));
			} else this.index[last]++, this.nextStart = start + next.length;
		}
	}
}, TokenCache = class {
	constructor(parser, stream) {
		this.stream = stream, this.tokens = [], this.mainToken = null, this.actions = [], this.tokens = parser.tokenizers.map((_) => new CachedToken());
	}
	getActions(stack) {
		let actionIndex = 0, main = null, { parser } = stack.p, { tokenizers } = parser, mask = parser.stateSlot(stack.state, 3), context = stack.curContext ? stack.curContext.hash : 0, lookAhead = 0;
		for (let i = 0; i < tokenizers.length; i++) {
			if (!(1 << i & mask)) continue;
			let tokenizer = tokenizers[i], token = this.tokens[i];
			if ((!main || tokenizer.fallback) && ((tokenizer.contextual || token.start != stack.pos || token.mask != mask || token.context != context) && (this.updateCachedToken(token, tokenizer, stack), token.mask = mask, token.context = context), token.lookAhead > token.end + 25 && (lookAhead = Math.max(token.lookAhead, lookAhead)), token.value != 0)) {
				let startIndex = actionIndex;
				if (token.extended > -1 && (actionIndex = this.addActions(stack, token.extended, token.end, actionIndex)), actionIndex = this.addActions(stack, token.value, token.end, actionIndex), !tokenizer.extend && (main = token, actionIndex > startIndex)) break;
			}
		}
		for (; this.actions.length > actionIndex;) this.actions.pop();
		return lookAhead && stack.setLookAhead(lookAhead), !main && stack.pos == this.stream.end && (main = new CachedToken(), main.value = stack.p.parser.eofTerm, main.start = main.end = stack.pos, actionIndex = this.addActions(stack, main.value, main.end, actionIndex)), this.mainToken = main, this.actions;
	}
	getMainToken(stack) {
		if (this.mainToken) return this.mainToken;
		let main = new CachedToken(), { pos, p } = stack;
		return main.start = pos, main.end = Math.min(pos + 1, p.stream.end), main.value = pos == p.stream.end ? p.parser.eofTerm : 0, main;
	}
	updateCachedToken(token, tokenizer, stack) {
		let start = this.stream.clipPos(stack.pos);
		if (tokenizer.token(this.stream.reset(start, token), stack), token.value > -1) {
			let { parser } = stack.p;
			for (let i = 0; i < parser.specialized.length; i++) if (parser.specialized[i] == token.value) {
				let result = parser.specializers[i](this.stream.read(token.start, token.end), stack);
				if (result >= 0 && stack.p.parser.dialect.allows(result >> 1)) {
					result & 1 ? token.extended = result >> 1 : token.value = result >> 1;
					break;
				}
			}
		} else token.value = 0, token.end = this.stream.clipPos(start + 1);
	}
	putAction(action, token, end, index) {
		for (let i = 0; i < index; i += 3) if (this.actions[i] == action) return index;
		return this.actions[index++] = action, this.actions[index++] = token, this.actions[index++] = end, index;
	}
	addActions(stack, token, end, index) {
		let { state } = stack, { parser } = stack.p, { data } = parser;
		for (let set = 0; set < 2; set++) for (let i = parser.stateSlot(state, set ? 2 : 1);; i += 3) {
			if (data[i] == 65535) {
				if (data[i + 1] == 1) i = pair(data, i + 2);
				else {
					index == 0 && data[i + 1] == 2 && (index = this.putAction(pair(data, i + 2), token, end, index));
					break;
				}
			}
			data[i] == token && (index = this.putAction(pair(data, i + 1), token, end, index));
		}
		return index;
	}
}, Parse = class {
	constructor(parser, input, fragments, ranges) {
		this.parser = parser, this.input = input, this.ranges = ranges, this.recovering = 0, this.nextStackID = 9812, this.minStackPos = 0, this.reused = [], this.stoppedAt = null, this.lastBigReductionStart = -1, this.lastBigReductionSize = 0, this.bigReductionCount = 0, this.stream = new InputStream(input, ranges), this.tokens = new TokenCache(parser, this.stream), this.topTerm = parser.top[1];
		let { from } = ranges[0];
		this.stacks = [Stack.start(this, parser.top[0], from)], this.fragments = fragments.length && this.stream.end - from > parser.bufferLength * 4 ? new FragmentCursor(fragments, parser.minRepeatTerm) : null;
	}
	get parsedPos() {
		return this.minStackPos;
	}
	advance() {
		let stacks = this.stacks, pos = this.minStackPos, newStacks = this.stacks = [], stopped, stoppedTokens;
		if (this.bigReductionCount > 300 && stacks.length == 1) {
			let [s] = stacks;
			for (; s.forceReduce() && s.stack.length && s.stack[s.stack.length - 2] >= this.lastBigReductionStart;);
			this.bigReductionCount = this.lastBigReductionSize = 0;
		}
		for (let i = 0; i < stacks.length; i++) {
			let stack = stacks[i];
			for (;;) {
				if (this.tokens.mainToken = null, stack.pos > pos) newStacks.push(stack);
				else if (this.advanceStack(stack, newStacks, stacks)) continue;
				else {
					stopped || (stopped = [], stoppedTokens = []), stopped.push(stack);
					let tok = this.tokens.getMainToken(stack);
					stoppedTokens.push(tok.value, tok.end);
				}
				break;
			}
		}
		if (!newStacks.length) {
			let finished = stopped && findFinished(stopped);
			if (finished) return verbose && console.log("Finish with " + this.stackID(finished)), this.stackToTree(finished);
			if (this.parser.strict) throw verbose && stopped && console.log("Stuck with token " + (this.tokens.mainToken ? this.parser.getName(this.tokens.mainToken.value) : "none")), SyntaxError("No parse at " + pos);
			this.recovering ||= 5;
		}
		if (this.recovering && stopped) {
			let finished = this.stoppedAt != null && stopped[0].pos > this.stoppedAt ? stopped[0] : this.runRecovery(stopped, stoppedTokens, newStacks);
			if (finished) return verbose && console.log("Force-finish " + this.stackID(finished)), this.stackToTree(finished.forceAll());
		}
		if (this.recovering) {
			let maxRemaining = this.recovering == 1 ? 1 : this.recovering * 3;
			if (newStacks.length > maxRemaining) for (newStacks.sort((a, b) => b.score - a.score); newStacks.length > maxRemaining;) newStacks.pop();
			newStacks.some((s) => s.reducePos > pos) && this.recovering--;
		} else if (newStacks.length > 1) {
			outer: for (let i = 0; i < newStacks.length - 1; i++) {
				let stack = newStacks[i];
				for (let j = i + 1; j < newStacks.length; j++) {
					let other = newStacks[j];
					if (stack.sameState(other) || stack.buffer.length > 500 && other.buffer.length > 500) {
						if ((stack.score - other.score || stack.buffer.length - other.buffer.length) > 0) newStacks.splice(j--, 1);
						else {
							newStacks.splice(i--, 1);
							continue outer;
						}
					}
				}
			}
			newStacks.length > 12 && (newStacks.sort((a, b) => b.score - a.score), newStacks.splice(12, newStacks.length - 12));
		}
		this.minStackPos = newStacks[0].pos;
		for (let i = 1; i < newStacks.length; i++) newStacks[i].pos < this.minStackPos && (this.minStackPos = newStacks[i].pos);
		return null;
	}
	stopAt(pos) {
		if (this.stoppedAt != null && this.stoppedAt < pos) throw RangeError("Can't move stoppedAt forward");
		this.stoppedAt = pos;
	}
	tryReuse(stack, start, tree, repeatOnly) {
		if (!tree) return null;
		let strictCx = stack.curContext && stack.curContext.tracker.strict, cxHash = strictCx ? stack.curContext.hash : 0;
		for (; tree;) {
			let match = this.parser.nodeSet.types[tree.type.id] == tree.type ? this.parser.getGoto(stack.state, tree.type.id) : -1;
			if (match > -1 && tree.length && (!strictCx || (tree.prop(NodeProp.contextHash) || 0) == cxHash)) return stack.useNode(tree, match, start), tree;
			if (tree.children.length == 0 || tree.positions[0] > 0) break;
			let inner = tree.children[0];
			if (inner instanceof Tree && (!repeatOnly || inner.type.id >= this.parser.minRepeatTerm)) tree = inner;
			else break;
		}
		return null;
	}
	advanceStack(stack, stacks, split) {
		let start = stack.pos, { parser } = this, base = verbose ? this.stackID(stack) + " -> " : "";
		if (this.stoppedAt != null && start > this.stoppedAt) return stack.forceReduce() ? stack : null;
		if (this.fragments) {
			let reused = stack.reducePos < start && stack.buffer.length && stack.buffer[stack.buffer.length - 2] <= stack.reducePos && this.fragments.lastRepeatPos == stack.reducePos && this.tryReuse(stack, stack.reducePos, this.fragments.lastRepeat, !0) || this.tryReuse(stack, start, this.fragments.nodeAt(start), !1);
			if (reused) return verbose && console.log(base + this.stackID(stack) + ` (via reuse of ${parser.getName(reused.type.id)})`), !0;
		}
		let defaultReduce = parser.stateSlot(stack.state, 4);
		if (defaultReduce > 0) return stack.reduce(defaultReduce), verbose && console.log(base + this.stackID(stack) + ` (via always-reduce ${parser.getName(defaultReduce & 65535)})`), !0;
		if (stack.stack.length >= 8400) for (; stack.stack.length > 6e3 && stack.forceReduce(););
		let actions = this.tokens.getActions(stack);
		for (let i = 0; i < actions.length;) {
			let action = actions[i++], term = actions[i++], end = actions[i++], last = i == actions.length || !split, localStack = last ? stack : stack.split(), main = this.tokens.mainToken;
			if (localStack.apply(action, term, main ? main.start : localStack.pos, end), verbose && console.log(base + this.stackID(localStack) + ` (via ${action & 65536 ? `reduce of ${parser.getName(action & 65535)}` : "shift"} for ${parser.getName(term)} @ ${start}${localStack == stack ? "" : ", split"})`), last) return !0;
			localStack.pos > start ? stacks.push(localStack) : split.push(localStack);
		}
		return !1;
	}
	advanceFully(stack, newStacks) {
		let pos = stack.pos;
		for (;;) {
			if (!this.advanceStack(stack, null, null)) return !1;
			if (stack.pos > pos) return pushStackDedup(stack, newStacks), !0;
		}
	}
	runRecovery(stacks, tokens, newStacks) {
		let finished = null, restarted = !1;
		for (let i = 0; i < stacks.length; i++) {
			let stack = stacks[i], token = tokens[i << 1], tokenEnd = tokens[(i << 1) + 1], base = verbose ? this.stackID(stack) + " -> " : "";
			if (stack.deadEnd && (restarted || (restarted = !0, stack.restart(), verbose && console.log(base + this.stackID(stack) + " (restarted)"), this.advanceFully(stack, newStacks)))) continue;
			let force = stack.split(), forceBase = base;
			for (let j = 0; j < 10 && force.forceReduce() && (verbose && console.log(forceBase + this.stackID(force) + " (via force-reduce)"), !this.advanceFully(force, newStacks)); j++) verbose && (forceBase = this.stackID(force) + " -> ");
			for (let insert of stack.recoverByInsert(token)) verbose && console.log(base + this.stackID(insert) + " (via recover-insert)"), this.advanceFully(insert, newStacks);
			this.stream.end > stack.pos ? (tokenEnd == stack.pos && (tokenEnd++, token = 0), stack.recoverByDelete(token, tokenEnd), verbose && console.log(base + this.stackID(stack) + ` (via recover-delete ${this.parser.getName(token)})`), pushStackDedup(stack, newStacks)) : (!finished || finished.score < force.score) && (finished = force);
		}
		return finished;
	}
	stackToTree(stack) {
		return stack.close(), Tree.build({
			buffer: StackBufferCursor.create(stack),
			nodeSet: this.parser.nodeSet,
			topID: this.topTerm,
			maxBufferLength: this.parser.bufferLength,
			reused: this.reused,
			start: this.ranges[0].from,
			length: stack.pos - this.ranges[0].from,
			minRepeatType: this.parser.minRepeatTerm
		});
	}
	stackID(stack) {
		let id = (stackIDs ||= new WeakMap()).get(stack);
		return id || stackIDs.set(stack, id = String.fromCodePoint(this.nextStackID++)), id + stack;
	}
};
function pushStackDedup(stack, newStacks) {
	for (let i = 0; i < newStacks.length; i++) {
		let other = newStacks[i];
		if (other.pos == stack.pos && other.sameState(stack)) {
			newStacks[i].score < stack.score && (newStacks[i] = stack);
			return;
		}
	}
	newStacks.push(stack);
}
var Dialect = class {
	constructor(source, flags, disabled) {
		this.source = source, this.flags = flags, this.disabled = disabled;
	}
	allows(term) {
		return !this.disabled || this.disabled[term] == 0;
	}
}, id = (x) => x, ContextTracker = class {
	constructor(spec) {
		this.start = spec.start, this.shift = spec.shift || id, this.reduce = spec.reduce || id, this.reuse = spec.reuse || id, this.hash = spec.hash || (() => 0), this.strict = spec.strict !== !1;
	}
}, LRParser = class LRParser extends Parser {
	constructor(spec) {
		if (super(), this.wrappers = [], spec.version != 14) throw RangeError(`Parser version (${spec.version}) doesn't match runtime version (14)`);
		let nodeNames = spec.nodeNames.split(" ");
		this.minRepeatTerm = nodeNames.length;
		for (let i = 0; i < spec.repeatNodeCount; i++) nodeNames.push("");
		let topTerms = Object.keys(spec.topRules).map((r) => spec.topRules[r][1]), nodeProps = [];
		for (let i = 0; i < nodeNames.length; i++) nodeProps.push([]);
		function setProp(nodeID, prop, value) {
			nodeProps[nodeID].push([prop, prop.deserialize(String(value))]);
		}
		if (spec.nodeProps) for (let propSpec of spec.nodeProps) {
			let prop = propSpec[0];
			typeof prop == "string" && (prop = NodeProp[prop]);
			for (let i = 1; i < propSpec.length;) {
				let next = propSpec[i++];
				if (next >= 0) setProp(next, prop, propSpec[i++]);
				else {
					let value = propSpec[i + -next];
					for (let j = -next; j > 0; j--) setProp(propSpec[i++], prop, value);
					i++;
				}
			}
		}
		this.nodeSet = new NodeSet(nodeNames.map((name, i) => NodeType.define({
			name: i >= this.minRepeatTerm ? void 0 : name,
			id: i,
			props: nodeProps[i],
			top: topTerms.indexOf(i) > -1,
			error: i == 0,
			skipped: spec.skippedNodes && spec.skippedNodes.indexOf(i) > -1
		}))), spec.propSources && (this.nodeSet = this.nodeSet.extend(...spec.propSources)), this.strict = !1, this.bufferLength = DefaultBufferLength;
		let tokenArray = decodeArray(spec.tokenData);
		this.context = spec.context, this.specializerSpecs = spec.specialized || [], this.specialized = new Uint16Array(this.specializerSpecs.length);
		for (let i = 0; i < this.specializerSpecs.length; i++) this.specialized[i] = this.specializerSpecs[i].term;
		this.specializers = this.specializerSpecs.map(getSpecializer), this.states = decodeArray(spec.states, Uint32Array), this.data = decodeArray(spec.stateData), this.goto = decodeArray(spec.goto), this.maxTerm = spec.maxTerm, this.tokenizers = spec.tokenizers.map((value) => typeof value == "number" ? new TokenGroup(tokenArray, value) : value), this.topRules = spec.topRules, this.dialects = spec.dialects || {}, this.dynamicPrecedences = spec.dynamicPrecedences || null, this.tokenPrecTable = spec.tokenPrec, this.termNames = spec.termNames || null, this.maxNode = this.nodeSet.types.length - 1, this.dialect = this.parseDialect(), this.top = this.topRules[Object.keys(this.topRules)[0]];
	}
	createParse(input, fragments, ranges) {
		let parse = new Parse(this, input, fragments, ranges);
		for (let w of this.wrappers) parse = w(parse, input, fragments, ranges);
		return parse;
	}
	getGoto(state, term, loose = !1) {
		let table = this.goto;
		if (term >= table[0]) return -1;
		for (let pos = table[term + 1];;) {
			let groupTag = table[pos++], last = groupTag & 1, target = table[pos++];
			if (last && loose) return target;
			for (let end = pos + (groupTag >> 1); pos < end; pos++) if (table[pos] == state) return target;
			if (last) return -1;
		}
	}
	hasAction(state, terminal) {
		let data = this.data;
		for (let set = 0; set < 2; set++) for (let i = this.stateSlot(state, set ? 2 : 1), next;; i += 3) {
			if ((next = data[i]) == 65535) {
				if (data[i + 1] == 1) next = data[i = pair(data, i + 2)];
				else if (data[i + 1] == 2) return pair(data, i + 2);
				else break;
			}
			if (next == terminal || next == 0) return pair(data, i + 1);
		}
		return 0;
	}
	stateSlot(state, slot) {
		return this.states[state * 6 + slot];
	}
	stateFlag(state, flag) {
		return (this.stateSlot(state, 0) & flag) > 0;
	}
	validAction(state, action) {
		return !!this.allActions(state, (a) => a == action || null);
	}
	allActions(state, action) {
		let deflt = this.stateSlot(state, 4), result = deflt ? action(deflt) : void 0;
		for (let i = this.stateSlot(state, 1); result == null; i += 3) {
			if (this.data[i] == 65535) {
				if (this.data[i + 1] == 1) i = pair(this.data, i + 2);
				else break;
			}
			result = action(pair(this.data, i + 1));
		}
		return result;
	}
	nextStates(state) {
		let result = [];
		for (let i = this.stateSlot(state, 1);; i += 3) {
			if (this.data[i] == 65535) {
				if (this.data[i + 1] == 1) i = pair(this.data, i + 2);
				else break;
			}
			if (!(this.data[i + 2] & 1)) {
				let value = this.data[i + 1];
				result.some((v, i) => i & 1 && v == value) || result.push(this.data[i], value);
			}
		}
		return result;
	}
	configure(config) {
		let copy = Object.assign(Object.create(LRParser.prototype), this);
		if (config.props && (copy.nodeSet = this.nodeSet.extend(...config.props)), config.top) {
			let info = this.topRules[config.top];
			if (!info) throw RangeError(`Invalid top rule name ${config.top}`);
			copy.top = info;
		}
		return config.tokenizers && (copy.tokenizers = this.tokenizers.map((t) => {
			let found = config.tokenizers.find((r) => r.from == t);
			return found ? found.to : t;
		})), config.specializers && (copy.specializers = this.specializers.slice(), copy.specializerSpecs = this.specializerSpecs.map((s, i) => {
			let found = config.specializers.find((r) => r.from == s.external);
			if (!found) return s;
			let spec = Object.assign(Object.assign({}, s), { external: found.to });
			return copy.specializers[i] = getSpecializer(spec), spec;
		})), config.contextTracker && (copy.context = config.contextTracker), config.dialect && (copy.dialect = this.parseDialect(config.dialect)), config.strict != null && (copy.strict = config.strict), config.wrap && (copy.wrappers = copy.wrappers.concat(config.wrap)), config.bufferLength != null && (copy.bufferLength = config.bufferLength), copy;
	}
	hasWrappers() {
		return this.wrappers.length > 0;
	}
	getName(term) {
		return this.termNames ? this.termNames[term] : String(term <= this.maxNode && this.nodeSet.types[term].name || term);
	}
	get eofTerm() {
		return this.maxNode + 1;
	}
	get topNode() {
		return this.nodeSet.types[this.top[1]];
	}
	dynamicPrecedence(term) {
		let prec = this.dynamicPrecedences;
		return prec == null ? 0 : prec[term] || 0;
	}
	parseDialect(dialect) {
		let values = Object.keys(this.dialects), flags = values.map(() => !1);
		if (dialect) for (let part of dialect.split(" ")) {
			let id = values.indexOf(part);
			id >= 0 && (flags[id] = !0);
		}
		let disabled = null;
		for (let i = 0; i < values.length; i++) if (!flags[i]) for (let j = this.dialects[values[i]], id; (id = this.data[j++]) != 65535;) (disabled ||= new Uint8Array(this.maxTerm + 1))[id] = 1;
		return new Dialect(dialect, flags, disabled);
	}
	static deserialize(spec) {
		return new LRParser(spec);
	}
};
function pair(data, off) {
	return data[off] | data[off + 1] << 16;
}
function findFinished(stacks) {
	let best = null;
	for (let stack of stacks) {
		let stopped = stack.p.stoppedAt;
		(stack.pos == stack.p.stream.end || stopped != null && stack.pos > stopped) && stack.p.parser.stateFlag(stack.state, 2) && (!best || best.score < stack.score) && (best = stack);
	}
	return best;
}
function getSpecializer(spec) {
	if (spec.external) {
		let mask = +!!spec.extend;
		return (value, stack) => spec.external(value, stack) << 1 | mask;
	}
	return spec.get;
}
// node_modules/@lezer/javascript/dist/index.js
var noSemi = 317, noSemiType = 318, incdec = 1, incdecPrefix = 2, questionDot = 3, JSXStartTag = 4, insertSemi = 319, spaces = 321, newline = 322, LineComment = 5, BlockComment = 6, Dialect_jsx = 0, space = [
	9,
	10,
	11,
	12,
	13,
	32,
	133,
	160,
	5760,
	8192,
	8193,
	8194,
	8195,
	8196,
	8197,
	8198,
	8199,
	8200,
	8201,
	8202,
	8232,
	8233,
	8239,
	8287,
	12288
], braceR = 125, semicolon = 59, slash = 47, star = 42, plus = 43, minus = 45, lt = 60, comma = 44, question = 63, dot = 46, bracketL = 91, trackNewline = new ContextTracker({
	start: !1,
	shift(context, term) {
		return term == LineComment || term == BlockComment || term == spaces ? context : term == newline;
	},
	strict: !1
}), insertSemicolon = new ExternalTokenizer((input, stack) => {
	let { next } = input;
	(next == braceR || next == -1 || stack.context) && input.acceptToken(insertSemi);
}, {
	contextual: !0,
	fallback: !0
}), noSemicolon = new ExternalTokenizer((input, stack) => {
	let { next } = input, after;
	space.indexOf(next) > -1 || (next != slash || (after = input.peek(1)) != slash && after != star) && next != braceR && next != semicolon && next != -1 && !stack.context && input.acceptToken(noSemi);
}, { contextual: !0 }), noSemicolonType = new ExternalTokenizer((input, stack) => {
	input.next == bracketL && !stack.context && input.acceptToken(noSemiType);
}, { contextual: !0 }), operatorToken = new ExternalTokenizer((input, stack) => {
	let { next } = input;
	if (next == plus || next == minus) {
		if (input.advance(), next == input.next) {
			input.advance();
			let mayPostfix = !stack.context && stack.canShift(incdec);
			input.acceptToken(mayPostfix ? incdec : incdecPrefix);
		}
	} else next == question && input.peek(1) == dot && (input.advance(), input.advance(), (input.next < 48 || input.next > 57) && input.acceptToken(questionDot));
}, { contextual: !0 });
function identifierChar(ch, start) {
	return ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || ch == 95 || ch >= 192 || !start && ch >= 48 && ch <= 57;
}
var jsx = new ExternalTokenizer((input, stack) => {
	if (input.next != lt || !stack.dialectEnabled(Dialect_jsx) || (input.advance(), input.next == slash)) return;
	let back = 0;
	for (; space.indexOf(input.next) > -1;) input.advance(), back++;
	if (identifierChar(input.next, !0)) {
		for (input.advance(), back++; identifierChar(input.next, !1);) input.advance(), back++;
		for (; space.indexOf(input.next) > -1;) input.advance(), back++;
		if (input.next == comma) return;
		for (let i = 0;; i++) {
			if (i == 7) {
				if (!identifierChar(input.next, !0)) return;
				break;
			}
			if (input.next != "extends".charCodeAt(i)) break;
			input.advance(), back++;
		}
	}
	input.acceptToken(JSXStartTag, -back);
}), jsHighlight = styleTags({
	"get set async static": tags.modifier,
	"for while do if else switch try catch finally return throw break continue default case defer": tags.controlKeyword,
	"in of await yield void typeof delete instanceof as satisfies": tags.operatorKeyword,
	"let var const using function class extends": tags.definitionKeyword,
	"import export from": tags.moduleKeyword,
	"with debugger new": tags.keyword,
	TemplateString: tags.special(tags.string),
	super: tags.atom,
	BooleanLiteral: tags.bool,
	this: tags.self,
	null: tags.null,
	Star: tags.modifier,
	VariableName: tags.variableName,
	"CallExpression/VariableName TaggedTemplateExpression/VariableName": tags.function(tags.variableName),
	VariableDefinition: tags.definition(tags.variableName),
	Label: tags.labelName,
	PropertyName: tags.propertyName,
	PrivatePropertyName: tags.special(tags.propertyName),
	"CallExpression/MemberExpression/PropertyName": tags.function(tags.propertyName),
	"FunctionDeclaration/VariableDefinition": tags.function(tags.definition(tags.variableName)),
	"ClassDeclaration/VariableDefinition": tags.definition(tags.className),
	"NewExpression/VariableName": tags.className,
	PropertyDefinition: tags.definition(tags.propertyName),
	PrivatePropertyDefinition: tags.definition(tags.special(tags.propertyName)),
	UpdateOp: tags.updateOperator,
	"LineComment Hashbang": tags.lineComment,
	BlockComment: tags.blockComment,
	Number: tags.number,
	String: tags.string,
	Escape: tags.escape,
	ArithOp: tags.arithmeticOperator,
	LogicOp: tags.logicOperator,
	BitOp: tags.bitwiseOperator,
	CompareOp: tags.compareOperator,
	RegExp: tags.regexp,
	Equals: tags.definitionOperator,
	Arrow: tags.function(tags.punctuation),
	": Spread": tags.punctuation,
	"( )": tags.paren,
	"[ ]": tags.squareBracket,
	"{ }": tags.brace,
	"InterpolationStart InterpolationEnd": tags.special(tags.brace),
	".": tags.derefOperator,
	", ;": tags.separator,
	"@": tags.meta,
	TypeName: tags.typeName,
	TypeDefinition: tags.definition(tags.typeName),
	"type enum interface implements namespace module declare": tags.definitionKeyword,
	"abstract global Privacy readonly override": tags.modifier,
	"is keyof unique infer asserts": tags.operatorKeyword,
	JSXAttributeValue: tags.attributeValue,
	JSXText: tags.content,
	"JSXStartTag JSXStartCloseTag JSXSelfCloseEndTag JSXEndTag": tags.angleBracket,
	"JSXIdentifier JSXNameSpacedName": tags.tagName,
	"JSXAttribute/JSXIdentifier JSXAttribute/JSXNameSpacedName": tags.attributeName,
	"JSXBuiltin/JSXIdentifier": tags.standard(tags.tagName)
}), spec_identifier = {
	__proto__: null,
	export: 20,
	as: 25,
	from: 33,
	default: 36,
	async: 41,
	function: 42,
	in: 52,
	out: 55,
	const: 56,
	extends: 60,
	this: 64,
	true: 72,
	false: 72,
	null: 84,
	void: 88,
	typeof: 92,
	super: 108,
	new: 142,
	delete: 154,
	yield: 163,
	await: 167,
	class: 172,
	public: 237,
	private: 237,
	protected: 237,
	readonly: 239,
	instanceof: 258,
	satisfies: 261,
	import: 294,
	keyof: 351,
	unique: 355,
	infer: 361,
	asserts: 397,
	is: 399,
	abstract: 419,
	implements: 421,
	type: 423,
	let: 426,
	var: 428,
	using: 431,
	interface: 437,
	enum: 441,
	namespace: 447,
	module: 449,
	declare: 453,
	global: 457,
	defer: 473,
	for: 478,
	of: 487,
	while: 490,
	with: 494,
	do: 498,
	if: 502,
	else: 504,
	switch: 508,
	case: 514,
	try: 520,
	catch: 524,
	finally: 528,
	return: 532,
	throw: 536,
	break: 540,
	continue: 544,
	debugger: 548
}, spec_word = {
	__proto__: null,
	async: 129,
	get: 131,
	set: 133,
	declare: 195,
	public: 197,
	private: 197,
	protected: 197,
	static: 199,
	abstract: 201,
	override: 203,
	readonly: 209,
	accessor: 211,
	new: 403
}, spec_LessThan = {
	__proto__: null,
	"<": 193
}, parser = LRParser.deserialize({
	version: 14,
	states: "$GSQ%TQlOOO%[QlOOO'_QpOOP(lO`OOO*zQ!0MxO'#CiO+RO#tO'#CjO+aO&jO'#CjO+oO#@ItO'#DaO.QQlO'#DgO.bQlO'#DrO%[QlO'#DzO0fQlO'#ESOOQ!0Lf'#E['#E[O1PQ`O'#EXOOQO'#Ep'#EpOOQO'#Im'#ImO1XQ`O'#GtO1dQ`O'#EoO1iQ`O'#EoO3hQ!0MxO'#JsO6[Q!0MxO'#JtO6uQ`O'#F^O6zQ,UO'#FuOOQ!0Lf'#Fg'#FgO7VO7dO'#FgO9XQMhO'#F}O9`Q`O'#F|OOQ!0Lf'#Jt'#JtOOQ!0Lb'#Js'#JsO9eQ`O'#GxOOQ['#K`'#K`O9pQ`O'#IZO9uQ!0LrO'#I[OOQ['#Ja'#JaOOQ['#I`'#I`Q`QlOOQ`QlOOO9}Q!L^O'#DvO:UQlO'#EOO:]QlO'#EQO9kQ`O'#GtO:dQMhO'#CoO:rQ`O'#EnO:}Q`O'#EzO;hQMhO'#FfO;xQ`O'#GtOOQO'#Ka'#KaO;}Q`O'#KaO<]Q`O'#G|O<]Q`O'#G}O<]Q`O'#HPO9kQ`O'#HSO=SQ`O'#HVO>kQ`O'#CeO>{Q`O'#HdO?TQ`O'#HjO?TQ`O'#HlO`QlO'#HnO?TQ`O'#HpO?TQ`O'#HsO?YQ`O'#HyO?_Q!0LsO'#IPO%[QlO'#IRO?jQ!0LsO'#ITO?uQ!0LsO'#IVO9uQ!0LrO'#IXO@QQ!0MxO'#CiOASQpO'#DlQOQ`OOO%[QlO'#EQOAjQ`O'#ETO:dQMhO'#EnOAuQ`O'#EnOBQQ!bO'#FfOOQ['#Cg'#CgOOQ!0Lb'#Dq'#DqOOQ!0Lb'#Jw'#JwO%[QlO'#JwOOQO'#Jz'#JzOOQO'#Ii'#IiOCQQpO'#EgOOQ!0Lb'#Ef'#EfOOQ!0Lb'#KO'#KOOC|Q!0MSO'#EgODWQpO'#EWOOQO'#Jy'#JyODlQpO'#JzOEyQpO'#EWODWQpO'#EgPFWO&2DjO'#CbPOOO)CEO)CEOOOOO'#Ia'#IaOFcO#tO,59UOOQ!0Lh,59U,59UOOOO'#Ib'#IbOFqO&jO,59UOGPQ!L^O'#DcOOOO'#Id'#IdOGWO#@ItO,59{OOQ!0Lf,59{,59{OGfQlO'#IeOGyQ`O'#JuOIxQ!fO'#JuO+}QlO'#JuOJPQ`O,5:ROJgQ`O'#EpOJtQ`O'#KUOKPQ`O'#KTOKPQ`O'#KTOKXQ`O,5;^OK^Q`O'#KSOOQ!0Ln,5:^,5:^OKeQlO,5:^OMcQ!0MxO,5:fONSQ`O,5:nONmQ!0LrO'#KRONtQ`O'#KQO9eQ`O'#KQO! YQ`O'#KQO! bQ`O,5;]O! gQ`O'#KQO!#lQ!fO'#JtOOQ!0Lh'#Ci'#CiO%[QlO'#ESO!$[Q!fO,5:sOOQS'#J{'#J{OOQO-E<k-E<kO9kQ`O,5=`O!$rQ`O,5=`O!$wQlO,5;ZO!&zQMhO'#EkO!(eQ`O,5;ZO!(jQlO'#DyO!(tQpO,5;eO!(|QpO,5;eO%[QlO,5;eOOQ['#FU'#FUOOQ['#FW'#FWO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fO%[QlO,5;fOOQ['#F['#F[O!)[QlO,5;uOOQ!0Lf,5;z,5;zOOQ!0Lf,5;{,5;{OOQ!0Lf,5;},5;}O%[QlO'#IqO!+_Q!0LrO,5<jO%[QlO,5;fO!&zQMhO,5;fO!+|QMhO,5;fO!-nQMhO'#E^O%[QlO,5;xOOQ!0Lf,5;|,5;|O!-uQ,UO'#FkO!.rQ,UO'#KYO!.^Q,UO'#KYO!.yQ,UO'#KYOOQO'#KY'#KYO!/_Q,UO,5<TOOOW,5<a,5<aO!/pQlO'#FwOOOW'#Ip'#IpO7VO7dO,5<RO!/wQ,UO'#FyOOQ!0Lf,5<R,5<RO!0hQ$IUO'#CyOOQ!0Lh'#C}'#C}O!0{O#@ItO'#DRO!1iQMjO,5<fO!1pQ`O,5<iO!3YQ(CWO'#GYO!3jQ`O'#GZO!3oQ`O'#GZO!5_Q(CWO'#G_O!6dQpO'#GcOOQO'#Go'#GoO!,TQMhO'#GnOOQO'#Gq'#GqO!,TQMhO'#GpO!7VQ$IUO'#JmOOQ!0Lh'#Jm'#JmO!7aQ`O'#JlO!7oQ`O'#JkO!7wQ`O'#CuOOQ!0Lh'#C{'#C{O!8YQ`O'#C}OOQ!0Lh'#DV'#DVOOQ!0Lh'#DX'#DXO!8_Q`O,5<fO1SQ`O'#DZO!,TQMhO'#GQO!,TQMhO'#GSO!8gQ`O'#GUO!8lQ`O'#GVO!3oQ`O'#G]O!,TQMhO'#GbO<]Q`O'#JlO!8qQ`O'#EqO!9`Q`O,5<hOOQ!0Lb'#Cr'#CrO!9hQ`O'#ErO!:bQpO'#EsOOQ!0Lb'#KS'#KSO!:iQ!0LrO'#KbO9uQ!0LrO,5=dO`QlO,5>uOOQ['#Ji'#JiOOQ[,5>v,5>vOOQ[-E<^-E<^O!<hQ!0MxO,5:bO!=[QpO,5:`O!?WQ!0MxO,5:jO%[QlO,5:jO!AnQ!0MxO,5:lOOQO,5@{,5@{O!B_QMhO,5=`O!BmQ!0LrO'#JjO9`Q`O'#JjO!COQ!0LrO,59ZO!CZQpO,59ZO!CcQMhO,59ZO:dQMhO,59ZO!CnQ`O,5;ZO!CvQ`O'#HcO!D[Q`O'#KeO%[QlO,5<OO!=[QpO,5<QO!DdQ`O,5={O!DiQ`O,5={O!DnQ`O,5={O!D|Q`O,5={O9uQ!0LrO,5={O<]Q`O,5=kOOQO'#Cy'#CyO!ETQpO,5=hO!E]QMhO,5=iO!EhQ`O,5=kO!EmQ!bO,5=nO!EuQ`O'#KaO?YQ`O'#HXO9kQ`O'#HZO!EzQ`O'#HZO:dQMhO'#H]O!FPQ`O'#H]OOQ[,5=q,5=qO!FUQ`O'#H^O!FgQ`O'#CoO!FlQ`O,59PO!FvQ`O,59PO!H{QlO,59POOQ[,59P,59PO!I]Q!0LrO,59PO%[QlO,59PO!KhQlO'#HfOOQ['#Hg'#HgOOQ['#Hh'#HhO`QlO,5>OO!LOQ`O,5>OO`QlO,5>UO`QlO,5>WO!LTQ`O,5>YO`QlO,5>[O!LYQ`O,5>_O!L_QlO,5>eOOQ[,5>k,5>kO%[QlO,5>kO9uQ!0LrO,5>mOOQ[,5>o,5>oO#!iQ`O,5>oOOQ[,5>q,5>qO#!iQ`O,5>qOOQ[,5>s,5>sO##VQpO'#D_O%[QlO'#JwO##aQpO'#JwO##{QpO'#DmO#$^QpO'#DmO#&oQlO'#DmO#&vQ`O'#JvO#'OQ`O,5:WO#'TQ`O'#EtO#'`Q`O'#EtO#'eQ`O'#KVO#'mQ`O,5;_O#'rQpO'#DmO#(PQpO'#EVOOQ!0Lf,5:o,5:oO%[QlO,5:oO#(WQ`O,5:oO?YQ`O,5;YO!CZQpO,5;YO!CcQMhO,5;YO:dQMhO,5;YO#(`Q`O,5@cO#(eQ07dO,5:sOOQO-E<g-E<gO#)kQ!0MSO,5;RODWQpO,5:rO#)uQpO,5:rODWQpO,5;RO!COQ!0LrO,5:rOOQ!0Lb'#Ej'#EjOOQO,5;R,5;RO%[QlO,5;RO#*SQ!0LrO,5;RO#*_Q!0LrO,5;RO!CZQpO,5:rOOQO,5;X,5;XO#*mQ!0LrO,5;RPOOO'#I_'#I_P#+RO&2DjO,58|POOO,58|,58|OOOO-E<_-E<_OOQ!0Lh1G.p1G.pOOOO-E<`-E<`OOOO,59},59}O#+^Q!bO,59}OOOO-E<b-E<bOOQ!0Lf1G/g1G/gO#+cQ!fO,5?PO+}QlO,5?POOQO,5?V,5?VO#+mQlO'#IeOOQO-E<c-E<cO#+zQ`O,5@aO#,SQ!fO,5@aO#,ZQ`O,5@oOOQ!0Lf1G/m1G/mO%[QlO,5@pO#,cQ`O'#IkOOQO-E<i-E<iO#,ZQ`O,5@oOOQ!0Lb1G0x1G0xOOQ!0Ln1G/x1G/xOOQ!0Ln1G0Y1G0YO%[QlO,5@mO#,wQ!0LrO,5@mO#-YQ!0LrO,5@mO#-aQ`O,5@lO9eQ`O,5@lO#-iQ`O,5@lO#-wQ`O'#InO#-aQ`O,5@lOOQ!0Lb1G0w1G0wO!(tQpO,5:uO!)PQpO,5:uOOQS,5:w,5:wO#.iQdO,5:wO#.qQMhO1G2zO9kQ`O1G2zOOQ!0Lf1G0u1G0uO#/PQ!0MxO1G0uO#0UQ!0MvO,5;VOOQ!0Lh'#GX'#GXO#0rQ!0MzO'#JmO!$wQlO1G0uO#2}Q!fO'#JxO%[QlO'#JxO#3XQ`O,5:eOOQ!0Lh'#D_'#D_OOQ!0Lf1G1P1G1PO%[QlO1G1POOQ!0Lf1G1g1G1gO#3^Q`O1G1PO#5rQ!0MxO1G1QO#5yQ!0MxO1G1QO#8aQ!0MxO1G1QO#8hQ!0MxO1G1QO#;OQ!0MxO1G1QO#=fQ!0MxO1G1QO#=mQ!0MxO1G1QO#=tQ!0MxO1G1QO#@[Q!0MxO1G1QO#@cQ!0MxO1G1QO#BpQ?MtO'#CiO#DkQ?MtO1G1aO#DrQ?MtO'#JtO#EVQ!0MxO,5?]OOQ!0Lb-E<o-E<oO#GdQ!0MxO1G1QO#HaQ!0MzO1G1QOOQ!0Lf1G1Q1G1QO#IdQMjO'#J}O#InQ`O,5:xO#IsQ!0MxO1G1dO#JgQ,UO,5<XO#JoQ,UO,5<YO#JwQ,UO'#FpO#K`Q`O'#FoOOQO'#KZ'#KZOOQO'#Io'#IoO#KeQ,UO1G1oOOQ!0Lf1G1o1G1oOOOW1G1z1G1zO#KvQ?MtO'#JsO#LQQ`O,5<cO!)[QlO,5<cOOOW-E<n-E<nOOQ!0Lf1G1m1G1mO#LVQpO'#KYOOQ!0Lf,5<e,5<eO#L_QpO,5<eO#LdQMhO'#DTOOOO'#Ic'#IcO#LkO#@ItO,59mOOQ!0Lh,59m,59mO%[QlO1G2QO!8lQ`O'#IsO#LvQ`O,5<{OOQ!0Lh,5<x,5<xO!,TQMhO'#IvO#MdQMjO,5=YO!,TQMhO'#IxO#NVQMjO,5=[O!&zQMhO,5=^OOQO1G2T1G2TO#NaQ!dO'#CrO#NtQ(CWO'#ErO$ |QpO'#GcO$!dQ!dO,5<tO$!kQ`O'#K]O9eQ`O'#K]O$!yQ`O,5<vO$#aQ!dO'#C{O!,TQMhO,5<uO$#kQ`O'#G[O$$PQ`O,5<uO$$UQ!dO'#GXO$$cQ!dO'#K^O$$mQ`O'#K^O!&zQMhO'#K^O$$rQ`O,5<yO$$wQlO'#JwO$%RQpO'#GdO#$^QpO'#GdO$%dQ`O'#GhO!3oQ`O'#GlO$%iQ!0LrO'#IuO$%tQpO,5<}OOQ!0Lp,5<},5<}O$%{QpO'#GdO$&YQpO'#GeO$&kQpO'#GeO$&pQMjO,5=YO$'QQMjO,5=[OOQ!0Lh,5=_,5=_O!,TQMhO,5@WO!,TQMhO,5@WO$'bQ`O'#IzO$'vQ`O,5@VO$(OQ`O,59aOOQ!0Lh,59i,59iO$(TQ`O,5@WO$)TQ$IYO,59uOOQ!0Lh'#Jq'#JqO$)vQMjO,5<lO$*iQMjO,5<nO@zQ`O,5<pOOQ!0Lh,5<q,5<qO$*sQ`O,5<wO$*xQMjO,5<|O$+YQ`O'#KQO!$wQlO1G2SO$+_Q`O1G2SO9eQ`O'#KTO$+dQ`O'#D_O9eQ`O'#EtO%[QlO'#EtO9eQ`O'#I|O$+rQ!0LrO,5@|OOQ[1G3O1G3OOOQ[1G4a1G4aOOQ!0Lf1G/|1G/|OOQ!0Lf1G/z1G/zO$-tQ!0MxO1G0UOOQ[1G2z1G2zO!&zQMhO1G2zO%[QlO1G2zO#.tQ`O1G2zO$/xQMhO'#EkOOQ!0Lb,5@U,5@UO$0VQ!0LrO,5@UOOQ[1G.u1G.uO!COQ!0LrO1G.uO!CZQpO1G.uO!CcQMhO1G.uO$0hQ`O1G0uO$0mQ`O'#CiO$0xQ`O'#KfO$1QQ`O,5=}O$1VQ`O'#KfO$1[Q`O'#KfO$1jQ`O'#JSO$1xQ`O,5APO$2QQ!fO1G1jOOQ!0Lf1G1l1G1lO9kQ`O1G3gO@zQ`O1G3gO$2XQ`O1G3gO$2^Q`O1G3gO!DnQ`O1G3gO9uQ!0LrO1G3gOOQ[1G3g1G3gO!EhQ`O1G3VO!&zQMhO1G3SO$2cQ`O1G3SOOQ[1G3T1G3TO!&zQMhO1G3TO$2hQ`O1G3TO$2pQpO'#HROOQ[1G3V1G3VO!6_QpO'#JOO!EmQ!bO1G3YOOQ[1G3Y1G3YOOQ[,5=s,5=sO$2xQMhO,5=uO9kQ`O,5=uO$%dQ`O,5=wO9`Q`O,5=wO!CZQpO,5=wO!CcQMhO,5=wO:dQMhO,5=wO$3WQ`O'#KdO$3cQ`O,5=xOOQ[1G.k1G.kO$3hQ!0LrO1G.kO@zQ`O1G.kO$3sQ`O1G.kO9uQ!0LrO1G.kO$5{Q!fO,5ARO$6YQ`O,5ARO9eQ`O,5ARO$6eQlO,5>QO$6lQ`O,5>QOOQ[1G3j1G3jO`QlO1G3jOOQ[1G3p1G3pOOQ[1G3r1G3rO?TQ`O1G3tO$6qQlO1G3vO$:uQlO'#HuOOQ[1G3y1G3yO$;SQ`O'#H{O?YQ`O'#H}OOQ[1G4P1G4PO$;[QlO1G4PO9uQ!0LrO1G4VOOQ[1G4X1G4XOOQ!0Lb'#G`'#G`O9uQ!0LrO1G4ZO9uQ!0LrO1G4]O$?cQ`O,5@cO9eQ`O,5;`O?YQ`O,5:XO!)[QlO,5:XO!CZQpO,5:XO$?hQ?MtO,5:XOOQO,5;`,5;`O$?rQpO'#IfO$@YQ`O,5@bOOQ!0Lf1G/r1G/rO!)[QlO,5;`O$@bQpO'#IlO$@lQ`O,5@qOOQ!0Lb1G0y1G0yO#$^QpO,5:XOOQO'#Ih'#IhO$@tQpO,5:qOOQ!0Ln,5:q,5:qO#(ZQ`O1G0ZOOQ!0Lf1G0Z1G0ZO%[QlO1G0ZOOQ!0Lf1G0t1G0tO?YQ`O1G0tO!CZQpO1G0tO!CcQMhO1G0tOOQ!0Lb1G5}1G5}O!COQ!0LrO1G0^OOQO1G0m1G0mO%[QlO1G0mO$@{Q!0LrO1G0mO$AWQ!0LrO1G0mO!CZQpO1G0^ODWQpO1G0^O$AfQ!0LrO1G0mOOQO1G0^1G0^O$AzQ!0MxO1G0mPOOO-E<]-E<]POOO1G.h1G.hOOOO1G/i1G/iO$BUQ!bO,5<jO$B^Q!fO1G4kOOQO1G4q1G4qO%[QlO,5?PO$BhQ`O1G5{O$BpQ`O1G6ZO$BxQ!fO1G6[O9eQ`O,5?VO$CSQ!0MxO1G6XO%[QlO1G6XO$CdQ!0LrO1G6XO$CuQ`O1G6WO$CuQ`O1G6WO9eQ`O1G6WO$C}Q`O,5?YO9eQ`O,5?YOOQO,5?Y,5?YO$DcQ`O,5?YO$+YQ`O,5?YOOQO-E<l-E<lOOQS1G0a1G0aOOQS1G0c1G0cO#.lQ`O1G0cOOQ[7+(f7+(fO!&zQMhO7+(fO%[QlO7+(fO$DqQ`O7+(fO$D|QMhO7+(fO$E[Q!0MzO,5=YO$GgQ!0MzO,5=[O$IrQ!0MzO,5=YO$LTQ!0MzO,5=[O$NfQ!0MzO,59uO%!kQ!0MzO,5<lO%$vQ!0MzO,5<nO%'RQ!0MzO,5<|OOQ!0Lf7+&a7+&aO%)dQ!0MxO7+&aO%*WQlO'#IgO%*eQ`O,5@dO%*mQ!fO,5@dOOQ!0Lf1G0P1G0PO%*wQ`O7+&kOOQ!0Lf7+&k7+&kO%*|Q?MtO,5:fO%[QlO7+&{O%+WQ?MtO,5:bO%+eQ?MtO,5:jO%+oQ?MtO,5:lO%+yQMhO'#IjO%,TQ`O,5@iOOQ!0Lh1G0d1G0dOOQO1G1s1G1sOOQO1G1t1G1tO%,]Q!jO,5<[O!)[QlO,5<ZOOQO-E<m-E<mOOQ!0Lf7+'Z7+'ZOOOW7+'f7+'fOOOW1G1}1G1}O%,hQ`O1G1}OOQ!0Lf1G2P1G2POOOO,59o,59oO%,mQ!dO,59oOOOO-E<a-E<aOOQ!0Lh1G/X1G/XO%,tQ!0MxO7+'lOOQ!0Lh,5?_,5?_O%-hQMhO1G2gP%-oQ`O'#IsPOQ!0Lh-E<q-E<qO%.]QMjO,5?bOOQ!0Lh-E<t-E<tO%/OQMjO,5?dOOQ!0Lh-E<v-E<vO%/YQ!dO1G2xO%/aQ!dO'#CrO%/wQMhO'#KTO$$wQlO'#JwOOQ!0Lh1G2`1G2`O%0RQ`O'#IrO%0jQ`O,5@wO%0jQ`O,5@wO%0rQ`O,5@wO%0}Q`O,5@wOOQO1G2b1G2bO%1]QMjO1G2aO$+YQ`O'#K]O!,TQMhO1G2aO%1mQ(CWO'#ItO%1zQ`O,5@xO!&zQMhO,5@xO%2SQ!dO,5@xOOQ!0Lh1G2e1G2eO%4dQ!fO'#CiO%4nQ`O,5=QOOQ!0Lb,5=O,5=OO%4vQpO,5=OOOQ!0Lb,5=P,5=POCwQ`O,5=OO%5RQpO,5=OOOQ!0Lb,5=S,5=SO$+YQ`O,5=WOOQO,5?a,5?aOOQO-E<s-E<sOOQ!0Lp1G2i1G2iO#$^QpO,5=OO$$wQlO,5=QO%5aQ`O,5=PO%5lQpO,5=PO!,TQMhO'#IvO%6fQMjO1G2tO!,TQMhO'#IxO%7XQMjO1G2vO%7cQMjO1G5rO%7mQMjO1G5rOOQO,5?f,5?fOOQO-E<x-E<xOOQO1G.{1G.{O!,TQMhO1G5rO!,TQMhO1G5rO!=[QpO,59wO%[QlO,59wOOQ!0Lh,5<k,5<kO%7zQ`O1G2[O!,TQMhO1G2cO%8PQ!0MxO7+'nOOQ!0Lf7+'n7+'nO!$wQlO7+'nO%8sQ`O,5;`OOQ!0Lb,5?h,5?hOOQ!0Lb-E<z-E<zO%8xQ!dO'#K_O#(ZQ`O7+(fO4UQ!fO7+(fO$DtQ`O7+(fO%9SQ!0MvO'#CiO%9gQ!0MvO,5=TO%9zQ`O,5=TO%:SQ`O,5=TOOQ!0Lb1G5p1G5pOOQ[7+$a7+$aO!COQ!0LrO7+$aO!CZQpO7+$aO!$wQlO7+&aO%:XQ`O'#JRO%:pQ`O,5AQOOQO1G3i1G3iO9kQ`O,5AQO%:pQ`O,5AQO%:xQ`O,5AQOOQO,5?n,5?nOOQO-E=Q-E=QOOQ!0Lf7+'U7+'UO%:}Q`O7+)RO9uQ!0LrO7+)RO9kQ`O7+)RO@zQ`O7+)RO%;SQ`O7+)ROOQ[7+)R7+)ROOQ[7+(q7+(qO%;XQ!0MvO7+(nO!&zQMhO7+(nO!EcQ`O7+(oOOQ[7+(o7+(oO!&zQMhO7+(oO%;cQ`O'#KcO%;nQ`O,5=mOOQO,5?j,5?jOOQO-E<|-E<|OOQ[7+(t7+(tO%=QQpO'#H[OOQ[1G3a1G3aO!&zQMhO1G3aO%[QlO1G3aO%=XQ`O1G3aO%=dQMhO1G3aO9uQ!0LrO1G3cO$%dQ`O1G3cO9`Q`O1G3cO!CZQpO1G3cO!CcQMhO1G3cO%=rQ`O'#JQO%>WQ`O,5AOO%>`QpO,5AOOOQ!0Lb1G3d1G3dOOQ[7+$V7+$VO@zQ`O7+$VO9uQ!0LrO7+$VO%>kQ`O7+$VO%[QlO1G6mO%[QlO1G6nO%>pQ!0LrO1G6mO%>zQlO1G3lO%?RQ`O1G3lO%?WQlO1G3lOOQ[7+)U7+)UO9uQ!0LrO7+)`O`QlO7+)bOOQ['#Ki'#KiOOQ['#JT'#JTO%?_QlO,5>aOOQ[,5>a,5>aO%[QlO'#HvO%?lQ`O'#HxOOQ[,5>g,5>gO9eQ`O,5>gOOQ[,5>i,5>iOOQ[7+)k7+)kOOQ[7+)q7+)qOOQ[7+)u7+)uOOQ[7+)w7+)wO%?qQpO1G5}O%@]Q`O1G0zOOQO1G/s1G/sO%@hQ?MtO1G/sO?YQ`O1G/sO!)[QlO'#DmOOQO,5?Q,5?QOOQO-E<d-E<dO%@rQ?MtO1G0zOOQO,5?W,5?WOOQO-E<j-E<jO!CZQpO1G/sOOQO-E<f-E<fOOQ!0Ln1G0]1G0]OOQ!0Lf7+%u7+%uO#(ZQ`O7+%uOOQ!0Lf7+&`7+&`O?YQ`O7+&`O!CZQpO7+&`OOQO7+%x7+%xO$AzQ!0MxO7+&XOOQO7+&X7+&XO%[QlO7+&XO%@|Q!0LrO7+&XO!COQ!0LrO7+%xO!CZQpO7+%xO%AXQ!0LrO7+&XO%AgQ!0MxO7++sO%[QlO7++sO%AwQ`O7++rO%AwQ`O7++rOOQO1G4t1G4tO9eQ`O1G4tO%BPQ`O1G4tOOQS7+%}7+%}O#(ZQ`O<<LQO4UQ!fO<<LQO%B_Q`O<<LQOOQ[<<LQ<<LQO!&zQMhO<<LQO%[QlO<<LQO%BgQ`O<<LQO%BrQ!0MzO,5?bO%D}Q!0MzO,5?dO%GYQ!0MzO1G2aO%IkQ!0MzO1G2tO%KvQ!0MzO1G2vO%NRQ!fO,5?RO%[QlO,5?ROOQO-E<e-E<eO%N]Q`O1G6OOOQ!0Lf<<JV<<JVO%NeQ?MtO1G0uO&!lQ?MtO1G1QO&!sQ?MtO1G1QO&$tQ?MtO1G1QO&${Q?MtO1G1QO&&|Q?MtO1G1QO&(}Q?MtO1G1QO&)UQ?MtO1G1QO&)]Q?MtO1G1QO&+^Q?MtO1G1QO&+eQ?MtO1G1QO&+lQ!0MxO<<JgO&-dQ?MtO1G1QO&.aQ?MvO1G1QO&/dQ?MvO'#JmO&1jQ?MtO1G1dO&1wQ?MtO1G0UO&2RQMjO,5?UOOQO-E<h-E<hO!)[QlO'#FrOOQO'#K['#K[OOQO1G1v1G1vO&2]Q`O1G1uO&2bQ?MtO,5?]OOOW7+'i7+'iOOOO1G/Z1G/ZO&2lQ!dO1G4yOOQ!0Lh7+(R7+(RP!&zQMhO,5?_O!,TQMhO7+(dO&2sQ`O,5?^O9eQ`O,5?^O$+YQ`O,5?^OOQO-E<p-E<pO&3RQ`O1G6cO&3RQ`O1G6cO&3ZQ`O1G6cO&3fQMjO7+'{O&3vQ!dO,5?`O&4QQ`O,5?`O!&zQMhO,5?`OOQO-E<r-E<rO&4VQ!dO1G6dO&4aQ`O1G6dO&4iQ`O1G2lO!&zQMhO1G2lOOQ!0Lb1G2j1G2jOOQ!0Lb1G2k1G2kO%4vQpO1G2jO!CZQpO1G2jOCwQ`O1G2jOOQ!0Lb1G2r1G2rO&4nQpO1G2jO&4|Q`O1G2lO$+YQ`O1G2kOCwQ`O1G2kO$$wQlO1G2lO&5UQ`O1G2kO&5xQMjO,5?bOOQ!0Lh-E<u-E<uO&6kQMjO,5?dOOQ!0Lh-E<w-E<wO!,TQMhO7++^O&6uQMjO7++^O&7PQMjO7++^OOQ!0Lh1G/c1G/cO&7^Q`O1G/cOOQ!0Lh7+'v7+'vO&7cQMjO7+'}O&7sQ!0MxO<<KYOOQ!0Lf<<KY<<KYO&8gQ`O1G0zO!&zQMhO'#I{O&8lQ`O,5@yO&:nQ!fO<<LQO!&zQMhO1G2oO&:uQ!0LrO1G2oOOQ[<<G{<<G{O!COQ!0LrO<<G{O&;WQ!0MxO<<I{OOQ!0Lf<<I{<<I{OOQO,5?m,5?mO&;zQ`O,5?mO&<PQ`O,5?mOOQO-E=P-E=PO&<_Q`O1G6lO&<_Q`O1G6lO9kQ`O1G6lO@zQ`O<<LmOOQ[<<Lm<<LmO&<gQ`O<<LmO9uQ!0LrO<<LmO9kQ`O<<LmOOQ[<<LY<<LYO%;XQ!0MvO<<LYOOQ[<<LZ<<LZO!EcQ`O<<LZO&<lQpO'#I}O&<wQ`O,5@}O!)[QlO,5@}OOQ[1G3X1G3XOOQO'#JP'#JPO9uQ!0LrO'#JPO&=PQpO,5=vOOQ[,5=v,5=vO&=WQpO'#EgO&=_QpO'#GfO&=dQ`O7+({O&=iQ`O7+({OOQ[7+({7+({O!&zQMhO7+({O%[QlO7+({O&=qQ`O7+({OOQ[7+(}7+(}O9uQ!0LrO7+(}O$%dQ`O7+(}O9`Q`O7+(}O!CZQpO7+(}O&=|Q`O,5?lOOQO-E=O-E=OOOQO'#H_'#H_O&>XQ`O1G6jO9uQ!0LrO<<GqOOQ[<<Gq<<GqO@zQ`O<<GqO&>aQ`O7+,XO&>fQ`O7+,YO%[QlO7+,XO%[QlO7+,YOOQ[7+)W7+)WO&>kQ`O7+)WO&>pQlO7+)WO&>wQ`O7+)WOOQ[<<Lz<<LzOOQ[<<L|<<L|OOQ[-E=R-E=ROOQ[1G3{1G3{O&>|Q`O,5>bOOQ[,5>d,5>dO&?RQ`O1G4RO9eQ`O7+&fO!)[QlO7+&fOOQO7+%_7+%_O&?WQ?MtO1G6[O?YQ`O7+%_OOQ!0Lf<<Ia<<IaOOQ!0Lf<<Iz<<IzO?YQ`O<<IzOOQO<<Is<<IsO$AzQ!0MxO<<IsO%[QlO<<IsOOQO<<Id<<IdO!COQ!0LrO<<IdO&?bQ!0LrO<<IsO&?mQ!0MxO<= _O&?}Q`O<= ^OOQO7+*`7+*`O9eQ`O7+*`OOQ[ANAlANAlO&@VQ!fOANAlO!&zQMhOANAlO#(ZQ`OANAlO4UQ!fOANAlO&@^Q`OANAlO%[QlOANAlO&@fQ!0MzO7+'{O&BwQ!0MzO,5?bO&ESQ!0MzO,5?dO&G_Q!0MzO7+'}O&IpQ!fO1G4mO&IzQ?MtO7+&aO&LOQ?MvO,5=YO&NVQ?MvO,5=[O&NgQ?MvO,5=YO&NwQ?MvO,5=[O' XQ?MvO,59uO'#_Q?MvO,5<lO'%bQ?MvO,5<nO''vQ?MvO,5<|O')lQ?MtO7+'lO')yQ?MtO7+'nO'*WQ`O,5<^OOQO7+'a7+'aOOQ!0Lh7+*e7+*eO'*]QMjO<<LOOOQO1G4x1G4xO'*dQ`O1G4xO'*oQ`O1G4xO'*}Q`O7++}O'*}Q`O7++}O!&zQMhO1G4zO'+VQ!dO1G4zO'+aQ`O7+,OO'+iQ`O7+(WO'+tQ!dO7+(WOOQ!0Lb7+(U7+(UOOQ!0Lb7+(V7+(VO!CZQpO7+(UOCwQ`O7+(UO',OQ`O7+(WO!&zQMhO7+(WO$+YQ`O7+(VO',TQ`O7+(WOCwQ`O7+(VO',]QMjO<<NxO!,TQMhO<<NxOOQ!0Lh7+$}7+$}O',gQ!dO,5?gOOQO-E<y-E<yO',qQ!0MvO7+(ZO!&zQMhO7+(ZOOQ[AN=gAN=gO9kQ`O1G5XOOQO1G5X1G5XO'-RQ`O1G5XO'-WQ`O7+,WO'-WQ`O7+,WO9uQ!0LrOANBXO@zQ`OANBXOOQ[ANBXANBXO'-`Q`OANBXOOQ[ANAtANAtOOQ[ANAuANAuO'-eQ`O,5?iOOQO-E<{-E<{O'-pQ?MtO1G6iOOQO,5?k,5?kOOQO-E<}-E<}OOQ[1G3b1G3bO'-zQ`O,5=QOOQ[<<Lg<<LgO!&zQMhO<<LgO&=dQ`O<<LgO'.PQ`O<<LgO%[QlO<<LgOOQ[<<Li<<LiO9uQ!0LrO<<LiO$%dQ`O<<LiO9`Q`O<<LiO'.XQpO1G5WO'.dQ`O7+,UOOQ[AN=]AN=]O9uQ!0LrOAN=]OOQ[<= s<= sOOQ[<= t<= tO'.lQ`O<= sO'.qQ`O<= tOOQ[<<Lr<<LrO'.vQ`O<<LrO'.{QlO<<LrOOQ[1G3|1G3|O?YQ`O7+)mO'/SQ`O<<JQO'/_Q?MtO<<JQOOQO<<Hy<<HyOOQ!0LfAN?fAN?fOOQOAN?_AN?_O$AzQ!0MxOAN?_OOQOAN?OAN?OO%[QlOAN?_OOQO<<Mz<<MzOOQ[G27WG27WO!&zQMhOG27WO#(ZQ`OG27WO'/iQ!fOG27WO4UQ!fOG27WO'/pQ`OG27WO'/xQ?MtO<<JgO'0VQ?MvO1G2aO'1{Q?MvO,5?bO'4OQ?MvO,5?dO'6RQ?MvO1G2tO'8UQ?MvO1G2vO':XQ?MtO<<KYO':fQ?MtO<<I{OOQO1G1x1G1xO!,TQMhOANAjOOQO7+*d7+*dO':sQ`O7+*dO';OQ`O<= iO';WQ!dO7+*fOOQ!0Lb<<Kr<<KrO$+YQ`O<<KrOCwQ`O<<KrO';bQ`O<<KrO!&zQMhO<<KrOOQ!0Lb<<Kp<<KpO!CZQpO<<KpO';mQ!dO<<KrOOQ!0Lb<<Kq<<KqO';wQ`O<<KrO!&zQMhO<<KrO$+YQ`O<<KqO';|QMjOANDdO'<WQ!0MvO<<KuOOQO7+*s7+*sO9kQ`O7+*sO'<hQ`O<= rOOQ[G27sG27sO9uQ!0LrOG27sO@zQ`OG27sO!)[QlO1G5TO'<pQ`O7+,TO'<xQ`O1G2lO&=dQ`OANBROOQ[ANBRANBRO!&zQMhOANBRO'<}Q`OANBROOQ[ANBTANBTO9uQ!0LrOANBTO$%dQ`OANBTOOQO'#H`'#H`OOQO7+*r7+*rOOQ[G22wG22wOOQ[ANE_ANE_OOQ[ANE`ANE`OOQ[ANB^ANB^O'=VQ`OANB^OOQ[<<MX<<MXO!)[QlOAN?lOOQOG24yG24yO$AzQ!0MxOG24yO#(ZQ`OLD,rOOQ[LD,rLD,rO!&zQMhOLD,rO'=[Q!fOLD,rO'=cQ?MvO7+'{O'?XQ?MvO,5?bO'A[Q?MvO,5?dO'C_Q?MvO7+'}O'ETQMjOG27UOOQO<<NO<<NOOOQ!0LbANA^ANA^O$+YQ`OANA^OCwQ`OANA^O'EeQ!dOANA^OOQ!0LbANA[ANA[O'ElQ`OANA^O!&zQMhOANA^O'EwQ!dOANA^OOQ!0LbANA]ANA]OOQO<<N_<<N_OOQ[LD-_LD-_O9uQ!0LrOLD-_O'FRQ?MtO7+*oOOQO'#Gg'#GgOOQ[G27mG27mO&=dQ`OG27mO!&zQMhOG27mOOQ[G27oG27oO9uQ!0LrOG27oOOQ[G27xG27xO'F]Q?MtOG25WOOQOLD*eLD*eOOQ[!$(!^!$(!^O#(ZQ`O!$(!^O!&zQMhO!$(!^O'FgQ!0MzOG27UOOQ!0LbG26xG26xO$+YQ`OG26xO'HxQ`OG26xOCwQ`OG26xO'ITQ!dOG26xO!&zQMhOG26xOOQ[!$(!y!$(!yOOQ[LD-XLD-XO&=dQ`OLD-XOOQ[LD-ZLD-ZOOQ[!)9Ex!)9ExO#(ZQ`O!)9ExOOQ!0LbLD,dLD,dO$+YQ`OLD,dOCwQ`OLD,dO'I[Q`OLD,dO'IgQ!dOLD,dOOQ[!$(!s!$(!sOOQ[!.K;d!.K;dO'InQ?MvOG27UOOQ!0Lb!$(!O!$(!OO$+YQ`O!$(!OOCwQ`O!$(!OO'KdQ`O!$(!OOOQ!0Lb!)9Ej!)9EjO$+YQ`O!)9EjOCwQ`O!)9EjOOQ!0Lb!.K;U!.K;UO$+YQ`O!.K;UOOQ!0Lb!4/0p!4/0pO!)[QlO'#DzO1PQ`O'#EXO'KoQ!fO'#JsO'KvQ!L^O'#DvO'K}QlO'#EOO'LUQ!fO'#CiO'NlQ!fO'#CiO!)[QlO'#EQO'N|QlO,5;ZO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO,5;fO!)[QlO'#IqO(#PQ`O,5<jO!)[QlO,5;fO(#XQMhO,5;fO($rQMhO,5;fO!)[QlO,5;xO!&zQMhO'#GnO(#XQMhO'#GnO!&zQMhO'#GpO(#XQMhO'#GpO1SQ`O'#DZO1SQ`O'#DZO!&zQMhO'#GQO(#XQMhO'#GQO!&zQMhO'#GSO(#XQMhO'#GSO!&zQMhO'#GbO(#XQMhO'#GbO!)[QlO,5:jO($yQpO'#D_O!)[QlO,5@pO'N|QlO1G0uO(%TQ?MtO'#CiO!)[QlO1G2QO!&zQMhO'#IvO(#XQMhO'#IvO!&zQMhO'#IxO(#XQMhO'#IxO(%_Q!dO'#CrO!&zQMhO,5<uO(#XQMhO,5<uO'N|QlO1G2SO!)[QlO7+&{O!&zQMhO1G2aO(#XQMhO1G2aO!&zQMhO'#IvO(#XQMhO'#IvO!&zQMhO'#IxO(#XQMhO'#IxO!&zQMhO1G2cO(#XQMhO1G2cO'N|QlO7+'nO'N|QlO7+&aO!&zQMhOANAjO(#XQMhOANAjO(%rQ`O'#EoO(%wQ`O'#EoO(&PQ`O'#F^O(&UQ`O'#EzO(&ZQ`O'#KUO(&fQ`O'#KSO(&qQ`O,5;ZO(&vQMjO,5<fO(&}Q`O'#GZO('SQ`O'#GZO('XQ`O,5<fO('aQ`O,5<hO('iQ`O,5;ZO('qQ?MtO1G1aO('xQ`O,5<uO('}Q`O,5<uO((SQ`O,5<wO((XQ`O,5<wO((^Q`O1G2SO((cQ`O1G0uO((hQMjO<<LOO((oQMjO<<LOO((vQMhO'#F}O9`Q`O'#F|OAuQ`O'#EnO!)[QlO,5;uO!3oQ`O'#GZO!3oQ`O'#GZO!3oQ`O'#G]O!3oQ`O'#G]O!,TQMhO7+(dO!,TQMhO7+(dO%/YQ!dO1G2xO%/YQ!dO1G2xO!&zQMhO,5=^O!&zQMhO,5=^",
	stateData: "(){~O'}OS(OOSTOS(PRQ~OPYOQYOSfOY!VOaqOdzOeyOl!POpkOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!_XO!iuO!lZO!oYO!pYO!qYO!svO!uwO!xxO!|]O$X|O$oiO%i}O%k!QO%m!OO%n!OO%o!OO%r!RO%t!SO%w!TO%x!TO%z!UO&X!WO&_!XO&a!YO&c!ZO&e![O&h!]O&n!^O&t!_O&v!`O&x!aO&z!bO&|!cO(USO(WTO(ZUO(bVO(p[O~OWtO~P`OPYOQYOSfOd!jOe!iOpkOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!_!eO!iuO!lZO!oYO!pYO!qYO!svO!u!gO!x!hO$X!kO$oiO(U!dO(WTO(ZUO(bVO(p[O~Oa!wOs!nO!S!oO!b!yO!c!vO!d!vO!|<XO#T!pO#U!pO#V!xO#W!pO#X!pO#[!zO#]!zO(V!lO(WTO(ZUO(f!mO(p!sO~O(P!{O~OP]XR]X[]Xa]Xj]Xr]X!Q]X!S]X!]]X!l]X!p]X#R]X#S]X#`]X#lfX#o]X#p]X#q]X#r]X#s]X#t]X#u]X#v]X#w]X#y]X#{]X#|]X$R]X'{]X(b]X(s]X(z]X({]X~O!g%SX~P(qO_!}O(W#PO(X!}O(Y#PO~O_#QO(Y#PO(Z#PO([#QO~Ox#SO!U#TO(c#TO(d#VO~OPYOQYOSfOd!jOe!iOpkOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!_!eO!iuO!lZO!oYO!pYO!qYO!svO!u!gO!x!hO$X!kO$oiO(U<]O(WTO(ZUO(bVO(p[O~O![#ZO!]#WO!Y(iP!Y(wP~P+}O!^#cO~P`OPYOQYOSfOd!jOe!iOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!_!eO!iuO!lZO!oYO!pYO!qYO!svO!u!gO!x!hO$X!kO$oiO(WTO(ZUO(bVO(p[O~Op#mO![#iO!|]O#j#lO#k#iO(U<^O!k(tP~P.iO!l#oO(U#nO~O!x#sO!|]O%i#tO~O#l#uO~O!g#vO#l#uO~OP$[OR#zO[$cOj$ROr$aO!Q#yO!S#{O!]$_O!l#xO!p$[O#R$RO#o$OO#p$PO#q$PO#r$PO#s$QO#t$RO#u$RO#v$bO#w$SO#y$UO#{$WO#|$XO(bVO(s$YO(z#|O({#}O~Oa(gX'{(gX'x(gX!k(gX!Y(gX!_(gX%j(gX!g(gX~P1qO#S$dO#`$eO$R$eOP(hXR(hX[(hXj(hXr(hX!Q(hX!S(hX!](hX!l(hX!p(hX#R(hX#o(hX#p(hX#q(hX#r(hX#s(hX#t(hX#u(hX#v(hX#w(hX#y(hX#{(hX#|(hX(b(hX(s(hX(z(hX({(hX!_(hX%j(hX~Oa(hX'{(hX'x(hX!Y(hX!k(hXv(hX!g(hX~P4UO#`$eO~O$^$hO$`$gO$g$mO~OSfO!_$nO$j$oO$l$qO~Oh%VOj%dOk%dOp%WOr%XOs$tOt$tOz%YO|%ZO!O%]O!S${O!_$|O!i%bO!l$xO#k%cO$X%`O$u%^O$w%_O$z%aO(U$sO(WTO(ZUO(b$uO(z$}O({%POg(_P~Ol%[O~P7eO!l%eO~O!S%hO!_%iO(U%gO~O!g%mO~Oa%nO'{%nO~O!Q%rO~P%[O(V!lO~P%[O%o%vO~P%[Oh%VO!l%eO(U%gO(V!lO~Oe%}O!l%eO(U%gO~Oj$RO~O!_&PO(U%gO(V!lO(WTO(ZUO`)XP~O!Q&SO!l&RO%k&VO&U&WO~P;SO!x#sO~O%t&YO!S)TX!_)TX(U)TX~O(U&ZO~Ol!PO!u&`O%k!QO%m!OO%n!OO%o!OO%r!RO%t!SO%w!TO%x!TO~Od&eOe&dO!x&bO%i&cO%|&aO~P<bOd&hOeyOl!PO!_&gO!u&`O!xxO!|]O%i}O%m!OO%n!OO%o!OO%r!RO%t!SO%w!TO%x!TO%z!UO~Ob&kO#`&nO%k&iO(V!lO~P=gO!l&oO!u&sO~O!l#oO~O!_XO~Oa%nO'y&{O'{%nO~Oa%nO'y'OO'{%nO~Oa%nO'y'QO'{%nO~O'x]X!Y]Xv]X!k]X&]]X!_]X%j]X!g]X~P(qO!b'`O!c'WO!d'WO(V!lO(WTO(ZUO~Os'UO!S'TO!['XO(f'SO!^(jP!^(yP~P@nOn'cO!_'aO(U%gO~Oe'hO!l%eO(U%gO~O!Q&SO!l&RO~Os!nO!S!oO!|<XO#T!pO#U!pO#W!pO#X!pO(V!lO(WTO(ZUO(f!mO(p!sO~O!b'nO!c'mO!d'mO#V!pO#['oO#]'oO~PBYOa%nOh%VO!g#vO!l%eO'{%nO(s'qO~O!p'uO#`'sO~PChOs!nO!S!oO(WTO(ZUO(f!mO(p!sO~O!_XOs(nX!S(nX!b(nX!c(nX!d(nX!|(nX#T(nX#U(nX#V(nX#W(nX#X(nX#[(nX#](nX(V(nX(W(nX(Z(nX(f(nX(p(nX~O!c'mO!d'mO(V!lO~PDWO(Q'yO(R'yO(S'{O~O_!}O(W'}O(X!}O(Y'}O~O_#QO(Y'}O(Z'}O([#QO~Ov(PO~P%[Ox#SO!U#TO(c#TO(d(SO~O![(UO!Y'XX!Y'_X!]'XX!]'_X~P+}O!](WO!Y(iX~OP$[OR#zO[$cOj$ROr$aO!Q#yO!S#{O!](WO!l#xO!p$[O#R$RO#o$OO#p$PO#q$PO#r$PO#s$QO#t$RO#u$RO#v$bO#w$SO#y$UO#{$WO#|$XO(bVO(s$YO(z#|O({#}O~O!Y(iX~PHRO!Y(]O~O!Y(vX!](vX!g(vX!k(vX(s(vX~O#`(vX#l#dX!^(vX~PJUO#`(^O!Y(xX!](xX~O!](_O!Y(wX~O!Y(bO~O#`$eO~PJUO!^(cO~P`OR#zO!Q#yO!S#{O!l#xO(bVOP!na[!naj!nar!na!]!na!p!na#R!na#o!na#p!na#q!na#r!na#s!na#t!na#u!na#v!na#w!na#y!na#{!na#|!na(s!na(z!na({!na~Oa!na'{!na'x!na!Y!na!k!nav!na!_!na%j!na!g!na~PKlO!k(dO~O!g#vO#`(eO(s'qO!](uXa(uX'{(uX~O!k(uX~PNXO!S%hO!_%iO!|]O#j(jO#k(iO(U%gO~O!](kO!k(tX~O!k(mO~O!S%hO!_%iO#k(iO(U%gO~OP(hXR(hX[(hXj(hXr(hX!Q(hX!S(hX!](hX!l(hX!p(hX#R(hX#o(hX#p(hX#q(hX#r(hX#s(hX#t(hX#u(hX#v(hX#w(hX#y(hX#{(hX#|(hX(b(hX(s(hX(z(hX({(hX~O!g#vO!k(hX~P! uOR(oO!Q(nO!l#xO#S$dO!|!{a!S!{a~O!x!{a%i!{a!_!{a#j!{a#k!{a(U!{a~P!#vO!x(sO~OPYOQYOSfOd!jOe!iOpkOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!_XO!iuO!lZO!oYO!pYO!qYO!svO!u!gO!x!hO$X!kO$oiO(U!dO(WTO(ZUO(bVO(p[O~Oh%VOp%WOr%XOs$tOt$tOz%YO|%ZO!O<uO!S${O!_$|O!i>WO!l$xO#k<{O$X%`O$u<wO$w<yO$z%aO(U(wO(WTO(ZUO(b$uO(z$}O({%PO~O#l(yO~O![({O!k(lP~P%[O(f(}O(p[O~O!S)PO!l#xO(f(}O(p[O~OP<WOQ<WOSfOd>SOe!iOpkOr<WOskOtkOzkO|<WO!O<WO!SWO!WkO!XkO!_!eO!i<ZO!lZO!o<WO!p<WO!q<WO!s<[O!u<_O!x!hO$X!kO$o>QO(U)^O(WTO(ZUO(bVO(p[O~O!]$_Oa$ra'{$ra'x$ra!k$ra!Y$ra!_$ra%j$ra!g$ra~Ol)eO~P!&zOh%VOp%WOr%XOs$tOt$tOz%YO|%ZO!O%]O!S${O!_$|O!i%bO!l$xO#k%cO$X%`O$u%^O$w%_O$z%aO(U(wO(WTO(ZUO(b$uO(z$}O({%PO~Og(qP~P!,TO!Q)jO!g)iO!_$_X$[$_X$^$_X$`$_X$g$_X~O!g)iO!_(|X$[(|X$^(|X$`(|X$g(|X~O!Q)jO~P!.^O!Q)jO!_(|X$[(|X$^(|X$`(|X$g(|X~O!_)lO$[)pO$^)kO$`)kO$g)qO~O![)tO~P!)[O$^$hO$`$gO$g)xO~On${X!Q${X#S${X'z${X(z${X({${X~OgmXg${XnmX!]mX#`mX~P!0SOx)zO(c){O(d)}O~On*WO!Q*PO'z*QO(z$}O({%PO~Og*OO~P!1WOg*XO~Oh%VOr%XOs$tOt$tOz%YO|%ZO!O<uO!S*ZO!_*[O!i>WO!l$xO#k<{O$X%`O$u<wO$w<yO$z%aO(WTO(ZUO(b$uO(z$}O({%PO~Op*aO![*_O(U*YO!k)PP~P!1uO#l*bO~O!l*cO~Oh%VOp%WOr%XOs$tOt$tOz%YO|%ZO!O<uO!S${O!_$|O!i>WO!l$xO#k<{O$X%`O$u<wO$w<yO$z%aO(U*eO(WTO(ZUO(b$uO(z$}O({%PO~O![*hO!Y)QP~P!3tOr*tOs!nO!S*jO!b*rO!c*lO!d*lO!l*cO#[*sO%a*nO(V!lO(WTO(ZUO(f!mO~O!^*qO~P!5iO#S$dOn(aX!Q(aX'z(aX(z(aX({(aX!](aX#`(aX~Og(aX$P(aX~P!6kOn*yO#`*xOg(`X!](`X~O!]*zOg(_X~Oj%dOk%dOl%dO(U&ZOg(_P~Os*}O~Og*OO(U&ZO~O!l+TO~O(U(wO~Op+XO!S%hO![#iO!_%iO!|]O#j#lO#k#iO(U%gO!k(tP~O!g#vO#l+YO~O!S%hO![+[O!](_O!_%iO(U%gO!Y(wP~Os']O!S+_O![+^O(WTO(ZUO(f+]O~O!^(yP~P!9|O!]+`Oa)UX'{)UX~OP$[OR#zO[$cOj$ROr$aO!Q#yO!S#{O!l#xO!p$[O#R$RO#o$OO#p$PO#q$PO#r$PO#s$QO#t$RO#u$RO#v$bO#w$SO#y$UO#{$WO#|$XO(bVO(s$YO(z#|O({#}O~Oa!ja!]!ja'{!ja'x!ja!Y!ja!k!jav!ja!_!ja%j!ja!g!ja~P!:tO(f(}O~OR#zO!Q#yO!S#{O!l#xO(bVOP!ra[!raj!rar!ra!]!ra!p!ra#R!ra#o!ra#p!ra#q!ra#r!ra#s!ra#t!ra#u!ra#v!ra#w!ra#y!ra#{!ra#|!ra(s!ra(z!ra({!ra~Oa!ra'{!ra'x!ra!Y!ra!k!rav!ra!_!ra%j!ra!g!ra~P!=aOR#zO!Q#yO!S#{O!l#xO(bVOP!ta[!taj!tar!ta!]!ta!p!ta#R!ta#o!ta#p!ta#q!ta#r!ta#s!ta#t!ta#u!ta#v!ta#w!ta#y!ta#{!ta#|!ta(s!ta(z!ta({!ta~Oa!ta'{!ta'x!ta!Y!ta!k!tav!ta!_!ta%j!ta!g!ta~P!?wOh%VOn+iO!_'aO%j+hO~O!g+kOa(^X!_(^X'{(^X!](^X~Oa%nO!_XO'{%nO~Oh%VO!l%eO~Oh%VO!l%eO(U%gO~O!g#vO#l(yO~Ob+vO%k+wO(U+sO(WTO(ZUO!^)YP~O!]+xO`)XX~O[+|O~O`+}O~O!_&PO(U%gO(V!lO`)XP~O%k,QO~P;SOh%VO#`,UO~Oh%VOn,XO!_$|O~O!_,ZO~O!Q,]O!_XO~O%o%vO~O!x,bO~Oe,gO~Ob,hO(U#nO(WTO(ZUO!^)WP~Oe%}O~O%k!QO(U&ZO~P=gO[,mO`,lO~OPYOQYOSfOdzOeyOpkOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!iuO!lZO!oYO!pYO!qYO!svO!xxO!|]O$oiO%i}O(WTO(ZUO(bVO(p[O~O!_!eO!u!gO$X!kO(U!dO~P!GOO`,lOa%nO'{%nO~OPYOQYOSfOd!jOe!iOpkOrYOskOtkOzkO|YO!OYO!SWO!WkO!XkO!_!eO!iuO!lZO!oYO!pYO!qYO!svO!x!hO$X!kO$oiO(U!dO(WTO(ZUO(bVO(p[O~Oa,rOl!OO!uwO%m!OO%n!OO%o!OO~P!IhO!l&oO~O&_,xO~O!_,zO~O&p,|O&r,}OP&maQ&maS&maY&maa&mad&mae&mal&map&mar&mas&mat&maz&ma|&ma!O&ma!S&ma!W&ma!X&ma!_&ma!i&ma!l&ma!o&ma!p&ma!q&ma!s&ma!u&ma!x&ma!|&ma$X&ma$o&ma%i&ma%k&ma%m&ma%n&ma%o&ma%r&ma%t&ma%w&ma%x&ma%z&ma&X&ma&_&ma&a&ma&c&ma&e&ma&h&ma&n&ma&t&ma&v&ma&x&ma&z&ma&|&ma'x&ma(U&ma(W&ma(Z&ma(b&ma(p&ma!^&ma&f&mab&ma&k&ma~O(U-SO~Oh!eX!]#iX!^#iX!g!RX!g!eX!l!eX#`#iX~O!]!eX!^!eX~P#!nO!g-WOh(kX!](kX!^(kX!g(kX!l(kXr(kX(s(kX~Oh%VO!g-YO!l%eO!]!aX!^!aX~Os!nO!S!oO(WTO(ZUO(f!mO~OP<WOQ<WOSfOd>SOe!iOpkOr<WOskOtkOzkO|<WO!O<WO!SWO!WkO!XkO!_!eO!i<ZO!lZO!o<WO!p<WO!q<WO!s<[O!u<_O!x!hO$X!kO$o>QO(WTO(ZUO(bVO(p[O~O(U=RO~P#$oO!]-^O!^(jX~O!^-`O~O#`-aO!]#hX!^#hX~O!g-WO~O!]-bO!^(yX~O!^-dO~O!c-eO!d-eO(V!lO~P#$^O!^-hO~P'_On-kO!_'aO~O!Y-pO~Os!{a!b!{a!c!{a!d!{a#T!{a#U!{a#V!{a#W!{a#X!{a#[!{a#]!{a(V!{a(W!{a(Z!{a(f!{a(p!{a~P!#vO!p-uO#`-sO~PChO!c-wO!d-wO(V!lO~PDWOa%nO#`-sO'{%nO~Oa%nO!g#vO#`-sO'{%nO~Oa%nO!g#vO!p-uO#`-sO'{%nO(s'qO~O(Q'yO(R'yO(S-|O~Ov-}O~O!Y'Xa!]'Xa~P!:tO![.RO!Y'XX!]'XX~P%[O!](WO!Y(ia~O!Y(ia~PHRO!](_O!Y(wa~O!S%hO![.VO!_%iO(U%gO!Y'_X!]'_X~O#`.XO!](ua!k(uaa(ua'{(ua~O!g#vO~P#,wO!](kO!k(ta~O!S%hO!_%iO#k.]O(U%gO~Op.bO!S%hO![._O!_%iO!|]O#j.aO#k._O(U%gO!]'bX!k'bX~OR.fO!l#xO~Oh%VOn.iO!_'aO%j.hO~Oa#ci!]#ci'{#ci'x#ci!Y#ci!k#civ#ci!_#ci%j#ci!g#ci~P!:tOn>^O!Q*PO'z*QO(z$}O({%PO~O#l#_aa#_a#`#_a'{#_a!]#_a!k#_a!_#_a!Y#_a~P#/sO#l(aXP(aXR(aX[(aXa(aXj(aXr(aX!S(aX!l(aX!p(aX#R(aX#o(aX#p(aX#q(aX#r(aX#s(aX#t(aX#u(aX#v(aX#w(aX#y(aX#{(aX#|(aX'{(aX(b(aX(s(aX!k(aX!Y(aX'x(aXv(aX!_(aX%j(aX!g(aX~P!6kO!].vO!k(lX~P!:tO!k.yO~O!Y.{O~OP$[OR#zO!Q#yO!S#{O!l#xO!p$[O(bVO[#nia#nij#nir#ni!]#ni#R#ni#p#ni#q#ni#r#ni#s#ni#t#ni#u#ni#v#ni#w#ni#y#ni#{#ni#|#ni'{#ni(s#ni(z#ni({#ni'x#ni!Y#ni!k#niv#ni!_#ni%j#ni!g#ni~O#o#ni~P#3cO#o$OO~P#3cOP$[OR#zOr$aO!Q#yO!S#{O!l#xO!p$[O#o$OO#p$PO#q$PO#r$PO(bVO[#nia#nij#ni!]#ni#R#ni#t#ni#u#ni#v#ni#w#ni#y#ni#{#ni#|#ni'{#ni(s#ni(z#ni({#ni'x#ni!Y#ni!k#niv#ni!_#ni%j#ni!g#ni~O#s#ni~P#6QO#s$QO~P#6QOP$[OR#zO[$cOj$ROr$aO!Q#yO!S#{O!l#xO!p$[O#R$RO#o$OO#p$PO#q$PO#r$PO#s$QO#t$RO#u$RO#v$bO(bVOa#ni!]#ni#y#ni#{#ni#|#ni'{#ni(s#ni(z#ni({#ni'x#ni!Y#ni!k#niv#ni!_#ni%j#ni!g#ni~O#w#ni~P#8oOP$[OR#zO[$cOj$ROr$aO!Q#yO!S#{O!l#xO!p$[O#R$RO#o$OO#p$PO#q$PO#r$PO#s$QO#t$RO#u$RO#v$bO#w$SO(bVO({#}Oa#ni!]#ni#{#ni#|#ni'{#ni(s#ni(z#ni'x#ni!Y#ni!k#niv#ni!_#ni%j#ni!g#ni~O#y$UO~P#;VO#y#ni~P#;VO#w$SO~P#8oOP$[OR#zO[$cOj$ROr$aO!Q#yO!S#{O!l#xO!p$[O#R$RO#o$OO#p$PO#q$PO#r$PO#s$QO#t$RO#u$RO#v$bO#w$SO#y$UO(bVO(z#|O({#}Oa#ni!]#ni#|#ni'{#ni(s#ni'x#ni!Y#ni!k#niv#ni!_#ni%j#ni!g#ni~O#{#ni~P#={O#{$WO~P#={OP]XR]X[]Xj]Xr]X!Q]X!S]X!l]X!p]X#R]X#S]X#`]X#lfX#o]X#p]X#q]X#r]X#s]X#t]X#u]X#v]X#w]X#y]X#{]X#|]X$R]X(b]X(s]X(z]X({]X!]]X!^]X~O$P]X~P#@jOP$[OR#zO[<oOj<dOr<mO!Q#yO!S#{O!l#xO!p$[O#R<dO#o<aO#p<bO#q<bO#r<bO#s<cO#t<dO#u<dO#v<nO#w<eO#y<gO#{<iO#|<jO(bVO(s$YO(z#|O({#}O~O$P.}O~P#BwO#S$dO#`<pO$R<pO$P(hX!^(hX~P! uOa'ea!]'ea'{'ea'x'ea!k'ea!Y'eav'ea!_'ea%j'ea!g'ea~P!:tO[#nia#nij#nir#ni!]#ni#R#ni#s#ni#t#ni#u#ni#v#ni#w#ni#y#ni#{#ni#|#ni'{#ni(s#ni'x#ni!Y#ni!k#niv#ni!_#ni%j#ni!g#ni~OP$[OR#zO!Q#yO!S#{O!l#xO!p$[O#o$OO#p$PO#q$PO#r$PO(bVO(z#ni({#ni~P#EyOn>^O!Q*PO'z*QO(z$}O({%POP#niR#ni!S#ni!l#ni!p#ni#o#ni#p#ni#q#ni#r#ni(b#ni~P#EyO!]/ROg(qX~P!1WOg/TO~Oa$Qi!]$Qi'{$Qi'x$Qi!Y$Qi!k$Qiv$Qi!_$Qi%j$Qi!g$Qi~P!:tO$^/UO$`/UO~O$^/VO$`/VO~O!g)iO#`/WO!_$dX$[$dX$^$dX$`$dX$g$dX~O![/XO~O!_)lO$[/ZO$^)kO$`)kO$g/[O~O!]<kO!^(gX~P#BwO!^/]O~O!g)iO$g(|X~O$g/_O~Ov/`O~P!&zOx)zO(c){O(d/cO~O!S/fO~O(z$}On%ba!Q%ba'z%ba({%ba!]%ba#`%ba~Og%ba$P%ba~P#L{O({%POn%da!Q%da'z%da(z%da!]%da#`%da~Og%da$P%da~P#MnO!]fX!gfX!kfX!k${X(sfX~P!0SOp%WO![/oO!](_O(U/nO!Y(wP!Y)QP~P!1uOr*tO!b*rO!c*lO!d*lO!l*cO#[*sO%a*nO(V!lO(WTO(ZUO~Os'UO!S/pO![+^O!^*qO(f=OO!^(yP~P$ [O!k/qO~P#/sO!]/rO!g#vO(s'qO!k)PX~O!k/wO~OnoX!QoX'zoX(zoX({oX~O!g#vO!koX~P$#OOp/yO!S%hO![*_O!_%iO(U%gO!k)PP~O#l/zO~O!Y${X!]${X!g%SX~P!0SO!]/{O!Y)QX~P#/sO!g/}O~O!Y0PO~OpkO(U0QO~P.iOh%VOr0VO!g#vO!l%eO(s'qO~O!g+kO~Oa%nO!]0ZO'{%nO~O!^0]O~P!5iO!c0^O!d0^O(V!lO~P#$^Os!nO!S0_O(WTO(ZUO(f!mO~O#[0aO~Og%ba!]%ba#`%ba$P%ba~P!1WOg%da!]%da#`%da$P%da~P!1WOj%dOk%dOl%dO(U&ZOg'nX!]'nX~O!]*zOg(_a~Og0jO~On0lO#`0kOg(`a!](`a~OR0mO!Q0mO!S0nO#S$dOn}a'z}a(z}a({}a!]}a#`}a~Og}a$P}a~P$(cO!Q*PO'z*QOn$ta(z$ta({$ta!]$ta#`$ta~Og$ta$P$ta~P$)_O!Q*PO'z*QOn$va(z$va({$va!]$va#`$va~Og$va$P$va~P$*QO#l0qO~Og%Ua!]%Ua#`%Ua$P%Ua~P!1WO!g#vO~O#l0tO~O!]#iX!^#iX!g!RX#`#iX~O!]+`Oa)Ua'{)Ua~OR#zO!Q#yO!S#{O!l#xO(bVOP!ri[!rij!rir!ri!]!ri!p!ri#R!ri#o!ri#p!ri#q!ri#r!ri#s!ri#t!ri#u!ri#v!ri#w!ri#y!ri#{!ri#|!ri(s!ri(z!ri({!ri~Oa!ri'{!ri'x!ri!Y!ri!k!riv!ri!_!ri%j!ri!g!ri~P$+}Oh%VOr%XOs$tOt$tOz%YO|%ZO!O<uO!S${O!_$|O!i>WO!l$xO#k<{O$X%`O$u<wO$w<yO$z%aO(WTO(ZUO(b$uO(z$}O({%PO~Op0}O%^1OO(U0|O~P$.eO!g+kOa(^a!_(^a'{(^a!](^a~O#l1UO~O[]X!]fX!^fX~O!]1VO!^)YX~O!^1XO~O[1YO~Ob1[O(U+sO(WTO(ZUO~O!_&PO(U%gO`'vX!]'vX~O!]+xO`)Xa~O!k1_O~P!:tO[1bO~O`1cO~O#`1hO~On1kO!_$|O~O(f(}O!^)VP~Oh%VOn1tO!_1qO%j1sO~O[2OO!]1|O!^)WX~O!^2PO~O`2ROa%nO'{%nO~O(U#nO(WTO(ZUO~O#S$dO#`$eO$R$eOP(hXR(hX[(hXr(hX!Q(hX!S(hX!](hX!l(hX!p(hX#R(hX#o(hX#p(hX#q(hX#r(hX#s(hX#t(hX#u(hX#v(hX#w(hX#y(hX#{(hX#|(hX(b(hX(s(hX(z(hX({(hX~Oj2UO&]2VOa(hX~P$4OOj2UO#`$eO&]2VO~Oa2XO~P%[Oa2ZO~O&f2^OP&diQ&diS&diY&dia&did&die&dil&dip&dir&dis&dit&diz&di|&di!O&di!S&di!W&di!X&di!_&di!i&di!l&di!o&di!p&di!q&di!s&di!u&di!x&di!|&di$X&di$o&di%i&di%k&di%m&di%n&di%o&di%r&di%t&di%w&di%x&di%z&di&X&di&_&di&a&di&c&di&e&di&h&di&n&di&t&di&v&di&x&di&z&di&|&di'x&di(U&di(W&di(Z&di(b&di(p&di!^&dib&di&k&di~Ob2dO!^2bO&k2cO~P`O!_XO!l2fO~O&r,}OP&miQ&miS&miY&mia&mid&mie&mil&mip&mir&mis&mit&miz&mi|&mi!O&mi!S&mi!W&mi!X&mi!_&mi!i&mi!l&mi!o&mi!p&mi!q&mi!s&mi!u&mi!x&mi!|&mi$X&mi$o&mi%i&mi%k&mi%m&mi%n&mi%o&mi%r&mi%t&mi%w&mi%x&mi%z&mi&X&mi&_&mi&a&mi&c&mi&e&mi&h&mi&n&mi&t&mi&v&mi&x&mi&z&mi&|&mi'x&mi(U&mi(W&mi(Z&mi(b&mi(p&mi!^&mi&f&mib&mi&k&mi~O!Y2lO~O!]!aa!^!aa~P#BwOs!nO!S!oO![2qO(f!mO!]'YX!^'YX~P@nO!]-^O!^(ja~O!]'`X!^'`X~P!9|O!]-bO!^(ya~O!^2yO~P'_Oa%nO#`3SO'{%nO~Oa%nO!g#vO#`3SO'{%nO~Oa%nO!g#vO!p3WO#`3SO'{%nO(s'qO~Oa%nO'{%nO~P!:tO!]$_Ov$ra~O!Y'Xi!]'Xi~P!:tO!](WO!Y(ii~O!](_O!Y(wi~O!Y(xi!](xi~P!:tO!](ui!k(uia(ui'{(ui~P!:tO#`3YO!](ui!k(uia(ui'{(ui~O!](kO!k(ti~O!S%hO!_%iO!|]O#j3_O#k3^O(U%gO~O!S%hO!_%iO#k3^O(U%gO~On3fO!_'aO%j3eO~Oh%VOn3fO!_'aO%j3eO~O#l%baP%baR%ba[%baa%baj%bar%ba!S%ba!l%ba!p%ba#R%ba#o%ba#p%ba#q%ba#r%ba#s%ba#t%ba#u%ba#v%ba#w%ba#y%ba#{%ba#|%ba'{%ba(b%ba(s%ba!k%ba!Y%ba'x%bav%ba!_%ba%j%ba!g%ba~P#L{O#l%daP%daR%da[%daa%daj%dar%da!S%da!l%da!p%da#R%da#o%da#p%da#q%da#r%da#s%da#t%da#u%da#v%da#w%da#y%da#{%da#|%da'{%da(b%da(s%da!k%da!Y%da'x%dav%da!_%da%j%da!g%da~P#MnO#l%baP%baR%ba[%baa%baj%bar%ba!S%ba!]%ba!l%ba!p%ba#R%ba#o%ba#p%ba#q%ba#r%ba#s%ba#t%ba#u%ba#v%ba#w%ba#y%ba#{%ba#|%ba'{%ba(b%ba(s%ba!k%ba!Y%ba'x%ba#`%bav%ba!_%ba%j%ba!g%ba~P#/sO#l%daP%daR%da[%daa%daj%dar%da!S%da!]%da!l%da!p%da#R%da#o%da#p%da#q%da#r%da#s%da#t%da#u%da#v%da#w%da#y%da#{%da#|%da'{%da(b%da(s%da!k%da!Y%da'x%da#`%dav%da!_%da%j%da!g%da~P#/sO#l}aP}a[}aa}aj}ar}a!l}a!p}a#R}a#o}a#p}a#q}a#r}a#s}a#t}a#u}a#v}a#w}a#y}a#{}a#|}a'{}a(b}a(s}a!k}a!Y}a'x}av}a!_}a%j}a!g}a~P$(cO#l$taP$taR$ta[$taa$taj$tar$ta!S$ta!l$ta!p$ta#R$ta#o$ta#p$ta#q$ta#r$ta#s$ta#t$ta#u$ta#v$ta#w$ta#y$ta#{$ta#|$ta'{$ta(b$ta(s$ta!k$ta!Y$ta'x$tav$ta!_$ta%j$ta!g$ta~P$)_O#l$vaP$vaR$va[$vaa$vaj$var$va!S$va!l$va!p$va#R$va#o$va#p$va#q$va#r$va#s$va#t$va#u$va#v$va#w$va#y$va#{$va#|$va'{$va(b$va(s$va!k$va!Y$va'x$vav$va!_$va%j$va!g$va~P$*QO#l%UaP%UaR%Ua[%Uaa%Uaj%Uar%Ua!S%Ua!]%Ua!l%Ua!p%Ua#R%Ua#o%Ua#p%Ua#q%Ua#r%Ua#s%Ua#t%Ua#u%Ua#v%Ua#w%Ua#y%Ua#{%Ua#|%Ua'{%Ua(b%Ua(s%Ua!k%Ua!Y%Ua'x%Ua#`%Uav%Ua!_%Ua%j%Ua!g%Ua~P#/sOa#cq!]#cq'{#cq'x#cq!Y#cq!k#cqv#cq!_#cq%j#cq!g#cq~P!:tO![3nO!]'ZX!k'ZX~P%[O!].vO!k(la~O!].vO!k(la~P!:tO!Y3qO~O$P!na!^!na~PKlO$P!ja!]!ja!^!ja~P#BwO$P!ra!^!ra~P!=aO$P!ta!^!ta~P!?wOg'^X!]'^X~P!,TO!]/ROg(qa~OSfO!_4VO$e4WO~O!^4[O~Ov4]O~P#/sOa$nq!]$nq'{$nq'x$nq!Y$nq!k$nqv$nq!_$nq%j$nq!g$nq~P!:tO!Y4_O~P!&zO!S4`O~O!Q*PO'z*QO({%POn'ja(z'ja!]'ja#`'ja~Og'ja$P'ja~P%-tO!Q*PO'z*QOn'la(z'la({'la!]'la#`'la~Og'la$P'la~P%.gO(s$YO~P#/sO!YfX!Y${X!]fX!]${X!g%SX#`fX~P!0SOp%WO(U=XO~P!1uOp4dO!S%hO![4cO!_%iO(U%gO!]'fX!k'fX~O!]/rO!k)Pa~O!]/rO!g#vO!k)Pa~O!]/rO!g#vO(s'qO!k)Pa~Og$}i!]$}i#`$}i$P$}i~P!1WO![4lO!Y'hX!]'hX~P!3tO!]/{O!Y)Qa~O!]/{O!Y)Qa~P#/sOP]XR]X[]Xj]Xr]X!Q]X!S]X!Y]X!]]X!l]X!p]X#R]X#S]X#`]X#lfX#o]X#p]X#q]X#r]X#s]X#t]X#u]X#v]X#w]X#y]X#{]X#|]X$R]X(b]X(s]X(z]X({]X~Oj%ZX!g%ZX~P%2^Oj4qO!g#vO~Oh%VO!g#vO!l%eO~Oh%VOr4vO!l%eO(s'qO~Or4{O!g#vO(s'qO~Os!nO!S4|O(WTO(ZUO(f!mO~O(z$}On%bi!Q%bi'z%bi({%bi!]%bi#`%bi~Og%bi$P%bi~P%5}O({%POn%di!Q%di'z%di(z%di!]%di#`%di~Og%di$P%di~P%6pOg(`i!](`i~P!1WO#`5SOg(`i!](`i~P!1WO!k5XO~Oa$pq!]$pq'{$pq'x$pq!Y$pq!k$pqv$pq!_$pq%j$pq!g$pq~P!:tO!Y5]O~O!]5^O!_)RX~P#/sOa${X!_${X%_]X'{${X!]${X~P!0SO%_5aOaoX!_oX'{oX!]oX~P$#OOp5bO(U#nO~O%_5aO~Ob5hO%k5iO(U+sO(WTO(ZUO!]'uX!^'uX~O!]1VO!^)Ya~O[5mO~O`5nO~O[5rO~Oa%nO'{%nO~P#/sO!]5wO#`5yO!^)VX~O!^5zO~Or6QOs!nO!S*jO!b!yO!c!vO!d!vO!|<XO#T!pO#U!pO#V!pO#W!pO#X!pO#[6PO#]!zO(V!lO(WTO(ZUO(f!mO(p!sO~O!^6OO~P%;sOn6VO!_1qO%j6UO~Oh%VOn6VO!_1qO%j6UO~Ob6^O(U#nO(WTO(ZUO!]'tX!^'tX~O!]1|O!^)Wa~O(WTO(ZUO(f6`O~O`6dO~Oj6gO&]6hO~PNXO!k6iO~P%[Oa6kO~Oa6kO~P%[Ob2dO!^6pO&k2cO~P`O!g6rO~O!g6tOh(ki!](ki!^(ki!g(ki!l(kir(ki(s(ki~O#`6uO!]#hi!^#hi~O!]!ai!^!ai~P#BwO!]#hi!^#hi~P#BwOa%nO#`7OO'{%nO~Oa%nO!g#vO#`7OO'{%nO~O!](uq!k(uqa(uq'{(uq~P!:tO!](kO!k(tq~O!S%hO!_%iO#k7VO(U%gO~O!_'aO%j7YO~On7^O!_'aO%j7YO~O#l'jaP'jaR'ja['jaa'jaj'jar'ja!S'ja!l'ja!p'ja#R'ja#o'ja#p'ja#q'ja#r'ja#s'ja#t'ja#u'ja#v'ja#w'ja#y'ja#{'ja#|'ja'{'ja(b'ja(s'ja!k'ja!Y'ja'x'jav'ja!_'ja%j'ja!g'ja~P%-tO#l'laP'laR'la['laa'laj'lar'la!S'la!l'la!p'la#R'la#o'la#p'la#q'la#r'la#s'la#t'la#u'la#v'la#w'la#y'la#{'la#|'la'{'la(b'la(s'la!k'la!Y'la'x'lav'la!_'la%j'la!g'la~P%.gO#l$}iP$}iR$}i[$}ia$}ij$}ir$}i!S$}i!]$}i!l$}i!p$}i#R$}i#o$}i#p$}i#q$}i#r$}i#s$}i#t$}i#u$}i#v$}i#w$}i#y$}i#{$}i#|$}i'{$}i(b$}i(s$}i!k$}i!Y$}i'x$}i#`$}iv$}i!_$}i%j$}i!g$}i~P#/sO#l%biP%biR%bi[%bia%bij%bir%bi!S%bi!l%bi!p%bi#R%bi#o%bi#p%bi#q%bi#r%bi#s%bi#t%bi#u%bi#v%bi#w%bi#y%bi#{%bi#|%bi'{%bi(b%bi(s%bi!k%bi!Y%bi'x%biv%bi!_%bi%j%bi!g%bi~P%5}O#l%diP%diR%di[%dia%dij%dir%di!S%di!l%di!p%di#R%di#o%di#p%di#q%di#r%di#s%di#t%di#u%di#v%di#w%di#y%di#{%di#|%di'{%di(b%di(s%di!k%di!Y%di'x%div%di!_%di%j%di!g%di~P%6pO!]'Za!k'Za~P!:tO!].vO!k(li~O$P#ci!]#ci!^#ci~P#BwOP$[OR#zO!Q#yO!S#{O!l#xO!p$[O(bVO[#nij#nir#ni#R#ni#p#ni#q#ni#r#ni#s#ni#t#ni#u#ni#v#ni#w#ni#y#ni#{#ni#|#ni$P#ni(s#ni(z#ni({#ni!]#ni!^#ni~O#o#ni~P%NrO#o<aO~P%NrOP$[OR#zOr<mO!Q#yO!S#{O!l#xO!p$[O#o<aO#p<bO#q<bO#r<bO(bVO[#nij#ni#R#ni#t#ni#u#ni#v#ni#w#ni#y#ni#{#ni#|#ni$P#ni(s#ni(z#ni({#ni!]#ni!^#ni~O#s#ni~P&!zO#s<cO~P&!zOP$[OR#zO[<oOj<dOr<mO!Q#yO!S#{O!l#xO!p$[O#R<dO#o<aO#p<bO#q<bO#r<bO#s<cO#t<dO#u<dO#v<nO(bVO#y#ni#{#ni#|#ni$P#ni(s#ni(z#ni({#ni!]#ni!^#ni~O#w#ni~P&%SOP$[OR#zO[<oOj<dOr<mO!Q#yO!S#{O!l#xO!p$[O#R<dO#o<aO#p<bO#q<bO#r<bO#s<cO#t<dO#u<dO#v<nO#w<eO(bVO({#}O#{#ni#|#ni$P#ni(s#ni(z#ni!]#ni!^#ni~O#y<gO~P&'TO#y#ni~P&'TO#w<eO~P&%SOP$[OR#zO[<oOj<dOr<mO!Q#yO!S#{O!l#xO!p$[O#R<dO#o<aO#p<bO#q<bO#r<bO#s<cO#t<dO#u<dO#v<nO#w<eO#y<gO(bVO(z#|O({#}O#|#ni$P#ni(s#ni!]#ni!^#ni~O#{#ni~P&)dO#{<iO~P&)dOa#}y!]#}y'{#}y'x#}y!Y#}y!k#}yv#}y!_#}y%j#}y!g#}y~P!:tO[#nij#nir#ni#R#ni#s#ni#t#ni#u#ni#v#ni#w#ni#y#ni#{#ni#|#ni$P#ni(s#ni!]#ni!^#ni~OP$[OR#zO!Q#yO!S#{O!l#xO!p$[O#o<aO#p<bO#q<bO#r<bO(bVO(z#ni({#ni~P&,`On>_O!Q*PO'z*QO(z$}O({%POP#niR#ni!S#ni!l#ni!p#ni#o#ni#p#ni#q#ni#r#ni(b#ni~P&,`O#S$dOP(aXR(aX[(aXj(aXn(aXr(aX!Q(aX!S(aX!l(aX!p(aX#R(aX#o(aX#p(aX#q(aX#r(aX#s(aX#t(aX#u(aX#v(aX#w(aX#y(aX#{(aX#|(aX$P(aX'z(aX(b(aX(s(aX(z(aX({(aX!](aX!^(aX~O$P$Qi!]$Qi!^$Qi~P#BwO$P!ri!^!ri~P$+}Og'^a!]'^a~P!1WO!^7pO~O!]'ea!^'ea~P#BwO!Y7qO~P#/sO!g#vO(s'qO!]'fa!k'fa~O!]/rO!k)Pi~O!]/rO!g#vO!k)Pi~Og$}q!]$}q#`$}q$P$}q~P!1WO!Y'ha!]'ha~P#/sO!g7xO~O!]/{O!Y)Qi~P#/sO!]/{O!Y)Qi~O!Y7{O~Oh%VOr8QO!l%eO(s'qO~Oj8SO!g#vO~Or8VO!g#vO(s'qO~O!Q*PO'z*QO({%POn'ka(z'ka!]'ka#`'ka~Og'ka$P'ka~P&5aO!Q*PO'z*QOn'ma(z'ma({'ma!]'ma#`'ma~Og'ma$P'ma~P&6SOg(`q!](`q~P!1WO#`8XOg(`q!](`q~P!1WO!Y8YO~Og%Pq!]%Pq#`%Pq$P%Pq~P!1WOa$py!]$py'{$py'x$py!Y$py!k$pyv$py!_$py%j$py!g$py~P!:tO!g6tO~O!]5^O!_)Ra~O!_'aOP$UaR$Ua[$Uaj$Uar$Ua!Q$Ua!S$Ua!]$Ua!l$Ua!p$Ua#R$Ua#o$Ua#p$Ua#q$Ua#r$Ua#s$Ua#t$Ua#u$Ua#v$Ua#w$Ua#y$Ua#{$Ua#|$Ua(b$Ua(s$Ua(z$Ua({$Ua~O%j7YO~P&8tO%_8^Oa%]i!_%]i'{%]i!]%]i~Oa#cy!]#cy'{#cy'x#cy!Y#cy!k#cyv#cy!_#cy%j#cy!g#cy~P!:tO[8`O~Ob8bO(U+sO(WTO(ZUO~O!]1VO!^)Yi~O`8fO~O(f(}O!]'qX!^'qX~O!]5wO!^)Va~O!^8pO~P%;sO(p!sO~P$&YO#[8qO~O!_1qO~O!_1qO%j8sO~On8vO!_1qO%j8sO~O[8{O!]'ta!^'ta~O!]1|O!^)Wi~O!k9PO~O!k9QO~O!k9TO~O!k9TO~P%[Oa9VO~O!g9WO~O!k9XO~O!](xi!^(xi~P#BwOa%nO#`9aO'{%nO~O!](uy!k(uya(uy'{(uy~P!:tO!](kO!k(ty~O%j9dO~P&8tO!_'aO%j9dO~O#l$}qP$}qR$}q[$}qa$}qj$}qr$}q!S$}q!]$}q!l$}q!p$}q#R$}q#o$}q#p$}q#q$}q#r$}q#s$}q#t$}q#u$}q#v$}q#w$}q#y$}q#{$}q#|$}q'{$}q(b$}q(s$}q!k$}q!Y$}q'x$}q#`$}qv$}q!_$}q%j$}q!g$}q~P#/sO#l'kaP'kaR'ka['kaa'kaj'kar'ka!S'ka!l'ka!p'ka#R'ka#o'ka#p'ka#q'ka#r'ka#s'ka#t'ka#u'ka#v'ka#w'ka#y'ka#{'ka#|'ka'{'ka(b'ka(s'ka!k'ka!Y'ka'x'kav'ka!_'ka%j'ka!g'ka~P&5aO#l'maP'maR'ma['maa'maj'mar'ma!S'ma!l'ma!p'ma#R'ma#o'ma#p'ma#q'ma#r'ma#s'ma#t'ma#u'ma#v'ma#w'ma#y'ma#{'ma#|'ma'{'ma(b'ma(s'ma!k'ma!Y'ma'x'mav'ma!_'ma%j'ma!g'ma~P&6SO#l%PqP%PqR%Pq[%Pqa%Pqj%Pqr%Pq!S%Pq!]%Pq!l%Pq!p%Pq#R%Pq#o%Pq#p%Pq#q%Pq#r%Pq#s%Pq#t%Pq#u%Pq#v%Pq#w%Pq#y%Pq#{%Pq#|%Pq'{%Pq(b%Pq(s%Pq!k%Pq!Y%Pq'x%Pq#`%Pqv%Pq!_%Pq%j%Pq!g%Pq~P#/sO!]'Zi!k'Zi~P!:tO$P#cq!]#cq!^#cq~P#BwO(z$}OP%baR%ba[%baj%bar%ba!S%ba!l%ba!p%ba#R%ba#o%ba#p%ba#q%ba#r%ba#s%ba#t%ba#u%ba#v%ba#w%ba#y%ba#{%ba#|%ba$P%ba(b%ba(s%ba!]%ba!^%ba~On%ba!Q%ba'z%ba({%ba~P&JXO({%POP%daR%da[%daj%dar%da!S%da!l%da!p%da#R%da#o%da#p%da#q%da#r%da#s%da#t%da#u%da#v%da#w%da#y%da#{%da#|%da$P%da(b%da(s%da!]%da!^%da~On%da!Q%da'z%da(z%da~P&L`On>_O!Q*PO'z*QO({%PO~P&JXOn>_O!Q*PO'z*QO(z$}O~P&L`OR0mO!Q0mO!S0nO#S$dOP}a[}aj}an}ar}a!l}a!p}a#R}a#o}a#p}a#q}a#r}a#s}a#t}a#u}a#v}a#w}a#y}a#{}a#|}a$P}a'z}a(b}a(s}a(z}a({}a!]}a!^}a~O!Q*PO'z*QOP$taR$ta[$taj$tan$tar$ta!S$ta!l$ta!p$ta#R$ta#o$ta#p$ta#q$ta#r$ta#s$ta#t$ta#u$ta#v$ta#w$ta#y$ta#{$ta#|$ta$P$ta(b$ta(s$ta(z$ta({$ta!]$ta!^$ta~O!Q*PO'z*QOP$vaR$va[$vaj$van$var$va!S$va!l$va!p$va#R$va#o$va#p$va#q$va#r$va#s$va#t$va#u$va#v$va#w$va#y$va#{$va#|$va$P$va(b$va(s$va(z$va({$va!]$va!^$va~On>_O!Q*PO'z*QO(z$}O({%PO~OP%UaR%Ua[%Uaj%Uar%Ua!S%Ua!l%Ua!p%Ua#R%Ua#o%Ua#p%Ua#q%Ua#r%Ua#s%Ua#t%Ua#u%Ua#v%Ua#w%Ua#y%Ua#{%Ua#|%Ua$P%Ua(b%Ua(s%Ua!]%Ua!^%Ua~P''eO$P$nq!]$nq!^$nq~P#BwO$P$pq!]$pq!^$pq~P#BwO!^9qO~O$P9rO~P!1WO!g#vO!]'fi!k'fi~O!g#vO(s'qO!]'fi!k'fi~O!]/rO!k)Pq~O!Y'hi!]'hi~P#/sO!]/{O!Y)Qq~Or9yO!g#vO(s'qO~O[9{O!Y9zO~P#/sO!Y9zO~Oj:RO!g#vO~Og(`y!](`y~P!1WO!]'oa!_'oa~P#/sOa%]q!_%]q'{%]q!]%]q~P#/sO[:WO~O!]1VO!^)Yq~O`:[O~O#`:]O!]'qa!^'qa~O!]5wO!^)Vi~P#BwO!S:_O~O!_1qO%j:bO~O(WTO(ZUO(f:gO~O!]1|O!^)Wq~O!k:jO~O!k:kO~O!k:lO~O!k:lO~P%[O#`:oO!]#hy!^#hy~O!]#hy!^#hy~P#BwO%j:tO~P&8tO!_'aO%j:tO~O$P#}y!]#}y!^#}y~P#BwOP$}iR$}i[$}ij$}ir$}i!S$}i!l$}i!p$}i#R$}i#o$}i#p$}i#q$}i#r$}i#s$}i#t$}i#u$}i#v$}i#w$}i#y$}i#{$}i#|$}i$P$}i(b$}i(s$}i!]$}i!^$}i~P''eO!Q*PO'z*QO({%POP'jaR'ja['jaj'jan'jar'ja!S'ja!l'ja!p'ja#R'ja#o'ja#p'ja#q'ja#r'ja#s'ja#t'ja#u'ja#v'ja#w'ja#y'ja#{'ja#|'ja$P'ja(b'ja(s'ja(z'ja!]'ja!^'ja~O!Q*PO'z*QOP'laR'la['laj'lan'lar'la!S'la!l'la!p'la#R'la#o'la#p'la#q'la#r'la#s'la#t'la#u'la#v'la#w'la#y'la#{'la#|'la$P'la(b'la(s'la(z'la({'la!]'la!^'la~O(z$}OP%biR%bi[%bij%bin%bir%bi!Q%bi!S%bi!l%bi!p%bi#R%bi#o%bi#p%bi#q%bi#r%bi#s%bi#t%bi#u%bi#v%bi#w%bi#y%bi#{%bi#|%bi$P%bi'z%bi(b%bi(s%bi({%bi!]%bi!^%bi~O({%POP%diR%di[%dij%din%dir%di!Q%di!S%di!l%di!p%di#R%di#o%di#p%di#q%di#r%di#s%di#t%di#u%di#v%di#w%di#y%di#{%di#|%di$P%di'z%di(b%di(s%di(z%di!]%di!^%di~O$P$py!]$py!^$py~P#BwO$P#cy!]#cy!^#cy~P#BwO!g#vO!]'fq!k'fq~O!]/rO!k)Py~O!Y'hq!]'hq~P#/sOr;OO!g#vO(s'qO~O[;SO!Y;RO~P#/sO!Y;RO~Og(`!R!](`!R~P!1WOa%]y!_%]y'{%]y!]%]y~P#/sO!]1VO!^)Yy~O!]5wO!^)Vq~O(U;ZO~O!_1qO%j;^O~O!k;aO~O%j;fO~P&8tOP$}qR$}q[$}qj$}qr$}q!S$}q!l$}q!p$}q#R$}q#o$}q#p$}q#q$}q#r$}q#s$}q#t$}q#u$}q#v$}q#w$}q#y$}q#{$}q#|$}q$P$}q(b$}q(s$}q!]$}q!^$}q~P''eO!Q*PO'z*QO({%POP'kaR'ka['kaj'kan'kar'ka!S'ka!l'ka!p'ka#R'ka#o'ka#p'ka#q'ka#r'ka#s'ka#t'ka#u'ka#v'ka#w'ka#y'ka#{'ka#|'ka$P'ka(b'ka(s'ka(z'ka!]'ka!^'ka~O!Q*PO'z*QOP'maR'ma['maj'man'mar'ma!S'ma!l'ma!p'ma#R'ma#o'ma#p'ma#q'ma#r'ma#s'ma#t'ma#u'ma#v'ma#w'ma#y'ma#{'ma#|'ma$P'ma(b'ma(s'ma(z'ma({'ma!]'ma!^'ma~OP%PqR%Pq[%Pqj%Pqr%Pq!S%Pq!l%Pq!p%Pq#R%Pq#o%Pq#p%Pq#q%Pq#r%Pq#s%Pq#t%Pq#u%Pq#v%Pq#w%Pq#y%Pq#{%Pq#|%Pq$P%Pq(b%Pq(s%Pq!]%Pq!^%Pq~P''eOg%f!Z!]%f!Z#`%f!Z$P%f!Z~P!1WO!Y;jO~P#/sOr;kO!g#vO(s'qO~O[;mO!Y;jO~P#/sO!]'qq!^'qq~P#BwO!]#h!Z!^#h!Z~P#BwO#l%f!ZP%f!ZR%f!Z[%f!Za%f!Zj%f!Zr%f!Z!S%f!Z!]%f!Z!l%f!Z!p%f!Z#R%f!Z#o%f!Z#p%f!Z#q%f!Z#r%f!Z#s%f!Z#t%f!Z#u%f!Z#v%f!Z#w%f!Z#y%f!Z#{%f!Z#|%f!Z'{%f!Z(b%f!Z(s%f!Z!k%f!Z!Y%f!Z'x%f!Z#`%f!Zv%f!Z!_%f!Z%j%f!Z!g%f!Z~P#/sOr;vO!g#vO(s'qO~O!Y;wO~P#/sOr<OO!g#vO(s'qO~O!Y<PO~P#/sOP%f!ZR%f!Z[%f!Zj%f!Zr%f!Z!S%f!Z!l%f!Z!p%f!Z#R%f!Z#o%f!Z#p%f!Z#q%f!Z#r%f!Z#s%f!Z#t%f!Z#u%f!Z#v%f!Z#w%f!Z#y%f!Z#{%f!Z#|%f!Z$P%f!Z(b%f!Z(s%f!Z!]%f!Z!^%f!Z~P''eOr<SO!g#vO(s'qO~Ov(gX~P1qO!Q%rO~P!)[O(V!lO~P!)[O!YfX!]fX#`fX~P%2^OP]XR]X[]Xj]Xr]X!Q]X!S]X!]]X!]fX!l]X!p]X#R]X#S]X#`]X#`fX#lfX#o]X#p]X#q]X#r]X#s]X#t]X#u]X#v]X#w]X#y]X#{]X#|]X$R]X(b]X(s]X(z]X({]X~O!gfX!k]X!kfX(sfX~P'LcOP<WOQ<WOSfOd>SOe!iOpkOr<WOskOtkOzkO|<WO!O<WO!SWO!WkO!XkO!_XO!i<ZO!lZO!o<WO!p<WO!q<WO!s<[O!u<_O!x!hO$X!kO$o>QO(U)^O(WTO(ZUO(bVO(p[O~O!]<kO!^$ra~Oh%VOp%WOr%XOs$tOt$tOz%YO|%ZO!O<vO!S${O!_$|O!i>XO!l$xO#k<|O$X%`O$u<xO$w<zO$z%aO(U(wO(WTO(ZUO(b$uO(z$}O({%PO~Ol)eO~P(#XOr!eX(s!eX~P#!nO!^]X!^fX~P'LcO!YfX!Y${X!]fX!]${X#`fX~P!0SO#l<`O~O!g#vO#l<`O~O#`<pO~Oj<dO~O#`=PO!](xX!^(xX~O#`<pO!](vX!^(vX~O#l=QO~Og=SO~P!1WO#l=YO~O#l=ZO~Og=SO(U&ZO~O!g#vO#l=[O~O!g#vO#l=QO~O$P=]O~P#BwO#l=^O~O#l=_O~O#l=dO~O#l=eO~O#l=fO~O#l=gO~O$P=hO~P!1WO$P=iO~P!1WOl=tO~P7eOk#S#T#U#W#X#[#j#k#v$o$u$w$z%^%_%i%j%k%r%t%w%x%z%|~(PT#p!X'}(V#qs#o#rr!Q(O$^(U$`(f~",
	goto: "$9_)^PPPPPP)_PP)bP)sP+X/^PPPP6lPP7SPP=PPPP@sPA]PA]PPPA]PCePA]PA]PA]PCiPCnPD]PIVPPPIZPPPPIZL^PPPLdMUPIZPIZPP! dIZPPPIZPIZP!#kIZP!'R!(W!(aP!)T!)X!)T!,fPPPPPPP!-V!(WPP!-g!/XP!2hIZIZ!2m!5y!:g!:g!>f!>nPPP!>tIZPPPPPPPPP!BTP!CbPPIZ!DsPIZPIZIZIZIZIZPIZ!FVP!IaP!LgP!Lk!Lu!Ly!LyP!I^P!L}!L}P#!TP#!XIZPIZ#!_#%dCiA]PA]PA]A]P#&qA]A]#)TA]#+{A]#.XA]A]#.w#1]#1]#1b#1k#1]#1vPP#1]PA]#2`A]#6_A]A]6lPPP#:dPPP#:}#:}P#:}P#;e#:}PP#;kP#;bP#;b#<O#;b#<j#<p#<s)bP#<v)bP#=P#=P#=PP)bP)bP)bP)bPP)bP#=V#=YP#=Y)bP#=^P#=aP)bP)bP)bP)bP)bP)b)bPP#=g#=m#=x#>O#>U#>[#>b#>p#>v#?Q#?W#?b#?h#?x#@O#@p#AS#AY#A`#An#BT#Cx#DW#D_#Ey#FX#Gy#HX#H_#He#Hk#Hu#H{#IR#I]#Io#IuPPPPPPPPPPP#I{PPPPPPP#Jp#M}$ g$ n$ vPPP$'bP$'k$*d$0}$1Q$1T$2S$2V$2^$2fP$2l$2oP$3]$3a$4X$5g$5l$6SPP$6X$6_$6c$6f$6j$6n$7j$8R$8j$8n$8q$8t$9O$9R$9V$9ZR!|RoqOXst!Z#d%m&r&t&u&w,u,z2^2aY!vQ'a-g1q5}Q%tvQ%|yQ&T|Q&j!VS'W!e-^Q'g!iS'm!r!yU*l$|*[*pQ+q%}S,O&V&WQ,f&dQ-e'`Q-o'hQ-w'nQ0^*rQ1d,QQ1{,gR<}<[%SdOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&r&t&u&w&{'T'c's(U(W(^(e(y({)P*O*j+Y+_,r,u,z-k-s.R.X.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3n4|6V6g6h6k7O8v9V9aS#q]<X!r)`$Z$n'X)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TU+Q%]<u<vQ+v&PQ,h&gQ,o&oQ0z+iQ1P+kQ1[+wQ2T,mQ3b.iQ5b1OQ5h1VQ6^1|Q7[3fQ8b5iR9g7^'QkOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>T!S!nQ!r!v!y!z$|'W'`'a'm'n'o*l*p*r*s-^-e-g-w0^0a1q5}6P%[$ti#v$b$c$d$x${%O%Q%^%_%c)z*S*U*W*Z*b*h*x*y+h+k,U,X.h/R/f/o/z/{/}0b0d0k0l0q1h1k1s3e4`4a4l4q5S5^5a6U7Y7x8S8X8^8s9d9r9{:R:b:t;S;^;f;m<n<o<q<r<s<t<w<x<y<z<{<|=T=U=V=W=Y=Z=^=_=`=a=b=c=d=e=h=i>Q>Y>Z>^>_Q&X|S'U!e*[S']%i-bQ+v&PQ,R&WQ,h&gQ0p+TQ1[+wQ1a+}Q2S,lQ2T,mQ5h1VQ5q1cQ6^1|Q6a2OQ6b2RQ8b5iQ8e5nQ9O6dQ:Z8fQ:h8{R;X:[rnOXst!V!Z#d%m&i&r&t&u&w,u,z2^2aR,j&k&z^OPXYstuvwz!Z!`!g!j!o#S#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n%m%t&R&k&n&o&r&t&u&w&{'T'c's(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>S>T[#]WZ#W#Z'X(U!b%jm#h#i#l$x%e%h(_(i(j(k*Z*_*c+[+^+`,q-W.V.].^._.a/o/r2f3^3_4c6t7VQ%wxQ%{yW&Q|&V&W,QQ&_!TQ'd!hQ'f!iQ(r#sS+p%|%}Q+t&PQ,a&bQ,e&dS-n'g'hQ.k(sQ1T+qQ1Z+wQ1]+xQ1`+|Q1v,bS1z,f,gQ3O-oQ5g1VQ5k1YQ5p1bQ6]1{Q8a5iQ8d5mQ8h5rQ:V8`R;V:W!U$zi$d%O%Q%^%_%c*S*U*b*x*y/R/z0b0d0k0l0q4a5S8X9r>Q>Y>Z!^%yy!i!u%{%|%}'V'f'g'h'l'v*k+p+q-Z-n-o-v0T0W1T2w3O3V4t4u4x8P9}Q+j%wQ,V&[Q,Y&]Q,d&dQ.j(rQ1u,aU1y,e,f,gQ3g.kQ6W1vS6[1z1{Q8z6]#f>U#v$b$c$x${)z*W*Z*h+h+k,U,X.h/f/o/{/}1h1k1s3e4`4l4q5^5a6U7Y7x8S8^8s9d9{:R:b:t;S;^;f;m<q<s<w<y<{=T=V=Y=^=`=b=d=h>^>_o>V<n<o<r<t<x<z<|=U=W=Z=_=a=c=e=iW%Ti%V*z>QS&[!Q&iQ&]!RQ&^!SU+O%[%d=tR,T&Y%]%Si#v$b$c$d$x${%O%Q%^%_%c)z*S*U*W*Z*b*h*x*y+h+k,U,X.h/R/f/o/z/{/}0b0d0k0l0q1h1k1s3e4`4a4l4q5S5^5a6U7Y7x8S8X8^8s9d9r9{:R:b:t;S;^;f;m<n<o<q<r<s<t<w<x<y<z<{<|=T=U=V=W=Y=Z=^=_=`=a=b=c=d=e=h=i>Q>Y>Z>^>_T){$u)|V+Q%]<u<vW']!e%i*[-bS)O#y#zQ+e%rQ+{&SS.d(n(oQ1l,ZQ5V0mR8k5w'QkOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>T$i$^c#Y#e%q%s%u(T(Z(u(z)S)T)U)V)W)X)Y)Z)[)])_)a)c)h)r+f+z-[-z.P.U.W.u.x.|/O/P/Q/d0r2o2t3Q3X3m3r3s3t3u3v3w3x3y3z3{3|3}4O4R4S4Z5Z5e6w6}7S7c7d7m7n8m9Z9_9i9o9p:q;Y;b<Y=wT#TV#U'RkOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TQ'Y!eR2r-^!W!nQ!e!r!v!y!z$|'W'`'a'm'n'o*[*l*p*r*s-^-e-g-w0^0a1q5}6PR1n,]nqOXst!Z#d%m&r&t&u&w,u,z2^2aQ&y!^Q'w!xS(t#u<`Q+n%zQ,_&_Q,`&aQ-l'eQ-y'pS.t(y=QS0s+Y=[Q1R+oQ1p,^Q2e,|Q2g,}Q2n-XQ2|-mQ3P-qS5[0t=fQ5c1SS5f1U=gQ6v2pQ6z2}Q7P3UQ8_5dQ9[6xQ9]6{Q9`7QR:n9X$d$]c#Y#e%s%u(T(Z(u(z)S)T)U)V)W)X)Y)Z)[)])_)a)c)h)r+f+z-[-z.P.U.W.u.x.|/P/Q/d0r2o2t3Q3X3m3r3s3t3u3v3w3x3y3z3{3|3}4O4R4S4Z5Z5e6w6}7S7c7d7m7n8m9Z9_9i9o9p:q;Y;b<Y=wS(p#p'jQ)Q#zS+d%q/OS.e(o(qR3`.f'QkOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TS#q]<XQ&t!XQ&u!YQ&w![Q&x!]R2],xQ'b!hQ+g%wQ-j'dS.g(r+jQ2z-iW3d.j.k0y0{Q6y2{W7W3a3c3g5`U9c7X7Z7]U:s9e9f9hS;d:r:uQ;r;eR;z;sU!wQ'a-gT5{1q5}!Q_OXZ`st!V!Z#d#h%e%m&i&k&r&t&u&w(k,u,z.^2^2a]!pQ!r'a-g1q5}T#q]<X%^{OPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&o&r&t&u&w&{'T'c's(U(W(^(e(y({)P*O*j+Y+_+i,r,u,z-k-s.R.X.i.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3f3n4|6V6g6h6k7O7^8v9V9aS)O#y#zS.d(n(o!s=m$Z$n'X)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TU$fd)`,oS(q#p'jU*w%R(x4QU0o+P.p7iQ5`0zQ7X3bQ9f7[R:u9gm!tQ!r!v!y!z'a'm'n'o-g-w1q5}6PQ'u!uS(g#g2WS-u'l'xQ/u*^Q0T*kQ3W-xQ4h/vQ4t0VQ4u0WQ4z0`Q7t4bS8P4v4xS8T4{4}Q9t7uQ9x7{Q9}8QQ:S8VS:}9y9zS;i;O;RS;u;j;kS;};v;wS<R<O<PR<U<SQ#wbQ't!uS(f#g2WS(h#m+XQ+Z%fQ+l%xQ+r&OU-t'l'u'xQ.Y(gU/t*^*a/yQ0U*kQ0X*mQ1Q+mQ1w,cS3T-u-xQ3].bS4g/u/vQ4p0RS4s0T0`Q4w0YQ6Y1xQ7R3WS7s4b4dQ7w4hU8O4t4z4}Q8R4yQ8x6ZS9s7t7uQ9w7{Q:P8TQ:Q8UQ:e8yQ:{9tS:|9x9zQ;U:SQ;`:fS;h:};RS;t;i;jS;|;u;wS<Q;}<PQ<T<RQ<V<UQ=p=kQ=|=uR=}=vV!wQ'a-g%^aOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&o&r&t&u&w&{'T'c's(U(W(^(e(y({)P*O*j+Y+_+i,r,u,z-k-s.R.X.i.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3f3n4|6V6g6h6k7O7^8v9V9aS#wz!j!r=j$Z$n'X)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TR=p>S%^bOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&o&r&t&u&w&{'T'c's(U(W(^(e(y({)P*O*j+Y+_+i,r,u,z-k-s.R.X.i.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3f3n4|6V6g6h6k7O7^8v9V9aQ%fj!^%xy!i!u%{%|%}'V'f'g'h'l'v*k+p+q-Z-n-o-v0T0W1T2w3O3V4t4u4x8P9}S&Oz!jQ+m%yQ,c&dW1x,d,e,f,gU6Z1y1z1{S8y6[6]Q:f8z!r=k$Z$n'X)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TQ=u>RR=v>S%QeOPXYstuvw!Z!`!g!o#S#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&r&t&u&w&{'T'c's(W(^(e(y({)P*O*j+Y+_+i,r,u,z-k-s.R.X.i.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3f3n4|6V6g6h6k7O7^8v9V9aY#bWZ#W#Z(U!b%jm#h#i#l$x%e%h(_(i(j(k*Z*_*c+[+^+`,q-W.V.].^._.a/o/r2f3^3_4c6t7VQ,p&o!p=l$Z$n)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TR=o'XU'^!e%i*[R2u-bX'[!e%i*[-b%SdOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&r&t&u&w&{'T'c's(U(W(^(e(y({)P*O*j+Y+_,r,u,z-k-s.R.X.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3n4|6V6g6h6k7O8v9V9a!r)`$Z$n'X)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TQ,o&oQ0z+iQ3b.iQ7[3fR9g7^!b$Tc#Y%q(T(Z(u(z)[)])a)h+z-z.P.U.W.u.x/d0r3Q3X3m3}5Z5e6}7S7c9_:q<Y!P<f)_)r-[/O2o2t3r3{3|4R4Z6w7d7m7n8m9Z9i9o9p;Y;b=w!f$Vc#Y%q(T(Z(u(z)X)Y)[)])a)h+z-z.P.U.W.u.x/d0r3Q3X3m3}5Z5e6}7S7c9_:q<Y!T<h)_)r-[/O2o2t3r3x3y3{3|4R4Z6w7d7m7n8m9Z9i9o9p;Y;b=w!^$Zc#Y%q(T(Z(u(z)a)h+z-z.P.U.W.u.x/d0r3Q3X3m3}5Z5e6}7S7c9_:q<YQ4a/mz>T)_)r-[/O2o2t3r4R4Z6w7d7m7n8m9Z9i9o9p;Y;b=wQ>Y>[R>Z>]'QkOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TS$oh$pR4W/W'XgOPWXYZhstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n$p%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/W/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TT$kf$qQ$ifS)k$l)oR)w$qT$jf$qT)m$l)o'XhOPWXYZhstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$Z$_$a$e$n$p%m%t&R&k&n&o&r&t&u&w&{'T'X'c's(U(W(^(e(y({)P)t*O*j+Y+_+i,r,u,z-Y-a-k-s.R.X.i.v.}/W/X/p0_0n0t1U1t2U2V2X2Z2^2a2c2q3S3Y3f3n4V4|5y6V6g6h6k6u7O7^8v9V9a:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>TT$oh$pQ$rhR)v$p%^jOPWXYZstuvw!Z!`!g!o#S#W#Z#d#o#u#x#{$O$P$Q$R$S$T$U$V$W$X$_$a$e%m%t&R&k&n&o&r&t&u&w&{'T'c's(U(W(^(e(y({)P*O*j+Y+_+i,r,u,z-k-s.R.X.i.v.}/p0_0n0t1U1t2U2V2X2Z2^2a2c3S3Y3f3n4|6V6g6h6k7O7^8v9V9a!s>R$Z$n'X)t-Y-a/X2q4V5y6u:]:o<W<Z<[<_<`<a<b<c<d<e<f<g<h<i<j<k<m<p<}=P=Q=S=[=]=f=g>T#glOPXZst!Z!`!o#S#d#o#{$n%m&k&n&o&r&t&u&w&{'T'c)P)t*j+_+i,r,u,z-k.i/X/p0_0n1t2U2V2X2Z2^2a2c3f4V4|6V6g6h6k7^8v9V!U%Ri$d%O%Q%^%_%c*S*U*b*x*y/R/z0b0d0k0l0q4a5S8X9r>Q>Y>Z#f(x#v$b$c$x${)z*W*Z*h+h+k,U,X.h/f/o/{/}1h1k1s3e4`4l4q5^5a6U7Y7x8S8^8s9d9{:R:b:t;S;^;f;m<q<s<w<y<{=T=V=Y=^=`=b=d=h>^>_Q+U%aQ/e*Po4Q<n<o<r<t<x<z<|=U=W=Z=_=a=c=e=i!U$yi$d%O%Q%^%_%c*S*U*b*x*y/R/z0b0d0k0l0q4a5S8X9r>Q>Y>ZQ*d$zU*m$|*[*pQ+V%bQ0Y*n#f=r#v$b$c$x${)z*W*Z*h+h+k,U,X.h/f/o/{/}1h1k1s3e4`4l4q5^5a6U7Y7x8S8^8s9d9{:R:b:t;S;^;f;m<q<s<w<y<{=T=V=Y=^=`=b=d=h>^>_n=s<n<o<r<t<x<z<|=U=W=Z=_=a=c=e=iQ=x>UQ=y>VQ=z>WR={>X!U%Ri$d%O%Q%^%_%c*S*U*b*x*y/R/z0b0d0k0l0q4a5S8X9r>Q>Y>Z#f(x#v$b$c$x${)z*W*Z*h+h+k,U,X.h/f/o/{/}1h1k1s3e4`4l4q5^5a6U7Y7x8S8^8s9d9{:R:b:t;S;^;f;m<q<s<w<y<{=T=V=Y=^=`=b=d=h>^>_o4Q<n<o<r<t<x<z<|=U=W=Z=_=a=c=e=inoOXst!Z#d%m&r&t&u&w,u,z2^2aS*g${*ZQ-T'OQ-U'QR4k/{%[%Si#v$b$c$d$x${%O%Q%^%_%c)z*S*U*W*Z*b*h*x*y+h+k,U,X.h/R/f/o/z/{/}0b0d0k0l0q1h1k1s3e4`4a4l4q5S5^5a6U7Y7x8S8X8^8s9d9r9{:R:b:t;S;^;f;m<n<o<q<r<s<t<w<x<y<z<{<|=T=U=V=W=Y=Z=^=_=`=a=b=c=d=e=h=i>Q>Y>Z>^>_Q,W&]Q1j,YQ5u1iR8j5vV*o$|*[*pU*o$|*[*pT5|1q5}S0R*j/pQ4y0_T8U4|:_Q+l%xQ0X*mQ1Q+mQ1w,cQ6Y1xQ8x6ZQ:e8yR;`:f!U%Oi$d%O%Q%^%_%c*S*U*b*x*y/R/z0b0d0k0l0q4a5S8X9r>Q>Y>Zx*S$v)f*T*v+W/x0f0g4T4i5T5U5Y7r8W:T:z=q>O>PS0b*u0c#f<q#v$b$c$x${)z*W*Z*h+h+k,U,X.h/f/o/{/}1h1k1s3e4`4l4q5^5a6U7Y7x8S8^8s9d9{:R:b:t;S;^;f;m<q<s<w<y<{=T=V=Y=^=`=b=d=h>^>_n<r<n<o<r<t<x<z<|=U=W=Z=_=a=c=e=i!d=T(v)d*]*f.l.o.s/a/m0O0x1g3j4^4j4n5t7_7b7y7|8Z8]9v:O:U;P;T;g;l;x>[>]`=U4P7e7h7l9j:v:y;{S=`.n3kT=a7g9m!U%Qi$d%O%Q%^%_%c*S*U*b*x*y/R/z0b0d0k0l0q4a5S8X9r>Q>Y>Z|*U$v)f*V*u+W/i/x0f0g4T4i5O5T5U5Y7r8W:T:z=q>O>PS0d*v0e#f<s#v$b$c$x${)z*W*Z*h+h+k,U,X.h/f/o/{/}1h1k1s3e4`4l4q5^5a6U7Y7x8S8^8s9d9{:R:b:t;S;^;f;m<q<s<w<y<{=T=V=Y=^=`=b=d=h>^>_n<t<n<o<r<t<x<z<|=U=W=Z=_=a=c=e=i!h=V(v)d*]*f.m.n.s/a/m0O0x1g3h3j4^4j4n5t7_7`7b7y7|8Z8]9v:O:U;P;T;g;l;x>[>]d=W4P7f7g7l9j9k:v:w:y;{S=b.o3lT=c7h9nrnOXst!V!Z#d%m&i&r&t&u&w,u,z2^2aQ&f!UR,r&ornOXst!V!Z#d%m&i&r&t&u&w,u,z2^2aR&f!UQ,[&^R1f,TsnOXst!V!Z#d%m&i&r&t&u&w,u,z2^2aQ1r,aS6T1u1vU8r6R6S6WS:a8t8uS;[:`:cQ;o;]R;y;pQ&m!VR,k&iR6a2OR:h8{W&Q|&V&W,QR1]+xQ&r!WR,u&sR,{&xT2_,z2aR-P&yQ-O&yR2h-PQ'z!{R-{'zSsOtQ#dXT%ps#dQ#OTR'|#OQ#RUR(O#RQ)|$uR/b)|Q#UVR(R#UQ#XWU(X#X(Y.SQ(Y#YR.S(ZQ-_'YR2s-_Q.w(zS3o.w3pR3p.xQ-g'aR2x-gY!rQ'a-g1q5}R'k!rQ/S)fR4U/SU#_W%h*ZU(`#_(a.TQ(a#`R.T([Q-c'^R2v-ct`OXst!V!Z#d%m&i&k&r&t&u&w,u,z2^2aS#hZ%eU#r`#h.^R.^(kQ(l#jQ.Z(hW.c(l.Z3Z7TQ3Z.[R7T3[Q)o$lR/Y)oQ$phR)u$pQ$`cU)b$`.O<lQ.O<YR<l)rQ/s*^W4e/s4f7v9uU4f/t/u/vS7v4g4hR9u7w$e*R$v(v)d)f*]*f*u*v+R+S+W.n.o.q.r.s/a/i/k/m/x0O0f0g0x1g3h3i3j4P4T4^4i4j4n5O5Q5T5U5Y5t7_7`7a7b7g7h7j7k7l7r7y7|8W8Z8]9j9k9l9v:O:T:U:v:w:x:y:z;P;T;g;l;x;{=q>O>P>[>]Q/|*fU4m/|4o7zQ4o0OR7z4nS*p$|*[R0[*px*T$v)f*u*v+W/x0f0g4T4i5T5U5Y7r8W:T:z=q>O>P!d.l(v)d*]*f.n.o.s/a/m0O0x1g3j4^4j4n5t7_7b7y7|8Z8]9v:O:U;P;T;g;l;x>[>]U/j*T.l7ea7e4P7g7h7l9j:v:y;{Q0c*uQ3k.nU5P0c3k9mR9m7g|*V$v)f*u*v+W/i/x0f0g4T4i5O5T5U5Y7r8W:T:z=q>O>P!h.m(v)d*]*f.n.o.s/a/m0O0x1g3h3j4^4j4n5t7_7`7b7y7|8Z8]9v:O:U;P;T;g;l;x>[>]U/l*V.m7fe7f4P7g7h7l9j9k:v:w:y;{Q0e*vQ3l.oU5R0e3l9nR9n7hQ*{%UR0i*{Q5_0xR8[5_Q+a%kR0w+aQ5x1lS8l5x:^R:^8mQ,^&_R1o,^Q5}1qR8o5}Q1},hS6_1}8|R8|6aQ1W+tW5j1W5l8c:XQ5l1ZQ8c5kR:X8dQ+y&QR1^+yQ2a,zR6o2aYrOXst#dQ&v!ZQ+c%mQ,t&rQ,v&tQ,w&uQ,y&wQ2[,uS2_,z2aR6n2^Q%opQ&z!_Q&}!aQ'P!bQ'R!cQ'r!uQ+b%lQ+n%zQ,S&XQ,j&mQ-R&|W-r'l't'u'xQ-y'pQ0Z*oQ1R+oQ1e,RS2Q,k,nQ2i-QQ2j-TQ2k-UQ3P-qW3R-t-u-x-zQ5c1SQ5o1aQ5s1gQ6X1wQ6c2SQ6m2]U6|3Q3T3WQ7P3UQ8_5dQ8g5qQ8i5tQ8n5|Q8w6YQ8}6bS9^6}7RQ9`7QQ:Y8eQ:d8xQ:i9OQ:p9_Q;W:ZQ;_:eQ;c:qQ;n;XR;q;`Q%zyQ'e!iQ'p!uU+o%{%|%}Q-X'VU-m'f'g'hS-q'l'vQ0S*kS1S+p+qQ2p-ZS2}-n-oQ3U-vS4r0T0WQ5d1TQ6x2wQ6{3OQ7Q3VU7}4t4u4xQ9|8PR;Q9}S$wi>QR*|%VU%Ui%V>QR0h*zQ$viS(v#v+kS)d$b$cQ)f$dQ*]$xS*f${*ZQ*u%OQ*v%QQ+R%^Q+S%_Q+W%cQ.n<qQ.o<sQ.q<wQ.r<yQ.s<{Q/a)zQ/i*SQ/k*UQ/m*WQ/x*bS0O*h/oQ0f*xQ0g*yl0x+h,X.h1k1s3e6U7Y8s9d:b:t;^;fQ1g,UQ3h=TQ3i=VQ3j=YS4P<n<oQ4T/RS4^/f4`Q4i/zQ4j/{Q4n/}Q5O0bQ5Q0dQ5T0kQ5U0lQ5Y0qQ5t1hQ7_=^Q7`=`Q7a=bQ7b=dQ7g<rQ7h<tQ7j<xQ7k<zQ7l<|Q7r4aQ7y4lQ7|4qQ8W5SQ8Z5^Q8]5aQ9j=ZQ9k=UQ9l=WQ9v7xQ:O8SQ:T8XQ:U8^Q:v=_Q:w=aQ:x=cQ:y=eQ:z9rQ;P9{Q;T:RQ;g=hQ;l;SQ;x;mQ;{=iQ=q>QQ>O>YQ>P>ZQ>[>^R>]>_Q+P%]Q.p<uR7i<vnpOXst!Z#d%m&r&t&u&w,u,z2^2aQ!fPS#fZ#oQ&|!`W'i!o*j0_4|Q(Q#SQ)R#{Q)s$nS,n&k&nQ,s&oQ-Q&{S-V'T/pQ-i'cQ.z)PQ/^)tQ0u+_Q0{+iQ2Y,rQ2{-kQ3c.iQ4Y/XQ5W0nQ6S1tQ6e2UQ6f2VQ6j2XQ6l2ZQ6q2cQ7]3fQ7o4VQ8u6VQ9R6gQ9S6hQ9U6kQ9h7^Q:c8vR:m9V#[cOPXZst!Z!`!o#d#o#{%m&k&n&o&r&t&u&w&{'T'c)P*j+_+i,r,u,z-k.i/p0_0n1t2U2V2X2Z2^2a2c3f4|6V6g6h6k7^8v9VQ#YWQ#eYQ%quQ%svS%uw!gS(T#W(WQ(Z#ZQ(u#uQ(z#xQ)S$OQ)T$PQ)U$QQ)V$RQ)W$SQ)X$TQ)Y$UQ)Z$VQ)[$WQ)]$XQ)_$ZQ)a$_Q)c$aQ)h$eW)r$n)t/X4VQ+f%tQ+z&RS-['X2qQ-z'sS.P(U.RQ.U(^Q.W(eQ.u(yQ.x({Q.|<WQ/O<ZQ/P<[Q/Q<_Q/d*OQ0r+YQ2o-YQ2t-aQ3Q-sQ3X.XQ3m.vQ3r<`Q3s<aQ3t<bQ3u<cQ3v<dQ3w<eQ3x<fQ3y<gQ3z<hQ3{<iQ3|<jQ3}.}Q4O<mQ4R<pQ4S<}Q4Z<kQ5Z0tQ5e1UQ6w=PQ6}3SQ7S3YQ7c3nQ7d=QQ7m=SQ7n=[Q8m5yQ9Z6uQ9_7OQ9i=]Q9o=fQ9p=gQ:q9aQ;Y:]Q;b:oQ<Y#SR=w>TR#[WR'Z!el!tQ!r!v!y!z'a'm'n'o-g-w1q5}6PS'V!e-^U*k$|*[*pS-Z'W'`S0W*l*rQ0`*sQ2w-eQ4x0^R4}0aR(|#xQ!fQT-f'a-g]!qQ!r'a-g1q5}Q#p]R'j<XR)g$dY!uQ'a-g1q5}Q'l!rS'v!v!yS'x!z6PS-v'm'nQ-x'oR3V-wT#kZ%eS#jZ%eS%km,qU(h#h#i#lS.[(i(jQ.`(kQ0v+`Q3[.]U3].^._.aS7U3^3_R9b7Vd#^W#W#Z%h(U(_*Z+[.V/or#gZm#h#i#l%e(i(j(k+`.].^._.a3^3_7VS*^$x*cQ/v*_Q2W,qQ2m-WQ4b/rQ6s2fQ7u4cQ9Y6tT=n'X+^V#aW%h*ZU#`W%h*ZS(V#W(_U([#Z+[/oS-]'X+^T.Q(U.VV'_!e%i*[Q$lfR)y$qT)n$l)oR4X/WT*`$x*cT*i${*ZQ0y+hQ1i,XQ3a.hQ5v1kQ6R1sQ7Z3eQ8t6UQ9e7YQ:`8sQ:r9dQ;]:bQ;e:tQ;p;^R;s;fnqOXst!Z#d%m&r&t&u&w,u,z2^2aQ&l!VR,j&itmOXst!U!V!Z#d%m&i&r&t&u&w,u,z2^2aR,q&oT%lm,qR1m,ZR,i&gQ&U|S,P&V&WR1`,QR+u&PT&p!W&sT&q!W&sT2`,z2a",
	nodeNames: "⚠ ArithOp ArithOp ?. JSXStartTag LineComment BlockComment Script Hashbang ExportDeclaration export Star as VariableName String Escape from ; default FunctionDeclaration async function VariableDefinition > < TypeParamList in out const TypeDefinition extends ThisType this LiteralType ArithOp Number BooleanLiteral TemplateType InterpolationEnd Interpolation InterpolationStart NullType null VoidType void TypeofType typeof MemberExpression . PropertyName [ TemplateString Escape Interpolation super RegExp ] ArrayExpression Spread , } { ObjectExpression Property async get set PropertyDefinition Block : NewTarget new NewExpression ) ( ArgList UnaryExpression delete LogicOp BitOp YieldExpression yield AwaitExpression await ParenthesizedExpression ClassExpression class ClassBody MethodDeclaration Decorator @ MemberExpression PrivatePropertyName CallExpression TypeArgList CompareOp < declare Privacy static abstract override PrivatePropertyDefinition PropertyDeclaration readonly accessor Optional TypeAnnotation Equals StaticBlock FunctionExpression ArrowFunction ParamList ParamList ArrayPattern ObjectPattern PatternProperty VariableDefinition Privacy readonly Arrow MemberExpression BinaryExpression ArithOp ArithOp ArithOp ArithOp BitOp CompareOp instanceof satisfies CompareOp BitOp BitOp BitOp LogicOp LogicOp ConditionalExpression LogicOp LogicOp AssignmentExpression UpdateOp PostfixExpression CallExpression InstantiationExpression TaggedTemplateExpression DynamicImport import ImportMeta JSXElement JSXSelfCloseEndTag JSXSelfClosingTag JSXIdentifier JSXBuiltin JSXIdentifier JSXNamespacedName JSXMemberExpression JSXSpreadAttribute JSXAttribute JSXAttributeValue JSXEscape JSXEndTag JSXOpenTag JSXFragmentTag JSXText JSXEscape JSXStartCloseTag JSXCloseTag PrefixCast < ArrowFunction TypeParamList SequenceExpression InstantiationExpression KeyofType keyof UniqueType unique ImportType InferredType infer TypeName ParenthesizedType FunctionSignature ParamList NewSignature IndexedType TupleType Label ArrayType ReadonlyType ObjectType MethodType PropertyType IndexSignature PropertyDefinition CallSignature TypePredicate asserts is NewSignature new UnionType LogicOp IntersectionType LogicOp ConditionalType ParameterizedType ClassDeclaration abstract implements type VariableDeclaration let var using TypeAliasDeclaration InterfaceDeclaration interface EnumDeclaration enum EnumBody NamespaceDeclaration namespace module AmbientDeclaration declare GlobalDeclaration global ClassDeclaration ClassBody AmbientFunctionDeclaration ExportGroup VariableName VariableName ImportDeclaration defer ImportGroup ForStatement for ForSpec ForInSpec ForOfSpec of WhileStatement while WithStatement with DoStatement do IfStatement if else SwitchStatement switch SwitchBody CaseLabel case DefaultLabel TryStatement try CatchClause catch FinallyClause finally ReturnStatement return ThrowStatement throw BreakStatement break ContinueStatement continue DebuggerStatement debugger LabeledStatement ExpressionStatement SingleExpression SingleClassItem",
	maxTerm: 381,
	context: trackNewline,
	nodeProps: [
		[
			"isolate",
			-8,
			5,
			6,
			14,
			37,
			39,
			51,
			53,
			55,
			""
		],
		[
			"group",
			-26,
			9,
			17,
			19,
			68,
			208,
			212,
			216,
			217,
			219,
			222,
			225,
			235,
			238,
			244,
			246,
			248,
			250,
			253,
			259,
			265,
			267,
			269,
			271,
			273,
			275,
			276,
			"Statement",
			-34,
			13,
			14,
			32,
			35,
			36,
			42,
			51,
			54,
			55,
			57,
			62,
			70,
			72,
			76,
			80,
			82,
			84,
			85,
			110,
			111,
			121,
			122,
			137,
			140,
			142,
			143,
			144,
			145,
			146,
			148,
			149,
			168,
			170,
			172,
			"Expression",
			-23,
			31,
			33,
			37,
			41,
			43,
			45,
			174,
			176,
			178,
			179,
			181,
			182,
			183,
			185,
			186,
			187,
			189,
			190,
			191,
			202,
			204,
			206,
			207,
			"Type",
			-3,
			88,
			103,
			109,
			"ClassItem"
		],
		[
			"openedBy",
			23,
			"<",
			38,
			"InterpolationStart",
			56,
			"[",
			60,
			"{",
			73,
			"(",
			161,
			"JSXStartCloseTag"
		],
		[
			"closedBy",
			-2,
			24,
			169,
			">",
			40,
			"InterpolationEnd",
			50,
			"]",
			61,
			"}",
			74,
			")",
			166,
			"JSXEndTag"
		]
	],
	propSources: [jsHighlight],
	skippedNodes: [
		0,
		5,
		6,
		279
	],
	repeatNodeCount: 37,
	tokenData: "$Fq07[R!bOX%ZXY+gYZ-yZ[+g[]%Z]^.c^p%Zpq+gqr/mrs3cst:_tuEruvJSvwLkwx! Yxy!'iyz!(sz{!)}{|!,q|}!.O}!O!,q!O!P!/Y!P!Q!9j!Q!R#:O!R![#<_![!]#I_!]!^#Jk!^!_#Ku!_!`$![!`!a$$v!a!b$*T!b!c$,r!c!}Er!}#O$-|#O#P$/W#P#Q$4o#Q#R$5y#R#SEr#S#T$7W#T#o$8b#o#p$<r#p#q$=h#q#r$>x#r#s$@U#s$f%Z$f$g+g$g#BYEr#BY#BZ$A`#BZ$ISEr$IS$I_$A`$I_$I|Er$I|$I}$Dk$I}$JO$Dk$JO$JTEr$JT$JU$A`$JU$KVEr$KV$KW$A`$KW&FUEr&FU&FV$A`&FV;'SEr;'S;=`I|<%l?HTEr?HT?HU$A`?HUOEr(n%d_$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z&j&hT$j&jO!^&c!_#o&c#p;'S&c;'S;=`&w<%lO&c&j&zP;=`<%l&c'|'U]$j&j([!bOY&}YZ&cZw&}wx&cx!^&}!^!_'}!_#O&}#O#P&c#P#o&}#o#p'}#p;'S&};'S;=`(l<%lO&}!b(SU([!bOY'}Zw'}x#O'}#P;'S'};'S;=`(f<%lO'}!b(iP;=`<%l'}'|(oP;=`<%l&}'[(y]$j&j(XpOY(rYZ&cZr(rrs&cs!^(r!^!_)r!_#O(r#O#P&c#P#o(r#o#p)r#p;'S(r;'S;=`*a<%lO(rp)wU(XpOY)rZr)rs#O)r#P;'S)r;'S;=`*Z<%lO)rp*^P;=`<%l)r'[*dP;=`<%l(r#S*nX(Xp([!bOY*gZr*grs'}sw*gwx)rx#O*g#P;'S*g;'S;=`+Z<%lO*g#S+^P;=`<%l*g(n+dP;=`<%l%Z07[+rq$j&j(Xp([!b'}0/lOX%ZXY+gYZ&cZ[+g[p%Zpq+gqr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p$f%Z$f$g+g$g#BY%Z#BY#BZ+g#BZ$IS%Z$IS$I_+g$I_$JT%Z$JT$JU+g$JU$KV%Z$KV$KW+g$KW&FU%Z&FU&FV+g&FV;'S%Z;'S;=`+a<%l?HT%Z?HT?HU+g?HUO%Z07[.ST(Y#S$j&j(O0/lO!^&c!_#o&c#p;'S&c;'S;=`&w<%lO&c07[.n_$j&j(Xp([!b(O0/lOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z)3p/x`$j&j!p),Q(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`0z!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW1V`#w(Ch$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`2X!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW2d_#w(Ch$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'At3l_(W':f$j&j([!bOY4kYZ5qZr4krs7nsw4kwx5qx!^4k!^!_8p!_#O4k#O#P5q#P#o4k#o#p8p#p;'S4k;'S;=`:X<%lO4k(^4r_$j&j([!bOY4kYZ5qZr4krs7nsw4kwx5qx!^4k!^!_8p!_#O4k#O#P5q#P#o4k#o#p8p#p;'S4k;'S;=`:X<%lO4k&z5vX$j&jOr5qrs6cs!^5q!^!_6y!_#o5q#o#p6y#p;'S5q;'S;=`7h<%lO5q&z6jT$e`$j&jO!^&c!_#o&c#p;'S&c;'S;=`&w<%lO&c`6|TOr6yrs7]s;'S6y;'S;=`7b<%lO6y`7bO$e``7eP;=`<%l6y&z7kP;=`<%l5q(^7w]$e`$j&j([!bOY&}YZ&cZw&}wx&cx!^&}!^!_'}!_#O&}#O#P&c#P#o&}#o#p'}#p;'S&};'S;=`(l<%lO&}!r8uZ([!bOY8pYZ6yZr8prs9hsw8pwx6yx#O8p#O#P6y#P;'S8p;'S;=`:R<%lO8p!r9oU$e`([!bOY'}Zw'}x#O'}#P;'S'};'S;=`(f<%lO'}!r:UP;=`<%l8p(^:[P;=`<%l4k%9[:hh$j&j(Xp([!bOY%ZYZ&cZq%Zqr<Srs&}st%ZtuCruw%Zwx(rx!^%Z!^!_*g!_!c%Z!c!}Cr!}#O%Z#O#P&c#P#R%Z#R#SCr#S#T%Z#T#oCr#o#p*g#p$g%Z$g;'SCr;'S;=`El<%lOCr(r<__WS$j&j(Xp([!bOY<SYZ&cZr<Srs=^sw<Swx@nx!^<S!^!_Bm!_#O<S#O#P>`#P#o<S#o#pBm#p;'S<S;'S;=`Cl<%lO<S(Q=g]WS$j&j([!bOY=^YZ&cZw=^wx>`x!^=^!^!_?q!_#O=^#O#P>`#P#o=^#o#p?q#p;'S=^;'S;=`@h<%lO=^&n>gXWS$j&jOY>`YZ&cZ!^>`!^!_?S!_#o>`#o#p?S#p;'S>`;'S;=`?k<%lO>`S?XSWSOY?SZ;'S?S;'S;=`?e<%lO?SS?hP;=`<%l?S&n?nP;=`<%l>`!f?xWWS([!bOY?qZw?qwx?Sx#O?q#O#P?S#P;'S?q;'S;=`@b<%lO?q!f@eP;=`<%l?q(Q@kP;=`<%l=^'`@w]WS$j&j(XpOY@nYZ&cZr@nrs>`s!^@n!^!_Ap!_#O@n#O#P>`#P#o@n#o#pAp#p;'S@n;'S;=`Bg<%lO@ntAwWWS(XpOYApZrAprs?Ss#OAp#O#P?S#P;'SAp;'S;=`Ba<%lOAptBdP;=`<%lAp'`BjP;=`<%l@n#WBvYWS(Xp([!bOYBmZrBmrs?qswBmwxApx#OBm#O#P?S#P;'SBm;'S;=`Cf<%lOBm#WCiP;=`<%lBm(rCoP;=`<%l<S%9[C}i$j&j(p%1l(Xp([!bOY%ZYZ&cZr%Zrs&}st%ZtuCruw%Zwx(rx!Q%Z!Q![Cr![!^%Z!^!_*g!_!c%Z!c!}Cr!}#O%Z#O#P&c#P#R%Z#R#SCr#S#T%Z#T#oCr#o#p*g#p$g%Z$g;'SCr;'S;=`El<%lOCr%9[EoP;=`<%lCr07[FRk$j&j(Xp([!b$^#t(U,2j(f$I[OY%ZYZ&cZr%Zrs&}st%ZtuEruw%Zwx(rx}%Z}!OGv!O!Q%Z!Q![Er![!^%Z!^!_*g!_!c%Z!c!}Er!}#O%Z#O#P&c#P#R%Z#R#SEr#S#T%Z#T#oEr#o#p*g#p$g%Z$g;'SEr;'S;=`I|<%lOEr+dHRk$j&j(Xp([!b$^#tOY%ZYZ&cZr%Zrs&}st%ZtuGvuw%Zwx(rx}%Z}!OGv!O!Q%Z!Q![Gv![!^%Z!^!_*g!_!c%Z!c!}Gv!}#O%Z#O#P&c#P#R%Z#R#SGv#S#T%Z#T#oGv#o#p*g#p$g%Z$g;'SGv;'S;=`Iv<%lOGv+dIyP;=`<%lGv07[JPP;=`<%lEr(KWJ_`$j&j(Xp([!b#q(ChOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KWKl_$j&j$R(Ch(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z,#xLva({+JY$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sv%ZvwM{wx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KWNW`$j&j#{(Ch(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'At! c_(Z';W$j&j(XpOY!!bYZ!#hZr!!brs!#hsw!!bwx!$xx!^!!b!^!_!%z!_#O!!b#O#P!#h#P#o!!b#o#p!%z#p;'S!!b;'S;=`!'c<%lO!!b'l!!i_$j&j(XpOY!!bYZ!#hZr!!brs!#hsw!!bwx!$xx!^!!b!^!_!%z!_#O!!b#O#P!#h#P#o!!b#o#p!%z#p;'S!!b;'S;=`!'c<%lO!!b&z!#mX$j&jOw!#hwx6cx!^!#h!^!_!$Y!_#o!#h#o#p!$Y#p;'S!#h;'S;=`!$r<%lO!#h`!$]TOw!$Ywx7]x;'S!$Y;'S;=`!$l<%lO!$Y`!$oP;=`<%l!$Y&z!$uP;=`<%l!#h'l!%R]$e`$j&j(XpOY(rYZ&cZr(rrs&cs!^(r!^!_)r!_#O(r#O#P&c#P#o(r#o#p)r#p;'S(r;'S;=`*a<%lO(r!Q!&PZ(XpOY!%zYZ!$YZr!%zrs!$Ysw!%zwx!&rx#O!%z#O#P!$Y#P;'S!%z;'S;=`!']<%lO!%z!Q!&yU$e`(XpOY)rZr)rs#O)r#P;'S)r;'S;=`*Z<%lO)r!Q!'`P;=`<%l!%z'l!'fP;=`<%l!!b/5|!'t_!l/.^$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z#&U!)O_!k!Lf$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z-!n!*[b$j&j(Xp([!b(V%&f#r(ChOY%ZYZ&cZr%Zrs&}sw%Zwx(rxz%Zz{!+d{!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW!+o`$j&j(Xp([!b#o(ChOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z+;x!,|`$j&j(Xp([!br+4YOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z,$U!.Z_!]+Jf$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z07[!/ec$j&j(Xp([!b!Q.2^OY%ZYZ&cZr%Zrs&}sw%Zwx(rx!O%Z!O!P!0p!P!Q%Z!Q![!3Y![!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z#%|!0ya$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!O%Z!O!P!2O!P!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z#%|!2Z_![!L^$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad!3eg$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q![!3Y![!^%Z!^!_*g!_!g%Z!g!h!4|!h#O%Z#O#P&c#P#R%Z#R#S!3Y#S#X%Z#X#Y!4|#Y#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad!5Vg$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx{%Z{|!6n|}%Z}!O!6n!O!Q%Z!Q![!8S![!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S!8S#S#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad!6wc$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q![!8S![!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S!8S#S#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad!8_c$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q![!8S![!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S!8S#S#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z07[!9uf$j&j(Xp([!b#p(ChOY!;ZYZ&cZr!;Zrs!<nsw!;Zwx!Lcxz!;Zz{#-}{!P!;Z!P!Q#/d!Q!^!;Z!^!_#(i!_!`#7S!`!a#8i!a!}!;Z!}#O#,f#O#P!Dy#P#o!;Z#o#p#(i#p;'S!;Z;'S;=`#-w<%lO!;Z?O!;fb$j&j(Xp([!b!X7`OY!;ZYZ&cZr!;Zrs!<nsw!;Zwx!Lcx!P!;Z!P!Q#&`!Q!^!;Z!^!_#(i!_!}!;Z!}#O#,f#O#P!Dy#P#o!;Z#o#p#(i#p;'S!;Z;'S;=`#-w<%lO!;Z>^!<w`$j&j([!b!X7`OY!<nYZ&cZw!<nwx!=yx!P!<n!P!Q!Eq!Q!^!<n!^!_!Gr!_!}!<n!}#O!KS#O#P!Dy#P#o!<n#o#p!Gr#p;'S!<n;'S;=`!L]<%lO!<n<z!>Q^$j&j!X7`OY!=yYZ&cZ!P!=y!P!Q!>|!Q!^!=y!^!_!@c!_!}!=y!}#O!CW#O#P!Dy#P#o!=y#o#p!@c#p;'S!=y;'S;=`!Ek<%lO!=y<z!?Td$j&j!X7`O!^&c!_#W&c#W#X!>|#X#Z&c#Z#[!>|#[#]&c#]#^!>|#^#a&c#a#b!>|#b#g&c#g#h!>|#h#i&c#i#j!>|#j#k!>|#k#m&c#m#n!>|#n#o&c#p;'S&c;'S;=`&w<%lO&c7`!@hX!X7`OY!@cZ!P!@c!P!Q!AT!Q!}!@c!}#O!Ar#O#P!Bq#P;'S!@c;'S;=`!CQ<%lO!@c7`!AYW!X7`#W#X!AT#Z#[!AT#]#^!AT#a#b!AT#g#h!AT#i#j!AT#j#k!AT#m#n!AT7`!AuVOY!ArZ#O!Ar#O#P!B[#P#Q!@c#Q;'S!Ar;'S;=`!Bk<%lO!Ar7`!B_SOY!ArZ;'S!Ar;'S;=`!Bk<%lO!Ar7`!BnP;=`<%l!Ar7`!BtSOY!@cZ;'S!@c;'S;=`!CQ<%lO!@c7`!CTP;=`<%l!@c<z!C][$j&jOY!CWYZ&cZ!^!CW!^!_!Ar!_#O!CW#O#P!DR#P#Q!=y#Q#o!CW#o#p!Ar#p;'S!CW;'S;=`!Ds<%lO!CW<z!DWX$j&jOY!CWYZ&cZ!^!CW!^!_!Ar!_#o!CW#o#p!Ar#p;'S!CW;'S;=`!Ds<%lO!CW<z!DvP;=`<%l!CW<z!EOX$j&jOY!=yYZ&cZ!^!=y!^!_!@c!_#o!=y#o#p!@c#p;'S!=y;'S;=`!Ek<%lO!=y<z!EnP;=`<%l!=y>^!Ezl$j&j([!b!X7`OY&}YZ&cZw&}wx&cx!^&}!^!_'}!_#O&}#O#P&c#P#W&}#W#X!Eq#X#Z&}#Z#[!Eq#[#]&}#]#^!Eq#^#a&}#a#b!Eq#b#g&}#g#h!Eq#h#i&}#i#j!Eq#j#k!Eq#k#m&}#m#n!Eq#n#o&}#o#p'}#p;'S&};'S;=`(l<%lO&}8r!GyZ([!b!X7`OY!GrZw!Grwx!@cx!P!Gr!P!Q!Hl!Q!}!Gr!}#O!JU#O#P!Bq#P;'S!Gr;'S;=`!J|<%lO!Gr8r!Hse([!b!X7`OY'}Zw'}x#O'}#P#W'}#W#X!Hl#X#Z'}#Z#[!Hl#[#]'}#]#^!Hl#^#a'}#a#b!Hl#b#g'}#g#h!Hl#h#i'}#i#j!Hl#j#k!Hl#k#m'}#m#n!Hl#n;'S'};'S;=`(f<%lO'}8r!JZX([!bOY!JUZw!JUwx!Arx#O!JU#O#P!B[#P#Q!Gr#Q;'S!JU;'S;=`!Jv<%lO!JU8r!JyP;=`<%l!JU8r!KPP;=`<%l!Gr>^!KZ^$j&j([!bOY!KSYZ&cZw!KSwx!CWx!^!KS!^!_!JU!_#O!KS#O#P!DR#P#Q!<n#Q#o!KS#o#p!JU#p;'S!KS;'S;=`!LV<%lO!KS>^!LYP;=`<%l!KS>^!L`P;=`<%l!<n=l!Ll`$j&j(Xp!X7`OY!LcYZ&cZr!Lcrs!=ys!P!Lc!P!Q!Mn!Q!^!Lc!^!_# o!_!}!Lc!}#O#%P#O#P!Dy#P#o!Lc#o#p# o#p;'S!Lc;'S;=`#&Y<%lO!Lc=l!Mwl$j&j(Xp!X7`OY(rYZ&cZr(rrs&cs!^(r!^!_)r!_#O(r#O#P&c#P#W(r#W#X!Mn#X#Z(r#Z#[!Mn#[#](r#]#^!Mn#^#a(r#a#b!Mn#b#g(r#g#h!Mn#h#i(r#i#j!Mn#j#k!Mn#k#m(r#m#n!Mn#n#o(r#o#p)r#p;'S(r;'S;=`*a<%lO(r8Q# vZ(Xp!X7`OY# oZr# ors!@cs!P# o!P!Q#!i!Q!}# o!}#O#$R#O#P!Bq#P;'S# o;'S;=`#$y<%lO# o8Q#!pe(Xp!X7`OY)rZr)rs#O)r#P#W)r#W#X#!i#X#Z)r#Z#[#!i#[#])r#]#^#!i#^#a)r#a#b#!i#b#g)r#g#h#!i#h#i)r#i#j#!i#j#k#!i#k#m)r#m#n#!i#n;'S)r;'S;=`*Z<%lO)r8Q#$WX(XpOY#$RZr#$Rrs!Ars#O#$R#O#P!B[#P#Q# o#Q;'S#$R;'S;=`#$s<%lO#$R8Q#$vP;=`<%l#$R8Q#$|P;=`<%l# o=l#%W^$j&j(XpOY#%PYZ&cZr#%Prs!CWs!^#%P!^!_#$R!_#O#%P#O#P!DR#P#Q!Lc#Q#o#%P#o#p#$R#p;'S#%P;'S;=`#&S<%lO#%P=l#&VP;=`<%l#%P=l#&]P;=`<%l!Lc?O#&kn$j&j(Xp([!b!X7`OY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#W%Z#W#X#&`#X#Z%Z#Z#[#&`#[#]%Z#]#^#&`#^#a%Z#a#b#&`#b#g%Z#g#h#&`#h#i%Z#i#j#&`#j#k#&`#k#m%Z#m#n#&`#n#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z9d#(r](Xp([!b!X7`OY#(iZr#(irs!Grsw#(iwx# ox!P#(i!P!Q#)k!Q!}#(i!}#O#+`#O#P!Bq#P;'S#(i;'S;=`#,`<%lO#(i9d#)th(Xp([!b!X7`OY*gZr*grs'}sw*gwx)rx#O*g#P#W*g#W#X#)k#X#Z*g#Z#[#)k#[#]*g#]#^#)k#^#a*g#a#b#)k#b#g*g#g#h#)k#h#i*g#i#j#)k#j#k#)k#k#m*g#m#n#)k#n;'S*g;'S;=`+Z<%lO*g9d#+gZ(Xp([!bOY#+`Zr#+`rs!JUsw#+`wx#$Rx#O#+`#O#P!B[#P#Q#(i#Q;'S#+`;'S;=`#,Y<%lO#+`9d#,]P;=`<%l#+`9d#,cP;=`<%l#(i?O#,o`$j&j(Xp([!bOY#,fYZ&cZr#,frs!KSsw#,fwx#%Px!^#,f!^!_#+`!_#O#,f#O#P!DR#P#Q!;Z#Q#o#,f#o#p#+`#p;'S#,f;'S;=`#-q<%lO#,f?O#-tP;=`<%l#,f?O#-zP;=`<%l!;Z07[#.[b$j&j(Xp([!b(P0/l!X7`OY!;ZYZ&cZr!;Zrs!<nsw!;Zwx!Lcx!P!;Z!P!Q#&`!Q!^!;Z!^!_#(i!_!}!;Z!}#O#,f#O#P!Dy#P#o!;Z#o#p#(i#p;'S!;Z;'S;=`#-w<%lO!;Z07[#/o_$j&j(Xp([!bT0/lOY#/dYZ&cZr#/drs#0nsw#/dwx#4Ox!^#/d!^!_#5}!_#O#/d#O#P#1p#P#o#/d#o#p#5}#p;'S#/d;'S;=`#6|<%lO#/d06j#0w]$j&j([!bT0/lOY#0nYZ&cZw#0nwx#1px!^#0n!^!_#3R!_#O#0n#O#P#1p#P#o#0n#o#p#3R#p;'S#0n;'S;=`#3x<%lO#0n05W#1wX$j&jT0/lOY#1pYZ&cZ!^#1p!^!_#2d!_#o#1p#o#p#2d#p;'S#1p;'S;=`#2{<%lO#1p0/l#2iST0/lOY#2dZ;'S#2d;'S;=`#2u<%lO#2d0/l#2xP;=`<%l#2d05W#3OP;=`<%l#1p01O#3YW([!bT0/lOY#3RZw#3Rwx#2dx#O#3R#O#P#2d#P;'S#3R;'S;=`#3r<%lO#3R01O#3uP;=`<%l#3R06j#3{P;=`<%l#0n05x#4X]$j&j(XpT0/lOY#4OYZ&cZr#4Ors#1ps!^#4O!^!_#5Q!_#O#4O#O#P#1p#P#o#4O#o#p#5Q#p;'S#4O;'S;=`#5w<%lO#4O00^#5XW(XpT0/lOY#5QZr#5Qrs#2ds#O#5Q#O#P#2d#P;'S#5Q;'S;=`#5q<%lO#5Q00^#5tP;=`<%l#5Q05x#5zP;=`<%l#4O01p#6WY(Xp([!bT0/lOY#5}Zr#5}rs#3Rsw#5}wx#5Qx#O#5}#O#P#2d#P;'S#5};'S;=`#6v<%lO#5}01p#6yP;=`<%l#5}07[#7PP;=`<%l#/d)3h#7ab$j&j$R(Ch(Xp([!b!X7`OY!;ZYZ&cZr!;Zrs!<nsw!;Zwx!Lcx!P!;Z!P!Q#&`!Q!^!;Z!^!_#(i!_!}!;Z!}#O#,f#O#P!Dy#P#o!;Z#o#p#(i#p;'S!;Z;'S;=`#-w<%lO!;ZAt#8vb$[#t$j&j(Xp([!b!X7`OY!;ZYZ&cZr!;Zrs!<nsw!;Zwx!Lcx!P!;Z!P!Q#&`!Q!^!;Z!^!_#(i!_!}!;Z!}#O#,f#O#P!Dy#P#o!;Z#o#p#(i#p;'S!;Z;'S;=`#-w<%lO!;Z'Ad#:Zp$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!O%Z!O!P!3Y!P!Q%Z!Q![#<_![!^%Z!^!_*g!_!g%Z!g!h!4|!h#O%Z#O#P&c#P#R%Z#R#S#<_#S#U%Z#U#V#?i#V#X%Z#X#Y!4|#Y#b%Z#b#c#>_#c#d#Bq#d#l%Z#l#m#Es#m#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#<jk$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!O%Z!O!P!3Y!P!Q%Z!Q![#<_![!^%Z!^!_*g!_!g%Z!g!h!4|!h#O%Z#O#P&c#P#R%Z#R#S#<_#S#X%Z#X#Y!4|#Y#b%Z#b#c#>_#c#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#>j_$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#?rd$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q!R#AQ!R!S#AQ!S!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S#AQ#S#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#A]f$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q!R#AQ!R!S#AQ!S!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S#AQ#S#b%Z#b#c#>_#c#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#Bzc$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q!Y#DV!Y!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S#DV#S#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#Dbe$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q!Y#DV!Y!^%Z!^!_*g!_#O%Z#O#P&c#P#R%Z#R#S#DV#S#b%Z#b#c#>_#c#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#E|g$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q![#Ge![!^%Z!^!_*g!_!c%Z!c!i#Ge!i#O%Z#O#P&c#P#R%Z#R#S#Ge#S#T%Z#T#Z#Ge#Z#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z'Ad#Gpi$j&j(Xp([!bs'9tOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!Q%Z!Q![#Ge![!^%Z!^!_*g!_!c%Z!c!i#Ge!i#O%Z#O#P&c#P#R%Z#R#S#Ge#S#T%Z#T#Z#Ge#Z#b%Z#b#c#>_#c#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z*)x#Il_!g$b$j&j$P)Lv(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z)[#Jv_al$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z04f#LS^h#)`#R-<U(Xp([!b$o7`OY*gZr*grs'}sw*gwx)rx!P*g!P!Q#MO!Q!^*g!^!_#Mt!_!`$ f!`#O*g#P;'S*g;'S;=`+Z<%lO*g(n#MXX$l&j(Xp([!bOY*gZr*grs'}sw*gwx)rx#O*g#P;'S*g;'S;=`+Z<%lO*g(El#M}Z#s(Ch(Xp([!bOY*gZr*grs'}sw*gwx)rx!_*g!_!`#Np!`#O*g#P;'S*g;'S;=`+Z<%lO*g(El#NyX$R(Ch(Xp([!bOY*gZr*grs'}sw*gwx)rx#O*g#P;'S*g;'S;=`+Z<%lO*g(El$ oX#t(Ch(Xp([!bOY*gZr*grs'}sw*gwx)rx#O*g#P;'S*g;'S;=`+Z<%lO*g*)x$!ga#`*!Y$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`0z!`!a$#l!a#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(K[$#w_#l(Cl$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z*)x$%Vag!*r#t(Ch$g#|$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`$&[!`!a$'f!a#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW$&g_#t(Ch$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW$'qa#s(Ch$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`!a$(v!a#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW$)R`#s(Ch$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(Kd$*`a(s(Ct$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!a%Z!a!b$+e!b#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW$+p`$j&j#|(Ch(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z%#`$,}_!|$Ip$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z04f$.X_!S0,v$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(n$/]Z$j&jO!^$0O!^!_$0f!_#i$0O#i#j$0k#j#l$0O#l#m$2^#m#o$0O#o#p$0f#p;'S$0O;'S;=`$4i<%lO$0O(n$0VT_#S$j&jO!^&c!_#o&c#p;'S&c;'S;=`&w<%lO&c#S$0kO_#S(n$0p[$j&jO!Q&c!Q![$1f![!^&c!_!c&c!c!i$1f!i#T&c#T#Z$1f#Z#o&c#o#p$3|#p;'S&c;'S;=`&w<%lO&c(n$1kZ$j&jO!Q&c!Q![$2^![!^&c!_!c&c!c!i$2^!i#T&c#T#Z$2^#Z#o&c#p;'S&c;'S;=`&w<%lO&c(n$2cZ$j&jO!Q&c!Q![$3U![!^&c!_!c&c!c!i$3U!i#T&c#T#Z$3U#Z#o&c#p;'S&c;'S;=`&w<%lO&c(n$3ZZ$j&jO!Q&c!Q![$0O![!^&c!_!c&c!c!i$0O!i#T&c#T#Z$0O#Z#o&c#p;'S&c;'S;=`&w<%lO&c#S$4PR!Q![$4Y!c!i$4Y#T#Z$4Y#S$4]S!Q![$4Y!c!i$4Y#T#Z$4Y#q#r$0f(n$4lP;=`<%l$0O#1[$4z_!Y#)l$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z(KW$6U`#y(Ch$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z+;p$7c_$j&j(Xp([!b(b+4QOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z07[$8qk$j&j(Xp([!b(U,2j$`#t(f$I[OY%ZYZ&cZr%Zrs&}st%Ztu$8buw%Zwx(rx}%Z}!O$:f!O!Q%Z!Q![$8b![!^%Z!^!_*g!_!c%Z!c!}$8b!}#O%Z#O#P&c#P#R%Z#R#S$8b#S#T%Z#T#o$8b#o#p*g#p$g%Z$g;'S$8b;'S;=`$<l<%lO$8b+d$:qk$j&j(Xp([!b$`#tOY%ZYZ&cZr%Zrs&}st%Ztu$:fuw%Zwx(rx}%Z}!O$:f!O!Q%Z!Q![$:f![!^%Z!^!_*g!_!c%Z!c!}$:f!}#O%Z#O#P&c#P#R%Z#R#S$:f#S#T%Z#T#o$:f#o#p*g#p$g%Z$g;'S$:f;'S;=`$<f<%lO$:f+d$<iP;=`<%l$:f07[$<oP;=`<%l$8b#Jf$<{X!_#Hb(Xp([!bOY*gZr*grs'}sw*gwx)rx#O*g#P;'S*g;'S;=`+Z<%lO*g,#x$=sa(z+JY$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_!`Ka!`#O%Z#O#P&c#P#o%Z#o#p*g#p#q$+e#q;'S%Z;'S;=`+a<%lO%Z)>v$?V_!^(CdvBr$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z?O$@a_!q7`$j&j(Xp([!bOY%ZYZ&cZr%Zrs&}sw%Zwx(rx!^%Z!^!_*g!_#O%Z#O#P&c#P#o%Z#o#p*g#p;'S%Z;'S;=`+a<%lO%Z07[$Aq|$j&j(Xp([!b'}0/l$^#t(U,2j(f$I[OX%ZXY+gYZ&cZ[+g[p%Zpq+gqr%Zrs&}st%ZtuEruw%Zwx(rx}%Z}!OGv!O!Q%Z!Q![Er![!^%Z!^!_*g!_!c%Z!c!}Er!}#O%Z#O#P&c#P#R%Z#R#SEr#S#T%Z#T#oEr#o#p*g#p$f%Z$f$g+g$g#BYEr#BY#BZ$A`#BZ$ISEr$IS$I_$A`$I_$JTEr$JT$JU$A`$JU$KVEr$KV$KW$A`$KW&FUEr&FU&FV$A`&FV;'SEr;'S;=`I|<%l?HTEr?HT?HU$A`?HUOEr07[$D|k$j&j(Xp([!b(O0/l$^#t(U,2j(f$I[OY%ZYZ&cZr%Zrs&}st%ZtuEruw%Zwx(rx}%Z}!OGv!O!Q%Z!Q![Er![!^%Z!^!_*g!_!c%Z!c!}Er!}#O%Z#O#P&c#P#R%Z#R#SEr#S#T%Z#T#oEr#o#p*g#p$g%Z$g;'SEr;'S;=`I|<%lOEr",
	tokenizers: [
		noSemicolon,
		noSemicolonType,
		operatorToken,
		jsx,
		2,
		3,
		4,
		5,
		6,
		7,
		8,
		9,
		10,
		11,
		12,
		13,
		14,
		insertSemicolon,
		new LocalTokenGroup("$S~RRtu[#O#Pg#S#T#|~_P#o#pb~gOx~~jVO#i!P#i#j!U#j#l!P#l#m!q#m;'S!P;'S;=`#v<%lO!P~!UO!U~~!XS!Q![!e!c!i!e#T#Z!e#o#p#Z~!hR!Q![!q!c!i!q#T#Z!q~!tR!Q![!}!c!i!}#T#Z!}~#QR!Q![!P!c!i!P#T#Z!P~#^R!Q![#g!c!i#g#T#Z#g~#jS!Q![#g!c!i#g#T#Z#g#q#r!P~#yP;=`<%l!P~$RO(d~~", 141, 341),
		new LocalTokenGroup("j~RQYZXz{^~^O(R~~aP!P!Qd~iO(S~~", 25, 324)
	],
	topRules: {
		Script: [0, 7],
		SingleExpression: [1, 277],
		SingleClassItem: [2, 278]
	},
	dialects: {
		jsx: 0,
		ts: 15179
	},
	dynamicPrecedences: {
		80: 1,
		82: 1,
		94: 1,
		170: 1,
		200: 1
	},
	specialized: [
		{
			term: 328,
			get: (value) => spec_identifier[value] || -1
		},
		{
			term: 344,
			get: (value) => spec_word[value] || -1
		},
		{
			term: 95,
			get: (value) => spec_LessThan[value] || -1
		}
	],
	tokenPrec: 15205
}), snippets = [
	snippetCompletion("function ${name}(${params}) {\n	${}\n}", {
		label: "function",
		detail: "definition",
		type: "keyword"
	}),
	snippetCompletion("for (let ${index} = 0; ${index} < ${bound}; ${index}++) {\n	${}\n}", {
		label: "for",
		detail: "loop",
		type: "keyword"
	}),
	snippetCompletion("for (let ${name} of ${collection}) {\n	${}\n}", {
		label: "for",
		detail: "of loop",
		type: "keyword"
	}),
	snippetCompletion("do {\n	${}\n} while (${})", {
		label: "do",
		detail: "loop",
		type: "keyword"
	}),
	snippetCompletion("while (${}) {\n	${}\n}", {
		label: "while",
		detail: "loop",
		type: "keyword"
	}),
	snippetCompletion("try {\n	${}\n} catch (${error}) {\n	${}\n}", {
		label: "try",
		detail: "/ catch block",
		type: "keyword"
	}),
	snippetCompletion("if (${}) {\n	${}\n}", {
		label: "if",
		detail: "block",
		type: "keyword"
	}),
	snippetCompletion("if (${}) {\n	${}\n} else {\n	${}\n}", {
		label: "if",
		detail: "/ else block",
		type: "keyword"
	}),
	snippetCompletion("class ${name} {\n	constructor(${params}) {\n		${}\n	}\n}", {
		label: "class",
		detail: "definition",
		type: "keyword"
	}),
	snippetCompletion("import {${names}} from \"${module}\"\n${}", {
		label: "import",
		detail: "named",
		type: "keyword"
	}),
	snippetCompletion("import ${name} from \"${module}\"\n${}", {
		label: "import",
		detail: "default",
		type: "keyword"
	})
], typescriptSnippets = snippets.concat([
	snippetCompletion("interface ${name} {\n	${}\n}", {
		label: "interface",
		detail: "definition",
		type: "keyword"
	}),
	snippetCompletion("type ${name} = ${type}", {
		label: "type",
		detail: "definition",
		type: "keyword"
	}),
	snippetCompletion("enum ${name} {\n	${}\n}", {
		label: "enum",
		detail: "definition",
		type: "keyword"
	})
]), cache = new NodeWeakMap(), ScopeNodes = new Set([
	"Script",
	"Block",
	"FunctionExpression",
	"FunctionDeclaration",
	"ArrowFunction",
	"MethodDeclaration",
	"ForStatement"
]);
function defID(type) {
	return (node, def) => {
		let id = node.node.getChild("VariableDefinition");
		return id && def(id, type), !0;
	};
}
var functionContext = ["FunctionDeclaration"], gatherCompletions = {
	FunctionDeclaration: defID("function"),
	ClassDeclaration: defID("class"),
	ClassExpression: () => !0,
	EnumDeclaration: defID("constant"),
	TypeAliasDeclaration: defID("type"),
	NamespaceDeclaration: defID("namespace"),
	VariableDefinition(node, def) {
		node.matchContext(functionContext) || def(node, "variable");
	},
	TypeDefinition(node, def) {
		def(node, "type");
	},
	__proto__: null
};
function getScope(doc, node) {
	let cached = cache.get(node);
	if (cached) return cached;
	let completions = [], top = !0;
	function def(node, type) {
		let name = doc.sliceString(node.from, node.to);
		completions.push({
			label: name,
			type
		});
	}
	return node.cursor(IterMode.IncludeAnonymous).iterate((node) => {
		if (top) top = !1;
		else if (node.name) {
			let gather = gatherCompletions[node.name];
			if (gather && gather(node, def) || ScopeNodes.has(node.name)) return !1;
		} else if (node.to - node.from > 8192) {
			for (let c of getScope(doc, node.node)) completions.push(c);
			return !1;
		}
	}), cache.set(node, completions), completions;
}
var Identifier = /^[\w$\xa1-\uffff][\w$\d\xa1-\uffff]*$/, dontComplete = [
	"TemplateString",
	"String",
	"RegExp",
	"LineComment",
	"BlockComment",
	"VariableDefinition",
	"TypeDefinition",
	"Label",
	"PropertyDefinition",
	"PropertyName",
	"PrivatePropertyDefinition",
	"PrivatePropertyName",
	"JSXText",
	"JSXAttributeValue",
	"JSXOpenTag",
	"JSXCloseTag",
	"JSXSelfClosingTag",
	".",
	"?."
];
function localCompletionSource(context) {
	let inner = syntaxTree(context.state).resolveInner(context.pos, -1);
	if (dontComplete.indexOf(inner.name) > -1) return null;
	let isWord = inner.name == "VariableName" || inner.to - inner.from < 20 && Identifier.test(context.state.sliceDoc(inner.from, inner.to));
	if (!isWord && !context.explicit) return null;
	let options = [];
	for (let pos = inner; pos; pos = pos.parent) ScopeNodes.has(pos.name) && (options = options.concat(getScope(context.state.doc, pos)));
	return {
		options,
		from: isWord ? inner.from : context.pos,
		validFor: Identifier
	};
}
var javascriptLanguage = LRLanguage.define({
	name: "javascript",
	parser: parser.configure({ props: [indentNodeProp.add({
		IfStatement: continuedIndent({ except: /^\s*({|else\b)/ }),
		TryStatement: continuedIndent({ except: /^\s*({|catch\b|finally\b)/ }),
		LabeledStatement: flatIndent,
		SwitchBody: (context) => {
			let after = context.textAfter, closed = /^\s*\}/.test(after), isCase = /^\s*(case|default)\b/.test(after);
			return context.baseIndent + (closed ? 0 : isCase ? 1 : 2) * context.unit;
		},
		Block: delimitedIndent({ closing: "}" }),
		ArrowFunction: (cx) => cx.baseIndent + cx.unit,
		"TemplateString BlockComment": () => null,
		"Statement Property": continuedIndent({ except: /^\s*{/ }),
		JSXElement(context) {
			let closed = /^\s*<\//.test(context.textAfter);
			return context.lineIndent(context.node.from) + (closed ? 0 : context.unit);
		},
		JSXEscape(context) {
			let closed = /\s*\}/.test(context.textAfter);
			return context.lineIndent(context.node.from) + (closed ? 0 : context.unit);
		},
		"JSXOpenTag JSXSelfClosingTag"(context) {
			return context.column(context.node.from) + context.unit;
		}
	}), foldNodeProp.add({
		"Block ClassBody SwitchBody EnumBody ObjectExpression ArrayExpression ObjectType": foldInside,
		BlockComment(tree) {
			return {
				from: tree.from + 2,
				to: tree.to - 2
			};
		},
		JSXElement(tree) {
			let open = tree.firstChild;
			if (!open || open.name == "JSXSelfClosingTag") return null;
			let close = tree.lastChild;
			return {
				from: open.to,
				to: close.type.isError ? tree.to : close.from
			};
		},
		"JSXSelfClosingTag JSXOpenTag"(tree) {
			let name = tree.firstChild?.nextSibling, close = tree.lastChild;
			return !name || name.type.isError ? null : {
				from: name.to,
				to: close.type.isError ? tree.to : close.from
			};
		}
	})] }),
	languageData: {
		closeBrackets: { brackets: [
			"(",
			"[",
			"{",
			"'",
			"\"",
			"`"
		] },
		commentTokens: {
			line: "//",
			block: {
				open: "/*",
				close: "*/"
			}
		},
		indentOnInput: /^\s*(?:case |default:|\{|\}|<\/)$/,
		wordChars: "$"
	}
}), jsxSublanguage = {
	test: (node) => /^JSX/.test(node.name),
	facet: defineLanguageFacet({ commentTokens: { block: {
		open: "{/*",
		close: "*/}"
	} } })
}, typescriptLanguage = javascriptLanguage.configure({ dialect: "ts" }, "typescript"), jsxLanguage = javascriptLanguage.configure({
	dialect: "jsx",
	props: [sublanguageProp.add((n) => n.isTop ? [jsxSublanguage] : void 0)]
}), tsxLanguage = javascriptLanguage.configure({
	dialect: "jsx ts",
	props: [sublanguageProp.add((n) => n.isTop ? [jsxSublanguage] : void 0)]
}, "typescript"), kwCompletion = (name) => ({
	label: name,
	type: "keyword"
}), keywords = "break case const continue default delete export extends false finally in instanceof let new return static super switch this throw true typeof var yield".split(" ").map(kwCompletion), typescriptKeywords = keywords.concat([
	"declare",
	"implements",
	"private",
	"protected",
	"public"
].map(kwCompletion));
function javascript(config = {}) {
	let lang = config.jsx ? config.typescript ? tsxLanguage : jsxLanguage : config.typescript ? typescriptLanguage : javascriptLanguage, completions = config.typescript ? typescriptSnippets.concat(typescriptKeywords) : snippets.concat(keywords);
	return new LanguageSupport(lang, [
		javascriptLanguage.data.of({ autocomplete: ifNotIn(dontComplete, completeFromList(completions)) }),
		javascriptLanguage.data.of({ autocomplete: localCompletionSource }),
		config.jsx ? autoCloseTags : []
	]);
}
function findOpenTag(node) {
	for (;;) {
		if (node.name == "JSXOpenTag" || node.name == "JSXSelfClosingTag" || node.name == "JSXFragmentTag") return node;
		if (node.name == "JSXEscape" || !node.parent) return null;
		node = node.parent;
	}
}
function elementName(doc, tree, max = doc.length) {
	for (let ch = tree?.firstChild; ch; ch = ch.nextSibling) if (ch.name == "JSXIdentifier" || ch.name == "JSXBuiltin" || ch.name == "JSXNamespacedName" || ch.name == "JSXMemberExpression") return doc.sliceString(ch.from, Math.min(ch.to, max));
	return "";
}
var android = typeof navigator == "object" && /Android\b/.test(navigator.userAgent), autoCloseTags = EditorView.inputHandler.of((view, from, to, text, defaultInsert) => {
	if ((android ? view.composing : view.compositionStarted) || view.state.readOnly || from != to || text != ">" && text != "/" || !javascriptLanguage.isActiveAt(view.state, from, -1)) return !1;
	let base = defaultInsert(), { state } = base, closeTags = state.changeByRange((range) => {
		let { head } = range, around = syntaxTree(state).resolveInner(head - 1, -1), name;
		if (around.name == "JSXStartTag" && (around = around.parent), !(state.doc.sliceString(head - 1, head) != text || around.name == "JSXAttributeValue" && around.to > head)) {
			if (text == ">" && around.name == "JSXFragmentTag") return {
				range,
				changes: {
					from: head,
					insert: "</>"
				}
			};
			if (text == "/" && around.name == "JSXStartCloseTag") {
				let empty = around.parent, base = empty.parent;
				if (base && empty.from == head - 2 && ((name = elementName(state.doc, base.firstChild, head)) || base.firstChild?.name == "JSXFragmentTag")) {
					let insert = `${name}>`;
					return {
						range: EditorSelection.cursor(head + insert.length, -1),
						changes: {
							from: head,
							insert
						}
					};
				}
			} else if (text == ">") {
				let openTag = findOpenTag(around);
				if (openTag && openTag.name == "JSXOpenTag" && !/^\/?>|^<\//.test(state.doc.sliceString(head, head + 2)) && (name = elementName(state.doc, openTag, head))) return {
					range,
					changes: {
						from: head,
						insert: `</${name}>`
					}
				};
			}
		}
		return { range };
	});
	return !closeTags.changes.empty && (view.dispatch([base, state.update(closeTags, {
		userEvent: "input.complete",
		scrollIntoView: !0
	})]), !0);
}), SelectedDiagnostic = class {
	constructor(from, to, diagnostic) {
		this.from = from, this.to = to, this.diagnostic = diagnostic;
	}
}, LintState = class LintState {
	constructor(diagnostics, panel, selected) {
		this.diagnostics = diagnostics, this.panel = panel, this.selected = selected;
	}
	static init(diagnostics, panel, state) {
		let diagnosticFilter = state.facet(lintConfig).markerFilter;
		diagnosticFilter && (diagnostics = diagnosticFilter(diagnostics, state));
		let sorted = diagnostics.slice().sort((a, b) => a.from - b.from || a.to - b.to), deco = new RangeSetBuilder(), active = [], pos = 0, scan = state.doc.iter(), scanPos = 0, docLen = state.doc.length;
		for (let i = 0;;) {
			let next = i == sorted.length ? null : sorted[i];
			if (!next && !active.length) break;
			let from, to;
			if (active.length) from = pos, to = active.reduce((p, d) => Math.min(p, d.to), next && next.from > from ? next.from : 1e8);
			else {
				if (from = next.from, from > docLen) break;
				to = next.to, active.push(next), i++;
			}
			for (; i < sorted.length;) {
				let next = sorted[i];
				if (next.from == from && (next.to > next.from || next.to == from)) active.push(next), i++, to = Math.min(next.to, to);
				else {
					to = Math.min(next.from, to);
					break;
				}
			}
			to = Math.min(to, docLen);
			let widget = !1;
			if (active.some((d) => d.from == from && (d.to == to || to == docLen)) && (widget = from == to, !widget && to - from < 10)) {
				let behind = from - (scanPos + scan.value.length);
				behind > 0 && (scan.next(behind), scanPos = from);
				for (let check = from;;) {
					if (check >= to) {
						widget = !0;
						break;
					}
					if (!scan.lineBreak && scanPos + scan.value.length > check) break;
					check = scanPos + scan.value.length, scanPos += scan.value.length, scan.next();
				}
			}
			let sev = maxSeverity(active);
			if (widget) deco.add(from, from, Decoration.widget({
				widget: new DiagnosticWidget(sev),
				diagnostics: active.slice()
			}));
			else {
				let markClass = active.reduce((c, d) => d.markClass ? c + " " + d.markClass : c, "");
				deco.add(from, to, Decoration.mark({
					class: "cm-lintRange cm-lintRange-" + sev + markClass,
					diagnostics: active.slice(),
					inclusiveEnd: active.some((a) => a.to > to)
				}));
			}
			if (pos = to, pos == docLen) break;
			for (let i = 0; i < active.length; i++) active[i].to <= pos && active.splice(i--, 1);
		}
		let set = deco.finish();
		return new LintState(set, panel, findDiagnostic(set));
	}
};
function findDiagnostic(diagnostics, diagnostic = null, after = 0) {
	let found = null;
	return diagnostics.between(after, 1e9, (from, to, { spec }) => {
		if (!(diagnostic && spec.diagnostics.indexOf(diagnostic) < 0)) {
			if (!found) found = new SelectedDiagnostic(from, to, diagnostic || spec.diagnostics[0]);
			else if (spec.diagnostics.indexOf(found.diagnostic) < 0) return !1;
			else found = new SelectedDiagnostic(found.from, to, found.diagnostic);
		}
	}), found;
}
function hideTooltip(tr, tooltip) {
	let from = tooltip.pos, to = tooltip.end || from, result = tr.state.facet(lintConfig).hideOn(tr, from, to);
	if (result != null) return result;
	let line = tr.startState.doc.lineAt(tooltip.pos);
	return !!(tr.effects.some((e) => e.is(setDiagnosticsEffect)) || tr.changes.touchesRange(line.from, Math.max(line.to, to)));
}
function maybeEnableLint(state, effects) {
	return state.field(lintState, !1) ? effects : effects.concat(StateEffect.appendConfig.of(lintExtensions));
}
function setDiagnostics(state, diagnostics) {
	return { effects: maybeEnableLint(state, [setDiagnosticsEffect.of(diagnostics)]) };
}
var setDiagnosticsEffect = StateEffect.define(), togglePanel = StateEffect.define(), movePanelSelection = StateEffect.define(), lintState = StateField.define({
	create() {
		return new LintState(Decoration.none, null, null);
	},
	update(value, tr) {
		if (tr.docChanged && value.diagnostics.size) {
			let mapped = value.diagnostics.map(tr.changes), selected = null, panel = value.panel;
			if (value.selected) {
				let selPos = tr.changes.mapPos(value.selected.from, 1);
				selected = findDiagnostic(mapped, value.selected.diagnostic, selPos) || findDiagnostic(mapped, null, selPos);
			}
			!mapped.size && panel && tr.state.facet(lintConfig).autoPanel && (panel = null), value = new LintState(mapped, panel, selected);
		}
		for (let effect of tr.effects) if (effect.is(setDiagnosticsEffect)) {
			let panel = tr.state.facet(lintConfig).autoPanel ? effect.value.length ? LintPanel.open : null : value.panel;
			value = LintState.init(effect.value, panel, tr.state);
		} else effect.is(togglePanel) ? value = new LintState(value.diagnostics, effect.value ? LintPanel.open : null, value.selected) : effect.is(movePanelSelection) && (value = new LintState(value.diagnostics, value.panel, effect.value));
		return value;
	},
	provide: (f) => [showPanel.from(f, (val) => val.panel), EditorView.decorations.from(f, (s) => s.diagnostics)]
}), activeMark = Decoration.mark({ class: "cm-lintRange cm-lintRange-active" });
function lintTooltip(view, pos, side) {
	let { diagnostics } = view.state.field(lintState), found, start = -1, end = -1;
	diagnostics.between(pos - +(side < 0), pos + +(side > 0), (from, to, { spec }) => {
		if (pos >= from && pos <= to && (from == to || (pos > from || side > 0) && (pos < to || side < 0))) return found = spec.diagnostics, start = from, end = to, !1;
	});
	let diagnosticFilter = view.state.facet(lintConfig).tooltipFilter;
	return found && diagnosticFilter && (found = diagnosticFilter(found, view.state)), found ? {
		pos: start,
		end,
		above: !0,
		create() {
			return { dom: diagnosticsTooltip(view, found) };
		}
	} : null;
}
function diagnosticsTooltip(view, diagnostics) {
	return crelt("ul", { class: "cm-tooltip-lint" }, diagnostics.map((d) => renderDiagnostic(view, d, !1)));
}
var openLintPanel = (view) => {
	let field = view.state.field(lintState, !1);
	field && field.panel || view.dispatch({ effects: maybeEnableLint(view.state, [togglePanel.of(!0)]) });
	let panel = getPanel(view, LintPanel.open);
	return panel && panel.dom.querySelector(".cm-panel-lint ul").focus(), !0;
}, closeLintPanel = (view) => {
	let field = view.state.field(lintState, !1);
	return !field || !field.panel ? !1 : (view.dispatch({ effects: togglePanel.of(!1) }), !0);
}, lintKeymap = [{
	key: "Mod-Shift-m",
	run: openLintPanel,
	preventDefault: !0
}, {
	key: "F8",
	run: (view) => {
		let field = view.state.field(lintState, !1);
		if (!field) return !1;
		let sel = view.state.selection.main, next = findDiagnostic(field.diagnostics, null, sel.to + 1);
		return !next && (next = findDiagnostic(field.diagnostics, null, 0), !next || next.from == sel.from && next.to == sel.to) ? !1 : (view.dispatch({
			selection: {
				anchor: next.from,
				head: next.to
			},
			scrollIntoView: !0
		}), activateHover(view, next.from, 1, {
			tooltip: lintHover,
			until: (tr) => tr.docChanged || tr.newSelection.main.head < next.from || tr.newSelection.main.head > next.to
		}), !0);
	}
}], lintConfig = Facet.define({ combine(input) {
	return {
		sources: input.map((i) => i.source).filter((x) => x != null),
		...combineConfig(input.map((i) => i.config), {
			delay: 750,
			markerFilter: null,
			tooltipFilter: null,
			needsRefresh: null,
			hideOn: () => null
		}, {
			delay: Math.max,
			markerFilter: combineFilter,
			tooltipFilter: combineFilter,
			needsRefresh: (a, b) => a ? b ? (u) => a(u) || b(u) : a : b,
			hideOn: (a, b) => a ? b ? (t, x, y) => a(t, x, y) || b(t, x, y) : a : b,
			autoPanel: (a, b) => a || b
		})
	};
} });
function combineFilter(a, b) {
	return a ? b ? (d, s) => b(a(d, s), s) : a : b;
}
function assignKeys(actions) {
	let assigned = [];
	if (actions) actions: for (let { name } of actions) {
		for (let i = 0; i < name.length; i++) {
			let ch = name[i];
			if (/[a-zA-Z]/.test(ch) && !assigned.some((c) => c.toLowerCase() == ch.toLowerCase())) {
				assigned.push(ch);
				continue actions;
			}
		}
		assigned.push("");
	}
	return assigned;
}
function renderDiagnostic(view, diagnostic, inPanel) {
	let keys = inPanel ? assignKeys(diagnostic.actions) : [];
	return crelt("li", { class: "cm-diagnostic cm-diagnostic-" + diagnostic.severity }, crelt("span", { class: "cm-diagnosticText" }, diagnostic.renderMessage ? diagnostic.renderMessage(view) : diagnostic.message), diagnostic.actions?.map((action, i) => {
		let fired = !1, click = (e) => {
			if (e.preventDefault(), fired) return;
			fired = !0;
			let found = findDiagnostic(view.state.field(lintState).diagnostics, diagnostic);
			found && action.apply(view, found.from, found.to);
		}, { name } = action, keyIndex = keys[i] ? name.indexOf(keys[i]) : -1, nameElt = keyIndex < 0 ? name : [
			name.slice(0, keyIndex),
			crelt("u", name.slice(keyIndex, keyIndex + 1)),
			name.slice(keyIndex + 1)
		];
		return crelt("button", {
			type: "button",
			class: "cm-diagnosticAction" + (action.markClass ? " " + action.markClass : ""),
			onclick: click,
			onmousedown: click,
			"aria-label": ` Action: ${name}${keyIndex < 0 ? "" : ` (access key "${keys[i]})"`}.`
		}, nameElt);
	}), diagnostic.source && crelt("div", { class: "cm-diagnosticSource" }, diagnostic.source));
}
var DiagnosticWidget = class extends WidgetType {
	constructor(sev) {
		super(), this.sev = sev;
	}
	eq(other) {
		return other.sev == this.sev;
	}
	toDOM() {
		return crelt("span", { class: "cm-lintPoint cm-lintPoint-" + this.sev });
	}
}, PanelItem = class {
	constructor(view, diagnostic) {
		this.diagnostic = diagnostic, this.id = "item_" + Math.floor(Math.random() * 4294967295).toString(16), this.dom = renderDiagnostic(view, diagnostic, !0), this.dom.id = this.id, this.dom.setAttribute("role", "option");
	}
}, LintPanel = class LintPanel {
	constructor(view) {
		this.view = view, this.items = [];
		let onkeydown = (event) => {
			if (!(event.ctrlKey || event.altKey || event.metaKey)) {
				if (event.keyCode == 27) closeLintPanel(this.view), this.view.focus();
				else if (event.keyCode == 38 || event.keyCode == 33) this.moveSelection((this.selectedIndex - 1 + this.items.length) % this.items.length);
				else if (event.keyCode == 40 || event.keyCode == 34) this.moveSelection((this.selectedIndex + 1) % this.items.length);
				else if (event.keyCode == 36) this.moveSelection(0);
				else if (event.keyCode == 35) this.moveSelection(this.items.length - 1);
				else if (event.keyCode == 13) this.view.focus();
				else if (event.keyCode >= 65 && event.keyCode <= 90 && this.selectedIndex >= 0) {
					let { diagnostic } = this.items[this.selectedIndex], keys = assignKeys(diagnostic.actions);
					for (let i = 0; i < keys.length; i++) if (keys[i].toUpperCase().charCodeAt(0) == event.keyCode) {
						let found = findDiagnostic(this.view.state.field(lintState).diagnostics, diagnostic);
						found && diagnostic.actions[i].apply(view, found.from, found.to);
					}
				} else return;
				event.preventDefault();
			}
		}, onclick = (event) => {
			for (let i = 0; i < this.items.length; i++) this.items[i].dom.contains(event.target) && this.moveSelection(i);
		};
		this.list = crelt("ul", {
			tabIndex: 0,
			role: "listbox",
			"aria-label": this.view.state.phrase("Diagnostics"),
			onkeydown,
			onclick
		}), this.dom = crelt("div", { class: "cm-panel-lint" }, this.list, crelt("button", {
			type: "button",
			name: "close",
			"aria-label": this.view.state.phrase("close"),
			onclick: () => closeLintPanel(this.view)
		}, "×")), this.update();
	}
	get selectedIndex() {
		let selected = this.view.state.field(lintState).selected;
		if (!selected) return -1;
		for (let i = 0; i < this.items.length; i++) if (this.items[i].diagnostic == selected.diagnostic) return i;
		return -1;
	}
	update() {
		let { diagnostics, selected } = this.view.state.field(lintState), i = 0, needsSync = !1, newSelectedItem = null, seen = new Set();
		for (diagnostics.between(0, this.view.state.doc.length, (_start, _end, { spec }) => {
			for (let diagnostic of spec.diagnostics) {
				if (seen.has(diagnostic)) continue;
				seen.add(diagnostic);
				let found = -1, item;
				for (let j = i; j < this.items.length; j++) if (this.items[j].diagnostic == diagnostic) {
					found = j;
					break;
				}
				found < 0 ? (item = new PanelItem(this.view, diagnostic), this.items.splice(i, 0, item), needsSync = !0) : (item = this.items[found], found > i && (this.items.splice(i, found - i), needsSync = !0)), selected && item.diagnostic == selected.diagnostic ? item.dom.hasAttribute("aria-selected") || (item.dom.setAttribute("aria-selected", "true"), newSelectedItem = item) : item.dom.hasAttribute("aria-selected") && item.dom.removeAttribute("aria-selected"), i++;
			}
		}); i < this.items.length && !(this.items.length == 1 && this.items[0].diagnostic.from < 0);) needsSync = !0, this.items.pop();
		this.items.length == 0 && (this.items.push(new PanelItem(this.view, {
			from: -1,
			to: -1,
			severity: "info",
			message: this.view.state.phrase("No diagnostics")
		})), needsSync = !0), newSelectedItem ? (this.list.setAttribute("aria-activedescendant", newSelectedItem.id), this.view.requestMeasure({
			key: this,
			read: () => ({
				sel: newSelectedItem.dom.getBoundingClientRect(),
				panel: this.list.getBoundingClientRect()
			}),
			write: ({ sel, panel }) => {
				let scaleY = panel.height / this.list.offsetHeight;
				sel.top < panel.top ? this.list.scrollTop -= (panel.top - sel.top) / scaleY : sel.bottom > panel.bottom && (this.list.scrollTop += (sel.bottom - panel.bottom) / scaleY);
			}
		})) : this.selectedIndex < 0 && this.list.removeAttribute("aria-activedescendant"), needsSync && this.sync();
	}
	sync() {
		let domPos = this.list.firstChild;
		function rm() {
			let prev = domPos;
			domPos = prev.nextSibling, prev.remove();
		}
		for (let item of this.items) if (item.dom.parentNode == this.list) {
			for (; domPos != item.dom;) rm();
			domPos = item.dom.nextSibling;
		} else this.list.insertBefore(item.dom, domPos);
		for (; domPos;) rm();
	}
	moveSelection(selectedIndex) {
		if (this.selectedIndex < 0) return;
		let selection = findDiagnostic(this.view.state.field(lintState).diagnostics, this.items[selectedIndex].diagnostic);
		selection && this.view.dispatch({
			selection: {
				anchor: selection.from,
				head: selection.to
			},
			scrollIntoView: !0,
			effects: movePanelSelection.of(selection)
		});
	}
	static open(view) {
		return new LintPanel(view);
	}
};
function svg(content, attrs = "viewBox=\"0 0 40 40\"") {
	return `url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" ${attrs}>${encodeURIComponent(content)}</svg>')`;
}
function underline(color) {
	return svg(`<path d="m0 2.5 l2 -1.5 l1 0 l2 1.5 l1 0" stroke="${color}" fill="none" stroke-width=".7"/>`, "width=\"6\" height=\"3\"");
}
var baseTheme = EditorView.baseTheme({
	".cm-diagnostic": {
		padding: "3px 6px 3px 8px",
		marginLeft: "-1px",
		display: "block",
		whiteSpace: "pre-wrap"
	},
	".cm-diagnostic-error": { borderLeft: "5px solid #d11" },
	".cm-diagnostic-warning": { borderLeft: "5px solid orange" },
	".cm-diagnostic-info": { borderLeft: "5px solid #999" },
	".cm-diagnostic-hint": { borderLeft: "5px solid #66d" },
	".cm-diagnosticAction": {
		font: "inherit",
		border: "none",
		padding: "2px 4px",
		backgroundColor: "#444",
		color: "white",
		borderRadius: "3px",
		marginLeft: "8px",
		cursor: "pointer"
	},
	".cm-diagnosticSource": {
		fontSize: "70%",
		opacity: .7
	},
	".cm-lintRange": {
		backgroundPosition: "left bottom",
		backgroundRepeat: "repeat-x",
		paddingBottom: "0.7px"
	},
	".cm-lintRange-error": { backgroundImage: underline("#f11") },
	".cm-lintRange-warning": { backgroundImage: underline("orange") },
	".cm-lintRange-info": { backgroundImage: underline("#999") },
	".cm-lintRange-hint": { backgroundImage: underline("#66d") },
	".cm-lintRange-active": { backgroundColor: "#ffdd9980" },
	".cm-tooltip-lint": {
		padding: 0,
		margin: 0
	},
	".cm-lintPoint": {
		position: "relative",
		"&:after": {
			content: "\"\"",
			position: "absolute",
			bottom: 0,
			left: "-2px",
			borderLeft: "3px solid transparent",
			borderRight: "3px solid transparent",
			borderBottom: "4px solid #d11"
		}
	},
	".cm-lintPoint-warning": { "&:after": { borderBottomColor: "orange" } },
	".cm-lintPoint-info": { "&:after": { borderBottomColor: "#999" } },
	".cm-lintPoint-hint": { "&:after": { borderBottomColor: "#66d" } },
	".cm-panel.cm-panel-lint": {
		position: "relative",
		"& ul": {
			maxHeight: "100px",
			overflowY: "auto",
			"& [aria-selected]": {
				backgroundColor: "#ddd",
				"& u": { textDecoration: "underline" }
			},
			"&:focus [aria-selected]": {
				background_fallback: "#bdf",
				backgroundColor: "Highlight",
				color_fallback: "white",
				color: "HighlightText"
			},
			"& u": { textDecoration: "none" },
			padding: 0,
			margin: 0
		},
		"& [name=close]": {
			position: "absolute",
			top: "0",
			right: "2px",
			background: "inherit",
			border: "none",
			font: "inherit",
			padding: 0,
			margin: 0
		}
	},
	"&dark .cm-lintRange-active": { backgroundColor: "#86714a80" },
	"&dark .cm-panel.cm-panel-lint ul": { "& [aria-selected]": { backgroundColor: "#2e343e" } }
});
function severityWeight(sev) {
	return sev == "error" ? 4 : sev == "warning" ? 3 : sev == "info" ? 2 : 1;
}
function maxSeverity(diagnostics) {
	let sev = "hint", weight = 1;
	for (let d of diagnostics) {
		let w = severityWeight(d.severity);
		w > weight && (weight = w, sev = d.severity);
	}
	return sev;
}
var LintGutterMarker = class extends GutterMarker {
	constructor(diagnostics) {
		super(), this.diagnostics = diagnostics, this.severity = maxSeverity(diagnostics);
	}
	toDOM(view) {
		let elt = document.createElement("div");
		elt.className = "cm-lint-marker cm-lint-marker-" + this.severity;
		let diagnostics = this.diagnostics, diagnosticsFilter = view.state.facet(lintGutterConfig).tooltipFilter;
		return diagnosticsFilter && (diagnostics = diagnosticsFilter(diagnostics, view.state)), diagnostics.length && (elt.onmouseover = () => gutterMarkerMouseOver(view, elt, diagnostics)), elt;
	}
};
function trackHoverOn(view, marker) {
	let mousemove = (event) => {
		let rect = marker.getBoundingClientRect();
		if (!(event.clientX > rect.left - 10 && event.clientX < rect.right + 10 && event.clientY > rect.top - 10 && event.clientY < rect.bottom + 10)) {
			for (let target = event.target; target; target = target.parentNode) if (target.nodeType == 1 && target.classList.contains("cm-tooltip-lint")) return;
			window.removeEventListener("mousemove", mousemove), view.state.field(lintGutterTooltip) && view.dispatch({ effects: setLintGutterTooltip.of(null) });
		}
	};
	window.addEventListener("mousemove", mousemove);
}
function gutterMarkerMouseOver(view, marker, diagnostics) {
	function hovered() {
		let line = view.elementAtHeight(marker.getBoundingClientRect().top + 5 - view.documentTop);
		view.coordsAtPos(line.from) && view.dispatch({ effects: setLintGutterTooltip.of({
			pos: line.from,
			above: !1,
			clip: !1,
			create() {
				return {
					dom: diagnosticsTooltip(view, diagnostics),
					getCoords: () => marker.getBoundingClientRect()
				};
			}
		}) }), marker.onmouseout = marker.onmousemove = null, trackHoverOn(view, marker);
	}
	let { hoverTime } = view.state.facet(lintGutterConfig), hoverTimeout = setTimeout(hovered, hoverTime);
	marker.onmouseout = () => {
		clearTimeout(hoverTimeout), marker.onmouseout = marker.onmousemove = null;
	}, marker.onmousemove = () => {
		clearTimeout(hoverTimeout), hoverTimeout = setTimeout(hovered, hoverTime);
	};
}
function markersForDiagnostics(doc, diagnostics) {
	let byLine = Object.create(null);
	for (let diagnostic of diagnostics) {
		let line = doc.lineAt(diagnostic.from);
		(byLine[line.from] || (byLine[line.from] = [])).push(diagnostic);
	}
	let markers = [];
	for (let line in byLine) markers.push(new LintGutterMarker(byLine[line]).range(+line));
	return RangeSet.of(markers, !0);
}
var lintGutterExtension = gutter({
	class: "cm-gutter-lint",
	markers: (view) => view.state.field(lintGutterMarkers),
	widgetMarker: (view, widget, block) => {
		let diagnostics = [];
		return view.state.field(lintGutterMarkers).between(block.from, block.to, (from, to, value) => {
			from > block.from && from < block.to && diagnostics.push(...value.diagnostics);
		}), diagnostics.length ? new LintGutterMarker(diagnostics) : null;
	}
}), lintGutterMarkers = StateField.define({
	create() {
		return RangeSet.empty;
	},
	update(markers, tr) {
		markers = markers.map(tr.changes);
		let diagnosticFilter = tr.state.facet(lintGutterConfig).markerFilter;
		for (let effect of tr.effects) if (effect.is(setDiagnosticsEffect)) {
			let diagnostics = effect.value;
			diagnosticFilter && (diagnostics = diagnosticFilter(diagnostics || [], tr.state)), markers = markersForDiagnostics(tr.state.doc, diagnostics.slice(0));
		}
		return markers;
	}
}), setLintGutterTooltip = StateEffect.define(), lintGutterTooltip = StateField.define({
	create() {
		return null;
	},
	update(tooltip, tr) {
		return tooltip && tr.docChanged && (tooltip = hideTooltip(tr, tooltip) ? null : {
			...tooltip,
			pos: tr.changes.mapPos(tooltip.pos)
		}), tr.effects.reduce((t, e) => e.is(setLintGutterTooltip) ? e.value : t, tooltip);
	},
	provide: (field) => showTooltip.from(field)
}), lintGutterTheme = EditorView.baseTheme({
	".cm-gutter-lint": {
		width: "1.4em",
		"& .cm-gutterElement": { padding: ".2em" }
	},
	".cm-lint-marker": {
		width: "1em",
		height: "1em"
	},
	".cm-lint-marker-info": { content: svg("<path fill=\"#aaf\" stroke=\"#77e\" stroke-width=\"6\" stroke-linejoin=\"round\" d=\"M5 5L35 5L35 35L5 35Z\"/>") },
	".cm-lint-marker-warning": { content: svg("<path fill=\"#fe8\" stroke=\"#fd7\" stroke-width=\"6\" stroke-linejoin=\"round\" d=\"M20 6L37 35L3 35Z\"/>") },
	".cm-lint-marker-error": { content: svg("<circle cx=\"20\" cy=\"20\" r=\"15\" fill=\"#f87\" stroke=\"#f43\" stroke-width=\"6\"/>") }
}), lintHover = hoverTooltip(lintTooltip, { hideOn: hideTooltip }), lintExtensions = [
	lintState,
	EditorView.decorations.compute([lintState], (state) => {
		let { selected, panel } = state.field(lintState);
		return !selected || !panel || selected.from == selected.to ? Decoration.none : Decoration.set([activeMark.range(selected.from, selected.to)]);
	}),
	lintHover,
	baseTheme
], lintGutterConfig = Facet.define({ combine(configs) {
	return combineConfig(configs, {
		hoverTime: 300,
		markerFilter: null,
		tooltipFilter: null
	});
} });
function lintGutter(config = {}) {
	return [
		lintGutterConfig.of(config),
		lintGutterMarkers,
		lintGutterExtension,
		lintGutterTheme,
		lintGutterTooltip
	];
}
// src/editor/mirror.ts
var COLOURS = HighlightStyle.define([
	{
		tag: [
			tags.keyword,
			tags.operatorKeyword,
			tags.definitionKeyword
		],
		color: "var(--work)"
	},
	{
		tag: [tags.string, tags.special(tags.string)],
		color: "var(--chance)"
	},
	{
		tag: [
			tags.number,
			tags.bool,
			tags.null
		],
		color: "var(--min)"
	},
	{
		tag: [tags.comment],
		color: "var(--soft)",
		fontStyle: "italic"
	},
	{
		tag: [
			tags.function(tags.variableName),
			tags.function(tags.propertyName),
			tags.propertyName
		],
		color: "var(--max)"
	}
]), LOOK = EditorView.theme({
	"&": {
		height: "100%",
		backgroundColor: "var(--paper)",
		color: "var(--ink)",
		fontSize: "13.5px"
	},
	"&.cm-focused": {
		outline: "2px solid var(--work)",
		outlineOffset: "-2px"
	},
	".cm-scroller": {
		fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
		lineHeight: "1.5"
	},
	".cm-content": { caretColor: "var(--ink)" },
	".cm-cursor": { borderLeftColor: "var(--ink)" },
	".cm-gutters": {
		backgroundColor: "var(--panel)",
		color: "var(--soft)",
		border: "0"
	},
	".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--work) 7%, transparent)" },
	"&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--max-fill)" },
	".cm-matchingBracket": {
		backgroundColor: "var(--mark)",
		color: "#1b1f24"
	},
	".cm-tooltip": {
		backgroundColor: "var(--panel)",
		color: "var(--ink)",
		border: "1px solid var(--border)"
	},
	".cm-tooltip-autocomplete ul li[aria-selected]": {
		backgroundColor: "var(--max-fill)",
		color: "var(--ink)"
	},
	".cm-diagnostic-error": { borderLeftColor: "var(--wrong)" }
});
function offsetOf(text, { line, column }) {
	let found = text.line(Math.max(1, Math.min(line, text.lines)));
	return Math.min(found.from + Math.max(0, column - 1), found.to);
}
function span(state, at) {
	let word = state.wordAt(state.sliceDoc(at - 1, at) === "(" ? at - 1 : at);
	if (word) return {
		from: word.from,
		to: word.to
	};
	let line = state.doc.lineAt(at);
	return at < line.to ? {
		from: at,
		to: at + 1
	} : {
		from: Math.max(line.from, at - 1),
		to: at
	};
}
var Mirror = class {
	view;
	naming = new Compartment();
	words = [];
	isQuiet = !1;
	constructor(parent, { label, changed }) {
		let root = parent.attachShadow({ mode: "open" }), place = document.createElement("div");
		place.style.height = "100%", root.append(place), this.view = new EditorView({
			root,
			parent: place,
			state: EditorState.create({ extensions: [
				lineNumbers(),
				lintGutter(),
				history(),
				drawSelection(),
				indentOnInput(),
				bracketMatching(),
				highlightActiveLine(),
				javascript(),
				syntaxHighlighting(COLOURS),
				LOOK,
				EditorView.lineWrapping,
				autocompletion({
					override: [(context) => this.complete(context)],
					icons: !1
				}),
				keymap.of([
					...completionKeymap,
					...defaultKeymap,
					...historyKeymap,
					...lintKeymap,
					indentWithTab
				]),
				this.naming.of(EditorView.contentAttributes.of({
					"aria-label": label,
					tabindex: "0"
				})),
				EditorView.updateListener.of((update) => {
					update.docChanged && !this.isQuiet && changed();
				})
			] })
		});
	}
	get text() {
		return this.view.state.doc.toString();
	}
	set text(text) {
		text !== this.text && (this.isQuiet = !0, this.view.dispatch({ changes: {
			from: 0,
			to: this.view.state.doc.length,
			insert: text
		} }), this.isQuiet = !1);
	}
	set label(label) {
		this.view.dispatch({ effects: this.naming.reconfigure(EditorView.contentAttributes.of({
			"aria-label": label,
			tabindex: "0"
		})) });
	}
	offer(words) {
		this.words = words.map(({ name, about }) => ({
			label: name,
			info: about
		}));
	}
	complete(context) {
		let typed = context.matchBefore(/[\w.]+/);
		return !typed && !context.explicit ? null : {
			from: typed?.from ?? context.pos,
			options: this.words,
			validFor: /^[\w.]*$/
		};
	}
	mark(fault) {
		let { state } = this.view, wrong = fault && {
			...span(state, offsetOf(state.doc, fault)),
			severity: "error",
			message: fault.text
		};
		this.view.dispatch(setDiagnostics(state, wrong ? [wrong] : []));
	}
	goTo(fault) {
		let at = offsetOf(this.view.state.doc, fault);
		this.view.dispatch({
			selection: { anchor: at },
			scrollIntoView: !0
		}), this.view.focus();
	}
	insert(text) {
		this.view.dispatch(this.view.state.replaceSelection(text)), this.view.focus();
	}
	focus() {
		this.view.focus();
	}
};
export { Mirror };
