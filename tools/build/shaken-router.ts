import type { Plugin } from "vite";

const routerFiles = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

/**
 * Lets the bundler leave out the two thirds of react-router that the app does not use: its contexts and components are
 * made when its file is loaded, and the bundler cannot know that making them does nothing else.
 */
export function shakenRouter(): Plugin {
  return {
    name: "shaken-router",
    apply: "build",
    transform: { filter: { id: routerFiles }, handler: (code) => ({ code: withPureParts(code), map: null }) },
  };
}

/** The source with its makers of contexts and components marked as pure, and without their names for developers. */
export const withPureParts = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
    .replaceAll(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, "/* @__PURE__ */ $&");
