import { createHash, createHmac, hkdfSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createSharedKeys } from "./shared-keys.ts";
import { signature, timeToken } from "./signature.ts";
import known from "./test-support/known-answers.json" with { type: "json" };

const keys = createSharedKeys(known.sharedSecret);
const hmac = (info: string, text: string) =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", known.sharedSecret, "", info, 32)))
    .update(text)
    .digest("base64url");

describe("a signature", () => {
  test.each(known.signatures)("of $method $target is the known signature", async ({ authorization, ...signable }) => {
    expect(await signature(keys, signable)).toBe(authorization);
  });

  test.each(known.signatures)("of $method $target equals that of another implementation", async (answer) => {
    const digest = createHash("sha256").update(answer.body).digest("hex");
    const text = `${answer.method}\n${answer.target}\n${answer.timestamp}\n${answer.nonce}\n${digest}`;
    expect(`HMAC-SHA-256 ${hmac("request-signing", text)}`).toBe(answer.authorization);
  });
});

describe("a time token", () => {
  test.each(known.timeTokens)("at $timestamp is the known token, equal to another implementation's", async (answer) => {
    expect(await timeToken(keys, answer.timestamp)).toBe(answer.token);
    expect(hmac("time-token", String(Math.floor(answer.timestamp / 30_000)))).toBe(answer.token);
  });

  test("is the same for 30 seconds, then changes", async () => {
    const start = 1_767_225_600_000;
    const at = (milliseconds: number) => timeToken(keys, start + milliseconds);
    expect(await at(29_999)).toBe(await at(0));
    expect(await at(30_000)).not.toBe(await at(0));
  });
});

test("keys are derived once and cannot be exported", async () => {
  const [first, second] = await Promise.all([keys.signing(), keys.signing()]);
  expect(second).toBe(first);
  const all = await Promise.all([keys.signing(), keys.timeToken(), keys.encryption()]);
  expect(all.map(({ extractable }) => extractable)).toEqual([false, false, false]);
});
