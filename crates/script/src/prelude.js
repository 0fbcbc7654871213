"use strict";
// What every script finds: MAX and MIN, term, about, symmetric, sides, and the position. It runs before the script, takes away what makes code
// from texts or differs from run to run, freezes the language's own objects, and returns the functions that the host calls.
(function (facts, look, expect) {
  const { parse, stringify } = JSON;
  const { isArray } = Array;
  const { defineProperty, freeze, getOwnPropertyDescriptors, getPrototypeOf, isExtensible, keys, preventExtensions } = Object;
  const { apply, ownKeys } = Reflect;
  const Code = Function;
  const define = (owner, name, value) => defineProperty(owner, name, { value });

  // Code is made by the host alone, and the same script gives the same numbers in every run.
  // Without promises asynchronous functions have no prototype that could make code, and the interpreter never gives back their memory: none is made here.
  const makers = [function () {}, function* () {}].map((maker) => getPrototypeOf(maker));
  for (const maker of makers) delete maker.constructor;
  for (const name of ["eval", "Function", "WeakRef", "FinalizationRegistry", "queueMicrotask"]) delete globalThis[name];
  for (const name of ["prepareStackTrace", "captureStackTrace", "stackTraceLimit"]) delete Error[name];
  delete Math.random;
  // Nor the memory of functions that it has itself written in JavaScript, once they were looked at.
  delete Array.fromAsync;
  for (const name of ["zip", "zipKeyed"]) delete Iterator[name];

  // A list that belongs to the game is closed: a script that changes it in place has made a mistake, and gets an error.
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

  // Positions: their methods are the game's facts. A position is a number that the host knows as long as the call lasts, so nothing is won by
  // making one up. What is asked about a side of the position that the call is about is looked up once. What was asked of one position
  // is likely to be asked of the next, so from then on the host hands it over before anyone asks.
  const isNothing = (value) => value === undefined || value === null;
  let root = -1;
  const known = [];
  const knownAt = [];
  const expected = [];
  const closed = (value) => (typeof value === "object" && value !== null ? preventExtensions(value) : value);
  const prototype = {};
  const positionOf = (id) => ({ __proto__: prototype, $: id });
  const begin = (id, answers) => {
    root = id;
    for (let i = 0; i < expected.length; i++) {
      const answer = answers[i];
      if (answer === undefined) continue;
      const place = expected[i];
      known[place] = typeof answer === "object" ? preventExtensions(answer) : answer;
      knownAt[place] = id;
    }
    return { __proto__: prototype, $: id };
  };
  const ask = (p, fact, a, b, c) => {
    const id = isNothing(p) ? undefined : p.$;
    if (typeof id !== "number" || !(id >= 0)) throw new TypeError(`${facts[fact][0]}: expected a position, as in p.${facts[fact][0]}(...)`);
    return look(fact, id, a, b, c);
  };
  const askSide = (p, fact, side) => {
    const answer = closed(ask(p, fact, side));
    if (p.$ === root && (side === 1 || side === -1)) {
      const place = side === 1 ? 2 * fact : 2 * fact + 1;
      known[place] = answer;
      knownAt[place] = root;
      if (expect(fact, side)) expected.push(place);
    }
    return answer;
  };
  const ways = {
    side: (fact) => {
      const [max, min] = [2 * fact, 2 * fact + 1];
      return function (side) {
        if (this.$ === root) {
          if (side === 1) {
            if (knownAt[max] === root) return known[max];
          } else if (side === -1 && knownAt[min] === root) {
            return known[min];
          }
        }
        return askSide(this, fact, side);
      };
    },
    state: (fact) => function (a, b, c) { return positionOf(ask(this, fact, a, b, c)); },
    other: (fact) => function (a, b, c) { return ask(this, fact, a, b, c); },
  };
  facts.forEach(([name, way], fact) => {
    known.push(undefined, undefined);
    knownAt.push(-1, -1);
    define(prototype, name, ways[way](fact));
  });

  // Value functions.
  const terms = [];
  let settle;
  let see;
  let isSymmetric = false;
  let saying = "";
  // What runs now: a name, a term, or the sum, which says by number which term it is at.
  let current = "";
  const running = { term: 0 };
  const isFinite = Number.isFinite;
  const finite = (value) => {
    if (isFinite(value)) return value;
    if (value === true || value === false) return +value;
    const shown = typeof value === "string" ? "a text" : typeof value === "object" && value !== null ? "a list or record" : String(value);
    throw new TypeError(`gave ${shown}: expected a finite number`);
  };
  // A term that takes the scene counts nothing where there is none.
  const takesScene = (term) => see !== undefined && term.measure.length > (isSymmetric ? 2 : 1);
  const measure = (term, p, scene) => {
    current = term;
    if (isNothing(scene) && takesScene(term)) return 0;
    const { measure } = term;
    return isSymmetric ? finite(measure(p, 1, scene)) - finite(measure(p, -1, scene)) : finite(measure(p, scene));
  };
  // The sum of the terms that count, written out: it is what is called most often. The text is ours, with numbers in it and no names.
  let sum;
  const add = (p, scene) => {
    sum ??= writeSum();
    current = running;
    const total = sum(p, scene);
    // A sum is infinite only if a term is, or all together: then each is looked at.
    if (total - total !== 0) for (const term of terms) if (term.weight !== 0) measure(term, p, scene);
    return total;
  };
  const writeSum = () => {
    const counted = terms.filter((term) => term.weight !== 0);
    const lines = counted.map((term, i) => {
      const value = isSymmetric ? `finite(m${i}(p, 1, scene)) - finite(m${i}(p, -1, scene))` : `m${i}(p, scene)`;
      const line = `running.term = ${terms.indexOf(term)}; v = ${value}; total += w${i} * (v === v - 0 || v === true || v === false ? v : finite(v));`;
      return takesScene(term) ? `if (hasScene) { ${line} }` : line;
    });
    const listed = (letter) => counted.map((_, i) => `${letter}${i}`).join(", ");
    const text = `"use strict"; const [${listed("m")}] = measures; const [${listed("w")}] = weights;
      return (p, scene) => { const hasScene = scene !== undefined && scene !== null; let total = 0; let v; ${lines.join("\n")} return total; };`;
    const write = Code("measures", "weights", "running", "finite", text);
    return write(counted.map((term) => term.measure), counted.map((term) => term.weight), running, finite);
  };
  const sceneOf = (p) => {
    if (see === undefined) return undefined;
    current = "scene";
    return see(p);
  };
  // States of a user's game go in and out as JSON, the same whatever the order of their names. Most are in order as they come.
  const isInOrder = (value) => {
    if (typeof value !== "object" || value === null) return typeof value !== "bigint";
    if (isArray(value)) return value.every(isInOrder);
    let last = "";
    for (const name of keys(value)) {
      if (name < last || !isInOrder(value[name])) return false;
      last = name;
    }
    return true;
  };
  const inOrder = (value) => {
    if (typeof value === "bigint") return undefined;
    if (typeof value !== "object" || value === null) return value;
    if (isArray(value)) return value.map(inOrder);
    const copy = {};
    for (const name of keys(value).sort()) copy[name] = inOrder(value[name]);
    return copy;
  };
  const write = (state) => stringify(isInOrder(state) ? state : inOrder(state));
  // States as the script made them, so that they need not be read again. They are only looked at: play gets a copy of its own.
  const live = new Map();
  const MOST_LIVE = 256;
  const keep = (text, state) => {
    if (live.size >= MOST_LIVE) live.clear();
    live.set(text, state);
    return state;
  };
  const stateOf = (text) => live.get(text) ?? keep(text, parse(text));
  // The state that a function of the game is at, for messages.
  let visited = "";

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
      sum = undefined;
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
  const iterables = [[].values(), ""[Symbol.iterator](), new Map().entries(), new Set().values(), (function* () {})()];
  for (const value of [globalThis, prototype, ...makers, ...iterables]) harden(value);

  return [
    // value
    (id, answers) => {
      const p = begin(id, answers);
      if (settle !== undefined) {
        current = "settled";
        const found = settle(p);
        if (!isNothing(found)) return finite(found);
      }
      return add(p, sceneOf(p));
    },
    // explain
    (id) => {
      const p = begin(id, []);
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
      const value = ended(winner, points, ply);
      return isNothing(value) ? undefined : finite(value);
    },
    // choose
    (choose, id) => {
      current = "choose";
      return choose(begin(id, []));
    },
    // call
    (own, ...given) => write(own(...given.map((json) => parse(json)))),
    // visit: a state, or the one after a move, with what the rules say about it
    (play, outcome, turn, json, m) => {
      visited = json;
      let text = json;
      let state;
      if (m === undefined) {
        state = stateOf(json);
      } else {
        current = "play";
        state = play(parse(json), m);
        text = write(state);
        if (text === undefined || text === "null") return [];
        visited = text;
        keep(text, state);
      }
      current = "outcome";
      const ended = outcome(state);
      current = "turn";
      return [text, isNothing(turn) ? state.turn : turn(state), ended];
    },
    // choices: what chance may do with what probability, or else the moves
    (moves, chance, json) => {
      visited = json;
      const state = stateOf(json);
      if (chance !== undefined) {
        current = "chance";
        const pairs = chance(state);
        if (!isNothing(pairs)) return [pairs, undefined];
      }
      current = "moves";
      return [undefined, moves(state)];
    },
    // visited
    () => visited,
    // terms
    () => terms.map(({ name, about, weight }) => ({ name, about, weight })),
    // about
    () => saying,
    // sides
    () => names,
    // weigh
    (index, weight) => {
      terms[index].weight = weight;
      sum = undefined;
    },
    // prepare
    (settled, scene) => {
      settle = settled;
      see = scene;
      sum = undefined;
    },
    // current
    () => (typeof current === "string" ? current : current === running ? terms[running.term].name : current.name),
    // close: what no script may change
    (value) => closed(value),
    // search
    (search, name, id, depth, judge) => {
      current = name;
      const value = isNothing(judge) ? (p) => p.value() : (p) => finite(judge(p));
      return search(begin(id, []), depth, value);
    },
  ];
});
