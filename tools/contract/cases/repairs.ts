import type { ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { onRequest, request, requestSteps, submit } from "./request-steps.ts";
import { inSession, onLine } from "./signed-in.ts";

const { agreement, drafted } = requestSteps("one-number");
const schedule = step("getRepairSchedule", onRequest, { keep: "schedule" });
const makeOrder = step(
  "createServiceOrder",
  {
    ...onRequest,
    "body.FulfillmentOption": "PUR",
    "body.CollectionDate": "$free-day:schedule.RepairSchedule",
    "body.CollectionSlot": "$free-slot:schedule.RepairSchedule",
  },
  { keep: "ordered" },
);
const move = step("updateRepairRequest", {
  ...onLine,
  "query.agreementid": agreement,
  "body.RepairRequest.ServiceRequestId": request,
  "body.RepairRequest.Decision": undefined,
  "body.RepairRequest.PaymentMethod": undefined,
  "body.RepairRequest.Schedule.CollectionDate": "$free-day:schedule.RepairSchedule",
  "body.RepairRequest.Schedule.CollectionSlot": "$free-slot:schedule.RepairSchedule",
});

/** What the repairer does with a request. */
export const repairCases: readonly ContractCase[] = [
  {
    id: "plan-a-repair",
    summary: "The repairer's times are those of the customer's own request, and one of them can be ordered.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      schedule,
      makeOrder,
      {
        ...schedule,
        with: { ...schedule.with, "body.ServiceRequestId": "SR900000" },
        ...refused(400, "UNKNOWN_REQUEST"),
      },
      ...inSession("many-numbers"),
      { ...schedule, ...refused(400, "UNKNOWN_REQUEST") },
    ],
  },
  {
    id: "move-a-repair",
    summary: "The repairer fetches a device at another time; a window that it has not is refused.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      schedule,
      makeOrder,
      { ...move, ...refused(400, "UNKNOWN_ORDER") },
      submit,
      { ...move, expectedBody: { "RepairRequest.ServiceRequestId": request } },
      {
        ...move,
        with: { ...move.with, "body.RepairRequest.Schedule.CollectionDate": "2020-01-01" },
        ...refused(409, "SLOT_TAKEN"),
      },
      ...inSession("many-numbers"),
      { ...move, ...refused(400, "UNKNOWN_REQUEST") },
    ],
  },
];
