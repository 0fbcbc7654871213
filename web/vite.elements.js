import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// The elements for other pages: one script, with style, words and worker in it.
export default defineConfig({
  resolve: {
    alias: [
      { find: /^\.\/messages$/, replacement: here("src/elements/words.ts") },
      { find: "#worker", replacement: here("src/elements/worker.ts") },
    ],
  },
  publicDir: false,
  worker: { format: "iife" },
  build: {
    target: "es2022",
    outDir: "../target/elements",
    emptyOutDir: true,
    lib: { entry: here("src/elements/index.ts"), formats: ["iife"], name: "plywoodElements", fileName: () => "plywood-elements.js" },
    minify: true,
  },
});
