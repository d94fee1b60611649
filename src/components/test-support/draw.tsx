import { render } from "@testing-library/react";
import { createElement, useState } from "react";
import type { FieldValue } from "../checked-component.ts";
import { fields } from "../registry.ts";
import "./all-components.ts";

/** Draws a field that keeps its input. `onChange` is called with each value. */
export function drawField(
  name: string,
  given: { readonly [prop: string]: unknown },
  onChange: (value: FieldValue) => void = () => {},
) {
  return render(<LiveField name={name} given={given} onChange={onChange} />);
}

interface LiveFieldProps {
  readonly name: string;
  readonly given: { readonly [prop: string]: unknown };
  readonly onChange: (value: FieldValue) => void;
}

function LiveField({ name, given, onChange }: LiveFieldProps) {
  const [value, setValue] = useState(given.value);
  const field = fields.get(name);
  if (field === undefined) throw new Error(`There is no field "${name}".`);
  const change = (next: FieldValue) => {
    setValue(next);
    onChange(next);
  };
  return createElement(field.component, { ...given, value, onChange: change });
}
