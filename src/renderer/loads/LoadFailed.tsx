import { createElement } from "react";
import { blockComponent } from "../registered-components.ts";
import { runtimeKeys } from "../runtime-keys.ts";
import { useScene } from "../scene.ts";

/** In the place of what could not be loaded: says so, and asks again when that is wanted. */
export function LoadFailed({ loads }: { readonly loads: readonly string[] }) {
  const { words, retryLoads } = useScene();
  return (
    <div role="status">
      {createElement(blockComponent("text"), { text: words.say(runtimeKeys.loadFailed) })}
      {createElement(blockComponent("button"), {
        text: words.say(runtimeKeys.tryAgain),
        kind: "secondary",
        on: { press: () => retryLoads(loads) },
      })}
    </div>
  );
}
