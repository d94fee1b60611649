import { useEffect, useRef, useSyncExternalStore } from "react";
import { ErrorSummary } from "../../components/error-summary/ErrorSummary.tsx";
import type { Scope } from "../../engine/index.ts";
import type { CompiledForm } from "../../forms/compile-form.ts";
import { entryLabel } from "../../forms/entry-lists.ts";
import { messageText } from "../../forms/field-message.ts";
import type { FormStore } from "../../forms/form-store.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { useScene } from "../scene.ts";
import { entryKey, fieldId } from "./field-id.ts";

interface Props {
  readonly store: FormStore;
  readonly form: CompiledForm;
  /** The scope of labels. */
  readonly scope: Scope;
  readonly formKey: string;
  /** The number of refusals of the form; 0 draws nothing. */
  readonly refusals: number;
}

const never = () => () => {};

/** After a refusal: the invalid fields, focused each time, shorter with each corrected answer. */
export function FormSummary({ store, form, scope, formKey, refusals }: Props) {
  const { words } = useScene();
  const summary = useRef<HTMLDivElement>(null);
  const problems = useSyncExternalStore(refusals > 0 ? store.followAll : never, () => store.shownProblems());
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  if (refusals === 0 || problems.length === 0) return null;
  const labelIn = ({ fields }: CompiledForm, name: string) =>
    fields.find((field) => field.name === name)?.label(scope, words) ?? name;
  const errors = problems.map(({ name, message: said, entry: within }) => {
    const message = messageText(said, words);
    const list = within && form.entries.get(within.list);
    if (within === undefined || list === undefined)
      return { fieldId: fieldId(formKey, name), label: labelIn(form, name), message };
    const entry = entryLabel(list.label(scope, words), within.place);
    const label = words.say(runtimeKeys.inEntry, { entry, label: labelIn(list.form, name) });
    return { fieldId: fieldId(entryKey(formKey, within.list, within.key), name), label, message, isInEntry: true };
  });
  return <ErrorSummary ref={summary} title={words.say(runtimeKeys.summaryTitle)} errors={errors} />;
}
