import { FileReply } from "../file-reply.ts";
import { Problem } from "../problem.ts";
import { filesOf } from "../requests/files-of-request.ts";
import { findRequest } from "../requests/find-request.ts";
import { defineFileReply } from "./operation.ts";

/** A file of the report of one of the customer's requests. Throws 400 for another's request, and 404 for another file. */
export const downloadFileV2 = defineFileReply("downloadFileV2", async ({ person }, { body }, { database, uploads }) => {
  const request = await findRequest(database, person.id, body.ServiceRequestId);
  const named = filesOf(request).find(({ UploadId }) => UploadId === body.UploadId);
  const rows = database.selectFrom("uploads").select(["id", "type"]).where("personId", "=", person.id);
  const file = named && (await rows.where("id", "=", named.UploadId).executeTakeFirst());
  if (named === undefined || !file?.type) throw noFile();
  return new FileReply(new Uint8Array(await uploads.get(file.id)), file.type, named.FileName);
});

const noFile = () => new Problem(404, { code: "NO_FILE", message: "There is no such file." });
