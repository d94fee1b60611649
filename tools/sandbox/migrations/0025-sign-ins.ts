import { type Kysely, type Migration, sql } from "kysely";

/** Whose tokens, codes, files and linked devices are: tokens and codes go with their sign-in. */
export const signIns: Migration = {
  up: async (database: Kysely<unknown>) => {
    await createSignIns(database);
    await createTokenCodes(database);
    await addOwners(database);
  },
};

/** Tokens of before have no sign-in: they end here, half an hour early at most. */
async function createSignIns(database: Kysely<unknown>) {
  const { schema } = database;
  await schema
    .createTable("signIns")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("personId", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .execute();
  await sql`delete from access_tokens`.execute(database);
  await schema
    .alterTable("accessTokens")
    .addColumn("signInId", "text", (column) => column.notNull().references("signIns.id").onDelete("cascade"))
    .execute();
}

/** A sign-in has one code at most, so a new one replaces it. */
async function createTokenCodes({ schema }: Kysely<unknown>) {
  await schema
    .createTable("tokenCodes")
    .addColumn("signInId", "text", (column) => column.primaryKey().references("signIns.id").onDelete("cascade"))
    .addColumn("codeHash", "text", (column) => column.notNull().unique())
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
    .execute();
}

/** A file of a customer is theirs; one of an enquiry is nobody's. A device is linked to one account: the first. */
async function addOwners(database: Kysely<unknown>) {
  await database.schema
    .alterTable("uploads")
    .addColumn("personId", "text", (column) => column.references("people.id").onDelete("cascade"))
    .execute();
  await sql`delete from linked_devices later using linked_devices earlier where later.asset_id = earlier.asset_id
    and (later.linked_at, later.person_id) > (earlier.linked_at, earlier.person_id)`.execute(database);
  await database.schema.createIndex("linkedDevicesAsset").on("linkedDevices").column("assetId").unique().execute();
}
