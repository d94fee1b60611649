import type { CaseStep, ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { inSession, onLine } from "./signed-in.ts";

const agreement = "$home.agreement";
const id = "$noted.CleaningService.ServiceRequestId";
const draft = { ...onLine, "body.ServiceRequestId": id };
const open = {
  ...onLine,
  "body.AgreementId": agreement,
  "body.Device.ModelId": "$cleaned.CleaningServiceDevices.0.ModelId",
};

const note = step(
  "updateCleaningServiceDetails",
  { ...open, "body.Appointment": undefined, "body.ServiceAddress": undefined },
  { keep: "noted" },
);
const book = step("updateCleaningServiceDetails", {
  ...open,
  "body.ServiceRequestId": id,
  "body.Appointment.Date": "$free-day:days.ScheduledAvailability",
  "body.Appointment.SlotCode": "$free-slot:days.ScheduledAvailability",
});
const submit = step("submitCleaningService", draft, {
  expectedBody: { ServiceRequestId: id, ServiceOrderStatus: "PENDING SCHEDULE CONFIRMATION" },
});
const cancel = step("cancelCleaningService", { "body.AgreementId": agreement, "body.ServiceRequestId": id });

/** The steps until the slot of a visit is held. */
const booked: readonly CaseStep[] = [
  ...inSession("home"),
  step(
    "getCleaningServiceDeviceList",
    { "path.id": "$session.Interaction.InteractionLine.InteractionLineId", "query.agreementId": agreement },
    { keep: "cleaned" },
  ),
  note,
  step("getScheduledAvailability", draft, { keep: "days" }),
  { ...book, expectedBody: { "CleaningService.ServiceRequestId": id } },
];

/** Having appliances cleaned at home. */
export const cleaningCases: readonly ContractCase[] = [
  {
    id: "order-a-cleaning",
    summary: "Appliances, the time of the visit, and the order with its invoice, once; then it is cancelled, once.",
    subject: "home",
    steps: [
      ...booked,
      { ...book, with: { ...book.with, "body.Appointment.Date": "2020-01-01" }, ...refused(409, "SLOT_TAKEN") },
      book,
      {
        ...submit,
        with: { ...submit.with, "body.Invoice": { InvoiceType: "MOBILE_BARCODE" } },
        ...refused(400, "INVOICE"),
      },
      submit,
      { ...submit, ...refused(409, "ORDERED_BEFORE") },
      step(
        "getServiceRequestDetails",
        { "path.id": id, "query.agreementId": agreement },
        {
          expectedBody: {
            "ClaimDetails.IncidentType": "CLEANING_SERVICE",
            "ClaimDetails.FulfillmentOption": "ONSITE",
            "ClaimDetails.CollectionDate": "$free-day:days.ScheduledAvailability",
          },
        },
      ),
      { ...cancel, with: { ...cancel.with, "body.AgreementId": "900000000" }, ...refused(400, "UNKNOWN_REQUEST") },
      { ...cancel, expectedBody: { ServiceRequestId: id, ServiceRequestStatus: "CNCLCUS" } },
      { ...cancel, ...refused(409, "CANCELLED_BEFORE") },
    ],
  },
  {
    id: "somebody-came",
    summary: "After the visit it cannot be cancelled.",
    subject: "home",
    steps: [...booked, submit, { ...cancel, goesOn: { request: id, times: 2 }, ...refused(409, "TOO_LATE") }],
  },
];
