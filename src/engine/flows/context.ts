import type { JsonObject } from "../rules/value.ts";

/** What a run reads beside its own data. */
export interface ContextValues {
  readonly client: unknown;
  readonly programme?: unknown;
  readonly session: unknown;
  readonly storage: unknown;
  readonly locale: string;
  /** What the client and the programme chose for each flow, by `journey/id`. */
  readonly settings: Readonly<Record<string, JsonObject>>;
}

/** The context by its id and hash, as a snapshot refers to it, with its values. */
export interface Context {
  readonly id: string;
  readonly hash: string;
  readonly values: ContextValues;
}
