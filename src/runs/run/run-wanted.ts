import type { JourneySet } from "../release/journey-set.ts";

/** The wanted run. */
export interface RunWanted {
  /** `journey/id`. */
  readonly flow: string;
  readonly set: JourneySet;
  readonly input: Readonly<Record<string, unknown>>;
  /** The run of the present history entry. */
  readonly entryRun: string | undefined;
  /** The only run that will do, which an address inside a journey or a return from outside names. */
  readonly run?: string | undefined;
}
