import type { Form } from "../../documents/generated/form.ts";
import { type FieldOwners, storableValues } from "../../documents/secret-fields.ts";
import type { TypedDraft } from "../../ports/screen-port.ts";
import type { StoragePort, TimerPort } from "../ports.ts";
import { draftKey, readDraft } from "../storage/stored-runs.ts";

/** The maximum delay from typing to the write, in milliseconds. */
const PACE = 150;

type Values = Readonly<Record<string, unknown>>;

/** The answers in forms, kept until their run ends. */
export interface Drafts {
  /** The draft of a form of a run; the draft of an unknown form is not kept. */
  forForm(runId: string, formId: string, form: Form | undefined, owners: () => FieldOwners): TypedDraft;
  /** The answers in a block of a run that is no form document; the block itself leaves secrets out. */
  forBlock(runId: string, block: string): TypedDraft;
  /** All kept answers of a run. */
  all(runId: string): readonly unknown[];
  /** Writes all pending drafts. */
  flush(): void;
  /** Drops the pending drafts, of one run or of all. */
  forget(runId?: string): void;
}

/** Drafts beside the snapshots, written with a delay. */
export function createDrafts(of: { storage: StoragePort; timers: TimerPort }): Drafts {
  // Made when they are written or read: a keypress should not cost as much as the whole form.
  const unwritten = new Map<string, () => Values>();
  let cancel: (() => void) | undefined;

  function flush(): void {
    cancel?.();
    cancel = undefined;
    for (const [key, values] of unwritten) of.storage.set(key, JSON.stringify(values()));
    unwritten.clear();
  }

  const read = (key: string) => unwritten.get(key)?.() ?? readDraft(of.storage.get(key));

  function write(key: string, values: () => Values): void {
    unwritten.set(key, values);
    cancel ??= of.timers.after(PACE, flush);
  }

  return {
    forForm(runId, formId, form, owners) {
      const key = draftKey(runId, formId);
      const set: TypedDraft["set"] = (values) =>
        form === undefined ? undefined : write(key, () => storableValues(values, form, owners()));
      return { get: () => read(key), set };
    },
    forBlock(runId, block) {
      const key = draftKey(runId, block);
      return { get: () => read(key), set: (values) => write(key, () => values) };
    },
    all(runId) {
      const isOfRun = (key: string) => key.startsWith(draftKey(runId, ""));
      const keys = new Set([...of.storage.keys(), ...unwritten.keys()].filter(isOfRun));
      return [...keys].map(read);
    },
    flush,
    forget(runId) {
      const start = runId === undefined ? "" : draftKey(runId, "");
      for (const key of unwritten.keys()) if (key.startsWith(start)) unwritten.delete(key);
    },
  };
}
