import type { JsonObject } from "../../../src/documents/json.ts";
import type { ServerReply } from "../../contract/server.ts";
import { NotPossible, type ServerAttack } from "../attack.ts";
import { atOnce, failed, having } from "../replies.ts";
import type { Target } from "../target.ts";
import { type ToldStep, toldSteps } from "../told-steps.ts";

const AT_ONCE = 20;
/** Beside what stories say: an account is created, and a link sets a password, once. */
const ONCE = ["createAccount", "setPassword"];

/** What a table may hold only once, by the columns that say of what; rows that are left out do not count. */
interface Unique {
  readonly table: string;
  readonly by: readonly string[];
  readonly counts?: (row: JsonObject) => boolean;
}

const UNIQUE: readonly Unique[] = [
  { table: "serviceRequests", by: ["agreementId", "assetId"], counts: ({ status }) => status === "NEW" },
  { table: "serviceOrders", by: ["request"] },
  { table: "slotSeats", by: ["client", "place", "day", "slot", "seat"] },
  { table: "cancellations", by: ["request"] },
  { table: "ratings", by: ["request"] },
  { table: "cleanings", by: ["request"] },
  { table: "people", by: ["client", "email"], counts: ({ email }) => email !== null },
  { table: "deviceUpdates", by: ["deviceId"], counts: ({ reviewedAt }) => reviewedAt === null },
  { table: "enrolments", by: ["agreementId"] },
  { table: "linkedDevices", by: ["personId", "assetId"] },
  { table: "renewals", by: ["agreementId"] },
];

export const races: ServerAttack = {
  id: "races",
  on: "server",
  does: `sends every request that writes ${AT_ONCE} times at once, each under a key of its own`,
  allowed: "no 5xx, nothing double",
  async run(target) {
    const writing = toldSteps(target).filter(({ step }) => target.described(step.operation).operation.isUnsafe);
    const wrong: string[] = [];
    for (const told of writing) {
      const problems = await race(target, told);
      if (problems.length > 0) wrong.push(`${told.step.operation}: ${problems.join(", ")}`);
    }
    if (writing.length === 0) throw new NotPossible("no story leads to a request that writes");
    const seen = wrong.length === 0 ? "all once" : wrong.join("; ");
    return { seen: `${writing.length} operations: ${seen}`, isHeld: wrong.length === 0 };
  },
};

async function race(target: Target, told: ToldStep): Promise<string[]> {
  const { step, subject, isOnce } = told;
  await target.anew();
  const kept = await target.lead(told);
  const replies = await atOnce(AT_ONCE, () => target.take(subject, step, kept));
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
  const found = await Promise.all(
    UNIQUE.map(async ({ table, by, counts = () => true }) => {
      const names = (await target.rows(table))
        .filter(counts)
        .map((row) => JSON.stringify(by.map((column) => row[column])));
      const extra = names.length - new Set(names).size;
      return extra === 0 ? [] : [`${extra} too many in ${table}`];
    }),
  );
  return found.flat();
}
