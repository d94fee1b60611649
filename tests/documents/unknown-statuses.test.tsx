import { expect, test } from "vitest";
import { portalCaller } from "../sandbox/support/portal-caller.ts";
import { eventsIn, factsIn, hasChip, requestPage } from "./support/drawn-request.tsx";

const client = {
  ...{ code: "harbour", sharedSecret: "harbour-shared-secret", revealsUnknownIdentifiers: true },
  ...{ mobileLengths: [10], currency: "AUD", timeZone: "Australia/Hobart" },
};

/** A reply of a server whose statuses the portal does not know, and what is known beside them. */
const request = {
  ...{ ServiceRequestId: "SR1", ServiceRequestStatus: "ESCALATED", IncidentType: "Screen Repair" },
  EnrolledDevice: { AssetId: "D1", Make: "Apple", Model: "iPhone 15" },
  ServiceOrder: {
    ...{ ServiceOrderId: "SO1", ServiceOrderStatus: "PARTS ORDERED", LogisticsStatus: "LEFT THE WORKSHOP" },
    TotalAmount: 9800,
  },
};
const of = { AgreementId: "A1", CustomerCaseNumber: "CC1" };
const details = {
  ClaimDetails: { ...request, ...of, History: [{ Status: "PARTS ORDERED", OccurredOn: "2026-11-20T02:00:00Z" }] },
};
const listed = { ...request, CreatedOn: "2026-11-20T01:00:00Z" };
const cases = { CustomerCases: [{ ...of, CustomerCaseStatus: "escalated", ServiceRequests: [listed] }] };

/** The result of a call to which a server replies that. */
async function resultOf(call: string, reply: object, input: Readonly<Record<string, unknown>> = {}) {
  const send = async () => Response.json(reply);
  const outcome = await portalCaller(client, { send, token: () => "token" }).call({ call, input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.result;
}

test("a request in statuses that the portal does not know is neutral: submitted, with an update", async () => {
  const found = await resultOf("request.details", details, { request: "SR1" });
  const html = requestPage(Object(found));
  expect(hasChip(html, "Submitted", "info")).toBe(true);
  expect(hasChip(requestPage(Object(found), { "/status/view": "displays" }), "Open", "grey")).toBe(true);
  expect(eventsIn(html)[0]).toMatch(/^Status updated/);
  expect(factsIn(html)).not.toHaveProperty("Courier");
});

test("of an order in a status that the portal does not know nobody says that the device is there", () => {
  const html = requestPage({ order: "PARTS ORDERED", day: "2025-01-07", from: "09:00", until: "12:00" });
  expect(html).toContain("If you have not handed over the device, contact us.");
  expect(html).not.toContain("We have your device");
});

test("the list has a request in statuses that the portal does not know", async () => {
  const statuses = { status: "ESCALATED", order: "PARTS ORDERED", logistics: "LEFT THE WORKSHOP" };
  expect(await resultOf("request.list", cases)).toMatchObject([{ id: "SR1", ...statuses }]);
});
