import { textsFor } from "../../src/checker/wording/texts-for.ts";
import type { Found, Walk } from "./found.ts";
import { shortestTo } from "./shortest-scenario.ts";
import type { WalkFinding } from "./walk-result.ts";

/** Notices in a walk that have no message in one of the client's languages. */
export function missingMessages(walk: Walk): WalkFinding[] {
  const { walked, found } = walk;
  const shown = new Map<string, Found>();
  for (const one of found) {
    const key = one.runState.snapshot.show?.key;
    if (key !== undefined && !shown.has(key)) shown.set(key, one);
  }
  const { checkContext, client, portal } = walked;
  const resolved = checkContext.clients.find(({ id }) => id === client);
  if (resolved === undefined) return [];
  const journeys = [
    ...new Set(
      checkContext.index.of("messages").flatMap(({ id, wordingOwner }) => (wordingOwner === "journey" ? [id] : [])),
    ),
  ];
  return [...shown].flatMap(([key, at]) => {
    const silent = portal.client.languages.filter(
      (locale) =>
        !journeys.some((journey) => Object.hasOwn(textsFor(checkContext.index, resolved, locale, journey), key)),
    );
    return silent.map(
      (locale): WalkFinding => ({
        kind: "message-missing",
        flow: walked.flow,
        message: `the notice "${key}" has no message in ${locale}; add it to the locale's texts`,
        scenario: shortestTo(walk, at),
      }),
    );
  });
}
