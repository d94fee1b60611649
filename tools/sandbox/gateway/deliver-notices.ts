import { setTimeout as wait } from "node:timers/promises";
import { member } from "../../../src/documents/json.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Resources } from "../resources.ts";
import { signNotice } from "../security/notice-signature.ts";
import { closeNotice, type DueNotice, takeDueNotices } from "./notices.ts";
import { findGatewayPayment } from "./payments.ts";

/** The address that the merchant gave for notices. */
const NOTICE_ADDRESS = "http://back-end.invalid/gateway/notices";

const TIMEOUT_MS = 5_000;

/** A notice that was sent, and the status of the answer; absent when none came, or one of 200 that does not name the notice. */
export interface SentNotice {
  readonly payment: string;
  readonly status: DueNotice["status"];
  readonly answer?: number;
}

type Delivering = Pick<Resources, "database" | "clock" | "secret" | "sendNotice">;

/**
 * Lets slow banks decide, and tells the merchant of every payment that is settled. A notice that is not answered with 200
 * and its own name is due again later: a page in between may say 200 too. Several sandboxes on one database share the work.
 */
export async function deliverNotices(resources: Delivering): Promise<readonly SentNotice[]> {
  const { database, clock } = resources;
  const now = await clock.now();
  await settleDue(resources, now);
  const sent: SentNotice[] = [];
  for (let due = await takeDueNotices(database, now); due.length > 0; due = await takeDueNotices(database, now))
    sent.push(...(await Promise.all(due.map((notice) => deliver(resources, notice, now)))));
  return sent;
}

async function settleDue({ database }: Delivering, now: Date): Promise<void> {
  const due = database.selectFrom("gatewayPayments").select("id").where("settlesAt", "<=", now);
  for (const { id } of await due.execute())
    await inTransaction(database, (transaction) => findGatewayPayment(transaction, id, now));
}

async function deliver(resources: Delivering, notice: DueNotice, now: Date): Promise<SentNotice> {
  const { payment, status } = notice;
  const answer = await Promise.race([
    post(resources, notice, now).catch(() => undefined),
    wait(TIMEOUT_MS, undefined, { ref: false }),
  ]);
  if (answer === 200) await closeNotice(resources.database, notice.id, now);
  return { payment, status, ...(answer === undefined ? {} : { answer }) };
}

/** Sends a notice; the status of the answer. Throws when it does not come whole, or says 200 without the notice's name. */
async function post({ secret, sendNotice }: Delivering, notice: DueNotice, now: Date): Promise<number> {
  const { id: NoticeId, merchant, name: PaymentId, status: PaymentStatus, orderReference, madeAt } = notice;
  const about = { PaymentId, ServiceOrderId: orderReference, PaymentStatus, SettledOn: madeAt.toISOString() };
  const body = JSON.stringify({ NoticeId, ...about });
  const timestamp = String(now.getTime());
  const headers = {
    "content-type": "application/json",
    "x-merchant": merchant,
    "x-timestamp": timestamp,
    "x-signature": signNotice(secret, { merchant, timestamp, body }),
  };
  const reply = await sendNotice(new Request(NOTICE_ADDRESS, { method: "POST", headers, body }));
  const text = await reply.text();
  if (reply.status === 200 && member(JSON.parse(text), "NoticeId") !== NoticeId) throw new Error("Another answer.");
  return reply.status;
}
