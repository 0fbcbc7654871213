// node_modules/@fluent/bundle/esm/types.js
var FluentType = class {
	constructor(value) {
		this.value = value;
	}
	valueOf() {
		return this.value;
	}
}, FluentNone = class extends FluentType {
	constructor(value = "???") {
		super(value);
	}
	toString(scope) {
		return `{${this.value}}`;
	}
}, FluentNumber = class extends FluentType {
	constructor(value, opts = {}) {
		super(value), this.opts = opts;
	}
	toString(scope) {
		if (scope) try {
			return scope.memoizeIntlObject(Intl.NumberFormat, this.opts).format(this.value);
		} catch (err) {
			scope.reportError(err);
		}
		return this.value.toString(10);
	}
}, FluentDateTime = class FluentDateTime extends FluentType {
	static supportsValue(value) {
		if (typeof value == "number" || value instanceof Date) return !0;
		if (value instanceof FluentType) return FluentDateTime.supportsValue(value.valueOf());
		if ("Temporal" in globalThis) {
			let _Temporal = globalThis.Temporal;
			if (value instanceof _Temporal.Instant || value instanceof _Temporal.PlainDateTime || value instanceof _Temporal.PlainDate || value instanceof _Temporal.PlainMonthDay || value instanceof _Temporal.PlainTime || value instanceof _Temporal.PlainYearMonth) return !0;
		}
		return !1;
	}
	constructor(value, opts = {}) {
		value instanceof FluentDateTime ? (opts = {
			...value.opts,
			...opts
		}, value = value.value) : value instanceof FluentType && (value = value.valueOf()), typeof value == "object" && "calendarId" in value && opts.calendar === void 0 && (opts = {
			...opts,
			calendar: value.calendarId
		}), super(value), this.opts = opts;
	}
	[Symbol.toPrimitive](hint) {
		return hint === "string" ? this.toString() : this.toNumber();
	}
	toNumber() {
		let value = this.value;
		if (typeof value == "number") return value;
		if (value instanceof Date) return value.getTime();
		if ("epochMilliseconds" in value) return value.epochMilliseconds;
		if ("toZonedDateTime" in value) return value.toZonedDateTime("UTC").epochMilliseconds;
		throw TypeError("Unwrapping a non-number value as a number");
	}
	toString(scope) {
		if (scope) try {
			return scope.memoizeIntlObject(Intl.DateTimeFormat, this.opts).format(this.value);
		} catch (err) {
			scope.reportError(err);
		}
		return typeof this.value == "number" || this.value instanceof Date ? new Date(this.value).toISOString() : this.value.toString();
	}
}, MAX_PLACEABLES = 100, FSI = "⁨", PDI = "⁩";
function match$1(scope, selector, key) {
	return key === selector || key instanceof FluentNumber && selector instanceof FluentNumber && key.value === selector.value || selector instanceof FluentNumber && typeof key == "string" && key === scope.memoizeIntlObject(Intl.PluralRules, selector.opts).select(selector.value);
}
function getDefault(scope, variants, star) {
	return variants[star] ? resolvePattern(scope, variants[star].value) : (scope.reportError(RangeError("No default")), new FluentNone());
}
function getArguments(scope, args) {
	let positional = [], named = Object.create(null);
	for (let arg of args) arg.type === "narg" ? named[arg.name] = resolveExpression(scope, arg.value) : positional.push(resolveExpression(scope, arg));
	return {
		positional,
		named
	};
}
function resolveExpression(scope, expr) {
	switch (expr.type) {
		case "str": return expr.value;
		case "num": return new FluentNumber(expr.value, { minimumFractionDigits: expr.precision });
		case "var": return resolveVariableReference(scope, expr);
		case "mesg": return resolveMessageReference(scope, expr);
		case "term": return resolveTermReference(scope, expr);
		case "func": return resolveFunctionReference(scope, expr);
		case "select": return resolveSelectExpression(scope, expr);
		default: return new FluentNone();
	}
}
function resolveVariableReference(scope, { name }) {
	let arg;
	if (scope.params) {
		if (Object.prototype.hasOwnProperty.call(scope.params, name)) arg = scope.params[name];
		else return new FluentNone(`$${name}`);
	} else if (scope.args && Object.prototype.hasOwnProperty.call(scope.args, name)) arg = scope.args[name];
	else return scope.reportError(ReferenceError(`Unknown variable: $${name}`)), new FluentNone(`$${name}`);
	if (arg instanceof FluentType) return arg;
	switch (typeof arg) {
		case "string": return arg;
		case "number": return new FluentNumber(arg);
		case "object": if (FluentDateTime.supportsValue(arg)) return new FluentDateTime(arg);
		default: return scope.reportError(TypeError(`Variable type not supported: $${name}, ${typeof arg}`)), new FluentNone(`$${name}`);
	}
}
function resolveMessageReference(scope, { name, attr }) {
	let message = scope.bundle._messages.get(name);
	if (!message) return scope.reportError(ReferenceError(`Unknown message: ${name}`)), new FluentNone(name);
	if (attr) {
		let attribute = message.attributes[attr];
		return attribute ? resolvePattern(scope, attribute) : (scope.reportError(ReferenceError(`Unknown attribute: ${attr}`)), new FluentNone(`${name}.${attr}`));
	}
	return message.value ? resolvePattern(scope, message.value) : (scope.reportError(ReferenceError(`No value: ${name}`)), new FluentNone(name));
}
function resolveTermReference(scope, { name, attr, args }) {
	let id = `-${name}`, term = scope.bundle._terms.get(id);
	if (!term) return scope.reportError(ReferenceError(`Unknown term: ${id}`)), new FluentNone(id);
	if (attr) {
		let attribute = term.attributes[attr];
		if (attribute) {
			scope.params = getArguments(scope, args).named;
			let resolved = resolvePattern(scope, attribute);
			return scope.params = null, resolved;
		}
		return scope.reportError(ReferenceError(`Unknown attribute: ${attr}`)), new FluentNone(`${id}.${attr}`);
	}
	scope.params = getArguments(scope, args).named;
	let resolved = resolvePattern(scope, term.value);
	return scope.params = null, resolved;
}
function resolveFunctionReference(scope, { name, args }) {
	let func = scope.bundle._functions[name];
	if (!func) return scope.reportError(ReferenceError(`Unknown function: ${name}()`)), new FluentNone(`${name}()`);
	if (typeof func != "function") return scope.reportError(TypeError(`Function ${name}() is not callable`)), new FluentNone(`${name}()`);
	try {
		let resolved = getArguments(scope, args);
		return func(resolved.positional, resolved.named);
	} catch (err) {
		return scope.reportError(err), new FluentNone(`${name}()`);
	}
}
function resolveSelectExpression(scope, { selector, variants, star }) {
	let sel = resolveExpression(scope, selector);
	if (sel instanceof FluentNone) return getDefault(scope, variants, star);
	for (let variant of variants) if (match$1(scope, sel, resolveExpression(scope, variant.key))) return resolvePattern(scope, variant.value);
	return getDefault(scope, variants, star);
}
function resolveComplexPattern(scope, ptn) {
	if (scope.dirty.has(ptn)) return scope.reportError(RangeError("Cyclic reference")), new FluentNone();
	scope.dirty.add(ptn);
	let result = [], useIsolating = scope.bundle._useIsolating && ptn.length > 1;
	for (let elem of ptn) if (typeof elem == "string") result.push(scope.bundle._transform(elem));
	else {
		if (scope.placeables++, scope.placeables > MAX_PLACEABLES) throw scope.dirty.delete(ptn), RangeError(`Too many placeables expanded: ${scope.placeables}, max allowed is ${MAX_PLACEABLES}`);
		useIsolating && result.push(FSI), result.push(resolveExpression(scope, elem).toString(scope)), useIsolating && result.push(PDI);
	}
	return scope.dirty.delete(ptn), result.join("");
}
function resolvePattern(scope, value) {
	return typeof value == "string" ? scope.bundle._transform(value) : resolveComplexPattern(scope, value);
}
// node_modules/@fluent/bundle/esm/scope.js
var Scope = class {
	constructor(bundle, errors, args) {
		this.dirty = new WeakSet(), this.params = null, this.placeables = 0, this.bundle = bundle, this.errors = errors, this.args = args;
	}
	reportError(error) {
		if (!this.errors || !(error instanceof Error)) throw error;
		this.errors.push(error);
	}
	memoizeIntlObject(ctor, opts) {
		let cache = this.bundle._intls.get(ctor);
		cache || (cache = {}, this.bundle._intls.set(ctor, cache));
		let id = JSON.stringify(opts);
		return cache[id] || (cache[id] = new ctor(this.bundle.locales, opts)), cache[id];
	}
};
// node_modules/@fluent/bundle/esm/builtins.js
function values$1(opts, allowed) {
	let unwrapped = Object.create(null);
	for (let [name, opt] of Object.entries(opts)) allowed.includes(name) && (unwrapped[name] = opt.valueOf());
	return unwrapped;
}
var NUMBER_ALLOWED = [
	"unitDisplay",
	"currencyDisplay",
	"useGrouping",
	"minimumIntegerDigits",
	"minimumFractionDigits",
	"maximumFractionDigits",
	"minimumSignificantDigits",
	"maximumSignificantDigits"
];
function NUMBER(args, opts) {
	let arg = args[0];
	if (arg instanceof FluentNone) return new FluentNone(`NUMBER(${arg.valueOf()})`);
	if (arg instanceof FluentNumber) return new FluentNumber(arg.valueOf(), {
		...arg.opts,
		...values$1(opts, NUMBER_ALLOWED)
	});
	if (arg instanceof FluentDateTime) return new FluentNumber(arg.toNumber(), { ...values$1(opts, NUMBER_ALLOWED) });
	throw TypeError("Invalid argument to NUMBER");
}
var DATETIME_ALLOWED = [
	"dateStyle",
	"timeStyle",
	"fractionalSecondDigits",
	"dayPeriod",
	"hour12",
	"weekday",
	"era",
	"year",
	"month",
	"day",
	"hour",
	"minute",
	"second",
	"timeZoneName"
];
function DATETIME(args, opts) {
	let arg = args[0];
	if (arg instanceof FluentNone) return new FluentNone(`DATETIME(${arg.valueOf()})`);
	if (arg instanceof FluentDateTime || arg instanceof FluentNumber) return new FluentDateTime(arg, values$1(opts, DATETIME_ALLOWED));
	throw TypeError("Invalid argument to DATETIME");
}
// node_modules/@fluent/bundle/esm/memoizer.js
var cache = new Map();
function getMemoizerForLocale(locales) {
	let stringLocale = Array.isArray(locales) ? locales.join(" ") : locales, memoizer = cache.get(stringLocale);
	return memoizer === void 0 && (memoizer = new Map(), cache.set(stringLocale, memoizer)), memoizer;
}
// node_modules/@fluent/bundle/esm/bundle.js
var FluentBundle = class {
	constructor(locales, { functions, useIsolating = !0, transform = (v) => v } = {}) {
		this._terms = new Map(), this._messages = new Map(), this.locales = Array.isArray(locales) ? locales : [locales], this._functions = {
			NUMBER,
			DATETIME,
			...functions
		}, this._useIsolating = useIsolating, this._transform = transform, this._intls = getMemoizerForLocale(locales);
	}
	hasMessage(id) {
		return this._messages.has(id);
	}
	getMessage(id) {
		return this._messages.get(id);
	}
	addResource(res, { allowOverrides = !1 } = {}) {
		let errors = [];
		for (let i = 0; i < res.body.length; i++) {
			let entry = res.body[i];
			if (entry.id.startsWith("-")) {
				if (allowOverrides === !1 && this._terms.has(entry.id)) {
					errors.push(Error(`Attempt to override an existing term: "${entry.id}"`));
					continue;
				}
				this._terms.set(entry.id, entry);
			} else {
				if (allowOverrides === !1 && this._messages.has(entry.id)) {
					errors.push(Error(`Attempt to override an existing message: "${entry.id}"`));
					continue;
				}
				this._messages.set(entry.id, entry);
			}
		}
		return errors;
	}
	formatPattern(pattern, args = null, errors = null) {
		if (typeof pattern == "string") return this._transform(pattern);
		let scope = new Scope(this, errors, args);
		try {
			return resolveComplexPattern(scope, pattern).toString(scope);
		} catch (err) {
			if (scope.errors && err instanceof Error) return scope.errors.push(err), new FluentNone().toString(scope);
			throw err;
		}
	}
}, RE_MESSAGE_START = /^(-?[a-zA-Z][\w-]*) *= */gm, RE_ATTRIBUTE_START = /\.([a-zA-Z][\w-]*) *= */y, RE_VARIANT_START = /\*?\[/y, RE_NUMBER_LITERAL = /(-?[0-9]+(?:\.([0-9]+))?)/y, RE_IDENTIFIER = /([a-zA-Z][\w-]*)/y, RE_REFERENCE = /([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y, RE_FUNCTION_NAME = /^[A-Z][A-Z0-9_-]*$/, RE_TEXT_RUN = /([^{}\n\r]+)/y, RE_STRING_RUN = /([^\\"\n\r]*)/y, RE_STRING_ESCAPE = /\\([\\"])/y, RE_UNICODE_ESCAPE = /\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y, RE_LEADING_NEWLINES = /^\n+/, RE_TRAILING_SPACES = / +$/, RE_BLANK_LINES = / *\r?\n/g, RE_INDENT = /( *)$/, TOKEN_BRACE_OPEN = /{\s*/y, TOKEN_BRACE_CLOSE = /\s*}/y, TOKEN_BRACKET_OPEN = /\[\s*/y, TOKEN_BRACKET_CLOSE = /\s*] */y, TOKEN_PAREN_OPEN = /\s*\(\s*/y, TOKEN_ARROW = /\s*->\s*/y, TOKEN_COLON = /\s*:\s*/y, TOKEN_COMMA = /\s*,?\s*/y, TOKEN_BLANK = /\s+/y, FluentResource = class {
	constructor(source) {
		this.body = [], RE_MESSAGE_START.lastIndex = 0;
		let cursor = 0;
		for (;;) {
			let next = RE_MESSAGE_START.exec(source);
			if (next === null) break;
			cursor = RE_MESSAGE_START.lastIndex;
			try {
				this.body.push(parseMessage(next[1]));
			} catch (err) {
				if (err instanceof SyntaxError) continue;
				throw err;
			}
		}
		function test(re) {
			return re.lastIndex = cursor, re.test(source);
		}
		function consumeChar(char, errorClass) {
			if (source[cursor] === char) return cursor++, !0;
			if (errorClass) throw new errorClass(`Expected ${char}`);
			return !1;
		}
		function consumeToken(re, errorClass) {
			if (test(re)) return cursor = re.lastIndex, !0;
			if (errorClass) throw new errorClass(`Expected ${re.toString()}`);
			return !1;
		}
		function match(re) {
			re.lastIndex = cursor;
			let result = re.exec(source);
			if (result === null) throw SyntaxError(`Expected ${re.toString()}`);
			return cursor = re.lastIndex, result;
		}
		function match1(re) {
			return match(re)[1];
		}
		function parseMessage(id) {
			let value = parsePattern(), attributes = parseAttributes();
			if (value === null && Object.keys(attributes).length === 0) throw SyntaxError("Expected message value or attributes");
			return {
				id,
				value,
				attributes
			};
		}
		function parseAttributes() {
			let attrs = Object.create(null);
			for (; test(RE_ATTRIBUTE_START);) {
				let name = match1(RE_ATTRIBUTE_START), value = parsePattern();
				if (value === null) throw SyntaxError("Expected attribute value");
				attrs[name] = value;
			}
			return attrs;
		}
		function parsePattern() {
			let first;
			if (test(RE_TEXT_RUN) && (first = match1(RE_TEXT_RUN)), source[cursor] === "{" || source[cursor] === "}") return parsePatternElements(first ? [first] : [], Infinity);
			let indent = parseIndent();
			return indent ? first ? parsePatternElements([first, indent], indent.length) : (indent.value = trim(indent.value, RE_LEADING_NEWLINES), parsePatternElements([indent], indent.length)) : first ? trim(first, RE_TRAILING_SPACES) : null;
		}
		function parsePatternElements(elements = [], commonIndent) {
			for (;;) {
				if (test(RE_TEXT_RUN)) {
					elements.push(match1(RE_TEXT_RUN));
					continue;
				}
				if (source[cursor] === "{") {
					elements.push(parsePlaceable());
					continue;
				}
				if (source[cursor] === "}") throw SyntaxError("Unbalanced closing brace");
				let indent = parseIndent();
				if (indent) elements.push(indent), commonIndent = Math.min(commonIndent, indent.length);
				else break;
			}
			let lastIndex = elements.length - 1, lastElement = elements[lastIndex];
			typeof lastElement == "string" && (elements[lastIndex] = trim(lastElement, RE_TRAILING_SPACES));
			let baked = [];
			for (let element of elements) element instanceof Indent && (element = element.value.slice(0, element.value.length - commonIndent)), element && baked.push(element);
			return baked;
		}
		function parsePlaceable() {
			consumeToken(TOKEN_BRACE_OPEN, SyntaxError);
			let selector = parseInlineExpression();
			if (consumeToken(TOKEN_BRACE_CLOSE)) return selector;
			if (consumeToken(TOKEN_ARROW)) {
				let variants = parseVariants();
				return consumeToken(TOKEN_BRACE_CLOSE, SyntaxError), {
					type: "select",
					selector,
					...variants
				};
			}
			throw SyntaxError("Unclosed placeable");
		}
		function parseInlineExpression() {
			if (source[cursor] === "{") return parsePlaceable();
			if (test(RE_REFERENCE)) {
				let [, sigil, name, attr = null] = match(RE_REFERENCE);
				if (sigil === "$") return {
					type: "var",
					name
				};
				if (consumeToken(TOKEN_PAREN_OPEN)) {
					let args = parseArguments();
					if (sigil === "-") return {
						type: "term",
						name,
						attr,
						args
					};
					if (RE_FUNCTION_NAME.test(name)) return {
						type: "func",
						name,
						args
					};
					throw SyntaxError("Function names must be all upper-case");
				}
				return sigil === "-" ? {
					type: "term",
					name,
					attr,
					args: []
				} : {
					type: "mesg",
					name,
					attr
				};
			}
			return parseLiteral();
		}
		function parseArguments() {
			let args = [];
			for (;;) {
				switch (source[cursor]) {
					case ")": return cursor++, args;
					case void 0: throw SyntaxError("Unclosed argument list");
				}
				args.push(parseArgument()), consumeToken(TOKEN_COMMA);
			}
		}
		function parseArgument() {
			let expr = parseInlineExpression();
			return expr.type === "mesg" && consumeToken(TOKEN_COLON) ? {
				type: "narg",
				name: expr.name,
				value: parseLiteral()
			} : expr;
		}
		function parseVariants() {
			let variants = [], count = 0, star;
			for (; test(RE_VARIANT_START);) {
				consumeChar("*") && (star = count);
				let key = parseVariantKey(), value = parsePattern();
				if (value === null) throw SyntaxError("Expected variant value");
				variants[count++] = {
					key,
					value
				};
			}
			if (count === 0) return null;
			if (star === void 0) throw SyntaxError("Expected default variant");
			return {
				variants,
				star
			};
		}
		function parseVariantKey() {
			consumeToken(TOKEN_BRACKET_OPEN, SyntaxError);
			let key;
			return key = test(RE_NUMBER_LITERAL) ? parseNumberLiteral() : {
				type: "str",
				value: match1(RE_IDENTIFIER)
			}, consumeToken(TOKEN_BRACKET_CLOSE, SyntaxError), key;
		}
		function parseLiteral() {
			if (test(RE_NUMBER_LITERAL)) return parseNumberLiteral();
			if (source[cursor] === "\"") return parseStringLiteral();
			throw SyntaxError("Invalid expression");
		}
		function parseNumberLiteral() {
			let [, value, fraction = ""] = match(RE_NUMBER_LITERAL), precision = fraction.length;
			return {
				type: "num",
				value: parseFloat(value),
				precision
			};
		}
		function parseStringLiteral() {
			consumeChar("\"", SyntaxError);
			let value = "";
			for (;;) if (value += match1(RE_STRING_RUN), source[cursor] === "\\") value += parseEscapeSequence();
			else {
				if (consumeChar("\"")) return {
					type: "str",
					value
				};
				throw SyntaxError("Unclosed string literal");
			}
		}
		function parseEscapeSequence() {
			if (test(RE_STRING_ESCAPE)) return match1(RE_STRING_ESCAPE);
			if (test(RE_UNICODE_ESCAPE)) {
				let [, codepoint4, codepoint6] = match(RE_UNICODE_ESCAPE), codepoint = parseInt(codepoint4 || codepoint6, 16);
				return codepoint <= 55295 || 57344 <= codepoint ? String.fromCodePoint(codepoint) : "�";
			}
			throw SyntaxError("Unknown escape sequence");
		}
		function parseIndent() {
			let start = cursor;
			switch (consumeToken(TOKEN_BLANK), source[cursor]) {
				case ".":
				case "[":
				case "*":
				case "}":
				case void 0: return !1;
				case "{": return makeIndent(source.slice(start, cursor));
			}
			return source[cursor - 1] === " " && makeIndent(source.slice(start, cursor));
		}
		function trim(text, re) {
			return text.replace(re, "");
		}
		function makeIndent(blank) {
			let value = blank.replace(RE_BLANK_LINES, "\n"), length = RE_INDENT.exec(blank)[1].length;
			return new Indent(value, length);
		}
	}
}, Indent = class {
	constructor(value, length) {
		this.value = value, this.length = length;
	}
}, LANGUAGES = ["en", "cs"], KEPT_AS$10 = "plywood-language", PRESSED = "plywood-language-pressed";
function pick$1(kept, wanted) {
	let known = (tag) => LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
	return known(kept ?? "") ?? wanted.map(known).find((language) => language !== void 0) ?? "en";
}
function chosenLanguage() {
	if (typeof document > "u") return "en";
	try {
		return pick$1(localStorage.getItem(KEPT_AS$10), navigator.languages);
	} catch {
		return pick$1(null, navigator.languages);
	}
}
function choose(language) {
	localStorage.setItem(KEPT_AS$10, language), sessionStorage.setItem(PRESSED, "yes"), location.reload();
}
function wasChosen() {
	let isChosen = sessionStorage.getItem(PRESSED) !== null;
	return sessionStorage.removeItem(PRESSED), isChosen;
}
// \0vite/preload-helper.js
var scriptRel = (function() {
	let relList = typeof document < "u" && document.createElement("link").relList;
	return relList && relList.supports && relList.supports("modulepreload") ? "modulepreload" : "preload";
})(), assetsURL = function(dep, importerUrl) {
	return new URL(dep, importerUrl).href;
}, seen = {}, isCssPreloadUrl = function(url) {
	return url.pathname.endsWith(".css");
}, preloadOnce = function(seen, href, preload) {
	if (href in seen) return seen[href];
	let promise = preload();
	if (!promise) {
		seen[href] = void 0;
		return;
	}
	let preloadPromise = promise.then(() => {
		seen[href] = void 0;
	}, (err) => {
		throw seen[href] = void 0, err;
	});
	return seen[href] = preloadPromise, preloadPromise;
}, __vitePreload = function(baseModule, deps, importerUrl) {
	let promise = Promise.resolve();
	if (deps && deps.length > 0) {
		let preloadedHrefs, cspNonceMeta = document.querySelector("meta[property=csp-nonce]"), cspNonce = cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce");
		function allSettled(promises) {
			return Promise.all(promises.map((p) => Promise.resolve(p).then((value) => ({
				status: "fulfilled",
				value
			}), (reason) => ({
				status: "rejected",
				reason
			}))));
		}
		function importMetaResolve(specifier) {
			return import.meta.resolve ? new URL(import.meta.resolve(specifier)) : new URL(specifier, import.meta.url);
		}
		promise = allSettled(deps.map((depString) => {
			depString = assetsURL(depString, importerUrl);
			let dep = importMetaResolve(depString), isCss = isCssPreloadUrl(dep);
			return preloadOnce(seen, dep.href, () => {
				if (preloadedHrefs === void 0) {
					preloadedHrefs = {
						all: new Set(),
						styles: new Set()
					};
					let links = document.getElementsByTagName("link");
					for (let i = links.length - 1; i >= 0; i--) {
						let link = links[i];
						preloadedHrefs.all.add(link.href), link.rel === "stylesheet" && preloadedHrefs.styles.add(link.href);
					}
				}
				if ((isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)) return;
				let link = document.createElement("link");
				if (link.rel = isCss ? "stylesheet" : scriptRel, isCss || (link.as = "script"), link.crossOrigin = "", link.href = dep.href, cspNonce && link.setAttribute("nonce", cspNonce), document.head.appendChild(link), isCss) return new Promise((res, rej) => {
					let handleSettle = (e) => {
						link.removeEventListener("load", handleSettle), link.removeEventListener("error", handleSettle), e.type === "error" ? rej(Error(`Unable to preload CSS for ${dep}`)) : res(e);
					};
					link.addEventListener("load", handleSettle), link.addEventListener("error", handleSettle);
				});
			});
		}).filter((p) => p !== void 0));
	}
	function handlePreloadError(err) {
		let e = new Event("vite:preloadError", { cancelable: !0 });
		if (e.payload = err, window.dispatchEvent(e), !e.defaultPrevented) throw err;
	}
	return promise.then((res) => {
		for (let item of res || []) item.status === "rejected" && handlePreloadError(item.reason);
		return baseModule().catch(handlePreloadError);
	});
}, FILES = (await {
	en: () => __vitePreload(() => import("./english.js"), [], import.meta.url),
	cs: () => __vitePreload(() => import("./czech.js"), [], import.meta.url)
}[chosenLanguage()]()).default, LETTERS = { cs: {
	N: "J",
	B: "S",
	R: "V",
	Q: "D"
} }, PIECE = /(?<![\w/])[NBRQ](?=[a-h]?[1-8]?x?[a-h][1-8])|(?<=[a-h][18]=)[NBRQ]/g, isChess = () => !1;
function speakOfChess(asked) {
	isChess = asked;
}
function inLetters(text, language) {
	let letters = LETTERS[language];
	return letters && isChess() ? text.replaceAll(PIECE, (letter) => letters[letter] ?? letter) : text;
}
function fromLetters(move, language) {
	let letters = LETTERS[language];
	if (!letters || !isChess()) return move;
	let [english] = Object.entries(letters).find(([, letter]) => move.startsWith(letter)) ?? [];
	return english === void 0 ? move : english + move.slice(1);
}
// src/words/index.ts
function bundleOf(language) {
	let bundle = new FluentBundle(language, { useIsolating: !1 });
	for (let [path, text] of Object.entries(FILES)) path.includes(`/${language}/`) && bundle.addResource(new FluentResource(text));
	return bundle;
}
var spoken$3 = chosenLanguage(), bundle = bundleOf(spoken$3);
function language() {
	return spoken$3;
}
function message(name) {
	let found = bundle.getMessage(name);
	if (!found) throw Error(`there is no message ${name}`);
	return found;
}
function readable(text) {
	return inLetters(text, spoken$3);
}
function shown(values) {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value == "string" && name !== "position" ? readable(value) : value]));
}
function say(name, values = {}) {
	let { value } = message(name);
	return value === null ? "" : bundle.formatPattern(value, shown(values));
}
function isKnown(name) {
	return bundle.hasMessage(name);
}
function marks$1(name, values = {}) {
	let { attributes } = message(name);
	return Object.fromEntries(Object.entries(attributes).map(([attribute, pattern]) => [attribute, bundle.formatPattern(pattern, shown(values))]));
}
function label(element, name, values = {}) {
	let { value } = message(name);
	value !== null && (element.textContent = bundle.formatPattern(value, values));
	for (let [attribute, text] of Object.entries(marks$1(name, values))) element.setAttribute(attribute, text);
}
function labelPage() {
	document.documentElement.lang = spoken$3;
	for (let element of document.querySelectorAll("[data-say]")) label(element, element.getAttribute("data-say") ?? "");
}
// src/refusals.ts
var FORMS = [
	[/^(.+?) ([\d.]+) is too much: expected at most ([\d.]+)$/, "refusal-too-much"],
	[/^(.+?) ([\d.]+) is too little: expected at least ([\d.]+)$/, "refusal-too-little"],
	[/^game (\d+), move (\d+): bad move '(.*)': expected (.*)$/, "refusal-bad-move-in"],
	[/^(?:move (\d+): )bad move '(.*)': expected (.*)$/, "refusal-bad-move-at"],
	[/^bad move '(.*)': expected (.*)$/, "refusal-bad-move"],
	[/^bad position '(.*)': expected (.*)$/, "refusal-bad-position"],
	[/^bad (.+?) '(.*)': expected (.*)$/, "refusal-bad"],
	[/^unknown (.+?) '(.*)': expected (.*)$/, "refusal-unknown"],
	[/: try again later$/, "refusal-busy"],
	[/^stopped/, "refusal-stopped"],
	[/^the game is over in '(.*)': (.*)$/, "refusal-over"],
	[/^(\S+) nodes are too many for an exercise/, "refusal-exercise"],
	[/^the picture .*too (?:large|many)/, "refusal-picture"],
	[/^no token/, "refusal-token"],
	[/^\S+ has no answer: build tables with (.*), or give (.*)$/, "refusal-tables-or"],
	[/^\S+ has no answer: build tables with (.*)$/, "refusal-tables"],
	[/^\S+ has no answer: give (.*): tables of ours have at most (\d+) men, not (\d+)$/, "refusal-men-or"],
	[/^\S+ has no answer: tables of ours have at most (\d+) men(?: and Syzygy tables \d+)?, not (\d+)$/, "refusal-men"],
	[/^\S+ has no answer: solve a position with at most (\d+) empty squares, not (\d+)$/, "refusal-squares"]
], SCRIPT_FORMS = [
	[/^stopped after (\d+) ms of processor time/, "script-time"],
	[/^stopped: calls of more than (\d+) ms each have taken (\d+) s/, "script-slow"],
	[/^stopped: a text of more than (\d+) letters/, "script-letters"],
	[/^stopped: a list, a text or .* of more than (\d+) KiB/, "script-large"],
	[/^stopped at (\d+) MiB of memory/, "script-memory"],
	[/^gave (.*): expected a finite number$/, "script-no-number"],
	[/^gave (.*): expected a finite number; the game is over here, and such positions are asked, too$/, "script-no-number-at-end"],
	[/^gave (.*): expected one of p\.moves\(\)$/, "script-no-move"],
	[/^(\d+) bytes is too long: expected at most (\d+)$/, "script-long"],
	[/^(\d+) terms: expected 1 to (\d+)/, "script-terms"],
	[/^the terms add up to no finite number$/, "script-sum"]
], EXPECTED = [
	[/^a (?:legal )?move such as (.*?) or (.*)$/, "expected-move-such"],
	[/^(?:a )?legal move/, "expected-move"],
	[/^one of the captures (.*)$/, "expected-capture"],
	[/^8 ranks joined by '(.)'/, "expected-ranks"],
	[/^(\d+) to (\d+): no line is longer on (\d+ x \d+)$/, "expected-line"],
	[/^(?:a whole number, )?(\d+) to (\d+)$/, "expected-range"],
	[/^(\d+) cells of /, "expected-cells"],
	[/^squares (\d+) to (\d+)/, "expected-squares"]
];
function expectation(text) {
	let said = formed(EXPECTED, text);
	return said === null ? "" : ` (${say("refusal-expected", { a: said })})`;
}
function formed(forms, text) {
	for (let [form, name] of forms) {
		let found = form.exec(text);
		if (!found) continue;
		let [, ...parts] = found, last = parts.at(-1);
		form.source.endsWith("': expected (.*)$") && last !== void 0 && (parts[parts.length - 1] = expectation(last));
		let [a = "", b = "", c = "", d = ""] = parts;
		return say(name, {
			a,
			b,
			c,
			d
		});
	}
	return null;
}
var SCRIPT$1 = /^(\S+\.js)(?: line (\d+), column (\d+))?: (?:term '([^']*)': |(settled|scene|ended|choose|start|moves|play|outcome|turn|text|read|board|owner|way|chance): )?(.*?)(?: \(at ([^()]*)\))?$/s;
function scriptFault(text) {
	let found = SCRIPT$1.exec(text);
	if (!found) return null;
	let [, file = "", line, column, term, within, happened = "", position] = found, parts = [line === void 0 ? file : say("script-place", {
		file,
		line,
		column: column ?? ""
	})];
	return term !== void 0 && parts.push(say("script-term", { term })), within !== void 0 && parts.push(say("script-function", { within })), parts.push(formed(SCRIPT_FORMS, happened) ?? happened), parts.join(": ") + (position === void 0 ? "" : ` (${say("script-at", { position })})`);
}
function refusal(text) {
	return language() === "en" ? text : scriptFault(text) ?? formed(FORMS, text) ?? say("refusal-other", { a: text });
}
// src/token.ts
var KEPT_AS$9 = "plywood-token", SOCKET_TOKEN = "token.", SOCKET_PROTOCOL = "plywood", held = null;
function token() {
	try {
		return localStorage.getItem(KEPT_AS$9) ?? held;
	} catch {
		return held;
	}
}
function keep$2(given) {
	held = given;
	try {
		localStorage.setItem(KEPT_AS$9, given);
	} catch {}
}
function bearer(given) {
	return { authorization: `Bearer ${given}` };
}
function tokenHeader() {
	let known = token();
	return known === null ? {} : bearer(known);
}
function openSocket(path) {
	let address = new URL(path, document.baseURI);
	address.protocol = address.protocol === "https:" ? "wss:" : "ws:", address.hash = "", address.search = "";
	let known = token();
	return new WebSocket(address, known === null ? [SOCKET_PROTOCOL] : [SOCKET_PROTOCOL, SOCKET_TOKEN + known]);
}
async function takeToken() {
	let address = new URL(location.href), given = address.searchParams.get("token");
	if (given !== null) {
		try {
			let headers = {
				...bearer(given),
				"content-type": "application/json"
			}, { ok } = await fetch("api/running", {
				method: "POST",
				headers,
				body: JSON.stringify({ name: "alive" })
			});
			ok && keep$2(given);
		} catch {
			return;
		}
		address.searchParams.delete("token"), history.replaceState(history.state, "", address);
	}
}
// src/transport/transport.ts
function isLast$1(text) {
	let { type } = JSON.parse(text);
	return type === "done" || type === "error";
}
// src/transport/http.ts
var STOP = JSON.stringify({ type: "stop" });
function ask$1(path, { body, signal }) {
	let init = { headers: tokenHeader() };
	return body !== void 0 && Object.assign(init, {
		method: "POST",
		body,
		headers: {
			"content-type": "application/json",
			...tokenHeader()
		}
	}), signal && (init.signal = signal), fetch(`api/${path}`, init);
}
function converse(topic, first, listener) {
	let socket = openSocket(`api/${topic}`), isOver = !1, close = () => {
		isOver = !0, socket.close();
	};
	return socket.onopen = () => socket.send(first), socket.onmessage = ({ data }) => {
		let text = data;
		isLast$1(text) && close(), listener.heard(text);
	}, socket.onclose = () => {
		isOver || (isOver = !0, listener.lost());
	}, {
		stop: () => socket.readyState === WebSocket.OPEN ? socket.send(STOP) : close(),
		close
	};
}
async function openDoor() {
	return await takeToken(), {
		ask: ask$1,
		converse,
		silence: () => say("studio-silent")
	};
}
// src/transport/index.ts
var door$1 = null;
async function open() {
	door$1 = await openDoor();
}
function transport() {
	if (!door$1) throw Error("nothing is asked before the door is open");
	return door$1;
}
// src/api.ts
var Refused = class extends Error {
	status;
	constructor(message, status) {
		super(message), this.status = status;
	}
}, Unreachable = class extends Error {
	constructor() {
		super(transport().silence());
	}
};
async function lostConnection() {
	try {
		return await alive(), Error(say("connection-lost"));
	} catch (error) {
		return isStranger(error) ? Error(say("studio-anew")) : new Unreachable();
	}
}
function isStranger(error) {
	return error instanceof Refused && error.status === UNAUTHORIZED;
}
var UNAUTHORIZED = 401;
async function ask(path, question) {
	let response;
	try {
		response = await transport().ask(path, question);
	} catch (error) {
		throw question.signal?.aborted ? error : new Unreachable();
	}
	if (!response.ok) throw new Refused(refusal(await reason$1(response)), response.status);
	return response;
}
async function reason$1(response) {
	try {
		return (await response.json()).error ?? response.statusText;
	} catch {
		return `${response.status} ${response.statusText}`;
	}
}
function post(path, body, signal) {
	let question = { body: JSON.stringify(spoken$2(body)) };
	return ask(path, signal ? {
		...question,
		signal
	} : question);
}
var Talk = class {
	conversation;
	constructor(topic, first, tell) {
		this.conversation = transport().converse(topic, JSON.stringify(first), {
			heard: (text) => {
				let told = JSON.parse(text);
				tell(told.type === "error" ? {
					type: "error",
					error: refusal(told.error ?? "")
				} : told);
			},
			lost: () => void lostConnection().then(({ message }) => tell({
				type: "error",
				error: message
			}))
		});
	}
	stop() {
		this.conversation.stop();
	}
	close() {
		this.conversation.close();
	}
};
function spoken$2(body) {
	return "place" in body ? {
		...body,
		place: {
			...body.place,
			language: language()
		}
	} : body;
}
async function json(response) {
	return await (await response).json();
}
function games() {
	return json(ask(`games?language=${language()}`, {}));
}
function position(place, signal) {
	return json(post("position", { place }, signal));
}
function evaluate(place, evaluation, signal) {
	return json(post("eval", {
		place,
		eval: evaluation
	}, signal));
}
function record$1(place, text) {
	return json(post("record", {
		place: {
			...place,
			moves: []
		},
		text
	}));
}
async function write$1(place, tree, tags) {
	return (await json(post("write", {
		place: {
			...place,
			moves: []
		},
		tree,
		tags
	}))).text;
}
function vocabulary(place) {
	return json(post("vocabulary", { place }));
}
async function terms(place, evaluation, signal) {
	return (await json(post("terms", {
		place,
		eval: evaluation
	}, signal))).terms;
}
function search(place, how, tree, signal, name) {
	return json(post("search", {
		place,
		search: how,
		...tree ? { tree } : {},
		...name === void 0 ? {} : { name }
	}, signal));
}
async function running(name, stop) {
	return (await json(post("running", {
		name,
		stop
	}))).nodes;
}
async function alive() {
	await running("alive", !1);
}
function solve(place, signal) {
	return json(post("solve", {
		place,
		all_moves: !0
	}, signal));
}
function ending(place, signal) {
	return json(post("ending", { place }, signal));
}
function truths(place, tree, signal) {
	return json(post("truths", {
		place,
		tree
	}, signal));
}
function exercise(asked, answers, wish) {
	return json(post("exercise", {
		...asked,
		answers,
		...wish
	}));
}
async function quiz(asked, form) {
	return (await post("quiz", {
		exercise: spoken$2(asked),
		form
	})).blob();
}
async function lessons() {
	return (await json(post("lessons", { language: language() }))).lessons;
}
function lesson(name, seed, answers) {
	return json(post("lesson", {
		language: language(),
		name,
		seed,
		answers
	}));
}
function handIn(name, seed, answers) {
	return json(post("handin", {
		name,
		seed,
		lessons: answers
	}));
}
function collect(files) {
	return json(post("collect", {
		language: language(),
		files
	}));
}
async function openTree(text) {
	return (await json(post("open", JSON.parse(text)))).kept;
}
async function picture$2(asked) {
	return (await post("export", asked)).blob();
}
var TAB = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(""), Thinker = class extends Talk {
	constructor(who, place, think, tell) {
		super("think", spoken$2({
			type: "think",
			place,
			think,
			memory: `${TAB}-${who}`
		}), tell);
	}
}, SVG = "http://www.w3.org/2000/svg";
function fill(element, attributes, children) {
	for (let [name, value] of Object.entries(attributes)) typeof value == "function" ? element.addEventListener(name.slice(2).toLowerCase(), value) : value === !0 ? element.setAttribute(name, "") : value !== !1 && value != null && element.setAttribute(name, String(value));
	for (let child of children) child != null && child !== !1 && element.append(child);
}
function h$2(tag, attributes = {}, ...children) {
	let element = document.createElement(tag);
	return fill(element, attributes, children), element;
}
function s$2(tag, attributes = {}, ...children) {
	let element = document.createElementNS(SVG, tag);
	return fill(element, attributes, children), element;
}
function replace(parent, ...children) {
	parent.replaceChildren(...children.filter((child) => !!child));
}
var pressed = null, waiting = new Map();
function respectPresses() {
	document.addEventListener("pointerdown", ({ target }) => pressed = target instanceof Element ? target.closest("button, a, summary") : null, !0), document.addEventListener("click", ({ isTrusted }) => pressed = isTrusted ? null : pressed, !0);
	for (let end of ["pointerup", "pointercancel"]) window.addEventListener(end, () => setTimeout(letGo), !0);
	window.addEventListener("blur", letGo);
}
function letGo() {
	pressed = null;
	for (let [parent, children] of [...waiting]) renew(parent, ...children);
}
function renew(parent, ...children) {
	if (waiting.delete(parent), pressed && parent.contains(pressed)) {
		waiting.set(parent, children);
		return;
	}
	let root = rootOf(parent), focused = root.activeElement, isInside = focused !== null && focused !== parent && parent.contains(focused);
	if (replace(parent, ...children), !isInside || root.activeElement === focused) return;
	let named = focused.id ? root.getElementById(focused.id) : null, main = focused.matches("button.primary") ? parent.querySelector("button.primary") : null, heir = focused.isConnected ? focused : named ?? main;
	heir instanceof HTMLElement && heir.focus({ preventScroll: !0 });
}
function isTyping(event) {
	let [target] = event.composedPath();
	return target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=checkbox]):not([type=range]), textarea, select"));
}
function rootOf(element) {
	let root = element.getRootNode();
	return root instanceof ShadowRoot ? root : document;
}
function byId(id, root = document) {
	let element = root.getElementById(id);
	if (!element) throw Error(`the page has no ${id}`);
	return element;
}
function download(name, blob) {
	let link = h$2("a", {
		href: URL.createObjectURL(blob),
		download: name
	});
	link.click(), setTimeout(() => URL.revokeObjectURL(link.href), 1e4);
}
// node_modules/@preact/signals-core/dist/signals-core.module.js
var i$2 = Symbol.for("preact-signals");
function t$2() {
	if (v$1 > 1) v$1--;
	else {
		var i, t = !1;
		for ((function() {
			var i = c$1;
			for (c$1 = void 0; i !== void 0;) {
				var t = i.S;
				if (t.v === i.v) for (var r = t.t; r !== void 0; r = r.x) r.i === i.i && (r.i = t.i);
				i = i.o;
			}
		})(); h$1 !== void 0;) {
			var r = h$1;
			for (h$1 = void 0, s$1++; r !== void 0;) {
				var n = r.u;
				if (r.u = void 0, r.f &= -3, !(8 & r.f) && w$1(r)) try {
					r.c();
				} catch (r) {
					t ||= (i = r, !0);
				}
				r = n;
			}
		}
		if (s$1 = 0, v$1--, t) throw i;
	}
}
function r$1(i) {
	if (v$1 > 0) return i();
	u$1 = ++e$2, v$1++;
	try {
		return i();
	} finally {
		t$2();
	}
}
var n$1, o$1 = void 0;
function f$1(i) {
	var t = o$1, r = n$1;
	o$1 = void 0, n$1 = void 0;
	try {
		return i();
	} finally {
		o$1 = t, n$1 = r;
	}
}
var h$1 = void 0, v$1 = 0, s$1 = 0, e$2 = 0, u$1 = 0, c$1 = void 0, a$1 = 0;
function d$1(i) {
	if (o$1 !== void 0) {
		var t = i.n;
		if (t === void 0 || t.t !== o$1) return t = {
			i: 0,
			S: i,
			p: o$1.s,
			n: void 0,
			t: o$1,
			e: void 0,
			x: void 0,
			r: t
		}, o$1.s !== void 0 && (o$1.s.n = t), o$1.s = t, i.n = t, 32 & o$1.f && i.S(t), t;
		if (t.i === -1) return t.i = 0, t.n !== void 0 && (t.n.p = t.p, t.p !== void 0 && (t.p.n = t.n), t.p = o$1.s, t.n = void 0, o$1.s.n = t, o$1.s = t), t;
	}
}
function l$1(i, t) {
	this.v = i, this.i = 0, this.n = void 0, this.t = void 0, this.l = 0, this.W = t?.watched, this.Z = t?.unwatched, this.name = t?.name;
}
l$1.prototype.brand = i$2, l$1.prototype.h = function() {
	return !0;
}, l$1.prototype.S = function(i) {
	var t = this, r = this.t;
	r !== i && i.e === void 0 && (i.x = r, this.t = i, r === void 0 ? f$1(function() {
		var i;
		(i = t.W) == null || i.call(t);
	}) : r.e = i);
}, l$1.prototype.U = function(i) {
	var t = this;
	if (this.t !== void 0) {
		var r = i.e, n = i.x;
		r !== void 0 && (r.x = n, i.e = void 0), n !== void 0 && (n.e = r, i.x = void 0), i === this.t && (this.t = n, n === void 0 && f$1(function() {
			var i;
			(i = t.Z) == null || i.call(t);
		}));
	}
}, l$1.prototype.subscribe = function(i) {
	var t = this;
	return x$1(function() {
		var r = t.value;
		f$1(function() {
			return i(r);
		});
	}, { name: "sub" });
}, l$1.prototype.valueOf = function() {
	return this.value;
}, l$1.prototype.toString = function() {
	return this.value + "";
}, l$1.prototype.toJSON = function() {
	return this.value;
}, l$1.prototype.peek = function() {
	var i = this;
	return f$1(function() {
		return i.value;
	});
}, Object.defineProperty(l$1.prototype, "value", {
	get: function() {
		var i = d$1(this);
		return i !== void 0 && (i.i = this.i), this.v;
	},
	set: function(i) {
		if (i !== this.v) {
			if (s$1 > 100) throw Error("Cycle detected");
			(function(i) {
				v$1 !== 0 && s$1 === 0 && i.l !== u$1 && (i.l = u$1, c$1 = {
					S: i,
					v: i.v,
					i: i.i,
					o: c$1
				});
			})(this), this.v = i, this.i++, a$1++, v$1++;
			try {
				for (var r = this.t; r !== void 0; r = r.x) r.t.N();
			} finally {
				t$2();
			}
		}
	}
});
function y$1(i, t) {
	return new l$1(i, t);
}
function w$1(i) {
	for (var t = i.s; t !== void 0; t = t.n) if (t.S.i !== t.i || !t.S.h() || t.S.i !== t.i) return !0;
	return !1;
}
function b$1(i) {
	for (var t = i.s; t !== void 0; t = t.n) {
		var r = t.S.n;
		if (r !== void 0 && (t.r = r), t.S.n = t, t.i = -1, t.n === void 0) {
			i.s = t;
			break;
		}
	}
}
function _$1(i) {
	for (var t = i.s, r = void 0; t !== void 0;) {
		var n = t.p;
		t.i === -1 ? (t.S.U(t), n !== void 0 && (n.n = t.n), t.n !== void 0 && (t.n.p = n)) : r = t, t.S.n = t.r, t.r !== void 0 && (t.r = void 0), t = n;
	}
	i.s = r;
}
function j(i, t) {
	l$1.call(this, void 0, t), this.x = i, this.s = void 0, this.g = a$1 - 1, this.f = 4;
}
j.prototype = new l$1(), j.prototype.h = function() {
	if (this.f &= -3, 1 & this.f) return !1;
	if ((36 & this.f) == 32 || (this.f &= -5, this.g === a$1)) return !0;
	if (this.g = a$1, this.f |= 1, this.i > 0 && !w$1(this)) return this.f &= -2, !0;
	var i = o$1;
	try {
		b$1(this), o$1 = this;
		var t = this.x();
		(16 & this.f || this.v !== t || this.i === 0) && (this.v = t, this.f &= -17, this.i++);
	} catch (i) {
		this.v = i, this.f |= 16, this.i++;
	}
	return o$1 = i, _$1(this), this.f &= -2, !0;
}, j.prototype.S = function(i) {
	if (this.t === void 0) {
		this.f |= 36;
		for (var t = this.s; t !== void 0; t = t.n) t.S.S(t);
	}
	l$1.prototype.S.call(this, i);
}, j.prototype.U = function(i) {
	if (this.t !== void 0 && (l$1.prototype.U.call(this, i), this.t === void 0)) {
		this.f &= -33;
		for (var t = this.s; t !== void 0; t = t.n) t.S.U(t);
	}
}, j.prototype.N = function() {
	if (!(2 & this.f)) {
		this.f |= 6;
		for (var i = this.t; i !== void 0; i = i.x) i.t.N();
	}
}, Object.defineProperty(j.prototype, "value", { get: function() {
	if (1 & this.f) throw Error("Cycle detected");
	var i = d$1(this);
	if (this.h(), i !== void 0 && (i.i = this.i), 16 & this.f) throw this.v;
	return this.v;
} });
function O(i, t) {
	return new j(i, t);
}
function p$1(i) {
	var r = i.j;
	if (i.j = void 0, typeof r == "function") {
		v$1++;
		var n = o$1;
		o$1 = void 0;
		try {
			r();
		} catch (t) {
			throw i.f &= -2, i.f |= 8, g$1(i), t;
		} finally {
			o$1 = n, t$2();
		}
	}
}
function g$1(i) {
	for (var t = i.s; t !== void 0; t = t.n) t.S.U(t);
	i.x = void 0, i.s = void 0, p$1(i);
}
function S$1(i) {
	if (o$1 !== this) throw Error("Out-of-order effect");
	_$1(this), o$1 = i, this.f &= -2;
	try {
		8 & this.f && g$1(this);
	} finally {
		t$2();
	}
}
function m$1(i, t) {
	this.x = i, this.j = void 0, this.s = void 0, this.u = void 0, this.f = 32, this.name = t?.name, n$1 && n$1.push(this);
}
m$1.prototype.c = function() {
	var i = this.S();
	try {
		if (8 & this.f || this.x === void 0) return;
		var t = this.x();
		typeof t == "function" && (this.j = t);
	} finally {
		i();
	}
}, m$1.prototype.S = function() {
	if (1 & this.f) throw Error("Cycle detected");
	this.f |= 1, this.f &= -9, p$1(this), b$1(this), v$1++;
	var i = o$1;
	return o$1 = this, S$1.bind(this, i);
}, m$1.prototype.N = function() {
	2 & this.f || (this.f |= 2, this.u = h$1, h$1 = this);
}, m$1.prototype.d = function() {
	this.f |= 8, 1 & this.f || g$1(this);
}, m$1.prototype.dispose = function() {
	this.d();
};
function x$1(i, t) {
	var r = new m$1(i, t);
	try {
		r.c();
	} catch (i) {
		throw r.d(), i;
	}
	var n = r.d.bind(r);
	return n[Symbol.dispose] = n, n;
}
// src/signals.ts
function follow(read, run) {
	return x$1(() => {
		read(), f$1(run);
	});
}
function onChange(read, run) {
	let isFirst = !0;
	return follow(read, () => {
		isFirst || run(), isFirst = !1;
	});
}
var Panel = class {
	stops = [];
	drawn(draw) {
		this.stops.push(x$1(draw));
	}
	follow(read, run) {
		this.stops.push(follow(read, run));
	}
	onChange(read, run) {
		this.stops.push(onChange(read, run));
	}
	dispose() {
		for (let stop of this.stops.splice(0)) stop();
	}
}, OWN_GAME = "script", Bench = class {
	known = y$1(null);
	constructor(board) {
		onChange(() => board.era, () => this.learn(null));
	}
	get terms() {
		return this.known.value;
	}
	learn(terms) {
		this.known.value = terms;
	}
};
// src/carried.ts
function scriptsIn({ state, opened, result }, games) {
	let places = [
		state.place,
		opened?.place,
		result?.place
	], searches = [
		state.search,
		state.kept,
		opened?.settings,
		opened?.rival,
		result?.settings
	], scripts = [
		...places.map((place) => ["game", place && gameScript(place, games)]),
		...searches.map((search) => ["value", search?.eval?.script]),
		["agent", state.agent]
	].flatMap(([kind, text]) => typeof text == "string" && text !== "" ? [{
		kind,
		text
	}] : []);
	return scripts.filter((script, index) => scripts.findIndex(({ text }) => text === script.text) === index);
}
function gameScript(place, games) {
	let { text } = place.options;
	return place.game !== "script" || typeof text != "string" || (games.find(({ name }) => name === "script")?.options ?? []).some((option) => option.kind === "text" && option.samples.some((sample) => sample.text === text)) ? null : text;
}
function withoutScripts$1(parcel, games) {
	let { state, opened, result } = parcel;
	if (gameScript(state.place, games) !== null) return null;
	let [first, second] = state.players.map((player) => player === "agent" ? "human" : player), plain = {
		...state,
		search: usualEval(state.search),
		kept: state.kept && usualEval(state.kept),
		agent: null,
		players: [first ?? "human", second ?? "human"]
	}, isOurs = ({ place }) => gameScript(place, games) === null;
	return {
		state: plain,
		opened: opened && isOurs(opened) ? {
			...opened,
			settings: usualEval(opened.settings),
			rival: opened.rival && usualEval(opened.rival)
		} : null,
		result: result && isOurs(result) ? {
			...result,
			settings: usualEval(result.settings)
		} : null
	};
}
function usualEval({ eval: chosen, ...search }) {
	return chosen && chosen.script === void 0 ? {
		...search,
		eval: chosen
	} : search;
}
async function admit(carrier, parcel, games) {
	let rest = withoutScripts$1(parcel, games);
	return await mayRun(carrier, scriptsIn(parcel, games), rest !== null) ? parcel : rest;
}
async function admitLink({ state, opened }, games) {
	let admitted = await admit("link", {
		state,
		opened
	}, games);
	return admitted && {
		state: admitted.state,
		opened: admitted.opened ?? null
	};
}
var answer$2 = null;
async function mayRun(carrier, scripts, hasRest) {
	if (answer$2?.(!1), scripts.length === 0) return !0;
	let box = byId("carried-box");
	return new Promise((resolve) => {
		answer$2 = (isAllowed) => {
			answer$2 = null, box.close(), resolve(isAllowed);
		}, replace(box, ...question(carrier, scripts, hasRest)), box.oncancel = () => answer$2?.(!1), box.showModal();
	});
}
function question(carrier, scripts, hasRest) {
	return [
		h$2("h2", { id: "carried-title" }, say(carrier === "link" ? "carried-by-link" : "carried-by-file")),
		h$2("p", { id: "carried-about" }, say("carried-about")),
		...scripts.map(({ kind, text }) => h$2("label", { class: "carried-script" }, say(`editor-kind-${kind}`), h$2("textarea", {
			readonly: !0,
			rows: 10,
			spellcheck: "false",
			dir: "ltr"
		}, visible$1(text)))),
		h$2("div", { class: "line wrap" }, h$2("button", {
			id: "carried-without",
			autofocus: !0,
			onclick: () => answer$2?.(!1)
		}, say(hasRest ? "carried-without" : "carried-not")), h$2("button", {
			id: "carried-run",
			onclick: () => answer$2?.(!0)
		}, say("carried-run")))
	];
}
function visible$1(text) {
	return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => character === "\n" || character === "	" ? character : `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`);
}
// src/plain.ts
function isRecord(data) {
	return typeof data == "object" && !!data && !Array.isArray(data);
}
function texts$1(data) {
	return Array.isArray(data) ? data.filter((item) => typeof item == "string") : [];
}
function number$2(data, min, max, otherwise) {
	return typeof data == "number" && data >= min && data <= max ? data : otherwise;
}
// src/editor/drafts.ts
var KEPT_AS$8 = "plywood-scripts-1";
function all(store) {
	try {
		let data = JSON.parse(store.getItem(KEPT_AS$8) ?? "{}"), entries = isRecord(data) ? Object.entries(data) : [];
		return Object.fromEntries(entries.filter((entry) => typeof entry[1] == "string" && entry[1].length <= 262144));
	} catch {
		return {};
	}
}
function draft(store, game, kind) {
	return all(store)[`${game}:${kind}`] ?? null;
}
function keepDraft(store, game, kind, text) {
	if (!(text.length > 262144)) try {
		store.setItem(KEPT_AS$8, JSON.stringify({
			...all(store),
			[`${game}:${kind}`]: text
		}));
	} catch {}
}
// src/editor/fault.ts
var SCRIPT_NAME = "mine.js";
function faultIn(message) {
	let found = /^\S+ \p{L}+ (\d+), \p{L}+ (\d+): (.*)$/su.exec(message);
	return found ? {
		line: Number(found[1]),
		column: Number(found[2]),
		text: found[3] ?? ""
	} : null;
}
function kindOf(text) {
	let defines = (name) => RegExp(`\\b(function|const|let|var)\\s+${name}\\b`).test(text);
	return defines("start") && defines("play") ? "game" : defines("choose") && !/\bterm\s*\(/.test(text) ? "agent" : "value";
}
var SCRIPT_KINDS = [
	"value",
	"agent",
	"game"
], KEPT_AS$7 = "plywood-nets-1", ENDING$1 = ".net";
function readNets(text) {
	try {
		let data = JSON.parse(text ?? "[]");
		return Array.isArray(data) ? data.slice(-6).flatMap((item) => !isRecord(item) || typeof item.name != "string" || typeof item.game != "string" || typeof item.net != "string" ? [] : item.name.endsWith(ENDING$1) ? [{
			name: item.name,
			game: item.game,
			net: item.net
		}] : []) : [];
	} catch {
		return [];
	}
}
var nets = new class {
	store;
	list;
	constructor(store) {
		this.store = store, this.list = readNets(store.getItem(KEPT_AS$7));
	}
	of(game) {
		return this.list.filter((kept) => kept.game === game).reverse();
	}
	find(name) {
		return this.list.find((kept) => kept.name === name);
	}
	put(net) {
		this.list = [...this.list.filter((kept) => kept.name !== net.name), net].slice(-6);
		try {
			this.store.setItem(KEPT_AS$7, JSON.stringify(this.list));
		} catch {}
	}
}(typeof localStorage > "u" ? {
	getItem: () => null,
	setItem: () => void 0
} : localStorage), STYLES = {
	searched: {
		sign: "",
		colour: "soft"
	},
	selected: {
		sign: "",
		colour: "soft"
	},
	leaf: {
		sign: "",
		colour: "leaf"
	},
	terminal: {
		sign: "■",
		colour: "ink"
	},
	cutoff: {
		sign: "C",
		colour: "cut"
	},
	table: {
		sign: "T",
		colour: "table"
	},
	"null move": {
		sign: "N",
		colour: "null"
	},
	"stand pat": {
		sign: "P",
		colour: "null"
	},
	futility: {
		sign: "F",
		colour: "null"
	},
	delta: {
		sign: "D",
		colour: "null"
	},
	razoring: {
		sign: "Z",
		colour: "null"
	},
	exchanges: {
		sign: "X",
		colour: "null"
	},
	"prob cut": {
		sign: "O",
		colour: "cut"
	},
	singular: {
		sign: "S",
		colour: "cut"
	},
	quiescence: {
		sign: "Q",
		colour: "null"
	},
	"quiescence limits": {
		sign: "E",
		colour: "null"
	},
	"late move": {
		sign: "L",
		colour: "faint"
	},
	beam: {
		sign: "B",
		colour: "faint"
	},
	repetition: {
		sign: "R",
		colour: "rule"
	},
	"mate distance": {
		sign: "M",
		colour: "rule"
	},
	known: {
		sign: "K",
		colour: "table"
	},
	stopped: {
		sign: "!",
		colour: "faint"
	}
};
function ruleName(rule) {
	return isKnown(`rule-name-${rule}`) ? say(`rule-name-${rule}`) : rule;
}
var areLeavesGiven = () => !1;
function speakOfLeaves(asked) {
	areLeavesGiven = asked;
}
function exitStyle(word) {
	let style = STYLES[word];
	return style && word === "terminal" && areLeavesGiven() ? {
		...style,
		title: say("exit-given")
	} : style ? {
		...style,
		title: say(`exit-${word.replace(" ", "-")}`)
	} : {
		sign: "§",
		colour: "rule",
		title: say("exit-rule", { rule: ruleName(word) })
	};
}
// src/asks.ts
function usualSearch() {
	return { algorithm: "alphabeta" };
}
function isScript(data) {
	return typeof data == "string" && data.length <= 262144;
}
function evalFrom(data) {
	if (!isRecord(data)) return;
	let weights = isRecord(data.weights) ? Object.entries(data.weights).filter((entry) => typeof entry[1] == "number") : [], found = {
		...typeof data.preset == "string" ? { preset: data.preset } : {},
		...weights.length > 0 ? { weights: Object.fromEntries(weights) } : {},
		...isScript(data.script) ? { script: data.script } : {}
	};
	return Object.keys(found).length > 0 ? found : void 0;
}
function searchFrom(data) {
	let { algorithm, depth, order, beam, strict } = data, all = "allBest" in data ? data.allBest : data.all_best, [rules, without, evaluation] = [
		texts$1(data.rules),
		texts$1(data.without),
		evalFrom(data.eval)
	];
	return {
		algorithm: typeof algorithm == "string" ? algorithm : usualSearch().algorithm,
		...depth === "end" ? { depth } : typeof depth == "number" ? { depth: number$2(depth, 0, 1e3, 4) } : {},
		...order === !0 ? { order } : {},
		...typeof beam == "number" ? { beam: number$2(beam, 1, 65535, 1) } : {},
		...rules.length > 0 ? { rules } : {},
		...strict === !0 ? { strict } : {},
		...all === !0 ? { all_best: !0 } : {},
		...evaluation ? { eval: evaluation } : {},
		...without.length > 0 ? { without } : {}
	};
}
function sentEval(chosen = {}) {
	let kept = chosen.preset === void 0 ? void 0 : nets.find(chosen.preset);
	if (kept) return {
		net: kept.net,
		name: kept.name
	};
	let { script, preset, weights } = chosen, isWeighed = weights !== void 0 && Object.keys(weights).length > 0;
	return {
		...script === void 0 ? preset === void 0 ? {} : { preset } : {
			script,
			name: SCRIPT_NAME
		},
		...isWeighed ? { weights } : {}
	};
}
function sent(search) {
	let { algorithm, depth, order, beam, rules, strict, all_best, without } = searchFrom(search), evaluation = sentEval(search.eval), own = algorithm === "pvs" ? { without } : {
		order,
		beam,
		rules,
		strict,
		all_best
	}, given = Object.entries({
		depth,
		...Object.keys(evaluation).length > 0 ? { eval: evaluation } : {},
		...own
	}).filter(([, value]) => value !== void 0);
	return {
		algorithm,
		...Object.fromEntries(given)
	};
}
function isSameSearch(a, b) {
	return JSON.stringify(sent(a)) === JSON.stringify(sent(b));
}
function isChosen(chosen) {
	return Object.keys(sentEval(chosen)).length > 0;
}
function withVariant(search, variant) {
	let { algorithm, order, beam, rules } = variant;
	return {
		...search,
		algorithm,
		order,
		beam,
		rules: [...rules]
	};
}
function isVariant(search, variant) {
	return isSameSearch(withVariant(search, variant), search);
}
function thinkAsk(think, search) {
	let ask = {
		lines: think.lines,
		threads: think.threads
	};
	return think.endless || (ask.time_ms = Math.round(think.seconds * 1e3)), think.depth !== null && (ask.depth = think.depth), isChosen(search.eval) && (ask.eval = sentEval(search.eval)), search.without && search.without.length > 0 && (ask.without = search.without), ask;
}
function agentAsk(text) {
	return { agent: {
		name: SCRIPT_NAME,
		text
	} };
}
function levelAsk(levels, level) {
	let meant = levels[Math.min(level, levels.length) - 1];
	return meant ? {
		time_ms: meant.time_ms,
		...meant.depth === null ? {} : { depth: meant.depth }
	} : {};
}
function searchName(search) {
	let { algorithm, depth, order, beam, strict, rules, eval: evaluation, without } = searchFrom(search), name = `search-${algorithm}`, parts = [isKnown(name) ? say(name) : algorithm];
	return depth != null && parts.push(depth === "end" ? say("search-to-end") : say("search-depth", { depth })), order && parts.push(say("search-ordered")), beam && parts.push(say("search-beam", { beam })), strict && parts.push(say("search-strict")), rules && parts.push(rules.map(ruleName).join(" + ")), evaluation?.script === void 0 ? evaluation?.preset !== void 0 && parts.push(evaluation.preset) : parts.push(say("search-script")), without && parts.push(say("search-without", { techniques: without.join(", ") })), parts.join(", ");
}
var MOST_MOVES = 2e4;
function followers(tree) {
	let lists = Array.from({ length: tree.length + 1 }, () => []);
	return tree.forEach(({ parent }, node) => lists[parent + 1]?.push(node)), lists;
}
function follower(tree, node, move) {
	return tree.findIndex((played) => played.parent === node && played.move === move);
}
function grown$1(tree, moves) {
	let list = [...tree], node = -1;
	for (let move of moves) {
		let known = follower(list, node, move);
		node = known >= 0 ? known : list.push({
			parent: node,
			move
		}) - 1;
	}
	return list.length === tree.length ? tree : list;
}
function nodeAfter(tree, moves) {
	let node = -1;
	for (let move of moves) if (node = follower(tree, node, move), node < 0) return null;
	return node;
}
function movesTo$1(tree, node) {
	let moves = [];
	for (let at = tree[node]; at; at = tree[at.parent]) moves.push(at.move);
	return moves.reverse();
}
function lineThrough(tree, node) {
	let next = followers(tree), moves = movesTo$1(tree, node);
	for (let at = next[node + 1]?.[0]; at !== void 0; at = next[at + 1]?.[0]) moves.push(tree[at]?.move ?? "");
	return moves;
}
function merged(tree, other) {
	let list = [...tree], places = [];
	for (let played of other) {
		let parent = played.parent < 0 ? -1 : places[played.parent] ?? -1, known = follower(list, parent, played.move);
		places.push(known >= 0 ? known : list.push({
			...played,
			parent
		}) - 1);
	}
	return list.length === tree.length ? tree : list;
}
function isBelow(tree, node, above) {
	let at = node;
	for (; at > above;) at = tree[at]?.parent ?? -1;
	return at === above;
}
function reordered(tree, order) {
	let places = new Map(order.map((node, place) => [node, place]));
	return order.flatMap((node) => {
		let played = tree[node];
		return played ? [{
			...played,
			parent: places.get(played.parent) ?? -1
		}] : [];
	});
}
function without(tree, node) {
	return reordered(tree, [...tree.keys()].filter((one) => !isBelow(tree, one, node)));
}
function branchOf(tree, node) {
	let next = followers(tree);
	for (let at = node; at >= 0; at = tree[at]?.parent ?? -1) if (next[(tree[at]?.parent ?? -1) + 1]?.[0] !== at) return at;
	return null;
}
function promoted(tree, node) {
	let branch = branchOf(tree, node);
	if (branch === null) return tree;
	let first = tree.findIndex(({ parent }) => parent === tree[branch]?.parent), risen = [...tree.keys()].filter((one) => one >= first && isBelow(tree, one, branch)), rest = [...tree.keys()].filter((one) => one >= first && !risen.includes(one));
	return reordered(tree, [
		...tree.slice(0, first).keys(),
		...risen,
		...rest
	]);
}
var LONGEST_COMMENT = 2e3;
function annotated(tree, node, words, nags) {
	let text = words.trim().slice(0, LONGEST_COMMENT);
	return tree.map((played, index) => {
		if (index !== node) return played;
		let { parent, move } = played;
		return {
			parent,
			move,
			...text === "" ? {} : { comments: [text] },
			...nags.length > 0 ? { nags: [...nags] } : {}
		};
	});
}
function isMoreThanALine(tree) {
	return tree.some(({ parent, comments, nags }, node) => parent !== node - 1 || comments !== void 0 || nags !== void 0);
}
function treeFrom$1(data) {
	if (!Array.isArray(data) || data.length > MOST_MOVES) return null;
	let list = [];
	for (let [node, item] of data.entries()) {
		if (!isRecord(item) || typeof item.move != "string") return null;
		let { parent } = item;
		if (typeof parent != "number" || !Number.isInteger(parent) || parent < -1 || parent >= node) return null;
		let played = {
			parent,
			move: item.move
		};
		Array.isArray(item.comments) && (played.comments = item.comments.filter((one) => typeof one == "string")), Array.isArray(item.nags) && (played.nags = item.nags.filter((one) => typeof one == "number")), list.push(played);
	}
	return list;
}
// src/state.ts
var TREE_NODES = 1e5;
function usualThink() {
	return {
		depth: null,
		seconds: 10,
		endless: !1,
		lines: 1,
		threads: 1
	};
}
function placeOf(game, options = {}) {
	return {
		game,
		options,
		position: null,
		moves: []
	};
}
function wholePlace(place) {
	return {
		...placeOf(place.game),
		...place
	};
}
function player(data) {
	return typeof data == "string" && /^(human|random|settings|kept|truth|agent|level[1-9])$/.test(data) ? data : "human";
}
function usualState(game) {
	let players = [player(game.players[0]), player(game.players[1])], search = usualSearch();
	return game.algorithms.includes(search.algorithm) || (search.algorithm = game.algorithms[0] ?? search.algorithm), {
		place: placeOf(game.name, { ...game.scored?.options }),
		ply: 0,
		tree: [],
		search,
		recorded: TREE_NODES,
		think: usualThink(),
		players,
		kept: null,
		agent: null,
		clock: null,
		over: null,
		tags: []
	};
}
function shownPlace(state) {
	return {
		...state.place,
		moves: state.place.moves.slice(0, state.ply)
	};
}
function isSameGame(a, b) {
	return a.game === b.game && a.position === b.position && JSON.stringify(a.options) === JSON.stringify(b.options);
}
function goesOn(from, to) {
	return isSameGame(from, to) && from.moves.every((move, ply) => to.moves[ply] === move);
}
function isSamePlace(a, b) {
	return goesOn(a, b) && a.moves.length === b.moves.length;
}
function wound(clock) {
	return clock && {
		...clock,
		left: [clock.base, clock.base]
	};
}
// src/link.ts
var VERSION$1 = 1;
function plain(state) {
	let { tree, ...rest } = state;
	return {
		v: VERSION$1,
		...rest,
		...isMoreThanALine(tree) ? { tree } : {}
	};
}
var LINK_SCRIPT = 12e3;
function longestScript({ search, agent }) {
	return Math.max(search.eval?.script?.length ?? 0, agent?.length ?? 0);
}
function withoutScripts(data) {
	let scripts = [], number = (text) => scripts.includes(text) ? scripts.indexOf(text) : scripts.push(text) - 1, isScript = (key, value) => (key === "script" || key === "agent") && typeof value == "string", text = JSON.stringify(data, (key, value) => isScript(key, value) ? number(value) : value), fit = scripts.map((script) => script.length <= 12e3 ? script : "");
	return scripts.length === 0 ? text : `${text.slice(0, -1)},"scripts":${JSON.stringify(fit)}}`;
}
function withScripts(text) {
	let data = JSON.parse(text), scripts = isRecord(data) ? texts$1(data.scripts) : [];
	return JSON.parse(text, (key, value) => (key === "script" || key === "agent") && typeof value == "number" ? scripts[value] : value);
}
function encode(state, opened = null) {
	let bytes = new TextEncoder().encode(withoutScripts({
		...plain(state),
		...opened ? { opened } : {}
	})), text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
	return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
function decode(hash, games) {
	try {
		let text = atob(hash.replaceAll("-", "+").replaceAll("_", "/")), bytes = Uint8Array.from(text, (character) => character.charCodeAt(0)), data = withScripts(new TextDecoder("utf-8", { fatal: !0 }).decode(bytes)), state = fromPlain(data, games);
		return state && {
			state,
			opened: isRecord(data) ? openedFrom(data.opened, games) : null
		};
	} catch {
		return null;
	}
}
function openedFrom(data, games) {
	if (!isRecord(data) || !isRecord(data.place) || !isRecord(data.settings)) return null;
	let place = placeFrom(data.place, games);
	if (!place) return null;
	let index = (item) => typeof item == "number" && Number.isInteger(item) && item >= 0 ? item : -1, moment = index(data.moment);
	return {
		place,
		settings: searchFrom(data.settings),
		recorded: recordedFrom(data, data.settings),
		node: index(data.node),
		moment: moment < 0 ? null : moment,
		rival: isRecord(data.rival) ? searchFrom(data.rival) : null,
		exercise: data.exercise === !0
	};
}
var MOST_RECORDED = 25e4;
function recordedFrom(data, search) {
	return number$2(data.recorded ?? (isRecord(search) ? search.nodes : void 0), 1, MOST_RECORDED, TREE_NODES);
}
function fromPlain(data, games) {
	if (!isRecord(data) || data.v !== VERSION$1 || !isRecord(data.place)) return null;
	let place = placeFrom(data.place, games), game = games.find((entry) => entry.name === place?.game);
	if (!place || !game) return null;
	let state = usualState(game);
	return state.place = place, state.ply = Math.round(number$2(data.ply, 0, place.moves.length, place.moves.length)), state.tree = grown$1(treeFrom$1(data.tree) ?? [], place.moves), isRecord(data.search) && (state.search = searchFrom(data.search)), state.recorded = recordedFrom(data, data.search), isRecord(data.think) && (state.think = thinkFrom(data.think)), Array.isArray(data.players) && (state.players = [player(data.players[0]), player(data.players[1])]), isScript(data.agent) && (state.agent = data.agent), isRecord(data.kept) && (state.kept = searchFrom(data.kept)), isRecord(data.clock) && (state.clock = clockFrom(data.clock)), typeof data.over == "string" && (state.over = data.over.slice(0, 100)), state.tags = tagsFrom(data.tags), state;
}
var MOST_TAGS = 30, LONGEST_TAG = 200;
function tagsFrom(data) {
	return Array.isArray(data) ? data.filter((item) => Array.isArray(item) && item.length === 2 && item.every((part) => typeof part == "string" && part.length <= LONGEST_TAG)).slice(0, MOST_TAGS) : [];
}
function placeFrom(data, games) {
	let game = games.find((entry) => entry.name === data.game);
	if (!game) return null;
	let position = typeof data.position == "string" ? data.position : null;
	return {
		game: game.name,
		options: options$1(data.options, game),
		position,
		moves: texts$1(data.moves)
	};
}
function options$1(data, game) {
	let known = new Set(game.options.map((option) => option.name)), good = (isRecord(data) ? Object.entries(data) : []).filter((entry) => known.has(entry[0]) && (typeof entry[1] == "string" || typeof entry[1] == "number"));
	return Object.fromEntries(good);
}
function thinkFrom(data) {
	let usual = usualThink();
	return {
		depth: typeof data.depth == "number" ? number$2(data.depth, 1, 1e3, 6) : null,
		seconds: number$2(data.seconds, .1, 600, usual.seconds),
		endless: data.endless === !0,
		lines: Math.round(number$2(data.lines, 1, 50, usual.lines)),
		threads: Math.round(number$2(data.threads, 1, 256, usual.threads))
	};
}
var LONGEST_MS = 864e5;
function clockFrom(data) {
	let ms = (item, otherwise) => number$2(item, 0, LONGEST_MS, otherwise), base = ms(data.base, 3e5), left = Array.isArray(data.left) ? data.left : [];
	return {
		base,
		bonus: ms(data.bonus, 0),
		left: [ms(left[0], base), ms(left[1], base)]
	};
}
// src/kept.ts
var PREFIX$1 = "plywood-game-1:", MOST_LETTERS$2 = 4e5;
function newId() {
	return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function names(store) {
	return Array.from({ length: store.length }, (_, index) => store.key(index) ?? "").filter((key) => key.startsWith(PREFIX$1));
}
function read(text, id, games) {
	try {
		let data = JSON.parse(text ?? "");
		if (!isRecord(data) || typeof data.at != "number") return null;
		let state = fromPlain(data.state, games);
		return state && {
			id,
			at: data.at,
			state
		};
	} catch {
		return null;
	}
}
function keptGames(store, games) {
	let list = [], damaged = 0;
	for (let name of names(store)) {
		let kept = read(store.getItem(name), name.slice(15), games);
		kept ? list.push(kept) : (damaged += 1, store.removeItem(name));
	}
	return {
		list: list.sort((a, b) => b.at - a.at),
		damaged
	};
}
function keep$1(store, id, state, games, now = Date.now()) {
	let text = JSON.stringify({
		at: now,
		state: plain(state)
	});
	if (text.length > MOST_LETTERS$2) return !1;
	try {
		store.setItem(PREFIX$1 + id, text);
	} catch {
		return !1;
	}
	for (let old of keptGames(store, games).list.slice(12)) store.removeItem(PREFIX$1 + old.id);
	return !0;
}
function isWorthKeeping({ place, tree }) {
	return tree.length > 0 || place.position !== null;
}
// src/address.ts
var REST_MS$4 = 400, Address = class extends Panel {
	app;
	resting = 0;
	visited;
	constructor(app) {
		super(), this.app = app;
		let { board, search } = app;
		this.visited = board.visit, this.follow(() => [
			board.state,
			board.id,
			board.visit,
			search.result,
			search.selected,
			search.compared,
			app.stage.beside
		], () => this.write()), this.onChange(() => search.moment, () => this.writeSoon());
	}
	writeSoon() {
		clearTimeout(this.resting), this.resting = window.setTimeout(() => this.write(), REST_MS$4);
	}
	write() {
		f$1(() => {
			let { board, search, catalogue } = this.app;
			if (!board.view) return;
			let isVisit = board.visit !== this.visited;
			this.visited = board.visit, isWorthKeeping(board.state) && keep$1(localStorage, board.id, board.state, catalogue.games);
			let hash = `#${encode(board.state, search.opened)}`;
			(hash !== location.hash || history.state === null) && (isVisit && hash !== location.hash ? history.pushState({ game: board.id }, "", hash) : history.replaceState({ game: board.id }, "", hash));
		});
	}
	async follows() {
		let { board, search, catalogue } = this.app, { link, isDamaged } = await linked(catalogue.games);
		link ? await board.revisit(link, gameOfEntry() ?? null) && link.opened && await search.reopen(link.opened) : isDamaged || this.write();
	}
};
function gameOfEntry() {
	let entry = history.state;
	return isRecord(entry) && typeof entry.game == "string" ? entry.game : void 0;
}
async function linked(games) {
	let hash = location.hash.slice(1), link = decode(hash, games);
	return link ? {
		link: gameOfEntry() === void 0 ? await admitLink(link, games) : link,
		isDamaged: !1
	} : {
		link,
		isDamaged: hash !== ""
	};
}
// src/past.ts
var MOST$1 = 300, Past = class {
	before;
	after = [];
	constructor(before = []) {
		this.before = before;
	}
	last(count) {
		return this.before.slice(-count);
	}
	add(was) {
		this.before.push(was), this.before.length > MOST$1 && this.before.shift(), this.after = [];
	}
	get canUndo() {
		return this.before.length > 0;
	}
	get canRedo() {
		return this.after.length > 0;
	}
	undo(now) {
		let was = this.before.pop();
		return was === void 0 ? null : (this.after.push(now), was);
	}
	redo(now) {
		let next = this.after.pop();
		return next === void 0 ? null : (this.before.push(now), next);
	}
}, KEPT_AS$6 = "plywood-past-1", MOST_LETTERS$1 = 1e6;
function keepPast(past) {
	let text = JSON.stringify(past.map(({ state, id }) => ({
		id,
		state: plain(state)
	})));
	try {
		text.length <= MOST_LETTERS$1 && sessionStorage.setItem(KEPT_AS$6, text);
	} catch {}
}
function readPast(games) {
	try {
		let data = JSON.parse(sessionStorage.getItem(KEPT_AS$6) ?? "[]");
		return Array.isArray(data) ? data.slice(-20).flatMap((item) => snapshot(item, games)) : [];
	} catch {
		return [];
	}
}
function snapshot(item, games) {
	let state = isRecord(item) ? fromPlain(item.state, games) : null;
	return isRecord(item) && state && typeof item.id == "string" ? [{
		id: item.id,
		state
	}] : [];
}
// src/board/board.ts
var Board = class {
	catalogue;
	news;
	scene;
	wanted;
	seen = y$1(null);
	past;
	searchPast = new Past();
	turns = y$1(0);
	asking = null;
	isMoving = !1;
	parts;
	look;
	shownHere;
	info;
	constructor(catalogue, news, state, id = newId()) {
		this.catalogue = catalogue, this.news = news, this.past = new Past(readPast(catalogue.games));
		let first = state ?? usualState(this.firstGame());
		this.wanted = {
			state: first,
			id,
			preview: null,
			frontier: shownPlace(first),
			era: {},
			subject: {},
			visit: {}
		}, this.scene = y$1(this.wanted), this.look = slices(() => this.scene.value, this.wanted), this.parts = slices(() => this.look.state.value, first), this.shownHere = O(() => ({
			...this.place,
			moves: this.place.moves.slice(0, this.ply)
		})), this.info = O(() => this.gameInfo());
	}
	firstGame() {
		let first = this.catalogue.games[0];
		if (!first) throw Error(say("no-game"));
		return first;
	}
	gameOf(name) {
		return this.catalogue.games.find((game) => game.name === name) ?? this.firstGame();
	}
	gameInfo() {
		let game = this.gameOf(this.place.game), { view } = this;
		if (view?.game !== "script" || game.name !== "script") return game;
		let { sides, algorithms, can_think, can_solve } = view;
		return {
			...game,
			sides,
			algorithms,
			can_think,
			can_solve
		};
	}
	get game() {
		return this.info.value;
	}
	get state() {
		return this.look.state.value;
	}
	get id() {
		return this.look.id.value;
	}
	get preview() {
		return this.look.preview.value;
	}
	get frontier() {
		return this.look.frontier.value;
	}
	get era() {
		return this.look.era.value;
	}
	get subject() {
		return this.look.subject.value;
	}
	get visit() {
		return this.look.visit.value;
	}
	get place() {
		return this.parts.place.value;
	}
	get ply() {
		return this.parts.ply.value;
	}
	get tree() {
		return this.parts.tree.value;
	}
	get search() {
		return this.parts.search.value;
	}
	get think() {
		return this.parts.think.value;
	}
	get players() {
		return this.parts.players.value;
	}
	get kept() {
		return this.parts.kept.value;
	}
	get agent() {
		return this.parts.agent.value;
	}
	get clock() {
		return this.parts.clock.value;
	}
	get tags() {
		return this.parts.tags.value;
	}
	get here() {
		return this.shownHere.value;
	}
	get view() {
		return this.seen.value;
	}
	shown() {
		return placeOn(this.scene.value);
	}
	isAtFrontier() {
		return this.frontier !== null && isSamePlace(this.frontier, this.here);
	}
	over() {
		return this.isAtFrontier() && !this.preview ? this.parts.over.value : null;
	}
	get node() {
		return nodeAfter(this.tree, this.here.moves) ?? -1;
	}
	get canUndo() {
		return this.turns.value >= 0 && this.past.canUndo;
	}
	get canRedo() {
		return this.turns.value >= 0 && this.past.canRedo;
	}
	set(part) {
		this.wanted = {
			...this.wanted,
			state: {
				...this.wanted.state,
				...part
			}
		};
		let scene = this.scene.peek();
		this.scene.value = {
			...scene,
			state: {
				...scene.state,
				...part
			}
		};
	}
	changeSearch(change) {
		this.searchPast.add(this.wanted.state.search), this.turns.value += 1, this.set({ search: {
			...this.wanted.state.search,
			...change
		} });
	}
	get canUndoSearch() {
		return this.turns.value >= 0 && this.searchPast.canUndo;
	}
	undoSearch() {
		let search = this.searchPast.undo(this.wanted.state.search);
		search && (this.turns.value += 1, this.set({ search }));
	}
	async show(change, isUndone = !1) {
		this.wanted = {
			...this.wanted,
			...change
		}, this.asking?.abort();
		let asking = new AbortController();
		this.asking = asking;
		try {
			let view = await position(placeOn(this.wanted), asking.signal);
			return asking.signal.aborted ? "overtaken" : (this.arrive(view, isUndone), "shown");
		} catch (error) {
			return asking.signal.aborted ? "overtaken" : (this.wanted = this.scene.peek(), this.news.fail(error), "refused");
		}
	}
	arrive(view, isUndone) {
		let before = this.scene.peek(), isOther = this.wanted.id !== before.id || this.wanted.state.tree !== before.state.tree;
		isOther && !isUndone && this.past.add({
			state: before.state,
			id: before.id
		}), isOther && keepPast(this.past.last(20)), r$1(() => {
			this.turns.value += 1, this.scene.value = this.wanted, this.seen.value = view;
		});
	}
	refresh() {
		return this.show({});
	}
	async change(state, change = { visit: {} }) {
		return await this.show({
			state,
			preview: null,
			frontier: shownPlace(state),
			...change
		}) === "shown";
	}
	setPlace(place, tree = [], tags = []) {
		let { state } = this.wanted, next = {
			...state,
			place,
			ply: place.moves.length,
			tree: grown$1(tree, place.moves),
			over: null,
			clock: wound(state.clock),
			tags
		};
		return this.change(next, {
			id: newId(),
			visit: {},
			subject: {}
		});
	}
	restore(state, id = newId()) {
		return this.change(state, {
			id,
			visit: {},
			subject: {},
			era: {}
		});
	}
	setGame(name) {
		return this.restore({
			...usualState(this.gameOf(name)),
			think: this.wanted.state.think
		});
	}
	undo = () => this.travel(this.past.undo(this.snapshot()));
	redo = () => this.travel(this.past.redo(this.snapshot()));
	snapshot() {
		let { state, id } = this.scene.peek();
		return {
			state,
			id
		};
	}
	async travel(to) {
		if (!to) return !1;
		let { place, ply, tree } = to.state, { state } = this.wanted, isSame = isSameGame(place, state.place), common = {
			id: to.id,
			preview: null,
			frontier: null,
			visit: {}
		}, other = {
			state: to.state,
			subject: {},
			era: {}
		};
		return await this.show({
			...common,
			...isSame ? { state: {
				...state,
				place,
				ply,
				tree
			} } : other
		}, !0) === "shown";
	}
	goOnHere() {
		this.wanted = {
			...this.wanted,
			frontier: shownPlace(this.wanted.state)
		}, this.scene.value = {
			...this.scene.peek(),
			frontier: this.here
		};
	}
	async revisit({ state }, id) {
		let now = this.wanted, isHere = isSameGame(state.place, now.state.place) && (id === null || id === now.id), known = isHere ? now.state.tree : this.keptTree(id), tree = known ? merged(known, state.tree) : state.tree, path = shownPlace(state).moves, there = {
			place: {
				...state.place,
				moves: lineThrough(tree, nodeAfter(tree, path) ?? -1)
			},
			ply: path.length,
			tree
		};
		return isHere ? (await this.show({
			state: {
				...now.state,
				...there
			},
			preview: null
		}, !0), !1) : this.restore({
			...state,
			...there
		}, id ?? newId());
	}
	keptTree(id) {
		return keptGames(localStorage, this.catalogue.games).list.find((kept) => kept.id === id)?.state.tree ?? null;
	}
	async play(move, isVisit = !0) {
		if (this.isMoving) return !1;
		this.isMoving = !0;
		try {
			let place = this.shown();
			return await this.goOnFrom(place, [...place.moves, move], isVisit);
		} finally {
			this.isMoving = !1;
		}
	}
	async goOnFrom(place, moves, isVisit = !0) {
		let { state, id } = this.wanted, isSame = isSameGame(place, state.place), tree = grown$1(isSame ? state.tree : [], moves), line = lineThrough(tree, nodeAfter(tree, moves) ?? -1), next = {
			...state,
			place: {
				...place,
				moves: line
			},
			ply: moves.length,
			tree,
			over: null,
			tags: isSame ? state.tags : []
		};
		return await this.change(next, {
			id: isSame ? id : newId(),
			...isVisit ? { visit: {} } : {}
		}) ? (isSame || this.news.tell(say("new-game-begins")), !0) : !1;
	}
	async playLine(moves) {
		let { here } = this;
		await this.goOnFrom(here, [...here.moves, ...moves]);
	}
	async goOn() {
		let place = this.shown();
		await this.goOnFrom(place, place.moves);
	}
	async go(ply) {
		let { state } = this.wanted, wanted = Math.max(0, Math.min(state.place.moves.length, ply));
		await this.show({
			state: {
				...state,
				ply: wanted
			},
			preview: null
		});
	}
	step(plies) {
		return this.go(this.wanted.state.ply + plies);
	}
	async goTo(node) {
		let { state } = this.wanted, { tree, place } = state;
		await this.show({
			state: {
				...state,
				place: {
					...place,
					moves: lineThrough(tree, node)
				},
				ply: movesTo$1(tree, node).length
			},
			preview: null,
			visit: {}
		});
	}
	async lookAhead(preview) {
		(preview !== null || this.wanted.preview !== null) && await this.show({ preview });
	}
	async deleteLine() {
		let { node } = this, { state } = this.wanted, above = state.tree[node];
		if (!above) return;
		let tree = without(state.tree, node), path = movesTo$1(tree, above.parent), moves = lineThrough(tree, nodeAfter(tree, path) ?? -1);
		await this.change({
			...state,
			tree,
			place: {
				...state.place,
				moves
			},
			ply: path.length
		});
	}
	annotate(words, nags) {
		let { state, id } = this.scene.peek(), tree = annotated(state.tree, this.node, words, nags);
		this.past.add({
			state,
			id
		}), this.turns.value += 1, this.wanted = {
			...this.wanted,
			state: {
				...this.wanted.state,
				tree
			}
		}, this.scene.value = {
			...this.scene.peek(),
			state: {
				...state,
				tree
			}
		};
	}
	async promoteLine() {
		let { state } = this.wanted;
		await this.change({
			...state,
			tree: promoted(state.tree, this.node)
		});
	}
};
function placeOn({ state, preview }) {
	return preview ? preview.position === null ? {
		...preview.place,
		moves: [...preview.place.moves, ...preview.moves]
	} : {
		...preview.place,
		position: preview.position,
		moves: []
	} : shownPlace(state);
}
function slices(read, whole) {
	let entries = Object.keys(whole).map((name) => [name, O(() => read()[name])]);
	return Object.fromEntries(entries);
}
// src/judging.ts
function judgeOf({ algorithm, eval: chosen }, game) {
	return isChosen(chosen) ? chosen : algorithm === "pvs" && game.player_eval !== null ? { preset: game.player_eval } : {};
}
function judgeName(settings, game) {
	let { script, preset, weights = {} } = judgeOf(settings, game), name = script === void 0 ? preset ?? game.presets[0]?.name ?? "" : say("search-script");
	return Object.keys(weights).length > 0 ? say("judge-other-weights", { name }) : name;
}
function isSameJudge(a, b, game) {
	let whole = (settings) => {
		let { preset, weights = {}, script } = judgeOf(settings, game);
		return JSON.stringify([script ?? preset ?? game.presets[0]?.name, Object.entries(weights).sort()]);
	};
	return whole(a) === whole(b);
}
// src/board/worths.ts
var CELL$2 = /([a-z]?\d+)$/, TOGETHER = "together";
function worths({ terms }, grid) {
	let cells = new Map();
	for (let [cell, { label, piece }] of grid.cells.entries()) {
		if (piece === " ") continue;
		let name = `${grid.column_names[cell % grid.columns] ?? ""}${grid.row_names[Math.floor(cell / grid.columns)] ?? ""}`;
		label !== "" && cells.set(label, cell), name !== "" && cells.set(name, cell);
	}
	let found = terms.flatMap(({ name, value }) => {
		let cell = cells.get(CELL$2.exec(name)?.[1] ?? "");
		return cell === void 0 ? [] : [{
			cell,
			value
		}];
	});
	return terms.at(-1)?.name === TOGETHER ? found : [];
}
// src/board/judgement.ts
var Judgement = class {
	board;
	search;
	isPlayers;
	asking = null;
	said = y$1(null);
	current = O(() => {
		let said = this.said.value;
		return said !== null && said.view === this.board.view && said.by === this.by() ? said : null;
	});
	constructor(board, search, isPlayers) {
		this.board = board, this.search = search, this.isPlayers = isPlayers, follow(() => [
			board.view,
			board.search,
			this.by()
		], () => void this.ask());
	}
	get terms() {
		return this.current.value?.terms ?? null;
	}
	get worths() {
		return this.current.value?.worths ?? [];
	}
	settings() {
		let { board, search } = this, { result } = search, isAsked = result?.answer !== void 0 && !search.isOld;
		return result && (board.preview !== null || isAsked) ? result.settings : this.isPlayers() ? {
			...board.search,
			algorithm: "pvs"
		} : board.search;
	}
	by() {
		return JSON.stringify(sentEval({
			...judgeOf(this.settings(), this.board.game),
			weights: {}
		}));
	}
	async ask() {
		let { board } = this;
		this.asking?.abort();
		let asking = new AbortController();
		this.asking = asking;
		let { view } = board;
		if (view?.outcome !== null || !view.board) return;
		let grid = view.board;
		try {
			let settings = this.settings(), used = judgeOf(settings, board.game), by = this.by(), terms = await evaluate(board.shown(), sentEval(used), asking.signal);
			asking.signal.aborted || (this.said.value = {
				view,
				by,
				terms,
				worths: used === settings.eval ? worths(terms, grid) : []
			});
		} catch {
			asking.signal.aborted || (this.said.value = null);
		}
	}
}, KEPT_AS$5 = "plywood-shelf-1";
function readShelf(text) {
	try {
		let data = JSON.parse(text ?? "[]");
		return Array.isArray(data) ? data.slice(-60).flatMap((item) => !isRecord(item) || typeof item.name != "string" || typeof item.game != "string" || !isRecord(item.settings) ? [] : [{
			name: item.name.slice(0, 40),
			game: item.game,
			settings: searchFrom(item.settings)
		}]) : [];
	} catch {
		return [];
	}
}
var Shelf = class {
	store;
	all;
	constructor(store) {
		this.store = store, this.all = y$1(readShelf(store.getItem(KEPT_AS$5)));
	}
	of(game) {
		return this.all.value.filter((shelved) => shelved.game === game).reverse();
	}
	put(name, game, settings) {
		let fit = name.trim().slice(0, 40);
		if (fit === "") return;
		let others = this.all.value.filter((shelved) => shelved.name !== fit || shelved.game !== game);
		this.change([...others, {
			name: fit,
			game,
			settings
		}].slice(-60));
	}
	remove(name, game) {
		this.change(this.all.value.filter((shelved) => shelved.name !== name || shelved.game !== game));
	}
	change(list) {
		this.all.value = list;
		try {
			this.store.setItem(KEPT_AS$5, JSON.stringify(list));
		} catch {}
	}
}, Experimenter = class extends Talk {
	constructor(experiment, tell) {
		super("lab", {
			type: "run",
			experiment: spoken$2(experiment)
		}, tell);
	}
};
// src/review/practice.ts
function mistakes(plies, side) {
	return plies.filter((one) => one.mark !== null && (one.side === "max" ? 0 : 1) === side && one.better.length > 0);
}
function judged$1(asked, move) {
	return move === asked.better[0] ? {
		isGood: !0,
		words: say("practice-best", { move })
	} : move === asked.move ? {
		isGood: !1,
		words: say("practice-same", {
			move,
			loss: asked.loss
		})
	} : null;
}
function told$1(answer, least) {
	let { move, loss } = answer;
	return loss >= least ? {
		isGood: !1,
		words: say("practice-bad", {
			move,
			loss
		})
	} : {
		isGood: !0,
		words: loss === 0 ? say("practice-as-good", { move }) : say("practice-good", {
			move,
			loss,
			least
		})
	};
}
var Practice = class {
	board;
	reviews;
	held = y$1(null);
	asked = O(() => {
		let drill = this.held.value;
		return drill && drill.state !== "over" ? drill.list[drill.at] ?? null : null;
	});
	talk = null;
	constructor(board, reviews) {
		this.board = board, this.reviews = reviews;
	}
	get drill() {
		return this.held.value;
	}
	get current() {
		return this.asked.value;
	}
	async begin(side) {
		let list = mistakes(this.reviews.asked?.review?.plies ?? [], side);
		list.length > 0 && await this.ask({
			side,
			list,
			at: 0,
			state: "asks",
			words: "",
			found: 0
		});
	}
	async next() {
		let { drill } = this;
		if (!drill) return;
		let at = drill.at + 1;
		at < drill.list.length ? await this.ask({
			...drill,
			at,
			state: "asks",
			words: ""
		}) : this.held.value = {
			...drill,
			state: "over",
			words: say("practice-end", {
				found: drill.found,
				count: drill.list.length
			})
		};
	}
	leave() {
		this.talk?.close(), this.talk = null, this.held.value = null;
	}
	async ask(drill) {
		this.talk?.close(), this.held.value = drill;
		let { current } = this;
		current && await this.reviews.go(current.ply - 1);
	}
	async show() {
		let { drill, current } = this;
		drill && current && (this.talk?.close(), this.held.value = {
			...drill,
			state: "shown",
			words: say("practice-shown", { line: current.better.join(" ") })
		}, await this.reviews.showBetter(current));
	}
	takes(move) {
		let { drill, current, board } = this;
		if (!drill || !current || board.preview || drill.state === "solved" || drill.state === "shown" || board.node !== this.reviews.before(current.ply)) return !1;
		if (drill.state === "checks") return !0;
		let known = judged$1(current, move);
		return known ? this.answer(known) : this.look(drill, current, move), !0;
	}
	answer({ isGood, words }) {
		let { drill } = this;
		drill && (this.held.value = {
			...drill,
			state: isGood ? "solved" : "asks",
			words,
			found: drill.found + +!!isGood
		});
	}
	look(drill, current, move) {
		let { asked } = this.reviews;
		if (!asked?.review) return;
		let { nodes, place, review: { rules } } = asked;
		this.held.value = {
			...drill,
			state: "checks",
			words: say("practice-checks", { move })
		};
		let moves = [...place.moves.slice(0, current.ply - 1), move];
		this.talk = new Experimenter({
			kind: "review",
			place: {
				...place,
				moves
			},
			nodes,
			from: current.ply
		}, (heard) => this.hear(heard, rules.dubious));
	}
	hear(heard, least) {
		let { drill } = this;
		if (drill?.state !== "checks" || (heard.type === "error" && (this.held.value = {
			...drill,
			state: "asks",
			words: heard.error
		}), heard.type !== "done")) return;
		let answer = heard.finding.review?.plies[0];
		answer ? this.answer(told$1(answer, least)) : this.held.value = {
			...drill,
			state: "asks",
			words: ""
		};
	}
}, NODES = [
	1e4,
	5e4,
	2e5
];
function heard$1(asked, told) {
	switch (told.type) {
		case "progress": return {
			...asked,
			done: told.done
		};
		case "found": return {
			...asked,
			review: told.finding.review ?? asked.review
		};
		case "done": return {
			...asked,
			review: told.finding.review ?? asked.review,
			state: told.stopped ? "stopped" : "done"
		};
		case "error": return asked.review ? {
			...asked,
			state: "stopped"
		} : null;
		default: return asked;
	}
}
var Reviews = class {
	board;
	search;
	news;
	practice;
	held = y$1(null);
	chosen = y$1(NODES[1]);
	nodesOf = O(() => this.nodes());
	talk = null;
	constructor(board, search, news) {
		this.board = board, this.search = search, this.news = news, this.practice = new Practice(board, this), onChange(() => board.subject, () => this.forget());
	}
	get asked() {
		return this.held.value;
	}
	get thoroughness() {
		return this.chosen.value;
	}
	choose(nodes) {
		this.chosen.value = nodes;
	}
	run() {
		let { board, thoroughness: nodes } = this;
		this.talk?.close(), this.practice.leave();
		let { place } = board;
		this.held.value = {
			place,
			nodes,
			review: null,
			state: "runs",
			done: 0
		}, this.talk = new Experimenter({
			kind: "review",
			place,
			nodes
		}, (told) => this.hear(told));
	}
	stop() {
		this.talk?.stop();
	}
	hear(told) {
		let { asked } = this;
		asked && (told.type === "error" && this.news.fail(Error(told.error)), this.held.value = heard$1(asked, told));
	}
	forget() {
		this.talk?.close(), this.talk = null, this.held.value = null, this.practice.leave();
	}
	markAt(node) {
		return this.nodesOf.value.get(node)?.mark ?? null;
	}
	get here() {
		return this.nodesOf.value.get(this.board.node) ?? null;
	}
	before(ply) {
		let { asked } = this;
		return asked && (ply === 1 ? -1 : nodeAfter(this.board.tree, asked.place.moves.slice(0, ply - 1)));
	}
	async go(ply) {
		let node = this.before(ply + 1);
		node !== null && await this.board.goTo(node);
	}
	async showBetter({ ply, better, before }) {
		await this.go(ply - 1), this.search.setLines([{
			moves: better,
			value: before.value
		}]);
	}
	nodes() {
		let found = new Map(), { asked, board } = this;
		if (!asked?.review) return found;
		let byLine = new Map(board.tree.map((_, node) => [movesTo$1(board.tree, node).join(" "), node]));
		for (let one of asked.review.plies) {
			let node = byLine.get(asked.place.moves.slice(0, one.ply).join(" "));
			node !== void 0 && found.set(node, one);
		}
		return found;
	}
};
function scoresOf(review) {
	let scores = new Map();
	for (let { ply, before } of review.plies) scores.set(ply - 1, before.value ?? 0);
	let last = review.plies.at(-1);
	return last && scores.set(last.ply, last.after.value ?? 0), scores;
}
var SIGNS$3 = {
	dubious: "?!",
	mistake: "?",
	blunder: "??"
};
// src/scores.ts
function scoreKey(moves, ply) {
	return moves.slice(0, ply).join(" ");
}
function scoresAlong(scores, moves) {
	let plies = Array.from({ length: moves.length + 1 }, (_, ply) => ply);
	return new Map(plies.flatMap((ply) => {
		let value = scores.get(scoreKey(moves, ply));
		return value === void 0 ? [] : [[ply, value]];
	}));
}
// src/format.ts
var MARKS = {
	en: {
		decimal: ".",
		thousands: ",",
		list: ", "
	},
	cs: {
		decimal: ",",
		thousands: "\xA0",
		list: "; "
	}
}, wins = {
	at_once: 0,
	least: Infinity
};
function countWinsFrom(told) {
	wins = told;
}
var counted = () => "plies", sure = () => null, unit = () => null;
function speakAs(asked, askedSure = () => null, askedUnit = () => null) {
	counted = asked, sure = askedSure, unit = askedUnit;
}
function isInUnits() {
	return unit() !== null;
}
function score(v, none = "?") {
	let worth = typeof v == "number" ? meaning(v) : v, one = unit();
	if (worth === null || one === null) return value(worth, none);
	if ("points" in worth) return isPoints(worth) ? signedUnits((worth.points ?? 0) / one) : value(worth, none);
	let plies = "win" in worth ? worth.win : worth.loss;
	return counted() === "moves" ? `${"win" in worth ? "" : "−"}#${moves(plies)}` : value(worth, none);
}
function signedUnits(units) {
	let text = units.toFixed(2);
	return written$1(Number(text) === 0 ? "0.00" : units > 0 ? `+${text}` : text);
}
function lead(worth, words, sides, values) {
	let one = unit();
	return one === null || !isPoints(worth) || !("points" in worth) || worth.points === null || worth.points === 0 ? verdict("points" in worth ? worth.points : 0, words, values) : say("score-lead", {
		side: sides[worth.points > 0 ? 0 : 1] ?? "",
		by: written$1((Math.abs(worth.points) / one).toFixed(2))
	});
}
function isSure(v) {
	return Math.abs(v) === sure();
}
function written$1(digits) {
	return digits.replace(".", MARKS[language()].decimal).replace("-", "−");
}
function count(n) {
	return Math.round(n).toString().replace(/\B(?=(\d{3})+(?!\d))/g, MARKS[language()].thousands);
}
function short$2(n) {
	if (n < 0) return `−${short$2(-n)}`;
	for (let [size, unit] of [
		[1e9, " G"],
		[1e6, " M"],
		[1e3, " k"]
	]) if (n >= size) return `${written$1((n / size).toPrecision(3))}${unit}`;
	return String(Math.round(n));
}
function brief(n) {
	return n < 1e3 ? String(n) : n < 1e6 ? `${Math.round(n / 1e3)}k` : `${Math.round(n / 1e6)}M`;
}
function decimal(n) {
	let text = n.toFixed(2).replace(/\.?0+$/, "");
	return written$1(text === "-0" ? "0" : text);
}
function pliesToEnd(value) {
	if (counted() === "never") return null;
	let size = Math.abs(value);
	return size >= wins.least && size <= wins.at_once && Number.isInteger(value) ? wins.at_once - size : null;
}
function meaning(value) {
	let plies = pliesToEnd(value);
	return plies === null ? { points: value } : value > 0 ? { win: plies } : { loss: plies };
}
function isPoints(worth) {
	return "points" in worth && worth.points !== null && Number.isFinite(worth.points) && !isSure(worth.points);
}
function moves(plies) {
	return Math.ceil(plies / 2);
}
function value(v, none = "?") {
	let worth = typeof v == "number" ? meaning(v) : v;
	if (worth === null) return none;
	if ("points" in worth) return pointsText(worth.points, none);
	let isWon = "win" in worth, plies = isWon ? worth.win : worth.loss;
	return counted() === "moves" ? say(isWon ? "value-mate" : "value-mated", { moves: moves(plies) }) : say(isWon ? "value-win" : "value-loss", { plies });
}
function pointsText(points, none) {
	return points === null || Number.isNaN(points) ? none : Number.isFinite(points) ? isSure(points) ? say(points > 0 ? "value-sure-win" : "value-sure-loss") : decimal(rounded$1(points)) : points > 0 ? "∞" : "−∞";
}
function tiny(v) {
	if (v === null || Number.isNaN(v)) return "";
	if (isSure(v)) return say(v > 0 ? "tiny-sure-win" : "tiny-sure-loss");
	let plies = pliesToEnd(v);
	return plies !== null && counted() === "moves" ? `${v > 0 ? "" : "−"}#${moves(plies)}` : plies === null ? Math.abs(v) >= 1e4 ? short$2(v) : decimal(rounded$1(v)) : say(v > 0 ? "tiny-win" : "tiny-loss", { plies });
}
function rounded$1(v) {
	let size = Math.abs(v), grain = size >= 100 ? 1 : size >= 10 ? 10 : 100;
	return Math.sign(v) * Math.round(size * grain) / grain;
}
function verdict(v, words, values) {
	return v !== null && values === "score" ? say("expected-score", { value: value(v) }) : v !== null && counted() === "never" ? say("value-for-max", { value: value(v) }) : sentence$2(words);
}
function sentence$2(text) {
	return readable(text).replace(/(^|[\s([≥≤])-(?=[\d∞])/g, "$1−").replace(/(\d\.\d*?[1-9])0+(?!\d)/g, "$1");
}
var SIGNS$2 = [
	"",
	"≥ ",
	"≤ "
];
function bounded$1(v, bound) {
	return `${SIGNS$2[bound] ?? ""}${value(v)}`;
}
function tinyBounded(v, bound) {
	return `${(SIGNS$2[bound] ?? "").trim()}${tiny(v)}`;
}
function answer$1(text) {
	return text.replaceAll("<=", "≤").replaceAll(">=", "≥").replace(/\binf\b/g, "∞").replace(/-(?=[\d∞])/g, "−");
}
function window$1(alpha, beta) {
	return `[${value(alpha, "−∞")}${MARKS[language()].list}${value(beta, "∞")}]`;
}
function time(ms) {
	return ms < 1 ? "< 1 ms" : ms < 1e3 ? `${ms.toFixed(0)} ms` : `${written$1((ms / 1e3).toFixed(ms < 1e4 ? 2 : 1))} s`;
}
var SHORTEST_MEASURED = 2;
function effort(nodes, ms) {
	return ms < SHORTEST_MEASURED ? time(ms) : say("speed", {
		time: time(ms),
		nodes: short$2(nodes / (ms / 1e3))
	});
}
function probability(p) {
	return written$1(String(Number(p.toFixed(3))));
}
var named$2 = (name) => name.replaceAll("_", "-");
function labelText(message, name, values = {}) {
	return isKnown(message) ? say(message, values) : name.replaceAll(/[_-]/g, " ");
}
function termName(name) {
	let [, term = name, phase] = /^(.+)[_-](opening|ending|middlegame|endgame)$/.exec(name) ?? [], [, kind = term, count = ""] = /^(open)(\d+)$/.exec(term) ?? [], words = labelText(`term-${named$2(kind)}`, kind, { count });
	return phase === void 0 ? words : say(`phase-${phase}`, { term: words });
}
function techniqueName(name) {
	return labelText(`technique-${named$2(name)}`, name);
}
function signed(n) {
	return `${n > 0 ? "+" : ""}${decimal(n)}`;
}
function percent(part, whole) {
	if (whole === 0) return "0 %";
	let share = 100 * part / whole;
	return `${share >= 10 || share === 0 ? share.toFixed(0) : written$1(share.toPrecision(2))} %`;
}
var INFINITE = 17e307, Growth = class {
	names;
	marks;
	kind;
	node;
	number;
	value;
	enterAt;
	origin;
	parent;
	turn;
	starts;
	list;
	constructor(tree, origin) {
		let { kind, node, number, value } = tree.steps ?? {
			kind: [],
			node: [],
			number: [],
			value: []
		};
		this.names = (tree.numbers ?? []).map(({ name }) => isKnown(`number-${name}`) ? say(`number-${name}`) : name), this.marks = tree.marks ?? [], this.parent = tree.parent, this.turn = tree.turn, this.kind = Uint8Array.from(kind, (one) => one + 3), this.node = Int32Array.from(node), this.number = Uint16Array.from(number), this.value = Float64Array.from(value, (one) => finite$1(one ?? NaN)), this.origin = origin ?? Int32Array.from(kind, (_, step) => step);
		let size = tree.parent.length;
		this.enterAt = new Uint32Array(size), this.starts = new Int32Array(size + 1), node.forEach((one, step) => {
			this.starts[one + 1] = (this.starts[one + 1] ?? 0) + 1, this.kind[step] === 4 && (this.enterAt[one] = step);
		});
		for (let one = 1; one <= size; one++) this.starts[one] = (this.starts[one] ?? 0) + (this.starts[one - 1] ?? 0);
		let next = this.starts.slice();
		this.list = new Int32Array(node.length), node.forEach((one, step) => {
			let slot = next[one] ?? 0;
			this.list[slot] = step, next[one] = slot + 1;
		});
	}
	get moments() {
		return this.kind.length;
	}
	numberAt(node, number, moment) {
		let step = this.lastStep(node, moment, (one) => this.kind[one] === 5 && this.number[one] === number);
		return step < 0 ? NaN : this.value[step] ?? NaN;
	}
	markAt(node, moment) {
		let step = this.lastStep(node, moment, (one) => this.kind[one] === 6);
		return step < 0 ? "" : this.marks[this.value[step] ?? -1] ?? "";
	}
	lastStep(node, moment, test) {
		let begin = this.starts[node] ?? 0, [low, high] = [begin, this.starts[node + 1] ?? 0];
		for (; low < high;) {
			let middle = low + high >> 1;
			(this.list[middle] ?? 0) <= moment ? low = middle + 1 : high = middle;
		}
		for (let place = low - 1; place >= begin; place--) {
			let step = this.list[place] ?? -1;
			if (test(step)) return step;
		}
		return -1;
	}
	numbersAt(node, moment) {
		return this.names.flatMap((name, number) => {
			let value$6 = this.numberAt(node, number, moment);
			return Number.isNaN(value$6) ? [] : [[name, value({ points: value$6 })]];
		});
	}
	brief(node, moment, room) {
		let texts = this.numbersAt(node, moment).map(([, text]) => text);
		return room === "more" ? texts.join(" · ") : texts[0] ?? "";
	}
	nextWalk(moment) {
		for (let step = moment + 1; step < this.moments; step++) if (this.kind[step] === 3 && this.kind[step - 1] !== 3) return step;
		return this.moments - 1;
	}
	choice(step) {
		let [node, pull] = [this.node[step] ?? 0, this.value[step] ?? NaN];
		if (node === 0 || Number.isNaN(pull)) return "";
		let above = this.parent[node] ?? 0, largest = decimals(pull), [all, own] = [this.numberAt(above, 0, step), this.zeroed(node, 0, step)], counted = this.parent.filter((parent, child) => child > 0 && parent === above && (this.enterAt[child] ?? 0) < step).length, isUpper = this.names[1] === "mean" && (this.names.length === 2 || this.names[2] === "proven"), isPrior = this.names[2] === "prior";
		if (!isUpper && !isPrior) return say("growth-largest", { sum: largest });
		let told = this.numberAt(own > 0 ? node : above, 1, step), mean = this.turn[above] === 0 ? told : 1 - told, part = isPrior ? this.zeroed(node, 2, step) : 1, unit = isPrior ? part * Math.sqrt(all) / (1 + own) : Math.sqrt(Math.log(all) / own), values = {
			mean: decimals(mean),
			weight: decimals((pull - mean) / unit),
			all,
			own,
			prior: decimals(part),
			sum: largest,
			count: counted
		};
		return say(isPrior ? "growth-choice-prior" : "growth-choice", values);
	}
	zeroed(node, number, moment) {
		let value = this.numberAt(node, number, moment);
		return Number.isNaN(value) ? 0 : value;
	}
	story(step, name) {
		let kind = this.kind[step];
		if (kind === 3) return [say("growth-select", { node: name }), this.choice(step)].filter((said) => said !== "").join(" ");
		if (kind === 4) return say("growth-expand", { node: name });
		let [node, number] = [this.node[step] ?? 0, this.number[step] ?? 0];
		if (kind === 6) return say("growth-mark", {
			node: name,
			mark: this.marks[this.value[step] ?? -1] ?? ""
		});
		let before = this.numberAt(node, number, step - 1), values = {
			node: name,
			number: this.names[number] ?? "",
			value: value({ points: this.value[step] ?? NaN })
		};
		return Number.isNaN(before) ? say("growth-set", values) : say("growth-change", {
			...values,
			before: value({ points: before })
		});
	}
};
function decimals(value) {
	return written$1(value.toFixed(2));
}
function finite$1(value) {
	return Math.abs(value) >= INFINITE ? Math.sign(value) * Infinity : value;
}
// src/viewer/layout.ts
var NONE$1 = -1, Family = class {
	starts;
	list;
	levels;
	constructor(parents) {
		let size = parents.length;
		this.starts = new Int32Array(size + 1), this.list = new Int32Array(Math.max(0, size - 1)), this.levels = new Int32Array(size);
		for (let node = 1; node < size; node++) add(this.starts, num(parents, node) + 1, 1);
		for (let node = 1; node <= size; node++) add(this.starts, node, num(this.starts, node - 1));
		let next = this.starts.slice();
		for (let node = 1; node < size; node++) {
			let parent = num(parents, node), slot = num(next, parent);
			this.list[slot] = node, next[parent] = slot + 1, this.levels[node] = num(this.levels, parent) + 1;
		}
	}
	isInner(node) {
		return num(this.starts, node + 1) > num(this.starts, node);
	}
	first(node) {
		return num(this.list, num(this.starts, node));
	}
	last(node) {
		return num(this.list, num(this.starts, node + 1) - 1);
	}
};
function place$1(parents, sizes, gaps) {
	let family = new Family(parents), outline = new Outline(family, sizes.width, gaps);
	for (let node = parents.length - 1; node >= 0; node--) outline.arrange(node);
	return rows(family, sizes, outline.settle(parents), gaps);
}
function makeRoom(parents, sizes, first, abreast, gaps) {
	let wanted = place$1(parents, sizes, gaps).width / abreast, inRow = new Int32Array(parents.length);
	for (let node of first) add(inRow, num(parents, node), 1);
	for (let node of first) {
		let siblings = num(inRow, num(parents, node)), room = abreast / Math.max(siblings, abreast) * wanted - gaps.siblings;
		sizes.width[node] = Math.max(num(sizes.width, node), room);
	}
}
var Outline = class {
	family;
	width;
	gaps;
	x;
	offset;
	shift;
	change;
	leftThread;
	rightThread;
	lowestLeft;
	lowestRight;
	leftSum;
	rightSum;
	reachLevel = [];
	reachChild = [];
	constructor(family, width, gaps) {
		this.family = family, this.width = width, this.gaps = gaps;
		let size = width.length, zeros = () => new Float64Array(size);
		[this.x, this.offset, this.shift, this.change, this.leftSum, this.rightSum] = [
			zeros(),
			zeros(),
			zeros(),
			zeros(),
			zeros(),
			zeros()
		], [this.leftThread, this.rightThread] = [new Int32Array(size).fill(NONE$1), new Int32Array(size).fill(NONE$1)], this.lowestLeft = Int32Array.from({ length: size }, (_, node) => node), this.lowestRight = this.lowestLeft.slice();
	}
	arrange(node) {
		let { family } = this;
		if (!family.isInner(node)) return;
		let [start, end] = [num(family.starts, node), num(family.starts, node + 1)], [first, last] = [num(family.list, start), num(family.list, end - 1)];
		this.reachLevel.length = this.reachChild.length = 0, this.reachTo(num(this.lowestLeft, first), start);
		for (let index = start + 1; index < end; index++) {
			let lowest = num(this.lowestRight, num(family.list, index));
			this.separate(start, index), this.reachTo(lowest, index);
		}
		let middle = (this.centre(first) + this.centre(last)) / 2;
		this.x[node] = middle - num(this.width, node) / 2, this.lowestLeft[node] = num(this.lowestLeft, first), this.leftSum[node] = num(this.leftSum, first), this.lowestRight[node] = num(this.lowestRight, last), this.rightSum[node] = num(this.rightSum, last);
	}
	separate(start, index) {
		let { family, gaps, offset } = this, [left, right] = [num(family.list, index - 1), num(family.list, index)], [leftSum, rightSum] = [num(offset, left), num(offset, right)], [gap, isFirst, reach] = [
			gaps.siblings,
			!0,
			this.reachLevel.length - 1
		];
		for (; left !== NONE$1 && right !== NONE$1;) {
			for (; num(family.levels, left) > (this.reachLevel[reach] ?? Infinity);) --reach;
			let distance = leftSum + num(this.x, left) + num(this.width, left) + gap - (rightSum + num(this.x, right));
			(isFirst || distance > 0) && (rightSum += distance, this.push(index, this.reachChild[reach] ?? start, distance)), left = family.isInner(left) ? family.last(left) : num(this.rightThread, left), right = family.isInner(right) ? family.first(right) : num(this.leftThread, right), leftSum += left === NONE$1 ? 0 : num(offset, left), rightSum += right === NONE$1 ? 0 : num(offset, right), [gap, isFirst] = [gaps.cousins, !1];
		}
		right === NONE$1 ? left !== NONE$1 && this.threadRight(num(family.list, index - 1), num(family.list, index), left, leftSum) : this.threadLeft(num(family.list, start), num(family.list, index), right, rightSum);
	}
	push(index, pushedBy, distance) {
		let { list } = this.family, child = num(list, index);
		if (add(this.offset, child, distance), add(this.leftSum, child, distance), add(this.rightSum, child, distance), pushedBy + 1 >= index) return;
		let share = distance / (index - pushedBy);
		add(this.shift, child, -share), add(this.change, child, -(distance - share)), add(this.shift, num(list, pushedBy + 1), share);
	}
	threadLeft(first, newest, next, sum) {
		let difference = sum - num(this.offset, next) - num(this.leftSum, first), low = num(this.lowestLeft, first);
		this.leftThread[low] = next, add(this.offset, low, difference), add(this.x, low, -difference), this.lowestLeft[first] = num(this.lowestLeft, newest), this.leftSum[first] = num(this.leftSum, newest);
	}
	threadRight(before, newest, next, sum) {
		let difference = sum - num(this.offset, next) - num(this.rightSum, newest), low = num(this.lowestRight, newest);
		this.rightThread[low] = next, add(this.offset, low, difference), add(this.x, low, -difference), this.lowestRight[newest] = num(this.lowestRight, before), this.rightSum[newest] = num(this.rightSum, before);
	}
	reachTo(lowest, child) {
		let level = num(this.family.levels, lowest);
		for (; this.reachLevel.length > 0 && level >= (this.reachLevel.at(-1) ?? 0);) this.reachLevel.pop(), this.reachChild.pop();
		this.reachLevel.push(level), this.reachChild.push(child);
	}
	centre(node) {
		return num(this.offset, node) + num(this.x, node) + num(this.width, node) / 2;
	}
	settle(parents) {
		let edges = new Float64Array(parents.length);
		for (let node = 0; node < parents.length; node++) {
			let above = node === 0 ? 0 : num(edges, num(parents, node));
			edges[node] = above + num(this.offset, node), this.shareSpace(node);
		}
		let leftmost = Infinity;
		for (let node = 0; node < parents.length; node++) add(edges, node, num(this.x, node)), leftmost = Math.min(leftmost, num(edges, node));
		return edges.map((edge) => edge - leftmost);
	}
	shareSpace(node) {
		let { starts, list } = this.family, [step, sum] = [0, 0];
		for (let index = num(starts, node); index < num(starts, node + 1); index++) {
			let child = num(list, index);
			step += num(this.shift, child), sum += step + num(this.change, child), add(this.offset, child, sum);
		}
	}
};
function rows(family, sizes, x, gaps) {
	let size = x.length, heights = [], fans = [];
	for (let node = 0; node < size; node++) {
		let level = num(family.levels, node);
		heights[level] = Math.max(heights[level] ?? 0, num(sizes.height, node)), family.isInner(node) && (fans[level] = Math.max(fans[level] ?? 0, num(x, family.last(node)) - num(x, family.first(node))));
	}
	let tops = [], next = 0;
	for (let [level, height] of heights.entries()) tops.push(next), next += height + Math.min(Math.max((fans[level] ?? 0) * gaps.slope, gaps.levels), gaps.widest);
	let floor = (level) => (tops[level] ?? 0) + (heights[level] ?? 0), width = 0;
	for (let node = 0; node < size; node++) width = Math.max(width, num(x, node) + num(sizes.width, node));
	return {
		x,
		y: Float64Array.from(family.levels, (level) => tops[level] ?? 0),
		floors: Float64Array.from(family.levels, floor),
		width,
		height: size === 0 ? 0 : floor(heights.length - 1)
	};
}
function num(array, index) {
	return array[index] ?? NaN;
}
function add(array, index, by) {
	array[index] = num(array, index) + by;
}
var NODE = 1, SKIPPED = .5, GAPS = {
	siblings: .2,
	cousins: .7,
	levels: 0,
	slope: 0,
	widest: 0
}, ABREAST = 6, GRAIN = 100;
function places(parents, isSkipped, first) {
	let width = Float64Array.from({ length: parents.length }, (_, node) => isSkipped(node) ? SKIPPED : NODE), sizes = {
		width,
		height: new Float64Array(parents.length).fill(1)
	};
	makeRoom(parents, sizes, first, ABREAST, GAPS);
	let layout = place$1(parents, sizes, GAPS), round = (place) => Math.round(place * GRAIN) / GRAIN;
	return {
		x: Float32Array.from(layout.x, (x, node) => round(x + num(width, node) / 2)),
		width: round(layout.width)
	};
}
function missing(nodes, moves) {
	let all = new Map();
	for (let [node = 0, count = 0] of nodes) all.set(node, {
		nodes: count,
		moves: 0
	});
	for (let [node = 0, count = 0] of moves) all.set(node, {
		nodes: all.get(node)?.nodes ?? 0,
		moves: count
	});
	return all;
}
var TreeModel = class {
	size;
	title;
	parent;
	level;
	end;
	childStart;
	childList;
	levels;
	deciders;
	x;
	width;
	room;
	labels;
	label;
	reasons;
	reason;
	exits;
	exit;
	passes;
	pass;
	turn;
	odds;
	depth;
	alpha;
	beta;
	value;
	bound;
	skipped;
	pv;
	pvLine;
	dropped;
	droppedInAll;
	positions;
	absent;
	origin;
	hidden;
	nearest;
	below;
	leftOut;
	enterAt;
	leaveAt;
	eventNode;
	eventKind;
	growth;
	rounds;
	constructor(tree, part = {}) {
		let n = tree.parent.length;
		this.size = n, this.title = tree.title, this.parent = Int32Array.from(tree.parent), this.rounds = new Map((tree.rounds ?? []).map((round, index) => [round, tree.round_titles?.[index] ?? ""])), this.labels = tree.labels, this.label = Uint32Array.from(tree.label), this.reasons = tree.reasons.map(sentence$2), this.reason = Uint32Array.from(tree.reason), this.exits = tree.exits, this.exit = Uint8Array.from(tree.exit), this.passes = tree.passes, this.pass = Uint8Array.from(tree.pass), this.turn = Uint8Array.from(tree.turn), this.odds = new Map(tree.odds), this.depth = Int16Array.from(tree.depth), this.alpha = Float64Array.from(tree.alpha, (v) => v ?? -Infinity), this.beta = Float64Array.from(tree.beta, (v) => v ?? Infinity), this.value = Float64Array.from(tree.value, (v) => v ?? NaN), this.bound = Uint8Array.from(tree.bound), this.skipped = flags(n, tree.skipped), this.pv = flags(n, tree.pv), this.pvLine = tree.pv, this.dropped = missing(tree.dropped, tree.dropped_moves), this.droppedInAll = tree.dropped_in_all, this.positions = new Map(tree.positions), this.absent = part.absent ?? new Uint8Array(n), this.origin = part.origin ?? Int32Array.from(tree.parent, (_, node) => node), this.nearest = part.nearest ?? this.origin, this.hidden = part.hidden ?? {
			nodes: new Uint32Array(n),
			moves: new Uint32Array(n)
		}, [this.below, this.leftOut] = countsBelow(this.parent, this.skipped, this.absent), this.level = levelOf$1(this.parent);
		let placed = placesOf$1(tree, this);
		if (this.x = placed.x, this.width = placed.width, this.end = endOf$1(this.parent), [this.childStart, this.childList] = families(this.parent), this.levels = byLevel(this.level), tree.record === "growth") for (let row of this.levels) row.sort((a, b) => at(this.x, a) - at(this.x, b));
		this.deciders = this.levels.map((row) => decider(row, this.turn)), this.room = rooms(this.levels, this.x, n), this.growth = tree.record === "growth" ? new Growth(tree, part.steps) : null;
		let events = this.growth ? grown(this.growth) : timeline(this.parent, this.skipped, this.absent);
		this.enterAt = events.enterAt, this.leaveAt = events.leaveAt, this.eventNode = events.node, this.eventKind = events.kind;
	}
	get moments() {
		return this.eventNode.length;
	}
	children(node) {
		return this.childList.subarray(at(this.childStart, node), at(this.childStart, node + 1));
	}
	childCount(node) {
		return at(this.childStart, node + 1) - at(this.childStart, node);
	}
	firstChild(node) {
		return at(this.childList, at(this.childStart, node));
	}
	lastChild(node) {
		return at(this.childList, at(this.childStart, node + 1) - 1);
	}
	labelOf(node) {
		return this.labels[at(this.label, node)] ?? "";
	}
	nameOf(node) {
		return this.rounds.get(node) ?? readable(this.labelOf(node));
	}
	reasonOf(node) {
		return readable(this.reasons[at(this.reason, node)] ?? "");
	}
	exitOf(node) {
		return this.exits[at(this.exit, node)] ?? "";
	}
	passOf(node) {
		return this.passes[at(this.pass, node)] ?? "";
	}
	isSkipped(node) {
		return this.skipped[node] === 1;
	}
	isInner(node) {
		return this.childCount(node) > 0;
	}
	path(node) {
		let line = [node];
		for (let above = node; above !== 0;) above = at(this.parent, above), line.push(above);
		return line.reverse();
	}
	moves(node) {
		return this.path(node).slice(1).filter((step) => !this.rounds.has(step)).map((step) => this.labelOf(step));
	}
	find(text) {
		let words = text.trim().split(/\s+/).filter(Boolean).map((word) => fromLetters(word, language())), last = words.at(-1);
		if (last === void 0) return [];
		let wanted = this.labels.map((label) => matches(label, last)), found = [];
		for (let node = 1; node < this.size; node++) wanted[at(this.label, node)] && this.comesAfter(node, words) && found.push(node);
		return [...found.filter((node) => !this.isSkipped(node)), ...found.filter((node) => this.isSkipped(node))];
	}
	comesAfter(node, words) {
		let above = node;
		for (let word = words.length - 2; word >= 0; word--) if (above = at(this.parent, above), above === 0 || !matches(this.labelOf(above), words[word] ?? "")) return !1;
		return !0;
	}
	fromOrigin(number) {
		return this.nearest[number] ?? 0;
	}
	rootBounds() {
		if (this.passes.some((pass) => pass !== "")) return new Map();
		let looked = [...this.children(0)].filter((node) => !this.isSkipped(node));
		return new Map(looked.map((node) => [this.labelOf(node), at(this.bound, node)]));
	}
	extent(node) {
		let left = Infinity, right = -Infinity, isBelow = new Uint8Array(this.size);
		isBelow[node] = 1;
		for (let i = node; i < this.size; i++) i > node && (isBelow[i] = at(isBelow, at(this.parent, i))), isBelow[i] === 1 && (left = Math.min(left, at(this.x, i)), right = Math.max(right, at(this.x, i)));
		return [left, right];
	}
};
function at(array, index) {
	return array[index] ?? NaN;
}
function matches(label, word) {
	return label.toLowerCase() === word.toLowerCase();
}
function flags(size, nodes) {
	let set = new Uint8Array(size);
	for (let node of nodes) set[node] = 1;
	return set;
}
function levelOf$1(parent) {
	let level = new Int32Array(parent.length);
	for (let i = 1; i < parent.length; i++) level[i] = at(level, at(parent, i)) + 1;
	return level;
}
function endOf$1(parent) {
	let end = Int32Array.from(parent, (_, i) => i);
	for (let i = parent.length - 1; i > 0; i--) {
		let above = at(parent, i);
		end[above] = Math.max(at(end, above), at(end, i));
	}
	return end;
}
function countsBelow(parent, skipped, absent) {
	let [nodes, moves] = [new Uint32Array(parent.length), new Uint32Array(parent.length)];
	for (let i = parent.length - 1; i > 0; i--) {
		let above = at(parent, i), isLeftOut = skipped[i] === 1, isNode = !isLeftOut && absent[i] !== 1;
		nodes[above] = at(nodes, above) + at(nodes, i) + +!!isNode, moves[above] = at(moves, above) + at(moves, i) + +!!isLeftOut;
	}
	return [nodes, moves];
}
function families(parent) {
	let n = parent.length, start = new Int32Array(n + 1);
	for (let i = 1; i < n; i++) start[at(parent, i) + 1] = at(start, at(parent, i) + 1) + 1;
	for (let i = 1; i <= n; i++) start[i] = at(start, i) + at(start, i - 1);
	let next = start.slice(), list = new Int32Array(Math.max(0, n - 1));
	for (let i = 1; i < n; i++) {
		let slot = at(next, at(parent, i));
		list[slot] = i, next[at(parent, i)] = slot + 1;
	}
	return [start, list];
}
function byLevel(level) {
	let counts = [];
	for (let l of level) counts[l] = (counts[l] ?? 0) + 1;
	let rows = counts.map((count) => new Int32Array(count)), next = counts.map(() => 0);
	return level.forEach((l, node) => {
		let row = rows[l], slot = next[l] ?? 0;
		row && (row[slot] = node), next[l] = slot + 1;
	}), rows;
}
function decider(row, turn) {
	let first = at(turn, at(row, 0));
	return row.every((node) => turn[node] === first) ? first : 3;
}
function rooms(levels, x, size) {
	let room = new Float32Array(size).fill(Infinity);
	for (let row of levels) for (let i = 1; i < row.length; i++) {
		let [left, right] = [at(row, i - 1), at(row, i)], gap = at(x, right) - at(x, left);
		room[left] = Math.min(at(room, left), gap), room[right] = Math.min(at(room, right), gap);
	}
	return room;
}
function placesOf$1(tree, { parent, level, skipped, pv, size }) {
	if (tree.x?.length === size && tree.width !== void 0) return {
		x: Float32Array.from(tree.x),
		width: tree.width
	};
	let isFirst = (node) => node > 0 && skipped[node] !== 1 && (pv[node] === 1 || level[node] === 1);
	return places(parent, (node) => skipped[node] === 1, [...parent.keys()].filter(isFirst));
}
function grown(growth) {
	return {
		enterAt: growth.enterAt,
		leaveAt: growth.enterAt,
		node: growth.node,
		kind: growth.kind
	};
}
function timeline(parent, skipped, absent) {
	let n = parent.length, enterAt = new Uint32Array(n), leaveAt = new Uint32Array(n), node = [], kind = [], open = [], leave = () => {
		let top = open.pop();
		top !== void 0 && (leaveAt[top] = node.length, node.push(top), kind.push(1));
	};
	for (let i = 0; i < n; i++) if (absent[i] !== 1) {
		for (; open.length > 0 && open.at(-1) !== at(parent, i);) leave();
		enterAt[i] = node.length, node.push(i), skipped[i] === 1 ? (leaveAt[i] = at(enterAt, i), kind.push(2)) : (kind.push(0), open.push(i));
	}
	for (; open.length > 0;) leave();
	return {
		enterAt,
		leaveAt,
		node: Int32Array.from(node),
		kind: Uint8Array.from(kind)
	};
}
// src/searches.ts
var Searches = class {
	board;
	work;
	stage;
	catalogue;
	last = y$1(null);
	picked = y$1(-1);
	shownLines = y$1([]);
	judged = y$1(new Map());
	replayed = y$1(null);
	told = y$1(!0);
	asked = y$1(null);
	opposed = y$1(null);
	beside = y$1(null);
	story = y$1(null);
	old = O(() => this.result !== null && !isSamePlace(this.result.place, this.board.here));
	along = O(() => scoresAlong(this.scores, this.board.place.moves));
	running = null;
	constructor(board, work, stage, catalogue) {
		this.board = board, this.work = work, this.stage = stage, this.catalogue = catalogue, onChange(() => board.subject, () => this.forget()), onChange(() => board.here, () => this.clearSelection()), follow(() => board.era, () => work.stop());
	}
	get result() {
		return this.last.value;
	}
	get selected() {
		return this.picked.value;
	}
	get lines() {
		return this.shownLines.value;
	}
	get scores() {
		return this.judged.value;
	}
	get lineScores() {
		return this.along.value;
	}
	get moment() {
		return this.replayed.value;
	}
	get hidesAnswer() {
		return this.moment !== null && !this.told.value;
	}
	get rival() {
		return this.opposed.value;
	}
	get compared() {
		return this.beside.value;
	}
	get example() {
		return this.story.value;
	}
	get isOld() {
		return this.old.value;
	}
	get opened() {
		let { result, stage, board } = this, exercise = stage.shows("exercise");
		return !result && !exercise ? null : {
			place: result?.place ?? board.here,
			settings: result?.settings ?? board.search,
			recorded: result?.recorded ?? board.state.recorded,
			node: this.selected,
			moment: this.moment,
			rival: this.compared,
			exercise
		};
	}
	async run() {
		let { board } = this;
		board.preview && await this.select(-1);
		let result = await this.work.during((signal) => this.ask(board.here, board.search, signal));
		return result ? (this.show(result), !0) : !1;
	}
	async ask(place, settings, signal, { limit = {}, recorded = this.board.state.recorded } = {}) {
		let name = newId();
		this.running = name;
		try {
			let view = await search(place, {
				...sent(settings),
				...limit
			}, { max_nodes: recorded }, signal, name);
			if (!view.tree) throw Error(say("no-tree-sent"));
			return {
				view,
				tree: new TreeModel(view.tree),
				place,
				settings,
				recorded
			};
		} finally {
			this.running === name && (this.running = null);
		}
	}
	async visited() {
		return this.running === null ? null : running(this.running, !1).catch(() => null);
	}
	async stop() {
		(this.running === null || await running(this.running, !0).catch(() => null) === null) && this.work.stop();
	}
	show(result) {
		let { pv, value } = result.view;
		r$1(() => {
			this.last.value = result, this.picked.value = -1, this.replayed.value = null, !f$1(() => this.isOld) && (result.answer === void 0 && this.judge(this.board.ply, value), this.setLines(pv.length > 0 ? [{
				moves: pv,
				value
			}] : []));
		});
	}
	async open(example) {
		let game = this.catalogue.games.find(({ name }) => name === example.place.game);
		if (!game) return !1;
		let place = wholePlace(example.place), state = {
			...usualState(game),
			place,
			ply: place.moves.length,
			tree: grown$1([], place.moves),
			search: searchFrom(example.search)
		};
		if (!await this.board.restore(state)) return !1;
		this.story.value = example;
		let isFound = await this.run();
		return isFound && example.rival && (this.opposed.value = searchFrom(example.rival)), isFound;
	}
	async reopen(opened) {
		if (opened.exercise) {
			this.stage.openExercise();
			return;
		}
		this.asked.value = opened.moment;
		let result = await this.work.during((signal) => this.ask(opened.place, opened.settings, signal, { recorded: opened.recorded }));
		result && (this.show(result), opened.node >= 0 && opened.node < result.tree.size && await this.select(opened.node), opened.rival && (this.opposed.value = opened.rival));
	}
	takeWantedMoment() {
		let wanted = this.asked.peek();
		return this.asked.value = null, wanted;
	}
	replay(moment) {
		this.replayed.value = moment;
	}
	tell(isTold) {
		this.told.value = isTold;
	}
	compare(rival) {
		r$1(() => {
			this.beside.value = rival, this.opposed.value = null;
		});
	}
	closeStory() {
		this.story.value = null;
	}
	forget() {
		this.judged.value = new Map(), this.close();
	}
	close() {
		r$1(() => {
			for (let one of [
				this.last,
				this.story,
				this.replayed,
				this.asked,
				this.opposed
			]) one.value = null;
			this.clearSelection();
		});
	}
	clearSelection() {
		r$1(() => {
			this.picked.value = -1, this.shownLines.value = [];
		});
	}
	async select(node) {
		this.picked.value = node;
		let { result } = this;
		if (node < 0 || !result) {
			await this.board.lookAhead(null);
			return;
		}
		let shown = result.tree.isSkipped(node) ? result.tree.parent[node] ?? 0 : node;
		await this.lookAhead(result.tree.moves(shown), result.tree.positions.get(shown) ?? null);
	}
	async lookAhead(moves, position) {
		let { result, board } = this;
		if (!result) return;
		let isTheGame = moves.length === 0 && !this.isOld;
		await board.lookAhead(isTheGame ? null : {
			place: result.place,
			moves,
			position
		});
	}
	setLines(lines) {
		this.shownLines.value = lines;
	}
	judge(ply, value) {
		this.score(this.board.place.moves, ply, value);
	}
	score(moves, ply, value) {
		value !== null && (this.judged.value = new Map(this.judged.peek()).set(scoreKey(moves, ply), value));
	}
	setScores(scores) {
		this.judged.value = scores;
	}
}, TABS = [
	"search",
	"think",
	"play"
], Stage = class {
	opened = y$1(null);
	chosenTab = y$1("search");
	leftGame = y$1(null);
	chosenTheme = y$1("light");
	get beside() {
		return this.opened.value;
	}
	shows(what) {
		return this.beside?.what === what;
	}
	openLab(kind = null, asks = null) {
		this.opened.value = {
			what: "lab",
			kind,
			asks
		};
	}
	openEditor(kind = null, text = null) {
		this.opened.value = {
			what: "editor",
			kind,
			text
		};
	}
	openExercise() {
		this.opened.value = { what: "exercise" };
	}
	openCourse() {
		this.opened.value = { what: "course" };
	}
	close(what) {
		this.opened.peek()?.what === what && (this.opened.value = null);
	}
	get tab() {
		return this.chosenTab.value;
	}
	turnTo(tab) {
		this.chosenTab.value = tab;
	}
	get left() {
		return this.leftGame.value;
	}
	leave(game) {
		this.leftGame.value = game;
	}
	get theme() {
		return this.chosenTheme.value;
	}
	wear(theme) {
		this.chosenTheme.value = theme;
	}
};
// src/board/seat.ts
function personOf([first, second]) {
	return first === "human" == (second === "human") ? null : first === "human" ? 0 : 1;
}
function isTurned$1(game, state, isPlaying) {
	return (game.editor?.style === "fen" || game.editor?.style === "pdn") && personOf(state.players) === 1 && (isPlaying || state.place.position === null);
}
// src/thinking/clock.ts
var CLOCKS = [
	[1, 0],
	[3, 2],
	[5, 5],
	[10, 0],
	[15, 10]
], TICK_MS = 100, SHORT_MS = 2e4;
function clockText(ms) {
	let left = Math.max(0, ms), seconds = left < SHORT_MS ? Math.ceil(left / 100) / 10 : Math.ceil(left / 1e3), rest = seconds % 60, text = left < SHORT_MS ? rest.toFixed(1) : String(rest);
	return `${Math.floor(seconds / 60)}:${rest < 10 ? "0" : ""}${text}`;
}
function spent(clock, side, ms, isOver) {
	let left = [...clock.left];
	return left[side] = Math.max(0, left[side] - ms + (isOver ? clock.bonus : 0)), {
		...clock,
		left
	};
}
var GameClock = class {
	board;
	fallen;
	running = y$1(null);
	now = y$1(0);
	since = 0;
	timer = 0;
	constructor(board, fallen) {
		this.board = board, this.fallen = fallen;
	}
	get side() {
		return this.running.value;
	}
	left(side) {
		let { clock } = this.board;
		return clock ? side === this.side ? clock.left[side] - Math.max(0, this.now.value - this.since) : clock.left[side] : null;
	}
	turn(side) {
		side !== this.running.peek() && (this.settle(!0), clearInterval(this.timer), this.since = performance.now(), this.now.value = this.since, this.running.value = side === 0 || side === 1 ? side : null, this.board.clock && this.running.peek() !== null && (this.timer = window.setInterval(() => this.tick(), TICK_MS)));
	}
	stop() {
		clearInterval(this.timer), this.settle(!1), this.running.value = null;
	}
	settle(isOver) {
		let side = this.running.peek(), { clock } = this.board;
		clock && side !== null && this.board.set({ clock: spent(clock, side, performance.now() - this.since, isOver) });
	}
	tick() {
		let side = this.running.peek();
		side !== null && (this.now.value = performance.now(), !((this.left(side) ?? 1) > 0) && (this.stop(), this.fallen(side)));
	}
}, DEEPEST_TEXTBOOK = 4, TEXTBOOK_MS = 1e4;
function levelOf(player) {
	let match = /^level(\d+)$/.exec(player);
	return match ? Number(match[1]) : null;
}
function thinkOnce(who, place, ask, signal, watch) {
	return new Promise((resolve, reject) => {
		let thinker = new Thinker(who, place, ask, (told) => {
			watch?.(told), told.type === "done" && resolve({
				move: told.view.best,
				value: told.view.lines?.[0]?.value ?? null
			}), told.type === "error" && reject(Error(told.error));
		});
		signal.addEventListener("abort", () => {
			thinker.close(), reject(new DOMException("stopped", "AbortError"));
		});
	});
}
var HINT = {
	nodes: 4e5,
	time_ms: 2e4
}, JUDGEMENT = {
	nodes: 6e4,
	time_ms: 2e4
};
function suggestion(board, place, signal) {
	return thought(board, "hint", place, HINT, signal);
}
async function judgement$1(board, place, signal) {
	return (await thought(board, "judge", place, JUDGEMENT, signal)).value;
}
function thought(board, who, place, work, signal) {
	return board.game.can_think ? thinkOnce(who, place, {
		...work,
		eval: sentEval(board.search.eval)
	}, signal) : best(place, textbookAsk(board, DEEPEST_TEXTBOOK), signal);
}
function textbookSettings(board, level) {
	let algorithm = board.game.algorithms.includes("expectimax") ? "expectimax" : "alphabeta";
	return {
		...usualSearch(),
		algorithm,
		depth: Math.min(level, DEEPEST_TEXTBOOK)
	};
}
function textbookAsk(board, level) {
	return {
		...sent(textbookSettings(board, level)),
		time_ms: TEXTBOOK_MS
	};
}
function bestSolved(moves) {
	let rank = ({ value, plies, margin }) => [{
		win: 1,
		draw: 0,
		loss: -1
	}[value], margin ?? (value === "win" ? -1 : 1) * (plies ?? 0)], [first, ...rest] = moves, better = (a, b) => rank(a)[0] - rank(b)[0] > 0 || rank(a)[0] === rank(b)[0] && rank(a)[1] > rank(b)[1];
	return first ? rest.reduce((best, move) => better(move, best) ? move : best, first).move : null;
}
async function perfect(place, signal) {
	return {
		move: bestSolved((await solve(place, signal)).moves),
		value: null
	};
}
async function best(place, ask, signal) {
	let view = await search(place, ask, null, signal);
	return {
		move: view.best,
		value: view.value
	};
}
// src/thinking/game.ts
var BREATH_MS = 350, SHARE = 1 / 30, EARLY = 10, Game = class {
	app;
	clock;
	playing = y$1(!1);
	computers = O(() => this.isPlaying && this.app.board.view?.outcome === null && this.player() !== "human");
	constructor(app) {
		this.app = app;
		let { board, stage } = app;
		this.clock = new GameClock(board, (side) => {
			this.stop(), this.end(say("lost-on-time", {
				loser: this.side(side),
				winner: this.side(1 - side)
			}));
		}), follow(() => board.view, () => void this.next()), onChange(() => board.era, () => this.stop()), onChange(() => app.search.result, () => {
			app.search.result && !this.isPlaying && stage.turnTo("search");
		});
	}
	get isPlaying() {
		return this.playing.value;
	}
	get isComputersTurn() {
		return this.computers.value;
	}
	side(index) {
		return this.app.game.sides[index] ?? "";
	}
	start() {
		let { board } = this.app;
		board.goOnHere(), board.set({ over: null }), this.playing.value = !0, this.next();
	}
	seat(players) {
		this.app.board.set({ players }), this.app.stage.turnTo("play"), this.start();
	}
	stop() {
		this.playing.peek() && (this.playing.value = !1, this.clock.stop(), this.app.work.stop());
	}
	end(text) {
		this.app.board.set({ over: text });
	}
	async takeBack() {
		let { board, work } = this.app;
		for (work.stop(); await board.undo() && this.isComputersTurn;);
		this.isPlaying && (this.isComputersTurn ? this.stop() : board.goOnHere());
	}
	async redo() {
		this.app.work.stop(), await this.app.board.redo();
	}
	async next() {
		let { board, work, search } = this.app, { view } = board;
		if (!this.isPlaying || !view || board.preview || !board.isAtFrontier()) return;
		if (this.clock.turn(this.app.game.sides.indexOf(view.turn)), view.outcome !== null || view.moves.length === 0) {
			this.stop();
			return;
		}
		let player = this.player();
		if (player === "human") return;
		let chosen = await work.during((signal) => this.choose(player, signal));
		if (!chosen || this.isOff(view)) return;
		if (chosen.move === null) {
			this.stop();
			return;
		}
		if (await new Promise((resolve) => setTimeout(resolve, BREATH_MS)), this.isOff(view)) return;
		let after = [...board.here.moves, chosen.move];
		search.score(after, after.length, chosen.value), await board.play(chosen.move, !1);
	}
	isOff(view) {
		return !this.isPlaying || this.app.board.view !== view;
	}
	player() {
		let side = this.app.game.sides.indexOf(this.app.board.view?.turn ?? "");
		return side < 0 ? "random" : this.app.board.players[side === 0 ? 0 : 1];
	}
	async choose(player, signal) {
		let { board, game, catalogue } = this.app, place = board.here;
		if (player === "truth") return perfect(place, signal);
		let isMeasured = board.players.includes("truth"), opens = game.begins_at_random && place.moves.length === 0 && place.position === null && !isMeasured;
		if (player === "random" || opens) return {
			move: this.random(),
			value: null
		};
		if (player === "agent") return best(place, agentAsk(board.agent ?? ""), signal);
		if (player === "settings") return best(place, sent(board.search), signal);
		if (player === "kept") return best(place, sent(board.kept ?? board.search), signal);
		let level = levelOf(player) ?? 1;
		return game.can_think ? thinkOnce(player, place, {
			...this.hurried(levelAsk(catalogue.levels, level)),
			eval: sentEval(board.search.eval)
		}, signal) : best(place, textbookAsk(board, level), signal);
	}
	hurried(ask) {
		let { clock } = this.app.board, side = this.app.game.sides.indexOf(this.app.board.view?.turn ?? "");
		if (!clock || side < 0) return ask;
		let most = Math.max(20, Math.round(clock.left[side === 0 ? 0 : 1] * SHARE + clock.bonus * .8));
		return {
			...ask,
			time_ms: Math.min(ask.time_ms ?? most, most)
		};
	}
	get person() {
		return personOf(this.app.board.players);
	}
	resign() {
		let { person } = this;
		person !== null && (this.stop(), this.end(say("resigned", {
			loser: this.side(person),
			winner: this.side(1 - person)
		})));
	}
	async offerDraw() {
		let { app, person } = this, { board, news } = app;
		if (person === null) return;
		let side = this.side(1 - person);
		if (board.ply < EARLY) {
			news.tell(say("draw-early", { side }));
			return;
		}
		let found = await app.work.during((signal) => suggestion(board, board.here, signal));
		found?.value !== null && found?.value !== void 0 && ((person === 0 ? -found.value : found.value) > 0 ? news.tell(say("draw-ahead", { side })) : (this.stop(), this.end(say("draw-agreed"))));
	}
	random() {
		let moves = this.app.board.view?.moves ?? [];
		return moves[Math.floor(Math.random() * moves.length)] ?? null;
	}
};
// src/shown.ts
function placeInTree({ place, tree }, node) {
	let position = tree.positions.get(node);
	return position === void 0 ? {
		...place,
		moves: [...place.moves, ...tree.moves(node)]
	} : {
		...place,
		position,
		moves: []
	};
}
// src/truth/differs.ts
var LOWER = 1, UPPER = 2;
function claim(value, bound) {
	let side = Math.sign(value), [worst, best] = pliesToEnd(value) !== null || side === 0 ? [side, side] : side > 0 ? [0, 1] : [-1, 0];
	return [bound === UPPER ? -1 : worst, bound === LOWER ? 1 : best];
}
function overrated(value, bound, truth) {
	let [worst, best] = claim(value, bound);
	return truth < worst ? 0 : truth > best ? 1 : null;
}
function chosen(tree, node) {
	if (at(tree.bound, node) !== 0 || tree.isSkipped(node)) return null;
	if (node === 0 && tree.pvLine[1] !== void 0) return tree.pvLine[1];
	let value = at(tree.value, node);
	return [...tree.children(node)].find((child) => !tree.isSkipped(child) && at(tree.value, child) === value) ?? null;
}
function blunder(tree, values, node) {
	let turn = at(tree.turn, node), best = turn === 0 || turn === 1 ? chosen(tree, node) : null, [here, there] = [values[node] ?? null, best === null ? null : values[best] ?? null];
	return here === null || there === null || here === there ? null : best;
}
function trusted(tree, values, node) {
	let truth = values[node] ?? null;
	if (truth === null || tree.isSkipped(node)) return null;
	if (blunder(tree, values, node) !== null) return at(tree.turn, node);
	let value = at(tree.value, node);
	return Number.isNaN(value) ? null : overrated(value, at(tree.bound, node), truth);
}
function treeTruth(tree, values) {
	let differs = Uint8Array.from(values, (_, node) => trusted(tree, values, node) === null ? 0 : 1);
	return {
		tree,
		values,
		differs,
		count: differs.reduce((sum, one) => sum + one, 0),
		known: values.filter((value) => value !== null).length
	};
}
// src/truth/words.ts
function truthText(truth, turn, game) {
	if (truth.value === "draw") return say("truth-draw");
	let other = game.sides.find((side) => side !== turn) ?? "", winner = truth.value === "win" ? turn : other;
	return truth.margin === void 0 ? truth.plies === null ? say("truth-wins", { winner }) : game.counted === "moves" ? say("truth-mates", {
		winner,
		moves: Math.ceil(truth.plies / 2)
	}) : say("truth-wins-in", {
		winner,
		plies: truth.plies
	}) : say("truth-margin", {
		winner,
		margin: Math.abs(truth.margin)
	});
}
function badgeText({ value, plies, margin }) {
	if (margin !== void 0) return signed(margin);
	let letter = say(`badge-${value}`);
	return plies === null ? letter : `${letter} ${plies}`;
}
function truthKey({ moves }) {
	return moves.some(({ margin }) => margin !== void 0) ? ` ${say("truth-key-margin")}` : moves.some(({ plies }) => plies !== null) ? ` ${say("truth-key-plies")}` : "";
}
function nodeTruth(tree, values, node, sides) {
	let truth = values[node] ?? null;
	if (truth === null) return "";
	let words = truth === 0 ? say("node-draw") : say("node-wins", { winner: sides[truth > 0 ? 0 : 1] ?? "" });
	return trusted(tree, values, node) === null ? ` ${words}` : ` ${words} ${difference$1(tree, values, node)}`;
}
function difference$1(tree, values, node) {
	let gives = blunder(tree, values, node);
	return gives === null ? say("node-says", { value: bounded$1(at(tree.value, node), at(tree.bound, node)) }) : say(values[node] === 0 ? "node-gives-draw" : "node-gives-win", { move: tree.labelOf(gives) });
}
// src/truth/truth.ts
var ASK_MS = 250, MOST_ENDINGS = 8, Truth = class {
	board;
	search;
	news;
	wish = y$1(!1);
	solved = y$1(null);
	known = y$1(null);
	current = O(() => this.isWanted && this.solved.value?.view === this.board.view ? this.solved.value : null);
	ofTree = O(() => this.known.value?.tree === this.search.result?.tree ? this.known.value : null);
	gaps = new Map();
	constructor(board, search, news) {
		this.board = board, this.search = search, this.news = news, follow(() => [board.view, this.isWanted], () => void this.askPosition()), follow(() => [search.result, this.isWanted], () => void this.askTree());
	}
	get isWanted() {
		return this.wish.value;
	}
	get position() {
		return this.current.value?.truth ?? null;
	}
	get note() {
		return this.current.value?.note ?? null;
	}
	get tree() {
		return this.ofTree.value;
	}
	want(wanted) {
		this.wish.value = wanted;
	}
	async askPosition() {
		let { board } = this, { view, game } = board;
		if (!this.isWanted || view?.outcome !== null || !game.can_solve) return;
		let isWanted = () => this.isWanted && board.view === view, note = (text, truth = null) => {
			isWanted() && (this.solved.value = {
				view,
				truth,
				note: text
			});
		}, unknown = (why) => note({
			text: say("truth-unknown"),
			why
		}), place = board.shown();
		note({
			text: say("solving"),
			isBusy: !0
		});
		try {
			let why = await this.whyUnknown(place, isWanted, (text) => note({
				text,
				isBusy: !0
			}));
			if (!isWanted()) return;
			if (why !== null) {
				unknown(why);
				return;
			}
			let truth = await solve(place);
			note({ text: truthText(truth, view.turn, game) + truthKey(truth) }, truth);
		} catch (error) {
			let why = error instanceof Error ? error.message : "";
			error instanceof Refused && this.gaps.set(place.game, why), error instanceof Refused ? unknown(why) : note({ text: why });
		}
	}
	async whyUnknown(place, isWanted, tell) {
		let unknown = await this.prepare(place, isWanted, tell), gap = this.gaps.get(place.game);
		return unknown !== null || gap === void 0 || !isWanted() ? unknown : await isKnownExactly(place) ? null : gap;
	}
	async prepare(place, isWanted, tell) {
		for (;;) {
			let { building, unknown } = await ending(place);
			if (!building || !isWanted()) return unknown === null ? null : refusal(unknown);
			let { ending: ending$1, done, total } = building;
			if (tell(total > 0 ? say("solving-ending-part", {
				ending: ending$1,
				part: percent(done, total)
			}) : say("solving-ending", { ending: ending$1 })), await new Promise((resolve) => setTimeout(resolve, ASK_MS)), !isWanted()) return null;
		}
	}
	async askTree() {
		let { board, search } = this, { result } = search;
		if (this.known.value = null, !this.isWanted || !result || !board.game.can_solve) return;
		let isWanted = () => this.isWanted && search.result === result;
		try {
			for (let endings = 0; endings <= MOST_ENDINGS; endings++) {
				let { values, unsolved } = await truths(result.place, treeAsk(result));
				if (!isWanted() || (this.known.value = treeTruth(result.tree, values), unsolved === null) || (await this.prepare(placeInTree(result, unsolved), isWanted, () => void 0), !isWanted())) return;
			}
		} catch (error) {
			isWanted() && this.news.fail(error);
		}
	}
};
async function isKnownExactly(place) {
	let { values } = await truths(place, {
		parent: [0],
		label: [null],
		labels: []
	});
	return values[0] !== null && values[0] !== void 0;
}
function treeAsk({ tree }) {
	let label = Array.from(tree.label, (label, node) => node === 0 || tree.isSkipped(node) ? null : label);
	return {
		parent: Array.from(tree.parent),
		label,
		labels: tree.labels
	};
}
// src/truth/watch.ts
var RESULTS = [
	"loss",
	"draw",
	"win"
];
function word$1(result) {
	return RESULTS[result + 1] ?? "";
}
function resultFor(side, solved, view, sides) {
	let own = {
		win: 1,
		draw: 0,
		loss: -1
	}[solved.value];
	return sides.indexOf(view.turn) === side ? own : -own;
}
function endFor(side, view, sides) {
	let winner = sides.findIndex((name) => view.outcome?.startsWith(`${name} win`));
	return winner < 0 ? 0 : winner === side ? 1 : -1;
}
var Watch = class {
	app;
	watched = y$1(null);
	told = y$1(null);
	constructor(app) {
		this.app = app;
		let { board, play } = app;
		onChange(() => board.view, () => this.moved()), onChange(() => play.isPlaying, () => this.paused()), onChange(() => board.era, () => this.end());
	}
	get story() {
		let told = this.told.value;
		return told && (this.watched.value !== null || told.view === this.app.board.view) ? told.text : null;
	}
	get side() {
		let { board, game, truth } = this.app, side = game.sides.indexOf(board.view?.turn ?? "");
		return truth.position !== null && truth.position.value !== "loss" && side >= 0 ? side : null;
	}
	get fails() {
		let { search, truth, board } = this.app, { result } = search;
		return result !== null && truth.tree !== null && !search.isOld && !board.preview && trusted(result.tree, truth.tree.values, 0) === this.side;
	}
	async start(side) {
		let { app } = this, { board } = app;
		board.preview && await board.goOn();
		let { view } = board;
		if (view) {
			app.truth.want(!0);
			try {
				let solved = await solve(board.here), best = resultFor(side, solved, view, app.game.sides), game = {
					side,
					from: board.ply,
					best,
					now: best,
					told: [],
					work: Promise.resolve()
				};
				this.watched.value = game, game.told.push(this.opening(game, solved)), this.tell(game.told), app.play.seat(side === 0 ? ["settings", "truth"] : ["truth", "settings"]);
			} catch (error) {
				app.news.fail(error);
			}
		}
	}
	opening({ side, best }, solved) {
		let { board, game } = this.app, [name, other] = [game.sides[side] ?? "", game.sides[1 - side] ?? ""];
		return `${say("watch-players", {
			side: name,
			other,
			search: searchName(board.search)
		})} ${best === 1 && solved.plies !== null ? say("watch-has-win-in", {
			side: name,
			plies: solved.plies ?? 0
		}) : say(`watch-has-${word$1(best)}`, { side: name })}`;
	}
	moved() {
		let { board } = this.app, game = this.watched.peek(), { view, here } = board;
		game && view && !board.preview && board.isAtFrontier() && (game.work = game.work.then(() => this.judge(game, view, here)).catch(() => void 0));
	}
	async judge(game, view, place) {
		if (this.watched.peek() !== game) return;
		let isOver = view.outcome !== null, { sides } = this.app.game, left = isOver ? endFor(game.side, view, sides) : resultFor(game.side, await solve(place), view, sides), last = place.moves.at(-1) ?? "";
		left < game.now && !isOver && game.told.push(say(`watch-${word$1(game.now)}-to-${word$1(left)}`, { move: last })), game.now = left, isOver ? this.conclude(game, view, place.moves.length - game.from) : this.tell(game.told);
	}
	conclude(game, view, plies) {
		let end = say(game.now < game.best || game.best === -1 ? "watch-failed" : "watch-held", {
			plies,
			ending: view.ending ?? ""
		});
		this.tell([...game.told, end], view), this.watched.value = null;
	}
	paused() {
		let { board, play } = this.app, game = this.watched.peek();
		game && !play.isPlaying && board.view?.outcome === null && (this.tell(game.told, board.view), this.watched.value = null);
	}
	end() {
		this.watched.value = null, this.told.value = null;
	}
	tell(told, view = null) {
		this.told.value = {
			text: told.join(" "),
			view
		};
	}
}, Work = class {
	news;
	running = y$1(null);
	constructor(news) {
		this.news = news;
	}
	get busy() {
		return this.running.value;
	}
	async during(work) {
		this.stop();
		let controller = new AbortController();
		this.running.value = controller;
		try {
			return await work(controller.signal);
		} catch (error) {
			return this.news.fail(error), null;
		} finally {
			this.running.peek() === controller && (this.running.value = null);
		}
	}
	stop() {
		this.running.peek()?.abort(), this.running.value = null;
	}
}, App = class {
	catalogue;
	news;
	stage = new Stage();
	work;
	board;
	search;
	truth;
	play;
	watch;
	judgement;
	review;
	bench;
	shelf = new Shelf(localStorage);
	constructor(catalogue, news, state, id) {
		this.catalogue = catalogue, this.news = news, this.work = new Work(news), this.board = new Board(catalogue, news, state, id), this.search = new Searches(this.board, this.work, this.stage, catalogue), this.truth = new Truth(this.board, this.search, news), this.play = new Game(this), this.watch = new Watch(this), this.judgement = new Judgement(this.board, this.search, () => this.isPlayers), this.review = new Reviews(this.board, this.search, news), this.bench = new Bench(this.board);
	}
	get game() {
		return this.board.game;
	}
	get isAtStart() {
		let { board, search, stage } = this;
		return search.result === null && (board.place.moves.length === 0 || board.tree === stage.left);
	}
	get isPlayers() {
		return this.stage.tab !== "search" && this.game.can_think;
	}
}, t$1 = globalThis, i$1 = (t) => t, s = t$1.trustedTypes, e$1 = s ? s.createPolicy("lit-html", { createHTML: (t) => t }) : void 0, h = "$lit$", o = `lit$${Math.random().toFixed(9).slice(2)}$`, n = "?" + o, r = `<${n}>`, l = document, c = () => l.createComment(""), a = (t) => t === null || typeof t != "object" && typeof t != "function", u = Array.isArray, d = (t) => u(t) || typeof t?.[Symbol.iterator] == "function", f = "[ 	\n\f\r]", v = /<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g, _ = /-->/g, m = />/g, p = RegExp(`>|${f}(?:([^\\s"'>=/]+)(${f}*=${f}*(?:[^ \t\n\f\r"'\`<>=]|("|')|))|$)`, "g"), g = /'/g, $ = /"/g, y = /^(?:script|style|textarea|title)$/i, b = ((t) => (i, ...s) => ({
	_$litType$: t,
	strings: i,
	values: s
}))(1), E = Symbol.for("lit-noChange"), A = Symbol.for("lit-nothing"), C = new WeakMap(), P = l.createTreeWalker(l, 129);
function V(t, i) {
	if (!u(t) || !t.hasOwnProperty("raw")) throw Error("invalid template strings array");
	return e$1 === void 0 ? i : e$1.createHTML(i);
}
var N = (t, i) => {
	let s = t.length - 1, e = [], n, l = i === 2 ? "<svg>" : i === 3 ? "<math>" : "", c = v;
	for (let i = 0; i < s; i++) {
		let s = t[i], a, u, d = -1, f = 0;
		for (; f < s.length && (c.lastIndex = f, u = c.exec(s), u !== null);) f = c.lastIndex, c === v ? u[1] === "!--" ? c = _ : u[1] === void 0 ? u[2] === void 0 ? u[3] !== void 0 && (c = p) : (y.test(u[2]) && (n = RegExp("</" + u[2], "g")), c = p) : c = m : c === p ? u[0] === ">" ? (c = n ?? v, d = -1) : u[1] === void 0 ? d = -2 : (d = c.lastIndex - u[2].length, a = u[1], c = u[3] === void 0 ? p : u[3] === "\"" ? $ : g) : c === $ || c === g ? c = p : c === _ || c === m ? c = v : (c = p, n = void 0);
		let x = c === p && t[i + 1].startsWith("/>") ? " " : "";
		l += c === v ? s + r : d >= 0 ? (e.push(a), s.slice(0, d) + h + s.slice(d) + o + x) : s + o + (d === -2 ? i : x);
	}
	return [V(t, l + (t[s] || "<?>") + (i === 2 ? "</svg>" : i === 3 ? "</math>" : "")), e];
}, S = class S {
	constructor({ strings: t, _$litType$: i }, e) {
		let r;
		this.parts = [];
		let l = 0, a = 0, u = t.length - 1, d = this.parts, [f, v] = N(t, i);
		if (this.el = S.createElement(f, e), P.currentNode = this.el.content, i === 2 || i === 3) {
			let t = this.el.content.firstChild;
			t.replaceWith(...t.childNodes);
		}
		for (; (r = P.nextNode()) !== null && d.length < u;) {
			if (r.nodeType === 1) {
				if (r.hasAttributes()) for (let t of r.getAttributeNames()) if (t.endsWith(h)) {
					let i = v[a++], s = r.getAttribute(t).split(o), e = /([.?@])?(.*)/.exec(i);
					d.push({
						type: 1,
						index: l,
						name: e[2],
						strings: s,
						ctor: e[1] === "." ? I : e[1] === "?" ? L : e[1] === "@" ? z : H
					}), r.removeAttribute(t);
				} else t.startsWith(o) && (d.push({
					type: 6,
					index: l
				}), r.removeAttribute(t));
				if (y.test(r.tagName)) {
					let t = r.textContent.split(o), i = t.length - 1;
					if (i > 0) {
						r.textContent = s ? s.emptyScript : "";
						for (let s = 0; s < i; s++) r.append(t[s], c()), P.nextNode(), d.push({
							type: 2,
							index: ++l
						});
						r.append(t[i], c());
					}
				}
			} else if (r.nodeType === 8) {
				if (r.data === n) d.push({
					type: 2,
					index: l
				});
				else {
					let t = -1;
					for (; (t = r.data.indexOf(o, t + 1)) !== -1;) d.push({
						type: 7,
						index: l
					}), t += o.length - 1;
				}
			}
			l++;
		}
	}
	static createElement(t, i) {
		let s = l.createElement("template");
		return s.innerHTML = t, s;
	}
};
function M(t, i, s = t, e) {
	if (i === E) return i;
	let h = e === void 0 ? s._$Cl : s._$Co?.[e], o = a(i) ? void 0 : i._$litDirective$;
	return h?.constructor !== o && (h?._$AO?.(!1), o === void 0 ? h = void 0 : (h = new o(t), h._$AT(t, s, e)), e === void 0 ? s._$Cl = h : (s._$Co ??= [])[e] = h), h !== void 0 && (i = M(t, h._$AS(t, i.values), h, e)), i;
}
var R = class {
	constructor(t, i) {
		this._$AV = [], this._$AN = void 0, this._$AD = t, this._$AM = i;
	}
	get parentNode() {
		return this._$AM.parentNode;
	}
	get _$AU() {
		return this._$AM._$AU;
	}
	u(t) {
		let { el: { content: i }, parts: s } = this._$AD, e = (t?.creationScope ?? l).importNode(i, !0);
		P.currentNode = e;
		let h = P.nextNode(), o = 0, n = 0, r = s[0];
		for (; r !== void 0;) {
			if (o === r.index) {
				let i;
				r.type === 2 ? i = new k(h, h.nextSibling, this, t) : r.type === 1 ? i = new r.ctor(h, r.name, r.strings, this, t) : r.type === 6 && (i = new Z(h, this, t)), this._$AV.push(i), r = s[++n];
			}
			o !== r?.index && (h = P.nextNode(), o++);
		}
		return P.currentNode = l, e;
	}
	p(t) {
		let i = 0;
		for (let s of this._$AV) s !== void 0 && (s.strings === void 0 ? s._$AI(t[i]) : (s._$AI(t, s, i), i += s.strings.length - 2)), i++;
	}
}, k = class k {
	get _$AU() {
		return this._$AM?._$AU ?? this._$Cv;
	}
	constructor(t, i, s, e) {
		this.type = 2, this._$AH = A, this._$AN = void 0, this._$AA = t, this._$AB = i, this._$AM = s, this.options = e, this._$Cv = e?.isConnected ?? !0;
	}
	get parentNode() {
		let t = this._$AA.parentNode, i = this._$AM;
		return i !== void 0 && t?.nodeType === 11 && (t = i.parentNode), t;
	}
	get startNode() {
		return this._$AA;
	}
	get endNode() {
		return this._$AB;
	}
	_$AI(t, i = this) {
		t = M(this, t, i), a(t) ? t === A || t == null || t === "" ? (this._$AH !== A && this._$AR(), this._$AH = A) : t !== this._$AH && t !== E && this._(t) : t._$litType$ === void 0 ? t.nodeType === void 0 ? d(t) ? this.k(t) : this._(t) : this.T(t) : this.$(t);
	}
	O(t) {
		return this._$AA.parentNode.insertBefore(t, this._$AB);
	}
	T(t) {
		this._$AH !== t && (this._$AR(), this._$AH = this.O(t));
	}
	_(t) {
		this._$AH !== A && a(this._$AH) ? this._$AA.nextSibling.data = t : this.T(l.createTextNode(t)), this._$AH = t;
	}
	$(t) {
		let { values: i, _$litType$: s } = t, e = typeof s == "number" ? this._$AC(t) : (s.el === void 0 && (s.el = S.createElement(V(s.h, s.h[0]), this.options)), s);
		if (this._$AH?._$AD === e) this._$AH.p(i);
		else {
			let t = new R(e, this), s = t.u(this.options);
			t.p(i), this.T(s), this._$AH = t;
		}
	}
	_$AC(t) {
		let i = C.get(t.strings);
		return i === void 0 && C.set(t.strings, i = new S(t)), i;
	}
	k(t) {
		u(this._$AH) || (this._$AH = [], this._$AR());
		let i = this._$AH, s, e = 0;
		for (let h of t) e === i.length ? i.push(s = new k(this.O(c()), this.O(c()), this, this.options)) : s = i[e], s._$AI(h), e++;
		e < i.length && (this._$AR(s && s._$AB.nextSibling, e), i.length = e);
	}
	_$AR(t = this._$AA.nextSibling, s) {
		for (this._$AP?.(!1, !0, s); t !== this._$AB;) {
			let s = i$1(t).nextSibling;
			i$1(t).remove(), t = s;
		}
	}
	setConnected(t) {
		this._$AM === void 0 && (this._$Cv = t, this._$AP?.(t));
	}
}, H = class {
	get tagName() {
		return this.element.tagName;
	}
	get _$AU() {
		return this._$AM._$AU;
	}
	constructor(t, i, s, e, h) {
		this.type = 1, this._$AH = A, this._$AN = void 0, this.element = t, this.name = i, this._$AM = e, this.options = h, s.length > 2 || s[0] !== "" || s[1] !== "" ? (this._$AH = Array(s.length - 1).fill(new String()), this.strings = s) : this._$AH = A;
	}
	_$AI(t, i = this, s, e) {
		let h = this.strings, o = !1;
		if (h === void 0) t = M(this, t, i, 0), o = !a(t) || t !== this._$AH && t !== E, o && (this._$AH = t);
		else {
			let e = t, n, r;
			for (t = h[0], n = 0; n < h.length - 1; n++) r = M(this, e[s + n], i, n), r === E && (r = this._$AH[n]), o ||= !a(r) || r !== this._$AH[n], r === A ? t = A : t !== A && (t += (r ?? "") + h[n + 1]), this._$AH[n] = r;
		}
		o && !e && this.j(t);
	}
	j(t) {
		t === A ? this.element.removeAttribute(this.name) : this.element.setAttribute(this.name, t ?? "");
	}
}, I = class extends H {
	constructor() {
		super(...arguments), this.type = 3;
	}
	j(t) {
		this.element[this.name] = t === A ? void 0 : t;
	}
}, L = class extends H {
	constructor() {
		super(...arguments), this.type = 4;
	}
	j(t) {
		this.element.toggleAttribute(this.name, !!t && t !== A);
	}
}, z = class extends H {
	constructor(t, i, s, e, h) {
		super(t, i, s, e, h), this.type = 5;
	}
	_$AI(t, i = this) {
		if ((t = M(this, t, i, 0) ?? A) === E) return;
		let s = this._$AH, e = t === A && s !== A || t.capture !== s.capture || t.once !== s.once || t.passive !== s.passive, h = t !== A && (s === A || e);
		e && this.element.removeEventListener(this.name, this, s), h && this.element.addEventListener(this.name, this, t), this._$AH = t;
	}
	handleEvent(t) {
		typeof this._$AH == "function" ? this._$AH.call(this.options?.host ?? this.element, t) : this._$AH.handleEvent(t);
	}
}, Z = class {
	constructor(t, i, s) {
		this.element = t, this.type = 6, this._$AN = void 0, this._$AM = i, this.options = s;
	}
	get _$AU() {
		return this._$AM._$AU;
	}
	_$AI(t) {
		M(this, t);
	}
}, B = t$1.litHtmlPolyfillSupport;
B?.(S, k), (t$1.litHtmlVersions ??= []).push("3.3.3");
var D = (t, i, s) => {
	let e = s?.renderBefore ?? i, h = e._$litPart$;
	if (h === void 0) {
		let t = s?.renderBefore ?? null;
		e._$litPart$ = h = new k(i.insertBefore(c(), t), t, void 0, s ?? {});
	}
	return h._$AI(t), h;
}, t = {
	ATTRIBUTE: 1,
	CHILD: 2,
	PROPERTY: 3,
	BOOLEAN_ATTRIBUTE: 4,
	EVENT: 5,
	ELEMENT: 6
}, e = (t) => (...e) => ({
	_$litDirective$: t,
	values: e
}), i = class {
	constructor(t) {}
	get _$AU() {
		return this._$AM._$AU;
	}
	_$AT(t, e, i) {
		this._$Ct = t, this._$AM = e, this._$Ci = i;
	}
	_$AS(t, e) {
		return this.update(t, e);
	}
	update(t, e) {
		return this.render(...e);
	}
}, marked = e(class extends i {
	constructor(part) {
		if (super(part), part.type !== t.ELEMENT) throw Error("only elements have marks");
	}
	render(name, values) {
		return marks$1(name, values);
	}
	update({ element }, [name, values]) {
		for (let [attribute, text] of Object.entries(this.render(name, values))) element.setAttribute(attribute, text);
		return A;
	}
}), KINDS$2 = [
	"max",
	"min",
	"chance"
], MOST_ROWS = 400, isKind = (word) => KINDS$2.includes(word);
function wordsOf(line) {
	return line.replaceAll(/[()]/g, " $& ").trim().split(/\s+/).filter((word) => word !== "");
}
var Line = class {
	words;
	at = 0;
	rows = [];
	constructor(words) {
		this.words = words;
	}
	next() {
		return this.words[this.at] ?? "";
	}
	edge() {
		return /^[\d./]+:$/.test(this.next()) ? this.words[this.at++] ?? "" : this.words[this.at + 1] === "->" ? (this.at += 2, `${this.words[this.at - 2] ?? ""} ->`) : "";
	}
	node(depth) {
		let edge = this.edge(), isBracketed = this.next() === "(";
		isBracketed && (this.at += 1);
		let word = this.words[this.at++] ?? "";
		if (isKind(word)) return this.inner(depth, word, edge, isBracketed);
		let isNamed = this.next() === "=", value = isNamed ? this.words[this.at + 1] ?? "" : word;
		return isNamed && (this.at += 2), this.rows.push({
			depth,
			kind: "leaf",
			name: isNamed ? word : "",
			value,
			edge
		}), word !== "" && word !== ")" && !isBracketed;
	}
	inner(depth, kind, edge, isBracketed) {
		let hasName = /^\p{L}/u.test(this.next()) && !isKind(this.next()) && !["=", "->"].includes(this.words[this.at + 1] ?? "");
		if (this.rows.push({
			depth,
			kind,
			name: hasName ? this.next() : "",
			value: "",
			edge
		}), hasName && (this.at += 1), !isBracketed) return this.isDone;
		for (; this.next() !== ")";) if (this.isDone || !this.node(depth + 1)) return !1;
		return this.at += 1, !0;
	}
	get isDone() {
		return this.at >= this.words.length;
	}
};
function rowsOf$1(text) {
	let rows = [], indents = [];
	for (let line of text.split("\n")) {
		let content = line.replace(/#.*/, "");
		if (content.trim() === "") continue;
		let indent = content.length - content.trimStart().length;
		for (; indents.length > 0 && (indents.at(-1) ?? 0) >= indent;) indents.pop();
		let read = new Line(wordsOf(content));
		if (!read.node(indents.length) || !read.isDone) return null;
		indents.push(indent), rows.push(...read.rows);
	}
	return rows.length > 0 && rows.length <= MOST_ROWS ? rows : null;
}
function textOf$1(rows) {
	return `${rows.map(({ depth, kind, name, value, edge }) => {
		let own = kind === "leaf" ? name === "" ? value : `${name} = ${value}` : `${kind} ${name}`.trim();
		return "  ".repeat(depth) + (edge === "" ? own : `${edge} ${own}`);
	}).join("\n")}\n`;
}
function endOf(rows, index) {
	let depth = rows[index]?.depth ?? 0, end = rows.findIndex((row, at) => at > index && row.depth <= depth);
	return end < 0 ? rows.length : end;
}
function withMove(rows, index) {
	let node = rows[index];
	if (!node) return [...rows];
	let parent = rows.findLast((row, at) => at < index && row.depth < node.depth), kind = node.kind === "leaf" ? parent?.kind === "max" ? "min" : "max" : node.kind, edge = kind === "chance" ? "0.5:" : "", leaf = {
		depth: node.depth + 1,
		kind: "leaf",
		name: "",
		value: node.kind === "leaf" ? node.value : "0",
		edge
	}, end = endOf(rows, index);
	return [
		...rows.slice(0, index),
		{
			...node,
			kind,
			value: ""
		},
		...rows.slice(index + 1, end),
		leaf,
		...rows.slice(end)
	];
}
function withoutRow(rows, index) {
	let left = [...rows.slice(0, index), ...rows.slice(endOf(rows, index))], parent = left.findLastIndex((row, at) => at < index && row.depth < (rows[index]?.depth ?? 0)), row = left[parent];
	return row && endOf(left, parent) === parent + 1 ? left.with(parent, {
		...row,
		kind: "leaf",
		value: "0"
	}) : left;
}
// src/handmade/editor.ts
var REST_MS$3 = 300;
function faultOf(message) {
	let found = /\p{L}+ (\d+), \p{L}+ (\d+): /u.exec(message);
	return {
		text: message,
		line: Number(found?.[1] ?? 0),
		column: Number(found?.[2] ?? 0)
	};
}
function split(text, { line, column }) {
	if (line < 1) return [
		text,
		"",
		""
	];
	let before = text.split("\n").slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + Math.max(0, column - 1), word = /^\S+/.exec(text.slice(before))?.[0] ?? " ";
	return [
		text.slice(0, before),
		word,
		text.slice(before + word.length)
	];
}
var TreeEditor = class extends Panel {
	app;
	typed = y$1(null);
	fault = y$1(null);
	timer = 0;
	constructor(app) {
		super(), this.app = app, this.onChange(() => app.board.place, () => {
			this.typed.value = null, this.fault.value = null;
		});
	}
	text(option) {
		return String(this.app.board.place.options[option.name] ?? option.default);
	}
	async use(option, text) {
		let { board, search } = this.app, place = {
			...board.place,
			options: {
				...board.place.options,
				[option]: text
			},
			position: null,
			moves: []
		};
		try {
			await position(place);
		} catch (error) {
			this.fault.value = faultOf(error instanceof Error ? error.message : String(error));
			return;
		}
		this.fault.value = null, await board.setPlace(place) && await search.run();
	}
	type(option, text) {
		this.typed.value = text, clearTimeout(this.timer), this.timer = window.setTimeout(() => void this.use(option, text), REST_MS$3);
	}
	view(option) {
		let text = this.typed.value ?? this.text(option), rows = rowsOf$1(text), use = (changed) => void this.use(option.name, textOf$1(changed));
		return b`<p class="soft small">${option.about}</p>
      <details class="texts" id="tree-rows" open>
        <summary>${say("tree-rows")}</summary>
        ${rows ? b`<ul class="tree-rows">${rows.map((row, index) => this.row(row, index, rows, use))}</ul>` : b`<p class="soft small">${say("tree-rows-not")}</p>`}
      </details>
      ${this.field(option, text)}`;
	}
	row(row, index, rows, use) {
		let change = (part) => use(rows.map((one, at) => at === index ? {
			...one,
			...part
		} : one)), value = (event) => event.target.value.trim(), name = row.name === "" ? String(index + 1) : row.name, kinds = b`<select aria-label=${say("tree-kind", { name })} @change=${(event) => change({ kind: value(event) })}>
      ${KINDS$2.map((kind) => b`<option value=${kind} ?selected=${kind === row.kind}>${say(`tree-kind-${kind}`)}</option>`)}
    </select>`, number = b`<input class="tree-value" .value=${row.value} aria-label=${say("tree-value", { name })} @change=${(event) => change({ value: value(event) })} />`;
		return b`<li class="tree-row depth-${Math.min(row.depth, 9)} ${row.kind}" data-row=${index}>
      ${row.edge === "" ? A : b`<span class="soft small">${row.edge}</span>`} ${row.kind === "leaf" ? number : kinds}
      <input class="tree-name" .value=${row.name} placeholder=${say("tree-no-name")} aria-label=${say("tree-name", { name })} @change=${(event) => change({ name: value(event).replaceAll(/\s+/g, "-") })} />
      <button class="icon bare" @click=${() => use(withMove(rows, index))} ${marked("tree-add", { name })}>+</button>
      ${index === 0 ? A : b`<button class="icon bare" @click=${() => use(withoutRow(rows, index))} ${marked("tree-remove", { name })}>×</button>`}
    </li>`;
	}
	field(option, text) {
		let fault = this.fault.value, [before, word, after] = fault ? split(text, fault) : [
			text,
			"",
			""
		];
		return b`<div class="marked-text">
        <pre aria-hidden="true">${before}<mark>${word}</mark>${after}</pre>
        <textarea
          rows="12" spellcheck="false" aria-label=${option.title} aria-invalid=${fault !== null} aria-describedby="tree-fault"
          .value=${text} @input=${(event) => this.type(option.name, event.target.value)} @scroll=${(event) => {
			let area = event.target;
			area.previousElementSibling?.scrollTo(area.scrollLeft, area.scrollTop);
		}}
        ></textarea>
      </div>
      <p id="tree-fault" class="fault" role="status">${fault?.text ?? ""}</p>`;
	}
}, PASS = "--";
function moveText$1(move) {
	return move === PASS ? say("move-pass") : readable(move);
}
function movesTo(view, to, from) {
	return view.moves.filter((_, index) => {
		let way = view.ways[index];
		return way?.to === to && way.from === from;
	});
}
function origins(view) {
	return new Set(view.ways.flatMap((way) => way.from === null ? [] : [way.from]));
}
function targets(view, from) {
	let reached = view.ways.filter((way) => way.from === from && way.to !== null);
	return new Set(reached.flatMap((way) => way.to === null ? [] : [way.to]));
}
function passOf(view) {
	let [only, other] = view.ways;
	return view.board !== null && only?.to === null && only.from === null && other === void 0 ? view.moves[0] ?? null : null;
}
function tally(grid) {
	let of = (owner) => grid.cells.filter((cell) => cell.owner === owner).length;
	return [of("max"), of("min")];
}
function rareTargets(view) {
	let free = targets(view, null), empty = view.board?.cells.filter((cell) => cell.owner === null).length ?? 0;
	return free.size < empty ? free : new Set();
}
var STEPS = {
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	w: [0, -1],
	s: [0, 1],
	a: [-1, 0],
	d: [1, 0]
};
function isSteered(view) {
	if (view.board?.pieces !== "maze") return !1;
	let moving = view.ways.filter((way) => way.from !== null), from = moving[0]?.from ?? null;
	if (from === null || moving.length === 0) return !1;
	let columns = view.board.columns;
	return moving.every((way) => way.from === from && way.to !== null && isNeighbour(way, columns));
}
function isNeighbour(way, columns) {
	if (way.from === null || way.to === null) return !1;
	let distance = Math.abs(way.to - way.from);
	return distance === 1 || distance === columns;
}
function steer(view, key) {
	let step = STEPS[key];
	if (!step || !view.board) return null;
	let shift = step[0] + step[1] * view.board.columns, index = view.ways.findIndex((way) => way.from !== null && way.to === way.from + shift);
	return index < 0 ? null : view.moves[index] ?? null;
}
function neighbourCell(grid, cell, key) {
	let step = STEPS[key];
	if (!step) return cell;
	let rows = Math.floor(grid.cells.length / Math.max(1, grid.columns)), column = Math.min(grid.columns - 1, Math.max(0, cell % grid.columns + step[0]));
	return Math.min(rows - 1, Math.max(0, Math.floor(cell / grid.columns) + step[1])) * grid.columns + column;
}
function cellName(grid, cell) {
	let column = grid.column_names[cell % grid.columns], row = grid.row_names[Math.floor(cell / grid.columns)];
	if (column !== void 0 && row !== void 0) return column + row;
	let label = grid.cells[cell]?.label ?? "";
	return label === "" ? grid.cells.some((other) => other.label !== "") ? say("light-square") : String(cell) : label;
}
// src/board/movelist.ts
var SIGNS$1 = {
	1: "!",
	2: "?",
	3: "!!",
	4: "??",
	5: "!?",
	6: "?!",
	10: "=",
	14: "⩲",
	15: "⩱",
	16: "±",
	17: "∓",
	18: "+−",
	19: "−+"
};
function signOf(nag) {
	return SIGNS$1[nag] ?? `$${nag}`;
}
function countingOf(game, place) {
	if (!game.can_think) return {
		inPairs: !1,
		before: 0
	};
	let fields = place.position !== null && game.editor?.style === "fen" ? place.position.split(" ") : [], number = Number(fields[5] ?? 1), isSecond = fields[1] !== void 0 && fields[1] === game.editor?.turns[1];
	return {
		inPairs: !0,
		before: (Number.isInteger(number) && number > 0 ? (number - 1) * 2 : 0) + +!!isSecond
	};
}
function numberOf(ply, counting, isSaid) {
	let at = ply + counting.before;
	return counting.inPairs ? at % 2 == 0 ? `${at / 2 + 1}.` : isSaid ? `${(at - 1) / 2 + 1}…` : "" : String(at + 1);
}
var List = class {
	look;
	next;
	constructor(look) {
		this.look = look, this.next = followers(look.tree);
	}
	after(node) {
		return this.next[node + 1] ?? [];
	}
	button(node) {
		let { look } = this, played = look.tree[node], isHere = node === look.here, own = (played?.nags ?? []).map(signOf).join(""), signs = own === "" ? look.sign?.(node) ?? "" : own;
		return b`<button id="move-${node}" class="move ${isHere ? "here" : ""}" aria-current=${isHere ? "step" : A} title=${look.title(node) ?? A} @click=${() => look.go(node)}>${moveText$1(played?.move ?? "")}${signs}</button>`;
	}
	number(ply, isSaid) {
		let text = numberOf(ply, this.look.counting, isSaid);
		return text === "" ? null : b`<span class="number">${text}</span>`;
	}
	comments(node) {
		return (this.look.tree[node]?.comments ?? []).map((text) => b`<span class="comment">${text}</span>`);
	}
	running(first, ply) {
		let parts = [], isSaid = !0, at = ply;
		for (let node = first; node !== void 0; node = this.after(node)[0], at++) {
			let others = node === first ? [] : this.others(node), comments = this.comments(node);
			parts.push(this.number(at, isSaid), this.button(node), ...comments, ...this.variations(others, at)), isSaid = others.length > 0 || comments.length > 0;
		}
		return parts.filter((part) => part !== null);
	}
	others(node) {
		return this.after(this.look.tree[node]?.parent ?? -1).filter((other) => other !== node);
	}
	variations(others, ply) {
		return others.map((other) => b`<div class="variation">${this.running(other, ply)}</div>`);
	}
	columns() {
		let parts = [], isBroken = !0, ply = 0;
		for (let node = this.after(-1)[0]; node !== void 0; node = this.after(node)[0], ply++) {
			let isSecond = (ply + this.look.counting.before) % 2 == 1;
			(!isSecond || isBroken) && parts.push(this.number(ply, !0)), isSecond && isBroken && parts.push(b`<span class="gap" aria-hidden="true"></span>`), parts.push(this.button(node));
			let asides = [...this.comments(node), ...this.variations(this.others(node), ply)];
			parts.push(...asides), isBroken = asides.length > 0;
		}
		return parts.filter((part) => part !== null);
	}
	text() {
		let first = this.after(-1)[0];
		return first === void 0 ? [] : [...this.running(first, 0), ...this.variations(this.others(first), 0)];
	}
};
function moveList(look) {
	let list = new List(look);
	return look.counting.inPairs ? list.columns() : list.text();
}
// src/thinking/chart.ts
var WIDTH$2 = 300, HEIGHT$4 = 130, LEFT$1 = 40, MIDDLE = 57;
function squeeze(value, scale) {
	return pliesToEnd(value) === null ? Math.tanh(value / Math.max(scale, 1e-9)) * .92 : value > 0 ? 1 : -1;
}
function typical(values) {
	let sizes = values.filter((value) => pliesToEnd(value) === null).map((value) => Math.abs(value));
	return sizes.sort((a, b) => a - b), (sizes[Math.floor(sizes.length * .8)] ?? 1) * 1.2 || 1;
}
function points(scores, plies) {
	let scale = typical([...scores.values()]), sorted = [...scores.entries()].sort((a, b) => a[0] - b[0]), step = 254 / Math.max(1, plies);
	return sorted.map(([ply, value]) => ({
		ply,
		value,
		x: LEFT$1 + ply * step,
		y: height(squeeze(value, scale))
	}));
}
function height(share) {
	return MIDDLE - share * 51;
}
function round(value) {
	let power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9))), digit = value / power;
	return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
}
function axes(scores, plies) {
	let scale = typical([...scores.values()]), mark = round(scale), across = [
		mark,
		0,
		-mark
	].flatMap((value) => {
		let y = height(squeeze(value, scale));
		return [s$2("path", {
			class: value === 0 ? "axis zero" : "axis",
			d: `M${LEFT$1} ${y}H${WIDTH$2}`
		}), s$2("text", {
			class: "tick",
			x: 36,
			y: y + 3,
			"text-anchor": "end"
		}, score(value))];
	}), every = Math.max(1, round(plies / 4)), step = 254 / Math.max(1, plies), below = Array.from({ length: Math.floor(plies / every) + 1 }, (_, index) => s$2("text", {
		class: "tick",
		x: LEFT$1 + index * every * step,
		y: 127,
		"text-anchor": "middle"
	}, String(index * every))), unit = s$2("text", {
		class: "tick",
		x: 0,
		y: 127
	}, say("axis-plies"));
	return [
		...across,
		...below,
		unit
	];
}
function chart$1(scores, plies, here, go) {
	if (scores.size < 2) return h$2("p", { class: "soft small" }, say("graph-later"));
	let dots = points(scores, plies), path = dots.map((dot, index) => `${index === 0 ? "M" : "L"}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join(""), svg = s$2("svg", {
		class: "chart",
		viewBox: `0 0 ${WIDTH$2} ${HEIGHT$4}`,
		role: "img",
		...marks$1("graph")
	});
	svg.append(...axes(scores, plies), s$2("path", {
		class: "curve",
		d: path
	}));
	for (let dot of dots) {
		let circle = s$2("circle", {
			class: dot.ply === here ? "dot here" : "dot",
			cx: dot.x,
			cy: dot.y,
			r: dot.ply === here ? 4.5 : 3,
			onclick: () => go(dot.ply)
		});
		circle.append(s$2("title", {}, say("graph-point", {
			ply: dot.ply,
			value: score(dot.value)
		}))), svg.append(circle);
	}
	return svg;
}
// src/review/view.ts
function reviewBox(app) {
	let { board, game, play, review } = app;
	if (!game.can_think || board.place.moves.length === 0 || play.isPlaying) return A;
	let { asked, practice } = review;
	return b`<section id="review" class="review" aria-labelledby="review-title">
    <h3 id="review-title">${say("review-title")}</h3>
    ${practice.drill ? drillBox(app) : b`${controls(app, asked)} ${asked?.review ? found(app, asked, asked.review) : A}`}
  </section>`;
}
function controls({ review }, asked) {
	if (asked?.state === "runs") {
		let total = asked.place.moves.length;
		return b`<div class="line wrap">
      <button id="review-stop" class="primary stop" @click=${() => review.stop()}><span class="spinner"></span>${say("review-stop")}</button>
      <progress max=${total} value=${Math.min(asked.done, total)} aria-label=${say("review-title")}></progress>
      <span class="soft small">${say("review-far", {
			done: asked.done,
			total
		})}</span>
    </div>`;
	}
	let choose = (event) => {
		event.target instanceof HTMLSelectElement && review.choose(Number(event.target.value));
	}, options = NODES.map((nodes) => b`<option value=${nodes} ?selected=${nodes === review.thoroughness}>${say("review-nodes-each", { nodes: count(nodes) })}</option>`);
	return b`<div class="line wrap">
    <button id="review-run" class="primary" @click=${() => review.run()} ${marked("review-run")}>${say("review-run")}</button>
    <select id="review-nodes" @change=${choose} ${marked("review-nodes")}>${options}</select>
  </div>`;
}
function found(app, asked, review) {
	let isRunning = asked.state === "runs", all = review.plies.filter(({ mark }) => mark !== null), none = isRunning ? A : b`<p class="soft small">${say("review-no-marks")}</p>`;
	return b`${asked.state === "stopped" ? b`<p class="soft small">${say("review-stopped", { done: review.plies.length })}</p>` : A}
    ${counts$1(review)} ${graph(app, asked, review)} ${here(app, review)}
    <div id="review-marks" class="review-marks" role="group" ${marked("review-marks")}>${all.length === 0 ? none : all.map((one) => markButton(app, one))}</div>
    ${isRunning ? A : b`<div class="line wrap">${app.game.sides.map((side, index) => practiceButton(app, review, side, index))}</div>`}
    ${rules(asked, review)}`;
}
function counts$1(review) {
	return b`<table id="review-counts" class="review-counts" ${marked("review-counts")}>
    <thead><tr><td></td><th scope="col">??</th><th scope="col">?</th><th scope="col">?!</th><th scope="col">${say("review-mean")}</th></tr></thead>
    <tbody>${review.players.map((player) => b`<tr>
    <th scope="row">${player.name}</th>
    ${[
		player.blunders,
		player.mistakes,
		player.dubious
	].map((count) => b`<td class="number">${count}</td>`)}
    <td class="number">${written$1(player.mean_loss.toFixed(1))}</td>
  </tr>`)}</tbody>
  </table>`;
}
function graph(app, asked, review) {
	let here = app.review.here?.ply ?? (app.board.ply === 0 ? 0 : -1), unit = isInUnits() ? "pawns" : "hundredths";
	return b`<figure id="review-graph">
    ${chart$1(scoresOf(review), asked.place.moves.length, here, (ply) => void app.review.go(ply))}
    <figcaption class="soft small">${say("review-unit", {
		side: app.game.sides[0],
		unit
	})}</figcaption>
  </figure>`;
}
function numbered(app, { ply, move, mark }) {
	return `${numberOf(ply - 1, countingOf(app.game, app.board.place), !0)} ${moveText$1(move)}${mark === null ? "" : SIGNS$3[mark]}`;
}
function markButton(app, one) {
	let words = say("review-loses", { loss: one.loss });
	return b`<button class="chip ${one.mark ?? ""}" aria-pressed=${app.review.here?.ply === one.ply} @click=${() => void app.review.go(one.ply)}>${numbered(app, one)} <span class="soft">${words}</span></button>`;
}
function here(app, review) {
	let one = app.review.here;
	return b`<p id="review-told" role="status">${one === null ? say("review-here") : sentence$1(app, one, review)}</p>${one !== null && one.mark !== null && one.better.length > 0 ? b`<button id="review-better" class="small" @click=${() => void app.review.showBetter(one)}>${say("review-better")}</button>` : A}`;
}
function sentence$1(app, one, { rules: { dubious } }) {
	let move = numbered(app, one), [before, after] = one.truth;
	return before !== void 0 && after !== void 0 && one.mark !== null ? say("review-truth", {
		move,
		before: say(`review-result-${before}`),
		after: say(`review-result-${after}`),
		line: one.better.join(" ")
	}) : one.mark === null ? one.loss === 0 ? say("review-fine", { move }) : say("review-small", {
		move,
		loss: one.loss,
		least: dubious
	}) : say("review-bad", {
		move,
		loss: one.loss,
		before: score(one.before.worth),
		after: score(one.after.worth),
		line: one.better.join(" ")
	});
}
function practiceButton({ review }, { plies }, side, index) {
	let count = mistakes(plies, index).length;
	return count === 0 ? A : b`<button id="practice-${index}" class="small" @click=${() => void review.practice.begin(index)}>${say("practice-begin", {
		side,
		count
	})}</button>`;
}
function rules({ nodes }, { rules: numbers }) {
	let said = {
		...numbers,
		nodes: count(nodes),
		most: count(numbers.most)
	}, lines = [
		say("review-rule-unit", said),
		say("review-rule-loss", said),
		say("review-rule-signs", said),
		say("review-rule-decided", said),
		say("review-rule-again", said),
		say("review-rule-truth", said)
	];
	return b`<details id="review-rules"><summary>${say("review-rules")}</summary><ul>${lines.map((line) => b`<li>${line}</li>`)}</ul></details>`;
}
function drillBox(app) {
	let { practice } = app.review, { drill, current } = practice, asks = drill?.state === "asks" || drill?.state === "checks", question = current && drill ? say("practice-ask", {
		number: drill.at + 1,
		count: drill.list.length,
		side: app.game.sides[drill.side] ?? "",
		move: numbered(app, current),
		loss: current.loss
	}) : "", button = (id, act, text) => b`<button id=${id} class="small" @click=${act}>${text}</button>`;
	return b`<div id="practice" class="practice">
    <p id="practice-ask">${question}</p>
    <p id="practice-told" role="status" class=${drill?.state ?? ""}>${drill?.words ?? ""}</p>
    <div class="line wrap">
      ${asks ? button("practice-show", () => void practice.show(), say("review-better")) : A}
      ${current ? button("practice-next", () => void practice.next(), say("practice-next")) : A}
      ${button("practice-leave", () => practice.leave(), say("practice-leave"))}
    </div>
  </div>`;
}
// src/truth/box.ts
function truthBox(app) {
	let { note } = app.truth, busy = note?.isBusy ? b`<span class="spinner"></span> ` : A;
	return b`<p id="truth-note" class="soft small" role="status">${note ? b`${busy}<span title=${note.why ?? A}>${note.text}</span>` : A}</p>
    <div id="watch" class="watch" role="status">${watched(app)}</div>`;
}
function watched({ watch }) {
	let { story, side } = watch;
	if (story !== null) return b`<p class="story" id="watch-story">${story}</p>`;
	if (side === null) return A;
	let name = watch.fails ? "watch-fail" : "watch-try";
	return b`<button class="small" id="watch-it" @click=${() => void watch.start(side)} ${marked(name)}>${say(name)}</button>`;
}
// src/board/bar.ts
var DECIDED = 4.5, CALM = 3;
function share(value, all, even) {
	return (squeeze(value, even === null ? typical(all) * CALM : even * DECIDED) + 1) / 2;
}
var FITS = 5;
function narrow(value) {
	let text = isInUnits() ? score(value) : tiny(value);
	return text.length <= FITS ? text : `${value < 0 ? "−" : ""}${brief(Math.abs(Math.round(value)))}`;
}
var EvaluationBar = class {
	app;
	element = h$2("div", {
		class: "eval-bar",
		id: "eval-bar",
		role: "img",
		hidden: !0
	});
	filled = h$2("span", { class: "eval-max" });
	number = h$2("span", { class: "eval-number" });
	constructor(app) {
		this.app = app, this.element.append(this.filled, this.number);
	}
	draw(isFlipped) {
		let { app } = this, { board, search } = app, scores = search.lineScores, value = board.preview || search.hidesAnswer || app.stage.shows("exercise") ? void 0 : scores.get(board.ply);
		this.element.hidden = scores.size === 0 || board.view?.board === null, this.element.classList.toggle("flipped", isFlipped), this.element.classList.toggle("unknown", value === void 0), this.filled.hidden = value === void 0;
		let text = value === void 0 ? "" : score(value);
		this.filled.style.height = `${share(value ?? 0, [...scores.values()], app.game.even) * 100}%`, this.number.textContent = value === void 0 ? "" : narrow(value);
		let [first] = app.game.sides;
		label(this.element, text === "" ? "bar-none" : "bar-value", {
			value: text,
			side: first
		});
	}
};
// src/options.ts
function valueOf$1(option, chosen) {
	return chosen[option.name] ?? option.default;
}
function changed(options, chosen, name, value) {
	let next = {
		...chosen,
		[name]: value
	};
	for (let option of options) {
		if (option.kind !== "number" || option.name === name || option.at_most.length === 0) continue;
		let largest = Math.max(...options.filter((other) => option.at_most.includes(other.name)).map((other) => Number(valueOf$1(other, next))));
		Number(valueOf$1(option, next)) > largest && (next[option.name] = largest);
	}
	return next;
}
function isSetUp(options, chosen, wanted) {
	return options.every((option) => valueOf$1(option, wanted) === valueOf$1(option, chosen));
}
var FEW_LETTERS = 24;
function sampleName({ name, about }) {
	return about !== "" && about.length <= FEW_LETTERS ? `${name}: ${about}` : name;
}
// src/thinking/explain.ts
async function explainMove(app) {
	let { board, search } = app, move = board.here.moves.at(-1);
	if (move === void 0) return;
	await board.step(-1);
	let side = app.game.sides.indexOf(board.view?.turn ?? ""), mover = moverOf(app, side < 0 ? "random" : board.players[side === 0 ? 0 : 1], move), place = board.here, result = await app.work.during((signal) => asked$2(app, mover, place, move, signal));
	if (!result) return;
	search.show(result);
	let { tree } = result, child = [...tree.children(0)].reverse().find((node) => tree.labelOf(node) === move);
	child !== void 0 && await search.select(child);
}
async function asked$2(app, mover, place, move, signal) {
	let result = await app.search.ask(place, mover.settings, signal, { limit: mover.limit }), turn = result.tree.turn[0] === 1 ? -1 : 1, { best, value, worth, moves } = result.view, weighed = [
		...best === null ? [] : [{
			move: best,
			value,
			worth,
			bound: "exact"
		}],
		...await lines$1(app, mover, place, signal),
		...moves
	];
	return {
		...result,
		answer: answer(mover, move, ranked(weighed, best, turn), turn)
	};
}
function moverOf(app, player, move) {
	let { board, game, catalogue } = app, level = levelOf(player);
	if (level !== null && game.can_think) {
		let { depth, ...limit } = levelAsk(catalogue.levels, level);
		return {
			settings: searchFrom({
				algorithm: "pvs",
				...depth === void 0 ? {} : { depth },
				...board.search.eval ? { eval: board.search.eval } : {}
			}),
			limit: depth === void 0 ? {
				...limit,
				depth: catalogue.limits.depth
			} : limit,
			name: say(depth === void 0 ? "mover-level" : "mover-level-depth", {
				level,
				depth: Number(depth ?? 0)
			}),
			isItsOwn: !0
		};
	}
	if (level !== null) {
		let settings = textbookSettings(board, level);
		return {
			settings,
			limit: {},
			name: say("mover-level-depth", {
				level,
				depth: Number(settings.depth)
			}),
			isItsOwn: !0
		};
	}
	let settings = player === "kept" ? board.kept ?? board.search : board.search;
	return player === "settings" || player === "kept" ? {
		settings,
		limit: {},
		name: say("mover-search", { search: searchName(settings) }),
		isItsOwn: !0
	} : {
		settings,
		limit: {},
		name: say(`mover-${player}`, {
			move,
			search: searchName(settings)
		}),
		isItsOwn: !1
	};
}
async function lines$1(app, { settings, limit }, place, signal) {
	return settings.algorithm === "pvs" ? ((await search(place, {
		...sent(settings),
		...limit,
		lines: Math.min(2, app.catalogue.limits.lines)
	}, null, signal)).lines ?? []).flatMap(({ moves, value, worth }) => moves[0] === void 0 ? [] : [{
		move: moves[0],
		value,
		worth,
		bound: "exact"
	}]) : [];
}
function ranked(weighed, best, turn) {
	let each = weighed.filter((one, index) => weighed.findIndex(({ move }) => move === one.move) === index), worth = ({ move, value }) => move === best ? Infinity : value === null ? -Infinity : turn * value;
	return each.sort((a, b) => worth(b) - worth(a));
}
function answer(mover, move, moves, turn) {
	let [best, second] = moves;
	if (!best) return mover.name;
	let isChosen = best.move === move, other = isChosen ? second : moves.find((one) => one.move === move), kind = isChosen ? "prefers" : mover.isItsOwn ? "again" : "instead", values = {
		mover: mover.name,
		move: best.move,
		value: value(best.worth)
	};
	return other ? say(`why-${kind}`, {
		...values,
		other: other.move,
		worth: bounded(other),
		by: difference(best, other, turn)
	}) : say("why-only", values);
}
function bounded({ worth, bound }) {
	return bounded$1(worth, {
		exact: 0,
		lower: 1,
		upper: 2
	}[bound]);
}
function difference(best, other, turn) {
	if (best.value === null || other.value === null || !isPoints(best.worth) || !isPoints(other.worth)) return "";
	let by = turn * (best.value - other.value);
	return other.bound === "exact" ? by === 0 ? say("why-by-nothing") : say("why-by", { by: value(by) }) : by > 0 ? say("why-by-at-least", { by: value(by) }) : "";
}
// src/board/drawn.ts
function toggled(marks, mark) {
	let others = marks.filter(({ from, to }) => from !== mark.from || to !== mark.to);
	return others.length < marks.length ? others : [...marks, mark];
}
var pieces_default = {
	paints: {
		"chess-dark": {
			fill: "#2f2a27",
			stroke: "#0c0a09",
			width: 3.5
		},
		"chess-dark-detail": {
			stroke: "#e9e3d8",
			width: 3.5
		},
		"chess-light": {
			fill: "#fdfbf5",
			stroke: "#2b2622",
			width: 3.5
		},
		"chess-light-detail": {
			stroke: "#2b2622",
			width: 3.5
		},
		cross: {
			stroke: "#0067a5",
			width: 13
		},
		crown: {
			fill: "#e8b418",
			stroke: "#5f4600",
			width: 3
		},
		"disc-dark": {
			fill: "#23262b",
			stroke: "#000000",
			width: 3
		},
		"disc-light": {
			fill: "#fbf7ee",
			stroke: "#8d8371",
			width: 3
		},
		eye: { fill: "#ffffff" },
		food: { fill: "#f3d9b1" },
		ghost: { fill: "#e2603a" },
		"groove-dark": {
			stroke: "#c06a62",
			width: 3
		},
		"groove-light": {
			stroke: "#d5cfc1",
			width: 3
		},
		"man-dark": {
			fill: "#a3271d",
			stroke: "#4f0f0a",
			width: 3
		},
		"man-light": {
			fill: "#fbf7ee",
			stroke: "#8d8371",
			width: 3
		},
		mouth: {
			stroke: "#ffffff",
			width: 4
		},
		pacman: { fill: "#f7d038" },
		pupil: { fill: "#1a2740" },
		rim: {
			fill: "#000000",
			opacity: .33
		},
		ring: {
			stroke: "#c14f00",
			width: 13
		},
		scared: { fill: "#5d86d8" }
	},
	sets: {
		chess: {
			B: "chess-b-light",
			K: "chess-k-light",
			N: "chess-n-light",
			P: "chess-p-light",
			Q: "chess-q-light",
			R: "chess-r-light",
			b: "chess-b-dark",
			k: "chess-k-dark",
			n: "chess-n-dark",
			p: "chess-p-dark",
			q: "chess-q-dark",
			r: "chess-r-dark"
		},
		discs: {
			O: "disc-light",
			X: "disc-dark",
			o: "disc-light",
			x: "disc-dark"
		},
		draughts: {
			B: "king-dark",
			W: "king-light",
			b: "man-dark",
			w: "man-light",
			"⛀": "man-light",
			"⛁": "king-light",
			"⛂": "man-dark",
			"⛃": "king-dark"
		},
		maze: {
			".": "dot",
			G: "ghost",
			O: "capsule",
			P: "pacman",
			g: "scared",
			o: "capsule",
			"·": "dot"
		},
		stones: {
			O: "ring",
			X: "cross",
			o: "ring",
			x: "cross"
		}
	},
	shapes: {
		capsule: [["food", "M27 50C27 37.3 37.3 27 50 27C62.7 27 73 37.3 73 50C73 62.7 62.7 73 50 73C37.3 73 27 62.7 27 50Z"]],
		"chess-b-dark": [["chess-dark", "M50 20C65 30 70 45 60 58L40 58C30 45 35 30 50 20ZM50 9C53 9 55.5 11.5 55.5 14.5C55.5 17.5 53 20 50 20C47 20 44.5 17.5 44.5 14.5C44.5 11.5 47 9 50 9ZM37 61L63 61L63 67L37 67ZM39 69L61 69L65 75L35 75ZM26 78L74 78C76 80 77 83 77 86L23 86C23 83 24 80 26 78Z"], ["chess-dark-detail", "M50 31L50 45M43 38L57 38"]],
		"chess-b-light": [["chess-light", "M50 20C65 30 70 45 60 58L40 58C30 45 35 30 50 20ZM50 9C53 9 55.5 11.5 55.5 14.5C55.5 17.5 53 20 50 20C47 20 44.5 17.5 44.5 14.5C44.5 11.5 47 9 50 9ZM37 61L63 61L63 67L37 67ZM39 69L61 69L65 75L35 75ZM26 78L74 78C76 80 77 83 77 86L23 86C23 83 24 80 26 78Z"], ["chess-light-detail", "M50 31L50 45M43 38L57 38"]],
		"chess-k-dark": [["chess-dark", "M47 8L53 8L53 14L60 14L60 20L53 20L53 29L47 29L47 20L40 20L40 14L47 14ZM50 40C54 26 82 26 79 46C78 53 73 58 70 63L30 63C27 58 22 53 21 46C18 26 46 26 50 40ZM30 66L70 66L72 73L28 73ZM25 76L75 76C77 79 78 82 78 86L22 86C22 82 23 79 25 76Z"], ["chess-dark-detail", "M50 43L50 61"]],
		"chess-k-light": [["chess-light", "M47 8L53 8L53 14L60 14L60 20L53 20L53 29L47 29L47 20L40 20L40 14L47 14ZM50 40C54 26 82 26 79 46C78 53 73 58 70 63L30 63C27 58 22 53 21 46C18 26 46 26 50 40ZM30 66L70 66L72 73L28 73ZM25 76L75 76C77 79 78 82 78 86L22 86C22 82 23 79 25 76Z"], ["chess-light-detail", "M50 43L50 61"]],
		"chess-n-dark": [["chess-dark", "M41 13L48 21C69 24 79 41 78 74L31 74C31 59 46 55 49 43C45 46 40 47 36 47C35 51 31 54 27 55L20 47L33 26L40 22ZM27 77L79 77C81 80 82 83 82 86L24 86C24 83 25 80 27 77Z"], ["chess-dark-detail", "M42 29L46 30"]],
		"chess-n-light": [["chess-light", "M41 13L48 21C69 24 79 41 78 74L31 74C31 59 46 55 49 43C45 46 40 47 36 47C35 51 31 54 27 55L20 47L33 26L40 22ZM27 77L79 77C81 80 82 83 82 86L24 86C24 83 25 80 27 77Z"], ["chess-light-detail", "M42 29L46 30"]],
		"chess-p-dark": [["chess-dark", "M50 17C55.4 17 60.2 20.4 62.1 25.5C64 30.5 62.6 36.2 58.5 39.8L64 39.8L64 45.8L58 45.8C59.5 56.8 63 62.8 69 70.8L31 70.8C37 62.8 40.5 56.8 42 45.8L36 45.8L36 39.8L41.5 39.8C37.4 36.2 36 30.5 37.9 25.5C39.8 20.4 44.6 17 50 17ZM27 75L73 75C75 78 76 81 76 85L24 85C24 81 25 78 27 75Z"]],
		"chess-p-light": [["chess-light", "M50 17C55.4 17 60.2 20.4 62.1 25.5C64 30.5 62.6 36.2 58.5 39.8L64 39.8L64 45.8L58 45.8C59.5 56.8 63 62.8 69 70.8L31 70.8C37 62.8 40.5 56.8 42 45.8L36 45.8L36 39.8L41.5 39.8C37.4 36.2 36 30.5 37.9 25.5C39.8 20.4 44.6 17 50 17ZM27 75L73 75C75 78 76 81 76 85L24 85C24 81 25 78 27 75Z"]],
		"chess-q-dark": [["chess-dark", "M27 62L18 29L34 46L38 19L50 43L62 19L66 46L82 29L73 62ZM29 65L71 65L73 73L27 73ZM25 76L75 76C77 79 78 82 78 86L22 86C22 82 23 79 25 76Z"]],
		"chess-q-light": [["chess-light", "M27 62L18 29L34 46L38 19L50 43L62 19L66 46L82 29L73 62ZM29 65L71 65L73 73L27 73ZM25 76L75 76C77 79 78 82 78 86L22 86C22 82 23 79 25 76Z"]],
		"chess-r-dark": [["chess-dark", "M26 17L37 17L37 24L44.5 24L44.5 17L55.5 17L55.5 24L63 24L63 17L74 17L74 34L66 41L34 41L26 34ZM35 44L65 44L67.5 69L32.5 69ZM28 72L72 72L72 77L28 77ZM25 79L75 79C76 81 77 83 77 86L23 86C23 83 24 81 25 79Z"]],
		"chess-r-light": [["chess-light", "M26 17L37 17L37 24L44.5 24L44.5 17L55.5 17L55.5 24L63 24L63 17L74 17L74 34L66 41L34 41L26 34ZM35 44L65 44L67.5 69L32.5 69ZM28 72L72 72L72 77L28 77ZM25 79L75 79C76 81 77 83 77 86L23 86C23 83 24 81 25 79Z"]],
		cross: [["cross", "M26 26L74 74M74 26L26 74"]],
		"disc-dark": [["rim", "M12 52C12 31 29 14 50 14C71 14 88 31 88 52C88 73 71 90 50 90C29 90 12 73 12 52Z"], ["disc-dark", "M12 48C12 27 29 10 50 10C71 10 88 27 88 48C88 69 71 86 50 86C29 86 12 69 12 48Z"]],
		"disc-light": [["rim", "M12 52C12 31 29 14 50 14C71 14 88 31 88 52C88 73 71 90 50 90C29 90 12 73 12 52Z"], ["disc-light", "M12 48C12 27 29 10 50 10C71 10 88 27 88 48C88 69 71 86 50 86C29 86 12 69 12 48Z"]],
		dot: [["food", "M41 50C41 45 45 41 50 41C55 41 59 45 59 50C59 55 55 59 50 59C45 59 41 55 41 50Z"]],
		ghost: [
			["ghost", "M20 86L20 48C20 31.4 33.4 18 50 18C66.6 18 80 31.4 80 48L80 86L70 77L60 86L50 77L40 86L30 77Z"],
			["eye", "M30 46C30 41 34 37 39 37C44 37 48 41 48 46C48 51 44 55 39 55C34 55 30 51 30 46ZM52 46C52 41 56 37 61 37C66 37 70 41 70 46C70 51 66 55 61 55C56 55 52 51 52 46Z"],
			["pupil", "M38 48C38 45.8 39.8 44 42 44C44.2 44 46 45.8 46 48C46 50.2 44.2 52 42 52C39.8 52 38 50.2 38 48ZM60 48C60 45.8 61.8 44 64 44C66.2 44 68 45.8 68 48C68 50.2 66.2 52 64 52C61.8 52 60 50.2 60 48Z"]
		],
		"king-dark": [
			["rim", "M12 57C12 36 29 19 50 19C71 19 88 36 88 57C88 78 71 95 50 95C29 95 12 78 12 57Z"],
			["man-dark", "M12 53C12 32 29 15 50 15C71 15 88 32 88 53C88 74 71 91 50 91C29 91 12 74 12 53Z"],
			["rim", "M12 50C12 29 29 12 50 12C71 12 88 29 88 50C88 71 71 88 50 88C29 88 12 71 12 50Z"],
			["man-dark", "M12 45C12 24 29 7 50 7C71 7 88 24 88 45C88 66 71 83 50 83C29 83 12 66 12 45Z"],
			["crown", "M30 60L25 32L38 44L50 25L62 44L75 32L70 60Z"]
		],
		"king-light": [
			["rim", "M12 57C12 36 29 19 50 19C71 19 88 36 88 57C88 78 71 95 50 95C29 95 12 78 12 57Z"],
			["man-light", "M12 53C12 32 29 15 50 15C71 15 88 32 88 53C88 74 71 91 50 91C29 91 12 74 12 53Z"],
			["rim", "M12 50C12 29 29 12 50 12C71 12 88 29 88 50C88 71 71 88 50 88C29 88 12 71 12 50Z"],
			["man-light", "M12 45C12 24 29 7 50 7C71 7 88 24 88 45C88 66 71 83 50 83C29 83 12 66 12 45Z"],
			["crown", "M30 60L25 32L38 44L50 25L62 44L75 32L70 60Z"]
		],
		"man-dark": [
			["rim", "M12 52C12 31 29 14 50 14C71 14 88 31 88 52C88 73 71 90 50 90C29 90 12 73 12 52Z"],
			["man-dark", "M12 48C12 27 29 10 50 10C71 10 88 27 88 48C88 69 71 86 50 86C29 86 12 69 12 48Z"],
			["groove-dark", "M23 48C23 33.1 35.1 21 50 21C64.9 21 77 33.1 77 48C77 62.9 64.9 75 50 75C35.1 75 23 62.9 23 48Z"],
			["groove-dark", "M35 48C35 39.7 41.7 33 50 33C58.3 33 65 39.7 65 48C65 56.3 58.3 63 50 63C41.7 63 35 56.3 35 48Z"]
		],
		"man-light": [
			["rim", "M12 52C12 31 29 14 50 14C71 14 88 31 88 52C88 73 71 90 50 90C29 90 12 73 12 52Z"],
			["man-light", "M12 48C12 27 29 10 50 10C71 10 88 27 88 48C88 69 71 86 50 86C29 86 12 69 12 48Z"],
			["groove-light", "M23 48C23 33.1 35.1 21 50 21C64.9 21 77 33.1 77 48C77 62.9 64.9 75 50 75C35.1 75 23 62.9 23 48Z"],
			["groove-light", "M35 48C35 39.7 41.7 33 50 33C58.3 33 65 39.7 65 48C65 56.3 58.3 63 50 63C41.7 63 35 56.3 35 48Z"]
		],
		pacman: [["pacman", "M50 50L86 32C77.7 15.5 59.1 6.8 41 11.1C23 15.4 10.3 31.5 10.3 50C10.3 68.5 23 84.6 41 88.9C59.1 93.2 77.7 84.5 86 68Z"]],
		ring: [["ring", "M23 50C23 35.1 35.1 23 50 23C64.9 23 77 35.1 77 50C77 64.9 64.9 77 50 77C35.1 77 23 64.9 23 50Z"]],
		scared: [
			["scared", "M20 86L20 48C20 31.4 33.4 18 50 18C66.6 18 80 31.4 80 48L80 86L70 77L60 86L50 77L40 86L30 77Z"],
			["eye", "M35 46C35 43.8 36.8 42 39 42C41.2 42 43 43.8 43 46C43 48.2 41.2 50 39 50C36.8 50 35 48.2 35 46ZM57 46C57 43.8 58.8 42 61 42C63.2 42 65 43.8 65 46C65 48.2 63.2 50 61 50C58.8 50 57 48.2 57 46Z"],
			["mouth", "M32 68L38 62L44 68L50 62L56 68L62 62L68 68"]
		]
	},
	turned: ["pacman"]
};
// src/board/pieces.ts
function boardKind(grid) {
	return grid.cells.some((cell) => cell.ground === "wall") ? "maze" : grid.cells.some((cell) => cell.ground === "dark") ? "checkered" : "plain";
}
var SETS = pieces_default.sets, PAINTS = pieces_default.paints, SHAPES = pieces_default.shapes;
function isTurned(cell, set) {
	return pieces_default.turned.includes(shapeOf(cell, set));
}
function shapeOf(cell, set) {
	let { piece } = cell;
	return piece === " " || piece === "\0" ? "empty" : SETS[set]?.[piece] ?? piece;
}
function letter(cell, text) {
	return s$2("text", {
		class: `letter ${cell.owner ?? "none"}`,
		x: 50,
		y: 72
	}, text);
}
function pieceElement(cell, set) {
	let name = shapeOf(cell, set);
	if (name === "empty") return null;
	let shape = SHAPES[name];
	return shape ? s$2("g", {
		class: `piece ${name} ${name.replaceAll("-", " ")}`,
		"stroke-linejoin": "round",
		"stroke-linecap": "round"
	}, ...shape.map(([paint = "", d = ""]) => {
		let { fill, opacity, stroke, width } = PAINTS[paint] ?? {};
		return s$2("path", {
			d,
			fill: fill ?? "none",
			"fill-opacity": opacity,
			stroke,
			"stroke-width": width,
			"data-paint": paint
		});
	})) : letter(cell, name);
}
function pieceName(cell, set, sides) {
	let shape = shapeOf(cell, set).replace(/-(light|dark)$/, "");
	if (!isKnown(`piece-${shape}`)) return cell.piece;
	let piece = say(`piece-${shape}`);
	return cell.owner === null || shape === "empty" || set === "maze" ? piece : say("piece-of", {
		side: sides[cell.owner === "max" ? 0 : 1] ?? "",
		piece
	});
}
// src/board/view.ts
var CELL$1 = 100, RIGHT = 2, MARGIN$1 = 34, WIDE_MARGIN = 62, WIDE_COLUMNS = 10, PLAIN = {
	flipped: !1,
	labels: !1,
	arrows: [],
	badges: [],
	worths: [],
	last: null,
	check: null,
	wrong: [],
	sides: [],
	editing: !1
}, CURSOR = "board-cursor", BoardView = class {
	events;
	element;
	view = null;
	look = PLAIN;
	from = null;
	cursor = 0;
	drawnMarks = [];
	drawing = null;
	focused = !1;
	facing = 0;
	dragged = null;
	constructor(events) {
		this.events = events, this.element = s$2("svg", {
			class: "board",
			tabindex: 0,
			role: "grid",
			...marks$1("board-name")
		}), this.element.addEventListener("pointerdown", (event) => this.down(event)), this.element.addEventListener("pointermove", (event) => this.drag(event)), this.element.addEventListener("pointerup", (event) => this.up(event)), this.element.addEventListener("pointerleave", (event) => {
			this.look.editing && this.dragged?.moved && this.up(event);
		}), this.element.addEventListener("contextmenu", (event) => event.preventDefault()), this.element.addEventListener("keydown", (event) => this.key(event)), this.element.addEventListener("focus", () => this.setFocus(this.element.matches(":focus-visible"))), this.element.addEventListener("blur", () => this.setFocus(!1));
	}
	show(view, look) {
		view.position !== this.view?.position && (this.from = null, this.drawnMarks = []), this.facing = facing(this.grid, view.board) ?? this.facing, this.view = view, this.look = look, this.draw();
	}
	get shown() {
		return {
			look: this.look,
			from: this.from,
			facing: this.facing
		};
	}
	isSteered() {
		return this.view !== null && !this.look.editing && isSteered(this.view);
	}
	setFocus(focused) {
		this.focused = focused, this.draw();
	}
	get grid() {
		return this.view?.board ?? null;
	}
	rows(grid) {
		return Math.ceil(grid.cells.length / Math.max(1, grid.columns));
	}
	corner(grid, cell) {
		let [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)];
		return this.look.flipped ? [(grid.columns - 1 - column) * CELL$1, (this.rows(grid) - 1 - row) * CELL$1] : [column * CELL$1, row * CELL$1];
	}
	middle(grid, cell) {
		let [x, y] = this.corner(grid, cell);
		return [x + CELL$1 / 2, y + CELL$1 / 2];
	}
	draw() {
		let grid = this.grid;
		if (!grid) {
			replace(this.element);
			return;
		}
		let [width, height] = [grid.columns * CELL$1, this.rows(grid) * CELL$1], kind = boardKind(grid), names = grid.column_names.length > 0 || grid.row_names.length > 0, isWide = grid.columns > WIDE_COLUMNS, margin = names ? isWide ? WIDE_MARGIN : MARGIN$1 : 6;
		this.element.setAttribute("viewBox", `${-margin} -6 ${width + margin + 6} ${height + margin + 6}`), this.element.setAttribute("class", `board ${kind}${isWide ? " wide" : ""}`), this.element.style.setProperty("--board-shape", String((width + margin + 6) / (height + margin + 6))), replace(this.element, s$2("rect", {
			class: "ground",
			x: 0,
			y: 0,
			width,
			height,
			rx: kind === "plain" ? 6 : 2
		}), kind === "maze" ? this.walls(grid) : this.ground(grid, kind, width, height), this.marks(grid), this.hints(grid), this.pieces(grid), this.arrows(grid), this.drawnArrows(grid), this.worths(grid), this.badges(grid), this.names(grid, height, isWide), this.focused ? this.cursorFrame(grid) : null), this.holdDragged();
	}
	ground(grid, kind, width, height) {
		let group = s$2("g");
		for (let [index, cell] of grid.cells.entries()) {
			let [x, y] = this.corner(grid, index);
			cell.ground === "dark" && group.append(s$2("rect", {
				class: "dark",
				x,
				y,
				width: CELL$1,
				height: CELL$1
			})), cell.marked && group.append(s$2("rect", {
				class: "marked",
				x,
				y,
				width: CELL$1,
				height: CELL$1
			}));
		}
		if (kind !== "plain") return group;
		let lines = "";
		for (let column = 1; column < grid.columns; column++) lines += `M${column * CELL$1} 0V${height}`;
		for (let row = 1; row < this.rows(grid); row++) lines += `M0 ${row * CELL$1}H${width}`;
		return group.append(s$2("path", {
			class: "lines",
			d: lines
		})), group;
	}
	walls(grid) {
		let isWall = (cell) => grid.cells[cell]?.ground === "wall", d = "";
		for (let cell = 0; cell < grid.cells.length; cell++) {
			if (!isWall(cell)) continue;
			let [x, y] = this.middle(grid, cell);
			d += `M${x} ${y}h.1`;
			let right = (cell + 1) % grid.columns !== 0 && isWall(cell + 1) ? cell + 1 : null, below = isWall(cell + grid.columns) ? cell + grid.columns : null;
			for (let next of [right, below]) {
				if (next === null) continue;
				let [nx, ny] = this.middle(grid, next);
				d += `M${x} ${y}L${nx} ${ny}`;
			}
		}
		return s$2("g", {}, s$2("path", {
			class: "wall",
			d
		}), s$2("path", {
			class: "wall-inside",
			d
		}));
	}
	marks(grid) {
		let group = s$2("g"), { last, check } = this.look;
		for (let cell of new Set([last?.from, last?.to])) {
			if (cell == null) continue;
			let [x, y] = this.corner(grid, cell);
			group.append(s$2("rect", {
				class: "last-move",
				"data-last": cell,
				x,
				y,
				width: CELL$1,
				height: CELL$1
			}));
		}
		for (let cell of this.look.wrong) {
			let [x, y] = this.corner(grid, cell);
			group.append(s$2("rect", {
				class: "wrong-cell",
				"data-wrong": cell,
				x: x + 4,
				y: y + 4,
				width: 92,
				height: 92
			}));
		}
		if (check !== null) {
			let [cx, cy] = this.middle(grid, check);
			group.append(s$2("circle", {
				class: "in-check",
				cx,
				cy,
				r: 48
			}));
		}
		return group;
	}
	hints(grid) {
		let group = s$2("g"), { view, look } = this;
		if (!view || look.editing) return group;
		for (let cell of rareTargets(view)) {
			let [cx, cy] = this.middle(grid, cell);
			group.append(s$2("circle", {
				class: "may",
				"data-may": cell,
				cx,
				cy,
				r: 13
			}));
		}
		if (this.from !== null) {
			let [x, y] = this.corner(grid, this.from);
			group.append(s$2("rect", {
				class: "picked",
				x,
				y,
				width: CELL$1,
				height: CELL$1
			}));
			for (let cell of targets(view, this.from)) {
				let [cx, cy] = this.middle(grid, cell), taken = grid.cells[cell]?.owner !== null;
				group.append(s$2("circle", {
					class: taken ? "target taken" : "target",
					cx,
					cy,
					r: taken ? 44 : 15
				}));
			}
		}
		return group;
	}
	pieces(grid) {
		let group = s$2("g"), rows = Array.from({ length: this.rows(grid) }, () => s$2("g", { role: "row" }));
		group.append(...rows);
		let set = grid.pieces, movable = this.view ? origins(this.view) : new Set(), free = this.view && !this.look.editing ? targets(this.view, null) : new Set();
		for (let [index, cell] of grid.cells.entries()) {
			let [x, y] = this.corner(grid, index), piece = this.man(cell, set), holder = s$2("g", {
				transform: `translate(${x} ${y})`,
				class: `cell${movable.has(index) ? " movable" : ""}${free.has(index) ? " free" : ""}`,
				"data-cell": index,
				role: "gridcell",
				"aria-label": `${cellName(grid, index)}: ${pieceName(cell, set, this.look.sides)}`
			});
			holder.append(s$2("rect", {
				class: "hit",
				width: CELL$1,
				height: CELL$1
			})), piece ? holder.append(piece) : free.has(index) && holder.append(this.ghost(set)), this.look.labels && !piece && cell.label && holder.append(s$2("text", {
				class: "label",
				x: 50,
				y: 58
			}, cell.label)), this.focused && index === this.cursor && (holder.id = CURSOR), rows[Math.floor(index / grid.columns)]?.append(holder);
		}
		return this.focused ? this.element.setAttribute("aria-activedescendant", CURSOR) : this.element.removeAttribute("aria-activedescendant"), group;
	}
	man(cell, set) {
		let piece = pieceElement(cell, set);
		return piece && isTurned(cell, set) && piece.setAttribute("transform", `rotate(${this.facing} 50 50)`), piece;
	}
	ghost(set) {
		let side = this.view?.turn === this.look.sides[0] ? "max" : "min", stone = {
			ground: "light",
			piece: side === "max" ? "X" : "O",
			owner: side,
			label: "",
			marked: !1
		}, ghost = s$2("g", { class: "ghost-stone" }), piece = pieceElement(stone, set);
		return piece && ghost.append(piece), ghost;
	}
	arrows(grid) {
		let group = s$2("g", { class: "arrows" });
		for (let { way, text, strong } of [...this.look.arrows].reverse()) {
			if (way.to === null) continue;
			let [x, y] = this.middle(grid, way.to), kind = strong ? "arrow strong" : "arrow";
			if (way.from !== null) {
				let stops = [
					way.from,
					...way.via ?? [],
					way.to
				].map((cell) => this.middle(grid, cell));
				group.append(s$2("path", {
					class: kind,
					d: arrowPath(stops)
				}));
			} else group.append(s$2("circle", {
				class: `${kind} spot`,
				cx: x,
				cy: y,
				r: 40
			}));
			group.append(s$2("circle", {
				class: `${kind} tag`,
				cx: x + 32,
				cy: y - 32,
				r: 17
			})), group.append(s$2("text", {
				class: "arrow-text",
				x: x + 32,
				y: y - 25
			}, text));
		}
		return group;
	}
	drawnArrows(grid) {
		let group = s$2("g", { class: "drawn-marks" });
		for (let { from, to } of this.drawnMarks) {
			let [cx, cy] = this.middle(grid, to), mark = from === to ? s$2("circle", {
				class: "drawn",
				cx,
				cy,
				r: 44
			}) : s$2("path", {
				class: "drawn arrow-drawn",
				d: arrowPath([this.middle(grid, from), [cx, cy]])
			});
			mark.setAttribute("data-drawn", `${from}-${to}`), group.append(mark);
		}
		return group;
	}
	mark(from, to) {
		this.drawnMarks = toggled(this.drawnMarks, {
			from,
			to
		}), this.draw();
	}
	clearDrawn() {
		this.drawnMarks.length !== 0 && (this.drawnMarks = [], this.draw());
	}
	worths(grid) {
		let group = s$2("g", { class: "worths" });
		for (let { cell, value: value$5 } of this.look.worths) {
			let [x, y] = this.corner(grid, cell);
			group.append(s$2("text", {
				class: `worth ${value$5 < 0 ? "min" : "max"}`,
				"data-worth": cell,
				x: x + 95,
				y: y + 22
			}, value(Math.round(value$5))));
		}
		return group;
	}
	badges(grid) {
		let group = s$2("g", { class: "badges" });
		for (let { way, text, kind } of this.look.badges) {
			if (way.to === null || way.from !== null && way.from !== this.from) continue;
			let [x, y] = this.corner(grid, way.to);
			group.append(s$2("rect", {
				class: `badge ${kind}`,
				x: x + 8,
				y: y + 66,
				width: 84,
				height: 28,
				rx: 8
			})), group.append(s$2("text", {
				class: "badge-text",
				x: x + 50,
				y: y + 87
			}, text));
		}
		return group;
	}
	names(grid, height, isWide) {
		let group = s$2("g", {
			class: "names",
			"aria-hidden": "true"
		});
		for (let [column, name] of grid.column_names.entries()) {
			let [x] = this.middle(grid, column);
			group.append(s$2("text", {
				x,
				y: height + (isWide ? 44 : 26)
			}, name));
		}
		for (let [row, name] of grid.row_names.entries()) {
			let [, y] = this.middle(grid, row * grid.columns);
			group.append(s$2("text", {
				class: "row-name",
				x: -10,
				y: y + (isWide ? 14 : 8)
			}, name));
		}
		return group;
	}
	cursorFrame(grid) {
		let [x, y] = this.corner(grid, Math.min(this.cursor, grid.cells.length - 1));
		return s$2("rect", {
			class: "cursor",
			x: x + 4,
			y: y + 4,
			width: 92,
			height: 92,
			rx: 8
		});
	}
	cellAt(event) {
		let holder = rootOf(this.element).elementFromPoint(event.clientX, event.clientY)?.closest("[data-cell]");
		return holder && this.element.contains(holder) ? Number(holder.getAttribute("data-cell")) : null;
	}
	down(event) {
		let cell = this.cellAt(event);
		if (cell === null || !this.view) return;
		if (this.cursor = cell, event.button === RIGHT) {
			this.drawing = cell;
			return;
		}
		this.clearDrawn();
		let holder = this.element.querySelector(`[data-cell="${cell}"]`), isFree = this.look.editing ? this.grid?.cells[cell]?.owner !== null : origins(this.view).has(cell);
		this.dragged = {
			cell,
			piece: isFree ? holder : null,
			moved: !1,
			at: null
		};
	}
	drag(event) {
		let { dragged, grid } = this;
		if (!dragged?.piece || !grid || event.buttons === 0) return;
		let box = this.element.getBoundingClientRect(), matrix = this.element.getScreenCTM();
		if (!matrix || box.width === 0) return;
		let point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()), [x, y] = this.middle(grid, dragged.cell);
		!dragged.moved && Math.hypot(point.x - x, point.y - y) < CELL$1 / 2 || (dragged.moved || (dragged.moved = !0, this.from = dragged.cell, this.draw()), dragged.at = point, this.holdDragged());
	}
	holdDragged() {
		let { dragged } = this;
		if (!dragged?.moved || !dragged.at) return;
		let piece = this.element.querySelector(`[data-cell="${dragged.cell}"]`);
		piece && (piece.classList.contains("dragging") || (piece.classList.add("dragging"), piece.parentNode?.append(piece)), piece.setAttribute("transform", `translate(${dragged.at.x - CELL$1 / 2} ${dragged.at.y - CELL$1 / 2})`), dragged.piece = piece);
	}
	up(event) {
		if (event.button === RIGHT) {
			this.endDrawing(this.cellAt(event));
			return;
		}
		let { dragged } = this;
		if (this.dragged = null, !dragged) return;
		dragged.piece?.classList.remove("dragging"), dragged.piece && dragged.moved && (dragged.piece.style.pointerEvents = "none");
		let cell = this.cellAt(event);
		if (this.look.editing) this.from = null, dragged.moved ? this.events.carry?.(dragged.cell, cell) : cell !== null && this.events.edit(cell);
		else if (dragged.moved) {
			let from = this.from;
			this.from = null, this.draw(), cell !== null && from !== null && this.attempt(from, cell);
		} else cell !== null && this.press(cell);
	}
	endDrawing(to) {
		let { drawing } = this;
		this.drawing = null, drawing !== null && to !== null && this.mark(drawing, to);
	}
	press(cell) {
		let { view } = this;
		if (view) {
			if (this.from !== null && this.from !== cell && targets(view, this.from).has(cell)) {
				let from = this.from;
				this.from = null, this.attempt(from, cell);
			} else {
				if (this.from !== cell && origins(view).has(cell)) this.from = cell;
				else if (this.from = null, targets(view, null).has(cell)) {
					this.attempt(null, cell);
					return;
				}
				this.draw();
			}
		}
	}
	attempt(from, to) {
		let moves = this.view ? movesTo(this.view, to, from) : [], only = moves[0];
		only === void 0 ? this.draw() : moves.length > 1 ? this.events.choose(moves) : this.events.move(only);
	}
	drawByKey(key) {
		key === "m" && (this.drawing = this.cursor), (key === "m" || key === "M" && this.drawing !== null) && this.mark(this.drawing ?? this.cursor, this.cursor);
	}
	key(event) {
		let { view, grid } = this;
		if (!(!view || !grid || event.ctrlKey || event.metaKey || event.altKey)) {
			if (!this.look.editing && isSteered(view)) {
				let move = steer(view, event.key);
				move !== null && (event.preventDefault(), this.events.move(move));
			} else if (event.key.startsWith("Arrow")) {
				event.preventDefault();
				let key = this.look.flipped ? opposite(event.key) : event.key;
				this.cursor = neighbourCell(grid, this.cursor, key), this.draw();
			} else event.key === "Enter" || event.key === " " ? (event.preventDefault(), this.look.editing ? this.events.edit(this.cursor) : this.press(this.cursor)) : event.key === "Escape" ? (this.from = null, this.drawnMarks = [], this.draw()) : this.drawByKey(event.key);
		}
	}
};
function facing(before, after) {
	if (before?.pieces !== "maze" || after?.pieces !== "maze") return null;
	let at = (grid) => grid.cells.findIndex((cell) => cell.piece === "P" && cell.owner !== null), [from, to] = [at(before), at(after)], turns = new Map([
		[1, 0],
		[after.columns, 90],
		[-1, 180],
		[-after.columns, 270]
	]);
	return from < 0 || to < 0 ? null : turns.get(to - from) ?? null;
}
function opposite(key) {
	return {
		ArrowUp: "ArrowDown",
		ArrowDown: "ArrowUp",
		ArrowLeft: "ArrowRight",
		ArrowRight: "ArrowLeft"
	}[key] ?? key;
}
function arrowPath(points) {
	let [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = points.slice(-2), legs = points.slice(0, -2).map(([x, y], index) => `M${x} ${y}L${(points[index + 1] ?? [x, y]).join(" ")}`), length = Math.hypot(x1 - x0, y1 - y0) || 1, [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length], [tx, ty] = [x1 - ux * 20, y1 - uy * 20], [hx, hy] = [tx - ux * 26, ty - uy * 26];
	return `${legs.join("")}M${x0} ${y0}L${hx} ${hy}M${hx - uy * 17} ${hy + ux * 17}L${tx} ${ty}L${hx + uy * 17} ${hy - ux * 17}z`;
}
function miniature(grid) {
	let board = new BoardView({
		move: () => void 0,
		choose: () => void 0,
		edit: () => void 0
	}), view = {
		game: "",
		position: "",
		turn: "",
		side: null,
		outcome: null,
		moves: [],
		board: {
			...grid,
			column_names: [],
			row_names: []
		},
		ways: []
	};
	return board.show(view, PLAIN), board.element.removeAttribute("tabindex"), board.element.setAttribute("aria-hidden", "true"), board.element;
}
var PROMOTIONS = "QRBN";
function offered(moves) {
	let rank = (move) => PROMOTIONS.indexOf(promotion(move) ?? "");
	return [...moves].sort((a, b) => rank(a) - rank(b));
}
function moveMenu(moves, owner, sides, pick) {
	let isPromotion = moves.every((move) => promotion(move) !== null), menu = h$2("div", {
		class: isPromotion ? "move-menu promotion" : "move-menu",
		role: "menu",
		...marks$1(isPromotion ? "which-promotion" : "which-move")
	});
	for (let move of offered(moves)) {
		let piece = promotion(move), button = h$2("button", {
			role: "menuitem",
			title: move,
			"data-move": move,
			onclick: () => pick(move)
		}, piece === null ? readable(move) : null);
		if (piece !== null) {
			let cell = {
				ground: "light",
				piece: owner === "max" ? piece : piece.toLowerCase(),
				owner,
				label: "",
				marked: !1
			}, picture = s$2("svg", {
				class: "board hand",
				viewBox: "0 0 100 100",
				"aria-hidden": "true"
			}), shape = pieceElement(cell, "chess");
			shape && picture.append(shape), button.append(picture), button.setAttribute("aria-label", pieceName(cell, "chess", sides));
		}
		menu.append(button);
	}
	return menu;
}
function promotion(move) {
	return /=([QRBN])/.exec(move)?.[1] ?? null;
}
// src/viewer/frame.ts
var FADED = .13, FONT = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif";
function isOver(frame) {
	return frame.look.moment >= frame.tree.moments - 1;
}
function isAnswered(frame) {
	return frame.look.isTold || isOver(frame);
}
function isExpected(frame, node) {
	return frame.tree.pv[node] === 1 && isAnswered(frame);
}
function isTold$1({ tree, look }, node) {
	return look.isTold && tree.pv[node] === 1;
}
function visibility(frame, node) {
	let { tree, look } = frame;
	if (tree.absent[node] === 1) return FADED;
	if (at(tree.enterAt, node) > look.moment && !isTold$1(frame, node) || look.isQuiet && tree.isSkipped(node)) return 0;
	let kind = tree.isSkipped(node) ? look.shown.length - 1 : at(tree.exit, node);
	return look.shown[kind] === 1 ? 1 : FADED;
}
function isFound(frame, node) {
	return frame.look.found.size > 0 && frame.look.found.has(at(frame.tree.origin, node));
}
function isWrong(frame, node) {
	return frame.look.wrong?.[at(frame.tree.origin, node)] === 1 && isLeft(frame, node);
}
function pixelOf(frame, node) {
	return frame.sticky.get(node) ?? frame.camera.x(at(frame.tree.x, node));
}
function isLeft(frame, node) {
	return at(frame.tree.leaveAt, node) <= frame.look.moment || isTold$1(frame, node);
}
function isEnd(tree, node) {
	return tree.exitOf(node) === "terminal" && !tree.isSkipped(node);
}
function turnColour(frame, node) {
	if (isEnd(frame.tree, node)) return frame.colours.soft;
	let turn = at(frame.tree.turn, node);
	return frame.colours[turn === 0 ? "max" : turn === 1 ? "min" : "chance"];
}
function turnFill(frame, node) {
	if (isEnd(frame.tree, node)) return frame.colours.panel;
	let turn = at(frame.tree.turn, node);
	return frame.colours[turn === 0 ? "max-fill" : turn === 1 ? "min-fill" : "chance-fill"];
}
function halo(frame, text, x, y) {
	let { ctx, colours } = frame;
	ctx.strokeStyle = colours.paper, ctx.lineWidth = 4, ctx.strokeText(text, x, y), ctx.fillText(text, x, y), ctx.lineWidth = 1;
}
function clip(ctx, text, width) {
	if (ctx.measureText(text).width <= width) return text;
	let short = text;
	for (; short.length > 1 && ctx.measureText(`${short}…`).width > width;) short = short.slice(0, -1);
	return `${short}…`;
}
// src/viewer/replay.ts
function live(tree, node, moment) {
	let state = {
		node,
		alpha: at(tree.alpha, node),
		beta: at(tree.beta, node),
		best: NaN
	}, turn = at(tree.turn, node);
	for (let child of tree.children(node)) {
		let isKnown = !tree.isSkipped(child) && tree.absent[child] !== 1 && at(tree.leaveAt, child) <= moment, value = at(tree.value, child);
		isKnown && !Number.isNaN(value) && (turn === 0 ? (state.best = Number.isNaN(state.best) ? value : Math.max(state.best, value), state.alpha = Math.max(state.alpha, value)) : turn === 1 && (state.best = Number.isNaN(state.best) ? value : Math.min(state.best, value), state.beta = Math.min(state.beta, value)));
	}
	return state;
}
function nodeAt(tree, moment) {
	return at(tree.eventNode, Math.max(0, Math.min(moment, tree.moments - 1)));
}
function worker(tree, moment) {
	let node = nodeAt(tree, moment);
	return tree.growth || at(tree.eventKind, moment) === 0 ? node : at(tree.parent, node);
}
function momentInWhole(shown, whole, moment) {
	if (moment >= shown.moments) return whole.moments;
	if (shown.growth && whole.growth) return at(shown.growth.origin, moment);
	let node = at(shown.origin, nodeAt(shown, moment));
	return at(at(shown.eventKind, moment) === 1 ? whole.leaveAt : whole.enterAt, node);
}
function momentFromWhole(shown, whole, moment) {
	if (moment >= whole.moments) return shown.moments;
	let [low, high] = [0, shown.moments];
	for (; low < high;) {
		let middle = low + high >> 1;
		momentInWhole(shown, whole, middle) <= moment ? low = middle + 1 : high = middle;
	}
	return Math.max(0, low - 1);
}
function isOpen(tree, node, moment) {
	return !tree.growth && at(tree.leaveAt, node) > moment;
}
function story(tree, moment, sides) {
	let node = nodeAt(tree, moment), kind = at(tree.eventKind, moment), name = node === 0 ? say("root") : tree.nameOf(node);
	if (tree.growth) return chosenByProof(tree, node, moment, name) ?? tree.growth.story(moment, name);
	if (kind === 0 && tree.rounds.has(node)) return say("moment-round", {
		round: name,
		window: window$1(at(tree.alpha, node), at(tree.beta, node))
	});
	if (kind === 0) {
		let side = sides[at(tree.turn, node)] ?? say("chance"), window = window$1(at(tree.alpha, node), at(tree.beta, node)), pass = tree.passOf(node), number = /(s|ové)$/.test(side) ? "several" : "single";
		return say(pass ? "moment-enter-pass" : "moment-enter", {
			node: name,
			pass,
			side,
			number,
			window
		});
	}
	let reason = tree.reasonOf(node);
	return kind === 1 ? say("moment-leave", {
		node: name,
		value: bounded$1(at(tree.value, node), at(tree.bound, node)),
		reason
	}) : say("moment-skip", {
		node: name,
		reason
	});
}
function chosenByProof(tree, node, moment, name) {
	let { growth } = tree;
	if (growth?.names[0] !== "proof" || at(tree.eventKind, moment) !== 3 || node === 0) return null;
	let parent = at(tree.parent, node), number = at(tree.turn, parent) === at(tree.turn, 0) ? 0 : 1, values = [...tree.children(parent)].filter((child) => at(growth.enterAt, child) <= moment).map((child) => growth.numberAt(child, number, moment)), value$4 = growth.numberAt(node, number, moment);
	return values.some((other) => other < value$4) ? null : say(number === 0 ? "growth-select-proof" : "growth-select-disproof", {
		node: name,
		value: value({ points: value$4 })
	});
}
function nextCut(tree, moment) {
	if (tree.growth) return tree.growth.nextWalk(moment);
	for (let i = moment + 1; i < tree.moments; i++) if (at(tree.eventKind, i) === 1 && tree.exitOf(at(tree.eventNode, i)) === "cutoff") return i;
	return tree.moments - 1;
}
// src/viewer/camera.ts
var CLOSEST = 240, COMFORTABLE = 104, MARGIN = 30, EDGE$1 = 24, ORDINARY = 2, LOWEST_ROW = 54, FITTED_ROW = 4, HIGHEST_ROW = 190, MOST_WIDENED = 3, ROW_GROWTH = 2.5, TOP$1 = 46, BOTTOM = 44, Camera = class {
	tree;
	scale = 1;
	left = 0;
	scroll = 0;
	viewWidth = 1;
	viewHeight = 1;
	rowHeight = HIGHEST_ROW;
	least = LOWEST_ROW;
	bottom = BOTTOM;
	isSized = !1;
	constructor(tree) {
		this.tree = tree;
	}
	resize(width, height, finger = 0) {
		let middle = (this.centre() - this.left) / this.scale, isFirst = !this.isSized, fitted = this.scale <= this.smallest() * 1.001;
		this.isSized = !0, this.viewWidth = width, this.viewHeight = height, this.spread(this.least), isFirst ? this.begin(finger) : fitted ? this.fit() : this.look(middle, this.scale);
	}
	leave(bottom) {
		this.bottom = bottom, this.spread(this.least);
	}
	get row() {
		return this.rowHeight;
	}
	x(place) {
		return place * this.scale + this.left;
	}
	y(level) {
		return TOP$1 + level * this.rowHeight - this.scroll;
	}
	place(pixel) {
		return (pixel - this.left) / this.scale;
	}
	levelAt(pixel) {
		return Math.round((pixel + this.scroll - TOP$1) / this.rowHeight);
	}
	smallest() {
		let room = Math.max(1, this.viewWidth - 70 - EDGE$1 - MARGIN);
		return Math.min(COMFORTABLE, room / Math.max(this.tree.width, .1));
	}
	spread(least) {
		let rows = Math.max(1, this.tree.levels.length - 1);
		this.least = least, this.rowHeight = Math.min(HIGHEST_ROW, Math.max(least, (this.viewHeight - TOP$1 - this.bottom) / rows));
	}
	fitAll() {
		this.spread(FITTED_ROW), this.fit();
	}
	follow(leader) {
		this.spread(leader.least), this.scale = leader.scale, this.left = leader.left, this.scroll = leader.scroll;
	}
	isLike(other) {
		return this.scale === other.scale && this.left === other.left && this.scroll === other.scroll && this.least === other.least;
	}
	begin(finger) {
		this.fit();
		let gap = Math.min(COMFORTABLE, ...Array.from(this.tree.levels[1] ?? [], (node) => at(this.tree.room, node)));
		gap * this.scale < finger && this.look(at(this.tree.x, 0), Math.min(finger / gap, this.scale * MOST_WIDENED));
	}
	fit() {
		this.scale = this.smallest(), this.left = this.centred(), this.scroll = 0;
	}
	look(place, scale) {
		this.scale = Math.min(CLOSEST, Math.max(this.smallest(), scale)), this.left = this.centre() - place * this.scale, this.clamp();
	}
	zoom(factor, pixel, y = this.viewHeight / 2) {
		let fixed = this.place(pixel), level = (y + this.scroll - TOP$1) / this.rowHeight;
		this.scale = Math.min(CLOSEST, Math.max(this.smallest(), this.scale * factor)), this.left = pixel - fixed * this.scale, this.spread(LOWEST_ROW + ROW_GROWTH * Math.max(0, this.scale * this.roomAt(level, fixed) - COMFORTABLE)), this.scroll = TOP$1 + level * this.rowHeight - y, this.clamp();
	}
	pan(dx, dy) {
		this.left += dx, this.scroll -= dy, this.clamp();
	}
	frame(node) {
		let [from, to] = this.tree.extent(node), scale = (this.viewWidth - 70 - MARGIN) / Math.max(to - from + 1, 1);
		this.look((from + to) / 2, Math.min(scale, COMFORTABLE)), this.reveal(node);
	}
	reveal(node, closeness = 0) {
		let place = at(this.tree.x, node);
		this.scale < closeness && this.look(place, closeness);
		let [pixel, y] = [this.x(place), this.y(at(this.tree.level, node))], margin = Math.min(90, this.viewWidth / 4);
		(pixel < margin || pixel > this.viewWidth - margin) && this.look(place, this.scale), y < TOP$1 && (this.scroll -= TOP$1 - y), y > this.viewHeight - this.bottom && (this.scroll += y - (this.viewHeight - this.bottom)), this.clamp();
	}
	scaleFor(node, pixels) {
		return Math.min(CLOSEST, pixels / Math.max(Math.min(at(this.tree.room, node), ORDINARY), .01));
	}
	roomAt(level, place) {
		let { levels, x, room } = this.tree, row = levels[Math.max(0, Math.min(levels.length - 1, Math.round(level)))] ?? [], [nearest, distance] = [0, Infinity];
		for (let node of row) {
			let away = Math.abs(at(x, node) - place);
			away < distance && ([nearest, distance] = [node, away]);
		}
		return Math.min(at(room, nearest), this.tree.width);
	}
	centre() {
		return (70 + this.viewWidth) / 2;
	}
	centred() {
		return (94 + this.viewWidth - MARGIN - this.tree.width * this.scale) / 2;
	}
	clamp() {
		let width = this.tree.width * this.scale;
		if (width <= this.viewWidth - 70) this.left = this.centred();
		else {
			let slack = this.viewWidth / 2;
			this.left = Math.min(slack, Math.max(this.viewWidth - width - slack, this.left));
		}
		let height = TOP$1 + (this.tree.levels.length - 1) * this.rowHeight + this.bottom;
		this.scroll = Math.max(0, Math.min(this.scroll, height - this.viewHeight));
	}
}, RIM$2 = 42;
function lowerBound(row, x, place) {
	let [low, high] = [0, row.length];
	for (; low < high;) {
		let middle = low + high >> 1;
		at(x, at(row, middle)) < place ? low = middle + 1 : high = middle;
	}
	return low;
}
function nearest(row, x, place) {
	let next = lowerBound(row, x, place), [left, right] = [row[next - 1], row[next]];
	return left === void 0 || right === void 0 ? left ?? right ?? 0 : place - at(x, left) <= at(x, right) - place ? left : right;
}
function stickyAncestors(tree, camera, width) {
	let kept = new Map(), anchor = middleNode(tree, camera, width);
	for (let node = anchor; node > 0;) {
		node = at(tree.parent, node);
		let pixel = camera.x(at(tree.x, node)), clamped = Math.min(width - RIM$2, Math.max(70 + RIM$2, pixel));
		clamped !== pixel && kept.set(node, clamped);
	}
	return kept;
}
function middleNode(tree, camera, width) {
	for (let level = tree.levels.length - 1; level > 0; level--) {
		let row = tree.levels[level];
		if (!row) continue;
		let node = nearest(row, tree.x, camera.place(width / 2)), pixel = camera.x(at(tree.x, node));
		if (pixel >= 0 && pixel <= width) return node;
	}
	return 0;
}
var ROOMY = 104, TALL = 74, WIDEST_LEAF = "−10", WIDEST_NAME = "10-14", MOST_NAMES = 3;
function cardWidth(room) {
	return room >= 62 ? Math.min(86, room - 8) : Math.max(10, Math.min(34, room - 5));
}
function draw(frame, node, x, y, room, seen) {
	let { ctx, tree } = frame;
	ctx.globalAlpha = seen, tree.isSkipped(node) ? skipped(frame, node, x, y, room) : room < 24 && isNumberedLeaf(frame, node) ? leafNumber(frame, node, x, y, room) : room < 24 ? (sign$1(frame, node, x, y, room), firstName(frame, node, x, y - 15, room)) : card(frame, node, x, y, room), room < 24 && isFound(frame, node) && foundRing(frame, x, y, room), isWrong(frame, node) && wrongRing(frame, x, y, room), ctx.globalAlpha = 1;
}
function foundRing(frame, x, y, room) {
	let { ctx, colours } = frame, half = Math.min(13, Math.max(4, room * .42 + 4));
	ctx.strokeStyle = colours.mark, ctx.lineWidth = 1.6, ctx.strokeRect(x - half, y - half, 2 * half, 2 * half), ctx.lineWidth = 1;
}
function wrongRing(frame, x, y, room) {
	let { ctx, colours } = frame;
	ctx.strokeStyle = colours.wrong, ctx.lineWidth = room < 24 ? 1.6 : 2.2, ctx.beginPath(), room < 24 ? ctx.arc(x, y, Math.min(12, Math.max(3.5, room * .42 + 3)), 0, 2 * Math.PI) : ctx.ellipse(x, y, cardWidth(room) / 2 + 7, 27, 0, 0, 2 * Math.PI), ctx.stroke(), ctx.lineWidth = 1, !(room < 24) && (ctx.textAlign = "center", ctx.textBaseline = "middle", badge(frame, "≠", colours.wrong, x - cardWidth(room) / 2 + 3, y - 20 - 6));
}
function skipped(frame, node, x, y, room) {
	let { ctx, tree, colours, look } = frame, mark = look.marks.get(node);
	ctx.fillStyle = colours.faint, room < 16 ? ctx.fillRect(x - 1, y - 4, 2, 8) : (ctx.font = `11px ${FONT}`, ctx.textAlign = "center", ctx.textBaseline = "middle", ctx.fillText(clip(ctx, tree.nameOf(node), Math.max(30, room - 4)), x, y + 2), mark && markText(frame, mark, x, y + 18));
}
function sign$1(frame, node, x, y, room) {
	let { ctx, tree, colours } = frame, size = Math.min(8, Math.max(1.6, room * .42)), style = exitStyle(tree.exitOf(node));
	ctx.fillStyle = turnColour(frame, node), ctx.beginPath();
	let turn = at(tree.turn, node);
	if (isEnd(tree, node)) ctx.rect(x - size, y - size, 2 * size, 2 * size);
	else if (turn === 2) ctx.arc(x, y, size, 0, 2 * Math.PI);
	else {
		let tip = turn === 0 ? -size : size;
		ctx.moveTo(x, y + tip), ctx.lineTo(x + size, y - tip), ctx.lineTo(x - size, y - tip), ctx.closePath();
	}
	ctx.fill(), style.sign && isLeft(frame, node) && !frame.look.names && !isHushed(frame, node) && (ctx.fillStyle = colours[style.colour], ctx.fillRect(x - size, y + size + 2, size * 2, 2.5));
}
function isNumberedLeaf(frame, node) {
	let { tree, look, camera } = frame;
	return tree.isInner(node) || Number.isNaN(at(tree.value, node)) || !isLeft(frame, node) ? !1 : look.names !== null || isEnd(tree, node) && at(tree.level, node) === tree.levels.length - 1 && camera.row >= TALL / 2;
}
function leafNumber(frame, node, x, y, room) {
	let { ctx, tree, colours, look } = frame;
	sign$1(frame, node, x, y, room);
	let text = tiny(at(tree.value, node));
	ctx.font = `600 11px ${FONT}`;
	let steps = Math.ceil((ctx.measureText(WIDEST_LEAF).width + 3) / Math.max(room, 1));
	if (steps > 12) return;
	let step = lowerBound(tree.levels[at(tree.level, node)] ?? new Int32Array(), tree.x, at(tree.x, node)) % steps, down = y + 20 + 13 * step;
	ctx.strokeStyle = colours.line, ctx.beginPath(), ctx.moveTo(x, y + 10), ctx.lineTo(x, down - 7), ctx.stroke(), ctx.textAlign = "center", ctx.textBaseline = "middle", ctx.fillStyle = colours.ink, halo(frame, text, x, down);
	let mark = look.marks.get(node);
	mark && markSign(frame, mark, x, y - 16);
}
function firstName(frame, node, x, y, room) {
	let { ctx, tree, colours, look } = frame;
	if (at(tree.level, node) !== 1 || look.names) return;
	ctx.font = `10px ${FONT}`;
	let steps = Math.ceil((ctx.measureText(WIDEST_NAME).width + 3) / Math.max(room, 1));
	if (steps > MOST_NAMES) return;
	let step = lowerBound(tree.levels[1] ?? new Int32Array(), tree.x, at(tree.x, node)) % steps;
	ctx.textAlign = "center", ctx.textBaseline = "middle", ctx.fillStyle = colours.soft, halo(frame, clip(ctx, tree.nameOf(node), steps * room - 3), x, y - 13 * step);
}
function markSign(frame, { verdict }, x, y) {
	let { ctx, colours } = frame, [sign, colour] = verdict === "right" ? ["✓", colours.right] : verdict === "wrong" ? ["✗", colours.wrong] : ["‖", colours.work];
	ctx.font = `700 12px ${FONT}`, ctx.fillStyle = colour, halo(frame, sign, x, y);
}
function outline(frame, node, x, y, width) {
	let { ctx, tree } = frame, [half, turn] = [width / 2, at(tree.turn, node)];
	if (ctx.beginPath(), isEnd(tree, node)) {
		ctx.rect(x - half, y - 15, width, 30);
		return;
	}
	if (turn === 2) {
		ctx.ellipse(x, y, half, 18, 0, 0, 2 * Math.PI);
		return;
	}
	let up = turn === 0 ? 8 : 0, down = turn === 1 ? 8 : 0, [top, bottom] = [y - 15 + up / 2, y + 15 - down / 2];
	ctx.moveTo(x - half, top), up && ctx.lineTo(x, top - up), ctx.lineTo(x + half, top), ctx.lineTo(x + half, bottom), down && ctx.lineTo(x, bottom + down), ctx.lineTo(x - half, bottom), ctx.closePath();
}
function card(frame, node, x, y, room) {
	let { ctx, tree, colours, look } = frame, width = cardWidth(room), emphasised = isExpected(frame, node);
	outline(frame, node, x, y, width), ctx.fillStyle = turnFill(frame, node), ctx.fill(), ctx.strokeStyle = turnColour(frame, node), ctx.lineWidth = emphasised ? 2.4 : 1.2, ctx.stroke(), ctx.lineWidth = 1, ctx.textAlign = "center", ctx.textBaseline = "middle", cardText(frame, node, x, y, room, width), room >= 28 ? moveText(frame, node, x, y, emphasised ? Math.max(room, 62) : room) : firstName(frame, node, x, y - 15 - 12, room);
	let style = exitStyle(tree.exitOf(node));
	style.sign && isLeft(frame, node) && !look.names && !isHushed(frame, node) && (room >= 62 || style.sign !== "■") && badge(frame, style.sign, colours[style.colour], x + width / 2, y);
	let mark = look.marks.get(node);
	mark && markText(frame, mark, x, y + 30), belowText$1(frame, node, x, y + 30 + (hasWindow(frame, room) ? 10 : -6), room);
}
function below$1(tree, node, room) {
	let [hidden, moves, missing] = [
		at(tree.hidden.nodes, node),
		at(tree.hidden.moves, node),
		tree.dropped.get(node)
	], counted = (count$2) => room >= 62 ? count(count$2) : brief(count$2);
	if (hidden > 0) return `+${counted(hidden)}`;
	if (moves > 0) return `‖${counted(moves)}`;
	if (!missing) return "";
	let lost = missing.nodes > 0 ? brief(missing.nodes) : `‖${brief(missing.moves)}`;
	return room >= 62 ? say("not-kept", { nodes: lost }) : "⋯";
}
function belowText$1(frame, node, x, y, room) {
	let { ctx, tree, colours, look } = frame, text = below$1(tree, node, room);
	!text || !isLeft(frame, node) || tree.growth && look.moment < tree.moments || (ctx.font = `${at(tree.hidden.nodes, node) > 0 ? "" : "italic "}10px ${FONT}`, ctx.fillStyle = colours.soft, halo(frame, text, x, y));
}
function cardText(frame, node, x, y, room, width) {
	let { ctx, tree, colours, look } = frame, name = look.names?.[node];
	if (tree.growth) {
		numbersText(frame, node, x, y, room, width);
		return;
	}
	let known = isLeft(frame, node) && !Number.isNaN(at(tree.value, node)), open = !known && look.working >= 0 ? live(tree, node, look.moment) : null, text = known ? valueText(tree, node, room, look.isQuiet) : name ?? openText(open), both = name !== void 0 && known;
	ctx.font = `600 ${fontSize(ctx, text, width - 6, room >= 62 ? 14 : 11)}px ${FONT}`, ctx.fillStyle = colours.ink, ctx.fillText(text, x, y + (both ? 6 : 1)), ctx.font = `10px ${FONT}`, ctx.fillStyle = colours.soft, both && ctx.fillText(name, x, y - 8), hasWindow(frame, room) && windowText(frame, node, open, x, y + 30 - 2);
}
function numbersText(frame, node, x, y, room, width) {
	let { ctx, tree, colours, look } = frame, text = tree.growth?.brief(node, look.moment, room >= 62 ? "more" : "little") ?? "";
	ctx.font = `600 ${fontSize(ctx, text, width - 6, room >= 62 ? 13 : 11)}px ${FONT}`, ctx.fillStyle = colours.ink, ctx.fillText(text, x, y + 1);
	let mark = tree.growth?.markAt(node, look.moment) ?? "";
	!mark || room < 62 || (ctx.font = `600 10px ${FONT}`, ctx.fillStyle = colours.right, halo(frame, mark, x, y + 30 - 4));
}
function hasWindow(frame, room) {
	let { camera, look } = frame;
	return room >= ROOMY && camera.row >= TALL && !look.names && !look.isQuiet;
}
function windowText(frame, node, open, x, y) {
	let { ctx, tree, colours } = frame, [alpha, beta] = open ? [open.alpha, open.beta] : [at(tree.alpha, node), at(tree.beta, node)];
	(Number.isFinite(alpha) || Number.isFinite(beta)) && (open && (ctx.fillStyle = colours.work), halo(frame, window$1(alpha, beta), x, y));
}
function openText(open) {
	return open && !Number.isNaN(open.best) ? `${value(open.best)} …` : "…";
}
function isHushed(frame, node) {
	return frame.look.isQuiet && frame.tree.exitOf(node) === "cutoff";
}
function valueText(tree, node, room, isQuiet) {
	let bound = isQuiet ? 0 : at(tree.bound, node), value = at(tree.value, node);
	return room >= 62 ? bounded$1(value, bound) : tinyBounded(value, bound);
}
function fontSize(ctx, text, width, size) {
	ctx.font = `600 ${size}px ${FONT}`;
	let natural = ctx.measureText(text).width;
	return natural <= width ? size : Math.max(7, size * width / natural);
}
function moveText(frame, node, x, y, room) {
	let { ctx, tree, colours } = frame, label = tree.nameOf(node), odds = tree.odds.get(node);
	if (!label || label === frame.look.names?.[node] && odds === void 0) return;
	ctx.font = `${isExpected(frame, node) ? "700" : "500"} 11px ${FONT}`, ctx.fillStyle = colours.ink;
	let pass = tree.passOf(node);
	ctx.textAlign = "center", ctx.textBaseline = "middle";
	let likely = odds === void 0 || odds === 1 ? label : `${label} (${probability(odds)})`;
	halo(frame, clip(ctx, pass && room > 90 ? `${label} · ${pass}` : likely, Math.max(34, room - 2)), x, y - 15 - 8 - 6);
}
function badge(frame, sign, colour, x, y) {
	let { ctx, colours } = frame;
	ctx.fillStyle = colour, ctx.beginPath(), ctx.roundRect(x - 9, y + 6, 15, 13, 4), ctx.fill(), ctx.fillStyle = colours.paper, ctx.font = `700 9px ${FONT}`, ctx.fillText(sign, x - 1.5, y + 13);
}
function markText(frame, mark, x, y) {
	let { ctx, colours } = frame, colour = mark.verdict === "right" ? "right" : mark.verdict === "wrong" ? "wrong" : "work";
	ctx.font = `600 11px ${FONT}`, ctx.textAlign = "center", ctx.fillStyle = colours[colour], halo(frame, (mark.verdict === "right" ? "✓ " : mark.verdict === "wrong" ? "✗ " : "") + mark.text, x, y);
}
// src/viewer/boards.ts
var LEAST = 44, MOST = 132, BETWEEN = 14, AROUND = 90, BELOW_CARD = 47, AT_ONCE = 4;
function boardPlaces(tree, camera, moment, [width, height]) {
	let places = [], most = Math.min(MOST, camera.row - AROUND);
	if (most < LEAST) return places;
	for (let [level, row] of tree.levels.entries()) {
		let y = camera.y(level) + BELOW_CARD;
		if (!(y > height || y + most < 0)) for (let node of row) {
			let x = camera.x(at(tree.x, node)), size = Math.min(most, at(tree.room, node) * camera.scale - BETWEEN);
			!tree.isSkipped(node) && tree.absent[node] !== 1 && at(tree.enterAt, node) <= moment && size >= LEAST && x > -size && x < width + size && places.push({
				node,
				x,
				y,
				size
			});
		}
	}
	return places;
}
var Boards = class {
	ask;
	element = h$2("div", {
		class: "mini-boards",
		"aria-hidden": "true"
	});
	pictures = new Map();
	waiting = [];
	asked = 0;
	constructor(ask) {
		this.ask = ask;
	}
	clear() {
		this.pictures.clear(), this.waiting = [], this.element.replaceChildren();
	}
	show(places) {
		let seen = new Set(places.map(({ node }) => node));
		for (let [node, picture] of this.pictures) picture.hidden = !seen.has(node);
		this.waiting = [];
		for (let { node, x, y, size } of places) {
			let picture = this.pictures.get(node) ?? this.place(node);
			picture.style.width = picture.style.height = `${size}px`, picture.style.translate = `${x - size / 2}px ${y}px`, picture.dataset.asked || this.waiting.push(node);
		}
		this.askNext();
	}
	place(node) {
		let picture = h$2("div", {
			class: "mini-board",
			"data-node": node
		});
		return this.pictures.set(node, picture), this.element.append(picture), picture;
	}
	askNext() {
		for (; this.asked < AT_ONCE;) {
			let node = this.waiting.shift();
			if (node === void 0) return;
			let picture = this.pictures.get(node);
			picture && !picture.dataset.asked && this.fill(node, picture);
		}
	}
	async fill(node, picture) {
		picture.dataset.asked = "yes", this.asked += 1;
		try {
			let grid = await this.ask(node);
			grid && picture.replaceChildren(miniature(grid));
		} catch {}
		--this.asked, this.askNext();
	}
}, KINDS$1 = [
	"max",
	"min",
	"chance",
	"cut",
	"faint"
], LAYERS = [1, FADED], CUT = 3, NOT_LOOKED_AT = 4, COLUMN = 2, HEIGHT$3 = 22, RIM$1 = 100, known = new WeakMap();
function kindsOf(tree) {
	let kinds = known.get(tree);
	if (!kinds) {
		let cut = tree.exits.indexOf("cutoff");
		kinds = tree.turn.map((turn, node) => tree.isSkipped(node) ? NOT_LOOKED_AT : tree.exit[node] === cut ? CUT : turn), known.set(tree, kinds);
	}
	return kinds;
}
var Columns = class {
	frame;
	y;
	kinds;
	size;
	counts;
	totals;
	wrong = new Set();
	found = new Set();
	constructor(frame, y) {
		this.frame = frame, this.y = y, this.kinds = kindsOf(frame.tree), this.size = Math.ceil(frame.width / COLUMN) + 200, this.counts = new Float32Array(this.size * LAYERS.length * KINDS$1.length), this.totals = new Float32Array(this.size);
	}
	add(node, x, seen) {
		let column = Math.round(x / COLUMN) + RIM$1;
		if (column < 0 || column >= this.size || (this.totals[column] = at(this.totals, column) + 1, seen === 0)) return;
		isWrong(this.frame, node) && this.wrong.add(column), isFound(this.frame, node) && this.found.add(column);
		let slot = this.slot(column, +(seen < 1), at(this.kinds, node));
		this.counts[slot] = at(this.counts, slot) + 1;
	}
	slot(column, layer, kind) {
		return (column * LAYERS.length + layer) * KINDS$1.length + kind;
	}
	paint() {
		let { ctx, colours } = this.frame, base = new Float32Array(this.size);
		for (let [layer, seen] of LAYERS.entries()) for (let [kind, name] of KINDS$1.entries()) ctx.fillStyle = colours[name], ctx.globalAlpha = (name === "faint" ? .45 : .85) * seen, this.paintKind(layer, kind, base);
		ctx.globalAlpha = 1, ctx.fillStyle = colours.wrong;
		let below = this.y + HEIGHT$3 / 2 + 1;
		for (let column of this.wrong) ctx.fillRect((column - RIM$1) * COLUMN, this.y - HEIGHT$3 / 2 - 4, COLUMN, 3);
		ctx.fillStyle = colours.mark;
		for (let column of this.found) ctx.fillRect((column - RIM$1) * COLUMN, below, COLUMN, 3);
	}
	paintKind(layer, kind, base) {
		let [from, top, height] = [
			0,
			0,
			0
		], flush = (to) => {
			height > 0 && this.frame.ctx.fillRect((from - RIM$1) * COLUMN, this.y - HEIGHT$3 / 2 + top, (to - from) * COLUMN, height);
		};
		for (let column = 0; column < this.size; column++) {
			let count = at(this.counts, this.slot(column, layer, kind)), grown = count === 0 ? 0 : count * HEIGHT$3 / at(this.totals, column);
			(grown !== height || grown > 0 && at(base, column) !== top) && (flush(column), [from, top, height] = [
				column,
				at(base, column),
				grown
			]), base[column] = at(base, column) + grown;
		}
		flush(this.size);
	}
}, DENSE = 5, NARROW = 4, SHADE = .16, SHADES = 16;
function edges(frame, level) {
	let { tree, camera, width } = frame, row = tree.levels[level];
	if (!row || level + 1 >= tree.levels.length) return;
	let [from, to] = [camera.place(-40), camera.place(width + 40)], surfaces = new Surfaces(frame, camera.y(level) + 6, camera.y(level + 1) - 6);
	for (let node of row) {
		if (!tree.isInner(node)) continue;
		let [first, last] = [tree.firstChild(node), tree.lastChild(node)], kept = frame.sticky.has(node);
		if (!(!kept && at(tree.x, last) < from && at(tree.x, node) < from)) {
			if (!kept && at(tree.x, first) > to && at(tree.x, node) > to) break;
			family(frame, node, surfaces, level);
		}
	}
	surfaces.paint();
}
function family(frame, node, surfaces, level) {
	let { ctx, tree, camera, colours } = frame, seen = visibility(frame, node);
	if (seen === 0) return;
	let px = pixelOf(frame, node), first = camera.x(at(tree.x, tree.firstChild(node))), last = camera.x(at(tree.x, tree.lastChild(node))), count = tree.childCount(node);
	if (count > 1 && last - first < DENSE * (count - 1)) {
		let entered = isOver(frame) ? last : lastEntered(frame, tree.children(node)), shade = Math.min(seen, shadeOf(frame, tree.children(node)));
		surfaces.add(px, first, Math.max(first + 1, entered), turnColour(frame, node), shade);
	} else {
		ctx.lineWidth = 1;
		for (let child of tree.children(node)) edge(frame, child, px, camera.y(level) + 6, camera.y(level + 1) - 6, seen);
		ctx.globalAlpha = 1, ctx.setLineDash([]), ctx.strokeStyle = colours.line;
	}
}
var Surfaces = class {
	frame;
	y;
	below;
	paths = new Map();
	open = null;
	constructor(frame, y, below) {
		this.frame = frame, this.y = y, this.below = below;
	}
	add(px, first, last, colour, seen) {
		let look = `${colour} ${seen}`;
		this.paths.has(look) || this.paths.set(look, {
			path: new Path2D(),
			colour,
			seen
		});
		let open = this.open, joins = open?.look === look && first - open.bottom[1] < DENSE && last - open.bottom[0] < NARROW;
		open && joins ? (open.top[1] = px, open.bottom[1] = last) : (this.close(), this.open = {
			top: [px, px],
			bottom: [first, last],
			look
		});
	}
	paint() {
		this.close();
		let { ctx } = this.frame;
		for (let { path, colour, seen } of this.paths.values()) ctx.globalAlpha = SHADE * seen, ctx.fillStyle = colour, ctx.fill(path);
		ctx.globalAlpha = 1;
	}
	close() {
		if (!this.open) return;
		let { top, bottom, look } = this.open, path = this.paths.get(look)?.path;
		path?.moveTo(top[0], this.y), path?.lineTo(top[1], this.y), path?.lineTo(bottom[1], this.below), path?.lineTo(bottom[0], this.below), path?.closePath(), this.open = null;
	}
};
function shadeOf(frame, children) {
	let [sum, count] = [0, 0];
	for (let child of children) {
		let seen = visibility(frame, child);
		sum += seen, seen > 0 && (count += 1);
	}
	return count === 0 ? 1 : Math.ceil(SHADES * sum / count) / SHADES;
}
function lastEntered(frame, children) {
	for (let i = children.length - 1; i >= 0; i--) if (at(frame.tree.enterAt, at(children, i)) <= frame.look.moment) return frame.camera.x(at(frame.tree.x, at(children, i)));
	return -Infinity;
}
function edge(frame, child, px, top, bottom, above) {
	let { ctx, tree, camera, colours } = frame, seen = Math.min(above, visibility(frame, child)), cx = pixelOf(frame, child);
	if (seen === 0 || Math.max(cx, px) < -40 || Math.min(cx, px) > frame.width + 40) return;
	let skipped = tree.isSkipped(child);
	ctx.globalAlpha = seen * (skipped ? .8 : 1), ctx.strokeStyle = colours[skipped ? "faint" : "line"], ctx.setLineDash(skipped ? [3, 3] : []), ctx.beginPath(), ctx.moveTo(px, top), ctx.lineTo(cx, bottom), ctx.stroke(), skipped && at(tree.room, child) * camera.scale > 9 && cutMark(frame, cx, bottom - 5);
}
function cutMark(frame, x, y) {
	let { ctx, colours } = frame;
	ctx.setLineDash([]), ctx.strokeStyle = colours.cut, ctx.lineWidth = 1.4, ctx.beginPath();
	for (let shift of [-2, 2]) ctx.moveTo(x - 5, y + shift + 2.5), ctx.lineTo(x + 5, y + shift - 2.5);
	ctx.stroke(), ctx.lineWidth = 1;
}
function line$1(frame, nodes) {
	let { ctx, tree, camera, colours } = frame;
	ctx.strokeStyle = colours.pv, ctx.lineWidth = 2.6;
	for (let node of nodes) {
		if (node === 0 || !isAnswered(frame)) continue;
		let parent = at(tree.parent, node), level = at(tree.level, node), [px, cx] = [pixelOf(frame, parent), pixelOf(frame, node)], [top, bottom] = [camera.y(level - 1) + 6, camera.y(level) - 6];
		ctx.beginPath(), ctx.moveTo(px, top), ctx.lineTo(cx, bottom), ctx.stroke();
	}
	ctx.lineWidth = 1;
}
// src/viewer/paint.ts
var LARGE_FOUND = 500, SIGN = 3, DECIDERS = [
	["▲", "max"],
	["▼", "min"],
	["●", "chance"]
], HIGH = 46;
function paint(frame) {
	let { ctx, tree, camera } = frame;
	ctx.clearRect(0, 0, frame.width, frame.height), ctx.lineJoin = "round";
	for (let level = 0; level < tree.levels.length && !(camera.y(level) > frame.height + camera.row); level++) camera.y(level + 1) >= -camera.row && edges(frame, level);
	line$1(frame, tree.pvLine);
	for (let level = 0; level < tree.levels.length; level++) {
		let y = camera.y(level);
		y >= -30 && y <= frame.height + 30 && row$1(frame, level);
	}
	for (let node of frame.sticky.keys()) special(frame, node);
	if (isAnswered(frame)) for (let node of tree.pvLine) special(frame, node);
	for (let node of foundNodes(frame)) special(frame, node);
	for (let node of [
		frame.look.working,
		frame.look.hovered,
		frame.look.selected
	]) special(frame, node);
	bands(frame);
}
function foundNodes({ look, tree }) {
	return look.found.size > LARGE_FOUND ? [] : [...look.found].map((node) => tree.fromOrigin(node)).filter((shown, index, all) => tree.origin[shown] !== void 0 && look.found.has(at(tree.origin, shown)) && all.indexOf(shown) === index);
}
function bands(frame) {
	let { ctx, tree, camera, colours, sides } = frame;
	ctx.globalAlpha = .9, ctx.fillStyle = colours.paper, ctx.fillRect(0, 0, 64, frame.height), ctx.globalAlpha = 1, ctx.font = `600 11px ${FONT}`, ctx.textAlign = "left", ctx.textBaseline = "middle";
	for (let [level, turn] of tree.deciders.entries()) {
		let sign = DECIDERS[turn];
		sign && !tree.levels[level]?.every((node) => isEnd(tree, node) || tree.isSkipped(node)) && (ctx.fillStyle = colours[sign[1]], ctx.fillText(`${sign[0]} ${sides[turn] ?? "chance"}`, 8, camera.y(level)));
	}
}
function row$1(frame, level) {
	let { tree, camera, width } = frame, nodes = tree.levels[level];
	if (!nodes) return;
	let y = camera.y(level), columns = new Columns(frame, y), most = camera.row < HIGH ? 23 : Infinity, least = frame.look.names ? 1 : SIGN, start = lowerBound(nodes, tree.x, camera.place(-80)), end = camera.place(width + 80);
	for (let i = start; i < nodes.length; i++) {
		let node = at(nodes, i), x = at(tree.x, node);
		if (x > end) break;
		let seen = visibility(frame, node), room = Math.min(most, at(tree.room, node) * camera.scale);
		room < least ? columns.add(node, camera.x(x), seen) : seen > 0 && !frame.sticky.has(node) && draw(frame, node, camera.x(x), y, room, seen);
	}
	columns.paint();
}
function special(frame, node) {
	let { tree, camera } = frame;
	if (node < 0 || node >= tree.size || visibility(frame, node) === 0) return;
	let [pixel, y] = [pixelOf(frame, node), camera.y(at(tree.level, node))];
	if (pixel < -60 || pixel > frame.width + 60) return;
	if (camera.row < HIGH && !isPointedAt(frame.look, node)) {
		frame.sticky.has(node) && draw(frame, node, pixel, y, 23, 1);
		return;
	}
	let natural = at(tree.room, node) * camera.scale;
	if (natural < 24 && isExpected(frame, node) && !isPicked(frame, node)) {
		lineSign(frame, node, pixel, y, natural);
		return;
	}
	let room = natural >= 24 ? natural : 62, x = pixel >= 70 ? Math.max(pixel, 70 + cardWidth(room) / 2) : pixel;
	draw(frame, node, x, y, room, 1), room < 28 && isExpected(frame, node) && moveText(frame, node, x, y, 62), ring(frame, node, x, y, room);
}
function lineSign(frame, node, x, y, room) {
	draw(frame, node, x, y, Math.max(SIGN, room), 1), moveText(frame, node, x, y, 62);
}
function isPicked(frame, node) {
	return isPointedAt(frame.look, node) || isFound(frame, node) || frame.sticky.has(node);
}
function isPointedAt(look, node) {
	return [
		look.working,
		look.hovered,
		look.selected
	].includes(node);
}
function ring(frame, node, x, y, room) {
	let { ctx, tree, look, colours } = frame, colour = ringColour(frame, node);
	if (!colour && node !== look.hovered) return;
	ctx.strokeStyle = colours[colour ?? "soft"], ctx.lineWidth = colour ? 2.4 : 1.4;
	let half = cardWidth(room) / 2 + 5;
	ctx.beginPath(), ctx.roundRect(x - half, y - 15 - 8 - 3, half * 2, 52, 9), ctx.stroke(), ctx.lineWidth = 1, room >= 28 && !tree.isSkipped(node) && moveText(frame, node, x, y, room);
}
function ringColour(frame, node) {
	let { look } = frame;
	return node === look.selected ? "ink" : node === look.working ? "work" : isFound(frame, node) ? "mark" : null;
}
// src/viewer/canvas.ts
var CLICK$1 = 5, WHEEL = .0016, REACH_X = 44, REACH_Y = 26, FINGER = 36, KEY_ZOOM = 1.5, KEY_PAN = 120, CROWDED = 22, TreeCanvas = class {
	tree;
	readColours;
	events;
	sides;
	element;
	camera;
	look;
	pointers = new Map();
	travelled = 0;
	pinch = 0;
	sticky = new Map();
	pending = !1;
	colours;
	observer;
	constructor(tree, readColours, events, sides) {
		this.tree = tree, this.readColours = readColours, this.events = events, this.sides = sides, this.element = h$2("canvas", {
			class: "tree-canvas",
			tabindex: 0,
			role: "application",
			...marks$1("tree-canvas")
		}), this.camera = new Camera(tree), this.colours = readColours(), this.look = freshLook(tree), this.listen(), this.observer = new ResizeObserver(() => this.resize()), this.observer.observe(this.element);
	}
	show(tree) {
		this.tree = tree, this.camera = new Camera(tree);
		let { wrong } = this.look;
		Object.assign(this.look, freshLook(tree), { wrong }), this.resize(), this.camera.begin(fingerWidth()), this.draw();
	}
	boards() {
		let { clientWidth, clientHeight } = this.element;
		return boardPlaces(this.tree, this.camera, this.look.moment, [clientWidth, clientHeight]);
	}
	get model() {
		return this.tree;
	}
	recolour() {
		this.colours = this.readColours(), this.draw();
	}
	destroy() {
		this.observer.disconnect(), this.element.remove();
	}
	isCrowded() {
		return this.camera.smallest() < CROWDED;
	}
	draw() {
		this.pending || (this.pending = !0, requestAnimationFrame(() => {
			this.pending = !1, this.paintNow();
		}));
	}
	paintNow() {
		let ctx = this.element.getContext("2d");
		if (!ctx || this.element.width === 0) return;
		this.events.speak?.();
		let ratio = this.ratio();
		ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
		let { clientWidth: width, clientHeight: height } = this.element;
		this.sticky = stickyAncestors(this.tree, this.camera, width), paint({
			ctx,
			tree: this.tree,
			camera: this.camera,
			colours: this.colours,
			look: this.look,
			sticky: this.sticky,
			sides: this.sides,
			width,
			height
		}), this.events.moved?.();
	}
	select(node) {
		this.look.selected = node, this.draw();
	}
	hit(x, y) {
		let { tree, camera } = this, level = camera.levelAt(y), row = tree.levels[level];
		if (!row || Math.abs(camera.y(level) - y) > REACH_Y) return -1;
		for (let [node, pixel] of this.sticky) if (at(tree.level, node) === level && Math.abs(pixel - x) < REACH_X) return node;
		let place = camera.place(x), next = lowerBound(row, tree.x, place), [best, distance] = [-1, REACH_X];
		for (let index of [next - 1, next]) {
			let node = row[index];
			if (node === void 0 || at(tree.enterAt, node) > this.look.moment) continue;
			let away = Math.abs(camera.x(at(tree.x, node)) - x);
			away < distance && ([best, distance] = [node, away]);
		}
		return best;
	}
	ratio() {
		return Math.min(2, window.devicePixelRatio || 1);
	}
	resize() {
		let { clientWidth: width, clientHeight: height } = this.element;
		if (width === 0 || height === 0) return;
		let ratio = this.ratio();
		this.element.width = Math.round(width * ratio), this.element.height = Math.round(height * ratio), this.camera.resize(width, height, fingerWidth()), this.look.selected >= 0 && this.camera.reveal(this.look.selected), this.paintNow();
	}
	listen() {
		let { element } = this;
		element.addEventListener("wheel", (event) => this.wheel(event), { passive: !1 }), element.addEventListener("pointerdown", (event) => this.down(event)), element.addEventListener("pointermove", (event) => this.move(event)), element.addEventListener("pointerup", (event) => this.up(event)), element.addEventListener("pointercancel", (event) => this.pointers.delete(event.pointerId)), element.addEventListener("pointerleave", () => this.hover(-1, 0, 0)), element.addEventListener("dblclick", (event) => {
			let node = this.hit(event.offsetX, event.offsetY);
			node >= 0 ? this.openNode(node) : this.camera.fitAll(), this.draw();
		}), element.addEventListener("keydown", (event) => this.key(event));
	}
	openNode(node) {
		this.events.open ? this.events.open(node) : this.camera.frame(node);
	}
	wheel(event) {
		event.preventDefault(), Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey ? this.camera.pan(-(event.deltaX || event.deltaY), 0) : this.camera.zoom(Math.exp(-event.deltaY * WHEEL), event.offsetX, event.offsetY), this.draw();
	}
	down(event) {
		this.element.setPointerCapture(event.pointerId), this.pointers.set(event.pointerId, {
			x: event.offsetX,
			y: event.offsetY
		}), this.pointers.size === 1 && (this.travelled = 0), this.pinch = this.spread();
	}
	move(event) {
		let before = this.pointers.get(event.pointerId);
		if (!before) {
			this.hover(this.hit(event.offsetX, event.offsetY), event.offsetX, event.offsetY);
			return;
		}
		let [dx, dy] = [event.offsetX - before.x, event.offsetY - before.y];
		this.travelled += Math.abs(dx) + Math.abs(dy), this.pointers.set(event.pointerId, {
			x: event.offsetX,
			y: event.offsetY
		});
		let share = 1 / this.pointers.size;
		this.travelled > CLICK$1 && (this.hover(-1, 0, 0), this.camera.pan(dx * share, dy * share));
		let spread = this.spread();
		if (this.pinch > 0 && spread > 0) {
			let [one, two] = [...this.pointers.values()];
			one && two && this.camera.zoom(spread / this.pinch, (one.x + two.x) / 2);
		}
		this.pinch = spread, this.draw();
	}
	up(event) {
		if (!this.pointers.delete(event.pointerId) || (this.pinch = this.spread(), this.travelled > CLICK$1)) return;
		let node = this.hit(event.offsetX, event.offsetY);
		node >= 0 && this.events.select(node);
	}
	spread() {
		let [one, two] = [...this.pointers.values()];
		return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
	}
	hover(node, x, y) {
		if (node === this.look.hovered && node < 0) return;
		let changed = node !== this.look.hovered;
		this.look.hovered = node, this.element.style.cursor = node >= 0 ? "pointer" : "grab", this.events.hover(node, x, y), changed && this.draw();
	}
	key(event) {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		let middle = this.element.clientWidth / 2, action = {
			"+": () => this.camera.zoom(KEY_ZOOM, middle),
			"=": () => this.camera.zoom(KEY_ZOOM, middle),
			"-": () => this.camera.zoom(1 / KEY_ZOOM, middle),
			Home: () => this.camera.fitAll(),
			0: () => this.camera.fitAll(),
			"<": () => this.camera.pan(KEY_PAN, 0),
			">": () => this.camera.pan(-120, 0),
			ArrowUp: () => this.walk("up"),
			ArrowDown: () => this.walk("down"),
			ArrowLeft: () => this.walk("left"),
			ArrowRight: () => this.walk("right"),
			Enter: () => this.openNode(Math.max(0, this.look.selected))
		}[event.key];
		action && (event.preventDefault(), action(), this.draw());
	}
	walk(direction) {
		let node = neighbour(this.tree, this.look.selected, direction);
		node !== this.look.selected && (this.camera.reveal(node, this.camera.scaleFor(node, 40)), this.events.select(node));
	}
};
function neighbour(tree, node, direction) {
	if (node < 0) return 0;
	if (direction === "up") return at(tree.parent, node);
	if (direction === "down") {
		let children = [...tree.children(node)];
		return children.find((child) => tree.pv[child] === 1) ?? children[0] ?? node;
	}
	let row = tree.levels[at(tree.level, node)] ?? new Int32Array();
	return row[row.indexOf(node) + (direction === "left" ? -1 : 1)] ?? node;
}
function fingerWidth() {
	return window.matchMedia("(pointer: coarse)").matches ? FINGER : 0;
}
function freshLook(tree) {
	return {
		selected: -1,
		hovered: -1,
		moment: tree.moments,
		isTold: !1,
		isQuiet: !1,
		working: -1,
		shown: new Uint8Array(tree.exits.length + 1).fill(1),
		found: new Set(),
		wrong: null,
		names: null,
		marks: new Map()
	};
}
// src/viewer/colours.ts
var NAMES$1 = [
	"paper",
	"panel",
	"ink",
	"soft",
	"faint",
	"line",
	"pv",
	"max",
	"max-fill",
	"min",
	"min-fill",
	"chance",
	"chance-fill",
	"mark",
	"work",
	"cut",
	"leaf",
	"table",
	"null",
	"rule",
	"right",
	"wrong"
];
function pageColours(part = document.documentElement) {
	let style = getComputedStyle(part), entries = NAMES$1.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]);
	return Object.fromEntries(entries);
}
// src/tree/marks.ts
function cutNames(answer) {
	return answer.split(/[\s,]+/).filter((word) => word !== "" && word !== say("cut-none"));
}
function toggleCut(answer, name) {
	let names = cutNames(answer), left = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
	return left.length === 0 ? say("cut-none") : left.join(", ");
}
function marks(names, answers, { answers: report, cutLeaves }) {
	let verdicts = new Map(report.map((checked) => [checked.question, checked.verdict])), judged = (key) => {
		let verdict = verdicts.get(key);
		return verdict === "correct" ? "right" : verdict === "wrong" || verdict === "unreadable" ? "wrong" : "open";
	}, leaves = new Map(cutLeaves), judgedLeaf = (name) => {
		let isRight = leaves.get(name);
		return isRight === void 0 ? "open" : isRight ? "right" : "wrong";
	}, cut = new Set(cutNames(answers.get("cut") ?? "")), list = new Map();
	for (let [node, name] of names.entries()) {
		let value = answers.get(`${name}.value`);
		value ? list.set(node, {
			text: answer$1(value),
			verdict: judged(`${name}.value`)
		}) : cut.has(name) && list.set(node, {
			text: say("exercise-cut"),
			verdict: judgedLeaf(name)
		});
	}
	return list;
}
var PARTS$1 = [
	["values", (key) => key.endsWith(".value") || key === "best"],
	["windows", (key) => key.endsWith(".window")],
	["cuts", (key) => key === "cut"]
];
function isAsked(key, parts) {
	let part = PARTS$1.find(([, belongs]) => belongs(key));
	return part === void 0 || parts.has(part[0]);
}
// src/tree/nodefield.ts
var NodeField = class {
	answering;
	events;
	constructor(answering, events) {
		this.answering = answering, this.events = events;
	}
	open(node, key) {
		let open = this.answering();
		if (!open) return;
		let { sheet, canvas, answers } = open;
		document.getElementById("node-answer")?.blur();
		let { camera, model } = canvas, field = h$2("input", {
			type: "text",
			id: "node-answer",
			class: "node-answer",
			value: answers.get(key) ?? "",
			...marks$1("value-of", { node: sheet.names[node] ?? "" })
		});
		field.style.left = `${camera.x(model.x[node] ?? 0)}px`, field.style.top = `${camera.y(model.level[node] ?? 0)}px`, field.addEventListener("input", () => keepAnswer(answers, key, field.value)), field.addEventListener("blur", () => {
			field.remove();
			let below = document.querySelector(`[data-question="${CSS.escape(key)}"]`);
			below && (below.value = answers.get(key) ?? ""), this.events.left();
		}), field.addEventListener("keydown", (event) => {
			event.key === "Enter" && this.goOn(node), event.key === "Escape" && canvas.element.focus();
		}), canvas.element.parentElement?.append(field), field.focus(), field.select();
	}
	goOn(node) {
		let open = this.answering();
		if (!open) return;
		let { sheet, canvas, answers } = open, keys = new Set(sheet.questions.map((question) => question.key)), values = sheet.names.map((name) => `${name}.value`), next = [...values.keys()].map((step) => (node + 1 + step) % values.length).find((other) => keys.has(values[other] ?? "") && !answers.has(values[other] ?? ""));
		next === void 0 ? canvas.element.focus() : this.events.pick(next);
	}
};
function keepAnswer(answers, key, answer) {
	answer.trim() === "" ? answers.delete(key) : answers.set(key, answer);
}
// src/tree/paper.ts
async function printSheet(sheet) {
	document.getElementById("paper")?.remove();
	let addresses = sheet.drawings.map((svg) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }))), pictures = addresses.map((src) => h$2("img", {
		src,
		alt: ""
	})), paper = paperOf(sheet, pictures);
	document.body.append(paper), window.addEventListener("afterprint", () => {
		paper.remove();
		for (let address of addresses) URL.revokeObjectURL(address);
	}, { once: !0 }), await Promise.all(pictures.map((picture) => picture.decode())), window.print();
}
function paperOf({ title, how, questions }, pictures) {
	let lines = questions.map(({ prompt, answer }) => h$2("li", {}, h$2("span", {}, prompt), answer === null ? h$2("span", { class: "blank" }) : h$2("strong", {}, answer)));
	return h$2("section", {
		class: "paper",
		id: "paper"
	}, h$2("h1", {}, title), h$2("p", {}, how), ...pictures, h$2("ol", {}, ...lines));
}
// src/tree/score.ts
var NONE = {
	sheets: 0,
	asked: 0,
	right: 0
};
function judged(report, shown) {
	return {
		right: report.filter((checked) => checked.verdict === "correct" && !shown.has(checked.question)).length,
		shown: report.filter((checked) => shown.has(checked.question)).length,
		asked: report.length
	};
}
function withSheet(score, sheet) {
	return {
		sheets: score.sheets + 1,
		asked: score.asked + sheet.asked,
		right: score.right + sheet.right
	};
}
function readScore(text) {
	try {
		let data = JSON.parse(text ?? "null"), isCount = (n) => typeof n == "number" && Number.isInteger(n) && n >= 0;
		return !data || !isCount(data.sheets) || !isCount(data.asked) || !isCount(data.right) || data.right > data.asked ? { ...NONE } : {
			sheets: data.sheets,
			asked: data.asked,
			right: data.right
		};
	} catch {
		return { ...NONE };
	}
}
function plainAnswer(answer) {
	let plain = answer.replaceAll("−", "-");
	return /^\s*[-+]?\d+,\d+\s*$/.test(plain) ? plain.replace(",", ".") : plain.includes(";") ? plain.replaceAll(",", ".").replaceAll(";", ",") : plain;
}
// src/tree/questions.ts
function reason(checked) {
	return checked.verdict === "wrong" ? sentence$2(checked.why) : checked.verdict === "unreadable" ? say("exercise-expected", { expected: checked.expected }) : "";
}
function questionRow({ key, prompt }, given, events) {
	let { checked } = given, verdict = checked?.verdict ?? "missing", input = h$2("input", {
		type: "text",
		value: given.answer,
		"data-question": key,
		"aria-label": prompt,
		oninput: () => events.typed(input.value),
		onkeydown: (event) => {
			event.key === "Enter" && events.check();
		}
	}), sign = verdict === "correct" ? "✓" : verdict === "missing" ? "" : "✗", why = checked ? reason(checked) : "";
	return h$2("div", { class: `question ${verdict}` }, h$2("label", {}, h$2("span", {}, prompt), input, h$2("span", { class: "sign" }, sign)), why ? h$2("p", { class: "small" }, why) : null);
}
function scoreRow({ right, shown, asked }, score, forget) {
	let points = h$2("strong", { id: "points" }, say(shown > 0 ? "exercise-points-shown" : "exercise-points", {
		right,
		asked,
		shown
	}));
	return score.sheets === 0 ? [points] : [
		points,
		h$2("span", {
			class: "soft",
			id: "score"
		}, say("exercise-score", {
			right: score.right,
			asked: score.asked,
			sheets: score.sheets
		})),
		h$2("button", {
			class: "small",
			id: "forget-score",
			onclick: forget
		}, say("exercise-forget"))
	];
}
// src/tree/random.ts
var LEVELS = [
	{
		plies: 2,
		moves: [2, 3]
	},
	{
		plies: 3,
		moves: [2, 2]
	},
	{
		plies: 3,
		moves: [2, 3]
	},
	{
		plies: 4,
		moves: [2, 3]
	}
], HIGHEST$1 = 12, byChance = (n) => Math.floor(Math.random() * n);
function randomTree(level, dice) {
	let next = 0, name = () => {
		let letter = String.fromCharCode(65 + next % 26), round = Math.floor(next / 26);
		return next += 1, round === 0 ? letter : `${letter}${round}`;
	}, node = (plies) => {
		if (plies === 0) return String(dice(24) - HIGHEST$1 + 4);
		let kind = (level.plies - plies) % 2 == 0 ? "max" : "min", own = name(), [least, most] = level.moves;
		return `(${kind} ${own} ${Array.from({ length: least + dice(most - least + 1) }, () => node(plies - 1)).join(" ")})`;
	};
	return node(level.plies);
}
// src/tree/exercise.ts
var HAND_MADE = "explicit", KEPT_AS$4 = "plywood-score", MANY$1 = 200, OFFERED = 2, LEAF_PIXELS = 32, ExercisePanel = class extends Panel {
	app;
	parts = new Set(["values", "cuts"]);
	sheet = null;
	canvas = null;
	answers = new Map();
	report = {
		answers: [],
		cutLeaves: []
	};
	along = "";
	asksLeaves = !1;
	wantsMany = !1;
	shown = new Set();
	score = readScore(localStorage.getItem(KEPT_AS$4));
	isCounted = !1;
	level = 0;
	crowd = 0;
	field = new NodeField(() => this.sheet && this.canvas ? {
		sheet: this.sheet,
		canvas: this.canvas,
		answers: this.answers
	} : null, {
		left: () => this.drawMarks(),
		pick: (node) => this.pick(node)
	});
	constructor(app) {
		super(), this.app = app;
		let { board, search, stage } = app;
		byId("exercise").addEventListener("click", () => void this.toggle()), this.onChange(() => [board.here, search.result], () => stage.close("exercise")), this.follow(() => stage.beside, () => {
			stage.shows("exercise") ? this.sheet || this.open() : this.close();
		}), this.onChange(() => stage.theme, () => this.canvas?.recolour());
	}
	async toggle() {
		let { app } = this;
		this.sheet ? app.stage.close("exercise") : app.search.result === null && app.board.place.moves.length === 0 && app.board.place.position === null ? await this.random() : app.stage.openExercise();
	}
	async random() {
		let { app } = this, game = app.catalogue.games.find((one) => one.name === HAND_MADE), level = LEVELS[this.level];
		if (!game || !level) return;
		let state = usualState(game);
		state.place = placeOf(HAND_MADE, { text: randomTree(level, byChance) }), state.search = {
			...state.search,
			depth: "end"
		}, await app.board.restore(state) && app.stage.openExercise();
	}
	get shownExercise() {
		return this.sheet ? this.exercise() : null;
	}
	exercise() {
		let { search, here } = this.app.board;
		return {
			place: here,
			search: sent({
				...search,
				algorithm: search.algorithm === "pvs" ? "alphabeta" : search.algorithm
			}),
			along: this.along === "" ? [] : [this.along],
			leaves: this.asksLeaves
		};
	}
	async ask(wish) {
		let answers = Object.fromEntries([...this.answers].map(([key, answer]) => [key, plainAnswer(answer)]));
		try {
			return await exercise(this.exercise(), answers, wish);
		} catch (error) {
			return this.app.news.fail(error), null;
		}
	}
	async open() {
		await this.app.search.select(-1), this.forget(), this.along = "", this.asksLeaves = !1, this.wantsMany = !1;
		let sheet = await this.ask({});
		this.app.stage.shows("exercise") && (sheet ? (this.canvas = new TreeCanvas(new TreeModel(sheet.tree), pageColours, {
			select: (node) => this.pick(node),
			hover: () => void 0
		}, this.app.game.sides), byId("tree-single").hidden = !0, byId("tree-tools").hidden = !0, byId("exercise").setAttribute("aria-pressed", "true"), document.body.classList.add("exercising"), this.app.search.setLines([]), replace(byId("exercise-stage"), h$2("div", { class: "half-stage" }, this.canvas.element), h$2("div", {
			class: "sheet",
			id: "sheet"
		})), byId("exercise-stage").hidden = !1, this.showSheet(sheet)) : this.app.stage.close("exercise"));
	}
	forget() {
		this.answers.clear(), this.shown.clear(), this.report = {
			answers: [],
			cutLeaves: []
		}, this.isCounted = !1;
	}
	showSheet(sheet) {
		let { canvas } = this;
		if (!canvas) return;
		this.sheet = sheet, canvas.show(new TreeModel(sheet.tree));
		let abreast = Math.max(...canvas.model.levels.map((row) => row.length)), steps = Math.ceil(abreast * LEAF_PIXELS / canvas.element.clientWidth);
		canvas.camera.leave(13 * (2 + Math.min(12, steps))), this.crowd = steps > 12 ? abreast : 0, canvas.look.names = sheet.names, this.draw();
	}
	async askAnew(change) {
		let before = {
			along: this.along,
			leaves: this.asksLeaves
		};
		this.along = change.along ?? this.along, this.asksLeaves = change.leaves ?? this.asksLeaves;
		let kept = new Map(this.answers);
		this.forget();
		let sheet = await this.ask({});
		sheet ? this.showSheet(sheet) : (this.along = before.along, this.asksLeaves = before.leaves, this.answers = kept);
	}
	close() {
		this.sheet && (this.sheet = null, this.canvas?.destroy(), this.canvas = null, byId("exercise").setAttribute("aria-pressed", "false"), document.body.classList.remove("exercising"), replace(byId("exercise-stage")), byId("exercise-stage").hidden = !0, byId("tree-single").hidden = !1, byId("tree-tools").hidden = this.app.search.result === null);
	}
	pick(node) {
		let { sheet, canvas } = this, name = sheet?.names[node];
		if (!sheet || !canvas || name === void 0) return;
		canvas.select(node);
		let key = `${name}.value`;
		sheet.questions.some((question) => question.key === key) && isAsked(key, this.parts) ? this.field.open(node, key) : sheet.questions.some((question) => question.key === "cut") && (this.answers.set("cut", toggleCut(this.answers.get("cut") ?? "", name)), this.draw());
	}
	draw() {
		let { sheet, canvas } = this;
		if (!sheet || !canvas) return;
		this.drawMarks();
		let asked = sheet.questions.filter((question) => isAsked(question.key, this.parts));
		if (asked.length > MANY$1 && !this.wantsMany) {
			this.warn(sheet, asked.length);
			return;
		}
		let asksCuts = asked.some((question) => question.key === "cut");
		replace(byId("sheet"), h$2("div", { class: "sheet-head" }, h$2("p", {
			class: "soft small",
			id: "exercise-how"
		}, say(asksCuts ? "exercise-how-cuts" : "exercise-how", { search: searchName(this.app.board.search) }), ...this.explained(), this.crowd > 0 ? ` ${say("exercise-how-crowded", { nodes: this.crowd })}` : null), this.partChips(sheet), this.alongField(this.along), ...this.points(), h$2("button", {
			class: "primary",
			id: "check",
			onclick: () => void this.check(!1)
		}, say("exercise-check")), h$2("button", {
			id: "reveal",
			onclick: () => void this.check(!0)
		}, say("exercise-reveal")), this.another(), h$2("button", {
			class: "small",
			id: "print-sheet",
			onclick: () => void this.print(!1)
		}, say("exercise-print")), h$2("button", {
			class: "small",
			id: "print-answers",
			onclick: () => void this.print(!0)
		}, say("exercise-print-answers")), h$2("button", {
			id: "leave-exercise",
			onclick: () => this.app.stage.close("exercise")
		}, say("exercise-leave"))), h$2("div", { class: "questions" }, ...asked.map((question) => this.question(question))));
	}
	explained() {
		return [
			this.parts.has("windows") && "exercise-how-windows",
			this.asksLeaves && "exercise-how-leaves",
			this.along !== "" && "exercise-how-along"
		].filter((part) => part !== !1).map((part) => ` ${say(part, { line: this.along })}`);
	}
	warn(sheet, questions) {
		let all = () => {
			this.wantsMany = !0, this.draw();
		}, expected = this.app.search.result?.view.pv.slice(0, OFFERED).join(" ") ?? "";
		replace(byId("sheet"), h$2("div", {
			class: "sheet-head",
			id: "many-questions"
		}, h$2("p", {}, say("exercise-many", {
			questions,
			nodes: sheet.looked_at
		})), this.partChips(sheet), this.alongField(this.along || expected), h$2("button", {
			id: "ask-all",
			onclick: all
		}, say("exercise-ask-all", { questions })), h$2("button", {
			id: "leave-exercise",
			onclick: () => this.app.stage.close("exercise")
		}, say("exercise-leave"))));
	}
	alongField(line) {
		let field = h$2("input", {
			type: "text",
			id: "along",
			value: line,
			...marks$1("along")
		}), ask = (along) => void this.askAnew({ along: along.trim() });
		field.addEventListener("keydown", (event) => {
			event.key === "Enter" && ask(field.value);
		});
		let whole = this.along === "" ? null : h$2("button", {
			class: "small",
			id: "ask-whole",
			onclick: () => ask("")
		}, say("exercise-ask-whole"));
		return h$2("span", { class: "line" }, field, h$2("button", {
			class: "small",
			id: "ask-along",
			onclick: () => ask(field.value)
		}, say("exercise-ask-along")), whole);
	}
	drawMarks() {
		let { sheet, canvas } = this;
		if (!sheet || !canvas) return;
		let given = sheet.given.filter(([node]) => Number.isNaN(canvas.model.value[node] ?? NaN));
		canvas.look.marks = new Map([...given.map(([node, text]) => [node, {
			text: answer$1(text),
			verdict: "open"
		}]), ...marks(sheet.names, this.answers, this.report)]), canvas.draw();
	}
	points() {
		let report = this.report.answers.filter((checked) => isAsked(checked.question, this.parts));
		return report.length === 0 ? [] : scoreRow(judged(report, this.shown), this.score, () => {
			this.score = { ...NONE }, localStorage.removeItem(KEPT_AS$4), this.draw();
		});
	}
	another() {
		let select = h$2("select", {
			id: "level",
			...marks$1("level"),
			onchange: () => this.level = Number(select.value)
		}, ...LEVELS.map((_, index) => h$2("option", {
			value: index,
			selected: index === this.level
		}, say(`level-${index + 1}`))));
		return h$2("span", { class: "line" }, h$2("button", {
			id: "new-tree",
			onclick: () => void this.random()
		}, say("exercise-new-tree")), select);
	}
	async print(withAnswers) {
		let sheet = await this.ask({
			reveal: withAnswers,
			drawings: !0
		});
		if (!sheet) return;
		let questions = sheet.questions.filter((question) => isAsked(question.key, this.parts)).map(({ prompt, answer }) => ({
			prompt,
			answer: withAnswers ? answer$1(answer ?? "") : null
		}));
		await printSheet({
			title: say("paper-title", { search: searchName(this.app.board.search) }),
			how: [say("paper-how"), ...this.explained()].join(""),
			drawings: sheet.drawings,
			questions
		}).catch((error) => this.app.news.fail(error));
	}
	partChips(sheet) {
		let chips = PARTS$1.filter(([, belongs]) => sheet.questions.some((question) => belongs(question.key))).map(([name]) => {
			let on = this.parts.has(name), change = () => {
				on ? this.parts.delete(name) : this.parts.add(name), this.draw();
			};
			return h$2("button", {
				class: "chip",
				id: `ask-${name}`,
				"aria-pressed": String(on),
				...marks$1(on ? "part-drop" : "part-add"),
				onclick: change
			}, say(`part-${name}`));
		});
		return h$2("span", {
			class: "line",
			role: "group",
			...marks$1("parts")
		}, ...chips, this.leavesChip());
	}
	leavesChip() {
		if (this.app.board.place.game === "explicit") return null;
		let on = this.asksLeaves;
		return h$2("button", {
			class: "chip",
			id: "ask-leaves",
			"aria-pressed": String(on),
			...marks$1("ask-leaves"),
			onclick: () => void this.askAnew({ leaves: !on })
		}, say("ask-leaves"));
	}
	question(question) {
		let { key } = question, checked = this.report.answers.find((one) => one.question === key);
		return questionRow(question, {
			answer: this.answers.get(key) ?? "",
			checked
		}, {
			typed: (answer) => keepAnswer(this.answers, key, answer),
			check: () => void this.check(!1)
		});
	}
	async check(reveal) {
		if (reveal) {
			let solved = await this.ask({ reveal: !0 });
			for (let question of solved?.questions ?? []) question.answer !== void 0 && (this.report.answers.some((checked) => checked.question === question.key && checked.verdict === "correct") || this.shown.add(question.key), this.answers.set(question.key, answer$1(question.answer)));
		}
		let sheet = await this.ask({});
		sheet && (this.report = {
			answers: sheet.report.answers,
			cutLeaves: sheet.cut_leaves
		}, this.count(), this.draw());
	}
	count() {
		if (!this.isCounted) {
			this.isCounted = !0, this.score = withSheet(this.score, judged(this.report.answers.filter((checked) => isAsked(checked.question, this.parts)), this.shown));
			try {
				localStorage.setItem(KEPT_AS$4, JSON.stringify(this.score));
			} catch {}
		}
	}
}, LONGEST_PATH = 8, TO_THE_END = 5e3;
function pathText(tree, node) {
	let moves = tree.moves(node), round = tree.rounds.size > 0 ? tree.path(node)[1] : void 0, title = round === void 0 ? void 0 : tree.rounds.get(round), line = moves.length <= LONGEST_PATH ? moves : [
		...moves.slice(0, 3),
		"…",
		...moves.slice(-5)
	], path = moves.length === 0 ? title ?? say("root") : readable(line.join(" "));
	return title === void 0 || moves.length === 0 ? path : `${title}: ${path}`;
}
function facts(tree, node, sides, moment = tree.moments) {
	let turn = at(tree.turn, node), list = [[say("fact-turn"), sides[turn] ?? say("chance")]], odds = tree.odds.get(node);
	if (odds !== void 0 && list.unshift([say("fact-likely"), probability(odds)]), tree.growth) return [
		...list,
		...tree.growth.numbersAt(node, moment),
		...markFact(tree, node, moment)
	];
	if (tree.isSkipped(node) || tree.absent[node] === 1) return [...list, [say("fact-left"), say("fact-not-looked-at")]];
	if (isOpen(tree, node, moment)) {
		let { alpha, beta, best } = live(tree, node, moment);
		return [
			...list,
			[say("calls-best"), value(Number.isNaN(best) ? null : best, "–")],
			[say("fact-window"), window$1(alpha, beta)],
			[say("fact-depth"), depthText(tree, node)]
		];
	}
	list.push([say("fact-value"), bounded$1(at(tree.value, node), at(tree.bound, node))]), list.push([say("fact-window"), window$1(at(tree.alpha, node), at(tree.beta, node))]), list.push([say("fact-depth"), depthText(tree, node)]), list.push([say("fact-left"), exitStyle(tree.exitOf(node)).title]);
	let pass = tree.passOf(node);
	pass && list.push([say("fact-pass"), pass]), tree.isInner(node) && list.push([say("fact-below"), belowText(tree, node)]);
	let dropped = tree.dropped.get(node);
	return dropped && list.push([say("fact-missing"), countText(dropped)]), list;
}
function depthText(tree, node) {
	let depth = at(tree.depth, node);
	return depth >= TO_THE_END ? say("fact-to-the-end") : String(depth);
}
function reasonAt(tree, node, moment = tree.moments) {
	return isOpen(tree, node, moment) ? say("node-open") : tree.reasonOf(node);
}
function markFact(tree, node, moment) {
	let mark = tree.growth?.markAt(node, moment) ?? "";
	return mark ? [[say("fact-mark"), mark]] : [];
}
function belowText(tree, node) {
	return countText({
		nodes: at(tree.below, node),
		moves: at(tree.leftOut, node)
	});
}
function countText({ nodes, moves }) {
	let looked = say("nodes", { count: nodes });
	return moves === 0 ? looked : say("nodes-left-out", {
		nodes: looked,
		count: moves
	});
}
function factList$1(list) {
	return h$2("dl", { class: "facts" }, ...list.flatMap(([name, text]) => [h$2("dt", {}, name), h$2("dd", {}, text)]));
}
function hoverCard(tree, node, sides, moment = tree.moments) {
	return h$2("div", {}, h$2("strong", {}, pathText(tree, node)), factList$1(facts(tree, node, sides, moment)), h$2("p", {}, reasonAt(tree, node, moment)), h$2("div", { class: "shares" }));
}
function shares(view) {
	let terms = [...view.terms].sort((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, 6), most = Math.max(1e-9, ...terms.map((term) => Math.abs(term.value))), rows = terms.map((term) => {
		let bar = h$2("span", { class: term.value < 0 ? "bar min" : "bar max" });
		return bar.style.width = `${50 * Math.abs(term.value) / most}%`, h$2("div", { class: "share" }, h$2("span", { class: "term" }, termName(term.name)), h$2("span", { class: "bars" }, bar), h$2("span", { class: "value" }, value(term.value)));
	});
	return h$2("div", {}, h$2("p", { class: "soft small" }, say("shares-here", {
		function: view.eval,
		value: value(view.value)
	})), ...rows);
}
// src/board/names.ts
var UNKNOWN = /^[?.\s]*$/, OURS = [
	"Result",
	"FEN",
	"SetUp"
];
function headOf(app, now) {
	let { tags } = app.board;
	if (tags.length > 0) return tags.filter(([name]) => !OURS.includes(name));
	let names = app.game.player_tags.map((tag, index) => [tag, nameOf(app, app.board.players[index === 0 ? 0 : 1])]);
	return [
		["Event", "Plywood studio"],
		["Date", dateOf(now)],
		...names.filter(([tag]) => tag === "White" || tag === "Black")
	];
}
function dateOf(day) {
	let two = (number) => String(number).padStart(2, "0");
	return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}
function nameOf({ board }, player) {
	let level = levelOf(player);
	return level === null ? player === "settings" ? `Plywood, ${searchName(board.search)}` : player === "kept" ? `Plywood, ${searchName(board.kept ?? board.search)}` : say(player === "human" ? "record-human" : `player-${player}`) : `Plywood, ${say("record-level", { level })}`;
}
function valueOf(tags, wanted) {
	let [, found = ""] = tags.find(([name]) => name === wanted) ?? [];
	return UNKNOWN.test(found) ? "" : found;
}
function namesIn(tags, sides) {
	return sides.map((side) => valueOf(tags, side));
}
function yearIn(tags) {
	return /^\d{4}/.exec(valueOf(tags, "Date"))?.[0] ?? null;
}
// src/board/opening.ts
function slug(words) {
	return words.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "").toLowerCase().replaceAll(/[^a-z]+/g, "-");
}
var PARTS = /^([A-E]\d\d )?([^:]+)(?:: (.*))?$/;
function variationName(variation) {
	let name = `variation-${slug(variation)}`;
	return isKnown(name) ? say(name) : variation;
}
function openingName(opening) {
	let parts = PARTS.exec(opening);
	if (!parts) return opening;
	let [, number = "", family = "", line = ""] = parts, name = `opening-${slug(family)}`, variations = line === "" ? "" : `: ${line.split(", ").map(variationName).join(", ")}`;
	return `${number}${isKnown(name) ? say(name) : family}${variations}`;
}
// src/board/around.ts
function scoreOf(view) {
	let score = view.board?.pieces === "maze" ? Number(view.position.split(" ")[2]) : NaN;
	return Number.isFinite(score) ? score : null;
}
function showTurn(place, app, view) {
	let { board, game, play, work } = app, side = game.sides.indexOf(view.turn), isThinking = play.isComputersTurn && work.busy !== null, over = view.ending ?? board.over(), kind = over === null ? side === 0 ? "max" : side === 1 ? "min" : "chance" : "over", turn = over ?? say(isThinking ? "turn-thinks" : view.check === void 0 ? "side-to-move" : "turn-check", { side: view.turn }), score = scoreOf(view);
	place.className = isThinking ? `turn ${kind} thinks` : `turn ${kind}`, place.textContent = score === null ? turn : say("turn-score", {
		turn,
		score: value(score)
	});
}
function below({ board, game }, view) {
	let grid = view.board, [max, min] = grid?.pieces === "discs" ? tally(grid) : [0, 0], discs = grid?.pieces === "discs" ? say("discs", {
		first: game.sides[0],
		second: game.sides[1],
		max,
		min
	}) : "", names = [openingName(view.opening ?? ""), yearIn(board.tags) ?? ""].filter((text) => text !== "").join(" · ");
	return b`<p id="tally" class="tally soft small" ?hidden=${discs === ""}>${discs}</p>
    <p id="opening" class="opening soft small" ?hidden=${names === ""}>${names}</p>`;
}
function looking({ board, search }) {
	let { preview } = board, words = preview ? preview.moves.length > 0 ? say("looking-ahead", { moves: preview.moves.join(" ") }) : say("looking-root") : "";
	return b`<div id="looking" class="looking" ?hidden=${preview === null}>
    <span id="looking-text">${words}</span>
    <button id="go-on" class="small" @click=${() => void board.goOn()}>${say("go-on")}</button>
    <button id="back-to-game" class="small" @click=${() => void search.select(-1)}>${say("back-to-game")}</button>
  </div>`;
}
function setups({ board, game }) {
	return board.place.moves.length > 0 ? A : game.setups.map(({ name, title, options }) => b`<button id="setup-${name}" class="chip" aria-pressed=${isSetUp(game.options, board.place.options, options)} @click=${() => void board.setPlace({
		...board.place,
		options,
		position: null,
		moves: []
	})}>${title}</button>`);
}
function textOptions(app, trees) {
	let { game, stage } = app;
	return game.name === "script" ? b`<button id="edit-script" class="small" @click=${() => stage.openEditor("game")}>${say("edit-script")}</button>` : game.options.flatMap((option) => option.kind === "text" ? [game.name === "explicit" ? trees.view(option) : textOption(app, option)] : []);
}
function textOption({ board }, option) {
	let field = b`<div class="text-option">
    <p class="soft small">${option.about}</p>
    <textarea rows="20" spellcheck="false" aria-label=${option.title} .value=${String(board.place.options[option.name] ?? option.default)}></textarea>
    <button class="small" id="use-${option.name}" @click=${(event) => {
		let area = event.target instanceof Element ? event.target.closest(".text-option")?.querySelector("textarea") : null;
		area && board.setPlace({
			...board.place,
			options: {
				...board.place.options,
				[option.name]: area.value
			},
			position: null,
			moves: []
		});
	}}>${say("use-text")}</button>
  </div>`;
	return board.view?.board ? b`<details><summary>${say("option-as-text", { option: option.title })}</summary>${field}</details>` : field;
}
function record(app) {
	let { board, search } = app, { tree } = board, counting = countingOf(app.game, board.place), list = moveList({
		tree,
		here: board.node,
		counting,
		title: (node) => {
			let score$1 = search.scores.get(movesTo$1(tree, node).join(" "));
			return score$1 === void 0 ? null : say("move-value", { value: score(score$1) });
		},
		sign: (node) => {
			let mark = app.review.markAt(node);
			return mark === null ? "" : SIGNS$3[mark];
		},
		go: (node) => void board.goTo(node)
	});
	return b`<div id="record" class="record ${counting.inPairs ? "paired" : ""}" role="group" ${marked("record")}>${list}</div>
    <div id="line-tools" class="line wrap">${lineTools(app)}</div>`;
}
function lineTools(app) {
	let { board } = app, tool = (id, act) => b`<button class="small" id=${id} @click=${act} ${marked(id)}>${say(id)}</button>`, line = branchOf(board.tree, board.node) === null ? [] : [tool("promote-line", () => void board.promoteLine()), tool("delete-line", () => void board.deleteLine())];
	return [board.ply > 0 ? tool("why-move", () => void explainMove(app)) : A, ...line];
}
function judgement({ judgement: { terms } }) {
	return terms && terms.terms.length > 0 ? b`<h3>${say("judgement-title")}</h3>${shares(terms)}` : A;
}
// src/icons.ts
var PATHS = {
	first: "M5 4h2v12H5zM16 4v12l-8-6z",
	back: "M14 4v12l-9-6z",
	forward: "M6 4v12l9-6z",
	last: "M13 4h2v12h-2zM4 4v12l8-6z",
	undo: "M8 3v4h4.5a4.5 4.5 0 0 1 0 9H6v-2h6.5a2.5 2.5 0 0 0 0-5H8v4L2.5 8z",
	redo: "M12 3v4H7.5a4.5 4.5 0 0 0 0 9H14v-2H7.5a2.5 2.5 0 0 1 0-5H12v4l5.5-5z",
	play: "M6 3.5v13l11-6.5z",
	pause: "M5 4h4v12H5zM11 4h4v12h-4z",
	cut: "M5.5 4a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 5.5 4zm0 1.4a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8zm0 6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zm0 1.4a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8zM7 7.2l9.6 7.3h-2.2L6 8.6zM7 12.8l9.6-7.3h-2.2L6 11.4z",
	plus: "M9 4h2v5h5v2h-5v5H9v-5H4V9h5z",
	minus: "M4 9h12v2H4z",
	grow: "M3 3h6v2H6.4l3.3 3.3-1.4 1.4L5 6.4V9H3zM17 17h-6v-2h2.6l-3.3-3.3 1.4-1.4 3.3 3.3V11h2z",
	swap: "M7 3v3h9v2H7v3L2 7zM13 9v3H4v2h9v3l5-4z",
	auto: "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zm0 1.6v11.8a5.9 5.9 0 0 0 0-11.8z",
	light: "M10 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM9.2 1.5h1.6V4H9.2zM9.2 16h1.6v2.5H9.2zM1.5 9.2H4v1.6H1.5zM16 9.2h2.5v1.6H16zM3.4 4.5l1.1-1.1 1.8 1.8-1.1 1.1zM13.7 14.8l1.1-1.1 1.8 1.8-1.1 1.1zM3.4 15.5l1.8-1.8 1.1 1.1-1.8 1.8zM13.7 5.2l1.8-1.8 1.1 1.1-1.8 1.8z",
	dark: "M12.5 2.8A7.5 7.5 0 1 0 17.2 12 6 6 0 0 1 12.5 2.8z"
};
function icon(name) {
	let svg = s$2("svg", {
		class: "sign-icon",
		viewBox: "0 0 20 20",
		"aria-hidden": "true"
	});
	return svg.append(s$2("path", {
		d: PATHS[name] ?? "",
		"fill-rule": "evenodd"
	})), svg;
}
function dressButtons() {
	for (let button of document.querySelectorAll("[data-icon]")) button.replaceChildren(icon(button.dataset.icon ?? ""));
}
// src/board/record.ts
function movesFrom(text) {
	return text.replace(/(^|\s)\d+\.+/g, " ").split(/\s+/).filter((word) => word !== "");
}
function movesText(moves) {
	return moves.map((move, index) => index % 2 == 0 ? `${index / 2 + 1}. ${move}` : move).join(" ");
}
// src/board/files.ts
var SCRIPT = ".js", MAX_FILE$1 = 1 << 20;
async function readGame(app, text) {
	let { place } = app.board;
	if (app.game.record === null || text.trim() === "") return app.board.setPlace({
		...place,
		moves: movesFrom(text)
	});
	try {
		let { position, moves, tree, tags } = await record$1(place, text);
		return await app.board.setPlace({
			...place,
			position,
			moves
		}, treeFrom$1(tree) ?? [], tagsFrom(tags));
	} catch (error) {
		return app.news.fail(error), !1;
	}
}
function isPosition(text) {
	let line = text.trim();
	return !line.includes("\n") && (/^[1-8a-zA-Z]+(\/[1-8a-zA-Z]+){3,} \w/.test(line) || /^[WB]:[WB]/.test(line));
}
async function readText(app, text) {
	(isPosition(text) ? await app.board.setPlace({
		...app.board.place,
		position: text.trim(),
		moves: []
	}) : await readGame(app, text)) && app.news.tell(say(isPosition(text) ? "position-set" : "game-set"));
}
async function gameText$1(app) {
	let { place, tree } = app.board;
	return app.game.record === null ? `${movesText(place.moves)}\n` : write$1(place, tree, headOf(app, new Date()));
}
async function copyGame(app) {
	try {
		await navigator.clipboard.writeText(await gameText$1(app)), app.news.tell(say("game-copied"));
	} catch (error) {
		app.news.fail(error);
	}
}
async function saveGame(app) {
	try {
		download(`plywood-${app.game.name}.${app.game.record ?? "txt"}`, new Blob([await gameText$1(app)], { type: "text/plain" }));
	} catch (error) {
		app.news.fail(error);
	}
}
async function readFile(app, file) {
	if (file.size > MAX_FILE$1) {
		app.news.fail(Error(say("game-too-large", { name: file.name })));
		return;
	}
	let text = textOf(await file.arrayBuffer());
	text === null ? app.news.fail(Error(say("file-no-text", { name: file.name }))) : file.name.endsWith(SCRIPT) ? await readScript(app, text) : await readText(app, text);
}
var OLD_LETTERS = "windows-1252";
function textOf(bytes) {
	let decode = (letters) => {
		try {
			return new TextDecoder(letters, { fatal: !0 }).decode(bytes);
		} catch {
			return null;
		}
	}, text = decode("utf-8") ?? decode(OLD_LETTERS);
	return text === null || /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
}
async function readScript(app, text) {
	let kind = kindOf(text);
	if (!await mayRun("file", [{
		kind,
		text
	}], !1)) return;
	if (kind !== "game") {
		app.stage.openEditor(kind, text);
		return;
	}
	let game = app.catalogue.games.find(({ name }) => name === OWN_GAME);
	game && await app.board.restore({
		...usualState(game),
		place: placeOf("script", { text }),
		think: app.board.think
	}) && app.news.tell(say("script-on-board"));
}
function takeFiles(app) {
	document.addEventListener("paste", (event) => {
		let text = event.clipboardData?.getData("text/plain") ?? "";
		text.trim() === "" || isTyping(event) || (event.preventDefault(), readText(app, text));
	});
	let panel = byId("board-panel");
	panel.addEventListener("dragover", (event) => event.preventDefault()), panel.addEventListener("drop", (event) => {
		event.preventDefault();
		let { files } = event.dataTransfer ?? {}, file = files?.[0], text = event.dataTransfer?.getData("text/plain") ?? "";
		file ? readFile(app, file) : text !== "" && readText(app, text);
	});
}
// src/board/controls.ts
function sign(name, iconName, isOff, act) {
	return b`<button id=${name} class="icon" ?disabled=${isOff} @click=${act} ${marked(name)}>${icon(iconName)}</button>`;
}
function walk({ board, play }) {
	let [isFirst, isLast] = [board.ply === 0, board.ply === board.place.moves.length];
	return b`<div class="group" role="group" ${marked("group-walk")}>
    ${sign("go-first", "first", isFirst, () => void board.go(0))} ${sign("go-back", "back", isFirst, () => void board.step(-1))}
    ${sign("go-forward", "forward", isLast, () => void board.step(1))} ${sign("go-last", "last", isLast, () => void board.go(board.place.moves.length))}
    ${sign("undo", "undo", !board.canUndo, () => void play.takeBack())} ${sign("redo", "redo", !board.canRedo, () => void play.redo())}
  </div>`;
}
function game(app, view, hands) {
	let { board, play } = app, begin = () => void board.setPlace({
		...board.place,
		position: null,
		moves: []
	}), edit = b`<button id="edit" class="small" aria-pressed=${hands.isEditing} @click=${hands.edit}>${say("edit")}</button>`, hint = b`<button id="hint" class="small" @click=${hands.hint} ${marked("hint")}>${say("hint")}</button>`;
	return b`<div class="group" role="group" ${marked("group-game")}>
    <button id="new-game" class="small" @click=${begin}>${say("new-game")}</button>
    ${app.game.editor === null ? A : edit} ${view.outcome !== null || play.isComputersTurn ? A : hint}
  </div>`;
}
function look(app, view, hands) {
	let { truth } = app, flip = b`<button id="flip" class="small" @click=${hands.turnOver} ${marked("flip")}>${say("flip")}</button>`, numbers = b`<button id="labels" class="small" aria-pressed=${hands.hasNumbers} @click=${hands.showNumbers}>${say("labels")}</button>`, exact = b`<button id="truth" class="small" aria-pressed=${truth.isWanted} @click=${() => truth.want(!truth.isWanted)} ${marked("truth")}>${say("truth")}</button>`;
	return b`<div class="group" role="group" ${marked("group-view")}>
    ${view.board === null ? A : flip} ${view.board?.cells.some((cell) => cell.label !== "") ? numbers : A} ${app.game.can_solve ? exact : A}
    <details id="look" class="menu">
      <summary class="small" ${marked("look")}>${say("look")}</summary>
      <div class="menu-body">${hands.look}</div>
    </details>
  </div>`;
}
function toolbar(app, view, hands) {
	return b`<div class="toolbar">${walk(app)} ${game(app, view, hands)} ${look(app, view, hands)}</div>`;
}
function field(name, label, value, use) {
	let shown = (input) => document.activeElement === input ? input.value : value, press = (event) => {
		event.key === "Enter" && event.target instanceof HTMLInputElement && use(event.target.value);
	}, leave = (event) => {
		event.target instanceof HTMLInputElement && (event.target.value = value);
	}, current = document.getElementById(name);
	return b`<label class="position"
    ><span>${say(label)}</span>
    <input id=${name} type="text" spellcheck="false" autocomplete="off" .value=${current instanceof HTMLInputElement ? shown(current) : value} @keydown=${press} @blur=${leave} ${marked(name)}
  /></label>`;
}
function texts(app, view) {
	let { board } = app;
	return b`<details id="texts" class="texts">
    <summary ${marked("texts")}>${say("texts")}</summary>
    ${field("position-text", "position-label", view.position, (text) => void board.setPlace({
		...board.place,
		position: text.trim() || null,
		moves: []
	}))}
    ${field("moves-text", "moves-label", readable(movesText(board.place.moves)), (text) => void readGame(app, text))}
    <div class="line wrap">
      <button id="copy-game" class="small" @click=${() => void copyGame(app)} ${marked("copy-game")}>${say("copy-game")}</button>
      <button id="save-game" class="small" @click=${() => void saveGame(app)} ${marked("save-game")}>${say("save-game-as", { kind: app.game.record ?? "txt" })}</button>
      <span class="soft small">${say("paste-note")}</span>
    </div>
  </details>`;
}
// src/board/setup.ts
function runs(row, piece) {
	let text = "", empty = 0;
	for (let character of row) character === " " ? empty += 1 : (text += (empty > 0 ? String(empty) : "") + piece(character), empty = 0);
	return text + (empty > 0 ? String(empty) : "");
}
function rowsOf(grid, pieces) {
	let rows = [];
	for (let start = 0; start < grid.cells.length; start += grid.columns) rows.push(pieces.slice(start, start + grid.columns));
	return rows;
}
function pdn(grid, pieces, turn) {
	let squares = (letters) => grid.cells.flatMap((cell, index) => {
		let piece = pieces[index] ?? " ";
		return piece === " " || !letters.includes(piece) ? [] : [(piece === piece.toUpperCase() ? "K" : "") + cell.label];
	}).join(",");
	return `${turn}:W${squares("wW")}:B${squares("bB")}`;
}
var CASTLINGS = [
	{
		letter: "K",
		name: "castling-white-short",
		king: [60, "K"],
		rook: [63, "R"]
	},
	{
		letter: "Q",
		name: "castling-white-long",
		king: [60, "K"],
		rook: [56, "R"]
	},
	{
		letter: "k",
		name: "castling-black-short",
		king: [4, "k"],
		rook: [7, "r"]
	},
	{
		letter: "q",
		name: "castling-black-long",
		king: [4, "k"],
		rook: [0, "r"]
	}
];
function possibleCastlings(pieces) {
	let stands = ([cell, piece]) => pieces[cell] === piece;
	return CASTLINGS.filter(({ king, rook }) => stands(king) && stands(rook));
}
function castlingLetters(position) {
	return new Set(Array.from(position.split(" ")[2] ?? "").filter((letter) => "KQkq".includes(letter)));
}
function fenRest(pieces, wanted) {
	return `${possibleCastlings(pieces).map(({ letter }) => letter).filter((letter) => wanted.has(letter)).join("") || "-"} - 0 1`;
}
function canStand(editor, grid, cell) {
	return editor.style !== "pdn" || grid.cells[cell]?.label !== "";
}
function faults(editor, grid, pieces, sides) {
	return editor.style === "fen" ? [
		...kingFaults(pieces, "K", sides[0] ?? ""),
		...kingFaults(pieces, "k", sides[1] ?? ""),
		...pawnFaults(grid, pieces)
	] : editor.style === "pdn" ? manFaults(grid, pieces) : [];
}
function cellsOf$1(pieces, letters) {
	return [...pieces.keys()].filter((cell) => letters.includes(pieces[cell] ?? " ") && pieces[cell] !== " ");
}
function kingFaults(pieces, king, side) {
	let kings = cellsOf$1(pieces, king);
	return kings.length === 0 ? [{
		cell: null,
		text: say("fault-no-king", { side })
	}] : kings.slice(1).map((cell) => ({
		cell,
		text: say("fault-kings", {
			side,
			kings: kings.length
		})
	}));
}
function isRim(grid, cell) {
	return cell < grid.columns || cell >= grid.cells.length - grid.columns;
}
function pawnFaults(grid, pieces) {
	return cellsOf$1(pieces, "Pp").filter((cell) => isRim(grid, cell)).map((cell) => ({
		cell,
		text: say("fault-pawn")
	}));
}
function manFaults(grid, pieces) {
	let last = grid.cells.length - grid.columns;
	return cellsOf$1(pieces, "wb").filter((cell) => pieces[cell] === "w" ? cell < grid.columns : cell >= last).map((cell) => ({
		cell,
		text: say("fault-man")
	}));
}
function positionText(editor, grid, pieces, turn, castling = new Set()) {
	let letter = editor.turns[turn] ?? editor.turns[0];
	switch (editor.style) {
		case "rows": return `${rowsOf(grid, pieces).map((row) => runs(row, (piece) => piece.toLowerCase())).join("/")} ${letter}`;
		case "fen": return `${rowsOf(grid, pieces).map((row) => runs(row, (piece) => piece)).join("/")} ${letter} ${fenRest(pieces, castling)}`;
		case "pdn": return pdn(grid, pieces, letter);
	}
}
function placed(current, hand) {
	return current === hand ? " " : hand;
}
// src/board/editor.ts
var Editor = class {
	app;
	draft = y$1(null);
	constructor(app) {
		this.app = app;
	}
	get isOpen() {
		return this.draft.value !== null;
	}
	toggle() {
		this.isOpen ? this.close() : this.open();
	}
	open() {
		let { view, game } = this.app.board;
		view?.board && game.editor && (this.draft.value = {
			pieces: view.board.cells.map((cell) => cell.owner === null && cell.piece === " " ? " " : cell.piece),
			hand: game.editor.pieces[0] ?? "",
			turn: Math.max(0, game.sides.indexOf(view.turn)),
			castling: castlingLetters(view.position)
		});
	}
	close() {
		this.draft.value = null;
	}
	change(part) {
		let draft = this.draft.peek();
		draft && (this.draft.value = {
			...draft,
			...part
		});
	}
	gridFor(cell) {
		let { view, game } = this.app.board;
		return view?.board && game.editor && (cell === null || canStand(game.editor, view.board, cell)) ? view.board : null;
	}
	put(cell) {
		let draft = this.draft.peek();
		draft && this.gridFor(cell) && this.change({ pieces: draft.pieces.with(cell, placed(draft.pieces[cell] ?? " ", draft.hand)) });
	}
	drag(from, to) {
		let draft = this.draft.peek();
		if (!draft) return;
		if (!this.gridFor(to)) {
			this.change({});
			return;
		}
		let without = draft.pieces.with(from, " ");
		this.change({ pieces: to === null ? without : without.with(to, draft.pieces[from] ?? " ") });
	}
	wrongCells() {
		return this.faults().flatMap(({ cell }) => cell === null ? [] : [cell]);
	}
	faults() {
		let { view, game } = this.app.board, draft = this.draft.value;
		return draft && view?.board && game.editor ? faults(game.editor, view.board, draft.pieces, game.sides) : [];
	}
	edited(view) {
		let draft = this.draft.value;
		if (!draft || !view.board) return view;
		let cells = view.board.cells.map((cell, index) => {
			let piece = draft.pieces[index] ?? " ";
			return {
				...cell,
				piece,
				owner: this.owner(piece),
				marked: !1
			};
		});
		return {
			...view,
			board: {
				...view.board,
				cells
			},
			moves: [],
			ways: []
		};
	}
	owner(piece) {
		let { editor } = this.app.game;
		return piece === " " || !editor ? null : editor.style === "rows" ? editor.pieces.indexOf(piece) === 0 ? "max" : "min" : editor.style === "pdn" ? piece.toLowerCase() === "w" ? "max" : "min" : piece === piece.toUpperCase() ? "max" : "min";
	}
	view() {
		let draft = this.draft.value, { editor, sides } = this.app.game;
		if (!draft || !editor) return A;
		let turns = sides.map((side, turn) => b`<button aria-pressed=${draft.turn === turn} @click=${() => this.change({ turn })}>${say("side-to-move", { side })}</button>`), wrong = [...new Set(this.faults().map(({ text }) => text))].map((text) => b`<p class="fault" role="status">${text}</p>`);
		return b`<p class="soft small">${say("editor-how")}</p>
      <div class="row">
        ${editor.pieces.map((piece) => this.handButton(piece, draft))}
        <button id="eraser" class="hand eraser" aria-pressed=${draft.hand === " "} @click=${() => this.change({ hand: " " })} ${marked("eraser")}>✕</button>
      </div>
      ${editor.style === "fen" ? this.castlingBoxes(draft) : A} ${wrong}
      <div class="row">
        ${turns}
        <button @click=${() => this.change({ pieces: draft.pieces.map(() => " ") })}>${say("editor-clear")}</button>
        <button class="primary" @click=${() => void this.done(draft)}>${say("editor-use")}</button>
      </div>`;
	}
	handButton(piece, draft) {
		let set = this.app.board.view?.board?.pieces ?? "letters", cell = {
			ground: "light",
			piece,
			owner: this.owner(piece),
			label: "",
			marked: !1
		}, picture = s$2("svg", {
			class: "board hand",
			viewBox: "0 0 100 100",
			"aria-hidden": "true"
		}), shape = pieceElement(cell, set);
		shape && picture.append(shape);
		let label = pieceName(cell, set, this.app.game.sides);
		return b`<button id="hand-${piece.codePointAt(0) ?? 0}" class="hand" aria-pressed=${draft.hand === piece} aria-label=${label} @click=${() => this.change({ hand: piece })}>${picture}</button>`;
	}
	castlingBoxes({ pieces, castling }) {
		let possible = possibleCastlings(pieces), boxes = CASTLINGS.map((right) => {
			let can = possible.includes(right), others = [...castling].filter((letter) => letter !== right.letter);
			return b`<label class="line small"><input type="checkbox" data-castling=${right.letter} .checked=${can && castling.has(right.letter)} ?disabled=${!can} @change=${() => this.change({ castling: new Set(castling.has(right.letter) ? others : [...others, right.letter]) })} />${say(right.name)}</label>`;
		});
		return b`<div class="row" role="group" ${marked("castling")}><span class="soft small">${say("castling")}</span>${boxes}</div>`;
	}
	async done({ pieces, turn, castling }) {
		let { view, game, place } = this.app.board;
		if (!view?.board || !game.editor) return;
		let position = positionText(game.editor, view.board, pieces, turn, castling);
		await this.app.board.setPlace({
			...place,
			position,
			moves: []
		}) && this.close();
	}
}, SIGNS = [
	1,
	2,
	3,
	4,
	5,
	6
];
function comment({ board, game }) {
	let played = board.tree[board.node];
	if (!played || game.record === null) return A;
	let { comments = [], nags = [] } = played, words = comments.join(" "), write = (event) => {
		event.target instanceof HTMLTextAreaElement && event.target.value !== words && board.annotate(event.target.value, nags);
	}, choose = (event) => {
		let chosen = event.target instanceof HTMLSelectElement ? Number(event.target.value) : 0, others = nags.filter((nag) => !SIGNS.includes(nag)), typed = event.target instanceof Element ? event.target.closest("#comment")?.querySelector("textarea")?.value : void 0;
		board.annotate(typed ?? words, chosen === 0 ? others : [chosen, ...others]);
	}, sign = SIGNS.find((one) => nags.includes(one)) ?? 0;
	return b`<details id="comment" class="texts">
    <summary ${marked("comment")}>${say("comment")}</summary>
    <div class="line">
      <textarea id="comment-text" rows="2" maxlength=${LONGEST_COMMENT} .value=${words} @change=${write} ${marked("comment-text")}></textarea>
      <select id="comment-sign" .value=${String(sign)} @change=${choose} ${marked("comment-sign")}>
        <option value="0">${say("comment-no-sign")}</option>
        ${SIGNS.map((one) => b`<option value=${one} ?selected=${one === sign}>${signOf(one)}</option>`)}
      </select>
    </div>
  </details>`;
}
// src/board/look.ts
var THEMES$1 = [
	"wood",
	"green",
	"blue",
	"grey"
], THEME_KEY$1 = "plywood-board", SOUND_KEY = "plywood-sound", CLICK = {
	hertz: 320,
	seconds: .06,
	loudness: .25
};
function knock(context) {
	let tone = context.createOscillator(), volume = context.createGain(), now = context.currentTime;
	tone.frequency.setValueAtTime(CLICK.hertz, now), tone.frequency.exponentialRampToValueAtTime(CLICK.hertz / 3, now + CLICK.seconds), volume.gain.setValueAtTime(CLICK.loudness, now), volume.gain.exponentialRampToValueAtTime(.001, now + CLICK.seconds), tone.connect(volume).connect(context.destination), tone.start(now), tone.stop(now + CLICK.seconds);
}
function boardLook(app, menu) {
	let theme = THEMES$1.find((name) => name === localStorage.getItem(THEME_KEY$1)) ?? "wood", isLoud = localStorage.getItem(SOUND_KEY) === "on", context = null, draw = () => {
		document.documentElement.dataset.board = theme;
		let themes = THEMES$1.map((name) => h$2("button", {
			class: "chip",
			"data-theme-name": name,
			"aria-pressed": String(name === theme),
			onclick: () => choose(name)
		}, say(`look-${name}`))), sound = h$2("input", {
			type: "checkbox",
			id: "sound",
			checked: isLoud,
			onchange: () => setSound(sound.checked)
		});
		replace(menu, h$2("p", { class: "soft small" }, say("look-colours")), h$2("div", { class: "line wrap" }, ...themes), h$2("label", { class: "line" }, sound, say("look-sound")));
	}, choose = (name) => {
		theme = name, localStorage.setItem(THEME_KEY$1, name), draw();
	}, setSound = (on) => {
		isLoud = on, localStorage.setItem(SOUND_KEY, on ? "on" : "off"), play();
	}, play = () => {
		isLoud && (context ??= new AudioContext(), knock(context));
	};
	onChange(() => app.board.frontier, () => {
		app.board.isAtFrontier() && app.board.ply > 0 && play();
	}), draw();
}
// src/board/sides.ts
function playerName({ board, game }, side) {
	let named = namesIn(board.tags, game.player_tags)[side] ?? "";
	if (named !== "" || board.players.every((player) => player === "human")) return named;
	let player = board.players[side], level = levelOf(player);
	return level === null ? say(`player-${player}`) : say("player-level", { level });
}
function sideLine(app, side) {
	let { board, game, play } = app, { view } = board;
	if (!view?.board || view.board.pieces === "maze") return A;
	let isToMove = view.outcome === null && view.turn === game.sides[side], left = play.clock.left(side), clock = b`<span id="clock-${side}" class="clock ${play.clock.side === side ? "runs" : ""}" role="timer">${clockText(left ?? 0)}</span>`;
	return b`<div class="side-line ${side === 0 ? "max" : "min"} ${isToMove ? "to-move" : ""}" id="side-${side}">
    <strong>${game.sides[side]}</strong> <span class="player-name">${playerName(app, side)}</span> ${left === null ? A : clock}
  </div>`;
}
// src/board/panel.ts
var PAD$1 = [
	[
		"ArrowUp",
		"↑",
		"up"
	],
	[
		"ArrowLeft",
		"←",
		"left"
	],
	[
		"ArrowRight",
		"→",
		"right"
	],
	[
		"ArrowDown",
		"↓",
		"down"
	]
], WHEEL_MS = 60, SHOWN_MOVES$1 = 3, BoardPanel = class extends Panel {
	app;
	board;
	editor;
	bar;
	trees;
	turnedOver = y$1(!1);
	numbers = y$1(!1);
	arrows = y$1([]);
	choices = y$1([]);
	lookMenu = h$2("div", {
		id: "look-menu",
		class: "menu-part"
	});
	arrowTurn = 0;
	turned = 0;
	constructor(app) {
		super(), this.app = app;
		let { board, search } = app;
		this.board = new BoardView({
			move: (move) => void this.play(move),
			choose: (moves) => this.choose(moves),
			edit: (cell) => this.editor.put(cell),
			carry: (from, to) => this.editor.drag(from, to)
		}), this.editor = new Editor(app), this.bar = new EvaluationBar(app), this.trees = new TreeEditor(app), boardLook(app, this.lookMenu), this.onChange(() => board.view, () => this.shown()), this.follow(() => [search.lines, board.view], () => void this.showLines()), this.onChange(() => board.era, () => this.turnedOver.value = !1), this.drawn(() => this.draw()), this.onChange(() => [board.tree, board.node], () => keepInView(byId("record"), byId("record").querySelector(".here"))), document.addEventListener("keydown", (event) => {
			event.target === document.body && this.board.isSteered() && this.board.key(event);
		}), document.addEventListener("keydown", (event) => this.shortcut(event)), byId("board-panel").addEventListener("wheel", (event) => this.turnWheel(event), { passive: !1 }), takeFiles(app);
	}
	get shownBoard() {
		return this.board.shown;
	}
	async play(move) {
		if (this.choices.value = [], this.app.review.practice.takes(move)) return;
		let isSteered = this.board.isSteered();
		await this.app.board.play(move, !isSteered) && isSteered && !this.app.play.isPlaying && this.app.board.players.includes("random") && this.app.play.start();
	}
	choose(moves) {
		this.choices.value = moves, byId("board-panel").querySelector(".move-menu button")?.focus();
	}
	shown() {
		this.editor.close(), this.choices.value = [];
	}
	draw() {
		let { app, editor } = this, { board, play } = app, { view } = board;
		if (!view) return;
		let held = play.isComputersTurn && !editor.isOpen, look = this.look(view);
		this.board.show(held ? {
			...view,
			moves: [],
			ways: []
		} : editor.edited(view), look), this.bar.draw(look.flipped), showTurn(byId("turn"), app, view);
		let [top, bottom] = look.flipped ? [0, 1] : [1, 0];
		D(b`
        <div class="board-main">${sideLine(app, top)}
        <div id="board-place" ?hidden=${view.board === null}>${this.bar.element}${this.board.element}</div>
        ${sideLine(app, bottom)} ${below(app, view)} ${this.passing(held ? null : view)} ${this.pad(held ? null : view)} ${looking(app)}
        <div id="board-menu">${this.menu()}</div>
        <div id="text-options">${textOptions(app, this.trees)}</div>
        <div id="editor">${editor.view()}</div></div>
        <div class="board-aside">${toolbar(app, view, this.hands)}
        ${truthBox(app)}
        <div id="setups" class="line wrap" role="group" ${marked("setups")}>${setups(app)}</div>
        <div id="plain-moves" class="line wrap">${held ? A : this.moveButtons(view)}</div>
        ${record(app)} ${comment(app)} ${reviewBox(app)} ${texts(app, view)}
        <div id="judgement" class="judgement">${judgement(app)}</div></div>
      `, byId("board-body"));
	}
	get hands() {
		let { editor, numbers } = this;
		return {
			isEditing: editor.isOpen,
			edit: () => editor.toggle(),
			hint: () => void this.hint(),
			turnOver: () => this.turnOver(),
			hasNumbers: numbers.value,
			showNumbers: () => numbers.value = !numbers.peek(),
			look: this.lookMenu
		};
	}
	look(view) {
		let { app } = this, common = {
			flipped: this.isFlipped,
			labels: this.numbers.value,
			sides: app.game.sides
		};
		if (this.editor.isOpen) return {
			...common,
			arrows: [],
			badges: [],
			worths: [],
			last: null,
			check: null,
			wrong: this.editor.wrongCells(),
			editing: !0
		};
		let arrows = app.board.preview || app.search.hidesAnswer ? [] : this.arrows.value;
		return {
			...common,
			arrows,
			badges: this.badges(view),
			worths: app.board.preview ? [] : app.judgement.worths,
			last: view.last ?? null,
			check: view.check ?? null,
			wrong: [],
			editing: !1
		};
	}
	menu() {
		let { app } = this, moves = this.choices.value;
		if (moves.length === 0) return A;
		let menu = moveMenu(moves, app.board.view?.turn === app.game.sides[0] ? "max" : "min", app.game.sides, (move) => void this.play(move));
		return menu.addEventListener("keydown", (event) => {
			event.key === "Escape" && (this.choices.value = [], this.board.element.focus());
		}), menu;
	}
	passing(view) {
		let move = view && !this.editor.isOpen ? passOf(view) : null, words = view && move !== null ? b`<span>${say("must-pass", { side: view.turn })}</span><button id="pass" class="primary" @click=${() => void this.play(move)}>${say("pass")}</button>` : A;
		return b`<div id="passing" role="status" class=${words === A ? "" : "passing"}>${words}</div>`;
	}
	pad(view) {
		let isWanted = view !== null && view.outcome === null && this.board.isSteered();
		return b`<div id="pad" class="pad" role="group" ${marked("pad")}>${isWanted ? PAD$1.map(([key, sign, name]) => {
			let move = view && steer(view, key);
			return b`<button id="pad-${name}" class="pad-${name}" ?disabled=${move === null} @click=${() => move !== null && void this.play(move)} ${marked(`pad-${name}`)}>${sign}</button>`;
		}) : A}</div>`;
	}
	badges(view) {
		let truth = this.app.truth.position;
		return truth ? truth.moves.flatMap((solved) => {
			let way = view.ways[view.moves.indexOf(solved.move)];
			return way ? [{
				way,
				text: badgeText(solved),
				kind: solved.value
			}] : [];
		}) : [];
	}
	moveButtons(view) {
		return view.board !== null && view.ways.some((way) => way.to !== null) || view.moves.length === 0 || passOf(view) !== null ? A : b`<span class="soft">${say("moves-of")}</span> ${view.moves.map((move) => b`<button class="chip" @click=${() => void this.play(move)}>${moveText$1(move)}</button>`)}`;
	}
	get isFlipped() {
		let { app } = this;
		return isTurned$1(app.game, app.board, app.play.isPlaying) !== this.turnedOver.value;
	}
	turnOver() {
		this.turnedOver.value = !this.turnedOver.peek();
	}
	get bestMove() {
		let { app } = this;
		return app.board.preview || app.play.isComputersTurn ? null : app.search.lines[0]?.moves[0] ?? null;
	}
	walk(event) {
		let { app } = this;
		if (event.ctrlKey || event.metaKey || event.altKey || this.board.isSteered()) return !1;
		let isFree = event.target === document.body || event.target instanceof Element && event.target.closest("#record, .board-panel .toolbar") !== null, plies = {
			ArrowLeft: -1,
			ArrowRight: 1,
			Home: -Infinity,
			End: Infinity
		}[event.key];
		return !isFree || plies === void 0 || app.board.place.moves.length === 0 ? !1 : (app.board.step(plies), !0);
	}
	turnWheel(event) {
		let { app } = this;
		if (!(event.target instanceof Element && event.target.closest("#board-place")) || event.ctrlKey || this.editor.isOpen || event.deltaY === 0) return;
		let plies = Math.sign(event.deltaY), ply = app.board.ply + plies;
		if (ply < 0 || ply > app.board.place.moves.length) return;
		event.preventDefault();
		let now = performance.now();
		now - this.turned < WHEEL_MS || (this.turned = now, app.board.step(plies));
	}
	async hint() {
		let { app } = this, { board, search } = app;
		board.preview && await search.select(-1);
		let place = board.shown(), found = await app.work.during((signal) => suggestion(board, place, signal)), move = found?.move ?? null;
		move !== null && isSamePlace(place, board.shown()) && (search.judge(board.ply, found?.value ?? null), search.setLines([{
			moves: [move],
			value: found?.value ?? null
		}]));
	}
	shortcut(event) {
		if (this.walk(event) || this.letter(event)) {
			event.preventDefault();
			return;
		}
		if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event)) return;
		let key = event.key.toLowerCase();
		if (key === "z" && !event.shiftKey) this.app.play.takeBack();
		else if (key === "y" || key === "z") this.app.play.redo();
		else return;
		event.preventDefault();
	}
	letter(event) {
		if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event)) return !1;
		let { bestMove } = this;
		if (event.key === "f" && this.app.board.view?.board) this.turnOver();
		else if (event.key === " " && event.target === document.body && bestMove !== null) this.play(bestMove);
		else return !1;
		return !0;
	}
	async gameView(place) {
		return this.app.board.preview ? position(place).catch(() => null) : this.app.board.view;
	}
	async showLines() {
		let turn = ++this.arrowTurn;
		this.arrows.value = [];
		let { lines } = this.app.search, place = this.app.board.here, view = lines.length > 0 ? await this.gameView(place) : null;
		if (!view || turn !== this.arrowTurn) return;
		let arrows = [], others = lines.slice(1).flatMap((line, rank) => {
			let way = wayOf$1(view, line.moves[0]);
			return way ? [{
				way,
				text: String.fromCharCode(98 + rank),
				strong: !1
			}] : [];
		}), best = lines[0]?.moves ?? [], at = view;
		for (let index = 0; index < Math.min(SHOWN_MOVES$1, best.length); index++) {
			let way = wayOf$1(at, best[index]);
			if (way && arrows.push({
				way,
				text: String(index + 1),
				strong: index === 0
			}), index + 1 >= Math.min(SHOWN_MOVES$1, best.length)) break;
			try {
				at = await position({
					...place,
					moves: [...place.moves, ...best.slice(0, index + 1)]
				});
			} catch {
				break;
			}
			if (turn !== this.arrowTurn) return;
		}
		this.arrows.value = [...arrows, ...others];
	}
};
function wayOf$1(view, move) {
	return move === void 0 ? null : view.ways[view.moves.indexOf(move)] ?? null;
}
function keepInView(list, element) {
	if (!element) {
		list.scrollTop = 0;
		return;
	}
	let [outer, inner] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
	inner.top < outer.top ? list.scrollTop += inner.top - outer.top : inner.bottom > outer.bottom && (list.scrollTop += inner.bottom - outer.bottom);
}
// src/course/link.ts
var START = "#course", NAME = /^[a-z0-9-]{1,40}$/, MOST_LESSONS = 100, SEEDS = 2 ** 32;
function courseFrom(hash) {
	if (hash !== START && !hash.startsWith(`${START}=`)) return null;
	let said = new URLSearchParams(hash.slice(1)), lessons = (said.get("course") ?? "").split(/[ +]/).filter((name) => NAME.test(name));
	return {
		lessons: [...new Set(lessons)].slice(0, MOST_LESSONS),
		seed: seedFrom(said.get("seed"))
	};
}
function seedFrom(text) {
	if (text === null || !/^\d{1,10}$/.test(text)) return null;
	let seed = Number(text);
	return seed < SEEDS ? seed : null;
}
function courseHash({ lessons, seed }) {
	return `${START}=${lessons.join("+")}${seed === null ? "" : `&seed=${seed}`}`;
}
// src/course/progress.ts
var KEPT_AS$3 = "plywood-course-1", LONGEST = 200;
function begun$1(random = Math.random) {
	return {
		name: "",
		seed: Math.floor(random() * SEEDS),
		chosen: [],
		answers: {},
		marks: {},
		open: null
	};
}
function readProgress(store) {
	try {
		let data = JSON.parse(store.getItem(KEPT_AS$3) ?? "");
		return isRecord(data) ? progressFrom(data) : begun$1();
	} catch {
		return begun$1();
	}
}
function progressFrom(data) {
	let fresh = begun$1(), { seed, name, open } = data;
	return {
		name: short$1(name) ?? "",
		seed: typeof seed == "number" && Number.isInteger(seed) && seed >= 0 && seed < SEEDS ? seed : fresh.seed,
		chosen: texts$1(data.chosen),
		answers: entries(data.answers, (said) => isRecord(said) ? entries(said, short$1) : null),
		marks: entries(data.marks, markFrom),
		open: short$1(open)
	};
}
function short$1(data) {
	return typeof data == "string" && data.length <= LONGEST ? data : null;
}
function markFrom(data) {
	return isRecord(data) && typeof data.right == "number" && typeof data.of == "number" ? {
		right: data.right,
		of: data.of
	} : null;
}
function entries(data, read) {
	let all = isRecord(data) ? Object.entries(data) : [];
	return Object.fromEntries(all.flatMap(([key, item]) => {
		let known = read(item);
		return known === null ? [] : [[key, known]];
	}));
}
function keepProgress(store, progress) {
	try {
		store.setItem(KEPT_AS$3, JSON.stringify(progress));
	} catch {}
}
function answered$1(progress, lesson, said) {
	return {
		...progress,
		answers: {
			...progress.answers,
			[lesson]: {
				...progress.answers[lesson],
				...said
			}
		}
	};
}
// src/course/view.ts
function listView(state, doings) {
	let { progress } = state, shown = state.lessons.filter(({ name }) => progress.chosen.length === 0 || progress.chosen.includes(name));
	return b`<div class="line wrap">
      <h3 id="course-title" tabindex="-1">${say("course-title")}</h3><span class="space"></span>
      <button class="small" id="course-close" @click=${doings.close}>${say("course-close")}</button>
    </div>
    <p class="soft small">${say("course-about")}</p>
    <ol class="lessons">${shown.map((lesson) => listed(lesson, progress, doings))}</ol>
    ${progress.chosen.length > 0 ? b`<button class="small" id="course-all" @click=${doings.all}>${say("course-all")}</button>` : A}
    <form class="line wrap" id="hand-in" @submit=${(event) => {
		event.preventDefault(), doings.handIn();
	}}>
      <label>${say("course-name")} <input id="course-pupil" autocomplete="name" maxlength="80" required .value=${progress.name} @input=${(event) => doings.name(event.target.value)}></label>
      <span class="soft small">${say("course-seed", { seed: String(progress.seed) })}</span>
      <button type="submit" id="course-hand-in" ?disabled=${Object.keys(progress.answers).length === 0} ${marked("course-hand-in")}>${say("course-hand-in")}</button>
    </form>
    ${teachers(state, doings)}`;
}
function listed({ name, title, questions }, progress, { open }) {
	let mark = progress.marks[name], said = Object.keys(progress.answers[name] ?? {}).length;
	return b`<li><button class="lesson-link" data-lesson=${name} @click=${() => open(name)}>${title}</button> <span class="soft small">${mark && mark.of > 0 && mark.right === mark.of ? say("lesson-done") : said > 0 ? say("lesson-begun", {
		said,
		questions
	}) : ""}</span></li>`;
}
function teachers(state, doings) {
	let { collected } = state;
	return b`<details class="more" id="course-teachers"><summary>${say("course-teachers")}</summary>
    <form id="course-link" @submit=${(event) => {
		event.preventDefault(), doings.link(event.target);
	}}>
      <fieldset><legend>${say("course-choose")}</legend>
        <div class="chosen-lessons">${state.lessons.map(({ name, title }) => b`<label><input type="checkbox" name="lesson" value=${name}> ${title}</label>`)}</div>
      </fieldset>
      <div class="line wrap">
        <label>${say("course-one-seed")} <input name="seed" inputmode="numeric" pattern="[0-9]*" size="10"></label>
        <button type="submit" id="course-make-link">${say("course-make-link")}</button>
      </div>
      ${state.link === "" ? A : b`<label class="course-address">${say("course-address")} <input readonly id="course-address" .value=${state.link} @focus=${(event) => event.target.select()}></label>`}
    </form>
    <div class="course-drop" id="course-drop" @dragover=${(event) => event.preventDefault()} @drop=${(event) => {
		event.preventDefault(), event.dataTransfer && doings.collect(event.dataTransfer.files);
	}}>
      <label>${say("course-collect")} <input type="file" id="course-files" multiple accept=".json,application/json" @change=${(event) => {
		let { files } = event.target;
		files && doings.collect(files);
	}}></label>
    </div>
    ${collected ? classTable(collected, doings) : A}
  </details>`;
}
function classTable({ table }, { csv }) {
	let [head = [], ...rows] = table;
	return b`<div class="course-table" role="region" tabindex="0" aria-label=${say("course-table")}>
      <table id="course-table"><thead><tr>${head.map((cell) => b`<th scope="col">${cell}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => b`<tr class=${row.at(-1) === "" ? "" : "noticed"}>${row.map((cell) => b`<td>${cell}</td>`)}</tr>`)}</tbody></table>
    </div>
    <button class="small" id="course-csv" @click=${csv}>${say("course-csv")}</button>`;
}
function lessonView(state, doings) {
	let { lesson } = state, predictions = lesson.questions.filter(({ part }) => part === "predict"), exercise = lesson.questions.filter(({ part }) => part === "exercise");
	return b`<div class="line wrap">
      <button class="small" id="lesson-list" @click=${doings.list}>${say("lesson-list")}</button>
      <span class="space"></span>
      ${state.hasNext ? b`<button class="small" id="lesson-next" @click=${doings.next}>${say("lesson-next")}</button>` : A}
      <button class="small" id="course-close" @click=${doings.close}>${say("course-close")}</button>
    </div>
    <h3 id="lesson-title" tabindex="-1">${lesson.title}</h3>
    <p>${readable(lesson.idea)}</p>
    <h4>${say("lesson-predict")}</h4>
    ${asked$1(predictions, state, doings, "predictions")}
    ${lesson.told ? told(state, doings) : b`<p class="soft small" id="lesson-waits">${say("lesson-waits")}</p>`}
    ${lesson.told ? b`<h4>${say("lesson-exercise")}</h4>${task(state)}${asked$1(exercise, state, doings, "exercise")}${result(lesson)}` : A}`;
}
function told({ lesson, isOn, seen }, doings) {
	let { told } = lesson;
	if (!told) return b``;
	let { label, off, on } = told.switch;
	return b`<h4>${say("lesson-switch")}</h4>
    <button class="lesson-switch" id="lesson-switch" role="switch" aria-checked=${String(isOn)} @click=${() => doings.turn(!isOn)}><span class="knob" aria-hidden="true"></span> ${label}</button>
    <p id="lesson-seen" role="status">${say(isOn ? "lesson-on" : "lesson-off", { value: seen ?? shownValue(isOn ? on : off) })}</p>
    <p class="lesson-number" id="lesson-number">${readable(told.number)}</p>`;
}
function shownValue(text) {
	return /^-?\d+$/.test(text) ? count(Number(text)) : text;
}
function task({ lesson, drawing }) {
	let drawn = lesson.told?.drawn;
	if (!drawn) return b``;
	let text = drawn.scene.place.options?.text ?? "";
	return b`<p>${drawn.task}</p>${drawing === null ? A : b`<div class="lesson-tree" role="region" tabindex="0" aria-label=${say("lesson-tree")}><img id="lesson-tree" src=${drawing} alt=${String(text)}></div>`}`;
}
function result({ mark }) {
	return b`<p id="lesson-mark" role="status">${mark.right === mark.of ? say("lesson-all-right") : say("lesson-mark", {
		right: mark.right,
		of: mark.of
	})}</p>`;
}
function asked$1(questions, state, doings, name) {
	return b`<form class="lesson-questions" id="lesson-${name}" @submit=${(event) => {
		event.preventDefault(), doings.answer(event.target);
	}}>
    ${questions.map((question) => row(question, state.answers[question.key] ?? "", doings))}
    <button type="submit" class="primary" id="check-${name}">${say("lesson-check")}</button>
  </form>`;
}
function row(question, said, doings) {
	let { key, prompt, choices, verdict } = question;
	return b`${choices.length > 0 ? b`<fieldset class="lesson-question ${verdict}"><legend>${readable(prompt)}</legend>
        ${choices.map(({ name, words }) => b`<label><input type="radio" name=${key} value=${name} .checked=${said === name}> ${words}</label>`)}${verdictView(question)}</fieldset>` : b`<div class="lesson-question ${verdict}"><label>${readable(prompt)} <input type="text" name=${key} autocomplete="off" maxlength="200" .value=${said}></label>${verdictView(question)}</div>`}${question.part === "exercise" && question.scene ? b`<button type="button" class="small" data-show=${key} @click=${() => doings.show(key)}>${say("lesson-show")}</button>` : A}`;
}
function verdictView(question) {
	let { verdict, answer, reason } = question;
	if (verdict === "missing") return b``;
	let why = question.verdict === "wrong" ? question.why : question.verdict === "unreadable" ? say("lesson-expected", { expected: question.expected }) : "", right = verdict === "wrong" && answer !== void 0 ? say("lesson-right-answer", { answer }) : "";
	return b`<p class="lesson-verdict" role="status"><strong>${say(`lesson-${verdict}`)}</strong> ${readable(why)} ${readable(right)} ${readable(reason ?? "")}</p>`;
}
// src/course/panel.ts
var MOST_BYTES = 65536, MOST_FILES = 500, COURSE_GAME = "course", CoursePanel = class extends Panel {
	app;
	progress = y$1(readProgress(localStorage));
	lessons = y$1([]);
	lesson = y$1(null);
	isOn = y$1(!1);
	seen = y$1(null);
	drawing = y$1(null);
	collected = y$1(null);
	link = y$1("");
	constructor(app) {
		super(), this.app = app;
		let { stage } = app;
		byId("course").addEventListener("click", () => this.isOpen ? this.close() : void this.begin()), byId("home").addEventListener("click", () => this.close()), this.onChange(() => this.progress.value, () => keepProgress(localStorage, this.progress.peek())), this.onChange(() => stage.beside, () => {
			!this.isOpen && this.progress.peek().open !== null && this.change({ open: null });
		}), this.drawn(() => this.draw());
	}
	async resume(asked) {
		if (asked) {
			this.change({
				chosen: asked.lessons,
				...asked.seed === null ? {} : this.withSeed(asked.seed)
			}), await this.begin();
			return;
		}
		let { open } = this.progress.peek();
		open !== null && await this.begin(open);
	}
	async begin(lesson = "") {
		this.app.stage.openCourse(), this.change({ open: lesson }), await this.asking(async () => {
			this.lessons.peek().length === 0 && (this.lessons.value = await lessons()), lesson === "" ? this.lesson.value = null : await this.openLesson(lesson);
		}), byId("course-stage").querySelector("h3")?.focus({ preventScroll: !0 });
	}
	follows() {
		let asked = courseFrom(location.hash);
		return asked && this.resume(asked), asked !== null;
	}
	get isOpen() {
		return this.app.stage.shows("course");
	}
	close() {
		this.app.stage.close("course");
	}
	change(change) {
		this.progress.value = {
			...this.progress.peek(),
			...change
		};
	}
	withSeed(seed) {
		return seed === this.progress.peek().seed ? {} : {
			seed,
			answers: {},
			marks: {}
		};
	}
	async asking(work) {
		try {
			await work();
		} catch (error) {
			this.app.news.fail(error);
		}
	}
	async openLesson(name) {
		this.isOn.value = !1, this.seen.value = null, this.drawing.value = null, await this.check(name);
		let lesson = this.lesson.peek();
		lesson && (await this.showScene(lesson.scene, lesson.told !== void 0), await this.draws());
	}
	async check(name) {
		let { seed, answers } = this.progress.peek(), lesson$1 = await lesson(name, seed, answers[name] ?? {});
		this.lesson.value = lesson$1, this.change({ marks: {
			...this.progress.peek().marks,
			[name]: lesson$1.mark
		} });
	}
	async showScene(scene, isSearched) {
		let { app } = this, game = app.catalogue.games.find(({ name }) => name === scene.place.game);
		if (!game) return;
		let place = wholePlace(scene.place), state = {
			...usualState(game),
			place,
			ply: place.moves.length,
			tree: grown$1([], place.moves),
			search: searchFrom(scene.search)
		};
		this.seen.value = null, await app.board.restore(state, COURSE_GAME) && (app.search.close(), isSearched && await app.search.run() && (this.seen.value = this.found()));
	}
	found() {
		let [view, see] = [this.app.search.result?.view, this.lesson.peek()?.told?.switch.see];
		return !view || view.unfinished ? null : see === "nodes" ? count(view.nodes) : see === "best" ? view.best : null;
	}
	async draws() {
		let drawn = this.lesson.peek()?.told?.drawn;
		if (!drawn || this.drawing.peek() !== null) return;
		let { drawings } = await exercise({
			place: wholePlace(drawn.scene.place),
			search: drawn.scene.search
		}, {}, { drawings: !0 }), [svg] = drawings;
		svg !== void 0 && (this.drawing.value = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
	}
	draw() {
		let stage = byId("course-stage"), { isOpen } = this;
		stage.hidden = !isOpen, byId("tree-panel").classList.toggle("course-open", isOpen), byId("course").setAttribute("aria-pressed", String(isOpen));
		let lesson = this.lesson.value;
		D(isOpen ? lesson ? this.drawLesson(lesson) : this.drawList() : b``, stage);
	}
	drawList() {
		let [lessons, progress, collected, link] = [
			this.lessons.value,
			this.progress.value,
			this.collected.value,
			this.link.value
		];
		return listView({
			lessons,
			progress,
			collected,
			link
		}, {
			open: (lesson) => void this.begin(lesson),
			name: (name) => this.change({ name }),
			handIn: () => void this.handIn(),
			collect: (files) => void this.collect(files),
			link: (form) => this.makeLink(form),
			csv: () => download("plywood-class.csv", new Blob([this.collected.peek()?.csv ?? ""], { type: "text/csv" })),
			all: () => this.change({ chosen: [] }),
			close: () => this.close()
		});
	}
	drawLesson(lesson) {
		let next = this.after(lesson.name);
		return lessonView({
			lesson,
			answers: this.progress.value.answers[lesson.name] ?? {},
			isOn: this.isOn.value,
			seen: this.seen.value,
			drawing: this.drawing.value,
			hasNext: next !== null
		}, {
			answer: (form) => void this.answer(lesson, form),
			turn: (isOn) => void this.turn(lesson, isOn),
			show: (key) => void this.asking(() => this.showQuestion(lesson, key)),
			list: () => void this.begin(),
			next: () => {
				next !== null && this.begin(next);
			},
			close: () => this.close()
		});
	}
	after(name) {
		let { chosen } = this.progress.value, names = this.lessons.value.map((lesson) => lesson.name).filter((one) => chosen.length === 0 || chosen.includes(one));
		return names[names.indexOf(name) + 1] ?? null;
	}
	async answer(lesson, form) {
		let said = [...new FormData(form)].flatMap(([key, value]) => typeof value == "string" && value.trim() !== "" ? [[key, value.trim()]] : []);
		this.progress.value = answered$1(this.progress.peek(), lesson.name, Object.fromEntries(said)), await this.asking(async () => {
			await this.check(lesson.name), lesson.told === void 0 && this.lesson.peek()?.told !== void 0 && (await this.showScene(lesson.scene, !0), await this.draws());
		});
	}
	async turn(lesson, isOn) {
		lesson.told && (this.isOn.value = isOn, await this.showScene(isOn ? lesson.told.switch.scene : lesson.scene, !0));
	}
	async showQuestion(lesson, key) {
		let scene = lesson.questions.find((question) => question.key === key)?.scene;
		scene && await this.showScene(scene, !1);
	}
	async handIn() {
		let { name, seed, answers } = this.progress.peek();
		await this.asking(async () => {
			let { text } = await handIn(name, seed, answers);
			download(`plywood-${seed}.json`, new Blob([text], { type: "application/json" }));
		});
	}
	async collect(files) {
		let all = [...files].slice(0, MOST_FILES);
		await this.asking(async () => {
			let texts = await Promise.all(all.map(async (file) => [file.name, file.size > MOST_BYTES ? say("course-too-large") : await file.text()]));
			this.collected.value = await collect(texts);
		});
	}
	makeLink(form) {
		let said = new FormData(form), lessons = said.getAll("lesson").filter((name) => typeof name == "string"), seed = said.get("seed"), hash = courseHash({
			lessons,
			seed: seedFrom(typeof seed == "string" ? seed : null)
		});
		this.link.value = `${location.href.split("#")[0] ?? ""}${hash}`;
	}
};
// src/editor/facts.ts
function factList(facts, insert) {
	let rows = facts.map((fact) => h$2("li", {}, h$2("code", {}, fact.use_as), h$2("span", {}, ` ${fact.about}`), h$2("button", {
		class: "fact-example",
		onclick: () => insert(fact.example),
		...marks$1("fact-insert", { example: fact.example })
	}, h$2("code", {}, fact.example), " → ", h$2("code", {}, fact.gives))));
	return h$2("details", {
		open: !0,
		id: "script-facts"
	}, h$2("summary", {}, say("editor-facts", { count: facts.length })), h$2("ul", { class: "facts-list" }, ...rows));
}
// src/editor/panel.ts
var REST_MS$2 = 300, OPEN_AS$1 = "plywood-editor-open", EditorPanel = class extends Panel {
	app;
	kind = "value";
	mirror = null;
	vocabulary = null;
	trying = null;
	outcome = Promise.resolve(!1);
	timer = 0;
	isFilled = !1;
	isAdopted = !1;
	tried = "";
	head = h$2("div", { class: "line wrap editor-head" });
	place = h$2("div", { class: "editor-place" });
	error = h$2("div", {
		class: "editor-error",
		id: "script-error",
		role: "status"
	});
	said = h$2("div", {
		class: "editor-said",
		id: "script-said"
	});
	facts = h$2("div", { class: "editor-facts" });
	constructor(app) {
		super(), this.app = app;
		let { board, stage, search } = app, side = h$2("div", {
			class: "editor-side",
			tabindex: 0,
			role: "region",
			...marks$1("editor-side")
		}, this.said, this.facts);
		replace(byId("editor-stage"), this.head, h$2("div", { class: "editor-body" }, h$2("div", { class: "editor-left" }, this.place, this.error), side)), byId("script").addEventListener("click", () => this.isOpen ? this.close() : stage.openEditor()), byId("home").addEventListener("click", () => this.close()), this.follow(() => search.result, () => this.besideTree()), this.onChange(() => app.news.message.value, () => this.blame(app.news.message.value)), this.onChange(() => board.view, () => this.trySoon(0)), this.follow(() => board.era, () => this.restored()), this.onChange(() => board.search, () => {
			this.isOpen && this.kind === "value" && this.isAdopted && this.used === null ? this.close() : this.isAdopted && JSON.stringify(board.search.eval) !== this.tried && this.trySoon(0);
		});
		let before = SCRIPT_KINDS.find((kind) => kind === sessionStorage.getItem(OPEN_AS$1));
		before && this.kinds().includes(before) && stage.openEditor(before), this.follow(() => stage.beside, () => this.turn(stage.beside));
	}
	kinds() {
		return this.app.game.name === "script" ? [
			"game",
			"value",
			"agent"
		] : ["value", "agent"];
	}
	usualKind() {
		return this.kinds()[0] ?? "value";
	}
	restored() {
		let { app } = this, { agent, search } = app.board, game = app.game.name;
		search.eval?.script === "" && this.recover(draft(localStorage, game, "value")), agent === "" && app.board.set({ agent: draft(localStorage, game, "agent") }), this.isFilled = !1, this.isOpen && this.kinds().includes(this.kind) && this.used !== null ? app.stage.openEditor(this.kind) : this.close(), this.trySoon(0);
	}
	recover(script) {
		let { app } = this, { weights } = app.board.search.eval ?? {};
		app.board.changeSearch({ eval: script === null ? {} : {
			...weights ? { weights } : {},
			script
		} }), script === null && app.news.fail(Error(say("script-missing")));
	}
	get used() {
		let { search, agent, place } = this.app.board;
		if (this.kind === "value") return search.eval?.script ?? null;
		if (this.kind === "agent") return agent;
		let option = this.app.game.options.find(({ name }) => name === "text");
		return String(place.options.text ?? option?.default ?? "");
	}
	get isOpen() {
		return this.app.stage.shows("editor");
	}
	turn(beside) {
		beside?.what === "editor" ? this.show(beside.kind ?? this.usualKind(), beside.text) : (sessionStorage.removeItem(OPEN_AS$1), this.mark());
	}
	show(kind, text) {
		this.kind = kind, this.isFilled = !1, this.isAdopted = !1, sessionStorage.setItem(OPEN_AS$1, kind), this.mark(), this.drawHead(), this.fill(text);
	}
	close() {
		this.app.stage.close("editor");
	}
	besideTree() {
		byId("tree-panel").classList.toggle("with-tree", this.app.search.result !== null), this.isOpen && this.app.search.result && byId("tree-stage").scrollIntoView({ block: "nearest" });
	}
	mark() {
		let panel = byId("tree-panel");
		panel.classList.toggle("editor-open", this.isOpen), this.isOpen ? panel.setAttribute("aria-labelledby", "editor-title") : panel.getAttribute("aria-labelledby") === "editor-title" && panel.setAttribute("aria-labelledby", "tree-title"), byId("editor-stage").hidden = !this.isOpen, byId("script").setAttribute("aria-pressed", String(this.isOpen));
	}
	async fill(text) {
		let { app, kind } = this;
		try {
			let [{ Mirror }, vocabulary$1] = await Promise.all([__vitePreload(() => import("./mirror.js"), [], import.meta.url), vocabulary(app.board.shown())]);
			if (!this.isOpen || this.kind !== kind) return;
			this.vocabulary = vocabulary$1, this.mirror ??= new Mirror(this.place, {
				label: "",
				changed: () => this.trySoon(REST_MS$2)
			}), this.mirror.label = say(`editor-text-${kind}`), this.mirror.offer(vocabulary$1.facts.map(({ use_as, about }) => ({
				name: use_as.replace(/\(.*/, "("),
				about
			}))), this.mirror.text = text ?? this.used ?? draft(localStorage, app.game.name, kind) ?? (kind === "value" ? "about(\"more moves, and the right to move\");\nsymmetric(); // every term is counted for MAX, less the same for MIN\nterm(\"moves\", 1, \"own moves\", (p, me) => (p.turn() === me ? p.moves().length : 0));\nterm(\"tempo\", 2, \"own turn\", (p, me) => (p.turn() === me ? 1 : 0));\n" : this.samples()[0]?.text) ?? "", this.isFilled = !0, this.drawHead(), replace(this.facts, kind === "game" ? null : factList(vocabulary$1.facts, (example) => this.mirror?.insert(example))), await this.attempt();
		} catch (error) {
			app.news.fail(error);
		}
	}
	samples() {
		return this.kind === "value" ? this.vocabulary?.values ?? [] : this.kind === "agent" ? this.vocabulary?.agents ?? [] : this.app.game.options.flatMap((option) => option.kind === "text" ? option.samples : []);
	}
	drawHead() {
		let { app, kind } = this, choose = (other) => h$2("button", {
			role: "radio",
			"aria-checked": String(other === kind),
			id: `editor-${other}`,
			onclick: () => this.app.stage.openEditor(other)
		}, say(`editor-kind-${other}`)), samples = this.samples(), select = h$2("select", {
			id: "editor-sample",
			...marks$1("editor-sample"),
			onchange: () => {
				let chosen = samples.find(({ name }) => name === select.value);
				chosen && this.mirror && (this.mirror.text = chosen.text), select.value = "", this.attempt();
			}
		}, h$2("option", { value: "" }, say("editor-sample")), ...samples.map(({ name, about }) => h$2("option", {
			value: name,
			title: about
		}, name))), buttons = {
			value: () => [h$2("button", {
				class: "small",
				id: "editor-search",
				onclick: () => void this.search()
			}, say("editor-search")), app.game.study ? h$2("button", {
				class: "primary",
				id: "editor-right",
				onclick: () => void this.ask(),
				...marks$1("editor-right")
			}, say("editor-right")) : null],
			agent: () => [h$2("button", {
				class: "primary",
				id: "editor-play",
				onclick: () => void this.play()
			}, say("editor-play"))],
			game: () => [h$2("button", {
				class: "primary",
				id: "editor-use",
				onclick: () => void this.use()
			}, say("script-use"))]
		};
		replace(this.head, h$2("div", {
			class: "segments",
			role: "radiogroup",
			...marks$1("editor-kinds")
		}, ...this.kinds().map(choose)), select, h$2("span", { class: "space" }), ...buttons[kind]());
	}
	trySoon(ms) {
		clearTimeout(this.timer), this.timer = window.setTimeout(() => void this.attempt(), ms);
	}
	attempt() {
		clearTimeout(this.timer), this.trying?.abort();
		let trying = new AbortController();
		return this.trying = trying, this.outcome = this.tryWith(trying), this.outcome;
	}
	async tryWith(trying) {
		let overtaken = () => this.trying !== trying && this.outcome, isWritten = this.isOpen && this.isFilled;
		if (this.isOpen && !isWritten) return !1;
		let text = isWritten ? this.mirror?.text ?? "" : this.app.board.search.eval?.script ?? null;
		if (text === null) return !1;
		let kind = isWritten ? this.kind : "value";
		isWritten && keepDraft(localStorage, this.app.game.name, kind, text);
		try {
			let shown = await this.tryOut(kind, text, trying.signal);
			return trying.signal.aborted ? await overtaken() : (this.wrong(null), replace(this.said, shown), !0);
		} catch (error) {
			return trying.signal.aborted ? await overtaken() : (this.wrong(error instanceof Error ? error.message : String(error)), !1);
		}
	}
	async tryOut(kind, text, signal) {
		return kind === "game" ? this.tryGame(text, signal) : kind === "agent" ? this.tryAgent(text, signal) : this.tryValue(text, signal);
	}
	async tryValue(text, signal) {
		let { app } = this, place = app.board.shown();
		try {
			app.bench.learn(await terms(place, sentEval({ script: text }), signal));
		} catch (error) {
			throw signal.aborted || app.bench.learn(null), error;
		} finally {
			signal.aborted || this.adopt(text);
		}
		let view = await evaluate(place, sentEval(app.board.search.eval), signal);
		return h$2("div", {}, h$2("h3", {}, say("judgement-title")), shares(view));
	}
	adopt(script) {
		let { app } = this, { terms } = app.bench, before = app.board.search.eval ?? {}, weights = Object.fromEntries(Object.entries(before.weights ?? {}).filter(([name]) => terms === null || terms.some((term) => term.name === name)));
		this.isAdopted = this.isOpen;
		let next = {
			weights: before.script === void 0 ? {} : weights,
			script
		};
		this.tried = JSON.stringify(next), (this.isOpen || this.tried !== JSON.stringify(before)) && app.board.changeSearch({ eval: next });
	}
	async tryAgent(text, signal) {
		let { app } = this;
		if (app.board.set({ agent: text }), app.board.view?.outcome !== null) return h$2("p", { class: "soft" }, say("editor-over"));
		let { best } = await search(app.board.shown(), agentAsk(text), null, signal);
		return h$2("p", {}, say("editor-chooses", { move: best ?? "" }));
	}
	async tryGame(text, signal) {
		let { moves, turn } = await position(this.gamePlace(text), signal);
		return h$2("p", {}, say("editor-begins", {
			side: turn,
			moves: moves.slice(0, 12).join(" ") || "–"
		}));
	}
	gamePlace(text) {
		return placeOf(OWN_GAME, { text });
	}
	wrong(message) {
		let fault = message === null ? null : faultIn(message);
		if (this.mirror?.mark(fault), message === null) {
			replace(this.error);
			return;
		}
		replace(this.said);
		let where = fault ? h$2("button", {
			class: "small",
			onclick: () => this.mirror?.goTo(fault)
		}, say("editor-line", {
			line: fault.line,
			column: fault.column
		})) : null;
		replace(this.error, where, fault?.text ?? message);
	}
	blame(message) {
		message?.kind === "error" && faultIn(message.text) && this.mirror && this.wrong(message?.text ?? "");
	}
	async search() {
		await this.attempt() && await this.app.search.run();
	}
	async ask() {
		await this.attempt() && this.app.stage.openLab("truth", "searched");
	}
	async play() {
		if (!await this.attempt()) return;
		let { app } = this;
		app.play.seat(app.game.players[1] === "random" ? ["agent", "random"] : ["human", "agent"]);
	}
	async use() {
		let { app, mirror } = this;
		mirror && await app.board.restore({
			...usualState(app.game),
			place: this.gamePlace(mirror.text),
			think: app.board.think
		});
	}
};
// src/export/drawn.ts
function downTo(tree, ply) {
	return Array.from(tree.level.keys()).filter((node) => at(tree.level, node) <= ply);
}
// src/export/overlay.ts
function cellsOf(way) {
	return [
		way.from,
		...way.via ?? [],
		way.to
	].filter((cell) => cell !== null);
}
function overlayOf({ look, from, facing }) {
	let style = getComputedStyle(document.documentElement), colour = (name) => style.getPropertyValue(name).trim(), badges = look.badges.filter(({ way }) => way.from === null || way.from === from);
	return {
		flipped: look.flipped,
		labels: look.labels,
		last: look.last ? cellsOf(look.last) : [],
		check: look.check,
		arrows: look.arrows.filter(({ way }) => way.to !== null).map(({ way, text, strong }) => ({
			cells: cellsOf(way),
			text,
			strong
		})),
		badges: badges.flatMap(({ way, text, kind }) => way.to === null ? [] : [{
			cell: way.to,
			text,
			kind
		}]),
		colours: [colour("--board-light"), colour("--board-dark")],
		turns: facing / 90 % 4
	};
}
// src/export/dialog.ts
var TREE_FORMATS = [
	"pdf",
	"svg",
	"png",
	"html",
	"json",
	"dot",
	"txt"
], BOARD_FORMATS = [
	"svg",
	"png",
	"pdf",
	"html",
	"json",
	"txt"
], EXERCISE_FORMATS = ["xml", "zip"], PAPERS = [
	[
		"export-a4-landscape",
		"a4",
		!1
	],
	[
		"export-a4-portrait",
		"a4",
		!0
	],
	[
		"export-a3-landscape",
		"a3",
		!1
	],
	[
		"export-a3-portrait",
		"a3",
		!0
	],
	[
		"export-letter-landscape",
		"letter",
		!1
	],
	[
		"export-letter-portrait",
		"letter",
		!0
	]
], MANY = 3e3, ExportDialog = class {
	app;
	sight;
	box = byId("export-box");
	wish = {
		what: "tree",
		part: "seen",
		plies: 2,
		formats: {
			tree: "pdf",
			board: "svg",
			exercise: "xml"
		},
		paper: 0,
		boards: !1,
		overlay: !0
	};
	saving = !1;
	constructor(app, sight) {
		this.app = app, this.sight = sight, byId("export").addEventListener("click", () => this.open());
	}
	open() {
		let { app, wish } = this;
		this.sight.exercise() ? wish.what = "exercise" : app.search.result ? wish.what !== "exercise" && app.board.view?.board || (wish.what = "tree") : wish.what = "board", this.draw(), this.box.showModal();
	}
	get format() {
		return this.wish.formats[this.wish.what];
	}
	nodes() {
		let { app, wish } = this, tree = app.search.result?.tree;
		return tree ? wish.part === "seen" ? this.sight.seen() : wish.part === "plies" ? downTo(tree, wish.plies) : Array.from(tree.parent.keys()) : [];
	}
	change(part) {
		Object.assign(this.wish, part);
		let focused = document.activeElement?.id;
		this.draw(), focused && document.getElementById(focused)?.focus();
	}
	draw() {
		let { app, wish } = this, hasBoard = app.board.view?.board !== null, title = h$2("h2", { id: "export-title" }, say("export-title")), what = h$2("div", {
			class: "line wrap",
			role: "radiogroup",
			"aria-label": say("export-what")
		}, this.radio("export-what", "tree", say("export-tree"), wish.what === "tree", app.search.result !== null, () => this.change({ what: "tree" })), this.radio("export-what", "board", say("export-board"), wish.what === "board", hasBoard, () => this.change({ what: "board" })), this.radio("export-what", "exercise", say("export-exercise"), wish.what === "exercise", this.sight.exercise() !== null, () => this.change({ what: "exercise" }))), none = app.search.result ? null : h$2("p", {
			class: "soft small",
			id: "export-no-tree"
		}, say("export-no-tree"));
		replace(this.box, title, what, none, ...this.choices(), this.note(), h$2("p", {
			id: "export-error",
			class: "export-error",
			role: "alert"
		}), this.buttons());
	}
	radio(group, value, text, checked, enabled, choose) {
		return h$2("label", { class: "line" }, h$2("input", {
			type: "radio",
			name: group,
			id: `${group}-${value}`,
			value,
			checked,
			disabled: !enabled,
			onchange: choose
		}), text);
	}
	check(id, message, checked, choose) {
		let input = h$2("input", {
			type: "checkbox",
			id,
			checked,
			onchange: () => choose(input.checked)
		});
		return h$2("label", { class: "line" }, input, say(message));
	}
	choices() {
		return this.wish.what === "tree" ? this.treeChoices() : this.wish.what === "board" ? this.boardChoices() : [this.formats(EXERCISE_FORMATS)];
	}
	formats(list) {
		let { what, formats } = this.wish, select = h$2("select", {
			id: "export-format",
			onchange: () => this.change({ formats: {
				...formats,
				[what]: select.value
			} })
		}, ...list.map((name) => h$2("option", {
			value: name,
			selected: name === this.format
		}, say(`export-format-${name}`))));
		return h$2("label", { class: "line" }, say("export-format"), select);
	}
	treeChoices() {
		let { app, wish } = this, tree = app.search.result?.tree;
		if (!tree) return [];
		let part = (name, text) => this.radio("export-part", name, text, wish.part === name, !0, () => this.change({ part: name })), plies = h$2("input", {
			type: "number",
			id: "export-plies",
			min: 1,
			max: tree.levels.length - 1,
			value: Math.min(wish.plies, tree.levels.length - 1),
			"aria-label": say("export-plies"),
			onchange: () => this.change({
				part: "plies",
				plies: Math.max(1, Math.min(Number(plies.value) || 1, tree.levels.length - 1))
			})
		}), looked = (nodes) => nodes.filter((node) => !tree.isSkipped(node)).length, rows = h$2("div", {
			class: "export-parts",
			role: "radiogroup",
			"aria-label": say("export-part")
		}, part("seen", say("export-seen", { count: looked(this.sight.seen()) })), h$2("span", { class: "line" }, part("plies", say("export-to-ply")), plies, h$2("span", { class: "soft small" }, say("export-nodes", { count: looked(downTo(tree, wish.plies)) }))), part("whole", say("export-whole", { count: looked([...tree.parent.keys()]) }))), boards = app.board.view?.board ? this.check("export-boards", "export-boards", wish.boards, (boards) => this.change({ boards })) : null;
		return [
			rows,
			this.formats(TREE_FORMATS),
			...this.format === "pdf" ? [this.paper()] : [],
			...boards ? [boards] : []
		];
	}
	paper() {
		let { wish } = this, select = h$2("select", {
			id: "export-paper",
			onchange: () => this.change({ paper: Number(select.value) })
		}, ...PAPERS.map(([message], index) => h$2("option", {
			value: index,
			selected: wish.paper === index
		}, say(message))), h$2("option", {
			value: -1,
			selected: wish.paper < 0
		}, say("export-one-page")));
		return h$2("label", { class: "line" }, say("export-paper"), select);
	}
	boardChoices() {
		let { wish } = this;
		return [this.formats(BOARD_FORMATS), this.check("export-overlay", "export-overlay", wish.overlay, (overlay) => this.change({ overlay }))];
	}
	note() {
		let { wish } = this, count = wish.what === "tree" ? this.nodes().length : 0, words = wish.what === "exercise" ? [say(`export-note-${this.format}`)] : [];
		wish.what === "tree" && this.format === "pdf" && wish.paper >= 0 && words.push(say("export-note-pages")), wish.what === "tree" && this.format === "html" && words.push(say("export-note-embed")), count > MANY && this.format !== "html" && this.format !== "json" && words.push(say("export-note-many", { count }));
		let note = h$2("p", {
			class: "soft small",
			id: "export-note"
		}, words.join(" "));
		return wish.what === "tree" && this.format === "html" && note.append(h$2("code", { class: "snippet" }, this.snippet())), note;
	}
	snippet() {
		return `<iframe src="${this.fileName()}" width="100%" height="520" title="${say("export-tree")}"></iframe>`;
	}
	buttons() {
		let save = h$2("button", {
			class: "primary",
			id: "export-save",
			disabled: this.saving,
			onclick: () => void this.save(!1)
		});
		label(save, "export-save");
		let close = h$2("button", {
			id: "export-close",
			onclick: () => this.box.close()
		});
		return label(close, "export-close"), h$2("div", { class: "line" }, save, close);
	}
	fileName() {
		return `plywood-${this.app.game.name}-${this.wish.what}.${this.format}`;
	}
	ask(fit) {
		let { app, wish } = this, common = {
			format: this.format,
			paper: this.app.stage.theme
		};
		if (wish.what === "board") {
			let shown = wish.overlay ? this.sight.shownBoard() : null;
			return {
				...common,
				what: "board",
				place: app.board.shown(),
				...shown ? { overlay: overlayOf(shown) } : {}
			};
		}
		if (!app.search.result) return null;
		let paper = this.format === "pdf" ? PAPERS[wish.paper] : void 0, { view, place, settings, recorded } = app.search.result;
		return {
			...common,
			what: "tree",
			place,
			...view.kept === void 0 ? {} : { kept: view.kept },
			search: sent(settings),
			tree: { max_nodes: recorded },
			...wish.part === "whole" ? {} : {
				shown: this.nodes(),
				open: wish.part === "seen" ? [...this.sight.entered()] : []
			},
			boards: wish.boards,
			fit,
			...paper ? { sheet: {
				size: paper[1],
				portrait: paper[2]
			} } : {}
		};
	}
	file(fit) {
		if (this.wish.what === "exercise") {
			let exercise = this.sight.exercise();
			return exercise && quiz(exercise, this.format);
		}
		let asked = this.ask(fit);
		return asked && picture$2(asked);
	}
	async save(fit) {
		let file = this.saving ? null : this.file(fit);
		if (file) {
			this.saving = !0, this.draw();
			try {
				let blob = await file;
				download(this.fileName(), blob), this.saving = !1, this.draw(), byId("export-error").className = "export-error done", byId("export-error").textContent = say("export-done", {
					name: this.fileName(),
					size: count(Math.ceil(blob.size / 1e3))
				});
			} catch (error) {
				this.saving = !1, this.draw(), this.refused(error);
			}
			byId("export-save").focus();
		}
	}
	refused(error) {
		let place = byId("export-error");
		replace(place, error instanceof Error ? error.message : String(error)), error instanceof Refused && this.wish.what === "tree" && this.format === "png" && place.append(" ", h$2("button", {
			class: "small",
			id: "export-fit",
			onclick: () => void this.save(!0)
		}, say("export-fit")));
	}
};
// src/saved.ts
function savedResult({ view, place, settings, recorded }) {
	return {
		view,
		place,
		settings,
		recorded
	};
}
function resultFrom(data, games) {
	if (!isRecord(data) || !isRecord(data.view) || !isRecord(data.place) || !isRecord(data.settings)) return null;
	let place = placeFrom(data.place, games), { tree, moves } = data.view, columns = isRecord(tree) ? {
		dropped_moves: [],
		...tree
	} : null, view = {
		...withWorth(data.view),
		moves: Array.isArray(moves) ? moves.map(withWorth) : moves,
		tree: columns
	};
	return !place || !isSearchView(view) || !isTree(view.tree) ? null : {
		view,
		place,
		settings: searchFrom(data.settings),
		recorded: recordedFrom(data, data.settings),
		tree: new TreeModel(view.tree)
	};
}
function withWorth(data) {
	return isRecord(data) && isNumberOrNull(data.value) ? {
		worth: data.value === null ? { points: null } : meaning(Number(data.value)),
		...data
	} : data;
}
function isWorth(data) {
	return isRecord(data) && (isNumber(data.win) || isNumber(data.loss) || isNumberOrNull(data.points));
}
var isText = (item) => typeof item == "string", isNumber = (item) => typeof item == "number", isNumberOrNull = (item) => item === null || typeof item == "number";
function isList(data, isItem) {
	return Array.isArray(data) && data.every(isItem);
}
function isRootMove(data) {
	return isRecord(data) && isText(data.move) && isNumberOrNull(data.value) && isWorth(data.worth) && isText(data.bound) && isNumber(data.nodes);
}
function isSearchView(data) {
	let counts = [
		data.nodes,
		data.cutoffs,
		data.placeholders,
		data.time_ms
	], lists = [data.pv, data.ties];
	return isText(data.verdict) && isNumberOrNull(data.value) && isWorth(data.worth) && (data.best === null || isText(data.best)) && counts.every(isNumber) && lists.every((list) => isList(list, isText)) && isList(data.moves, isRootMove);
}
var COLUMNS = [
	[
		"parent",
		isNumber,
		"parent"
	],
	["x", isNumber],
	[
		"label",
		isNumber,
		"labels"
	],
	[
		"reason",
		isNumber,
		"reasons"
	],
	[
		"exit",
		isNumber,
		"exits"
	],
	[
		"pass",
		isNumber,
		"passes"
	],
	["turn", isNumber],
	["depth", isNumber],
	["alpha", isNumberOrNull],
	["beta", isNumberOrNull],
	["value", isNumberOrNull],
	["bound", isNumber]
];
function isTree(data) {
	if (!isRecord(data) || !isList(data.parent, isNumber) || !isNumber(data.width) || !isNumber(data.dropped_in_all)) return !1;
	let size = data.parent.length, isNode = (item) => isIndex$1(item, size), isPair = (item) => Array.isArray(item) && item.length === 2 && isNode(item[0]), isPlaced = data.parent.every((above, node) => isIndex$1(above, Math.max(1, node)));
	return size > 0 && isPlaced && [
		data.labels,
		data.reasons,
		data.exits,
		data.passes
	].every((list) => isList(list, isText)) && COLUMNS.every(([name, isItem, list]) => isColumn(data[name], size, isItem, list && data[list])) && [data.skipped, data.pv].every((list) => isList(list, isNode)) && [
		data.dropped,
		data.dropped_moves,
		data.positions
	].every((list) => isList(list, isPair));
}
function isColumn(data, size, isItem, list) {
	return isList(data, isItem) && data.length === size && data.every((item) => !Array.isArray(list) || isIndex$1(item, list.length));
}
function isIndex$1(item, size) {
	return Number.isInteger(item) && item >= 0 && item < size;
}
// src/viewer/file.ts
var VERSION = 1, MOST_NODES = 2e6, LONGEST_TEXT = 2e3, PASS_NAMES = [
	"full",
	"scout",
	"reduced",
	"again",
	"null",
	"quiet"
], BadTree = class extends Error {
	constructor(what) {
		super(say("tree-file-bad", { what }));
	}
};
function readTree(text) {
	let data;
	try {
		data = JSON.parse(text);
	} catch {
		throw new BadTree(say("tree-file-json"));
	}
	if (typeof data != "object" || !data || Array.isArray(data)) throw new BadTree(say("tree-file-json"));
	let fields = data, version = fields.tree_version ?? VERSION;
	if (typeof version != "number" || version > VERSION) throw new BadTree(`tree_version, ≤ ${VERSION}`);
	let tree = treeFrom(fields, parentsFrom(fields.parent));
	return checkLists(tree), checkGrowth(tree), tree;
}
function parentsFrom(data) {
	let parent = numbers$2("parent", data);
	if (parent.length === 0 || parent.length > 2e6) throw new BadTree(`parent: 1 – ${MOST_NODES}`);
	let wrong = parent.findIndex((above, node) => !isIndex(above, Math.max(node, 1)));
	if (wrong >= 0) throw new BadTree(`parent ${parent[wrong] ?? ""}, node ${wrong}`);
	return parent;
}
function treeFrom(fields, parent) {
	let size = parent.length, column = (name, usual) => {
		let given = fields[name] === void 0 ? [] : numbers$2(name, fields[name]);
		if (given.length === 0) return Array.from({ length: size }, (_, node) => usual(node));
		if (given.length !== size) throw new BadTree(`${name}: ${given.length} ≠ ${size}`);
		return given;
	}, texts = (name, first) => {
		let list = textsFrom(name, fields[name]);
		return list.length === 0 ? first : list;
	}, values = (name) => valuesFrom(name, fields[name], size), ply = new Int32Array(size);
	for (let node = 1; node < size; node++) ply[node] = (ply[parent[node] ?? 0] ?? 0) + 1;
	let passes = texts("pass_names", ["full"]);
	for (let name of passes) if (!PASS_NAMES.includes(name)) throw new BadTree(`pass_names: ${name.slice(0, 40)}`);
	let [labels, reasons, exits] = [
		texts("labels", [""]),
		texts("reasons", [""]),
		texts("exits", ["searched"])
	], indexes = (name, limit) => within$1(name, column(name, () => 0), limit), skipped = ascending("skipped", fields.skipped, size), value = values("value");
	for (let node of skipped) value[node] = null;
	let x = fields.x === void 0 ? [] : numbers$2("x", fields.x);
	if (x.length !== 0 && x.length !== size) throw new BadTree(`x: ${x.length} ≠ ${size}`);
	return {
		title: textFrom("title", fields.title),
		parent,
		...x.length > 0 ? { x } : {},
		width: typeof fields.width == "number" ? fields.width : 0,
		labels,
		label: indexes("label", labels.length),
		reasons,
		reason: indexes("reason", reasons.length),
		exits,
		exit: indexes("exit", exits.length),
		passes: passes.map((name) => name === "full" ? "" : say(`pass-${name}`)),
		pass_names: passes,
		pass: indexes("pass", passes.length),
		turn: within$1("turn", column("turn", (node) => (ply[node] ?? 0) % 2), 3),
		odds: pairs("odds", fields.odds, size, (odds) => typeof odds == "number" && odds >= 0 && odds <= 1),
		depth: column("depth", () => 0),
		alpha: values("alpha"),
		beta: values("beta"),
		value,
		bound: indexes("bound", 3),
		skipped,
		pv: ascending("pv", fields.pv, size),
		dropped: pairs("dropped", fields.dropped, size, isCount),
		dropped_in_all: isCount(fields.dropped_in_all) ? fields.dropped_in_all : 0,
		dropped_moves: pairs("dropped_moves", fields.dropped_moves, size, isCount),
		dropped_moves_in_all: isCount(fields.dropped_moves_in_all) ? fields.dropped_moves_in_all : 0,
		positions: pairs("positions", fields.positions, size, (text) => typeof text == "string" && text.length <= LONGEST_TEXT),
		counted: oneOf("counted", fields.counted, [
			"plies",
			"moves",
			"never"
		]),
		sure: typeof fields.sure == "number" ? fields.sure : null,
		language: oneOf("language", fields.language, ["en", "cs"]),
		ends: oneOf("ends", fields.ends, ["game", "leaf"]),
		sides: textsFrom("sides", fields.sides),
		record: oneOf("record", fields.record, ["visits", "growth"]),
		rounds: ascending("rounds", fields.rounds, size),
		round_titles: textsFrom("round_titles", fields.round_titles),
		numbers: list("numbers", fields.numbers).map((number) => ({ name: textFrom("numbers", isFields(number) ? number.name : null) })),
		marks: textsFrom("marks", fields.marks),
		steps: stepsFrom(fields.steps),
		...originOf(fields)
	};
}
function originOf(fields) {
	let given = [
		"place",
		"search",
		"answer",
		"boards"
	].filter((name) => isFields(fields[name]));
	return Object.fromEntries(given.map((name) => [name, fields[name]]));
}
function stepsFrom(data) {
	let fields = isFields(data) ? data : {}, column = (name) => fields[name] === void 0 ? [] : numbers$2(`steps.${name}`, fields[name]), [kind, node, number] = [
		column("kind"),
		column("node"),
		column("number")
	], value = valuesFrom("steps.value", fields.value, kind.length);
	if (node.length !== kind.length || number.length !== kind.length) throw new BadTree(`steps: ${kind.length}, ${node.length}, ${number.length}`);
	return {
		kind,
		node,
		number,
		value
	};
}
function checkLists(tree) {
	let isSkipped = new Uint8Array(tree.parent.length);
	for (let node of tree.skipped) isSkipped[node] = 1;
	tree.parent.forEach((above, node) => {
		if (node > 0 && isSkipped[above] === 1) throw new BadTree(`skipped: ${above}`);
	});
	let sides = tree.sides ?? [];
	if (sides.length !== 0 && sides.length !== 2) throw new BadTree(`sides: ${sides.length}`);
	let [rounds, titles] = [tree.rounds ?? [], tree.round_titles ?? []];
	for (let round of rounds) if (round === 0 || tree.parent[round] !== 0) throw new BadTree(`rounds: ${round}`);
	if (rounds.length !== titles.length) throw new BadTree(`round_titles: ${titles.length} ≠ ${rounds.length}`);
}
function checkGrowth(tree) {
	let { kind, node, number, value } = tree.steps ?? {
		kind: [],
		node: [],
		number: [],
		value: []
	};
	if (tree.record !== "growth" && kind.length > 0) throw new BadTree("record");
	let isThere = new Uint8Array(tree.parent.length).fill(1);
	kind.forEach((one, step) => {
		one === 1 && (isThere[node[step] ?? 0] = 0);
	}), kind.forEach((one, step) => {
		let [about, to] = [node[step] ?? -1, value[step] ?? null], isNew = isThere[about] !== 1, hasParent = about === 0 || isThere[tree.parent[about] ?? 0] === 1, isFine = one === 1 ? isNew && hasParent : !isNew && says(tree, one, number[step], to);
		if (!isIndex(about, isThere.length) || !isFine) throw new BadTree(`steps[${step}]`);
		isThere[about] = 1;
	});
}
function says(tree, kind, number, to) {
	return kind === 2 ? to !== null && isIndex(number, tree.numbers?.length ?? 0) : kind === 0 || kind === 3 && isIndex(to, tree.marks?.length ?? 0);
}
function isFields(data) {
	return typeof data == "object" && !!data && !Array.isArray(data);
}
function isIndex(data, limit) {
	return typeof data == "number" && Number.isInteger(data) && data >= 0 && data < limit;
}
function isCount(data) {
	return isIndex(data, 2 ** 53 - 1);
}
function list(name, data) {
	if (data == null) return [];
	if (!Array.isArray(data)) throw new BadTree(name);
	return data;
}
function numbers$2(name, data) {
	let given = list(name, data);
	if (!given.every((one) => typeof one == "number")) throw new BadTree(name);
	return given;
}
function within$1(name, column, limit) {
	let wrong = column.findIndex((one) => !isIndex(one, limit));
	if (wrong >= 0) throw new BadTree(`${name}[${wrong}], < ${limit}`);
	return column;
}
function valuesFrom(name, data, size) {
	let given = list(name, data);
	if (given.length === 0) return Array(size).fill(null);
	if (given.length !== size) throw new BadTree(`${name}: ${given.length} ≠ ${size}`);
	if (!given.every((one) => one === null || typeof one == "number")) throw new BadTree(name);
	return given;
}
function ascending(name, data, size) {
	let given = within$1(name, numbers$2(name, data), size);
	return given.forEach((one, index) => {
		if (index > 0 && one <= (given[index - 1] ?? 0)) throw new BadTree(`${name}: ${one}`);
	}), given;
}
function pairs(name, data, size, isFine) {
	let given = list(name, data);
	if (!given.every((pair) => Array.isArray(pair) && pair.length === 2 && typeof pair[0] == "number" && isFine(pair[1]))) throw new BadTree(name);
	return ascending(name, given.map(([node]) => node), size), given;
}
function textFrom(name, data) {
	let text = data ?? "";
	if (typeof text != "string" || text.length > LONGEST_TEXT) throw new BadTree(name);
	return text;
}
function textsFrom(name, data) {
	return list(name, data).map((text) => textFrom(name, text));
}
function oneOf(name, data, known) {
	if (data == null) return known[0];
	let found = known.find((one) => one === data);
	if (found === void 0) throw new BadTree(name);
	return found;
}
// src/tree/opened.ts
function isTreeFile(data) {
	return isRecord(data) && Array.isArray(data.parent);
}
function openedTree(text, games) {
	let tree = readTree(text), place = isRecord(tree.place) ? placeFrom(tree.place, games) : null, game = place && games.find(({ name }) => name === place.game);
	if (!place || !game) throw Error(say("tree-file-no-place"));
	let state = {
		...usualState(game),
		place,
		ply: place.moves.length
	}, settings = isRecord(tree.search) ? searchFrom(tree.search) : state.search;
	return {
		state,
		result: {
			view: viewOf$1(tree),
			tree: new TreeModel(tree),
			place,
			settings,
			recorded: tree.parent.length
		}
	};
}
function viewOf$1(tree) {
	let said = isRecord(tree.answer) ? tree.answer : {}, value = tree.value[0] ?? null, line = tree.pv.slice(1).map((node) => tree.labels[tree.label[node] ?? 0] ?? ""), plies = value === null ? null : pliesToEnd(value), text = (key, otherwise) => typeof said[key] == "string" ? said[key] : otherwise, count = (key, otherwise) => typeof said[key] == "number" ? said[key] : otherwise;
	return {
		game: text("game", ""),
		position: text("position", ""),
		algorithm: "alphabeta",
		eval: text("eval", ""),
		depth: typeof said.depth == "number" ? said.depth : null,
		value,
		worth: plies === null || value === null ? { points: value } : value > 0 ? { win: plies } : { loss: plies },
		verdict: text("verdict", ""),
		best: line[0] ?? null,
		ties: [],
		pv: line,
		nodes: count("nodes", tree.parent.length - tree.skipped.length),
		cutoffs: count("cutoffs", 0),
		time_ms: count("time_ms", 0),
		moves: [],
		tree
	};
}
// src/header.ts
var THEMES = [
	"auto",
	"light",
	"dark"
], THEME_KEY = "plywood-theme", MAX_FILE = 64 << 20, Header = class extends Panel {
	app;
	address;
	theme = "auto";
	constructor(app, address, sight) {
		super(), this.app = app, this.address = address, this.files(), this.games(), this.themes(), this.languages(), new ExportDialog(app, sight), this.drawn(() => this.draw());
	}
	draw() {
		let { app } = this, select = byId("game");
		replace(select, ...app.catalogue.games.map((game) => h$2("option", {
			value: game.name,
			selected: game.name === app.game.name
		}, game.title))), select.onchange = () => void this.choose(select.value), replace(byId("game-about"), h$2("span", {}, app.game.about)), select.title = app.game.about, renew(byId("options"), ...app.game.options.map((option) => this.option(option)));
	}
	async choose(name) {
		await this.app.board.setGame(name), this.app.board.view && isSteered(this.app.board.view) && byId("board-place").querySelector("svg")?.focus({ preventScroll: !0 });
	}
	value(option) {
		return valueOf$1(option, this.app.board.place.options);
	}
	set(name, value) {
		let { board, game } = this.app;
		this.setUp(changed(game.options, board.place.options, name, value));
	}
	setUp(options) {
		let place = {
			...this.app.board.place,
			options,
			position: null,
			moves: []
		};
		this.app.board.setPlace(place).then((good) => good || this.draw());
	}
	option(option) {
		if (option.kind === "number") {
			let input = h$2("input", {
				type: "number",
				min: option.min,
				max: option.max,
				value: this.value(option),
				onchange: () => this.set(option.name, Number(input.value))
			});
			return h$2("label", { class: "option" }, option.title, input);
		}
		if (option.kind === "choice") {
			let select = h$2("select", { onchange: () => this.set(option.name, select.value) }, ...option.choices.map((choice) => h$2("option", {
				value: choice.name,
				title: choice.about,
				selected: choice.name === this.value(option)
			}, choice.name)));
			return h$2("label", { class: "option" }, option.title, select);
		}
		let isOwn = !option.samples.some((sample) => sample.text === this.value(option)), samples = h$2("select", {
			"aria-label": option.title,
			onchange: () => {
				let sample = option.samples.find((one) => one.name === samples.value);
				sample && this.set(option.name, sample.text);
			}
		}, isOwn ? h$2("option", {
			value: "",
			selected: !0
		}, say("option-own")) : null, ...option.samples.map((sample) => h$2("option", {
			value: sample.name,
			title: sample.about,
			selected: sample.text === this.value(option)
		}, sampleName(sample))));
		return h$2("span", { class: "option" }, samples);
	}
	languages() {
		let button = byId("language");
		label(button, "language"), wasChosen() && button.focus({ preventScroll: !0 }), button.addEventListener("click", () => {
			this.address.write(), choose(LANGUAGES[(LANGUAGES.indexOf(language()) + 1) % LANGUAGES.length] ?? "en");
		});
	}
	themes() {
		let stored = localStorage.getItem(THEME_KEY);
		this.theme = THEMES.find((theme) => theme === stored) ?? "auto", this.applyTheme(), byId("theme").addEventListener("click", () => {
			this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? "auto", localStorage.setItem(THEME_KEY, this.theme), this.applyTheme();
		}), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.applyTheme());
	}
	applyTheme() {
		document.documentElement.dataset.theme = this.isDark() ? "dark" : "light", byId("theme").replaceChildren(icon(this.theme)), label(byId("theme"), `theme-${this.theme}`), this.app.stage.wear(this.isDark() ? "dark" : "light");
	}
	isDark() {
		return this.theme === "dark" || this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches;
	}
	files() {
		byId("share").addEventListener("click", () => void this.share()), byId("save").addEventListener("click", () => this.save());
		let picker = byId("load-file");
		byId("load").addEventListener("click", () => picker.click()), picker.addEventListener("change", () => {
			let file = picker.files?.[0];
			picker.value = "", file && (isGame(file.name) ? readFile(this.app, file) : this.load(file));
		});
		let stage = byId("tree-panel");
		stage.addEventListener("dragover", (event) => event.preventDefault()), stage.addEventListener("drop", (event) => {
			event.preventDefault();
			let file = event.dataTransfer?.files[0];
			file && (isGame(file.name) ? readFile(this.app, file) : this.load(file));
		}), byId("home").addEventListener("click", () => this.home());
	}
	home() {
		let { app } = this;
		app.work.stop(), app.search.close(), app.board.lookAhead(null);
	}
	games() {
		let menu = byId("kept");
		menu.addEventListener("toggle", () => {
			if (!menu.open) return;
			let { list } = keptGames(localStorage, this.app.catalogue.games), entries = list.map((kept) => h$2("button", {
				role: "menuitem",
				onclick: () => {
					menu.open = !1, this.app.board.restore(kept.state, kept.id);
				}
			}, h$2("strong", {}, this.title(kept)), h$2("span", { class: "soft small" }, `${keptWhen(kept.at)} · ${keptMoves(kept)}`))), none = h$2("p", { class: "soft small" }, say("kept-none"));
			replace(byId("kept-menu"), ...entries.length > 0 ? entries : [none]);
		});
	}
	title(kept) {
		return this.app.catalogue.games.find((game) => game.name === kept.state.place.game)?.title ?? kept.state.place.game;
	}
	async share() {
		this.address.write();
		try {
			await navigator.clipboard.writeText(location.href);
			let script = longestScript(this.app.board.state);
			this.app.news.tell(script > 12e3 ? say("share-no-script", {
				letters: script,
				most: LINK_SCRIPT
			}) : say("share-done"));
		} catch {
			this.app.news.tell(say("share-by-hand"));
		}
	}
	save() {
		let { app } = this, data = {
			plywood: 1,
			...plain(app.board.state),
			scores: [...app.search.scores],
			result: app.search.result && savedResult(app.search.result)
		};
		download(`plywood-${app.game.name}.json`, new Blob([JSON.stringify(data)], { type: "application/json" }));
	}
	async load(file) {
		try {
			if (file.size > MAX_FILE) throw Error(say("file-too-large", { name: file.name }));
			let text = await file.text(), data = JSON.parse(text);
			if (isTreeFile(data)) {
				await this.loadTree(text);
				return;
			}
			let state = fromPlain(data, this.app.catalogue.games);
			if (!state) throw Error(say("file-not-ours", { name: file.name }));
			let result = data.result ? resultFrom(data.result, this.app.catalogue.games) : null;
			if (data.result && !result) throw Error(say("file-search-damaged", { name: file.name }));
			let admitted = await admit("file", {
				state,
				result
			}, this.app.catalogue.games);
			if (!admitted || !await this.app.board.restore(admitted.state)) return;
			this.app.search.setScores(scoresFrom(data.scores, state.place.moves)), admitted.result && this.app.search.show(admitted.result);
		} catch (error) {
			this.app.news.fail(error instanceof SyntaxError ? Error(say("file-not-ours", { name: file.name })) : error);
		}
	}
	async loadTree(text) {
		let { games } = this.app.catalogue, admitted = await admit("file", openedTree(text, games), games);
		if (!admitted || !await this.app.board.restore(admitted.state) || !admitted.result) return;
		let { view } = admitted.result;
		this.app.search.show(admitted.result);
		let kept = await openTree(text).catch(() => null);
		kept !== null && (view.kept = kept);
	}
};
function scoresFrom(data, moves) {
	return new Map((Array.isArray(data) ? data : []).flatMap((pair) => {
		if (!Array.isArray(pair) || typeof pair[1] != "number") return [];
		let [key, value] = pair;
		return typeof key == "number" ? [[scoreKey(moves, key), value]] : typeof key == "string" ? [[key, value]] : [];
	}));
}
function keptWhen(at) {
	return new Date(at).toLocaleString(language() === "en" ? "en-GB" : language(), {
		day: "numeric",
		month: "short",
		hour: "2-digit",
		minute: "2-digit"
	});
}
function keptMoves({ state }) {
	let { moves } = state.place;
	return moves.length === 0 ? state.place.position ?? "" : `${movesText(moves.slice(0, 6))}${moves.length > 6 ? " …" : ""}`;
}
function isGame(name) {
	return /\.(pgn|pdn|fen|txt|js)$/i.test(name);
}
// src/keys.ts
var KEYS = [
	["keys-board", [
		"walk",
		"steer",
		"escape",
		"game",
		"flip",
		"mark",
		"best"
	]],
	["keys-tree", [
		"walk",
		"zoom",
		"open",
		"line",
		"find",
		"truth",
		"play",
		"escape"
	]],
	["keys-all", [
		"undo",
		"keys",
		"tab"
	]]
];
function keysBox() {
	let box = byId("keys-box"), row = (name) => [h$2("dt", {}, h$2("kbd", {}, say(name))), h$2("dd", {}, marks$1(name).about ?? "")];
	replace(box, ...KEYS.flatMap(([part, keys]) => [h$2("h3", {}, say(part)), h$2("dl", { class: "facts" }, ...keys.flatMap((key) => row(`${part}-${key}`)))]), h$2("button", {
		class: "small",
		onclick: () => box.close()
	}, say("keys-close"))), byId("keys").addEventListener("click", () => box.showModal()), document.addEventListener("keydown", (event) => {
		event.key === "?" && !isTyping(event) && !box.open && box.showModal();
	});
}
// src/lab/fields.ts
var KEPT_AS$2 = "plywood-lab-forms-1";
function readEntries(text) {
	try {
		let data = JSON.parse(text ?? "{}");
		if (!isRecord(data)) return {};
		let isEntry = (value) => [
			"string",
			"number",
			"boolean"
		].includes(typeof value);
		return Object.fromEntries(Object.entries(data).map(([kind, entries]) => [kind, Object.fromEntries(Object.entries(isRecord(entries) ? entries : {}).filter((pair) => isEntry(pair[1])))]));
	} catch {
		return {};
	}
}
var Fields = class {
	changed;
	all = readEntries(localStorage.getItem(KEPT_AS$2));
	constructor(changed) {
		this.changed = changed;
	}
	of(form) {
		return new Form(form, this.all[form] ?? {}, (entries) => {
			this.all[form] = entries;
			try {
				localStorage.setItem(KEPT_AS$2, JSON.stringify(this.all));
			} catch {}
			this.changed();
		});
	}
}, Form = class {
	name;
	entries;
	keep;
	constructor(name, entries, keep) {
		this.name = name, this.entries = entries, this.keep = keep;
	}
	set(name, value) {
		this.entries[name] = value, this.keep({ ...this.entries });
	}
	text(name, usual) {
		let value = this.entries[name];
		return typeof value == "string" ? value : usual;
	}
	number(name, usual, min, max) {
		let value = this.entries[name];
		return typeof value == "number" && value >= min && value <= max ? value : usual;
	}
	isOn(name, usual = !1) {
		let value = this.entries[name];
		return typeof value == "boolean" ? value : usual;
	}
	id(name) {
		return `lab-${this.name}-${name}`;
	}
	row(name, input) {
		return h$2("div", { class: "lab-field" }, h$2("label", {
			for: input.id,
			...marks$1(`lab-field-${name}`)
		}, say(`lab-field-${name}`)), input);
	}
	numberRow(name, value, min, max, usual = "") {
		let input = h$2("input", {
			type: "number",
			id: this.id(name),
			min,
			max,
			value: value ?? "",
			placeholder: usual,
			onchange: () => {
				input.value === "" ? this.set(name, -1) : Number.isFinite(Number(input.value)) && this.set(name, Math.min(max, Math.max(min, Math.round(Number(input.value)))));
			}
		});
		return this.row(name, input);
	}
	textRow(name, value, usual) {
		let input = h$2("input", {
			type: "text",
			id: this.id(name),
			value,
			placeholder: usual,
			spellcheck: "false",
			autocomplete: "off",
			onchange: () => this.set(name, input.value.trim())
		});
		return this.row(name, input);
	}
	areaRow(name, value, usual) {
		let input = h$2("textarea", {
			id: this.id(name),
			rows: 5,
			placeholder: usual,
			onchange: () => this.set(name, input.value)
		});
		return input.value = value, this.row(name, input);
	}
	choiceRow(name, ...options) {
		return this.row(name, this.select(name, options));
	}
	titledRow(name, title, ...options) {
		let select = this.select(name, options);
		return h$2("div", { class: "lab-field" }, h$2("label", { for: select.id }, title), select);
	}
	select(name, options) {
		let select = h$2("select", {
			id: this.id(name),
			onchange: () => this.set(name, select.value)
		}, ...options);
		return select;
	}
	checkRow(name) {
		return this.check(name, this.isOn(name), say(`lab-field-${name}`), marks$1(`lab-field-${name}`));
	}
	checksRow(name, list, isOn) {
		return h$2("fieldset", { class: "lab-checks" }, h$2("legend", marks$1(`lab-field-${name}`), say(`lab-field-${name}`)), ...list.map(([key, title]) => this.check(`${name}-${key}`, isOn(key), title)));
	}
	check(name, isOn, title, more = {}) {
		let input = h$2("input", {
			type: "checkbox",
			id: this.id(name),
			checked: isOn,
			onchange: () => this.set(name, input.checked)
		});
		return h$2("label", {
			class: "lab-check",
			for: input.id,
			...more
		}, input, title);
	}
};
function choices(list, chosen) {
	return list.map(([value, words]) => h$2("option", {
		value,
		selected: value === chosen
	}, words));
}
function entered(key, value, show) {
	return {
		show,
		value,
		said: { [key]: value }
	};
}
function number$1(form, key, usual, min, max, name = key) {
	let value = form.number(name, usual, min, max);
	return entered(key, value, () => [form.numberRow(name, value, min, max)]);
}
function maybe(form, key, most, without) {
	let value = form.number(key, -1, 1, most), show = () => [form.numberRow(key, value > 0 ? value : null, 1, most, without)];
	return value > 0 ? entered(key, value, show) : { show };
}
function text$1(form, key, usual, name = key) {
	let value = form.text(name, "");
	return entered(key, value || usual, () => [form.textRow(name, value, usual)]);
}
function choice(form, key, list, usual, name = key) {
	let entry = form.text(name, usual), value = list.find(([word]) => word === entry)?.[0] ?? usual;
	return entered(key, value, () => [form.choiceRow(name, ...choices(list, value))]);
}
function checked(form, name, list, isUsual) {
	let isOn = (key) => form.isOn(`${name}-${key}`, isUsual(key));
	return {
		show: () => [form.checksRow(name, list, isOn)],
		keys: list.map(([key]) => key).filter(isOn)
	};
}
// src/lab/cells.ts
var PART = /^(adding|only|without) (.+)$/, ENDING = /: (won by the rules|drawn by the rules|drawn by repetition|adjudicated: too long)$/, isNumeric = (text) => /^[-−]?[\d.,]+( %)?$/.test(text);
function cellText(text) {
	let [, how, term = ""] = PART.exec(text) ?? [];
	if (how !== void 0) return say(`lab-part-${how}`, { term: termName(term) });
	let name = `lab-cell-${named$1(text)}`;
	return isKnown(name) ? say(name) : isNumeric(text) ? written$1(text) : text;
}
function gameText(about) {
	let ending = ENDING.exec(about)?.[1];
	return ending === void 0 ? about : about.slice(0, -ending.length) + say(`lab-by-${named$1(ending)}`);
}
var named$1 = (text) => text.replace(/\W+/g, "-");
// src/lab/contenders.ts
function contenders(app, shelf, search = app.board.search) {
	let { game } = app, list = [{
		key: "search",
		group: "yours",
		name: `${say("lab-as-search")}: ${searchName(search)}`,
		settings: search
	}];
	for (let { name, settings } of shelf.of(game.name)) list.push({
		key: `shelf:${name}`,
		group: "yours",
		name,
		settings
	});
	for (let preset of game.presets) list.push({
		key: `eval:${preset.name}`,
		group: "evals",
		name: preset.name,
		settings: {
			...search,
			eval: {
				preset: preset.name,
				weights: {}
			}
		}
	});
	for (let { name } of nets.of(game.name)) list.push({
		key: `eval:${name}`,
		group: "evals",
		name,
		settings: {
			...search,
			eval: {
				preset: name,
				weights: {}
			}
		}
	});
	let add = (key, name, change) => {
		let settings = {
			...search,
			...change
		};
		game.algorithms.includes(settings.algorithm) && list.push({
			key,
			group: "searches",
			name,
			settings
		});
	};
	add("minimax", say("lab-search-minimax"), {
		algorithm: "minimax",
		order: !1,
		strict: !1,
		beam: null
	}), add("alphabeta", say("lab-search-alphabeta"), {
		algorithm: "alphabeta",
		order: !1,
		beam: null
	}), add("ordered", say("lab-search-ordered"), {
		algorithm: "alphabeta",
		order: !0,
		beam: null
	}), add("pvs", say("lab-search-pvs"), {
		...usualSearch(),
		algorithm: "pvs",
		depth: null
	});
	for (let variant of game.variants) add(`variant:${variant.name}`, say("lab-search-variant", { name: variant.name }), withVariant(search, variant));
	return list;
}
var NEAR = 2;
function others(app, shelf, settings) {
	let isOther = (contender) => !isSameSearch(contender.settings, settings), current = contenders(app, shelf).filter(({ group }) => group === "yours"), evals = contenders(app, shelf, settings).filter(({ group }) => group === "evals"), { depth } = settings, depths = (typeof depth == "number" ? Array.from({ length: 5 }, (_, index) => depth - NEAR + index).filter((one) => one > 0) : [
		1,
		2,
		3,
		4
	]).map((one) => ({
		key: `depth:${one}`,
		group: "depths",
		name: say("lab-depth", { depth: one }),
		settings: {
			...settings,
			depth: one
		}
	}));
	return [
		...current,
		...evals,
		...depths
	].filter(isOther);
}
var GROUPS = [
	"yours",
	"evals",
	"searches",
	"depths"
];
function options(list, chosen) {
	return GROUPS.flatMap((group) => {
		let members = list.filter((contender) => contender.group === group);
		return members.length === 0 ? [] : [h$2("optgroup", { label: say(`lab-group-${group}`) }, ...members.map(({ key, name }) => h$2("option", {
			value: key,
			selected: key === chosen
		}, name)))];
	});
}
function shortName({ key, name, settings }) {
	return key === "search" ? searchName(settings) : settings.depth !== void 0 && settings.depth !== null && !key.startsWith("shelf:") ? `${name} ${settings.depth}` : name;
}
// src/lab/bench.ts
function asked(kind, { fields, beside }) {
	return Object.assign({ kind }, ...fields.map(({ said }) => said ?? {}), beside);
}
function pick(list, key, usual) {
	let found = list.find((one) => one.key === key) ?? list.find((one) => one.key === usual) ?? list[0];
	if (!found) throw Error("there is nothing to choose from");
	return found;
}
function contender(bench, name, usual) {
	let { app, shelf, form } = bench, list = contenders(app, shelf), own = pick(list, form.text(name, usual), usual), depth = form.number(`${name}-depth`, -1, 1, 60);
	return {
		show: () => {
			let hint = own.settings.depth === void 0 || own.settings.depth === null ? say("lab-usual") : String(own.settings.depth);
			return [h$2("div", { class: "lab-pair" }, form.choiceRow(name, ...options(list, own.key)), form.numberRow(`${name}-depth`, depth > 0 ? depth : null, 1, 60, hint))];
		},
		chosen: depth > 0 ? {
			...own,
			settings: {
				...own.settings,
				depth
			}
		} : own
	};
}
function evaluations({ app, shelf }) {
	return contenders(app, shelf).filter(({ group, settings }) => group === "evals" || group === "yours" && isChosen(settings.eval));
}
function evaluation(bench) {
	let { app, form } = bench, usual = `eval:${app.game.study?.played ?? app.game.scored?.eval ?? app.game.presets[0]?.name ?? ""}`;
	return pick(evaluations(bench), form.text("eval", usual), usual);
}
function evalField(bench) {
	let { key, settings } = evaluation(bench), value = sentEval(settings.eval);
	return {
		value,
		settings,
		said: { eval: value },
		show: () => [bench.form.choiceRow("eval", ...options(evaluations(bench), key))]
	};
}
function otherEval({ app, shelf, form }, key, name, without) {
	let list = evaluations({
		app,
		shelf,
		form
	}), { value, show } = choice(form, key, [...without, ...list.map(({ key, name }) => [key, name])], without[0]?.[0] ?? "", name), found = list.find((one) => one.key === value);
	return {
		value,
		show,
		...found ? { said: { [key]: sentEval(found.settings.eval) } } : {}
	};
}
function seedField(form) {
	return number$1(form, "seed", 1, 0, 1e6);
}
function classField({ app, form }) {
	return text$1(form, "class", app.game.study?.class ?? "");
}
function fromField({ app, form }) {
	let { study } = app.game, here = app.board.here;
	if (!study) return {
		show: () => [],
		said: { place: here }
	};
	let { place, ply } = app.board, { show, value } = choice(form, "from", [["study", say("lab-from-study", { position: study.position })], ["board", say("lab-from-board")]], place.position === null && ply === 0 ? "study" : "board");
	return {
		show,
		said: { place: value === "study" ? {
			...here,
			position: study.position,
			moves: []
		} : here }
	};
}
function whole(app) {
	return {
		...app.board.place,
		position: null,
		moves: []
	};
}
function needsStudy(app) {
	if (app.game.study) return null;
	let able = app.catalogue.games.filter((game) => game.study !== null).map((game) => game.title);
	return say("lab-needs-study", {
		game: app.game.title,
		games: able.join(", ")
	});
}
// src/lab/series.ts
var DEEPEST = 60, GAMES = 10;
function isUsual({ board }, scored, form) {
	let isChosen = Object.entries(scored.options).some(([name, usual]) => (board.place.options[name] ?? usual) !== usual);
	return form.text("setup", isChosen ? "board" : "usual") === "usual";
}
function usualName({ game }, scored) {
	return game.options.flatMap((option) => {
		let value = scored.options[option.name];
		if (value === void 0) return [];
		let sample = option.kind === "text" ? option.samples.find(({ text }) => text === value) : void 0;
		return [`${option.title}: ${sample?.name ?? value}`];
	}).join(", ");
}
function seriesField(app, scored, form) {
	let { others } = scored, words = others.kind === "choice" ? others.choices.map(({ name, about }) => [name, about]) : [], against = form.text("others", String(others.default)), rounds = number$1(form, "depth", scored.depth, 1, DEEPEST, "rounds"), games = number$1(form, "games", GAMES, 1, app.catalogue.limits.games, "series-games");
	return {
		show: () => [
			form.choiceRow("setup", ...choices([["usual", usualName(app, scored)], ["board", say("lab-setup-board")]], isUsual(app, scored, form) ? "usual" : "board")),
			form.titledRow("others", others.title, ...choices(words, against)),
			...rounds.show(),
			...games.show()
		],
		said: { series: {
			others: against,
			depth: rounds.value,
			games: games.value
		} }
	};
}
function seriesPlace(app, scored, form) {
	let { place } = app.board, options = isUsual(app, scored, form) ? {
		...place.options,
		...scored.options
	} : place.options;
	return {
		...place,
		options,
		position: null,
		moves: []
	};
}
// src/lab/truthkind.ts
var MOST_DRAWS = 1e4, MOST_POSITIONS = 1e6, USUAL_DEPTH = 6;
function bareSearch(settings) {
	return {
		...settings,
		depth: null,
		eval: {}
	};
}
function playedBy(bench) {
	let { app, form } = bench, usual = evaluation(bench).group === "yours" ? "own" : app.game.study?.variant ?? "own", chosen = form.text("variant", usual);
	return chosen === "own" || app.game.variants.some(({ name }) => name === chosen) ? chosen : usual;
}
function truthSettings(bench) {
	let { settings } = evaluation(bench), variant = bench.app.game.variants.find(({ name }) => name === playedBy(bench));
	return {
		...variant ? withVariant(settings, variant) : settings,
		depth: truthDepth(bench)
	};
}
function truthDepth(bench) {
	let { depth } = evaluation(bench).settings;
	return bench.form.number("depth", typeof depth == "number" && depth >= 1 && playedBy(bench) === "own" ? depth : USUAL_DEPTH, 1, 60);
}
function truthEvalRow(bench) {
	let named = evaluations(bench).map((one) => one.key === "search" ? {
		...one,
		name: say("lab-of-search", { what: judgeName(one.settings, bench.app.game) })
	} : one);
	return bench.form.choiceRow("eval", ...options(named, evaluation(bench).key));
}
function variantRow(bench) {
	let { app, form } = bench, { key, name, settings } = evaluation(bench), what = searchName(bareSearch(settings)), list = [["own", key.startsWith("shelf:") ? `${name}: ${what}` : say("lab-of-search", { what })], ...app.game.variants.map(({ name }) => [name, say("lab-search-variant", { name })])];
	return form.choiceRow("variant", ...choices(list, playedBy(bench)));
}
function leagueRows(app) {
	let league = app.game.study?.league ?? [], first = league[0];
	if (!first) return [];
	let table = h$2("table", { class: "lab-league-table" }, h$2("tbody", {}, ...league.map(({ name, won, of, about }) => h$2("tr", {}, h$2("th", { scope: "row" }, name), h$2("td", {}, say("lab-league-won", {
		won: count(won),
		share: percent(won, of)
	})), h$2("td", { lang: "en" }, about)))));
	return [h$2("details", {
		class: "lab-league",
		id: "lab-league"
	}, h$2("summary", {}, say("lab-league")), h$2("p", {}, say("lab-league-about", { positions: count(first.of) })), table)];
}
var truth = {
	refuses: needsStudy,
	fill: (bench) => {
		let { app, form } = bench, { settings } = evaluation(bench), by = playedBy(bench);
		return {
			fields: [
				{ show: () => [truthEvalRow(bench), variantRow(bench)] },
				number$1(form, "depth", truthDepth(bench), 1, 60),
				classField(bench),
				maybe(form, "sample", MOST_POSITIONS, say("lab-all")),
				maybe(form, "shake", MOST_DRAWS, say("lab-not")),
				{ show: () => [form.checkRow("every"), ...leagueRows(app)] }
			],
			beside: {
				game: app.game.name,
				eval: sentEval(settings.eval),
				...by === "own" ? { search: sent(bareSearch(settings)) } : by === app.game.study?.variant ? {} : { variant: by },
				every_defence: form.isOn("every")
			},
			settings: truthSettings(bench)
		};
	}
}, KINDS = [
	"truth",
	"match",
	"simulation",
	"comparison",
	"searches",
	"evals",
	"ablation",
	"techniques",
	"depths",
	"tuning",
	"learning",
	"league",
	"report"
];
function needsPlaying({ game }) {
	return game.can_think ? null : say("lab-no-playing", { game: game.title });
}
var match = {
	refuses: ({ game }) => game.can_think ? null : say("lab-no-match", { game: game.title }),
	fill: (bench) => {
		let { app, form } = bench, { games, threads } = app.catalogue.limits, sets = [
			["", say("lab-openings-usual")],
			...app.game.opening_sets.map(({ name, about }) => [name, about]),
			["random:4", say("lab-openings-random")],
			["board", say("lab-from-board")]
		], [first, second] = [contender(bench, "first", "search"), contender(bench, "second", "pvs")], player = ({ chosen }) => ({
			name: shortName(chosen),
			search: sent(chosen.settings)
		}), openings = choice(form, "openings", sets, ""), isNamed = openings.value !== "" && openings.value !== "board";
		return {
			fields: [
				{ show: first.show },
				{ show: second.show },
				number$1(form, "games", 100, 1, games),
				number$1(form, "nodes", 2e3, 1, 1e7),
				{ show: openings.show },
				seedField(form)
			],
			beside: {
				place: openings.value === "board" ? app.board.here : whole(app),
				players: [player(first), player(second)],
				concurrency: threads,
				...isNamed ? { openings: openings.value } : {}
			},
			settings: first.chosen.settings
		};
	}
}, searched = ({ app }) => app.game.study ? `eval:${app.game.study.played}` : "search", MOST_PLIES = 1e3, simulation = {
	refuses: () => null,
	fill: (bench) => {
		let { app, form } = bench, { show, chosen } = contender(bench, "search", searched(bench)), own = ["own", say("lab-rival-same")], rival = otherEval(bench, "rival", "rival", app.game.can_solve ? [own, ["truth", say("lab-rival-truth")]] : [own]), shown = otherEval(bench, "shown", "shown", [["own", say("lab-shown-same")]]);
		return {
			fields: [
				{ show },
				fromField(bench),
				rival,
				shown,
				number$1(form, "max_plies", 200, 1, MOST_PLIES, "max-plies")
			],
			beside: {
				search: sent(chosen.settings),
				...rival.value === "truth" ? { defender: "truth" } : {}
			},
			settings: chosen.settings
		};
	}
};
function depthOf({ form }) {
	let depth = form.number("depth", -1, 1, 60);
	return {
		show: () => [form.numberRow("depth", depth > 0 ? depth : null, 1, 60, say("lab-usual"))],
		...depth > 0 ? { said: { depth } } : {}
	};
}
var comparison = {
	refuses: () => null,
	fill: (bench) => {
		let { app, form } = bench, [by, depth] = [evalField(bench), depthOf(bench)], among = choice(form, "among", [["variants", say("lab-among-variants")], ["searches", say("lab-among-searches")]], "variants");
		return {
			fields: [
				{ show: by.show },
				{ show: depth.show },
				fromField(bench),
				...app.game.study ? [among] : []
			],
			beside: { search: {
				...by.said,
				...depth.said
			} },
			settings: by.settings
		};
	}
}, numbers$1 = (text) => (text.match(/\d+/g) ?? []).map(Number), searches = {
	refuses: () => null,
	fill: (bench) => {
		let { app, form } = bench, by = evalField(bench), names = checked(form, "searches", app.game.algorithms.map((name) => [name, name]), () => !0), [depths, nodes] = [text$1(form, "depths", "2, 3"), text$1(form, "budgets", "")];
		return {
			fields: [
				{ show: by.show },
				{ show: names.show },
				fromField(bench),
				{ show: depths.show },
				{ show: nodes.show }
			],
			beside: {
				search: by.said ?? {},
				searches: names.keys,
				depths: numbers$1(depths.value),
				nodes: numbers$1(nodes.value)
			},
			settings: by.settings
		};
	}
}, evals = {
	refuses: () => null,
	fill: (bench) => {
		let { app, form } = bench, { show, chosen } = contender(bench, "search", "search"), list = evaluations(bench), names = checked(form, "evals", list.map(({ key, name }) => [key, name]), (key) => key.startsWith("eval:"));
		return {
			fields: [
				{ show: names.show },
				{ show },
				fromField(bench),
				...app.game.study ? [{ show: () => [form.checkRow("wins")] }] : []
			],
			beside: {
				search: {
					...sent(chosen.settings),
					eval: {}
				},
				evals: list.filter(({ key }) => names.keys.includes(key)).map(({ settings }) => sentEval(settings.eval)),
				truth: app.game.study !== null && form.isOn("wins")
			},
			settings: chosen.settings
		};
	}
}, ablation = {
	refuses: () => null,
	fill: (bench) => {
		let { app, form } = bench, { scored } = app.game;
		if (scored) {
			let by = evalField(bench);
			return {
				fields: [
					{ show: by.show },
					seriesField(app, scored, form),
					seedField(form)
				],
				beside: {
					place: seriesPlace(app, scored, form),
					search: { eval: by.value },
					by: "series"
				},
				settings: by.settings
			};
		}
		let { show, chosen } = contender(bench, "search", searched(bench)), by = choice(form, "by", [["game", say("lab-by-game")], ["agreement", say("lab-by-agreement")]], app.game.study ? "game" : "agreement"), positions = number$1(form, "positions", 20, 1, 1e4);
		return {
			fields: [
				{ show },
				fromField(bench),
				by,
				by.value === "agreement" ? positions : {
					...positions,
					show: () => []
				}
			],
			beside: { search: sent(chosen.settings) },
			settings: chosen.settings
		};
	}
}, DEEPEST_TECHNIQUES = 8, techniques = {
	refuses: needsPlaying,
	fill: (bench) => ({
		fields: [number$1(bench.form, "depth", 4, 1, DEEPEST_TECHNIQUES), fromField(bench)],
		beside: {},
		settings: bench.app.board.search
	})
}, depths = {
	refuses: (app) => app.game.values === "score" ? say("lab-no-score", {
		game: app.game.title,
		command: `plywood lab compare ${app.game.name}`
	}) : null,
	fill: (bench) => {
		let { form } = bench, { show, chosen } = contender(bench, "search", searched(bench)), [first, last] = [number$1(form, "first", 1, 1, 60, "from-depth"), number$1(form, "last", 6, 1, 60, "to-depth")];
		return {
			fields: [
				{ show },
				fromField(bench),
				first,
				{ show: last.show }
			],
			beside: {
				search: sent({
					...chosen.settings,
					depth: null
				}),
				last: Math.max(first.value, last.value)
			},
			settings: chosen.settings
		};
	}
}, MOST_SERIES_STEPS = 1e4, tuning = {
	refuses: ({ game }) => game.study === null && game.scored === null && !game.can_think ? say("lab-no-match", { game: game.title }) : null,
	fill: (bench) => {
		let { app, form } = bench, { scored, study } = app.game, by = evalField(bench);
		if (scored) {
			let steps = number$1(form, "steps", 40, 1, MOST_SERIES_STEPS, "series-steps");
			return {
				fields: [
					by,
					seriesField(app, scored, form),
					steps,
					seedField(form)
				],
				beside: {
					place: seriesPlace(app, scored, form),
					by: "series"
				},
				settings: by.settings
			};
		}
		let list = [["truth", say("lab-by-truth")], ["games", say("lab-by-games")]], judged = study ? choice(form, "by", list, "truth", "tune-by") : null, fields = judged?.value === "truth" ? [number$1(form, "steps", 200, 1, 1e5), classField(bench)] : [
			number$1(form, "games", 100, 2, app.catalogue.limits.games),
			number$1(form, "nodes", 1e3, 1, 1e6),
			number$1(form, "epochs", 60, 1, 1e4)
		];
		return {
			fields: [
				...judged ? [judged] : [],
				by,
				...fields,
				seedField(form)
			],
			beside: {
				place: whole(app),
				by: judged?.value ?? "games"
			},
			settings: by.settings
		};
	}
};
function today() {
	let now = new Date(), two = (number) => String(number).padStart(2, "0");
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
var UNITS = [
	16,
	32,
	64,
	128,
	256
].map((units) => [String(units), String(units)]);
function lessonOf(app) {
	return app.game.lesson ?? {
		ending: null,
		truth: null,
		depth: 2,
		games: 1,
		nodes: 1,
		random: 0,
		hidden: 16,
		epochs: 1
	};
}
var EXPERIMENTS = {
	truth,
	match,
	simulation,
	comparison,
	searches,
	evals,
	ablation,
	techniques,
	depths,
	tuning,
	learning: {
		refuses: (app) => app.game.lesson === null ? say("lab-no-net", { game: app.game.title }) : null,
		fill: ({ app, form }) => {
			let { ending, truth, games, nodes, random, hidden, epochs, depth } = lessonOf(app), from = choice(form, "from", [["ending", say("lab-learn-ending", { ending: ending ?? "" })], ["games", say("lab-learn-games")]], "ending", "learn-from"), isEnding = ending !== null && from.value === "ending", units = choice(form, "hidden", UNITS, String(hidden));
			return {
				fields: [
					...ending === null ? [] : [{ show: from.show }],
					isEnding ? text$1(form, "ending", ending, "class") : number$1(form, "games", games, 1, app.catalogue.limits.games),
					{ show: units.show },
					number$1(form, "epochs", epochs, 1, 1e3),
					number$1(form, "depth", depth, 1, 8, "learn-depth"),
					seedField(form)
				],
				beside: {
					place: whole(app),
					hidden: Number(units.value),
					...isEnding ? {} : {
						nodes,
						random,
						truth: ending === null ? truth : null
					}
				},
				settings: app.board.search
			};
		}
	},
	league: {
		refuses: needsStudy,
		fill: (bench) => ({
			fields: [otherEval(bench, "eval", "eval", [["", say("lab-league-alone")]]), number$1(bench.form, "depth", 6, 1, 60)],
			beside: { game: bench.app.game.name },
			settings: evaluation(bench).settings
		})
	},
	report: {
		refuses: needsStudy,
		fill: (bench) => {
			let { app, form } = bench, by = evalField(bench), [position, notes] = [form.text("position", ""), form.text("notes", "")];
			return {
				fields: [
					by,
					number$1(form, "depth", 6, 1, 10),
					classField(bench),
					{
						show: () => [form.textRow("position", position, app.game.study?.position ?? "")],
						...position === "" ? {} : { said: { position } }
					},
					choice(form, "form", [["html", "HTML"], ["pdf", "PDF"]], "html"),
					{
						show: () => [form.areaRow("notes", notes, say("lab-notes-usual"))],
						...notes.trim() === "" ? {} : { said: { notes } }
					}
				],
				beside: {
					game: app.game.name,
					language: language(),
					day: today()
				},
				settings: by.settings
			};
		}
	}
};
// src/lab/outcome.ts
function begun(kind, place, settings) {
	return {
		kind,
		place,
		settings,
		command: null,
		finding: null,
		games: [],
		state: "runs",
		stage: null,
		waiting: 0,
		timeMs: 0
	};
}
function heard(outcome, told) {
	switch (told.type) {
		case "queued": return {
			...outcome,
			waiting: told.waiting + 1
		};
		case "started": return {
			...outcome,
			waiting: 0,
			command: told.command
		};
		case "progress": return {
			...outcome,
			stage: {
				name: told.stage,
				done: told.done,
				total: told.total
			}
		};
		case "tick": return {
			...outcome,
			timeMs: told.time_ms
		};
		case "found": return {
			...outcome,
			finding: told.finding,
			games: [...outcome.games, ...told.games]
		};
		case "done": return {
			...outcome,
			finding: told.finding,
			games: [...outcome.games, ...told.games],
			state: told.stopped ? "stopped" : "done"
		};
		case "error": return {
			...outcome,
			state: outcome.finding ? "stopped" : "failed"
		};
	}
}
var PREFIX = "plywood-lab-2:", MOST_LETTERS = 6e5;
function keep(store, outcome) {
	for (let part of [
		outcome,
		{
			...outcome,
			games: outcome.games.slice(0, 100)
		},
		{
			...outcome,
			games: [],
			finding: outcome.finding && {
				...outcome.finding,
				json: "",
				file: void 0
			}
		}
	]) {
		let text = JSON.stringify(part);
		if (!(text.length > MOST_LETTERS)) try {
			store.setItem(PREFIX + outcome.kind, text);
			return;
		} catch {}
	}
}
var ANY_PREFIX = /^plywood-lab-\d+:/;
function forgetOthers(store) {
	let others = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "").filter((key) => ANY_PREFIX.test(key) && !key.startsWith(PREFIX));
	for (let key of others) store.removeItem(key);
	return others.length > 0;
}
function kept$1(store, games) {
	let found = new Map();
	for (let kind of KINDS) try {
		let outcome = from(JSON.parse(store.getItem(PREFIX + kind) ?? "null"), kind, games);
		outcome && found.set(kind, outcome);
	} catch {}
	return found;
}
function from(data, kind, games) {
	if (!isRecord(data) || data.kind !== kind || !isRecord(data.place) || !isRecord(data.settings) || !isRecord(data.finding)) return null;
	let place = placeFrom(data.place, games), { finding } = data, isWhole = typeof finding.sentence == "string" && isRecord(finding.figures) && [
		finding.charts,
		finding.tables,
		finding.heat,
		data.games
	].every(Array.isArray);
	return !place || !isWhole ? null : {
		...begun(kind, place, searchFrom(data.settings)),
		command: typeof data.command == "string" ? data.command : null,
		finding,
		games: data.games,
		state: data.state === "done" ? "done" : "stopped",
		timeMs: typeof data.timeMs == "number" ? data.timeMs : 0
	};
}
function csv(headings, rows) {
	let cell = (text) => /[",\n\r]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
	return [headings, ...rows].map((row) => `${row.map(cell).join(",")}\n`).join("");
}
// src/lab/watch.ts
var STEP_MS = 550, KEPT_AS$1 = "lab", timer = 0;
function stopWatching() {
	clearInterval(timer), timer = 0;
}
async function watch$1(app, { place, settings }, game) {
	stopWatching();
	let info = app.catalogue.games.find((one) => one.name === place.game);
	if (!info) return;
	let { moves } = game, whole = {
		...place,
		position: game.position,
		moves
	}, { search, think, kept, agent } = app.board, own = info.name === app.game.name ? {
		search,
		kept,
		agent
	} : {}, state = {
		...usualState(info),
		...own,
		place: whole,
		ply: 0,
		tree: grown$1([], moves),
		think
	};
	state.players = ["human", "human"], await app.board.restore(state, KEPT_AS$1) && (JSON.stringify(sent(state.search)) !== JSON.stringify(sent(settings)) && app.news.tell(say("lab-watched", { search: searchName(settings) })), showBoard(), !matchMedia("(prefers-reduced-motion: reduce)").matches && (timer = window.setInterval(() => {
		app.board.ply >= moves.length || app.board.place.moves !== moves ? stopWatching() : app.board.step(1);
	}, STEP_MS)));
}
function showBoard() {
	let board = byId("board-place"), { top, bottom } = board.getBoundingClientRect();
	(bottom < 0 || top > window.innerHeight) && board.scrollIntoView({ block: "center" });
}
function yieldToReader() {
	for (let event of [
		"pointerdown",
		"keydown",
		"wheel"
	]) document.addEventListener(event, (happened) => {
		happened.target instanceof Element && happened.target.closest("#board-panel") && stopWatching();
	}, { passive: !0 });
}
// src/lab/games.ts
var SHOWN$1 = 60, GameList = class {
	app;
	element = h$2("section", { class: "lab-games" });
	filter = null;
	most = SHOWN$1;
	open = null;
	constructor(app) {
		this.app = app;
	}
	reset() {
		this.filter = null, this.most = SHOWN$1, this.open = null;
	}
	draw(outcome) {
		let { games } = outcome;
		if (this.element.hidden = games.length === 0, games.length === 0) {
			replace(this.element);
			return;
		}
		let failed = outcome.finding?.figures.failed, endings = [...new Set(games.map((game) => game.ended))], seen = games.filter((game) => this.filter === null || game.ended === this.filter), ordered = outcome.kind === "match" ? [...seen].reverse() : seen, chip = (ended, count) => h$2("button", {
			class: "chip",
			"aria-pressed": String(this.filter === ended),
			onclick: () => {
				this.filter = ended, this.draw(outcome);
			}
		}, `${say(`lab-ended-${ended ?? "all"}`)} ${count}`);
		replace(this.element, h$2("div", { class: "line wrap" }, h$2("h3", {}, outcome.kind === "depths" ? say("lab-lines") : say("lab-games")), ...endings.length > 1 ? [chip(null, games.length), ...endings.map((ended) => chip(ended, games.filter((game) => game.ended === ended).length))] : [], h$2("span", { class: "space" }), h$2("button", {
			class: "small",
			onclick: () => this.save(outcome)
		}, "CSV")), outcome.kind === "depths" ? null : h$2("p", { class: "soft small" }, say("lab-games-hint")), typeof failed == "number" && failed > games.length ? h$2("p", { class: "soft small" }, say("lab-listed", {
			shown: games.length,
			failed
		})) : null, h$2("ol", { class: "lab-game-list" }, ...ordered.slice(0, this.most).map((game) => this.row(outcome, game))), ordered.length > this.most ? h$2("button", {
			class: "small",
			onclick: () => {
				this.most += 240, this.draw(outcome);
			}
		}, say("lab-more", { count: ordered.length - this.most })) : null);
	}
	row(outcome, game) {
		return h$2("li", {}, h$2("button", {
			class: "lab-game",
			"aria-current": this.open === game.name ? "true" : null,
			onclick: () => {
				this.open = game.name, this.draw(outcome), watch$1(this.app, outcome, game), this.element.querySelector(".lab-game[aria-current]")?.focus({ preventScroll: !0 });
			}
		}, h$2("span", { class: "name" }, game.name), h$2("span", { class: `ended ${game.ended}` }, say(`lab-ended-${game.ended}`)), h$2("span", { class: "about" }, gameText(game.about), game.hidden ? h$2("span", { class: "hidden-win" }, `, ${say("lab-hides", {
			rule: ruleName(game.hidden.rule),
			move: game.hidden.move
		})}`) : null, game.needed === null ? null : h$2("span", { class: "soft" }, `, ${say("lab-needed", { count: game.needed })}`)), h$2("span", { class: "plies soft" }, say("lab-plies", { count: game.moves.length }))));
	}
	save({ kind, games }) {
		let rows = games.map((game) => [
			game.name,
			game.ended,
			game.about,
			game.position ?? "",
			game.moves.join(" ")
		]);
		download(`plywood-${kind}-games.csv`, new Blob([csv([
			"game",
			"ended",
			"about",
			"position",
			"moves"
		], rows)], { type: "text/csv" }));
	}
}, DIGITS = 3, DECIMALS = 2, SMALL = [
	"before",
	"after",
	"error"
], TERMS = ["term", "terms"], RULES = [
	"rule",
	"rules",
	"shakenby"
], SURE = 95, SUREST = 99.9;
function sentence(finding) {
	return [say(`lab-found-${finding.sentence}`, values(finding.figures)), ...remarks(finding)].join(" ");
}
function values(figures) {
	return Object.fromEntries(Object.entries(figures).map(([name, figure]) => typeof figure == "number" ? [name, spoken$1(Math.abs(figure) < 1 && !SMALL.includes(name) ? Number(figure.toFixed(DECIMALS)) : figure)] : TERMS.includes(name) ? [name, figure.split(", ").map(termName).join(", ")] : RULES.includes(name) ? [name, figure.split("+").map(ruleName).join(" + ")] : [name, isKnown(`lab-word-${figure}`) ? say(`lab-word-${figure}`) : figure]));
}
function spoken$1(figure) {
	let short = rounded(figure);
	return Number.isInteger(short) ? short >= 0 ? short : `−${count(-short)}` : written$1(String(short));
}
function rounded(figure) {
	return Number.isInteger(figure) ? figure : Number(figure.toPrecision(Math.abs(figure) >= 100 ? 4 : DIGITS));
}
function remarks({ sentence: name, figures, tables }) {
	return name === "match" ? [stronger(figures)] : name.startsWith("truth") && typeof figures.rule == "string" ? [say("lab-hidden", values(figures))] : name === "tuning-series-done" ? [gain(number(figures.after) - number(figures.before), number(figures.before))] : name === "tuning-truth" && tables.length > 0 || name === "tuning-games-done" ? [gain(number(figures.before) - number(figures.after), number(figures.before))] : [];
}
function number(figure) {
	return typeof figure == "number" ? figure : 0;
}
function stronger({ first = "", second = "", superiority }) {
	let share = number(superiority), sure = Math.max(share, 100 - share), name = share >= 50 ? first : second;
	return sure > SUREST ? say("lab-stronger-surely", {
		name,
		sure: written$1(String(SUREST))
	}) : say(sure >= SURE ? "lab-stronger" : "lab-stronger-perhaps", {
		name,
		sure: written$1(String(rounded(sure)))
	});
}
function gain(better, before) {
	let share = before === 0 ? 0 : Math.abs(better / before);
	return rounded(before) === rounded(before - better) || better === 0 ? say("lab-no-gain") : better < 0 ? say("lab-worse") : say("lab-gain", { share: percent(share, 1) });
}
// src/lab/scale.ts
function roundStep(least) {
	if (!(least > 0) || !Number.isFinite(least)) return 1;
	let power = 10 ** Math.floor(Math.log10(least)), digit = least / power;
	return (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10) * power;
}
function ticks(low, high, about) {
	let step = roundStep((high - low) / Math.max(1, about)), first = Math.ceil(low / step - 1e-9), last = Math.floor(high / step + 1e-9);
	return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step + 0);
}
function powers(low, high) {
	let first = Math.floor(Math.log10(Math.max(low, 1))), last = Math.ceil(Math.log10(Math.max(high, 10))), every = Math.max(1, Math.ceil((last - first) / 5));
	return Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, index) => 10 ** (first + index * every));
}
function linear(values, about, withZero = !1) {
	let all = withZero ? [...values, 0] : values, low = Math.min(...all), high = Math.max(...all);
	all.length === 0 && ([low, high] = [0, 1]), low === high && ([low, high] = [low - 1, high + 1]);
	let step = roundStep((high - low) / about);
	return low = Math.floor(low / step + 1e-9) * step, high = Math.ceil(high / step - 1e-9) * step, {
		low,
		high,
		ticks: ticks(low, high, about),
		share: (value) => (value - low) / (high - low)
	};
}
function logarithmic(values) {
	let good = values.filter((value) => value > 0), marks = powers(Math.min(...good, 1e9), Math.max(...good, 1)), [low, high] = [marks[0] ?? 1, Math.max(marks.at(-1) ?? 10, ...good)], span = Math.log10(high) - Math.log10(low) || 1;
	return {
		low,
		high,
		ticks: marks,
		share: (value) => (Math.log10(Math.max(value, low)) - Math.log10(low)) / span
	};
}
// src/lab/chart.ts
var WIDTH$1 = 560, HEIGHT$2 = 240, LEFT = 58, TOP = 10, BELOW$1 = 38, LEGEND = 20, ROW = 20, NAMES = 190, LETTER = 6.4, WIDEST = 3;
function word(kind, name) {
	let message = `lab-${kind}-${name}`;
	return isKnown(message) ? say(message) : name;
}
function chart(data) {
	return data.shape === "bars" ? bars(data) : lines(data);
}
function text(x, y, anchor, words, kind = "tick") {
	return s$2("text", {
		class: kind,
		x,
		y,
		"text-anchor": anchor
	}, words);
}
function numbers(list) {
	return list.filter((value) => value !== null && Number.isFinite(value));
}
function reach(series) {
	let own = series.flatMap((curve) => numbers(curve.y)), [low, high] = [Math.min(...own), Math.max(...own)], room = WIDEST * Math.max(high - low, Math.abs(high), Math.abs(low), 1), ends = series.flatMap((curve) => {
		let late = Math.floor(curve.low.length / 3);
		return [...numbers(curve.low.slice(late)), ...numbers(curve.high.slice(late))];
	});
	return [...own, ...ends.filter((end) => end > low - room && end < high + room)];
}
function lines(data) {
	let values = reach(data.series), y = data.logarithmic ? logarithmic(values) : linear(values, 5, data.y === "elo"), xs = data.series.flatMap((curve) => curve.x), x = linear(xs.length > 0 ? xs : [0, 1], 6), names = keys(data.series), top = TOP + legendHeight(names), height = top - TOP + HEIGHT$2, at = place(x, y, top), svg = picture$1(WIDTH$1, height, data), [across, down] = [labels(x.ticks), labels(y.ticks)];
	for (let [index, mark] of y.ticks.entries()) {
		let [, level] = at(x.low, mark);
		svg.append(s$2("path", {
			class: mark === 0 ? "axis zero" : "axis",
			d: `M${LEFT} ${level}H546`
		}), text(52, level + 4, "end", down[index] ?? ""));
	}
	for (let [index, mark] of x.ticks.entries()) svg.append(text(at(mark, y.low)[0], height - BELOW$1 + 16, "middle", across[index] ?? ""));
	svg.append(text(302, height - 5, "middle", word("axis", data.x), "axis-name"), s$2("text", {
		class: "axis-name",
		x: -(top + height - BELOW$1) / 2,
		y: 13,
		transform: "rotate(-90)",
		"text-anchor": "middle"
	}, word("axis", data.y)));
	for (let [index, curve] of data.series.entries()) svg.append(...drawn(curve, index, at, y));
	return svg.append(...legend(names)), svg;
}
function place(x, y, top) {
	return (h, v) => [LEFT + x.share(h) * 488, top + 192 - Math.max(0, Math.min(1, y.share(v))) * 192];
}
function path(points) {
	return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
function drawn(curve, index, at, y) {
	let points = curve.x.flatMap((x, place) => {
		let value = curve.y[place];
		return value == null ? [] : [at(x, value)];
	}), bounds = (ends, beyond) => curve.x.map((x, place) => at(x, ends[place] ?? beyond)), band = curve.low.length > 0 ? [s$2("path", {
		class: `band c${index}`,
		d: `${path([...bounds(curve.low, y.low), ...bounds(curve.high, y.high).reverse()])}Z`
	})] : [], dots = points.length <= 24 ? points.map(([cx, cy]) => s$2("circle", {
		class: `lab-dot c${index}`,
		cx,
		cy,
		r: 3.5
	})) : [];
	return [
		...band,
		s$2("path", {
			class: `curve c${index}`,
			d: path(points)
		}),
		...dots
	];
}
function keys(series) {
	if (series.length < 2) return [];
	let [left, row] = [66, 0];
	return series.map((curve) => {
		let words = word("series", curve.name), width = 30 + words.length * LETTER;
		left + width > WIDTH$1 && left > 66 && ([left, row] = [66, row + 1]);
		let key = {
			words,
			left,
			width,
			row
		};
		return left += width, key;
	});
}
function legendHeight(names) {
	return LEGEND * ((names.at(-1)?.row ?? -1) + 1);
}
function legend(names) {
	return names.flatMap(({ words, left, row }, index) => [s$2("rect", {
		class: `lab-key c${index}`,
		x: left,
		y: 8 + row * LEGEND,
		width: 12,
		height: 10,
		rx: 2
	}), text(left + 17, 17 + row * LEGEND, "start", words)]);
}
function bars(data) {
	let names = keys(data.series), top = TOP + Math.max(14, legendHeight(names)), height = top + data.categories.length * ROW + 22, svg = picture$1(WIDTH$1, height, data), x = linear(data.series.flatMap((curve) => numbers([
		...curve.y,
		...curve.low,
		...curve.high
	])), 5, !0), across = labels(x.ticks);
	for (let [index, mark] of x.ticks.entries()) {
		let left = NAMES + x.share(mark) * 322;
		svg.append(s$2("path", {
			class: mark === 0 ? "axis zero" : "axis",
			d: `M${left} ${top}V${top + data.categories.length * ROW}`
		}), text(left, height - 8, "middle", across[index] ?? ""));
	}
	svg.append(text(556, height - 8, "end", word("axis", data.y), "axis-name"));
	for (let [row, category] of data.categories.entries()) {
		let name = cellText(category), middle = top + row * ROW + ROW / 2;
		svg.append(text(182, middle + 4, "end", name.length * LETTER > NAMES ? `${name.slice(0, Math.floor(NAMES / LETTER) - 1)}…` : name));
		for (let [index, curve] of data.series.entries()) {
			let value = curve.y[row];
			if (value == null) continue;
			let at = (number) => NAMES + x.share(number) * 322, [from, to] = [at(Math.min(0, value)), at(Math.max(0, value))], [low, high] = [at(curve.low[row] ?? value), at(curve.high[row] ?? value)];
			svg.append(s$2("rect", {
				class: `lab-bar c${index}`,
				x: from,
				y: middle - 7,
				width: Math.max(1, to - from),
				height: 14,
				rx: 2
			})), high > low && svg.append(s$2("path", {
				class: "whisker",
				d: `M${low.toFixed(1)} ${middle}H${high.toFixed(1)}M${low.toFixed(1)} ${middle - 3}v6M${high.toFixed(1)} ${middle - 3}v6`
			})), svg.append(text(Math.max(to, high) + 5, middle + 4, "start", tick(value)));
		}
	}
	return svg.append(...legend(names)), svg;
}
function picture$1(width, height, data) {
	let last = data.series.map((curve) => `${word("series", curve.name)}: ${numbers(curve.y).slice(-1).map(tick).join("")}`);
	return s$2("svg", {
		class: "lab-chart",
		viewBox: `0 0 ${width} ${height}`,
		role: "img",
		"aria-label": `${word("chart", data.name)}. ${last.join("; ")}`
	});
}
function tick(value) {
	let size = Math.abs(value);
	return size >= 1e4 ? short$2(value) : written$1(String(Number(size >= 100 ? value.toFixed(0) : value.toPrecision(3))));
}
function labels(marks) {
	let [first = 0, second = first + 1] = marks, digits = Math.max(0, Math.min(20, Math.ceil(-Math.log10(Math.abs(second - first)) - 1e-9)));
	return marks.map((mark) => Math.abs(mark) >= 1e4 || digits === 0 ? tick(mark) : written$1(mark === 0 ? "0" : mark.toFixed(digits)));
}
// src/lab/heat.ts
var CELL = 100;
function strength(share, shares) {
	let all = shares.filter((one) => one !== null), [low, high] = [Math.min(...all), Math.max(...all)];
	return high === low ? .5 : .12 + .8 * (share - low) / (high - low);
}
function heatMap({ side, board, shares, games }) {
	let svg = miniature(board);
	svg.classList.add("heat-board");
	let title = say("lab-heat", { side: isKnown(`lab-side-${side}`) ? say(`lab-side-${side}`) : side });
	for (let [cell, share] of shares.entries()) {
		if (share === null) continue;
		let [x, y] = [cell % board.columns * CELL, Math.floor(cell / board.columns) * CELL], group = s$2("g", { class: "heat" });
		group.append(s$2("rect", {
			x,
			y,
			width: CELL,
			height: CELL,
			opacity: strength(share, shares).toFixed(2)
		}), s$2("text", {
			x: x + CELL / 2,
			y: y + CELL / 2 + 13,
			"text-anchor": "middle"
		}, value(Math.round(share))), s$2("title", {}, say("lab-heat-cell", {
			share: Math.round(share),
			games: games[cell] ?? 0
		}))), svg.append(group);
	}
	return h$2("figure", { class: "heat-map" }, h$2("div", {
		role: "img",
		"aria-label": `${title}. ${worst(shares, board.cells.length)}`
	}, svg), h$2("figcaption", { class: "soft small" }, title));
}
function worst(shares, cells) {
	let known = shares.slice(0, cells).filter((share) => share !== null);
	return known.length === 0 ? "" : say("lab-heat-range", {
		low: Math.round(Math.min(...known)),
		high: Math.round(Math.max(...known))
	});
}
// src/lab/view.ts
var ROWS = 14;
function searchedBy({ kind, settings, finding, place }, game) {
	if (kind !== "truth" || !finding) return [];
	let rule = finding.figures.rule, about = typeof rule == "string" && game.name === place.game ? game.rule_abouts[rule] : void 0;
	return [h$2("p", {
		class: "soft small",
		id: "lab-searched-by"
	}, [say("lab-searched-by", { search: searchName(settings) }), ...about === void 0 ? [] : [say("lab-rule-about", {
		rule: ruleName(String(rule)),
		about: sentence$2(about)
	})]].join(" "))];
}
function progress({ state, stage, waiting, timeMs }) {
	if (state === "done") return null;
	if (state === "stopped") return h$2("p", { class: "soft small" }, say("lab-stopped"));
	if (state === "failed") return null;
	if (waiting > 0) return h$2("p", {
		class: "soft",
		role: "status"
	}, say("lab-waiting", { count: waiting }));
	let name = say(stage ? `lab-stage-${stage.name}` : "lab-stage-begins"), label = stage && stage.total > 0 ? `${name}: ${count(stage.done)} / ${count(stage.total)}` : name;
	return h$2("div", { class: "lab-progress" }, stage && stage.total > 0 ? h$2("progress", {
		max: stage.total,
		value: Math.min(stage.done, stage.total),
		"aria-label": name
	}) : h$2("progress", { "aria-label": name }), h$2("span", { class: "soft small" }, `${label}, ${time(timeMs)}`));
}
function command({ command: text }, copied) {
	return text === null ? null : h$2("div", { class: "lab-command" }, h$2("span", { class: "soft small" }, say("lab-command")), h$2("code", {
		id: "lab-command",
		tabindex: 0
	}, text), h$2("button", {
		class: "small",
		id: "lab-copy",
		onclick: () => void navigator.clipboard.writeText(text).then(copied, () => void 0)
	}, say("lab-copy")));
}
function charts(finding) {
	return finding.charts.filter((data) => data.series.some((curve) => curve.y.some((value) => value !== null))).map((data) => h$2("figure", { class: "lab-figure" }, h$2("figcaption", {}, word("chart", data.name)), chart(data)));
}
function heat(finding) {
	return finding.heat.length === 0 ? null : h$2("div", { class: "heat-maps" }, ...finding.heat.map(heatMap));
}
function heading(name) {
	let message = `lab-column-${name.replaceAll(" ", "-")}`;
	return isKnown(message) ? say(message) : name;
}
function table(sheet, kind) {
	if (sheet.rows.length === 0) return null;
	let row = (cells) => h$2("tr", {}, ...cells.map((cell) => h$2("td", { class: isNumeric(cell) ? "number" : "" }, cellText(cell)))), head = h$2("thead", {}, h$2("tr", {}, ...sheet.headings.map((name) => h$2("th", { scope: "col" }, heading(name))))), rows = h$2("div", {
		class: "lab-scroll",
		tabindex: 0,
		role: "region",
		"aria-label": say(`lab-table-${sheet.name}`)
	}, h$2("table", {}, head, h$2("tbody", {}, ...sheet.rows.map(row))));
	return h$2("details", {
		class: "lab-table",
		open: sheet.rows.length <= ROWS
	}, h$2("summary", {}, say(`lab-table-${sheet.name}`), ` (${sheet.rows.length})`), rows, h$2("button", {
		class: "small",
		onclick: () => download(`plywood-${kind}-${sheet.name}.csv`, new Blob([csv(sheet.headings, sheet.rows)], { type: "text/csv" }))
	}, "CSV"));
}
function blobOf(file) {
	let bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
	return new Blob([bytes], { type: file.media_type });
}
function made(file) {
	return h$2("div", { class: "line" }, file.media_type === "text/html" || file.media_type === "application/pdf" ? h$2("button", {
		class: "primary",
		id: "lab-open-file",
		onclick: () => {
			let address = URL.createObjectURL(blobOf(file));
			window.open(address, "_blank", "noopener"), setTimeout(() => URL.revokeObjectURL(address), 6e4);
		}
	}, say("lab-open", { name: file.name })) : null, h$2("button", {
		class: "small",
		id: "lab-save-file",
		onclick: () => download(file.name, blobOf(file))
	}, say("lab-save", { name: file.name })));
}
function isLast(told) {
	return told.type === "done" || told.type === "error";
}
// src/lab/panel.ts
var OPEN_AS = "plywood-lab-open", LabPanel = class extends Panel {
	app;
	shelf;
	kind = "truth";
	outcomes;
	running = null;
	fields;
	games;
	hasLost = !1;
	tabs = h$2("div", {
		class: "tabs lab-tabs",
		role: "tablist",
		...marks$1("lab-tabs")
	});
	about = h$2("p", { class: "lab-about" });
	fieldBox = h$2("div", { class: "lab-fields" });
	runButton = h$2("button", {
		class: "primary",
		id: "lab-run",
		onclick: () => this.run()
	});
	stopButton = h$2("button", {
		class: "primary stop",
		id: "lab-stop",
		onclick: () => this.running?.experimenter.stop()
	}, h$2("span", { class: "spinner" }), say("lab-stop"));
	note = h$2("span", { class: "soft small" });
	actions = h$2("div", { class: "line wrap" }, this.runButton, this.stopButton, this.note);
	form = h$2("div", { class: "lab-form" }, this.about, this.fieldBox, this.actions);
	progress = h$2("div", { class: "lab-far" });
	found = h$2("div", { class: "lab-found" });
	constructor(app, shelf) {
		super(), this.app = app, this.shelf = shelf;
		let { stage, search, board } = app;
		this.outcomes = kept$1(localStorage, app.catalogue.games), this.hasLost = forgetOthers(localStorage), this.fields = new Fields(() => this.drawForm()), this.games = new GameList(app);
		let body = h$2("div", {
			class: "lab-body",
			id: "lab-body",
			role: "tabpanel",
			"aria-labelledby": "lab-tab-truth"
		}, this.form, this.progress, this.found, this.games.element);
		replace(byId("lab-stage"), this.tabs, body), byId("lab").addEventListener("click", () => this.isOpen ? this.close() : stage.openLab()), byId("home").addEventListener("click", () => this.close()), this.onChange(() => [
			board.place,
			board.search,
			board.game,
			shelf.of(board.game.name)
		], () => this.drawForm()), this.onChange(() => search.result, () => {
			search.result && this.close();
		}), yieldToReader();
		let before = KINDS.find((kind) => kind === sessionStorage.getItem(OPEN_AS));
		before && stage.openLab(before), this.follow(() => stage.beside, () => this.turn(stage.beside));
	}
	async begin(kind) {
		let { app } = this;
		if (EXPERIMENTS[kind].refuses(app) !== null) {
			let able = app.catalogue.games.find((game) => game.study !== null && game.lesson !== null);
			able && await app.board.setGame(able.name);
		}
		app.stage.openLab(kind, kind === "truth" ? "formed" : null);
	}
	get isOpen() {
		return this.app.stage.shows("lab");
	}
	turn(beside) {
		beside?.what === "lab" ? (beside.asks === "searched" && this.fillIn(), this.show(beside.kind ?? this.kind), beside.asks !== null && this.run()) : this.leave();
	}
	fillIn() {
		let form = this.fields.of("truth");
		form.set("eval", "search"), form.set("variant", "own"), form.set("depth", -1);
	}
	show(kind) {
		this.kind = kind, this.hasLost && this.app.news.tell(say("lab-others-gone")), this.hasLost = !1, this.games.reset(), sessionStorage.setItem(OPEN_AS, kind), this.mark(), this.draw();
	}
	close() {
		this.app.stage.close("lab");
	}
	leave() {
		byId("lab-stage").hidden || (stopWatching(), sessionStorage.removeItem(OPEN_AS), this.mark());
	}
	mark() {
		let panel = byId("tree-panel");
		panel.classList.toggle("lab-open", this.isOpen), panel.setAttribute("aria-labelledby", this.isOpen ? "lab-title" : "tree-title"), byId("lab-stage").hidden = !this.isOpen, byId("lab").setAttribute("aria-pressed", String(this.isOpen));
	}
	get bench() {
		let { app, shelf } = this;
		return {
			app,
			shelf,
			form: this.fields.of(this.kind)
		};
	}
	run() {
		let { app, kind, bench } = this, description = EXPERIMENTS[kind];
		if (description.refuses(app) !== null) return;
		this.running?.experimenter.close(), stopWatching(), this.games.reset();
		let filled = description.fill(bench), place = { ...placeOf(app.game.name, app.board.place.options) };
		this.outcomes.set(kind, begun(kind, place, filled.settings)), this.running = {
			kind,
			experimenter: new Experimenter(asked(kind, filled), (told) => this.hear(kind, told))
		}, this.draw();
	}
	hear(kind, told) {
		let before = this.outcomes.get(kind);
		if (!before) return;
		let outcome = heard(before, told);
		this.outcomes.set(kind, outcome), isLast(told) && (this.running = null, outcome.finding ? keep(localStorage, outcome) : this.outcomes.delete(kind)), told.type === "error" && this.app.news.fail(Error(told.error)), kind === this.kind && (isLast(told) ? this.draw() : told.type === "found" || told.type === "started" ? this.drawFound() : this.drawProgress());
	}
	draw() {
		this.drawTabs(), this.drawForm(), this.drawFound();
	}
	drawTabs() {
		let buttons = KINDS.map((kind) => {
			let isChosen = kind === this.kind;
			return h$2("button", {
				role: "tab",
				id: `lab-tab-${kind}`,
				"aria-selected": String(isChosen),
				"aria-controls": "lab-body",
				onclick: () => this.app.stage.openLab(kind),
				onkeydown: (event) => this.walk(event)
			}, this.running?.kind === kind ? h$2("span", { class: "spinner" }) : null, say(`lab-kind-${kind}`));
		});
		renew(this.tabs, ...buttons), byId("lab-body").setAttribute("aria-labelledby", `lab-tab-${this.kind}`);
	}
	walk(event) {
		let step = {
			ArrowLeft: -1,
			ArrowRight: 1
		}[event.key];
		if (step === void 0) return;
		event.preventDefault();
		let next = KINDS[(KINDS.indexOf(this.kind) + step + KINDS.length) % KINDS.length] ?? this.kind;
		this.app.stage.openLab(next), byId(`lab-tab-${next}`).focus();
	}
	drawForm() {
		if (!this.isOpen) return;
		let { app, kind, running } = this, description = EXPERIMENTS[kind], refused = description.refuses(app), isRunning = running?.kind === kind;
		this.about.textContent = say(`lab-about-${kind}`), renew(this.fieldBox, ...refused === null ? description.fill(this.bench).fields.flatMap((field) => field.show()) : [h$2("p", { class: "soft" }, refused)]), this.actions.hidden = refused !== null, this.runButton.textContent = say(`lab-run-${kind}`), this.note.textContent = !isRunning && running ? say("lab-replaces", { kind: say(`lab-kind-${running.kind}`) }) : "", showOne(isRunning ? this.stopButton : this.runButton, isRunning ? this.runButton : this.stopButton);
	}
	drawProgress() {
		let outcome = this.outcomes.get(this.kind);
		replace(this.progress, outcome ? progress(outcome) : null);
	}
	drawFound() {
		if (!this.isOpen) return;
		this.drawProgress();
		let outcome = this.outcomes.get(this.kind);
		if (!outcome) {
			replace(this.found), this.games.element.hidden = !0;
			return;
		}
		let { finding } = outcome;
		renew(this.found, finding && h$2("p", {
			class: "lab-sentence",
			id: "lab-sentence",
			role: outcome.state === "runs" ? null : "status"
		}, sentence(finding)), ...searchedBy(outcome, this.app.game), finding?.file && made(finding.file), finding?.eval && this.better(finding.eval, outcome), ...finding ? charts(finding) : [], finding && heat(finding), ...(finding?.tables ?? []).map((sheet) => table(sheet, outcome.kind)), command(outcome, () => this.app.news.tell(say("lab-copied"))), finding && finding.json !== "" && outcome.state !== "runs" ? h$2("div", { class: "line" }, h$2("button", {
			class: "small",
			id: "lab-json",
			onclick: () => download(`plywood-${outcome.kind}.json`, new Blob([finding.json], { type: "application/json" }))
		}, say("lab-save", { name: `plywood-${outcome.kind}.json` }))) : null), this.games.draw(outcome);
	}
	better(found, outcome) {
		return found.net === void 0 ? this.tuned(found, outcome.settings) : this.learned(found, outcome);
	}
	learned({ name = "", net = "" }, outcome) {
		let { app } = this;
		if (outcome.state === "runs") return null;
		let use = async () => {
			nets.put({
				name,
				game: outcome.place.game,
				net
			}), app.game.name !== outcome.place.game && await app.board.setGame(outcome.place.game), app.board.changeSearch({ eval: { preset: name } }), app.news.tell(say("lab-net-used", { name }));
		};
		return h$2("div", { class: "line wrap" }, h$2("button", {
			class: "small",
			id: "lab-use-net",
			onclick: () => void use()
		}, say("lab-use-net", { name })));
	}
	tuned(found, settings) {
		let { app, shelf } = this, name = say("lab-tuned-name", { eval: found.preset ?? found.name ?? "" }).trim(), mine = searchFrom({
			...settings,
			eval: found
		}), put = () => {
			shelf.put(name, app.game.name, mine), app.news.tell(say("lab-shelved", { name }));
		}, challenge = EXPERIMENTS.match.refuses(app) === null ? h$2("button", {
			class: "small",
			id: "lab-challenge",
			onclick: () => {
				put();
				let form = this.fields.of("match");
				form.set("first", `shelf:${name}`), form.set("second", found.script === void 0 ? `eval:${found.preset ?? ""}` : "search"), app.stage.openLab("match");
			}
		}, say("lab-challenge")) : null;
		return h$2("div", { class: "line wrap" }, h$2("button", {
			class: "small",
			id: "lab-put",
			onclick: put
		}, say("lab-put", { name })), challenge);
	}
};
function showOne(shown, hidden) {
	let hadFocus = document.activeElement === hidden;
	shown.hidden = !1, hidden.hidden = !0, hadFocus && shown.focus({ preventScroll: !0 });
}
// src/layout.ts
var USUAL = {
	board: null,
	tree: null,
	isSwapped: !1,
	large: null
}, TREE_LEAST = 360, STEP = 24, LEAP = 120, MANY_COLUMNS = 10, HIGHEST = 3e3, STACKED = "(max-width: 1240px)", KEPT_AS = "plywood-room";
function within(width, page) {
	return Math.round(Math.max(260, Math.min(width, page - TREE_LEAST)));
}
function moved(key, isLeap, width, isSwapped, page) {
	let step = (isLeap ? LEAP : STEP) * (isSwapped ? -1 : 1);
	return key === "ArrowLeft" ? within(width - step, page) : key === "ArrowRight" ? within(width + step, page) : key === "Home" ? within(isSwapped ? Infinity : 0, page) : key === "End" ? within(isSwapped ? 0 : Infinity, page) : null;
}
function high(height) {
	return Math.round(Math.max(160, Math.min(height, HIGHEST)));
}
function stretched(key, isLeap, height) {
	let step = isLeap ? LEAP : STEP;
	return key === "ArrowUp" ? high(height - step) : key === "ArrowDown" ? high(height + step) : key === "Home" ? 160 : null;
}
function readRoom(text) {
	try {
		let data = JSON.parse(text ?? "null");
		return {
			board: typeof data?.board == "number" && data.board >= 260 && data.board < 1e4 ? data.board : null,
			tree: typeof data?.tree == "number" && data.tree >= 160 && data.tree <= HIGHEST ? data.tree : null,
			isSwapped: data?.isSwapped === !0,
			large: data?.large === "board" || data?.large === "tree" ? data.large : null
		};
	} catch {
		return { ...USUAL };
	}
}
var Layout = class extends Panel {
	app;
	room;
	main = byId("main");
	divider = byId("divider");
	stacked = window.matchMedia(STACKED);
	grabbed = {
		y: 0,
		height: 0
	};
	welcomed;
	constructor(app) {
		super(), this.app = app, this.room = readRoom(kept()), this.welcomed = app.board.place;
		for (let large of ["board", "tree"]) byId(`large-${large}`).addEventListener("click", () => this.enlarge(large));
		byId("swap").addEventListener("click", () => this.change({ isSwapped: !this.room.isSwapped })), byId("home").addEventListener("click", () => this.welcome()), this.listen(), window.addEventListener("resize", () => this.draw()), this.follow(() => [
			app.board.view,
			app.board.place,
			app.isAtStart,
			app.search.result,
			app.stage.beside
		], () => this.draw());
	}
	welcome() {
		this.welcomed = this.app.board.place, this.change({ large: this.room.large === "board" ? null : this.room.large }), this.stacked.matches && window.scrollTo(0, 0);
	}
	enlarge(large) {
		this.change({ large: this.room.large === large ? null : large });
	}
	change(part) {
		this.room = {
			...this.room,
			...part
		};
		try {
			localStorage.setItem(KEPT_AS, JSON.stringify(this.room));
		} catch {}
		this.draw();
	}
	listen() {
		let { divider } = this;
		divider.addEventListener("pointerdown", (event) => {
			divider.setPointerCapture(event.pointerId), this.grabbed = {
				y: event.clientY,
				height: this.height()
			}, event.preventDefault(), divider.focus();
		}), divider.addEventListener("pointermove", (event) => {
			divider.hasPointerCapture(event.pointerId) && (this.stacked.matches ? this.stretch(event.clientY) : this.drag(event.clientX));
		}), divider.addEventListener("dblclick", () => this.change(this.stacked.matches ? { tree: null } : { board: null })), this.stacked.addEventListener("change", () => this.draw()), divider.addEventListener("keydown", (event) => {
			let part = this.pressed(event.key, event.shiftKey);
			part && (event.preventDefault(), this.change(part));
		});
	}
	pressed(key, isLeap) {
		if (this.stacked.matches) {
			let tree = stretched(key, isLeap, this.height());
			return tree === null ? null : { tree };
		}
		let board = moved(key, isLeap, this.width(), this.room.isSwapped, this.page());
		return board === null ? null : { board };
	}
	stretch(y) {
		this.change({ tree: high(this.grabbed.height + y - this.grabbed.y) });
	}
	height() {
		return document.querySelector(".tree-stage")?.offsetHeight ?? 160;
	}
	drag(x) {
		let { left, right } = byId("board-panel").getBoundingClientRect(), half = this.divider.offsetWidth / 2;
		this.change({ board: within(this.room.isSwapped ? right - x - half : x - half - left, this.page()) });
	}
	width() {
		return byId("board-panel").offsetWidth;
	}
	page() {
		return this.width() + byId("tree-panel").offsetWidth;
	}
	draw() {
		let { main, room, divider } = this;
		main.classList.toggle("swapped", room.isSwapped), main.classList.toggle("large-board", room.large === "board"), main.classList.toggle("large-tree", room.large === "tree"), main.classList.toggle("many-columns", (this.app.board.view?.board?.columns ?? 0) > MANY_COLUMNS), main.classList.toggle("board-room", !this.app.isAtStart && this.app.search.result === null && this.app.stage.beside === null), main.classList.toggle("at-start", this.app.isAtStart && this.app.board.place === this.welcomed), room.board === null ? main.style.removeProperty("--board-width") : main.style.setProperty("--board-width", `${room.board}px`);
		for (let large of ["board", "tree"]) {
			let button = byId(`large-${large}`);
			button.setAttribute("aria-pressed", String(room.large === large)), button.title = (room.large === large ? say("large-usual") : marks$1(`large-${large}`).title) ?? "";
		}
		byId("swap").setAttribute("aria-pressed", String(room.isSwapped)), room.tree === null ? main.style.removeProperty("--tree-height") : main.style.setProperty("--tree-height", `${room.tree}px`), this.tellDivider(divider);
	}
	tellDivider(divider) {
		let isStacked = this.stacked.matches, share = Math.round(isStacked ? 100 * this.height() / window.innerHeight : 100 * this.width() / Math.max(1, this.page()));
		label(divider, isStacked ? "divider-below" : "divider"), divider.setAttribute("aria-orientation", isStacked ? "horizontal" : "vertical"), divider.setAttribute("aria-controls", isStacked ? "tree-panel" : "board-panel"), divider.setAttribute("aria-valuenow", String(Math.min(share, 100))), divider.setAttribute("aria-valuetext", say(isStacked ? "divider-high" : "divider-share", { share }));
	}
};
function kept() {
	try {
		return localStorage.getItem(KEPT_AS);
	} catch {
		return null;
	}
}
// src/news.ts
var News = class {
	last = y$1(null);
	message = this.last;
	tell(text) {
		this.last.value = {
			text,
			kind: "news"
		};
	}
	fail(error) {
		error instanceof DOMException && error.name === "AbortError" || (this.last.value = {
			text: error instanceof Error ? error.message : String(error),
			kind: "error"
		});
	}
	clear() {
		this.last.value = null;
	}
}, AIMS = [
	"#tour-start",
	".tree-canvas",
	"#board-place svg"
];
function skipHead() {
	byId("skip").addEventListener("click", () => {
		AIMS.flatMap((aim) => [...document.querySelectorAll(aim)]).find((aim) => aim.checkVisibility())?.focus();
	});
}
// src/start.ts
function treePicture() {
	let svg = s$2("svg", {
		class: "mini-tree",
		viewBox: "0 0 120 100",
		"aria-hidden": "true"
	});
	return svg.append(s$2("path", {
		class: "edge",
		d: "M60 22L28 52M60 22L92 52M28 60L14 88M28 60L42 88M92 60L78 88"
	}), s$2("path", {
		class: "edge cut",
		d: "M92 60L106 88"
	}), s$2("path", {
		class: "cut-mark",
		d: "M95 77l10-5M97 81l10-5"
	}), s$2("path", {
		class: "max",
		d: "M60 10l13 18h-26z"
	}), s$2("path", {
		class: "min",
		d: "M28 66l-12-16h24zM92 66l-12-16h24z"
	}), s$2("path", {
		class: "max",
		d: "M14 80l9 13h-18zM42 80l9 13h-18zM78 80l9 13h-18z"
	})), svg;
}
function gamblePicture() {
	let svg = s$2("svg", {
		class: "mini-tree",
		viewBox: "0 0 120 100",
		"aria-hidden": "true"
	});
	return svg.append(s$2("path", {
		class: "edge",
		d: "M60 22L28 52M60 22L92 52M28 60L14 88M28 60L42 88M92 60L78 88M92 60L106 88"
	}), s$2("path", {
		class: "max",
		d: "M60 10l13 18h-26z"
	}), s$2("circle", {
		class: "chance",
		cx: 28,
		cy: 57,
		r: 10
	}), s$2("circle", {
		class: "chance",
		cx: 92,
		cy: 57,
		r: 10
	}), s$2("path", {
		class: "max",
		d: "M14 80l9 13h-18zM42 80l9 13h-18zM78 80l9 13h-18zM106 80l9 13h-18z"
	})), svg;
}
async function picture(example) {
	let plain = example.search.algorithm === "expectimax" ? gamblePicture : treePicture;
	try {
		let view = await position(wholePlace(example.place));
		return view.board ? miniature(view.board) : plain();
	} catch {
		return plain();
	}
}
function framed(example) {
	let frame = h$2("div", { class: "picture" });
	return picture(example).then((shown) => replace(frame, shown)), frame;
}
function door(name, main, more) {
	return b`<section class="door" id="door-${name}" aria-labelledby="door-${name}-title">
    <h3 id="door-${name}-title">${say(`door-${name}`)}</h3>
    <p class="soft">${say(`door-${name}-about`)}</p>
    <div class="line wrap">${main}</div>
    ${more}
  </section>`;
}
function write(app) {
	let game = app.catalogue.games.find(({ study }) => study !== null);
	if (!game?.study) return A;
	let { position } = game.study;
	return b`<button class="primary" id="start-write" @click=${async () => {
		let usual = usualState(game);
		await app.board.restore({
			...usual,
			place: {
				...usual.place,
				position
			}
		}) && app.stage.openEditor("value");
	}}>${say("start-write")}</button>`;
}
function learn({ catalogue }, doors) {
	let { first } = catalogue, tour = first ? b`<button class="primary" id="tour-start" title=${first.about} @click=${doors.tour}>${say("start-tour")}</button>` : A, byHand = b`<button id="start-exercise" @click=${doors.exercise} ${marked("start-exercise")}>${say("start-exercise")}</button>`;
	return door("learn", b`${tour} ${b`<button id="start-course" @click=${doors.course}>${say("start-course")}</button>`} ${byHand}`, b``);
}
function play(app) {
	let against = async (name) => {
		(name !== app.game.name || app.board.tree.length > 0) && await app.board.setGame(name), app.play.seat(app.board.players);
	}, [first, ...others] = app.catalogue.games.filter(({ name, can_think, players }) => name !== "script" && can_think && players.some((player) => player !== "human")).map(({ name, title }, index) => b`<button class=${index === 0 ? "primary" : "chip"} id="play-${name}" @click=${() => void against(name)}>${title}</button>`);
	return door("play", b`${first}`, b`<div class="line wrap">${others}</div>`);
}
function measure(doors) {
	return door("measure", b`<button class="primary" id="lab-first" @click=${() => doors.experiment("truth")} ${marked("lab-first")}>${say("lab-first")}</button>`, b``);
}
function examples(app) {
	let cards = app.catalogue.examples.map((example) => b`<button class="example" data-game=${example.place.game} @click=${() => void app.search.open(example)}>
      ${framed(example)}<span class="example-text"><strong>${example.title}</strong><span class="soft small">${example.about}</span></span>
    </button>`);
	return b`<details class="more" id="more-examples"><summary>${say("start-examples", { count: cards.length })}</summary><div class="examples">${cards}</div></details>`;
}
function experiments(doors) {
	let cards = KINDS.map((kind) => b`<button class="lab-card" id="lab-card-${kind}" @click=${() => doors.experiment(kind)}><strong>${say(`lab-kind-${kind}`)}</strong><span class="soft small">${say(`lab-about-${kind}`)}</span></button>`);
	return b`<details class="more" id="more-lab"><summary>${say("lab-start", { count: cards.length })}</summary><div class="lab-cards">${cards}</div></details>`;
}
function startScreen(app, doors) {
	let { first } = app.catalogue;
	D(b`<div class="hero">
        <div class="hero-text"><h2>${say("start-title")}</h2><p class="lead">${say("start-lead")}</p>${write(app)}</div>
        ${first ? framed(first) : A}
      </div>
      <div class="doors">${learn(app, doors)} ${play(app)} ${measure(doors)}</div>
      ${examples(app)} ${experiments(doors)}
      <p class="soft small">${say("start-own")}</p>`, byId("start"));
}
// src/lab/shelfbox.ts
var ShelfBox = class extends Panel {
	app;
	shelf;
	element = h$2("details", {
		class: "shelf",
		id: "shelf"
	});
	field = null;
	constructor(app, shelf) {
		super(), this.app = app, this.shelf = shelf, this.drawn(() => this.draw());
	}
	draw() {
		let { app, shelf, element } = this, game = app.game.name, list = shelf.of(game), name = h$2("input", {
			type: "text",
			id: "shelf-name",
			maxlength: 40,
			value: (document.activeElement === this.field ? this.field?.value : void 0) ?? searchName(app.board.search).slice(0, 40),
			...marks$1("shelf-name")
		});
		this.field = name, renew(element, h$2("summary", {}, say("shelf", { count: list.length })), h$2("form", {
			class: "line",
			onsubmit: (event) => {
				event.preventDefault(), shelf.put(name.value, game, app.board.search), element.open = !0;
			}
		}, name, h$2("button", {
			class: "small",
			id: "shelf-put",
			type: "submit"
		}, say("shelf-put"))), ...list.map(({ name: title, settings }) => h$2("div", { class: "line shelved" }, h$2("span", {
			class: "name",
			title: searchName(settings)
		}, title), h$2("button", {
			class: "small",
			onclick: () => app.board.changeSearch(settings),
			...marks$1("shelf-use", { name: title })
		}, say("shelf-use")), h$2("button", {
			class: "small",
			onclick: () => shelf.remove(title, game),
			...marks$1("shelf-remove", { name: title })
		}, "×"))), list.length === 0 ? h$2("p", { class: "soft small" }, say("shelf-empty")) : null);
	}
}, REST_MS$1 = 120, LineBoard = class {
	card = h$2("div", {
		class: "line-board",
		id: "line-board",
		hidden: !0,
		"aria-hidden": "true"
	});
	waiting = 0;
	asking = null;
	constructor() {
		document.body.append(this.card), document.addEventListener("keydown", ({ key }) => key === "Escape" && this.hide());
	}
	show(anchor, place, moves) {
		this.hide(), this.waiting = window.setTimeout(() => void this.ask(anchor, {
			...place,
			moves: [...place.moves, ...moves]
		}), REST_MS$1);
	}
	hide() {
		clearTimeout(this.waiting), this.asking?.abort(), this.card.hidden = !0;
	}
	async ask(anchor, place) {
		let asking = new AbortController();
		this.asking = asking;
		let view = await position(place, asking.signal).catch(() => null);
		if (asking.signal.aborted || !view?.board || !anchor.isConnected) return;
		replace(this.card, miniature(view.board)), this.card.hidden = !1;
		let at = anchor.getBoundingClientRect(), [width, height] = [this.card.offsetWidth, this.card.offsetHeight], isBelow = at.bottom + height + 8 < window.innerHeight;
		this.card.style.left = `${Math.max(4, Math.min(at.left, window.innerWidth - width - 4))}px`, this.card.style.top = `${isBelow ? at.bottom + 6 : Math.max(4, at.top - height - 6)}px`;
	}
}, REACH = 3;
function isTold(name) {
	return isKnown(`algorithm-${name}`);
}
function algorithmName(name) {
	return isTold(name) ? say(`algorithm-${name}`) : name;
}
var OWN = "script:";
function toggle(text, title, pressed, change) {
	return h$2("button", {
		class: "chip",
		title,
		"aria-pressed": String(pressed),
		onclick: () => change(!pressed)
	}, text);
}
function named(name, pressed, change) {
	return toggle(say(name), marks$1(name).title ?? "", pressed, change);
}
var AT_ONCE_NODES = 2e4, SettingsForm = class extends Panel {
	app;
	purpose;
	element = h$2("div", { class: "settings" });
	constructor(app, purpose) {
		super(), this.app = app, this.purpose = purpose, this.drawn(() => this.draw());
	}
	isOpen = !1;
	following = null;
	get settings() {
		return this.app.board.search;
	}
	change(change) {
		let focused = document.activeElement?.getAttribute("data-focus");
		this.app.board.changeSearch(change), focused && this.element.querySelector(`[data-focus="${focused}"]`)?.focus();
	}
	get isPlaying() {
		return this.purpose === "think" || this.settings.algorithm === "pvs";
	}
	draw() {
		let playing = this.isPlaying;
		this.purpose === "think" ? replace(this.element, this.valueFunction(), this.techniques()) : replace(this.element, this.variantChoice(), this.algorithms(), this.depth(), playing ? null : this.variants(), this.valueFunction(), playing ? this.techniques() : null, this.app.board.canUndoSearch ? h$2("button", {
			class: "small",
			id: "undo-settings",
			...marks$1("undo-settings"),
			onclick: () => this.app.board.undoSearch()
		}, say("undo-settings")) : null);
	}
	variantChoice() {
		let { variants } = this.app.game;
		if (variants.length === 0) return null;
		let current = variants.find((variant) => isVariant(this.settings, variant)), select = h$2("select", {
			id: "variant",
			"data-focus": "variant",
			onchange: () => {
				let chosen = variants.find((variant) => variant.name === select.value);
				chosen && this.change(withVariant(this.settings, chosen));
			}
		}, h$2("option", {
			value: "",
			selected: !current
		}, say("variant-own")), ...variants.map((variant) => h$2("option", {
			value: variant.name,
			title: variant.about,
			selected: variant === current
		}, variant.name)));
		return h$2("div", { class: "line" }, h$2("label", { for: "variant" }, say("variant")), select, current ? h$2("span", {
			class: "soft small",
			id: "variant-about"
		}, current.about) : null);
	}
	algorithms() {
		let { game } = this.app, buttons = game.algorithms.filter(isTold).map((name) => {
			let chosen = this.settings.algorithm === name;
			return h$2("button", {
				role: "radio",
				"aria-checked": String(chosen),
				...marks$1(`algorithm-${name}`),
				"data-focus": `algorithm-${name}`,
				onclick: () => this.change({ algorithm: name })
			}, algorithmName(name));
		});
		return h$2("div", {}, h$2("div", {
			class: "segments",
			role: "radiogroup",
			...marks$1("algorithms")
		}, ...buttons), this.otherAlgorithms(), this.aboutAlgorithm());
	}
	otherAlgorithms() {
		let others = this.app.game.algorithms.filter((name) => !isTold(name));
		if (others.length === 0) return null;
		let select = h$2("select", {
			id: "other-algorithms",
			"data-focus": "other-algorithms",
			onchange: () => {
				let chosen = others.find((name) => name === select.value);
				chosen && this.change({ algorithm: chosen });
			}
		}, h$2("option", {
			value: "",
			selected: !others.includes(this.settings.algorithm)
		}, say("algorithms-others")), ...others.map((name) => h$2("option", {
			value: name,
			selected: name === this.settings.algorithm
		}, this.labelOf(name))));
		return h$2("div", { class: "line" }, h$2("label", { for: "other-algorithms" }, say("algorithms-other")), select);
	}
	labelOf(name) {
		let card = this.app.catalogue.searches.find((search) => search.name === name);
		return card ? say("algorithm-label", {
			title: card.title,
			about: card.about
		}) : name;
	}
	aboutAlgorithm() {
		let card = this.app.catalogue.searches.find((search) => search.name === this.settings.algorithm);
		if (!card) return null;
		let source = h$2("span", { lang: "en" }, `${card.authors}: ${card.work}, ${String(card.year)}`);
		return h$2("p", {
			class: "soft small",
			id: "algorithm-about"
		}, say("algorithm-about", { about: card.about }), " ", source);
	}
	depth() {
		let { depth = null } = this.settings, number = typeof depth == "number" ? depth : 4, input = h$2("input", {
			type: "number",
			id: "depth",
			min: 0,
			max: this.app.catalogue.limits.depth,
			value: typeof depth == "number" ? depth : "",
			placeholder: say(depth === "end" ? "depth-placeholder-end" : "depth-usual"),
			"data-focus": "depth",
			onchange: () => {
				let typed = Number(input.value);
				this.change({ depth: input.value === "" || !Number.isInteger(typed) ? null : Math.max(0, typed) });
			}
		}), step = (by) => () => this.change({ depth: Math.max(1, number + by) });
		return h$2("div", { class: "line" }, h$2("label", { for: "depth" }, say("depth")), h$2("button", {
			class: "small",
			...marks$1("depth-less"),
			"data-focus": "less",
			onclick: step(-1)
		}, "−"), input, h$2("button", {
			class: "small",
			...marks$1("depth-more"),
			"data-focus": "more",
			onclick: step(1)
		}, "+"), named("depth-end", depth === "end", (on) => this.change({ depth: on ? "end" : null })));
	}
	variants() {
		let { settings, app } = this, beam = h$2("input", {
			type: "number",
			min: 1,
			max: 65535,
			id: "beam",
			value: settings.beam ?? "",
			"data-focus": "beam",
			...marks$1("beam"),
			onchange: () => this.change({ beam: Number(beam.value) >= 1 ? Math.floor(Number(beam.value)) : null })
		}), { rules = [] } = settings, chips = app.game.rules.map((rule) => toggle(say("rule", { rule: ruleName(rule) }), app.game.rule_abouts[rule] ?? "", rules.includes(rule), (on) => this.change({ rules: on ? [...rules, rule] : rules.filter((other) => other !== rule) })));
		return h$2("div", { class: "line wrap" }, named("ordered", settings.order === !0, (order) => this.change({ order })), named("strict", settings.strict === !0, (strict) => this.change({ strict })), named("all-best", settings.all_best === !0, (all_best) => this.change({ all_best })), ...chips, h$2("span", { class: "line" }, h$2("label", {
			for: "beam",
			class: "soft"
		}, say("beam")), beam));
	}
	get presets() {
		let { game } = this.app, kept = nets.of(game.name).map(({ name }) => ({
			name,
			about: say("value-kept-net"),
			terms: []
		}));
		return [...game.presets, ...kept];
	}
	preset() {
		let { presets } = this;
		return this.isScript ? {
			name: OWN,
			about: say("value-script-about"),
			terms: this.app.bench.terms ?? []
		} : presets.find((preset) => preset.name === this.settings.eval?.preset) ?? presets[0];
	}
	get weights() {
		return this.settings.eval?.weights ?? {};
	}
	get isScript() {
		return this.settings.eval?.script !== void 0;
	}
	choosePreset(name) {
		name === OWN ? this.app.stage.openEditor("value") : this.change({ eval: name === "" ? {} : { preset: name } });
	}
	weigh(weights) {
		let script = this.settings.eval?.script, name = this.preset()?.name;
		this.change({ eval: script === void 0 ? {
			...name === void 0 ? {} : { preset: name },
			weights
		} : {
			weights,
			script
		} });
	}
	valueFunction() {
		let { presets } = this, chosen = this.preset();
		if (!chosen) return null;
		let named = isChosen(this.settings.eval);
		if (this.isPlaying && !named) return h$2("div", { class: "value-function" }, this.presetLine(presets, ""), h$2("p", { class: "soft small" }, say("value-choose")));
		let changed = Object.keys(this.weights).length, details = h$2("details", {
			class: "weights",
			open: changed > 0 || this.isOpen,
			ontoggle: () => this.isOpen = details.open
		}, h$2("summary", {}, changed > 0 ? say("weights-changed", { count: changed }) : say("weights")), ...chosen.terms.map((term) => this.slider(term)), changed > 0 ? h$2("button", {
			class: "small",
			onclick: () => this.weigh({})
		}, say("weights-usual")) : null);
		return h$2("div", { class: "value-function" }, this.presetLine(presets, chosen.name), h$2("p", { class: "soft small" }, chosen.about), chosen.terms.length > 0 ? details : null);
	}
	presetLine(presets, chosen) {
		let id = `${this.purpose === "think" ? "think-" : ""}preset`, own = this.isPlaying ? [h$2("option", {
			value: "",
			selected: chosen === ""
		}, say("value-own", { name: this.app.game.player_eval ?? "" }))] : [], options = presets.map((preset) => h$2("option", {
			value: preset.name,
			selected: preset.name === chosen
		}, preset.name)), select = h$2("select", {
			id,
			"data-focus": "preset",
			onchange: () => this.choosePreset(select.value)
		}, ...own, ...options, h$2("option", {
			value: OWN,
			selected: chosen === OWN
		}, say(chosen === OWN ? "search-script" : "value-script"))), edit = chosen === OWN ? h$2("button", {
			class: "small",
			id: `${id}-edit`,
			onclick: () => this.app.stage.openEditor("value")
		}, say("value-edit")) : null;
		return h$2("div", { class: "line" }, h$2("label", { for: id }, say("value-function")), select, edit);
	}
	slider({ name, weight: usual, about }) {
		let weight = this.weights[name] ?? usual, reach = Math.max(Math.abs(usual), 1) * REACH, shown = h$2("output", {}, short(weight)), set = (value) => {
			let weights = {
				...this.weights,
				[name]: value
			};
			value === usual && Reflect.deleteProperty(weights, name), this.weigh(weights), this.searchAgain();
		}, range = h$2("input", {
			type: "range",
			min: Math.min(-reach, weight),
			max: Math.max(reach, weight),
			step: reach / 60,
			value: weight,
			...marks$1("weight-of", { term: termName(name) }),
			"data-focus": `weight-${name}`,
			oninput: () => {
				shown.textContent = short(Number(range.value));
			},
			onchange: () => set(Number(range.value))
		}), on = h$2("input", {
			type: "checkbox",
			checked: weight !== 0,
			...marks$1("weight-use", { term: termName(name) }),
			"data-focus": `use-${name}`,
			onchange: () => set(on.checked ? usual === 0 ? 1 : usual : 0)
		});
		return h$2("label", {
			class: "slider",
			title: about
		}, on, h$2("span", { class: "term" }, termName(name)), range, shown);
	}
	searchAgain() {
		let { search, work } = this.app, { result } = search, { busy } = work, isFree = busy === null || busy === this.following;
		this.purpose !== "search" || !result || !isFree || result.view.nodes > AT_ONCE_NODES || (search.run(), this.following = work.busy);
	}
	techniques() {
		let { without = [] } = this.settings, chips = this.app.catalogue.techniques.map(({ name, about }) => toggle(techniqueName(name), about, !without.includes(name), (on) => this.change({ without: on ? without.filter((other) => other !== name) : [...without, name] }))), all = this.app.catalogue.techniques.map(({ name }) => name);
		return h$2("details", {
			class: "techniques",
			open: this.purpose === "search" || without.length > 0
		}, h$2("summary", {}, say("techniques", {
			on: all.length - without.length,
			all: all.length
		})), h$2("div", { class: "line wrap" }, ...chips), h$2("div", { class: "line" }, h$2("button", {
			class: "small",
			onclick: () => this.change({ without: [] })
		}, say("all-on")), h$2("button", {
			class: "small",
			onclick: () => this.change({ without: all })
		}, say("all-off"))));
	}
};
function short(weight) {
	return written$1(String(Math.round(weight * 100) / 100));
}
// src/thinking/panel.ts
var SHOWN_MOVES = 40, ThinkingPanel = class extends Panel {
	app;
	form;
	thinkForm;
	shelfBox;
	liveBox = h$2("div", {});
	pause = h$2("button", {
		class: "primary stop",
		id: "stop-play",
		onpointerdown: () => this.app.play.stop(),
		onclick: () => this.app.play.stop()
	}, say("pause"));
	ahead = new LineBoard();
	effort = h$2("p", {
		class: "soft small",
		id: "effort",
		role: "timer"
	});
	timer = 0;
	thinking = y$1(null);
	about = null;
	thought = null;
	clock = 0;
	nodes = 0;
	queued = 0;
	constructor(app) {
		super(), this.app = app;
		let { board } = app;
		this.form = new SettingsForm(app, "search"), this.thinkForm = new SettingsForm(app, "think"), this.shelfBox = new ShelfBox(app, app.shelf), this.follow(() => app.work.busy, () => this.tellEffort()), this.onChange(() => board.here, () => this.thinkOn()), this.drawn(() => this.tabs()), this.drawLive(), this.drawn(() => this.draw());
	}
	tabs() {
		let buttons = TABS.map((tab) => h$2("button", {
			role: "tab",
			id: `tab-${tab}`,
			"aria-selected": String(this.app.stage.tab === tab),
			"aria-controls": "thinking-body",
			onclick: () => this.app.stage.turnTo(tab)
		}, say(`tab-${tab}`)));
		replace(byId("thinking-tabs"), ...buttons);
	}
	draw() {
		renew(byId("thinking-body"), ...{
			search: () => this.searchBody(),
			think: () => this.thinkBody(),
			play: () => this.playBody()
		}[this.app.stage.tab]());
	}
	searchBody() {
		let { app } = this, over = app.board.view?.outcome !== null, button = app.work.busy ? h$2("button", {
			class: "primary stop",
			id: "stop-search",
			onclick: () => void app.search.stop()
		}, h$2("span", { class: "spinner" }), say("stop")) : h$2("button", {
			class: "primary",
			id: "run-search",
			disabled: over,
			onclick: () => void app.search.run()
		}, say("run-search"));
		return [
			this.form.element,
			button,
			this.effort,
			this.shelfBox.element,
			...this.searchResult()
		];
	}
	tellEffort() {
		let { work: { busy }, catalogue } = this.app;
		if (clearInterval(this.timer), this.effort.textContent = "", !busy) return;
		let started = performance.now(), limit = time(catalogue.limits.search_ms);
		this.timer = window.setInterval(() => {
			let seconds = Math.floor((performance.now() - started) / 1e3);
			this.app.search.visited().then((nodes) => {
				this.app.work.busy === busy && (this.effort.textContent = nodes === null ? say("search-runs", {
					seconds,
					limit
				}) : say("search-runs-nodes", {
					seconds,
					limit,
					nodes: short$2(nodes)
				}));
			});
		}, 500);
	}
	searchResult() {
		let { search: { result }, game } = this.app;
		if (!result) return [h$2("p", { class: "soft small" }, say("search-about"))];
		let { view } = result, facts = [
			[say("found-best"), view.ties.length > 1 ? view.ties.map(moveText$1).join(` ${say("found-or")} `) : view.best === null ? say("found-none") : moveText$1(view.best)],
			[say("found-line"), view.pv.map(moveText$1).join(" ")],
			[say("found-nodes"), count(view.nodes)],
			[say("found-cutoffs"), count(view.cutoffs ?? 0)],
			[say("found-time"), effort(view.nodes, view.time_ms)]
		];
		return [h$2("div", { class: "found spoiler" }, h$2("div", {
			class: "verdict",
			id: "verdict"
		}, h$2("strong", {}, value(view.worth)), h$2("span", {}, verdict(view.value, view.verdict, game.values))), h$2("p", { class: "soft small" }, searchName(result.settings)), view.unfinished ? h$2("p", {
			class: "story",
			id: "unfinished"
		}, this.unfinished(view)) : null, h$2("dl", { class: "facts" }, ...facts.flatMap(([name, text]) => [h$2("dt", {}, name), h$2("dd", {}, text)])), this.rootMoves(view.moves, at(result.tree.turn, 0)))];
	}
	unfinished(view) {
		return say("search-unfinished", {
			done: view.moves.length,
			all: this.app.search.result?.tree.childCount(0) ?? 0
		});
	}
	rootMoves(moves, turn) {
		let first = turn === 1 ? -1 : 1, sorted = [...moves].sort((a, b) => first * ((b.value ?? 0) - (a.value ?? 0))), most = Math.max(1, ...moves.map((move) => move.nodes)), { truth: { position: truth }, search: { result } } = this.app, isKnown = truth !== null && truth.position === result?.view.position, known = new Map(isKnown ? truth.moves.map((solved) => [solved.move, solved]) : []), inTree = result?.tree.rootBounds(), rows = sorted.slice(0, SHOWN_MOVES).map((move) => {
			let bound = inTree?.get(move.move) ?? {
				exact: 0,
				lower: 1,
				upper: 2
			}[move.bound], bar = h$2("span", { class: "bar" });
			return bar.style.width = `${100 * move.nodes / most}%`, h$2("button", {
				class: "root-move",
				title: say("nodes", { count: move.nodes }),
				onclick: () => this.openMove(move.move)
			}, h$2("span", { class: "name" }, moveText$1(move.move)), h$2("span", { class: "value" }, bounded$1(move.worth, bound)), isKnown ? truthCell(known.get(move.move)) : h$2("span", { class: "bars" }, bar), h$2("span", { class: "nodes" }, short$2(move.nodes)));
		}), rest = sorted.length - rows.length, columns = [
			"move",
			"value",
			isKnown ? "truth" : "share",
			"nodes"
		];
		return h$2("div", {
			class: isKnown ? "root-moves with-truth" : "root-moves",
			...marks$1("root-moves")
		}, h$2("div", { class: "root-head soft small" }, ...columns.map((column) => h$2("span", {}, say(`column-${column}`)))), ...rows, rest > 0 ? h$2("p", { class: "soft small" }, say("root-more", { count: rest })) : null);
	}
	openMove(move) {
		let tree = this.app.search.result?.tree;
		if (!tree) return;
		let child = [...tree.children(0)].reverse().find((node) => tree.labelOf(node) === move);
		child !== void 0 && this.app.search.select(child);
	}
	thinkBody() {
		let { app } = this;
		if (!app.game.can_think) return [h$2("p", { class: "soft" }, say("cannot-think", { game: app.game.title }))];
		let { think } = app.board, number = (name, value, min, max, set) => {
			let input = h$2("input", {
				type: "number",
				id: name,
				min,
				max,
				value,
				disabled: min === max,
				step: "any",
				onchange: () => {
					let typed = Math.min(max, Math.max(min, Number(input.value)));
					Number.isFinite(typed) && set(typed);
				}
			});
			return h$2("label", { class: "line" }, h$2("span", {}, say(name)), input);
		}, { limits } = app.catalogue, change = (part) => {
			app.board.set({ think: {
				...app.board.think,
				...part
			} });
		}, endless = h$2("input", {
			type: "checkbox",
			id: "think-endless",
			checked: think.endless,
			onchange: () => change({ endless: endless.checked })
		}), button = this.thinking.value ? h$2("button", {
			class: "primary stop",
			id: "stop-thinking",
			onclick: () => this.thinking.value?.stop()
		}, h$2("span", { class: "spinner" }), say("stop")) : h$2("button", {
			class: "primary",
			id: "start-thinking",
			disabled: app.board.view?.outcome !== null,
			onclick: () => this.startThinking()
		}, say("think-start"));
		return [
			h$2("div", { class: "line wrap" }, number("think-seconds", think.seconds, .1, limits.think_ms / 1e3, (seconds) => change({ seconds })), number("think-lines", think.lines, 1, limits.lines, (lines) => change({ lines: Math.round(lines) })), h$2("span", limits.threads > 1 ? {} : marks$1("think-threads-one"), number("think-threads", think.threads, 1, limits.threads, (threads) => change({ threads: Math.round(threads) })))),
			h$2("label", {
				class: "line",
				...marks$1("think-endless", { time: time(limits.think_ms) })
			}, endless, say("think-endless")),
			this.thinkForm.element,
			button,
			this.liveBox
		];
	}
	drawLive() {
		replace(this.liveBox, this.live());
	}
	live() {
		let { thought } = this;
		if (this.queued > 0 && !thought) return h$2("p", {
			class: "soft",
			role: "status"
		}, say("think-queued", { waiting: this.queued }));
		if (!thought) return h$2("p", { class: "soft small" }, say("think-about"));
		let ms = Math.max(this.clock, thought.time_ms), nodes = Math.max(this.nodes, thought.nodes), facts = [
			[say("found-depth"), say("found-depths", {
				depth: thought.depth ?? 0,
				deepest: thought.deepest ?? 0
			})],
			[say("found-nodes"), count(nodes)],
			[say("found-time"), effort(nodes, ms)],
			[say("found-table"), say("found-fill", { share: written$1(((thought.table_fill ?? 0) / 10).toFixed(1)) })]
		];
		return h$2("div", {
			class: "live",
			id: "live",
			role: "status"
		}, ...(thought.lines ?? []).map((line, rank) => h$2("div", { class: "think-line" }, h$2("strong", {}, score(line.worth)), h$2("span", { class: "moves" }, ...line.moves.map((move, index) => this.lineMove(line.moves.slice(0, index + 1), move))), rank === 0 ? h$2("span", { class: "soft small" }, lead(line.worth, line.verdict, this.app.game.sides, "ahead")) : null)), h$2("dl", { class: "facts" }, ...facts.flatMap(([name, text]) => [h$2("dt", {}, name), h$2("dd", {}, text)])));
	}
	lineMove(moves, move) {
		let play = () => {
			this.ahead.hide(), this.app.board.playLine(moves);
		}, look = (event) => this.ahead.show(event.currentTarget, this.about ?? this.app.board.here, moves), leave = () => this.ahead.hide();
		return h$2("button", {
			class: "line-move",
			...marks$1("play-line", { moves: moves.join(" ") }),
			onpointerdown: play,
			onclick: (event) => event.detail === 0 && play(),
			onpointerenter: look,
			onpointerleave: leave,
			onfocus: look,
			onblur: leave
		}, moveText$1(move));
	}
	startThinking() {
		let { app } = this;
		this.stopThinking(), this.thought = null, this.clock = 0, this.nodes = 0, this.about = app.board.here, this.thinking.value = new Thinker("panel", this.about, thinkAsk(app.board.think, app.board.search), (told) => this.hear(told)), this.draw();
	}
	thinkOn() {
		let { board } = this.app;
		this.about !== null && isSamePlace(this.about, board.here) || (this.thinking.peek() && board.view?.outcome === null ? this.startThinking() : this.stopThinking());
	}
	hear(told) {
		if (told.type === "queued" && (this.queued = told.waiting + 1), told.type === "tick" && ([this.clock, this.nodes] = [told.time_ms, told.nodes]), told.type === "progress" || told.type === "done") {
			this.queued = 0, this.thought = told.view;
			let lines = told.view.lines ?? [];
			this.app.search.judge(this.app.board.ply, lines[0]?.value ?? null), this.app.search.setLines(lines.map((line) => ({
				moves: line.moves,
				value: line.value
			})));
		}
		(told.type === "done" || told.type === "error") && (this.thinking.value = null), told.type === "error" && this.app.news.fail(Error(told.error)), this.drawLive();
	}
	stopThinking() {
		this.thinking.value?.close(), this.thinking.value = null, this.about = null, this.thought = null, this.drawLive();
	}
	playBody() {
		let { app } = this, { board, play } = app, rows = app.game.sides.map((side, index) => this.playerRow(side, index)), button = play.isPlaying ? this.pause : h$2("button", {
			class: "primary",
			id: "start-play",
			disabled: app.board.view?.outcome !== null,
			onclick: () => play.start()
		}, say("play-start")), graph = chart$1(app.search.lineScores, Math.max(board.place.moves.length, 1), board.ply, (ply) => void board.go(ply));
		return [
			...rows,
			this.clockRow(),
			button,
			...this.words(),
			h$2("p", { class: "soft small" }, levelsAbout(app.catalogue.levels)),
			app.game.begins_at_random ? h$2("p", {
				class: "soft small",
				id: "random-start"
			}, say("play-random-start")) : null,
			this.keptSettings(),
			h$2("h3", {}, say("play-graph")),
			graph,
			app.search.lineScores.size > 1 ? h$2("p", {
				class: "soft small",
				id: "graph-unit"
			}, say("graph-unit", { side: app.game.sides[0] })) : null,
			h$2("button", {
				class: "small",
				disabled: board.place.moves.length === 0 || app.work.busy !== null,
				onclick: () => void this.judgeGame()
			}, say("judge-game"))
		];
	}
	clockRow() {
		let { app } = this, chosen = app.board.clock, select = h$2("select", {
			id: "clock-choice",
			disabled: app.play.isPlaying,
			onchange: () => {
				let [minutes, seconds] = CLOCKS[Number(select.value)] ?? [0, 0], base = minutes * 6e4;
				app.board.set({ clock: base > 0 ? {
					base,
					bonus: seconds * 1e3,
					left: [base, base]
				} : null });
			}
		}, h$2("option", {
			value: "",
			selected: chosen === null
		}, say("clock-none")), ...CLOCKS.map(([minutes, seconds], index) => h$2("option", {
			value: index,
			selected: chosen?.base === minutes * 6e4 && chosen.bonus === seconds * 1e3
		}, say(seconds > 0 ? "clock-bonus" : "clock-minutes", {
			minutes,
			seconds
		}))));
		return h$2("div", { class: "line" }, h$2("label", { for: "clock-choice" }, say("clock")), select);
	}
	words() {
		let { play } = this.app;
		return !play.isPlaying || play.person === null ? [] : [h$2("div", { class: "line wrap" }, h$2("button", {
			class: "small",
			id: "offer-draw",
			disabled: play.isComputersTurn,
			onclick: () => void play.offerDraw()
		}, say("offer-draw")), h$2("button", {
			class: "small",
			id: "resign",
			onclick: () => play.resign()
		}, say("resign")))];
	}
	keptSettings() {
		let { app } = this, { kept, search } = app.board, keep = () => app.board.set({ kept: search }), text = kept ? say("aside", { settings: searchName(kept) }) : say("aside-how");
		return h$2("div", { class: "line wrap" }, h$2("button", {
			class: "small",
			id: "keep-settings",
			onclick: keep
		}, say("aside-put")), h$2("span", { class: "soft small" }, text));
	}
	playerRow(side, index) {
		let { app } = this, chosen = app.board.players[index], options = [
			["human", say("player-human")],
			...app.catalogue.levels.map((_, index) => [`level${index + 1}`, say("player-level", { level: index + 1 })]),
			["settings", say("player-settings")],
			["kept", say("player-kept")],
			["random", say("player-random")],
			...app.board.agent === null ? [] : [["agent", say("player-agent")]],
			...app.game.can_solve ? [["truth", say("player-truth")]] : []
		], select = h$2("select", {
			id: `player-${index}`,
			onchange: () => {
				let players = [...app.board.players];
				players[index] = select.value, app.board.set({ players });
			}
		}, ...options.map(([value, text]) => h$2("option", {
			value,
			selected: value === chosen
		}, text)));
		return h$2("div", { class: "line" }, h$2("label", {
			for: `player-${index}`,
			class: index === 0 ? "side max" : "side min"
		}, side), select);
	}
	async judgeGame() {
		let { app } = this, { place } = app.board;
		await app.work.during(async (signal) => {
			for (let ply = 0; ply <= place.moves.length; ply++) try {
				let value = await judgement$1(app.board, {
					...place,
					moves: place.moves.slice(0, ply)
				}, signal);
				app.search.score(place.moves, ply, value);
			} catch (error) {
				if (signal.aborted) throw error;
				break;
			}
		});
	}
};
function levelsAbout(levels) {
	let timed = levels.filter(({ depth }) => depth === null).map(({ time_ms }) => written$1(String(time_ms / 1e3))), plies = levels.length - timed.length;
	return say("play-levels", {
		plies,
		first: plies + 1,
		last: levels.length,
		seconds: new Intl.ListFormat(language()).format(timed)
	});
}
function truthCell(solved) {
	if (!solved) return h$2("span", { class: "truth-cell" }, "?");
	let result = say(`solved-${solved.value}`), { plies, margin } = solved, title = margin === void 0 ? plies === null ? result : say("solved-in", {
		result,
		plies
	}) : say("solved-by", {
		result,
		margin: Math.abs(margin)
	}), text = margin === void 0 ? plies === null ? result : `${result} ${plies}` : signed(margin);
	return h$2("span", {
		class: `truth-cell ${solved.value}`,
		title
	}, text);
}
// src/tour/steps.ts
function cast(tree) {
	let turn = at(tree.turn, 0), moves = [...tree.children(0)].filter((child) => !tree.isSkipped(child)), keeper = moves.find((move) => at(tree.value, move) === at(tree.value, 0)), cut = moves.find((move) => keeper !== void 0 && move > keeper && tree.exitOf(move) === "cutoff"), limit = turn === 1 ? tree.alpha : tree.beta, bounded = Array.from({ length: tree.size }, (_, node) => node).find((node) => !tree.isSkipped(node) && at(tree.turn, at(tree.parent, node)) !== turn && Number.isFinite(at(limit, node)));
	return keeper === void 0 || cut === void 0 || bounded === void 0 ? null : {
		keeper,
		cut,
		bounded
	};
}
function firstEnd(tree) {
	let node = 0;
	for (; tree.isInner(node);) node = tree.firstChild(node);
	return node;
}
function steps(trees, sides) {
	let { all, some, nodes } = trees, found = cast(some);
	if (!found) return [];
	let { keeper, cut, bounded } = found, turn = at(all.turn, 0), [mover, other] = [sides[turn] ?? "MAX", sides[1 - turn] ?? "MIN"], isMin = turn === 1, [own, others] = isMin ? ["β", "α"] : ["α", "β"], who = {
		mover,
		other,
		turn: isMin ? "min" : "max"
	}, end = firstEnd(all), first = at(all.childList, at(all.childStart, 0)), value$3 = (tree, node) => value(at(tree.value, node)), skipped = some.skipped.reduce((sum, one) => sum + one, 0), above = at(some.parent, bounded), limit = at(isMin ? some.alpha : some.beta, bounded), bound = at(some.bound, cut) === 1 ? "lower" : "upper";
	return [
		{
			title: say("tour-position"),
			text: say("tour-position-text", who),
			search: "all",
			moment: 0,
			isQuiet: !0
		},
		{
			title: say("tour-line"),
			text: say("tour-line-text", {
				moves: all.moves(end).join(", "),
				first: sides[0] ?? "MAX",
				second: sides[1] ?? "MIN",
				value: value$3(all, end)
			}),
			search: "all",
			moment: at(all.leaveAt, end),
			focus: end,
			isQuiet: !0
		},
		{
			title: say("tour-values"),
			text: say("tour-values-text", {
				...who,
				move: all.labelOf(first),
				value: value$3(all, first)
			}),
			search: "all",
			moment: at(all.leaveAt, first),
			isQuiet: !0
		},
		{
			title: say("tour-own", {
				mover,
				bound: own
			}),
			text: say("tour-own-text", {
				...who,
				move: some.labelOf(keeper),
				value: value$3(some, keeper),
				bound: own
			}),
			search: "some",
			moment: at(some.leaveAt, keeper),
			isQuiet: !0
		},
		{
			title: say("tour-other", {
				other,
				bound: others
			}),
			text: say("tour-other-text", {
				...who,
				moves: some.moves(above).join(", "),
				value: value(limit),
				bound: others
			}),
			search: "some",
			moment: at(some.enterAt, bounded),
			focus: bounded,
			isQuiet: !0
		},
		{
			title: say("tour-cut"),
			text: say("tour-cut-text", {
				move: some.labelOf(cut),
				reason: some.reasonOf(cut),
				bound
			}),
			search: "some",
			moment: at(some.leaveAt, cut),
			focus: cut,
			isQuiet: !1
		},
		{
			title: say("tour-answer"),
			text: say("tour-answer-text", {
				mover,
				move: some.labelOf(keeper),
				nodes: nodes[1],
				skipped
			}),
			search: "some",
			moment: null,
			isQuiet: !1
		},
		{
			title: say("tour-same"),
			text: say("tour-same-text", { nodes: nodes[0] }),
			search: "some",
			moment: null,
			isQuiet: !1,
			compared: !0
		}
	];
}
// src/tour/tour.ts
var Tour = class extends Panel {
	app;
	tree;
	comparison;
	list = [];
	results = null;
	at = 0;
	isStarting = !1;
	constructor(app, tree, comparison) {
		super(), this.app = app, this.tree = tree, this.comparison = comparison, this.onChange(() => [app.search.result, app.board.here], () => {
			this.isStarting || this.close();
		});
	}
	async start() {
		let { app } = this;
		if (!app.catalogue.first) return;
		let { title, about, place, search, rival } = app.catalogue.first;
		this.isStarting = !0, await app.search.open({
			title,
			about,
			place,
			search
		}), app.search.closeStory();
		let some = app.search.result, all = some && rival ? await app.work.during((signal) => app.search.ask(some.place, searchFrom(rival), signal)) : null;
		this.isStarting = !1, some && all && (this.results = {
			all,
			some
		}, this.list = steps({
			all: all.tree,
			some: some.tree,
			nodes: [all.view.nodes, some.view.nodes]
		}, app.game.sides), await this.go(0));
	}
	turnTo(search) {
		let result = this.results?.[search];
		result && this.app.search.result !== result && (this.isStarting = !0, this.app.search.show(result), this.isStarting = !1);
	}
	async go(step) {
		let shown = this.list[step];
		if (!shown) {
			this.close(), this.comparison.close();
			return;
		}
		let rival = this.app.catalogue.first?.rival;
		this.at = step, document.body.classList.toggle("touring", !shown.compared), this.comparison.close(), this.turnTo(shown.search), this.draw(shown), this.tree.showMoment(shown.moment, shown.focus ?? null), this.tree.setQuiet(shown.isQuiet), shown.compared && rival && await this.comparison.with(searchFrom(rival));
	}
	draw(step) {
		let last = this.at === this.list.length - 1, next = h$2("button", {
			class: "primary",
			id: "tour-next",
			onclick: () => void this.go(last ? this.list.length : this.at + 1)
		}, say(last ? "tour-last" : "tour-next"));
		replace(byId("tour"), h$2("div", { class: "tour-text" }, h$2("strong", {}, step.title), h$2("p", { "aria-live": "polite" }, step.text)), h$2("div", { class: "tour-steps" }, h$2("span", { class: "soft small" }, say("step-of", {
			step: this.at + 1,
			steps: this.list.length
		})), h$2("button", {
			class: "small",
			id: "tour-back",
			disabled: this.at === 0,
			onclick: () => void this.go(this.at - 1)
		}, say("tour-back")), next, h$2("button", {
			class: "small",
			id: "tour-close",
			...marks$1("tour-close"),
			onclick: () => void this.go(this.list.length)
		}, "✕"))), byId("tour").hidden = !1, next.focus({ preventScroll: !0 });
	}
	close() {
		this.list = [], this.results = null, this.tree.setQuiet(!1), document.body.classList.remove("touring"), replace(byId("tour")), byId("tour").hidden = !0;
	}
}, GAP = 8, RIM = 4, ABOVE = 39, BELOW = 37;
function isApart(a, b) {
	return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}
function familyBoxes(tree, camera, node, [width, height]) {
	let parent = at(tree.parent, node);
	return (node === 0 ? [0] : [parent, ...tree.children(parent)]).map((one) => {
		let [x, y] = [camera.x(at(tree.x, one)), camera.y(at(tree.level, one))], half = cardWidth(Math.min(at(tree.room, one), 10) * camera.scale) / 2;
		return {
			left: x - half,
			top: y - ABOVE,
			right: x + half,
			bottom: y + BELOW
		};
	}).filter((box) => !isApart(box, {
		left: 0,
		top: 0,
		right: width,
		bottom: height
	}));
}
function cardPlace([x, y], [width, height], stage, family) {
	let [right, bottom] = [stage[0] - width - RIM, stage[1] - height - RIM];
	if (right < RIM || bottom < RIM) return null;
	let inside = ([left, top]) => [Math.max(RIM, Math.min(left, right)), Math.max(RIM, Math.min(top, bottom))], tops = [
		y - ABOVE - height - GAP,
		y + BELOW + GAP,
		y - height / 2,
		RIM,
		bottom,
		...family.flatMap((box) => [box.top - height - GAP, box.bottom + GAP])
	], lefts = [
		x - width / 2,
		x + 32,
		x - width - 32,
		RIM,
		right,
		...family.flatMap((box) => [box.left - width - GAP, box.right + GAP])
	], places = tops.flatMap((top) => lefts.map((left) => inside([left, top]))), isFree = ([left, top]) => family.every((box) => isApart(box, {
		left,
		top,
		right: left + width,
		bottom: top + height
	})), distance = ([left, top]) => Math.hypot(left + width / 2 - x, top + height / 2 - y);
	return places.filter(isFree).sort((a, b) => distance(a) - distance(b))[0] ?? null;
}
function putCard(card, stage, point, family) {
	card.classList.remove("flat", "outside");
	let find = () => cardPlace(point, [card.offsetWidth, card.offsetHeight], [stage.clientWidth, stage.clientHeight], family), place = find();
	place ||= (card.classList.add("flat"), find()), place ??= outside(card, stage), card.style.left = `${place[0]}px`, card.style.top = `${place[1]}px`;
}
function outside(card, stage) {
	card.classList.add("outside");
	let { left, top, bottom } = stage.getBoundingClientRect(), height = card.offsetHeight, wanted = window.innerHeight - bottom >= top ? bottom + RIM : top - height - RIM;
	return [Math.max(RIM, Math.min(left, window.innerWidth - card.offsetWidth - RIM)), Math.max(RIM, Math.min(wanted, window.innerHeight - height - RIM))];
}
// src/viewer/part.ts
function wayOf({ growth, rounds }, numbers) {
	let kept = [...rounds].filter(([round]) => numbers.has(round)), passes = {
		rounds: kept.map(([round]) => numbers.get(round) ?? 0),
		round_titles: kept.map(([, title]) => title)
	};
	if (!growth) return { columns: passes };
	let origin = Int32Array.from(growth.kind.keys()).filter((step) => numbers.has(growth.node[step] ?? -1)), pick = (value) => Array.from(origin, value), steps = {
		kind: pick((step) => (growth.kind[step] ?? 3) - 3),
		node: pick((step) => numbers.get(growth.node[step] ?? -1) ?? 0),
		number: pick((step) => growth.number[step] ?? 0),
		value: pick((step) => written(growth.value[step] ?? NaN))
	};
	return {
		columns: {
			...passes,
			record: "growth",
			numbers: growth.names.map((name) => ({ name })),
			marks: [...growth.marks],
			steps
		},
		steps: origin
	};
}
function written(value) {
	return Number.isNaN(value) ? null : Number.isFinite(value) ? value : Math.sign(value) * Number.MAX_VALUE;
}
// src/viewer/fold.ts
function visible(tree, open) {
	let seen = new Uint8Array(tree.size), list = [];
	for (let node = 0; node < tree.size; node++) {
		let parent = at(tree.parent, node);
		(node === 0 || seen[parent] === 1 && open.has(parent)) && (seen[node] = 1, list.push(node));
	}
	return list;
}
function firstOpen(tree) {
	return new Set([0, ...tree.pvLine]);
}
function firstOf$1(tree, nodes) {
	return nodes.flatMap((node, index) => isFirst(tree, node) ? [index] : []);
}
function isFirst(tree, node) {
	return node === 0 || tree.isSkipped(node) ? !1 : tree.pv[node] === 1 || at(tree.level, node) === 1;
}
function parentsOf(tree, nodes) {
	let numbers = new Map(nodes.map((node, index) => [node, index]));
	return nodes.map((node) => numbers.get(at(tree.parent, node)) ?? 0);
}
function foldedTree(tree, nodes) {
	let parent = parentsOf(tree, nodes), { x, width } = places(parent, (index) => tree.isSkipped(at(nodes, index)), firstOf$1(tree, nodes)), numbers = new Map(nodes.map((node, index) => [node, index])), seen = (list) => list.flatMap((node) => numbers.get(node) ?? []), pick = (array) => nodes.map((node) => at(array, node)), finite = (array) => nodes.map((node) => Number.isFinite(at(array, node)) ? at(array, node) : null), dropped = (what) => nodes.flatMap((node, index) => [[index, tree.dropped.get(node)?.[what] ?? 0]]).filter(([, count]) => count > 0), flat = {
		title: tree.title,
		parent,
		x: [...x],
		width,
		labels: tree.labels,
		label: pick(tree.label),
		reasons: tree.reasons,
		reason: pick(tree.reason),
		exits: tree.exits,
		exit: pick(tree.exit),
		passes: tree.passes,
		pass: pick(tree.pass),
		turn: pick(tree.turn),
		odds: nodes.flatMap((node, index) => {
			let odds = tree.odds.get(node);
			return odds === void 0 ? [] : [[index, odds]];
		}),
		depth: pick(tree.depth),
		alpha: finite(tree.alpha),
		beta: finite(tree.beta),
		value: finite(tree.value),
		bound: pick(tree.bound),
		skipped: nodes.flatMap((node, index) => tree.isSkipped(node) ? [index] : []),
		pv: seen(tree.pvLine),
		dropped: dropped("nodes"),
		dropped_moves: dropped("moves"),
		dropped_in_all: tree.droppedInAll,
		positions: []
	}, away = (counts) => Uint32Array.from(nodes, (node) => tree.isInner(node) && !numbers.has(tree.firstChild(node)) ? at(counts, node) : 0), nearest = new Int32Array(tree.size);
	for (let node = 1; node < tree.size; node++) nearest[node] = numbers.get(node) ?? at(nearest, at(tree.parent, node));
	let { columns, steps } = wayOf(tree, numbers);
	return new TreeModel({
		...flat,
		...columns
	}, {
		origin: Int32Array.from(nodes),
		hidden: {
			nodes: away(tree.below),
			moves: away(tree.leftOut)
		},
		nearest,
		steps
	});
}
// src/viewer/compare.ts
function byMove(tree, node) {
	let children = new Map(), visits = new Map();
	for (let child of tree.children(node)) {
		let label = tree.labelOf(child), visit = visits.get(label) ?? 0;
		visits.set(label, visit + 1), children.set(`${label}\u0000${visit}`, child);
	}
	return children;
}
function merge(first, second) {
	let union = {
		parent: [],
		first: [],
		second: []
	}, waiting = [[
		0,
		0,
		0
	]];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		let [parent, a, b] = next, node = union.parent.length;
		union.parent.push(parent), union.first.push(a), union.second.push(b);
		let here = a < 0 ? new Map() : byMove(first, a), there = b < 0 ? new Map() : byMove(second, b), keys = [...here.keys(), ...[...there.keys()].filter((key) => !here.has(key))];
		for (let key of keys.reverse()) waiting.push([
			node,
			here.get(key) ?? -1,
			there.get(key) ?? -1
		]);
	}
	return union;
}
function isVisited(tree, node) {
	return node >= 0 && !tree.isSkipped(node);
}
function counts(union, first, second) {
	let sum = {
		first: 0,
		second: 0,
		both: 0
	};
	for (let node = 0; node < union.parent.length; node++) {
		let a = isVisited(first, at(union.first, node)), b = isVisited(second, at(union.second, node));
		a && (sum.first += 1), b && (sum.second += 1), a && b && (sum.both += 1);
	}
	return sum;
}
function firstOf(union, first, second) {
	let isWanted = (tree, node) => node >= 0 && isFirst(tree, node);
	return [...union.parent.keys()].filter((node) => isWanted(first, at(union.first, node)) || isWanted(second, at(union.second, node)));
}
var WHOSE = ["first", "second"];
function placesOf(union, first, second) {
	return places(union.parent, (node) => !isVisited(first, at(union.first, node)) && !isVisited(second, at(union.second, node)), firstOf(union, first, second));
}
function viewOf(union, whose, trees, where) {
	let other = whose === "first" ? "second" : "first", [own, stranger] = [trees[whose], trees[other]], numbers = union[whose], absent = Uint8Array.from(numbers, (node) => +!isVisited(own, node)), labels = new Texts(), pick = (field, otherwise) => numbers.map((node) => node >= 0 ? field(node) : otherwise), either = (field) => numbers.map((node, index) => node >= 0 ? field(own, node) : field(stranger, at(union[other], index))), flat = {
		title: own.title,
		parent: union.parent,
		x: [...where.x],
		width: where.width,
		labels: labels.list,
		label: either((tree, node) => labels.number(tree.labelOf(node))),
		reasons: [...own.reasons, say("compare-absent")],
		reason: pick((node) => at(own.reason, node), own.reasons.length),
		exits: own.exits,
		exit: pick((node) => at(own.exit, node), 0),
		passes: own.passes,
		pass: pick((node) => at(own.pass, node), 0),
		turn: either((tree, node) => at(tree.turn, node)),
		odds: numbers.flatMap((node, index) => {
			let odds = own.odds.get(node);
			return odds === void 0 ? [] : [[index, odds]];
		}),
		depth: pick((node) => at(own.depth, node), 0),
		alpha: pick((node) => finite(at(own.alpha, node)), null),
		beta: pick((node) => finite(at(own.beta, node)), null),
		value: pick((node) => finite(at(own.value, node)), null),
		bound: pick((node) => at(own.bound, node), 0),
		skipped: indexes(numbers, (node) => node >= 0 && own.isSkipped(node)),
		pv: indexes(numbers, (node) => node >= 0 && own.pv[node] === 1),
		dropped: [],
		dropped_moves: [],
		dropped_in_all: own.droppedInAll,
		positions: []
	}, { columns, steps } = wayOf(own, new Map(numbers.flatMap((node, index) => node >= 0 ? [[node, index]] : [])));
	return new TreeModel({
		...flat,
		...columns
	}, {
		absent,
		steps
	});
}
function finite(value) {
	return Number.isFinite(value) ? value : null;
}
function indexes(numbers, wanted) {
	return numbers.flatMap((node, index) => wanted(node) ? [index] : []);
}
var Texts = class {
	list = [];
	numbers = new Map();
	number(text) {
		let known = this.numbers.get(text);
		return known === void 0 ? (this.numbers.set(text, this.list.length), this.list.push(text), this.list.length - 1) : known;
	}
}, TreePair = class {
	host;
	element;
	seen;
	union;
	canvases = [];
	reasons = WHOSE.map(() => h$2("p", { class: "half-why" }));
	leader = null;
	constructor(trees, host) {
		this.host = host;
		let { first, second } = trees;
		this.union = merge(first, second), this.seen = counts(this.union, first, second);
		let places = placesOf(this.union, first, second);
		this.element = h$2("div", { class: "pair" }, ...WHOSE.map((whose, index) => this.half(whose, index, viewOf(this.union, whose, trees, places))));
	}
	half(whose, index, tree) {
		let { host } = this, card = h$2("div", {
			class: "hover-card",
			hidden: !0
		}), boards = new Boards((node) => host.boardOf(whose, node, tree, this.union)), canvas = new TreeCanvas(tree, pageColours, {
			select: (node) => this.pick(node),
			hover: (node, x, y) => {
				if (card.hidden = node < 0, node < 0) return;
				replace(card, hoverCard(tree, node, host.sides));
				let { element, camera } = canvas;
				putCard(card, element, [x, y], familyBoxes(tree, camera, node, [element.clientWidth, element.clientHeight]));
			},
			moved: () => {
				(this.leader === null || this.leader === canvas) && this.lead(canvas), boards.show(host.hasBoards() ? canvas.boards() : []);
			}
		}, host.sides);
		canvas.camera.fitAll();
		for (let touch of [
			"focus",
			"pointerenter",
			"pointerdown",
			"wheel",
			"keydown"
		]) canvas.element.addEventListener(touch, () => {
			this.leader = canvas;
		});
		return this.canvases.push(canvas), h$2("figure", { class: `half ${whose}` }, h$2("figcaption", {}, ...host.caption(whose)), h$2("div", { class: "half-stage" }, canvas.element, boards.element, card), this.reasons[index]);
	}
	pick(node) {
		for (let [index, canvas] of this.canvases.entries()) {
			canvas.select(node);
			let reason = this.reasons[index];
			reason && replace(reason, h$2("strong", {}, `${pathText(canvas.model, node)}: `), reasonAt(canvas.model, node));
		}
		let [view] = this.canvases;
		view && this.host.pick?.(view.model, node);
	}
	lead(leader) {
		for (let canvas of this.canvases) canvas === leader || canvas.camera.isLike(leader.camera) || canvas.element.clientWidth === 0 || (canvas.camera.follow(leader.camera), canvas.draw());
	}
	recolour() {
		for (let canvas of this.canvases) canvas.recolour();
	}
	destroy() {
		for (let canvas of this.canvases) canvas.destroy();
		this.element.remove();
	}
};
function pairHead(words, close) {
	return h$2("div", { class: "line" }, h$2("p", {
		class: "story",
		id: "comparison-text"
	}, words), h$2("button", {
		class: "small",
		id: "close-comparison",
		onclick: close
	}, say("compare-close")));
}
function pairNote() {
	return h$2("p", { class: "soft small" }, say("compare-note"));
}
// src/tree/comparison.ts
function rivals(settings, algorithms, variants) {
	let list = [], add = (title, change) => {
		let rival = {
			...settings,
			...change
		};
		algorithms.includes(rival.algorithm) && !isSameSearch(rival, settings) && list.push([title, rival]);
	};
	add(say("rival-minimax"), {
		algorithm: "minimax",
		order: !1,
		strict: !1
	}), add(say("rival-alphabeta"), {
		algorithm: "alphabeta",
		order: !1,
		beam: null
	}), add(say("rival-ordered"), {
		algorithm: "alphabeta",
		order: !0
	}), add(say("rival-beam"), {
		algorithm: "alphabeta",
		order: !0,
		beam: 3
	}), add(say("rival-expectimax"), {
		algorithm: "expectimax",
		order: !1
	}), add(say("rival-pvs"), { algorithm: "pvs" });
	for (let variant of variants) add(say("rival-variant", { name: variant.name }), withVariant(settings, variant));
	return list;
}
var Comparison = class extends Panel {
	app;
	pair = null;
	constructor(app) {
		super(), this.app = app;
		let { search, stage } = app;
		this.drawn(() => this.offer()), this.onChange(() => search.result, () => this.close()), this.onChange(() => stage.beside, () => {
			stage.shows("exercise") && this.close();
		}), this.onChange(() => search.rival, () => {
			search.rival && this.with(search.rival);
		}), this.onChange(() => stage.theme, () => this.pair?.recolour()), byId("compare-with").addEventListener("change", () => {
			let select = byId("compare-with"), key = select.value;
			select.value = "", this.run(key);
		});
	}
	offer() {
		let { search: { result }, game } = this.app, list = result ? rivals(result.settings, game.algorithms, game.variants) : [], more = result ? others(this.app, this.app.shelf, result.settings) : [];
		replace(byId("compare-with"), h$2("option", { value: "" }, say("compare-choose")), ...list.map(([title], index) => h$2("option", { value: index }, title)), ...options(more, ""));
	}
	async run(key) {
		let { app } = this, first = app.search.result;
		if (!first) return;
		let rival = others(app, app.shelf, first.settings).find((other) => other.key === key)?.settings ?? rivals(first.settings, app.game.algorithms, app.game.variants)[Number(key)]?.[1];
		rival && await this.with(rival);
	}
	async with(rival) {
		let { app } = this, first = app.search.result;
		if (!first) return;
		await app.search.select(-1);
		let second = await app.work.during((signal) => app.search.ask(first.place, rival, signal));
		second ? this.show(first, second) : app.search.compare(null);
	}
	show(first, second) {
		if (this.app.search.result !== first) return;
		this.close();
		let results = {
			first,
			second
		};
		this.pair = new TreePair({
			first: first.tree,
			second: second.tree
		}, {
			sides: this.app.game.sides,
			caption: (whose) => this.caption(results[whose]),
			hasBoards: () => !!this.app.board.view?.board,
			boardOf: async (whose, node, view) => {
				let { place } = results[whose];
				return (await position({
					...place,
					moves: [...place.moves, ...view.moves(node)]
				})).board;
			},
			pick: (view, node) => void this.app.search.lookAhead(view.moves(view.isSkipped(node) ? at(view.parent, node) : node), null)
		});
		let stage = byId("comparison");
		replace(stage, pairHead(this.words(first, second, this.pair.seen.both), () => this.close()), this.pair.element, pairNote()), stage.hidden = !1, byId("tree-single").hidden = !0, byId("tree-tools").hidden = !0, this.app.search.compare(second.settings);
	}
	words(first, second, both) {
		let [a, b] = [first.view, second.view], [few, many] = a.nodes <= b.nodes ? [first, second] : [second, first], share = percent(few.view.nodes, many.view.nodes), values = this.values(first, second), [move, other] = [a.best ?? say("compare-nothing"), b.best ?? say("compare-nothing")];
		return say("compare-words", {
			values,
			moves: say(a.best === b.best ? "compare-same-move" : "compare-other-move", {
				move,
				other
			}),
			work: a.nodes === b.nodes ? "same" : "less",
			search: searchName(few.settings),
			share,
			both
		});
	}
	values(first, second) {
		let { game } = this.app, [value$2, other] = [value(first.view.worth), value(second.view.worth)];
		return isSameJudge(first.settings, second.settings, game) ? say(first.view.value === second.view.value ? "compare-same-value" : "compare-other-value", {
			value: value$2,
			other
		}) : say("compare-other-judge", {
			judge: judgeName(first.settings, game),
			value: value$2,
			rival: judgeName(second.settings, game),
			other
		});
	}
	caption({ settings, view }) {
		return [h$2("strong", {}, searchName(settings)), ` ${say("compare-half", {
			nodes: view.nodes,
			cutoffs: view.cutoffs ?? 0,
			time: time(view.time_ms)
		})}`];
	}
	close() {
		this.pair && (this.pair.destroy(), this.pair = null, this.app.search.compare(null), replace(byId("comparison")), byId("comparison").hidden = !0, byId("tree-single").hidden = !1, byId("tree-tools").hidden = this.app.search.result === null);
	}
};
// src/viewer/filters.ts
function filterChips(tree, toggle) {
	return [...reasonCounts(tree)].map(([index, count]) => chip(index, tree.exits[index] ?? "not looked at", count, toggle));
}
function reasonCounts(tree) {
	let counts = new Map(), add = (index, count) => counts.set(index, (counts.get(index) ?? 0) + count);
	for (let node = 0; node < tree.size; node++) tree.isSkipped(node) || add(at(tree.exit, node), 1);
	let skipped = tree.skipped.reduce((sum, one) => sum + one, 0);
	return skipped > 0 && add(tree.exits.length, skipped), counts;
}
function truthChip(truths, toggle, next) {
	let known = { count: truths.known };
	if (truths.count === 0) return [h$2("span", {
		class: "soft small",
		id: "truth-chip"
	}, say("truth-chip-none", known))];
	let element = h$2("button", {
		class: "chip filter",
		id: "truth-chip",
		"aria-pressed": "true",
		...marks$1("truth-chip", known),
		onclick: () => {
			let on = element.getAttribute("aria-pressed") !== "true";
			element.setAttribute("aria-pressed", String(on)), toggle(on);
		}
	}, h$2("span", { class: "sign wrong" }, "≠"), `${say("truth-chip")} `, h$2("span", { class: "soft" }, count(truths.count)));
	return [element, h$2("button", {
		class: "small",
		id: "next-wrong",
		...marks$1("next-wrong"),
		onclick: next
	}, say("next-wrong"))];
}
function chip(index, word, count$1, toggle) {
	let style = word === "not looked at" ? {
		sign: "‖",
		colour: "faint",
		title: say("exit-never")
	} : exitStyle(word), element = h$2("button", {
		class: "chip filter",
		"aria-pressed": "true",
		...marks$1("filter", { reason: style.title }),
		onclick: () => {
			let on = element.getAttribute("aria-pressed") !== "true";
			element.setAttribute("aria-pressed", String(on)), toggle(index, on);
		}
	}, h$2("span", { class: `sign ${style.colour}` }, style.sign || "△"), `${style.title} `, h$2("span", { class: "soft" }, count(count$1)));
	return element;
}
// src/viewer/code.ts
var line = (indent, text, role) => ({
	indent,
	text,
	role
}), LEAF = line(1, "code-leaf", "leaf"), PAGES = {
	alphabeta: [
		line(0, "code-call-window", "call"),
		LEAF,
		line(1, "code-max", "max"),
		line(2, "code-raise-window", "raise"),
		line(2, "code-cut-max", "cut-max"),
		line(2, "α = max(α, v)", "raise"),
		line(1, "code-min", "min"),
		line(2, "code-lower-window", "lower"),
		line(2, "code-cut-min", "cut-min"),
		line(2, "β = min(β, v)", "lower"),
		line(1, "code-done", "done")
	],
	minimax: [
		line(0, "code-call", "call"),
		LEAF,
		line(1, "code-max", "max"),
		line(2, "code-raise", "raise"),
		line(1, "code-min", "min"),
		line(2, "code-lower", "lower"),
		line(1, "code-done", "done")
	],
	expectimax: [
		line(0, "code-call", "call"),
		LEAF,
		line(1, "code-max", "max"),
		line(2, "code-raise", "raise"),
		line(1, "code-chance", "chance"),
		line(2, "code-average", "chance"),
		line(1, "code-done", "done")
	]
};
function roleAt(tree, moment) {
	let node = at(tree.eventNode, moment), kind = at(tree.eventKind, moment), decider = at(tree.turn, kind === 2 ? at(tree.parent, node) : node);
	return kind === 0 ? "call" : kind === 2 ? decider === 1 ? "cut-min" : "cut-max" : tree.exitOf(node) === "table" ? "table" : tree.isInner(node) ? tree.exitOf(node) === "cutoff" ? decider === 1 ? "cut-min" : "cut-max" : "done" : "leaf";
}
function parentRole(tree, moment) {
	let node = at(tree.eventNode, moment);
	if (node === 0 || roleAt(tree, moment) === "call" || tree.isSkipped(node)) return null;
	let decider = at(tree.turn, at(tree.parent, node));
	return decider === 0 ? "raise" : decider === 1 ? "lower" : "chance";
}
var GROWTH_ROLES = {
	3: ["select", "call"],
	4: ["expand", "select"],
	5: ["update", "select"],
	6: ["update", "select"]
}, SHARED = {
	min: "max",
	"cut-min": "cut-max",
	lower: "raise",
	max: "raise"
};
function rolesAt(tree, moment) {
	if (tree.growth) return [...GROWTH_ROLES[tree.growth.kind[moment] ?? 3] ?? [], "done"];
	let node = at(tree.eventNode, moment), role = roleAt(tree, moment), hasRounds = tree.rounds.size > 0;
	return hasRounds && node === 0 ? role === "call" ? ["round", "call"] : ["done"] : tree.rounds.has(node) ? role === "call" ? ["round", "call"] : [
		"update",
		"round",
		"done"
	] : [
		...rolesOf(tree, node, role),
		...hasRounds ? ["round"] : [],
		"done"
	];
}
function rolesOf(tree, node, role) {
	if (role === "call") return tree.passOf(node) === say("pass-again") ? ["again", role] : [role];
	let decider = at(tree.turn, node), averages = role === "done" && decider !== 0 && decider !== 1;
	return [
		role,
		SHARED[role] ?? role,
		...averages ? ["chance"] : []
	];
}
function roleOnPage(page, roles) {
	return roles.find((role) => page.some((line) => line.role === role)) ?? null;
}
function codePage(algorithm, tree, moment, told) {
	let page = PAGES[algorithm] ?? told;
	if (page.length === 0) return null;
	let parent = tree.growth ? null : parentRole(tree, moment), [role, above] = [roleOnPage(page, rolesAt(tree, moment)), parent === null ? null : roleOnPage(page, [parent, SHARED[parent] ?? parent])], shown = page.map(({ indent, text, role: own }) => {
		let element = h$2("li", {
			class: own === role ? "code-line lit" : own === above ? "code-line next" : "code-line",
			"aria-current": own === role ? "step" : void 0
		}, isKnown(text) ? say(text) : text);
		return element.style.paddingLeft = `${6 + indent * 14}px`, element;
	});
	return h$2("ol", {
		class: "code-page",
		...marks$1("code")
	}, ...shown);
}
function putCode(page, stage, place) {
	let { classList } = stage, isNew = classList.contains("with-code") !== (page !== null);
	return classList.toggle("with-code", page !== null), place.hidden = page === null, replace(place, page), isNew;
}
// src/viewer/finder.ts
var LISTED = 100, Finder = class {
	input;
	count;
	list;
	events;
	found = [];
	current = -1;
	tree = null;
	constructor(input, count, list, events) {
		this.input = input, this.count = count, this.list = list, this.events = events, input.addEventListener("input", () => this.find()), input.addEventListener("keydown", (event) => this.key(event)), input.addEventListener("focus", () => {
			this.list.hidden = this.found.length === 0;
		}), list.addEventListener("keydown", (event) => this.walk(event)), document.addEventListener("pointerdown", (event) => {
			let [target] = event.composedPath();
			target !== input && !list.contains(target) && (list.hidden = !0);
		});
	}
	focus() {
		this.input.focus();
	}
	show(tree) {
		this.tree = tree, this.input.value = "", this.find();
	}
	markAgain() {
		this.events.mark(new Set(this.found));
	}
	key(event) {
		event.key === "Enter" && this.next(event.shiftKey ? -1 : 1), event.key === "ArrowDown" && (event.preventDefault(), this.list.querySelector("button")?.focus()), event.key === "Escape" && (this.input.value = "", this.find());
	}
	walk(event) {
		let here = rootOf(this.list).activeElement, to = {
			ArrowDown: here?.nextElementSibling,
			ArrowUp: here?.previousElementSibling ?? this.input,
			Escape: this.input
		}[event.key];
		to !== void 0 && (event.preventDefault(), to instanceof HTMLElement && to.focus(), event.key === "Escape" && (this.list.hidden = !0));
	}
	find() {
		if (!this.tree) return;
		let text = this.input.value;
		this.found = this.tree.find(text), this.current = -1, this.count.textContent = text.trim() === "" ? "" : say("found-count", { count: this.found.length }), this.events.mark(new Set(this.found)), this.drawList(this.tree);
	}
	drawList(tree) {
		let row = (node, place) => {
			let value = tree.isSkipped(node) ? say("fact-not-looked-at") : bounded$1(at(tree.value, node), at(tree.bound, node));
			return h$2("button", {
				class: "found-row",
				onclick: () => this.go(place)
			}, h$2("span", {}, pathText(tree, node)), h$2("span", { class: "soft" }, value));
		}, rest = this.found.length - LISTED;
		replace(this.list, ...this.found.slice(0, LISTED).map(row), rest > 0 ? h$2("p", { class: "soft small" }, say("found-more", { count: rest })) : null), this.list.hidden = this.found.length === 0;
	}
	go(place) {
		this.list.hidden = !0, this.step(place);
	}
	next(by) {
		if (this.found.length === 0) return;
		let from = this.current < 0 && by < 0 ? 0 : this.current;
		this.step((from + by + this.found.length) % this.found.length);
	}
	step(place) {
		this.current = place, this.count.textContent = say("found-at", {
			at: place + 1,
			count: this.found.length
		}), this.events.go(this.found[place] ?? 0);
	}
}, WIDTH = 360, HEIGHT$1 = 46, LINE = 24, PAD = 22;
function range(tree) {
	let values = [], step = Math.max(1, Math.floor(tree.size / 5e3));
	for (let node = 0; node < tree.size; node += step) {
		let value = at(tree.value, node);
		Number.isFinite(value) && pliesToEnd(value) === null && values.push(value);
	}
	values.sort((a, b) => a - b);
	let low = values[Math.floor(values.length * .02)] ?? -1, high = values[Math.min(values.length - 1, Math.ceil(values.length * .98))] ?? 1, margin = Math.max((high - low) * .08, .5);
	return [low - margin, high + margin];
}
function pixel(value, [low, high]) {
	if (Number.isNaN(value)) return WIDTH / 2;
	let share = (value - low) / (high - low);
	return PAD + Math.min(1.04, Math.max(-.04, share)) * 316;
}
function gauge(reading, scale) {
	let svg = s$2("svg", {
		class: "gauge",
		viewBox: `0 0 ${WIDTH} ${HEIGHT$1}`,
		role: "img",
		...marks$1("gauge", { window: window$1(reading.alpha, reading.beta) })
	}), [a, b] = [pixel(reading.alpha, scale), pixel(reading.beta, scale)];
	if (svg.append(s$2("path", {
		class: "axis",
		d: `M4 ${LINE}H356`
	})), b >= a ? svg.append(s$2("rect", {
		class: "open",
		x: a,
		y: 18,
		width: Math.max(1, b - a),
		height: 12,
		rx: 4
	})) : svg.append(s$2("rect", {
		class: "closed",
		x: b,
		y: 18,
		width: Math.max(1, a - b),
		height: 12,
		rx: 4
	})), !Number.isNaN(reading.value)) {
		let x = pixel(reading.value, scale);
		svg.append(s$2("path", {
			class: "needle",
			d: `M${x} 14v20`
		}));
	}
	return svg.append(mark("alpha", "α", reading.alpha, a), mark("beta", "β", reading.beta, b)), svg;
}
function mark(kind, letter, value$1, x) {
	let group = s$2("g", { class: kind }), isAlpha = kind === "alpha", anchor = x < 70 ? "start" : x > 290 ? "end" : "middle", textX = x < 70 ? Math.max(2, x - 8) : x > 290 ? Math.min(358, x + 8) : x;
	return group.append(s$2("path", { d: `M${x} ${LINE}m0 ${isAlpha ? 4 : -4}l-5 ${isAlpha ? 7 : -7}h10z` }), s$2("text", {
		x: textX,
		y: isAlpha ? 44 : 10,
		"text-anchor": anchor
	}, `${letter} ${value(value$1)}`)), group;
}
// src/viewer/overview.ts
var HEIGHT = 44, Overview = class {
	canvas;
	colours;
	element;
	picture = null;
	constructor(canvas, colours) {
		this.canvas = canvas, this.colours = colours, this.element = h$2("canvas", {
			class: "overview",
			"aria-hidden": "true"
		}), this.element.addEventListener("pointerdown", (event) => {
			this.element.setPointerCapture(event.pointerId), this.go(event);
		}), this.element.addEventListener("pointermove", (event) => {
			event.buttons > 0 && this.go(event);
		});
	}
	refresh() {
		let width = this.element.clientWidth;
		width !== 0 && (this.element.width = width, this.element.height = HEIGHT, this.picture = this.render(width), this.frame());
	}
	frame() {
		let ctx = this.element.getContext("2d");
		if (!ctx || !this.picture) return;
		let { width } = this.element;
		ctx.clearRect(0, 0, width, HEIGHT), ctx.drawImage(this.picture, 0, 0);
		let { camera, model, element } = this.canvas, scale = width / Math.max(model.width, .1), left = Math.max(0, camera.place(0) * scale), right = Math.min(width, camera.place(element.clientWidth) * scale), colours = this.colours();
		ctx.fillStyle = colours.paper, ctx.globalAlpha = .6, ctx.fillRect(0, 0, left, HEIGHT), ctx.fillRect(right, 0, width - right, HEIGHT), ctx.globalAlpha = 1, ctx.strokeStyle = colours.work, ctx.lineWidth = 2, ctx.strokeRect(left + 1, 1, Math.max(4, right - left - 2), 42);
	}
	go(event) {
		let place = event.offsetX / this.element.clientWidth * this.canvas.model.width;
		this.canvas.camera.look(place, this.canvas.camera.scale), this.canvas.draw();
	}
	render(width) {
		let picture = h$2("canvas", {
			width,
			height: HEIGHT
		}), ctx = picture.getContext("2d");
		if (!ctx) return picture;
		let tree = this.canvas.model, colours = this.colours(), row = HEIGHT / tree.levels.length, scale = width / Math.max(tree.width, .1), kinds = [
			"max",
			"min",
			"chance",
			"faint",
			"cut"
		], [faint, cut] = [3, 4];
		for (let [level, nodes] of tree.levels.entries()) {
			let taken = new Uint8Array(width + 1).fill(255);
			for (let node of nodes) {
				let x = Math.min(width, Math.max(0, Math.round(at(tree.x, node) * scale))), kind = tree.isSkipped(node) ? faint : tree.exitOf(node) === "cutoff" ? cut : at(tree.turn, node);
				(taken[x] === 255 || kind === cut) && (taken[x] = kind);
			}
			for (let [x, kind] of taken.entries()) kind !== 255 && (ctx.fillStyle = colours[kinds[kind] ?? "soft"], ctx.globalAlpha = kind === faint ? .4 : .9, ctx.fillRect(x, level * row + 1, 1, Math.max(1, row - 2)));
		}
		return picture;
	}
}, WHOLE_SECONDS = 15, speeds = () => [
	[say("speed-slow"), .8],
	["1×", 2],
	["4×", 8],
	["20×", 40],
	[say("speed-all", { seconds: WHOLE_SECONDS }), 0]
], Player = class {
	changed;
	told;
	element;
	moment = 0;
	tree = null;
	isPlaying = !1;
	speed = 2;
	last = 0;
	owed = 0;
	isAsked = !1;
	slider;
	playButton;
	counter = h$2("output", { class: "counter" });
	answer = h$2("button", {
		id: "replay-answer",
		class: "small",
		onclick: () => this.tell(!this.isAsked)
	});
	constructor(changed, told) {
		this.changed = changed, this.told = told, this.slider = h$2("input", {
			type: "range",
			id: "moment",
			min: 0,
			max: 0,
			value: 0,
			...marks$1("player-moment"),
			oninput: () => this.jump(Number(this.slider.value))
		}), this.playButton = h$2("button", {
			id: "replay-play",
			class: "round",
			...marks$1("player-play"),
			onclick: () => this.toggle()
		});
		let select = h$2("select", {
			...marks$1("player-speed"),
			onchange: () => this.speed = Number(select.value)
		}, ...speeds().map(([text, speed]) => h$2("option", {
			value: speed,
			selected: speed === this.speed
		}, text))), button = (sign, id, action) => h$2("button", {
			class: "icon",
			...marks$1(id),
			id,
			onclick: action
		}, icon(sign));
		this.element = h$2("div", {
			class: "player",
			role: "group",
			...marks$1("player")
		}, this.playButton, button("first", "replay-start", () => this.jump(0)), button("back", "replay-back", () => this.jump(this.moment - 1)), button("forward", "replay-step", () => this.jump(this.isAtEnd() ? 0 : this.moment + 1)), button("cut", "replay-cut", () => this.tree && this.jump(nextCut(this.tree, this.isAtEnd() ? 0 : this.moment))), button("last", "replay-end", () => this.tree && this.jump(this.tree.moments)), this.slider, this.counter, select);
	}
	show(tree) {
		this.pause(), this.tree = tree, this.isAsked = !1, this.element.hidden = !tree, tree && (this.slider.max = String(tree.moments), this.moment = tree.moments, this.label());
	}
	refold(tree, moment) {
		this.tree = tree, this.slider.max = String(tree.moments), this.go(moment, !0);
	}
	isAtEnd() {
		return !this.tree || this.moment >= this.tree.moments;
	}
	get isTold() {
		return this.isAsked || this.isAtEnd();
	}
	tell(isAsked) {
		this.isAsked = isAsked && !this.isAtEnd(), this.label(), this.told();
	}
	toggle() {
		this.isPlaying ? this.pause() : this.play();
	}
	pause() {
		this.isPlaying = !1, this.label();
	}
	play() {
		this.tree && (this.isAtEnd() && this.go(0, !0), this.isPlaying = !0, this.last = performance.now(), this.owed = 0, this.label(), requestAnimationFrame((now) => this.tick(now)));
	}
	jump(moment) {
		this.pause(), this.go(moment, !0);
	}
	tick(now) {
		if (!this.isPlaying || !this.tree) return;
		let speed = this.speed || this.tree.moments / WHOLE_SECONDS;
		this.owed += Math.max(0, now - this.last) * .001 * speed, this.last = now;
		let steps = Math.floor(this.owed);
		steps > 0 && (this.owed -= steps, this.go(this.moment + steps, steps < 4), this.isAtEnd() && this.pause()), requestAnimationFrame((next) => this.tick(next));
	}
	go(moment, isStep) {
		this.tree && (this.moment = Math.max(0, Math.min(this.tree.moments, moment)), this.isAtEnd() && (this.isAsked = !1), this.label(), this.changed(this.moment, isStep));
	}
	label() {
		this.slider.value = String(this.moment), this.playButton.replaceChildren(icon(this.isPlaying ? "pause" : "play")), label(this.playButton, this.isPlaying ? "player-pause" : "player-play"), label(this.answer, this.isAsked ? "replay-hide" : "replay-answer");
		let all = this.tree?.moments ?? 0;
		this.counter.textContent = this.isAtEnd() ? say("player-steps", { count: all }) : `${count(this.moment + 1)} / ${count(all)}`;
	}
}, EDGE = 30;
function isUnveiled(tree, node, { moment, shown }) {
	return at(shown, tree.isSkipped(node) ? tree.exits.length : at(tree.exit, node)) === 1 && (moment >= tree.moments || at(tree.enterAt, node) <= moment);
}
function openAt(tree, moment) {
	return moment >= tree.moments ? [] : Array.from(tree.leaveAt.keys()).filter((node) => at(tree.enterAt, node) <= moment && at(tree.leaveAt, node) > moment);
}
function inSight(tree, camera, [width, height], veil) {
	let seen = new Uint8Array(tree.size);
	seen[0] = 1;
	for (let [level, row] of tree.levels.entries()) {
		let y = camera.y(level);
		if (!(y < -30 || y > height + EDGE)) for (let node of row) {
			let x = camera.x(at(tree.x, node));
			x >= -30 && x <= width + EDGE && isUnveiled(tree, node, veil) && (seen[node] = 1);
		}
	}
	for (let node = tree.size - 1; node > 0; node--) seen[node] === 1 && (seen[at(tree.parent, node)] = 1);
	return Array.from(seen.keys()).filter((node) => seen[node] === 1);
}
// src/viewer/calls.ts
var SHOWN = 12;
function deepest(tree, moment) {
	let { growth } = tree;
	if (!growth) return worker(tree, moment);
	let step = moment;
	for (; step > 0 && growth.kind[step] !== 3;) --step;
	let [last, now] = [nodeAt(tree, step), nodeAt(tree, moment)];
	return at(tree.parent, now) === last ? now : last;
}
function openCalls(tree, moment, sides) {
	return tree.path(deepest(tree, moment)).reverse().map((node) => {
		let name = node === 0 ? say("root") : tree.nameOf(node), side = sides[at(tree.turn, node)] ?? say("chance");
		if (tree.growth) return {
			node,
			cells: [
				name,
				side,
				...tree.growth.names.map((_, number) => value({ points: tree.growth?.numberAt(node, number, moment) ?? NaN }, "–"))
			]
		};
		let { alpha, beta, best } = live(tree, node, moment);
		return {
			node,
			cells: [
				name,
				side,
				window$1(alpha, beta),
				value(Number.isNaN(best) ? null : best, "–")
			]
		};
	});
}
function callTable(tree, moment, sides) {
	let calls = openCalls(tree, moment, sides), left = calls.length - SHOWN - 1, shown = left > 0 ? [...calls.slice(0, SHOWN), ...calls.slice(-1)] : calls, heads = [
		say(tree.growth ? "calls-way" : "calls-call"),
		say("fact-turn"),
		...tree.growth ? tree.growth.names : [say("fact-window"), say("calls-best")]
	], rows = shown.map(({ node, cells }) => {
		let [name = "", ...rest] = cells;
		return h$2("tr", { "aria-current": node === nodeAt(tree, moment) ? "step" : void 0 }, h$2("th", { scope: "row" }, name), ...rest.map((cell) => h$2("td", {}, cell)));
	});
	return left > 0 && rows.splice(SHOWN, 0, h$2("tr", {}, h$2("td", {
		colspan: heads.length,
		class: "soft"
	}, say("calls-more", { count: left })))), h$2("table", {
		id: "calls",
		class: "calls",
		...marks$1(tree.growth ? "calls-way" : "calls")
	}, h$2("thead", {}, h$2("tr", {}, ...heads.map((head) => h$2("th", { scope: "col" }, head)))), h$2("tbody", {}, ...rows));
}
// src/viewer/why.ts
function introduction(result, values, isFolded) {
	let { tree, view } = result, skipped = tree.skipped.reduce((sum, one) => sum + one, 0), words = verdict(view.value, view.verdict, values), isPart = tree.dropped.size > 0, sentences = [
		view.best ? say("intro-best", {
			move: view.best,
			verdict: words
		}) : say("intro-verdict", { verdict: words }),
		skipped > 0 && say(isPart ? "intro-skipped-recorded" : "intro-skipped", { count: skipped }),
		say("intro-pick"),
		isFolded && say(window.matchMedia("(pointer: coarse)").matches ? "intro-folded-touch" : "intro-folded"),
		isPart && say("intro-missing")
	];
	return h$2("p", { class: "story" }, answered(result), sentences.filter((sentence) => sentence !== !1).join(" "));
}
function answered({ answer }) {
	return answer === void 0 ? null : h$2("strong", {
		class: "answer",
		id: "why-answer"
	}, `${answer} `);
}
function explanation(tree, node, { sides, scale, moment }, { actions, truth, answer }) {
	let isStillOpen = isOpen(tree, node, moment), now = live(tree, node, moment), reading = isStillOpen ? {
		...now,
		value: now.best
	} : {
		alpha: at(tree.alpha, node),
		beta: at(tree.beta, node),
		value: at(tree.value, node)
	};
	return [h$2("div", { class: "why-text" }, h$2("div", { class: "why-head" }, h$2("h3", {}, pathText(tree, node)), actions), h$2("p", { class: "story" }, ...isStillOpen ? [say("node-open")] : [
		answer,
		tree.reasonOf(node),
		missingText(tree, node),
		truth
	]), factList$1(facts(tree, node, sides, moment))), h$2("div", { class: "why-side" }, tree.isSkipped(node) || tree.growth ? null : gauge(reading, scale), h$2("div", { class: "shares" }))];
}
function spoken(tree, node, { sides, moment }, truth = "") {
	if (isOpen(tree, node, moment)) return `${pathText(tree, node)}. ${say("node-open")}`;
	let value = tree.isSkipped(node) ? "" : ` ${bounded$1(at(tree.value, node), at(tree.bound, node))}.`, decides = tree.isSkipped(node) ? "" : ` ${sides[at(tree.turn, node)] ?? say("chance")}.`;
	return `${pathText(tree, node)}.${decides}${value} ${tree.reasonOf(node)}${missingText(tree, node)}${truth}`;
}
function missingText(tree, node) {
	let missing = tree.dropped.get(node);
	return missing ? ` ${say("missing-below", { missing: countText(missing) })}` : "";
}
function momentStory(tree, { sides, scale, moment }, asking, answer) {
	let node = worker(tree, moment), said = h$2("div", { class: "why-text" }, answer, h$2("div", { class: "why-head" }, h$2("p", { class: "story" }, story(tree, moment, sides)), asking), callTable(tree, moment, sides));
	if (tree.growth) return [said, h$2("div", { class: "why-side" }, h$2("p", { class: "soft small" }, pathText(tree, node)), factList$1(tree.growth.numbersAt(node, moment)))];
	let state = live(tree, node, moment);
	return [said, h$2("div", { class: "why-side" }, h$2("p", { class: "soft small" }, say("window-at", { name: pathText(tree, node) })), gauge({
		alpha: state.alpha,
		beta: state.beta,
		value: state.best
	}, scale))];
}
// src/viewer/stage.ts
var READABLE = 66, FOLDED = 3e3, WHOLE_FROM = 10, FOLLOWED = 26, CLOSE = 104, TreeStage = class {
	host;
	player;
	canvas = null;
	overview = null;
	boards;
	finder;
	scale = [-1, 1];
	whole = null;
	algorithm = "";
	code = [];
	selectedNode = -1;
	moment = 0;
	open = null;
	constructor(host) {
		this.host = host, this.boards = new Boards((node) => host.boardOf(node)), this.player = new Player((moment, isStep) => this.replay(moment, isStep), () => this.tellAnswer()), this.part("replay").append(this.player.element), this.part("tree-stage").append(this.boards.element), this.finder = new Finder(this.part("tree-find"), this.part("found"), this.part("found-list"), {
			mark: (nodes) => this.withCanvas((canvas) => {
				canvas.look.found = nodes;
			}),
			go: (node) => this.unfold(node)
		}), this.toolbar();
	}
	part(id) {
		return byId(id, this.host.root);
	}
	get shown() {
		return this.canvas?.model ?? null;
	}
	get isFolded() {
		return this.open !== null;
	}
	toolbar() {
		let click = (id, action) => this.part(id).addEventListener("click", action);
		click("tree-fit", () => this.withCanvas((canvas) => canvas.camera.fitAll())), click("tree-in", () => this.withCanvas((canvas) => canvas.camera.zoom(1.6, canvas.element.clientWidth / 2))), click("tree-out", () => this.withCanvas((canvas) => canvas.camera.zoom(1 / 1.6, canvas.element.clientWidth / 2))), click("tree-pv", () => this.toExpectedLine()), click("tree-fold", () => this.fold(this.open ? null : firstOpen));
	}
	show(tree, algorithm = "", code = []) {
		this.code = code, [this.whole, this.algorithm, this.open, this.selectedNode] = [
			tree,
			algorithm,
			null,
			-1
		], this.showCode(null), this.boards.clear(), this.part("tree-fold").textContent = say("tree-fold"), renew(this.part("filters")), renew(this.part("why")), tree ? (this.scale = range(tree), this.moment = tree.moments, this.drawChips(), this.introduce(), this.finder.show(tree), tree.size > FOLDED ? this.fold(firstOpen) : this.showCanvas(tree)) : (this.player.show(null), this.canvas?.destroy(), this.canvas = null, this.overview?.element.remove(), this.overview = null);
	}
	showCanvas(tree) {
		let colours = () => pageColours(this.part("tree-stage"));
		this.canvas ? this.canvas.show(tree) : (this.canvas = new TreeCanvas(tree, colours, {
			select: (node) => this.host.pick(this.inWhole(node) === this.selectedNode ? -1 : this.inWhole(node)),
			open: (node) => this.toggle(this.inWhole(node)),
			hover: (node, x, y) => this.hover(node, x, y),
			moved: () => this.moved(),
			speak: () => this.host.speak?.()
		}, this.host.sides()), this.part("tree-stage").append(this.canvas.element), this.canvas.element.addEventListener("keydown", (event) => this.key(event)), this.overview = new Overview(this.canvas, colours), this.part("overview").append(this.overview.element)), this.part("overview").hidden = !this.canvas.isCrowded(), this.overview?.refresh(), this.player.show(tree), this.finder.markAgain(), this.host.shown?.();
	}
	seen() {
		let { canvas, shown } = this;
		return !canvas || !shown ? [] : inSight(shown, canvas.camera, [canvas.element.clientWidth, canvas.element.clientHeight], canvas.look).map((node) => this.inWhole(node));
	}
	entered() {
		let { canvas, shown } = this;
		return new Set(canvas && shown ? openAt(shown, canvas.look.moment).map((node) => this.inWhole(node)) : []);
	}
	inWhole(node) {
		return node < 0 || !this.shown ? -1 : at(this.shown.origin, node);
	}
	showMoment(moment, focus) {
		this.player.show(this.shown), moment === null ? this.shown && this.replay(this.shown.moments, !0) : this.player.jump(moment), focus === null ? this.withCanvas((canvas) => canvas.camera.fit()) : this.frame(focus);
	}
	setQuiet(isQuiet) {
		this.withCanvas((canvas) => {
			canvas.look.isQuiet = isQuiet;
		});
	}
	withCanvas(action) {
		this.canvas && (action(this.canvas), this.canvas.draw());
	}
	recolour() {
		this.canvas?.recolour(), this.overview?.refresh();
	}
	moved() {
		this.overview?.frame();
		let places = this.canvas && this.host.hasBoards() ? this.canvas.boards() : [];
		this.boards.show(places.map((place) => ({
			...place,
			node: this.inWhole(place.node)
		})));
	}
	toggle(node) {
		let { open } = this;
		if (!open) {
			this.frame(node);
			return;
		}
		let changed = new Set(open);
		changed.delete(node) || changed.add(node), this.fold(() => changed);
	}
	fold(open) {
		let { whole } = this;
		if (!whole) return;
		let { moment, player: { isTold } } = this;
		this.open = open ? open(whole) : null;
		let shown = this.open ? foldedTree(whole, visible(whole, this.open)) : whole;
		this.showCanvas(shown), moment < whole.moments && (this.player.refold(shown, momentFromWhole(shown, whole, moment)), isTold && this.player.tell(!0), this.moment = moment), this.part("tree-fold").textContent = say(this.open ? "tree-whole" : "tree-fold"), this.select(this.selectedNode);
	}
	key(event) {
		if (event.key === "p" || event.key === "P") this.toExpectedLine();
		else if (event.key === " ") this.player.toggle();
		else if (event.key === "/") this.finder.focus();
		else if (event.key === "Escape") this.host.pick(-1);
		else if (!this.host.key?.(event.key)) return;
		event.preventDefault();
	}
	introduce() {
		renew(this.part("why"), this.host.introduce(this.isFolded));
	}
	drawChips() {
		let { whole } = this;
		if (!whole) return;
		let reasons = whole.growth ? [] : filterChips(whole, (index, on) => this.filter(index, on));
		renew(this.part("filters"), ...reasons, ...this.host.chips());
	}
	drawRings() {
		this.withCanvas((canvas) => {
			canvas.look.wrong = this.host.rings(), canvas.look.shown.fill(1);
		}), this.drawChips(), this.selectedNode >= 0 && this.explain(this.selectedNode);
	}
	unfold(node) {
		let { whole, open } = this, above = whole && open ? whole.path(node).slice(0, -1) : [];
		open && !above.every((one) => open.has(one)) && this.fold(() => new Set([...open, ...above])), this.shown && this.goTo(this.shown.fromOrigin(node));
	}
	filter(index, on) {
		this.withCanvas((canvas) => {
			canvas.look.shown[index] = +!!on;
		});
	}
	get toldUntil() {
		return this.player.isTold ? this.whole?.moments ?? 0 : this.moment;
	}
	get telling() {
		return {
			sides: this.host.sides(),
			scale: this.scale,
			moment: this.toldUntil
		};
	}
	tellAnswer() {
		this.withCanvas((canvas) => {
			canvas.look.isTold = this.player.isTold;
		}), this.host.told?.(this.player.isTold), this.player.isAtEnd() || this.tellMoment(this.player.moment);
	}
	toExpectedLine() {
		this.player.isTold || this.player.tell(!0);
		let last = this.shown?.pvLine.at(-1);
		last !== void 0 && this.goTo(last);
	}
	goTo(node) {
		this.withCanvas((canvas) => canvas.camera.reveal(node, canvas.camera.scaleFor(node, READABLE))), this.host.pick(this.inWhole(node));
	}
	hover(node, x, y) {
		let { canvas } = this, whole = this.inWhole(node);
		this.host.point(whole < 0 || !canvas ? null : {
			canvas,
			node,
			whole,
			point: [x, y],
			moment: this.toldUntil
		});
	}
	select(node) {
		let { shown, canvas } = this;
		this.selectedNode = node, shown && canvas && (canvas.look.selected = node < 0 ? -1 : shown.fromOrigin(node), canvas.draw(), node >= 0 ? (canvas.camera.reveal(canvas.look.selected), this.explain(node)) : this.player.isAtEnd() && this.introduce());
	}
	explain(node) {
		let { whole } = this;
		if (!whole) return;
		let words = say(this.open ? this.open.has(node) ? "node-fold" : "node-unfold" : "node-zoom"), opening = h$2("button", {
			class: "small",
			disabled: !whole.isInner(node),
			onclick: () => this.toggle(node)
		}, words), beside = this.host.beside(node, opening);
		this.player.isAtEnd() || beside.actions.append(this.player.answer), this.part("said").textContent = spoken(whole, node, this.telling, beside.truth), renew(this.part("why"), ...explanation(whole, node, this.telling, beside));
	}
	frame(node) {
		this.withCanvas((canvas) => canvas.camera.frame(canvas.model.fromOrigin(node)));
	}
	replay(moment, isStep) {
		let { shown: tree, canvas } = this;
		if (!tree || !canvas) return;
		this.host.speak?.(), canvas.look.moment = moment, this.whole && (this.moment = momentInWhole(tree, this.whole, moment)), canvas.look.isTold = this.player.isTold;
		let isOver = moment >= tree.moments;
		if (this.host.replay(isOver ? -1 : this.inWhole(nodeAt(tree, moment)), isOver ? null : moment), this.host.told?.(this.player.isTold), isOver) {
			canvas.look.working = -1, canvas.draw(), this.showCode(null), this.introduce();
			return;
		}
		let node = nodeAt(tree, moment);
		this.showCode(moment), canvas.look.working = node;
		let isWhole = canvas.camera.smallest() * at(tree.room, node) >= WHOLE_FROM;
		canvas.camera.reveal(node, isStep && !isWhole ? Math.min(canvas.camera.scaleFor(node, FOLLOWED), CLOSE) : 0), canvas.draw(), isStep && (this.part("said").textContent = story(tree, moment, this.host.sides())), this.tellMoment(moment);
	}
	tellMoment(moment) {
		let { shown } = this;
		if (!shown) return;
		let answer = this.player.isTold ? this.host.introduce(this.isFolded) : null;
		renew(this.part("why"), ...momentStory(shown, {
			...this.telling,
			moment
		}, this.player.answer, answer));
	}
	showCode(moment) {
		let { shown } = this;
		putCode(shown && moment !== null ? codePage(this.algorithm, shown, moment, this.code) : null, this.part("tree-stage"), this.part("code")) && this.canvas && (this.canvas.camera.fit(), this.canvas.resize());
	}
}, TreeCounts = class extends Panel {
	app;
	constructor(app) {
		super(), this.app = app, this.drawn(() => this.age());
	}
	clear() {
		byId("tree-counts").textContent = "";
	}
	show(result) {
		let { tree, view } = result, recorded = tree.size - tree.skipped.reduce((sum, one) => sum + one, 0), missing = view.nodes - recorded, values = {
			search: searchName(result.settings),
			nodes: view.nodes,
			missing,
			shown: recorded
		}, isPart = tree.dropped.size > 0, message = !isPart && missing > 0 ? "tree-counts-last" : isPart ? "tree-counts-missing" : "tree-counts";
		byId("tree-counts").textContent = say(message, values);
		let most = this.app.catalogue.limits.tree_nodes;
		isPart && result.recorded < most && byId("tree-counts").append(" ", this.recordMore(most));
	}
	age() {
		let { app } = this, isOld = app.search.isOld;
		if (byId("tree-age").hidden = !isOld, byId("tree-stage").classList.toggle("old", isOld), !isOld || !app.search.result) return;
		let again = h$2("button", {
			class: "small",
			id: "search-again",
			onclick: () => void app.search.run()
		}, say("search-again"));
		replace(byId("tree-age"), `${say("tree-age", { moves: app.search.result.place.moves.length })} `, again);
	}
	recordMore(most) {
		return h$2("button", {
			class: "small",
			onclick: () => {
				this.app.board.set({ recorded: most }), this.app.search.run();
			}
		}, say("record-more"));
	}
}, FOLLOW_MS = 90, BoardFollower = class {
	app;
	waiting = 0;
	isReplaying = !1;
	constructor(app) {
		this.app = app;
	}
	stop() {
		clearTimeout(this.waiting);
	}
	reset() {
		this.stop(), this.isReplaying = !1;
	}
	follow(node, tree) {
		let { app } = this;
		this.stop();
		let replaying = node >= 0;
		if (replaying !== this.isReplaying && (this.isReplaying = replaying, replaying || app.board.lookAhead(null)), !replaying || !tree) return;
		let shown = tree.isSkipped(node) ? at(tree.parent, node) : node, position = tree.positions.get(shown) ?? null;
		this.waiting = window.setTimeout(() => void app.search.lookAhead(tree.moves(shown), position), FOLLOW_MS);
	}
}, REST_MS = 250, HoverCard = class {
	app;
	rest = 0;
	card = byId("hover-card");
	constructor(app) {
		this.app = app;
	}
	hide() {
		clearTimeout(this.rest), this.card.hidden = !0;
	}
	show(pointed) {
		clearTimeout(this.rest);
		let { app, card } = this, tree = app.search.result?.tree;
		tree && (replace(card, hoverCard(tree, pointed.whole, app.game.sides, pointed.moment)), card.hidden = !1, this.put(pointed), tree.isSkipped(pointed.whole) || (this.rest = window.setTimeout(() => void this.explainValue(pointed.whole, card).then(() => this.put(pointed)), REST_MS)));
	}
	put({ canvas, node, point }) {
		let { element, model, camera } = canvas;
		this.card.hidden || putCard(this.card, element, point, familyBoxes(model, camera, node, [element.clientWidth, element.clientHeight]));
	}
	async explainValue(node, holder) {
		let { result } = this.app.search;
		if (result) try {
			let view = await evaluate(placeInTree(result, node), sentEval(judgeOf(result.settings, this.app.game))), slot = holder.querySelector(".shares");
			slot && view.terms.length > 0 && replace(slot, shares(view));
		} catch {}
	}
};
// src/tree/intoview.ts
function isStill() {
	return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
function bringTreeIntoView() {
	let look = () => {
		let { top } = byId("tree-stage").getBoundingClientRect();
		(top > window.innerHeight * .75 || top < 0) && byId("tree-title").scrollIntoView({
			block: "start",
			behavior: isStill() ? "instant" : "smooth"
		});
	};
	requestAnimationFrame(() => requestAnimationFrame(look));
}
// src/tree/invitation.ts
var Invitation = class extends Panel {
	app;
	constructor(app) {
		super(), this.app = app, this.drawn(() => this.draw()), byId("home").addEventListener("click", () => {
			app.stage.leave(app.board.tree), byId("tree-stage").scrollTop = 0;
		}), byId("resume").addEventListener("click", () => app.stage.leave(null));
	}
	draw() {
		let { app } = this, isPlayed = app.board.place.moves.length > 0, isStart = app.isAtStart;
		byId("start").hidden = !isStart, byId("resume").hidden = !isStart || !isPlayed, byId("no-tree").hidden = app.search.result !== null || isStart, !byId("no-tree").hidden && replace(byId("no-tree"), h$2("p", { class: "story" }, say("no-tree")), h$2("button", {
			class: "primary",
			id: "search-here",
			disabled: app.board.view?.outcome !== null,
			onclick: () => void app.search.run()
		}, say("search-here")));
	}
}, KnownNodes = class {
	app;
	constructor(app) {
		this.app = app;
	}
	get all() {
		return this.app.truth.tree;
	}
	words(node) {
		let { all } = this;
		return all ? nodeTruth(all.tree, all.values, node, this.app.game.sides) : "";
	}
	next() {
		let { truth: { tree: truths }, search: { selected } } = this.app;
		if (!truths || truths.count === 0) return null;
		let after = truths.differs.indexOf(1, selected + 1);
		return after < 0 ? truths.differs.indexOf(1) : after;
	}
	watchFrom(node) {
		let { all } = this, side = all && trusted(all.tree, all.values, node);
		return side === null || all?.tree.positions.has(node) ? null : h$2("button", {
			class: "small",
			id: "watch-from-here",
			...marks$1("watch-fail"),
			onclick: () => void this.app.watch.start(side)
		}, say("watch-fail"));
	}
}, TreePanel = class extends Panel {
	app;
	stage;
	card;
	countLine;
	known;
	follower;
	constructor(app) {
		super(), this.app = app, this.card = new HoverCard(app), this.countLine = new TreeCounts(app), new Invitation(app), this.known = new KnownNodes(app), this.follower = new BoardFollower(app), this.stage = new TreeStage({
			sides: () => app.game.sides,
			boardOf: (node) => this.boardOf(node),
			hasBoards: () => !!app.board.view?.board,
			pick: (node) => void app.search.select(node),
			point: (pointed) => {
				pointed ? this.card.show(pointed) : this.card.hide();
			},
			replay: (node, moment) => this.replay(node, moment),
			told: (isTold) => app.search.tell(isTold),
			introduce: (isFolded) => app.search.result ? introduction(app.search.result, app.game.values, isFolded) : h$2("p", {}),
			beside: (node, opening) => this.beside(node, opening),
			chips: () => this.chips(),
			rings: () => this.known.all?.differs ?? null,
			key: (key) => this.key(key),
			shown: () => this.jumpToWanted()
		});
		let { search, truth, stage } = app;
		this.follow(() => search.result, () => this.show()), this.follow(() => search.hidesAnswer, () => document.body.classList.toggle("replaying", search.hidesAnswer)), this.onChange(() => search.selected, () => this.stage.select(search.selected)), this.onChange(() => truth.tree, () => this.stage.drawRings()), this.onChange(() => stage.theme, () => this.stage.recolour());
	}
	get tree() {
		return this.app.search.result?.tree ?? null;
	}
	seen() {
		return this.stage.seen();
	}
	entered() {
		return this.stage.entered();
	}
	showMoment(moment, focus) {
		this.stage.showMoment(moment, focus);
	}
	setQuiet(isQuiet) {
		this.stage.setQuiet(isQuiet);
	}
	show() {
		let { result } = this.app.search;
		byId("tree-tools").hidden = !result, byId("tree-stage").classList.toggle("empty", !result), this.follower.reset(), result ? this.countLine.show(result) : this.countLine.clear();
		let algorithm = result?.settings.algorithm, code = this.app.catalogue.searches.find(({ name }) => name === algorithm)?.code;
		this.stage.show(result?.tree ?? null, algorithm, code), result && bringTreeIntoView();
	}
	jumpToWanted() {
		let wantedMoment = this.app.search.takeWantedMoment();
		wantedMoment !== null && this.stage.player.jump(wantedMoment);
	}
	async boardOf(node) {
		let { result } = this.app.search, place = result && placeInTree(result, node);
		return place ? (await position(place)).board : null;
	}
	key(key) {
		return key !== "t" && key !== "T" ? !1 : (this.toNextWrong(), !0);
	}
	chips() {
		let known = this.known.all;
		return known ? truthChip(known, (on) => this.stage.withCanvas((canvas) => {
			canvas.look.wrong = on && known ? known.differs : null;
		}), () => this.toNextWrong()) : [];
	}
	toNextWrong() {
		let next = this.known.next();
		next !== null && this.stage.unfold(next);
	}
	beside(node, opening) {
		let { tree } = this, actions = h$2("div", { class: "line" }, opening);
		tree && !tree.isSkipped(node) && (actions.append(h$2("button", {
			class: "small",
			id: "search-from-here",
			onclick: () => void this.app.board.goOn().then(() => this.app.search.run())
		}, say("search-from-here"))), queueMicrotask(() => void this.card.explainValue(node, byId("why"))));
		let watch = this.known.watchFrom(node);
		return watch && actions.append(watch), {
			actions,
			truth: this.known.words(node),
			answer: this.answerAt(node)
		};
	}
	answerAt(node) {
		let { result } = this.app.search;
		return result && at(result.tree.parent, node) === 0 ? answered(result) : null;
	}
	replay(node, moment) {
		this.app.search.replay(moment), this.follower.follow(node, this.tree);
	}
};
// src/tree/story.ts
function storyBeside(app) {
	let place = byId("story"), close = () => app.search.closeStory();
	x$1(() => {
		let { example } = app.search;
		place.hidden = !example, example && replace(place, h$2("p", {}, h$2("strong", {}, `${example.title}. `), example.about), h$2("button", {
			class: "icon bare",
			id: "story-close",
			...marks$1("story-close"),
			onclick: close
		}, "✕"));
	});
}
// src/main.ts
var MESSAGE_MS = 8e3, RETRY_MS = 1500;
function showMessages(news) {
	let hiding = 0;
	x$1(() => {
		let place = byId("message"), message = news.message.value;
		place.hidden = message === null, clearTimeout(hiding), message && (place.textContent = message.text, place.className = message.kind, hiding = window.setTimeout(() => news.clear(), MESSAGE_MS));
	});
}
async function catalogue(news) {
	for (;;) try {
		let found = await games();
		return news.clear(), found;
	} catch (error) {
		news.fail(error), await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
	}
}
function watch({ news, board }) {
	let away = !1, ask = async () => {
		try {
			await alive(), away && (away = !1, news.tell(say("studio-back")), await board.refresh());
		} catch (error) {
			let isAnew = isStranger(error);
			(isAnew || error instanceof Unreachable) && (away = !0, news.fail(isAnew ? Error(say("studio-anew")) : error));
		}
		setTimeout(() => void ask(), away ? RETRY_MS : 1e4);
	};
	setTimeout(() => void ask(), 1e4);
}
function build(app) {
	let address = new Address(app), tree = new TreePanel(app), board = new BoardPanel(app);
	new ThinkingPanel(app);
	let tour = new Tour(app, tree, new Comparison(app)), exercise = new ExercisePanel(app);
	new Header(app, address, {
		seen: () => tree.seen(),
		entered: () => tree.entered(),
		shownBoard: () => board.shownBoard,
		exercise: () => exercise.shownExercise
	});
	let lab = new LabPanel(app, app.shelf), course = new CoursePanel(app);
	return startScreen(app, {
		tour: () => void tour.start(),
		experiment: (kind) => void lab.begin(kind),
		exercise: () => void exercise.random(),
		course: () => void course.begin()
	}), new EditorPanel(app), storyBeside(app), new Layout(app), {
		address,
		course
	};
}
async function start() {
	let news = new News();
	labelPage(), respectPresses(), dressButtons(), keysBox(), skipHead(), showMessages(news), await open();
	let offered = await catalogue(news);
	countWinsFrom(offered.wins);
	let asked = courseFrom(location.hash);
	asked && history.replaceState(history.state, "", location.pathname + location.search);
	let isLinked = location.hash.length > 1, { link: opened, isDamaged } = await linked(offered.games), kept = keptGames(localStorage, offered.games), last = isLinked ? void 0 : kept.list[0], app = new App(offered, news, opened?.state ?? last?.state ?? null, last?.id ?? gameOfEntry());
	speakOfChess(() => app.board.view?.board?.pieces === "chess"), speakOfLeaves(() => app.game.name === HAND_MADE), speakAs(() => app.game.counted, () => app.game.sure, () => app.game.unit);
	let { address, course } = build(app);
	onChange(() => app.board.era, () => news.clear()), await app.board.refresh(), isDamaged ? news.fail(Error(say("link-damaged"))) : kept.damaged > 0 ? news.fail(Error(say("kept-damaged"))) : last && news.tell(say("kept-back")), document.body.classList.add("ready"), performance.mark("ready"), window.addEventListener("popstate", () => {
		course.follows() || address.follows();
	}), opened?.opened && await app.search.reopen(opened.opened), await course.resume(asked), watch(app);
}
start();
