import type { Reach } from "../../../tools/contract/server.ts";
import { type Fault, isOf } from "./fault.ts";

const NOT_TAKEN = [403, 415];

/** A server that takes some files that it should refuse. */
const taking =
  (isTaken: (init: RequestInit, status: number) => boolean) =>
  (to: Reach): Reach => {
    const isIt = isOf("putInquiryFile");
    return async (path, init) => {
      const reply = await to(path, init);
      const isWrong = isIt(path, init) && NOT_TAKEN.includes(reply.status) && isTaken(init, reply.status);
      return isWrong ? new Response(null, { status: 200, headers: reply.headers }) : reply;
    };
  };
const isOfType = (type: string) => (init: RequestInit) => new Headers(init.headers).get("content-type") === type;

const takes = (what: string, isTaken: (init: RequestInit, status: number) => boolean): Fault => ({
  what,
  operation: "putInquiryFile",
  only: "enquiry-with-a-file",
  rule: "status",
  wire: taking(isTaken),
});

/** Files and their addresses. */
export const fileFaults: readonly Fault[] = [
  takes("a used address that takes another file", (_, status) => status === 403),
  takes("a document with script that is taken", isOfType("application/pdf")),
  takes("a bitmap of two bytes that is taken", isOfType("image/bmp")),
];
