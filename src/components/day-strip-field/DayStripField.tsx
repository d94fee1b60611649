import type { FieldProps } from "../block-props.ts";
import { LoadedOptions } from "../choice/LoadedOptions.tsx";
import { findLeadIndex, optionIds } from "../choice/option-ids.ts";
import { useGroupName } from "../choice/use-group-name.ts";
import { GroupFrame } from "../field-frame/GroupFrame.tsx";
import type { dayStripFieldContract } from "./contract.ts";
import styles from "./day-strip-field.module.css";
import { dayWords } from "./day-words.ts";

/** One of the next days: a scrolling strip on phones, weeks on wide screens; the chosen day is repeated in full. */
export function DayStripField(field: FieldProps<typeof dayStripFieldContract>) {
  const { options, value, locale, error } = field;
  return (
    <GroupFrame {...field} role="radiogroup" isDisabled={undefined}>
      <LoadedOptions {...field} count={options.length}>
        <Days {...field} />
        <p className={styles.chosen} aria-live="polite" data-has-error={error !== undefined || undefined}>
          {value !== "" && dayWords(value, locale).full}
        </p>
      </LoadedOptions>
    </GroupFrame>
  );
}

function Days(field: FieldProps<typeof dayStripFieldContract>) {
  const { id, options, value, locale, isBusy, isDisabled, onChange } = field;
  const groupName = useGroupName();
  const leadIndex = findLeadIndex(options, [value]);
  return (
    // When no day can be chosen, the strip itself must be focusable, for scrolling by key.
    <div className={styles.strip} tabIndex={isDisabled || options.every((day) => day.isDisabled) ? 0 : undefined}>
      {options.map((option, index) => {
        const words = dayWords(option.value, locale);
        const note = option.isDisabled ? option.why : option.mark;
        return (
          <label
            key={option.value}
            className={styles.day}
            data-is-busy={isBusy || undefined}
            data-is-refused={option.isDisabled || undefined}
          >
            <input
              id={optionIds(id, index, leadIndex).control}
              className={styles.control}
              type="radio"
              name={groupName}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled || option.isDisabled}
              aria-disabled={isBusy || undefined}
              aria-label={[words.full, note].filter(Boolean).join(", ")}
              onChange={() => isBusy || onChange(option.value)}
            />
            <span className={styles.weekday}>{words.weekday}</span>
            <span className={styles.number}>{words.day}</span>
            <span className={styles.month}>{words.month}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </label>
        );
      })}
    </div>
  );
}
