import { member } from "../../src/documents/json.ts";
import type { ServerReply } from "../contract/server.ts";

/** The code of a refusal; empty when absent. */
export const errorCode = ({ body }: ServerReply): string => {
  const code = member(body, "code");
  return typeof code === "string" ? code : "";
};

/** The seconds until a refused request may be sent again, by the server's clock; `undefined` when untold. */
export function secondsToWait({ body, headers }: ServerReply): number | undefined {
  const retryAt = member(body, "retryAt");
  const milliseconds = Date.parse(typeof retryAt === "string" ? retryAt : "") - Date.parse(headers.get("date") ?? "");
  return Number.isNaN(milliseconds) ? undefined : Math.round(milliseconds / 1000);
}

/** Sends this many at once, and waits for all. */
export const atOnce = <Result>(count: number, send: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));

/** How many of the replies have that status. */
export const having = (replies: readonly ServerReply[], status: number): number =>
  replies.filter((one) => one.status === status).length;

/** How many of the replies are failures of the server. */
export const failed = (replies: readonly ServerReply[]): number => replies.filter(({ status }) => status >= 500).length;

/** `3 × 200, 17 × 409 KEY_REUSED`, the most frequent first. */
export function tally(replies: readonly ServerReply[]): string {
  const counts = new Map<string, number>();
  for (const reply of replies) {
    const name = [reply.status, errorCode(reply)].filter(Boolean).join(" ");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count} × ${name}`)
    .join(", ");
}

/** Some of many names, and the number of the rest: `loginV1, loginV3 and 4 more`. */
export function some(names: readonly string[], most = 6): string {
  const left = names.length - most;
  return left > 0 ? `${names.slice(0, most).join(", ")} and ${left} more` : names.join(", ");
}
