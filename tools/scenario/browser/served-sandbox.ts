import { type Browser, chromium, type Page } from "playwright";
import type { Client } from "../../../src/documents/generated/client.ts";
import { findChromium } from "../../run/chromium.mjs";
import { chromiumArguments } from "../../run/chromium-arguments.ts";
import { servePortal } from "../../serve/serve-portal.ts";

/** The built portal with a sandbox in memory, and a browser. */
export interface ServedSandbox {
  /** A page of a client's portal for a new visitor; earlier data of people is removed. */
  newPage(client: string): Promise<Page>;
  /** The digits of the newest sent code. @throws Error before any. */
  newestCode(): Promise<string>;
  /** Sets the server's clock ahead of the machine's. */
  shiftClock(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** Serves a build and starts the installed Chromium. @throws Error when it is not installed. */
export async function serveSandbox(
  clients: readonly Client[],
  dist: string,
  { hasWindow = false } = {},
): Promise<ServedSandbox> {
  const backEnd = { dataDir: undefined, databaseUrl: undefined };
  const served = await servePortal({ clients, dist, port: 0, backEnd });
  const browser = await launch(!hasWindow).catch(async (error: unknown) => {
    await served.close();
    throw error;
  });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const address = `http://127.0.0.1:${served.port}/sandbox/api/${path}`;
    const reply = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
    if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} to ${method} ${path}.`);
    return reply.json();
  };
  return {
    async newPage(client) {
      await ask("POST", "reset");
      const host = clients.find(({ id }) => id === client)?.hosts[0];
      const context = await browser.newContext({
        baseURL: `http://${host}:${served.port}`,
        reducedMotion: "reduce",
      });
      return context.newPage();
    },
    async newestCode() {
      const sent = await ask("GET", "outbox");
      const codes = Array.isArray(sent) ? sent.flatMap(({ code }) => (typeof code === "string" ? [code] : [])) : [];
      if (codes[0] === undefined) throw new Error("no code was sent");
      return codes[0];
    },
    shiftClock: async (offsetMs) => void (await ask("PUT", "clock", { offsetMs })),
    close: () => browser.close().then(served.close),
  };
}

function launch(headless: boolean): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    headless,
    args: [...chromiumArguments],
    ...(executablePath !== undefined && { executablePath }),
  });
}
