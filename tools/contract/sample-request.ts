import fc, { type Arbitrary } from "fast-check";
import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";

/** The length of lists and texts without a bound of their own. */
const LONGEST_LIST = 3;
const LONGEST_TEXT = 30;

/** Valid values of a schema of the contract. Throws at a keyword that it does not support. */
function arbitraryFor(schema: unknown): Arbitrary<unknown> {
  const choices = arrayElements(member(schema, "oneOf") ?? member(schema, "anyOf"));
  if (choices.length > 0) return fc.oneof(...choices.map(arbitraryFor));
  if (member(schema, "const") !== undefined) return fc.constant(member(schema, "const"));
  const named = arrayElements(member(schema, "enum"));
  if (named.length > 0) return fc.constantFrom(...named);
  const types = [member(schema, "type")].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: unknown, schema: unknown): Arbitrary<unknown> {
  switch (type) {
    case "string":
      return texts(schema);
    case "integer":
      return fc.integer(bounds(schema, -1_000_000, 1_000_000));
    case "number":
      return fc.integer(bounds(schema, -1_000_000, 1_000_000));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return lists(schema);
    case "object":
      return objects(schema);
    default:
      throw new Error(
        `No values can be generated for the type "${String(type)}" of a schema: use a type of JSON Schema.`,
      );
  }
}

function bounds(schema: unknown, least: number, most: number): { min: number; max: number } {
  const min = Math.ceil(numberOr(member(schema, "minimum"), least));
  const max = Math.floor(numberOr(member(schema, "maximum"), Math.max(most, min)));
  return { min, max };
}

const numberOr = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);

function texts(schema: unknown): Arbitrary<string> {
  const minLength = numberOr(member(schema, "minLength"), 0);
  const maxLength = numberOr(member(schema, "maxLength"), Math.max(LONGEST_TEXT, minLength));
  const fits = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
  const pattern = member(schema, "pattern");
  if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern)).filter(fits);
  switch (member(schema, "format")) {
    case "date":
      return instants().map((at) => at.slice(0, 10));
    case "date-time":
      return instants();
    case "email":
      return fc
        .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.stringMatching(/^[a-z]{2,12}$/))
        .map(([local, host]) => `${local}@${host}.example`);
    case "uri":
      return fc.webUrl();
    default:
      return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + LONGEST_TEXT) });
  }
}

const instants = () =>
  fc
    .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map((at) => at.toISOString());

function lists(schema: unknown): Arbitrary<unknown[]> {
  const minLength = numberOr(member(schema, "minItems"), 0);
  const most = numberOr(member(schema, "maxItems"), Math.max(LONGEST_LIST, minLength));
  return fc.array(arbitraryFor(member(schema, "items") ?? { type: "string" }), {
    minLength,
    maxLength: Math.min(most, minLength + LONGEST_LIST),
  });
}

function objects(schema: unknown): Arbitrary<JsonObject> {
  const properties = objectEntries(member(schema, "properties"));
  const required = arrayElements(member(schema, "required"));
  const model = Object.fromEntries(
    properties.map(([name, one]): [string, Arbitrary<unknown>] => [name, arbitraryFor(one)]),
  );
  const named = fc.record(model, { requiredKeys: Object.keys(model).filter((name) => required.includes(name)) });
  const others = member(schema, "additionalProperties");
  if (!isJsonObject(others)) return named.map((value) => ({ ...value }));
  const names = fc.stringMatching(/^[a-z]{1,8}$/).filter((name) => !(name in model));
  return fc.tuple(fc.dictionary(names, arbitraryFor(others), { maxKeys: 2 }), named).map(([more, value]) => ({
    ...more,
    ...value,
  }));
}

/** Some values of a schema, the same for the same seed. */
export const someValues = (schema: unknown, count: number, seed: number): unknown[] =>
  fc.sample(arbitraryFor(schema), { numRuns: count, seed });
