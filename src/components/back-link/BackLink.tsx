import type { BlockProps } from "../block-props.ts";
import { BackIcon } from "../icons/control-icons.tsx";
import type { backLinkContract } from "./contract.ts";
import look from "./look.module.css";

/** Leads to the screen before (`press`). */
export function BackLink({ text, isDisabled, on }: BlockProps<typeof backLinkContract>) {
  return (
    <button type="button" className={look.backLink} disabled={isDisabled} onClick={() => on?.press?.()}>
      <BackIcon />
      {text}
    </button>
  );
}
