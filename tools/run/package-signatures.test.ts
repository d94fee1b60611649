import { expect, it } from "vitest";
import { judgeSignatures } from "./package-signatures.mjs";

it("signatures that the registry confirms are right", () => {
  expect(judgeSignatures('{ "invalid": [], "missing": [] }')).toMatchObject({
    code: 0,
    line: "Signatures of packages: all are right.",
  });
});

it("a wrong signature and an absent one are named", () => {
  const found = { invalid: [{ name: "react", version: "19.3.1" }], missing: [{ name: "left", version: "1.0.0" }] };
  expect(judgeSignatures(JSON.stringify(found))).toEqual({
    code: 1,
    line: "Signatures of packages: wrong: react 19.3.1\nSignatures of packages: without: left 1.0.0",
  });
});

it.each([
  [
    "npm's own error",
    '{ "error": { "code": "ENOTFOUND", "summary": "getaddrinfo ENOTFOUND" } }',
    "getaddrinfo ENOTFOUND",
  ],
  ["another text", "npm cannot be started: ENOENT\n", "npm cannot be started: ENOENT"],
  ["nothing", "", "npm said nothing"],
  ["JSON without lists", "null", "null"],
])("%s says plainly that nothing was checked, and does not pass", (_what, output, why) => {
  const { code, line } = judgeSignatures(output);
  expect([code, line]).toEqual([2, `Signatures of packages: not checked, as the registry cannot be reached (${why}).`]);
});
