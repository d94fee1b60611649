import { arrayElements } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";

/** The served clients that sell a programme. */
export function listSellers(context: CheckContext, programmeId: string): readonly Resolved[] {
  return sellersByProgramme(context).get(programmeId) ?? [];
}

const sellersByProgramme = memoize(({ clients }: CheckContext): ReadonlyMap<unknown, readonly Resolved[]> => {
  const byProgramme = new Map<unknown, Resolved[]>();
  for (const client of clients) {
    for (const id of new Set(arrayElements(client.value.programmes))) {
      const found = byProgramme.get(id);
      if (found === undefined) byProgramme.set(id, [client]);
      else found.push(client);
    }
  }
  return byProgramme;
});

/** The served programmes that a client sells, in the order of their files. */
export function soldBy(context: CheckContext, client: Resolved): readonly Resolved[] {
  const [layer] = client.layers;
  return layer === undefined ? [] : soldByPath(context, layer.path);
}

const soldByPath = memoize((context: CheckContext, path: string) => {
  const client = context.clients.find(({ layers }) => layers[0]?.path === path);
  const ids = new Set(arrayElements(client?.value.programmes));
  return context.programmes.filter(({ id }) => ids.has(id));
});
