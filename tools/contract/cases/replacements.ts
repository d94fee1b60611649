import type { CaseStep, ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { makeOrder, onRequest, request, requestSteps } from "./request-steps.ts";
import { inSession } from "./signed-in.ts";

const own = requestSteps("many-numbers");

const models = (expected: Partial<CaseStep> = {}): CaseStep =>
  step("getReplacements", { "query.servicerequestid": request }, expected);
const devices = (expected: Partial<CaseStep> = {}): CaseStep =>
  step("getReplacementMatrix", { "body.ServiceRequestId": request }, expected);
const first = "$devices.ReplacementMatrix.0.ReplacementId";
const unknown = refused(400, "UNKNOWN_REQUEST");

/** The choice of the device that is sent in place of another. */
export const replacementCases: readonly ContractCase[] = [
  {
    id: "choose-a-replacement",
    summary: "One of the listed devices is ordered, with a day; another customer's request lists none.",
    subject: "many-numbers",
    steps: [
      ...own.drafted("Swap"),
      models(),
      devices({ keep: "devices" }),
      { ...makeOrder, with: { ...makeOrder.with, "body.ReplacementId": first } },
      step(
        "createServiceOrder",
        {
          ...onRequest,
          "body.FulfillmentOption": "PUR",
          "body.ReplacementId": first,
          "body.CollectionDate": undefined,
          "body.CollectionSlot": undefined,
        },
        refused(400, "SLOT_MISSING"),
      ),
      {
        ...makeOrder,
        with: { ...makeOrder.with, "body.ReplacementId": "NO-SUCH-DEVICE" },
        ...refused(400, "UNKNOWN_REPLACEMENT"),
      },
      ...inSession("one-number"),
      models(unknown),
      devices(unknown),
    ],
  },
];
