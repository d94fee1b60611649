import type { Database } from "./database/open-database.ts";

/** An order as the page shows it. */
export interface ShownOrder {
  readonly client: string;
  readonly orderId: string;
  readonly purchasedOn: string;
  readonly retailer: string;
  readonly device: string;
  readonly isRegistered: boolean;
}

/** All orders, the newest first. */
export async function listOrders(database: Database): Promise<ShownOrder[]> {
  const rows = await database.selectFrom("orders").selectAll().orderBy("purchasedOn", "desc").execute();
  return rows.map(({ client, orderId, purchasedOn, retailer, device, registeredAt }) => ({
    ...{ client, orderId, purchasedOn, retailer },
    device: `${device.make} ${device.model}`,
    isRegistered: registeredAt !== null,
  }));
}
