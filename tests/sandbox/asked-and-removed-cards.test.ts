import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { bay, cards, newName, refused } from "./support/paying-portal.ts";
import { planPayments, planWith } from "./support/plan-payments.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const AT_ONCE = 10;
const people = [
  { ...ida, agreements: [planWith("H-1"), planWith("H-2")] },
  { ...nora, agreements: [planWith("H-3")] },
];
const portal = planPayments(bay, people, FRIDAY);
const { answerBank, askDetails, details, enter, keep, ledger, remove, rows, save, signIn } = portal;
const savedCard = async () => (await details()).PaymentMethod;
const saved = { status: 200, body: { Status: "SAVED" } };
const unknownCard = refused(400, "UNKNOWN_CARD");
const unknownPlan = refused(400, "UNKNOWN_AGREEMENT");

describe("a card whose bank asks its customer", () => {
  it("is kept once they say yes, after which the bank is not asked again", async () => {
    const { name, reply } = await keep(cards.asks);
    expect(reply.body).toMatchObject({
      ...{ PaymentMethodId: name, Status: "CHALLENGE" },
      Challenge: { Address: expect.stringContaining("pay.gateway.test"), Session: expect.any(String) },
    });
    expect([await savedCard(), await ledger()]).toEqual([undefined, []]);
    const { Session } = reply.body.Challenge;
    expect((await answerBank(Session, "yes")).status).toBe(200);
    expect((await answerBank(Session, "yes")).status).toBe(400);
    expect(await savedCard()).toMatchObject({ PaymentMethodId: name, Ending: "3220" });
    expect(await ledger()).toEqual(["authorisation", "release"]);
  });

  it("is not kept when they say no, and the one before stays", async () => {
    const { name: before } = await keep(cards.approves);
    const { reply } = await keep(cards.asks);
    await answerBank(reply.body.Challenge.Session, "no");
    expect(await savedCard()).toMatchObject({ PaymentMethodId: before });
    expect(await ledger()).toEqual(["authorisation", "release"]);
  });

  it("is not kept when they leave, and the question is the same when it is sent again", async () => {
    const name = newName();
    const token = await enter(cards.asks, name);
    const first = await save(name, token, "H-1", "a-key-of-the-test");
    expect(await savedCard()).toBeUndefined();
    for (const key of ["a-key-of-the-test", "another-key-of-it"])
      expect(await save(name, token, "H-1", key)).toMatchObject({ status: 200, body: first.body });
    await answerBank(first.body.Challenge.Session, "yes");
    expect(await save(name, token)).toMatchObject(saved);
    expect(await savedCard()).toMatchObject({ PaymentMethodId: name });
  });

  it("is asked for anew after a no, under the same name", async () => {
    const name = newName();
    const token = await enter(cards.asks, name);
    const first = (await save(name, token)).body.Challenge.Session;
    await answerBank(first, "no");
    const second = (await save(name, token)).body.Challenge.Session;
    expect(second).not.toBe(first);
    await answerBank(second, "yes");
    expect(await savedCard()).toMatchObject({ PaymentMethodId: name });
  });

  it("is one of several that become the plan's at once", async () => {
    const names = Array.from({ length: AT_ONCE }, newName);
    const tokens = await Promise.all(names.map((name) => enter(cards.approves, name)));
    const { reply } = await keep(cards.asks);
    await answerBank(reply.body.Challenge.Session, "yes");
    const replies = await Promise.all(names.flatMap((name, index) => [askDetails(), save(name, tokens[index] ?? "")]));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const kept: { status: string }[] = await rows("keptCards");
    expect(kept.map(({ status }) => status).sort()).toEqual([...Array(AT_ONCE).fill("REMOVED"), "SAVED"]);
  });
});

describe("a card that is removed", () => {
  it("is gone, also when it is removed again, and is not kept by the request that kept it", async () => {
    const name = newName();
    const token = await enter(cards.approves, name);
    await save(name, token);
    for (const _ of [1, 2]) expect(await remove(name)).toMatchObject({ status: 200, body: { PaymentMethodId: name } });
    expect(await savedCard()).toBeUndefined();
    expect(await save(name, token)).toMatchObject(unknownCard);
    expect(await savedCard()).toBeUndefined();
    expect(await ledger()).toEqual(["authorisation", "release"]);
  });

  it("while its bank asks stays removed when its customer says yes", async () => {
    const { name, reply } = await keep(cards.asks);
    await remove(name);
    await answerBank(reply.body.Challenge.Session, "yes");
    expect(await savedCard()).toBeUndefined();
  });

  it("while it becomes the plan's stays removed", async () => {
    const { name, reply } = await keep(cards.asks);
    await answerBank(reply.body.Challenge.Session, "yes");
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => (index % 2 === 0 ? askDetails() : remove(name))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
    expect(await savedCard()).toBeUndefined();
  });

  it("is of its plan: by another plan or another customer it is unknown", async () => {
    const { name } = await keep(cards.approves);
    expect(await remove(name, "H-2")).toMatchObject(unknownCard);
    expect(await remove(newName())).toMatchObject(unknownCard);
    await signIn(nora);
    expect(await remove(name)).toMatchObject(unknownPlan);
    expect(await remove(name, "H-3")).toMatchObject(unknownCard);
    expect(await askDetails()).toMatchObject(unknownPlan);
    await signIn(ida);
    expect(await savedCard()).toMatchObject({ PaymentMethodId: name });
  });
});
