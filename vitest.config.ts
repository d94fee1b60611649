import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { noPostgres } from "./tests/sandbox/support/postgres-server.ts";
import { LongestFirst, slowFiles } from "./tools/run/longest-first.ts";
import { sample, turnOfCommit } from "./tools/run/sample.mjs";

const everywhere = ["src", "tools", "tests"];
const testsIn = (ending: string) => everywhere.map((folder) => `${folder}/**/*.test.${ending}`);
/** Start sandboxes and builds, for minutes: `npm run coverage:mutate` does it. */
const mutation = ["tests/coverage/operations.test.ts", "tests/coverage/copies.test.ts"];
/** Tests that take longer than the usual run: `npm test -- --all` does them. */
const isWhole = process.env.TESTS === "all";
const walks = ["tests/documents/own-incident-walk.test.ts", "tests/documents/japanese-brand-walk.test.ts"];
const long = [...(process.env.COVERAGE === "whole" ? [] : mutation), ...(isWhole ? [] : walks)];
/** How many slow files there are for each that the usual run takes. */
const SLOW_FILES_FOR_ONE = 6;
const taken = sample(slowFiles, SLOW_FILES_FOR_ONE, turnOfCommit());
const left = process.env.TESTS === "sample" ? slowFiles.filter((file) => !taken.includes(file)) : [];
const exclude = ["**/node_modules/**", "dist/**", "tests/browser/**", ...long, ...left];

const sandboxTest = (name: string) => `tests/sandbox/${name}.test.ts`;
/** Sandbox tests that choose by themselves where their rows are, write none, or count what PGlite is asked. */
const onOneDatabase = ["content", "contract", "contract-faults", "discreet-look-up", "kill", "killed-postgres"]
  .concat(["limits", "payment-runs", "restart", "seeds", "shared-server", "upload-files"])
  .map(sandboxTest);
/** The others that run on PGlite too where there is a PostgreSQL server, and all do in a whole run. */
const onBoth = ["keys-and-replays", "ownership", "races", "service-requests"].map(sandboxTest);
const isOnPostgresAlone = (path: string) => ![...onOneDatabase, ...onBoth].includes(path);
const onPostgresAlone =
  isWhole || noPostgres !== undefined
    ? []
    : readdirSync("tests/sandbox")
        .filter((file) => file.endsWith(".test.ts"))
        .map((file) => `tests/sandbox/${file}`)
        .filter(isOnPostgresAlone);

export default defineConfig({
  plugins: [react()],
  test: {
    // Files share a worker and, with it, the modules they import and a page: a worker and a page for each file would
    // take twice as long as the tests. The setup files put back what a test may leave behind.
    isolate: false,
    // As many as there are processors: one less, the default, is one where there are two.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubEnvs: true,
    // Property tests and the sandbox take a while where processors are shared.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    unstubGlobals: true,
    reporters: ["default", "./tools/run/vitest-tally.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: testsIn("ts"),
          exclude: [...exclude, ...onPostgresAlone],
          setupFiles: ["tools/run/test-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "jsdom",
          environment: "jsdom",
          include: testsIn("tsx"),
          exclude,
          setupFiles: ["tools/run/test-setup.ts", "tools/run/react-test-setup.ts"],
        },
      },
      // The same tests of the sandbox, with its rows on a PostgreSQL server.
      ...(noPostgres === undefined
        ? [
            {
              extends: true as const,
              test: {
                name: "postgres",
                environment: "node" as const,
                include: ["tests/sandbox/*.test.ts"],
                exclude: [...exclude, ...onOneDatabase],
                setupFiles: ["tools/run/test-setup.ts", "tests/sandbox/support/without-pglite.ts"],
                globalSetup: ["tests/sandbox/support/shared-postgres.ts"],
              },
            },
          ]
        : []),
    ],
  },
});
