import { expect, test } from "vitest";
import type { SandboxClient } from "../../tools/sandbox/client.ts";
import { createSandbox } from "../../tools/sandbox/create-sandbox.ts";
import type { SeedPerson } from "../../tools/sandbox/seed/generated/seed.ts";
import { ida } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const shop: SandboxClient = {
  code: "kiosk",
  sharedSecret: "kiosk-shared-secret",
  revealsUnknownIdentifiers: true,
  mobileLengths: [8],
  currency: "SGD",
  timeZone: "Asia/Singapore",
};
const discreetShop: SandboxClient = { ...shop, code: "quiet-kiosk", revealsUnknownIdentifiers: false };

const PHONE = "350000000000016";
const TABLET = "KSK7TAB01";
const REPLACED = "350000000000024";
const WITHOUT_EMAIL = "350000000000032";
const OF_LOCKED = "350000000000040";
const UNKNOWN = "350000000000057";

const [plan] = ida.agreements;
const [phone] = plan?.devices ?? [];

function holder(number: number, devices: readonly { imei: string; isReplaced?: true }[]): SeedPerson {
  if (!plan || !phone) throw new Error("Ida has a plan with a device.");
  const own = devices.map((device, at) => ({ ...phone, ...device, id: `K-${number}${at}` }));
  const agreements = [{ ...plan, id: `K-${number}`, devices: own }];
  const names = { firstName: "F", lastName: "L", fullName: `Holder ${number}`, gender: "female" } as const;
  return { about: "", ...names, mobile: `8222000${number}`, agreements };
}

const bo = {
  ...holder(1, [{ imei: PHONE }, { imei: TABLET }, { imei: REPLACED, isReplaced: true }]),
  email: "bodil@kiosk.test",
} satisfies SeedPerson;
const people: SeedPerson[] = [
  bo,
  holder(2, [{ imei: WITHOUT_EMAIL }]),
  { ...holder(3, [{ imei: OF_LOCKED }]), email: "locked@kiosk.test", isLocked: true },
];
const ofDiscreet = (person: SeedPerson): SeedPerson => ({
  ...person,
  agreements: person.agreements.map((one) => ({
    ...one,
    id: `Q${one.id}`,
    devices: one.devices.map((device) => ({ ...device, id: `Q${device.id}` })),
  })),
});

const seeds = [
  { client: shop.code, people },
  { client: discreetShop.code, people: people.map(ofDiscreet) },
];
const sandbox = sandboxForTests((place) => createSandbox({ ...place, clients: [shop, discreetShop], seeds }));
const portal = new Portal(sandbox, shop);
const discreet = new Portal(sandbox, discreetShop);

const outbox = () => portal.console("/api/outbox");
const EMAIL = "bo***@kiosk.test";

test("a device tells the first two characters of its plan's email, and sends nothing", async () => {
  for (const number of [PHONE, TABLET, TABLET.toLowerCase()]) {
    expect(await portal.emailOfDevice(number)).toMatchObject({
      status: 200,
      body: { GetEmailByImeiResponse: { Email: EMAIL } },
    });
  }
  expect(await outbox()).toEqual([]);
});

test("the code of a device goes to the whole email, and signs its customer in", async () => {
  const opened = await portal.lookUpDevice(TABLET);
  expect(opened).toMatchObject({ status: 200, body: { otp: "sent", e: EMAIL } });
  expect((await outbox())[0]).toMatchObject({ to: bo.email, channel: "email", kind: "code" });
  const signedIn = await portal.verify(opened.body, await portal.newestCode(bo.email));
  expect(signedIn).toMatchObject({ status: 200, body: { agreementId: "K-1", fullName: bo.fullName } });
});

test("distinguishes a device without a plan, a replaced one, a plan without an email, and a lock", async () => {
  for (const ask of [
    (number: string) => portal.emailOfDevice(number),
    (number: string) => portal.lookUpDevice(number),
  ]) {
    expect(await ask(UNKNOWN)).toMatchObject({ status: 406, body: { code: "NOT_REGISTERED" } });
    expect(await ask(REPLACED)).toMatchObject({ status: 406, body: { code: "NOT_REGISTERED" } });
    expect(await ask("12345")).toMatchObject({ status: 400, body: { code: "MALFORMED_IDENTIFIER" } });
    expect(await ask(WITHOUT_EMAIL)).toMatchObject({ status: 400, body: { code: "NO_ADDRESS" } });
    expect(await ask(OF_LOCKED)).toMatchObject({ status: 405, body: { code: "LOCKED" } });
  }
  expect(await outbox()).toEqual([]);
});

test("a device number is not read as a national ID, nor the reverse", async () => {
  expect((await portal.lookUp("I", TABLET)).status).toBe(406);
  expect((await portal.lookUpDevice("81110001")).status).toBe(406);
});

test("a client that hides who is known answers every number alike", async () => {
  for (const number of [PHONE, UNKNOWN, WITHOUT_EMAIL, OF_LOCKED]) {
    expect(await discreet.emailOfDevice(number)).toMatchObject({ status: 200, body: { GetEmailByImeiResponse: {} } });
    const opened = await discreet.lookUpDevice(number);
    expect(opened.status).toBe(200);
    expect(Object.keys(opened.body).sort()).toEqual(["id", "key", "otp", "t"]);
  }
  expect(await outbox()).toMatchObject([{ to: bo.email }]);
});

test("the number is sent encrypted, because addresses are logged", async () => {
  const plain = await portal.send(`/api/v1/account/getemail?imei=${PHONE}`, { method: "GET" });
  expect(plain).toMatchObject({ status: 422, body: { fields: { "query.imei": "must be encrypted" } } });
});
