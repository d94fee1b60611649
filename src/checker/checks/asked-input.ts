import type { Form } from "../../documents/generated/form.ts";
import { isJsonObject, member, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { Draft } from "../read/draft.ts";
import type { FlowDocument, FormDocument } from "../read/source-document.ts";
import { derivedInSight, withDerivedRules } from "../uses/derived-values.ts";
import { listEdges } from "../uses/flow-edges.ts";
import { listStates } from "../uses/flow-links.ts";
import type { DraftField } from "../uses/form-fields.ts";
import { formsOfFlow } from "../uses/symbol-ids.ts";
import { type Check, ofEach } from "./check.ts";

/** What a call requires and a form asks for, the form requires too, and the customer can fill in. */
export const askedInput: Check = {
  ids: ["optional-input"],
  run: ofEach(["flow"], (context, flow) =>
    listStates(flow).flatMap(({ state, path }) => [
      ...optionalInputs(context, flow, state, path),
      ...objectEntries(state.calls).flatMap(([name, call]) =>
        optionalInputs(context, flow, call, [...path, "calls", name]),
      ),
    ]),
  ),
};

interface Asking {
  readonly call?: string | undefined;
  readonly if?: unknown;
  readonly with?: unknown;
}

function optionalInputs(context: CheckContext, flow: FlowDocument, asking: Asking, path: JsonPath): FoundHere[] {
  const { required = [] } = context.index.find("call", String(asking.call))?.value ?? {};
  return required.flatMap((input): FoundHere[] => {
    const [form, name] = answerIn(context, flow, member(asking.with, input)) ?? [];
    const why = form && name !== undefined && whyAbsent(form.value, member(form.value.fields, name));
    if (!why || isAskedAbout(context, flow, asking, `data.${form?.id}.${name}`)) return [];
    return [
      {
        spot: { path: [...path, "with", input] },
        message: `call "${asking.call}" requires "${input}", and field "${name}" of form "${form.id}" ${why}`,
        hint: why === READ_ONLY ? "give it `value` or `initial`" : REQUIRE_IT,
      },
    ];
  });
}

const READ_ONLY = "cannot be filled in";
const REQUIRE_IT = 'give the field a "required" message, or let the call do without it';

/** The field whose answer a rule gives unchanged, also by way of derived values. */
function answerIn(context: CheckContext, flow: FlowDocument, written: unknown): [FormDocument, string] | undefined {
  const rule = withDerivedRules(written, derivedInSight(context, flow));
  if (!isJsonObject(rule) || rule.var === undefined) return undefined;
  const [read] = rulePaths(rule);
  const [formId, name] = read?.path.steps.map((step) => ("key" in step ? step.key : undefined)) ?? [];
  if (read?.path.root !== "data" || formId === undefined || name === undefined) return undefined;
  const form = formsOfFlow(context, flow).find(({ id }) => id === formId);
  return form && [form, name];
}

/** Whether a condition of the flow, or of the call, looks at an answer: then it may know that there is one. */
function isAskedAbout(context: CheckContext, flow: FlowDocument, asking: Asking, answer: string): boolean {
  const conditions = [asking.if, ...listEdges(context, flow).map(({ transition }) => transition.if)];
  return conditions.flatMap(rulePaths).some(({ text }) => text === answer || text.startsWith(`${answer}.`));
}

/** Types that always have an answer, and types whose answers are inside. */
const FILLED: readonly unknown[] = ["checkbox", "group"];

/** Why a field may have no answer; undefined where it has one, or where that depends on more. */
function whyAbsent({ output }: Draft<Form>, field: DraftField | undefined): string | undefined {
  if (field === undefined || FILLED.includes(field.type)) return undefined;
  const given = objectKeys(field);
  if (given.includes("value") || given.includes("visibleWhen") || output !== undefined) return undefined;
  if (member(field, "disabledWhen") === true && !given.includes("initial")) return READ_ONLY;
  return member(field, "required") === undefined ? "may stay empty" : undefined;
}
