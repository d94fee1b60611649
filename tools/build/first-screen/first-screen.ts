import { readFileSync } from "node:fs";
import { hashSource } from "../../sandbox/security/hash-source.ts";
import type { DrawnScreen } from "./drawn-screen.ts";

/** The content of a host's page until the app has drawn its own. */
export interface FirstScreen extends Pick<DrawnScreen, "html" | "title" | "paths"> {
  /** Its styles. */
  readonly style: string;
}

/** The inline scripts and styles of a page, each as a source for its policy. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The script after the screen. */
export const gate = readFileSync(new URL("gate.js", import.meta.url), "utf8")
  .replaceAll(/^\s*(?:\/\/|\/?\*).*\n/gm, "")
  .trim();

/** The sources that the policy of a page with this screen allows; none for a page without one. */
export const inlineSources = (screen: FirstScreen | undefined): InlineSources => ({
  scripts: screen === undefined ? [] : [hashSource(gate)],
  styles: screen === undefined ? [] : [hashSource(screen.style)],
});
