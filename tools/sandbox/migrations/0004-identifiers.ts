import { type Kysely, type Migration, sql } from "kysely";

/** Sign-in by mobile number or national ID: people without email, password or account; several numbers; choosing one. */
export const identifiers: Migration = {
  up: async (database: Kysely<unknown>) => {
    await alterPeople(database);
    await createMobileNumbers(database);
    await alterCodeSessions(database);
    await createOfferedNumbers(database);
  },
};

async function alterPeople({ schema }: Kysely<unknown>) {
  await schema
    .alterTable("people")
    .alterColumn("email", (column) => column.dropNotNull())
    .alterColumn("passwordHash", (column) => column.dropNotNull())
    .addColumn("nationalId", "text")
    .addColumn("hasAccount", "boolean", (column) => column.notNull().defaultTo(true))
    .execute();
  await schema.alterTable("people").addUniqueConstraint("peopleNationalId", ["client", "nationalId"]).execute();
}

/** All numbers of a person, in order; the first is also the person's own. A number is one person's. */
async function createMobileNumbers(database: Kysely<unknown>) {
  await database.schema
    .createTable("mobileNumbers")
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("number", "text", (column) => column.notNull())
    .addColumn("personId", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("rank", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("mobileNumbersKey", ["client", "number"])
    .execute();
  await sql`insert into mobile_numbers (client, number, person_id, rank)
    select client, mobile, id, 0 from people on conflict do nothing`.execute(database);
}

/** `personId` is null where an unknown identifier must not show; `mobile` is null until a number is chosen. */
async function alterCodeSessions(database: Kysely<unknown>) {
  await database.schema
    .alterTable("codeSessions")
    .alterColumn("personId", (column) => column.dropNotNull())
    .addColumn("mobile", "text")
    .execute();
  await sql`update code_sessions set mobile = people.mobile from people where people.id = person_id`.execute(database);
}

async function createOfferedNumbers({ schema }: Kysely<unknown>) {
  await schema
    .createTable("offeredNumbers")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("codeSessionId", "text", (column) => column.notNull().references("codeSessions.id").onDelete("cascade"))
    .addColumn("number", "text", (column) => column.notNull())
    .execute();
}
