import type { Kysely, Migration } from "kysely";

/** Enquiries of people who cannot sign in, and requests that are answered once. */
export const inquiries: Migration = {
  up: async (database: Kysely<unknown>) => {
    await createInquiries(database);
    await createKeyedRequests(database);
  },
};

async function createInquiries({ schema }: Kysely<unknown>) {
  await schema
    .createTable("inquiries")
    .addColumn("number", "serial", (column) => column.primaryKey())
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("partner", "text")
    .addColumn("channel", "text")
    .addColumn("type", "text")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("mobile", "text", (column) => column.notNull())
    .addColumn("imei", "text")
    .addColumn("description", "text")
    .addColumn("uploadId", "text")
    .addColumn("sentAt", "timestamptz", (column) => column.notNull())
    .execute();
}

async function createKeyedRequests({ schema }: Kysely<unknown>) {
  await schema
    .createTable("keyedRequests")
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("operation", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("reply", "jsonb")
    .addColumn("sentAt", "timestamptz", (column) => column.notNull())
    .addPrimaryKeyConstraint("keyedRequestsKey", ["client", "operation", "key"])
    .execute();
}
