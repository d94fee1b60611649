import type { BlockProps } from "../block-props.ts";
import type { headingContract } from "./contract.ts";
import styles from "./heading.module.css";

const tags = { 1: "h1", 2: "h2", 3: "h3", 4: "h4" } as const;
const sizes = { 1: "large", 2: "medium", 3: "small", 4: "small" } as const;

/** Names a screen or a part of it. */
export function Heading({ text, level = 2, size = sizes[level] }: BlockProps<typeof headingContract>) {
  const Tag = tags[level];
  return <Tag className={`${styles.heading} ${styles[size]}`}>{text}</Tag>;
}
