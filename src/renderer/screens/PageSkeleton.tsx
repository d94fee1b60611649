import { createElement } from "react";
import type { Words } from "../../texts/catalogue.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { blockComponent } from "../registered-components.ts";

interface Props {
  readonly words: Words;
  /** The expected page: a form, or cards under headings. */
  readonly shape?: "form" | "page" | undefined;
}

/** The placeholder of a page that is loading; drawn when it takes longer than 200 ms. */
export function PageSkeleton({ words, shape = "form" }: Props) {
  return createElement(blockComponent("skeleton"), { shape, text: words.say(runtimeKeys.loading) });
}
