import { defineConfig } from "vite";

// During work on the page the studio runs beside Vite: `make watch`.
const STUDIO = process.env.STUDIO ?? "http://127.0.0.1:7878";

/** The studio answers only its own page, so the page's address here is hidden from it. */
const hideOrigin = (proxy) => {
  for (const kind of ["proxyReq", "proxyReqWs"]) proxy.on(kind, (request) => request.removeHeader("origin"));
};

const PROXY = { "/api": { target: STUDIO, ws: true, changeOrigin: true, configure: hideOrigin } };

/** How the page reaches its desk: over HTTP, or in workers of its own (`vite build --mode site`). */
const DOORS = { site: "workers" };

const here = (path) => new URL(path, import.meta.url).pathname;

export default defineConfig(({ mode }) => ({
  base: "./",
  resolve: {
    alias: [
      { find: "#door", replacement: here(`src/transport/${DOORS[mode] ?? "http"}.ts`) },
      { find: "#worker", replacement: here("src/transport/beside.ts") },
      // the page loads the words that it speaks, tests know all
      ...(mode === "test" ? [] : [{ find: /^\.\/messages$/, replacement: here("src/words/chosen.ts") }]),
    ],
  },
  // The built page is kept in the repository: names stay, and lines are kept so that differences can be read.
  build: {
    target: "es2022",
    outDir: "../crates/studio/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssMinify: false,
    modulePreload: { polyfill: false },
    // the editor, which is loaded by itself
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
        entryFileNames: "studio.js",
        assetFileNames: "studio[extname]",
        // the words come in one language, the editor of scripts when the user writes one
        chunkFileNames: "[name].js",
      },
    },
  },
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "worker.js" } } },
  server: { proxy: PROXY },
  preview: { proxy: PROXY },
  test: { include: ["tests/**/*.test.{ts,js}"], setupFiles: ["tests/setup.ts"], environment: "node" },
}));
