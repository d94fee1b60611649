import { createElement } from "react";
import type { CompiledField } from "../../forms/compile-field.ts";
import type { CompiledEntry } from "../../forms/compile-form.ts";
import { leastEntries } from "../../forms/field-limits.ts";
import { messageText } from "../../forms/field-message.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { fieldComponent } from "../registered-components.ts";
import { useScene } from "../scene.ts";
import { type FieldSetting, FieldView, useFieldState } from "./FieldView.tsx";
import { entryKey, fieldId } from "./field-id.ts";

/** What a list needs beside the props of every field. */
export interface ListSetting {
  /** The props of the fields of an entry. */
  readonly settingOf: (store: FieldSetting["store"], formKey: string) => FieldSetting;
  readonly onAdd: (list: string) => void;
  readonly onRemove: (list: string, key: string) => void;
}

interface Props extends FieldSetting, ListSetting {
  readonly field: CompiledField;
  readonly entry: CompiledEntry;
}

/** Draws a list: the fields of each of its entries, and what adds and removes one. */
export function ListView({ field, entry, settingOf, onAdd, onRemove, ...setting }: Props) {
  const { words } = useScene();
  const { store, scope, formKey, isBusy } = setting;
  const { name } = field;
  const state = useFieldState(field, store);
  if (!state.isVisible) return null;
  const entries = store.lists.of(name);
  const { limits, message } = state;
  const keys = entries.map(({ key }) => key);
  return createElement(fieldComponent("list"), {
    id: fieldId(formKey, name),
    label: field.label(scope, words),
    hint: field.hint?.({ ...scope, limits }, words),
    value: keys,
    error: message === undefined ? undefined : messageText(message, words),
    isRequired: limits.isRequired,
    entryText: entry.label(scope, words),
    addText: entry.add(scope, words),
    removeText: words.say(runtimeKeys.removeEntry),
    addedText: words.say(runtimeKeys.entryAdded),
    removedText: words.say(runtimeKeys.entryRemoved),
    minimum: leastEntries(limits),
    maximum: limits.max,
    isBusy,
    isDisabled: state.isDisabled,
    onAdd: () => onAdd(name),
    onChange: (left) => {
      for (const key of keys) if (Array.isArray(left) && !left.some((one) => one === key)) onRemove(name, key);
    },
    slots: Object.fromEntries(
      entries.map(({ key, store: own }) => [
        key,
        entry.form.fields.map((one) => (
          <FieldView key={one.name} field={one} {...settingOf(own, entryKey(formKey, name, key))} />
        )),
      ]),
    ),
  });
}
