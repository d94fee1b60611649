import { expect, it } from "vitest";
import { createSandbox } from "../../tools/sandbox/create-sandbox.ts";
import { carrier, discreetCarrier, runa, siv } from "./support/carrier.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const PASSWORD = "Fjord-and-ferry-7";
const clients = [carrier, discreetCarrier];
const people = [
  { ...runa, password: PASSWORD, agreements: [] },
  { ...siv, agreements: [] },
];
const sandbox = sandboxForTests((place) =>
  createSandbox({
    ...place,
    clients,
    seeds: clients.map(({ code: client }) => ({ client, people })),
    log: () => {},
  }),
);
const portal = new Portal(sandbox, carrier);
const discreet = new Portal(sandbox, discreetCarrier);

const lookUp = (t: string, u: string, by = portal) =>
  by.send("/api/v3/auth/login", { body: { u, t, p: true }, encrypt: ["body.u"] });
const login = (t: string, u: string, p: string) =>
  portal.send("/api/v1/auth/login", { body: { u, t, p }, encrypt: ["body.u", "body.p"] });

it("asks for a password if the account has one and the portal supports it", async () => {
  for (const [t, u] of [
    ["E", runa.email],
    ["M", runa.mobile],
    ["I", runa.nationalId],
  ] as const) {
    expect(await lookUp(t, u)).toMatchObject({ status: 409, body: { code: "PASSWORD_NEEDED" } });
  }
  expect(await portal.console("/api/outbox")).toEqual([]);
  expect((await lookUp("E", siv.email)).status).toBe(200);
  expect((await portal.lookUp("M", runa.mobile)).status).toBe(200);
  expect((await lookUp("M", runa.mobile, discreet)).status).toBe(200);
});

it("accepts the password with any identifier, and sends the code to the email", async () => {
  for (const [t, u] of [
    ["M", runa.mobile],
    ["I", runa.nationalId],
  ] as const) {
    const opened = await login(t, u, PASSWORD);
    expect(opened).toMatchObject({ status: 200, body: { otp: "sent", e: "r***a@ferry.test" } });
    expect((await portal.verify(opened.body, await portal.newestCode(runa.email))).status).toBe(200);
  }
});

it("counts a person's wrong passwords over all identifiers, and an unknown person's alike", async () => {
  const wrongs = [
    ["E", runa.email],
    ["M", runa.mobile],
    ["I", runa.nationalId],
    ["M", runa.mobile],
  ] as const;
  for (const [t, u] of wrongs) expect((await login(t, u, "wrong")).status).toBe(400);
  expect((await login("E", runa.email, "wrong")).status).toBe(405);
  expect((await login("M", runa.mobile, PASSWORD)).status).toBe(405);
  for (let time = 0; time < 4; time += 1) expect((await login("M", "80000000", "wrong")).status).toBe(400);
  expect((await login("M", "80000000", "wrong")).status).toBe(405);
});
