import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { asDocument } from "../../src/checker/release/as-document.ts";
import type { Client } from "../../src/documents/generated/client.ts";
import { gate } from "../build/first-screen/first-screen.ts";
import { contentSecurityPolicy, responseHeaders } from "./security-headers.ts";

const parsePolicy = (bases: Record<string, string>, frames: Record<string, string> = {}) => {
  const client = asDocument<Client>({ backEnd: { bases }, frames }, "a client");
  const directives = contentSecurityPolicy(client).split("; ");
  return (name: string) => directives.find((one) => one.startsWith(`${name} `))?.slice(name.length + 1);
};

describe("a client's policy", () => {
  test("lets a page show its own pictures, such as a chosen one, but run no such script", () => {
    const directive = parsePolicy({ auth: "/services" });
    expect(directive("img-src")).toBe("'self' data: blob:");
    expect(directive("connect-src")).toBe("'self'");
    expect(directive("script-src")).toBe("'self'");
    expect(directive("default-src")).toBe("'none'");
  });

  test("allows only the inline script and style of a first screen, by hash", () => {
    const screen = { html: "", title: "", paths: [], style: "h1{color:red}" };
    const client = asDocument<Client>({ backEnd: { bases: {} } }, "a client");
    const policy = responseHeaders(client, screen)["content-security-policy"];
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(policy).toContain(`style-src 'self' ${hash("h1{color:red}")};`);
    expect(policy).toContain(`script-src 'self' ${hash(gate)};`);
    expect(responseHeaders(client, undefined)["content-security-policy"]).toContain(
      "script-src 'self'; style-src 'self';",
    );
  });

  test("forbids framing, forms sent by the browser, plug-ins, a base and injected markup", () => {
    const directive = parsePolicy({ auth: "/services" });
    const closed = ["frame-ancestors", "form-action", "object-src", "base-uri", "trusted-types"];
    expect(closed.map((name) => directive(name))).toEqual(closed.map(() => "'none'"));
    expect(directive("require-trusted-types-for")).toBe("'script'");
  });

  test("allows requests only to its back end and to the storage of its uploads, each once", () => {
    const directive = parsePolicy({
      ...{ auth: "https://api.example/v1", account: "https://api.example/v2" },
      uploads: "https://files.example/bucket",
    });
    expect(directive("connect-src")).toBe("'self' https://api.example https://files.example");
  });

  test("allows forms only to the origins to which the client's flows lead", () => {
    const client = asDocument<Client>(
      { backEnd: { bases: {} }, leavesTo: { card: "https://pay.example", bank: "https://bank.example:8443" } },
      "a client",
    );
    expect(contentSecurityPolicy(client)).toContain("; form-action https://pay.example https://bank.example:8443;");
  });

  test("allows the frames of the programmes too, and passes on the features that their contracts name", () => {
    const client = asDocument<Client>({ backEnd: { bases: {} }, frames: { chat: "https://chat.example" } }, "a client");
    const frames = [
      { origin: "https://chat.example", allow: [] },
      { origin: "https://card.example", allow: ["payment"] },
      { origin: "https://other.example", allow: ["payment", "camera"] },
    ];
    const headers = responseHeaders(client, undefined, frames);
    expect(headers["content-security-policy"]).toContain(
      "frame-src https://chat.example https://card.example https://other.example;",
    );
    expect(headers["permissions-policy"]).toBe(
      'camera=(self "https://other.example"), geolocation=(), microphone=(), payment=(self "https://card.example" "https://other.example"), usb=()',
    );
    expect(responseHeaders(client, undefined)["permissions-policy"]).toContain("payment=()");
  });

  test("allows only the frames that the client names", () => {
    expect(parsePolicy({})("frame-src")).toBe("'none'");
    expect(parsePolicy({}, { survey: "https://survey.example" })("frame-src")).toBe("https://survey.example");
  });
});
