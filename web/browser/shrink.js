// Makes a screenshot small: 256 colours, packed well. Pages have few colours, so the rest is not missed.

import { deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;
/** This number of them are simply the most frequent ones. */
const FREQUENT = 128;
/** Bits of each channel that colours are told apart by while they are counted. */
const GRAIN = 0xfc;

function chunks(png) {
  const list = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    list.push([png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  return list;
}

/** The pixels of a PNG with three or four channels of eight bits, without its filters. */
function decode(png) {
  const parts = chunks(png);
  const head = parts.find(([type]) => type === "IHDR")[1];
  const [width, height, channels] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3];
  const raw = inflateSync(Buffer.concat(parts.filter(([type]) => type === "IDAT").map(([, data]) => data)));
  const stride = width * channels;
  const pixels = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row++) unfilter(raw, pixels, row, stride, channels);
  return { width, height, channels, pixels };
}

function unfilter(raw, pixels, row, stride, channels) {
  const filter = raw[row * (stride + 1)];
  const start = row * stride;
  for (let i = 0; i < stride; i++) {
    const left = i >= channels ? pixels[start + i - channels] : 0;
    const above = row > 0 ? pixels[start + i - stride] : 0;
    const corner = row > 0 && i >= channels ? pixels[start + i - stride - channels] : 0;
    const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
    pixels[start + i] = (raw[row * (stride + 1) + 1 + i] + guess) & 255;
  }
}

function paeth(left, above, corner) {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/** The most frequent colours, and of the rest those that are least like any other: small coloured things keep their hue. */
function paletteOf({ pixels, channels }) {
  const counts = new Map();
  for (let i = 0; i < pixels.length; i += channels) {
    const key = (pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const seen = new Set();
  const sorted = [...counts.keys()]
    .sort((a, b) => counts.get(b) - counts.get(a))
    .filter((key) => {
      const coarse = key & ((GRAIN << 16) | (GRAIN << 8) | GRAIN);
      return !seen.has(coarse) && seen.add(coarse);
    });
  const palette = sorted.slice(0, FREQUENT);
  const rest = sorted.slice(FREQUENT).map((key) => ({ key, away: Math.min(...palette.map((other) => distance(key, other))) }));
  const worth = ({ key, away }) => away * Math.sqrt(counts.get(key));
  while (palette.length < COLOURS && rest.length > 0) {
    const best = rest.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    if (best.away === 0) break;
    palette.push(best.key);
    for (const one of rest) one.away = Math.min(one.away, distance(one.key, best.key));
  }
  return palette;
}

/** How different two colours look, roughly. */
function distance(one, other) {
  const [r, g, b] = [16, 8, 0].map((shift) => ((one >> shift) & 255) - ((other >> shift) & 255));
  return 3 * r * r + 6 * g * g + b * b;
}

function nearest(palette, key) {
  let [best, least] = [0, Infinity];
  for (const [index, other] of palette.entries()) {
    const away = distance(key, other);
    if (away < least) [best, least] = [index, away];
  }
  return best;
}

const TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc(bytes) {
  let c = 0xffffffff;
  for (const byte of bytes) c = TABLE[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

/** The same picture with few colours. */
export function shrink(png) {
  const picture = decode(png);
  const { width, height, channels, pixels } = picture;
  const palette = paletteOf(picture);
  const known = new Map();
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const i = (row * width + column) * channels;
      const key = (pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2];
      if (!known.has(key)) known.set(key, nearest(palette, key));
      rows[row * (width + 1) + 1 + column] = known.get(key);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((key) => [(key >> 16) & 255, (key >> 8) & 255, key & 255]));
  const data = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk("IHDR", head), chunk("PLTE", colours), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}
