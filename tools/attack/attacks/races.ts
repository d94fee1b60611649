import type { JsonObject } from "../../../src/documents/json.ts";
import type { ServerReply } from "../../contract/server.ts";
import type { ServerAttack } from "../attack.ts";
import { NotPossible } from "../not-possible.ts";
import { type PreparedStep, preparedSteps } from "../prepared-steps.ts";
import { atOnce, failed, having } from "../replies.ts";
import type { Target } from "../target.ts";

const AT_ONCE = 20;
/** In addition to the stories: an account is created, and a link sets a password, once. */
const ONCE = ["createAccount", "setPassword"];

/** The columns that must be unique in a table; excluded rows do not count. */
interface Unique {
  readonly table: string;
  readonly by: readonly string[];
  readonly counts?: (row: JsonObject) => boolean;
}

const UNIQUE: readonly Unique[] = [
  { table: "service_requests", by: ["agreement_id", "asset_id"], counts: ({ status }) => status === "NEW" },
  { table: "service_orders", by: ["request"] },
  { table: "slot_seats", by: ["client", "place", "day", "slot", "seat"] },
  { table: "cancellations", by: ["request"] },
  { table: "ratings", by: ["request"] },
  { table: "cleanings", by: ["request"] },
  { table: "people", by: ["client", "email"], counts: ({ email }) => email !== null },
  { table: "device_updates", by: ["device_id"], counts: ({ reviewed_at }) => reviewed_at === null },
  { table: "enrolments", by: ["agreement_id"] },
  { table: "linked_devices", by: ["person_id", "asset_id"] },
  { table: "renewals", by: ["agreement_id"] },
];

export const races: ServerAttack = {
  id: "races",
  on: "server",
  does: `sends every request that writes ${AT_ONCE} times at once, each under a key of its own`,
  allowed: "no 5xx, no double work",
  async run(target) {
    const writing = preparedSteps(target.facts.data).filter(
      ({ step }) => target.described(step.operation).operation.isUnsafe,
    );
    const wrong: string[] = [];
    for (const prepared of writing) {
      const problems = await race(target, prepared);
      if (problems.length === 0) continue;
      wrong.push(`${prepared.step.operation}: ${problems.join(", ")}`);
      target.saw(wrong.at(-1) ?? "");
    }
    if (writing.length === 0) throw new NotPossible("no story of the contract has a request that writes");
    const seen = wrong.length === 0 ? "all once" : wrong.join("; ");
    return { seen: `${writing.length} operations: ${seen}`, isHeld: wrong.length === 0 };
  },
};

async function race(target: Target, prepared: PreparedStep): Promise<string[]> {
  const { step, subject, isOnce } = prepared;
  await target.anew();
  const saved = await target.lead(prepared);
  const replies = await atOnce(AT_ONCE, () => target.take(subject, step, saved));
  return [...inReplies(step.operation, isOnce, replies), ...(await doubled(target))];
}

function inReplies(operation: string, isOnce: boolean, replies: readonly ServerReply[]): string[] {
  const failures = failed(replies);
  const done = having(replies, 200);
  return [
    ...(failures > 0 ? [`${failures} × 5xx`] : []),
    ...((isOnce || ONCE.includes(operation)) && done > 1 ? [`done ${done} times`] : []),
    ...(done === 0 ? [`never done`] : []),
  ];
}

async function doubled(target: Target): Promise<string[]> {
  const held = await target.held();
  return UNIQUE.flatMap(({ table, by, counts = () => true }) => {
    const rows = (held.get(table) ?? []).filter(counts);
    const extra = rows.length - new Set(rows.map((row) => JSON.stringify(by.map((column) => row[column])))).size;
    return extra === 0 ? [] : [`${extra} too many in ${table}`];
  });
}
