import { beforeEach, describe, expect, it } from "vitest";
import { carrier, createFerry, gro, runa, siv } from "./support/carrier.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const sandbox = sandboxForTests(createFerry);
const portal = new Portal(sandbox, carrier);
let tokens: Record<string, string>;

beforeEach(async () => {
  tokens = await portal.signInByMobile(runa.mobile);
});

const post = (target: string, body: unknown, as = tokens) => portal.ask("POST", target, as, body);
const get = (target: string, as = tokens) => portal.ask("GET", target, as);

describe("agreements, version 2", () => {
  it("are found at the second version's address as at the first", async () => {
    const [first, second] = [await post("/online/findagreement", {}), await post("/v2/online/findagreement", {})];
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(second.body.FindAgreementsResults.Agreements.Agreement).toMatchObject([{ AgreementId: "F-1" }]);
  });

  it("of a person without an email have no email among the contacts", async () => {
    const nobody = await portal.signInByMobile(gro.mobile);
    expect((await get("/api/v1/account/profile", nobody)).body).not.toHaveProperty("email");
    expect((await post("/v2/online/findagreement", {}, nobody)).status).toBe(200);
  });

  it("require a sign-in", async () => {
    expect((await post("/v2/online/findagreement", {}, {})).status).toBe(401);
  });
});

describe("claim details", () => {
  const ask = (body: unknown, as = tokens) => post("/online/claimdetails", body, as);

  it("include a token if a plan is in force, and none otherwise", async () => {
    const { body } = await ask({ mdn: runa.mobile, email: runa.email });
    expect(body.CustomerCaseResults.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect((await ask({}, await portal.signInByMobile(siv.mobile))).body).toEqual({ CustomerCaseResults: {} });
  });

  it("are refused for another customer's plan", async () => {
    for (const other of [{ mdn: siv.mobile }, { email: siv.email }, { data: "ref_other" }]) {
      expect(await ask(other)).toMatchObject({ status: 400, body: { code: "UNKNOWN_CUSTOMER" } });
    }
  });

  it("include a token that opens nothing else", async () => {
    const { token } = (await ask({})).body.CustomerCaseResults;
    expect((await get("/api/v1/account/profile", { ...tokens, authorization: `Bearer ${token}` })).status).toBe(401);
  });
});

describe("documents", () => {
  const list = async (query: string, as = tokens) =>
    (await get(`/online/documents?${query}`, as)).body.GetTaskDetailResponse.Documents;

  it("are listed for a plan, each with its address", async () => {
    const documents = await list("p=Harbour%20Care&aid=F-1");
    expect(documents).toMatchObject([
      { DocumentType: "CERTIFICATE", CreatedDate: "2026-01-31" },
      { DocumentType: "TERMS", CreatedDate: "2026-01-31" },
    ]);
    const file = await sandbox.app.request(documents[0].DocumentUrl);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    const text = await file.text();
    expect(text).toContain("(Agreement: F-1)");
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe("xref");
  });

  it("are sent as files, with length and name, to their own customer alone", async () => {
    const [{ DocumentId }] = await list("p=Harbour%20Care&aid=F-1");
    const { status, headers, body } = await get(`/online/documents/${DocumentId}`);
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(body).toContain("(Agreement: F-1)");
    expect(headers.get("content-length")).toBe(String(Buffer.byteLength(body)));
    expect(headers.get("content-disposition")).toContain('attachment; filename="Certificate of cover F-1.pdf"');
    const other = await get(`/online/documents/${DocumentId}`, await portal.signInByMobile(siv.mobile));
    expect(other).toMatchObject({ status: 404, body: { code: "NO_DOCUMENT" } });
    expect((await get(`/online/documents/${DocumentId}`, {})).status).toBe(401);
  });

  it("are none for another's agreement, an unknown one, or another programme", async () => {
    expect(await list("p=Harbour%20Care&aid=F-1", await portal.signInByMobile(siv.mobile))).toEqual([]);
    expect(await list("p=Harbour%20Care&aid=F-2")).toEqual([]);
    expect(await list("p=Other&aid=F-1")).toEqual([]);
    expect((await get("/online/documents?aid=F-1")).status).toBe(422);
    expect((await sandbox.app.request("/services/content/documents/doc_guessed.pdf")).status).toBe(404);
  });
});

describe("tokens of other services", () => {
  it("are given to the signed-in customer only", async () => {
    expect((await get("/smartscan/token")).body.token).toMatch(/^ss_/);
    expect((await get("/smartscan/token", {})).status).toBe(401);
    expect((await post("/v2/secadv/token", { mdn: runa.mobile })).body.token).toMatch(/^sa_/);
    expect((await post("/v2/secadv/token", { mdn: runa.mobile }, {})).status).toBe(401);
  });

  it("are refused for another's number", async () => {
    const reply = await post("/v2/secadv/token", { mdn: siv.mobile });
    expect(reply).toMatchObject({ status: 400, body: { code: "UNKNOWN_NUMBER" } });
  });
});
