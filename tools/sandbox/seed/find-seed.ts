import { clientKey, type SandboxClient } from "../client.ts";
import type { Seed } from "./generated/seed.ts";

/** The initial data of a client. */
export const findSeed = (seeds: readonly Seed[], client: SandboxClient): Seed | undefined =>
  seeds.find((seed) => seed.client.toLowerCase() === clientKey(client));

/** The kind of the gateway's fields that a client may use. */
export const cardFieldsOf = (seeds: readonly Seed[], client: SandboxClient): "CARD" | "BRAINTREE" =>
  findSeed(seeds, client)?.cardFields ?? "CARD";
