import { PGlite } from "@electric-sql/pglite";
import { describe, expect, it, vi } from "vitest";
import { carrier, createFerry, discreetCarrier, leif, runa, siv, tor } from "./support/carrier.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const sandbox = sandboxForTests(createFerry);
const portal = new Portal(sandbox, carrier);
const discreet = new Portal(sandbox, discreetCarrier);

const outbox = () => portal.console("/api/outbox");

describe("a client that reveals nothing", () => {
  /** The statements that a request makes the database do. */
  async function statements(request: () => Promise<unknown>): Promise<string[]> {
    const query = vi.spyOn(PGlite.prototype, "query");
    query.mockClear();
    await request();
    const texts = query.mock.calls.map(([text]) => text);
    query.mockRestore();
    return texts;
  }
  const shape = (body: object) => Object.keys(body).sort();

  it("answers any well-formed identifier alike, after the same statements", async () => {
    const kinds = [
      { t: "M", known: runa.mobile, unknown: "80000000" },
      { t: "E", known: siv.email, unknown: "nobody@ferry.test" },
      { t: "I", known: tor.nationalId, unknown: "S0000000Z" },
      { t: "M", known: leif.mobile, unknown: "80000001" },
    ] as const;
    for (const { t, known, unknown } of kinds) {
      const [one, other] = [await discreet.lookUp(t, known), await discreet.lookUp(t, unknown)];
      expect(one).toMatchObject({ status: 200, body: { otp: "sent" } });
      expect(other.status).toBe(200);
      expect(shape(one.body)).toEqual(["id", "key", "otp", "t"]);
      expect(shape(other.body)).toEqual(shape(one.body));
      const work = await statements(() => discreet.lookUp(t, known));
      expect(work.length).toBeGreaterThan(8);
      expect(await statements(() => discreet.lookUp(t, unknown))).toEqual(work);
    }
    const recipients = (await outbox()).map(({ to }: { to: string }) => to);
    expect([...new Set(recipients)].sort()).toEqual([runa.mobile, tor.mobile, siv.email].sort());
  });

  it("signs in known customers, and refuses every code of unknown ones", async () => {
    const known = await discreet.lookUp("I", tor.nationalId);
    expect((await discreet.verify(known.body, await discreet.newestCode(tor.mobile))).status).toBe(200);
    const unknown = await discreet.lookUp("M", "80000000");
    const statuses: number[] = [];
    while (statuses.length < 6) statuses.push((await discreet.verify(unknown.body, "123456")).status);
    expect(statuses).toEqual([400, 400, 400, 400, 405, 405]);
  });

  it("answers a request for a new code alike, whatever its channel", async () => {
    const sessions = [runa.mobile, tor.mobile, leif.mobile, "80000000"].map((number) => discreet.lookUp("M", number));
    const [withEmail, ...others] = await Promise.all(sessions);
    for (const [turn, t] of (["E", "M"] as const).entries()) {
      const [at, later] = [turn * 20, turn * 20 + 2];
      await portal.shiftClock(at);
      const reply = await discreet.sendCodeV4(withEmail?.body.id, t);
      await portal.shiftClock(later);
      const work = await statements(() => discreet.sendCodeV4(withEmail?.body.id, t));
      for (const other of others) {
        await portal.shiftClock(at);
        const alike = await discreet.sendCodeV4(other.body.id, t);
        expect({ status: alike.status, shape: shape(alike.body) }).toEqual({ status: 200, shape: shape(reply.body) });
        await portal.shiftClock(later);
        expect(await statements(() => discreet.sendCodeV4(other.body.id, t))).toEqual(work);
      }
    }
  });

  it("answers a wrong password as an unknown email, like every client", async () => {
    for (const one of [portal, discreet]) {
      const work = await statements(() => one.login(siv.email, "not it"));
      expect(await statements(() => one.login("nobody@ferry.test", "not it"))).toEqual(work);
    }
  });
});
