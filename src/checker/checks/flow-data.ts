import { isJsonObject, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { checkJson } from "../../documents/json-schema.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { schemaHint } from "../schemas/formats.ts";
import { schemaOfData } from "../scope/data-schema.ts";
import { findCycle } from "../uses/find-cycle.ts";
import { type Check, ofEach } from "./check.ts";

/** A flow's declarations are consistent: defaults have their types, settings have values, no data depends on itself. */
export const flowData: Check = {
  ids: ["wrong-default", "unset-setting", "data-cycle"],
  run: ofEach(["flow"], (context, flow) => [
    ...wrongDefaults(context, flow, "settings"),
    ...wrongDefaults(context, flow, "data"),
    ...unsetSettings(context, flow),
    ...dataCycles(flow),
  ]),
};

const declared = ({ value }: FlowDocument, part: "settings" | "data") => objectEntries(value[part]?.properties);

function wrongDefaults(context: CheckContext, flow: FlowDocument, part: "settings" | "data"): FoundHere[] {
  return declared(flow, part).flatMap(([name, type]) => {
    if (type.default === undefined || !isReadable(type)) return [];
    return checkJson(schemaOfData(context.contractIndex, type), type.default).map(({ pointer, expected }) => {
      const path: JsonPath = [part, "properties", name, "default", ...parsePointer(pointer)];
      const message = `the default of "${name}" must be ${expected}, as its type says`;
      return { check: "wrong-default", spot: { path }, message, hint: schemaHint(expected) };
    });
  });
}

const LISTS = ["enum", "required", "oneOf", "anyOf"];
const OBJECTS = ["properties", "items", "additionalProperties"];

/** Whether a type can be read; one that cannot breaks the flow's schema, which reports it. */
function isReadable(type: unknown): boolean {
  const isUnset = (keyword: string) => member(type, keyword) === undefined;
  const inner = [...objectEntries(member(type, "properties")).map(([, one]) => one), member(type, "items")];
  return (
    isJsonObject(type) &&
    LISTS.every((keyword) => isUnset(keyword) || Array.isArray(type[keyword])) &&
    OBJECTS.every((keyword) => isUnset(keyword) || typeof type[keyword] === "object" || type[keyword] === false) &&
    inner.every((one) => one === undefined || isReadable(one))
  );
}

/** A setting without a default has a value for every customer: from each client, or from each programme. */
function unsetSettings({ clients, programmes }: CheckContext, flow: FlowDocument): FoundHere[] {
  const name = `${flow.journey}/${flow.id}`;
  const lacking = (setting: string, owners: CheckContext["clients"]) =>
    owners.filter(({ value }) => member(member(value.settings, name), setting) === undefined);
  return declared(flow, "settings").flatMap(([setting, type]) => {
    if (type.default !== undefined) return [];
    const without = lacking(setting, clients);
    if (without.length === 0 || lacking(setting, programmes).length === 0) return [];
    const whose = without.map(({ id }) => `"${id}"`).join(", ");
    const message = `setting "${setting}" has no default, and is not set for ${whose}`;
    const spot = { path: ["settings", "properties", setting], part: "key" as const };
    return [{ check: "unset-setting", spot, message, hint: `give it a "default"` }];
  });
}

/** Data that depend on themselves, directly or indirectly, would be removed whenever they are set. */
function dataCycles(flow: FlowDocument): FoundHere[] {
  const sources = new Map(declared(flow, "data").map(([name, { dependsOn = [] }]) => [name, dependsOn]));
  return [...sources.keys()].flatMap((name) => {
    const round = findCycle(name, (one) => sources.get(one) ?? []);
    if (round === undefined || round.some((other) => other < name)) return [];
    const path = ["data", "properties", name, "dependsOn"];
    const message = `"${name}" depends on itself: ${[...round, name].join(" → ")}`;
    return [{ check: "data-cycle", spot: { path }, message, hint: `remove one name of this round from "dependsOn"` }];
  });
}
