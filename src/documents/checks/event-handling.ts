import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath, Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { eventsTaken } from "../uses/flow-edges.ts";
import { isShownByShell, type Showing, showingsOf } from "../uses/flow-links.ts";
import { eventsTakenAround } from "../uses/flow-uses.ts";
import { type SentEvent, sentEvents } from "../uses/sent-events.ts";
import { type Check, ofEach } from "./check.ts";

/** Taken by every run: Back goes to the screen before. */
const TAKEN_BY_RUNS = ["BACK"];

/** Taken by the portal around the page, from frames and from screens that stand behind a route. */
const TAKEN_BY_SHELL = ["SIGN_OUT", "GO", "RETRY", "CONTINUE_HERE"];

/**
 * Every event that a screen sends is taken where the screen is shown: a control that does nothing is a broken control.
 * One that hides, or stands back, while its event is not taken needs a single place where it is.
 */
export const eventHandling: Check = {
  ids: ["unhandled-event"],
  run: ofEach(["screen"], (documents, screen) => {
    const sent = sentEvents(documents, screen);
    const inFlows = untaken(documents, screen, sent);
    return isShownByShell(documents, screen) ? [...inFlows, ...untakenByShell(screen, sent)] : inFlows;
  }),
};

function untaken(documents: CheckedDocuments, screen: SourceDocument, sent: readonly SentEvent[]): Problem[] {
  const showings = showingsOf(documents, screen).map((showing) => ({ showing, taken: takenAt(documents, showing) }));
  return sent.flatMap(({ name, path, mayBeRefused }) => {
    const deaf = showings.filter(({ taken }) => !taken.includes(name));
    if (mayBeRefused && deaf.length < showings.length) return [];
    return deaf.map(({ showing, taken }) => ({
      check: "unhandled-event",
      file: screen.path,
      spot: { path },
      message: `state "${showing.name}" of flow "${showing.flow.id}" does not take "${name}"`,
      hint: suggest(name, taken, "events that it takes"),
    }));
  });
}

function takenAt(documents: CheckedDocuments, { flow, name }: Showing): readonly string[] {
  return [...new Set([...eventsTaken(documents, flow, name), ...TAKEN_BY_RUNS, ...eventsTakenAround(documents, flow)])];
}

function untakenByShell(screen: SourceDocument, sent: readonly SentEvent[]): Problem[] {
  return sent
    .filter(({ name }) => !TAKEN_BY_SHELL.includes(name))
    .map(({ name, path }: { readonly name: string; readonly path: JsonPath }) => ({
      check: "unhandled-event",
      file: screen.path,
      spot: { path },
      message: `the portal around the page does not take "${name}"`,
      hint: suggest(name, TAKEN_BY_SHELL, "events that it takes"),
    }));
}
