import { addressesOnPath, type Snapshot } from "../../engine/index.ts";
import type { JourneySet } from "../release/journey-set.ts";
import type { StoredRun } from "../storage/stored-run.ts";
import type { StoredRuns } from "../storage/stored-runs.ts";
import type { Run } from "./run.ts";

/** A run in memory or in the storage. */
export interface RunFound {
  readonly id: string;
  /** `journey/id`. */
  readonly flow: string;
}

/** An address inside a journey that is opened. */
interface OpenedAddress {
  readonly address: string;
  /** The run of the history entry. */
  readonly entryRun: string | undefined;
  /** The customer's id while signed in. */
  readonly subject: string | undefined;
}

/** The run that stood at an address: that of the history entry, else the last one opened, else a stored one. */
export function findRunAt(
  { address, entryRun, subject }: OpenedAddress,
  runs: readonly Run[],
  stored: StoredRuns,
): RunFound | undefined {
  const live = runs.filter((run) => run.view() !== undefined);
  const inStorage = (isWanted: (run: StoredRun) => boolean) => findStoredRun(isWanted, stored, subject);
  return (
    live.find(({ id }) => id === entryRun) ??
    (entryRun === undefined ? undefined : inStorage(({ snapshot }) => snapshot.run === entryRun)) ??
    live.findLast(({ set, snapshot }) => snapshot && standingAddresses(set, snapshot).includes(address)) ??
    inStorage(({ addresses = [] }) => addresses.includes(address))
  );
}

/** A stored run of this customer, or of a visitor; one of another release if none of this one fits. */
export function findStoredRun(
  isWanted: (run: StoredRun) => boolean,
  stored: StoredRuns,
  subject: string | undefined,
): RunFound | undefined {
  const found = stored.find(isWanted, subject) ?? stored.findOther(isWanted, subject);
  return found && { id: found.snapshot.run, flow: found.flow };
}

/** The addresses inside journeys at which a run stands or stood, as far as Back leads. */
export const standingAddresses = ({ flows }: JourneySet, snapshot: Snapshot): readonly string[] => [
  ...new Set(addressesOnPath(flows, snapshot).flatMap((address) => address ?? [])),
];
