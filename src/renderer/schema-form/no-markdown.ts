import { createElement, type ReactNode } from "react";

/**
 * Stands in for `markdown-to-jsx/react` (vite.config.ts), which @rjsf/core brings for texts in Markdown: ours are plain,
 * and it would cost 18 kB gz.
 */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return createElement("span", null, children);
}
