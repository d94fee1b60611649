import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../src/documents/generated/client.ts";
import { rawRequest } from "../../tools/attack/raw-request.ts";
import { createSandbox, type Sandbox } from "../../tools/sandbox/create-sandbox.ts";
import { listen } from "../../tools/serve/listen.ts";
import { sandboxApp } from "../../tools/serve/sandbox-app.ts";
import { portalApp } from "../../tools/serve/serve-portal.ts";
import { sourceServer } from "../../tools/serve/source-server.ts";
import { harbour } from "../sandbox/support/harbour.ts";

const HOST = "harbour.localhost:8080";
const clients = [
  {
    code: harbour.code,
    hosts: ["harbour.localhost"],
    frames: { chat: "https://chat.example" },
    signIn: { social: ["google"], singleSignOn: ["points"] },
    links: { google: "https://accounts.example/sign-in", points: "https://points.example/in" },
  },
] as unknown as readonly Client[];

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({
    clients: [{ ...harbour, host: "harbour.localhost", sites: { points: "https://points.example/in" } }],
    log: () => {},
  });
}, 60_000);
afterAll(() => sandbox.close());

const ask = (
  path: string,
  host = HOST,
  init: RequestInit = {},
  app = portalApp(clients, "no-such-folder", sandbox),
): Response | Promise<Response> =>
  app.request(`http://${host}${path}`, { ...init, headers: { host, ...init.headers } });

const PORTAL_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": expect.stringMatching(/^(?:no-referrer|same-origin)$/),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": expect.stringMatching(/no-store|max-age|no-cache/),
};
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

const PAGES = [
  ["the sandbox's page", "/sandbox", HOST, 200],
  ["its style", "/sandbox/page.css", HOST, 200],
  ["its JSON", "/sandbox/api/people", HOST, 200],
  ["what it does not have", "/sandbox/api/rows/none", HOST, 404],
  ["an operation that refuses", "/services/online/findagreement", HOST, 404],
  ["an address that takes a file", "/services/uploads/f_none", HOST, 404],
  ["a picture of its content", "/services/content/images/phone.svg", HOST, 200],
  ["a document that is not there", "/services/content/documents/doc_1.pdf", HOST, 404],
  ["a sample of a client's documents", "/files/harbour/Privacy-Policy.pdf", HOST, 200],
  ["the chat", "/", "chat.example.localhost:8080", 200],
  ["the provider of accounts", "/sign-in", "accounts.example.localhost:8080", 400],
  ["a site of a client's own", "/in", "points.example.localhost:8080", 200],
  ["the list of portals", "/", "localhost:8080", 200],
  ["a page of the portal", "/", HOST, 404],
] as const;

describe("every answer has the portal's headers", () => {
  it.each(PAGES)("%s", async (_what, path, host, status) => {
    const reply = await ask(path, host);
    expect(reply.status).toBe(status);
    expect(Object.fromEntries(reply.headers)).toMatchObject(PORTAL_HEADERS);
    const policy = reply.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/\*|unsafe-eval|script-src[^;]*unsafe/);
    if (host.startsWith("chat")) expect(policy).toContain("frame-ancestors http://harbour.localhost:8080");
    else if (!path.endsWith(".pdf")) expect(policy).toContain("frame-ancestors 'none'");
  });
});

const STRANGERS = [
  "evil.example",
  "evil.example:8080",
  "harbour.localhost.evil.example",
  "chat.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
];

it.each(STRANGERS)("host %s is unknown: it gets nothing at any address", async (host) => {
  for (const path of ["/", "/sandbox", "/sandbox/api/people", "/services/online/findagreement", "/files/x", "/in"]) {
    const reply = await ask(path, host);
    expect([path, reply.status, await reply.text()]).toEqual([path, 421, ""]);
    expect(reply.headers.get("content-security-policy")).toBe(NOTHING);
  }
});

describe("the sandbox alone", () => {
  const askAlone = (path: string, host: string) => ask(path, host, {}, sandboxApp(clients, sandbox));

  it("answers its own hosts, with the portal's headers", async () => {
    for (const [path, status] of [
      ["/sandbox", 200],
      ["/sandbox/api/people", 200],
      ["/services/online/findagreement", 404],
      ["/", 404],
    ] as const) {
      const reply = await askAlone(path, HOST);
      expect([path, reply.status]).toEqual([path, status]);
      expect(Object.fromEntries(reply.headers)).toMatchObject(PORTAL_HEADERS);
    }
  });

  it.each(STRANGERS)("gives host %s nothing", async (host) => {
    for (const path of ["/sandbox", "/sandbox/api/people", "/services/online/findagreement"]) {
      const reply = await askAlone(path, host);
      expect([path, reply.status, await reply.text()]).toEqual([path, 421, ""]);
      expect(reply.headers.get("content-security-policy")).toBe(NOTHING);
    }
  });
});

describe("the server of the sources", () => {
  const served = async (host: string, path: string) => {
    const server = sourceServer(clients, sandbox, (_request, response) => void response.end("a source"));
    const { port, close } = await listen(server, 0);
    return rawRequest(`http://127.0.0.1:${port}`, { path, headers: { host } }).finally(close);
  };

  it.each([
    ["a source", "/src/main.tsx", "frame-ancestors 'none'; base-uri 'none'"],
    ["the sandbox's JSON", "/sandbox/api/people", expect.stringContaining("default-src 'none'")],
  ])("gives its own hosts %s, with the portal's headers", async (_what, path, policy) => {
    const reply = await served(HOST, path);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({ ...PORTAL_HEADERS, "content-security-policy": policy });
  });

  it.each(STRANGERS)("gives host %s nothing", async (host) => {
    for (const path of ["/src/main.tsx", "/", "/sandbox/api/people"]) {
      const { status, text, headers } = await served(host, path);
      expect([path, status, text]).toEqual([path, 421, ""]);
      expect(headers["content-security-policy"]).toBe(NOTHING);
    }
  });
});

describe("requests that make the console write", () => {
  const write = (path: string, method: string, headers: Record<string, string>) =>
    ask(path, HOST, { method, headers, body: "{}" });
  const shift = (headers: Record<string, string>) =>
    ask("/sandbox/api/clock", HOST, { method: "PUT", headers, body: '{"offsetMs":0}' });

  it.each(["http://evil.example", "http://other.localhost:8080", "http://harbour.localhost", "null"])(
    "no page of %s can make it write, by form or by script",
    async (origin) => {
      for (const [path, method] of [
        ["/sandbox/api/reset", "POST"],
        ["/sandbox/api/faults", "PUT"],
        ["/sandbox/api/clock", "PUT"],
        ["/sandbox/api/state", "PUT"],
        ["/sandbox/api/vouch", "POST"],
        ["/sandbox/reset", "POST"],
      ] as const) {
        const { status } = await write(path, method, { origin, "content-type": "text/plain" });
        expect([path, status]).toEqual([path, 403]);
      }
    },
  );

  it("cannot make the provider vouch for a person", async () => {
    const headers = { origin: "http://evil.example", "content-type": "text/plain" };
    const reply = await ask("/sign-in?state=st_1", "accounts.example.localhost:8080", { method: "POST", headers });
    expect(reply.status).toBe(403);
  });

  it("are accepted from its own pages and from programs without a page", async () => {
    expect((await shift({ origin: `http://${HOST}` })).status).toBe(200);
    expect((await shift({})).status).toBe(200);
  });
});
