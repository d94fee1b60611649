import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { disclosedPaths, disclosesPersonal } from "../scope/personal-values.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { listRules } from "../uses/document-uses.ts";
import { type Check, ofEach } from "./check.ts";

/** No personal data goes to analytics, except booleans and counts. */
export const trackedData: Check = {
  ids: ["tracked-person"],
  run: ofEach(["flow", "routes"], (context, document) =>
    listRules(context, document)
      .filter(({ path }) => isTracked(path))
      .flatMap(({ rule, path }) => personalReads(context, document, rule, path)),
  ),
};

const isTracked = (path: JsonPath) => path.some((key, index) => key === "track" && path[index - 1] === "do");

function personalReads(context: CheckContext, document: SourceDocument, rule: unknown, at: JsonPath): FoundHere[] {
  const scope = scopeOfRule(context, document, at);
  return disclosedPaths(rule)
    .filter(({ path }) => disclosesPersonal(path, scope))
    .map(({ text, pointer }) => ({
      spot: { path: [...at, ...parsePointer(pointer)] },
      message: `"${text}" is personal or secret, and must not be tracked`,
      hint: "track its presence, or a choice",
    }));
}
