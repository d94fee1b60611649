import type { Kysely, Migration } from "kysely";

/** Tries, one-time codes, tokens and password resets. */
export const signIn: Migration = {
  up: async (database: Kysely<unknown>) => {
    await createPasswordTries(database);
    await createCodeSessions(database);
    await createAccessTokens(database);
    await createPasswordResets(database);
  },
};

/** By identifier and not by person, so that unknown emails are counted and locked like known ones. */
async function createPasswordTries({ schema }: Kysely<unknown>) {
  await schema
    .createTable("passwordTries")
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("identifierHash", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("lockedUntil", "timestamptz")
    .addPrimaryKeyConstraint("passwordTriesKey", ["client", "identifierHash"])
    .execute();
}

async function createCodeSessions({ schema }: Kysely<unknown>) {
  await schema
    .createTable("codeSessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("personId", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("nonce", "text", (column) => column.notNull())
    .addColumn("codeHash", "text", (column) => column.notNull())
    .addColumn("wrongTries", "integer", (column) => column.notNull())
    .addColumn("openedAt", "timestamptz", (column) => column.notNull())
    .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
    .addColumn("usedAt", "timestamptz")
    .execute();
}

async function createAccessTokens({ schema }: Kysely<unknown>) {
  await schema
    .createTable("accessTokens")
    .addColumn("tokenHash", "text", (column) => column.primaryKey())
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("personId", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("interactionLineId", "text", (column) => column.notNull())
    .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
    .execute();
}

async function createPasswordResets({ schema }: Kysely<unknown>) {
  await schema
    .createTable("passwordResets")
    .addColumn("tokenHash", "text", (column) => column.primaryKey())
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("personId", "text", (column) => column.references("people.id").onDelete("cascade"))
    .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
    .execute();
}
