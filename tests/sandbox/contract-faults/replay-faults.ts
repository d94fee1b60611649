import type { Reach } from "../../../tools/contract/server.ts";
import type { Fault } from "./fault.ts";

const header = (init: RequestInit, name: string) => new Headers(init.headers).get(name) ?? "";

/** A server that itself answers a repeated signature. */
const answering =
  (again: (first: Response, isSameKey: boolean) => Response | undefined) =>
  (to: Reach): Reach => {
    const seen = new Map<string, { reply: Response; key: string }>();
    return async (path, init) => {
      const signature = header(init, "authorization");
      const key = header(init, "idempotency-key");
      const before = seen.get(signature);
      const own = before && again(before.reply.clone(), before.key === key);
      if (own !== undefined) return own;
      const reply = await to(path, init);
      if (signature.startsWith("HMAC")) seen.set(signature, { reply: reply.clone(), key });
      return reply;
    };
  };

const refusal = ({ headers }: Response) =>
  Response.json({ code: "REPLAYED", message: "No." }, { status: 401, headers });

/** A signature is good once. */
export const replayFaults: readonly Fault[] = [
  {
    what: "a signed request that is taken again",
    operation: "loginV1",
    only: "loginV1",
    rule: "replay",
    wire: answering((first) => first),
  },
  {
    what: "a signed look-up that sends something, taken again",
    operation: "sendCodeV1",
    only: "sendCodeV1",
    rule: "replay",
    wire: answering((first) => first),
  },
  {
    what: "a repeat under its key that is refused",
    operation: "sendInquiry",
    only: "sendInquiry",
    rule: "replay",
    wire: answering((first, isSameKey) => (isSameKey ? refusal(first) : undefined)),
  },
  {
    what: "a repeat under another key that is taken",
    operation: "sendInquiry",
    only: "sendInquiry",
    rule: "replay",
    wire: answering((first, isSameKey) => (isSameKey ? undefined : first)),
  },
  {
    what: "something that is kept, though the contract does not say so",
    operation: "listArticles",
    only: "listArticles",
    rule: "replay",
    async handler(received, resources, right) {
      const call = { client: "techcare", kind: "callBack", name: "A", mobile: "1", sentAt: received.now } as const;
      await resources.database.insertInto("inquiries").values(call).execute();
      return right.answer(received, resources);
    },
  },
];
