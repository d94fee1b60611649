import { describe, expect, it } from "vitest";
import { createSandbox } from "../../tools/sandbox/create-sandbox.ts";
import { harbour } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

// The people of tools/sandbox/seed, under the client that they are written for.
const client = { ...harbour, code: "techcare", host: "harbour.localhost" };
const sandbox = sandboxForTests((place) => createSandbox({ ...place, clients: [client] }));
const portal = new Portal(sandbox, client);

const page = async () => (await sandbox.app.request("/sandbox")).text();
const submit = (path: string, fields: Record<string, string> = {}, origin = "http://localhost") =>
  sandbox.app.request(`http://localhost/sandbox${path}`, {
    method: "POST",
    headers: { origin },
    body: new URLSearchParams(fields),
  });

interface Someone {
  email: string;
  password: string;
  isLocked: boolean;
}

it("lists the people who can sign in, and each with a password can", async () => {
  const people: Someone[] = await portal.console("/api/people");
  expect(people.length).toBeGreaterThanOrEqual(5);
  expect(people.filter(({ isLocked }) => isLocked)).toHaveLength(1);
  for (const { email, password, isLocked } of people.filter(({ password }) => password !== "")) {
    expect((await portal.login(email, password)).status).toBe(isLocked ? 405 : 200);
  }
});

it("restores the seeded state", async () => {
  const people: Someone[] = await portal.console("/api/people");
  const seeded = await portal.console("/api/rows/people");
  const tokens = await portal.signIn(people[0]?.email ?? "", people[0]?.password ?? "");
  await portal.shiftClock(10);
  await portal.console("/api/faults", "PUT", { loginV1: { kind: "hang" } });

  expect(await portal.console("/api/reset", "POST")).toEqual({});
  expect((await portal.console("/api/clock")).offsetMs).toBe(0);
  expect(await portal.console("/api/faults")).toEqual({});
  for (const table of ["outbox", "codeSessions", "accessTokens"]) {
    expect(await portal.console(`/api/rows/${table}`)).toEqual([]);
  }
  expect(await portal.console("/api/rows/people")).toEqual(seeded);
  expect((await portal.ask("GET", "/api/v1/account/profile", tokens)).status).toBe(401);
});

it("shows rows without hashes, and no other tables", async () => {
  const [person] = await portal.console("/api/rows/people");
  expect(Object.keys(person)).toContain("email");
  expect(Object.keys(person)).not.toContain("passwordHash");
  for (const table of ["settings", "pg_authid"]) {
    expect((await sandbox.app.request(`/sandbox/api/rows/${table}`)).status).toBe(404);
  }
});

it("sets the clock to an instant", async () => {
  const body = await portal.console("/api/clock", "PUT", { now: "2027-01-01T00:00:00Z" });
  expect(body.now).toMatch(/^2027-01-01T00:00:0/);
  expect(await portal.console("/api/clock", "PUT", { now: "noon" })).toMatchObject({ code: "CONTRACT" });
});

describe("the page", () => {
  it("shows people and codes, and needs neither script nor inline style", async () => {
    const [person]: Someone[] = await portal.console("/api/people");
    await portal.login(person?.email ?? "", person?.password ?? "");
    const reply = await sandbox.app.request("/sandbox");
    const text = await reply.text();
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'self'");
    expect(text).not.toMatch(/<script|<style|style=| on[a-z]+=/);
    expect(text).toContain(person?.password);
    expect(text).toContain(await portal.newestCode(person?.email ?? ""));
  });

  it("groups people by client and leads to the portal, on the port where it is itself", async () => {
    const text = await (await sandbox.app.request("http://localhost:8123/sandbox")).text();
    expect(text).toMatch(/<h3>techcare<\/h3><a href="http:\/\/harbour\.localhost:8123\/">Open harbour\.localhost<\/a>/);
    const people: Someone[] = await portal.console("/api/people");
    const [, group = ""] = text.split("<h3>techcare</h3>");
    for (const { email } of people) expect(group).toContain(email);
  });

  it("shifts the clock, switches faults on and off, and resets, by forms", async () => {
    expect((await submit("/clock", { minutes: "5" })).headers.get("location")).toBe("/sandbox");
    expect(await page()).toContain("5 minutes ahead of");
    await submit("/clock", { minutes: "none" });
    expect((await portal.console("/api/clock")).offsetMs).toBe(0);

    await submit("/faults", { operation: "loginV1", kind: "latency", ms: "50", status: "", times: "" });
    expect(await portal.console("/api/faults")).toEqual({ loginV1: { kind: "latency", ms: 50 } });
    await submit("/faults/clear");
    expect(await portal.console("/api/faults")).toEqual({});

    const [person]: Someone[] = await portal.console("/api/people");
    await portal.login(person?.email ?? "", person?.password ?? "");
    expect((await submit("/reset")).status).toBe(303);
    expect(await portal.console("/api/outbox")).toEqual([]);
  });

  it("takes no form from another site", async () => {
    expect((await submit("/reset", {}, "http://elsewhere.test")).status).toBe(403);
  });
});

it("restores a saved state, with its clock", async () => {
  await portal.shiftClock(7);
  await portal.login("weiling.tan@example.com", "not it");
  const saved = await portal.console("/api/state");
  for (let tries = 2; tries <= 5; tries += 1) await portal.login("weiling.tan@example.com", "not it");
  await portal.shiftClock(0);
  await portal.console("/api/state", "PUT", saved);
  expect(await portal.console("/api/state")).toEqual(saved);
  expect((await portal.console("/api/clock")).offsetMs).toBe(420_000);
  expect((await portal.login("weiling.tan@example.com", "not it")).status).toBe(400);
});

it("removes a restored seat that belongs to no order", async () => {
  const { offsetMs, tables } = await portal.console("/api/state");
  const seat = { client: "techcare", place: "courier", day: "2030-01-07", slot: "9AM-12PM", seat: 1, order: 999_999 };
  await portal.console("/api/state", "PUT", { offsetMs, tables: { ...tables, slot_seats: [seat] } });
  expect(await portal.console("/api/rows/slotSeats")).toEqual([seat]);
  await portal.console("/api/reset", "POST");
  expect(await portal.console("/api/rows/slotSeats")).toEqual([]);
});

it("fills the warehouses again at a reset", async () => {
  await portal.console("/api/stock/SG/APPLE-IPHONE-17-256-GB-BLACK", "PUT", { left: 0 });
  expect(await portal.console("/api/rows/stock")).toMatchObject([{ leftOver: 0 }]);
  await portal.console("/api/reset", "POST");
  expect(await portal.console("/api/rows/stock")).toEqual([]);
});

it("refuses a state that it never saved", async () => {
  expect(await portal.console("/api/state", "PUT", { tables: {} })).toMatchObject({ code: "CONTRACT" });
});
