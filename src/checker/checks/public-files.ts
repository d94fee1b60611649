import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Check, ofEach } from "./check.ts";

/** A file of the portal's own host exists: each logo and icon, and a link into a folder that the portal has. */
export const publicFiles: Check = {
  ids: ["missing-file"],
  run: ofEach(["client", "programme"], (context, layer) => missingFiles(context, layer)),
};

function missingFiles(context: CheckContext, layer: SourceDocument<"client" | "programme">): FoundHere[] {
  const files = context.publicFiles;
  if (files === undefined) return [];
  return context.listVisits(layer).flatMap(({ schema, value, path }): FoundHere[] => {
    const demand = schema["x-file"];
    if (demand === undefined || typeof value !== "string" || !value.startsWith("/")) return [];
    const [address = ""] = value.split(/[?#]/, 1);
    if (files.has(address) || address.includes("{")) return [];
    // A link may lead to a page of the portal, or to a file that the operator serves.
    if (demand !== true && !(isFile(address) && hasFolder(files, address))) return [];
    const message = `the portal has no file "${address}"`;
    return [
      { spot: { path }, message, hint: suggest(address, filesLike(files, address), "files") ?? "add it to public/" },
    ];
  });
}

const isFile = (address: string) => /\.[A-Za-z0-9]+$/.test(address);

const topOf = (address: string) => address.slice(0, address.indexOf("/", 1) + 1);

const hasFolder = (files: ReadonlySet<string>, address: string) =>
  [...files].some((file) => topOf(address) !== "" && file.startsWith(topOf(address)));

/** Files of the same type. */
const filesLike = (files: ReadonlySet<string>, address: string) => {
  const ending = address.slice(address.lastIndexOf("."));
  return [...files].filter((file) => file.endsWith(ending));
};
