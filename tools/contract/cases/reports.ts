import type { ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { lookUpDays, makeOrder, onRequest, request, requestSteps, signed, submit } from "./request-steps.ts";
import { inSession } from "./signed-in.ts";

const place = (folder: string, keep: string) =>
  step("uploadFileV3", { "body.AgreementId": agreement, "body.FolderName": folder }, { keep });

const { agreement, start } = requestSteps("lock-on");

const report = step(
  "processIncident",
  {
    ...onRequest,
    "body.CustomerCaseId": "$started.CustomerCase.CustomerCaseNumber",
    "body.ClientOfferId": undefined,
    "body.MobileNumber": "$profile.enrolledMdn",
    "body.Incident.AgreementId": agreement,
    "body.Incident.CustomerId": "$profile.userId",
    "body.Incident.IncidentType": "Replacement",
    "body.Incident.IncidentDate": "$today-1",
    "body.AssetDetails.AssetId": "$lock-on.device",
    "body.AssetDetails.SerialNumber": "$lock-on.imei",
    "body.AssetDetails.AssetCatalogId": undefined,
    "body.Documents.0.UploadId": "$place.UploadId",
  },
  { expectedBody: { "CustomerCase.ServiceRequests.0.Eligibility.0.EligibilityOutcome": "APPROVED" } },
);
const download = step("downloadFileV2", { "body.ServiceRequestId": request, "body.UploadId": "$place.UploadId" });
const order = {
  ...makeOrder,
  with: {
    ...makeOrder.with,
    ...signed,
    "body.Declaration.Video.UploadId": "$filmPlace.UploadId",
    "body.Declaration.Video.FileName": "device.mp4",
  },
};

const unfilmed = { "body.Declaration.Video": undefined };

/** What a customer says of an incident, and signs before it is ordered. */
export const reportCases: readonly ContractCase[] = [
  {
    id: "report-and-sign",
    summary:
      "The day, the device and the photos are the request's own, and the photos can be had again; the plan's customer signs, and sends a film as a film.",
    subject: "lock-on",
    steps: [
      ...inSession("lock-on"),
      step("getProfile", {}, { keep: "profile" }),
      start,
      place("request-photos", "place"),
      { ...report, ...refused(400, "NO_FILE") },
      { operation: "putInquiryFile", fileTo: "place.Url" },
      {
        ...report,
        with: { ...report.with, "body.Incident.IncidentDate": "2001-01-01" },
        ...refused(400, "INCIDENT_DATE"),
      },
      report,
      { ...download, ...refused(404, "NO_FILE"), with: { ...download.with, "body.UploadId": "up_none" } },
      {
        ...download,
        ...refused(400, "UNKNOWN_REQUEST"),
        with: { ...download.with, "body.ServiceRequestId": "SR900000" },
      },
      download,
      lookUpDays,
      {
        ...order,
        with: { ...order.with, ...unfilmed, "body.Declaration.SignedName": "Somebody Else" },
        ...refused(400, "SIGNATURE"),
      },
      place("request-videos", "filmPlace"),
      { ...order, ...refused(400, "NO_FILE") },
      { operation: "putInquiryFile", fileTo: "filmPlace.Url", file: "film" },
      {
        ...order,
        with: { ...order.with, "body.Declaration.Video.UploadId": "$place.UploadId" },
        ...refused(400, "NO_FILE"),
      },
      { ...order, keep: "ordered" },
      submit,
    ],
  },
];
