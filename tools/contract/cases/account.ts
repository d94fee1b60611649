import type { CaseStep, ContractCase } from "../contract-case.ts";
import { signedIn } from "./signed-in.ts";

const [login, check] = signedIn;
const link: CaseStep = { operation: "linkDevices", as: "tokens" };
const codeRight: CaseStep = {
  operation: "checkRegistrationCode",
  with: { "header.id": "$begun.id", "header.m": "$sent.t", "body.otp": "$code:newcomer.email" },
};

const consent: CaseStep = {
  operation: "recordConsents",
  with: { "body.orderId": "$order.orderId", "body.purchaseDate": "$order.bought" },
};
const wrongKind = { status: 415, code: "FILE_KIND" };
const notFound = { status: 404, code: "NOT_FOUND" };

/** Registering, profile, devices, enquiries, orders. */
export const accountCases: readonly ContractCase[] = [
  {
    id: "register-by-email",
    summary: "The email of a plan becomes an account, once its code was right.",
    subject: "newcomer",
    steps: [
      { operation: "checkRegistration", with: { "query.d": "$newcomer.email" }, keep: "begun" },
      { operation: "createAccount", with: { "body.id": "$begun.id" }, status: 400, code: "REGISTRATION_OVER" },
      {
        operation: "sendRegistrationCode",
        with: { "header.id": "$begun.id" },
        expectedBody: { otp: "sent" },
        keep: "sent",
      },
      { ...codeRight, with: { ...codeRight.with, "body.otp": "000000" }, status: 400, code: "WRONG_CODE" },
      codeRight,
      { operation: "createAccount", with: { "body.id": "$begun.id", "body.p": "Harbour-lights-41" } },
      {
        operation: "createAccount",
        with: { "body.id": "$begun.id", "body.p": "Harbour-lights-42" },
        status: 409,
        code: "HAS_ACCOUNT",
      },
      { operation: "checkRegistration", with: { "query.d": "$newcomer.email" }, status: 409, code: "HAS_ACCOUNT" },
      { operation: "loginV1", with: { "body.u": "$newcomer.email", "body.p": "Harbour-lights-41" } },
    ],
  },
  {
    id: "register-as-the-holder",
    summary: "By number: the end of the national ID discloses the plan's email; five wrong ones lock.",
    subject: "holder",
    steps: [
      { operation: "checkRegistration", with: { "query.d": "$holder.mobile" }, keep: "begun" },
      { operation: "sendRegistrationCode", with: { "header.id": "$begun.id" }, status: 400, code: "REGISTRATION_OVER" },
      { operation: "verifyHolder", with: { "body.id": "$begun.id", "body.d": "$holder.ending" } },
      { operation: "linkEmail", with: { "body.id": "$begun.id", "body.email": "new.address@contract.example" } },
      {
        operation: "verifyHolder",
        with: { "body.id": "$begun.id", "body.d": "0000" },
        status: 400,
        code: "NATIONAL_ID_MISMATCH",
        times: 4,
      },
      { operation: "verifyHolder", with: { "body.id": "$begun.id", "body.d": "0000" }, status: 405, code: "LOCKED" },
      {
        operation: "verifyHolder",
        with: { "body.id": "$begun.id", "body.d": "$holder.ending" },
        status: 405,
        code: "LOCKED",
      },
      { operation: "verifyHolder", with: { "body.f": true }, status: 400, code: "CODE_NEEDED" },
    ],
  },
  {
    id: "profile",
    summary: "A changed profile is read next, also from the region; a customer accepts terms only for themselves.",
    subject: "customer",
    steps: [
      ...signedIn,
      { operation: "getProfile", as: "tokens", keep: "profile" },
      {
        operation: "updateProfile",
        as: "tokens",
        with: { "body.profileId": "$profile.profileId", "body.firstName": "Wei", "body.email": "$customer.email" },
      },
      { operation: "getProfile", as: "tokens", expectedBody: { firstName: "Wei", lastName: "$profile.lastName" } },
      { operation: "getRegionalProfile", as: "tokens", expectedBody: { firstName: "Wei", userId: "$tokens.id" } },
      { operation: "acceptTerms", as: "tokens", with: { "body.i": "$tokens.id" } },
      { operation: "acceptTerms", as: "tokens", with: { "body.i": "us_another" }, status: 401, code: "TOKEN" },
    ],
  },
  {
    id: "link-devices",
    summary: "Saved devices are linked, once each; not another customer's.",
    subject: "customer",
    steps: [
      ...signedIn,
      { operation: "listDevices", as: "tokens", expectedBody: { status: 200 } },
      {
        ...link,
        with: { "body.devices.0.assetId": "$ended.device" },
        status: 400,
        code: "UNKNOWN_DEVICE",
      },
      { operation: "listLinkedDevices", as: "tokens", expectedBody: { devices: [] } },
      {
        ...link,
        with: { "body.devices.0.assetId": "$customer.device" },
        expectedBody: { status: 200, "data.devices.0.assetId": "$customer.device" },
      },
      { operation: "listLinkedDevices", as: "tokens", expectedBody: { "devices.0.assetId": "$customer.device" } },
    ],
  },
  {
    id: "ended-plan",
    summary: "The envelope reports that a plan has ended.",
    subject: "ended",
    steps: [
      {
        ...login,
        operation: "loginV1",
        with: { "body.u": "$ended.email", "body.p": "$ended.password" },
        keep: "session",
      },
      { ...check, operation: "checkCodeV1", with: { ...check.with, "body.otp": "$code:ended.email" }, keep: "tokens" },
      { operation: "listDevices", as: "tokens", expectedBody: { status: 405, agreementStatus: "TRMNTD" } },
    ],
  },
  {
    id: "enquiry-with-a-file",
    summary:
      "An address, one whole file without script put there, no other after it, and the enquiry that names it; a call back without a file.",
    subject: "device",
    steps: [
      { operation: "uploadInquiryFile", keep: "place" },
      { operation: "putInquiryFile", fileTo: "place.url", behind: "<script>alert(1)</script>", ...wrongKind },
      { operation: "putInquiryFile", fileTo: "place.url", file: "scripted-pdf", ...wrongKind },
      { operation: "putInquiryFile", fileTo: "place.url", file: "begun-bitmap", ...wrongKind },
      { operation: "putInquiryFile", fileTo: "place.url" },
      { operation: "putInquiryFile", fileTo: "place.url" },
      {
        operation: "putInquiryFile",
        fileTo: "place.url",
        file: "other-picture",
        status: 403,
        code: "ADDRESS_OVER",
      },
      { operation: "createInquiry", with: { "body.upload_id": "$place.inquiryUploadId" } },
      { operation: "sendInquiry" },
    ],
  },
  {
    id: "order",
    summary: "A device is registered by its order, once; five wrong days lock the order, wherever they are tried.",
    subject: "order",
    steps: [
      {
        operation: "findOrder",
        with: { "query.orderId": "$order.orderId", "query.purchaseDate": "$order.bought" },
        expectedBody: { orderId: "$order.orderId", retailerName: "$order.retailer" },
      },
      { ...consent, with: { ...consent.with, "body.orderId": "HM-0" }, ...notFound },
      consent,
      {
        operation: "registerOrderedDevice",
        with: {
          "body.orderId": "$order.orderId",
          "body.purchaseDate": "$order.bought",
          "body.retailerName": "$order.retailer",
        },
      },
      {
        operation: "registerOrderedDevice",
        with: {
          "body.orderId": "$order.orderId",
          "body.purchaseDate": "$order.bought",
          "body.retailerName": "$order.retailer",
        },
        status: 409,
        code: "ALREADY_REGISTERED",
      },
      {
        operation: "findOrder",
        with: { "query.orderId": "$order.orderId", "query.purchaseDate": "2020-01-01" },
        status: 404,
        code: "NOT_FOUND",
        times: 2,
      },
      { ...consent, with: { ...consent.with, "body.purchaseDate": "2020-01-01" }, ...notFound },
      {
        operation: "registerOrderedDevice",
        with: { "body.orderId": "$order.orderId", "body.purchaseDate": "2020-01-01" },
        ...notFound,
        times: 2,
      },
      { ...consent, status: 405, code: "LOCKED" },
      {
        operation: "findOrder",
        with: { "query.orderId": "$order.orderId", "query.purchaseDate": "$order.bought" },
        status: 405,
        code: "LOCKED",
      },
    ],
  },
];
