import { beforeEach, describe, expect, it } from "vitest";
import { createSandbox } from "../../tools/sandbox/create-sandbox.ts";
import type { SeedPerson } from "../../tools/sandbox/seed/generated/seed.ts";
import { carrier, gro, runa } from "./support/carrier.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const [plan] = runa.agreements;
if (!plan) throw new Error("Runa has a plan.");

/** Known to the carrier without an account; the plan waits for an enrolment. */
const newcomer = {
  ...gro,
  agreements: [{ ...plan, id: "F-2", status: "draft", devices: [] }],
} satisfies SeedPerson;

const CUSTOMER = {
  FullName: "Dal Gro",
  LastName: "Dal",
  FirstName: "Gro",
  Gender: "female",
  MobileNbr: "0937120486",
  EmailAddress: "Gro@ferry.test",
};
const ADDRESS = {
  AddressLine1: "中正路100號",
  City: "桃園市",
  StateProvinceCode: "桃園區",
  PostalCode: "330",
  CountryCode: "TW",
};
const ENROLMENT = { AgreementId: "F-2", CustomerDetails: CUSTOMER, Address: ADDRESS };

const seeds = [{ client: carrier.code, people: [runa, newcomer] }];
const sandbox = sandboxForTests((place) => createSandbox({ ...place, clients: [carrier], seeds, log: () => {} }));
const portal = new Portal(sandbox, carrier);
let tokens: Record<string, string>;

beforeEach(async () => {
  tokens = await portal.signInByMobile(newcomer.mobile);
});

const post = (path: string, body: unknown, headers = tokens) => portal.ask("POST", path, headers, body);
const enrol = (body: unknown, key = "enrolment-1") =>
  post("/integrationcht/v1/enrolment", body, { ...tokens, "idempotency-key": key });
const readStatus = async (AgreementId: string) =>
  (await post("/integrationsynnex/v1/agreementdetails", { AgreementId })).body.EnrolmentStatus;
const rows = (table: string) => portal.console(`/api/rows/${table}`);

describe("an enrolment", () => {
  it("is stored with its data, opens the account and replaces the address", async () => {
    expect(await enrol(ENROLMENT)).toMatchObject({ status: 200, body: { EnrolmentStatus: "processing" } });
    expect(await rows("enrolments")).toMatchObject([{ agreementId: "F-2", customer: CUSTOMER, address: ADDRESS }]);
    const people: { fullName: string }[] = await rows("people");
    expect(people).toContainEqual(
      expect.objectContaining({ fullName: "Dal Gro", email: "gro@ferry.test", hasAccount: true }),
    );
    expect(await rows("agreements")).toContainEqual(
      expect.objectContaining({
        id: "F-2",
        status: "processing",
        address: { ...placed, Address1: "中正路100號" },
      }),
    );
  });

  it("is processed for three seconds, then every look-up shows the agreement as enrolled", async () => {
    expect(await readStatus("F-2")).toBe("draft");
    await enrol(ENROLMENT);
    expect(await readStatus("F-2")).toBe("processing");
    await portal.shiftClock(0.1);
    const found = await post("/online/findagreement", {});
    expect(found.body.FindAgreementsResults.Agreements.Agreement).toMatchObject([{ AgreementStatus: "ENROLLED" }]);
    expect(await readStatus("F-2")).toBe("ENROLLED");
  });

  it("sent again under its key is done once, and under another is refused", async () => {
    await enrol(ENROLMENT);
    expect(await enrol(ENROLMENT)).toMatchObject({ status: 200, body: { EnrolmentStatus: "processing" } });
    expect(await enrol(ENROLMENT, "enrolment-2")).toMatchObject({ status: 400, body: { code: "NOT_ENROLLABLE" } });
    expect(await rows("enrolments")).toHaveLength(1);
  });

  it.each([
    ["another's agreement", { AgreementId: "F-1" }],
    ["a postcode of another district", { Address: { ...ADDRESS, PostalCode: "100" } }],
    ["a district of another city", { Address: { ...ADDRESS, City: "臺北市" } }],
    ["somebody else's email", { CustomerDetails: { ...CUSTOMER, EmailAddress: runa.email } }],
  ])("is refused for %s, and changes nothing", async (_what, over) => {
    const before = [await rows("people"), await rows("agreements")];
    expect(await enrol({ ...ENROLMENT, ...over })).toMatchObject({ status: 400, body: { code: "NOT_ENROLLABLE" } });
    expect([await rows("people"), await rows("agreements")]).toEqual(before);
    expect(await rows("enrolments")).toEqual([]);
  });

  it("without a key breaks the contract", async () => {
    expect((await post("/integrationcht/v1/enrolment", ENROLMENT)).status).toBe(422);
  });
});

const placed = { City: "桃園市", StateProvinceCode: "桃園區", PostalCode: "330", CountryCode: "TW" };

it("reveals nothing of another customer's agreement", async () => {
  expect(await post("/integrationsynnex/v1/agreementdetails", { AgreementId: "F-1" })).toMatchObject({
    status: 400,
    body: { code: "UNKNOWN_AGREEMENT" },
  });
});

describe("cities and districts", () => {
  const findPlaces = async (query = "") =>
    (await portal.ask("GET", `/claim/api/v2/getcitystatebyzipcode${query}`, tokens)).body.GetCityStatebyZipCodeResponse;

  it("return all cities if none is named", async () => {
    const cities = await findPlaces();
    expect(cities).toHaveLength(22);
    expect(cities[0]).toEqual({ City: "臺北市" });
  });

  it("return the districts of a city with their postcodes, in that order", async () => {
    expect(await findPlaces(`?city=${encodeURIComponent("基隆市")}`)).toEqual(
      ["仁愛區", "信義區", "中正區", "中山區", "安樂區", "暖暖區", "七堵區"].map((name, index) => ({
        City: "基隆市",
        StateTL: name,
        PostalCode: String(200 + index),
      })),
    );
    expect(await findPlaces("?city=constructor")).toEqual([]);
  });
});
