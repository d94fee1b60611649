import type { Database } from "../database/open-database.ts";
import type { KeptCard } from "../database/payment-tables.ts";
import { findGatewayPayment } from "../gateway/payments.ts";

/** A card of a plan by its name, also one that was removed. */
export const findKeptCard = (database: Database, agreementId: string, id: string) =>
  database
    .selectFrom("keptCards")
    .selectAll()
    .where(({ and }) => and({ agreementId, id }))
    .executeTakeFirst();

/** The card that is saved for a plan. The gateway is asked for one whose bank asked its customer. */
export async function findSavedCard(database: Database, agreementId: string, now: Date) {
  const cards = database.selectFrom("keptCards").selectAll().where("agreementId", "=", agreementId);
  for (const { id } of await cards.where("status", "=", "CHALLENGE").orderBy("savedAt").execute()) {
    const known = await findGatewayPayment(database, checkId({ id, agreementId }), now);
    if (known?.status === "CAPTURED") await keepSaved(database, { id, agreementId });
  }
  return cards.where("status", "=", "SAVED").executeTakeFirst();
}

/** Names one card of one plan. */
export type NamedCard = Pick<KeptCard, "id" | "agreementId">;

/** The check of a card by the name that the gateway knows it by: plans may have cards of the same name. */
export const checkId = ({ id, agreementId }: NamedCard): string => `${agreementId}.${id}`;

/** Changes the status of a card. */
export async function setStatus(
  database: Database,
  { id, agreementId }: NamedCard,
  status: KeptCard["status"],
): Promise<void> {
  await database
    .updateTable("keptCards")
    .set({ status })
    .where(({ and }) => and({ id, agreementId }))
    .execute();
}

/** Makes a card the one of its plan; the one before is removed. A removed card stays removed. */
export async function keepSaved(database: Database, { id, agreementId }: NamedCard): Promise<void> {
  const own = await findKeptCard(database, agreementId, id);
  if (own?.status !== "CHALLENGE") return;
  await database
    .updateTable("keptCards")
    .set({ status: "REMOVED" })
    .where(({ and }) => and({ agreementId, status: "SAVED" }))
    .execute();
  await setStatus(database, { id, agreementId }, "SAVED");
}
