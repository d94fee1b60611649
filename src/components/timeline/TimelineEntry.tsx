import type { BlockProps } from "../block-props.ts";
import { StateSign } from "../icons/StateSign.tsx";
import type { timelineEntryContract } from "./contract.ts";
import look from "./timeline.module.css";

/** One thing that happened, happens or will happen, with at most one thing to do. */
export function TimelineEntry(props: BlockProps<typeof timelineEntryContract>) {
  const { title, state, stateText, time, details, slots } = props;
  return (
    <li className={`${look.entry} ${look[state]}`} aria-current={state === "now" ? "step" : undefined}>
      <span className={look.sign}>
        <StateSign state={state} />
      </span>
      <div className={look.words}>
        <p className={look.title}>
          {title} <span className="visually-hidden">{stateText}</span>
        </p>
        {time !== undefined && <p className={look.time}>{time}</p>}
        {details !== undefined && <p className={look.details}>{details}</p>}
        {slots?.actions !== undefined && <div className={look.actions}>{slots.actions}</div>}
      </div>
    </li>
  );
}
