import { listNumbers } from "../accounts/find-person.ts";
import { Problem } from "../problem.ts";
import { randomId } from "../security/random.ts";
import { defineCustomerOperation } from "./operation.ts";

/** A token for the device scan; another service does the scan. */
export const getSmartscanToken = defineCustomerOperation("getSmartscanToken", async () => ({ token: randomId("ss") }));

/** A token for the security advisor, for one of the customer's numbers. */
export const getSecurityAdvisorToken = defineCustomerOperation(
  "getSecurityAdvisorToken",
  async ({ person }, { body }, { database }) => {
    if (!(await listNumbers(database, person.id)).includes(body.mdn)) throw unknownNumber();
    return { token: randomId("sa") };
  },
);

const unknownNumber = () =>
  new Problem(400, { code: "UNKNOWN_NUMBER", message: "None of the customer's devices has this number." });
