import type { Database } from "../database/open-database.ts";
import type { OrderStatus } from "../database/request-tables.ts";
import { nextStatuses } from "./lives.ts";
import { courierStep } from "./logistics.ts";
import { mayReopen } from "./reopen.ts";
import { requestId } from "./wire-numbers.ts";

/** A request as the page shows it. */
export interface ShownRequest {
  readonly client: string;
  readonly id: string;
  readonly customer: string;
  readonly incident: string;
  readonly device: string;
  /** The status of its order, otherwise its own. */
  readonly status: string;
  /** The statuses that its order may get next; empty at the end, and while its customer has to act. */
  readonly next: readonly OrderStatus[];
  /** What the courier, or the team, does next; absent where nobody can. */
  readonly courier?: string;
  /** Whether its fault can have come back. */
  readonly mayReopen: boolean;
}

/** All requests with an incident, the newest first. */
export async function listShownRequests(database: Database): Promise<ShownRequest[]> {
  const rows = await database
    .selectFrom("serviceRequests")
    .innerJoin("people", "people.id", "serviceRequests.personId")
    .leftJoin("devices", "devices.id", "serviceRequests.assetId")
    .leftJoin("cleanings", "cleanings.request", "serviceRequests.number")
    .leftJoin("serviceOrders", "serviceOrders.request", "serviceRequests.number")
    .leftJoin("serviceRequests as second", "second.reopens", "serviceRequests.number")
    .select(["serviceRequests.number", "serviceRequests.client", "serviceRequests.incident", "people.fullName"])
    .select(["serviceRequests.status", "serviceOrders.status as orderStatus", "serviceOrders.fulfilment"])
    .select("serviceOrders.logistics")
    .select(["devices.make", "devices.model", "serviceRequests.reopens", "second.number as secondNumber"])
    .select(["cleanings.brand", "cleanings.model as cleaned"])
    .where((where) => where.or([where("devices.id", "is not", null), where("cleanings.request", "is not", null)]))
    .orderBy("serviceRequests.number", "desc")
    .execute();
  return rows.map(({ number, client, incident, fullName, status, orderStatus, fulfilment, logistics, ...row }) => {
    const { make, model, brand, cleaned, reopens, secondNumber } = row;
    const order =
      orderStatus === null || fulfilment === null ? undefined : { fulfilment, logistics, status: orderStatus };
    const repair = { incident, reopens, isReopened: secondNumber !== null };
    return {
      ...{ client, id: requestId(number), customer: fullName, device: `${make ?? brand} ${model ?? cleaned}` },
      ...{ incident: incident ?? "", status: orderStatus ?? status },
      ...(order === undefined ? { next: [], mayReopen: false } : prospects({ ...order, ...repair })),
    };
  });
}

type Ordered = Parameters<typeof nextStatuses>[0] & Parameters<typeof mayReopen>[0] & Parameters<typeof courierStep>[0];

/** What may happen to an order next. */
function prospects(order: Ordered): Pick<ShownRequest, "next" | "courier" | "mayReopen"> {
  const courier = courierStep(order);
  return { next: nextStatuses(order), mayReopen: mayReopen(order), ...(courier ? { courier } : {}) };
}
