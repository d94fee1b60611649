import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { flowsShowing, isShownByShell, statesOf } from "../uses/flow-links.ts";
import { nameInJourney } from "../uses/references.ts";
import type { Check } from "./check.ts";

/** Taken by every run: Back goes to the screen before. */
const TAKEN_BY_RUNS = ["BACK"];

/** Taken by the portal around the page, from frames and from screens that stand behind a route. */
const TAKEN_BY_SHELL = ["SIGN_OUT", "CHANGE_LANGUAGE", "GO", "RETRY"];

/** Every event that a screen sends is taken where the screen is shown: a control that does nothing is a broken control. */
export const eventHandling: Check = {
  ids: ["unhandled-event"],
  run: (documents) =>
    documents.index.of("screen").flatMap((screen) => {
      const sent = sentEvents(documents, screen);
      const inFlows = flowsShowing(documents, screen).flatMap((flow) => untaken(documents, screen, flow, sent));
      return isShownByShell(documents, screen) ? [...inFlows, ...untakenByShell(screen, sent)] : inFlows;
    }),
};

interface SentEvent {
  readonly name: string;
  readonly path: readonly (string | number)[];
}

function sentEvents({ visitsOf }: CheckedDocuments, screen: SourceDocument): SentEvent[] {
  return visitsOf(screen)
    .filter(({ types }) => types.includes("Send"))
    .flatMap(({ value, path }) => {
      const name = member(value, "send");
      return typeof name === "string" ? [{ name, path: [...path, "send"] }] : [];
    });
}

function untaken(
  { index }: CheckedDocuments,
  screen: SourceDocument,
  flow: SourceDocument,
  sent: SentEvent[],
): Problem[] {
  const showing = statesOf(flow).filter(({ state }) => {
    const name = member(state, "screen");
    return typeof name === "string" && index.find("screen", nameInJourney(name, flow)) === screen;
  });
  const common = [...TAKEN_BY_RUNS, ...eventsOf(flow.value)];
  return showing.flatMap(({ name, state }) => {
    const taken = [...eventsOf(state), ...common];
    return sent
      .filter((event) => !taken.includes(event.name))
      .map((event) => ({
        check: "unhandled-event",
        file: screen.path,
        spot: { path: event.path },
        message: `state "${name}" of flow "${flow.id}" does not take "${event.name}"`,
        hint: suggest(event.name, taken, "events that it takes"),
      }));
  });
}

const eventsOf = (holder: unknown) => membersOf(member(holder, "on")).map(([event]) => event);

function untakenByShell(screen: SourceDocument, sent: SentEvent[]): Problem[] {
  return sent
    .filter(({ name }) => !TAKEN_BY_SHELL.includes(name))
    .map(({ name, path }) => ({
      check: "unhandled-event",
      file: screen.path,
      spot: { path },
      message: `the portal around the page does not take "${name}"`,
      hint: suggest(name, TAKEN_BY_SHELL, "events that it takes"),
    }));
}
