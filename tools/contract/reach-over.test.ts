import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { listen } from "../serve/listen.ts";
import { reachOver } from "./reach-over.ts";

it("sends a request under the host of its headers, or else under that of the address", async () => {
  const server = createServer(async (request, response) => {
    response.writeHead(421, { "x-asked": `${request.method} ${request.url} of ${request.headers.host}` });
    response.end(await buffer(request));
  });
  const { port, close } = await listen(server, 0);
  const reach = reachOver(`http://127.0.0.1:${port}/base/`);
  const ask = async (headers: Record<string, string>) => {
    const reply = await reach("/path?a=1", { method: "POST", headers, body: "said" });
    return [reply.status, reply.headers.get("x-asked"), await reply.text()];
  };
  expect(await ask({})).toEqual([421, `POST /base/path?a=1 of 127.0.0.1:${port}`, "said"]);
  expect(await ask({ host: "another-site.example" })).toEqual([
    421,
    "POST /base/path?a=1 of another-site.example",
    "said",
  ]);
  await close();
  await expect(ask({ host: "another-site.example" })).rejects.toThrow(
    `No answer from http://127.0.0.1:${port}/base/path?a=1.`,
  );
});

it("refuses a base that is no address", () => {
  expect(() => reachOver("partner")).toThrow('"partner" is no address; it begins with http:// or https://.');
});
