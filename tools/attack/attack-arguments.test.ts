import { expect, it } from "vitest";
import { readAttackArguments } from "./attack-arguments.ts";

it("attacks both databases by default, otherwise the named one or a running server", () => {
  expect(readAttackArguments([])).toEqual({ databases: ["PGlite", "PostgreSQL"], only: [] });
  expect(readAttackArguments(["--postgres"])).toMatchObject({ databases: ["PostgreSQL"] });
  expect(readAttackArguments(["--pglite", "--only", "races,hosts"])).toEqual({
    databases: ["PGlite"],
    only: ["races", "hosts"],
  });
  expect(readAttackArguments(["--base", "http://localhost:8080", "--data", "mine.json"])).toEqual({
    ...{ databases: [], base: "http://localhost:8080", data: "mine.json", only: [] },
  });
});

it.each([
  [["--base", "http://localhost", "--postgres"], "leave --postgres and --pglite out"],
  [["--data", "mine.json"], "--data goes with --base"],
  [["--hours", "1"], "Unknown option '--hours'"],
])("refuses %j", (args, message) => {
  expect(() => readAttackArguments(args)).toThrow(message);
});
