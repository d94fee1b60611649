import { afterAll, beforeAll } from "vitest";

/**
 * Adds the parts of the native dialog that components use to jsdom, which lacks them: modality by attribute, focus
 * restored.
 */
export function nativeDialog(): void {
  const prototype = HTMLDialogElement.prototype;
  const before = { showModal: prototype.showModal, close: prototype.close };
  const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();
  beforeAll(() => {
    prototype.showModal = function showModal(this: HTMLDialogElement) {
      focusBefore.set(this, document.activeElement);
      this.setAttribute("open", "");
    };
    prototype.close = function close(this: HTMLDialogElement) {
      if (!this.hasAttribute("open")) return;
      this.removeAttribute("open");
      const last = focusBefore.get(this);
      if (last instanceof HTMLElement) last.focus();
      queueMicrotask(() => this.dispatchEvent(new Event("close")));
    };
  });
  afterAll(() => Object.assign(prototype, before));
}
