import { givePlace } from "../upload-places.ts";
import { defineOperation } from "./operation.ts";

/** Gives an address for one file of an enquiry. */
export const uploadInquiryFile = defineOperation(
  "uploadInquiryFile",
  async ({ client, body, now, base }, resources) => {
    const { FolderName: folder, FileName: name } = body;
    const { id, url } = await givePlace({ client, personId: null, folder, name, now, base }, resources);
    return { inquiryUploadId: id, url };
  },
);
