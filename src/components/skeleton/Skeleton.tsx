import { type ReactNode, useEffect, useState } from "react";
import type { BlockProps } from "../block-props.ts";
import type { skeletonContract } from "./contract.ts";
import styles from "./skeleton.module.css";

const counts = { lines: 3, card: 1, form: 2, page: 2 };
const delayMs = 200;

/** Holds a place at once, is drawn after 200 ms, and announces once that content is loading. */
export function Skeleton({ shape = "lines", count = counts[shape], text }: BlockProps<typeof skeletonContract>) {
  const isDrawn = useHasElapsed(delayMs);
  const isPage = shape === "page";
  const parts = Array.from({ length: count }, (_, index) => `${shape}-${index}`);
  const drawn = parts.map((part) => <div key={part} className={isPage ? styles.card : styles[shape]} />);
  return (
    <div className={isPage ? undefined : styles.skeleton} aria-busy="true">
      <span className="visually-hidden" role="status">
        {isDrawn && text}
      </span>
      <div className={isDrawn ? styles.drawn : styles.held} aria-hidden="true">
        {isPage ? <PageParts cards={drawn} /> : drawn}
      </div>
    </div>
  );
}

/** A page's title, and cards under a heading. */
function PageParts({ cards }: { readonly cards: ReactNode }) {
  return (
    <>
      <div className={styles.title} />
      <div className={styles.heading} />
      <div className={styles.grid}>{cards}</div>
    </>
  );
}

function useHasElapsed(delay: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return hasElapsed;
}
