import type { CaseStep, ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { requestSteps } from "./request-steps.ts";
import { inSession } from "./signed-in.ts";

/** The check of a device under an agreement, each of a subject. */
const check = (device: string, agreement: string, expected: Partial<CaseStep>): CaseStep =>
  step("checkFindMyPhone", { "body.Imei": device, "body.AgreementId": `$${agreement}.agreement` }, expected);
const unknown = refused(400, "UNKNOWN_DEVICE");

/** The lock of a device's finding service. */
export const findMyPhoneCases: readonly ContractCase[] = [
  {
    id: "check-a-lock",
    summary: "It is on or off; another customer's is disclosed under no agreement.",
    subject: "one-number",
    steps: [
      ...inSession("lock-on"),
      { ...requestSteps("lock-on").fees, keep: "fees" },
      check("$lock-on.imei", "lock-on", {
        expectedBody: { FmipStatus: "ON", AdditionalFee: "$fees:fees.ServiceFee,Replacement" },
      }),
      ...inSession("one-number"),
      check("$one-number.imei", "one-number", { expectedBody: { FmipStatus: "OFF" } }),
      check("356938035643800", "one-number", unknown),
      check("$lock-on.imei", "lock-on", unknown),
      check("$lock-on.imei", "one-number", unknown),
      check("$one-number.imei", "lock-on", unknown),
    ],
  },
];
