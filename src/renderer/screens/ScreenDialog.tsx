import { createElement } from "react";
import { DISMISSALS } from "../../engine/index.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { blockComponent, findContract } from "../registered-components.ts";
import type { Scene } from "../scene.ts";
import { screenTitle } from "./compiled-screen.ts";
import { fillSlots } from "./fill-slots.ts";
import { type ScreenParts, ScreenView } from "./ScreenView.tsx";

interface Props {
  readonly scene: Scene;
  /** The component around it. */
  readonly as?: "dialog" | "panel";
}

/** Draws a screen above the page, or beside it: its title names it, its blocks fill the slots of a dialog or panel. */
export function ScreenDialog({ scene, as = "dialog" }: Props) {
  const { port, words, visit, isLocked } = scene;
  const dismissal = isLocked ? undefined : DISMISSALS.find((name) => port.accepts({ name }));
  const arrange = ({ notice, blocks, draw }: ScreenParts) => {
    const { body, ...slots } = fillSlots(blocks, findContract(as)?.slots, draw);
    return createElement(blockComponent(as), {
      title: screenTitle(scene),
      dismissText: dismissal === undefined ? undefined : words.say(runtimeKeys.close),
      on: dismissal === undefined ? {} : { dismiss: () => port.send({ name: dismissal, visit }) },
      slots: {
        ...slots,
        body: (
          <>
            {notice}
            {body}
          </>
        ),
      },
    });
  };
  return <ScreenView scene={scene} arrange={arrange} />;
}
