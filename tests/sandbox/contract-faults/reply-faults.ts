import { body, changeReply, type Fault, withMember, withoutMember, wrongBody } from "./fault.ts";

const without = (header: string) => (reply: Response) => {
  const headers = new Headers(reply.headers);
  headers.delete(header);
  return new Response(reply.body, { status: reply.status, headers });
};

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
  {
    what: "no date",
    operation: "getProfile",
    only: "getProfile",
    rule: "header",
    wire: changeReply("getProfile", without("date")),
  },
  {
    what: "another correlation id",
    operation: "getProfile",
    only: "getProfile",
    rule: "header",
    wire: changeReply("getProfile", without("x-correlation-id")),
  },
];
