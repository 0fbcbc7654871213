"use strict";
// What every script finds: MAX and MIN, term, about, symmetric, sides, and the position. It runs before the script, takes away what makes code
// from texts or differs from run to run, freezes the language's own objects, and returns the functions that the host calls.
(function (facts, look) {
  const { parse, stringify } = JSON;
  const { isArray } = Array;
  const { create, defineProperty, freeze, getOwnPropertyDescriptors, getPrototypeOf, isExtensible, keys, preventExtensions } = Object;
  const { apply, ownKeys } = Reflect;
  const define = (owner, name, value) => defineProperty(owner, name, { value });

  // Code is made by the host alone, and the same script gives the same numbers in every run.
  const makers = [function () {}, function* () {}, async function () {}, async function* () {}].map((maker) => getPrototypeOf(maker) ?? {});
  for (const maker of makers) delete maker.constructor;
  for (const name of ["eval", "Function", "WeakRef", "FinalizationRegistry", "queueMicrotask"]) delete globalThis[name];
  for (const name of ["prepareStackTrace", "captureStackTrace", "stackTraceLimit"]) delete Error[name];
  delete Math.random;

  // A list that belongs to the game is closed: a script that changes it in place has made a mistake, and is told.
  for (const name of ["copyWithin", "fill", "pop", "reverse", "shift", "sort", "splice", "unshift"]) {
    const plain = Array.prototype[name];
    const guarded = {
      [name](...given) {
        if (isArray(this) && !isExtensible(this)) {
          throw new TypeError(`${name}: this list belongs to the game and cannot be changed: expected one of your own, as toSorted or slice make it`);
        }
        return apply(plain, this, given);
      },
    };
    defineProperty(Array.prototype, name, { value: guarded[name], enumerable: false });
  }

  // Positions: their methods are the game's facts. What does not depend on arguments, or only on a side, is looked up once.
  const NAMES = facts.map(([name]) => name);
  const closed = (value) => (typeof value === "object" && value !== null ? preventExtensions(value) : value);
  class Position {
    #id;
    #known = [];
    constructor(id) {
      this.#id = id;
    }
    static {
      const at = (p, fact) => {
        if (!(#id in p)) throw new TypeError(`${NAMES[fact]}: expected a position, as in p.${NAMES[fact]}(...)`);
        return p.#id;
      };
      const ways = {
        // For each side one answer.
        side: (fact) => function (side) {
          const place = side === 1 ? 2 * fact : side === -1 ? 2 * fact + 1 : -1;
          if (place < 0) return look(fact, at(this, fact), side);
          const found = this.#known[place];
          return found !== undefined ? found : (this.#known[place] = closed(look(fact, at(this, fact), side)));
        },
        state: (fact) => function (a, b, c) { return new Position(look(fact, at(this, fact), a, b, c)); },
        other: (fact) => function (a, b, c) { return look(fact, at(this, fact), a, b, c); },
      };
      facts.forEach(([name, way], fact) => define(Position.prototype, name, ways[way](fact)));
      delete Position.prototype.constructor;
    }
  }

  // Value functions.
  const terms = [];
  let settle;
  let see;
  let isSymmetric = false;
  let saying = "";
  // What runs now: a name, or a term.
  let current = "";
  const isFinite = Number.isFinite;
  const finite = (value) => {
    if (isFinite(value)) return value;
    if (value === true || value === false) return +value;
    const shown = typeof value === "string" ? "a text" : typeof value === "object" && value !== null ? "a list or record" : typeof value === "symbol" ? "a symbol" : String(value);
    throw new TypeError(`gave ${shown}: expected a finite number`);
  };
  const isNothing = (value) => value === undefined || value === null;
  const named = (name, value) => (isNothing(value) ? undefined : finite(value));
  // A term that takes the scene counts nothing where there is none.
  const takesScene = (term) => see !== undefined && term.measure.length > (isSymmetric ? 2 : 1);
  const measure = (term, p, scene) => {
    current = term;
    if (isNothing(scene) && takesScene(term)) return 0;
    const { measure } = term;
    return isSymmetric ? finite(measure(p, 1, scene)) - finite(measure(p, -1, scene)) : finite(measure(p, scene));
  };
  // The terms that count, in lists that are quick to go through; made when they are needed.
  let counted;
  const count = () => {
    const count = terms.filter((term) => term.weight !== 0);
    return { terms: count, measures: count.map((term) => term.measure), weights: count.map((term) => term.weight), takes: count.map(takesScene) };
  };
  const sceneOf = (p) => {
    if (see === undefined) return undefined;
    current = "scene";
    return see(p);
  };
  const add = (p, scene) => {
    const { terms, measures, weights, takes } = (counted ??= count());
    const hasScene = !isNothing(scene);
    let total = 0;
    for (let i = 0; i < measures.length; i++) {
      if (!hasScene && takes[i]) continue;
      current = terms[i];
      const measure = measures[i];
      const value = isSymmetric ? finite(measure(p, 1, scene)) - finite(measure(p, -1, scene)) : measure(p, scene);
      total += weights[i] * (isFinite(value) ? value : finite(value));
    }
    return total;
  };

  // States of a user's game go in and out as JSON, the same whatever the order of their names.
  const sorted = (value) => {
    if (typeof value !== "object" || value === null || isArray(value)) return isArray(value) ? value.map(canonical) : value;
    const names = keys(value);
    let inOrder = true;
    for (let i = 1; i < names.length; i++) if (names[i - 1] > names[i]) inOrder = false;
    if (!inOrder) names.sort();
    const copy = {};
    for (const name of names) copy[name] = canonical(value[name]);
    return copy;
  };
  const canonical = (value) => {
    const kind = typeof value;
    if (kind === "function" || kind === "bigint" || kind === "symbol") return undefined;
    return kind === "object" ? sorted(value) : value;
  };

  let names = ["MAX", "MIN"];
  const globals = {
    MAX: 1,
    MIN: -1,
    about: (text) => {
      if (typeof text !== "string") throw new TypeError("about: expected a text");
      saying = text;
    },
    symmetric: () => {
      isSymmetric = true;
    },
    sides: (max, min) => {
      if (typeof max !== "string" || typeof min !== "string") throw new TypeError("sides: expected two names");
      names = [max, min];
    },
    term: (name, weight, about, measure) => {
      if (typeof name !== "string" || name === "") throw new TypeError("term: expected a name first");
      if (terms.some((term) => term.name === name)) throw new TypeError(`term '${name}' is there twice`);
      if (typeof weight !== "number" || !isFinite(weight)) throw new TypeError(`term '${name}': expected a number as its weight`);
      if (typeof about !== "string") throw new TypeError(`term '${name}': expected a sentence that says what it measures`);
      if (typeof measure !== "function") throw new TypeError(`term '${name}': expected a function of the position`);
      terms.push({ name, about, weight, measure });
      counted = undefined;
    },
  };
  for (const name of keys(globals)) define(globalThis, name, globals[name]);

  // Nothing that the language brings can be changed by a script: what the functions here call is what it was.
  const seen = new Set();
  const harden = (value) => {
    if ((typeof value !== "object" && typeof value !== "function") || value === null || seen.has(value)) return;
    seen.add(value);
    if (value !== globalThis) freeze(value);
    harden(getPrototypeOf(value));
    const parts = getOwnPropertyDescriptors(value);
    for (const key of ownKeys(parts)) {
      harden(parts[key].value);
      harden(parts[key].get);
      harden(parts[key].set);
    }
  };
  const iterables = [[].values(), "".matchAll ? ""[Symbol.iterator]() : "", new Map().entries(), new Set().values(), (function* () {})()];
  for (const value of [globalThis, Position, ...makers, ...iterables]) harden(value);

  return [
    // value
    (id) => {
      const p = new Position(id);
      if (settle !== undefined) {
        current = "settled";
        const found = settle(p);
        if (!isNothing(found)) return finite(found);
      }
      return add(p, sceneOf(p));
    },
    // explain
    (id) => {
      const p = new Position(id);
      if (settle !== undefined) {
        current = "settled";
        const found = settle(p);
        if (!isNothing(found)) return [finite(found), undefined];
      }
      const scene = sceneOf(p);
      return [undefined, terms.map((term) => measure(term, p, scene))];
    },
    // ended
    (ended, winner, points, ply) => {
      current = "ended";
      return named("ended", ended(winner, points, ply));
    },
    // choose
    (choose, id) => {
      current = "choose";
      return choose(new Position(id));
    },
    // call
    (own, ...given) => stringify(canonical(own(...given.map((json) => parse(json))))),
    // terms
    () => terms.map(({ name, about, weight }) => ({ name, about, weight })),
    // about
    () => saying,
    // sides
    () => names,
    // weigh
    (index, weight) => {
      terms[index].weight = weight;
      counted = undefined;
    },
    // prepare
    (settled, scene) => {
      settle = settled;
      see = scene;
      counted = undefined;
    },
    // current
    () => (typeof current === "string" ? current : current.name),
    // close: what no script may change
    (value) => closed(value),
  ];
});
