import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { onePagePdf } from "../../tools/sandbox/content/one-page-pdf.ts";
import { enquiry } from "./support/enquiry.ts";
import { createHarbour, discreet, harbour } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";
import { makePhoto, wholeFiles } from "./support/whole-files.ts";

const sandbox = sandboxForTests(createHarbour);
const portal = new Portal(sandbox, harbour);

const key = { "idempotency-key": "run-1-key-7" };
const create = (body: unknown = enquiry, headers: Record<string, string> = key) =>
  portal.send("/api/v1/account/createinquiry", { body, headers });
const rows = () => portal.console("/api/rows/inquiries");

describe("an inquiry", () => {
  it("is stored with its subject, and gets a number", async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    const [row] = await rows();
    expect(row).toMatchObject({ kind: "inquiry", name: "Ida Berg", channel: "DP_CONTACTUS", description: null });
    expect(body).toEqual({ inquiryId: `INQ-${100_000 + row.number}` });
  });

  it("of a client without a form is a name and a number, which are sent encrypted", async () => {
    const body = { name: "Ida Berg", mdn: "0412345678" };
    const sent = { body, headers: key, encrypt: ["body.mdn"] };
    expect(await portal.send("/api/v1/auth/send-inquiry", sent)).toMatchObject({ status: 200, body: {} });
    expect(await rows()).toMatchObject([{ kind: "callBack", name: "Ida Berg", mobile: "0412345678" }]);
    expect(await portal.send("/api/v1/auth/send-inquiry", { body, headers: key })).toMatchObject({ status: 422 });
  });
});

describe("a request under a key", () => {
  it("is executed once, however often it is sent, and repeats get the first reply", async () => {
    const [first, ...others] = [await create(), ...(await Promise.all([create(), create()]))];
    for (const one of others) expect(one).toMatchObject({ status: 200, body: first.body });
    expect(await rows()).toHaveLength(1);
  });

  it("is executed again under another key", async () => {
    await create();
    await create(enquiry, { "idempotency-key": "run-1-key-9" });
    expect(await rows()).toHaveLength(2);
  });

  it("whose reply was lost is not executed again", async () => {
    await portal.console("/api/faults", "PUT", { createInquiry: { kind: "cutAfter", times: 1 } });
    await expect(create()).rejects.toThrow();
    expect(await create()).toMatchObject({ status: 200, body: { inquiryId: expect.any(String) } });
    expect(await rows()).toHaveLength(1);
  });

  it("is refused with another body", async () => {
    await create();
    const other = await create({ ...enquiry, InquiryDescription: "Something else." });
    expect(other).toMatchObject({ status: 409, body: { code: "KEY_REUSED" } });
    expect(await rows()).toHaveLength(1);
  });

  it("requires the key", async () => {
    expect(await create(enquiry, {})).toMatchObject({
      status: 422,
      body: { fields: { "header.idempotency-key": expect.any(String) } },
    });
    expect(await rows()).toEqual([]);
  });

  it("is not recorded if it was refused, so a corrected one can use the key", async () => {
    expect(await create({ ...enquiry, Partner: 7 })).toMatchObject({ status: 422 });
    expect(await create()).toMatchObject({ status: 200 });
  });
});

describe("a file of an inquiry", () => {
  const PNG = Uint8Array.from(wholeFiles.png);
  const names = { FileName: "screen.png", FolderName: "inquiries", ClientName: harbour.code };
  const place = async () => (await portal.send("/api/v1/account/uploadinquiryfile", { body: names })).body;
  const put = (url: string, body: BodyInit = PNG) => portal.raw(url.replace("/services", ""), { method: "PUT", body });
  const uploads = () => portal.console("/api/rows/uploads");

  it("is put at its own unguessable address, and named by the inquiry", async () => {
    const { inquiryUploadId: id, url } = await place();
    expect(url).toMatch(/^\/services\/uploads\/f_[\w-]{24}$/);
    expect(await put(url)).toMatchObject({ status: 200, body: "" });
    const sha256 = createHash("sha256").update(PNG).digest("base64url");
    expect(await uploads()).toMatchObject([{ id, folder: "inquiries", name: "screen.png", type: "image/png", sha256 }]);
    expect(await create({ ...enquiry, upload_id: id })).toMatchObject({ status: 200 });
    expect(await rows()).toMatchObject([{ uploadId: id }]);
  });

  it("may be put again, as after a lost reply; another file may not", async () => {
    const { url } = await place();
    await put(url);
    expect(await put(url)).toMatchObject({ status: 200 });
    expect(await put(url, makePhoto(1000))).toMatchObject({ status: 403, body: { code: "ADDRESS_OVER" } });
    expect(await uploads()).toMatchObject([{ size: PNG.length }]);
  });

  it("is refused after ten minutes, and at an unknown address", async () => {
    const { url } = await place();
    await portal.shiftClock(11);
    expect(await put(url)).toMatchObject({ status: 403 });
    expect(await put("/services/uploads/f_guessed")).toMatchObject({ status: 403 });
  });

  it("uses its address up: of twenty at once, one is stored, whole", async () => {
    const { url } = await place();
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => put(url, makePhoto(1000 + index))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(403)]);
    const storedSize = 1000 + replies.findIndex(({ status }) => status === 200);
    expect(await uploads()).toMatchObject([{ size: storedSize }]);
  });

  it("is checked by all its bytes and its size", async () => {
    const { url } = await place();
    expect(await put(url, "<script>alert(1)</script>")).toMatchObject({ status: 415 });
    expect(await put(url, "BM")).toMatchObject({ status: 415 });
    expect(await put(url, `${onePagePdf("A", [])}<script>alert(1)</script>`)).toMatchObject({ status: 415 });
    expect(await put(url, makePhoto(3072 * 1024 + 1))).toMatchObject({ status: 413 });
    expect(await put(url, makePhoto(3072 * 1024))).toMatchObject({ status: 200 });
  });

  it("that was never sent cannot be named, nor one of another client", async () => {
    const { inquiryUploadId: id } = await place();
    expect(await create({ ...enquiry, upload_id: id })).toMatchObject({ status: 400, body: { code: "NO_FILE" } });
    const others = new Portal(sandbox, discreet);
    const { url, inquiryUploadId } = (await others.send("/api/v1/account/uploadinquiryfile", { body: names })).body;
    await put(url);
    expect(await create({ ...enquiry, upload_id: inquiryUploadId })).toMatchObject({ status: 400 });
    expect(await rows()).toEqual([]);
  });
});
