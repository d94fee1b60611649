import type { Found } from "../findings/problem.ts";
import { fullName, type SourceDocument } from "../read/source-document.ts";
import type { Check } from "./check.ts";

/** Ids are unique: of calls everywhere, of clients and programmes together, of flows, screens and forms in their journey. */
export const duplicateId: Check = {
  ids: ["duplicate-id"],
  run({ index }) {
    const first = new Map<string, SourceDocument>();
    return index.documents.flatMap((document): Found[] => {
      if (document.kind === "messages") return [];
      const name = `${isLayer(document) ? "layer" : document.kind} ${fullName(document)}`;
      const other = first.get(name);
      if (!other) {
        first.set(name, document);
        return [];
      }
      const message = `another ${other.kind} has the id "${document.id}": ${other.path}`;
      return [{ file: document.path, spot: { path: ["id"] }, message, hint: "rename one of them" }];
    });
  },
};

/** Texts and releases name clients, programmes and their layers by id alone. */
const isLayer = ({ kind }: SourceDocument) => kind === "client" || kind === "programme";
