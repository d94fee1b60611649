import type { Client } from "../../src/documents/generated/client.ts";

/** Addresses, by name, of the client's other sites that its customers visit. */
export function ownSites({ signIn, links }: Client): Readonly<Record<string, string>> {
  const sites = (signIn?.singleSignOn ?? []).flatMap((name) => {
    const address = links[name];
    return address === undefined ? [] : [[name, address] as const];
  });
  return Object.fromEntries(sites);
}
