import type { BrowserContext, Page, Request } from "playwright/test";
import { openedTexts, plainTexts } from "../support/stored-texts.ts";
import { gatherSecrets } from "./known-secrets.ts";

/** Looks for secrets in addresses, referrers, the console, the log, analytics and storage. */
export interface LeakWatch {
  /** Records the page's present contents and storage; `where` names the moment. */
  inspect(page: Page, where: string): Promise<void>;
  /** What leaked, each with the place and the moment. */
  leaks(): readonly string[];
}

interface ExposedText {
  readonly place: string;
  readonly text: string;
}

/** The path of the operation that logs problems. */
const LOG = /\/logger$/;

/** @param foreign the keys under which another site stored something on the browser: that is not ours to seal */
export function watchLeaks(context: BrowserContext, foreign: readonly string[]): LeakWatch {
  const secrets = gatherSecrets(context);
  const exposed: ExposedText[] = [];
  const sealed: ExposedText[] = [];
  context.on("request", (request) => exposed.push(...requestTexts(request)));
  context.on("console", (message) => exposed.push({ place: "console", text: message.text() }));
  return {
    async inspect(page, where) {
      await secrets.readTyped(page);
      // Typed values are written when the page is left. It comes back afterwards, as the walk goes on with it.
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
      exposed.push({ place: `storage, at "${where}"`, text: await plainTexts(page, foreign) });
      sealed.push({ place: `sealed storage, at "${where}"`, text: await openedTexts(page) });
      const analytics = await page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer") ?? []));
      exposed.push({ place: `analytics, at "${where}"`, text: analytics });
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow")));
    },
    leaks: () => {
      const found = ({ place, text }: ExposedText) => secrets.in(text).map((secret) => `${secret} in ${place}`);
      const foundSealed = ({ place, text }: ExposedText) =>
        secrets.neverStored(text).map((secret) => `${secret} in ${place}`);
      return [...new Set([...exposed.flatMap(found), ...sealed.flatMap(foundSealed)])];
    },
  };
}

function requestTexts(request: Request): ExposedText[] {
  const url = request.url();
  const log = LOG.test(new URL(url).pathname) ? [{ place: "log", text: request.postData() ?? "" }] : [];
  return [
    { place: `address of ${request.method()} ${new URL(url).pathname.replace(/\d+/g, "…")}`, text: url },
    { place: "referrer", text: request.headers().referer ?? "" },
    ...log,
  ];
}
