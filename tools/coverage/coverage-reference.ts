import { readdirSync, readFileSync } from "node:fs";
import { member, membersOf } from "../../src/documents/json.ts";
import { allCases } from "../contract/cases/all-cases.ts";
import { readContractDocuments } from "../sandbox/contract/load-contract.ts";
import { type CoverageSources, type Covered, coveredMessages, coveredOperations, coveredRoutes } from "./coverage.ts";
import specified from "./specified.json" with { type: "json" };

const PATH = "docs/coverage.md";

const INTRODUCTION = `# What of the specification is carried by what

Made from the documents by \`npm run generate\`; what the specification of shell and sign-in names stands in \`tools/coverage/specified.json\`. A dash means that nothing does. Every operation of the contract is also sent its examples, made-up requests and one for each rule ([how](how-to/hold-a-server-against-the-contract.md)), and every flow is walked whole ([how](walk.md)).
`;

/** docs/coverage.md: path → text. */
export function coverageFile(): [string, string] {
  const sources = readSources();
  const parts = [
    table("Operations", ["operation", "name and calls", "cases"], coveredOperations(specified, sources)),
    table("Addresses", ["address", "route", "scenarios"], coveredRoutes(specified, sources)),
    table("Messages", ["message", "keys"], coveredMessages(specified, sources)),
  ];
  return [PATH, [INTRODUCTION, ...parts].join("\n")];
}

function table(title: string, heads: readonly string[], rows: readonly Covered[]): string {
  const carried = rows.filter(({ carriers }) => carriers.length > 0).length;
  const cells = rows.map(({ name, carriers, proofs }) => [code(name), list(carriers), list(proofs)]);
  const line = (row: readonly string[]) => `| ${row.slice(0, heads.length).join(" | ")} |`;
  const lines = [line(heads), line(heads.map(() => "---")), ...cells.map(line)];
  return [`## ${title}`, "", `${carried} of ${rows.length} are carried.`, "", ...lines, ""].join("\n");
}

const code = (text: string): string => `\`${text.replaceAll("|", "\\|")}\``;
const list = (names: readonly string[]): string => (names.length === 0 ? "–" : names.map(code).join(", "));

function readSources(): CoverageSources {
  const contract = readContractDocuments();
  return {
    contract,
    calls: readAll("flows/calls/", ".call.json").map(([, call]) => call),
    routes: readJson("flows/routes.json"),
    scenarios: scenariosByFlow(),
    texts: new Map(readAll("locales/en-US/", ".json").flatMap(([, one]) => textsOf(one))),
    cases: casesByOperation(),
  };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const textsOf = (messages: unknown) =>
  membersOf(member(messages, "messages")).map(([key, text]): [string, string] => [key, String(text)]);

/** The documents of a folder by their names, in order. */
function readAll(folder: string, ending: string): [string, unknown][] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => [name, readJson(folder + name)]);
}

function scenariosByFlow(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, document] of readAll("flows/", ".scenarios.json")) {
    const [journey = ""] = name.split("/");
    const flow = String(member(document, "flow"));
    const id = flow.includes("/") ? flow : `${journey}/${flow}`;
    found.set(id, [...(found.get(id) ?? []), name.replace(".scenarios.json", "")]);
  }
  return found;
}

function casesByOperation(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, steps } of allCases)
    for (const operation of new Set(steps.map((step) => step.operation)))
      found.set(operation, [...(found.get(operation) ?? []), id]);
  return found;
}
