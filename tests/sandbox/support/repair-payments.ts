import type { SandboxClient } from "../../../tools/sandbox/client.ts";
import type { SandboxOptions } from "../../../tools/sandbox/create-sandbox.ts";
import { ida, nora } from "./harbour.ts";
import { bay, newName, payingPortal } from "./paying-portal.ts";
import type { Reply } from "./portal.ts";

const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const people = [{ ...ida, agreements: ida.agreements.map((plan) => ({ ...plan, address })) }, nora];

/** When the customers ask, and when a slow bank has decided on what they asked for. */
export const FRIDAY = "2026-11-20T10:00:00+08:00";
export const LATER = "2026-11-20T10:06:00+08:00";

/** How an order says that it was paid by card. */
export const BY_CARD = "Visa/Mastercard";

/** The portal of a customer who pays for the repair of a screen. */
export function repairPayments(client: SandboxClient = bay, options: Pick<SandboxOptions, "sendNotice"> = {}) {
  const portal = payingPortal(client, people, FRIDAY, options);
  const { enterCard, line, post } = portal;

  /** Makes the order of a request, which replaces the one before. */
  const orderRepair = (ServiceRequestId: string): Promise<Reply> => {
    const how = { FulfillmentOption: "PUR", CollectionDate: "2026-11-23", CollectionSlot: "9AM-12PM" };
    return post("serviceorder", { ...line, ServiceRequestId, ReceiverAddress: address, ...how });
  };
  /** A request for a screen repair, and its order. */
  async function startRepair(): Promise<{ readonly request: string; readonly order: string }> {
    const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
    const ServiceRequestId: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
    const Incident = { AgreementId: "H-1", IncidentType: "Screen Repair", IncidentDate: "2026-11-20" };
    await post("processincident", { ...line, ServiceRequestId, Incident, AssetDetails: { AssetId: "D-1" } });
    const made = await orderRepair(ServiceRequestId);
    return { request: ServiceRequestId, order: made.body.ServiceOrder.ServiceOrderId };
  }
  const begin = (ServiceOrderId: string, PaymentId: string = newName()): Promise<Reply> =>
    post("payment/api/token", { ...line, ServiceOrderId, PaymentId, MerchantName: "Harbour Care" });
  const charge = (order: string, PaymentId: string, CardToken: string, key?: string): Promise<Reply> =>
    post(`v2/chargeorder/${order}`, { ...line, PaymentId, CardToken }, key);
  return {
    ...portal,
    orderRepair,
    startRepair,
    makeOrder: async (): Promise<string> => (await startRepair()).order,
    begin,
    charge,
    /** Begins a payment on a page of the gateway. */
    trade: (ServiceOrderId: string, PaymentId: string): Promise<Reply> =>
      post("createtrade", { createTrade: { ...line, ServiceOrderId, PaymentId, MerchantName: "Harbour Care" } }),
    openPage: (ServiceOrderId: string, PaymentId: string): Promise<Reply> =>
      portal.send("POST", "/claim/ecpay/api/createpayment", { ...line, ServiceOrderId, PaymentId }),
    ask: (order: string, payment: string): Promise<Reply> => post(`v3/processpayment/${order}/${payment}`, { ...line }),
    submit: (order: string, PaymentMethod?: string): Promise<Reply> =>
      post(`submitorder/${order}`, { ...line, PaymentMethod }),
    /** Begins a payment of an order, and charges it to a card. */
    async pay(order: string, number: string, payment: string = newName()) {
      await begin(order, payment);
      const { token } = await enterCard(number);
      return { payment, reply: await charge(order, payment, token) };
    },
    /** Lets the gateway send the notices that are due; gives those that it sent. */
    deliver: () => portal.portal.console("/api/notices/deliver", "POST"),
  };
}
