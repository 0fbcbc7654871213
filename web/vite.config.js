import { defineConfig } from "vite";

// During work on the page the studio runs beside Vite: `cargo run -p studio --example serve`.
const STUDIO = process.env.STUDIO ?? "http://127.0.0.1:7878";

/** The studio answers only its own page, so the page's address here is hidden from it. */
const hideOrigin = (proxy) => {
  for (const kind of ["proxyReq", "proxyReqWs"]) proxy.on(kind, (request) => request.removeHeader("origin"));
};

const PROXY = { "/api": { target: STUDIO, ws: true, changeOrigin: true, configure: hideOrigin } };

export default defineConfig({
  base: "./",
  build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false, reportCompressedSize: true },
  server: { proxy: PROXY },
  preview: { proxy: PROXY },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
