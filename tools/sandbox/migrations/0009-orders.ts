import type { Kysely, Migration } from "kysely";

/** Orders whose devices can be registered, and what was agreed to with that. */
export const orders: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("orders")
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("orderId", "text", (column) => column.notNull())
      .addColumn("purchasedOn", "date", (column) => column.notNull())
      .addColumn("retailer", "text", (column) => column.notNull())
      .addColumn("agreementId", "text", (column) => column.references("agreements.id").onDelete("cascade"))
      .addColumn("device", "jsonb", (column) => column.notNull())
      .addColumn("registration", "serial", (column) => column.notNull())
      .addColumn("registeredAt", "timestamptz")
      .addPrimaryKeyConstraint("ordersKey", ["client", "orderId"])
      .execute();
    await schema
      .createTable("consents")
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("orderId", "text", (column) => column.notNull())
      .addColumn("consent", "text", (column) => column.notNull())
      .addColumn("givenAt", "timestamptz", (column) => column.notNull())
      .addPrimaryKeyConstraint("consentsKey", ["client", "orderId", "consent"])
      .execute();
  },
};
