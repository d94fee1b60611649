import type { ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { inSession, onLine, signedInByNumber } from "./signed-in.ts";

const [isFound, itsCode] = signedInByNumber("many-numbers");
const plan = { "body.AgreementId": "$many-numbers.agreement" };
const correct = step("updateImeiInquiry", {
  ...onLine,
  ...plan,
  "body.AssetId": "$many-numbers.device",
  "body.Imei": "$many-numbers.rightImei",
});
const keepFiles = step("updateReferenceDocument", {
  ...plan,
  "body.ReferenceId": "$many-numbers.device",
  "body.Documents.0.UploadId": "$place.UploadId",
});
const exchange = step("updateDevice", {
  ...plan,
  "body.AssetId": "$many-numbers.otherDevice",
  "body.AssetCategory": "PHONE",
  "body.SerialNumber": undefined,
});
const register = step("updateDevice", { "body.AgreementId": "$unregistered.agreement" });

/** Describing a device: its number, its papers, its replacement, the first device of a plan. */
export const deviceCases: readonly ContractCase[] = [
  {
    id: "correct-a-number",
    summary: "With papers that have arrived; one update at a time, which takes effect a day later.",
    subject: "many-numbers",
    steps: [
      ...inSession("many-numbers"),
      step("uploadFileV3", plan, { keep: "place" }),
      { ...keepFiles, ...refused(400, "NO_FILE") },
      { operation: "putInquiryFile", fileTo: "place.Url" },
      { ...keepFiles, expectedBody: { Documents: 1 } },
      { ...correct, with: { ...correct.with, "body.Imei": "490154203237510" }, ...refused(400, "SERIAL_INVALID") },
      { ...correct, with: { ...correct.with, "body.AssetId": "700000" }, ...refused(400, "UNKNOWN_DEVICE") },
      correct,
      { ...correct, ...refused(409, "UPDATE_PENDING") },
      step(
        "listDevices",
        {},
        { expectedBody: { "data.0.id": "$many-numbers.device", "data.0.update": "under-review" } },
      ),
      { ...isFound, after: 24 * 60 },
      itsCode,
      step(
        "listDevices",
        {},
        { expectedBody: { "data.0.update": undefined, "data.0.imei": "$many-numbers.rightImei" } },
      ),
    ],
  },
  {
    id: "change-a-device",
    summary: "Another model replaces a device of the plan, after a review.",
    subject: "many-numbers",
    steps: [
      ...signedInByNumber("many-numbers"),
      step("getMakeModel", {}, { keep: "makes" }),
      { ...exchange, expectedBody: { AssetId: "$many-numbers.otherDevice" } },
      { ...exchange, ...refused(409, "UPDATE_PENDING") },
      step("listDevices", {}, { expectedBody: { "data.0.update": undefined, "data.1.update": "under-review" } }),
    ],
  },
  {
    id: "register-the-first-device",
    summary: "The first device of a plan belongs to it at once; a number is registered once.",
    subject: "unregistered",
    steps: [
      ...signedInByNumber("unregistered"),
      step("listDevices", {}, { expectedBody: { data: [] } }),
      { ...register, keep: "registered" },
      { ...register, ...refused(400, "SERIAL_EXISTS") },
      step("listDevices", {}, { expectedBody: { "data.0.id": "$registered.AssetId", "data.0.status": "ENROLLED" } }),
    ],
  },
];
