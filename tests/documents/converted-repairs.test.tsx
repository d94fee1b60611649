import { expect, test } from "vitest";
import { askedCalls, type Drawn, drawnMarkup, markupText } from "../coverage/drawn-text.tsx";
import { createWorld } from "../coverage/world.ts";

const { documents } = createWorld();

const address = { Address1: "2 Marina Boulevard", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const session = {
  programmes: { A1: "care-4-0" },
  programme: "care-4-0",
  agreements: [{ id: "A1", status: "ENROLLED", offerName: "4.0", startsOn: "2025-01-01", address }],
  devices: [],
};
const asset = { id: "D1", agreementId: "A1", name: "Acme One", category: "phone", status: "ENROLLED" };

/** A page of a request for a repair of the screen, as it is delivered or fetched. */
const page = (screen: string, option: object, over: Drawn["over"] = {}): Drawn => ({
  ...{
    screen: `service-request/${screen}`,
    client: "sg-carrier",
    programme: "care-4-0",
    locale: "en-US",
    session,
    over,
  },
  data: {
    ...{ asset, address, device: { asset: "D1" }, help: { incident: "screenRepair" }, fulfilment: "delivery" },
    ...{ fees: [{ incident: "Screen Repair", amount: 9800 }], options: [{ amount: 0, ...option }] },
  },
  loaded: [],
});
/** The text of a page; a length of time has a space that does not break. */
const text = (drawn: Drawn) => markupText(drawnMarkup(documents, drawn)).replaceAll("&nbsp;", " ");

const REPAIR = { option: "pickUpAndReturn" };
const SWAP = { option: "delivery", isConversion: true };

test("a repair that became a swap has the terms of a swap", () => {
  expect(text(page("terms", REPAIR))).toContain("We use parts that the manufacturer allows.");
  const swap = text(page("terms", SWAP));
  expect(swap).not.toContain("We use parts that the manufacturer allows.");
  expect(swap).toContain("It is of the same or a similar model");
  expect(swap).toContain("The old device");
});

test("its warranty is that of the device that comes, and its fee that of the repair", () => {
  const over = { "/warranty/screen": "P3M", "/warranty/claim": "P18M" };
  expect(text(page("review", REPAIR, over))).toContain("3 months");
  const swap = text(page("review", SWAP, over));
  expect(swap).toContain("18 months");
  expect(swap).not.toContain("3 months");
  expect(swap).toContain("S$98");
});

test("its times are those of a swap", () => {
  const over = { "/delivery/methods/refresh/slots": "shipping-v3" };
  expect(askedCalls(documents, page("logistics", REPAIR, over))).toContain("logistics.slots shipping-v3");
  expect(askedCalls(documents, page("logistics", SWAP, over))).toContain("logistics.slots shipping-v2");
});

test("the time in which the old device is handed over is the programme's", () => {
  expect(text(page("terms", SWAP))).toContain("21 days");
  const shorter = text(page("terms", SWAP, { "/fees/noteTypes/nonReturn/within": "P14D" }));
  expect(shorter).toContain("14 days");
  expect(shorter).not.toContain("21 days");
  expect(text(page("terms", REPAIR))).not.toContain("21 days");
});
