import type { Kysely, Migration } from "kysely";

/** Service requests, their orders, and the seats that orders take in slots. */
export const requests: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("serviceRequests")
      .addColumn("number", "serial", (column) => column.primaryKey())
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("personId", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
      .addColumn("agreementId", "text", (column) => column.notNull().references("agreements.id").onDelete("cascade"))
      .addColumn("assetId", "text")
      .addColumn("incident", "text")
      .addColumn("triage", "jsonb")
      .addColumn("outcome", "text")
      .addColumn("fulfilment", "text")
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("openedAt", "timestamptz", (column) => column.notNull())
      .execute();
    await schema
      .createTable("serviceOrders")
      .addColumn("number", "serial", (column) => column.primaryKey())
      .addColumn("request", "integer", (column) =>
        column.notNull().unique().references("serviceRequests.number").onDelete("cascade"),
      )
      .addColumn("fulfilment", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("slot", "text", (column) => column.notNull())
      .addColumn("storeId", "text")
      .addColumn("address", "jsonb")
      .addColumn("alternateNumber", "text")
      .addColumn("representative", "jsonb")
      .addColumn("amount", "integer", (column) => column.notNull())
      .addColumn("paymentMethod", "text")
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("madeAt", "timestamptz", (column) => column.notNull())
      .addColumn("submittedAt", "timestamptz")
      .execute();
    await schema
      .createTable("slotSeats")
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("slot", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("order", "integer", (column) =>
        column.notNull().references("serviceOrders.number").onDelete("cascade"),
      )
      .addPrimaryKeyConstraint("slotSeatsKey", ["client", "place", "day", "slot", "seat"])
      .execute();
  },
};
