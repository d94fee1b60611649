import type { ReactNode } from "react";
import type { BlockProps } from "../block-props.ts";
import { OutsideIcon } from "../icons/control-icons.tsx";
import type { linkContract } from "./contract.ts";
import styles from "./link.module.css";
import underlined from "./underline.module.css";

/** Addresses for a telephone or a mail program: the page stays. */
const isToProgram = (href: string) => /^(?:tel|mailto):/.test(href);

/** Leads to another step (`press`), opens the document at `href` in a new tab, or starts a call or an email. */
export function Link({ text, href, newTabText, size = "normal", isDisabled, on }: BlockProps<typeof linkContract>) {
  const className = size === "small" ? `${styles.link} ${styles.small}` : styles.link;
  const words: ReactNode = <span className={`${underlined.underline} ${styles.words}`}>{text}</span>;
  if (href === undefined) {
    return (
      <button type="button" className={className} disabled={isDisabled} onClick={() => on?.press?.()}>
        {words}
      </button>
    );
  }
  if (isToProgram(href)) {
    return (
      <a className={className} href={href}>
        {words}
      </a>
    );
  }
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {words}
      <OutsideIcon />
      {newTabText !== undefined && " "}
      {newTabText !== undefined && <span className="visually-hidden">{newTabText}</span>}
    </a>
  );
}
