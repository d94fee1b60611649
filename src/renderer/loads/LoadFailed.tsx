import { createElement } from "react";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { blockComponent } from "../registered-components.ts";
import { useScene } from "../scene.ts";
import { useFocusAfter } from "./use-focus-after.ts";
import type { LastFailure } from "./use-last-failure.ts";

interface Props {
  readonly failure: LastFailure;
  readonly loads: readonly string[];
  /** The id of the loaded content, when that does not replace this element. */
  readonly arrivedId?: string;
}

/**
 * Replaces content that could not be loaded: shows the failure with a support code, and a button to retry. It stays,
 * and shows that it is loading, until the content is there; then the focus goes there.
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
