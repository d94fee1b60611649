import { expect, test } from "vitest";
import { autofillFor, autofillNames, isAutofill, isPersonalAutofill } from "./autofill.ts";

test.each([
  "on",
  "off",
  "email",
  "section-gift shipping street-address",
  "work tel",
  "billing cc-number",
  "username webauthn",
])("%s is understood", (value) => {
  expect(isAutofill(value)).toBe(true);
});

test.each(["", "emial", "first-name", "work street-address", "email work", "shipping", "email username"])(
  "%j is not understood",
  (value) => {
    expect(isAutofill(value)).toBe(false);
  },
);

test("autofill about a person is told apart from other autofill", () => {
  expect(["given-name", "work tel", "username webauthn"].every(isPersonalAutofill)).toBe(true);
  expect(["off", "language", "new-password", "one-time-code"].some(isPersonalAutofill)).toBe(false);
});

test("a field is recognised by its name in any spelling", () => {
  expect(["lastName", "last-name", "LASTNAME"].map(autofillFor)).toEqual(["family-name", "family-name", "family-name"]);
  expect(["brand", "constructor"].map(autofillFor)).toEqual([undefined, undefined]);
});

test("browsers know each autofill name that the checker suggests", () => {
  const meant = ["fullName", "surname", "birthday", "city", "zip", "country", "company"].map(autofillFor);
  expect(meant.every((name) => autofillNames.includes(name ?? ""))).toBe(true);
});
