import type { JsonPath } from "../../documents/json-path.ts";
import { BACK, SHELL_EVENTS } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { ScreenDocument } from "../read/source-document.ts";
import { eventsTaken } from "../uses/flow-edges.ts";
import { isShownByShell, type ShowingState, statesShowing } from "../uses/flow-links.ts";
import { eventsTakenAround } from "../uses/flow-uses.ts";
import { type SentEvent, sentEvents } from "../uses/sent-events.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * Every event that a screen sends is handled where the screen is shown: a control without effect is broken. A control
 * that is hidden or disabled while its event is not handled needs a single place where it is.
 */
export const eventHandling: Check = {
  ids: ["unhandled-event"],
  run: ofEach(["screen"], (context, screen) => {
    const sent = sentEvents(context, screen);
    const inFlows = untaken(context, screen, sent);
    return isShownByShell(context, screen) ? [...inFlows, ...untakenByShell(sent)] : inFlows;
  }),
};

function untaken(context: CheckContext, screen: ScreenDocument, sent: readonly SentEvent[]): FoundHere[] {
  const showings = statesShowing(context, screen).map((showing) => ({ showing, taken: takenAt(context, showing) }));
  return sent.flatMap(({ name, path, mayBeRefused }) => {
    const deaf = showings.filter(({ taken }) => !taken.includes(name));
    if (mayBeRefused && deaf.length < showings.length) return [];
    return deaf.map(({ showing, taken }) => ({
      spot: { path },
      message: `state "${showing.name}" of flow "${showing.flow.id}" does not take "${name}"`,
      hint: suggest(name, taken, "events that it takes"),
    }));
  });
}

function takenAt(context: CheckContext, { flow, name }: ShowingState): readonly string[] {
  return [...new Set([...eventsTaken(context, flow, name), BACK, ...eventsTakenAround(context, flow)])];
}

function untakenByShell(sent: readonly SentEvent[]): FoundHere[] {
  return sent
    .filter(({ name }) => !SHELL_EVENTS.some((one) => one === name))
    .map(({ name, path }: { readonly name: string; readonly path: JsonPath }) => ({
      spot: { path },
      message: `the portal around the page does not take "${name}"`,
      hint: suggest(name, SHELL_EVENTS, "events that it takes"),
    }));
}
