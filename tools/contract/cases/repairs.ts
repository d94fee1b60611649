import type { ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { onRequest, requestSteps } from "./request-steps.ts";
import { inSession } from "./signed-in.ts";

const { drafted } = requestSteps("one-number");
const schedule = step("getRepairSchedule", onRequest, { keep: "schedule" });

/** What the repairer does with a request. */
export const repairCases: readonly ContractCase[] = [
  {
    id: "plan-a-repair",
    summary: "The repairer's times are those of the customer's own request, and one of them can be ordered.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      schedule,
      step("createServiceOrder", {
        ...onRequest,
        "body.FulfillmentOption": "PUR",
        "body.CollectionDate": "$free-day:schedule.RepairSchedule",
        "body.CollectionSlot": "$free-slot:schedule.RepairSchedule",
      }),
      {
        ...schedule,
        with: { ...schedule.with, "body.ServiceRequestId": "SR900000" },
        ...refused(400, "UNKNOWN_REQUEST"),
      },
      ...inSession("many-numbers"),
      { ...schedule, ...refused(400, "UNKNOWN_REQUEST") },
    ],
  },
];
