import type { SandboxClient } from "../sandbox/client.ts";
import type { Seed } from "../sandbox/seed/generated/seed.ts";

/** Clients with a discreet twin: one by email and password, one by number. */
const TWINS = ["techcare", "sg-carrier"];
const twinCode = (code: string): string => `discreet-${code}`;

/** The twins of some clients, under codes of their own. */
export const twinsOf = <One extends { readonly code: string }>(clients: readonly One[]): One[] =>
  clients.filter(({ code }) => TWINS.includes(code)).map((one) => ({ ...one, code: twinCode(one.code) }));

/** The twins of a sandbox's clients, which do not disclose who is registered. */
export const discreetTwins = (clients: readonly SandboxClient[]): SandboxClient[] =>
  twinsOf(clients).map((one) => ({ ...one, revealsUnknownIdentifiers: false }));

/** The people of the twins: the same, without their plans, because a plan is in one place. */
export const discreetSeeds = (seeds: readonly Seed[]): Seed[] =>
  seeds
    .filter(({ client }) => TWINS.includes(client))
    .map(({ client, people }) => ({
      client: twinCode(client),
      people: people.map((person) => ({ ...person, agreements: [] })),
    }));
