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

export default defineConfig(({ mode }) => ({
  base: "./",
  resolve: {
    alias: {
      "#door": new URL(`src/transport/${DOORS[mode] ?? "http"}.ts`, import.meta.url).pathname,
      "#worker": new URL("src/transport/beside.ts", import.meta.url).pathname,
    },
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
        // the editor of scripts comes when the user writes one
        chunkFileNames: "[name].js",
      },
    },
  },
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "worker.js" } } },
  server: { proxy: PROXY },
  preview: { proxy: PROXY },
  test: { include: ["tests/**/*.test.{ts,js}"], setupFiles: ["tests/setup.ts"], environment: "node" },
}));
