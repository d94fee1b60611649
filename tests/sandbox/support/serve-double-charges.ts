import { member } from "../../../src/documents/json.ts";
import { serveShop } from "../../../tools/payments/serve-shop.ts";
import type { Operation } from "../../../tools/sandbox/operations/operation.ts";

/** A shop whose gateway charges another card for an order that is paid: a planted mistake. */
await serveShop({ operations: (all) => all.map((one) => (one.id === "chargeOrder" ? chargingAgain(one) : one)) });

function chargingAgain(operation: Operation): Operation {
  return {
    ...operation,
    async ahead(received, resources) {
      const { database, clock } = resources;
      await operation.ahead?.(received, resources);
      const entries = database.selectFrom("gatewayLedger").selectAll().where("kind", "=", "capture");
      const captured = await entries.where("orderReference", "=", received.path.id ?? "").executeTakeFirst();
      if (captured === undefined) return;
      const unspent = database
        .updateTable("gatewayCards")
        .set({ usedBy: captured.payment })
        .where("usedBy", "is", null);
      const card = unspent.where("token", "=", String(member(received.body, "CardToken"))).returning("token");
      if ((await card.executeTakeFirst()) === undefined) return;
      const { entry: _entry, ...again } = captured;
      await database
        .insertInto("gatewayLedger")
        .values({ ...again, madeAt: await clock.now() })
        .execute();
    },
  };
}
