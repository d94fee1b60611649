import { listAgreements } from "../accounts/agreements.ts";
import { documentId, documentKinds } from "../content/documents.ts";
import { defineCustomerOperation } from "./operation.ts";

/** The documents of one of the customer's agreements; empty for another customer's agreement. */
export const listDocuments = defineCustomerOperation(
  "listDocuments",
  async ({ person }, { query, base }, { database, secret }) => {
    const agreement = (await listAgreements(database, person.id)).find(({ id }) => id === query.aid);
    const documents = documentKinds.map(({ kind, name }) => ({
      DocumentName: name,
      DocumentType: kind,
      CreatedDate: agreement?.startsOn ?? "",
      ...place(base, documentId(secret, { agreementId: query.aid, kind })),
    }));
    return { GetTaskDetailResponse: { Documents: agreement?.offerName === query.p ? documents : [] } };
  },
);

const place = (base: string, id: string) => ({ DocumentId: id, DocumentUrl: `${base}/content/documents/${id}.pdf` });
