import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../../tools/sandbox/create-sandbox.ts";
import type { Seed, SeedAgreement } from "../../tools/sandbox/seed/generated/seed.ts";
import { readSeeds } from "../../tools/sandbox/seed/read-seeds.ts";
import { Portal } from "./support/portal.ts";

// The real seeds, under clients as their documents describe them.
const seeds = readSeeds();
const facts = [
  { code: "techcare", mobileLengths: [8], region: "SGP", currency: "SGD", timeZone: "Asia/Singapore" },
  { code: "sg-carrier", mobileLengths: [8], region: "SGP", currency: "SGD", timeZone: "Asia/Singapore" },
  { code: "cht_home", mobileLengths: [10], region: "TWN", currency: "TWD", timeZone: "Asia/Taipei" },
].map((client) => ({ ...client, sharedSecret: `${client.code}-secret`, revealsUnknownIdentifiers: true }));

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({ clients: facts, log: () => {} });
}, 60_000);
afterAll(() => sandbox.close());

const joined = ({ Address1, Address2 = "", City, PostalCode }: SeedAgreement["address"]) =>
  [Address1, Address2, City, PostalCode].join(", ");
const seededPeople = (code: string): Seed["people"] => seeds.find(({ client }) => client === code)?.people ?? [];

describe.each(facts)("the people of $code", (client) => {
  const portal = () => new Portal(sandbox, client);

  it("sign in by each of their numbers, unless they are locked", async () => {
    const numbers = seededPeople(client.code).flatMap(({ mobile, otherMobiles = [], isLocked = false }) =>
      [mobile, ...otherMobiles].map((number) => ({ number, isLocked })),
    );
    for (const { number, isLocked } of numbers) {
      const opened = await portal().lookUp("M", number);
      expect(opened.status).toBe(isLocked ? 405 : 200);
      if (isLocked) continue;
      expect((await portal().verify(opened.body, await portal().newestCode(number))).status).toBe(200);
    }
  });

  it("live where the geocoder knows the building", async () => {
    const addresses = seededPeople(client.code).flatMap(({ agreements }) =>
      agreements.map(({ address }) => joined(address)),
    );
    for (const address of addresses) {
      const query = new URLSearchParams({ address, language: "en", region: client.region, precision: "ROOFTOP" });
      const { body } = await portal().send(`/maps/geocode?${query}`, { method: "GET" });
      expect({ address, found: body.results.length }).toEqual({ address, found: 1 });
    }
  });
});

it("have an email each", () => {
  const emails = seeds.flatMap(({ people }) => people.flatMap(({ email = [] }) => email));
  expect(emails.filter((email, index) => emails.indexOf(email) !== index)).toEqual([]);
});

it("cover each situation that a carrier's sign-in must distinguish", () => {
  const people = seededPeople("sg-carrier");
  const mobileOnly = people.filter(({ email, otherMobiles }) => email === undefined && otherMobiles === undefined);
  expect(mobileOnly).not.toEqual([]);
  expect(people.some(({ otherMobiles = [], nationalId }) => nationalId && otherMobiles.length === 2)).toBe(true);
  expect(people.some(({ isLocked }) => isLocked)).toBe(true);
  expect(people.some(({ agreements }) => agreements.length === 0)).toBe(true);
  const offers = people.map(({ agreements }) => agreements.map(({ offerName }) => offerName).sort());
  expect(offers).toContainEqual(["4.0", "Basic"]);
});

it("have a phone whose lock is on, and one whose lock is off, under plans that include a swap", () => {
  const phones = seededPeople("sg-carrier").flatMap(({ agreements }) =>
    agreements.filter(({ offerName }) => offerName === "4.0").flatMap(({ devices }) => devices),
  );
  expect(phones).toContainEqual(expect.objectContaining({ id: "733455", category: "phone", finderIsOn: true }));
  expect(phones.some(({ category, finderIsOn }) => category === "phone" && finderIsOn === undefined)).toBe(true);
});

it("lead a home programme's customers to each page after the code", async () => {
  const [, , client] = facts;
  if (!client) throw new Error("Three clients are described above.");
  const portal = new Portal(sandbox, client);
  const outcomes: unknown[] = [];
  for (const { mobile } of seededPeople("cht_home").filter(({ isLocked }) => !isLocked)) {
    const opened = await portal.lookUp("M", mobile);
    const { accountExist, deviceRegistered } = (await portal.verify(opened.body, await portal.newestCode(mobile))).body;
    outcomes.push({ accountExist, deviceRegistered });
  }
  expect(outcomes).toContainEqual({ accountExist: false, deviceRegistered: false });
  expect(outcomes).toContainEqual({ accountExist: true, deviceRegistered: false });
  expect(outcomes).toContainEqual({ accountExist: true, deviceRegistered: true });
});

it("of a client that is not served are skipped", async () => {
  const [techCare] = facts;
  if (!techCare) throw new Error("Three clients are described above.");
  const alone = await createSandbox({ clients: [techCare] });
  const portal = new Portal(alone, techCare);
  const clients = (await portal.console("/api/people")).map((person: { client: string }) => person.client);
  expect(new Set(clients)).toEqual(new Set(["techcare"]));
  expect(await portal.console("/api/reset", "POST")).toEqual({});
  expect(await portal.console("/api/rows/seededClients")).toEqual([{ client: "techcare" }]);
  expect((await alone.app.request("/sandbox")).status).toBe(200);
  await alone.close();
}, 60_000);
