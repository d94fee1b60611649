// Stands in the page, right after its first screen and before anything is painted. The screen goes where another one is
// to be seen. Until the app has drawn its own (src/shell/first-screen.ts), this takes the presses: it notes which button
// was pressed last, for the app to press its own. A sent form stays sent, and busy, until then; if the app does not come
// in time, the page says so and the form can be sent again.
// It knows names that the app keeps things under (src/runs).
{
  /** How long a sent form waits for the app, in milliseconds. */
  const PATIENCE = 10_000;
  const screen = document.getElementById("first-screen");
  const isHere = screen?.dataset.paths?.split(" ").includes(location.pathname) && location.search === "";
  const hasSavedState = () => {
    try {
      const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
      const language = localStorage.getItem("portal.locale");
      const isOther = language !== null && language !== document.documentElement.lang;
      return isOther || names.some((name) => /^portal\.(?:run|draft|vault)/.test(name));
    } catch {
      return false;
    }
  };
  if (!isHere || hasSavedState()) screen?.remove();

  // A browser takes its time to open the first database; by the time the app reads it (src/runs/browser), it is open.
  try {
    const opening = indexedDB.open("portal-texts", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("texts");
    Object.assign(window, { "opening portal-texts": opening });
  } catch {
    // The app meets the same refusal.
  }

  const late = screen?.querySelector("[data-late]");
  /** @type {HTMLButtonElement | undefined} */
  let sent;
  /**
   * @param {HTMLButtonElement} button
   * @param {boolean} isBusy
   */
  const setBusy = (button, isBusy) => {
    for (const name of ["aria-busy", "aria-disabled"]) {
      if (isBusy) button.setAttribute(name, "true");
      else button.removeAttribute(name);
    }
    button.querySelector("[data-busy]")?.toggleAttribute("hidden", !isBusy);
    late?.toggleAttribute("hidden", isBusy);
    sent = isBusy ? button : undefined;
  };
  const giveBack = () => {
    if (!screen?.isConnected || !sent) return;
    sent.before(late ?? "");
    setBusy(sent, false);
    delete screen.dataset.pressed;
  };
  screen?.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button || sent) return;
    screen.dataset.pressed = String([...screen.querySelectorAll("button")].indexOf(button));
    if (button.type !== "submit") return;
    setBusy(button, true);
    setTimeout(giveBack, PATIENCE);
  });
  screen?.addEventListener("submit", (event) => event.preventDefault());
}
