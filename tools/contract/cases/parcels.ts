import type { ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { cancel, makeOrder, request, requestSteps, submit } from "./request-steps.ts";
import { onLine } from "./signed-in.ts";

const { drafted } = requestSteps("one-number");

const make = step("generateParcelLabel", {
  "body.ParcelLabelRequest.InteractionLineId": onLine["body.InteractionLineId"],
  "body.ParcelLabelRequest.ServiceRequestId": request,
});

/** The label of a parcel in which a device is fetched. */
export const parcelCases: readonly ContractCase[] = [
  {
    id: "label-a-parcel",
    summary: "A submitted request has one label, as a file too, until it is cancelled.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      { ...make, ...refused(400, "NO_PARCEL") },
      { ...makeOrder, keep: "ordered" },
      submit,
      { ...make, keep: "labelled" },
      { ...make, expectedBody: { "ParcelLabel.LabelId": "$labelled.ParcelLabel.LabelId" } },
      step("getParcelLabel", { "path.id": "$labelled.ParcelLabel.LabelId" }),
      step("getParcelLabel", { "path.id": "PL900000" }, refused(404, "NO_LABEL")),
      {
        ...make,
        with: { ...make.with, "body.ParcelLabelRequest.ServiceRequestId": "SR900000" },
        ...refused(400, "UNKNOWN_REQUEST"),
      },
      cancel,
      { ...make, ...refused(409, "TOO_LATE") },
    ],
  },
];
