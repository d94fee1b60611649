import { memoizeByIdentity } from "../../src/checker/incremental/memoize-by-identity.ts";
import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { resolveReference } from "../../src/documents/openapi-schema.ts";

/** The sources of sample values. */
export interface Sampling {
  /** The back-end contract by area; its examples are typical values. */
  readonly contract: Readonly<Record<string, unknown>>;
  /** The values that rules compare with members of a name: they distinguish the outcomes of the rules. */
  readonly compared: ReadonlyMap<string, readonly unknown[]>;
  /** The names of members that some rule reads; the others are always present with the same value. */
  readonly read: ReadonlySet<string>;
}

/** The instant at which walks start. */
export const START_INSTANT = "2026-11-22T04:00:00Z";

/** In five minutes, in half an hour, and an hour ago. */
const INSTANTS = ["2026-11-22T04:05:00Z", "2026-11-22T04:30:00Z", "2026-11-22T03:00:00Z"];
/** The day on which walks start. */
const TODAY = START_INSTANT.slice(0, 10);
/** Next week, today, long ago, next year. */
const DAYS = ["2026-11-29", TODAY, "2025-01-15", "2027-10-01"];
/** The same, for a day that is typically over, as the day on which a plan began. */
const PAST_DAYS = ["2025-01-15", TODAY, "2026-11-29", "2027-10-01"];

/** The most values of one type; further ones would only repeat. */
const MOST = 600;

/**
 * Values that a schema of a document or of the contract allows. The first has every member; each of the others differs
 * in one respect: an absent member, another of the allowed values, a list with none or two elements.
 */
export function sampleValues(schema: unknown, sampling: Sampling): readonly unknown[] {
  return [
    ...new Map(
      sampleSource({ schema, sampling, area: undefined, name: "" }).map((one) => [JSON.stringify(one), one]),
    ).values(),
  ];
}

interface Source {
  readonly schema: unknown;
  readonly sampling: Sampling;
  /** The area of the contract that references of this schema lead to. */
  readonly area: string | undefined;
  /** The member that the value is for. */
  readonly name: string;
}

function sampleSource(given: Source): unknown[] {
  const source = followed(given);
  const { schema } = source;
  if (!isJsonObject(schema)) return ["text"];
  if (schema.const !== undefined) return [schema.const];
  const listed = arrayElements(schema.enum);
  if (listed.length > 0) return exampleFirst(schema, listed);
  const branches = [...arrayElements(schema.oneOf), ...arrayElements(schema.anyOf)];
  if (branches.length > 0) return branches.flatMap((branch) => sampleSource({ ...source, schema: branch }));
  return sampleType(source, schema);
}

function followed(source: Source): Source {
  const { schema, sampling, area } = source;
  const $ref = member(schema, "$ref");
  if (typeof $ref !== "string") return source;
  if ($ref.startsWith("#/")) {
    return followed({ ...source, schema: resolveReference(sampling.contract[area ?? ""], schema, $ref) });
  }
  const [named = "", type = ""] = $ref.split("#");
  const types = member(member(sampling.contract[named], "components"), "schemas");
  return followed({ ...source, area: named, schema: member(types, type) });
}

function sampleType(source: Source, schema: JsonObject): unknown[] {
  const [type] = [schema.type].flat();
  switch (type) {
    case "boolean":
      return [true, false];
    case "integer":
    case "number":
      return numbers(source, schema);
    case "array":
      return lists(source, schema);
    case "string":
      return texts(source, schema);
    default:
      return type === "object" || schema.properties !== undefined
        ? objects(source, schema)
        : [findExample(schema) ?? "text"];
  }
}

const findExample = (schema: JsonObject): unknown => arrayElements(schema.examples)[0] ?? schema.default;

const exampleFirst = (schema: JsonObject, values: readonly unknown[]): unknown[] => {
  const example = findExample(schema);
  return values.includes(example) ? [example, ...values.filter((one) => one !== example)] : [...values];
};

function numbers({ sampling, name }: Source, schema: JsonObject): unknown[] {
  const compared = (sampling.compared.get(name) ?? []).filter((one) => typeof one === "number");
  const around = compared.flatMap((one) => [one - 1, one, one + 1]);
  const bounds = [schema.minimum, schema.maximum].filter((one) => typeof one === "number");
  const { minimum = -Infinity, maximum = Infinity } = schema;
  return [findExample(schema) ?? 1, 0, ...around, ...bounds].filter(
    (one) => typeof one === "number" && one >= Number(minimum) && one <= Number(maximum),
  );
}

function texts({ sampling, name }: Source, schema: JsonObject): unknown[] {
  if (schema.format === "date-time") return INSTANTS;
  if (schema.format === "date") return String(findExample(schema) ?? TODAY) < TODAY ? PAST_DAYS : DAYS;
  const compared = (sampling.compared.get(name) ?? []).filter((one) => typeof one === "string");
  return [
    findExample(schema) ?? examplesIn(sampling.contract).get(name) ?? "text",
    ...arrayElements(schema.examples).slice(1),
    ...compared,
    ...(sampling.read.has(name) ? ["another"] : []),
  ];
}

function lists(source: Source, schema: JsonObject): unknown[] {
  const elements = sampleSource({ ...source, schema: schema.items ?? {} });
  const [first, second] = elements;
  const isAllowed = (list: readonly unknown[]) =>
    list.length >= Number(schema.minItems ?? 0) && list.length <= Number(schema.maxItems ?? Infinity);
  const others = elements.slice(1).map((element) => [element]);
  const all = [[first], [], [first, second ?? first], elements.slice(0, 4), ...others];
  return all.filter(isAllowed).slice(0, MOST);
}

function objects(source: Source, schema: JsonObject): unknown[] {
  const required = arrayElements(schema.required);
  const members = objectEntries(schema.properties).map(
    ([name, one]) => [name, sampleSource({ ...source, schema: one, name })] as const,
  );
  const whole = Object.fromEntries([
    ...members.map(([name, [first]]) => [name, first] as const),
    ...openMembers(source, schema, 1),
  ]);
  const least = Object.fromEntries(
    members.filter(([name]) => required.includes(name)).map(([name, [first]]) => [name, first]),
  );
  const isRead = (name: string) => source.sampling.read.has(name);
  const without = members.flatMap(([left]) =>
    required.includes(left) || !isRead(left) ? [] : [withoutMember(whole, left)],
  );
  const changes = members.filter(([name]) => isRead(name));
  const otherwise = inTurn(changes.map(([name, values]) => values.map((value) => [name, value] as const))).flatMap(
    ([name, value]) => [whole, least].map((base) => ({ ...base, [name]: value })),
  );
  const wider = isJsonObject(schema.additionalProperties)
    ? [least, { ...whole, ...Object.fromEntries(openMembers(source, schema, 2)) }]
    : [];
  return [whole, least, ...wider, ...without, ...otherwise].slice(0, MOST);
}

/** Members whose names are data. */
function openMembers(
  source: Source,
  { additionalProperties }: JsonObject,
  count: number,
): (readonly [string, unknown])[] {
  if (!isJsonObject(additionalProperties)) return [];
  const [first] = sampleSource({ ...source, schema: additionalProperties });
  return Array.from({ length: count }, (_, index) => [String(index + 1), first] as const);
}

function withoutMember(value: JsonObject, left: string): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== left));
}

/** The first example of each member's name anywhere in the contract, so that an id is the same everywhere. */
const examplesIn = memoizeByIdentity(
  (contract: Sampling["contract"]): ReadonlyMap<string, unknown> =>
    new Map(Object.values(contract).flatMap(namedExamples).reverse()),
);

function namedExamples(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap(namedExamples);
  const own = objectEntries(member(value, "properties")).flatMap(([name, schema]): [string, unknown][] => {
    const example = arrayElements(member(schema, "examples"))[0];
    return typeof example === "string" ? [[name, example]] : [];
  });
  return [...own, ...objectEntries(value).flatMap(([, one]) => namedExamples(one))];
}

/** The first of each list, then the second of each, and so on: early ones differ most. */
function inTurn<Value>(lists: readonly (readonly Value[])[]): Value[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
