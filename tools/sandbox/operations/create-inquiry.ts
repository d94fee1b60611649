import { clientKey } from "../client.ts";
import { defineOperation } from "./operation.ts";

/** Numbers before it look like a test's. */
const FIRST_NUMBER = 100_000;

/** Takes an enquiry, and says the number by which it is known. */
export const createInquiry = defineOperation("createInquiry", async ({ client, body, now }, { database }) => {
  const { TradeDetails: trade } = body;
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
      uploadId: body.upload_id ?? null,
      sentAt: now,
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  return { inquiryId: `INQ-${FIRST_NUMBER + number}` };
});
