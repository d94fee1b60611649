import { isJsonObject } from "../../src/documents/json.ts";
import { put } from "../contract/case-values.ts";
import { asParts, type DescribedOperation, type RequestParts } from "../contract/contract-operations.ts";
import { exampleRequest } from "./every-request.ts";

/** Every place of a text in an operation's example, except headers, which cannot carry such characters. */
export function textPlaces(described: DescribedOperation): string[][] {
  const { path, query, body } = exampleRequest(described);
  return textsIn({ path, query, body }, []);
}

/** Every place of a text in a value. */
export function textsIn(value: unknown, place: readonly string[]): string[][] {
  if (typeof value === "string") return [[...place]];
  const inner = Array.isArray(value) || isJsonObject(value) ? Object.entries(value) : [];
  return inner.flatMap(([name, one]) => textsIn(one, [...place, String(name)]));
}

/** The example with another text at a place. */
export const withText = (described: DescribedOperation, place: readonly string[], text: string): RequestParts =>
  asParts(put(exampleRequest(described), place, text));
