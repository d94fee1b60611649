import type { Page } from "playwright/test";
import { expect } from "playwright/test";
import { contrast } from "../../src/checker/contrast.ts";
import { ofWorker as test } from "./support/of-worker.ts";

/** The colours of a control as `#rrggbb`, drawn over one another and over the page's ground. */
interface Look {
  readonly ground: string;
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
}

const COMPONENTS = ["button", "text-field", "select-field", "checkbox-field", "radio-list-field", "radio-cards-field"];

/** An idle example of each, and a disabled one; a field without an answer has only a hint for words. */
const EXAMPLES = [
  ["button: secondary", "button: disabled"],
  ["text-field: filled, with a hint", "text-field: disabled"],
  ["select-field: chosen, one cannot be", "select-field: disabled"],
  ["checkbox-field: ordinary", "checkbox-field: disabled"],
  ["radio-list-field: ordinary", "radio-list-field: disabled"],
  ["radio-cards-field: ordinary", "radio-cards-field: disabled"],
] as const;

/** How the control of an example looks. */
const lookOf = (page: Page, example: string): Promise<Look> =>
  page
    .getByRole("region", { name: example, exact: true })
    .locator("button, input, select")
    .first()
    .evaluate((control) => {
      const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      if (context === null) throw new Error("no canvas");
      /** Paints the colours one over another, and reads what is seen. */
      const seen = (...colours: string[]): string => {
        for (const colour of colours) {
          context.fillStyle = colour;
          context.fillRect(0, 0, 1, 1);
        }
        const parts = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
        return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
      };
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      const card = control.closest("label");
      const below = [ground, card === null ? "transparent" : getComputedStyle(card).backgroundColor];
      const { backgroundColor, borderTopColor, color } = getComputedStyle(control);
      const words = card && document.createTreeWalker(card, NodeFilter.SHOW_TEXT).nextNode()?.parentElement;
      const ink = words ? getComputedStyle(words).color : color;
      return {
        ground: seen(...below),
        fill: seen(...below, backgroundColor),
        edge: seen(...below, backgroundColor, borderTopColor),
        ink: seen(...below, backgroundColor, ink),
      };
    });

for (const scheme of ["light", "dark"] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: "reduce" } });

    test.beforeEach(async ({ page, gallery }) => {
      const query = new URLSearchParams(COMPONENTS.map((component) => ["component", component]));
      await page.goto(`${gallery.address}sheet.html?${query}`);
      await page.getByRole("region", { name: "radio-cards-field: disabled", exact: true }).waitFor();
    });

    test("the main action is filled, and one that destroys is not: nobody takes one for the other", async ({
      page,
    }) => {
      const [main, danger] = [await lookOf(page, "button: primary"), await lookOf(page, "button: danger")];
      expect(contrast(main.fill, danger.fill)).toBeGreaterThanOrEqual(3);
      expect(contrast(main.fill, main.ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(danger.fill, danger.ground)).toBeLessThan(1.5);
      expect(contrast(danger.ink, danger.fill)).toBeGreaterThanOrEqual(4.5);
    });

    test("idle controls have a clear edge and full words; disabled ones have neither", async ({ page }) => {
      for (const [idleName, disabledName] of EXAMPLES) {
        const [idle, disabled] = [await lookOf(page, idleName), await lookOf(page, disabledName)];
        expect.soft(contrast(idle.edge, idle.ground), `the edge of ${idleName}`).toBeGreaterThanOrEqual(3);
        expect.soft(contrast(idle.ink, idle.fill), `the words of ${idleName}`).toBeGreaterThanOrEqual(7);
        expect.soft(contrast(disabled.edge, disabled.ground), `the edge of ${disabledName}`).toBeLessThan(2);
        const receded = contrast(idle.ink, idle.fill) / contrast(disabled.ink, disabled.fill);
        expect.soft(receded, `the words of ${disabledName}`).toBeGreaterThan(1.5);
      }
    });
  });
}
