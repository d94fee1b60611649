import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../../tools/sandbox/create-sandbox.ts";
import { carrier, createFerry, discreetCarrier } from "./support/carrier.ts";
import { Portal } from "./support/portal.ts";

let sandbox: Sandbox;
let portal: Portal;

beforeAll(async () => {
  sandbox = await createFerry();
  portal = new Portal(sandbox, carrier);
}, 60_000);
afterAll(() => sandbox.close());

const get = (target: string, from = portal) => from.send(target, { method: "GET" });

describe("articles", () => {
  const days = (articles: { publishedOn: string }[]) => articles.map(({ publishedOn }) => publishedOn);

  it("are sorted newest first, up to the requested number", async () => {
    const { body } = await get("/v2/article/list?language=en-US");
    expect(body.items.length).toBeGreaterThan(3);
    expect(days(body.items)).toEqual(days(body.items).sort().reverse());
    expect((await get("/v2/article/list?language=en-US&items=3")).body.items).toEqual(body.items.slice(0, 3));
  });

  it("are in the requested language, and in English for one that extends it", async () => {
    const titles = async (language: string) =>
      (await get(`/v2/article/list?language=${language}`)).body.items.map(({ title }: { title: string }) => title);
    expect((await titles("th-TH")).join()).toMatch(/\p{Script=Thai}/u);
    expect((await titles("zh-Hant-TW")).join()).toMatch(/\p{Script=Han}/u);
    expect(await titles("ms-MY")).toEqual(await titles("en-US"));
  });

  it("are in English for a language that nobody wrote them in", async () => {
    const { body } = await get("/v2/article/list?language=ja-JP");
    expect(body).toEqual((await get("/v2/article/list?language=en-US")).body);
  });

  it("are refused for what is no language or an invalid number", async () => {
    for (const query of [
      "language=x",
      "language=en%20US",
      "language=en-US&items=0",
      "language=en-US&items=three",
      "items=3",
    ]) {
      expect((await get(`/v2/article/list?${query}`)).status).toBe(422);
    }
  });
});

describe("the theme configuration", () => {
  it("has the client's title and icon, or is empty", async () => {
    const { body } = await get("/content/theme");
    expect(body).toEqual({ title: "Ferry Care", favicon: "/brands/default/favicon.svg" });
    expect((await get("/content/theme", new Portal(sandbox, discreetCarrier))).body).toEqual({});
  });
});

describe("content entries", () => {
  const find = async (query: string) =>
    (await get(`/content/entries?contentType=deviceDetailPage&${query}`)).body.items;

  it("are found by kind of device or by words of the title, with what they include", async () => {
    const [page] = await find("portalType=device_protection&query=phone&include=10");
    expect(page).toMatchObject({ id: "phone-care", fields: { category: "phone" } });
    expect(page.fields.sections.length).toBeGreaterThan(1);
    expect(await find("portalType=device_protection&query=look%20after%20your%20phone&include=10")).toEqual([page]);
    expect((await find("portalType=device_protection&query=phone"))[0].fields.sections).toEqual([]);
  });

  it("are those of the portal", async () => {
    expect(await find("portalType=repair&query=laptop")).toEqual([]);
    expect(await find("portalType=device_protection&query=laptop")).toHaveLength(1);
    expect((await get("/content/entries?contentType=deviceDetailPage&portalType=shared")).status).toBe(422);
  });
});

describe("the geocoder", () => {
  const find = async (address: string, more = "&precision=ROOFTOP", region = "SGP", language = "en") =>
    (await get(`/maps/geocode?address=${encodeURIComponent(address)}&language=${language}&region=${region}${more}`))
      .body.results;

  it.each([
    "Blk 118 Bishan Street 12, #08-41, Singapore, 570118",
    "118 bishan st 12",
    "BLOCK 118, BISHAN STREET 12",
    "#08-41 Singapore 570118",
  ])("finds the right building by %s", async (address) => {
    const [place] = await find(address);
    expect(place).toMatchObject({ address: "Blk 118 Bishan Street 12, Singapore 570118", precision: "ROOFTOP" });
    expect([place.latitude, place.longitude]).toEqual([1.346582, 103.849931]);
  });

  it("finds no building by another house number, by the street alone, or in another region", async () => {
    expect(await find("18 Bishan Street 12")).toEqual([]);
    expect(await find("Bishan Street 12")).toEqual([]);
    expect(await find("118 Bishan Street 12", "&precision=ROOFTOP", "TWN")).toEqual([]);
    expect(await find("Bishan Street 12", "")).toMatchObject([{ precision: "APPROXIMATE" }]);
  });

  it("reads an address in Chinese, with and without blanks, and in both forms of a character", async () => {
    const spellings = ["台北市中山區南京東路三段219號8樓之2", "南京東路三段 219號, 8樓之2, 臺北市, 104"];
    for (const address of spellings) {
      expect(await find(address, "&precision=ROOFTOP", "TWN", "zh-Hant")).toMatchObject([
        { address: "104 臺北市中山區南京東路三段219號", latitude: 25.052104 },
      ]);
    }
    expect(await find("南京東路三段19號", "&precision=ROOFTOP", "TWN")).toEqual([]);
  });
});
