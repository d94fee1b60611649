import type { RunState } from "../../src/checker/scenarios/scenario-step.ts";
import type { Situation } from "../../src/checker/scenarios/situation.ts";
import type { When } from "../../src/documents/generated/scenarios.ts";
import type { SnapshotKeyFunction } from "./snapshot-key.ts";
import type { WalkedFlow } from "./walked-flow.ts";

/** A snapshot that was found, and the steps to it. */
export interface Found {
  readonly given: Situation;
  readonly runState: RunState;
  readonly from: Found | undefined;
  readonly when: When | undefined;
  readonly key: string;
}

/** A step that the engine refused. */
export interface Break {
  readonly at: Found | undefined;
  readonly given: Situation;
  readonly when: When | undefined;
  readonly why: string;
}

/** The findings of a walk. */
export interface Walk {
  readonly walked: WalkedFlow;
  /** The first finding of each transition, by `flow#place`. */
  readonly taken: ReadonlyMap<string, Found>;
  /** The first finding of each state, by `flow#state`. */
  readonly entered: ReadonlyMap<string, Found>;
  readonly found: readonly Found[];
  /** The steps from one finding to others, by their keys; the first of each. */
  readonly moves: ReadonlyMap<string, ReadonlyMap<string, When>>;
  readonly snapshotKey: SnapshotKeyFunction;
  /** For each finding that awaits an answer, by its key, the targets of the answers. */
  readonly answered: ReadonlyMap<string, ReadonlySet<string>>;
  readonly breaks: readonly Break[];
  /** Findings that no press, no answer, no time and no Back leads away from. */
  readonly stuck: readonly Found[];
  /** The number of tried steps. */
  readonly steps: number;
  /** Whether the walk ended at its limit, with more to find. */
  readonly isCut: boolean;
}
