import type { Kysely, Migration } from "kysely";

/** People, their agreements and devices, and the sandbox's own settings. */
export const accounts: Migration = {
  up: async (database: Kysely<unknown>) => {
    await createSettings(database);
    await createPeople(database);
    await createAgreements(database);
    await createDevices(database);
  },
};

async function createSettings({ schema }: Kysely<unknown>) {
  await schema
    .createTable("settings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("seededClients")
    .addColumn("client", "text", (column) => column.primaryKey())
    .execute();
}

async function createPeople({ schema }: Kysely<unknown>) {
  await schema
    .createTable("people")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("profileId", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("mobile", "text", (column) => column.notNull())
    .addColumn("firstName", "text", (column) => column.notNull())
    .addColumn("lastName", "text", (column) => column.notNull())
    .addColumn("fullName", "text", (column) => column.notNull())
    .addColumn("gender", "text", (column) => column.notNull())
    .addColumn("passwordHash", "text", (column) => column.notNull())
    .addUniqueConstraint("peopleEmail", ["client", "email"])
    .execute();
}

async function createAgreements({ schema }: Kysely<unknown>) {
  await schema
    .createTable("agreements")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("personId", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("offerName", "text", (column) => column.notNull())
    .addColumn("sku", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("startsOn", "date", (column) => column.notNull())
    .addColumn("renewsOn", "date")
    .addColumn("isImeiRequired", "boolean", (column) => column.notNull())
    .addColumn("address", "jsonb", (column) => column.notNull())
    .execute();
}

async function createDevices({ schema }: Kysely<unknown>) {
  await schema
    .createTable("devices")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("agreementId", "text", (column) => column.notNull().references("agreements.id").onDelete("cascade"))
    .addColumn("instance", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("make", "text", (column) => column.notNull())
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("imei", "text", (column) => column.notNull())
    .addColumn("colour", "text")
    .addColumn("capacity", "text")
    .addColumn("mobile", "text")
    .execute();
}
