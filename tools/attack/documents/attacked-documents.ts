import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import type { Files } from "../../../src/checker/read/read-documents.ts";
import type { Client } from "../../../src/documents/generated/client.ts";
import { isJsonObject, member } from "../../../src/documents/json.ts";
import { killProcess } from "../../serve/server-process.ts";

/** Changed documents: path to text. */
export type Changes = Readonly<Record<string, string>>;

/** A finding as the process tells it. */
export interface ReportedFinding {
  /** `check: message`. */
  readonly what: string;
  readonly file: string;
  readonly line: number;
}

/** What the checker said of changed documents, and what it cost. */
export interface Verdict {
  readonly findings: readonly ReportedFinding[];
  /** Processor time beyond the tree without the change, in milliseconds. */
  readonly costMs: number;
  /** The checker did not come to an end in time. */
  readonly isStopped: boolean;
}

/** The documents of this repository, changed in memory in a process of its own, which can be stopped. */
export interface AttackedDocuments {
  /** One of the clients, with all that it inherits. */
  readonly client: Client;
  /** The text of a document as it is. */
  readText(path: string): string;
  check(changes: Changes): Promise<Verdict>;
  /** What went wrong so far, for an attack that is stopped. */
  saw(what: string): void;
  close(): Promise<void>;
}

const PROGRAM = new URL("./check-changes.ts", import.meta.url).pathname;

/** A check that takes more processor time is stopped: enough to see that a limit was passed. */
const MOST_MS = 8_000;

/** Checks changed documents of a tree; what takes too long is stopped, and the process started anew. */
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

/** Ready once it has checked the documents as they are, which must be without findings. */
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

/** The next line that the process tells; undefined where it ends before. */
const nextLine = ({ lines, ended }: Checker): Promise<string | undefined> =>
  Promise.race([once(lines, "line").then(([text]) => String(text)), ended]);

function parseVerdict(reply: unknown): Verdict {
  const { findings, costMs } = isJsonObject(reply) ? reply : {};
  if (!Array.isArray(findings) || typeof costMs !== "number") throw new Error("The checker told no verdict.");
  return { findings: findings.map(parseFinding), costMs, isStopped: false };
}

const parseFinding = (finding: unknown): ReportedFinding => ({
  what: String(member(finding, "what")),
  file: String(member(finding, "file")),
  line: Number(member(finding, "line")),
});
