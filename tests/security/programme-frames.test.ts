import fc from "fast-check";
import { expect, it } from "vitest";
import { asDocument } from "../../src/checker/release/as-document.ts";
import type { ShownFrame } from "../../src/checker/release/release-for.ts";
import type { Client } from "../../src/documents/generated/client.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { UnfitOrigin } from "../../tools/serve/listed-origin.ts";
import { responseHeaders } from "../../tools/serve/security-headers.ts";
import { hostile } from "./hostile-text.ts";

const { schemaChecks } = checkerFacts();
const client = asDocument<Client>({ backEnd: { bases: { auth: "https://api.example/auth" } } }, "a client");

/** The browser's features that the portal closes for all pages, in the order of its header. */
const FEATURES = ["camera", "geolocation", "microphone", "payment", "usb"];
/** A whole origin in a browser's spelling, written apart from the code under test. */
const ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;
const isOrigin = (text: string) => ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** The directive and the header of these frames, from their texts alone. */
function expectedOf(frames: readonly ShownFrame[]) {
  const origins = [...new Set(frames.map(({ origin }) => origin))];
  const allowed = FEATURES.map((feature) => {
    const users = new Set(frames.filter(({ allow }) => allow.includes(feature)).map(({ origin }) => ` "${origin}"`));
    return users.size === 0 ? `${feature}=()` : `${feature}=(self${[...users].join("")})`;
  });
  return { frameSources: `frame-src ${origins.join(" ") || "'none'"}`, permissions: allowed.join(", ") };
}

/** All directives but that of the frames, which no frame may change. */
const otherDirectives = (policy: string) => policy.split("; ").filter((one) => !one.startsWith("frame-src "));
const untouched = otherDirectives(String(responseHeaders(client, undefined, [])["content-security-policy"]));

function expectFramesOnly(frames: readonly ShownFrame[]): void {
  const headers = responseHeaders(client, undefined, frames);
  const policy = String(headers["content-security-policy"]);
  const { frameSources, permissions } = expectedOf(frames);
  expect(policy.split("; ").filter((one) => one.startsWith("frame-src "))).toEqual([frameSources]);
  expect(otherDirectives(policy)).toEqual(untouched);
  expect(headers["permissions-policy"]).toBe(permissions);
}

const someOrigin = fc.constantFrom("https://card.example", "https://pay.card.example:8443");
const feature = fc.constantFrom(...FEATURES);
const frame = fc.record({
  origin: fc.oneof(
    hostile,
    hostile.map((text) => `https://card.example${text}`),
    someOrigin,
  ),
  allow: fc.array(
    fc.oneof(
      hostile,
      feature,
      feature.map((name) => `${name}=*`),
    ),
    { maxLength: 3 },
  ),
});

it("no frame of a programme enters a header unless it is an origin, and it brings no feature beyond the known ones", () => {
  fc.assert(
    fc.property(fc.array(frame, { minLength: 1, maxLength: 3 }), (frames) => {
      if (frames.every(({ origin }) => isOrigin(origin))) expectFramesOnly(frames);
      else expect(() => responseHeaders(client, undefined, frames)).toThrow(UnfitOrigin);
    }),
    { numRuns: 400, seed: 16 },
  );
});

it("features of a frame reach the header for its origin only", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ origin: someOrigin, allow: fc.array(fc.oneof(hostile, feature)) })), (frames) =>
      expectFramesOnly(frames),
    ),
    { numRuns: 100, seed: 16 },
  );
});

/** What a programme's schema says about its frames; the rest of the document is absent. */
const findings = (frames: unknown) =>
  schemaChecks.layer("programme.schema.json", { frames }).filter(({ path }) => path[0] === "frames");

it("no text that a programme's schema takes as a frame enters a header against its rule", () => {
  expect(findings({ card: "https://card.example" })).toEqual([]);
  expect(findings({ card: "https://card.example *" })).not.toEqual([]);
  const origin = fc.oneof(
    hostile,
    hostile.map((text) => `https://card.example${text}`),
    hostile.map((text) => `https://${text}.example`),
    fc.webUrl({ validSchemes: ["https"] }).map((address) => new URL(address).origin),
  );
  fc.assert(
    fc.property(origin, (card) => {
      if (findings({ card }).length > 0) return;
      const frames = [{ origin: card, allow: ["payment"] }];
      // The schema bounds the digits of a port, and not its number.
      if (isOrigin(card)) expectFramesOnly(frames);
      else expect(() => responseHeaders(client, undefined, frames)).toThrow(UnfitOrigin);
    }),
    { numRuns: 400, seed: 16 },
  );
});
