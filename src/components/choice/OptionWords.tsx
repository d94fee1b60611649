import type { SchemaValue } from "../block-props.ts";
import { CalendarIcon, LockIcon } from "../icons/option-icons.tsx";
import look from "./choice.module.css";
import type { optionSchema } from "./contract.ts";

/** One of the answers that a field offers. */
export type Option = SchemaValue<typeof optionSchema>;

interface OptionWordsProps {
  readonly option: Option;
  readonly ids: { readonly name: string; readonly more: string };
}

/** An option in words: its name names the control, all else describes it. */
export function OptionWords({ option, ids }: OptionWordsProps) {
  const { label, details, cost, earliest, mark, isDisabled, why } = option;
  return (
    <span className={look.words}>
      <span className={look.top}>
        <span id={ids.name} className={look.name}>
          {label}
        </span>
        {mark !== undefined && <span className={look.mark}>{mark}</span>}
        {cost !== undefined && <span className={look.cost}>{cost}</span>}
      </span>
      <span id={ids.more} className={look.more}>
        {details !== undefined && <span className={look.details}>{details}</span>}{" "}
        {earliest !== undefined && (
          <span className={look.fact}>
            <CalendarIcon />
            <span>{earliest}</span>
          </span>
        )}{" "}
        {isDisabled && why !== undefined && (
          <span className={look.why}>
            <LockIcon />
            <span>{why}</span>
          </span>
        )}{" "}
        {/* Beside the name in the look; after it for a screen reader. */}
        <span className="visually-hidden">{[mark, cost].filter(Boolean).join(", ")}</span>
      </span>
    </span>
  );
}
