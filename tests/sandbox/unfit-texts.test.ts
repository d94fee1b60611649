import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, it } from "vitest";
import { createHarbour, harbour } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

// `portal contract` tries each text of each operation (tools/contract/check-texts.ts); these are other inputs.
const sandbox = sandboxForTests(createHarbour);
const portal = new Portal(sandbox, harbour);
const consoleJson = (method: string, path: string, body: string) =>
  sandbox.app.request(`/sandbox/api${path}`, { method, body });

it.each(["%00", "%ff", "%ed%a0%80", "%"])("the console refuses an address with %s", async (encoded) => {
  for (const path of [`/rows/${encoded}`, `/requests/SR${encoded}/advance`, `/people?of=${encoded}`]) {
    const reply = await sandbox.app.request(`/sandbox/api${path}`, {
      method: path.includes("advance") ? "POST" : "GET",
    });
    expect([path, reply.status]).toEqual([path, 400]);
  }
});

it("the console refuses texts that cannot be stored", async () => {
  expect((await consoleJson("POST", "/vouch", '{"state":"st_\\u0000","email":"a@b.test"}')).status).toBe(400);
  expect((await consoleJson("PUT", "/state", '{"people":[{"id":"\\ud800"}]}')).status).toBe(400);
});

it("a body nested deeper than allowed is refused like any that violates the contract", async () => {
  const deep = `{"u":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
  const at = await portal.serverNow();
  const headers = portal.signedHeaders("POST", "/api/v1/auth/login", deep, at);
  expect(await portal.raw("/api/v1/auth/login", { method: "POST", headers, body: deep })).toMatchObject({
    status: 422,
  });
});

it("a header with U+0000 is refused before anything reads it", async () => {
  const server = createServer(getRequestListener((request) => sandbox.app.request(request.url)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const socket = connect(typeof address === "object" && address !== null ? address.port : 0, "127.0.0.1");
  socket.write("GET /services/ HTTP/1.1\r\nhost: localhost\r\nx-client: a\u0000b\r\nconnection: close\r\n\r\n");
  const [reply]: unknown[] = await once(socket, "data");
  server.close();
  expect(String(reply)).toMatch(/^HTTP\/1\.1 400 /);
});
