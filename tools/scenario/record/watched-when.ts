import type { When } from "../../../src/documents/generated/scenarios.ts";
import { CONTEXT_CHANGED, type RunEvent } from "../../../src/engine/index.ts";
import type { Recorder } from "./recorder.ts";

/** The cause of a run's step, as its page reports it: a step of a scenario, or the start of the run. */
export type WatchedCause =
  | RunEvent
  | { readonly kind: "start"; readonly input: Readonly<Record<string, unknown>> }
  | { readonly kind: "resume" }
  | { readonly kind: "arrive"; readonly address: string };

/** A step of a run in a browser, as its page reports it; JSON. */
export interface WatchedStep {
  readonly run: string;
  readonly flow: string;
  readonly cause: WatchedCause;
  /** The answered call. */
  readonly call?: string;
  readonly programme?: string;
  readonly session: { readonly isSignedIn?: boolean };
  readonly storage: object;
  readonly locale: string;
  readonly now: number;
}

/**
 * The `when` of a scenario's step; `undefined` for the portal's own steps. @throws Error for a step that a scenario
 * does not support.
 */
export function toWhen({ cause, call = "", session }: WatchedStep, recorder: Recorder): When | undefined {
  switch (cause.kind) {
    case "screen": {
      const { name, with: values, form } = cause;
      return { send: name, ...(values && { with: { ...values } }), ...(form && { form: { [form.id]: form.values } }) };
    }
    case "done":
      return { answers: call, ...(cause.result === undefined ? {} : { reply: cause.result }) };
    case "failed": {
      const { name, ...error } = cause.failure;
      return { answers: call, fails: name, ...(Object.keys(error).length === 0 ? {} : { error }) };
    }
    case "timer":
      return { after: recorder.untilNextTimer() };
    case "back":
      return { back: true };
    case "arrive":
      return { arrives: cause.address };
    case "resume":
      return { reload: true };
    case "system": {
      if (cause.name === CONTEXT_CHANGED) return undefined;
      return {
        system: cause.name,
        ...(cause.with && { with: { ...cause.with } }),
        ...(session.isSignedIn && { session }),
      };
    }
    case "refused":
    case "start":
      return undefined;
    case "goto":
      throw new Error(
        "the browser went back several pages at once, which a scenario does not support; go back one page at a time",
      );
  }
}
