import type { BlockProps } from "../block-props.ts";
import { DeviceKindIcon } from "../icons/DeviceKindIcon.tsx";
import type { helperTopicContract } from "./contract.ts";
import look from "./helper-popover.module.css";

/** What to do for one kind of thing. */
export function HelperTopic({ title, text, picture }: BlockProps<typeof helperTopicContract>) {
  return (
    <section className={look.topic}>
      {picture !== undefined && (
        <span className={look.picture}>
          <DeviceKindIcon kind={picture} />
        </span>
      )}
      <div className={look.about}>
        <h3 className={look.name}>{title}</h3>
        <p className={look.text}>{text}</p>
      </div>
    </section>
  );
}
