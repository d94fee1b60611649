import { arrayElements, member, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import type { FlowDocument, FormDocument, ScreenDocument, SourceDocument } from "../read/source-document.ts";
import { stepStates } from "./flow-edges.ts";
import { findScreen, flowsShowing, listForms, listStates, stateNamed } from "./flow-links.ts";
import { fieldsOfForm } from "./form-fields.ts";
import { inAll } from "./in-all.ts";
import { listReferences } from "./references.ts";
import { withOriginals } from "./substitutions.ts";

/** The states of a flow whose screens ask something; in a flow with steps, those of the steps. */
function askingStates(context: CheckContext, flow: FlowDocument): readonly string[] {
  const steps = stepStates(flow);
  return listStates(flow)
    .filter(
      ({ name, state }) =>
        formsOfState(context, flow, state).length > 0 && (steps.length === 0 || steps.includes(name)),
    )
    .map(({ name }) => name);
}

/** The states that a screen may name as steps: those of every flow that shows it. */
export function answerableSteps(context: CheckContext, screen: ScreenDocument): readonly string[] | undefined {
  return inAll(flowsShowing(context, screen).map((flow) => askingStates(context, flow)));
}

/** The forms on the screen of a step, in the flows that show a screen. */
export function formsOfStep(context: CheckContext, screen: ScreenDocument, step: string): readonly FormDocument[] {
  const forms = flowsShowing(context, screen).flatMap((flow) => formsOfState(context, flow, stateNamed(flow, step)));
  return [...new Set(forms)];
}

function formsOfState(context: CheckContext, flow: FlowDocument, state: ReturnType<typeof stateNamed>) {
  const screen = findScreen(context, flow, state);
  return screen === undefined ? [] : listForms(context, screen);
}

/** The forms of the steps that the block `answers` at or around a place names. */
export function formsAnswered(
  context: CheckContext,
  document: SourceDocument,
  path: JsonPath,
): readonly FormDocument[] {
  if (document.kind !== "screen") return [];
  const steps = arrayElements(stepsAround(document.value, path));
  return [...new Set(steps.flatMap((step) => formsOfStep(context, document, String(step))))];
}

function stepsAround(value: unknown, path: JsonPath): unknown {
  for (let end = path.length - 1; end > 0; end -= 1) {
    const steps = member(member(valueAt(value, path.slice(0, end)), "props"), "steps");
    if (steps !== undefined) return steps;
  }
  return undefined;
}

/** The fields and groups of forms, as `form.field`. */
export const namedParts = (context: CheckContext, forms: readonly FormDocument[]): readonly string[] => [
  ...namedFields(context, forms),
  ...forms.flatMap((form) => objectKeys(form.value.fields).map((name) => `${form.id}.${name}`)),
];

/** The fields of forms, as `form.field`. */
export const namedFields = (context: CheckContext, forms: readonly FormDocument[]): readonly string[] =>
  forms.flatMap((form) => fieldsOfForm(context, form).map(({ name }) => `${form.id}.${name}`));

/** The screens that list the answers in a form, or in one that it substitutes. */
export function screensAnswering(context: CheckContext, form: FormDocument): readonly ScreenDocument[] {
  const held = withOriginals(context, "form", form);
  return context.index.of("screen").filter((screen) =>
    listReferences(context, screen)
      .filter(({ refers }) => refers === "answered-step")
      .some(({ name }) => formsOfStep(context, screen, name).some((one) => held.includes(one))),
  );
}

/** Whether a screen does not list the field's own answer: it is left out, alone or with its group, or said in other words. */
export function isLeftOut(context: CheckContext, screen: ScreenDocument, field: string): boolean {
  return listReferences(context, screen).some(
    ({ refers, name, path }) =>
      refers === "answered-field" &&
      `${field}.`.startsWith(`${name}.`) &&
      (path.at(-2) === "without" || member(valueAt(screen.value, path.slice(0, -1)), "value") !== undefined),
  );
}
