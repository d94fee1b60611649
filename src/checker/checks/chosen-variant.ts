import { objectKeys } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Visit } from "../schemas/walk.ts";
import { possibleValues } from "../scope/possible-values.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { type Check, ofAll } from "./check.ts";

/** A variant that a rule chooses is one of the call's, for every client and programme. */
export const chosenVariant: Check = {
  ids: ["unavailable-variant"],
  run: ofAll((context, document) =>
    context
      .listVisits(document)
      .filter(({ schema, value }) => schema["x-refers"] === "variant-of-call" && typeof value !== "string")
      .flatMap((visit) => unavailable(context, document, visit)),
  ),
};

function unavailable(context: CheckContext, document: SourceDocument, { value, path }: Visit): FoundHere[] {
  const callId = String(valueAt(document.value, [...path.slice(0, -1), "call"]));
  const call = context.index.find("call", callId);
  if (call === undefined) return [];
  const variants = objectKeys(call.value.variants);
  return possibleValues(context, value, scopeOfRule(context, document, path))
    .filter((possible) => !variants.includes(String(possible.value)))
    .map((possible) => {
      const whose = possible.owner === undefined ? "" : ` in "${possible.owner}"`;
      const message = `this can be "${possible.value}"${whose}, which is not a variant of call "${callId}"`;
      const hint = suggest(String(possible.value), variants, "variants");
      return { spot: { path }, message, hint };
    });
}
