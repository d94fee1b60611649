import type { JsonPath } from "../../documents/json-path.ts";
import type { Repair } from "./repair.ts";

/** A problem before its line and column are known. */
export interface Problem {
  readonly check: string;
  /** The file's path. */
  readonly file: string;
  readonly spot: Spot;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly repair?: Repair | undefined;
}

/** A problem as a check returns it: a check with a single id need not repeat it. */
export type Found = Omit<Problem, "check"> & Partial<Pick<Problem, "check">>;

/** The same, in the current document by default. */
export type FoundHere = Omit<Found, "file"> & Partial<Pick<Found, "file">>;

/** Where in a file: a value, the key before it, or characters of the text. */
export type Spot =
  | { readonly path: JsonPath; readonly part?: "key" | "value" }
  | { readonly offset: number; readonly length: number };
