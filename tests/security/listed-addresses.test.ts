import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { member } from "../../src/documents/json.ts";
import { redirectPayloads } from "./redirect-payloads.ts";

const PORTAL = "https://portal.example";

/** The pattern of the addresses that a document may list. */
function addressPattern(file: string, ...path: string[]): RegExp {
  const schema: unknown = JSON.parse(readFileSync(`schemas/${file}.schema.json`, "utf8"));
  const found = [...path, "additionalProperties", "pattern"].reduce<unknown>(member, schema);
  if (typeof found !== "string") throw new Error(`${file}: ${path.join("/")} has no pattern`);
  return new RegExp(found, "u");
}

const pages = ["/files/{client.code}/terms.pdf", "https://a.example:8443/b?c=d&e=f#g"];

it.each([
  ["links of a client", addressPattern("client", "properties", "links"), pages],
  ["bases of its back end", addressPattern("client", "properties", "backEnd", "properties", "bases"), ["/services/v2"]],
  ["links of a programme", addressPattern("programme", "properties", "links"), pages],
])("%s are of the portal's own host or have https, and no userinfo", (_of, pattern, more) => {
  const listed = redirectPayloads("almanac.example").filter((payload) => pattern.test(payload));
  for (const address of listed) {
    const { protocol, origin, username } = new URL(address, PORTAL);
    expect([protocol, username]).toEqual(["https:", ""]);
    if (address.startsWith("/")) expect(origin).toBe(PORTAL);
  }
  const fine = ["/services", "https://a.example", "https://a.example:8443/v1", ...more];
  expect(fine.filter((address) => !pattern.test(address))).toEqual([]);
});
