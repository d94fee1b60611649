import type { Selectable } from "kysely";
import { toOrderTried } from "../accounts/order-tries.ts";
import { forgetTries, reserveTry } from "../accounts/wrong-tries.ts";
import { clientKey, type SandboxClient } from "../client.ts";
import type { Database } from "../database/open-database.ts";
import type { Order } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { defineOperation } from "./operation.ts";

/** Lower numbers look like a test's. */
const FIRST_NUMBER = 200_000;

/** Finds an order by its id and its day. */
export const findOrder = defineOperation("findOrder", async ({ client, query, now }, resources) => {
  const order = await tryOrder(resources, { client, now, ...query });
  const { orderId, purchasedOn: purchaseDate, retailer: retailerName, device } = order;
  return { orderId, purchaseDate, retailerName, deviceName: `${device.make} ${device.model}` };
});

/** Registers the device of an order, once; a plan that waits for it then covers it. */
export const registerOrderedDevice = defineOperation(
  "registerOrderedDevice",
  async ({ client, body, now }, resources) => {
    const { database } = resources;
    const order = await tryOrder(resources, { client, now, ...body });
    const claimed = await database
      .updateTable("orders")
      .set({ registeredAt: now })
      .where(({ and }) => and({ client: order.client, orderId: order.orderId }))
      .where("registeredAt", "is", null)
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) throw alreadyRegistered();
    await cover(database, order);
    return { registrationId: `REG-${FIRST_NUMBER + order.registration}` };
  },
);

/** Stores the consents for an order; once is enough. */
export const recordConsents = defineOperation("recordConsents", async ({ client, body, now }, resources) => {
  const { orderId } = await tryOrder(resources, { client, now, ...body });
  const given = { client: clientKey(client), orderId, givenAt: now };
  await resources.database
    .insertInto("consents")
    .values([
      { ...given, consent: "authorisePurchaser" },
      { ...given, consent: "terms" },
    ])
    .onConflict((conflict) => conflict.columns(["client", "orderId", "consent"]).doNothing())
    .execute();
  return {};
});

/** An order by its id and its day, which prove whose it is. */
interface AskedOrder {
  readonly client: SandboxClient;
  readonly orderId: string;
  readonly purchaseDate: string;
  readonly now: Date;
}

/**
 * Throws 404 for a wrong id or day, and does not disclose which of them is wrong. Five wrong days lock the id, over all
 * operations, so that a day cannot be guessed.
 */
async function tryOrder(resources: Resources, asked: AskedOrder): Promise<Selectable<Order>> {
  const { database, secret } = resources;
  const tries = toOrderTried(secret, asked.client, asked.orderId);
  await reserveTry(resources, tries, asked.now);
  const order = await readOrder(database, asked);
  await forgetTries(database, tries);
  return order;
}

async function readOrder(
  database: Database,
  { client, orderId, purchaseDate }: AskedOrder,
): Promise<Selectable<Order>> {
  const asked = { client: clientKey(client), orderId, purchasedOn: purchaseDate };
  const order = await database
    .selectFrom("orders")
    .selectAll()
    .where(({ and }) => and(asked))
    .executeTakeFirst();
  if (order === undefined) throw unknownOrder();
  return order;
}

async function cover(database: Database, { agreementId, device }: Selectable<Order>): Promise<void> {
  if (agreementId === null) return;
  const bare = { colour: null, capacity: null, mobile: null, finderIsOn: false };
  await database
    .insertInto("devices")
    .values({ ...device, ...bare, agreementId, instance: "ENROLLED" })
    .execute();
}

const alreadyRegistered = () =>
  new Problem(409, { code: "ALREADY_REGISTERED", message: "The device of this order is registered already." });

/** The wrong day was counted. */
const unknownOrder = () => new Problem(404, { code: "NOT_FOUND", message: "No Data Found" }, { keepsWrites: true });
