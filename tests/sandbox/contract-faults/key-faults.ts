import { type Fault, onTheWay } from "./fault.ts";

const INQUIRY = "/api/v1/account/createinquiry";
const keyOf = (init: RequestInit) => new Headers(init.headers).get("idempotency-key") ?? "";
const withKey = (init: RequestInit, key: string) => {
  const headers = new Headers(init.headers);
  headers.set("idempotency-key", key);
  return { ...init, headers };
};

/** What a key is for. */
export const keyFaults: readonly Fault[] = [
  {
    what: "a key that is ignored",
    operation: "createInquiry",
    only: "enquiry-with-a-file",
    rule: "key",
    wire: (to) => (path, init) => to(path, path.endsWith(INQUIRY) ? withKey(init, crypto.randomUUID()) : init),
  },
  {
    what: "what is done again under its key",
    operation: "sendInquiry",
    only: "enquiry-with-a-file",
    rule: "key",
    wire(to) {
      const sent = new Set<string>();
      return async (path, init) => {
        const key = keyOf(init);
        if (sent.has(key) && path.endsWith("/send-inquiry")) await to(path, withKey(init, crypto.randomUUID()));
        sent.add(key);
        return to(path, init);
      };
    },
  },
  {
    what: "another request that is taken under a used key",
    operation: "sendInquiry",
    only: "enquiry-with-a-file",
    rule: "key",
    wire: onTheWay("sendInquiry", (reply) =>
      reply.status === 409 ? Response.json({}, { headers: reply.headers }) : reply,
    ),
  },
];
