import { findByIdentifier } from "../accounts/find-person.ts";
import { readIdentifier } from "../accounts/identifier.ts";
import { maskEmailOfDevice } from "../security/masking.ts";
import { admitted, malformed, noEmail } from "./look-up.ts";
import { defineOperation } from "./operation.ts";

/**
 * The masked email of a device's plan to which a code could be sent; empty when the client does not disclose who is
 * known.
 */
export const getEmailByImei = defineOperation("getEmailByImei", async ({ client, query, now }, resources) => {
  const identifier = readIdentifier(client, "D", query.imei);
  if (!identifier) throw malformed();
  const known = await findByIdentifier(resources.database, client, identifier);
  const person = await admitted({ client, identifier, known, now }, resources);
  if (!client.revealsUnknownIdentifiers || !person) return { GetEmailByImeiResponse: {} };
  if (person.email === null) throw noEmail();
  return { GetEmailByImeiResponse: { Email: maskEmailOfDevice(person.email) } };
});
