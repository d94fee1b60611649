import type { OrderStatus } from "../../sandbox/database/request-tables.ts";
import { withRequests } from "../../sandbox/given-requests.ts";
import type { SignInPerson } from "../../sandbox/people.ts";
import type { SavedState } from "../../sandbox/saved-state.ts";
import type { Random } from "../random.ts";
import type { SoakedClient } from "../user-simulator.ts";
import { agreementsOf, findIds, planNames, rowIdOf } from "./belongings.ts";
import { isOpenTo, namedIds } from "./goals.ts";
import type { JourneyParts } from "./walk.ts";

/** A customer, and the journey that they pursue first. */
interface ChosenCustomer {
  readonly client: SoakedClient;
  readonly person: SignInPerson;
  readonly journey: string | undefined;
}

/** The row number of a given request. A lane's own requests do not reach it: a reset does not begin their numbers anew. */
const GIVEN = 90_000;

/** How far a request has come when its customer begins. */
const HISTORIES: readonly (readonly OrderStatus[])[] = [
  ["SUBMITTED"],
  ["SUBMITTED", "APPROVED"],
  ["SUBMITTED", "APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"],
];

/**
 * Each journey is as likely as the others, then each client with people who can come to its end, then each of them. Where
 * its addresses name a request, the back end is given one of theirs.
 */
export async function chooseCustomer(of: JourneyParts, random: Random): Promise<ChosenCustomer> {
  const { goals, sandbox } = of;
  const journey = of.goal ?? random.pick([...new Set(goals.map((goal) => goal.journey))]);
  const offering = goals.filter((goal) => goal.journey === journey);
  const names = [...new Set(offering.flatMap(namedIds))];
  const state = await sandbox.state();
  const canHave = (person: SignInPerson, name: string) => {
    if (name === "t") return true;
    return (name === "request" ? raisable(of, state, person) : findIds(state, person, name)).length > 0;
  };
  const isOffered = ({ person }: ClientPerson) => offering.some((goal) => isOpenTo(goal, planNames(state, person)));
  const isAble = (one: ClientPerson) => isOffered(one) && names.every((name) => canHave(one.person, name));
  const all = (await listPeople(of)).filter(({ client }) => offering.some((goal) => goal.clients.includes(client.id)));
  const among = [all.filter(isAble), all.filter(isOffered), all].find((people) => people.length > 0) ?? [];
  const client = random.pick([...new Set(among.map((one) => one.client))]);
  const person = random.pick(among.filter((one) => one.client === client).map((one) => one.person));
  if (client === undefined || person === undefined)
    throw new Error(`Nobody can sign in for ${journey}: seed a person with a password for it in tools/sandbox/seed.`);
  const request = names.includes("request") ? random.pick(raisable(of, state, person)) : undefined;
  const history = random.pick(HISTORIES) ?? [];
  if (request !== undefined)
    await sandbox.restore(withRequests(state, rowIdOf(state.tables, person), [{ ...request, history }], GIVEN));
  return { client, person, journey };
}

interface ClientPerson {
  readonly client: SoakedClient;
  readonly person: SignInPerson;
}

/** Who can sign in at each client. */
async function listPeople({ clients, sandbox }: JourneyParts): Promise<ClientPerson[]> {
  const people = (await sandbox.people()).filter(({ isLocked }) => !isLocked);
  return clients.flatMap((client) => {
    const { hostname } = new URL(client.origin);
    return people.filter(({ host }) => host === hostname).map((person) => ({ client, person }));
  });
}

/** The requests that a person may have raised: one for each device whose plan offers any. */
function raisable({ incidents }: JourneyParts, state: SavedState, person: SignInPerson) {
  const { devices = [] } = state.tables;
  return agreementsOf(state, person).flatMap(({ id, offer_name }) => {
    const incident = incidents.get(String(offer_name));
    const own = devices.filter(({ agreement_id }) => agreement_id === id);
    return incident === undefined ? [] : own.map(({ model }) => ({ incident, device: String(model) }));
  });
}
