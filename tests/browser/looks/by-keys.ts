import { type ElementHandle, expect, type Locator, type Page } from "playwright/test";
import { focusedOn, note } from "./focus-stops.ts";

/** More stops than any page has: then the focus has come round. */
const STOPS = 150;

type Control = ElementHandle<HTMLElement>;

/** What a press on something acts upon: itself, or the control that its words are of. */
async function controlOf(target: Locator): Promise<Control> {
  await expect(target).toBeVisible();
  const handle = await target.elementHandle();
  const control = await handle?.evaluateHandle((element) => {
    const own = element.closest("a, button, input, select, textarea, summary");
    return own ?? element.closest("label")?.control ?? element;
  });
  const found = control?.asElement();
  if (found === null || found === undefined) throw new Error(`${target} is no element.`);
  return found as Control;
}

/** Comes to a control by Tab, and by arrows within its group of choices; looks at each stop on the way. */
async function comeTo(target: Locator): Promise<Control> {
  const page = target.page();
  const control = await controlOf(target);
  await target.page().waitForFunction((element) => !element.matches(":disabled"), control);
  await note(page);
  for (let stops = 0; stops < STOPS; stops += 1) {
    const { isThere, isInGroup } = await control.evaluate((element) => {
      const at = document.activeElement;
      const isChoice = (one: unknown): one is HTMLInputElement =>
        one instanceof HTMLInputElement && one.type === "radio";
      const isSame = isChoice(at) && isChoice(element) && at.name === element.name && at.form === element.form;
      return { isThere: at === element, isInGroup: isSame };
    });
    if (isThere) return control;
    await page.keyboard.press(isInGroup ? "ArrowDown" : "Tab");
    await focusedOn(page);
  }
  throw new Error(`Tab never comes to ${target}.`);
}

/** Presses a button or a link with Enter, and chooses with Space. */
export async function pressByKeys(target: Locator): Promise<void> {
  const control = await comeTo(target);
  const isChoice = await control.evaluate((element) => element.matches("input, summary"));
  await target.page().keyboard.press(isChoice ? "Space" : "Enter");
}

/** Types a text in place of what stands in a field. */
export async function fillByKeys(target: Locator, text: string): Promise<void> {
  await comeTo(target);
  const { keyboard } = target.page();
  await keyboard.press("ControlOrMeta+A");
  await keyboard.press("Delete");
  await keyboard.type(text);
}

/** Ticks, chooses or unticks. */
export async function checkByKeys(target: Locator, isChecked: boolean): Promise<void> {
  const control = await comeTo(target);
  if ((await control.isChecked()) !== isChecked) await target.page().keyboard.press("Space");
  await expect(target).toBeChecked({ checked: isChecked });
}

/** Chooses from a list by the beginning of the words, else by arrows. */
export async function selectByKeys(target: Locator, option: unknown): Promise<string[]> {
  const control = await comeTo(target);
  const page = target.page();
  const wanted = await control.evaluate(placeOf, option);
  const placeNow = () => control.evaluate((list) => (list instanceof HTMLSelectElement ? list.selectedIndex : -1));
  for (let now = await placeNow(); now !== wanted; now = await placeNow())
    await page.keyboard.press(now < wanted ? "ArrowDown" : "ArrowUp");
  return [];
}

/** Runs in the page: which of a list's options is meant. */
function placeOf(list: HTMLElement, option: unknown): number {
  const options = list instanceof HTMLSelectElement ? [...list.options] : [];
  const label = typeof option === "object" && option !== null && "label" in option ? option.label : option;
  const place = options.findIndex((one) => one.label === label || one.value === label);
  if (place < 0) throw new Error(`The list has no ${String(label)}.`);
  return place;
}

/** Opens the chooser of files by a key; what is chosen there is the system's to show. */
export async function uploadByKeys(target: Locator, choose: () => Promise<unknown>): Promise<void> {
  const page: Page = target.page();
  await comeTo(target);
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Space");
  await chooser;
  await choose();
}
