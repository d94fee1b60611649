import { type Check, ofEach } from "./check.ts";

/** A slot is a place in a layout; in a screen there is nothing to put there. */
export const misplacedSlot: Check = {
  ids: ["misplaced-slot"],
  run: ofEach(["screen"], (context, screen) =>
    context
      .listVisits(screen)
      .filter(({ types }) => types.includes("Slot"))
      .map(({ path }) => ({
        spot: { path },
        message: "a screen has no slots",
        hint: 'name a component with "component", or put the slot into a layout',
      })),
  ),
};
