import { setTimeout as pause } from "node:timers/promises";
import { finish, type Later } from "./behaviours.ts";
import type { ShopServer } from "./shop.ts";
import type { State, Till } from "./till.ts";

const POLL_MS = 50;
const LONGEST_MS = 30_000;

/** A charge that the gateway has made, and of which the back end knows nothing yet. */
interface HeldCharge {
  readonly name: string;
  readonly reply: Promise<State | undefined>;
}

/**
 * Lets these customers pay at one server, and kills it between the gateway's charges and its own work; then it is started
 * again, and they go on.
 */
export async function payWhileKilled(
  checkouts: readonly Till[],
  server: ShopServer,
): Promise<readonly PromiseSettledResult<Later | undefined>[]> {
  const held = checkouts.map((checkout) => ({ checkout, holding: holdCharge(checkout, server) }));
  await Promise.allSettled(held.map(({ holding }) => holding));
  await server.killAndStart();
  const goOn = async ({ checkout, holding }: (typeof held)[number]) => {
    const { name, reply } = await holding;
    return finish(checkout, name, await reply);
  };
  return Promise.allSettled(held.map(goOn));
}

async function holdCharge(checkout: Till, server: ShopServer): Promise<HeldCharge> {
  const name = await checkout.begin();
  const charge = await checkout.prepare(name, "approve");
  const reply = charge({ server, isHeld: true });
  await Promise.race([reply.catch(() => undefined), isCharged(checkout, name)]);
  return { name, reply };
}

/** Waits until the gateway knows the payment. */
async function isCharged({ market, order }: Till, name: string): Promise<void> {
  const known = market.shop.database.selectFrom("gatewayPayments").select("id").where("id", "=", `${order}.${name}`);
  for (let waited = 0; waited < LONGEST_MS; waited += POLL_MS) {
    if ((await known.executeTakeFirst()) !== undefined) return;
    await pause(POLL_MS);
  }
}
