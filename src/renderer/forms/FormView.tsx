import { type ReactNode, useMemo } from "react";
import { FormLayout } from "../../components/form/FormLayout.tsx";
import type { Scope } from "../../engine/index.ts";
import type { CompiledForm } from "../../forms/compile-form.ts";
import type { GivenValues } from "../../forms/form-values.ts";
import { waitingFor } from "../../loads/waiting.ts";
import { SceneContext, useScene } from "../scene.ts";
import { useAfterPointer } from "./after-pointer.ts";
import { FieldView } from "./FieldView.tsx";
import { FormSummary } from "./FormSummary.tsx";
import { fieldSettings, listSetting } from "./field-settings.ts";
import { GroupView } from "./GroupView.tsx";
import { ListView } from "./ListView.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { useFormStore } from "./use-form-store.ts";
import { useHeldPress } from "./use-held-press.ts";
import { useRefusal } from "./use-refusal.ts";

interface Props {
  readonly form: CompiledForm;
  /** The flow's name for its answers. */
  readonly answers: string;
  readonly scope: Scope;
  readonly within: string;
  readonly instance: string;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onSubmit: (values: GivenValues) => void;
}

/**
 * A form: typing redraws one field, a failed submit leads to the summary, a valid one sends its values once. A submit
 * while a file is being stored, or options are loading, waits for it.
 */
export function FormView({ form, answers, scope: around, within, slots, isBusy, isDisabled, onSubmit }: Props) {
  const scene = useScene();
  const { port } = scene;
  const { store, scope, retryLoads } = useFormStore(form, around);
  const { refusals, refuse } = useRefusal(store, answers);
  const afterPointer = useAfterPointer();
  const keep = () => port.draft(form.reference).set(store.draft());
  const submit = () => {
    if (isDisabled || port.isBusy()) return;
    const values = store.submit();
    if (values === undefined) refuse();
    else onSubmit(values);
  };
  const isLoading = form.fields.some(({ options }) => waitingFor(options?.loads ?? [], scope) === "loading");
  const { isHeld, press, holdFor } = useHeldPress(submit, refuse, isLoading);
  const settingOf = fieldSettings({ files: port.files, scope, isBusy, keep, afterPointer, holdFor });
  const setting = settingOf(store, within + form.id);
  const listing = { settingOf, ...listSetting(store, port.files, keep) };
  const live = useMemo(() => {
    const retryAll = (names: readonly string[]) => {
      retryLoads(names);
      scene.retryLoads(names);
    };
    const typed = () => store.open();
    return form.loads.length === 0 ? { ...scene, typed } : { ...scene, typed, retryLoads: retryAll };
  }, [form, scene, store, retryLoads]);
  return (
    <SceneContext value={live}>
      <FormLayout
        summary={<FormSummary store={store} form={form} scope={scope} formKey={setting.formKey} refusals={refusals} />}
        fields={form.parts.map((part) => {
          if ("fields" in part) return <GroupView key={part.name} group={part} {...setting} />;
          const entry = form.entries.get(part.name);
          if (entry === undefined) return <FieldView key={part.name} field={part} {...setting} />;
          return <ListView key={part.name} field={part} entry={entry} {...setting} {...listing} />;
        })}
        afterFields={slots["after-fields"]}
        submit={
          <SubmitButton form={form} store={store} scope={scope} isBusy={isBusy || isHeld} isDisabled={isDisabled} />
        }
        afterSubmit={slots["after-submit"]}
        onSubmit={press}
      />
    </SceneContext>
  );
}
