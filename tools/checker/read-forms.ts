import { withTakenFields } from "../../src/checker/forms/take-fields.ts";
import { readDocuments } from "../../src/checker/read/read-documents.ts";
import { asDocument } from "../../src/checker/release/as-document.ts";
import type { Form } from "../../src/documents/generated/form.ts";
import { readDocumentFiles } from "./read-document-files.ts";

/** Every form of the repository, whole, with its journey. The documents must have passed the checker. */
export function readForms(): { readonly journey: string; readonly form: Form }[] {
  const documents = readDocuments(readDocumentFiles());
  return withTakenFields(documents, [])
    .filter(({ kind }) => kind === "form")
    .map(({ journey = "", path, value }) => ({ journey, form: asDocument<Form>(value, path) }));
}
