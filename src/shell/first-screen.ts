/** The screen that came with the page, which stands until the app has drawn its own. */
export interface FirstScreen {
  /** Makes room for the app's own screen, and gives it what the visitor did meanwhile. Does so once. */
  giveWay(): void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement | HTMLAnchorElement;

const controlsIn = (element: Element): Control[] => [
  ...element.querySelectorAll<Control>("input, textarea, select, button, a[href]"),
];
const placeOf = (controls: readonly Element[], one: Element | null) => (one === null ? -1 : controls.indexOf(one));

/** Finds it in the page; without one the app's own screen is seen from the start. */
export function firstScreenIn(page: Document, root: HTMLElement): FirstScreen {
  const screen = page.getElementById("first-screen");
  if (screen === null) return { giveWay() {} };
  const controls = controlsIn(screen);
  root.hidden = true;

  return {
    giveWay() {
      if (!screen.isConnected) return;
      const focused = placeOf(controls, page.activeElement);
      const selection = selectionOf(controls[focused]);
      screen.remove();
      root.hidden = false;
      const own = controlsIn(root);
      // Another screen than the one that was drawn ahead, for whatever reason: nothing of it is meant.
      if (!areSame(controls, own)) return;
      for (const [place, control] of controls.entries()) carry(control, own[place]);
      own[focused]?.focus({ preventScroll: true });
      restore(own[focused], selection);
      // The page's own script told which (tools/build/first-screen/gate.js).
      own.filter(isButton)[Number(screen.dataset.pressed)]?.click();
    },
  };
}

const isButton = (control: Control) => control instanceof HTMLButtonElement;

function areSame(some: readonly Control[], others: readonly Control[]): boolean {
  const kinds = (controls: readonly Control[]) => controls.map(({ localName, id }) => `${localName} ${id}`).join();
  return kinds(some) === kinds(others);
}

/** Answers as if they were given to the other control. */
function carry(from: Control, to: Control | undefined): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.checked !== to.checked) to.click();
  else if ("value" in from && to !== undefined && "value" in to && from.value !== to.value) answer(to, from.value);
}

/** React hears of a value only where it was set past its own property of the element. */
function answer(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, value);
  const isChosen = control instanceof HTMLSelectElement;
  control.dispatchEvent(new Event(isChosen ? "change" : "input", { bubbles: true }));
}

type Selection = readonly [start: number | null, end: number | null];

const isText = (control: Control | undefined): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

const selectionOf = (control: Control | undefined): Selection | undefined =>
  isText(control) ? [control.selectionStart, control.selectionEnd] : undefined;

/** Kinds of fields that have no selection (an email's) say null. */
function restore(control: Control | undefined, selection: Selection | undefined): void {
  const [start, end] = selection ?? [];
  if (isText(control) && typeof start === "number") control.setSelectionRange(start, end ?? start);
}
