import type { FieldProps } from "../block-props.ts";
import { Offered } from "../choice/Offered.tsx";
import { RadioOptions } from "../choice/RadioOptions.tsx";
import { GroupFrame } from "../field-frame/GroupFrame.tsx";
import type { radioCardsFieldContract } from "./contract.ts";

/** One of a few answers with consequences, each a card. */
export function RadioCardsField(field: FieldProps<typeof radioCardsFieldContract>) {
  return (
    <GroupFrame {...field} role="radiogroup">
      <Offered {...field} count={field.options.length}>
        <RadioOptions {...field} kind="card" />
      </Offered>
    </GroupFrame>
  );
}
