import type { BrowserContext, Page, Request, Response } from "playwright/test";

/** The known secrets: typed or given ones, and texts that look like one. */
export interface KnownSecrets {
  /** Adds the contents of the page's password and code fields. */
  readTyped(page: Page): Promise<void>;
  /** The secrets that occur in a text, each with its kind. */
  in(text: string): readonly string[];
  /** Of these, the ones that may not even be kept sealed: passwords, codes, bearers and tokens. */
  neverStored(text: string): readonly string[];
}

/** Members of a reply that are tokens, by the contract. */
const TOKENS = new Set(["token", "authorization", "claimToken", "refreshToken", "code"]);
/** Shorter texts occur in others by chance. */
const LONG_ENOUGH = 6;

/** Gathers what passes in a context: tokens of replies and requests. */
export function gatherSecrets(context: BrowserContext): KnownSecrets {
  const found = new Map<string, string>();
  const add = (value: unknown, kind: string) => {
    if (typeof value === "string" && value.length >= LONG_ENOUGH) found.set(value, kind);
  };
  context.on("request", (request) => add(bearerToken(request), "a bearer"));
  context.on("response", async (response) => {
    for (const token of await readTokens(response)) add(token, "a token");
  });
  const neverStored = (text: string) => [...found].flatMap(([secret, kind]) => (text.includes(secret) ? [kind] : []));
  return {
    neverStored,
    async readTyped(page) {
      for (const { value, kind } of await page.evaluate(typedSecrets)) add(value, kind);
    },
    in: (text) => [
      ...neverStored(text),
      ...(nationalIdIn(text) ? ["a national ID"] : []),
      ...(imeiIn(text) ? ["an IMEI"] : []),
    ],
  };
}

const bearerToken = (request: Request) => request.headers().authorization?.replace(/^Bearer /, "");

async function readTokens(response: Response): Promise<readonly unknown[]> {
  if (!response.ok() || !response.headers()["content-type"]?.includes("json") || !response.url().includes("/services/"))
    return [];
  const body: unknown = await response.json().catch(() => undefined);
  const members = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return [response.headers().authorization, ...members.flatMap(([name, value]) => (TOKENS.has(name) ? [value] : []))];
}

/** Runs in the page. */
function typedSecrets(): { value: string; kind: string }[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[type="password"], [autocomplete="one-time-code"]')];
  return fields.map(({ value, type }) => ({ value, kind: type === "password" ? "a password" : "a code" }));
}

/** Of Singapore, or of Taiwan. */
const nationalIdIn = (text: string) => /\b[STFGM]\d{7}[A-Z]\b|\b[A-Z][1289]\d{8}\b/.test(text);

const imeiIn = (text: string) => [...text.matchAll(/(?<!\d)\d{15}(?!\d)/g)].some(([digits]) => isLuhn(digits));

/** Whether the check digit is right. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
