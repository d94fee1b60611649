import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { englishSafeWords } from "../../src/shell/safe-words.ts";
import { broughtByLibraries, CODE_FROM_TEXT } from "../security/code-from-text.ts";
import { readMessages } from "./support/messages.ts";
import type { RunningPortal } from "./support/served-portal.ts";
import { expect, test } from "./support/test.ts";

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A page as the browser gets it; `fetch` would not let the host be named. */
function ask({ loopback, clientHost }: RunningPortal, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${loopback}${path}`, { headers: { host: clientHost("tech-care") } }, (reply) => {
      let body = "";
      reply.setEncoding("utf8").on("data", (part: string) => {
        body += part;
      });
      reply.on("end", () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }));
    }).on("error", reject);
  });
}

const builtScripts = () =>
  readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) => /\.m?js$/.test(file));
const builtJavaScript = () =>
  builtScripts()
    .map((file) => readFileSync(join("dist", file), "utf8"))
    .join("\n");

/** The hash, as in a policy, of the content between these tags. */
const listHashes = (body: string, tag: "script" | "style") =>
  [...body.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g"))].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

for (const path of ["/", "/login", "/no/such/page"]) {
  test(`${path} comes with a policy that allows the portal's own files and what the first screen needs`, async ({
    portal,
  }) => {
    const { status, headers, body } = await ask(portal, path);
    expect(status).toBe(200);
    const policy = String(headers["content-security-policy"]);
    expect(policy).not.toMatch(/unsafe-|nonce-|\*/);
    const [scripts, styles] = [listHashes(body, "script"), listHashes(body, "style")];
    expect([scripts.length, styles.length]).toEqual([1, 1]);
    const directives = Object.fromEntries(
      policy.split("; ").map((directive) => {
        const [name = "", ...values] = directive.split(" ");
        return [name, values.join(" ")];
      }),
    );
    expect(directives).toMatchObject({
      "default-src": "'none'",
      "script-src": `'self' ${scripts[0]}`,
      "style-src": `'self' ${styles[0]}`,
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "'none'",
    });
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
  });
}

test("the page has no other inline script or style, and no handler", async ({ portal }) => {
  const { body } = await ask(portal, "/login");
  const scripts = [...body.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  expect(scripts.length).toBeGreaterThan(1);
  const inline = scripts.filter((attributes) => !/\bsrc="\/|type="application\/json"/.test(attributes));
  expect(inline).toEqual([""]);
  const markup = body.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, "");
  expect(markup.match(/<style/g)).toHaveLength(1);
  expect(markup).not.toMatch(/\sstyle=|\son\w+=/);
});

test("the policy is enforced: an inline script, an inline style and a plain innerHTML are refused", async ({
  page,
  problems,
}) => {
  problems.expect(/^policy violation: style-src-elem inline/);
  problems.expect(/^policy violation: require-trusted-types-for/);
  problems.expect(/^console error: .*Content Security Policy|^console error: .*TrustedHTML|^console error: .*Trusted/i);
  await page.goto("/login");
  const refused = await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: "body{}" }));
    const script = document.createElement("script");
    try {
      script.append("window.ran = true");
      document.head.append(script);
    } catch {
      // Refused at once is refused too.
    }
    try {
      document.createElement("div").innerHTML = "<b>bold</b>";
      return [Reflect.get(window, "ran"), "set"];
    } catch (error) {
      return [Reflect.get(window, "ran"), error instanceof TypeError];
    }
  });
  expect(refused).toEqual([undefined, true]);
});

test("each place where a library makes code or markup from a text is listed with its reason", () => {
  const code = builtJavaScript();
  const known = broughtByLibraries.map(({ pattern, times }) => [code.match(pattern)?.length, times]);
  expect(known).toEqual(broughtByLibraries.map(({ times }) => [times, times]));
  const rest = broughtByLibraries.reduce((text, { pattern }) => text.replaceAll(pattern, ""), code);
  expect(rest.match(CODE_FROM_TEXT)).toBeNull();
});

test("the built scripts contain nothing of the sandbox", () => {
  const code = builtJavaScript();
  expect(code.length).toBeGreaterThan(10_000);
  const markers = ["/sandbox", "pglite", "kysely", "outbox", "weiling", "Kopi-peng", "sandbox-secret", "setFault"];
  expect(markers.filter((marker) => code.toLowerCase().includes(marker.toLowerCase()))).toEqual([]);
});

test("the built scripts contain no text of a journey", () => {
  const code = builtJavaScript();
  const isLiteral = (text: string) => ["`", '"', "'"].some((quote) => code.includes(quote + text + quote));
  const texts = [...Object.entries(readMessages("en-US")), ...Object.entries(readMessages("zh-Hant-TW"))];
  // The page of last resort has texts of its own for a page that is broken itself.
  const brought = new Set<string>(Object.values(englishSafeWords));
  const ofJourneys = texts.filter(([, text]) => isTelling(text) && !brought.has(text));
  expect(ofJourneys.length).toBeGreaterThan(80);
  expect(ofJourneys.filter(([, text]) => isLiteral(text)).map(([key]) => key)).toEqual([]);
});

/** One common word may occur in code by chance. */
const isTelling = (text: string) => /[^\p{ASCII}]/u.test(text) || text.split(" ").length > 2;
