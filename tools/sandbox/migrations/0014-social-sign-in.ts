import type { Kysely, Migration } from "kysely";

/** Sign-ins with an account elsewhere, and what the providers vouch for. */
export const socialSignIn: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("socialSignIns")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull().unique())
      .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
      .addColumn("usedAt", "timestamptz")
      .execute();
    await schema
      .createTable("providerCodes")
      .addColumn("codeHash", "text", (column) => column.primaryKey())
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .execute();
  },
};
