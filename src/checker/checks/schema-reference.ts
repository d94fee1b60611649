import { member } from "../../documents/json.ts";
import type { Found } from "../findings/problem.ts";
import { schemaFileName } from "../read/kinds.ts";
import type { Check } from "./check.ts";

/** `$schema` must lead to the schema of the document's kind, so that editors complete and explain. */
export const schemaReference: Check = {
  ids: ["schema-reference"],
  run: ({ index }) =>
    index.documents.flatMap(({ path, kind, value }): Found[] => {
      const written = member(value, "$schema");
      const right = `${"../".repeat(path.split("/").length - 1)}schemas/${schemaFileName(kind)}`;
      if (typeof written !== "string" || written === right) return [];
      const message = `"$schema" does not lead to the schema of a ${kind} document`;
      return [{ file: path, spot: { path: ["$schema"] }, message, hint: `write "${right}"` }];
    }),
};
