import type { Kysely, Migration } from "kysely";

/** What customers say of a device that they register. */
export const deviceDetails: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable("deviceDetails")
      .addColumn("deviceId", "text", (column) => column.primaryKey().references("devices.id").onDelete("cascade"))
      .addColumn("details", "jsonb", (column) => column.notNull())
      .execute();
  },
};
