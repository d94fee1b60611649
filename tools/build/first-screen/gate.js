// Stands in the page, right after its first screen and before anything is painted: the screen goes where another one
// is to be seen, and tells which button was pressed last, for the app to press its own (src/shell/first-screen.ts).
// It knows names that the app keeps things under (src/runs).
{
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
  screen?.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button) screen.dataset.pressed = String([...screen.querySelectorAll("button")].indexOf(button));
  });
}
