import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import { Heading } from "../heading/Heading.tsx";
import { PlanIcon } from "../icons/PlanIcon.tsx";
import { StatusChip } from "../status-chip/StatusChip.tsx";
import type { planCardContract } from "./contract.ts";
import styles from "./plan-card.module.css";

/** A customer's plan, or one fact about it: its name and state, number and period, its content and its actions. */
export function PlanCard(props: BlockProps<typeof planCardContract>) {
  const { name, icon = "shield", reference, period, status, statusTone, level = 3, slots } = props;
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <span className={styles.sign}>
        <PlanIcon name={icon} />
      </span>
      <div className={styles.words}>
        <div id={titleId} className={styles.name}>
          <Heading text={name} level={level} size="medium" />
        </div>
        {period !== undefined && <p className={styles.period}>{period}</p>}
        {reference !== undefined && <p className={styles.reference}>{reference}</p>}
        {status !== undefined && <StatusChip text={status} tone={statusTone} />}
        {slots?.body !== undefined && <div className={styles.body}>{slots.body}</div>}
        {slots?.actions !== undefined && <div className={styles.actions}>{slots.actions}</div>}
      </div>
    </article>
  );
}
