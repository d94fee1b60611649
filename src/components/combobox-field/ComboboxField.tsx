import type { FieldProps } from "../block-props.ts";
import { FieldFrame } from "../field-frame/FieldFrame.tsx";
import { inputProps } from "../field-frame/input-props.ts";
import input from "../text-field/text-field.module.css";
import styles from "./combobox-field.module.css";
import type { comboboxFieldContract } from "./contract.ts";
import { useSuggestions } from "./use-suggestions.ts";

type ComboboxProps = FieldProps<typeof comboboxFieldContract> & {
  /** A suggestion was chosen; without it the choice is a text as if it was typed. */
  readonly onChoose?: ((value: string) => void) | undefined;
};

/** A text field with a list of suggestions under it, as WAI-ARIA describes an editable combobox. */
export function ComboboxField(field: ComboboxProps) {
  const { id, label, listText = label, suggestions = [], countText, isLoading } = field;
  const { isOpen, active, type, leave, press, choose, mark } = useSuggestions(field);
  const listId = `${id}-suggestions`;
  const optionId = (place: number) => `${listId}-${place}`;
  return (
    <FieldFrame {...field}>
      {(aria) => {
        const props = inputProps(field, aria, { autocomplete: "off" });
        return (
          <div className={styles.box}>
            <input
              {...props}
              className={input.input}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isOpen && active !== undefined ? optionId(active) : undefined}
              aria-busy={isLoading || undefined}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={press}
              onBlur={leave}
            />
            {isOpen && (
              // The focus stays in the field: a press in the list must not take it.
              <div
                id={listId}
                className={styles.list}
                role="listbox"
                aria-label={listText}
                onMouseDown={(event) => event.preventDefault()}
              >
                {suggestions.map(({ value, details }, place) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which has the focus.
                  <div
                    key={value}
                    id={optionId(place)}
                    className={styles.option}
                    role="option"
                    tabIndex={-1}
                    aria-selected={place === active}
                    ref={place === active ? mark : undefined}
                    onClick={() => choose(place)}
                  >
                    {value}
                    {details !== undefined && <span className={styles.details}>{details}</span>}
                  </div>
                ))}
              </div>
            )}
            <p className="visually-hidden" role="status">
              {isOpen && countText?.replace("{{count}}", String(suggestions.length))}
            </p>
          </div>
        );
      }}
    </FieldFrame>
  );
}
