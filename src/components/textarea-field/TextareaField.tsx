import { useRef } from "react";
import type { FieldProps } from "../block-props.ts";
import { FieldFrame } from "../field-frame/FieldFrame.tsx";
import { ToneIcon } from "../icons/tone-icons.tsx";
import input from "../text-field/text-field.module.css";
import type { textareaFieldContract } from "./contract.ts";
import { counterWords } from "./counter-words.ts";
import styles from "./textarea-field.module.css";
import { useGrowingRows } from "./use-growing-rows.ts";
import { useSettled } from "./use-settled.ts";

const pauseMs = 1000;

/** Some sentences. It grows with them; the counter turns red beyond the limit, where typing is still possible. */
export function TextareaField(field: FieldProps<typeof textareaFieldContract>) {
  const { id, value, rows = 4, limit, counterText, overText, isBusy, isDisabled, onChange, onBlur } = field;
  const counter = counterWords({ value, limit, counterText, overText });
  const announced = useSettled(value === "" ? undefined : counter?.text, pauseMs);
  const area = useRef<HTMLTextAreaElement>(null);
  useGrowingRows(area, value, rows);
  return (
    <FieldFrame {...field}>
      {(aria) => (
        <>
          <textarea
            {...aria}
            aria-invalid={aria["aria-invalid"] ?? (counter?.isOver || undefined)}
            ref={area}
            id={id}
            className={`${input.input} ${styles.area}`}
            rows={rows}
            value={value}
            autoComplete={field.autocomplete}
            maxLength={field.maxLength}
            disabled={isDisabled}
            readOnly={isBusy}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={() => onBlur?.()}
          />
          {counter !== undefined && (
            <p className={styles.counter} data-is-over={counter.isOver || undefined}>
              {counter.isOver && <ToneIcon tone="bad" size={16} />}
              <span aria-hidden="true">{counter.text}</span>
              <span className="visually-hidden" role="status">
                {announced}
              </span>
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}
