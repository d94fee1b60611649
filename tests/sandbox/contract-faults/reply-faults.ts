import { body, changeReply, type Fault, withMember, withoutMember, wrongBody } from "./fault.ts";

const withHeader = (name: string, value: string) => (reply: Response) => {
  const headers = new Headers(reply.headers);
  if (value === "") headers.delete(name);
  else headers.set(name, value);
  return new Response(reply.body, { status: reply.status, headers });
};
const without = (name: string) => withHeader(name, "");

/** A fault of a header of every reply of an operation. */
const wrongHeader = (what: string, operation: string, change: (reply: Response) => Response): Fault => ({
  what,
  operation,
  only: operation,
  rule: "header",
  wire: changeReply(operation, change),
});

/** The parts of a reply. */
export const replyFaults: readonly Fault[] = [
  wrongBody("a member that is missing", "getProfile", "sign-in-by-password", withoutMember("enrolledMdn")),
  wrongBody("a member of another type", "getProfile", "sign-in-by-password", withMember("profileId", 10021)),
  {
    what: "a member that the contract does not have",
    operation: "getProfile",
    only: "sign-in-by-password",
    rule: "body",
    wire: changeReply(
      "getProfile",
      body((text) => JSON.stringify({ ...JSON.parse(text), passwordHash: "abc" })),
    ),
  },
  {
    what: "a page in place of JSON",
    operation: "listArticles",
    only: "before-signing-in",
    rule: "body",
    wire: changeReply(
      "listArticles",
      () => new Response("<!doctype html>", { headers: { date: new Date().toUTCString() } }),
    ),
  },
  {
    what: "a status that the contract does not have",
    operation: "listArticles",
    only: "before-signing-in",
    rule: "status",
    wire: changeReply("listArticles", (reply) => new Response(reply.body, { status: 202, headers: reply.headers })),
  },
  wrongHeader("no date", "getProfile", without("date")),
  wrongHeader("another correlation id", "getProfile", without("x-correlation-id")),
  wrongHeader("a type that a browser may guess", "getProfile", without("x-content-type-options")),
  wrongHeader("a profile that anybody between may keep", "getProfile", withHeader("cache-control", "max-age=60")),
  wrongHeader("JSON that is told as a page", "listArticles", withHeader("content-type", "text/html")),
];
