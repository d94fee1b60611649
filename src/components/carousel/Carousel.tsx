import { type FocusEvent, useId, useRef } from "react";
import type { BlockProps } from "../block-props.ts";
import { BackwardIcon, ForwardIcon } from "../icons/control-icons.tsx";
import styles from "./carousel.module.css";
import type { carouselContract } from "./contract.ts";
import { useScrollEnds } from "./use-scroll-ends.ts";

/** Cards in a row: a swipe, the arrow keys or the buttons scroll it; the buttons appear only when there is more. */
export function Carousel({ label, previousText, nextText, slots }: BlockProps<typeof carouselContract>) {
  const row = useRef<HTMLUListElement>(null);
  const rowId = useId();
  const more = useScrollEnds(row);
  const scroll = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 });
  const buttons = [
    { text: previousText, isShown: more.before, direction: -1, Sign: BackwardIcon },
    { text: nextText, isShown: more.after, direction: 1, Sign: ForwardIcon },
  ] as const;
  return (
    <div className={styles.carousel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key, also where no card has a control. */}
      <ul id={rowId} ref={row} className={styles.row} tabIndex={0} aria-label={label} onFocus={showWhole}>
        {slots?.slides}
      </ul>
      <div className={styles.buttons} hidden={!more.before && !more.after}>
        {buttons.map(({ text, isShown, direction, Sign }) => (
          <button
            key={direction}
            type="button"
            className={styles.button}
            aria-label={text}
            aria-controls={rowId}
            aria-disabled={!isShown || undefined}
            onClick={() => isShown && scroll(direction)}
          >
            <Sign />
          </button>
        ))}
      </div>
    </div>
  );
}

/**
 * With keys, a card whose control has the focus is scrolled fully into view: a browser shows only an edge of the
 * control. Between press and release of a pointer nothing moves.
 */
function showWhole({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !target.matches(":focus-visible")) return;
  target.closest("li")?.scrollIntoView({ inline: "start", block: "nearest" });
}
