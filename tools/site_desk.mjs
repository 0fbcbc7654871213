// One search by the desk as WebAssembly, in Node.js: `node tools/site_desk.mjs FILE QUESTION` prints its nodes and the milliseconds of processor time of the
// second time, when everything is translated and read.

import { readFileSync } from "node:fs";

const [file, question] = process.argv.slice(2);
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
const BODY = 1;
let answer = "";

const imports = {
  plywood: {
    now: () => performance.now(),
    stops: () => 0,
    hear: (sound, start, length) => {
      if (sound === BODY) answer = decoder.decode(new Uint8Array(exports.memory.buffer, start, length));
    },
  },
  env: { __rquickjs_host_now_us: () => performance.now() * 1000 },
};
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), imports);

function ask(path, body) {
  const [head, rest] = [encoder.encode(path), encoder.encode(body)];
  const start = exports.plywood_room(head.length + rest.length);
  const room = new Uint8Array(exports.memory.buffer, start, head.length + rest.length);
  room.set(head);
  room.set(rest, head.length);
  const before = process.cpuUsage();
  exports.plywood_answer(head.length);
  const { user, system } = process.cpuUsage(before);
  return { nodes: JSON.parse(answer).nodes ?? answer, ms: (user + system) / 1000 };
}

ask("/search", question);
console.log(JSON.stringify(ask("/search", question)));
