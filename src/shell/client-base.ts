import type { ServedClient } from "../documents/release.ts";

/** The part of every address before the portal's own paths, by the client's kind of product (spec 1, section 2). */
const bases: Readonly<Record<ServedClient["productType"], string>> = { "device-protection": "", repair: "/portal" };

/** The base path of the client's portal; empty for the root of its host. */
export const clientBase = (client: Pick<ServedClient, "productType">): string => bases[client.productType];
