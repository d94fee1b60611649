import { runBrowserSuite, runSuiteCommand } from "./run/browser-suite.mjs";

/**
 * At every screen of every walk the page is reloaded, its tab is killed and its browser is killed; printed is what came
 * of it, and how long it took until the screen could be used. Arguments go to Playwright.
 */
await runSuiteCommand((only) => runBrowserSuite("recovery.spec", "recovery-matrix", only));
