import type { CheckContext } from "../check-context.ts";
import type { Reference } from "../uses/references.ts";

/** What a kind of reference can mean. */
export interface Target {
  readonly check: string;
  /** What the name should be: "a state of this flow". */
  readonly noun: string;
  /** What the names are called in a list: "states". */
  readonly plural: string;
  /** The names that exist; undefined where that cannot be judged, because what holds them is unknown itself. */
  names(reference: Reference, context: CheckContext): Iterable<string> | undefined;
}
