import type { ComponentContract } from "../component-contract.ts";
import { isJsonObject, member } from "../json.ts";
import type { SchemaSet } from "./schema-set.ts";
import { type Visit, walkType } from "./walk.ts";

/** The properties of a block as its component's contract describes them; nothing for other visits. */
export function visitBlockProps(
  set: SchemaSet,
  component: (name: string) => ComponentContract | undefined,
  { types, value, path }: Visit,
): Visit[] {
  if (!types.includes("Block")) return [];
  const contract = component(String(member(value, "use")));
  const props = member(value, "props");
  if (!contract || !isJsonObject(props)) return [];
  return Object.entries(contract.props).flatMap(([name, { kind, schema = {} }]): Visit[] => {
    if (!Object.hasOwn(props, name)) return [];
    const at = [...path, "props", name];
    if (kind === "value") return [{ path: at, part: "value", value: props[name], schema, types: [] }];
    return walkType(
      set,
      kind === "text" ? "text.schema.json" : "rule.schema.json",
      kind === "text" ? "Text" : "Rule",
      props[name],
      at,
    );
  });
}
