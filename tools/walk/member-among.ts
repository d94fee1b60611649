import type { Block } from "../../src/documents/generated/screen.ts";
import { arrayElements, member } from "../../src/documents/json.ts";

/** The possible values of an event's member that is an element of a property of the block; undefined for any other. */
export function memberAmong(schema: unknown, props: Block["props"]): readonly unknown[] | undefined {
  const prop = member(schema, "x-among");
  return typeof prop === "string" ? arrayElements(member(props, prop)) : undefined;
}
