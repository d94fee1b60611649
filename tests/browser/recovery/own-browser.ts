import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, type Page } from "playwright/test";
import { chromiumOptions } from "../support/chromium-options.ts";

/** A Chromium with a folder of its own, which can be killed and started again on it. */
export interface OwnBrowser {
  /** The tab. Another object after a crash or a kill. */
  page(): Page;
  /** Uncaught errors of its pages. */
  problems(): readonly string[];
  /** The tab's process dies; the browser stays, and the tab is loaded again as its "Reload" does. */
  crashTab(): Promise<void>;
  /** The whole browser dies, and is started again with an empty tab. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** How often it is looked whether a browser has started, in milliseconds. */
const POLL_INTERVAL_MS = 20;
const PORT_FILE = "DevToolsActivePort";

/** @param locale the language of the browser */
export async function openOwnBrowser(locale: string): Promise<OwnBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "portal-browser-"));
  const problems: string[] = [];
  let running = await start(folder, locale);
  let [browser, page] = await attach(running.port, problems);

  async function kill(): Promise<void> {
    // With all the processes that it began, which would go on writing for a moment.
    if (running.process.pid !== undefined) process.kill(-running.process.pid, "SIGKILL");
    if (running.process.exitCode === null && running.process.signalCode === null) await once(running.process, "exit");
    await browser.close();
  }

  return {
    page: () => page,
    problems: () => problems,
    async crashTab() {
      const devTools = await page.context().newCDPSession(page);
      const crashed = new Promise((resolve) => devTools.once("Inspector.targetCrashed", resolve));
      // It is answered once the page is loaded again.
      devTools.send("Page.crash").catch(() => undefined);
      await crashed;
      await devTools.send("Page.reload");
      // Playwright gives a page up that crashed; a second look at the browser finds it again.
      await browser.close();
      [browser, page] = await attach(running.port, problems);
    },
    async kill() {
      await kill();
      running = await start(folder, locale);
      [browser, page] = await attach(running.port, problems);
    },
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

interface Running {
  readonly process: ChildProcess;
  readonly port: string;
}

async function start(folder: string, locale: string): Promise<Running> {
  rmSync(join(folder, PORT_FILE), { force: true });
  const args = [
    "--headless",
    "--no-sandbox",
    "--window-size=1280,800",
    `--accept-lang=${locale}`,
    "--remote-debugging-port=0",
  ];
  const program = chromiumOptions.executablePath ?? chromium.executablePath();
  const all = [...(chromiumOptions.args ?? []), ...args, `--user-data-dir=${folder}`, "about:blank"];
  const child = spawn(program, all, { stdio: "ignore", detached: true });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Chromium ended with ${child.exitCode}.`);
    const [port = "", path] = existsSync(join(folder, PORT_FILE)) ? portFile(folder) : [];
    if (path !== undefined) return { process: child, port };
    await pause(POLL_INTERVAL_MS);
  }
}

const portFile = (folder: string) => readFileSync(join(folder, PORT_FILE), "utf8").split("\n");

async function attach(port: string, problems: string[]): Promise<[Browser, Page]> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("The browser has no context.");
  context.on("weberror", (error) => void problems.push(`page error: ${error.error().message}`));
  return [browser, context.pages()[0] ?? (await context.newPage())];
}
