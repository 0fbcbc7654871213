/** The files with a desk in them: loaded and compiled once, for all workers. */

/** Packed by gzip, whatever the server knows of it: some unpack it on the way. */
const PACKED = [0x1f, 0x8b];

async function load(name: string): Promise<WebAssembly.Module> {
  const response = await fetch(new URL(name, document.baseURI));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  const isPacked = PACKED.every((byte, index) => new Uint8Array(bytes, index, 1)[0] === byte);
  if (!isPacked) return WebAssembly.compile(bytes);
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(unpacked, { headers: { "content-type": "application/wasm" } }));
}

const loaded = new Map<string, Promise<WebAssembly.Module>>();

/** The file of this name; one that could not be loaded is tried again. */
export function moduleOf(name: string): Promise<WebAssembly.Module> {
  const known = loaded.get(name);
  if (known) return known;
  const found = load(name);
  loaded.set(name, found);
  found.catch(() => loaded.delete(name));
  return found;
}
