import type { PortalParts } from "../portal-parts.ts";
import { createRepetition } from "../run/repetition.ts";

/** The shortest pause before the calls of a failed session are made again, in milliseconds. */
const PAUSE = 5_000;

/** Fills a session again that failed, after growing pauses, while the customer sees the page for problems. */
export interface SessionRepair {
  /** A filling has ended. */
  ended(isFilled: boolean): void;
  /** The network is back. */
  wake(): void;
  /** Repeats nothing while the page is hidden. */
  setVisible(isVisible: boolean): void;
}

/** The dependencies of the repair: the portal's parts, and the repeated filling. */
type RepairParts = Pick<PortalParts, "lifecycle" | "random" | "state" | "timers"> & {
  /** Fills a failed session again, without a change on the page until it succeeds. */
  repeat(): void;
};

/** The repair of a portal's session. */
export function createSessionRepair({ lifecycle, random, state, timers, repeat }: RepairParts): SessionRepair {
  let isVisible = lifecycle?.isVisible?.() ?? true;
  const repetition = createRepetition(PAUSE, {
    ...{ timers, random },
    canAsk: () => isVisible && state().isOnline,
    ask() {
      if (state().session.status !== "failed") return;
      if (state().page.kind === "problem") repeat();
      else repetition.arrived(true);
    },
  });

  return {
    ended(isFilled) {
      repetition.arrived(!isFilled);
      if (isFilled) repetition.stop();
    },
    wake: () => repetition.wake(),
    setVisible(next) {
      isVisible = next;
      repetition.wake();
    },
  };
}
