import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coverageRows } from "../../tools/coverage/coverage.ts";
import { readTests } from "../../tools/coverage/named-test.ts";
import { type Copy, copyRepository, parseFileTest } from "./copied-run.ts";
import { createWorld } from "./world.ts";

const MINUTE_MS = 60_000;

/** A copy is built for each that a browser shows, on a machine that others may use. */
const TIMEOUT_MS = 10 * MINUTE_MS;

describe("a test on a file of its own", () => {
  const { documents } = createWorld();
  const rows = coverageRows(documents, readTests(documents, new Map())).flatMap((row) => {
    const test = parseFileTest(row);
    return test === undefined ? [] : [{ row, test }];
  });
  let copy: Copy;
  beforeAll(() => {
    copy = copyRepository();
  }, MINUTE_MS);
  afterAll(() => copy.remove());

  const tests = new Map(rows.map(({ test }) => [`${test.file} ${test.title}`, test]));
  it.each([...tests])(
    "passes on the unchanged documents: %s",
    (_, test) => {
      const { passed, output } = copy.run(test);
      expect(passed, output).toBe(true);
    },
    TIMEOUT_MS,
  );

  it.each(rows.map((one) => [one.row.item.name, one] as const))(
    "fails on the mutation: %s",
    (_, { row, test }) => {
      const { passed, output: said } = copy.whileChanged(row, () => copy.run(test));
      expect(passed, said).toBe(false);
    },
    TIMEOUT_MS,
  );
});
