import { expect, test } from "vitest";
import { drawnMarkup, markupText } from "../coverage/drawn-text.tsx";
import { createWorld } from "../coverage/world.ts";

const { documents } = createWorld();

const asset = { id: "D1", agreementId: "A1", name: "Acme One", make: "Acme", category: "phone", status: "ENROLLED" };

/** The text of a page of a request; a length of time and a day have spaces that do not break. */
function page(screen: string, [client, programme]: readonly [string, string], incident: string): string {
  const markup = drawnMarkup(documents, {
    ...{ screen: `service-request/${screen}`, client, programme, locale: "en-US" },
    session: {
      ...{ programme, programmes: { A1: programme }, devices: [asset] },
      agreements: [{ id: "A1", status: "ENROLLED", offerName: "One", startsOn: "2026-01-15" }],
    },
    data: {
      ...{ asset, device: { asset: "D1" }, help: { incident }, fees: [], fulfilment: "walkIn", options: [] },
    },
    loaded: [],
  });
  return markupText(markup).replaceAll(/&nbsp;|\u00a0/g, " ");
}

const singapore = (programme: string) => ["sg-carrier", programme] as const;
const thailand = (programme: string) => ["th-true", programme] as const;
const malaysia = ["my-maxis", "my-device-protection"] as const;

test.each([
  [singapore("care-4-0"), "15 January 2027"],
  [singapore("care-4-0-plus"), "15 January 2027"],
  [singapore("care-3-0"), "15 January 2027"],
  [singapore("care-2-1"), "15 July 2026"],
  [singapore("care-2-0"), "15 July 2026"],
  [singapore("care-lite"), "15 July 2026"],
  [["tech-care", "care-basic"] as const, "15 July 2026"],
  [["tech-care", "care-plus"] as const, "15 January 2027"],
  [malaysia, "January 15, 2027"],
  [thailand("th-care-monthly"), "January 15, 2027"],
  [thailand("th-swap-only-24-months"), "January 15, 2027"],
])("the maker's warranty of a plan of the middle of January lasts as the programme says: %s, %s", (of, until) => {
  expect(page("makers-warranty", of, "malfunction")).toContain(`The manufacturer's warranty lasts until ${until}.`);
});

const NONE = "no warranty";

test.each([
  [singapore("care-4-0"), "swap", "12 months"],
  [singapore("care-3-0"), "swap", "12 months"],
  [singapore("care-2-1"), "swap", "6 months"],
  [singapore("care-2-0"), "swap", "6 months"],
  [malaysia, "replacement", "12 months"],
  [thailand("th-swap-only-monthly"), "swap", "12 months"],
  [singapore("care-4-0"), "batteryReplacement", "3 months"],
  [singapore("care-2-1"), "batteryReplacement", "12 months"],
  [singapore("care-lite"), "batteryReplacement", NONE],
  [thailand("th-care-monthly"), "batteryReplacement", "3 months"],
  [singapore("care-2-0"), "screenRepair", "12 months"],
  [singapore("care-lite"), "screenRepair", "12 months"],
  [thailand("th-care-monthly"), "screenRepair", "12 months"],
  [singapore("refresh-standalone"), "refresh", "12 months"],
])("the review says how long our work is under warranty: %s, %s, %s", (of, incident, lasts) => {
  const sentence = /Our work comes with a warranty of (.*)\./.exec(page("review", of, incident))?.[1] ?? NONE;
  expect(sentence).toBe(lasts);
});
