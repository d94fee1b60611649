import type { Kysely, Migration } from "kysely";

/** What customers say that enrolled devices are now, and the files that show it. */
export const deviceUpdates: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("deviceUpdates")
      .addColumn("number", "serial", (column) => column.primaryKey())
      .addColumn("deviceId", "text", (column) => column.notNull().references("devices.id").onDelete("cascade"))
      .addColumn("details", "jsonb", (column) => column.notNull())
      .addColumn("sentAt", "timestamptz", (column) => column.notNull())
      .addColumn("reviewedAt", "timestamptz")
      .execute();
    await schema
      .createTable("referenceDocuments")
      .addColumn("uploadId", "text", (column) => column.primaryKey())
      .addColumn("deviceId", "text", (column) => column.notNull().references("devices.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("addedAt", "timestamptz", (column) => column.notNull())
      .execute();
  },
};
