import { type Check, ofEach } from "./check.ts";

/** A slot is a place in a layout; elsewhere there is nothing to put there. */
export const misplacedSlot: Check = {
  ids: ["misplaced-slot"],
  run: ofEach(["screen", "fragment"], (context, document) =>
    context
      .listVisits(document)
      .filter(({ types }) => types.includes("Slot"))
      .map(({ path }) => ({
        spot: { path },
        message: `a ${document.kind} has no slots`,
        hint: 'name a component with "component", or put the slot into a layout',
      })),
  ),
};
