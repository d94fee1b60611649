import type { SandboxClient } from "../../../tools/sandbox/client.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "../../../tools/sandbox/create-sandbox.ts";
import type { Seed, SeedPerson } from "../../../tools/sandbox/seed/generated/seed.ts";
import { ida } from "./harbour.ts";

/** An invented carrier whose customers sign in by mobile number or national ID. */
export const carrier: SandboxClient = {
  code: "ferry",
  sharedSecret: "ferry-shared-secret",
  revealsUnknownIdentifiers: true,
  mobileLengths: [8],
  currency: "SGD",
  timeZone: "Asia/Singapore",
  host: "ferry.localhost",
};

/** The same, but it does not reveal who is registered. */
export const discreetCarrier: SandboxClient = {
  ...carrier,
  code: "quiet-ferry",
  sharedSecret: "quiet-ferry-shared-secret",
  revealsUnknownIdentifiers: false,
};

const someone = {
  about: "",
  gender: "male",
  firstName: "F",
  lastName: "L",
  agreements: [],
} satisfies Partial<SeedPerson>;
const [plan] = ida.agreements;

/** One number, an email on file, a plan. */
export const runa = {
  ...someone,
  fullName: "Runa Sand",
  mobile: "81110001",
  nationalId: "S1110001A",
  email: "runa@ferry.test",
  agreements: plan ? [{ ...plan, id: "F-1", devices: plan.devices.map((one) => ({ ...one, id: `F-${one.id}` })) }] : [],
} satisfies SeedPerson;

/** Three numbers, no email. */
export const tor = {
  ...someone,
  fullName: "Tor Vik",
  mobile: "81120001",
  otherMobiles: ["81120002", "81120003"],
  nationalId: "S1120002B",
} satisfies SeedPerson;

/** Three numbers, and an email on file. */
export const siv = {
  ...someone,
  fullName: "Siv Holm",
  mobile: "81130001",
  otherMobiles: ["81130002", "81130003"],
  nationalId: "S1130003C",
  email: "siv@ferry.test",
} satisfies SeedPerson;

/** Locked for good; the national ID ends as another's. */
export const leif = {
  ...someone,
  fullName: "Leif Moe",
  mobile: "81140001",
  nationalId: "T9990001A",
  isLocked: true,
} satisfies SeedPerson;

/** Known to the carrier, without an account. */
export const gro = { ...someone, fullName: "Gro Dal", mobile: "81150001", hasNoAccount: true } satisfies SeedPerson;

const theme = { title: "Ferry Care", favicon: "/brands/default/favicon.svg" };
const people = [runa, tor, siv, leif, gro];
const seeds: Seed[] = [
  { client: carrier.code, theme, people },
  { client: discreetCarrier.code, people: people.map((person) => ({ ...person, agreements: [] })) },
  { client: "not-served", people: [runa] },
];

/** A sandbox in memory with the two carriers; a third is seeded and not served. */
export function createFerry(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  return createSandbox({ clients: [carrier, discreetCarrier], seeds, log: () => {}, ...options });
}
