import { listFees } from "../content/service-fees.ts";
import { Problem } from "../problem.ts";
import { listRepeatable, listUsedUp } from "../requests/eligibility.ts";
import { findEnrolledAgreement } from "../requests/find-request.ts";
import { defineCustomerOperation } from "./operation.ts";

/** The fee of each incident for a device of the customer, and the day from which a used one is available again. */
export const getServiceFees = defineCustomerOperation(
  "getServiceFees",
  async ({ person }, { client, query, now }, { database }) => {
    const agreement = await findEnrolledAgreement(database, person.id, query.agreementId);
    const device = agreement?.devices.find(({ id }) => id === query.assetId);
    if (device === undefined) throw unknownDevice();
    const repeatable = await listRepeatable(database, { ...query, assetId: device.id, now });
    const withoutCharge = Object.fromEntries(repeatable.map((incident) => [incident, 0]));
    const fees: Readonly<Partial<Record<string, number>>> = {
      ...listFees(client.currency, device.category),
      ...withoutCharge,
    };
    const usedUp = await listUsedUp(database, query.agreementId, now);
    const incidents = new Set([...Object.keys(fees), ...usedUp.keys()]);
    return { ServiceFee: [...incidents].map((incident) => lineOf(incident, fees[incident], usedUp.get(incident))) };
  },
);

const lineOf = (IncidentType: string, TotalAmount: number | undefined, ResetDate: string | undefined) => ({
  IncidentType,
  ...(TotalAmount === undefined ? {} : { Fees: { TotalAmount } }),
  ...(ResetDate === undefined ? {} : { ResetDate }),
});

const unknownDevice = () => new Problem(400, { code: "UNKNOWN_DEVICE", message: "There is no such device." });
