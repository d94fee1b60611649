/** Dispatches the window's event `portal-problem`; `detail` contains no data of a customer. */
export function announceProblem(problem: object): void {
  window.dispatchEvent(new CustomEvent("portal-problem", { detail: problem }));
}
