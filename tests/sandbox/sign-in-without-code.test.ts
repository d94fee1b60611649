import { expect, it } from "vitest";
import { carrier, createFerry, discreetCarrier, gro, runa } from "./support/carrier.ts";
import { encrypted, Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const skipping = { ...carrier, skipsCode: true };
const sandbox = sandboxForTests((place) => createFerry({ ...place, clients: [skipping, discreetCarrier] }));
const portal = new Portal(sandbox, skipping);

const begin = (mobile: string) =>
  portal.send(`/api/v1/account/check?d=${encrypted(skipping.sharedSecret, "query.d", mobile)}`, { method: "GET" });
const verify = (id: string, ending: string, by = portal) =>
  by.send("/api/v1/account/verify", { body: { id, d: ending, f: true }, encrypt: ["body.d"] });

it("signs in by number and the end of the national ID, and sends no code", async () => {
  const begun = await begin(runa.mobile);
  const { status, body } = await verify(begun.body.id, runa.nationalId.slice(-4));
  expect(status).toBe(200);
  expect(body).toMatchObject({ fullName: runa.fullName, accountExist: true, email: "r***a@ferry.test" });
  const { id, token, authorization } = body;
  const profile = await portal.ask("GET", "/api/v1/account/profile", { id, token, authorization });
  expect(profile.body.fullName).toBe(runa.fullName);
  expect(await portal.console("/api/outbox")).toEqual([]);
});

it("works for one sign-in", async () => {
  const { id } = (await begin(runa.mobile)).body;
  await verify(id, runa.nationalId.slice(-4));
  const again = await verify(id, runa.nationalId.slice(-4));
  expect(again).toMatchObject({ status: 400, body: { code: "REGISTRATION_OVER" } });
});

it("refuses another's end, and locks at the fifth", async () => {
  const { id } = (await begin(runa.mobile)).body;
  const wrong = await verify(id, "0000");
  expect(wrong).toMatchObject({ status: 400, body: { code: "NATIONAL_ID_MISMATCH" } });
  for (let tries = 0; tries < 3; tries++) await verify(id, "0000");
  expect((await verify(id, "0000")).status).toBe(405);
  expect((await verify(id, runa.nationalId.slice(-4))).status).toBe(405);
});

it("reports an unknown number, and a plan without an ID to compare", async () => {
  expect((await begin("80000000")).status).toBe(406);
  expect((await verify((await begin(gro.mobile)).body.id, "001A")).status).toBe(400);
});

it("is refused to clients that send a code", async () => {
  const refused = await verify("rg_none", "001A", new Portal(sandbox, discreetCarrier));
  expect(refused).toMatchObject({ status: 400, body: { code: "CODE_NEEDED" } });
});
