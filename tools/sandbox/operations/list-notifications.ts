import type { components } from "../contract/generated/operations.ts";
import type { NotificationRow } from "../database/tables.ts";
import { listFollowed } from "../requests/followed-requests.ts";
import { newsOf } from "../requests/request-news.ts";
import { defineCustomerOperation } from "./operation.ts";

type Row = Omit<NotificationRow, "id">;

/** The customer's notifications about their requests, newest first, and then about their agreements. */
export const listNotifications = defineCustomerOperation(
  "listNotifications",
  async ({ person }, { client, now }, { database }) => {
    const followed = await listFollowed(database, person.id, now);
    const rows = await database
      .selectFrom("notifications")
      .innerJoin("agreements", "agreements.id", "notifications.agreementId")
      .where("agreements.personId", "=", person.id)
      .selectAll("notifications")
      .execute();
    return { Notifications: [...followed.flatMap((one) => newsOf(one, client)), ...rows.map(toRecord)] };
  },
);

const toRecord = (row: Row): components["schemas"]["NotificationRecord"] => ({
  NotificationDate: row.notifiedOn,
  EventDate: row.happenedOn,
  AgreementId: row.agreementId,
  IsResolved: row.isResolved ? "Y" : "N",
  ServiceRequestEventDesc: row.title,
  ...(row.titleLocal === null ? {} : { ServiceRequestEventDescTl: row.titleLocal }),
  NotificationBody: row.body,
  ...(row.bodyLocal === null ? {} : { NotificationBodyTL: row.bodyLocal }),
});
