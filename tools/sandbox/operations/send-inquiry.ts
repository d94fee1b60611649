import { clientKey } from "../client.ts";
import { defineOperation } from "./operation.ts";

/** Takes a name and a number to call back. */
export const sendInquiry = defineOperation("sendInquiry", async ({ client, body, now }, { database }) => {
  await database
    .insertInto("inquiries")
    .values({ client: clientKey(client), kind: "callBack", name: body.name, mobile: body.mdn, sentAt: now })
    .execute();
  return {};
});
