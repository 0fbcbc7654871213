"use strict";
// What every script finds: MAX and MIN, term, symmetric, the position. It runs before the script and hands the host its functions.
(function (look, facts, most) {
  const { apply } = Reflect;
  const { parse, stringify } = JSON;
  const { isArray } = Array;
  const define = (owner, name, value) => Object.defineProperty(owner, name, { value });

  // The interpreter looks at the clock between steps. What goes through a list or a text is one step, so its length has an end,
  // and what may go round for ever inside one step is not there.
  const refuse = (name) => {
    throw new RangeError(`${name}: expected at most ${most} items or characters`);
  };
  const guard = (owner, names, fits) => {
    for (const name of names) {
      const plain = owner[name];
      define(owner, name, function (...given) {
        if (!fits(this)) refuse(name);
        for (let i = 0; i < given.length; i++) if (isLong(given[i])) refuse(name);
        return apply(plain, this, given);
      });
    }
  };
  const isLong = (value) => (isArray(value) || typeof value === "string") && value.length > most;
  const iterating = [
    "concat", "copyWithin", "every", "fill", "filter", "find", "findIndex", "findLast", "findLastIndex", "flatMap", "forEach",
    "includes", "indexOf", "join", "lastIndexOf", "map", "reduce", "reduceRight", "reverse", "shift", "slice", "some", "sort",
    "splice", "toLocaleString", "toReversed", "toSorted", "toSpliced", "unshift", "with",
  ];
  guard(Array.prototype, iterating, (list) => isArray(list) && list.length <= most);
  const searching = ["endsWith", "includes", "indexOf", "lastIndexOf", "localeCompare", "normalize", "padEnd", "padStart", "repeat", "replace", "replaceAll", "split", "startsWith"];
  guard(String.prototype, searching, (text) => typeof text === "string" && text.length <= most);
  delete Array.prototype.flat;
  for (const Kept of [Map, Set]) {
    const Guarded = function (items) {
      if (items !== undefined && items !== null && !(isArray(items) && items.length <= most) && !(items instanceof Kept)) refuse(Kept.name);
      return new Kept(items);
    };
    Guarded.prototype = Kept.prototype;
    define(Kept.prototype, "constructor", Guarded);
    define(globalThis, Kept.name, Guarded);
  }
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  for (const name of Object.getOwnPropertyNames(iterators)) if (typeof name === "string" && name !== "constructor") delete iterators[name];
  for (const name of ["Iterator", "WeakMap", "WeakSet", "WeakRef", "eval", "Function", "BigInt", "JSON", "escape", "unescape"]) delete globalThis[name];
  delete String.raw;
  delete Object.groupBy;
  delete Math.random;

  define(globalThis, "MAX", 1);
  define(globalThis, "MIN", -1);

  // The position: its methods are the game's facts. A script may keep notes on it; they are gone with the position.
  class Position {
    constructor(id) {
      this.$ = id;
    }
  }
  facts.forEach(([name, leads], index) => {
    const ask = (self, a, b, c) => {
      if (!(self instanceof Position)) throw new TypeError(`${name}: expected a position, as in p.${name}(...)`);
      return look(index, self.$, a, b, c);
    };
    const method = leads
      ? function (a, b, c) { return new Position(ask(this, a, b, c)); }
      : function (a, b, c) { return look(index, this.$, a, b, c); };
    define(Position.prototype, name, method);
  });

  // Value functions.
  const terms = [];
  const measures = [];
  const weights = [];
  let settle;
  let isSymmetric = false;
  let saying = "";
  // What runs now: a name, or the number of a term.
  let current = "";
  define(globalThis, "about", (text) => {
    if (typeof text !== "string") throw new TypeError("about: expected a text");
    saying = text;
  });
  define(globalThis, "symmetric", () => {
    isSymmetric = true;
  });
  define(globalThis, "term", (name, weight, about, measure) => {
    if (typeof name !== "string" || name === "") throw new TypeError("term: expected a name first");
    if (terms.some((term) => term.name === name)) throw new TypeError(`term '${name}' is there twice`);
    if (typeof weight !== "number" || !Number.isFinite(weight)) throw new TypeError(`term '${name}': expected a number as its weight`);
    if (typeof about !== "string") throw new TypeError(`term '${name}': expected a sentence that says what it measures`);
    if (typeof measure !== "function") throw new TypeError(`term '${name}': expected a function of the position`);
    terms.push({ name, about });
    measures.push(measure);
    weights.push(weight);
  });
  // The number that a term gives; yes and no count 1 and 0.
  const finite = (value) => {
    if (value === true || value === false) return +value;
    if (typeof value !== "number" || value - value !== 0) {
      const shown = typeof value === "string" ? "a text" : typeof value === "object" && value !== null ? "a list or record" : String(value);
      throw new TypeError(`gave ${shown}: expected a finite number`);
    }
    return value;
  };
  const measure = (index, p) => {
    current = index;
    const found = measures[index];
    return isSymmetric ? finite(found(p, 1)) - finite(found(p, -1)) : finite(found(p));
  };
  // The same for all terms: calls are what costs, so numbers are looked at here.
  const sumOf = (p) => {
    let sum = 0;
    for (let i = 0; i < weights.length; i++) {
      const weight = weights[i];
      if (weight === 0) continue;
      if (isSymmetric) {
        sum += weight * measure(i, p);
        continue;
      }
      current = i;
      const found = measures[i](p);
      sum += weight * (found === +found && found - found === 0 ? found : finite(found));
    }
    return sum;
  };
  const named = (name, value) => {
    current = name;
    return value === undefined || value === null ? undefined : finite(value);
  };
  // States of a user's game go in and out as JSON, the same whatever the order of their names. The copy is made here, where the
  // clock is looked at: what is the same in many places is written many times, in one step.
  const canonical = (value) => {
    if (typeof value === "function" || typeof value === "bigint") return undefined;
    if (typeof value !== "object" || value === null) return value;
    if (isArray(value)) return value.map(canonical);
    const sorted = {};
    for (const name of Object.keys(value).sort()) sorted[name] = canonical(value[name]);
    return sorted;
  };
  for (const owner of [Object.prototype, Array.prototype]) define(owner, "toJSON", undefined);
  let names = ["MAX", "MIN"];
  define(globalThis, "sides", (max, min) => {
    if (typeof max !== "string" || typeof min !== "string") throw new TypeError("sides: expected two names");
    names = [max, min];
  });
  const host = {
    sides: () => names,
    call: (own, ...given) => stringify(canonical(own(...given.map((json) => parse(json))))),
    terms: () => terms.map(({ name, about }, index) => ({ name, about, weight: weights[index] })),
    about: () => saying,
    current: () => (typeof current === "number" ? terms[current].name : current),
    clear: () => { current = ""; },
    weigh: (index, weight) => { weights[index] = weight; },
    position: (id) => new Position(id),
    settling: (settled) => { settle = settled; },
    settled: (settled, id) => { current = "settled"; return named("settled", settled(new Position(id))); },
    value: (id) => {
      const p = new Position(id);
      if (settle === undefined) return sumOf(p);
      current = "settled";
      const found = settle(p);
      return found === undefined || found === null ? sumOf(p) : finite(found);
    },
    explain: (id) => {
      const p = new Position(id);
      return terms.map((_, index) => measure(index, p));
    },
    ended: (ended, winner, points, ply) => { current = "ended"; return named("ended", ended(winner, points, ply)); },
    choose: (choose, id) => { current = "choose"; return choose(new Position(id)); },
  };
  for (const name of Object.keys(host)) define(globalThis, `$${name}`, host[name]);
});
