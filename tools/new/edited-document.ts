import type { CheckContext } from "../../src/checker/check-context.ts";
import { member } from "../../src/documents/json.ts";
import type { JsonPath } from "../../src/documents/json-path.ts";
import type { Edit } from "./plan.ts";

/** A value of a client or programme set anew, with the next version of the document. */
export function edited(
  { index }: CheckContext,
  kind: "client" | "programme",
  id: string,
  path: JsonPath,
  value: unknown,
): Edit[] {
  const document = index.find(kind, id);
  if (document === undefined) return [];
  const { path: file } = document;
  return [
    { file, path: ["version"], value: nextVersion(String(member(document.value, "version"))) },
    { file, path, value },
  ];
}

function nextVersion(version: string): string {
  const [major = "1", minor = "0"] = version.split(".");
  return `${major}.${Number(minor) + 1}.0`;
}
