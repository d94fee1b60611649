import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import underlined from "../link/underline.module.css";
import type { summaryRowContract } from "./contract.ts";
import look from "./summary-list.module.css";

/** One answer, and the way back to its question. */
export function SummaryRow(props: BlockProps<typeof summaryRowContract>) {
  const { label, value, changeText, isDisabled, on, slots } = props;
  const labelId = useId();
  const changeId = useId();
  return (
    <div className={look.row}>
      <dt id={labelId} className={look.label}>
        {label}
      </dt>
      <dd className={look.value}>
        {value}
        {slots?.content}
      </dd>
      {changeText !== undefined && (
        <dd className={look.way}>
          <button
            id={changeId}
            type="button"
            className={`${underlined.underline} ${look.change}`}
            aria-labelledby={`${changeId} ${labelId}`}
            disabled={isDisabled}
            onClick={() => on?.change?.()}
          >
            {changeText}
          </button>
        </dd>
      )}
    </div>
  );
}
