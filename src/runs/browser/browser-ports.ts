import type { PortalPorts } from "../ports.ts";
import { findWatch } from "../run/run-watch.ts";
import { dataLayer } from "./data-layer.ts";
import { fetchDocument } from "./document-loader.ts";
import { createFileStore } from "./file-store.ts";
import { lifecyclePort } from "./lifecycle.ts";
import { openStorage } from "./local-storage.ts";
import { locksPort } from "./locks.ts";
import { saveFile } from "./save-file.ts";
import { tabsPort } from "./tabs.ts";
import { createVault } from "./vault.ts";

/** The host's ports that a browser provides; the shell provides the release, the caller, the clock and the history. */
export type BrowserPorts = Awaited<ReturnType<typeof openBrowserPorts>>;

/** Opens the browser's stores and returns the ports; never rejects. */
export async function openBrowserPorts() {
  const timers = { after: startTimer };
  const storage = await openStorage(timers);
  const [arrival] = performance.getEntriesByType("navigation");
  return {
    load: fetchDocument,
    vault: createVault({
      area: () => window.sessionStorage,
      indexedDB: () => window.indexedDB,
      crypto: () => window.crypto,
      after: startTimer,
    }),
    ...{ timers, storage },
    lifecycle: lifecyclePort(),
    tabs: tabsPort(),
    locks: locksPort(),
    files: createFileStore(() => window.indexedDB),
    analytics: dataLayer(),
    arrival: arrival instanceof PerformanceNavigationTiming ? toArrival(arrival.type) : "navigate",
    saveFile,
    randomText,
    leave: ({ address, fields }) =>
      fields === undefined ? window.location.assign(address) : sendForm(address, fields),
    watch: findWatch(window),
  } satisfies Partial<PortalPorts>;
}

function startTimer(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Leaves by a form. A field called `submit` or `action` hides the form's own members of these names. */
function sendForm(address: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement("form");
  form.setAttribute("method", "post");
  form.setAttribute("action", address);
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}

/** 128 bits as hexadecimal digits. */
function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A prerendered page starts when the customer opens it. */
function toArrival(type: string): NonNullable<PortalPorts["arrival"]> {
  return type === "reload" || type === "back_forward" ? type : "navigate";
}
