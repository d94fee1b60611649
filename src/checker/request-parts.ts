import { arrayElements, isJsonObject, member, objectEntries } from "../documents/json.ts";
import { resolveReference } from "../documents/openapi-schema.ts";

/** A place of an operation's request that a variant can fill. */
export interface RequestPart {
  /** As a variant names it: `path.id`, `body.address.street`. */
  readonly place: string;
  readonly isRequired: boolean;
  /** Whether it may have members that the contract does not name. */
  readonly isOpen: boolean;
  /** Its schema in the contract; references in it are not resolved. */
  readonly schema: unknown;
}

/** Every place of an operation's request; undefined when the contract cannot be followed. */
export function requestParts(openapi: unknown, source: unknown): RequestPart[] | undefined {
  try {
    const parameters = arrayElements(member(source, "parameters"))
      .map((parameter) => resolveReference(openapi, parameter, "parameters"))
      .map((parameter) => ({
        place: `${member(parameter, "in")}.${member(parameter, "name")}`,
        isRequired: member(parameter, "required") === true && !isFilledByCaller(source, parameter),
        isOpen: false,
        schema: resolveReference(openapi, member(parameter, "schema"), "parameters"),
      }));
    const body = resolveReference(openapi, member(source, "requestBody"), "requestBody");
    return [...parameters, ...bodyParts(openapi, body)];
  } catch {
    return undefined;
  }
}

/** The caller itself writes the idempotency key of an unsafe operation. */
const isFilledByCaller = (source: unknown, parameter: unknown) =>
  String(member(parameter, "name")).toLowerCase() ===
  String(member(member(source, "x-call"), "keyHeader")).toLowerCase();

function bodyParts(openapi: unknown, body: unknown): RequestPart[] {
  const content = objectEntries(member(body, "content")).map(([, media]) => member(media, "schema"));
  return content.flatMap((schema) => collectParts(openapi, schema, "body", member(body, "required") === true));
}

const DEEPEST = 8;

function collectParts(openapi: unknown, source: unknown, place: string, isRequired: boolean, depth = 0): RequestPart[] {
  const schema = resolveReference(openapi, source, place);
  const alternatives = ["oneOf", "anyOf", "allOf"].flatMap((key) => arrayElements(member(schema, key)));
  const properties = objectEntries(member(schema, "properties"));
  const required = arrayElements(member(schema, "required"));
  const inner = depth < DEEPEST ? properties : [];
  return [
    { place, isRequired: isRequired && required.length === 0, isOpen: isOpen(schema, properties.length), schema },
    ...inner.flatMap(([name, property]) =>
      collectParts(openapi, property, `${place}.${name}`, isRequired && required.includes(name), depth + 1),
    ),
    ...alternatives.flatMap((one) => collectParts(openapi, one, place, false, depth + 1)),
  ];
}

function isOpen(schema: unknown, named: number): boolean {
  const additional = member(schema, "additionalProperties");
  return isJsonObject(additional) || additional === true || (named === 0 && additional === undefined);
}
