import type { ReactNode } from "react";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import styles from "./choice.module.css";

interface LoadedOptionsProps {
  readonly count: number;
  readonly isLoading?: boolean | undefined;
  readonly loadingText?: string | undefined;
  readonly emptyText?: string | undefined;
  readonly children: ReactNode;
}

/** The options, or a message that they are loading or absent. */
export function LoadedOptions({ count, isLoading, loadingText, emptyText, children }: LoadedOptionsProps) {
  if (isLoading) return <Skeleton shape="card" count={2} text={loadingText} />;
  if (count > 0) return children;
  return emptyText === undefined ? null : <p className={styles.empty}>{emptyText}</p>;
}
