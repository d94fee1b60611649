import { createCipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { SandboxClient } from "../../../tools/sandbox/client.ts";

/** A reply, read whole. */
export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body.
  body: any;
}

/** Differences from a portal's request. */
export interface Sending {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Places of the body that are sent encrypted. */
  encrypt?: string[];
  /** Milliseconds of the sender's clock. */
  at?: number;
}

const key = (secret: string, info: string) => Buffer.from(hkdfSync("sha256", secret, "", info, 32));
const hmac = (secret: string, info: string, text: string) =>
  createHmac("sha256", key(secret, info)).update(text).digest("base64url");

/** A value encrypted for a place, as the working contract says. */
export function encrypted(secret: string, place: string, value: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key(secret, "field-encryption"), iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(value, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `v1.${iv.toString("base64url")}.${sealed.toString("base64url")}`;
}

/** A sandbox, in the process or over the wire. */
interface Server {
  app: { request(path: string, init?: RequestInit): Response | Promise<Response> };
}

/** A portal of a client: signs and encrypts by itself, apart from the sandbox's own code. */
export class Portal {
  readonly #server: Server;
  readonly client: SandboxClient;

  constructor(server: Server, client: SandboxClient) {
    this.#server = server;
    this.client = client;
  }

  /** The headers with which a request is signed; the target is the path and query without the base. */
  signedHeaders(method: string, target: string, body: string, at: number): Record<string, string> {
    const { code, sharedSecret } = this.client;
    const nonce = randomBytes(16).toString("hex");
    const signed = [method, target, String(at), nonce, createHash("sha256").update(body).digest("hex")].join("\n");
    return {
      authorization: `HMAC-SHA-256 ${hmac(sharedSecret, "request-signing", signed)}`,
      "x-token": hmac(sharedSecret, "time-token", String(Math.floor(at / 30_000))),
      "x-timestamp": String(at),
      "x-nonce": nonce,
      "x-client": code,
    };
  }

  /** Sends a signed request. */
  async send(target: string, { method = "POST", headers = {}, body, encrypt = [], at }: Sending = {}): Promise<Reply> {
    const sentAt = at ?? (await this.serverNow());
    const text = body === undefined ? "" : JSON.stringify(this.#encrypt(body, encrypt));
    const signed = this.signedHeaders(method, target.replace(/^\/v2(?=\/)/, ""), text, sentAt);
    return this.raw(target, { method, headers: { ...signed, ...headers }, ...(text ? { body: text } : {}) });
  }

  /** Sends exactly the given request. */
  async raw(target: string, init: RequestInit): Promise<Reply> {
    const reply = await this.#server.app.request(`/services${target}`, init);
    const text = await reply.text();
    const isJson = reply.headers.get("content-type")?.includes("json");
    return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(text) : text };
  }

  login(email: string, password: string) {
    const body = { u: email, t: "E", p: password };
    return this.send("/api/v1/auth/login", { body, encrypt: ["body.u", "body.p"] });
  }

  checkCode({ id, key: sessionKey, t }: Record<string, string>, otp: string) {
    const headers = { id: String(id), key: String(sessionKey), m: String(t) };
    return this.send("/api/v1/auth/otp", { headers, body: { otp }, encrypt: ["body.otp"] });
  }

  sendCode(id: string) {
    return this.send("/api/v1/auth/otp", { method: "GET", headers: { id, type: "E" } });
  }

  /** To a mobile number; without a code session, it starts a sign-in. */
  sendCodeToNumber(mobile: string, headers: Record<string, string> = {}) {
    const d = encrypted(this.client.sharedSecret, "query.d", mobile);
    return this.send(`/api/v1/auth/otp?t=M&d=${d}`, { method: "GET", headers: { ...headers, type: "M" } });
  }

  /** Version 4: E to the email, M to the number that the sign-in is for. */
  sendCodeV4(id: string, t: "E" | "M") {
    return this.send("/api/v4/auth/otp", { body: { id, t, r: true } });
  }

  lookUp(t: "E" | "M" | "I", identifier: string) {
    return this.send("/api/v3/auth/login", { body: { u: identifier, t }, encrypt: ["body.u"] });
  }

  /** By the IMEI or serial number of a device. */
  lookUpDevice(number: string) {
    return this.send("/api/v3/auth/login", { body: { u: number, t: "I", f: true }, encrypt: ["body.u"] });
  }

  /** To which email a code of that device could go. */
  emailOfDevice(number: string) {
    const imei = encrypted(this.client.sharedSecret, "query.imei", number);
    return this.send(`/api/v1/account/getemail?imei=${imei}`, { method: "GET" });
  }

  /** Takes a key of the look-up's `mdn`. */
  chooseNumber(key: string) {
    return this.send("/api/v4/auth/login", { body: { d: key, r: true } });
  }

  /** Version 4; `m` is the nonce, which the look-up calls `t`. */
  verify({ id, m, t }: Record<string, string>, p: string) {
    return this.send("/api/v4/auth/verify", { body: { id, p, m: m ?? t }, encrypt: ["body.p"] });
  }

  /** The digits of the newest message to that address. */
  async newestCode(to: string): Promise<string> {
    const messages: { to: string; code?: string }[] = await this.console("/api/outbox");
    return messages.find((message) => message.to === to && message.code)?.code ?? "no code";
  }

  /** Signs in from end to end; gives the headers of a signed-in customer. */
  async signIn(email: string, password: string): Promise<Record<string, string>> {
    const opened = await this.login(email, password);
    const signedIn = await this.checkCode(opened.body, await this.newestCode(email));
    const { id, token, authorization } = signedIn.body;
    return { id, token, authorization };
  }

  /** The same by mobile number. */
  async signInByMobile(mobile: string): Promise<Record<string, string>> {
    const opened = await this.lookUp("M", mobile);
    const { id, token, authorization } = (await this.verify(opened.body, await this.newestCode(mobile))).body;
    return { id, token, authorization };
  }

  /** The interaction line that these tokens gave. */
  async interactionLine(tokens: Record<string, string>): Promise<string> {
    const { body } = await this.ask("GET", "/online/initialize", tokens);
    return body.Interaction.InteractionLine.InteractionLineId;
  }

  /** A request of a signed-in customer. */
  async ask(method: string, target: string, tokens: Record<string, string>, body?: unknown): Promise<Reply> {
    const headers = { ...tokens, "x-client": this.client.code, "x-timestamp": String(await this.serverNow()) };
    return this.raw(target, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body.
  async console(path: string, method = "GET", body?: unknown): Promise<any> {
    const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const reply = await this.#server.app.request(`/sandbox${path}`, init);
    return reply.json();
  }

  /** Shifts the sandbox's clock from the machine's. */
  shiftClock(minutes: number) {
    return this.console("/api/clock", "PUT", { offsetMs: minutes * 60_000 });
  }

  async serverNow(): Promise<number> {
    return Date.parse((await this.console("/api/clock")).now);
  }

  #encrypt(body: unknown, places: string[]): unknown {
    const names = new Map(places.map((place) => [place.replace("body.", ""), place]));
    return Object.fromEntries(
      Object.entries(body ?? {}).map(([name, value]) => {
        const place = names.get(name);
        return [name, place ? encrypted(this.client.sharedSecret, place, String(value)) : value];
      }),
    );
  }
}
