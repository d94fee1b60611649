import { listTexts } from "../uses/document-uses.ts";
import { type Check, ofAll } from "./check.ts";

/** Inside a choice of texts, which the schema does not describe, each place has a text. */
export const textSyntax: Check = {
  ids: ["broken-text"],
  run: ofAll((context, document) =>
    listTexts(context, document)
      .flatMap(({ broken }) => broken)
      .map((path) => ({
        spot: { path },
        message: "this is not a text",
        hint: "write a message key, { key, args }, { data }, { if: [condition, text, …, text] }, or { match: [value, { a: text, … }, text] }",
      })),
  ),
};
