import { member } from "../../documents/json.ts";
import type { Found } from "../findings/problem.ts";
import type { Check } from "./check.ts";

/** A document is found by its file's name, so its `id` must be that name. */
export const fileName: Check = {
  ids: ["file-name"],
  run: ({ index }) =>
    index.documents.flatMap(({ path, id, value }): Found[] => {
      const written = member(value, "id");
      if (typeof written !== "string" || written === id) return [];
      const message = `the id is "${written}", but the file's name says "${id}"`;
      return [{ file: path, spot: { path: ["id"] }, message, hint: "rename one of the two" }];
    }),
};
