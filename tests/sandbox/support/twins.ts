import { isJsonObject, type JsonObject } from "../../../src/documents/json.ts";
import type { ContractData } from "../../../tools/contract/contract-data.ts";
import type { Seed, SeedPerson } from "../../../tools/sandbox/seed/generated/seed.ts";
import { readSeeds } from "../../../tools/sandbox/seed/read-seeds.ts";
import { contractTask } from "./contract-clients.ts";

/** A value for each text of one customer that is another one's in their twin. */
type TwinTexts = ReadonlyMap<string, string>;

const { subjects } = contractTask.data;

/** The people of the contract's cases, each with a twin who has the same under other numbers. */
export function twinSeeds(): { readonly seeds: readonly Seed[]; readonly texts: TwinTexts } {
  const texts = new Map<string, string>();
  const seeds = readSeeds()
    .map((seed) => ({ ...seed, people: seed.people.filter((person) => isSubject(seed.client, person)) }))
    .filter(({ people }) => people.length > 0)
    .map((seed) => ({ ...seed, people: seed.people.flatMap((person) => [person, createTwin(person, texts)]) }));
  // It distinguishes several registrations, and a valid number of a device has a valid last digit.
  texts.set("R4N0CV07K215", "R4N0CV07K216").set("490154203237518", "352099001761507");
  texts.set("yating.wang@example.com", "twin.yating.wang@example.com");
  return { seeds, texts };
}

/** The data of the cases as they are of the twins. */
export const twinData = (texts: TwinTexts): ContractData => ({
  ...contractTask.data,
  subjects: Object.fromEntries(
    Object.entries(subjects).map(([name, subject]): [string, JsonObject] => {
      const twin = asTwin(subject, texts);
      return [name, isJsonObject(twin) ? twin : {}];
    }),
  ),
});

/** A value in which each text of a customer is the twin's. */
export function asTwin(value: unknown, texts: TwinTexts): unknown {
  if (typeof value === "string") return texts.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => asTwin(one, texts));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asTwin(one, texts)]));
}

const isSubject = (client: string, { email, mobile }: SeedPerson): boolean =>
  Object.values(subjects).some((one) => one.client === client && (one.email === email || one.mobile === mobile));

/** The same person with other numbers, which are in the same order: of the last six digits all but the very last differ. */
function createTwin(person: SeedPerson, texts: Map<string, string>): SeedPerson {
  const other = (text: string): string => {
    const twin = text.includes("@") ? `twin.${text}` : text.replace(/\d(?=(?:\D*\d){1,5}\D*$)/g, turned);
    texts.set(text, twin);
    return twin;
  };
  const { email, mobile, otherMobiles, nationalId, agreements } = person;
  if (nationalId !== undefined) texts.set(nationalId.slice(-4), other(nationalId).slice(-4));
  return {
    ...person,
    mobile: other(mobile),
    ...(email === undefined ? {} : { email: other(email) }),
    ...(otherMobiles === undefined ? {} : { otherMobiles: otherMobiles.map(other) }),
    ...(nationalId === undefined ? {} : { nationalId: other(nationalId) }),
    agreements: agreements.map((plan) => ({
      ...plan,
      id: other(plan.id),
      devices: plan.devices.map((device) => ({
        ...device,
        ...{ id: other(device.id), imei: other(device.imei) },
        ...(device.mobile === undefined ? {} : { mobile: other(device.mobile) }),
      })),
    })),
  };
}

const turned = (digit: string): string => String((Number(digit) + 5) % 10);
