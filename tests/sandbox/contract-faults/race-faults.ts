import { randomInt } from "node:crypto";
import type { Reach } from "../../../tools/contract/server.ts";
import { body, changeReply, type Fault, isOf } from "./fault.ts";

type OtherReply = (first: Response) => Response | Promise<Response>;

/** A server that is right, but for requests that arrive while another one of the operation is being done. */
const amongOthers = (id: string, reply: OtherReply): ((to: Reach) => Reach) => {
  const isIt = isOf(id);
  return (to) => {
    let running: Promise<Response> | undefined;
    return async (path, init) => {
      if (!isIt(path, init)) return to(path, init);
      if (running !== undefined) return reply((await running).clone());
      running = to(path, init);
      const first = await running;
      // Those that came meanwhile are answered first.
      setTimeout(() => {
        running = undefined;
      }, 50);
      return first.clone();
    };
  };
};

const failing: OtherReply = ({ headers }) =>
  Response.json({ code: "SERVER", message: "The server failed." }, { status: 500, headers });
const same: OtherReply = (first) => first;
/** Each reply names something of its own: each request made one. */
const another = (name: string, prefix: string): OtherReply =>
  body((text) =>
    JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      key === name ? `${prefix}${randomInt(400_000, 900_000)}` : value,
    ),
  );

const race = (what: string, operation: string, only: string, reply: OtherReply): Fault => ({
  what,
  operation,
  only,
  rule: "race",
  wire: amongOthers(operation, reply),
});

/** Requests that arrive at the same time. */
export const raceFaults: readonly Fault[] = [
  race("a code for tokens that several redeem at once", "redeemTokenCode", "one-token-code-at-once", same),
  race(
    "a draft for each of several at once",
    "startServiceRequest",
    "one-draft-at-once",
    another("ServiceRequestId", "SR"),
  ),
  race("an account that several make at once", "createAccount", "one-account-at-once", same),
  race("a link that several use at once", "setPassword", "one-new-password-at-once", same),
  race("orders that fail at once", "createServiceOrder", "one-order-at-once", failing),
  {
    what: "orders that can all be submitted",
    operation: "submitServiceOrder",
    only: "one-order-at-once",
    rule: "race",
    wire: changeReply("submitServiceOrder", ({ headers }) => Response.json({}, { headers })),
  },
  race("wrong codes that are all tried at once", "checkCodeV1", "wrong-codes-at-once", same),
  race("wrong passwords that are all tried at once", "loginV1", "wrong-passwords-at-once", same),
];
