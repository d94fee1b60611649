import type { Kysely, Migration } from "kysely";

/** The outbox, and what portals logged. */
export const messages: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("outbox")
      .addColumn("id", "serial", (column) => column.primaryKey())
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("personId", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("recipient", "text", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("code", "text")
      .addColumn("link", "text")
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("sentAt", "timestamptz", (column) => column.notNull())
      .execute();
    await schema
      .createTable("logEntries")
      .addColumn("id", "serial", (column) => column.primaryKey())
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("level", "text", (column) => column.notNull())
      .addColumn("category", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("entry", "jsonb", (column) => column.notNull())
      .addColumn("writtenAt", "timestamptz", (column) => column.notNull())
      .execute();
  },
};
