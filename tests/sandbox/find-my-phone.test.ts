import { describe, expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida, nora, pelle } from "./support/harbour.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const phone = { id: "D-8", category: "phone", make: "Acme", model: "Two", imei: "ACME00080" } as const;
const more = [
  { ...phone, id: "D-3", category: "headphones", imei: "ACME00030" },
  { ...phone, id: "D-4", imei: "ACME00040", finderIsOn: true },
  { ...phone, id: "D-5", imei: "ACME00050", isReplaced: true },
] as const;
const [plan] = ida.agreements;
const devices = [...(plan?.devices ?? []), ...more];
const people = [
  { ...ida, agreements: ida.agreements.map((one) => ({ ...one, address, devices })) },
  { ...nora, agreements: ida.agreements.map((one) => ({ ...one, id: "H-2", address, devices: [phone] })) },
  { ...pelle, agreements: pelle.agreements.map((one) => ({ ...one, devices: [{ ...phone, id: "D-7" }] })) },
];

const { portal, sandbox, signIn, post, rows } = claimsPortal(bay, people, FRIDAY);

const check = (Imei: string, AgreementId = "H-1") => post("fmipcheckeligibility", { Imei, AgreementId });
const switchLock = (id: string, isOn: unknown) => portal.console(`/api/devices/${id}/finder`, "PUT", { isOn });
const lockOf = async (id: string): Promise<boolean> =>
  (await rows("devices")).find((one: { id: string }) => one.id === id).finderIsOn;
const page = async () => (await sandbox.app.request("/sandbox")).text();

describe("the check of a device's lock", () => {
  it("tells whether it is on, and changes nothing", async () => {
    const before = await portal.console("/api/state");
    expect(await check("356938035643809")).toMatchObject({ status: 200, body: { FmipStatus: "OFF" } });
    expect(await check("ACME00040")).toMatchObject({ status: 200, body: { FmipStatus: "ON", AdditionalFee: 16_800 } });
    expect((await portal.console("/api/state")).tables).toEqual(before.tables);
    await switchLock("D-1", true);
    expect((await check("356938035643809")).body).toEqual({ FmipStatus: "ON", AdditionalFee: 16_800 });
  });

  it("is limited to enrolled devices of the customer's own plan in force", async () => {
    const unknown = { status: 400, body: { code: "UNKNOWN_DEVICE" } };
    expect(await check("ACME99999")).toMatchObject(unknown);
    expect(await check("ACME00050")).toMatchObject(unknown);
    expect(await check("ACME00080")).toMatchObject(unknown);
    expect(await check("ACME00080", "H-2")).toMatchObject(unknown);
    await signIn(nora);
    expect(await check("ACME00080", "H-2")).toMatchObject({ status: 200 });
    await signIn(pelle);
    expect(await check("ACME00080", "H-9")).toMatchObject(unknown);
  });
});

describe("the console", () => {
  it("switches the lock of a device, and refuses a device that has no lock", async () => {
    expect(await switchLock("D-2", true)).toEqual({ isOn: true });
    expect(await lockOf("D-2")).toBe(true);
    expect(await switchLock("D-2", false)).toEqual({ isOn: false });
    expect(await lockOf("D-2")).toBe(false);
    for (const id of ["D-3", "D-99"]) expect(await switchLock(id, true)).toMatchObject({ code: "NOT_FOUND" });
    const asked = { method: "PUT", body: JSON.stringify({ isOn: true }) };
    expect((await sandbox.app.request("/sandbox/api/devices/D-3/finder", asked)).status).toBe(404);
    expect(await lockOf("D-3")).toBe(false);
    expect(await switchLock("D-2", "yes")).toMatchObject({ code: "CONTRACT" });
  });

  it("gives the seeded locks back at a reset", async () => {
    await switchLock("D-4", false);
    await portal.console("/api/reset", "POST");
    expect(await lockOf("D-4")).toBe(true);
  });

  it("shows the devices with a lock, those that are locked first, and switches them by a form", async () => {
    const before = await page();
    expect(before).toContain("Switch the lock of Acme Two, D-4, off");
    expect(before.indexOf("D-4, off")).toBeLessThan(before.indexOf("D-1, on"));
    for (const id of ["D-3", "D-5"]) expect(before).not.toContain(`, ${id}, o`);
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };
    const press = (body: string) => sandbox.app.request("/sandbox/devices/finder", { method: "POST", headers, body });
    expect((await press("id=D-4&isOn=false")).status).toBe(303);
    expect(await page()).toContain("Switch the lock of Acme Two, D-4, on");
    await press("id=D-4&isOn=true");
    expect(await page()).toContain("Switch the lock of Acme Two, D-4, off");
  });
});
