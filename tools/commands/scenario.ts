import { relative, resolve, sep } from "node:path";
import { defineCommand } from "citty";
import { prepareRepository } from "../checker/prepare-repository.ts";
import { report, reportArguments } from "../release/command-report.ts";
import { runInBrowser } from "../scenario/browser/run-in-browser.ts";
import { listScenarios } from "../scenario/list-scenarios.ts";
import { recordCommand } from "../scenario/record/record-command.ts";
import { resultLines } from "../scenario/result-lines.ts";
import { runOnEngine } from "../scenario/run-on-engine.ts";
import { withBuild } from "../scenario/with-build.ts";

const run = defineCommand({
  meta: { name: "run", description: "Runs scenarios: exit 0 all go as they say, 1 one does not, 2 could not run" },
  args: {
    paths: { type: "positional", required: false, description: "Only of these files and folders" },
    title: { type: "string", description: "Only those with this in their sentence" },
    browser: {
      type: "boolean",
      default: false,
      description: "In Chromium, against the sandbox; builds the portal first",
    },
    ...reportArguments,
  },
  run: ({ args }) =>
    report(args, async () => {
      const documents = prepareRepository();
      const paths = args._.map((path) => relative(process.cwd(), resolve(path)).split(sep).join("/"));
      const wanted = listScenarios(documents, { paths, title: args.title });
      const results = args.browser
        ? await withBuild((build) => runInBrowser({ documents, ...build }, wanted))
        : runOnEngine(documents, wanted);
      if (results.some(({ failure }) => failure !== undefined)) process.exitCode = 1;
      return { value: results, lines: resultLines(results) };
    }),
});

/** `portal scenario`: runs examples of journeys, on the engine or in a browser, and records new ones. */
export const command = defineCommand({
  meta: { name: "scenario", description: "Runs and records examples of journeys" },
  subCommands: { run, record: recordCommand },
});
