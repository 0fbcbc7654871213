import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// The viewer of tree files: one script and one style that crates/draw puts into every HTML page it writes.
export default defineConfig({
  resolve: { alias: [{ find: /^\.\/messages$/, replacement: here("src/viewer/words.ts") }] },
  publicDir: false,
  build: {
    target: "es2022",
    outDir: "../crates/draw/src/page/built",
    emptyOutDir: true,
    lib: { entry: here("src/viewer/page.ts"), formats: ["iife"], name: "plywood", fileName: () => "viewer.js", cssFileName: "viewer" },
    minify: true,
  },
});
