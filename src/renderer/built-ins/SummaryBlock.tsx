import { createElement, useEffect, useReducer } from "react";
import { isJsonObject } from "../../documents/json.ts";
import { answerInWords } from "../../forms/answer-in-words.ts";
import type { CompiledField } from "../../forms/compile-field.ts";
import { toFieldValue } from "../../forms/field-value.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { answersName, formNamed } from "../forms/form-named.ts";
import { useFormStore } from "../forms/use-form-store.ts";
import { blockComponent } from "../registered-components.ts";
import { useScene } from "../scene.ts";
import type { BuiltInProps } from "./built-in-props.ts";

/** The answers of a form from the flow's data; new ones are drawn again. */
export function SummaryBlock(props: BuiltInProps) {
  const scene = useScene();
  const named = props.block.props(props.scope, scene.words).form;
  const form = formNamed(named, props.scope, scene);
  const values = isJsonObject(props.scope.data) ? props.scope.data[answersName(named)] : undefined;
  return (
    <Answers key={JSON.stringify(values ?? {})} {...props} form={form} values={isJsonObject(values) ? values : {}} />
  );
}

interface Props extends BuiltInProps {
  readonly form: ReturnType<typeof formNamed>;
  readonly values: Readonly<Record<string, unknown>>;
}

function Answers({ block, scope: around, instance, form, values, isDisabled }: Props) {
  const { words, port, send } = useScene();
  const { store, scope } = useFormStore(form, around, values);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // A load may provide the names of choices, so they may come later than the answers.
  useEffect(() => store.followAll(drawAgain), [store]);
  const { change } = block.on;
  const changing = (field: CompiledField) => {
    const sent = change?.payload(scope, { field: field.name });
    return change && { name: change.name, ...(sent === undefined ? {} : { with: sent }) };
  };
  const rows = form.fields.flatMap((field) => {
    const state = { ...store.field(field.name), value: toFieldValue(field.document, answerTo(field, values)) };
    const value = answerInWords(field, state, words);
    if (value === undefined) return [];
    const event = changing(field);
    const canChange = event !== undefined && port.accepts(event);
    const label = field.label(scope, words) ?? field.name;
    return createElement(blockComponent("summary-row"), {
      key: field.name,
      label,
      value,
      ...(canChange ? { changeText: words.say(runtimeKeys.change), on: { change: () => send(instance, event) } } : {}),
      isDisabled,
    });
  });
  return createElement(blockComponent("summary-list"), { slots: { content: rows } });
}

/** Only the flow's data count, whatever a load or other fields give now. */
const answerTo = ({ name }: CompiledField, values: Readonly<Record<string, unknown>>): unknown =>
  name
    .split(".")
    .reduce<unknown>(
      (value, key) => (isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      values,
    );
