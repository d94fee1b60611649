import type { CaseStep, ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import {
  cancel,
  lookUpDays,
  makeOrder,
  move,
  onRequest,
  order,
  rate,
  request,
  requestSteps,
  submit,
} from "./request-steps.ts";
import { inSession, onLine } from "./signed-in.ts";

const { agreement, start, reportIncident, drafted, details, fees } = requestSteps("one-number");

const chooseCourier = step(
  "setFulfillmentOption",
  { ...onLine, "query.servicerequestid": request, "body.FulfillmentOption": "PUR" },
  { expectedBody: { FulfillmentOption: "PUR" } },
);

/** The steps until a request for a courier is submitted. */
const raised: readonly CaseStep[] = [...drafted("Screen Repair"), { ...makeOrder, keep: "ordered" }, submit];

const cancelOfBrand = step("cancelServiceRequestV2", {
  ...onRequest,
  "path.id": request,
  "body.AgreementId": agreement,
  "body.CustomerCaseNumber": "$started.CustomerCase.CustomerCaseNumber",
  "body.MobileDeviceNumber": "$one-number.mobile",
});
const decide = (decision: string, more: CaseStep["with"] = {}, how: Partial<CaseStep> = {}): CaseStep =>
  step(
    "updateRepairRequest",
    {
      ...onLine,
      "query.agreementid": agreement,
      "body.RepairRequest.ServiceRequestId": request,
      "body.RepairRequest.Decision": decision,
      "body.RepairRequest.PaymentMethod": decision === "ACCEPT" ? "Visa/Mastercard" : undefined,
      ...more,
    },
    how,
  );
const isCancelled = { expectedBody: { ServiceRequestId: request, ServiceRequestStatus: "CNCLCUS" } };

/** Raising a service request, following it, cancelling it, rating it. */
export const requestCases: readonly ContractCase[] = [
  {
    id: "raise-a-request",
    summary: "From a draft to a paid order, and its details afterwards.",
    subject: "one-number",
    steps: [
      ...inSession("one-number"),
      { ...start, expectedBody: { "CustomerCase.AgreementId": agreement } },
      { ...start, keep: "again", expectedBody: { "CustomerCase.ServiceRequests.0.ServiceRequestId": request } },
      step("startServiceRequest", { ...onLine, "body.AgreementId": "900000000" }, refused(400, "UNKNOWN_AGREEMENT")),
      fees,
      reportIncident("Screen Repair", "APPROVED"),
      step("getFulfillmentOptions", { "query.servicerequestid": request }),
      chooseCourier,
      step("getShippingMethodsV2", { "body.ServiceRequestId": request }),
      lookUpDays,
      { ...makeOrder, with: { ...makeOrder.with, "body.CollectionDate": "2020-01-01" }, ...refused(409, "SLOT_TAKEN") },
      { ...makeOrder, keep: "ordered" },
      { ...submit, with: { ...submit.with, "body.PaymentMethod": undefined }, ...refused(400, "PAYMENT_MISSING") },
      submit,
      { ...submit, with: { ...submit.with, "path.serviceOrderId": "SO900000" }, ...refused(400, "UNKNOWN_ORDER") },
      { ...submit, ...refused(409, "ORDERED_BEFORE") },
      { ...makeOrder, ...refused(409, "ORDERED_BEFORE") },
      { ...chooseCourier, ...refused(409, "ORDERED_BEFORE") },
      { ...reportIncident("Screen Repair", ""), ...refused(409, "ORDERED_BEFORE") },
      lookUpDays,
      details({
        "ClaimDetails.ServiceRequestId": request,
        "ClaimDetails.AgreementId": agreement,
        "ClaimDetails.IncidentType": "Screen Repair",
        "ClaimDetails.ServiceOrder.ServiceOrderId": order,
        "ClaimDetails.ServiceOrder.TotalAmount": "$ordered.ServiceOrder.TotalAmount",
        "ClaimDetails.CollectionDate": "$free-day:days.ShippingMethod.DeliverySlots",
      }),
      step(
        "listCustomerCases",
        {},
        { expectedBody: { "CustomerCases.0.ServiceRequests.0.ServiceRequestId": request } },
      ),
      { ...start, keep: "another" },
    ],
  },
  {
    id: "bring-it-to-a-centre",
    summary: "To a repair centre, at one of its times; cancelled once, and then requested anew.",
    subject: "one-number",
    steps: [
      ...inSession("one-number"),
      start,
      reportIncident("Screen Repair", "APPROVED"),
      step("getAspStoreList", { "query.servicerequestid": request }, { keep: "centres" }),
      step(
        "getAppointmentSlots",
        { ...onRequest, "body.StoreId": "$centres.AspStoreList.0.StoreId" },
        { keep: "times" },
      ),
      step(
        "createServiceOrder",
        {
          ...onRequest,
          "body.FulfillmentOption": "WALKIN",
          "body.StoreId": "$centres.AspStoreList.0.StoreId",
          "body.CollectionDate": "$free-day:times.AppointmentSlots",
          "body.CollectionSlot": "$free-slot:times.AppointmentSlots",
        },
        { keep: "ordered" },
      ),
      submit,
      details({
        "ClaimDetails.FulfillmentOption": "WALKIN",
        "ClaimDetails.RepairCentre.StoreId": "$centres.AspStoreList.0.StoreId",
      }),
      { ...cancel, ...isCancelled },
      { ...cancel, ...refused(409, "CANCELLED_BEFORE") },
      details({ "ClaimDetails.ServiceRequestStatus": "CNCLCUS" }),
      start,
      reportIncident("Screen Repair", "APPROVED"),
    ],
  },
  {
    id: "move-a-hand-over",
    summary: "A submitted request is handed over at another time, until it is cancelled.",
    subject: "one-number",
    steps: [
      ...raised,
      lookUpDays,
      move,
      { ...move, with: { ...move.with, "body.CollectionDate": "2020-01-01" }, ...refused(409, "SLOT_TAKEN") },
      { ...move, with: { ...move.with, "path.id": "SO900000" }, ...refused(400, "UNKNOWN_ORDER") },
      details({
        "ClaimDetails.CollectionDate": "$free-day:days.ShippingMethod.DeliverySlots",
        "ClaimDetails.ServiceOrder.ServiceOrderStatus": "SUBMITTED",
      }),
      { ...cancel, ...isCancelled },
      { ...move, ...refused(400, "UNKNOWN_ORDER") },
    ],
  },
  {
    id: "call-off-as-the-brand",
    summary: "The second version names the case and the agreement too, and refuses others.",
    subject: "one-number",
    steps: [
      ...raised,
      {
        ...cancelOfBrand,
        with: { ...cancelOfBrand.with, "body.CustomerCaseNumber": "CC000000" },
        ...refused(400, "UNKNOWN_REQUEST"),
      },
      { ...cancelOfBrand, ...isCancelled },
    ],
  },
  {
    id: "rate-a-request",
    summary: "A device has one request at a time; once delivered it is rated, and cannot be cancelled.",
    subject: "one-number",
    steps: [
      ...raised,
      { ...rate, ...refused(409, "NOT_COMPLETED") },
      { ...start, keep: "another" },
      {
        ...reportIncident("Battery Replacement", "IN_PROGRESS"),
        with: {
          ...reportIncident("Battery Replacement", "").with,
          "body.ServiceRequestId": "$another.CustomerCase.ServiceRequests.0.ServiceRequestId",
        },
      },
      { ...rate, goesOn: { request, times: 4 }, expectedBody: { ServiceRequestId: request } },
      { ...rate, ...refused(409, "RATED_BEFORE") },
      { ...cancel, ...refused(409, "TOO_LATE") },
      details({ "ClaimDetails.ServiceOrder.ServiceOrderStatus": "DELIVERED" }),
    ],
  },
  {
    id: "decide-a-repair",
    summary:
      "A repair that is offered for a fee is accepted once it is paid, or declined; the same answer again is none.",
    subject: "one-number",
    steps: [
      ...raised,
      { ...decide("DECLINE"), ...refused(409, "DECIDED_BEFORE") },
      {
        ...details({ "ClaimDetails.ServiceOrder.ServiceOrderStatus": "REPAIR QUOTED" }),
        goesOn: { request, times: 2, to: "REPAIR QUOTED" },
        keep: "quoted",
      },
      { ...decide("ACCEPT", { "body.RepairRequest.PaymentMethod": undefined }), ...refused(400, "PAYMENT_MISSING") },
      { ...decide("ACCEPT"), ...refused(409, "NOT_PAID") },
      decide("DECLINE", { "query.agreementid": "900000000" }, refused(400, "UNKNOWN_REQUEST")),
      decide("DECLINE", {}, { expectedBody: { "RepairRequest.ServiceOrderStatus": "REPAIR DECLINED" } }),
      decide("DECLINE", {}, { expectedBody: { "RepairRequest.ServiceOrderStatus": "REPAIR DECLINED" } }),
      { ...decide("ACCEPT"), ...refused(409, "DECIDED_BEFORE") },
    ],
  },
  {
    id: "decide-too-late",
    summary: "After seven days a repair that nobody answered is not made, and the device goes back.",
    subject: "one-number",
    steps: [
      ...raised,
      {
        ...details({ "ClaimDetails.ServiceOrder.ServiceOrderStatus": "REPAIR QUOTED" }),
        goesOn: { request, times: 2, to: "REPAIR QUOTED" },
      },
      ...inSession("one-number").map((one, index) => (index === 0 ? { ...one, after: 7 * 24 * 60 + 1 } : one)),
      { ...decide("ACCEPT"), ...refused(409, "TOO_LATE") },
      details({ "ClaimDetails.ServiceOrder.ServiceOrderStatus": "QUOTE EXPIRED" }),
    ],
  },
  {
    id: "anothers-request",
    summary: "A request belongs to its customer: another customer neither sees nor changes it.",
    subject: "one-number",
    steps: [
      ...raised,
      ...inSession("many-numbers"),
      { ...details({}), ...refused(400, "UNKNOWN_REQUEST") },
      { ...cancel, ...refused(400, "UNKNOWN_REQUEST") },
      { ...rate, ...refused(400, "UNKNOWN_REQUEST") },
      step("getFulfillmentOptions", { "query.servicerequestid": request }, refused(400, "UNKNOWN_REQUEST")),
      step("listCustomerCases", {}, { expectedBody: { CustomerCases: [] } }),
    ],
  },
];
