import { type MouseEvent, type SyntheticEvent, useState } from "react";
import type { FieldProps } from "../block-props.ts";
import { FieldFrame } from "../field-frame/FieldFrame.tsx";
import { inputProps } from "../field-frame/input-props.ts";
import { codeDigits } from "./code-digits.ts";
import type { oneTimeCodeFieldContract } from "./contract.ts";
import styles from "./one-time-code-field.module.css";
import { useOfferedCode } from "./use-offered-code.ts";

/** One input whose digits appear in drawn cells: autofill, paste, selection and caret are the browser's own. */
export function OneTimeCodeField(field: FieldProps<typeof oneTimeCodeFieldContract>) {
  const { value, length = 6 } = field;
  const [caret, setCaret] = useState<number>();
  useOfferedCode((code) => field.onChange(codeDigits(code, length)));
  const readCaret = (event: SyntheticEvent<HTMLInputElement>) =>
    setCaret(event.currentTarget.selectionStart ?? undefined);
  const isWhole = value.length === length;
  return (
    <FieldFrame {...field}>
      {(aria) => {
        const common = inputProps(field, aria, { inputMode: "numeric" });
        return (
          <div
            className={styles.code}
            data-is-invalid={aria["aria-invalid"]}
            data-is-disabled={field.isDisabled || undefined}
          >
            <Cells length={length} active={caret} />
            <input
              {...common}
              className={styles.input}
              type="text"
              autoComplete="one-time-code"
              autoCorrect="off"
              spellCheck={false}
              // A limit here would cut "123 456" before its space is removed.
              maxLength={undefined}
              value={value}
              onChange={(event) => {
                field.onChange(codeDigits(event.currentTarget.value, length));
                readCaret(event);
              }}
              onMouseDown={isWhole ? selectAllAtFirst : undefined}
              onFocus={readCaret}
              onSelect={readCaret}
              onBlur={() => {
                setCaret(undefined);
                field.onBlur?.();
              }}
            />
          </div>
        );
      }}
    </FieldFrame>
  );
}

/** A customer who returns to a refused code types over it; Tab selects by itself. */
function selectAllAtFirst(event: MouseEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  if (input === document.activeElement) return;
  event.preventDefault();
  input.focus();
  input.select();
}

function Cells({ length, active }: { readonly length: number; readonly active: number | undefined }) {
  const cells = Array.from({ length }, (_, index) => `cell-${index}`);
  const marked = active === undefined ? undefined : Math.min(active, length - 1);
  return (
    <div className={styles.cells} aria-hidden="true">
      {cells.map((cell, index) => (
        <span key={cell} className={styles.cell} data-is-active={index === marked || undefined} />
      ))}
    </div>
  );
}
