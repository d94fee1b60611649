import type { ElementHandle, Page } from "playwright";
import { PNG_IMAGE } from "../contract/step-file.ts";
import { type Knowledge, type KnownFields, rightAnswer, wrongAnswer } from "./answers.ts";
import type { Random } from "./random.ts";
import { ANSWERABLE, type Answerable, PRESSABLE, type Press, readView, type View } from "./read-view.ts";

/** The context of an action. */
export interface Acting {
  readonly page: Page;
  readonly fields: KnownFields;
  readonly random: Random;
  /** The known answers, with the newest code. */
  know(): Promise<Knowledge>;
}

/** An action of a customer. It never throws: it skips a control that has disappeared. */
type Action = (acting: Acting, view: View) => Promise<unknown>;

/** How long an action waits for its control: the control may have disappeared. */
const SOON = { timeout: 1500 };
/** A press does not wait for a busy control, which may belong to the next screen when it is ready. */
const AT_ONCE = { ...SOON, force: true };

type Control = ElementHandle<SVGElement | HTMLElement>;

const answer =
  (isRight: boolean): Action =>
  async (acting, view) => {
    const known = await acting.know();
    for (const field of view.fields) await fill(acting, field, known, isRight);
    await submit(acting, view);
  };

/** The number of rounds of answering: an answer can show further fields. */
const ROUNDS = 4;
/** How long options of a list may take to load. */
const LOADING_MS = 300;

/** Answers all fields of a screen, and presses its primary control. */
export async function goForward(acting: Acting): Promise<void> {
  const answered = new Set<string>();
  const begun = await readView(acting.page);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { fields } = await readView(acting.page);
    const ready = fields.filter((field) => isReady(field) && !isKept(field, acting.random));
    const open = onePerGroup(ready, acting.random).filter(({ id, group }) => !answered.has(group || id));
    if (open.length === 0 && fields.every(isReady)) break;
    if (open.length === 0) await acting.page.waitForTimeout(LOADING_MS);
    const known = await acting.know();
    for (const field of open) {
      answered.add(field.group || field.id);
      await fill(acting, field, known, true);
    }
  }
  await pressFirst(acting, begun);
}

/** A list gets its options from another answer, perhaps. */
const isReady = ({ kind, options }: Answerable) => kind !== "select" || options.length > 0;

/** Customers mostly keep what is filled in, unless it is refused; secrets are typed again. */
const isKept = ({ isFilled, isRefused, type, autocomplete }: Answerable, random: Random) =>
  isFilled && !isRefused && type !== "password" && autocomplete !== "one-time-code" && random.isLucky(0.7);

/** The controls on view; none when another screen has replaced the one that the customer was answering. */
async function readPresses(page: Page, begun: View): Promise<readonly Press[]> {
  const { heading, presses } = await readView(page);
  return heading === begun.heading ? presses : [];
}

/** Picks one of several exclusive choices, usually the first. */
function onePerGroup(fields: readonly Answerable[], random: Random): Answerable[] {
  const groups = new Map<string, Answerable[]>();
  for (const field of fields) {
    const name = field.group || field.id;
    groups.set(name, [...(groups.get(name) ?? []), field]);
  }
  return [...groups.values()].flatMap((all) => (random.isLucky(0.6) ? all[0] : random.pick(all)) ?? []);
}

async function pressFirst({ page, random }: Acting, begun: View): Promise<void> {
  const staged = onStage(await readPresses(page, begun));
  const asksForCode = begun.fields.some(({ autocomplete }) => autocomplete === "one-time-code");
  const press =
    // A code that was used up, or lost, is asked for anew.
    (asksForCode && random.isLucky(0.2) ? random.pick(staged.filter(({ isSubmit }) => !isSubmit)) : undefined) ??
    random.pick(staged.filter(({ isSubmit }) => isSubmit)) ??
    random.pick(staged.filter(({ isPrimary }) => isPrimary)) ??
    random.pick(staged.filter(({ isTab }) => !isTab)) ??
    random.pick(staged);
  if (press === undefined) return;
  const isTwice = random.isLucky(0.1);
  await onControl(page, press, (control) => (isTwice ? control.dblclick(AT_ONCE) : control.click(AT_ONCE)));
}

/** Does something with a control that was on view; with none when another has taken its place meanwhile. */
async function onControl(page: Page, { nth, name }: Press, act: (control: Control) => Promise<void>): Promise<void> {
  const found = async () => {
    const control = await page.locator(PRESSABLE).nth(nth).elementHandle(SOON);
    const nameNow = await control?.evaluate((one: HTMLElement) => one.getAttribute("aria-label") ?? one.innerText);
    if (control && nameNow?.trim() === name) await act(control);
  };
  await attempt(found());
}

async function fill({ page, fields, random }: Acting, field: Answerable, known: Knowledge, isRight: boolean) {
  const control = page.locator(ANSWERABLE).nth(field.nth);
  const isMeant = isRight || random.isLucky(0.5);
  const typed = isMeant ? rightAnswer(field, fields, known, random) : wrongAnswer(random);
  const isChosen = (isRight && field.group !== "") || random.isLucky(0.7);
  const doing: Record<Answerable["kind"], () => Promise<unknown>> = {
    text: () => control.fill(typed, SOON),
    choice: () => (isChosen ? control.check({ ...SOON, force: true }) : Promise.resolve()),
    select: () => control.selectOption(random.pick(field.options) ?? "", SOON),
    file: () => control.setInputFiles({ name: "picture.png", mimeType: "image/png", buffer: PNG_IMAGE }, SOON),
  };
  await attempt(doing[field.kind]());
}

/** Presses the submit button; sometimes twice or by Enter. */
async function submit({ page, random }: Acting, begun: View): Promise<void> {
  const presses = await readPresses(page, begun);
  const press = random.pick(presses.filter(({ isSubmit }) => isSubmit)) ?? random.pick(onStage(presses));
  if (press === undefined) return;
  const how = random.below(10);
  await onControl(page, press, (control) => {
    if (how === 0) return control.dblclick(AT_ONCE);
    return how === 1 ? control.press("Enter", SOON) : control.click(AT_ONCE);
  });
}

const onStage = (presses: readonly Press[]) => presses.filter(({ isOnStage }) => isOnStage);

const pressSomething: Action = async ({ page, random }, { presses }) => {
  const among = random.isLucky(0.75) ? onStage(presses) : presses;
  const press = random.pick(among.length > 0 ? among : presses);
  if (press !== undefined) await onControl(page, press, (control) => control.click(AT_ONCE));
};

const goBack: Action = ({ page }) => attempt(page.goBack({ waitUntil: "commit", ...SOON }));

const reload: Action = ({ page }) => attempt(page.reload({ waitUntil: "commit" }));

const answerOffline: Action = async (acting, view) => {
  const context = acting.page.context();
  await context.setOffline(true);
  await answer(true)(acting, view);
  await acting.page.waitForTimeout(300 + acting.random.below(1500));
  await context.setOffline(false);
};

/** Opens the same address in another tab, and answers in both at once. */
const answerInTwoTabs: Action = async (acting, view) => {
  const other = await acting.page.context().newPage();
  await attempt(other.goto(acting.page.url(), { waitUntil: "load", timeout: 10_000 }));
  const second = { ...acting, page: other };
  await Promise.all([answer(true)(acting, view), answer(true)(second, await readView(other))]);
  await other.waitForTimeout(500);
  await other.close();
};

async function attempt(doing: Promise<unknown>): Promise<void> {
  await doing.catch(() => undefined);
}

interface Weighted {
  readonly weight: number;
  readonly act: Action;
  /** It begins a new document. */
  readonly leavesDocument?: true;
}

/** The actions with their weights. */
const actions = {
  answer: { weight: 52, act: answer(true) },
  "answer wrongly": { weight: 10, act: answer(false) },
  press: { weight: 18, act: pressSomething },
  back: { weight: 7, act: goBack },
  reload: { weight: 5, act: reload, leavesDocument: true },
  offline: { weight: 4, act: answerOffline },
  "two tabs": { weight: 4, act: answerInTwoTabs },
} as const satisfies Readonly<Record<string, Weighted>>;

/** Picks the next action and its name; no action that begins a new document when that document must be kept. */
export function pickAction(random: Random, keepsDocument: boolean): readonly [name: string, act: Action] {
  const possible = Object.entries<Weighted>(actions).filter(
    ([, { leavesDocument }]) => !keepsDocument || !leavesDocument,
  );
  let left = random.fraction() * possible.reduce((sum, [, { weight }]) => sum + weight, 0);
  for (const [name, { weight, act }] of possible) {
    left -= weight;
    if (left < 0) return [name, act];
  }
  return ["answer", answer(true)];
}
