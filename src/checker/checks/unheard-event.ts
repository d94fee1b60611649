import { suggest } from "../findings/suggest.ts";
import { allEventsTaken, emittedEvents } from "../uses/emitted-events.ts";
import type { Check } from "./check.ts";

/** Every event that an address or a flow emits has a flow that handles it. */
export const unheardEvent: Check = {
  ids: ["unheard-event"],
  run: (context) =>
    emittedEvents(context).flatMap(({ name, document, path, receivers }) => {
      const taken = new Set([...receivers].flatMap((flow) => [...allEventsTaken(context, flow)]));
      if (taken.has(name)) return [];
      const listeners = [...receivers].map(({ id }) => `"${id}"`).join(", ");
      const message = `${listeners === "" ? "no flow takes" : `none of the flows that get it (${listeners}) takes`} "${name}"`;
      const hint = suggest(name, taken, "events that they take");
      return [{ file: document.path, spot: { path }, message, hint }];
    }),
};
