import { type Kysely, type Migration, sql } from "kysely";

/** Rows of which there is one: open drafts, pending updates, the use of a key by its sender, the use of a signature. */
export const onceOnly: Migration = {
  up: async (database: Kysely<unknown>) => {
    await keepOneDraft(database);
    await keepOnePendingUpdate(database);
    await nameSenders(database);
    await createUsedSignatures(database);
  },
};

/** A plan has one open draft, and one open cleaning beside it. */
async function keepOneDraft(database: Kysely<unknown>) {
  const isDraft = sql<boolean>`status in ('NEW', 'WORKING')`;
  const isCleaning = sql<boolean>`incident is not distinct from 'CLEANING_SERVICE'`;
  await sql`delete from service_requests where ${isDraft} and number not in (
    select min(number) from service_requests where ${isDraft} group by agreement_id, ${isCleaning})`.execute(database);
  const drafts = database.schema.createIndex("serviceRequestsDraft").unique().on("serviceRequests");
  await drafts.column("agreementId").where(sql<boolean>`${isDraft} and not (${isCleaning})`).execute();
  const cleanings = database.schema.createIndex("serviceRequestsCleaning").unique().on("serviceRequests");
  await cleanings.column("agreementId").where(sql<boolean>`${isDraft} and ${isCleaning}`).execute();
}

async function keepOnePendingUpdate(database: Kysely<unknown>) {
  const isPending = sql<boolean>`reviewed_at is null`;
  await sql`delete from device_updates where ${isPending} and number not in (
    select min(number) from device_updates where ${isPending} group by device_id)`.execute(database);
  const pending = database.schema.createIndex("deviceUpdatesPending").unique().on("deviceUpdates");
  await pending.column("deviceId").where(isPending).execute();
}

/** A key is its sender's: a customer's, or that of all who sign with the client's secret. */
async function nameSenders({ schema }: Kysely<unknown>) {
  const keyed = () => schema.alterTable("keyedRequests");
  await keyed().dropConstraint("keyedRequestsKey").execute();
  await keyed()
    .addColumn("sender", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await keyed().addPrimaryKeyConstraint("keyedRequestsKey", ["client", "sender", "operation", "key"]).execute();
  await schema.createIndex("keyedRequestsSentAt").on("keyedRequests").column("sentAt").execute();
}

async function createUsedSignatures({ schema }: Kysely<unknown>) {
  await schema
    .createTable("usedSignatures")
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("signature", "text", (column) => column.notNull())
    .addColumn("expiresAt", "timestamptz", (column) => column.notNull())
    .addPrimaryKeyConstraint("usedSignaturesKey", ["client", "signature"])
    .execute();
  await schema.createIndex("usedSignaturesExpiresAt").on("usedSignatures").column("expiresAt").execute();
}
