import type { BlockProps } from "../block-props.ts";
import { DeviceDrawing } from "../icons/DeviceDrawing.tsx";
import styles from "./carousel.module.css";
import type { slideContract } from "./contract.ts";

/** A card of a carousel. */
export function Slide({ title, text, picture, slots }: BlockProps<typeof slideContract>) {
  return (
    <li className={styles.slide}>
      {picture !== undefined && (
        <span className={styles.picture}>
          <DeviceDrawing name={picture} size={32} />
        </span>
      )}
      <h3 className={styles.title}>{title}</h3>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {slots?.actions !== undefined && <div className={styles.actions}>{slots.actions}</div>}
    </li>
  );
}
