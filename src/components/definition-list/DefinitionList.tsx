import type { BlockProps } from "../block-props.ts";
import type { definitionListContract } from "./contract.ts";
import styles from "./definition-list.module.css";

/** Facts, each with its name. */
export function DefinitionList({ layout = "beside", slots }: BlockProps<typeof definitionListContract>) {
  return <dl className={`${styles.list} ${styles[layout]}`}>{slots?.content}</dl>;
}
