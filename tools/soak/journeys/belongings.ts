import type { SignInPerson } from "../../sandbox/people.ts";
import type { SavedState } from "../../sandbox/saved-state.ts";

/** Lower numbers of requests look like a test's. */
const FIRST_REQUEST = 400_000;

/** The names of the plans that a person holds. */
export const planNames = (state: SavedState, person: SignInPerson): string[] =>
  agreementsOf(state, person).map(({ offer_name }) => String(offer_name));

/** The rows of a person's plans. */
export function agreementsOf({ tables }: SavedState, person: SignInPerson) {
  const own = rowIdOf(tables, person);
  return (tables.agreements ?? []).filter(({ person_id }) => person_id === own);
}

/** The id of a person's row. */
export const rowIdOf = ({ people = [] }: SavedState["tables"], { client, mobile, fullName }: SignInPerson) =>
  people.find((row) => row.client === client.toLowerCase() && row.full_name === fullName && row.mobile === mobile)?.id;

/** A person's ids, by the names of the routes' parameters. */
export function findIds(state: SavedState, person: SignInPerson, name: string): string[] {
  const { devices = [], service_requests = [] } = state.tables;
  const plans = agreementsOf(state, person).map(({ id }) => String(id));
  if (name === "plan") return plans;
  if (name === "device")
    return devices.filter((row) => plans.includes(String(row.agreement_id))).map(({ id }) => String(id));
  if (name !== "request") return [];
  const own = rowIdOf(state.tables, person);
  const requests = service_requests.filter(({ person_id }) => person_id === own);
  return requests.map(({ number }) => `SR${FIRST_REQUEST + Number(number)}`);
}
