import type { ReactElement } from "react";
import type { BlockProps } from "../block-props.ts";
import type { diagramContract } from "./contract.ts";
import styles from "./diagram.module.css";

type Props = BlockProps<typeof diagramContract>;

/** A drawing with its words; screen readers read the words alone. */
export function Diagram({ picture, text }: Props) {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        width="72"
        height="96"
        viewBox="0 0 96 128"
        data-diagram={picture}
        aria-hidden="true"
        focusable="false"
      >
        <rect x="16" y="3" width="64" height="122" rx="11" />
        <path d="M42 10.5h12" />
        {screens[picture]}
      </svg>
      <figcaption className={styles.words}>{text}</figcaption>
    </figure>
  );
}

const COLUMNS = [32, 48, 64];
const ROWS = [58, 74, 90, 106];

/** The keys of *#06# on a keypad, by column and row. */
const PRESSED = new Set(["32 106", "64 106", "48 106", "64 74"]);

const keys = ROWS.flatMap((y) =>
  COLUMNS.map((x) => (
    <circle key={`${x} ${y}`} className={PRESSED.has(`${x} ${y}`) ? styles.pressed : undefined} cx={x} cy={y} r="5" />
  )),
);

const screens: Readonly<Record<Props["picture"], ReactElement>> = {
  dial: (
    <>
      <text x="48" y="36" textAnchor="middle">
        *#06#
      </text>
      <path d="M28 44h40" />
      {keys}
    </>
  ),
  settings: (
    <>
      <path d="M26 26h22M26 44h30M26 54h18M26 96h26M26 106h16" />
      <rect className={styles.pressed} x="22" y="63" width="52" height="22" rx="4" />
      <text x="48" y="78" textAnchor="middle">
        IMEI
      </text>
    </>
  ),
};
