import type { CheckContext } from "../check-context.ts";
import type { Reference } from "../uses/references.ts";

/** The possible targets of a kind of reference. */
export interface Target {
  readonly check: string;
  /** What the name must be: "a state of this flow". */
  readonly noun: string;
  /** The plural for a list of them: "states". */
  readonly plural: string;
  /** How to add one of this name, where the place of the reference does not tell. */
  readonly howToAdd?: (name: string) => string;
  /** The existing names; undefined when unknown, because their container is unknown. */
  names(reference: Reference, context: CheckContext): Iterable<string> | undefined;
}
