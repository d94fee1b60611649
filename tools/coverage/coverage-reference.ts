import type { CheckContext } from "../../src/checker/check-context.ts";
import { casesByOperation } from "./cases-by-operation.ts";
import { type CoverageRow, coverageRows } from "./coverage.ts";
import { readTests } from "./named-test.ts";
import { SPECIFIED_KINDS, type SpecifiedKind } from "./specified-items.ts";

const PATH = "docs/coverage.md";

/** More documents than these are only counted. */
const MOST_CARRIERS = 4;

const INTRODUCTION = `# What of the specification is carried by what, and what shows it

Made by \`npm run generate\`. What the specification of shell, sign-in and service requests names stands, with its section, in \`tools/coverage/specified\`; the documents that carry it and the test that comes by it are found there, in the documents and in the tests. A dash means that there is none; where that is meant, a decision says so. \`npm run coverage:mutate\` takes each thing away in turn and sees that the test named beside it fails ([how](how-to/read-the-coverage.md)). Every operation of the contract is also sent its examples, made-up requests and one for each rule ([how](how-to/hold-a-server-against-the-contract.md)), and every flow is walked, in \`npm test\` for two of its clients and programmes ([how](walk.md)).
`;

const TITLES: Readonly<Record<SpecifiedKind, string>> = {
  operations: "Operations",
  routes: "Addresses",
  messages: "Messages",
  states: "States",
  events: "Events",
  flags: "Flags",
  "storage-keys": "Keys of storage",
  constants: "Constants and limits",
};

/** docs/coverage.md: path → text. */
export function coverageFile(context: CheckContext): [string, string] {
  const rows = coverageRows(context, readTests(context, casesByOperation()));
  const parts = SPECIFIED_KINDS.map((kind) =>
    table(
      TITLES[kind],
      rows.filter((row) => row.kind === kind),
    ),
  );
  return [PATH, [INTRODUCTION, ...parts].join("\n")];
}

function table(title: string, rows: readonly CoverageRow[]): string {
  const carried = rows.filter(({ carriers }) => carriers.length > 0).length;
  const shown = rows.filter(({ test }) => test !== undefined).length;
  const lines = rows.map(
    ({ item, carriers, test }) =>
      `| ${code(item.name)} | ${item.section} | ${listed(carriers)} | ${test === undefined ? "–" : code(test)} | ${decision(item.why)} |`,
  );
  return [
    `## ${title}`,
    "",
    `${carried} of ${rows.length} are carried, ${shown} shown by a test.`,
    "",
    "| in the specification | section | carried by | shown by | decided |",
    "| --- | --- | --- | --- | --- |",
    ...lines,
    "",
  ].join("\n");
}

const code = (text: string): string => `\`${text.replaceAll("|", "\\|")}\``;
const decision = (why: string | undefined): string => (why === undefined ? "" : `[why](decisions/${why}.md)`);

function listed(names: readonly string[]): string {
  if (names.length === 0) return "–";
  const more = names.length - MOST_CARRIERS;
  return [...names.slice(0, MOST_CARRIERS).map(code), ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}
