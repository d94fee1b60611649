import type { InputHTMLAttributes } from "react";
import type { FieldProps } from "../block-props.ts";
import type { textFieldContract } from "../text-field/contract.ts";
import type { ControlAria } from "./field-texts.tsx";

type InputProps = InputHTMLAttributes<HTMLInputElement>;
type AnyField = FieldProps<typeof textFieldContract>;

interface InputDefaults {
  readonly autocomplete?: string;
  readonly inputMode?: AnyField["inputMode"];
}

/**
 * The common properties of every one-line input. Inputs have no `name`: values live in the form's state, never in the
 * page's address. `defaults` apply when the form sets none.
 */
export function inputProps(field: AnyField, aria: ControlAria, defaults: InputDefaults = {}): InputProps {
  return {
    ...aria,
    id: field.id,
    value: field.value,
    autoComplete: field.autocomplete ?? defaults.autocomplete,
    inputMode: field.inputMode ?? defaults.inputMode,
    maxLength: field.maxLength,
    disabled: field.isDisabled,
    readOnly: field.isBusy,
    onChange: (event) => field.onChange(event.currentTarget.value),
    onBlur: () => field.onBlur?.(),
  };
}
