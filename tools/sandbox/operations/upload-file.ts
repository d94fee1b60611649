import { givePlace } from "../upload-places.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Gives an address to which one file of a customer can be put. */
export const uploadFileV3 = defineCustomerOperation(
  "uploadFileV3",
  async (_customer, { client, body, now, base }, resources) => {
    const { FolderName: folder, FileName: name } = body;
    const { id, url } = await givePlace({ client, folder, name, now, base }, resources);
    return { UploadId: id, Url: url };
  },
);
