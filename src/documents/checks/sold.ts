import type { CheckedDocuments } from "../checked-documents.ts";
import { elementsOf } from "../json.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";

const sellers = new WeakMap<CheckedDocuments, ReadonlyMap<unknown, readonly Resolved[]>>();

/** The served clients that sell a programme. */
export function sellersOf(documents: CheckedDocuments, programmeId: string): readonly Resolved[] {
  const known = sellers.get(documents) ?? findSellers(documents);
  sellers.set(documents, known);
  return known.get(programmeId) ?? [];
}

function findSellers({ clients }: CheckedDocuments): ReadonlyMap<unknown, readonly Resolved[]> {
  const byProgramme = new Map<unknown, Resolved[]>();
  for (const client of clients) {
    for (const id of new Set(elementsOf(client.value.programmes))) {
      const found = byProgramme.get(id);
      if (found === undefined) byProgramme.set(id, [client]);
      else found.push(client);
    }
  }
  return byProgramme;
}

const sold = new WeakMap<CheckedDocuments, Map<Resolved, readonly Resolved[]>>();

/** The served programmes that a client sells, in the order of their files. */
export function soldBy(documents: CheckedDocuments, client: Resolved): readonly Resolved[] {
  const ofAll = sold.get(documents) ?? new Map<Resolved, readonly Resolved[]>();
  sold.set(documents, ofAll);
  const known = ofAll.get(client);
  if (known !== undefined) return known;
  const ids = new Set(elementsOf(client.value.programmes));
  const found = documents.programmes.filter(({ id }) => ids.has(id));
  ofAll.set(client, found);
  return found;
}
