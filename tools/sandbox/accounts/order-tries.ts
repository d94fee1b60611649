import { clientKey, type SandboxClient } from "../client.ts";
import { keyedHash } from "../security/random.ts";
import type { Tried } from "./password-tries.ts";

/** Whose wrong tries are counted at a look-up of orders: an order id of a client, whether or not there is such an order. */
export const triesOfOrder = (secret: string, client: SandboxClient, orderId: string): Tried => ({
  client: clientKey(client),
  identifierHash: keyedHash(secret, "order", orderId),
});
