import type { SandboxClient } from "../../../tools/sandbox/client.ts";
import type { SeedPerson } from "../../../tools/sandbox/seed/generated/seed.ts";
import { claimsPortal } from "./claims-portal.ts";
import { harbour, ida, nora } from "./harbour.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
/** A client in Singapore. */
export const bay: SandboxClient = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
export const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const customers: readonly SeedPerson[] = [
  { ...ida, agreements: ida.agreements.map((plan) => ({ ...plan, address })) },
  nora,
];

/** A hand-over at the door, on a Monday evening. */
export const collection = { FulfillmentOption: "PUR", CollectionDate: "2026-11-23", CollectionSlot: "7PM-10PM" };

/** A portal in Singapore on a Friday, whose customer raises requests and follows them. */
export function raisedRequests(client = bay, people = customers) {
  const claims = claimsPortal(client, people, FRIDAY);
  const { line, portal, post } = claims;

  /** A request that was accepted but not submitted. */
  async function draft(incident = "Screen Repair", asset = "D-1"): Promise<string> {
    const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
    const id: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
    const Incident = { AgreementId: "H-1", IncidentType: incident, IncidentDate: "2026-11-20" };
    await post("processincident", { ...line, ServiceRequestId: id, Incident, AssetDetails: { AssetId: asset } });
    return id;
  }

  async function raise(how: object = collection, incident?: string, asset?: string): Promise<string> {
    const id = await draft(incident, asset);
    const { body } = await post("serviceorder", { ...line, ServiceRequestId: id, ReceiverAddress: address, ...how });
    await post(`submitorder/${body.ServiceOrder.ServiceOrderId}`, { ...line, PaymentMethod: "COD" });
    return id;
  }

  const advance = (id: string) => portal.console(`/api/requests/${id}/advance`, "POST");
  return { ...claims, draft, raise, advance };
}
