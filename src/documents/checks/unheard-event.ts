import { suggest } from "../findings/suggest.ts";
import { allEventsTaken, toldEvents } from "../uses/told-events.ts";
import type { Check } from "./check.ts";

/** What an address or a flow tells, some flow that hears it takes. */
export const unheardEvent: Check = {
  ids: ["unheard-event"],
  run: (documents) =>
    toldEvents(documents).flatMap(({ name, document, path, heardBy }) => {
      const taken = new Set([...heardBy].flatMap((flow) => [...allEventsTaken(documents, flow)]));
      if (taken.has(name)) return [];
      const listeners = [...heardBy].map(({ id }) => `"${id}"`).join(", ");
      const message = `${listeners === "" ? "no flow hears" : `none of the flows that hear it (${listeners}) takes`} "${name}"`;
      const hint = suggest(name, taken, "events that they take");
      return [{ check: "unheard-event", file: document.path, spot: { path }, message, hint }];
    }),
};
