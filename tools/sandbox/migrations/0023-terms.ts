import type { Kysely, Migration } from "kysely";

/** Which terms a customer accepted, each version once. */
export const terms: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("acceptedTerms")
      .addColumn("personId", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("version", "text", (column) => column.notNull())
      .addColumn("acceptedAt", "timestamptz", (column) => column.notNull())
      .addPrimaryKeyConstraint("acceptedTermsKey", ["personId", "version"])
      .execute();
  },
};
