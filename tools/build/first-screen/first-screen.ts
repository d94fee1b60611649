import { readFileSync } from "node:fs";
import { hashSource } from "../../sandbox/security/hash-source.ts";
import type { DrawnScreen } from "./drawn-screen.ts";

/** What stands in a host's page until the app has drawn its own. */
export interface FirstScreen extends Pick<DrawnScreen, "html" | "title" | "paths"> {
  /** The styles that it is drawn with. */
  readonly style: string;
}

/** What a page holds of its own that runs or styles it, each as a source that its policy lets through. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The script after the screen. */
export const gate = readFileSync(new URL("gate.js", import.meta.url), "utf8")
  .replaceAll(/^\s*\/\/.*\n/gm, "")
  .trim();

/** What the policy of a page with this screen lets through; nothing for a page without one. */
export const inlineSources = (screen: FirstScreen | undefined): InlineSources => ({
  scripts: screen === undefined ? [] : [hashSource(gate)],
  styles: screen === undefined ? [] : [hashSource(screen.style)],
});
