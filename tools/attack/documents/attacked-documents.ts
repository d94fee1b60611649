import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import type { Files } from "../../../src/checker/read/read-documents.ts";
import type { Client } from "../../../src/documents/generated/client.ts";
import { isJsonObject, member } from "../../../src/documents/json.ts";
import { killProcess } from "../../serve/server-process.ts";

/** Changed documents: path to text. */
export type Changes = Readonly<Record<string, string>>;

/** A finding as the process prints it. */
export interface ReportedFinding {
  /** `check: message`. */
  readonly what: string;
  readonly file: string;
  readonly line: number;
}

/** The checker's findings on changed documents, and their cost. */
export interface Verdict {
  readonly findings: readonly ReportedFinding[];
  /** Processor time beyond the tree without the change, in milliseconds. */
  readonly costMs: number;
  /** The checker did not finish in time. */
  readonly isStopped: boolean;
}

/** The documents of this repository, changed in memory in a separate process, which can be stopped. */
export interface AttackedDocuments {
  /** One of the clients, with its inherited documents. */
  readonly client: Client;
  /** The unchanged text of a document. */
  readText(path: string): string;
  check(changes: Changes): Promise<Verdict>;
  /** The failures so far, for an attack that is stopped. */
  saw(what: string): void;
  close(): Promise<void>;
}

const PROGRAM = new URL("./check-changes.ts", import.meta.url).pathname;

/** A check that takes more processor time is stopped: it has passed the limit. */
const MOST_MS = 8_000;

/** Checks changed documents of a tree; stops a check that takes too long, and starts the process again. */
export function attackDocuments(files: Files, client: Client): AttackedDocuments {
  let running: Promise<Checker> | undefined;
  const readText = (path: string) => {
    const content = files.get(path);
    if (content === undefined) throw new Error(`There is no document ${path}.`);
    return typeof content === "string" ? content : Buffer.from(content).toString("utf8");
  };
  const stop = async () => {
    const checker = await running?.catch(() => undefined);
    running = undefined;
    if (checker !== undefined) await killProcess(checker.child);
  };
  return {
    client,
    saw: () => {},
    readText,
    async check(changes) {
      running ??= startChecker();
      const checker = await running;
      const line = nextLine(checker);
      checker.child.stdin?.write(`${JSON.stringify(changes)}\n`);
      const reply = await line;
      if (reply !== undefined) return parseVerdict(JSON.parse(reply));
      running = undefined;
      return { findings: [], costMs: MOST_MS, isStopped: true };
    },
    close: stop,
  };
}

interface Checker {
  readonly child: ChildProcess;
  readonly lines: Interface;
  readonly ended: Promise<undefined>;
}

/** Resolves once it has checked the unchanged documents, which must have no findings. */
async function startChecker(): Promise<Checker> {
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM, String(MOST_MS)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, "exit").then(() => undefined);
  const ready = await nextLine({ child, lines, ended });
  if (ready !== "ready") throw new Error(`The documents cannot be checked: ${ready ?? "the checker ended"}.`);
  return { child, lines, ended };
}

/** The next line that the process prints; `undefined` when it ends before. */
const nextLine = ({ lines, ended }: Checker): Promise<string | undefined> =>
  Promise.race([once(lines, "line").then(([text]) => String(text)), ended]);

function parseVerdict(reply: unknown): Verdict {
  const { findings, costMs } = isJsonObject(reply) ? reply : {};
  if (!Array.isArray(findings) || typeof costMs !== "number") throw new Error("The checker ended without a verdict.");
  return { findings: findings.map(parseFinding), costMs, isStopped: false };
}

const parseFinding = (finding: unknown): ReportedFinding => ({
  what: String(member(finding, "what")),
  file: String(member(finding, "file")),
  line: Number(member(finding, "line")),
});
