import { expect, test } from "vitest";
import { drawnMarkup } from "../coverage/drawn-text.tsx";
import { createWorld } from "../coverage/world.ts";

const { documents } = createWorld();

const address = { Address1: "2 Marina Boulevard", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };

/** What the page for another time asks of the back end, for an order that is handed over so. */
function askedFor(option: string) {
  const asked: unknown[] = [];
  const time = { appointment: "2026-11-24T01:00:00Z", day: "2026-11-24", from: "09:00", until: "12:00" };
  drawnMarkup(
    documents,
    {
      ...{ screen: "my-service-requests/new-time", client: "sg-carrier", programme: "care-2-0", locale: "en-US" },
      session: { programmes: { A1: "care-2-0" }, programme: "care-2-0", agreements: [], devices: [] },
      data: { request: "SR1", handOver: { order: "SO1", agreement: "A1", incident: "swap", option, address, ...time } },
      loaded: [],
    },
    (request) => asked.push(request.with),
  );
  return asked;
}

test.each([
  ["delivery", "delivery"],
  ["pickUpAndReturn", "pickup"],
])("another time of an order by %s is one of %s", (option, mode) => {
  expect(askedFor(option)).toEqual([{ request: "SR1", order: "SO1", address, mode }]);
});
