import { member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Check, ofEach } from "./check.ts";

/** A client or programme with changed content has a new version. */
export const unchangedVersion: Check = {
  ids: ["unchanged-version"],
  run: ofEach(["client", "programme"], (context, document) => changedSilently(context, document)),
};

/** Members without effect on the portal's behaviour. */
const ASIDE = new Set(["$schema", "version", "summary"]);

function changedSilently({ before }: CheckContext, { kind, id, path, value }: SourceDocument): FoundHere[] {
  const old = before?.get(path);
  const version = member(value, "version");
  if (old === undefined || member(old, "version") !== version || comparableContent(old) === comparableContent(value))
    return [];
  return [
    {
      file: path,
      spot: { path: ["version"] },
      message: `${kind} "${id}" has changed, but still has version ${String(version)}`,
      hint: "raise the first number if customers see a difference, else the last",
    },
  ];
}

const comparableContent = (document: unknown) =>
  JSON.stringify(objectEntries(document).filter(([key]) => !ASIDE.has(key)));
