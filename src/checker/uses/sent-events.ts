import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** An event that a control of a screen sends. */
export interface SentEvent {
  readonly name: string;
  readonly path: JsonPath;
  /** Whether the control hides or stands back while the event would not be taken. */
  readonly mayBeRefused: boolean;
}

/** Every event that a screen sends, those that components send unasked included. */
export function sentEvents({ listVisits, component }: CheckContext, screen: SourceDocument): SentEvent[] {
  return listVisits(screen)
    .filter(({ types }) => types.includes("Block"))
    .flatMap(({ value: block, path }) => {
      const mayBeRefused = member(block, "can") !== undefined;
      const declared = objectEntries(member(block, "on")).flatMap(([event, send]) => {
        const name = member(send, "send");
        return typeof name === "string" ? [{ name, path: [...path, "on", event, "send"], mayBeRefused }] : [];
      });
      const sentByDefault = Object.entries(component(String(member(block, "use")))?.events ?? {}).flatMap(
        ([event, { sends }]) =>
          sends === undefined || member(member(block, "on"), event) !== undefined
            ? []
            : [{ name: sends, path: [...path, "use"], mayBeRefused }],
      );
      return [...declared, ...sentByDefault];
    });
}
