import { describe, expect, it } from "vitest";
import { ida } from "./support/harbour.ts";
import { bay, cards } from "./support/paying-portal.ts";
import { planPayments, planWith } from "./support/plan-payments.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const people = [{ ...ida, agreements: [planWith("H-1", { unpaidDays: 3_650 })] }];
const made = planPayments(bay, people, FRIDAY);
const { answerBank, collect, keep, portal, rows, setClock } = made;
const deliver = () => portal.console("/api/notices/deliver", "POST");
const told = (status: string) => [{ status, answer: 200 }];

describe("a notice about a plan is taken once", () => {
  it.each([
    ["yes", "CAPTURED", "SAVED"],
    ["no", "DECLINED", "CHALLENGE"],
  ] as const)("when the bank is told %s of a card, which is kept as the gateway says", async (answer, status, kept) => {
    const { reply } = await keep(cards.asks);
    await answerBank(reply.body.Challenge.Session, answer);
    expect(await rows("keptCards")).toMatchObject([{ status: "CHALLENGE" }]);
    expect(await deliver()).toMatchObject(told(status));
    expect(await rows("keptCards")).toMatchObject([{ status: kept }]);
    await setClock("2026-11-21T10:00:00+08:00");
    expect(await deliver()).toEqual([]);
  });

  it("when a card is declined, of which nothing is kept", async () => {
    await keep(cards.declines);
    expect(await deliver()).toMatchObject(told("DECLINED"));
    expect(await rows("keptCards")).toEqual([]);
  });

  it("when a bill is paid by a bank that decides late", async () => {
    const { name } = await keep(cards.approvesLate);
    expect(await deliver()).toMatchObject(told("CAPTURED"));
    expect((await collect("BH-1-2026-10-31", name)).body).toMatchObject({ PaymentStatus: "PENDING" });
    expect(await deliver()).toEqual([]);
    await setClock("2026-11-20T10:06:00+08:00");
    expect(await deliver()).toMatchObject(told("CAPTURED"));
  });
});
