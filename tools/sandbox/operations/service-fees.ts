import { listFees } from "../content/service-fees.ts";
import { Problem } from "../problem.ts";
import { findEnrolledAgreement } from "../requests/find-request.ts";
import { defineCustomerOperation } from "./operation.ts";

/** The fee of each incident for a device of the customer. */
export const getServiceFees = defineCustomerOperation(
  "getServiceFees",
  async ({ person }, { client, query }, { database }) => {
    const agreement = await findEnrolledAgreement(database, person.id, query.agreementId);
    const device = agreement?.devices.find(({ id }) => id === query.assetId);
    if (device === undefined) throw unknownDevice();
    const fees = Object.entries(listFees(client.currency, device.category));
    return { ServiceFee: fees.map(([IncidentType, TotalAmount]) => ({ IncidentType, Fees: { TotalAmount } })) };
  },
);

const unknownDevice = () => new Problem(400, { code: "UNKNOWN_DEVICE", message: "There is no such device." });
