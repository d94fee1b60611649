import type { CaseStep, ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { makeOrder, onRequest, request, requestSteps, submit } from "./request-steps.ts";

const { agreement, details, drafted } = requestSteps("one-number");
const hold = "$held.ClaimDetails.Hold.HoldId";

/** The details, once the reviewer has gone so far. */
const reviewed = (to: string, more: Partial<CaseStep> = {}): CaseStep => ({
  ...details({ "ClaimDetails.ServiceOrder.ServiceOrderStatus": to }),
  goesOn: { request, times: 0, to },
  ...more,
});
const answer = step("answerHold", { ...onRequest, "path.id": hold });
const attach = step("updateHoldDocument", {
  ...onRequest,
  "body.HoldId": hold,
  "body.Documents.0.UploadId": "$place.UploadId",
});

const confirm = step("updateStatus", onRequest);

/** Requests that are looked into before they are approved, and those whose device is back. */
export const holdCases: readonly ContractCase[] = [
  {
    id: "confirm-that-it-is-back",
    summary: "A request is closed by its customer once the device is back, and then by nobody again.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      { ...makeOrder, keep: "ordered" },
      submit,
      { ...confirm, ...refused(409, "NOT_AWAITED") },
      {
        ...details({ "ClaimDetails.ServiceOrder.LogisticsStatus": "AWAITING RETURN SCHEDULE" }),
        goesOn: { request, times: 2, to: "REPAIR REJECTED" },
      },
      {
        ...confirm,
        goesOn: { request, times: 0, to: "RETURNED" },
        expectedBody: { ServiceRequestId: request, ServiceRequestStatus: "CNCLSYS" },
      },
      { ...confirm, ...refused(409, "NOT_AWAITED") },
      {
        ...confirm,
        with: { ...confirm.with, "body.ServiceRequestId": "SR900000" },
        ...refused(400, "UNKNOWN_REQUEST"),
      },
    ],
  },
  {
    id: "answer-a-reviewer",
    summary: "Nothing is taken until the reviewer asks; a file has arrived first; the answer is taken once.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      { ...makeOrder, keep: "ordered" },
      submit,
      reviewed("ON HOLD", { keep: "held" }),
      { ...answer, ...refused(409, "NOT_ASKED") },
      { ...attach, with: { ...attach.with, "body.Documents.0.UploadId": "up_none" }, ...refused(409, "NOT_ASKED") },
      reviewed("MORE INFORMATION NEEDED"),
      { ...answer, with: { ...answer.with, "path.id": "HD900000" }, ...refused(400, "UNKNOWN_HOLD") },
      { ...answer, with: { ...answer.with, "body.NoteText": undefined }, ...refused(400, "ANSWER_MISSING") },
      step("uploadFileV3", { "body.AgreementId": agreement, "body.FolderName": "hold-documents" }, { keep: "place" }),
      { ...attach, ...refused(400, "NO_FILE") },
      { operation: "putInquiryFile", fileTo: "place.Url" },
      { ...attach, expectedBody: { Documents: 1 } },
      { ...answer, expectedBody: { ServiceOrderStatus: "ON HOLD" } },
      { ...answer, ...refused(409, "NOT_ASKED") },
    ],
  },
];
