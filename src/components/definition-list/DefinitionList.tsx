import type { BlockProps } from "../block-props.ts";
import type { definitionListContract } from "./contract.ts";
import look from "./definition-list.module.css";

/** Facts, each with its name. */
export function DefinitionList({ layout = "beside", slots }: BlockProps<typeof definitionListContract>) {
  return <dl className={`${look.list} ${look[layout]}`}>{slots?.content}</dl>;
}
