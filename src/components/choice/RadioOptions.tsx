import { ControlRow } from "./ControlRow.tsx";
import styles from "./choice.module.css";
import { type Option, OptionWords } from "./OptionWords.tsx";
import { findLeadIndex, optionIds } from "./option-ids.ts";
import { useGroupName } from "./use-group-name.ts";

interface RadioOptionsProps {
  readonly kind: "card" | "row" | "slot";
  readonly id: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly isBusy?: boolean | undefined;
  readonly onChange: (value: string) => void;
}

/** Native radios; arrows move between them. */
export function RadioOptions({ kind, id, value, options, isBusy, onChange }: RadioOptionsProps) {
  const groupName = useGroupName();
  const leadIndex = findLeadIndex(options, [value]);
  return (
    <div className={styles[`${kind}s`]}>
      {options.map((option, index) => {
        const ids = optionIds(id, index, leadIndex);
        const control = {
          id: ids.control,
          name: groupName,
          value: option.value,
          checked: option.value === value,
          disabled: option.isDisabled,
          "aria-labelledby": ids.name,
          "aria-describedby": ids.more,
          onChange: () => isBusy || onChange(option.value),
        };
        return (
          <ControlRow key={option.value} kind={kind} type="radio" control={control} isBusy={isBusy}>
            <OptionWords option={option} ids={ids} />
          </ControlRow>
        );
      })}
    </div>
  );
}
