import { expect, type Page, test } from "playwright/test";
import { type FailureMode, failureModes } from "../../tools/sandbox/failure-modes.ts";
import { type Evidence, findFaults } from "./faults/judge.ts";
import { type PageView, settled } from "./faults/page-view.ts";

const title = (text: string) => `<h1>${text}</h1>`;
const field = (value: string) => `<label>Name <input value="${value}"></label>`;
const alert = `<p role="alert">We could not save that. Support code 3F2A-91C0</p>`;
const again = "<button>Save</button>";

const form = title("Your name") + field("Ida") + again;
const saved = `${title("Saved")}<p>Number 7</p><a href="/">Home</a>`;
const alertPage = title("Your name") + alert + field("Ida") + again;

/** Looks of before; to come to rest takes as long as to look four times. */
const pageViews = new Map<string, PageView>();

async function seen(page: Page, content: string): Promise<PageView> {
  const before = pageViews.get(content);
  if (before !== undefined) return before;
  await page.setContent(`<main>${content}</main>`);
  const pageView = await settled(page);
  pageViews.set(content, pageView);
  return pageView;
}

function modeNamed(name: string): FailureMode {
  const found = failureModes.find((mode) => mode.name === name);
  if (found === undefined) throw new Error(`No way to fail is called ${name}.`);
  return found;
}

/** A passing case, with the given differences: a 500 that the page reports, and another press that saves. */
async function judge(page: Page, after: string, other: Partial<Evidence> = {}): Promise<string[]> {
  const rows = { names: 1, log_entries: 3 };
  return findFaults({
    ...{ mode: modeNamed("500"), isUnsafe: true, outcomes: ["500 application/json"], isQuiet: false, wentOn: true },
    rows: { first: { names: 0 }, expected: rows, after: { names: 0, log_entries: 4 }, end: rows },
    before: await seen(page, form),
    expected: await seen(page, saved),
    after: await seen(page, after),
    ...other,
  });
}

test("a page passes that explains the failure with a code and a next step, that overcame the fault, or that need say nothing", async ({
  page,
}) => {
  await test.step("a page that explains the failure with a code and a next step passes, and so does one that looks as without a fault", async () => {
    expect(await judge(page, alertPage)).toEqual([]);
    expect(await judge(page, saved.replace("7", "8"))).toEqual([]);
  });
  await test.step("another screen that explains the obstacle counts as a message", async () => {
    expect(await judge(page, `${title("We cannot go on")}<p>Support code 3F2A-91C0</p>${again}`)).toEqual([]);
  });
  await test.step("a page that need say nothing may stay as it was, and a loss is still found", async () => {
    expect(await judge(page, form, { isQuiet: true })).toEqual([]);
    expect(await judge(page, form)).not.toEqual([]);
    expect(await judge(page, form.replace("Ida", ""), { isQuiet: true })).not.toEqual([]);
  });
  await test.step("an expired session requires no code", async () => {
    const without = alertPage.replace("3F2A-91C0", "none");
    const expired = { mode: modeNamed("jwt expired"), outcomes: ["401 application/json"] };
    expect(await judge(page, without, expired)).toEqual([]);
  });
});

test("every defect of a page is found by its name, and a page that stays busy does not settle", async ({ page }) => {
  for (const [fault, after, found] of [
    [
      "is blank",
      "",
      ["the page is blank", "nothing says what happened", "there is no way on", "there is no support code"],
    ],
    ["says nothing", form, ["nothing says what happened", "there is no support code"]],
    ["leaves no way on", alertPage.replace(again, "<button disabled>Save</button>"), ["there is no way on"]],
    ["names no code", alertPage.replace("3F2A-91C0", "none"), ["there is no support code"]],
    [
      "loses what was typed",
      alertPage.replace('value="Ida"', 'value=""'),
      ['typed values are lost: [[["Name","Ida"]],[["Name",""]]]'],
    ],
    [
      "shows less than without a fault, and does not say so",
      saved.replace("<p>Number 7</p>", ""),
      ["nothing says what happened", "there is no support code"],
    ],
  ] as const) {
    expect(await judge(page, after), `a page that ${fault}`).toEqual([...found]);
  }
  await page.setContent(`<main aria-busy="true">${form}</main>`);
  await expect(settled(page, 1000)).rejects.toThrow("does not come to rest");
});

test("rows are counted, and a fault that did not occur proves nothing", async ({ page }) => {
  await test.step("duplicate rows are found, at once and after another press, except logs and those of safe operations", async () => {
    const first = { names: 0, log_entries: 0 };
    const expected = { names: 1, log_entries: 1 };
    const doubled = { names: 2, log_entries: 9 };
    const found = "names has 2 rows instead of 1";
    const rows = (after: typeof first, end: typeof first) => ({ rows: { first, expected, after, end } });
    expect(await judge(page, alertPage, rows(doubled, expected))).toEqual([found]);
    expect(await judge(page, alertPage, rows(expected, doubled))).toEqual([found]);
    expect(await judge(page, alertPage, { ...rows(doubled, doubled), isUnsafe: false })).toEqual([]);
  });
  await test.step("an intermediate row of the step may remain when it is cut short, but not once it continued", async () => {
    const [none, one] = [{ uploads: 0 }, { uploads: 1 }];
    const rows = { first: none, expected: none, after: one, end: none };
    const found = "uploads has 1 rows instead of 0";
    expect(await judge(page, alertPage, { rows })).toEqual([found]);
    expect(await judge(page, alertPage, { rows, passing: one })).toEqual([]);
    expect(await judge(page, alertPage, { rows: { ...rows, end: one }, passing: one })).toEqual([found]);
  });
  await test.step("a fault that did not occur, or occurred differently, is found", async () => {
    expect(await judge(page, alertPage, { outcomes: [] })).toEqual(["it did not fail so, but: was not asked"]);
    expect(await judge(page, alertPage, { outcomes: ["200 application/json"] })).toEqual([
      "it did not fail so, but: 200 application/json",
    ]);
  });
});
