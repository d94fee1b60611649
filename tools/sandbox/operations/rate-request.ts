import { Problem } from "../problem.ts";
import { findRequest } from "../requests/find-request.ts";
import { findOrder } from "../requests/life.ts";
import { requestId } from "../requests/wire-numbers.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Stores the customer's rating of a request of theirs: once, when its device is delivered. */
export const rateServiceRequest = defineCustomerOperation(
  "rateServiceRequest",
  async ({ person }, { path: { id }, body, now }, { database }) => {
    const request = await findRequest(database, person.id, id);
    if (body.ServiceRequestId !== id) throw unknownRequest();
    const order = await findOrder(database, request.number);
    if (order?.status !== "DELIVERED") throw notCompleted();
    const stored = await database
      .insertInto("ratings")
      .values({
        ...{ request: request.number, score: body.NpsScore, reasons: JSON.stringify(body.NpsReasons) },
        ...{ satisfaction: body.CsatScore, comment: body.Comment ?? null, ratedAt: now },
      })
      .onConflict((conflict) => conflict.column("request").doNothing())
      .returning("request")
      .executeTakeFirst();
    if (stored === undefined) throw ratedBefore();
    return { ServiceRequestId: requestId(request.number), RatedOn: now.toISOString() };
  },
);

const unknownRequest = () => new Problem(400, { code: "UNKNOWN_REQUEST", message: "There is no such request." });
const notCompleted = () => new Problem(409, { code: "NOT_COMPLETED", message: "This request is not completed." });
const ratedBefore = () => new Problem(409, { code: "RATED_BEFORE", message: "This request was rated before." });
