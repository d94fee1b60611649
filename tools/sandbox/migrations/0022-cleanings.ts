import type { Kysely, Migration } from "kysely";

/** What a team comes to clean, and where the invoice is kept. */
export const cleanings: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("cleanings")
      .addColumn("request", "integer", (column) =>
        column.primaryKey().references("serviceRequests.number").onDelete("cascade"),
      )
      .addColumn("model", "text", (column) => column.notNull())
      .addColumn("brand", "text", (column) => column.notNull())
      .addColumn("units", "integer", (column) => column.notNull())
      .addColumn("age", "text", (column) => column.notNull())
      .addColumn("floor", "text")
      .addColumn("carrier", "text")
      .addColumn("carrierNumber", "text")
      .addColumn("acceptedAt", "timestamptz")
      .execute();
  },
};
