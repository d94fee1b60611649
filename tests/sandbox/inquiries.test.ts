import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Sandbox } from "../../tools/sandbox/create-sandbox.ts";
import { createHarbour, harbour } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";

let sandbox: Sandbox;
let portal: Portal;

beforeAll(async () => {
  sandbox = await createHarbour();
  portal = new Portal(sandbox, harbour);
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(() => portal.console("/api/reset", "POST"));

const inquiry = {
  Partner: "retailer",
  InquiryChannel: "DP_CONTACTUS",
  Source: "WEB",
  version: "2.27.19",
  TradeDetails: {
    customer_name: "Ida Berg",
    email: "ida@harbour.test",
    contact_number: "0412345678",
    inquiry_type: "Login Issue",
  },
};
const key = { "idempotency-key": "run-1-key-7" };
const create = (body: unknown = inquiry, headers: Record<string, string> = key) =>
  portal.send("/api/v1/account/createinquiry", { body, headers });
const rows = () => portal.console("/api/rows/inquiries");

describe("an inquiry", () => {
  it("is kept with what it is about, and gets a number", async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    const [row] = await rows();
    expect(row).toMatchObject({ kind: "inquiry", name: "Ida Berg", channel: "DP_CONTACTUS", description: null });
    expect(body).toEqual({ inquiryId: `INQ-${100_000 + row.number}` });
  });

  it("of a client without a form is a name and a number, which travels encrypted", async () => {
    const body = { name: "Ida Berg", mdn: "0412345678" };
    const sent = { body, headers: key, encrypt: ["body.mdn"] };
    expect(await portal.send("/api/v1/auth/send-inquiry", sent)).toMatchObject({ status: 200, body: {} });
    expect(await rows()).toMatchObject([{ kind: "callBack", name: "Ida Berg", mobile: "0412345678" }]);
    expect(await portal.send("/api/v1/auth/send-inquiry", { body, headers: key })).toMatchObject({ status: 422 });
  });
});

describe("a request under a key", () => {
  it("is done once, however often it is sent, and answered as at first", async () => {
    const [first, ...others] = [await create(), ...(await Promise.all([create(), create()]))];
    for (const one of others) expect(one).toMatchObject({ status: 200, body: first.body });
    expect(await rows()).toHaveLength(1);
  });

  it("is done again under another key", async () => {
    await create();
    await create(inquiry, { "idempotency-key": "run-1-key-9" });
    expect(await rows()).toHaveLength(2);
  });

  it("whose reply was lost is not done again", async () => {
    await portal.console("/api/faults", "PUT", { createInquiry: { kind: "cutAfter", times: 1 } });
    await expect(create()).rejects.toThrow();
    expect(await create()).toMatchObject({ status: 200, body: { inquiryId: expect.any(String) } });
    expect(await rows()).toHaveLength(1);
  });

  it("is refused when it is another one", async () => {
    await create();
    const other = await create({ ...inquiry, InquiryDescription: "Something else." });
    expect(other).toMatchObject({ status: 409, body: { code: "KEY_REUSED" } });
    expect(await rows()).toHaveLength(1);
  });

  it("needs the key", async () => {
    expect(await create(inquiry, {})).toMatchObject({
      status: 422,
      body: { fields: { "header.idempotency-key": expect.any(String) } },
    });
    expect(await rows()).toEqual([]);
  });

  it("leaves no trace of the key where it was refused, so that a right one can be sent under it", async () => {
    expect(await create({ ...inquiry, Partner: 7 })).toMatchObject({ status: 422 });
    expect(await create()).toMatchObject({ status: 200 });
  });
});
