import { createElement, useCallback, useSyncExternalStore } from "react";
import type { Scope } from "../../engine/index.ts";
import type { CompiledField } from "../../forms/compile-field.ts";
import { controlType } from "../../forms/control-type.ts";
import { messageText } from "../../forms/field-message.ts";
import { propsOfType } from "../../forms/field-props.ts";
import type { FieldState } from "../../forms/field-state.ts";
import { withArriving } from "../../forms/field-value.ts";
import type { FormStore } from "../../forms/form-store.ts";
import { typingStopsAt } from "../../forms/typed-text.ts";
import type { Words } from "../../texts/catalogue.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { LoadFailed } from "../loads/LoadFailed.tsx";
import { useLastFailure } from "../loads/use-last-failure.ts";
import { fieldComponent } from "../registered-components.ts";
import { useScene } from "../scene.ts";
import { fieldId } from "./field-id.ts";
import { type ShownFile, useFileStates } from "./use-file-states.ts";

/** The props of every field of a form. */
export interface FieldSetting {
  readonly store: FormStore;
  readonly scope: Scope;
  /** Distinguishes this form from others on the page. */
  readonly formKey: string;
  readonly isBusy: boolean;
  readonly onType: (name: string, value: unknown) => void;
  readonly onLeave: (name: string) => void;
  /** Called when a suggestion was chosen. */
  readonly onChoose: (field: CompiledField, value: string) => void;
  readonly onFiles: (field: CompiledField, files: readonly File[], replacedId?: string) => void;
  /** Called when a file of a field is no longer on the device. */
  readonly onGone: (name: string, id: string) => void;
}

interface Props extends FieldSetting {
  readonly field: CompiledField;
}

/** Draws one field, and again only when its own state or the scene changes. */
export function FieldView({ field, ...setting }: Props) {
  const now = useFieldState(field, setting.store);
  const { words } = useScene();
  const failure = useLastFailure(now.waiting, now.supportCode);
  // Only one place shows that loading is repeated, so that the layout does not move.
  const state = failure === undefined ? now : { ...now, waiting: failure.as };
  if (!state.isVisible) return null;
  const { options } = field;
  const isOfFiles = field.document.type === "file";
  const control = isOfFiles ? (
    <FileControl field={field} state={state} words={words} {...setting} />
  ) : (
    createControl({ field, state, words, ...setting })
  );
  if (failure === undefined || options === undefined) return control;
  return (
    <>
      {control}
      <LoadFailed failure={failure} loads={options.loads} arrivedId={fieldId(setting.formKey, field.name)} />
    </>
  );
}

/** The present state of a field of a form on view. */
export function useFieldState({ name }: CompiledField, store: FormStore): FieldState {
  const follow = useCallback((listen: () => void) => store.follow(name, listen), [store, name]);
  return useSyncExternalStore(follow, () => store.field(name));
}

interface ControlProps extends Props {
  readonly state: FieldState;
  readonly words: Words;
}

/** A field of files, which follows their progress; arriving files are already in their places. */
function FileControl(props: ControlProps) {
  const { port } = useScene();
  const { field, state, words, onGone } = props;
  const states = useFileStates({
    ...{ value: state.value, port: port.files, words },
    onGone: (id) => onGone(field.name, id),
  });
  const value = withArriving(field.document, state.value, state.arriving);
  const arriving = state.arriving.map(({ handle: { id } }) => ({
    ...{ id, text: words.say(runtimeKeys.fileChosen), isArriving: true },
  }));
  return createControl({ ...props, state: { ...state, value }, states: [...states, ...arriving] });
}

function createControl(of: ControlProps & { readonly states?: readonly ShownFile[] }) {
  const { field, state, words, scope, formKey, isBusy, onType, onLeave, onChoose, onFiles, states } = of;
  const { name, document } = field;
  const { isRequired } = state.limits;
  const isAnswered = isRequired || field.derived !== undefined;
  return createElement(fieldComponent(controlType(document.type)), {
    id: fieldId(formKey, name),
    label: field.label(scope, words),
    hint: field.hint?.({ ...scope, limits: state.limits }, words),
    value: state.value,
    error: state.message === undefined ? undefined : messageText(state.message, words),
    optionalText: isAnswered ? undefined : words.say(runtimeKeys.optional),
    isRequired,
    autocomplete: document.autocomplete,
    inputMode: document.inputMode,
    // A filter runs on pasted text, so the control must not cut it before.
    maxLength: document.accept === undefined ? typingStopsAt(document) : undefined,
    isBusy,
    isDisabled: state.isDisabled,
    onChange: (value) => onType(name, value),
    onBlur: () => onLeave(name),
    ...(field.suggestions && { onChoose: (value: string) => onChoose(field, value) }),
    onFiles: (files, replacedId) => onFiles(field, files, replacedId),
    ...propsOfType({ field, state, scope, words }),
    ...(states && { states }),
  });
}
