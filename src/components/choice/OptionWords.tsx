import type { ReactNode } from "react";
import type { SchemaValue } from "../block-props.ts";
import { ColourSwatch } from "../icons/ColourSwatch.tsx";
import { DeviceDrawing } from "../icons/DeviceDrawing.tsx";
import { CalendarIcon, ClockIcon, LockIcon, PlaceIcon } from "../icons/option-icons.tsx";
import { WholeNumbers } from "../whole-numbers/WholeNumbers.tsx";
import styles from "./choice.module.css";
import type { optionSchema } from "./contract.ts";

/** One of the answers that a field offers. */
export type Option = SchemaValue<typeof optionSchema>;

interface OptionWordsProps {
  readonly option: Option;
  readonly ids: { readonly name: string; readonly more: string };
}

/** An option in words, perhaps with a drawing: its name is the control's name, all other words its description. */
export function OptionWords({ option, ids }: OptionWordsProps) {
  return (
    <>
      <OptionPicture option={option} />
      <Words option={option} ids={ids} />
    </>
  );
}

/** What an option is, drawn; its name says it too. */
function OptionPicture({ option: { picture, swatch } }: Pick<OptionWordsProps, "option">) {
  if (picture === undefined && swatch === undefined) return null;
  return (
    <span className={picture === undefined ? styles.swatch : styles.picture}>
      {picture !== undefined && <DeviceDrawing name={picture} size={40} />}
      {swatch !== undefined && <ColourSwatch colour={swatch} size={24} />}
    </span>
  );
}

function Fact({ icon, text }: { readonly icon: ReactNode; readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className={styles.fact}>
      {icon}
      <span>{text}</span>
    </span>
  );
}

function Words({ option, ids }: OptionWordsProps) {
  const { label, details, cost, distance, hours, earliest, mark, isDisabled, why } = option;
  return (
    <span className={styles.words}>
      <span className={styles.top}>
        <span id={ids.name} className={styles.name}>
          <WholeNumbers text={label} />
        </span>
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
        {cost !== undefined && <span className={styles.cost}>{cost}</span>}
      </span>
      <span id={ids.more} className={styles.more}>
        {details !== undefined && (
          <span className={styles.details}>
            <WholeNumbers text={details} />
          </span>
        )}{" "}
        <Fact icon={<PlaceIcon />} text={distance} /> <Fact icon={<ClockIcon />} text={hours} />{" "}
        <Fact icon={<CalendarIcon />} text={earliest} />{" "}
        {isDisabled && why !== undefined && (
          <span className={styles.why}>
            <LockIcon />
            <span>{why}</span>
          </span>
        )}{" "}
        {/* Visually beside the name; after it for a screen reader. */}
        <span className="visually-hidden">{[mark, cost].filter(Boolean).join(", ")}</span>
      </span>
    </span>
  );
}
