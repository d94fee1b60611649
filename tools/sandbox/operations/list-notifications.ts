import type { components } from "../contract/generated/operations.ts";
import type { NotificationRow } from "../database/tables.ts";
import { defineCustomerOperation } from "./operation.ts";

type Row = Omit<NotificationRow, "id">;

/** The customer's notifications about their agreements. */
export const listNotifications = defineCustomerOperation("listNotifications", async ({ person }, _, { database }) => {
  const rows = await database
    .selectFrom("notifications")
    .innerJoin("agreements", "agreements.id", "notifications.agreementId")
    .where("agreements.personId", "=", person.id)
    .selectAll("notifications")
    .execute();
  return { Notifications: rows.map(toRecord) };
});

const toRecord = (row: Row): components["schemas"]["NotificationRecord"] => ({
  NotificationDate: row.notifiedOn,
  EventDate: row.happenedOn,
  AgreementId: row.agreementId,
  IsResolved: row.isResolved ? "Y" : "N",
  ServiceRequestEventDesc: row.title,
  ...(row.titleThai === null ? {} : { ServiceRequestEventDescTl: row.titleThai }),
  NotificationBody: row.body,
  ...(row.bodyThai === null ? {} : { NotificationBodyTL: row.bodyThai }),
});
