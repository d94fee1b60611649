import type { BlockProps } from "../block-props.ts";
import type { slideContract } from "./contract.ts";
import look from "./look.module.css";

/** A card of a carousel. */
export function Slide({ title, text, slots }: BlockProps<typeof slideContract>) {
  return (
    <li className={look.slide}>
      <h3 className={look.title}>{title}</h3>
      {text !== undefined && <p className={look.text}>{text}</p>}
      {slots?.actions !== undefined && <div className={look.actions}>{slots.actions}</div>}
    </li>
  );
}
