import { givePlace } from "../upload-places.ts";
import { defineOperation } from "./operation.ts";

/** Gives an address to which one file of an enquiry can be put. */
export const uploadInquiryFile = defineOperation(
  "uploadInquiryFile",
  async ({ client, body, now, base }, resources) => {
    const { FolderName: folder, FileName: name } = body;
    const { id, url } = await givePlace({ client, personId: null, folder, name, now, base }, resources);
    return { inquiryUploadId: id, url };
  },
);
