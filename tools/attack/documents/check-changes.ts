import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
import { openChecking } from "../../../src/checker/check-documents.ts";
import type { Finding } from "../../../src/checker/findings/finding.ts";
import { checkerFacts } from "../../checker/checker-facts.ts";
import { readDocumentFiles } from "../../checker/read-document-files.ts";

/**
 * A separate process: each line of its standard input is changed documents, each line of its output a verdict on them.
 */
const [mostMs = 0] = process.argv.slice(2).map(Number);
const guard = new Worker(new URL("./cost-guard.mjs", import.meta.url), { workerData: mostMs });
guard.unref();
const files = readDocumentFiles();
const checking = openChecking(files, checkerFacts());
const usual = checking.findings();
const say = (line: string) => process.stdout.write(`${line}\n`);
say(usual.length === 0 ? "ready" : "they have findings; run `npm run validate`");

for await (const line of createInterface({ input: process.stdin })) {
  const changes: Record<string, string> = JSON.parse(line);
  const before = Object.keys(changes).map((path) => [path, files.get(path)] as const);
  let findings: Finding[] = [];
  guard.postMessage("begun");
  const costMs = measureCost(() => {
    checking.write(new Map(Object.entries(changes)));
    findings = [...checking.findings()];
  });
  guard.postMessage("done");
  checking.write(new Map(before));
  const reported = findings.map(({ check, message, file, line: at }) => ({
    what: `${check}: ${message}`,
    file,
    line: at,
  }));
  say(JSON.stringify({ findings: reported, costMs }));
}

/** Processor time in milliseconds. */
function measureCost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
