import { createElement } from "react";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { blockComponent } from "../registered-components.ts";
import { useScene } from "../scene.ts";
import { useFocusAfter } from "./use-focus-after.ts";
import type { LastFailure } from "./use-last-failure.ts";

interface Props {
  readonly failure: LastFailure;
  readonly loads: readonly string[];
  /** The id of what is there once it is loaded, where that does not take this place. */
  readonly arrivedId?: string;
}

/**
 * In the place of what could not be loaded: says so, with a code for support, and asks again when that is wanted. It
 * stays, and says that it is loading, until what it stands for is there; then the focus goes there.
 */
export function LoadFailed({ failure, loads, arrivedId }: Props) {
  const { words, retryLoads } = useScene();
  const { supportCode: code, isRetrying } = failure;
  const message = words.say(isRetrying ? runtimeKeys.loading : messageKeys[failure.as]);
  const content = (
    <>
      {createText(message)}
      {code !== undefined && createText(words.say(runtimeKeys.supportCode, { code }), "small")}
      {createElement(blockComponent("button"), {
        text: words.say(runtimeKeys.tryAgain),
        kind: "secondary",
        isBusy: isRetrying,
        on: { press: () => retryLoads(loads) },
      })}
    </>
  );
  return (
    <div ref={useFocusAfter(arrivedId)} role="status">
      {createElement(blockComponent("stack"), { gap: "small", slots: { content } })}
    </div>
  );
}

const createText = (text: string, tone: "normal" | "small" = "normal") =>
  createElement(blockComponent("text"), { text, tone });

const messageKeys = { failed: runtimeKeys.loadFailed, offline: runtimeKeys.loadOffline } as const;
