import { answerableSteps, formsAnswered, namedParts } from "../uses/answered-steps.ts";
import { flowsShowing } from "../uses/flow-links.ts";
import type { Target } from "./reference-target.ts";

/** What the block `answers` names: steps of the flows that show its screen, and fields of their forms. */
export const answerTargets: Readonly<Record<string, Target>> = {
  "answered-step": {
    check: "unknown-step",
    noun: "a step with a form, of every flow that shows this screen",
    plural: "steps",
    names: ({ document }, context) => (document.kind === "screen" ? answerableSteps(context, document) : undefined),
  },
  "answered-field": {
    check: "unknown-field",
    noun: "a field of the steps that are named",
    plural: "fields",
    names: ({ document, path }, context) =>
      document.kind === "screen" && flowsShowing(context, document).length > 0
        ? namedParts(context, formsAnswered(context, document, path))
        : undefined,
  },
};
