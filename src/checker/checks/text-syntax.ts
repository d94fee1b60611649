import { listTexts } from "../uses/document-uses.ts";
import { type Check, ofAll } from "./check.ts";

/** Inside a choice of texts, which the schema does not describe, conditions and texts alternate. */
export const textSyntax: Check = {
  ids: ["broken-text"],
  run: ofAll((context, document) =>
    listTexts(context, document)
      .flatMap(({ broken }) => broken)
      .map((path) => ({
        spot: { path },
        message: "this is not a text",
        hint: "write a message key, { key, args }, { data }, or { if: [condition, text, …, text] }",
      })),
  ),
};
