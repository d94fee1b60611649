import type { BlockProps } from "../block-props.ts";
import { DeviceDrawing } from "../icons/DeviceDrawing.tsx";
import type { helperTopicContract } from "./contract.ts";
import styles from "./helper-popover.module.css";

/** Instructions for one kind of item. */
export function HelperTopic({ title, text, picture }: BlockProps<typeof helperTopicContract>) {
  return (
    <section className={styles.topic}>
      {picture !== undefined && (
        <span className={styles.picture}>
          <DeviceDrawing name={picture} size={32} />
        </span>
      )}
      <div className={styles.about}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  );
}
