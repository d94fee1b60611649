import type { Page } from "playwright/test";

/** A desktop's window, in pixels. */
const WIDE = { width: 1280, height: 800 };

/** The least part of the window's width that a customer's page fills. */
const LEAST_SHARE = 0.6;

/** A box that is as wide as that and lower than this, in pixels, is a banner, which fills no page. */
const LEAST_HEIGHT = 96;

/** A page of a signed-in customer that leaves more of a wide window empty than it may; pages of visitors are narrow. */
export async function unfitForDesktop(page: Page): Promise<string[]> {
  await page.setViewportSize(WIDE);
  const filled = await page.evaluate(
    ({ share, height }) => {
      if (document.querySelector("header nav") === null || document.querySelector("[aria-modal=true]") !== null)
        return 1;
      const drawn = [...document.querySelectorAll("main *")].filter((element) => {
        const { borderTopStyle, backgroundColor } = getComputedStyle(element);
        return element.children.length === 0 || borderTopStyle !== "none" || backgroundColor !== "rgba(0, 0, 0, 0)";
      });
      const { clientWidth } = document.documentElement;
      const boxes = drawn
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width > 1 && (box.width < share * clientWidth || box.height >= height));
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      return (right - left) / clientWidth;
    },
    { share: LEAST_SHARE, height: LEAST_HEIGHT },
  );
  return filled < LEAST_SHARE ? [`the page fills ${Math.round(filled * 100)} % of ${WIDE.width} px`] : [];
}
