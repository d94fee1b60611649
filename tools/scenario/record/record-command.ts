import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { createInterface } from "node:readline";
import { defineCommand } from "citty";
import type { Scenario } from "../../../src/documents/generated/scenarios.ts";
import { UnfitDocuments } from "../../build/load-clients.ts";
import { checkRepository } from "../../checker/check-repository.ts";
import { prepareRepository } from "../../checker/prepare-repository.ts";
import { readDocumentFiles } from "../../checker/read-document-files.ts";
import { report, reportArguments } from "../../release/command-report.ts";
import { pretty } from "../../reports/pretty.ts";
import { toReport } from "../../reports/report.ts";
import { withBuild } from "../with-build.ts";
import { recordFrom } from "./record-from.ts";
import { recordInBrowser } from "./record-in-browser.ts";
import { record } from "./recorder.ts";
import { withScenario } from "./write-scenario.ts";

/** `portal scenario record`: makes a scenario of steps, line by line, and of the engine's view after each. */
export const recordCommand = defineCommand({
  meta: {
    name: "record",
    description:
      "Makes a scenario of lines from standard input, an event or a step's `when` each, or of what you do in a browser",
  },
  args: {
    file: { type: "positional", required: true, description: "flows/<journey>/<id>.scenarios.json, new or not" },
    flow: { type: "string", required: true, description: "The flow: <journey>/<id>" },
    client: { type: "string", description: "The client" },
    person: { type: "string", description: "Instead of the client: a person of the fixtures that the file lists" },
    title: { type: "string", required: true, description: "The scenario's sentence" },
    browser: {
      type: "boolean",
      default: false,
      description: "Record your actions in a window of Chromium, with the sandbox; builds the portal first",
    },
    after: {
      type: "string",
      description: "With --browser: the scenario by which the customer signs in first, as <journey>/<id>: <sentence>",
    },
    given: {
      type: "string",
      default: "{}",
      description: "The rest of `given`, as JSON: programme, session, input, at …",
    },
    ...reportArguments,
  },
  run: ({ args }) =>
    report(args, async () => {
      const file = relative(process.cwd(), resolve(args.file)).split(sep).join("/");
      const scenario = args.browser ? await fromBrowser(args) : await byLines(file, args);
      const [journey = ""] = args.flow.split("/");
      const flow = file.startsWith(`flows/${journey}/`) ? args.flow.slice(journey.length + 1) : args.flow;
      const text = existsSync(file) ? readFileSync(file, "utf8") : undefined;
      keep(file, withScenario({ file, text, title: args.title, flow }, scenario));
      return { value: scenario, lines: [`${file}: ${args.title}`] };
    }),
});

interface Wanted {
  readonly flow: string;
  readonly client?: string | undefined;
  readonly person?: string | undefined;
  readonly given: string;
  readonly after?: string | undefined;
}

/** Records typed lines. */
async function byLines(file: string, { flow, client, person, given }: Wanted): Promise<Scenario> {
  if ((client === undefined) === (person === undefined)) throw new Error("name --client or --person");
  const documents = prepareRepository();
  const whose = person === undefined ? { client } : { person };
  const recorder = record(documents, flow, { ...whose, ...JSON.parse(given) }, documents.index.at<"scenarios">(file));
  const isSeen = process.stdin.isTTY;
  await recordFrom(createInterface({ input: process.stdin }), recorder, (lines) => {
    if (isSeen) process.stderr.write(`${lines.join("\n")}\n> `);
  });
  return recorder.scenario();
}

/** Records a person's actions in a window, until they close it. */
async function fromBrowser({ flow, client, after }: Wanted): Promise<Scenario> {
  if (client === undefined) throw new Error("name --client");
  return withBuild(({ clients, dist }) =>
    recordInBrowser({
      ...{ documents: prepareRepository(), clients, dist, flow, client, hasWindow: true },
      ...(after === undefined ? {} : { after: parseAfter(after) }),
      async person(page) {
        process.stderr.write("Close the page when you are done.\n");
        await page.waitForEvent("close", { timeout: 0 });
      },
    }),
  );
}

/** `sign-in/sign-in: Email and password, then the code of the email`. */
function parseAfter(after: string): NonNullable<Scenario["after"]> {
  const [of = "", ...sentence] = after.split(": ");
  if (sentence.length === 0) throw new Error("--after names a scenario as <journey>/<id>: <sentence>");
  return { title: sentence.join(": "), of };
}

/** Writes the file, unless the checker has a finding in it. */
function keep(file: string, text: string): void {
  const files = new Map(readDocumentFiles()).set(file, text);
  const findings = checkRepository(files).findings.filter((finding) => finding.file === file);
  if (findings.length > 0) {
    throw new UnfitDocuments(`Nothing was written:\n${pretty(toReport(findings))}`);
  }
  writeFileSync(file, text);
}
