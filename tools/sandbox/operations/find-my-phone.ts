import { calculateFee } from "../content/service-fees.ts";
import { Problem } from "../problem.ts";
import { findEnrolledAgreement } from "../requests/find-request.ts";
import { LOCK_FEE } from "../requests/lock-fee.ts";
import { defineCustomerOperation } from "./operation.ts";

/**
 * Whether the lock of a device's finding service is on, and what an exchange then costs more. The device is an enrolled
 * one of the customer's agreement.
 */
export const checkFindMyPhone = defineCustomerOperation(
  "checkFindMyPhone",
  async ({ person }, { client, body }, { database }) => {
    const agreement = await findEnrolledAgreement(database, person.id, body.AgreementId);
    const device = agreement?.devices.find(({ imei, instance }) => imei === body.Imei && instance === "ENROLLED");
    if (device === undefined) throw unknownDevice();
    if (!device.finderIsOn) return { FmipStatus: "OFF" };
    return { FmipStatus: "ON", AdditionalFee: calculateFee(client.currency, device.category, LOCK_FEE) };
  },
);

const unknownDevice = () => new Problem(400, { code: "UNKNOWN_DEVICE", message: "There is no such device." });
