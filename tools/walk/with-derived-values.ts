import { objectEntries } from "../../src/documents/json.ts";
import type { Known } from "./possible-values.ts";

/** What is known where a screen or form has its own derived values beside those of the flow. */
export const withDerivedValues = (known: Known, own: unknown): Known => ({
  ...known,
  derived: new Map([...(known.derived ?? []), ...objectEntries(own)]),
});
