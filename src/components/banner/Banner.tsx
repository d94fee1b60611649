import type { BlockProps } from "../block-props.ts";
import { CrossIcon } from "../icons/control-icons.tsx";
import { ToneIcon } from "../icons/tone-icons.tsx";
import look from "./banner.module.css";
import type { bannerContract } from "./contract.ts";

/** Says what happened, aloud when it appears: `warn` and `bad` interrupt, `good` and `info` wait. */
export function Banner({ tone, title, text, note, actionText, dismissText, on }: BlockProps<typeof bannerContract>) {
  const isUrgent = tone === "warn" || tone === "bad";
  return (
    <div className={`${look.banner} ${look[tone]}`} role={isUrgent ? "alert" : "status"}>
      <span className={look.sign}>
        <ToneIcon tone={tone} />
      </span>
      <div className={look.words}>
        {title !== undefined && <p className={look.title}>{title}</p>}
        <p className={look.text}>{text}</p>
        {note !== undefined && <p className={look.note}>{note}</p>}
        {actionText !== undefined && (
          <button type="button" className={look.action} onClick={() => on?.action?.()}>
            {actionText}
          </button>
        )}
      </div>
      {dismissText !== undefined && (
        <button type="button" className={look.cross} aria-label={dismissText} onClick={() => on?.dismiss?.()}>
          <CrossIcon />
        </button>
      )}
    </div>
  );
}
