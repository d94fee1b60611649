import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { member } from "../../src/documents/json.ts";
import { listen } from "../serve/listen.ts";

/** What becomes of the notices about an order. */
export type Fate = "arrives" | "lost" | "doubled" | "late";

/** The network between the gateway and the back end. */
export interface NoticeNetwork {
  readonly address: string;
  /** The notices that it was given. */
  readonly count: () => number;
  /** Lets the late notices arrive that it kept, the last first, and from now on those about the same orders. */
  release(): Promise<void>;
  close(): Promise<void>;
}

interface Kept {
  readonly order: string;
  readonly headers: Headers;
  readonly body: string;
}

/** @param fateOf an order by its id; @param addresses of the servers that may take a notice now */
export async function openNoticeNetwork(
  fateOf: (order: string) => Fate,
  addresses: () => readonly string[],
): Promise<NoticeNetwork> {
  let late: Kept[] = [];
  const released = new Set<string>();
  let given = 0;
  const forward = ({ headers, body }: Kept, way: number): Promise<Response> => {
    const all = addresses();
    return fetch(`${all[way % all.length]}/gateway/notices`, { method: "POST", headers, body });
  };
  const app = new Hono().post("/", async (context) => {
    const body = await context.req.text();
    const order = String(member(JSON.parse(body), "ServiceOrderId"));
    const kept: Kept = { order, headers: ownHeaders(context.req.raw.headers), body };
    const fate = fateOf(order);
    given += 1;
    if (fate === "lost") return context.text("lost", 502);
    if (fate === "late" && !released.has(order)) {
      late.push(kept);
      return context.text("late", 504);
    }
    const copies = fate === "doubled" ? [given, given + 1, given] : [given];
    const replies = await Promise.all(copies.map((way) => forward(kept, way)));
    return new Response(await replies[0]?.text(), { status: replies[0]?.status ?? 502 });
  });
  app.onError((_error, context) => context.text("no way", 502));
  const { port, close } = await listen(createAdaptorServer({ fetch: app.fetch }), 0);
  return {
    address: `http://127.0.0.1:${port}/`,
    count: () => given,
    async release() {
      const kept = late.reverse();
      late = [];
      for (const { order } of kept) released.add(order);
      for (const [way, one] of kept.entries()) await forward(one, way).catch(() => undefined);
    },
    close,
  };
}

/** The headers that the gateway made. */
const ownHeaders = (headers: Headers): Headers =>
  new Headers([...headers].filter(([name]) => name === "content-type" || name.startsWith("x-")));
