import { defineConfig } from "vitest/config";

// What is built is a part of the Python package, which serves it: relative addresses, so that it works under any path.
export default defineConfig({
  base: "./",
  build: {
    outDir: "../src/starcup_web/built",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8137", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
