import type { SpokenFor } from "../contract/server.ts";
import type { SandboxClient } from "../sandbox/client.ts";
import type { Seed, SeedPerson } from "../sandbox/seed/generated/seed.ts";

/** The payee. */
export const MERCHANT = "Bay Care";

/** An invented client whose customers pay in all ways. */
export const bay: SandboxClient = {
  code: "bay",
  sharedSecret: "bay-shared-secret",
  revealsUnknownIdentifiers: true,
  mobileLengths: [10],
  currency: "SGD",
  timeZone: "Asia/Singapore",
  host: "bay.localhost",
  merchants: [MERCHANT],
  gateway: { fields: "https://card.gateway.test", pages: "https://pay.gateway.test" },
};

/** The client as requests speak for it. */
export const spokenFor: SpokenFor = {
  code: bay.code,
  sharedSecret: bay.sharedSecret,
  bases: { auth: "/services", claims: "/services", online: "/services", registration: "/services" },
};

/** In the country of the currency, whose code begins with the country's (ISO 4217). */
export const address = {
  ...{ Address1: "1 Quay", City: "Singapore", PostalCode: "018987" },
  CountryCode: bay.currency.slice(0, 2),
};

/** A customer, and how many orders they can make: a plan with a device for each. */
export interface Buyer {
  readonly mobile: string;
  readonly agreements: readonly string[];
}

/** So many orders for each customer, so that they sign in seldom and yet take turns. */
const ORDERS_EACH = 20;

/** The customers of a round, who can make so many orders together; at least eight where there are as many orders. */
export function inventBuyers(round: number, orders: number): readonly Buyer[] {
  const count = Math.max(Math.min(orders, 8), Math.ceil(orders / ORDERS_EACH));
  return Array.from({ length: count }, (_, index) => ({
    mobile: String(400_000_000 + round * 1_000 + index).padStart(10, "0"),
    agreements: Array.from({ length: Math.ceil(orders / count) }, (_, plan) => `B-${round}-${index}-${plan}`),
  }));
}

/** The rows that the buyers begin with. */
export const seedOf = (buyers: readonly Buyer[]): Seed => ({
  ...{ client: bay.code, cardFields: "BRAINTREE" },
  people: buyers.map(person),
});

/** The day of a bill of every plan that was not paid, and that of its next term. */
export const BILLED_ON = "2026-10-31";
export const RENEWS_ON = "2027-01-31";

/** Longer than any plan: no bill was paid. */
const unpaidDays = 3_650;

export const deviceOf = (agreement: string): string => `D-${agreement}`;

const person = ({ mobile, agreements }: Buyer): SeedPerson => ({
  ...{ about: "Pays.", mobile, firstName: "Ida", lastName: "Berg", fullName: "Ida Berg", gender: "female" },
  agreements: agreements.map((id) => ({
    ...{ id, offerName: "Bay Care", sku: "BC-1", status: "ENROLLED", startsOn: "2026-01-31", renewsOn: RENEWS_ON },
    ...{ address, unpaidDays },
    devices: [{ id: deviceOf(id), category: "phone", make: "Acme", model: "One", imei: `IMEI-${id}`, mobile }],
  })),
});
