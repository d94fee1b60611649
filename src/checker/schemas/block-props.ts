import { arrayElements, isJsonObject, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { ComponentContract } from "./component-contract.ts";
import type { SchemaSet } from "./schema-set.ts";
import { type Visit, walkSchema, walkType } from "./walk.ts";

/** The properties of a block as its component's contract describes them; empty for other visits. */
export function visitBlockProps(
  set: SchemaSet,
  component: (name: string) => ComponentContract | undefined,
  { types, value, path }: Visit,
): Visit[] {
  if (!types.includes("Block")) return [];
  const contract = component(String(member(value, "component")));
  const props = member(value, "props");
  if (!contract || !isJsonObject(props)) return [];
  return Object.entries(contract.props).flatMap(([name, { kind, schema = {}, says: messageMembers = [] }]): Visit[] => {
    if (!Object.hasOwn(props, name)) return [];
    const at = [...path, "props", name];
    if (kind === "value")
      return [...walkSchema(set, schema, props[name], at), ...visitMessageKeys(props[name], at, messageMembers)];
    // A rule may be a literal name.
    const written: Visit[] =
      typeof props[name] === "string" ? [{ path: at, part: "value", value: props[name], schema, types: [] }] : [];
    const rule = walkType(
      set,
      kind === "text" ? "text.schema.json" : "rule.schema.json",
      kind === "text" ? "Text" : "Rule",
      props[name],
      at,
    );
    return kind === "rule" ? [...rule, ...written] : rule;
  });
}

/** The form of a message key; a text in another form, such as a number, is the same in every language. */
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*)+$/;

/** The message keys inside a literal value, in the members that the component shows to the customer. */
function visitMessageKeys(value: unknown, path: JsonPath, messageMembers: readonly string[]): Visit[] {
  const inLists = arrayElements(value).flatMap((element, index) =>
    visitMessageKeys(element, [...path, index], messageMembers),
  );
  const inMembers = objectEntries(value).flatMap(([name, inner]): Visit[] =>
    messageMembers.includes(name) && typeof inner === "string" && KEY.test(inner)
      ? [{ path: [...path, name], part: "value", value: inner, schema: {}, types: ["MessageKey"] }]
      : visitMessageKeys(inner, [...path, name], messageMembers),
  );
  return [...inLists, ...inMembers];
}
