import type { CaseStep, CaseValue, ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { makeOrder, move, onRequest, order, request, requestSteps, submit } from "./request-steps.ts";
import { inSession, onLine } from "./signed-in.ts";

const { drafted, details } = requestSteps("one-number");
const unknownOrder = refused(400, "UNKNOWN_ORDER");
const unknownRequest = refused(400, "UNKNOWN_REQUEST");

/** A typed address, compared with the register. */
const compare = (street: string, rest: string, matchType: string, more: Partial<CaseStep> = {}): CaseStep =>
  step(
    "standardizeAddress",
    { ...onLine, "body.Address1": street, "body.Address3": rest },
    { ...more, expectedBody: { "StandardizeAddressResult.MatchType": matchType, ...more.expectedBody } },
  );
const tell = step("updateDelivery", {
  ...onRequest,
  "body.DeliveryDate": makeOrder.with?.["body.CollectionDate"],
  "body.DeliverySlot": makeOrder.with?.["body.CollectionSlot"],
});
const elsewhere = {
  "body.ReceiverAddress": {
    ...{ Address1: "118 Bishan Street 12", City: "Singapore", CountryCode: "SG", PostalCode: "570118" },
  },
};
const moveThere = { ...move, with: { ...move.with, ...elsewhere } };
/** What changes of an order that was sent, beside its time. */
const change = (what: Readonly<Record<string, CaseValue>>, more: Partial<CaseStep> = {}): CaseStep => ({
  ...move,
  with: { ...move.with, ...withoutTime, ...what },
  ...more,
});
const withoutTime = { "body.CollectionDate": undefined, "body.CollectionSlot": undefined };
const representative = { IsAuthorised: true, ContactNumber: "83334444", IdLast4: "123D" };
const look = { "query.city": undefined, "query.servicerequestid": undefined };
const listStores = step("getAspStoreListV1", {
  "path.agreementId": "$one-number.agreement",
  "query.servicerequestid": request,
});

const asked = "body.LookupShippingMethodsParameters";
const daysToMove = step("getShippingMethods", {
  [`${asked}.ServiceRequestId`]: request,
  [`${asked}.InteractionLineId`]: onLine["body.InteractionLineId"],
  [`${asked}.ServiceOrderId`]: order,
});

/** Addresses, the cities of postal codes, and moving an order that is not submitted. */
export const addressCases: readonly ContractCase[] = [
  {
    id: "compare-an-address",
    summary: "The register verifies, corrects, or has several addresses, of which one is completed.",
    subject: "one-number",
    steps: [
      ...inSession("one-number"),
      compare("118 Bishan Street 12", "Singapore 570118", "VERIFIED"),
      compare("118 Bishan Stret 12", "Singapore 570118", "CORRECTED", {
        expectedBody: { "StandardizeAddressResult.Address.Address1": "118 Bishan Street 12" },
      }),
      compare("1 Nowhere Close", "Singapore 999999", "NONE"),
      compare("Bishan Street 12", "Singapore 570000", "MULTIPLE", { keep: "several" }),
      step(
        "doGetAddressQas",
        { "body.DoGetAddress": "$several.StandardizeAddressResult.PickList.0" },
        { expectedBody: { "Address.Address1": "118 Bishan Street 12", "Address.PostalCode": "570118" } },
      ),
      step("doGetAddressQas", { "body.DoGetAddress.Moniker": "nowhere" }, refused(400, "UNKNOWN_ADDRESS")),
    ],
  },
  {
    id: "cities-of-postal-codes",
    summary: "A postal code that the customer's country does not have has no city, by each version.",
    subject: "one-number",
    steps: [
      ...inSession("one-number"),
      step("getCityStateByZip", {}, { expectedBody: { GetCityStatebyZipCodeResponse: [] } }),
      step("getCityStateByZipCode", look, { expectedBody: { GetCityStatebyZipCodeResponse: [] } }),
      step("getCityStateByZipCode", { ...look, "query.servicerequestid": "SR900000" }, unknownRequest),
      step("getCityState", {}, { expectedBody: {} }),
    ],
  },
  {
    id: "contact-points",
    summary: "They are those of the customer's own agreement.",
    subject: "one-number",
    steps: [
      ...inSession("one-number"),
      step(
        "listContactPoints",
        { "query.agreementId": "$one-number.agreement" },
        {
          expectedBody: {
            "ContactPoints.ContactPoint.0.ContactPointType": "MOBILE",
            "ContactPoints.ContactPoint.0.PhoneNumber": "$one-number.mobile",
          },
        },
      ),
      step("listContactPoints", { "query.agreementId": "$many-numbers.agreement" }, refused(400, "UNKNOWN_AGREEMENT")),
    ],
  },
  {
    id: "change-a-sent-order",
    summary: "It goes elsewhere, and somebody else hands its device over, until the device is on its way.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      { ...makeOrder, keep: "ordered" },
      change(elsewhere, refused(400, "SLOT_MISSING")),
      submit,
      change({ ...elsewhere, "body.AlternateContactNumber": "81112222", "body.Proxy": representative }),
      details({
        "ClaimDetails.CollectionAddress.PostalCode": "570118",
        "ClaimDetails.AlternateContactNumber": "81112222",
        "ClaimDetails.Proxy.ContactNumber": "83334444",
      }),
      change({ "body.WithoutAlternateContact": true, "body.WithoutProxy": true }),
      details({ "ClaimDetails.AlternateContactNumber": undefined, "ClaimDetails.Proxy": undefined }),
      change({ "body.StoreId": "SGC-01" }, refused(409, "ORDERED_BEFORE")),
      change({ "body.ReplacementId": "ANY" }, refused(409, "NOT_WAITING")),
      change(elsewhere, { goesOn: { request, times: 2 }, ...refused(409, "TOO_LATE") }),
      ...inSession("many-numbers"),
      change(elsewhere, refused(400, "UNKNOWN_ORDER")),
    ],
  },
  {
    id: "move-an-open-order",
    summary: "Before it is submitted, an order moves to another address; afterwards only in time.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      step("getShippingMethodsV3", onRequest),
      step("getShippingMethodsV3", { ...onRequest, "body.ServiceRequestId": "SR900000" }, unknownRequest),
      listStores,
      { ...listStores, with: { ...listStores.with, "path.agreementId": "900000000" }, ...unknownRequest },
      step("getCityStateByZipCode", { ...look, "query.servicerequestid": request }),
      { ...makeOrder, keep: "ordered" },
      daysToMove,
      { ...daysToMove, with: { ...daysToMove.with, [`${asked}.ServiceOrderId`]: "SO900000" }, ...unknownOrder },
      step("getShippingMethodsV3", { ...onRequest, "body.ServiceOrderId": order }),
      step("getShippingMethodsV3", { ...onRequest, "body.ServiceOrderId": "SO900000" }, unknownOrder),
      { ...tell, ...unknownOrder },
      {
        ...moveThere,
        expectedBody: { "ServiceOrder.ServiceOrderId": order, "ServiceOrder.ServiceOrderStatus": "OPEN" },
      },
      submit,
      { ...moveThere, ...refused(409, "ORDERED_BEFORE") },
      { ...tell, with: { ...tell.with, "body.DeliveryDate": "2020-01-01" }, ...unknownOrder },
      { ...tell, expectedBody: { ServiceRequestId: request } },
      ...inSession("many-numbers"),
      { ...tell, ...unknownRequest },
    ],
  },
];
