import { expectAccessible } from "./support/accessible-page.ts";
import {
  books,
  CardKeeper,
  CHECKED,
  cards,
  entered,
  expectSound,
  openPayments,
  PAID,
  THANAKORN,
} from "./support/card-keeper.ts";
import { customers } from "./support/home-carrier.ts";
import { tabTo } from "./support/keyboard.ts";
import { storedTexts } from "./support/stored-texts.ts";
import { expect, test } from "./support/test.ts";
import { allTexts, englishWhere } from "./support/texts-on-view.ts";

test.use({ client: "th-true" });
test.setTimeout(120_000);

const YES = "Yes, I pay this";

test("a card is added in Thai on a phone, and its number is nowhere but at the gateway", async ({ page, sandbox }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    const isGateway = new URL(request.url()).host.includes("gateway.example");
    if (!isGateway) sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  const keeper = await openPayments(page, sandbox);
  await expect(keeper.text("payments.mine.no-card")).toBeVisible();
  await expect(keeper.text("payments.mine.card-first")).toBeVisible();
  await expect(keeper.pay()).toHaveCount(0);
  await expectSound(page);
  await keeper.button("payments.mine.add").click();
  await keeper.button("payments.billing.submit").click();
  await expect(page).toHaveURL("/billingDetails");
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(3);
  await expectSound(page);
  await keeper.fillBilling();
  await keeper.button("payments.billing.submit").click();
  await expect(keeper.field(0)).toBeVisible();
  await expectSound(page);
  await keeper.save(cards.approved);
  await expect(page).toHaveURL("/successAddCard");
  await expect(keeper.text("payments.kept.text", { brand: "Visa", ending: "4242" })).toBeVisible();
  await expectSound(page);
  const texts = [...sent, await storedTexts(page), await page.content()];
  await keeper.button("payments.kept.done").click();
  await expect(keeper.text("payments.mine.ends", { brand: "Visa", ending: "4242" })).toHaveCount(2);
  await expectSound(page);
  texts.push(await storedTexts(page), await page.content());
  for (const text of texts) expect(text.replaceAll(/\D/g, "")).not.toContain(cards.approved.replaceAll(" ", ""));
  expect(await books(sandbox)).toEqual({ ledger: CHECKED, cards: ["SAVED 4242"] });
});

test("a card that is declined is not kept, what is wrong in a field is said beside it, and another one is kept", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect(/^status 402 POST .*paymentmethod/);
  const keeper = await openPayments(page, sandbox);
  await keeper.reachFields();
  await keeper.save("4242 4242 4242 4241");
  await expect(keeper.text("payments.card.refused")).toBeVisible();
  await keeper.save(cards.lackingFunds);
  await expect(keeper.text("payments.keep.declined")).toBeVisible();
  expect((await books(sandbox)).cards).toEqual([]);
  await keeper.save(cards.other);
  await expect(keeper.heading("payments.kept.title")).toBeVisible();
  expect(await books(sandbox)).toEqual({ ledger: CHECKED, cards: ["SAVED 4444"] });
});

test("the bank asks; who is away without an answer can check, go back, enter a card again, and say yes", async ({
  page,
  sandbox,
}) => {
  const keeper = await openPayments(page, sandbox);
  await keeper.reachFields();
  await keeper.save(cards.challenged);
  await expect(page.getByRole("button", { name: YES })).toBeVisible();
  await page.goBack();
  await expect(keeper.heading("payments.keep.at-bank")).toBeVisible();
  await expectSound(page);
  await keeper.button("payments.at-bank.check").click();
  await expect(keeper.text("payments.keep.not-confirmed")).toBeVisible();
  await page.reload();
  await expect(keeper.heading("payments.keep.at-bank")).toBeVisible();

  await keeper.button("shell.back").click();
  await expect(keeper.heading("payments.keep.title")).toBeVisible();
  await keeper.button("payments.keep.save").click();
  await expect(keeper.text("payments.keep.once-more")).toBeVisible();
  await keeper.save(cards.challenged);
  await page.getByRole("button", { name: "No, this is not mine" }).click();
  await expect(keeper.text("payments.keep.not-confirmed")).toBeVisible();
  expect((await books(sandbox)).ledger).toEqual([]);

  await keeper.button("payments.keep.enter-again").click();
  await keeper.save(cards.challenged);
  await page.getByRole("button", { name: YES }).click();
  await expect(keeper.heading("payments.kept.title")).toBeVisible();
  const { ledger, cards: kept } = await books(sandbox);
  expect([ledger, kept.filter((card) => card.startsWith("SAVED"))]).toEqual([CHECKED, ["SAVED 3220"]]);
});

test("who leaves the bank's question and answers it later finds the card among the payments", async ({
  page,
  context,
  sandbox,
}) => {
  const keeper = await openPayments(page, sandbox);
  await keeper.reachFields();
  await keeper.save(cards.challenged);
  await expect(page.getByRole("button", { name: YES })).toBeVisible();
  const other = new CardKeeper(await context.newPage());
  await other.open(sandbox, THANAKORN);
  await other.button("payments.mine.add").click();
  await expect(other.heading("payments.keep.at-bank")).toBeVisible();
  await other.button("payments.keep.leave").click();
  await expect(other.text("payments.mine.no-card")).toBeVisible();
  await other.page.close();
  await page.getByRole("button", { name: YES }).click();
  await expect(keeper.heading("payments.mine.title")).toBeVisible();
  await expect(keeper.text("payments.mine.ends", { brand: "Visa", ending: "3220" }).first()).toBeVisible();
  expect(await books(sandbox)).toEqual({ ledger: CHECKED, cards: ["SAVED 3220"] });
});

test("a card whose saving got no answer is asked for, and is kept once", async ({ page, sandbox, problems }) => {
  problems.allow(/request failed: POST .*paymentmethod|reported: .*keep-card|console error/);
  const keeper = await openPayments(page, sandbox);
  await keeper.reachFields();
  await sandbox.faults({ savePaymentMethod: { kind: "cutBefore" } });
  await keeper.save(cards.approved);
  await expect(keeper.heading("payments.unsure.title")).toBeVisible({ timeout: 60_000 });
  await expectSound(page);
  await sandbox.faults({});
  await keeper.button("payments.keep.enter-again").click();
  await sandbox.faults({ savePaymentMethod: { kind: "cutAfter" } });
  await keeper.save(cards.approved);
  await expect(keeper.heading("payments.kept.title")).toBeVisible({ timeout: 60_000 });
  expect(await books(sandbox)).toEqual({ ledger: CHECKED, cards: ["SAVED 4242"] });
});

test("a card is removed once the customer has said so, and another takes its place", async ({ page, sandbox }) => {
  const keeper = await openPayments(page, sandbox);
  await keeper.keep();
  await keeper.button("payments.mine.remove").click();
  await expect(page.getByRole("dialog", { name: keeper.say("payments.remove-card.title") })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await keeper.button("payments.mine.remove").click();
  await keeper.button("payments.remove-card.keep").click();
  expect((await books(sandbox)).cards).toEqual(["SAVED 4242"]);
  await keeper.button("payments.mine.remove").click();
  await keeper.button("payments.remove-card.remove").click();
  await expect(keeper.text("payments.mine.removed")).toBeVisible();
  await expect(keeper.text("payments.mine.no-card")).toBeVisible();
  expect((await books(sandbox)).cards).toEqual(["REMOVED 4242"]);
  await keeper.keep(cards.other);
  await expect(keeper.text("payments.mine.ends", { brand: "Mastercard", ending: "4444" })).toHaveCount(2);
});

test("a reload in the middle loses nothing but what was typed at the gateway", async ({ page, sandbox }) => {
  const keeper = await openPayments(page, sandbox);
  await keeper.button("payments.mine.add").click();
  await keeper.fillBilling();
  await page.reload();
  await expect(page.getByRole("textbox", { name: keeper.say("payments.billing.postalCode.label") })).toHaveValue(
    "50300",
  );
  await keeper.button("payments.billing.submit").click();
  await keeper.field(0).fill(cards.approved);
  await page.reload();
  await expect(keeper.field(0)).toHaveValue("");
  await keeper.save(cards.approved);
  await expect(keeper.heading("payments.kept.title")).toBeVisible();
  await page.reload();
  await expect(keeper.heading("payments.kept.title")).toBeVisible();
  await keeper.button("payments.kept.done").click();
  await keeper.button("payments.mine.remove").click();
  await page.reload();
  await expect(keeper.text("payments.mine.ends", { brand: "Visa", ending: "4242" })).toHaveCount(2);
  expect(await books(sandbox)).toEqual({ ledger: CHECKED, cards: ["SAVED 4242"] });
});

test("by keyboard alone a card is added, a bill is paid and the card is removed", async ({ page, sandbox }) => {
  const keeper = await openPayments(page, sandbox);
  const press = async (key: string) => {
    await tabTo(page, keeper.button(key));
    await page.keyboard.press("Enter");
  };
  await press("payments.mine.add");
  for (const key of ["address", "unitNumber", "postalCode"]) {
    await tabTo(page, page.getByRole("textbox", { name: keeper.say(`payments.billing.${key}.label`) }));
    await page.keyboard.type(key === "postalCode" ? "50300" : "88/7");
  }
  await page.keyboard.press("Enter");
  await expect(keeper.heading("payments.keep.title")).toBeFocused();
  await keeper.field(0).waitFor();
  await tabTo(page, keeper.field(0));
  for (const text of entered(cards.approved)) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await press("payments.keep.save");
  await expect(keeper.heading("payments.kept.title")).toBeFocused();
  await press("payments.kept.done");
  await expect(keeper.pay()).toBeVisible();
  await tabTo(page, keeper.pay());
  await page.keyboard.press("Enter");
  await expect(keeper.text("payments.mine.paid")).toBeVisible();
  await press("payments.mine.remove");
  await expect(page.getByRole("dialog")).toBeVisible();
  await press("payments.remove-card.remove");
  await expect(keeper.text("payments.mine.removed")).toBeVisible();
  expect(await books(sandbox)).toEqual({ ledger: [...CHECKED, PAID], cards: ["REMOVED 4242"] });
});

test.describe("in Chinese", () => {
  test.use({ client: "tw-home-carrier", locale: "zh-TW" });
  test("a card is added, with no English on the way", async ({ page, sandbox }) => {
    const keeper = new CardKeeper(page, "zh-Hant-TW");
    const expectChinese = async () => {
      await expectAccessible(page);
      expect((await allTexts(page)).filter(englishWhere("zh-Hant-TW"))).toEqual([]);
    };
    await keeper.open(sandbox, customers.yiChun, "sign-in.mobile");
    await expect(keeper.text("payments.mine.no-card")).toBeVisible();
    await expectChinese();
    await keeper.reachFields();
    await expectChinese();
    await keeper.save(cards.approved);
    await expect(keeper.heading("payments.kept.title")).toBeVisible();
    await expectChinese();
    expect((await books(sandbox)).cards).toEqual(["SAVED 4242"]);
  });
});
