import { type ElementHandle, expect, type Locator } from "playwright/test";
import { focusedOn, note } from "./focus-stops.ts";

/** More stops than any page has: then the focus has come round. */
const STOPS = 150;
/** Characters. */
const LONG = 60;

type Control = ElementHandle<HTMLElement>;

/** The target of a press: the element itself, or the control that it labels. */
async function findControl(target: Locator): Promise<Control> {
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

/** Reaches a control by Tab, and by arrows within its group; checks each stop. */
async function tabToControl(target: Locator): Promise<Control> {
  const page = target.page();
  // The prerendered screen stays until the app has drawn its own.
  await expect(page.locator("#first-screen")).toHaveCount(0);
  const control = await findControl(target);
  // It may be in a frame, whose elements the page's own functions cannot take.
  await expect.poll(() => control.evaluate((element) => element.matches(":disabled"))).toBe(false);
  await note(page, String(target));
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
  const control = await tabToControl(target);
  const isChoice = await control.evaluate((element) => element.matches("input, summary"));
  await target.page().keyboard.press(isChoice ? "Space" : "Enter");
}

/** Replaces the text of a field by typing. */
export async function fillByKeys(target: Locator, text: string): Promise<void> {
  await tabToControl(target);
  const { keyboard } = target.page();
  await keyboard.press("ControlOrMeta+A");
  await keyboard.press("Delete");
  // A long text is pasted.
  await (text.length > LONG ? keyboard.insertText(text) : keyboard.type(text));
}

/** Ticks, chooses or unticks. */
export async function checkByKeys(target: Locator, isChecked: boolean): Promise<void> {
  const control = await tabToControl(target);
  if ((await control.isChecked()) !== isChecked) await target.page().keyboard.press("Space");
  await expect(target).toBeChecked({ checked: isChecked });
}

/** Chooses from a list by the beginning of the words, else by arrows. */
export async function selectByKeys(target: Locator, option: unknown): Promise<string[]> {
  const control = await tabToControl(target);
  const page = target.page();
  // A list may have to load its options.
  await page.waitForFunction(
    ({ list, wish }) =>
      list instanceof HTMLSelectElement && [...list.options].some((one) => [one.label, one.value].includes(wish)),
    {
      list: control,
      wish: optionText(option),
    },
  );
  const wanted = await control.evaluate(findOptionIndex, optionText(option));
  const placeNow = () => control.evaluate((list) => (list instanceof HTMLSelectElement ? list.selectedIndex : -1));
  for (let now = await placeNow(); now !== wanted; now = await placeNow())
    await page.keyboard.press(now < wanted ? "ArrowDown" : "ArrowUp");
  return [];
}

/** The label or the value of the option. */
const optionText = (option: unknown): string =>
  String(typeof option === "object" && option !== null && "label" in option ? option.label : option);

/** Runs in the page: which of a list's options is meant. */
const findOptionIndex = (list: HTMLElement, wish: string): number =>
  list instanceof HTMLSelectElement ? [...list.options].findIndex((one) => [one.label, one.value].includes(wish)) : -1;

/** Opens the file chooser by a key; the system shows the choice. */
export async function uploadByKeys(target: Locator, choose: () => Promise<unknown>): Promise<void> {
  const page = target.page();
  await tabToControl(target);
  await expect(async () => {
    const chooser = page.waitForEvent("filechooser", { timeout: 3_000 });
    await page.keyboard.press("Space");
    await chooser;
  }).toPass();
  await choose();
}
