import { Problem } from "../problem.ts";
import { findEnrolledAgreement } from "../requests/find-request.ts";
import { defineCustomerOperation } from "./operation.ts";

/** How an agreement's customer can be reached: own numbers, second numbers of earlier orders, email. */
export const listContactPoints = defineCustomerOperation(
  "listContactPoints",
  async ({ person }, { query: { agreementId } }, { database }) => {
    const agreement = await findEnrolledAgreement(database, person.id, agreementId);
    if (agreement === undefined) throw unknownAgreement();
    const own = [person.mobile, ...agreement.devices.flatMap(({ mobile }) => mobile ?? [])];
    const orders = await database
      .selectFrom("serviceOrders")
      .innerJoin("serviceRequests", "serviceRequests.number", "serviceOrders.request")
      .select("serviceOrders.alternateNumber")
      .where("serviceRequests.agreementId", "=", agreement.id)
      .where("serviceOrders.submittedAt", "is not", null)
      .orderBy("serviceOrders.number", "desc")
      .execute();
    const second = orders.flatMap(({ alternateNumber }) => alternateNumber ?? []);
    return {
      ContactPoints: {
        ContactPoint: [
          ...[...new Set(own)].map((PhoneNumber) => ({ ContactPointType: "MOBILE" as const, PhoneNumber })),
          ...[...new Set(second)].map((PhoneNumber) => ({ ContactPointType: "ALTERNATE" as const, PhoneNumber })),
          ...(person.email === null ? [] : [{ ContactPointType: "EMAIL" as const, EmailAddress: person.email }]),
        ],
      },
    };
  },
);

const unknownAgreement = () => new Problem(400, { code: "UNKNOWN_AGREEMENT", message: "There is no such agreement." });
