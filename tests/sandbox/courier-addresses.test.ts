import { expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida, nora } from "./support/harbour.ts";

const bay = { ...harbour, currency: "TWD", timeZone: "Asia/Taipei" };
const home = {
  ...{ Address1: "南京東路三段219號", Address2: "5樓", City: "臺北市", StateProvinceCode: "中山區" },
  ...{ CountryCode: "TW", PostalCode: "104" },
};
const people = [{ ...ida, agreements: ida.agreements.map((one) => ({ ...one, address: home })) }, nora];
const { line, signIn, post, rows } = claimsPortal(bay, people, "2026-11-20T10:00:00+08:00");

const ask = (what: string, body: object, plan = "H-1") =>
  post(`tcat/${what}?agreementId=${plan}`, { ...line, ...body });
const parse = (address: object, plan?: string) =>
  ask("parseaddress", { ReceiverAddress: { ...home, ...address } }, plan);
const add = (address: object) => ask("add", { ReceiverAddress: { ...home, ...address } });

it("an address has the zone of its street, in the postal code of its district", async () => {
  const { status, body } = await parse({});
  expect([status, body.ParseResult]).toEqual([200, "SERVED"]);
  expect(body.ZoneCode).toMatch(/^104\d\d$/);
  const { body: nextDoor } = await parse({ Address1: "南京東路三段 7 號", Address2: "2樓" });
  expect(nextDoor.ZoneCode).toBe(body.ZoneCode);
  const { body: elsewhere } = await parse({ Address1: "林森北路310號" });
  expect(elsewhere.ZoneCode).not.toBe(body.ZoneCode);
});

it.each([
  ["金門縣", "金城鎮", "893"],
  ["連江縣", "南竿鄉", "209"],
  ["連江縣", "東引鄉", "212"],
  ["澎湖縣", "馬公市", "880"],
  ["臺東縣", "綠島鄉", "951"],
  ["臺東縣", "蘭嶼鄉", "952"],
  ["屏東縣", "琉球鄉", "929"],
])("nothing is fetched on an outlying island: %s%s", async (City, StateProvinceCode, PostalCode) => {
  const there = { City, StateProvinceCode, PostalCode };
  expect((await parse(there)).body).toEqual({ ParseResult: "OUTLYING_ISLAND", AddressBook: [] });
  expect(await add(there)).toMatchObject({ status: 400, body: { code: "NOT_SERVED" } });
  expect(await rows("courierAddresses")).toEqual([]);
});

it("a town beside an island is served", async () => {
  const there = { City: "屏東縣", StateProvinceCode: "東港鎮", PostalCode: "928" };
  expect((await parse(there)).body).toMatchObject({ ParseResult: "SERVED" });
});

it.each([{ PostalCode: "100" }, { StateProvinceCode: "信義區" }, { City: "Taipei" }, { CountryCode: "SG" }])(
  "a district with another postal code is unknown: %o",
  async (wrong) => {
    expect((await parse(wrong)).body).toEqual({ ParseResult: "UNKNOWN_ADDRESS", AddressBook: [] });
  },
);

it("an address is kept once, and is in the plan's book until it is taken out", async () => {
  const other = { Address1: "林森北路310號" };
  await add({});
  await add(other);
  const { body } = await add({});
  expect(body.AddressBook.map((one: { Address: { Address1: string } }) => one.Address.Address1)).toEqual([
    ...["林森北路310號", "南京東路三段219號"],
  ]);
  expect((await parse({})).body.AddressBook).toEqual(body.AddressBook);
  const [{ AddressId }] = body.AddressBook;
  expect((await ask("delete", { AddressId })).body.AddressBook).toEqual(body.AddressBook.slice(1));
  expect(await ask("delete", { AddressId })).toMatchObject({ status: 400, body: { code: "UNKNOWN_ADDRESS" } });
  expect(await rows("courierAddresses")).toMatchObject([{ address: home }]);
});

it("somebody else's book is not told, and nothing is taken out of it", async () => {
  const [{ AddressId }] = (await add({})).body.AddressBook;
  await signIn(nora);
  const refusal = { status: 400, body: { code: "UNKNOWN_AGREEMENT" } };
  expect(await parse({})).toMatchObject(refusal);
  expect(await add({})).toMatchObject(refusal);
  expect(await ask("delete", { AddressId })).toMatchObject(refusal);
  expect(await rows("courierAddresses")).toHaveLength(1);
});
