import { expect, test } from "vitest";
import type { Client } from "../../src/documents/generated/client.ts";
import { isNeighbour, neighbourApp, withNeighbours } from "./neighbours.ts";

const clients = [{ frames: { chat: "https://chat.example" } }, {}] as unknown as readonly Client[];

test("a foreign origin that a client shows is moved to this machine, at the portal's own port", () => {
  const policy = "frame-src https://chat.example; connect-src 'self'";
  expect(withNeighbours(policy, clients, "shop.localhost:8090")).toBe(
    "frame-src http://chat.example.localhost:8090; connect-src 'self'",
  );
  expect(withNeighbours(policy, clients, "shop.localhost")).toContain("http://chat.example.localhost;");
});

test("only what clients show is moved", () => {
  expect(withNeighbours("https://shop.example", clients, "shop.localhost:8090")).toBe("https://shop.example");
});

test("the foreign page stands at its own host and nowhere else", async () => {
  const app = neighbourApp(clients);
  const ask = (host: string) => app.request("/", { headers: { host } });
  expect(await (await ask("chat.example.localhost:8090")).text()).toContain("<title>Chat</title>");
  expect((await ask("shop.localhost:8090")).status).toBe(404);
  expect([isNeighbour(clients, "chat.example.localhost"), isNeighbour(clients, "chat.example")]).toEqual([true, false]);
});
