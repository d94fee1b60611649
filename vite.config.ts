import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shakenRouter } from "./tools/build/shaken-router.ts";
import { withoutProse } from "./tools/build/without-prose.ts";

const fromRouter = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

export default defineConfig({
  plugins: [react(), withoutProse(), shakenRouter()],
  resolve: {
    alias: [
      // Its ES modules name the development build only.
      { find: /^react-router$/, replacement: fromRouter("index.mjs") },
      { find: /^react-router\/dom$/, replacement: fromRouter("dom-export.mjs") },
      {
        find: "markdown-to-jsx/react",
        replacement: fileURLToPath(new URL("src/renderer/schema-form/no-markdown.ts", import.meta.url)),
      },
    ],
  },
  // The policy allows scripts, styles and pictures from the portal's own address only: nothing is put inline.
  build: {
    target: "es2023",
    outDir: "dist",
    assetsInlineLimit: 0,
    sourcemap: "hidden",
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: { strictPort: false, host: "localhost" },
});
