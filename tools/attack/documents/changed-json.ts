import { isJsonObject, type JsonObject } from "../../../src/documents/json.ts";

/** A document with other values at places such as `theme/tokens/brand`; members keep their order, new ones come first. */
export function changedJson(text: string, values: Readonly<Record<string, unknown>>): string {
  const changed = Object.entries(values).reduce<unknown>(
    (all, [place, value]) => replaced(all, place.split("/"), value),
    JSON.parse(text),
  );
  return `${JSON.stringify(changed, null, 2)}\n`;
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  const members: JsonObject = isJsonObject(value) ? value : {};
  const inner = replaced(members[name], rest, by);
  return name in members ? { ...members, [name]: inner } : { [name]: inner, ...members };
}
