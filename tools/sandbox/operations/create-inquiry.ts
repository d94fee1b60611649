import { clientKey, type SandboxClient } from "../client.ts";
import type { Database } from "../database/open-database.ts";
import { Problem } from "../problem.ts";
import { defineOperation } from "./operation.ts";

/** Numbers before it look like a test's. */
const FIRST_NUMBER = 100_000;

/** Takes an enquiry, and says the number by which it is known. */
export const createInquiry = defineOperation("createInquiry", async ({ client, body, now }, { database }) => {
  const { TradeDetails: trade, upload_id: uploadId } = body;
  if (uploadId !== undefined && !(await hasFile(database, client, uploadId))) throw noFile();
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

async function hasFile(database: Database, client: SandboxClient, id: string): Promise<boolean> {
  const own = database.selectFrom("uploads").select("putAt").where("client", "=", clientKey(client));
  return ((await own.where("id", "=", id).executeTakeFirst())?.putAt ?? null) !== null;
}

const noFile = () => new Problem(400, { code: "NO_FILE", message: "There is no file of this upload_id." });
