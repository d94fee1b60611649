import { expect, test } from "vitest";
import { parseChoice, toQuery } from "./choice.ts";

test("a choice and its address lead to each other", () => {
  const choice = {
    component: "date-field",
    example: "long text, Thai",
    language: "th",
    scheme: "dark",
    width: 390,
    search: "day",
  } as const;
  expect(parseChoice(toQuery(choice))).toEqual(choice);
});

test("the gallery decides what an address omits or misspells", () => {
  const open = { component: undefined, example: undefined, language: undefined, scheme: undefined, width: undefined };
  expect(parseChoice("")).toEqual({ ...open, search: "" });
  expect(parseChoice("?language=fr&scheme=loud&width=wide")).toEqual({ ...open, search: "" });
  expect(toQuery({ ...open, search: "" })).toBe("?");
});
