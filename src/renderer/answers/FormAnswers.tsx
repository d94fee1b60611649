import { createElement, useMemo, useState } from "react";
import { withOwnDerived } from "../../engine/index.ts";
import type { CompiledForm } from "../../forms/compile-form.ts";
import { type AnswersSetting, listAnswers, loadsOfAnswers } from "../../forms/list-answers.ts";
import { listInWords } from "../../texts/list-in-words.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import type { BuiltInProps } from "../built-ins/built-in-props.ts";
import { useLoads } from "../loads/use-loads.ts";
import { blockComponent } from "../registered-components.ts";
import { useScene } from "../scene.ts";

interface Props extends BuiltInProps {
  readonly step: string;
  readonly form: CompiledForm;
  readonly setting: AnswersSetting;
}

/** The answers in one form, and one Change; nothing while there are no answers. */
export function FormAnswers({ block, scope: around, instance, step, form, setting, isDisabled }: Props) {
  const { words, port, send } = useScene();
  const { values } = setting;
  const [loads] = useState(() => loadsOfAnswers(form, setting));
  const inForm = useMemo(() => ({ ...around, form: values }), [around, values]);
  const { scope: loaded } = useLoads({ loads, port, key: `forms/${form.reference}`, scope: inForm });
  const { rules } = form.derived;
  const scope = useMemo(() => withOwnDerived(loaded, rules), [loaded, rules]);
  const answers = listAnswers(form, setting, scope, words);
  if (answers.length === 0) return null;
  const { change } = block.on;
  const payload = change?.payload(around, { step });
  const event = change && { name: change.name, ...(payload === undefined ? {} : { with: payload }) };
  const names = answers.map(({ label }) => label);
  const changing =
    event !== undefined && port.accepts(event)
      ? {
          changeText: words.say(runtimeKeys.change),
          changes: listInWords(names, words.locale, "conjunction"),
          on: { change: () => send(`${instance}.${step}`, event) },
        }
      : {};
  const rows = answers.map(({ field, label, value }) =>
    createElement(blockComponent("summary-row"), { key: field, label, value }),
  );
  return createElement(blockComponent("summary-group"), { ...changing, isDisabled, slots: { content: rows } });
}
