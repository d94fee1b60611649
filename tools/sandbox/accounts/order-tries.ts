import type { SandboxClient } from "../client.ts";
import { hashOfIdentifier } from "./subject.ts";
import { type Tried, toTried } from "./wrong-tries.ts";

/** The subject whose wrong tries are counted at a look-up of orders: an order id of a client, existing or not. */
export const toOrderTried = (secret: string, client: SandboxClient, orderId: string): Tried =>
  toTried(secret, { client, identifierHash: hashOfIdentifier(secret, orderId), personId: undefined }, "order");
