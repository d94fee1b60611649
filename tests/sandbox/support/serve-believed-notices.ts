import { Hono } from "hono";
import { serveShop } from "../../../tools/payments/serve-shop.ts";
import { openDatabase } from "../../../tools/sandbox/database/open-database.ts";
import type { PaymentStatus } from "../../../tools/sandbox/database/payment-tables.ts";
import { readOrderId } from "../../../tools/sandbox/requests/wire-numbers.ts";

interface Notice {
  readonly NoticeId: string;
  readonly PaymentId: string;
  readonly ServiceOrderId: string;
  readonly PaymentStatus: PaymentStatus;
}

/** A shop whose back end believes every notice: a planted mistake. */
await serveShop({
  before({ databaseUrl }) {
    const opened = openDatabase({ databaseUrl });
    return new Hono().post("/gateway/notices", async (context) => {
      const { NoticeId, PaymentId: id, ServiceOrderId, PaymentStatus: status }: Notice = await context.req.json();
      const serviceOrder = readOrderId(ServiceOrderId) ?? 0;
      const payments = (await opened).database.updateTable("payments").set({ status });
      await payments.where(({ and }) => and({ id, serviceOrder })).execute();
      return context.json({ NoticeId });
    });
  },
});
