/** Tells whoever listens to the window's event `portal-problem`; `detail` holds nothing that a customer typed. */
export function announceProblem(problem: object): void {
  window.dispatchEvent(new CustomEvent("portal-problem", { detail: problem }));
}
