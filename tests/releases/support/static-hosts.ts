import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { createAdaptorServer } from "@hono/node-server";
import { findNginx } from "../../../tools/run/nginx.mjs";
import { listen } from "../../../tools/serve/listen.ts";
import { siteApp } from "../../../tools/serve/site.ts";

/** A server of a store. */
export interface StaticHost {
  readonly port: number;
  stop(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As they were sent. */
  readonly bytes: Buffer;
  readonly body: string;
}

/** Asks a host for an address; the host is named in the request alone. */
export function ask(
  port: number,
  host: string,
  path: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    get({ port, path, host: "127.0.0.1", headers: { host, ...more }, agent: false }, async (reply) => {
      const bytes = await buffer(reply);
      done({ status: reply.statusCode ?? 0, headers: reply.headers, bytes, body: bytes.toString() });
    }).on("error", fail);
  });
}

/** The portal's own server, as `npm start` has it. */
export async function ownHost(store: string): Promise<StaticHost> {
  const { port, close } = await listen(createAdaptorServer({ fetch: siteApp(store).fetch }), await freePort());
  return { port, stop: close };
}

const nginx = findNginx();

/** Whether Debian's nginx and its modules are installed. */
export const hasNginx = nginx !== undefined;

/** nginx in a folder of its own, with the configuration that the repository gives. */
export async function nginxHost(store: string): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  mkdirSync(join(folder, "temp"));
  const port = await freePort();
  if (nginx === undefined) throw new Error("There is no nginx.");
  writeFileSync(join(folder, "nginx.conf"), configuration({ store, port, modules: nginx.modules }));
  const server = spawn(nginx.program, ["-p", folder, "-e", "errors", "-c", "nginx.conf"], { stdio: "inherit" });
  const ended = new Promise((done) => server.once("exit", done));
  await untilItAnswers(server, port);
  return {
    port,
    stop: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(of: {
  readonly store: string;
  readonly port: number;
  readonly modules: readonly string[];
}): string {
  const serving = resolve("tools/release/serving/nginx");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path temp/${kind};`,
  );
  // A server that root starts would read as another user; a test's folders are its own alone.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `
    ${of.modules.map((module) => `load_module ${module};`).join("\n")}
    daemon off;
    ${user}
    worker_processes 1;
    pid nginx.pid;
    events {}
    http {
      access_log off;
      ${temporary.join("\n")}
      include /etc/nginx/mime.types;
      js_path ${serving};
      js_import portal from pages.mjs;
      server {
        listen 127.0.0.1:${of.port};
        set $portal_store ${of.store};
        include ${serving}/portal.conf;
      }
    }`;
}

/** @throws where the server ends before it answers */
async function untilItAnswers(server: ChildProcess, port: number): Promise<void> {
  for (;;) {
    const isThere = await ask(port, "nobody.example", "/").then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => done(port));
    });
  });
}
