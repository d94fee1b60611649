import { member } from "../../documents/json.ts";
import type { Found } from "../findings/problem.ts";
import type { Check } from "./check.ts";

/** The version of the document formats that this reader knows. */
export const FORMAT_VERSION = 2;

/** A document of another format: it is refused with an error, never partly read. */
export const formatVersion: Check = {
  ids: ["newer-format", "older-format"],
  run: ({ index }) =>
    index.documents.flatMap(({ path, value }): Found[] => {
      const version = otherFormat(value);
      if (version === undefined) return [];
      const isNewer = version > FORMAT_VERSION;
      return [
        {
          check: isNewer ? "newer-format" : "older-format",
          file: path,
          spot: { path: ["formatVersion"] },
          message: `the document has format version ${version}; this checker knows ${FORMAT_VERSION}`,
          hint: isNewer ? "update the portal" : `run \`npm run portal -- migrate ${path}\``,
        },
      ];
    }),
};

/** The format version of a document of a newer or an older format. */
export function otherFormat(document: unknown): number | undefined {
  const version: unknown = member(document, "formatVersion");
  const isOther = Number.isInteger(version) && Number(version) >= 1 && version !== FORMAT_VERSION;
  return isOther ? Number(version) : undefined;
}
