import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { unshownOffer } from "../../src/checker/checks/unshown-offer.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { changedDocuments, type DocumentChanges } from "./support/changed-documents.ts";

const basic = "programmes/sg/care/care-basic.programme.json";
const retail = "programmes/au/retail/device-plus-mobile.programme.json";

/** The offers that no page shows: the file's name and the offer. */
const unshown = (changes: DocumentChanges) =>
  checkDocuments(changedDocuments(changes), checkerFacts(), [unshownOffer]).findings.map(
    ({ file, message }) => `${file}: ${message.split(" is offered")[0]}`,
  );

test("a service that is offered is reported where its customers can come to no page that shows it", () => {
  const withFilter = (...and: object[]) => {
    const offered = { map: { in: { map: { in: { filter: { is: { and } } } } } } };
    return unshown({ "flows/service-request/help.form.json": { fields: { incident: { options: { in: offered } } } } });
  };

  // The journey in which it is a choice.
  expect(unshown({ [basic]: { journeys: { raiseRequest: null } } })).toEqual([
    `${basic}: "swap"`,
    `${basic}: "replacement"`,
  ]);
  // The filter of the choices.
  const filtered = withFilter({ "!==": ["$offer", "replacement"] });
  expect(filtered).toContain(`${basic}: "replacement"`);
  expect(filtered).not.toContain(`${basic}: "swap"`);
  // A filter that a customer's data decides may keep each.
  expect(withFilter({ "===": ["$offer", "$data.incident"] })).toEqual([]);
  // A rule that names it: the upgrade is no choice, and the start page tells of it.
  const offers = { children: { upgrade: { visibleWhen: { in: ["refresh", "$programme.requests.offers"] } } } };
  const blocks = { columns: { children: { contentColumn: { children: { offers } } } } };
  expect(unshown({ "flows/start-page/retail-landing.screen.json": { blocks } })).toEqual([`${retail}: "upgrade"`]);
});
