import { rmSync } from "node:fs";
import { join } from "node:path";
import { runBrowserSuite, runSuiteCommand } from "./run/browser-suite.mjs";
import { repository } from "./run/repository.mjs";

/** The tests that come to every screen, and to the sign-in page of every client. */
const JOURNEYS = [
  ...["visual", "sign-in.*", "social-sign-in", "forgot-password", "reset-password", "registration.*", "contact-us"],
  ...["enquiry-files", "device-registration", "user-information", "link-devices", "one-time-code", "wrong-password"],
  ...["session", "single-sign-on", "field-messages", "anchor-device", "profile", "my-documents"],
  ...["service-request", "exchange", "replacement", "declarations", "malfunction", "delivery-address", "done-before"],
  ...["regional-requests", "retailer-repair", "refused-services", "my-service-requests", "cleaning", "plans"],
  ...["update-device", "rate-request", "move-appointment", "singapore-programmes", "decisions", "following"],
  ...["repairs-in-taiwan", "courier", "parcel-label", "saved-card", "unfinished-request", "shell-notifications"],
  ...["payment", "payment-page", "payment-by-country", "kept-cards", "paid-bills", "paid-renewal", "paid-back-order"],
  "paid-another-time",
];

const specs = `/(${JOURNEYS.join("|")})\\.spec`;
const longTimeout = ["--timeout=600000"];

/** @param {readonly string[]} only @param {NodeJS.ProcessEnv} env */
function runWith(only, env) {
  Object.assign(process.env, env);
  return runBrowserSuite(specs, "looks-matrix", [...longTimeout, ...only]);
}

/**
 * The tests of all journeys are run twice: with a look at each screen on the way, in each language, narrow and wide,
 * light and dark, which leaves pictures in .cache/looks; and with everything that they press, tick and type done by keys.
 * Printed is what is wrong. Arguments go to Playwright.
 */
await runSuiteCommand(async (only) => {
  const folder = join(repository, ".cache/looks");
  rmSync(folder, { recursive: true, force: true });
  const seen = await runWith(only, { LOOKS: folder });
  delete process.env.LOOKS;
  const byKeys = await runWith(only, { HANDS: "keys" });
  return Math.max(seen, byKeys);
});
