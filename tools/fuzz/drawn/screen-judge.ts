import { createCheckContext } from "../../../src/checker/check-context.ts";
import { changingFiles } from "../../../src/checker/read/changing-files.ts";
import type { Files } from "../../../src/checker/read/read-documents.ts";
import { isJsonObject, type JsonObject, member } from "../../../src/documents/json.ts";
import type { FuzzPlan } from "../fuzz.ts";
import { drawnWith, NOTHING_DRAWN } from "./drawn-screens.tsx";

type Judge = NonNullable<FuzzPlan["judge"]>;

/**
 * Judges changes of these files: a screen or form that passes the checker must be drawn without a new problem, and
 * never empty. It is drawn without any data, so a value that depends on data may be missing.
 */
export function screenJudge(files: Files, facts: FuzzPlan["facts"]): Judge {
  const original = createCheckContext(changingFiles(files), facts);
  return ({ path }, documents) => {
    const reported = drawnWith(documents, path);
    if (reported.length === 0) return [];
    const before = drawnWith(original, path)
      .filter((one) => !one.endsWith(NOTHING_DRAWN))
      .map(withoutBlock);
    const blocks = blocksIn(documents.index.at(path)?.value);
    return reported.filter((one) => !before.includes(withoutBlock(one)) && !isUnknownYet(one, blocks));
  };
}

/** The problem without the block's name, which may have changed. */
const withoutBlock = (reported: string) => reported.replace(/block .*? \(/, "(");

const NOTHING_TO_COUNT = /is given nothing to count in \S+\.$/;
const NEEDED = /PropsError: (?<needs>(?:\S+ needs the property "[^"]+"\. ?)+)$/;
const NEED = /(?<use>\S+) needs the property "(?<prop>[^"]+)"\./g;

/** Whether only data is missing: a number in a text, or a property that a rule gives. */
function isUnknownYet(reported: string, blocks: readonly JsonObject[]): boolean {
  if (NOTHING_TO_COUNT.test(reported)) return true;
  const needs = [...(NEEDED.exec(reported)?.groups?.needs ?? "").matchAll(NEED)].map(({ groups }) => groups ?? {});
  const isGivenByRules = ({ component, props }: JsonObject) =>
    needs.every(({ use, prop = "" }) => component === use && isJsonObject(member(props, prop)));
  return needs.length > 0 && blocks.some(isGivenByRules);
}

function blocksIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn);
  if (!isJsonObject(value)) return [];
  const inner = Object.values(value).flatMap(blocksIn);
  return typeof value.component === "string" ? [value, ...inner] : inner;
}
