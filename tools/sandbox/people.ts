import { findLock, toTried } from "./accounts/wrong-tries.ts";
import { findClient, type SandboxClient } from "./client.ts";
import type { Resources } from "./resources.ts";
import type { SeedPerson } from "./seed/generated/seed.ts";
import { personId } from "./seed/person-id.ts";

/** A person that a tester can sign in as, with the password in clear text: that is the sandbox's purpose. */
export interface SignInPerson {
  readonly client: string;
  /** The host of the client's portal; absent when unknown. */
  readonly host?: string;
  readonly fullName: string;
  /** Empty when it is not on file. */
  readonly email: string;
  /** Empty when the person has no password. */
  readonly password: string;
  /** The first number. */
  readonly mobile: string;
  readonly otherMobiles: readonly string[];
  readonly nationalId?: string;
  readonly about: string;
  readonly isLocked: boolean;
}

/** The seeded people of the served clients, with whether each is locked now. */
export async function listPeople(resources: Resources): Promise<SignInPerson[]> {
  const { clients, seeds, clock } = resources;
  const now = await clock.now();
  const people = seeds.flatMap((seed) => {
    const client = findClient(clients, seed.client);
    return client ? seed.people.map((person) => ({ client, person })) : [];
  });
  return Promise.all(people.map(({ client, person }) => signInPerson(resources, client, person, now)));
}

async function signInPerson(
  { database, secret }: Resources,
  client: SandboxClient,
  person: SeedPerson,
  now: Date,
): Promise<SignInPerson> {
  const { fullName, email = "", password = "", mobile, otherMobiles = [], nationalId, about } = person;
  const tried = toTried(secret, { client, personId: personId(client, person) }, "password");
  return {
    client: client.code,
    ...(client.host === undefined ? {} : { host: client.host }),
    fullName,
    email,
    password,
    mobile,
    otherMobiles,
    ...(nationalId === undefined ? {} : { nationalId }),
    about,
    isLocked: (await findLock(database, tried, now)) !== undefined,
  };
}
