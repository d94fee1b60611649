import type { CaseStep, CaseValue } from "../contract-case.ts";
import { step } from "./customer-step.ts";
import { inSession, onLine } from "./signed-in.ts";

/** The id of the request that `start` opened. */
export const request = "$started.CustomerCase.ServiceRequests.0.ServiceRequestId";
/** The id of the order that was kept as `ordered`. */
export const order = "$ordered.ServiceOrder.ServiceOrderId";
/** The members that name the line and the request in a body. */
export const onRequest = { ...onLine, "body.ServiceRequestId": request };

/** The members of a report that a story leaves out. */
const withoutDetails = {
  "body.CustomerCaseId": undefined,
  "body.ClientOfferId": undefined,
  "body.MobileNumber": undefined,
  "body.Incident.CustomerId": undefined,
  "body.AssetDetails.AssetCatalogId": undefined,
  "body.AssetDetails.SerialNumber": undefined,
  "body.Documents": undefined,
};

const days = "days.ShippingMethod.DeliverySlots";
/** The first bookable slot of the days that `lookUpDays` kept. */
const freeSlot = { "body.CollectionDate": `$free-day:${days}`, "body.CollectionSlot": `$free-slot:${days}` };

const night = `${days},ordered.ServiceOrder.ServiceOrderId`;
/** A bookable slot of these days that costs more, for the order that was kept. */
export const nightSlot = {
  "body.CollectionDate": `$night-day:${night}`,
  "body.CollectionSlot": `$night-slot:${night}`,
};

export const lookUpDays = step(
  "getShippingMethods",
  {
    "body.LookupShippingMethodsParameters.ServiceRequestId": request,
    "body.LookupShippingMethodsParameters.InteractionLineId": onLine["body.InteractionLineId"],
  },
  { keep: "days" },
);

/** An order at the first bookable slot. */
export const makeOrder = step(
  "createServiceOrder",
  { ...onRequest, "body.FulfillmentOption": "PUR", ...freeSlot },
  { expectedBody: { "ServiceOrder.ServiceOrderStatus": "OPEN" } },
);

/** The members of a declaration that the customer of the kept `profile` signed. */
export const signed = {
  "body.Declaration.Declarations": ["loss"],
  "body.Declaration.Points": ["isTrue"],
  "body.Declaration.SignedName": "$profile.fullName",
};

export const submit = step(
  "submitServiceOrder",
  { ...onLine, "path.serviceOrderId": order },
  { expectedBody: { ServiceOrderStatus: "SUBMITTED", ServiceRequestId: request } },
);

export const move = step(
  "updateShippingOrder",
  { ...onLine, "path.id": order, ...freeSlot },
  { expectedBody: { "ServiceOrder.ServiceOrderId": order } },
);

export const cancel = step("cancelServiceRequest", { ...onRequest, "path.id": request });
export const rate = step("rateServiceRequest", { ...onRequest, "path.id": request });

/** The steps that name the agreement or the device of a subject. */
export function requestSteps(subject: string) {
  const agreement = `$${subject}.agreement`;
  const start = step("startServiceRequest", { ...onLine, "body.AgreementId": agreement }, { keep: "started" });
  const reportIncident = (incident: string, outcome: string): CaseStep =>
    step(
      "processIncident",
      {
        ...onRequest,
        "body.Incident.AgreementId": agreement,
        "body.Incident.IncidentType": incident,
        "body.Incident.IncidentDate": "$today-0",
        "body.AssetDetails.AssetId": `$${subject}.device`,
        ...withoutDetails,
      },
      { expectedBody: { "CustomerCase.ServiceRequests.0.Eligibility.0.EligibilityOutcome": outcome } },
    );
  /** The steps until the days of a request that is allowed are known. */
  const drafted = (incident: string): readonly CaseStep[] => [
    ...inSession(subject),
    start,
    reportIncident(incident, "APPROVED"),
    lookUpDays,
  ];
  const details = (expectedBody: Readonly<Record<string, CaseValue>>): CaseStep =>
    step("getServiceRequestDetails", { "path.id": request, "query.agreementId": agreement }, { expectedBody });
  const fees = step("getServiceFees", { "query.agreementId": agreement, "query.assetId": `$${subject}.device` });
  return { agreement, start, reportIncident, drafted, details, fees };
}
