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
  "%j is not",
  (value) => {
    expect(isAutofill(value)).toBe(false);
  },
);

test("what is filled in about a person is told from what is not", () => {
  expect(["given-name", "work tel", "username webauthn"].every(isPersonalAutofill)).toBe(true);
  expect(["off", "language", "new-password", "one-time-code"].some(isPersonalAutofill)).toBe(false);
});

test("a field is known by what it is called, however it is written", () => {
  expect(["lastName", "last-name", "LASTNAME"].map(autofillFor)).toEqual(["family-name", "family-name", "family-name"]);
  expect(["brand", "constructor"].map(autofillFor)).toEqual([undefined, undefined]);
});

test("a browser knows each of the meanings", () => {
  const meant = ["fullName", "surname", "birthday", "city", "zip", "country", "company"].map(autofillFor);
  expect(meant.every((name) => autofillNames.includes(name ?? ""))).toBe(true);
});
