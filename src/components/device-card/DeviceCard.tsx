import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import { Heading } from "../heading/Heading.tsx";
import { ColourSwatch } from "../icons/ColourSwatch.tsx";
import { StatusChip } from "../status-chip/StatusChip.tsx";
import type { deviceCardContract } from "./contract.ts";
import { DevicePicture } from "./DevicePicture.tsx";
import styles from "./device-card.module.css";

/** A device that a plan covers: picture, name, details, its state and its actions. */
export function DeviceCard(props: BlockProps<typeof deviceCardContract>) {
  const { name, details, swatch, identifier, image, picture, status, statusTone, level = 3, slots } = props;
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <DevicePicture image={image} kind={picture} />
      <div className={styles.words}>
        <div id={titleId}>
          <Heading text={name} level={level} size="small" />
        </div>
        {details !== undefined && (
          <p className={styles.details}>
            {swatch !== undefined && <ColourSwatch colour={swatch} size={16} />}
            <span>{details}</span>
          </p>
        )}
        {identifier !== undefined && <p className={styles.identifier}>{identifier}</p>}
        {status !== undefined && <StatusChip text={status} tone={statusTone} />}
        {slots?.actions !== undefined && <div className={styles.actions}>{slots.actions}</div>}
      </div>
    </article>
  );
}
