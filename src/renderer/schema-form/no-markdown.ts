import { createElement, type ReactNode } from "react";

/**
 * A substitute for `markdown-to-jsx/react` (vite.config.ts), which @rjsf/core uses for texts in Markdown: ours are
 * plain, and it would cost 18 kB gz.
 */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return createElement("span", null, children);
}
