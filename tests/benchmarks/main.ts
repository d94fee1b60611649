import { mkdirSync, writeFileSync } from "node:fs";
import { compareChecking } from "./checker/checker.ts";
import { type Comparison, type Goal, isMet } from "./comparison.ts";
import { compareStart, compareSteps, compareStepsFromNothing } from "./flow-steps/flow-steps.ts";
import { compareForms } from "./forms/forms.ts";
import { compareReleaseBytes } from "./release-bytes/release-bytes.ts";
import { compareSignInPage } from "./sign-in-page/sign-in-page.ts";

const OUTPUT = ".cache/bench.json";

type Compare = () => Comparison | readonly Comparison[] | Promise<readonly Comparison[]>;

/** By the name of their folder. */
const comparisons: Readonly<Record<string, readonly Compare[]>> = {
  "flow-steps": [compareSteps, compareStepsFromNothing, compareStart],
  checker: [compareChecking],
  "sign-in-page": [compareSignInPage],
  forms: [compareForms],
  "release-bytes": [compareReleaseBytes],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(comparisons, name));
if (unknown.length > 0)
  throw new Error(`There is no benchmark "${unknown.join(", ")}". They are: ${Object.keys(comparisons).join(", ")}.`);

const done: Comparison[] = [];
const chosen = Object.entries(comparisons).filter(([name]) => wanted.length === 0 || wanted.includes(name));
for (const compare of chosen.flatMap(([, all]) => all)) {
  const comparison = [await compare()].flat();
  done.push(...comparison);
  console.log(comparison.flatMap(formatComparison).join("\n"));
}
mkdirSync(".cache", { recursive: true });
writeFileSync(OUTPUT, `${JSON.stringify(done, null, 2)}\n`);
console.log(`written to ${OUTPUT}`);

function formatComparison({ title, unit, figures, goals }: Comparison): string[] {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return [
    `${title}, ${unit}`,
    ...figures.map(({ name, value }) => `  ${name.padEnd(width)}  ${rounded(value)}`),
    ...goals.map((goal) => {
      return `  ${goal.what}: ${rounded(goal.measured)}, ${describeGoal(goal)}: ${isMet(goal) ? "met" : "missed"}`;
    }),
  ];
}

function describeGoal({ atLeast, atMost }: Goal): string {
  if (atLeast === atMost) return `exactly ${atLeast}`;
  return atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
}

function rounded(value: number): string {
  // A page without a script sends nothing.
  if (Number.isNaN(value)) return "–";
  return value.toLocaleString("en", { maximumSignificantDigits: 3 });
}
