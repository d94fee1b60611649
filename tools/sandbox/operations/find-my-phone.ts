import { Problem } from "../problem.ts";
import { findEnrolledAgreement } from "../requests/find-request.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Whether the lock of a device's finding service is on. The device is an enrolled one of the customer's agreement. */
export const checkFindMyPhone = defineCustomerOperation(
  "checkFindMyPhone",
  async ({ person }, { body }, { database }) => {
    const agreement = await findEnrolledAgreement(database, person.id, body.AgreementId);
    const device = agreement?.devices.find(({ imei, instance }) => imei === body.Imei && instance === "ENROLLED");
    if (device === undefined) throw unknownDevice();
    return { FmipStatus: device.finderIsOn ? "ON" : "OFF" };
  },
);

const unknownDevice = () => new Problem(400, { code: "UNKNOWN_DEVICE", message: "There is no such device." });
