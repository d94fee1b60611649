import { objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { ScreenDocument } from "../read/source-document.ts";

/** An event that a control of a screen sends. */
export interface SentEvent {
  readonly name: string;
  readonly path: JsonPath;
  /** Whether the control is hidden or disabled while the event would not be taken. */
  readonly mayBeRefused: boolean;
}

/** Every event that a screen sends, including those that components send by themselves. */
export function sentEvents({ visitsOf, component }: CheckContext, screen: ScreenDocument): SentEvent[] {
  return visitsOf(screen, "Block").flatMap(({ value: { whenRefused, on = {}, component: name }, path }) => {
    const mayBeRefused = whenRefused !== undefined;
    const declared = objectEntries(on).flatMap(([event, { send }]) =>
      send === undefined ? [] : [{ name: send, path: [...path, "on", event, "send"], mayBeRefused }],
    );
    const sentByDefault = Object.entries(component(String(name))?.events ?? {}).flatMap(([event, { sends }]) =>
      sends === undefined || Object.hasOwn(on, event)
        ? []
        : [{ name: sends, path: [...path, "component"], mayBeRefused }],
    );
    return [...declared, ...sentByDefault];
  });
}
