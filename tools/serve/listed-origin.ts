/** Thrown for an address without an origin in a browser's spelling. */
export class UnfitOrigin extends Error {}

/**
 * The origin of an address that a document lists, as a policy may name it.
 * Throws `UnfitOrigin` for an address that is not https, or whose text does not begin with exactly this origin.
 */
export function listedOrigin(address: string): string {
  const { protocol, origin } = URL.canParse(address) ? new URL(address) : { protocol: "", origin: "" };
  const rest = address.slice(origin.length);
  const isListed = protocol === "https:" && address.startsWith(origin) && /^(?:$|[/?#])/.test(rest);
  // A parsed origin can contain a wildcard or the end of a directive.
  if (isListed && /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin)) return origin;
  throw new UnfitOrigin(`"${address}" does not begin with an https origin as a policy can name it`);
}
