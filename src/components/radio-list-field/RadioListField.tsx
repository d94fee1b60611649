import type { FieldProps } from "../block-props.ts";
import { Offered } from "../choice/Offered.tsx";
import { RadioOptions } from "../choice/RadioOptions.tsx";
import { GroupFrame } from "../field-frame/GroupFrame.tsx";
import type { radioListFieldContract } from "./contract.ts";

/** One of a few plain answers, a line each. */
export function RadioListField(field: FieldProps<typeof radioListFieldContract>) {
  return (
    <GroupFrame {...field} role="radiogroup">
      <Offered {...field} count={field.options.length}>
        <RadioOptions {...field} kind="row" />
      </Offered>
    </GroupFrame>
  );
}
