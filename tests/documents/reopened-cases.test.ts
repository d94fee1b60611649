import { expect, test } from "vitest";
import { requestDiffers } from "../coverage/small-cases.ts";
import { createWorld } from "../coverage/world.ts";

const { documents } = createWorld();

/** A case of the list, with two requests. */
const caseIn = (CustomerCaseStatus: string, ids: readonly string[]) => ({
  ...{ CustomerCaseNumber: `CC-${ids[0]}`, CustomerCaseStatus, AgreementId: `A-${ids[0]}` },
  ServiceRequests: ids.map((ServiceRequestId) => ({
    ...{ ServiceRequestId, ServiceRequestStatus: "CMPLTD", IncidentType: "Swap", CreatedOn: "2026-11-20T02:00:00Z" },
    ...{ EnrolledDevice: { Make: "Acme", Model: "One" } },
  })),
});
const listed = (id: string, agreement: string) => ({
  ...{ id, agreement, incident: "Swap", status: "CMPLTD", device: "Acme One", createdAt: "2026-11-20T02:00:00Z" },
});

test("a case that was reopened is told by its second request, any other by its first", () => {
  const differs = requestDiffers(documents, {
    ...{ title: "", client: "sg-carrier", call: "request.list", way: "v1", input: {}, sends: {} },
    reply: { CustomerCases: [caseIn("reopen", ["SR1", "SR2"]), caseIn("open", ["SR3", "SR4"])] },
    gives: { 0: listed("SR2", "A-SR1"), 1: listed("SR3", "A-SR3") },
  });
  expect(differs).toBeUndefined();
});
