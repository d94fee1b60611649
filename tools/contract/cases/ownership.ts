import type { ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { inSession, onLine } from "./signed-in.ts";

const plan = { "body.AgreementId": "$many-numbers.agreement" };
const keepFiles = step("updateReferenceDocument", {
  ...plan,
  "body.ReferenceId": "$many-numbers.device",
  "body.Documents.0.UploadId": "$place.UploadId",
});
const ownPlan = { ...onLine, "body.AgreementId": "$one-number.agreement" };

/** Ownership of files and lines. */
export const ownershipCases: readonly ContractCase[] = [
  {
    id: "anothers-file",
    summary:
      "A file belongs to its customer: another customer cannot send it for an agreement, nor name it, nor its device.",
    subject: "one-number",
    steps: [
      ...inSession("one-number"),
      step("uploadFileV3", plan, refused(400, "UNKNOWN_AGREEMENT")),
      step("uploadFileV3", { "body.AgreementId": "$one-number.agreement" }, { keep: "place" }),
      { operation: "putInquiryFile", fileTo: "place.Url" },
      { ...keepFiles, ...refused(400, "UNKNOWN_DEVICE") },
      ...inSession("many-numbers"),
      { ...keepFiles, ...refused(400, "NO_FILE") },
      { operation: "createInquiry", with: { "body.upload_id": "$place.UploadId" }, ...refused(400, "NO_FILE") },
    ],
  },
  {
    id: "anothers-line",
    summary: "An interaction line in a request's body must belong to the customer too.",
    subject: "one-number",
    steps: [
      ...inSession("many-numbers"),
      { operation: "startServiceRequest", as: "tokens", with: { ...onLine, ...plan } },
      ...inSession("one-number").slice(0, 2),
      { operation: "startServiceRequest", as: "tokens", with: ownPlan, ...refused(401, "TOKEN") },
    ],
  },
];
