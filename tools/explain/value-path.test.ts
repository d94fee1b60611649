import { expect, test } from "vitest";
import { findValue } from "./value-path.ts";

const document = {
  delivery: { "cut/off~": 1, leadHours: { "9AM-12PM": 12 } },
  variants: { "code.send": "v4", "code.check": "v2" },
  languages: ["en-US", "zh-Hant-TW"],
  rules: [{ id: "older", is: { to: 3 } }, { id: "newer" }],
};

test.each([
  ["/delivery/cut~1off~0", ["delivery", "cut/off~"]],
  ["#/delivery/leadHours", ["delivery", "leadHours"]],
  ["delivery.leadHours.9AM-12PM", ["delivery", "leadHours", "9AM-12PM"]],
  ["variants.code.check", ["variants", "code.check"]],
  ["languages[1]", ["languages", 1]],
  ["languages.1", ["languages", 1]],
  ["/languages/zh-Hant-TW", ["languages", 1]],
  ["rules.older.is.to", ["rules", 0, "is", "to"]],
  ["/rules/newer", ["rules", 1]],
  ["", []],
])("%s leads to %j", (text, path) => {
  expect(findValue(document, text)).toEqual({ path });
});

test.each([
  ["delivry.leadHours", [], "delivry", 'did you mean "delivery"?'],
  ["delivery.leadHour", ["delivery"], "leadHour", 'did you mean "leadHours"?'],
  ["/variants/code.chekc", ["variants"], "code.chekc", 'did you mean "code.check"?'],
  ["languages[7]", ["languages"], "7", "Names in /languages are: 0, en-US"],
  ["languages.0.x", ["languages", 0], "x", "nothing stands below it"],
])("%s leads nowhere, and the nearest name is suggested", (text, path, name, hint) => {
  expect(findValue(document, text)).toEqual({ path, missing: name, hint: expect.stringContaining(hint) });
});
