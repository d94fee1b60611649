import type { Client } from "../../src/documents/generated/client.ts";

/** The sites of a client's own that its customers go to and come from: their addresses by name. */
export function ownSites({ signIn, links }: Client): Readonly<Record<string, string>> {
  const sites = (signIn?.singleSignOn ?? []).flatMap((name) => {
    const address = links[name];
    return address === undefined ? [] : [[name, address] as const];
  });
  return Object.fromEntries(sites);
}
