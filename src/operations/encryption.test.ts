import { createDecipheriv, hkdfSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { encrypt } from "./encryption.ts";
import { createSharedKeys } from "./shared-keys.ts";
import known from "./test-support/known-answers.json" with { type: "json" };

const keys = createSharedKeys(known.sharedSecret);

function decrypt(sealed: string, place: string): string {
  const key = Buffer.from(hkdfSync("sha256", known.sharedSecret, "", "field-encryption", 32));
  const [, iv = "", data = ""] = sealed.split(".");
  const bytes = Buffer.from(data, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"));
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString("utf8");
}

describe("an encrypted value", () => {
  test.each(known.encryptions)("at $place is the known ciphertext", async ({ place, value, iv, sealed }) => {
    expect(await encrypt(keys, place, value, new Uint8Array(Buffer.from(iv, "hex")))).toBe(sealed);
  });

  test.each(known.encryptions)("at $place can be decrypted by another implementation", ({ place, value, sealed }) => {
    expect(decrypt(sealed, place)).toBe(value);
  });

  test("is bound to its place", async () => {
    const sealed = await encrypt(keys, "body.p", "secret");
    expect(decrypt(sealed, "body.p")).toBe("secret");
    expect(() => decrypt(sealed, "body.u")).toThrow();
  });

  test("differs each time", async () => {
    expect(await encrypt(keys, "body.p", "secret")).not.toBe(await encrypt(keys, "body.p", "secret"));
  });

  test("is JSON unless it is a text, and may be empty or large", async () => {
    const large = "陳".repeat(100_000);
    expect(decrypt(await encrypt(keys, "body.p", { digits: 12 }), "body.p")).toBe('{"digits":12}');
    expect(decrypt(await encrypt(keys, "body.p", ""), "body.p")).toBe("");
    expect(decrypt(await encrypt(keys, "body.p", large), "body.p")).toBe(large);
  });
});
