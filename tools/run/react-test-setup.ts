import { cleanup } from "@testing-library/react";
import { afterAll, afterEach } from "vitest";

afterEach(() => cleanup());

/** Files share a page: it is emptied before each file, with its first address and nothing stored. */
afterAll(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.documentElement.removeAttribute("lang");
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

/** jsdom knows `<dialog>` but cannot open it; browser tests show the rest: the top layer, focus, Escape. */
const dialog = HTMLDialogElement.prototype;

dialog.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

dialog.close ??= function close(this: HTMLDialogElement, returnValue = this.returnValue) {
  if (!this.open) return;
  this.returnValue = returnValue;
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
