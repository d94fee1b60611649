import { rulePaths } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import { valueAt } from "../findings/inside.ts";
import type { JsonPath, Problem } from "../findings/problem.ts";
import { elementsOf, member } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { toldBy } from "../scope/told-values.ts";
import type { RuleUse } from "../uses/text-parts.ts";
import { rulesOf } from "../uses/uses-of.ts";
import { type Check, ofEach } from "./check.ts";

/** What is secret leaves the portal by calls, and to the sites of the client's own that are named for it; else nowhere. */
export const leavingSecrets: Check = {
  ids: ["leaving-secret"],
  run: ofEach(["flow", "routes"], (documents, document) =>
    rulesOf(documents, document).flatMap((use) =>
      isUnderSecrets(use.path) ? toOthers(documents, document, use.path) : openly(documents, document, use),
    ),
  ),
};

const isUnderSecrets = (path: JsonPath) => /(?:^|\.)do\.leave\.secrets\.[^.]+$/.test(path.join("."));
const isInTheOpen = (path: JsonPath) => /(?:^|\.)do\.(?:leave\.query|go\.with|store)\.[^.]+$/.test(path.join("."));

function openly(documents: CheckedDocuments, document: SourceDocument, { rule, path }: RuleUse): Problem[] {
  if (!isInTheOpen(path) || toldBy(rule, scopeOfRule(documents, document, path)) !== "secret") return [];
  const isLeaving = path.at(-3) === "leave";
  const message = `"${path.at(-1)}" is secret, and would stand in ${isLeaving ? "the address of an outside page" : "the open"}`;
  const hint = isLeaving ? 'give it under "secrets", to a site of the client\'s own' : "give it to a call only";
  return [{ check: "leaving-secret", file: document.path, spot: { path }, message, hint }];
}

/** Clients that do not name the page's link as a site of their own. A link whose name only a run knows is looked at there. */
function toOthers({ clients }: CheckedDocuments, document: SourceDocument, path: JsonPath): Problem[] {
  const at = [...path.slice(0, -2), "to"];
  const names = rulePaths(valueAt(document.value, at)).flatMap(
    ({ text }) => /^client\.links\.([^.[]+)$/.exec(text)?.[1] ?? [],
  );
  return names.flatMap((name) =>
    clients
      .filter(({ value }) => !elementsOf(member(member(value, "signIn"), "singleSignOn")).includes(name))
      .map(({ id }) => {
        const message = `a secret goes along to "${name}", which client "${id}" does not list under "signIn.singleSignOn"`;
        const hint = "list it there, or let nothing secret go along";
        return { check: "leaving-secret", file: document.path, spot: { path: at }, message, hint };
      }),
  );
}
