import { textsFor } from "../../src/documents/wording/texts-for.ts";
import type { Found, Walk } from "./explore.ts";
import { shortestTo } from "./shortest-way.ts";
import type { WalkFinding } from "./walk-result.ts";

/** Notices that a walk came to, which have no words in one of the client's languages. */
export function missingMessages(walk: Walk): WalkFinding[] {
  const { walked, found } = walk;
  const shown = new Map<string, Found>();
  for (const one of found) {
    const key = one.standing.snapshot.show?.key;
    if (key !== undefined && !shown.has(key)) shown.set(key, one);
  }
  const { checked, client, portal } = walked;
  const resolved = checked.clients.find(({ id }) => id === client);
  if (resolved === undefined) return [];
  const journeys = [
    ...new Set(checked.index.of("messages").flatMap(({ id, wordingOf }) => (wordingOf === "journey" ? [id] : []))),
  ];
  return [...shown].flatMap(([key, at]) => {
    const silent = portal.client.languages.filter(
      (locale) => !journeys.some((journey) => Object.hasOwn(textsFor(checked.index, resolved, locale, journey), key)),
    );
    return silent.map(
      (locale): WalkFinding => ({
        kind: "message-missing",
        flow: walked.flow,
        message: `the notice "${key}" has no words in ${locale}`,
        scenario: shortestTo(walk, at),
      }),
    );
  });
}
