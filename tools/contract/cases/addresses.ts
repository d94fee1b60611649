import type { CaseStep, ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { makeOrder, move, onRequest, order, request, requestSteps, submit } from "./request-steps.ts";
import { inSession, onLine } from "./signed-in.ts";

const { drafted } = requestSteps("one-number");
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
const look = { "query.city": undefined, "query.servicerequestid": undefined };
const taipei = {
  ...{ Address1: "南京東路三段219號", Address2: "8樓之2", City: "臺北市", StateProvinceCode: "中山區" },
  ...{ CountryCode: "TW", PostalCode: "104" },
};
const magong = { ...taipei, Address1: "中正路1號", City: "澎湖縣", StateProvinceCode: "馬公市", PostalCode: "880" };
/** A step of the courier's book of addresses. */
const courier = (operation: string, values: CaseStep["with"], more: Partial<CaseStep> = {}): CaseStep =>
  step(operation, { ...onLine, "query.agreementId": "$home.agreement", ...values }, more);
const kept = { "body.AddressId": "$book.AddressBook.0.AddressId" };
const listStores = step("getAspStoreListV1", {
  "path.agreementId": "$one-number.agreement",
  "query.servicerequestid": request,
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
    id: "keep-an-address",
    summary: "The courier knows the zone of an address, fetches on no outlying island, and keeps addresses of a plan.",
    subject: "home",
    steps: [
      ...inSession("home"),
      courier("parseTcatAddress", { "body.ReceiverAddress": taipei }, { expectedBody: { ParseResult: "SERVED" } }),
      courier(
        "parseTcatAddress",
        { "body.ReceiverAddress": magong },
        { expectedBody: { ParseResult: "OUTLYING_ISLAND" } },
      ),
      courier("addTcatAddress", { "body.ReceiverAddress": magong }, refused(400, "NOT_SERVED")),
      courier(
        "addTcatAddress",
        { "body.ReceiverAddress": taipei },
        { expectedBody: { "AddressBook.0.Address.Address1": taipei.Address1 }, keep: "book" },
      ),
      courier(
        "parseTcatAddress",
        { "body.ReceiverAddress": taipei },
        { expectedBody: { "AddressBook.0.Address.PostalCode": "104" } },
      ),
      courier("deleteTcatAddress", kept),
      courier("deleteTcatAddress", kept, refused(400, "UNKNOWN_ADDRESS")),
      courier(
        "parseTcatAddress",
        { "body.ReceiverAddress": taipei, "query.agreementId": "$unregistered.agreement" },
        refused(400, "UNKNOWN_AGREEMENT"),
      ),
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
