import type { ReactNode } from "react";
import { Banner } from "../banner/Banner.tsx";
import { SpinnerIcon } from "../icons/control-icons.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import styles from "./external-frame.module.css";

interface ExternalFrameLayoutProps {
  /** The foreign page stays in the layout in every state, so that it is loaded once. */
  readonly frame: ReactNode;
  readonly state: "loading" | "ready" | "failed";
  /** As high as card fields, a form or a page. */
  readonly size?: "small" | "medium" | "large" | undefined;
  /** In pixels, once the page has requested a height. */
  readonly height?: number | undefined;
  /** What was done in the page is under way. */
  readonly isBusy?: boolean | undefined;
  readonly loadingText: string;
  readonly failedText: string;
  readonly retryText?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** The place of a foreign page: a skeleton of its size until it sends a message, and actions for when it does not. */
export function ExternalFrameLayout(props: ExternalFrameLayoutProps) {
  const { frame, state, size = "small", height, isBusy = false, loadingText, failedText, retryText, onRetry } = props;
  return (
    <div
      className={`${styles.frame} ${styles[size]}`}
      style={height === undefined ? undefined : { minBlockSize: height }}
      aria-busy={state === "loading" || isBusy || undefined}
    >
      <div className={state === "ready" ? styles.page : styles.hidden} inert={isBusy || undefined}>
        {frame}
      </div>
      {isBusy && (
        <p className={styles.wait} role="status">
          <SpinnerIcon />
          {loadingText}
        </p>
      )}
      {state === "loading" && <Skeleton shape="form" text={loadingText} />}
      {state === "failed" && (
        <Banner
          tone="bad"
          text={failedText}
          actionText={retryText}
          on={onRetry === undefined ? {} : { action: onRetry }}
        />
      )}
    </div>
  );
}
