import type { ReactNode } from "react";
import type { BlockProps } from "../block-props.ts";
import { OutsideIcon } from "../icons/control-icons.tsx";
import type { linkContract } from "./contract.ts";
import look from "./look.module.css";

/** Leads to another step (`press`), or opens the document at `href` in a new tab. */
export function Link({ text, href, newTabText, size = "normal", isDisabled, on }: BlockProps<typeof linkContract>) {
  const className = `${look.link} ${look[size]}`;
  const words: ReactNode = <span className={look.words}>{text}</span>;
  if (href === undefined) {
    return (
      <button type="button" className={className} disabled={isDisabled} onClick={() => on?.press?.()}>
        {words}
      </button>
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
