import { runBrowserSuite, runSuiteCommand } from "./run/browser-suite.mjs";

/**
 * Lets 200 requests live random lives while 20 pages follow them, and prints how many changes no page showed in time.
 * Arguments go to Playwright.
 */
await runSuiteCommand((only) => runBrowserSuite("followed-lives.spec", "lives-matrix", only));
