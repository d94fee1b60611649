/** The prerendered screen, which stays until the app has drawn its own. */
export interface FirstScreen {
  /** Makes room for the app's own screen, and passes the visitor's input on to it. Works once. */
  handOver(): void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement | HTMLAnchorElement;

const controlsIn = (element: Element): Control[] => [
  ...element.querySelectorAll<Control>("input, textarea, select, button, a[href]"),
];
/** Finds it in the page; without one, the app's own screen is visible from the start. */
export function firstScreenIn(page: Document, root: HTMLElement): FirstScreen {
  const screen = page.getElementById("first-screen");
  if (screen === null) return { handOver() {} };
  const controls = controlsIn(screen);
  root.hidden = true;

  return {
    handOver() {
      if (!screen.isConnected) return;
      const focused = controls.find((control) => control === page.activeElement);
      const selection = readSelection(focused);
      screen.remove();
      root.hidden = false;
      const twins = twinsIn(root, controls);
      for (const [control, twin] of twins) carry(control, twin, control === focused);
      const own = focused && twins.get(focused);
      own?.focus({ preventScroll: true });
      restore(own, selection);
      // On another screen than the prerendered one, for whatever reason, no press is passed on.
      const pressed = twins.size === controls.length ? pressedIn(screen, controls) : undefined;
      if (pressed !== undefined) twins.get(pressed)?.click();
    },
  };
}

/** The last pressed button, as the page's own script noted it (tools/build/first-screen/gate.js). */
const pressedIn = ({ dataset }: HTMLElement, controls: readonly Control[]): Control | undefined =>
  controls.filter((control) => control instanceof HTMLButtonElement)[Number(dataset.pressed)];

/**
 * The app's own control for each prerendered one: of the same kind, with the same id or the same words. The app may
 * have more controls (a notice that can be closed), or another screen without any of them.
 */
function twinsIn(root: HTMLElement, controls: readonly Control[]): ReadonlyMap<Control, Control> {
  const own = controlsIn(root).map((control) => ({ control, name: controlKey(control) }));
  const twins = new Map<Control, Control>();
  for (const control of controls) {
    const place = own.findIndex(({ name }) => name === controlKey(control));
    const [found] = place < 0 ? [] : own.splice(place, 1);
    if (found !== undefined) twins.set(control, found.control);
  }
  return twins;
}

const controlKey = (control: Control) =>
  `${control.localName} ${control.id || `${control.getAttribute("aria-label")} ${control.textContent}`}`;

/** Fills in the answers as if they were given to the other control, and blurs it if the customer had left it. */
function carry(from: Control, to: Control, isFocused: boolean): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.checked !== to.checked) to.click();
  else if ("value" in from && "value" in to && from.value !== to.value) {
    answer(to, from.value);
    if (!isFocused) to.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}

/** React notices a value only when it bypasses React's own property of the element. */
function answer(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, value);
  const isChosen = control instanceof HTMLSelectElement;
  control.dispatchEvent(new Event(isChosen ? "change" : "input", { bubbles: true }));
}

type Selection = readonly [start: number | null, end: number | null];

const isText = (control: Control | undefined): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

const readSelection = (control: Control | undefined): Selection | undefined =>
  isText(control) ? [control.selectionStart, control.selectionEnd] : undefined;

/** Kinds of fields without a selection (such as email) give null. */
function restore(control: Control | undefined, selection: Selection | undefined): void {
  const [start, end] = selection ?? [];
  if (isText(control) && typeof start === "number") control.setSelectionRange(start, end ?? start);
}
