import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { bay, cards, newName, refused } from "./support/paying-portal.ts";
import { planPayments, planWith } from "./support/plan-payments.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const AT_ONCE = 10;
const idas = { ...ida, agreements: [planWith("H-1"), planWith("H-2")] };
const noras = { ...nora, agreements: [planWith("H-3")] };
const saved = { status: 200, body: { Status: "SAVED" } };
const unknownCard = refused(400, "UNKNOWN_CARD");
const unknownPlan = refused(400, "UNKNOWN_AGREEMENT");

describe("a card of a plan", () => {
  const portal = planPayments(bay, [idas, noras], FRIDAY);
  const { answerBank, details, enter, entries, keep, ledger, open, rows, save, whileDying } = portal;
  const savedCard = async (of = "H-1") => (await details(of)).PaymentMethod;

  describe("that is entered", () => {
    it("has a session of the gateway for the customer's own plan, which keeps nothing yet", async () => {
      const name = newName();
      const { status, body } = await open(name);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { GetSecurityTokenResponse: { BillingProfileId: name } },
      });
      expect(await rows("gatewaySessions")).toMatchObject([{ profile: name }]);
      expect(await open(name, "H-3")).toMatchObject(unknownPlan);
      expect(await rows("gatewaySessions")).toHaveLength(1);
      expect(await savedCard()).toBeUndefined();
    });

    it("is allowed 1.00 by its bank, which is released, and is shown by its brand and its last digits", async () => {
      const { name, reply } = await keep(cards.approves);
      expect(reply).toMatchObject({ status: 200, body: { PaymentMethodId: name, Status: "SAVED" } });
      expect(await savedCard()).toEqual({
        ...{ PaymentMethodId: name, Brand: "Visa", Ending: "4242", ExpiryDate: "08/29" },
        BillingAddress: { Address: "4 Quay Street", UnitNumber: "08-01", PostalCode: "018987" },
      });
      expect(await entries()).toMatchObject([
        { kind: "authorisation", amount: 100, currency: "SGD", payment: `H-1.${name}` },
        { kind: "release", amount: 100, currency: "SGD", payment: `H-1.${name}` },
      ]);
      expect(await savedCard("H-2")).toBeUndefined();
    });

    it("leaves its number in no table", async () => {
      await keep(cards.approves);
      const state = JSON.stringify(await portal.portal.console("/api/state"));
      expect(state).toContain("08/29");
      expect(state.replaceAll(/[\s-]/g, "")).not.toContain(cards.approves.replaceAll(" ", ""));
    });

    it.each([
      [cards.lacksFunds, "INSUFFICIENT_FUNDS"],
      [cards.isExpired, "CARD_EXPIRED"],
      [cards.declines, "CARD_DECLINED"],
    ])("as %s is declined as %s, and another one is kept under the same name", async (number, code) => {
      const { name, reply } = await keep(number);
      expect(reply).toMatchObject(refused(402, code));
      expect([await savedCard(), await rows("keptCards"), await ledger()]).toEqual([undefined, [], []]);
      expect(await save(name, await enter(cards.approves, name))).toMatchObject(saved);
      expect(await savedCard()).toMatchObject({ PaymentMethodId: name, Ending: "4242" });
    });

    it.each([cards.approvesLate, cards.declinesLate, cards.takesBack])(
      "as %s is allowed at once by a bank that decides late on money",
      async (number) => {
        expect((await keep(number)).reply).toMatchObject(saved);
        expect(await ledger()).toEqual(["authorisation", "release"]);
      },
    );

    it("is unknown when it was entered under another name, for one charge, or never", async () => {
      const [name, other] = [newName(), newName()];
      expect(await save(name, await enter(cards.approves, other))).toMatchObject(unknownCard);
      const { token } = await portal.enterCard(cards.approves);
      for (const one of [token, "tok_of-nobody"]) expect(await save(name, one)).toMatchObject(unknownCard);
      expect(await rows("gatewayPayments")).toEqual([]);
    });

    it("is not shown to its bank for a plan that is another customer's, or nobody's", async () => {
      const name = newName();
      const token = await enter(cards.approves, name);
      for (const of of ["H-3", "H-99"]) expect(await save(name, token, of)).toMatchObject(unknownPlan);
      expect([await rows("gatewayPayments"), await rows("keptCards"), await ledger()]).toEqual([[], [], []]);
    });
  });

  describe("that is sent again", () => {
    it("is checked once, under its key and under another", async () => {
      const name = newName();
      const token = await enter(cards.approves, name);
      const first = await save(name, token, "H-1", "a-key-of-the-test");
      for (const key of ["a-key-of-the-test", "another-key-of-it"])
        expect(await save(name, token, "H-1", key)).toMatchObject({ status: 200, body: first.body });
      expect(await ledger()).toEqual(["authorisation", "release"]);
      expect(await rows("keptCards")).toHaveLength(1);
    });

    it("with another token is refused, and its bank is not asked", async () => {
      const { name } = await keep(cards.approves);
      const other = await enter("5555 5555 5555 4444", name);
      expect(await save(name, other)).toMatchObject(unknownCard);
      expect(await savedCard()).toMatchObject({ Brand: "Visa", Ending: "4242" });
      expect(await ledger()).toEqual(["authorisation", "release"]);
    });

    it("with another token while its bank asks leaves the question as it was", async () => {
      const { name, reply } = await keep(cards.asks);
      expect(await save(name, await enter(cards.approves, name))).toMatchObject(unknownCard);
      await answerBank(reply.body.Challenge.Session, "yes");
      expect(await savedCard()).toMatchObject({ Ending: "3220" });
    });

    it("under the key of another request asks no bank", async () => {
      const [name, other] = [newName(), newName()];
      await save(name, await enter(cards.approves, name), "H-1", "a-key-of-the-test");
      const reply = await save(other, await enter(cards.approves, other), "H-1", "a-key-of-the-test");
      expect(reply).toMatchObject(refused(409, "KEY_REUSED"));
      expect(await ledger()).toEqual(["authorisation", "release"]);
    });

    it("is kept after its back end died when the gateway had been asked; no other is under its name", async () => {
      const name = newName();
      const token = await enter(cards.approves, name);
      expect((await whileDying("savePaymentMethod", () => save(name, token))).status).toBe(500);
      expect([await savedCard(), await ledger()]).toEqual([undefined, ["authorisation", "release"]]);
      const unchecked = await enter("5555 5555 5555 4444", name);
      expect(await save(name, unchecked)).toMatchObject(unknownCard);
      expect(await save(name, token)).toMatchObject(saved);
      expect(await savedCard()).toMatchObject({ PaymentMethodId: name, Brand: "Visa" });
      expect(await ledger()).toEqual(["authorisation", "release"]);
    });

    it(`${AT_ONCE} times at once is checked once`, async () => {
      const name = newName();
      const token = await enter(cards.approves, name);
      const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => save(name, token)));
      expect(replies).toEqual(replies.map(() => expect.objectContaining({ status: 200 })));
      expect(await ledger()).toEqual(["authorisation", "release"]);
      expect(await rows("keptCards")).toMatchObject([{ id: name, status: "SAVED" }]);
    });
  });

  describe("that takes the place of the one before", () => {
    it("is the only one; the one before stays removed when it is sent again", async () => {
      const name = newName();
      const token = await enter(cards.approves, name);
      await save(name, token);
      const { name: next } = await keep("5555 5555 5555 4444");
      expect(await savedCard()).toMatchObject({ PaymentMethodId: next, Brand: "Mastercard", Ending: "4444" });
      expect(await save(name, token)).toMatchObject(unknownCard);
      expect(await savedCard()).toMatchObject({ PaymentMethodId: next });
    });

    it(`is one of ${AT_ONCE} at once`, async () => {
      const names = Array.from({ length: AT_ONCE }, newName);
      const tokens = await Promise.all(names.map((name) => enter(cards.approves, name)));
      const replies = await Promise.all(names.map((name, index) => save(name, tokens[index] ?? "")));
      expect(replies).toEqual(replies.map(() => expect.objectContaining({ status: 200 })));
      const kept: { status: string }[] = await rows("keptCards");
      expect(kept.map(({ status }) => status).sort()).toEqual([...Array(AT_ONCE - 1).fill("REMOVED"), "SAVED"]);
    });
  });
});

describe("in a currency without minor units", () => {
  const { entries, keep } = planPayments({ ...bay, currency: "JPY" }, [idas], FRIDAY);

  it("the bank is asked to allow 1", async () => {
    await keep(cards.approves);
    expect(await entries()).toMatchObject([
      { kind: "authorisation", amount: 1, currency: "JPY" },
      { kind: "release", amount: 1, currency: "JPY" },
    ]);
  });
});
