import { memo, type ReactNode, useMemo, useReducer } from "react";
import { type Answers, firstAnswers, type QuestionName, questionLabel } from "../questions.ts";
import { afterDeed, type Device, firstState } from "./device-state.ts";
import { FormPage, Summary, type SummaryEntry } from "./FormPage.tsx";
import { type Asked, KindQuestion, TextQuestion, TickQuestion } from "./hand-written-questions.tsx";

/** The form written by hand: one reducer, and memoised devices and questions. */
export function createForm(devices: number): ReactNode {
  return <DevicesForm first={firstAnswers(devices)} />;
}

function DevicesForm({ first }: { readonly first: readonly Answers[] }) {
  const [state, dispatch] = useReducer(afterDeed, first, firstState);
  const { refusals } = state;
  const isRefused = refusals > 0;
  const entries = useMemo(() => (isRefused ? state.devices.flatMap(summaryEntries) : []), [isRefused, state.devices]);
  return (
    <FormPage
      summary={<Summary entries={entries} refusals={refusals} />}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ did: "submit" });
      }}
    >
      {state.devices.map((device, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: devices are neither moved nor taken away
        <DeviceQuestions key={index} device={device} index={index} isRefused={isRefused} dispatch={dispatch} />
      ))}
    </FormPage>
  );
}

const questionId = (index: number, name: QuestionName) => `devices-${index}-${name}`;

function summaryEntries({ problems }: Device, index: number): readonly SummaryEntry[] {
  return names.flatMap((name) => {
    const message = problems[name];
    return message === undefined ? [] : [{ id: questionId(index, name), message }];
  });
}

const names = [
  ...(["owner", "serial", "repeated", "phone", "note"] as const),
  ...(["kind", "kindInWords", "street", "postcode", "agreed"] as const),
];

interface DeviceProps extends Pick<Asked, "dispatch"> {
  readonly device: Device;
  readonly index: number;
  readonly isRefused: boolean;
}

const DeviceQuestions = memo(function DeviceQuestions({ device, index, isRefused, dispatch }: DeviceProps) {
  const { answers, problems, judged } = device;
  const of = <Name extends QuestionName>(name: Name) => ({
    ...{ id: questionId(index, name), name, label: questionLabel(name, index), at: index, dispatch },
    error: isRefused || judged.has(name) ? problems[name] : undefined,
  });
  return (
    <>
      <TextQuestion {...of("owner")} answer={answers.owner} />
      <TextQuestion {...of("serial")} answer={answers.serial} />
      <TextQuestion {...of("repeated")} answer={answers.repeated} />
      <TextQuestion {...of("phone")} answer={answers.phone} type="tel" />
      <TextQuestion {...of("note")} answer={answers.note} />
      <KindQuestion {...of("kind")} answer={answers.kind} />
      {answers.kind === "other" && <TextQuestion {...of("kindInWords")} answer={answers.kindInWords} />}
      <TextQuestion {...of("street")} answer={answers.street} />
      <TextQuestion {...of("postcode")} answer={answers.postcode} />
      <TickQuestion {...of("agreed")} answer={answers.agreed} />
    </>
  );
});
