import { createElement } from "react";
import { blockComponent } from "../registered-components.ts";
import { runtimeKeys } from "../runtime-keys.ts";
import type { Words } from "../texts/catalogue.ts";

/** Holds the place of a page that is loading; drawn when it takes longer than 200 ms. */
export function PageSkeleton({ words }: { readonly words: Words }) {
  return createElement(blockComponent("skeleton"), { shape: "form", text: words.say(runtimeKeys.loading) });
}
