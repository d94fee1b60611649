import { clientKey } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import { keyedHash, randomId } from "../security/random.ts";
import { defineOperation } from "./operation.ts";

/** How long an address is good. */
const ADDRESS_MINUTES = 10;

/** Gives an address to which one file can be put. */
export const uploadInquiryFile = defineOperation(
  "uploadInquiryFile",
  async ({ client, body, now, base }, { database, secret }) => {
    const id = randomId("up");
    const token = randomId("f");
    await database
      .insertInto("uploads")
      .values({
        ...{ id, client: clientKey(client), folder: body.FolderName, name: body.FileName },
        tokenHash: keyedHash(secret, "upload", token),
        expiresAt: minutesAfter(now, ADDRESS_MINUTES),
        ...{ putAt: null, type: null, size: null, sha256: null },
      })
      .execute();
    return { inquiryUploadId: id, url: `${base}/uploads/${token}` };
  },
);
