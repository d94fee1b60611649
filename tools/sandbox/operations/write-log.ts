import { clientKey } from "../client.ts";
import { defineOperation } from "./operation.ts";

/** Stores a portal's log entries. */
export const writeLog = defineOperation("writeLog", async ({ client, body, now }, { database }) => {
  const { level, category, message } = body;
  await database
    .insertInto("logEntries")
    .values({ client: clientKey(client), level, category, message, entry: JSON.stringify(body), writtenAt: now })
    .execute();
  return {};
});
