import { withTakenFields } from "../../src/documents/forms/take-fields.ts";
import type { Form } from "../../src/documents/generated/form.ts";
import { readDocuments } from "../../src/documents/read/read-documents.ts";
import { checkedValue } from "../../src/documents/release/checked-value.ts";
import { readDocumentFiles } from "./read-document-files.ts";

/** Every form of the repository, whole, with its journey. The documents must have passed the checker. */
export function readForms(): { readonly journey: string; readonly form: Form }[] {
  const documents = readDocuments(readDocumentFiles());
  return withTakenFields(documents, [])
    .filter(({ kind }) => kind === "form")
    .map(({ journey = "", path, value }) => ({ journey, form: checkedValue<Form>(value, path) }));
}
