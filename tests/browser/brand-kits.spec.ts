import type { Page } from "playwright/test";
import { layoutShifts, recordLayoutShifts } from "./support/layout-shifts.ts";
import { notedClients } from "./support/served-clients.ts";
import { waitForApp } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const schemes = ["light", "dark"] as const;

/** `#0b5c52` as browsers compute it. */
const computed = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(", ")})`;

const groundOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

/** The colour that the browser's own bar takes: the mark whose medium is that of the page. */
const barOf = (page: Page) =>
  page.locator('meta[name="theme-color"]').evaluateAll((marks) => {
    const fits = marks.filter((mark) => matchMedia(mark.getAttribute("media") ?? "all").matches);
    return fits.map((mark) => mark.getAttribute("content") ?? "");
  });

/** A header in the colour of sheets, one in a deep colour and one in a pale one. */
const HEADERS = ["tech-care", "sg-carrier", "tw-open-market-ews"];

for (const { id, theme } of notedClients().filter((client) => HEADERS.includes(client.id))) {
  test.describe(id, () => {
    test.use({ client: id });

    test("header and browser's bar have the client's colour in each scheme, also after the app has drawn", async ({
      page,
    }) => {
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto("/login");
        await waitForApp(page);
        const [bar = ""] = await barOf(page);
        expect(await barOf(page)).toHaveLength(1);
        const own = (scheme === "light" ? theme.tokens : theme.darkTokens)?.header;
        if (own !== undefined) expect(bar).toBe(own);
        expect(await groundOf(page, "header")).toBe(computed(bar));
      }
    });
  });
}

test.describe("before the app is loaded", () => {
  test.use({ client: "sg-carrier" });

  test("the first screen has the client's colours and corners, and nothing moves or changes when the theme arrives", async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    let letGo = () => {};
    const isFree = new Promise<void>((free) => {
      letGo = free;
    });
    await page.route(/\.css$|assets\/.*\.js$/, (route) => isFree.then(() => route.continue()));
    await page.goto("/login", { waitUntil: "commit" });
    const look = () =>
      page.evaluate(() =>
        ["header", "main", "h1", "main input"].map((selector) => {
          const { backgroundColor, color, borderRadius } = getComputedStyle(
            document.querySelector(selector) as Element,
          );
          return { selector, backgroundColor, color, borderRadius };
        }),
      );
    await page.locator("main input").first().waitFor();
    const before = await look();
    const header = notedClients().find(({ id }) => id === "sg-carrier")?.theme.tokens.header ?? "";
    expect(before[0]?.backgroundColor).toBe(computed(header));
    letGo();
    await waitForApp(page);
    expect(await look()).toEqual(before);
    expect(await layoutShifts(page)).toEqual([]);
  });
});
