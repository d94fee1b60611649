// Notes in the page when what a visitor waits for is there, in milliseconds since the visit began.
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) Object.assign(window, { paint: startTime });
}).observe({ type: "largest-contentful-paint", buffered: true });

const recordWhenUsable = () => {
  const field = document.querySelector("input:enabled");
  const button = document.querySelector("[type=submit]:enabled");
  if (field?.checkVisibility() && !("field" in window)) Object.assign(window, { field: performance.now() });
  if (button?.checkVisibility()) Object.assign(window, { sendable: performance.now() });
  else requestAnimationFrame(recordWhenUsable);
};
requestAnimationFrame(recordWhenUsable);
