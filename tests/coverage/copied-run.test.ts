import { expect, it } from "vitest";
import { parseFileTest, withoutPart } from "./copied-run.ts";

it("knows a test that has its own file, and none that needs only documents", () => {
  expect(parseFileTest({ test: "browser tests/browser/a.spec.ts: it is so: at 56" })).toEqual({
    runner: "browser",
    file: "tests/browser/a.spec.ts",
    title: "it is so: at 56",
  });
  expect(parseFileTest({ test: "test src/a.test.ts: it is so" })?.runner).toBe("vitest");
  expect(parseFileTest({ test: "screen It is so" })).toBeUndefined();
  expect(parseFileTest({})).toBeUndefined();
});

it("increments a number, and changes nothing absent", () => {
  expect(withoutPart(".a { height: 56px }", "56px", "a.css")).toBe(".a { height: 57px }");
  expect(() => withoutPart(".a {}", "56px", "a.css")).toThrow('There is no number to change: "56px" in a.css.');
  expect(() => withoutPart("none", "none", "a.css")).toThrow("There is no number to change");
});
