import { memo, type ReactNode } from "react";
import { type Control, FormProvider, useForm, useFormContext, useFormState } from "react-hook-form";
import {
  type Answers,
  firstAnswers,
  noteLimit,
  type QuestionName,
  questionLabel,
  questions,
  whole,
} from "../questions.ts";
import { FormPage, Summary } from "./FormPage.tsx";
import { type Devices, KindInWordsQuestion, KindQuestion, TextQuestion, TickQuestion } from "./hook-form-questions.tsx";

/** The form with react-hook-form: uncontrolled inputs, each following its own error. */
export function createForm(devices: number): ReactNode {
  return <DevicesForm devices={firstAnswers(devices)} />;
}

function DevicesForm({ devices }: { readonly devices: readonly Answers[] }) {
  const form = useForm<Devices>({
    defaultValues: { devices: [...devices] },
    mode: "onTouched",
    shouldFocusError: false,
  });
  return (
    <FormProvider {...form}>
      <FormPage
        summary={<DevicesSummary control={form.control} />}
        onSubmit={(event) => void form.handleSubmit(() => {})(event)}
      >
        {devices.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: devices are neither moved nor taken away
          <DeviceQuestions key={index} index={index} />
        ))}
      </FormPage>
    </FormProvider>
  );
}

function DevicesSummary({ control }: { readonly control: Control<Devices> }) {
  const { errors, submitCount } = useFormState({ control });
  const entries = (errors.devices ?? []).flatMap?.((device, index) =>
    Object.entries(device ?? {}).flatMap(([name, error]) =>
      typeof error === "object" && "message" in error
        ? [{ id: `devices-${index}-${name}`, message: String(error.message) }]
        : [],
    ),
  );
  return <Summary entries={submitCount === 0 ? [] : (entries ?? [])} refusals={submitCount} />;
}

/** Judges a question again that reads another, once it is due. */
function useAgain(index: number, name: QuestionName) {
  const { trigger, getFieldState, control } = useFormContext<Devices>();
  return () => {
    const isDue = getFieldState(`devices.${index}.${name}`).isTouched || control._formState.isSubmitted;
    if (isDue) void trigger(`devices.${index}.${name}`);
  };
}

const DeviceQuestions = memo(function DeviceQuestions({ index }: { readonly index: number }) {
  const repeatedAgain = useAgain(index, "repeated");
  const noteAgain = useAgain(index, "note");
  const of = <Name extends QuestionName>(name: Name) => ({
    ...{
      id: `devices-${index}-${name}`,
      name,
      path: `devices.${index}.${name}` as const,
      label: questionLabel(name, index),
    },
  });
  const needed = (name: Exclude<QuestionName, "note">) => ({ required: questions[name].required });
  const shaped = (name: keyof typeof whole) => ({
    ...needed(name),
    pattern: { value: whole[name], message: questions[name].wrong },
  });
  return (
    <>
      <TextQuestion {...of("owner")} rules={needed("owner")} />
      <TextQuestion {...of("serial")} rules={{ ...shaped("serial"), onChange: repeatedAgain }} />
      <TextQuestion
        {...of("repeated")}
        rules={{
          ...needed("repeated"),
          validate: (value, { devices }) => value === devices[index]?.serial || questions.repeated.wrong,
        }}
      />
      <TextQuestion {...of("phone")} rules={shaped("phone")} type="tel" />
      <TextQuestion
        {...of("note")}
        rules={{
          validate: (value, { devices }) =>
            String(value).length <= noteLimit(devices[index]?.kind ?? "") || questions.note.wrong,
        }}
      />
      <KindQuestion {...of("kind")} rules={{ ...needed("kind"), onChange: noteAgain }} />
      <KindInWordsQuestion {...of("kindInWords")} index={index} rules={needed("kindInWords")} />
      <TextQuestion {...of("street")} rules={needed("street")} />
      <TextQuestion {...of("postcode")} rules={shaped("postcode")} />
      <TickQuestion {...of("agreed")} rules={needed("agreed")} />
    </>
  );
});
