import { listAgreements } from "../accounts/agreements.ts";
import type { SandboxClient } from "../client.ts";
import type { Resources } from "../resources.ts";
import type { Customer } from "../security/tokens.ts";
import { cardFieldsOf } from "../seed/find-seed.ts";
import { agreementRecord } from "./agreement-record.ts";
import { defineCustomerOperation } from "./operation.ts";

/** The client's facts and the interaction line. */
export const initialize = defineCustomerOperation("initialize", async (customer, { client }, { seeds }) =>
  opened(customer, client, seeds),
);

/** The client's facts, the interaction line and the agreements. */
export const getSession = defineCustomerOperation("getSession", async (customer, { client }, { database, seeds }) => {
  const agreements = await listAgreements(database, customer.person.id);
  const records = agreements.map((agreement) => agreementRecord(agreement, customer.person));
  return { ...opened(customer, client, seeds), FindAgreementsResults: { Agreements: { Agreement: records } } };
});

function opened({ interactionLineId }: Customer, client: SandboxClient, seeds: Resources["seeds"]) {
  const { code, currency, timeZone } = client;
  return {
    InitializeResponse: {
      ClientId: code,
      ClientName: code,
      CurrencyCode: currency,
      TimeZone: timeZone,
      isBraintree: { method: cardFieldsOf(seeds, client) },
    },
    Interaction: { InteractionLine: { InteractionLineId: interactionLineId } },
  };
}
