import fc from "fast-check";
import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { evaluated } from "../../src/checker/scope/evaluated.ts";
import { fits, neededFormat } from "../../src/checker/scope/value-types.ts";
import { type Operator, operators, type ValueType } from "../../src/engine/index.ts";
import { documentSet } from "./support/document-set.ts";

/** A value of each type that data can have, and how a flow declares it. */
const kinds: readonly (readonly [type: ValueType, value: unknown, declared: object])[] = [
  ["boolean", true, { type: "boolean" }],
  ["number", 3, { type: "number" }],
  ["text", "tea", { type: "string" }],
  ["list", ["a"], { type: "array", items: { type: "string" } }],
  ["object", { a: "b" }, { type: "object", properties: { a: { type: "string" } } }],
];

/** Operators that take a list of arguments; conditions and results take turns in `if`. */
const listed = [...operators.values()].filter(({ shape, name }) => shape === "listed" && name !== "if");

/** Each computed argument that must be given, of each operator, with its place. */
const places = listed.flatMap((operator) =>
  operator.arguments
    .slice(0, operator.arity.min)
    .flatMap((argument, at) => (argument.isLiteral ? [] : [{ operator, argument, at }])),
);

/** They treat anything but `true` as false. */
const DECIDING = ["or", "!"];

/** They take several types, but on both sides the same; the other side of their examples is a number. */
const ORDERING = ["<", "<=", ">", ">="];

/** An example of the operator with `data.wrong` in the place of one of its arguments. */
function withArgument({ name, examples }: Operator, at: number, argument: unknown): unknown {
  const [example] = examples.filter(({ result }) => result !== undefined);
  const given = Object.values(Object(example?.rule))[0];
  const args = Array.isArray(given) ? [...given] : [given];
  return { [name]: args.map((one, index) => (index === at ? argument : one)) };
}

const wrong = { var: "data.wrong" };
const nothing = fc.constantFrom(undefined, null, Number.NaN, Number.POSITIVE_INFINITY);
const anything = fc.oneof(
  fc.anything({ maxDepth: 2, withBigInt: false }),
  fc.constantFrom(...kinds.map(([, value]) => value)),
);
const place = fc.constantFrom(...places);

test("no operator throws, whatever its data", () => {
  fc.assert(
    fc.property(place, anything, ({ operator, at }, value) => {
      expect(() => evaluated(withArgument(operator, at, wrong), { data: { wrong: value } })).not.toThrow();
    }),
    { numRuns: 2_000, seed: 20_261_122 },
  );
});

test("every operator treats a missing value, null and a number out of bounds alike", () => {
  fc.assert(
    fc.property(place, nothing, ({ operator, at }, value) => {
      const rule = withArgument(operator, at, wrong);
      expect(evaluated(rule, { data: { wrong: value } })).toEqual(evaluated(rule, { data: {} }));
    }),
    { numRuns: 500, seed: 20_261_122 },
  );
});

test("an absent argument where none may be absent gives no result, or false", () => {
  const given = places
    .filter(({ operator }) => !DECIDING.includes(operator.name))
    .filter(({ argument }) => !argument.type.includes("absent") && !argument.type.includes("any"))
    .map(({ operator, at }) => [operator.name, at, evaluated(withArgument(operator, at, wrong), { data: {} })]);
  expect(given.filter(([, , result]) => result !== undefined && result !== false)).toEqual([]);
});

const { files, facts } = documentSet("tea");
const FLOW = "flows/party/party.flow.json";
const flow = JSON.parse(new TextDecoder().decode(Buffer.from(files.get(FLOW) ?? "")));

/** The pointers of the mistyped parts of rules over `data.wrong`, with this declaration. */
function mistyped(rules: readonly unknown[], declared: object): string[] {
  const set = Object.fromEntries(rules.map((rule, at) => [`made${at}`, rule]));
  const made = Object.fromEntries(rules.map((_, at) => [`made${at}`, {}]));
  const properties = { ...flow.data.properties, wrong: declared, ...made };
  const on = { ...flow.on, GIVE_UP: { set, to: "givenUp" } };
  const changed = JSON.stringify({ ...flow, data: { ...flow.data, properties }, on });
  const { findings } = checkDocuments(new Map([...files, [FLOW, changed]]), facts);
  return findings.filter(({ check }) => check === "mistyped-rule").map(({ pointer }) => pointer);
}

test.each(kinds)(
  "an argument declared as %s is reported if the operator does not take it",
  (type, _value, declared) => {
    const rules = places.map(({ operator, at }) => withArgument(operator, at, wrong));
    const reported = new Set(mistyped(rules, declared).map((pointer) => Number(/made(\d+)/.exec(pointer)?.[1])));
    const isTaken = ({ name }: Operator, types: readonly ValueType[]) => {
      if (ORDERING.includes(name)) return type === "number";
      // Any text is none of a duration, a time or a zone: its declaration has to say so.
      return types.some((one) => fits(type, one)) && !(type === "text" && neededFormat(types) !== undefined);
    };
    const missed = places.flatMap(({ operator, argument, at }, index) =>
      isTaken(operator, argument.type) === reported.has(index) ? [`${operator.name} ${at}`] : [],
    );
    expect(missed).toEqual([]);
  },
);
