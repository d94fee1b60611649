import type { Kysely, Migration } from "kysely";

/** Accounts that are being made; codes that do not sign in; resets whose customer's national ID was compared. */
export const registrations: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .alterTable("codeSessions")
      .addColumn("purpose", "text", (column) => column.notNull().defaultTo("sign-in"))
      .execute();
    await schema.alterTable("passwordResets").addColumn("verifiedAt", "timestamptz").execute();
    await schema
      .createTable("registrations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("personId", "text", (column) => column.references("people.id").onDelete("cascade"))
      .addColumn("identifier", "text", (column) => column.notNull())
      .addColumn("isHolderKnown", "boolean", (column) => column.notNull())
      .addColumn("newEmail", "text")
      .addColumn("codeSessionId", "text", (column) => column.references("codeSessions.id").onDelete("set null"))
      .addColumn("isConfirmed", "boolean", (column) => column.notNull().defaultTo(false))
      .addColumn("openedAt", "timestamptz", (column) => column.notNull())
      .addColumn("usedAt", "timestamptz")
      .execute();
  },
};
