import type { Kysely, Migration } from "kysely";

/** Wrong tries of every kind in one table, with a lock that grows; how often codes were sent, and from where. */
export const limits: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    // Limits that are counted otherwise from now on start anew; people of the seeds are put in again by a reset.
    await schema.dropTable("passwordTries").execute();
    await schema
      .createTable("wrongTries")
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("triedHash", "text", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("locks", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("lockedUntil", "timestamptz")
      .addPrimaryKeyConstraint("wrongTriesKey", ["client", "triedHash"])
      .execute();
    await schema
      .createTable("sends")
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("sentHash", "text", (column) => column.notNull())
      .addColumn("sent", "integer", (column) => column.notNull())
      .addColumn("sentAt", "timestamptz", (column) => column.notNull())
      .addColumn("nextAt", "timestamptz")
      .addPrimaryKeyConstraint("sendsKey", ["client", "sentHash"])
      .execute();
    await schema.alterTable("codeSessions").dropColumn("wrongTries").execute();
    await schema
      .alterTable("codeSessions")
      .addColumn("identifierHash", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await schema
      .alterTable("codeSessions")
      .addColumn("channel", "text", (column) => column.notNull().defaultTo("email"))
      .execute();
  },
};
