import { describe, expect, it } from "vitest";
import { asDocument } from "../../src/checker/release/as-document.ts";
import { assemblePortal } from "../../src/checker/release/release-for.ts";
import type { Call } from "../../src/documents/generated/call.ts";
import { member } from "../../src/documents/json.ts";
import { compileVariant } from "../../src/operations/variant.ts";
import { askedCalls, type Drawn, drawnMarkup, markupText } from "../coverage/drawn-text.tsx";
import { withValues } from "../coverage/with-values.ts";
import { createWorld } from "../coverage/world.ts";

const { documents } = createWorld();

const address = { Address1: "2 Marina Boulevard", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const asset = { id: "D1", agreementId: "A1", name: "Acme One", make: "Acme", category: "phone", status: "ENROLLED" };
const centres = [{ id: "C1", name: "Care Centre", address: "1 Road" }];
/** A window of the morning, one of the evening, and one at night. */
const slots = [
  { code: "9AM-12PM", from: "09:00", until: "12:00", free: 2 },
  { code: "7PM-10PM", from: "19:00", until: "22:00", free: 1 },
  { code: "8PM-11PM", from: "20:00", until: "23:00", free: 1, nightFee: 1200 },
];

/** The page on which the customer says when, with the first day chosen. */
const whenPage = (client: string, programme: string, incident: string, fulfilment: string): Drawn => ({
  ...{ screen: "service-request/logistics", client, programme, locale: "en-US" },
  session: {
    ...{ programme, programmes: { A1: programme }, devices: [asset] },
    agreements: [{ id: "A1", status: "ENROLLED", offerName: "One", startsOn: "2025-01-15", address }],
  },
  data: { asset, address, centres, device: { asset: "D1" }, help: { incident }, fulfilment },
  loaded: [{ day: "2026-11-23", slots }],
  typed: { day: "2026-11-23" },
});
const textOf = (drawn: Drawn) => markupText(drawnMarkup(documents, drawn)).replaceAll(/&nbsp;|\u00a0|\u202f/g, " ");

const EVENING = "7:00 pm–10:00 pm";
const NIGHT = "8:00 pm–11:00 pm";

/** Client, programme, incident, its way to the customer; then the look-up of days, the evening, the night. */
const rows = [
  ["sg-carrier", "care-4-0", "swap", "delivery", "shipping-v2", true, true],
  ["sg-carrier", "care-4-0-plus", "swap", "delivery", "shipping-v2", true, true],
  ["sg-carrier", "care-3-0", "swap", "delivery", "shipping-v2", true, true],
  ["sg-carrier", "care-2-1", "swap", "delivery", "shipping-v2", true, true],
  ["sg-carrier", "care-2-0", "swap", "delivery", "shipping-v2", true, true],
  ["sg-carrier", "care-lite", "screenRepair", "walkIn", "appointments", true, false],
  ["sg-carrier", "refresh-standalone", "refresh", "pickUpAndReturn", "shipping-v2", true, true],
  ["sg-carrier", "refresh-bundled", "refresh", "pickUpAndReturn", "shipping-v2", true, true],
  ["sg-carrier", "refresh-only", "refresh", "pickUpAndReturn", "shipping-v2", false, true],
  ["tech-care", "care-basic", "swap", "delivery", "shipping-v2", true, false],
  ["tech-care", "care-plus", "screenRepair", "pickUpAndReturn", "shipping-simulation", true, true],
  ["my-maxis", "my-device-protection", "replacement", "delivery", "shipping-v3", true, false],
  ["th-true", "th-care-monthly", "swap", "delivery", "shipping-simulation", true, false],
  ["th-true", "th-care-12-months", "replacement", "delivery", "shipping-simulation", true, false],
  ["th-true", "th-swap-only-monthly", "swap", "delivery", "shipping-simulation", true, false],
  ["th-true", "th-swap-only-12-months", "swap", "delivery", "shipping-simulation", true, false],
  ["th-true", "th-swap-only-24-months", "swap", "delivery", "shipping-simulation", true, false],
] as const;

describe.each(rows)("the times of %s %s for a %s by %s", (client, id, incident, way, lookUp, evening, night) => {
  const drawn = whenPage(client, id, incident, way);
  /** A centre has to be chosen before its times. */
  const placed = way === "walkIn" ? { ...drawn, typed: { ...drawn.typed, store: "C1" } } : drawn;

  it(`come from ${lookUp}, for the next 7 days`, () => {
    expect(askedCalls(documents, placed)).toContain(`logistics.slots ${lookUp}`);
    expect(textOf(placed)).toContain("You can choose from the next 7 days.");
  });

  it(`${evening ? "include" : "leave out"} the evening, and ${night ? "include" : "leave out"} the night`, () => {
    const text = textOf(placed).toLowerCase();
    expect(text).toContain("9:00 am–12:00 pm");
    expect([text.includes(EVENING), text.includes(NIGHT)]).toEqual([evening, night]);
  });
});

describe("the cut-off", () => {
  it.each([
    ["sg-carrier", "care-4-0", "16:00", "Asia/Singapore"],
    ["sg-carrier", "refresh-only", "16:00", "Asia/Singapore"],
    ["my-maxis", "my-device-protection", "16:00", "Asia/Kuala_Lumpur"],
    ["th-true", "th-care-monthly", "14:00", "Asia/Bangkok"],
    ["th-true", "th-swap-only-24-months", "14:00", "Asia/Bangkok"],
  ])("of %s %s is at %s in %s", (client, programme, cutOff, timeZone) => {
    const portal = assemblePortal(documents, client);
    expect(member(member(portal.programmes[programme]?.programme, "delivery"), "cutOff")).toBe(cutOff);
    expect(portal.client.region.timeZone).toBe(timeZone);
  });
});

/** The hours of the specification, section 9. */
const PICK_UP = {
  "9AM-12PM": ["09:00", "12:00"],
  "12PM-4PM": ["12:00", "16:00"],
  "10AM-2PM": ["10:00", "14:00"],
  "12PM-2PM": ["12:00", "14:00"],
  "2PM-6PM": ["14:00", "18:00"],
  "9AM-11AM": ["09:00", "12:00"],
} as const;
const RETURN = {
  "12AM-6PM": "6:00 pm",
  "2PM-6PM": "6:00 pm",
  "12AM-8PM": "8:00 pm",
  "10AM-2PM": "8:00 pm",
  "20": "8:00 pm",
};

describe("the lead hours", () => {
  it("of each window of a pick-up say by when the courier comes", () => {
    const { client, programmes, calls, operations } = assemblePortal(documents, "ph-smart");
    const variant = asDocument<Call>(calls["logistics.slots"], "logistics.slots").variants["fixed-windows"];
    const operation = operations[variant?.operation ?? ""];
    if (variant === undefined || operation === undefined) throw new Error("There is no look-up of fixed windows.");
    const over = { "/delivery/windows/pickUp": Object.keys(PICK_UP) };
    const output = compileVariant(variant, operation).output({
      ...{ input: {}, client, session: {}, now: "2026-11-21T04:00:00Z" },
      programme: withValues(programmes["ph-device-care"]?.programme ?? {}, over),
      reply: { ShippingMethodResults: [{ pickUpDate: "2026-11-23", pickUpSlot: [] }] },
    });
    const slots = Object.entries(PICK_UP).map(([code, [from, by]]) => ({ code, from, until: by, free: 1, by }));
    expect(output).toEqual([{ day: "2026-11-23", slots }]);
  });

  it.each(Object.entries(RETURN))("of the return %s are said as the time by which it is back: %s", (code, by) => {
    const drawn = whenPage("sg-carrier", "care-4-0", "refresh", "pickUpAndReturn");
    const text = textOf({ ...drawn, over: { "/delivery/windows/return": [code] } });
    expect(text.toLowerCase()).toContain(`by ${by}`);
  });

  it("of the return are asked only where something comes back and the programme asks", () => {
    const returns = (programme: string) =>
      textOf(whenPage("sg-carrier", programme, "refresh", "pickUpAndReturn"))
        .toLowerCase()
        .match(/by \d+:\d+ [ap]m/g);
    expect(returns("care-4-0")).toEqual(["by 6:00 pm", "by 8:00 pm"]);
    expect(returns("refresh-only")).toEqual(["by 6:00 pm", "by 8:00 pm"]);
    expect(returns("refresh-bundled")).toBeNull();
  });
});
