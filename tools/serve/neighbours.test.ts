import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Client } from "../../src/documents/generated/client.ts";
import { isNeighbour, neighbourApp, withNeighbours } from "./neighbours.ts";

const clients = [
  { hosts: ["shop.localhost"], frames: { chat: "https://chat.example" } },
  { signIn: { social: ["google"] }, links: { google: "https://accounts.example/sign-in?for=shop" } },
  { signIn: { singleSignOn: ["points"] }, links: { points: "https://points.example/in" } },
  {},
] as unknown as readonly Client[];

const playedBy = (role: string) =>
  new Hono().all("*", (context) => context.text(`the ${role}, at ${context.req.path}`));
const played = { provider: playedBy("provider"), ownSite: playedBy("site"), gateway: playedBy("gateway") };

test("a foreign origin that a client shows is moved to this machine, at the portal's own port", () => {
  const policy = "frame-src https://chat.example; connect-src 'self'";
  expect(withNeighbours(policy, clients, "shop.localhost:8090")).toBe(
    "frame-src http://chat.example.localhost:8090; connect-src 'self'",
  );
  expect(withNeighbours(policy, clients, "shop.localhost")).toContain("http://chat.example.localhost;");
});

test("only origins that clients show are moved", () => {
  expect(withNeighbours("https://shop.example", clients, "shop.localhost:8090")).toBe("https://shop.example");
});

test("the foreign page is served only at its own host", async () => {
  const app = neighbourApp(clients, played);
  const ask = (host: string) => app.request("/", { headers: { host } });
  expect(await (await ask("chat.example.localhost:8090")).text()).toContain("<title>Chat</title>");
  expect((await ask("shop.localhost:8090")).status).toBe(404);
  expect([isNeighbour(clients, "chat.example.localhost"), isNeighbour(clients, "chat.example")]).toEqual([true, false]);
});

test("the page of a provider of accounts is served at its host too, at any path", async () => {
  const page = '{"google":"https://accounts.example/sign-in?for=shop"}';
  expect(withNeighbours(page, clients, "shop.localhost:8090")).toBe(
    '{"google":"http://accounts.example.localhost:8090/sign-in?for=shop"}',
  );
  const app = neighbourApp(clients, played);
  const ask = (host: string) => app.request("/sign-in", { method: "POST", headers: { host } });
  expect(await (await ask("accounts.example.localhost:8090")).text()).toBe("the provider, at /sign-in");
  expect((await ask("chat.example.localhost:8090")).status).toBe(404);
  expect(isNeighbour(clients, "accounts.example.localhost")).toBe(true);
});

test("another site of the client is served at its host too", async () => {
  expect(withNeighbours("https://points.example/in", clients, "shop.localhost:8090")).toBe(
    "http://points.example.localhost:8090/in",
  );
  const reply = await neighbourApp(clients, played).request("/in", { headers: { host: "points.example.localhost" } });
  expect(await reply.text()).toBe("the site, at /in");
});
