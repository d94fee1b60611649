/** Turns off Chromium's own services, which need the open network, because tests do not have it. */
export const chromiumArguments: readonly string[] = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
