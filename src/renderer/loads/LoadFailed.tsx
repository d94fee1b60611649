import { createElement } from "react";
import { blockComponent } from "../registered-components.ts";
import { runtimeKeys } from "../runtime-keys.ts";
import { useScene } from "../scene.ts";

interface Props {
  /** `offline`: it is the network that is missing. */
  readonly as: "failed" | "offline";
  readonly loads: readonly string[];
  readonly supportCode: string | undefined;
}

/** In the place of what could not be loaded: says so, with a code for support, and asks again when that is wanted. */
export function LoadFailed({ as, loads, supportCode: code }: Props) {
  const { words, retryLoads } = useScene();
  const text = blockComponent("text");
  return (
    <div role="status">
      {createElement(text, { text: words.say(as === "offline" ? runtimeKeys.loadOffline : runtimeKeys.loadFailed) })}
      {code !== undefined && createElement(text, { text: words.say(runtimeKeys.supportCode, { code }), tone: "small" })}
      {createElement(blockComponent("button"), {
        text: words.say(runtimeKeys.tryAgain),
        kind: "secondary",
        on: { press: () => retryLoads(loads) },
      })}
    </div>
  );
}
