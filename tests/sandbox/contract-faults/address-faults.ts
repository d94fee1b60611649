import { isJsonObject, member } from "../../../src/documents/json.ts";
import { changeReply, type Fault, instead, withMember } from "./fault.ts";

const anywhere = { City: "Anywhere", State: "No state", PostalCode: "00000" };

/** Addresses, contact points, and orders that are not submitted. */
export const addressFaults: readonly Fault[] = [
  {
    what: "a register that verifies every address",
    operation: "standardizeAddress",
    only: "compare-an-address",
    rule: "value",
    wire: changeReply("standardizeAddress", withMember("MatchType", "VERIFIED")),
  },
  {
    what: "a chosen address that is another one",
    operation: "doGetAddressQas",
    only: "compare-an-address",
    rule: "value",
    wire: changeReply("doGetAddressQas", withMember("PostalCode", "018987")),
  },
  {
    what: "a city for a postal code that the country does not have",
    operation: "getCityStateByZip",
    only: "cities-of-postal-codes",
    rule: "value",
    wire: changeReply("getCityStateByZip", withMember("GetCityStatebyZipCodeResponse", [anywhere])),
  },
  {
    what: "a contact point of somebody else",
    operation: "listContactPoints",
    only: "contact-points",
    rule: "value",
    wire: changeReply("listContactPoints", withMember("PhoneNumber", "80000000")),
  },
  {
    what: "a courier who fetches everywhere",
    operation: "parseTcatAddress",
    only: "keep-an-address",
    rule: "value",
    wire: changeReply("parseTcatAddress", withMember("ParseResult", "SERVED")),
  },
  {
    what: "an address that is kept as another one",
    operation: "addTcatAddress",
    only: "keep-an-address",
    rule: "value",
    wire: changeReply("addTcatAddress", withMember("Address1", "林森北路310號")),
  },
  {
    what: "an unknown address that is told as a key that was used",
    operation: "deleteTcatAddress",
    only: "keep-an-address",
    rule: "status",
    handler: instead(400, 409, "KEY_REUSED"),
  },
  {
    what: "a submitted order that seems to move to another address",
    operation: "updateShippingOrder",
    only: "move-an-open-order",
    rule: "status",
    handler: (received, resources, right) => {
      const { ReceiverAddress: _left, ...body } = isJsonObject(received.body) ? received.body : {};
      return right.answer({ ...received, body }, resources);
    },
  },
  {
    what: "a change that comes too late, told as one of an unknown order",
    operation: "updateShippingOrder",
    only: "change-a-sent-order",
    rule: "status",
    handler: instead(409, 400, "UNKNOWN_ORDER"),
  },
  {
    what: "a change that is not stored",
    operation: "updateShippingOrder",
    only: "change-a-sent-order",
    rule: "value",
    seenAt: "getServiceRequestDetails",
    handler: (received, resources, right) => {
      const { Proxy: _left, ...body } = isJsonObject(received.body) ? received.body : {};
      return right.answer({ ...received, body }, resources);
    },
  },
  {
    what: "a delivery that is told before there is an order",
    operation: "updateDelivery",
    only: "move-an-open-order",
    rule: "status",
    handler: async ({ body }) => ({
      ServiceRequestId: member(body, "ServiceRequestId"),
      DeliveryDate: member(body, "DeliveryDate"),
    }),
  },
];
