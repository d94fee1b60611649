import { expect, test } from "vitest";
import { expandShorthand, writtenPlace } from "./shorthand.ts";

test("a text that begins with $ is a path, and $$ is a dollar sign", () => {
  expect(expandShorthand("flow", { if: ["$data.a[id=data.b].c", "a$", "$$5"] })).toEqual({
    if: [{ var: "data.a[id=data.b].c" }, "a$", "$5"],
  });
});

test("the name of an event is short for sending it, in the blocks of a screen", () => {
  const block = { on: { press: "NEXT", change: { send: "CHOOSE", with: { id: "$one.id" } } } };
  expect(expandShorthand("screen", block)).toEqual({
    on: { press: { send: "NEXT" }, change: { send: "CHOOSE", with: { id: { var: "one.id" } } } },
  });
  expect(expandShorthand("flow", { on: { NEXT: "asked" } })).toEqual({ on: { NEXT: "asked" } });
});

test("messages, and what has no shorthand, are the same object", () => {
  const messages = { messages: { "a.b": "$5" } };
  expect(expandShorthand("messages", messages)).toBe(messages);
  const plain = { states: { a: { screen: "b", on: [{ to: "c" }] } } };
  expect(expandShorthand("flow", plain)).toBe(plain);
});

test("a place in the document is found in the file", () => {
  const written = { if: "$data.a", on: { press: "NEXT" }, text: { key: "a.b" } };
  expect(writtenPlace(written, ["if", "var"])).toEqual({ path: ["if"], prefix: "$" });
  expect(writtenPlace(written, ["on", "press", "send"])).toEqual({ path: ["on", "press"], prefix: "" });
  expect(writtenPlace(written, ["text", "key"])).toEqual({ path: ["text", "key"], prefix: "" });
});
