// Notes in the page when what a visitor waits for is there, in milliseconds since the visit began, and presses the button
// as soon as it can be pressed.
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) Object.assign(window, { paint: startTime });
}).observe({ type: "largest-contentful-paint", buffered: true });

const send = window.fetch;
window.fetch = (to, init) => {
  if (init?.method === "POST" && !("leaves" in window)) Object.assign(window, { leaves: performance.now() });
  return send(to, init);
};

/**
 * As a keyboard or the browser's own memory fills it in.
 * @param {Element | undefined} field
 * @param {string} value
 */
function answer(field, value) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, value);
  field?.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @param {Element} button */
function press(button) {
  const [email, password] = document.querySelectorAll("form input");
  answer(email, "wei.ling@example.com");
  answer(password, "Correct-horse-1");
  setTimeout(() => button instanceof HTMLElement && button.click());
}

const recordWhenUsable = () => {
  const field = document.querySelector("input:enabled");
  const button = document.querySelector("[type=submit]:enabled");
  if (field?.checkVisibility() && !("field" in window)) Object.assign(window, { field: performance.now() });
  // A page without any script sends nothing: its press would leave the page.
  if (button?.checkVisibility() && document.querySelector("script[src]")) {
    Object.assign(window, { sendable: performance.now() });
    press(button);
  } else requestAnimationFrame(recordWhenUsable);
};
requestAnimationFrame(recordWhenUsable);
