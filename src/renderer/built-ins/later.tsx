import { createElement, type FunctionComponent, lazy, Suspense } from "react";
import { blockComponent } from "../registered-components.ts";
import { runtimeKeys } from "../runtime-keys.ts";
import { useScene } from "../scene.ts";
import type { BuiltInProps } from "./built-in-props.ts";

/** A block whose code is fetched where it is drawn, so that other screens do not pay for it. */
export function later(load: () => Promise<FunctionComponent<BuiltInProps>>): FunctionComponent<BuiltInProps> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Later(props) {
    const { words } = useScene();
    const text = words.say(runtimeKeys.loading);
    const placeholder = createElement(blockComponent("skeleton"), { shape: "form", text });
    return (
      <Suspense fallback={placeholder}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
