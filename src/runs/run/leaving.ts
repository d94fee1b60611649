import type { ServedClient } from "../../documents/release.ts";
import { addressToLeaveTo, type PageToLeaveTo } from "../../engine/index.ts";

/** Where the browser goes, and the fields of the form that it sends there. */
export interface Departure {
  readonly address: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * The departure to an outside page; undefined when the client does not list it: under `links`, for a secret in an
 * address under `signIn.singleSignOn`, for any other address by its origin under `leavesTo`.
 */
export function departureTo(page: PageToLeaveTo, client: ServedClient): Departure | undefined {
  const { links, signIn } = client;
  const { fields, secrets } = page;
  if (fields === undefined) {
    const listed = secrets === undefined ? Object.keys(links) : signIn.singleSignOn;
    if (listed.some((name) => links[name] === page.to)) return { address: addressToLeaveTo(page) };
    if (secrets !== undefined) return undefined;
  }
  const to = listedAddress(page.to, client);
  if (to === undefined) return undefined;
  const { search } = new URL(addressToLeaveTo({ ...page, to: `${to.origin}/${to.search}` }));
  return {
    address: `${to.origin}${to.pathname}${search}${to.hash}`,
    ...(fields && { fields: asTexts({ ...fields, ...secrets }) }),
  };
}

/** The address as the browser reads it, if it is at a listed origin, and names no user. */
function listedAddress(address: string, { leavesTo = {} }: ServedClient): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isListed = url !== undefined && Object.values(leavesTo).includes(url.origin);
  return isListed && url.username === "" && url.password === "" ? url : undefined;
}

const asTexts = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
