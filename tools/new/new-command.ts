import { type ArgsDef, type CommandDef, defineCommand } from "citty";
import { openChecking } from "../../src/checker/check-documents.ts";
import { checkerFacts } from "../checker/checker-facts.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { swapFiles } from "../rename/swap-files.ts";
import { withTerminal } from "./ask.ts";
import type { NewKind } from "./plan.ts";
import { type Made, prepareNew } from "./prepare-new.ts";
import { type Task, worklistLines } from "./worklist.ts";

/** The command that writes a kind of document. */
export function newCommand(name: string, kind: NewKind): CommandDef<ArgsDef> {
  return defineCommand<ArgsDef>({
    meta: { name, description: `${kind.description}: exit 0 written, 2 refused, and nothing written` },
    args: argumentsOf(kind),
    async run({ args }) {
      const { files, tasks, next } = await makeNew(kind, args);
      const written = files.map(({ after }) => after);
      const lines = reportLines({ written, tasks, next });
      console.log(args.json === true ? JSON.stringify({ written, tasks, next }, null, 2) : lines.join("\n"));
    },
  });
}

function argumentsOf({ questions }: NewKind): ArgsDef {
  const [first, ...others] = questions;
  return {
    id: { type: "positional", required: false, description: `${first.asks}: ${first.example}` },
    ...Object.fromEntries(
      others.map(
        ({ name, asks, example }) => [name, { type: "string", description: asks, valueHint: example }] as const,
      ),
    ),
    json: { type: "boolean", default: false, description: "Tell as JSON" },
  };
}

async function makeNew(kind: NewKind, args: Readonly<Record<string, unknown>>): Promise<Made> {
  const said = (name: string) => (args[name] === undefined ? undefined : String(args[name]));
  const given = Object.fromEntries(kind.questions.map(({ name }) => [name, said(name)]));
  const checking = openChecking(readDocumentFiles(), checkerFacts());
  const made = await withTerminal((askPerson) => prepareNew(kind, checking, { given, askPerson }));
  swapFiles(".", made.files);
  return made;
}

interface Written {
  readonly written: readonly string[];
  readonly tasks: readonly Task[];
  readonly next: readonly string[];
}

const reportLines = ({ written, tasks, next }: Written): string[] => [
  ...written.map((file) => `wrote ${file}`),
  "",
  ...worklistLines(tasks),
  "",
  "Next:",
  ...["npm run validate, until there are no findings; npm run generate updates the references", ...next].map(
    (one) => `  ${one}`,
  ),
];
