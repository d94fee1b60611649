import type { Kysely, Migration } from "kysely";

/** What happens to requests after they are submitted, and why they are cancelled. */
export const requestLife: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("requestEvents")
      .addColumn("request", "integer", (column) =>
        column.notNull().references("serviceRequests.number").onDelete("cascade"),
      )
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("occurredAt", "timestamptz", (column) => column.notNull())
      .addPrimaryKeyConstraint("requestEventsKey", ["request", "status"])
      .execute();
    await schema
      .createTable("cancellations")
      .addColumn("request", "integer", (column) =>
        column.primaryKey().references("serviceRequests.number").onDelete("cascade"),
      )
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("requestedBy", "text", (column) => column.notNull())
      .execute();
  },
};
