import type { Client } from "../../../src/documents/generated/client.ts";
import type { SpokenFor } from "../../contract/server.ts";
import { spokenFor } from "../../contract/server-to-test.ts";
import type { SandboxClient } from "../../sandbox/client.ts";
import type { Seed } from "../../sandbox/seed/generated/seed.ts";
import { readSeeds } from "../../sandbox/seed/read-seeds.ts";
import { sandboxClient } from "../../serve/back-end.ts";

/** Clients with a discreet twin: one by email and password, one by number. */
const TWINS = ["techcare", "sg-carrier"];
const twinCode = (code: string): string => `discreet-${code}`;

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
  const clients = documented.map(sandboxClient);
  const seeds = readSeeds();
  const speaking = spokenFor(documented);
  const twinned = <One extends object>(all: readonly One[], readCode: (one: One) => string): One[] =>
    all.filter((one) => TWINS.includes(readCode(one)));
  const twins = twinned(clients, ({ code }) => code).map((one) => ({
    ...one,
    code: twinCode(one.code),
    revealsUnknownIdentifiers: false,
  }));
  const twinSeeds = twinned(seeds, ({ client }) => client).map(({ client, people }) => ({
    client: twinCode(client),
    people: people.map((person) => ({ ...person, agreements: [] })),
  }));
  const twinsSpokenFor = twinned(speaking, ({ code }) => code).map((one) => ({ ...one, code: twinCode(one.code) }));
  return {
    clients: [...clients, ...twins],
    seeds: [...seeds, ...twinSeeds],
    spokenFor: [...speaking, ...twinsSpokenFor],
    discreet: [...clients, ...twins].flatMap((one) => (one.revealsUnknownIdentifiers ? [] : [one.code])),
  };
}
