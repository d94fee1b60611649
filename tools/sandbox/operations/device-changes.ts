import { listMakes, listModels } from "../content/device-models.ts";
import { findDevice, sendUpdate } from "../devices/device-updates.ts";
import { Problem } from "../problem.ts";
import { hasArrived, noFile } from "../upload-places.ts";
import { defineCustomerOperation } from "./operation.ts";

/** The makes of a kind of device, or the models of one make. */
export const getMakeModel = defineCustomerOperation("getMakeModel", async (_customer, { path, query }) => {
  if (query.makeid === undefined) return { Makes: listMakes(path.category), Models: [] };
  const models = listModels(path.category, query.makeid);
  if (models === undefined) throw new Problem(400, { code: "UNKNOWN_MAKE", message: "There is no such make." });
  return { Makes: [], Models: models };
});

/** Requests the correction of a device's number. */
export const updateImeiInquiry = defineCustomerOperation(
  "updateImeiInquiry",
  async ({ person }, { body, now }, { database }) => {
    const device = await findDevice(database, person.id, body.AgreementId, body.AssetId);
    return sendUpdate(database, device, { imei: body.Imei }, now);
  },
);

/** Stores which of the customer's files identify a device. */
export const updateReferenceDocument = defineCustomerOperation(
  "updateReferenceDocument",
  async ({ person }, { client, body, now }, { database }) => {
    const device = await findDevice(database, person.id, body.AgreementId, body.ReferenceId);
    const rows = body.Documents.map(({ UploadId, FileName }) => ({
      ...{ uploadId: UploadId, deviceId: device.id, name: FileName, addedAt: now },
    }));
    for (const { uploadId: id } of rows)
      if (!(await hasArrived(database, { client, personId: person.id, folder: "device-updates", id }))) throw noFile();
    const added = database.insertInto("referenceDocuments").values(rows);
    await added.onConflict((conflict) => conflict.column("uploadId").doNothing()).execute();
    return { Documents: rows.length };
  },
);
