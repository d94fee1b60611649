import type { Kysely, Migration } from "kysely";

/** How customers want their plans to go on. */
export const renewals: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("renewals")
      .addColumn("agreementId", "text", (column) => column.primaryKey().references("agreements.id").onDelete("cascade"))
      .addColumn("choice", "text", (column) => column.notNull())
      .addColumn("amount", "integer", (column) => column.notNull())
      .addColumn("chosenAt", "timestamptz", (column) => column.notNull())
      .execute();
  },
};
