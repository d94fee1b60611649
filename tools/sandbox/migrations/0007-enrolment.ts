import type { Kysely, Migration } from "kysely";

/** Enrolments into agreements, and devices that customers linked to their accounts. */
export const enrolment: Migration = {
  up: async (database: Kysely<unknown>) => {
    await createEnrolments(database);
    await createLinkedDevices(database);
  },
};

async function createEnrolments({ schema }: Kysely<unknown>) {
  await schema
    .createTable("enrolments")
    .addColumn("agreementId", "text", (column) => column.primaryKey().references("agreements.id").onDelete("cascade"))
    .addColumn("personId", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("customer", "jsonb", (column) => column.notNull())
    .addColumn("address", "jsonb", (column) => column.notNull())
    .addColumn("receivedAt", "timestamptz", (column) => column.notNull())
    .addColumn("completesAt", "timestamptz", (column) => column.notNull())
    .execute();
}

async function createLinkedDevices({ schema }: Kysely<unknown>) {
  await schema
    .createTable("linkedDevices")
    .addColumn("personId", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("assetId", "text", (column) => column.notNull())
    .addColumn("plan", "text", (column) => column.notNull())
    .addColumn("callingCode", "text", (column) => column.notNull())
    .addColumn("mdn", "text", (column) => column.notNull())
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("imei", "text", (column) => column.notNull())
    .addColumn("linkedAt", "timestamptz", (column) => column.notNull())
    .addPrimaryKeyConstraint("linkedDevicesKey", ["personId", "assetId"])
    .execute();
}
