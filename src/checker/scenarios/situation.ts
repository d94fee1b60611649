import type { Given } from "../../documents/generated/scenarios.ts";
import { isJsonObject, type JsonObject, objectEntries } from "../../documents/json.ts";
import type { FixturesDocument } from "../uses/fixtures.ts";

/** The situation before a flow starts, without names of fixtures. */
export interface Situation extends Omit<Given, "person" | "plan" | "client"> {
  readonly client: string;
}

/** The usual replies by call. */
export type Replies = Readonly<Record<string, unknown>>;

/** The usual replies of files; the first file that has a call's reply counts. */
export const repliesOf = (files: readonly FixturesDocument[]): Replies =>
  Object.assign({}, ...files.toReversed().map(({ value }) => value.replies ?? {}));

/** The situation of a scenario: its plan, the person with theirs, and its own values, each merged into those before. */
export function situationOf({ person, plan, ...own }: Given, files: readonly FixturesDocument[]): Situation {
  const { plan: ofPerson, ...values } = named(files, "people", person);
  const around = [named(files, "plans", ofPerson), values, named(files, "plans", plan), own];
  const whole = around.reduce<JsonObject>((merged, one) => mergeObjects(merged, one), {});
  return { ...whole, client: typeof whole.client === "string" ? whole.client : "" };
}

function named(files: readonly FixturesDocument[], part: "people" | "plans", name: unknown): JsonObject {
  for (const { value } of files) {
    const found = objectEntries<unknown>(value[part]).find(([one]) => one === name);
    if (found !== undefined && isJsonObject(found[1])) return found[1];
  }
  return {};
}

/** A JSON Merge Patch: objects are merged, all else is replaced, and `null` removes. */
function mergeObjects(below: JsonObject, above: object): JsonObject {
  const merged: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const under = merged[name];
    if (value === null) delete merged[name];
    else merged[name] = isJsonObject(value) ? mergeObjects(isJsonObject(under) ? under : {}, value) : value;
  }
  return merged;
}
