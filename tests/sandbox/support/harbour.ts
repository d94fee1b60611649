import type { SandboxClient } from "../../../tools/sandbox/client.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "../../../tools/sandbox/create-sandbox.ts";
import type { Seed, SeedPerson } from "../../../tools/sandbox/seed/generated/seed.ts";

/** An invented client. */
export const harbour = {
  code: "harbour",
  sharedSecret: "harbour-shared-secret",
  revealsUnknownIdentifiers: true,
  mobileLengths: [10],
  currency: "AUD",
  timeZone: "Australia/Hobart",
} satisfies SandboxClient;

/** The same, but it does not reveal whether an email has an account. */
export const discreet: SandboxClient = { ...harbour, code: "discreet", sharedSecret: "discreet-shared-secret" };

const address = { Address1: "4 Quay Street", City: "Hobart", CountryCode: "AU", PostalCode: "7000" };

/** Has one plan with a phone. */
export const ida = {
  about: "One plan, one phone.",
  email: "ida@harbour.test",
  password: "lighthouse-stairs",
  mobile: "0412345678",
  firstName: "Ida",
  lastName: "Berg",
  fullName: "Ida Berg",
  gender: "female",
  agreements: [
    {
      id: "H-1",
      offerName: "Harbour Care",
      sku: "HC-1",
      status: "ENROLLED",
      startsOn: "2026-01-31",
      renewsOn: "2027-01-31",
      address,
      devices: [
        {
          id: "D-1",
          category: "phone",
          make: "Acme",
          model: "One",
          imei: "356938035643809",
          colour: "Sand",
          capacity: "64 GB",
          mobile: "0412345678",
        },
        { id: "D-2", category: "laptop", make: "Acme", model: "Fold", imei: "ACME00042" },
      ],
    },
  ],
} satisfies SeedPerson;

/** Has no plan, and is locked for good. */
export const olaf = {
  ...ida,
  email: "olaf@harbour.test",
  mobile: "0412345001",
  fullName: "Olaf Lund",
  agreements: [],
  isLocked: true,
} satisfies SeedPerson;

/** Has no plan. */
export const nora = {
  ...ida,
  email: "nora@harbour.test",
  mobile: "0412345002",
  fullName: "Nora Dahl",
  agreements: [],
} satisfies SeedPerson;

/** Had a plan, which has ended. */
export const pelle = {
  ...ida,
  email: "pelle@harbour.test",
  mobile: "0412345003",
  agreements: [
    {
      id: "H-9",
      offerName: "Harbour Care",
      sku: "HC-1",
      status: "TRMNTD",
      startsOn: "2020-01-01",
      address,
      devices: [],
    },
  ],
} satisfies SeedPerson;

/** Has two numbers, which a national ID finds. */
export const eva = {
  ...ida,
  email: "eva@harbour.test",
  mobile: "0412345004",
  otherMobiles: ["0412345005"],
  nationalId: "E7700442X",
  fullName: "Eva Stein",
  agreements: [],
} satisfies SeedPerson;

const seeds: Seed[] = [
  { client: harbour.code, theme: { title: "Harbour Care" }, people: [ida, olaf, nora, pelle, eva] },
  { client: discreet.code, people: [{ ...ida, agreements: [] }] },
];

/** A sandbox in memory with the two clients. */
export function createHarbour(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  return createSandbox({
    clients: [harbour, { ...discreet, revealsUnknownIdentifiers: false }],
    seeds,
    log: () => {},
    ...options,
  });
}
