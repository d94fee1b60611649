import type { Database } from "../database/open-database.ts";
import { nextStatus } from "./life.ts";
import { requestId } from "./wire-numbers.ts";

/** A request as the page tells of it. */
export interface ShownRequest {
  readonly client: string;
  readonly id: string;
  readonly customer: string;
  readonly incident: string;
  readonly device: string;
  /** Of its order, else its own. */
  readonly status: string;
  /** What its order becomes next; absent where it cannot go on. */
  readonly next?: string;
}

/** All requests that were told, the newest first. */
export async function listShownRequests(database: Database): Promise<ShownRequest[]> {
  const rows = await database
    .selectFrom("serviceRequests")
    .innerJoin("people", "people.id", "serviceRequests.personId")
    .innerJoin("devices", "devices.id", "serviceRequests.assetId")
    .leftJoin("serviceOrders", "serviceOrders.request", "serviceRequests.number")
    .select(["serviceRequests.number", "serviceRequests.client", "serviceRequests.incident", "people.fullName"])
    .select(["serviceRequests.status", "serviceOrders.status as orderStatus", "devices.make", "devices.model"])
    .orderBy("serviceRequests.number", "desc")
    .execute();
  return rows.map(({ number, client, incident, fullName, status, orderStatus, make, model }) => {
    const next = orderStatus === null ? undefined : nextStatus(orderStatus);
    return {
      ...{ client, id: requestId(number), customer: fullName, device: `${make} ${model}` },
      ...{ incident: incident ?? "", status: orderStatus ?? status },
      ...(next === undefined ? {} : { next }),
    };
  });
}
