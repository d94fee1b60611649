import { parseAddress } from "../content/courier-zones.ts";
import type { Database } from "../database/open-database.ts";
import { Problem } from "../problem.ts";
import { findEnrolledAgreement } from "../requests/find-request.ts";
import { addressId, readAddressId } from "../requests/wire-numbers.ts";
import { defineCustomerOperation } from "./operation.ts";

/** The courier's zone of an address, with the addresses that are kept for the plan. */
export const parseTcatAddress = defineCustomerOperation(
  "parseTcatAddress",
  async ({ person }, { query, body }, { database }) => {
    const agreement = await findPlan(database, person.id, query.agreementId);
    const parsed = parseAddress(body.ReceiverAddress);
    return {
      ParseResult: parsed.result,
      ...(parsed.result === "SERVED" ? { ZoneCode: parsed.zone } : {}),
      AddressBook: await listKept(database, agreement),
    };
  },
);

/** Keeps an address for the plan, once. Throws 400 where the courier does not fetch. */
export const addTcatAddress = defineCustomerOperation(
  "addTcatAddress",
  async ({ person }, { query, body, now }, { database }) => {
    const agreementId = await findPlan(database, person.id, query.agreementId);
    const parsed = parseAddress(body.ReceiverAddress);
    if (parsed.result !== "SERVED") throw notServed();
    const kept = { agreementId, address: JSON.stringify(body.ReceiverAddress), zone: parsed.zone, keptAt: now };
    const added = database.insertInto("courierAddresses").values(kept);
    await added.onConflict((conflict) => conflict.doNothing()).execute();
    return { AddressBook: await listKept(database, agreementId) };
  },
);

/** Takes an address out of the plan's book. Throws 400 when it is not in it. */
export const deleteTcatAddress = defineCustomerOperation(
  "deleteTcatAddress",
  async ({ person }, { query, body }, { database }) => {
    const agreementId = await findPlan(database, person.id, query.agreementId);
    const number = readAddressId(body.AddressId) ?? 0;
    const kept = database.deleteFrom("courierAddresses").where(({ and }) => and({ number, agreementId }));
    const { numDeletedRows } = await kept.executeTakeFirst();
    if (numDeletedRows === 0n) throw unknownAddress();
    return { AddressBook: await listKept(database, agreementId) };
  },
);

async function findPlan(database: Database, personId: string, id: string): Promise<string> {
  const agreement = await findEnrolledAgreement(database, personId, id);
  if (agreement === undefined) throw unknownAgreement();
  return agreement.id;
}

async function listKept(database: Database, agreementId: string) {
  const kept = database.selectFrom("courierAddresses").select(["number", "zone", "address"]);
  const rows = await kept.where("agreementId", "=", agreementId).orderBy("number", "desc").execute();
  return rows.map(({ number, zone, address }) => ({ AddressId: addressId(number), ZoneCode: zone, Address: address }));
}

const unknownAgreement = () => new Problem(400, { code: "UNKNOWN_AGREEMENT", message: "There is no such agreement." });
const unknownAddress = () => new Problem(400, { code: "UNKNOWN_ADDRESS", message: "There is no such address." });
/** The refusal of an address at which the courier does not fetch. */
export const notServed = () =>
  new Problem(400, { code: "NOT_SERVED", message: "The courier does not fetch at this address." });
