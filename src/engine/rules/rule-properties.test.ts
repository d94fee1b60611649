import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Rule } from "../generated/rule.ts";
import { compileRule } from "./compile-rule.ts";
import { STEP_LIMIT } from "./evaluation.ts";
import type { EachOperator, Operator } from "./operator.ts";
import { operators } from "./operators.ts";
import { parseRule } from "./parse-rule.ts";
import { PATH_STEP_LIMIT } from "./path.ts";
import { refusedOperators } from "./refused-operators.ts";
import { rulePaths } from "./rule-paths.ts";
import { traceRule } from "./trace-rule.ts";

const RUNS = { numRuns: 4_500, seed: 20_261_121 };

const NAMES = ["a", "b", "list", "__proto__", "constructor", "length", "0", "toString"];
const RULES = ["a", "b", "constructor"];
const path = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: fc.constant("[list.0]") }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((names) => names.join(".").replaceAll(".[", "["))
  .filter((text) => !text.startsWith("["));
const literal = fc.oneof(
  fc.constantFrom("a", "email", "PT5M", "P1M", "^a+$", "2026-01-01T00:00:00Z", "2026-02-28", ", ", "UTC", "16:00"),
  fc.double(),
  fc.boolean(),
);

const eachOperators = [...operators.values()].filter((operator): operator is EachOperator => operator.shape === "each");
const listed = [...operators.values()].filter(({ shape }) => shape === "listed");

/** Rules of every operator, most of them well-formed. */
const { rule } = fc.letrec<{ rule: unknown }>((tie) => {
  const listedRule = (operator: Operator) =>
    fc
      .array(tie("rule"), { minLength: operator.arity.min, maxLength: Math.min(operator.arity.max, 3) })
      .map((args) => ({ [operator.name]: args }));
  const eachRule = ({ name, body, flag }: EachOperator) =>
    fc
      .tuple(tie("rule"), fc.constantFrom("a", "b", "list"), tie("rule"), fc.boolean())
      .map(([list, as, inner, hasFlag]) => ({
        [name]: { in: list, as, [body]: inner, ...(hasFlag && flag !== undefined ? { [flag]: true } : {}) },
      }));
  return {
    rule: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      literal,
      path.map((of) => ({ var: of })),
      fc.oneof(...listed.map(listedRule)),
      fc.oneof(...eachOperators.map(eachRule)),
      fc.tuple(tie("rule"), fc.constantFrom("^a+$", "^[0-9]{4}$", "e")).map((args) => ({ matches: args })),
      fc.tuple(tie("rule"), fc.constantFrom("email", "mobile")).map((args) => ({ mask: args })),
      fc.tuple(tie("rule"), fc.constantFrom("0.00", "DD/MM/YYYY")).map((args) => ({ format: args })),
      fc.dictionary(fc.constantFrom(...NAMES), tie("rule"), { maxKeys: 3 }).map((members) => ({ object: members })),
      fc
        .tuple(tie("rule"), fc.dictionary(fc.constantFrom(...NAMES), tie("rule"), { minKeys: 1, maxKeys: 3 }))
        .chain(([value, branches]) =>
          fc.array(tie("rule"), { maxLength: 1 }).map((otherwise) => ({ match: [value, branches, ...otherwise] })),
        ),
      fc
        .tuple(fc.constantFrom(...RULES), fc.array(tie("rule"), { maxLength: 2 }))
        .map(([name, args]) => ({ rule: [name, ...args] })),
      fc.array(tie("rule"), { maxLength: 3 }),
    ),
  };
});

const parsed = rule.filter((candidate) => parseRule(candidate).ok);

/** Named rules of every kind: of a flow and of a programme; some use each other. */
const named = fc.dictionary(
  fc.constantFrom(...RULES),
  fc.record({ in: fc.constantFrom([], ["a"], ["a", "b"]), is: parsed }),
);
const around = fc.record({
  rules: named,
  programme: fc.record({ rules: named, region: fc.constant({ timeZone: "Asia/Taipei" }) }),
});

const json = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.array(fc.oneof(fc.integer(), fc.string(), fc.constantFrom("a", "2026-01-01")), { maxLength: 300 }),
    fc.record({ amount: fc.integer(), currency: fc.constantFrom("SGD", "TWD") }),
  ),
);
const anything = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, maxDepth: 3 }),
);

/** Data that counts its reads, and notes every inherited member that was read. */
function watched(value: unknown, seen: { reads: number; foreign: string[] }): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => watched(one, seen));
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, watched(one, seen)]));
  return new Proxy(inner, {
    get(target, key) {
      seen.reads += 1;
      if (!Object.hasOwn(target, key)) seen.foreign.push(String(key));
      return Reflect.get(target, key);
    },
  });
}

describe("for every rule that parses, with any named rules around it", () => {
  test("evaluation never throws, and the same input gives the same result", () => {
    const used = new Map<string, number>();
    fc.assert(
      fc.property(parsed, anything, around, (candidate, scope, known) => {
        for (const [, name = ""] of JSON.stringify(candidate).matchAll(/\{"([^"]+)":/g))
          used.set(name, (used.get(name) ?? 0) + 1);
        const evaluate = compileRule(candidate as Rule);
        expect(evaluate({ ...scope, ...known })).toEqual(evaluate({ ...scope, ...known }));
      }),
      // Each operator is to come often enough.
      { ...RUNS, numRuns: 2 * RUNS.numRuns },
    );
    for (const name of operators.keys()) expect(used.get(name), name).toBeGreaterThan(10);
  });

  test("only own members are read, and no more often than the steps allow", () => {
    let values = 0;
    fc.assert(
      fc.property(parsed, json, around, (candidate, scope, known) => {
        const seen = { reads: 0, foreign: [] as string[] };
        const given = Object.fromEntries(Object.entries(scope).map(([key, value]) => [key, watched(value, seen)]));
        const value = compileRule(candidate as Rule)({ ...given, ...known });
        expect(seen.foreign).toEqual([]);
        expect(seen.reads).toBeLessThanOrEqual(STEP_LIMIT * PATH_STEP_LIMIT);
        expect(holdsFunction(value)).toBe(false);
        if (value !== undefined) values += 1;
      }),
      RUNS,
    );
    expect(values).toBeGreaterThan(RUNS.numRuns / 4);
  });

  test("a trace has the same value, and names only parts of the rule", () => {
    fc.assert(
      fc.property(parsed, json, around, (candidate, scope, known) => {
        const value = compileRule(candidate as Rule)({ ...scope, ...known });
        const traced = traceRule(candidate as Rule, { ...scope, ...known });
        expect(traced.value).toEqual(value);
        expect(traced.because.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });
});

test("nested iterators over long lists end within the bound, in little time", () => {
  const list = Array.from({ length: 10_000 }, (_, index) => index);
  const over = (inner: unknown): Rule => ({ sum: [{ map: { in: { var: "list" }, as: "a", to: inner } }] }) as Rule;
  const slow = [
    over(over(over(over(1)))),
    { unique: { sortBy: { in: { var: "list" }, as: "a", by: { "-": [0, { var: "a" }] } } } },
    { all: { in: { var: "list" }, as: "a", is: { in: [{ var: "a" }, { var: "list" }] } } },
    { rule: ["again", 1] },
  ];
  const again = { in: ["n"], is: { or: [{ rule: ["again", { var: "n" }] }, { rule: ["again", { var: "n" }] }] } };
  let reads = 0;
  const counted = new Proxy(list, {
    get(target, key) {
      reads += 1;
      return Reflect.get(target, key);
    },
  });
  for (const rule of slow) {
    reads = 0;
    expect(compileRule(rule as Rule)({ list: counted, rules: { again } }), JSON.stringify(rule)).toBeUndefined();
    expect(reads).toBeLessThan(STEP_LIMIT * 70);
  }
});

test("parseRule and rulePaths never throw, whatever the input", () => {
  const refused = fc.constantFrom(...refusedOperators.keys()).map((name) => ({ [name]: [1, 2] }));
  fc.assert(
    fc.property(fc.oneof(rule, refused, fc.anything()), (candidate) => {
      expect(typeof parseRule(candidate).ok).toBe("boolean");
      expect(Array.isArray(rulePaths(candidate))).toBe(true);
    }),
    RUNS,
  );
});

function holdsFunction(value: unknown): boolean {
  if (typeof value === "function") return true;
  return typeof value === "object" && value !== null && Object.values(value).some(holdsFunction);
}
