import { isJsonObject } from "../../documents/json.ts";
import { SNAPSHOT_SIZE_LIMIT, type Snapshot } from "../../engine/index.ts";
import { isSnapshotShaped } from "./snapshot-shape.ts";

/** A run as it is stored: its snapshot, its flow, and its customer. */
export interface StoredRun {
  readonly format: 1;
  /** The flow of the run, as `journey/id`. */
  readonly flow: string;
  /** Distinguishes it from other runs of the flow. */
  readonly key?: string | undefined;
  /** The customer's id; undefined for a visitor's run. */
  readonly subject?: string | undefined;
  /** The addresses inside journeys at which it stands or stood. */
  readonly addresses?: readonly string[] | undefined;
  /** Whether it only shows how its journey ended. */
  readonly isOver?: boolean | undefined;
  /** Whether the customer saw that and left: the journey then begins anew. Until then it is shown when they return. */
  readonly isLeft?: boolean | undefined;
  readonly snapshot: Snapshot;
}

/** The members around a snapshot in a stored run: its flow, its key, its customer. */
const MOST_AROUND = 4096;

/** A stored run, of any release; undefined when the text is anything else: cut, changed, of another format. */
export function readStoredRun(text: string | undefined): StoredRun | undefined {
  if ((text?.length ?? 0) > SNAPSHOT_SIZE_LIMIT + MOST_AROUND) return undefined;
  const value = parse(text);
  return isStoredRun(value) ? value : undefined;
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isListOfTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");

function isStoredRun(value: unknown): value is StoredRun {
  return (
    isJsonObject(value) &&
    value.format === 1 &&
    typeof value.flow === "string" &&
    (value.key === undefined || typeof value.key === "string") &&
    (value.subject === undefined || typeof value.subject === "string") &&
    [value.isOver, value.isLeft].every((one) => one === undefined || typeof one === "boolean") &&
    (value.addresses === undefined || isListOfTexts(value.addresses)) &&
    isSnapshotShaped(value.snapshot)
  );
}
