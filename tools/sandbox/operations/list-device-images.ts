import { imageFile } from "../content/images.ts";
import { defineOperation } from "./operation.ts";

/** A picture for each device model of a kind that has one. */
export const listDeviceImages = defineOperation("listDeviceImages", async ({ base }, { database }) => {
  const models = await database
    .selectFrom("devices")
    .select(["model", "category"])
    .distinctOn("model")
    .orderBy("model")
    .execute();
  return {
    items: models.flatMap(({ model, category }) => {
      const file = imageFile(category);
      return file === undefined ? [] : [{ model, url: `${base}/content/images/${file}` }];
    }),
  };
});
