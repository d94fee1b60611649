import { listAgreements } from "../accounts/agreements.ts";
import type { SandboxClient } from "../client.ts";
import type { Customer } from "../security/tokens.ts";
import { agreementRecord } from "./agreement-record.ts";
import { defineCustomerOperation } from "./operation.ts";

/** The client's facts and the interaction line. */
export const initialize = defineCustomerOperation("initialize", async (customer, { client }) =>
  opened(customer, client),
);

/** The client's facts, the interaction line and the agreements. */
export const getSession = defineCustomerOperation("getSession", async (customer, { client }, { database }) => {
  const agreements = await listAgreements(database, customer.person.id);
  const records = agreements.map((agreement) => agreementRecord(agreement, customer.person));
  return { ...opened(customer, client), FindAgreementsResults: { Agreements: { Agreement: records } } };
});

function opened({ interactionLineId }: Customer, { code, currency, timeZone }: SandboxClient) {
  return {
    InitializeResponse: {
      ClientId: code,
      ClientName: code,
      CurrencyCode: currency,
      TimeZone: timeZone,
      isBraintree: { method: "CARD" },
    },
    Interaction: { InteractionLine: { InteractionLineId: interactionLineId } },
  };
}
