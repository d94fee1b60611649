import type { Kysely, Migration } from "kysely";

/** What customers say of completed requests. */
export const ratings: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("ratings")
      .addColumn("request", "integer", (column) =>
        column.primaryKey().references("serviceRequests.number").onDelete("cascade"),
      )
      .addColumn("score", "integer", (column) => column.notNull())
      .addColumn("reasons", "jsonb", (column) => column.notNull())
      .addColumn("satisfaction", "integer", (column) => column.notNull())
      .addColumn("comment", "text")
      .addColumn("ratedAt", "timestamptz", (column) => column.notNull())
      .execute();
  },
};
