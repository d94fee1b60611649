import { onePagePdf } from "../content/one-page-pdf.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import { FileReply } from "../file-reply.ts";
import { Problem } from "../problem.ts";
import { findRequest } from "../requests/find-request.ts";
import { labelId, readLabelId, requestId } from "../requests/wire-numbers.ts";
import type { Customer } from "../security/tokens.ts";
import { defineCustomerOperation, defineFileReply } from "./operation.ts";

type Schemas = components["schemas"];

/**
 * Makes the label of the parcel in which a request's device is fetched; asked again, gives the same one. Throws 400 for a
 * request whose device is not fetched, and 409 once it has been fetched or the request is over.
 */
export const generateParcelLabel = defineCustomerOperation(
  "generateParcelLabel",
  async ({ person }, { body, now }, { database }) => {
    const request = await findRequest(database, person.id, body.ParcelLabelRequest.ServiceRequestId);
    const order = await findParcel(database, person.id, "serviceOrders.request", request.number);
    if (order === undefined || order.fulfilment !== "PUR") throw noParcel();
    if (!AWAITED.includes(order.status)) throw tooLate();
    const labelMadeAt = order.labelMadeAt ?? now;
    const made = database.updateTable("serviceOrders").set({ labelMadeAt });
    await made.where("number", "=", order.number).execute();
    return { ParcelLabel: toLabel(person, { ...order, labelMadeAt }) };
  },
);

/** A label of one of the customer's requests, as a file. */
export const getParcelLabel = defineFileReply("getParcelLabel", async ({ person }, { path }, { database }) => {
  const number = readLabelId(path.id);
  const order =
    number === undefined ? undefined : await findParcel(database, person.id, "serviceOrders.number", number);
  const labelMadeAt = order?.labelMadeAt ?? undefined;
  if (order === undefined || labelMadeAt === undefined) throw noLabel();
  const label = toLabel(person, { ...order, labelMadeAt });
  const lines = [
    ...["Australia Post eParcel", `Tracking number: ${label.TrackingNumber}`, ""],
    ...["From:", label.SenderName, label.SenderAddress, ""],
    ...["To:", "Service centre", "PO Box 4100, Alexandria NSW 2015", "", `Request: ${requestId(order.request)}`],
  ];
  const file = onePagePdf("Parcel label", lines);
  return new FileReply(new TextEncoder().encode(file), "application/pdf", `Parcel label ${label.LabelId}.pdf`);
});

/** The statuses of an order whose device has not been fetched. */
const AWAITED = ["SUBMITTED", "APPROVED"];

/** The customer's submitted order by its number, or that of its request. */
const findParcel = (
  database: Database,
  personId: string,
  by: "serviceOrders.number" | "serviceOrders.request",
  number: number,
) =>
  database
    .selectFrom("serviceOrders")
    .innerJoin("serviceRequests", "serviceRequests.number", "serviceOrders.request")
    .select(["serviceOrders.number", "serviceOrders.request", "serviceOrders.fulfilment", "serviceOrders.address"])
    .select(["serviceOrders.status", "serviceOrders.labelMadeAt"])
    .where(by, "=", number)
    .where("serviceRequests.personId", "=", personId)
    .where("serviceOrders.submittedAt", "is not", null)
    .executeTakeFirst();

type Parcel = NonNullable<Awaited<ReturnType<typeof findParcel>>>;

const toLabel = (
  { fullName }: Customer["person"],
  { number, address, labelMadeAt }: Parcel & { readonly labelMadeAt: Date },
): Schemas["ParcelLabelRecord"] => ({
  LabelId: labelId(number),
  TrackingNumber: `33XYZ${String(number).padStart(7, "0")}`,
  Carrier: "AUSPOST",
  SenderName: fullName,
  SenderAddress: inLine(address),
  CreatedOn: labelMadeAt.toISOString(),
});

/** An address in a line: the unit before the street, as the carrier prints it. */
function inLine(address: unknown): string {
  if (!isAddress(address)) return "";
  const { Address1, Address2, Address3, City, StateProvinceCode, PostalCode } = address;
  const town = [City, StateProvinceCode, PostalCode].filter(Boolean).join(" ");
  return [Address3, Address2, Address1, town].filter(Boolean).join(", ");
}

/** It was checked against the contract when the order was made. */
const isAddress = (value: unknown): value is Schemas["RequestAddress"] => value !== null;

const noParcel = () => new Problem(400, { code: "NO_PARCEL", message: "No parcel is fetched for this request." });
const tooLate = () => new Problem(409, { code: "TOO_LATE", message: "No label is needed any more." });
const noLabel = () => new Problem(404, { code: "NO_LABEL", message: "There is no such label." });
