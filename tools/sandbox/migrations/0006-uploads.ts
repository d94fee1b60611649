import type { Kysely, Migration } from "kysely";

/** Places for files, and what was put there. */
export const uploads: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("uploads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("folder", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("tokenHash", "text", (column) => column.notNull().unique())
      .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
      .addColumn("putAt", "timestamptz")
      .addColumn("type", "text")
      .addColumn("size", "integer")
      .addColumn("sha256", "text")
      .execute();
  },
};
