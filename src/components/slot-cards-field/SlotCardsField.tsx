import type { FieldProps } from "../block-props.ts";
import { Offered } from "../choice/Offered.tsx";
import { RadioOptions } from "../choice/RadioOptions.tsx";
import { GroupFrame } from "../field-frame/GroupFrame.tsx";
import type { slotCardsFieldContract } from "./contract.ts";

/** One of the times of a day, each a small card. */
export function SlotCardsField(field: FieldProps<typeof slotCardsFieldContract>) {
  return (
    <GroupFrame {...field} role="radiogroup">
      <Offered {...field} count={field.options.length}>
        <RadioOptions {...field} kind="slot" />
      </Offered>
    </GroupFrame>
  );
}
