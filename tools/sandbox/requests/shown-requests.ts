import type { Database } from "../database/open-database.ts";
import { nextStatus } from "./life.ts";
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
  /** The next status of its order; absent at the end. */
  readonly next?: string;
}

/** All requests with an incident, the newest first. */
export async function listShownRequests(database: Database): Promise<ShownRequest[]> {
  const rows = await database
    .selectFrom("serviceRequests")
    .innerJoin("people", "people.id", "serviceRequests.personId")
    .leftJoin("devices", "devices.id", "serviceRequests.assetId")
    .leftJoin("cleanings", "cleanings.request", "serviceRequests.number")
    .leftJoin("serviceOrders", "serviceOrders.request", "serviceRequests.number")
    .select(["serviceRequests.number", "serviceRequests.client", "serviceRequests.incident", "people.fullName"])
    .select(["serviceRequests.status", "serviceOrders.status as orderStatus", "serviceOrders.fulfilment"])
    .select(["devices.make", "devices.model"])
    .select(["cleanings.brand", "cleanings.model as cleaned"])
    .where((where) => where.or([where("devices.id", "is not", null), where("cleanings.request", "is not", null)]))
    .orderBy("serviceRequests.number", "desc")
    .execute();
  return rows.map(({ number, client, incident, fullName, status, orderStatus, fulfilment, ...row }) => {
    const { make, model, brand, cleaned } = row;
    const isOrdered = orderStatus !== null && fulfilment !== null;
    const next = isOrdered ? nextStatus({ fulfilment, status: orderStatus }) : undefined;
    return {
      ...{ client, id: requestId(number), customer: fullName, device: `${make ?? brand} ${model ?? cleaned}` },
      ...{ incident: incident ?? "", status: orderStatus ?? status },
      ...(next === undefined ? {} : { next }),
    };
  });
}
