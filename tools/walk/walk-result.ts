import type { Scenario } from "../../src/documents/generated/scenarios.ts";

/** A defect that a walk found, with the steps to it. */
export interface WalkFinding {
  readonly kind:
    | "break"
    | "no-way-on"
    | "endless"
    | "message-missing"
    | "never-taken"
    | "never-entered"
    | "never-refused";
  readonly flow: string;
  readonly message: string;
  /** Absent when no steps lead there. */
  readonly scenario?: Scenario;
}

/** The result of the walk of one flow for one client and one programme; JSON. */
export interface WalkResult {
  readonly flow: string;
  readonly client: string;
  readonly programme?: string;
  /** Other clients and programmes for which the flow reads the same values, as `client/programme`. */
  readonly alsoFor: readonly string[];
  readonly taken: readonly string[];
  readonly entered: readonly string[];
  /** Transitions that the documents prove to be out of reach here, with the reason. */
  readonly unreachable: Readonly<Record<string, string>>;
  readonly findings: readonly WalkFinding[];
  /** For a transition that was not taken: the shortest scenario to its state, if any. */
  readonly towards: Readonly<Record<string, Scenario>>;
  /** The checks of forms that it met, and those that refused an answer, as `journey/form#field/check`. */
  readonly checks: { readonly met: readonly string[]; readonly refused: readonly string[] };
  readonly snapshots: number;
  readonly steps: number;
  readonly isCut: boolean;
}
