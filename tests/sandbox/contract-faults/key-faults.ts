import { changeReply, type Fault } from "./fault.ts";

const INQUIRY = "/api/v1/account/createinquiry";
const idempotencyKey = (init: RequestInit) => new Headers(init.headers).get("idempotency-key") ?? "";
const withKey = (init: RequestInit, key: string) => {
  const headers = new Headers(init.headers);
  headers.set("idempotency-key", key);
  return { ...init, headers };
};

/** The scope of a key. */
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
    operation: "saveRenewalDetails",
    only: "renew-a-plan",
    rule: "key",
    wire(to) {
      const sent = new Set<string>();
      return async (path, init) => {
        const key = idempotencyKey(init);
        if (sent.has(key) && path.includes("/renewal")) await to(path, withKey(init, crypto.randomUUID()));
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
    wire: changeReply("sendInquiry", (reply) =>
      reply.status === 409 ? Response.json({}, { headers: reply.headers }) : reply,
    ),
  },
  {
    what: "a key that gives another customer's reply",
    operation: "acceptTerms",
    only: "key-of-another-customer",
    rule: "status",
    wire(to) {
      const repliesByKey = new Map<string, Response>();
      return async (path, init) => {
        const reply = repliesByKey.get(idempotencyKey(init))?.clone() ?? (await to(path, init));
        if (idempotencyKey(init) !== "" && reply.ok) repliesByKey.set(idempotencyKey(init), reply.clone());
        return reply;
      };
    },
  },
  {
    what: "a key that is kept for ever",
    operation: "createInquiry",
    only: "key-expires",
    rule: "status",
    wire(to) {
      const bodies = new Map<string, unknown>();
      return async (path, init) => {
        const first = bodies.get(idempotencyKey(init)) ?? init.body;
        if (idempotencyKey(init) !== "") bodies.set(idempotencyKey(init), first);
        const reply = await to(path, init);
        const isOther = reply.ok && path.endsWith(INQUIRY) && first !== init.body;
        const { headers } = reply;
        return isOther ? Response.json({ code: "KEY_REUSED", message: "No." }, { status: 409, headers }) : reply;
      };
    },
  },
];
