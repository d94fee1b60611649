import { commandGate } from "./command-gate.mjs";
import { browserGate, serversGate } from "./test-gate.mjs";

/** @typedef {import("./command-gate.mjs").Gate} Gate */

/**
 * Checked by the compiler in machine code, which takes a part of the time; the other one is what programs call.
 * @param {string} project
 * @returns {import("./command-gate.mjs").Command}
 */
const types = (project) => ["typescript-7", "tsc", "--project", project];

/**
 * @param {readonly string[]} args
 * @returns {import("./command-gate.mjs").Command}
 */
const portal = (...args) => ["tsx", "tsx", "tools/portal.ts", ...args];

/** How many browser tests there are for each that runs, so that the usual run ends within 12 minutes. */
const BROWSER_TESTS_FOR_ONE = 12;

/**
 * What must hold, in the order in which it is quickest to know.
 * @param {boolean} isWhole whether all tests run, also those that take longer than the usual run
 * @returns {readonly Gate[]}
 */
export const listGates = (isWhole) => [
  commandGate("lint", "format and lint", [
    ["@biomejs/biome", "biome", "ci", "--colors=off", "--diagnostic-level=warn", "--error-on-warnings", "."],
  ]),
  commandGate("types", "types", ["tsconfig.engine.json", "tsconfig.browser.json", "tsconfig.json"].map(types)),
  commandGate("directions", "dependency directions", [
    ["dependency-cruiser", "depcruise", "--config", ".dependency-cruiser.mjs", "src", "tools", "tests"],
  ]),
  commandGate("unused", "unused code", [["knip", "knip", "--no-progress"]]),
  commandGate("generated", "generated files are up to date", [portal("generate", "--check")]),
  commandGate("documents", "documents", [portal("validate")]),
  commandGate("walk", "transitions of flows", [portal("walk", ...(isWhole ? [] : ["--sample", "2"]))]),
  commandGate("build", "production build", [portal("build")]),
  serversGate("unit", "unit tests", ["vitest", "vitest", "run"], { TESTS: isWhole ? "all" : "sample" }),
  browserGate("browser", "browser tests", ["playwright", "playwright", "test"], isWhole ? 1 : BROWSER_TESTS_FOR_ONE),
];
