import type { CheckedDocuments } from "../checked-documents.ts";
import { valueAt } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Visit } from "../schemas/walk.ts";
import { possibleValues } from "../scope/possible-values.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { type Check, ofEach } from "./check.ts";

/** A way that a rule chooses is one of the call's, whichever client or programme decides. */
export const chosenWay: Check = {
  ids: ["unavailable-way"],
  run: ofEach([], (documents, document) =>
    documents
      .visitsOf(document)
      .filter(({ schema, value }) => schema["x-refers"] === "way-of-call" && typeof value !== "string")
      .flatMap((visit) => unavailable(documents, document, visit)),
  ),
};

function unavailable(documents: CheckedDocuments, document: SourceDocument, { value, path }: Visit): Problem[] {
  const callId = String(valueAt(document.value, [...path.slice(0, -1), "call"]));
  const call = documents.index.find("call", callId);
  if (call === undefined) return [];
  const ways = membersOf(member(call.value, "ways")).map(([name]) => name);
  return possibleValues(documents, value, scopeOfRule(documents, document, path))
    .filter((possible) => !ways.includes(String(possible.value)))
    .map((possible) => {
      const whose = possible.owner === undefined ? "" : ` in "${possible.owner}"`;
      const message = `this can be "${possible.value}"${whose}, which is not a way of call "${callId}"`;
      const hint = suggest(String(possible.value), ways, "ways");
      return { check: "unavailable-way", file: document.path, spot: { path }, message, hint };
    });
}
