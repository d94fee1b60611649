import { describe, expect, it } from "vitest";
import { asDocument } from "../../checker/release/as-document.ts";
import type { ServedClient } from "../../documents/release.ts";
import { departureTo } from "./leaving.ts";

const client = asDocument<ServedClient>(
  {
    links: { almanac: "https://almanac.example/", guild: "https://guild.example/in" },
    signIn: { singleSignOn: ["guild"] },
    leavesTo: { till: "https://till.example", port: "https://till.example:8443" },
  },
  "a client",
);
const address = (to: string) => departureTo({ to }, client)?.address;

describe("leaving to an address that only the run knows", () => {
  it("goes to a listed origin, as the browser reads the address", () => {
    expect(address("https://till.example/pay/7?a=1#top")).toBe("https://till.example/pay/7?a=1#top");
    expect(address("https://till.example:8443/")).toBe("https://till.example:8443/");
    expect(address("HTTPS:\\\\TILL.example\\pay")).toBe("https://till.example/pay");
  });

  it("keeps the query and the fragment in their places", () => {
    const page = { to: "https://till.example/pay?a=1#top", query: { state: "x & y" } };
    expect(departureTo(page, client)).toEqual({ address: "https://till.example/pay?a=1&state=x%20%26%20y#top" });
  });

  it.each([
    "http://till.example/",
    "https://till.example.evil.example/",
    "https://till.example@evil.example/",
    "https://user:word@till.example/",
    "https://till.example:444/",
    "//till.example/",
    "/pay",
    "till.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "",
  ])("refuses %s", (to) => {
    expect(address(to)).toBeUndefined();
  });

  it("puts no secret into the address", () => {
    expect(departureTo({ to: "https://till.example/", secrets: { word: "w" } }, client)).toBeUndefined();
  });
});

describe("a form for a page outside", () => {
  const form = { fields: { order: 7 }, secrets: { word: "w" }, query: { of: "a" } };

  it("holds the fields and the secrets as texts; only the query is in the address", () => {
    expect(departureTo({ to: "https://till.example/pay", ...form }, client)).toEqual({
      address: "https://till.example/pay?of=a",
      fields: { order: "7", word: "w" },
    });
  });

  it("goes to no page that is only a link", () => {
    for (const to of Object.values(client.links)) expect(departureTo({ to, ...form }, client)).toBeUndefined();
  });
});
