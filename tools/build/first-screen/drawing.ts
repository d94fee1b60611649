import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Banner } from "../../../src/components/banner/Banner.tsx";
import { SpinnerIcon } from "../../../src/components/icons/control-icons.tsx";
import type { Release } from "../../../src/documents/release.ts";
import type { Caller } from "../../../src/operations/index.ts";
import { createPortal, type PortalPorts } from "../../../src/runs/index.ts";
import { clientBase, createAddressHistory, mountPortal } from "../../../src/shell/index.ts";
import type { DrawnScreen } from "./drawn-screen.ts";

/** How long a first screen may take to settle, in milliseconds. */
const LONGEST = 20_000;
/** How long a settled screen has to stay unchanged, in milliseconds. */
const CALM = 100;

/**
 * Draws the first screen at the client's first address, with empty storage and without replies of a server.
 * @param late what it says when the app does not come in time
 */
export async function drawFirstScreen(
  release: Release,
  files: ReadonlyMap<string, unknown>,
  late: string,
): Promise<DrawnScreen> {
  const element = document.getElementById("root");
  if (element === null) throw new Error("The page has no root.");
  const asked: string[] = [];
  const from = location.pathname;
  const history = createAddressHistory(clientBase(release.client));
  const portal = createPortal({
    ...quietPorts(),
    release: { ...release, preloaded: {} },
    history: history.port,
    async load(url) {
      asked.push(url);
      return files.get(url);
    },
  });
  const dismount = mountPortal(element, { release, portal, history });
  try {
    await calm(element);
    stillControls(element);
    return {
      html: element.innerHTML + hiddenUntilLate(late),
      title: document.title,
      paths: [...new Set([from, location.pathname])],
      asked,
    };
  } finally {
    dismount();
  }
}

/** Browser events that never occur. */
function quietPorts(): Omit<PortalPorts, "release" | "history" | "load"> {
  const stored = new Map<string, string>();
  const never: Caller = { call: () => new Promise(() => {}) };
  return {
    caller: () => never,
    clock: { now: () => Date.now() },
    timers: { after: () => () => {} },
    storage: {
      kind: "persistent",
      get: (key) => stored.get(key),
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
      keys: () => [...stored.keys()],
    },
    vault: { kind: "persistent", read: () => undefined, write: async () => {}, clear: () => {} },
    report(problem) {
      throw new Error(`The first screen cannot be drawn: ${JSON.stringify(problem)}`);
    },
  };
}

/** Waits until a screen with a heading has stayed the same for a while. */
async function calm(element: Element): Promise<void> {
  const end = Date.now() + LONGEST;
  for (let before: string | undefined; before !== element.innerHTML || element.querySelector("main h1") === null; ) {
    if (Date.now() > end) throw new Error(`The first screen does not settle: ${element.innerHTML}`);
    before = element.innerHTML;
    await new Promise((done) => setTimeout(done, CALM));
  }
}

/**
 * Before the app is loaded, the browser itself can send nothing, into the address or elsewhere. The page's own script
 * (gate.js) takes the press of a submit button, and shows it busy.
 */
function stillControls(element: Element): void {
  for (const control of element.querySelectorAll("[name]")) control.removeAttribute("name");
  const spinner = renderToStaticMarkup(createElement("span", { hidden: true, "data-busy": "" }, spinnerIcon));
  for (const button of element.querySelectorAll("button[type=submit]"))
    button.insertAdjacentHTML("afterbegin", spinner);
}

const spinnerIcon = createElement(SpinnerIcon);

const hiddenUntilLate = (text: string): string =>
  renderToStaticMarkup(
    createElement("div", { hidden: true, "data-late": "" }, createElement(Banner, { tone: "warn", text })),
  );
