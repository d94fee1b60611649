import type { FieldProps } from "../block-props.ts";
import { Offered } from "../choice/Offered.tsx";
import { findLeadIndex, optionIds } from "../choice/option-ids.ts";
import { useGroupName } from "../choice/use-group-name.ts";
import { GroupFrame } from "../field-frame/GroupFrame.tsx";
import type { dayStripFieldContract } from "./contract.ts";
import look from "./day-strip-field.module.css";
import { dayWords } from "./day-words.ts";

/** One of the next days: a strip that scrolls on phones, weeks on wide screens; the chosen day is said in full. */
export function DayStripField(field: FieldProps<typeof dayStripFieldContract>) {
  const { options, value, locale, error } = field;
  return (
    <GroupFrame {...field} role="radiogroup" isDisabled={undefined}>
      <Offered {...field} count={options.length}>
        <Days {...field} />
        <p className={look.chosen} aria-live="polite" data-has-error={error !== undefined || undefined}>
          {value !== "" && dayWords(value, locale).full}
        </p>
      </Offered>
    </GroupFrame>
  );
}

function Days(field: FieldProps<typeof dayStripFieldContract>) {
  const { id, options, value, locale, isBusy, isDisabled, onChange } = field;
  const groupName = useGroupName();
  const leadIndex = findLeadIndex(options, [value]);
  return (
    // Where no day can be chosen, the strip itself must be reached by key, to be scrolled.
    <div className={look.strip} tabIndex={isDisabled || options.every((day) => day.isDisabled) ? 0 : undefined}>
      {options.map((option, index) => {
        const words = dayWords(option.value, locale);
        const note = option.isDisabled ? option.why : option.mark;
        return (
          <label
            key={option.value}
            className={look.day}
            data-is-busy={isBusy || undefined}
            data-is-refused={option.isDisabled || undefined}
          >
            <input
              id={optionIds(id, index, leadIndex).control}
              className={look.control}
              type="radio"
              name={groupName}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled || option.isDisabled}
              aria-disabled={isBusy || undefined}
              aria-label={[words.full, note].filter(Boolean).join(", ")}
              onChange={() => isBusy || onChange(option.value)}
            />
            <span className={look.weekday}>{words.weekday}</span>
            <span className={look.number}>{words.day}</span>
            <span className={look.month}>{words.month}</span>
            {note !== undefined && <span className={look.note}>{note}</span>}
          </label>
        );
      })}
    </div>
  );
}
