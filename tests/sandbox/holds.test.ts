import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { refused } from "./support/paying-portal.ts";
import { raisedRequests } from "./support/raised-requests.ts";
import { wholeFiles } from "./support/whole-files.ts";

const { get, line, portal, post, raise, rows, send, signIn } = raisedRequests();

const make = async (id: string, ...statuses: readonly string[]) => {
  for (const status of statuses)
    expect(await portal.console(`/api/requests/${id}/advance`, "POST", { status })).toEqual({ status });
};
const details = async (id: string) => (await get(`v2/details/${id}`)).body.ClaimDetails;
const answer = (id: string, hold: string, NoteText?: string, key?: string) =>
  post(`exceptionmanagement/v1/holds/${hold}`, { ...line, ServiceRequestId: id, NoteText }, key);
const attach = (id: string, HoldId: string, UploadId: string) =>
  send("POST", "/registration/api/updateholddoc", {
    ...{ ...line, ServiceRequestId: id, HoldId },
    Documents: [{ UploadId, FileName: "report.pdf" }],
  });

async function upload(folder: string): Promise<string> {
  const named = { FileName: "report.pdf", FolderName: folder, AgreementId: "H-1" };
  const { UploadId, Url } = (await post("filesystem/upload/v3", named)).body;
  const body = Uint8Array.from(folder === "request-photos" ? wholeFiles.jpeg : wholeFiles.pdf);
  await portal.raw(String(Url).replace("/services", ""), { method: "PUT", body });
  return UploadId;
}

/** A request about which the reviewer asks; with its hold. */
async function asked(): Promise<{ readonly id: string; readonly hold: string }> {
  const id = await raise();
  await make(id, "ON HOLD", "MORE INFORMATION NEEDED");
  return { id, hold: (await details(id)).Hold.HoldId };
}

describe("a request that is looked into", () => {
  it("says why, and that its customer hears within 48 hours", async () => {
    const id = await raise();
    expect(await details(id)).not.toHaveProperty("Hold");
    await make(id, "ON HOLD");
    const { Hold } = await details(id);
    expect(Hold).toEqual({ HoldId: Hold.HoldId, Reason: "CHECK", HearBy: expect.stringMatching(/^2026-11-22T02:0/) });
    expect(await answer(id, Hold.HoldId, "It fell.")).toMatchObject(refused(409, "NOT_ASKED"));
  });

  it("goes back to the reviewer with the customer's answer, once, and the 48 hours begin anew", async () => {
    const { id, hold } = await asked();
    expect(await details(id)).toMatchObject({ Hold: { Asks: "MORE_DETAILS" } });
    expect(await answer(id, hold)).toMatchObject(refused(400, "ANSWER_MISSING"));
    await portal.console("/api/clock", "PUT", { now: "2026-11-20T12:00:00+08:00" });
    await signIn(ida);
    const key = "an-answer-of-the-test";
    const taken = { status: 200, body: { HoldId: hold, ServiceOrderStatus: "ON HOLD" } };
    expect(await answer(id, hold, "It fell.", key)).toMatchObject(taken);
    expect(await answer(id, hold, "It fell.", key)).toMatchObject(taken);
    expect(await answer(id, hold, "It fell again.")).toMatchObject(refused(409, "NOT_ASKED"));
    expect(await rows("holds")).toMatchObject([{ note: "It fell.", documents: null }]);
    expect((await details(id)).Hold.HearBy).toMatch(/^2026-11-22T04:0/);
    await make(id, "MORE INFORMATION NEEDED", "APPROVED");
    expect(await answer(id, hold, "It fell.")).toMatchObject(refused(409, "NOT_ASKED"));
  });

  it("takes a file that has arrived for it, and keeps the last one", async () => {
    const { id, hold } = await asked();
    expect(await attach(id, hold, "up_none")).toMatchObject(refused(400, "NO_FILE"));
    expect(await attach(id, hold, await upload("request-photos"))).toMatchObject(refused(400, "NO_FILE"));
    await attach(id, hold, await upload("hold-documents"));
    const last = await upload("hold-documents");
    expect(await attach(id, hold, last)).toMatchObject({ status: 200, body: { HoldId: hold, Documents: 1 } });
    expect(await answer(id, hold, "Here it is.")).toMatchObject({ status: 200 });
    expect(await rows("holds")).toMatchObject([{ documents: [{ UploadId: last, FileName: "report.pdf" }] }]);
  });

  it("is another customer's neither to see nor to answer", async () => {
    const { id, hold } = await asked();
    await signIn(nora);
    expect(await answer(id, hold, "It fell.")).toMatchObject(refused(400, "UNKNOWN_HOLD"));
    expect(await attach(id, hold, "up_none")).toMatchObject(refused(400, "UNKNOWN_HOLD"));
  });

  it("is named by its own request", async () => {
    const { hold } = await asked();
    expect(await answer("SR400999", hold, "It fell.")).toMatchObject(refused(400, "UNKNOWN_HOLD"));
  });
});
