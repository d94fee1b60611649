import { member, objectEntries } from "../../../src/documents/json.ts";
import { put } from "../../contract/case-values.ts";
import type { DescribedOperation } from "../../contract/contract-operations.ts";
import { asParts, type RequestParts } from "../../contract/contract-operations.ts";
import type { ServerReply } from "../../contract/server.ts";
import type { ServerAttack } from "../attack.ts";
import { errorCode, tally } from "../replies.ts";

const SUBJECT = "order";
const MOST_GUESSES = 5;
const ROUNDS = 20;

/** The part of the request with an order and its day; `undefined` when the operation has no such part. */
function placeOfDay({ request }: DescribedOperation): string | undefined {
  const parts = objectEntries(member(request, "properties"));
  const takesBoth = (part: unknown) =>
    ["orderId", "purchaseDate"].every((name) => member(member(part, "properties"), name) !== undefined);
  return parts.find(([, part]) => takesBoth(part))?.[0];
}

export const orderDays: ServerAttack = {
  id: "order-days",
  on: "server",
  does: "guesses the day of an order by every operation that takes both, and consents for an unknown order",
  allowed: `${MOST_GUESSES} days evaluated, no consent`,
  async run(target) {
    const { orderId } = target.subject(SUBJECT);
    const replies: ServerReply[] = [];
    const taking = [...target.facts.operations.values()].filter((one) => placeOfDay(one) !== undefined);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const described of taking) {
        const day = new Date(Date.UTC(2020, 0, 1 + round * taking.length)).toISOString().slice(0, 10);
        const parts = withDay(described, String(orderId), day);
        replies.push(await target.send(described.operation.id, parts, target.sendingAs(SUBJECT)));
      }
    }
    const evaluated = replies.filter((reply) => reply.status === 404 || errorCode(reply) === "NOT_FOUND").length;
    const consents = await target.take(SUBJECT, {
      operation: "recordConsents",
      with: { "body.orderId": "HM-20200101_0" },
    });
    const names = taking.map(({ operation }) => operation.id).join(", ");
    return {
      seen: `${evaluated} days evaluated by ${names}; consents of an unknown order: ${tally([consents])}`,
      isHeld: evaluated <= MOST_GUESSES && consents.status !== 200,
    };
  },
};

function withDay(described: DescribedOperation, orderId: string, purchaseDate: string): RequestParts {
  const [example] = Object.values(described.examples);
  const part = placeOfDay(described) ?? "";
  const { keyHeader } = described.operation;
  const keyed = keyHeader === undefined ? example : put(example, ["header", keyHeader], `attack-${purchaseDate}`);
  return asParts(put(put(keyed, [part, "orderId"], orderId), [part, "purchaseDate"], purchaseDate));
}
