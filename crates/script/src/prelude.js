"use strict";
// What every script finds: MAX and MIN, term, symmetric, the position. It runs before the script and hands the host its functions.
(function (methods, tick, adder, most) {
  const { apply } = Reflect;
  const { parse, stringify } = JSON;
  const { isArray } = Array;
  const { isExtensible } = Object;
  const { bind, call } = Function.prototype;
  const Code = Function;
  const define = (owner, name, value) => Object.defineProperty(owner, name, { value });

  // The interpreter looks at the clock between steps. What goes through a list or a text is one step, so its length has an end,
  // and what may go round for ever inside one step is not there. Long lists look at the clock themselves: each is many steps.
  const SHORT_LIST = 16;
  const SHORT_TEXT = 256;
  const refuse = (name) => {
    throw new RangeError(`${name}: expected at most ${most} items or characters`);
  };
  // Lists that belong to the game are closed: nothing can be added to them, and these methods leave them alone.
  const CHANGING = ["copyWithin", "fill", "pop", "reverse", "shift", "sort", "splice", "unshift"];
  const refuseClosed = (name) => {
    throw new TypeError(`${name}: this list belongs to the game and cannot be changed: expected one of your own, as toSorted or slice make it`);
  };
  const isLong = (value) => (isArray(value) || typeof value === "string") && value.length > most;
  const isText = (value) => typeof value === "string";
  const guard = (owner, isOwn, short, names) => {
    for (const name of names) {
      const plain = owner[name];
      const isChanging = isOwn === isArray && CHANGING.indexOf(name) >= 0;
      define(owner, name, function (...given) {
        if (!isOwn(this) || this.length > most) refuse(name);
        if (isChanging && !isExtensible(this)) refuseClosed(name);
        if (this.length > short) tick();
        for (let i = 0; i < given.length; i++) if (isLong(given[i])) refuse(name);
        return apply(plain, this, given);
      });
    }
  };
  // The same, quicker, where an argument that is not given is the same as one that is undefined. The method is called as a function
  // that takes what it is asked of first: nothing that a script changes comes between.
  const guardLists = (names) => {
    for (const name of names) {
      const plain = apply(bind, call, [Array.prototype[name]]);
      const isChanging = CHANGING.indexOf(name) >= 0;
      const check = (list) => {
        if (!isArray(list) || list.length > most) refuse(name);
        if (isChanging && !isExtensible(list)) refuseClosed(name);
        if (list.length > SHORT_LIST) tick();
      };
      define(Array.prototype, name, function (a, b) {
        if (isChanging || !isArray(this) || this.length > SHORT_LIST) check(this);
        return plain(this, a, b);
      });
    }
  };
  guard(Array.prototype, isArray, SHORT_LIST, ["concat", "copyWithin", "fill", "lastIndexOf", "splice", "toLocaleString", "toSpliced", "unshift", "with"]);
  guardLists(["flatMap", "includes", "join", "pop", "reverse", "shift", "slice", "sort", "toReversed", "toSorted", "indexOf"]);
  // These look at the clock at every item themselves.
  for (const name of ["every", "filter", "find", "findIndex", "findLast", "findLastIndex", "forEach", "map", "reduce", "reduceRight", "some"]) {
    define(Array.prototype, name, Array.prototype[name]);
  }
  guard(String.prototype, isText, SHORT_TEXT, ["endsWith", "includes", "indexOf", "lastIndexOf", "localeCompare", "normalize", "padEnd", "padStart", "repeat", "replace", "replaceAll", "split", "startsWith"]);
  delete Array.prototype.flat;
  for (const Kept of [Map, Set]) {
    const Guarded = function (items) {
      if (items !== undefined && items !== null && !(isArray(items) && items.length <= most) && !(items instanceof Kept)) refuse(Kept.name);
      tick();
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
  // What is looked at first has the number 0, which costs least where all have it.
  class Position {}
  define(Position.prototype, "$", 0);
  define(globalThis, "$prototype", Position.prototype);
  const positionOf = (id) => {
    const p = new Position();
    define(p, "$", id);
    return p;
  };
  // A fact about a side is looked up once for each position; all who ask get the same list. One that is empty is the same for all positions.
  define(globalThis, "$empty", Object.freeze([]));
  for (const [name, look, leads] of methods) {
    define(Position.prototype, name, leads ? function (a, b, c) { return positionOf(apply(look, this, [a, b, c])); } : look);
  }

  // The interpreter forgets how records of a kind are laid out when the last of them is gone, and works it out again for the next. So
  // one of each kind that is made for every position stays: a position, a record, a function, a list.
  const { create, keys } = Object;
  const ownLength = Object.defineProperty(create(Code.prototype), "length", { value: 0, configurable: true });
  let layouts = [new Position(), {}, create(Code.prototype), ownLength, create(Array.prototype)];
  // A record gets its names one after the other, and is of another kind after each.
  const MOST_NAMES = 32;
  const keepLayout = (record) => {
    const names = keys(record);
    let part = {};
    for (let i = 0; i < names.length && i < MOST_NAMES; i++) {
      part = { ...part, [names[i]]: 0 };
      layouts = [layouts, part];
    }
  };

  // Value functions.
  const terms = [];
  const measures = [];
  const weights = [];
  let settle;
  let see;
  let isSymmetric = false;
  let saying = "";
  // What runs now: a name, or the number of a term.
  const current = [""];
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
    add = undefined;
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
  // A term that takes the scene counts nothing where there is none; in a script that has no scenes, nothing takes one.
  const takesScene = (measure) => see !== undefined && measure.length > (isSymmetric ? 2 : 1);
  const measure = (index, p, scene) => {
    current[0] = index;
    const found = measures[index];
    if ((scene === undefined || scene === null) && takesScene(found)) return 0;
    return isSymmetric ? finite(found(p, 1, scene)) - finite(found(p, -1, scene)) : finite(found(p, scene));
  };
  // The same for all terms that count, made when it is needed and outside of the language: it is what is called most often.
  let add;
  let hasLayout = false;
  const sceneOf = (p) => {
    if (see === undefined) return undefined;
    current[0] = "scene";
    const scene = see(p);
    if (!hasLayout && typeof scene === "object" && scene !== null && !isArray(scene)) {
      hasLayout = true;
      keepLayout(scene);
    }
    return scene;
  };
  const named = (name, value) => {
    current[0] = name;
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
    current: () => (typeof current[0] === "number" ? terms[current[0]].name : current[0]),
    clear: () => { current[0] = ""; },
    weigh: (index, weight) => { weights[index] = weight; add = undefined; },
    prepare: (settled, scene) => { settle = settled; see = scene; add = undefined; },
    settled: (settled) => { current[0] = "settled"; return named("settled", settled(new Position())); },
    value: (p) => {
      add ??= adder(measures, weights, measures.map(takesScene), isSymmetric, current, finite);
      if (settle !== undefined) {
        current[0] = "settled";
        const found = settle(p);
        if (found !== undefined && found !== null) return finite(found);
      }
      return add(p, sceneOf(p));
    },
    explain: () => {
      const p = new Position();
      const scene = sceneOf(p);
      return terms.map((_, index) => measure(index, p, scene));
    },
    ended: (ended, winner, points, ply) => { current[0] = "ended"; return named("ended", ended(winner, points, ply)); },
    choose: (choose) => { current[0] = "choose"; return choose(new Position()); },
  };
  for (const name of Object.keys(host)) define(globalThis, `$${name}`, host[name]);
});
