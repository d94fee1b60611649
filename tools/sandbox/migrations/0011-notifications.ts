import type { Kysely, Migration } from "kysely";

/** What customers were told. */
export const notifications: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("notifications")
      .addColumn("id", "serial", (column) => column.primaryKey())
      .addColumn("agreementId", "text", (column) => column.notNull().references("agreements.id").onDelete("cascade"))
      .addColumn("notifiedOn", "text", (column) => column.notNull())
      .addColumn("happenedOn", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("titleThai", "text")
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("bodyThai", "text")
      .addColumn("isResolved", "boolean", (column) => column.notNull())
      .execute();
  },
};
