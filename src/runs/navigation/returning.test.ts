import { beforeEach, describe, expect, it } from "vitest";
import { FakeBrowser } from "../test-support/fake-browser.ts";
import { FakeTab } from "../test-support/fake-tab.ts";
import { releaseWithTill } from "../test-support/sample-till.ts";

let tab: FakeTab;

async function open(address: string, browser = new FakeBrowser()): Promise<FakeTab> {
  const opened = new FakeTab({ browser, address, release: releaseWithTill() });
  await opened.quiet();
  return opened;
}

/** The nonce of the last request. */
const lastNonce = (of: FakeTab) => String(of.requests.at(-1)?.input.payment);

/** Goes to pay, and returns the nonce of the payment. */
async function goToPay(bed: string): Promise<string> {
  tab.history.push(`/pay/${bed}`);
  await tab.quiet();
  await tab.send("PAY");
  const nonce = lastNonce(tab);
  await tab.answer("seed.fetch", {});
  return nonce;
}

async function comeBack(nonce: string, of = tab): Promise<void> {
  of.history.push(`/payment?payment=${nonce}&hint=paid`);
  await of.quiet();
}

beforeEach(async () => {
  tab = await open("/bench");
});

describe("a return that names its run", () => {
  it("comes to the run that made the nonce, and to no other of the flow", async () => {
    const rose = await goToPay("rose");
    const { runId } = tab.run;
    const fern = await goToPay("fern");
    expect(fern).not.toBe(rose);
    await comeBack(rose);
    expect([tab.run.runId, tab.run.view.page?.data]).toEqual([runId, { bed: "rose", hint: "paid" }]);
    expect(tab.underway).toEqual(["garden.never"]);
    expect(lastNonce(tab)).toBe(rose);
    expect(tab.history.location().path).toBe("/pay");
  });

  it("is a hint: the flow asks the server, which knows better", async () => {
    await comeBack(await goToPay("rose"));
    await tab.answer("garden.never", { isPaid: false });
    expect(tab.shown).toBe("till/away");
  });

  it("finds the run after a reload, which kept the nonce", async () => {
    const nonce = await goToPay("rose");
    await tab.reload();
    await comeBack(nonce);
    expect(tab.underway).toEqual(["garden.never"]);
  });

  it("finds the run at the first address of a page that was loaded again", async () => {
    const nonce = await goToPay("rose");
    tab.close();
    const again = await open(`/payment?payment=${nonce}`, tab.browser);
    expect([again.shown, again.underway]).toEqual(["till/away", ["garden.never"]]);
  });

  it("that comes twice does nothing twice", async () => {
    const nonce = await goToPay("rose");
    await comeBack(nonce);
    await tab.answer("garden.never", { isPaid: true });
    const asked = tab.requests.length;
    await comeBack(nonce);
    expect([tab.shown, tab.requests.length]).toEqual(["till/paid", asked]);
  });

  it("of a try before the last finds no run any more", async () => {
    const before = await goToPay("rose");
    await tab.send("AGAIN");
    const now = lastNonce(tab);
    await tab.answer("seed.fetch", {});
    await comeBack(before);
    expect([now === before, tab.run.runId.startsWith("till/find-payment")]).toEqual([false, true]);
    await comeBack(now);
    expect(tab.run.runId.startsWith("till/pay")).toBe(true);
  });

  it("takes the run over from another tab", async () => {
    const nonce = await goToPay("rose");
    const other = await open(`/payment?payment=${nonce}`, tab.browser);
    expect([other.shown, other.underway]).toEqual(["till/away", ["garden.never"]]);
    expect(tab.shown).toBe("frames/other");
  });
});

describe("a return whose run is not here", () => {
  const asksServer = (of: FakeTab, nonce: string) => {
    expect(of.run.runId).toMatch(/^till\/find-payment~/);
    expect([of.underway, lastNonce(of)]).toEqual([["garden.never"], nonce]);
  };

  it("begins the flow of the route, which asks the server: in another browser", async () => {
    const nonce = await goToPay("rose");
    asksServer(await open(`/payment?payment=${nonce}`), nonce);
  });

  it("is forged: no run receives it", async () => {
    await goToPay("rose");
    for (const forged of ["", "rose", "__proto__", "undefined"]) {
      const { runId } = tab.run;
      await comeBack(forged);
      expect(tab.run.runId).not.toBe(runId);
      expect(tab.run.runId).toMatch(/^till\/find-payment~/);
    }
    tab.history.push("/pay/rose");
    await tab.quiet();
    expect([tab.shown, tab.run.view.page?.data.hint]).toEqual(["till/away", undefined]);
  });

  it("has ended", async () => {
    const nonce = await goToPay("rose");
    await comeBack(nonce);
    await tab.answer("garden.never", { isPaid: true });
    await tab.send("CLOSE");
    await comeBack(nonce);
    asksServer(tab, nonce);
  });

  it("was deleted with the customer's sign-out", async () => {
    const nonce = await goToPay("rose");
    tab.portal.signOut();
    await tab.quiet();
    await comeBack(nonce);
    asksServer(tab, nonce);
  });
});
