import { expect, test } from "vitest";
import { anything, shapeOfTypes, shapeWith } from "../scope/shape.ts";
import { type ExpectedCondition, isSatisfiable } from "./is-satisfiable.ts";

const scope = {
  data: shapeWith({
    open: anything,
    tries: shapeOfTypes("number"),
    most: shapeOfTypes("number"),
    least: shapeOfTypes("number"),
    kind: { ...shapeOfTypes("text"), values: ["email", "mobile"] },
    isNew: shapeOfTypes("boolean"),
  }),
  form: anything,
};
const at = (name: string) => ({ var: `data.${name}` });
const is = (name: string, value: unknown) => ({ "===": [at(name), value] });
const all = (...rules: unknown[]): ExpectedCondition[] => rules.map((rule) => ({ rule, holds: true }));
const none = (...rules: unknown[]): ExpectedCondition[] => rules.map((rule) => ({ rule, holds: false }));

test.each([
  ["one value equal to two constants", all(is("open", "a"), is("open", "b"))],
  ["a value that is present and absent", all({ "!": { present: at("open") } }, is("open", "a"))],
  ["a number below one and above two", all({ "<": [at("tries"), 1] }, { ">": [at("tries"), 2] })],
  [
    "a value outside its declared values",
    all({ present: at("kind") }, { "!": { in: [at("kind"), ["email", "mobile"]] } }),
  ],
  [
    "a condition and its negation",
    all({ or: [at("isNew"), { var: "data.open" }] }, { "!": { or: [at("isNew"), at("open")] } }),
  ],
  [
    "a match on a value for which it is false",
    all({ match: [at("kind"), { email: false, mobile: at("isNew") }] }, is("kind", "email")),
  ],
  ["a match that has nothing for a value", all({ match: [at("open"), { email: true }] }, is("open", "mobile"))],
  ["an opaque condition and its negation", all({ isEmail: at("open") }, { "!": { isEmail: at("open") } })],
  ["a member without its object", all({ "!": { present: at("open") } }, { present: { var: "data.open.id" } })],
  [
    "a branch after a condition and its negation",
    [...none({ present: at("open") }, { "!": { present: at("open") } }), ...all(true)],
  ],
])("not satisfiable: %s", (_name, wanted) => {
  expect(isSatisfiable(wanted, scope)).toBe(false);
});

test.each([
  ["one number is more than another", all({ ">": [at("tries"), { var: "data.most" }] })],
  ["one text comes after another", all({ ">": [{ var: "form.a" }, { var: "form.b" }] })],
  ["three numbers in descending order", all({ ">": [at("tries"), at("most")] }, { ">": [at("most"), at("least")] })],
  ["a declared value may be absent", none(is("kind", "email"), is("kind", "mobile"))],
  ["a number between two others", all({ ">": [at("tries"), 1] }, { "<": [at("tries"), 2] })],
  ["an absent value differs from a constant", all({ "!==": [at("open"), "a"] }, { "!": { present: at("open") } })],
  ["two paths may have the same value", all({ "===": [at("open"), { var: "data.other" }] }, is("open", "a"))],
  ["two undeclared paths may be equal", all({ "===": [at("open"), { var: "data.other" }] })],
  ["an undeclared value may be a declared one", all({ "===": [at("open"), at("kind")] })],
  ["a rule that cannot be read", all({ missing: ["a"] }, false)],
])("satisfiable: %s", (_name, wanted) => {
  expect(isSatisfiable(wanted, scope)).toBe(true);
});

test("a value that exists only under a condition brings that condition", () => {
  const onlyMobile = [{ path: "form.prefix", only: is("open", "mobile") }];
  const wanted = all(is("open", "email"), { present: { var: "form.prefix" } });
  expect(isSatisfiable(wanted, scope)).toBe(true);
  expect(isSatisfiable(wanted, scope, onlyMobile)).toBe(false);
});

test("400 branches with opaque conditions, each judged with all before it, take seconds", () => {
  const longer = (than: number) => ({ ">": [{ length: { var: "data.open" } }, than] });
  const rules = Array.from({ length: 400 }, (_, at) => ({ and: [longer(2 * at), longer(2 * at + 1)] }));
  const start = process.cpuUsage();
  for (const at of rules.keys())
    expect(
      isSatisfiable(
        rules.slice(0, at + 1).map((rule) => ({ rule, holds: false })),
        scope,
      ),
    ).toBe(true);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
});
