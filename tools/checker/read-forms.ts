import { asDocument } from "../../src/checker/release/as-document.ts";
import type { Form } from "../../src/documents/generated/form.ts";
import { prepareRepository } from "./prepare-repository.ts";

/** Every form of the repository, whole, with its journey. The documents must have passed the checker. */
export const readForms = (): { readonly journey: string; readonly form: Form }[] =>
  prepareRepository()
    .index.of("form")
    .map(({ journey = "", path, value }) => ({ journey, form: asDocument<Form>(value, path) }));
