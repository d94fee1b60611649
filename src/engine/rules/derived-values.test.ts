import { expect, test } from "vitest";
import { compileRule } from "./compile-rule.ts";
import { derivedValues, withDerived, withOwnDerived } from "./derived-values.ts";

const read = (rules: Record<string, unknown>, scope: Record<string, unknown>, path: string) =>
  compileRule({ var: path })(withDerived(scope, rules));

test("a derived value reads data, and other derived values", () => {
  const rules = { total: { "+": [{ var: "derived.fee" }, 1] }, fee: { var: "data.fee" } };
  expect(read(rules, { data: { fee: 4 } }, "derived.total")).toBe(5);
});

test("a part of a derived value is read by a path, also in brackets", () => {
  const rules = { type: { var: "data.types[data.chosen]" } };
  const data = { chosen: "swap", types: { swap: { way: "post" } }, ways: { post: "slow" } };
  expect(read(rules, { data }, "derived.type.way")).toBe("post");
  expect(read(rules, { data }, "data.ways[derived.type.way]")).toBe("slow");
});

test("a derived value is computed when it is first read, and once", () => {
  let reads = 0;
  const data = {
    get name() {
      reads += 1;
      return "Ida";
    },
  };
  const values = derivedValues({ name: { var: "data.name" }, unread: { var: "data.name" } }, { data });
  expect(reads).toBe(0);
  expect([values.name, values.name]).toEqual(["Ida", "Ida"]);
  expect(reads).toBe(1);
});

test("what belongs to one moment or one transition is absent in a derived value", () => {
  const scope = { now: "2026-01-01T00:00:00.000Z", event: { plan: "A1" }, form: { plan: "A2" } };
  for (const path of ["now", "event.plan", "form.plan"]) {
    expect(read({ one: { var: path } }, scope, "derived.one")).toBeUndefined();
  }
});

test("a derived value uses the named rules of its flow and programme", () => {
  const rules = { twice: { in: ["n"], is: { "*": [{ var: "n" }, 2] } } };
  const scope = { rules, data: { n: 3 } };
  expect(read({ double: { rule: ["twice", { var: "data.n" }] } }, scope, "derived.double")).toBe(6);
});

test("a derived value that reads itself, straight or by another, is absent", () => {
  const rules = { self: { var: "derived.self" }, here: { var: "derived.there" }, there: { var: "derived.here" } };
  expect(["self", "here", "there"].map((name) => read(rules, {}, `derived.${name}`))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a rule that cannot be compiled gives an absent value, a literal itself", () => {
  expect(read({ broken: { unknown: 1 }, plain: "text" }, {}, "derived.broken")).toBeUndefined();
  expect(read({ plain: "text" }, {}, "derived.plain")).toBe("text");
});

test("each derived value has its own limit of steps, so a long one leaves the rule around it its steps", () => {
  const list = Array.from({ length: 3_000 }, (_, index) => index);
  const counted = { length: { filter: { in: { var: "data.list" }, as: "one", is: { ">=": [{ var: "one" }, 0] } } } };
  const both = { "+": [{ var: "derived.first" }, { var: "derived.second" }] };
  const scope = withDerived({ data: { list } }, { first: counted, second: counted });
  const isWithin = compileRule(counted)(scope) === 3_000;
  expect(compileRule(both)(scope)).toBe(isWithin ? 6_000 : undefined);
});

test("the scope of a flow without derived values stays as it is", () => {
  const scope = { data: {} };
  expect(withDerived(scope, undefined)).toBe(scope);
});

test("a name that an iterator binds hides the derived values", () => {
  const rule = { map: { in: ["a"], as: "derived", to: { var: "derived" } } };
  expect(compileRule(rule)(withDerived({}, { a: "b" }))).toEqual(["a"]);
});

test("those of a screen or form also read its loads, its answers, the moment, and those of the flow", () => {
  const scope = { now: "2026-01-01T00:00:00.000Z", form: { plan: "A2" }, load: { plans: ["A1", "A2"] } };
  const flow = { wanted: { var: "data.wanted" } };
  const own = {
    isOffered: { in: [{ var: "form.plan" }, { var: "load.plans" }] },
    all: { if: [{ var: "derived.isOffered" }, { join: [[{ var: "derived.wanted" }, { var: "form.plan" }], " "] }] },
    today: { var: "now" },
  };
  const whole = withOwnDerived(withDerived({ ...scope, data: { wanted: "A3" } }, flow), own);
  const values = ["derived.all", "derived.today", "derived.wanted"].map((path) => compileRule({ var: path })(whole));
  expect(values).toEqual(["A3 A2", "2026-01-01T00:00:00.000Z", "A3"]);
});

test("a value of the flow is computed once for the flow and its screen", () => {
  let reads = 0;
  const data = {
    get name() {
      reads += 1;
      return "Ida";
    },
  };
  const flow = withDerived({ data }, { name: { var: "data.name" } });
  const screen = withOwnDerived(flow, { greeting: { join: [["Hello", { var: "derived.name" }], " "] } });
  expect(reads).toBe(0);
  const read = (path: string, scope: Record<string, unknown>) => compileRule({ var: path })(scope);
  expect([read("derived.greeting", screen), read("derived.name", flow), read("derived.name", screen)]).toEqual([
    ...["Hello Ida", "Ida", "Ida"],
  ]);
  expect(reads).toBe(1);
});

test("the scope of a screen without derived values of its own stays as it is", () => {
  const scope = { data: {} };
  expect(withOwnDerived(scope, undefined)).toBe(scope);
});
