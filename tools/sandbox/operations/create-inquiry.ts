import { clientKey } from "../client.ts";
import { Problem } from "../problem.ts";
import { hasArrived } from "../upload-places.ts";
import { defineOperation } from "./operation.ts";

/** Lower numbers look like a test's. */
const FIRST_NUMBER = 100_000;

/** Takes an enquiry and replies with its number. */
export const createInquiry = defineOperation("createInquiry", async ({ client, body, now }, { database }) => {
  const { TradeDetails: trade, upload_id: uploadId } = body;
  if (uploadId !== undefined && !(await hasArrived(database, { client, personId: null, id: uploadId }))) throw noFile();
  const { number } = await database
    .insertInto("inquiries")
    .values({
      client: clientKey(client),
      kind: "inquiry",
      partner: body.Partner,
      channel: body.InquiryChannel,
      type: trade.inquiry_type,
      name: trade.customer_name,
      email: trade.email,
      mobile: trade.contact_number,
      imei: trade.imei ?? null,
      description: body.InquiryDescription ?? null,
      uploadId: uploadId ?? null,
      sentAt: now,
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  return { inquiryId: `INQ-${FIRST_NUMBER + number}` };
});

const noFile = () => new Problem(400, { code: "NO_FILE", message: "There is no file of this upload_id." });
