import type { Repair } from "./repair.ts";

/** A place inside a document: the keys and indices that lead there. */
export type JsonPath = readonly (string | number)[];

/** What a check finds, before its place is known as line and column. */
export interface Problem {
  readonly check: string;
  /** The file's path. */
  readonly file: string;
  readonly spot: Spot;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly repair?: Repair | undefined;
}

/** Where in a file: a value, the key before it, or characters of the text. */
export type Spot =
  | { readonly path: JsonPath; readonly part?: "key" | "value" }
  | { readonly offset: number; readonly length: number };

/** The JSON Pointer (RFC 6901) of a path. */
export function pointerOf(path: JsonPath): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
