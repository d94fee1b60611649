import { type Browser, chromium } from "playwright";
import { chromiumOptions } from "../../browser/support/chromium-options.ts";
import { type Comparison, type Figure, figureValue } from "../comparison.ts";
import { median } from "../median.ts";
import { type Contestant, contestants } from "./contestants.ts";
import { servePages } from "./serve-pages.ts";

const ROUNDS = 5;
/** A phone on a slow mobile network: 1.6 Mbps, 150 ms, a quarter of this processor. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWDOWN = 4;
/** Runs in the page. */
const WATCH = "tests/benchmarks/sign-in-page/watch-page.js";

/** One visit, in milliseconds since it began, and the bytes over the wire until the request leaves. */
interface Visit {
  readonly paint: number;
  /** An answer can be typed, and is kept. */
  readonly field: number;
  /** A press of the button is taken. */
  readonly sendable: number;
  /** The request of the earliest press leaves. */
  readonly leaves: number;
  readonly bytes: number;
  readonly script: number;
}

/** The page for signing in on a slow phone, by us and by others. */
export async function compareSignInPage(): Promise<Comparison[]> {
  const all = await contestants();
  const browser = await chromium.launch(chromiumOptions);
  const visits = new Map(all.map(({ name }) => [name, [] as Visit[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contestant of all) visits.get(contestant.name)?.push(await visit(browser, contestant));
  }
  await browser.close();
  const figures = (of: (visit: Visit) => number): Figure[] =>
    [...visits].map(([name, made]) => ({ name, value: median(made.map(of)) }));
  const inKilobytes = (title: string, figures: Figure[], atMost: number): Comparison => ({
    ...{ title, unit: "kB packed", figures },
    goals: [{ what: "ours in kB", measured: figureValue(figures, "ours"), atMost }],
  });
  const compared = (title: string, of: (visit: Visit) => number, goal?: number): Comparison => {
    const all = figures(of);
    const measured = figureValue(all, "ours") / figureValue(all, "hand-written");
    return {
      title,
      unit: "ms",
      figures: all,
      goals: goal ? [{ what: "ours to hand-written", measured, atMost: goal }] : [],
    };
  };
  return [
    compared("sign-in page, largest paint", ({ paint }) => paint, 0.35),
    compared("sign-in page, a field that can be typed into", ({ field }) => field, 1.15),
    compared("sign-in page, a form that can be sent", ({ sendable }) => sendable),
    compared("sign-in page, the request of the earliest press leaves", ({ leaves }) => leaves, 1.15),
    inKilobytes(
      "sign-in page, all bytes until then",
      figures(({ bytes }) => bytes / 1000),
      160,
    ),
    inKilobytes(
      "sign-in page, scripts until then",
      figures(({ script }) => script / 1000),
      120,
    ),
  ];
}

async function visit(browser: Browser, { files, name }: Contestant): Promise<Visit> {
  const served = await servePages(files);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", network);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const scripts = new Set<string>();
  let [bytes, script] = [0, 0];
  devTools.on("Network.responseReceived", ({ requestId, type }) => void (type === "Script" && scripts.add(requestId)));
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  let loaded = { bytes: Number.NaN, script: Number.NaN };
  devTools.on("Network.requestWillBeSent", ({ request }) => {
    if (request.method === "POST" && Number.isNaN(loaded.bytes)) loaded = { bytes, script };
  });
  await page.addInitScript({ path: WATCH });
  await page.goto(`${served.origin}/login`);
  if (name !== "static HTML") await page.waitForFunction(() => Reflect.get(window, "leaves") !== undefined);
  else await page.waitForTimeout(1500);
  const times = await page.evaluate(() => ({
    paint: Number(Reflect.get(window, "paint")),
    field: Number(Reflect.get(window, "field")),
    sendable: Number(Reflect.get(window, "sendable") ?? Number.NaN),
    leaves: Number(Reflect.get(window, "leaves") ?? Number.NaN),
  }));
  await context.close();
  served.close();
  return { ...times, ...(name === "static HTML" ? { bytes, script } : loaded) };
}
