import { runBrowserSuite, runSuiteCommand } from "./run/browser-suite.mjs";

/**
 * Submits 1,000 service requests by double clicks while calls fail, and prints how many orders they made. Arguments go to
 * Playwright.
 */
await runSuiteCommand((only) => runBrowserSuite("submissions.spec", "submission-matrix", only));
