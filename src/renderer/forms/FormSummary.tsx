import { useEffect, useRef, useSyncExternalStore } from "react";
import { ErrorSummary } from "../../components/error-summary/ErrorSummary.tsx";
import { runtimeKeys } from "../runtime-keys.ts";
import { useScene } from "../scene.ts";
import type { Words } from "../texts/catalogue.ts";
import type { CompiledForm } from "./compile-form.ts";
import { fieldId } from "./field-id.ts";
import { said } from "./field-message.ts";
import type { FormStore } from "./form-store.ts";

interface Props {
  readonly form: CompiledForm;
  readonly store: FormStore;
  readonly formKey: string;
  /** How often the form was refused; 0 draws nothing. */
  readonly refusals: number;
}

/** After a refusal: what is not right yet, focused each time, shorter with each answer that is corrected. */
export function FormSummary({ form, store, formKey, refusals }: Props) {
  const { words } = useScene();
  const summary = useRef<HTMLDivElement>(null);
  useSyncExternalStore(store.followAll, () => problemsOf(form, store, words));
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  if (refusals === 0) return null;
  const errors = form.fields.flatMap(({ name }) => {
    const { message } = store.field(name);
    return message === undefined ? [] : [{ fieldId: fieldId(formKey, name), message: said(message, words) }];
  });
  if (errors.length === 0) return null;
  return <ErrorSummary ref={summary} title={words.say(runtimeKeys.summaryTitle)} errors={errors} />;
}

/** One string for all messages, so that typing redraws the summary only when one of them changes. */
const problemsOf = (form: CompiledForm, store: FormStore, words: Words) =>
  form.fields.map(({ name }) => said(store.field(name).message ?? "", words)).join("\n");
