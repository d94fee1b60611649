import { runBrowserSuite, runSuiteCommand } from "./run/browser-suite.mjs";

/**
 * At every call of every walk the network is gone before it, and during it, and the session is over; printed is what came of
 * it, and how long it took until that was said and until the customer went on. On the way it is looked that no secret is
 * left anywhere. Arguments go to Playwright.
 */
await runSuiteCommand((only) =>
  runBrowserSuite("(expiry|offline|sign-out|secrets-on-walks).spec", "outage-matrix", only),
);
