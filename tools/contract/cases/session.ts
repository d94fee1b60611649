import type { ContractCase } from "../contract-case.ts";
import { signedIn, signedInByNumber, underLine } from "./signed-in.ts";

const [isFound, itsCode] = signedInByNumber("householder");
const none = { "body.email": undefined, "body.isDeviceData": undefined };

/** The requests of the shell, and the integrations of Taiwan. */
export const sessionCases: readonly ContractCase[] = [
  {
    id: "session",
    summary: "The session of a customer with one plan: agreements, documents, tokens of other services.",
    subject: "customer",
    steps: [
      ...signedIn,
      { operation: "initialize", as: "tokens" },
      { operation: "getSession", as: "tokens", keep: "session" },
      { operation: "getProfile", as: "tokens", with: underLine, expectedBody: { userId: "$tokens.id" } },
      {
        operation: "getProfile",
        as: "tokens",
        with: { "header.x-interaction-line-id": "il_nobody" },
        status: 401,
        code: "TOKEN",
      },
      {
        operation: "findAgreement",
        as: "tokens",
        with: none,
        expectedBody: { "FindAgreementsResults.Agreements.Agreement.0.AgreementId": "$customer.agreement" },
      },
      {
        operation: "rawFindAgreement",
        as: "tokens",
        with: { "body.email": "$customer.email" },
        expectedBody: { "FindAgreementsResults.Agreements.Agreement.0.AgreementId": "$customer.agreement" },
      },
      {
        operation: "rawFindAgreement",
        as: "tokens",
        with: { "body.email": "another@contract.example" },
        expectedBody: { "FindAgreementsResults.Agreements.Agreement": [] },
      },
      { operation: "getClaimDetails", as: "tokens", with: { "body.mdn": "$customer.mobile", "body.data": undefined } },
      {
        operation: "getClaimDetails",
        as: "tokens",
        with: { "body.mdn": "99999999", "body.data": undefined },
        status: 400,
        code: "UNKNOWN_CUSTOMER",
      },
      {
        operation: "listDocuments",
        as: "tokens",
        with: { "query.p": "$customer.plan", "query.aid": "$customer.agreement" },
        keep: "documents",
      },
      {
        operation: "getDocument",
        as: "tokens",
        with: { "path.id": "$documents.GetTaskDetailResponse.Documents.0.DocumentId" },
      },
      { operation: "getDocument", as: "tokens", with: { "path.id": "doc_none" }, status: 404, code: "NO_DOCUMENT" },
      { operation: "listNotifications", as: "tokens" },
      { operation: "getSmartscanToken", as: "tokens" },
      { operation: "getSecurityAdvisorToken", as: "tokens", with: { "body.mdn": "$customer.mobile" } },
      { operation: "listCustomerCases", as: "tokens" },
      {
        operation: "getServiceFees",
        as: "tokens",
        with: { "query.agreementId": "$customer.agreement", "query.assetId": "$customer.device" },
      },
    ],
  },
  {
    id: "before-signing-in",
    summary: "Requests without a customer: articles, theme, entries, images, places, the log.",
    subject: "customer",
    steps: [
      { operation: "listArticles" },
      { operation: "listContentEntries" },
      { operation: "listDeviceImages" },
      { operation: "geocodeAddress" },
      { operation: "writeLog" },
    ],
  },
  {
    id: "householder",
    summary: "A newcomer with a plan: the distributor's details, cities and districts, and the enrolment.",
    subject: "householder",
    steps: [
      { operation: "getThemeConfiguration" },
      isFound,
      { ...itsCode, expectedBody: { accountExist: false } },
      { operation: "getAgreementDetails", as: "tokens", with: { "body.AgreementId": "$householder.agreement" } },
      {
        operation: "getCityStateByZipCode",
        as: "tokens",
        with: { "query.city": "$householder.city", "query.servicerequestid": undefined },
      },
      { operation: "enrol", as: "tokens", with: { "body.AgreementId": "$householder.agreement" } },
    ],
  },
];
