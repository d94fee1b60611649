import type { SandboxClient } from "../../../tools/sandbox/client.ts";
import type { SeedAgreement, SeedPerson } from "../../../tools/sandbox/seed/generated/seed.ts";
import { newName, payingPortal } from "./paying-portal.ts";
import type { Reply } from "./portal.ts";

const BillingAddress = { Address: "4 Quay Street", UnitNumber: "08-01", PostalCode: "018987" };

/** A plan without devices, since the last day of January 2026 unless it says otherwise. */
export const planWith = (id: string, more: Partial<SeedAgreement> = {}): SeedAgreement => ({
  ...{ id, offerName: "Harbour Care", sku: "HC-1", status: "ENROLLED", startsOn: "2026-01-31", devices: [] },
  address: { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" },
  ...more,
});

interface ShownBill {
  readonly BillId: string;
  readonly BilledOn: string;
  readonly Status: string;
}

/** The plan a card is entered for, and what differs from a card that is good. */
interface Entry {
  readonly of?: string;
  readonly expires?: string;
}

/** The plan of a bill, the payment's name and the request's key, where they matter. */
interface Payment {
  readonly of?: string;
  readonly payment?: string;
  readonly key?: string;
  readonly merchant?: string;
}

/** A portal of payments, and what its customer asks about what a plan costs: the plan is H-1 unless another is named. */
export function planPayments(client: SandboxClient, people: readonly SeedPerson[], now: string) {
  const portal = payingPortal(client, people, now);
  const { enterCard, line, rows, send } = portal;
  const METHODS = "/payment/api/paymentmethod";
  const [MerchantName = ""] = client.merchants ?? [];

  const open = (BillingProfileId: string, AgreementId = "H-1"): Promise<Reply> =>
    send("POST", "/payment/get-security-token", {
      GetSecurityTokenRequest: {
        ...{ RecurringBillingFlag: "Y", Culture: "en-SG", CurrencyCode: client.currency, FeeType: "SWAPFEE" },
        ...{ ...line, AgreementId, BillingProfileId },
      },
    });
  /** A token of a card that is entered to be kept under a name. */
  const enter = async (number: string, name: string, { of, ...more }: Entry = {}): Promise<string> => {
    const { body } = await open(name, of);
    const { token } = await enterCard(number, { session: body.GetSecurityTokenResponse.SecurityToken, ...more });
    return token;
  };
  const save = (BillingProfileId: string, CardToken: string, AgreementId = "H-1", key?: string): Promise<Reply> =>
    send("POST", METHODS, { ...line, AgreementId, BillingProfileId, CardToken, MerchantName, BillingAddress }, key);
  /** What the gateway's ledger has, in its order. */
  const entries = async (): Promise<{ readonly entry: number; readonly kind: string }[]> =>
    (await rows("gatewayLedger")).sort((one: { entry: number }, other: { entry: number }) => one.entry - other.entry);
  const details = async (plan = "H-1") => (await askDetails(plan)).body;
  const askDetails = (plan = "H-1"): Promise<Reply> =>
    portal.ask("GET", `/payment/api/details/${plan}?timestamp=2026-11-20T02:00:00.000Z`);
  return {
    ...portal,
    bills: async (of?: string): Promise<ShownBill[]> => (await details(of)).Bills,
    open,
    enter,
    save,
    askDetails,
    details,
    /** Enters a card and keeps it for the plan; gives its name. */
    async keep(number: string, entry: Entry = {}): Promise<{ readonly name: string; readonly reply: Reply }> {
      const name = newName();
      return { name, reply: await save(name, await enter(number, name, entry), entry.of) };
    },
    remove: (PaymentMethodId: string, AgreementId = "H-1"): Promise<Reply> =>
      send("DELETE", METHODS, { ...line, AgreementId, PaymentMethodId }),
    collect: (BillId: string, PaymentMethodId: string, { of = "H-1", payment = newName(), ...more }: Payment = {}) => {
      const what = { AgreementId: of, BillId, PaymentId: payment, PaymentMethodId };
      const body = { ...line, ...what, MerchantName: more.merchant ?? MerchantName };
      return send("POST", "/payment/collect-payment", body, more.key);
    },
    entries,
    /** The kinds of the ledger's entries, in their order. */
    ledger: async (): Promise<string[]> => (await entries()).map(({ kind }) => kind),
  };
}
