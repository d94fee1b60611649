import type { CaseStep, ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { inSession, onLine } from "./signed-in.ts";

const taipei = {
  ...{ Address1: "南京東路三段219號", Address2: "8樓之2", City: "臺北市", StateProvinceCode: "中山區" },
  ...{ CountryCode: "TW", PostalCode: "104" },
};
const magong = { ...taipei, Address1: "中正路1號", City: "澎湖縣", StateProvinceCode: "馬公市", PostalCode: "880" };
/** A step of the courier's book of addresses. */
const courier = (operation: string, values: CaseStep["with"], more: Partial<CaseStep> = {}): CaseStep =>
  step(operation, { ...onLine, "query.agreementId": "$home.agreement", ...values }, more);
const kept = { "body.AddressId": "$book.AddressBook.0.AddressId" };

/** The courier's book of addresses. */
export const courierAddressCases: readonly ContractCase[] = [
  {
    id: "keep-an-address",
    summary: "The courier knows the zone of an address, fetches on no outlying island, and keeps addresses of a plan.",
    subject: "home",
    steps: [
      ...inSession("home"),
      courier("parseTcatAddress", { "body.ReceiverAddress": taipei }, { expectedBody: { ParseResult: "SERVED" } }),
      courier(
        "parseTcatAddress",
        { "body.ReceiverAddress": magong },
        { expectedBody: { ParseResult: "OUTLYING_ISLAND" } },
      ),
      courier("addTcatAddress", { "body.ReceiverAddress": magong }, refused(400, "NOT_SERVED")),
      courier(
        "addTcatAddress",
        { "body.ReceiverAddress": taipei },
        { expectedBody: { "AddressBook.0.Address.Address1": taipei.Address1 }, keep: "book" },
      ),
      courier(
        "parseTcatAddress",
        { "body.ReceiverAddress": taipei },
        { expectedBody: { "AddressBook.0.Address.PostalCode": "104" } },
      ),
      courier("deleteTcatAddress", kept),
      courier("deleteTcatAddress", kept, refused(400, "UNKNOWN_ADDRESS")),
      courier(
        "parseTcatAddress",
        { "body.ReceiverAddress": taipei, "query.agreementId": "$unregistered.agreement" },
        refused(400, "UNKNOWN_AGREEMENT"),
      ),
    ],
  },
];
