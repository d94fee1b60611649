import { describe, expect, it } from "vitest";
import { createHarbour, discreet, harbour, ida, olaf } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const sandbox = sandboxForTests(createHarbour);
const portal = new Portal(sandbox, harbour);

interface Attempt {
  readonly id: string;
  readonly state: string;
}

async function begin(of = portal): Promise<Attempt> {
  const { body } = await of.send("/api/v1/auth/sso/begin", { method: "POST", body: { t: "google" } });
  return body;
}

/** Where the provider sends somebody who says who they are, or (undefined) turns back. */
async function atProvider({ state }: Attempt, email: string | undefined): Promise<URL> {
  const body = new URLSearchParams(email === undefined ? {} : { email });
  const headers = { host: "google.example.localhost:8090" };
  const reply = await sandbox.sandbox().provider.request(`/sign-in?state=${state}`, { method: "POST", body, headers });
  const [, address = "none:"] = /url=([^"]+)"/.exec(await reply.text()) ?? [];
  return new URL(address.replaceAll("&amp;", "&"));
}

const codeFor = async (attempt: Attempt, email = ida.email) =>
  (await atProvider(attempt, email)).searchParams.get("code") ?? "";

const signIn = ({ id, state }: Attempt, code: string, of = portal) =>
  of.send("/api/v1/auth/sso", { method: "POST", headers: { id }, body: { e: code, t: state }, encrypt: ["body.e"] });

describe("a return from a provider", () => {
  it("signs in the person whom the provider names, and returns the account's data", async () => {
    const attempt = await begin();
    const reply = await signIn(attempt, await codeFor(attempt));
    expect(reply).toMatchObject({
      status: 200,
      body: { fullName: "Ida Berg", accountExist: true, agreementId: "H-1", deviceRegistered: true },
    });
    const { id, token, authorization } = reply.body;
    expect((await portal.ask("GET", "/api/v1/account/profile", { id, token, authorization })).status).toBe(200);
  });

  it("works once", async () => {
    const attempt = await begin();
    const code = await codeFor(attempt);
    expect((await signIn(attempt, code)).status).toBe(200);
    expect(await signIn(attempt, code)).toMatchObject({ status: 400, body: { code: "REFUSED" } });
    expect(await portal.console("/api/rows/accessTokens")).toHaveLength(1);
  });

  it("sent many times at once signs in once", async () => {
    const attempt = await begin();
    const code = await codeFor(attempt);
    const replies = await Promise.all([1, 2, 3, 4].map(() => signIn(attempt, code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it("with an invented code is refused, and afterwards a right one does not work either", async () => {
    const attempt = await begin();
    const code = await codeFor(attempt);
    expect((await signIn(attempt, "pc_invented")).status).toBe(400);
    expect((await signIn(attempt, code)).status).toBe(400);
  });

  it("is invalid for another sign-in, another state or another client", async () => {
    const [mine, theirs] = [await begin(), await begin()];
    expect((await signIn(mine, await codeFor(theirs))).status).toBe(400);
    const mixed = { id: (await begin()).id, state: theirs.state };
    expect((await signIn(mixed, await codeFor(theirs))).status).toBe(400);
    const here = await begin();
    expect((await signIn(here, await codeFor(here), new Portal(sandbox, discreet))).status).toBe(400);
    expect(await portal.console("/api/rows/accessTokens")).toEqual([]);
  });

  it("after ten minutes is too late, also at the provider", async () => {
    const attempt = await begin();
    const code = await codeFor(attempt);
    await portal.shiftClock(11);
    expect((await signIn(attempt, code)).status).toBe(400);
    const reply = await sandbox.sandbox().provider.request(`/sign-in?state=${attempt.state}`);
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain("has ended");
  });

  it("of a person unknown to the client says so, and so does one of a locked person", async () => {
    const strange = await begin();
    expect(await signIn(strange, await codeFor(strange, "nobody@harbour.test"))).toMatchObject({
      status: 406,
      body: { code: "NOT_REGISTERED" },
    });
    const shut = await begin();
    expect((await signIn(shut, await codeFor(shut, olaf.email))).status).toBe(405);
  });

  it("carries its code encrypted only", async () => {
    const { id, state } = await begin();
    const body = { e: "pc_plain", t: state };
    const reply = await portal.send("/api/v1/auth/sso", { method: "POST", headers: { id }, body });
    expect(reply).toMatchObject({ status: 422, body: { fields: { "body.e": "must be encrypted" } } });
  });
});

describe("the page that simulates the provider", () => {
  it("offers every person of the client who has an email, and no others", async () => {
    const { state } = await begin();
    const page = await (await sandbox.sandbox().provider.request(`/sign-in?state=${state}`)).text();
    expect(page).toContain(ida.email);
    expect(page).toContain("<h1>Google</h1>");
  });

  it("sends back to the client's own return address, with the state, and without a code after a cancel", async () => {
    const attempt = await begin();
    const back = await atProvider(attempt, undefined);
    expect(back.pathname).toBe("/login/sso");
    expect(back.port).toBe("8090");
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: "access_denied", state: attempt.state });
  });

  it("stores no code, only its hash", async () => {
    const attempt = await begin();
    const code = await codeFor(attempt);
    expect(JSON.stringify(await portal.console("/api/rows/providerCodes"))).not.toContain(code);
    expect(JSON.stringify(await portal.console("/api/state"))).not.toContain(code);
  });
});
