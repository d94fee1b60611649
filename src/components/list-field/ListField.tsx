import type { ReactNode } from "react";
import type { FieldProps } from "../block-props.ts";
import { Button } from "../button/Button.tsx";
import { renderHint, renderProblem, renderQuestion } from "../field-frame/field-texts.tsx";
import type { listFieldContract } from "./contract.ts";
import styles from "./list-field.module.css";
import { useEntryFocus } from "./use-entry-focus.ts";

type ListProps = FieldProps<typeof listFieldContract> & {
  readonly onAdd?: (() => void) | undefined;
  /** The questions of each entry, by its key. */
  readonly slots?: { readonly [key: string]: ReactNode } | undefined;
};

/** Entries under their names, each with its questions; the error summary leads to the whole, or into an entry. */
export function ListField(field: ListProps) {
  const { id, value, entryText, removeText, addText, minimum = 0, maximum = Infinity, isBusy, isDisabled } = field;
  const nameOf = (place: number) => entryText.replace("{{number}}", String(place + 1));
  const { refOf, addId, status, added, removed } = useEntryFocus(field, nameOf);
  const isFixed = isBusy || isDisabled;
  const remove = (key: string, place: number) => {
    removed(place);
    field.onChange(value.filter((one) => one !== key));
  };
  return (
    <fieldset
      id={id}
      className={styles.list}
      tabIndex={-1}
      aria-describedby={
        [field.error && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean).join(" ") || undefined
      }
    >
      <legend className={styles.question}>{renderQuestion(field)}</legend>
      {renderHint(field)}
      {value.map((key, place) => (
        <fieldset key={key} ref={refOf(key)} className={styles.entry} tabIndex={-1}>
          <legend className={styles.name}>{nameOf(place)}</legend>
          {field.slots?.[key]}
          {value.length > minimum && (
            <div className={styles.remove}>
              <Button
                text={removeText.replace("{{entry}}", nameOf(place))}
                kind="quiet"
                isDisabled={isFixed}
                on={{ press: () => remove(key, place) }}
              />
            </div>
          )}
        </fieldset>
      ))}
      {renderProblem(field)}
      {value.length < maximum && (
        <div id={addId} className={styles.add}>
          <Button
            text={addText}
            isDisabled={isFixed}
            on={{
              press: () => {
                added();
                field.onAdd?.();
              },
            }}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </fieldset>
  );
}
