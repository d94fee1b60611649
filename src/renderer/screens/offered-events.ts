import type { OfferedEvent, Scope } from "../../engine/index.ts";
import type { Words } from "../../texts/catalogue.ts";
import type { CompiledBlock } from "./compile-screen.ts";

/** The events that a block would send now, with the known part of each one's values. */
export function offeredBy({ on, contract, props: propsOf }: CompiledBlock, scope: Scope, words: Words): OfferedEvent[] {
  return Object.entries(contract.events ?? {}).flatMap(([event, { with: given, sends, form }]) => {
    const send = on[event];
    const name = send?.name ?? sends;
    if (name === undefined) return [];
    const sent = send?.payload(scope, undefined);
    const asked = form === undefined ? undefined : propsOf(scope, words)[form];
    return [
      {
        name,
        isOpen: given !== undefined,
        ...(sent === undefined ? {} : { with: sent }),
        ...(typeof asked === "string" ? { form: asked } : {}),
      },
    ];
  });
}
