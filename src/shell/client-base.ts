import type { Client } from "../documents/generated/client.ts";

/** The part of every address before the portal's own paths, by the client's kind of product (spec 1, section 2). */
const bases: Readonly<Record<Client["productType"], string>> = { "device-protection": "", repair: "/portal" };

/** Where the client's portal begins; empty for the root of its host. */
export const clientBase = (client: Client): string => bases[client.productType];
