import type { ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { onRequest, request, requestSteps, submit } from "./request-steps.ts";
import { inSession, onLine } from "./signed-in.ts";

const { agreement, drafted } = requestSteps("one-number");
const schedule = step("getRepairSchedule", onRequest, { keep: "schedule" });
const scheduled = {
  ...onLine,
  "body.RepairRequest.ServiceRequestId": request,
  "body.RepairRequest.Schedule.CollectionDate": "$free-day:schedule.RepairSchedule",
  "body.RepairRequest.Schedule.CollectionSlot": "$free-slot:schedule.RepairSchedule",
};
const create = step("createRepairRequest", scheduled, {
  expectedBody: { "RepairRequest.ServiceRequestId": request, "RepairRequest.ServiceOrderStatus": "OPEN" },
});
const submitCreated = {
  ...submit,
  with: { ...submit.with, "path.serviceOrderId": "$created.RepairRequest.ServiceOrderId" },
};
const move = step("updateRepairRequest", {
  ...scheduled,
  "query.agreementid": agreement,
  "body.RepairRequest.Decision": undefined,
  "body.RepairRequest.PaymentMethod": undefined,
});

/** What the repairer does with a request. */
export const repairCases: readonly ContractCase[] = [
  {
    id: "plan-a-repair",
    summary: "The repairer's times are those of the customer's own request.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      schedule,
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
    id: "create-a-repair",
    summary: "A repair is ordered at one of the repairer's times, again until it is sent, and only by its customer.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      schedule,
      create,
      { ...create, keep: "created" },
      {
        ...create,
        with: { ...create.with, "body.RepairRequest.Schedule.CollectionDate": "2020-01-01" },
        ...refused(409, "SLOT_TAKEN"),
      },
      submitCreated,
      { ...create, ...refused(409, "ORDERED_BEFORE") },
      ...inSession("many-numbers"),
      { ...create, ...refused(400, "UNKNOWN_REQUEST") },
    ],
  },
  {
    id: "move-a-repair",
    summary: "The repairer fetches a device at another time; a window that it has not is refused.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      schedule,
      { ...create, keep: "created" },
      { ...move, ...refused(400, "UNKNOWN_ORDER") },
      submitCreated,
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
