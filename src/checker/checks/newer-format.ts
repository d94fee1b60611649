import { member } from "../../documents/json.ts";
import type { Found } from "../findings/problem.ts";
import type { Check } from "./check.ts";

/** The version of the document formats that this reader knows. */
export const FORMAT_VERSION = 2;

/** A document of a newer format: it is refused with an error, never partly read. */
export const newerFormat: Check = {
  ids: ["newer-format"],
  run: ({ index }) =>
    index.documents.flatMap(({ path, value }): Found[] => {
      const version = member(value, "formatVersion");
      if (typeof version !== "number" || version <= FORMAT_VERSION) return [];
      const message = `the document has format version ${version}; this checker knows ${FORMAT_VERSION}`;
      return [{ file: path, spot: { path: ["formatVersion"] }, message, hint: "update the portal" }];
    }),
};
