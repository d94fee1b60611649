import type { BlockProps } from "../block-props.ts";
import { DeviceKindIcon } from "../icons/DeviceKindIcon.tsx";
import look from "./carousel.module.css";
import type { slideContract } from "./contract.ts";

/** A card of a carousel. */
export function Slide({ title, text, picture, slots }: BlockProps<typeof slideContract>) {
  return (
    <li className={look.slide}>
      {picture !== undefined && (
        <span className={look.picture}>
          <DeviceKindIcon kind={picture} />
        </span>
      )}
      <h3 className={look.title}>{title}</h3>
      {text !== undefined && <p className={look.text}>{text}</p>}
      {slots?.actions !== undefined && <div className={look.actions}>{slots.actions}</div>}
    </li>
  );
}
