import type { Selectable } from "kysely";
import { triesOfOrder } from "../accounts/order-tries.ts";
import { forgetTries, reserveTry } from "../accounts/wrong-tries.ts";
import { clientKey, type SandboxClient } from "../client.ts";
import type { Database } from "../database/open-database.ts";
import type { Order } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import { defineOperation } from "./operation.ts";

/** Numbers before it look like a test's. */
const FIRST_NUMBER = 200_000;

/** Finds an order by its id and its day. Five wrong days lock the id, so that a day cannot be guessed. */
export const findOrder = defineOperation("findOrder", async ({ client, query, now }, resources) => {
  const { database, secret } = resources;
  const tries = triesOfOrder(secret, client, query.orderId);
  await reserveTry(resources, tries, now);
  const order = await readOrder(database, client, query);
  await forgetTries(database, tries);
  const { orderId, purchasedOn: purchaseDate, retailer: retailerName, device } = order;
  return { orderId, purchaseDate, retailerName, deviceName: `${device.make} ${device.model}` };
});

/** Registers the device of an order, once; a plan that waits for it then covers it. */
export const registerOrderedDevice = defineOperation(
  "registerOrderedDevice",
  async ({ client, body, now }, { database }) => {
    const order = await readOrder(database, client, body);
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

/** Keeps what somebody agreed to; once is enough. */
export const recordConsents = defineOperation("recordConsents", async ({ client, body, now }, { database }) => {
  const given = { client: clientKey(client), orderId: body.orderId, givenAt: now };
  await database
    .insertInto("consents")
    .values([
      { ...given, consent: "authorisePurchaser" },
      { ...given, consent: "terms" },
    ])
    .onConflict((conflict) => conflict.columns(["client", "orderId", "consent"]).doNothing())
    .execute();
  return {};
});

/** Throws 404 where there is none of that id and that day; which of both is wrong is not told. */
async function readOrder(
  database: Database,
  client: SandboxClient,
  { orderId, purchaseDate }: { readonly orderId: string; readonly purchaseDate: string },
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
  const bare = { colour: null, capacity: null, mobile: null };
  await database
    .insertInto("devices")
    .values({ ...device, ...bare, agreementId, instance: "ENROLLED" })
    .execute();
}

const alreadyRegistered = () =>
  new Problem(409, { code: "ALREADY_REGISTERED", message: "The device of this order is registered already." });

/** The wrong day was counted. */
const unknownOrder = () => new Problem(404, { code: "NOT_FOUND", message: "No Data Found" }, { keepsWrites: true });
