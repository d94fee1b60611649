import { expect, it } from "vitest";
import { type CoverageSources, coveredMessages, coveredOperations, coveredRoutes } from "./coverage.ts";

const sources: CoverageSources = {
  contract: [
    { paths: { "/auth/login": { post: { operationId: "login" } }, "/files": { put: { operationId: "put" } } } },
  ],
  calls: [{ id: "auth.check", ways: { v1: { operation: "login" } } }],
  routes: {
    routes: { entry: { paths: ["/login"], flow: "sign-in/sign-in" }, end: { paths: ["/e"], screen: "shell/e" } },
  },
  scenarios: new Map([["sign-in/sign-in", ["sign-in/one", "sign-in/two"]]]),
  texts: new Map([
    ["errors.locked", "Your account is locked."],
    ["code.length", "OTP must be exactly {{count}} characters"],
  ]),
  cases: new Map([["login", ["by-password"]]]),
};
const specified = {
  operations: [
    { method: "POST", path: "auth/login" },
    { method: "PUT", path: "{an address}", operation: "put" },
    { method: "GET", path: "/none" },
  ],
  routes: ["/login", "/e", "/none"],
  messages: ["Your account is locked.", "OTP must be exactly 6 characters", "Never said"],
};

it("finds the operation, the calls that use it and the cases that send it", () => {
  expect(coveredOperations(specified, sources)).toEqual([
    { name: "POST auth/login", carriers: ["login", "auth.check"], proofs: ["by-password"] },
    { name: "PUT {an address}", carriers: ["put"], proofs: [] },
    { name: "GET /none", carriers: [], proofs: [] },
  ]);
});

it("finds what stands behind an address, and the scenarios of that flow", () => {
  expect(coveredRoutes(specified, sources)).toEqual([
    { name: "/login", carriers: ["entry: sign-in/sign-in"], proofs: ["sign-in/one", "sign-in/two"] },
    { name: "/e", carriers: ["end: shell/e"], proofs: [] },
    { name: "/none", carriers: [], proofs: [] },
  ]);
});

it("finds the key of a message that is said word for word, with its arguments", () => {
  expect(coveredMessages(specified, sources).map(({ carriers }) => carriers)).toEqual([
    ["errors.locked"],
    ["code.length"],
    [],
  ]);
});
