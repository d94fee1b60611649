import type { JsonObject } from "../rules/value.ts";

/** What a run reads beside its own data. */
export interface ContextValues {
  readonly client: unknown;
  readonly programme?: unknown;
  readonly session: unknown;
  readonly storage: unknown;
  readonly locale: string;
  /** The settings of the client and the programme for each flow, by `journey/id`. */
  readonly settings: Readonly<Record<string, JsonObject>>;
}

/** The context's id, its hash (snapshots refer to both) and its values. */
export interface Context {
  readonly id: string;
  readonly hash: string;
  readonly values: ContextValues;
}
