import type { FieldProps } from "../block-props.ts";
import { LoadedOptions } from "../choice/LoadedOptions.tsx";
import { RadioOptions } from "../choice/RadioOptions.tsx";
import { GroupFrame } from "../field-frame/GroupFrame.tsx";
import type { radioCardsFieldContract } from "./contract.ts";

/** The props of all three: their contracts differ in name and field type only. */
type RadioFieldProps = FieldProps<typeof radioCardsFieldContract>;

const radioField = (kind: "card" | "row" | "slot") => (field: RadioFieldProps) => (
  <GroupFrame {...field} role="radiogroup">
    <LoadedOptions {...field} count={field.options.length}>
      <RadioOptions {...field} kind={kind} />
    </LoadedOptions>
  </GroupFrame>
);

/** One of a few answers with consequences, each a card. */
export const RadioCardsField = radioField("card");

/** One of a few plain answers, a line each. */
export const RadioListField = radioField("row");

/** One of the times of a day, each a small card. */
export const SlotCardsField = radioField("slot");
