import type { FieldProps } from "../block-props.ts";
import { ControlRow } from "../choice/ControlRow.tsx";
import styles from "../choice/choice.module.css";
import { LoadedOptions } from "../choice/LoadedOptions.tsx";
import { OptionWords } from "../choice/OptionWords.tsx";
import { findLeadIndex, optionIds } from "../choice/option-ids.ts";
import { GroupFrame } from "../field-frame/GroupFrame.tsx";
import type { checkboxGroupFieldContract } from "./contract.ts";

/** Several of a few answers; the value keeps the order of the options. */
export function CheckboxGroupField(field: FieldProps<typeof checkboxGroupFieldContract>) {
  const { id, options, value: ticked, isBusy, onChange } = field;
  const leadIndex = findLeadIndex(options, ticked);
  const toggle = (toggled: string) => {
    if (isBusy) return;
    const isTicked = (value: string) => ticked.includes(value) !== (value === toggled);
    onChange(options.map(({ value }) => value).filter(isTicked));
  };
  return (
    <GroupFrame {...field}>
      <LoadedOptions {...field} count={options.length}>
        <div className={styles.rows}>
          {options.map((option, index) => {
            const ids = optionIds(id, index, leadIndex);
            const control = {
              id: ids.control,
              checked: ticked.includes(option.value),
              disabled: option.isDisabled,
              "aria-labelledby": ids.name,
              "aria-describedby": ids.more,
              onChange: () => toggle(option.value),
            };
            return (
              <ControlRow key={option.value} kind="row" type="checkbox" control={control} isBusy={isBusy}>
                <OptionWords option={option} ids={ids} />
              </ControlRow>
            );
          })}
        </div>
      </LoadedOptions>
    </GroupFrame>
  );
}
