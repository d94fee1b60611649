import type { Client } from "../../../src/documents/generated/client.ts";
import { discreetSeeds, discreetTwins, twinsOf } from "../../contract/discreet-twins.ts";
import type { SpokenFor } from "../../contract/server.ts";
import { spokenFor } from "../../contract/server-to-test.ts";
import type { SandboxClient } from "../../sandbox/client.ts";
import type { Seed } from "../../sandbox/seed/generated/seed.ts";
import { readSeeds } from "../../sandbox/seed/read-seeds.ts";
import { sandboxClient } from "../../serve/back-end.ts";

/** The clients of an attacked sandbox, their people, and the client that the attacker speaks for. */
export interface AttackedClients {
  readonly clients: readonly SandboxClient[];
  readonly seeds: readonly Seed[];
  readonly spokenFor: readonly SpokenFor[];
  /** The codes of discreet clients, which do not disclose who is registered. */
  readonly discreet: readonly string[];
}

/** All clients of the documents, and their discreet twins, whose people are the same without their plans. */
export function attackedClients(documented: readonly Client[]): AttackedClients {
  const own = documented.map(sandboxClient);
  const clients = [...own, ...discreetTwins(own)];
  const seeds = readSeeds();
  const speaking = spokenFor(documented);
  return {
    clients,
    seeds: [...seeds, ...discreetSeeds(seeds)],
    spokenFor: [...speaking, ...twinsOf(speaking)],
    discreet: clients.flatMap((one) => (one.revealsUnknownIdentifiers ? [] : [one.code])),
  };
}
