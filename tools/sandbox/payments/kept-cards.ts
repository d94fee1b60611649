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

/** A saved card, as a payment of an order names it. */
interface NamedForOrder {
  readonly person: string;
  readonly order: number | undefined;
  readonly card: string | undefined;
}

/** The token of the card that is saved for the plan of a person's order; `undefined` where another one is named. */
export async function findSavedToken(
  database: Database,
  { person, order, card }: NamedForOrder,
  now: Date,
): Promise<string | undefined> {
  if (order === undefined) return undefined;
  const plan = await database
    .selectFrom("serviceOrders")
    .innerJoin("serviceRequests", "serviceRequests.number", "serviceOrders.request")
    .select("serviceRequests.agreementId")
    .where("serviceOrders.number", "=", order)
    .where("serviceRequests.personId", "=", person)
    .executeTakeFirst();
  const saved = plan === undefined ? undefined : await findSavedCard(database, plan.agreementId, now);
  return saved?.id === card ? saved?.token : undefined;
}

/** Names one card of one plan. */
export type NamedCard = Pick<KeptCard, "id" | "agreementId">;

/** The check of a card by the name that the gateway knows it by: plans may have cards of the same name. */
export const checkId = ({ id, agreementId }: NamedCard): string => `${agreementId}.${id}`;

/** Makes a card the one of its plan; the one before is removed. A removed card stays removed. */
export async function keepSaved(database: Database, { id, agreementId }: NamedCard): Promise<void> {
  await lockCards(database, agreementId);
  const own = await findKeptCard(database, agreementId, id);
  if (own?.status !== "CHALLENGE") return;
  const cards = database.updateTable("keptCards").where("agreementId", "=", agreementId);
  await cards.set({ status: "REMOVED" }).where("status", "=", "SAVED").execute();
  await cards.set({ status: "SAVED" }).where("id", "=", id).execute();
}

/** Forgets a card. */
export async function removeCard(database: Database, { id, agreementId }: NamedCard): Promise<void> {
  await lockCards(database, agreementId);
  await database
    .updateTable("keptCards")
    .set({ status: "REMOVED" })
    .where(({ and }) => and({ id, agreementId }))
    .execute();
}

/** Changes of the cards of one plan take turns, until the transaction ends. */
const lockCards = (database: Database, agreementId: string) =>
  database.selectFrom("agreements").select("id").where("id", "=", agreementId).forNoKeyUpdate().execute();
