import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { createInterface } from "node:readline";
import { defineCommand } from "citty";
import type { Given } from "../../../src/documents/generated/scenarios.ts";
import { UnfitDocuments } from "../../build/load-clients.ts";
import { checkRepository } from "../../checker/check-repository.ts";
import { prepareRepository } from "../../checker/prepare-repository.ts";
import { readDocumentFiles } from "../../checker/read-document-files.ts";
import { report, reportArguments } from "../../release/command-report.ts";
import { pretty } from "../../reports/pretty.ts";
import { reportOf } from "../../reports/report.ts";
import { recordFrom } from "./record-from.ts";
import { record } from "./recorder.ts";
import { withScenario } from "./write-scenario.ts";

/** `portal scenario record`: makes a scenario of what happens, line by line, and of what the engine shows then. */
export const recordCommand = defineCommand({
  meta: {
    name: "record",
    description:
      "Makes a scenario of lines from standard input, an event or a step's `when` each, with what the engine shows then",
  },
  args: {
    file: { type: "positional", required: true, description: "flows/<journey>/<id>.scenarios.json, new or not" },
    flow: { type: "string", required: true, description: "The flow: <journey>/<id>" },
    client: { type: "string", required: true, description: "For whom" },
    title: { type: "string", required: true, description: "The sentence that says what happens" },
    given: {
      type: "string",
      default: "{}",
      description: "What else is given, as JSON: programme, session, input, at …",
    },
    ...reportArguments,
  },
  run: ({ args }) =>
    report(args, async () => {
      const file = relative(process.cwd(), resolve(args.file)).split(sep).join("/");
      const given: Given = { client: args.client, ...JSON.parse(args.given) };
      const recorder = record(prepareRepository(), args.flow, given);
      const isSeen = process.stdin.isTTY;
      await recordFrom(createInterface({ input: process.stdin }), recorder, (lines) => {
        if (isSeen) process.stderr.write(`${lines.join("\n")}\n> `);
      });
      const [journey = ""] = args.flow.split("/");
      const flow = file.startsWith(`flows/${journey}/`) ? args.flow.slice(journey.length + 1) : args.flow;
      const text = existsSync(file) ? readFileSync(file, "utf8") : undefined;
      keep(file, withScenario({ file, text, title: args.title, flow }, recorder.scenario()));
      return { value: recorder.scenario(), lines: [`${file}: ${args.title}`] };
    }),
});

/** Writes the file, unless the checker finds something in it. */
function keep(file: string, text: string): void {
  const files = new Map(readDocumentFiles()).set(file, text);
  const findings = checkRepository(files).findings.filter((finding) => finding.file === file);
  if (findings.length > 0) {
    throw new UnfitDocuments(`Nothing was written:\n${pretty(reportOf(findings))}`);
  }
  writeFileSync(file, text);
}
