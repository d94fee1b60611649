import type { CheckedDocuments } from "../checked-documents.ts";
import { rememberedBy } from "../incremental/remembered-by.ts";
import { elementsOf } from "../json.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";

/** The served clients that sell a programme. */
export function sellersOf(documents: CheckedDocuments, programmeId: string): readonly Resolved[] {
  return sellersByProgramme(documents).get(programmeId) ?? [];
}

const sellersByProgramme = rememberedBy(({ clients }: CheckedDocuments): ReadonlyMap<unknown, readonly Resolved[]> => {
  const byProgramme = new Map<unknown, Resolved[]>();
  for (const client of clients) {
    for (const id of new Set(elementsOf(client.value.programmes))) {
      const found = byProgramme.get(id);
      if (found === undefined) byProgramme.set(id, [client]);
      else found.push(client);
    }
  }
  return byProgramme;
});

/** The served programmes that a client sells, in the order of their files. */
export function soldBy(documents: CheckedDocuments, client: Resolved): readonly Resolved[] {
  const [layer] = client.layers;
  return layer === undefined ? [] : soldByPath(documents, layer.path);
}

const soldByPath = rememberedBy((documents: CheckedDocuments, path: string) => {
  const client = documents.clients.find(({ layers }) => layers[0]?.path === path);
  const ids = new Set(elementsOf(client?.value.programmes));
  return documents.programmes.filter(({ id }) => ids.has(id));
});
