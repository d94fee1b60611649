import { readFileSync } from "node:fs";
import type { components } from "../contract/generated/operations.ts";
import type { OperationRequest } from "../contract/operations.ts";
import { modelEntries } from "./device-models.ts";

type Query = OperationRequest<"listContentEntries">["query"];
type ContentEntry = components["schemas"]["ContentEntry"];

interface StoredEntry {
  readonly id: string;
  readonly portals: readonly Query["portalType"][];
  readonly category: string;
  readonly title: string;
  readonly body: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly body: string }[];
}

const entries: readonly StoredEntry[] = JSON.parse(readFileSync(new URL("entries.json", import.meta.url), "utf8"));

/** The entries of a portal about the requested subject; sections only where something is included. */
export function findEntries({ portalType, contentType, query = "", include = 0 }: Query): ContentEntry[] {
  if (contentType === "deviceModel") return modelEntries(query);
  const words = query.toLowerCase();
  return entries
    .filter(({ portals }) => portals.includes(portalType))
    .filter(({ category, title }) => category === words || title.toLowerCase().includes(words))
    .map(({ id, category, title, body, sections }) => ({
      id,
      contentType,
      fields: { category, title, body, sections: include > 0 ? sections.map(toSection) : [] },
    }));
}

const toSection = ({ id, ...fields }: StoredEntry["sections"][number]) => ({ id, contentType: "section", fields });
