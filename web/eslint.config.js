import js from "@eslint/js";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["node_modules", "browser/out", "src/wire.ts"] },
  js.configs.recommended,
  {
    files: ["src/**/*.ts", "tests/**/*.ts"],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/prefer-nullish-coalescing": "error",
      "max-lines": ["error", 600],
      "max-lines-per-function": ["error", 100],
      complexity: ["error", 16],
    },
  },
  {
    files: ["browser/**/*.js", "tools/**/*.js", "tests/**/*.js", "site/pack.js", "site/sizes.js", "*.js"],
    languageOptions: { globals: { process: "readonly", console: "readonly", URL: "readonly", Buffer: "readonly", setTimeout: "readonly", clearTimeout: "readonly", performance: "readonly", fetch: "readonly", document: "readonly", window: "readonly", requestAnimationFrame: "readonly", location: "readonly", atob: "readonly", getComputedStyle: "readonly", navigator: "readonly", WebAssembly: "readonly", AbortController: "readonly" } },
  },
  {
    files: ["site/service-worker.js"],
    // names in capitals with a dollar are put in when the site is packed
    languageOptions: { sourceType: "script", globals: { self: "readonly", caches: "readonly", fetch: "readonly", Headers: "readonly", Response: "readonly", URL: "readonly", $FILES: "readonly" } },
  },
);
