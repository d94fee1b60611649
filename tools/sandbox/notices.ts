import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { member } from "../../src/documents/json.ts";
import { serverFailure } from "./answer-operation.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { requireFitTexts } from "./fit-texts.ts";
import { injectFaults } from "./inject-fault.ts";
import { breaksContract, Problem } from "./problem.ts";
import { takeNotice } from "./requests/take-notice.ts";
import type { Resources } from "./resources.ts";
import { checkNotice } from "./security/notice-signature.ts";
import { type ServerEnv, serverHeaders } from "./server-headers.ts";

/** The name under which notices can be made to fail, beside the operations. */
export const NOTICES = "gatewayNotices";

const LARGEST_NOTICE_BYTES = 10_000;

type Needed = Pick<Resources, "database" | "clock" | "faults" | "secret" | "log">;

/** Where the back end takes notices of the gateway, to be mounted under /gateway. */
export function createNotices({ database, clock, faults, secret, log }: Needed): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .use(serverHeaders(clock))
    .post("/notices", bodyLimit({ maxSize: LARGEST_NOTICE_BYTES }), injectFaults(NOTICES, faults), async (context) => {
      const now = context.get("now");
      const body = await context.req.text();
      const merchant = checkNotice(secret, { header: context.req.header(), body }, now);
      const { NoticeId, ...about } = readNotice(body);
      await inTransaction(database, (transaction) => takeNotice(transaction, { merchant, ...about }, now));
      return context.json({ NoticeId });
    })
    .onError((error, context) => {
      if (error instanceof Problem) return Response.json(error.body, { status: error.status });
      if (error instanceof HTTPException) return error.getResponse();
      log(`A notice failed (${context.get("correlationId")})`, error);
      return context.json(serverFailure, 500);
    });
}

/** The payment that a notice names. Throws 422 when it names none. */
function readNotice(body: string) {
  const notice = parseJson(body);
  requireFitTexts(notice, "body");
  const [order, payment] = [member(notice, "ServiceOrderId"), member(notice, "PaymentId")];
  const NoticeId = member(notice, "NoticeId");
  if (typeof order === "string" && typeof payment === "string" && typeof NoticeId === "string")
    return { order, payment, NoticeId };
  throw breaksContract({ body: "must name a payment" });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw breaksContract({ body: "must be JSON" }, { cause });
  }
}
