import type { BlockProps } from "../block-props.ts";
import type { definitionContract } from "./contract.ts";
import look from "./definition-list.module.css";

/** A fact with its name. */
export function Definition({ term, value, emphasis = "normal", slots }: BlockProps<typeof definitionContract>) {
  return (
    <div className={`${look.definition} ${look[emphasis]}`}>
      <dt className={look.term}>{term}</dt>
      <dd className={look.value}>
        {value}
        {slots?.content}
      </dd>
    </div>
  );
}
