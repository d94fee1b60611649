import type { CaseStep, ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { cancel, makeOrder, move, rate, request, requestSteps, signed, submit } from "./request-steps.ts";

const locked = requestSteps("lock-on");
const unlocked = requestSteps("one-number");

const address = { Address1: "2 Marina Boulevard", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const delivery = {
  ...makeOrder,
  with: { ...makeOrder.with, "body.FulfillmentOption": "Delivery", "body.ReceiverAddress": address },
};
const withFeeAccepted = { ...delivery, with: { ...delivery.with, "body.AcceptsLockFee": true } };
const keepFees = (fees: CaseStep): CaseStep => ({ ...fees, keep: "fees" });
const costs = (incidents: string) => ({
  expectedBody: { "ServiceOrder.TotalAmount": `$fees:fees.ServiceFee,${incidents}` },
});

/** Exchanging a device, locked or not, and following the delivery of the other one. */
export const exchangeCases: readonly ContractCase[] = [
  {
    id: "swap-a-locked-device",
    summary: "A locked device is swapped for the fee of a replacement too; a lost one is replaced, locked or not.",
    subject: "lock-on",
    steps: [
      ...locked.drafted("Replacement"),
      keepFees(locked.fees),
      step("getProfile", {}, { keep: "profile" }),
      { ...delivery, ...refused(400, "DECLARATION_MISSING") },
      { ...delivery, with: { ...delivery.with, ...signed }, ...costs("Replacement") },
      locked.reportIncident("Malfunction", "APPROVED"),
      { ...delivery, ...refused(409, "LOCK_ON") },
      locked.reportIncident("Malfunction-IW", "APPROVED"),
      { ...delivery, ...refused(409, "LOCK_ON") },
      locked.reportIncident("Swap", "APPROVED"),
      { ...delivery, ...refused(409, "LOCK_ON") },
      { ...delivery, with: { ...delivery.with, "body.AcceptsLockFee": false }, ...refused(409, "LOCK_ON") },
      { ...withFeeAccepted, ...costs("Swap,Replacement"), keep: "ordered" },
      submit,
    ],
  },
  {
    id: "swap-an-unlocked-device",
    summary: "Its delivery needs an address, is dispatched, and from then on is neither moved nor cancelled.",
    subject: "one-number",
    steps: [
      ...unlocked.drafted("Swap"),
      keepFees(unlocked.fees),
      {
        ...delivery,
        with: { ...delivery.with, "body.ReceiverAddress": undefined },
        ...refused(400, "ADDRESS_MISSING"),
      },
      { ...withFeeAccepted, ...costs("Swap") },
      { ...delivery, ...costs("Swap"), keep: "ordered" },
      submit,
      { ...move, goesOn: { request, times: 1 } },
      { ...move, goesOn: { request, times: 1 }, ...refused(409, "TOO_LATE") },
      unlocked.details({ "ClaimDetails.ServiceOrder.ServiceOrderStatus": "DISPATCHED" }),
      { ...cancel, ...refused(409, "TOO_LATE") },
      { ...rate, ...refused(409, "NOT_COMPLETED") },
      { ...rate, goesOn: { request, times: 1 } },
      unlocked.details({ "ClaimDetails.ServiceOrder.ServiceOrderStatus": "DELIVERED" }),
    ],
  },
];
