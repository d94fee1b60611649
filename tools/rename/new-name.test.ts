import { expect, test } from "vitest";
import { toRenaming } from "./new-name.ts";

test.each([
  ["state", "sign-in/by-password.checking", "asking", "sign-in/by-password.asking", "asking"],
  ["state", "sign-in/by-password.checking", "sign-in/by-password.asking", "sign-in/by-password.asking", "asking"],
  ["flow", "sign-in/by-password", "with-password", "sign-in/with-password", "with-password"],
  ["failure", "code.check.locked", "shut", "code.check.shut", "shut"],
  ["call", "code.check", "code.verify", "code.verify", "code.verify"],
  ["message", "sign-in.a.title", "sign-in.b.title", "sign-in.b.title", "sign-in.b.title"],
] as const)("%s %s renamed to %s is %s", (kind, id, wanted, newId, newName) => {
  expect(toRenaming({ kind, id }, wanted)).toEqual({ symbol: { kind, id }, newId, newName });
});

test.each([
  ["flow", "sign-in/by-password", "other/by-password", "it stays in sign-in"],
  ["flow", "sign-in/by-password", "By Password", "is not a valid name for a flow"],
  ["call", "code.check", "check", "is not a valid name for a call"],
  ["client", "tech-care", "../tech-care", "is not a name for a client here"],
  ["route", "login", "login", "has that name already"],
  ["component", "heading", "title", "a component is code"],
] as const)("%s %s cannot be renamed to %s: %s", (kind, id, wanted, reason) => {
  expect(() => toRenaming({ kind, id }, wanted)).toThrow(reason);
});
