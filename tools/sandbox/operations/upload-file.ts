import { listAgreements } from "../accounts/agreements.ts";
import { Problem } from "../problem.ts";
import { givePlace } from "../upload-places.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Gives an address for one file of a customer, for one of their agreements. */
export const uploadFileV3 = defineCustomerOperation(
  "uploadFileV3",
  async ({ person }, { client, body, now, base }, resources) => {
    const { FolderName: folder, FileName: name, AgreementId } = body;
    const agreements = await listAgreements(resources.database, person.id);
    if (!agreements.some(({ id }) => id === AgreementId)) throw unknownAgreement();
    const { id, url } = await givePlace({ client, personId: person.id, folder, name, now, base }, resources);
    return { UploadId: id, Url: url };
  },
);

const unknownAgreement = () => new Problem(400, { code: "UNKNOWN_AGREEMENT", message: "There is no such agreement." });
