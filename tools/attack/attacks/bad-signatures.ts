import type { DescribedOperation } from "../../contract/contract-operations.ts";
import type { PreparedRequest, ServerReply, SpokenFor } from "../../contract/server.ts";
import type { ServerAttack } from "../attack.ts";
import { answering, exampleRequest } from "../every-request.ts";
import { having, some } from "../replies.ts";
import type { Target } from "../target.ts";

const SUBJECT = "customer";

/** Requests of an operation, each with one mistake in its signature. */
function wrongs(target: Target, described: DescribedOperation): PreparedRequest[] {
  const client = target.sendingAs(SUBJECT).client;
  const prepare = (as: SpokenFor) =>
    target.server.prepare(described.operation, exampleRequest(described), { client: as });
  const { path, init } = prepare(client);
  const { authorization, ...unsigned } = readHeaders(init);
  const { "x-token": token, ...without } = readHeaders(init);
  const signed = (name: string, value: string) => ({
    path,
    init: { ...init, headers: { ...readHeaders(init), [name]: value } },
  });
  const time = Number(readHeaders(init)["x-timestamp"]);
  return [
    { path, init: { ...init, headers: unsigned } },
    { path, init: { ...init, headers: without } },
    { path: `${path}${path.includes("?") ? "&" : "?"}more=1`, init },
    ...(init.body === undefined ? [] : [{ path, init: { ...init, body: `${String(init.body)} ` } }]),
    prepare({ ...client, sharedSecret: "another-secret" }),
    signed("x-timestamp", String(time + 1)),
    signed("x-timestamp", String(time - 3_600_000)),
    signed("authorization", String(authorization).replace("HMAC-SHA-256", "HMAC-SHA-1")),
    signed("authorization", String(authorization).slice(0, -4)),
    signed("x-token", String(token).slice(0, -4)),
    signed("x-client", "no-such-client"),
  ];
}

const readHeaders = ({ headers }: RequestInit): Record<string, string> => Object.fromEntries(new Headers(headers));

export const badSignatures: ServerAttack = {
  id: "bad-signatures",
  on: "server",
  does: "calls each signed operation with one mistake in the signature",
  allowed: "401 each time",
  async run(target) {
    const taken: string[] = [];
    const replies: ServerReply[] = [];
    for (const described of answering(target.facts.operations).filter(({ operation }) => operation.isSigned)) {
      for (const { path, init } of wrongs(target, described)) {
        const reply = await target.server.raw(path, init);
        replies.push(reply);
        if (reply.status !== 401) taken.push(`${described.operation.id} ${reply.status}`);
      }
    }
    const refused = `${having(replies, 401)} of ${replies.length} refused`;
    return {
      seen: taken.length === 0 ? refused : `${refused}; ${some(taken)}`,
      isHeld: taken.length === 0 && replies.length > 0,
    };
  },
};
