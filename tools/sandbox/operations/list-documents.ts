import { listAgreements } from "../accounts/agreements.ts";
import { documentId, documentKinds, documentOf } from "../content/documents.ts";
import { onePagePdf } from "../content/one-page-pdf.ts";
import { FileReply } from "../file-reply.ts";
import { Problem } from "../problem.ts";
import { defineCustomerOperation, defineFileReply } from "./operation.ts";

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

/** A document of one of the customer's agreements, as a file. */
export const getDocument = defineFileReply("getDocument", async ({ person }, { path }, { database, secret }) => {
  const found = documentOf(await listAgreements(database, person.id), secret, path.id);
  if (found === undefined) throw new Problem(404, { code: "NO_DOCUMENT", message: "There is no such document." });
  const { number, title, lines } = found;
  return new FileReply(new TextEncoder().encode(onePagePdf(title, lines)), "application/pdf", `${title} ${number}.pdf`);
});

const place = (base: string, id: string) => ({ DocumentId: id, DocumentUrl: `${base}/content/documents/${id}.pdf` });
