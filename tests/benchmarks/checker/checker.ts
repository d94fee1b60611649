import type { CheckerFacts } from "../../../src/checker/check-context.ts";
import { type CheckResult, checkDocuments } from "../../../src/checker/check-documents.ts";
import { findSchemaProblems } from "../../../src/checker/checks/document-schema.ts";
import type { Finding } from "../../../src/checker/findings/finding.ts";
import { toFinding } from "../../../src/checker/read/places.ts";
import { type Files, readDocuments } from "../../../src/checker/read/read-documents.ts";
import { checkerFacts } from "../../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../../tools/checker/read-document-files.ts";
import { type Comparison, figureValue } from "../comparison.ts";
import { median } from "../median.ts";
import { grownDocuments } from "./grown-documents.ts";
import { hostileDocuments } from "./hostile-documents.ts";
import { createPeerChecker } from "./peer.ts";
import { type ProgrammeFile, withProgrammes } from "./programme-files.ts";

const COUNTS = [100, 1_000, 10_000];
const MANY = 10_000;
const ROUNDS = 7;

/** Checking many programmes: the whole checker as they grow, and reading and schema alone beside ajv with jsonc-parser. */
export function compareChecking(): readonly Comparison[] {
  const files = readDocumentFiles();
  const facts = checkerFacts();
  return [compareSchema(files, facts), growth(files, facts), hostility(files, facts)];
}

function compareSchema(files: Files, facts: CheckerFacts): Comparison {
  const { added } = withProgrammes(files, MANY);
  const peer = createPeerChecker(facts.schemas);
  const contestants = {
    ours: () => readAndValidate(added, facts),
    "ajv, with jsonc-parser for places": () => peer(added),
  };
  const found = Object.values(contestants).map((run) => new Set(run().map(({ file }) => file)).size);
  if (found[0] === 0 || found[0] !== found[1])
    throw new Error(`ours finds ${found[0]} broken files, the peer ${found[1]}`);
  const figures = Object.entries(contestants).map(([name, run]) => ({ name, value: middleTime(run) }));
  const ours = figureValue(figures, "ours");
  const theirs = figureValue(figures, "ajv, with jsonc-parser for places");
  return {
    title: `reading ${MANY} programmes and holding each against its schema`,
    unit: "ms",
    figures,
    goals: [{ what: "ours to ajv", measured: ours / theirs, atMost: 1.5 }],
  };
}

/** The checks of these files that need no other documents. */
function readAndValidate(files: readonly ProgrammeFile[], { schemaChecks }: CheckerFacts): Finding[] {
  return readDocuments(new Map(files)).flatMap((document) =>
    findSchemaProblems(document, schemaChecks).map((problem) => toFinding(problem, document, "error")),
  );
}

/** How the whole check grows, over the time that it takes without further programmes. */
function growth(files: Files, facts: CheckerFacts): Comparison {
  // The first check compiles the schemas, and code that the later ones use.
  measureCheck(withProgrammes(files, 100).files, facts);
  const { took: alone } = measureCheck(files, facts);
  const measured = COUNTS.map((count) => {
    const { took, megabytes } = measureCheck(withProgrammes(files, count).files, facts);
    return { count, each: (took - alone) / count, megabytes };
  });
  // What 100 add is within the noise of the check without them: a thousand are what many are held against.
  const [many, most] = measured.slice(-2);
  return {
    title: "checking everything, of so many programmes",
    unit: "ms for each (MB in all)",
    figures: measured.flatMap(({ count, each, megabytes }) => [
      { name: `${count} programmes`, value: each },
      { name: `${count} programmes, memory`, value: megabytes },
    ]),
    goals: [
      { what: "each of 10,000 to each of 1,000", measured: (most?.each ?? 0) / (many?.each ?? 0), atMost: 1.2 },
      { what: "MB for the most", measured: most?.megabytes ?? 0, atMost: 4_000 },
    ],
  };
}

/** The extra cost of one hostile document. */
function hostility(files: Files, facts: CheckerFacts): Comparison {
  measureCheck(files, facts);
  const { took: alone } = measureCheck(files, facts);
  const figures = [...hostileDocuments(files), ...grownDocuments(files)].map(({ name, path, text }) => {
    const { took } = measureCheck(new Map([...files, [path, text]]), facts);
    return { name, value: (took - alone) / 1000 };
  });
  const most = Math.max(...figures.map(({ value }) => value));
  return {
    title: "checking everything, with one hostile document in it",
    unit: "s more than without it",
    figures,
    goals: [{ what: "seconds more for the worst", measured: most, atMost: 5 }],
  };
}

function measureCheck(files: Files, facts: CheckerFacts): { took: number; megabytes: number } {
  const start = process.cpuUsage();
  const result: CheckResult = checkDocuments(files, facts);
  const { user, system } = process.cpuUsage(start);
  const megabytes = process.memoryUsage().rss / 2 ** 20;
  if (result.context.programmes.length === 0) throw new Error("nothing was checked");
  return { took: (user + system) / 1000, megabytes };
}

function middleTime(run: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return median(times);
}
