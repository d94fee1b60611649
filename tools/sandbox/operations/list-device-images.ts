import { imageFile } from "../content/images.ts";
import { defineOperation } from "./operation.ts";

/** A picture for each device model that the sandbox knows. */
export const listDeviceImages = defineOperation("listDeviceImages", async ({ base }, { database }) => {
  const models = await database
    .selectFrom("devices")
    .select(["model", "category"])
    .distinctOn("model")
    .orderBy("model")
    .execute();
  return {
    items: models.map(({ model, category }) => ({ model, url: `${base}/content/images/${imageFile(category)}` })),
  };
});
