import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isJsonObject, type JsonObject, member } from "../../src/documents/json.ts";
import type { Operation } from "../../src/documents/operation.ts";
import { describedOperations, type RequestParts } from "../contract/contract-operations.ts";
import type { CustomerTokens } from "../contract/server.ts";
import { readContractDocuments } from "../sandbox/contract/load-contract.ts";
import type { Random } from "../soak/random.ts";
import { spokenFor } from "./bay.ts";
import type { Plan } from "./plans.ts";
import { GATEWAY_PATH, HELD } from "./serve-shop.ts";
import type { Shop, ShopServer } from "./shop.ts";

/** A reply that came whole. */
export interface Reply {
  readonly status: number;
  readonly body: JsonObject;
}

/** What happens to a request on its way. */
export interface Way {
  /** request: it does not arrive. reply: its reply does not. cut: the connection ends at any moment. */
  readonly loss?: "request" | "reply" | "cut";
  readonly server?: ShopServer;
  /** The server stops after the gateway's charge. */
  readonly isHeld?: true;
  /** The same for two requests that are one. */
  readonly key?: string;
}

/** What the customers of a run share. */
export interface Market {
  readonly shop: Shop;
  /** Receives every answer that no fault explains. */
  readonly wonder: (what: string) => void;
  /** The payments by their orders. */
  readonly plans: Map<string, Plan>;
  readonly count: { requests: number };
}

const CUT_WITHIN_MS = 60;
const TIMEOUT_MS = 30_000;
/** The time in which a killed server is there again, on a busy machine too. */
const PATIENCE_MS = 180_000;
const PAUSE_MS = 100;

const operations: ReadonlyMap<string, Operation> = new Map(
  describedOperations(readContractDocuments()).map(({ operation }) => [operation.id, operation]),
);

/** A customer with a portal of their own. */
export class Customer {
  readonly #market: Market;
  readonly #mobile: string;
  readonly #random: Random;
  #signedIn: Promise<{ tokens: CustomerTokens; line: string }> | undefined;

  constructor(market: Market, mobile: string, random: Random) {
    this.#market = market;
    this.#mobile = mobile;
    this.#random = random;
  }

  /** The interaction line that requests about a claim name. */
  async line(): Promise<{ readonly InteractionLineId: string }> {
    return { InteractionLineId: (await this.#signIn()).line };
  }

  /** The reply to a request; `undefined` when it is not known what came of it. */
  async send(id: string, parts: Partial<RequestParts>, way: Way = {}): Promise<Reply | undefined> {
    const signedIn = this.#signIn();
    const reply = await this.#sendOnce(id, parts, way);
    if (reply?.status !== 401) return reply;
    if (this.#signedIn === signedIn) this.#signedIn = undefined;
    return this.#sendOnce(id, parts, way);
  }

  /** The reply to a request that is sent again, under its key, until one comes. */
  async insist(id: string, parts: Partial<RequestParts>): Promise<Reply> {
    const key = randomUUID();
    return this.#until(id, () => this.send(id, parts, { key }));
  }

  /** The text that the gateway answers to a page's form or fields. */
  atGateway(path: string, body: BodyInit, loss?: Way["loss"]): Promise<string> {
    const send = () =>
      this.#throughNetwork(this.#anyServer(), `${GATEWAY_PATH}${path}`, { method: "POST", body }, loss);
    return this.#until(path, async () => (await send())?.text ?? (loss === undefined ? undefined : ""));
  }

  async #until<Result>(what: string, attempt: () => Promise<Result | undefined>): Promise<Result> {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      const result = await attempt();
      if (result !== undefined) return result;
      await pause(PAUSE_MS);
    }
    throw new Error(`${what} was never answered.`);
  }

  async #sendOnce(id: string, parts: Partial<RequestParts>, way: Way): Promise<Reply | undefined> {
    const { tokens } = await this.#signIn();
    const key = way.key ?? randomUUID();
    const header = { ...parts.header, "idempotency-key": key, ...(way.isHeld && { [HELD]: "1" }) };
    return this.#exchange(id, { ...parts, header }, way, tokens);
  }

  async #exchange(
    id: string,
    { header = {}, path = {}, query = {}, body }: Partial<RequestParts>,
    { loss, server = this.#anyServer() }: Way,
    tokens?: CustomerTokens,
  ): Promise<Reply | undefined> {
    const operation = operations.get(id);
    if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
    const parts = { header, path, query, ...(body === undefined ? {} : { body }) };
    const prepared = server.server.prepare(operation, parts, { client: spokenFor, tokens });
    const reply = await this.#throughNetwork(server, prepared.path, prepared.init, loss);
    return reply && this.#read(id, reply);
  }

  /** `undefined` also for an answer that says nothing of what was done. */
  #read(id: string, { status, text }: { status: number; text: string }): Reply | undefined {
    const body = parseJson(text);
    if (status === 500) this.#market.wonder(`${id} replied 500: ${text}`);
    return status >= 500 || !isJsonObject(body) ? undefined : { status, body };
  }

  async #throughNetwork(
    server: ShopServer,
    path: string,
    init: RequestInit,
    loss: Way["loss"],
  ): Promise<{ readonly status: number; readonly text: string } | undefined> {
    this.#market.count.requests += 1;
    if (loss === "request") return undefined;
    const patience = loss === "cut" ? this.#random.below(CUT_WITHIN_MS) : TIMEOUT_MS;
    try {
      const reply = await fetch(server.address() + path, { ...init, signal: AbortSignal.timeout(patience) });
      const text = await reply.text();
      return loss === "reply" ? undefined : { status: reply.status, text };
    } catch {
      return undefined;
    }
  }

  #signIn() {
    this.#signedIn ??= this.#enter();
    return this.#signedIn;
  }

  /** By mobile number and code. */
  async #enter(): Promise<{ tokens: CustomerTokens; line: string }> {
    return this.#until("The sign-in", async () => {
      const found = await this.#exchange("loginV3", { body: { u: this.#mobile, t: "M" } }, {});
      if (found?.status !== 200) return undefined;
      const { id, t: m } = found.body;
      const checked = await this.#exchange("verifyCodeV4", { body: { id, m, p: await this.#newestCode() } }, {});
      const tokens = checked?.status === 200 ? toTokens(checked.body) : undefined;
      if (tokens === undefined) return undefined;
      const session = await this.#exchange("initialize", {}, {}, tokens);
      const line = member(member(member(session?.body, "Interaction"), "InteractionLine"), "InteractionLineId");
      return typeof line === "string" ? { tokens, line } : undefined;
    });
  }

  async #newestCode(): Promise<string | null | undefined> {
    const messages = this.#market.shop.database.selectFrom("outbox").select("code");
    const own = messages.where("recipient", "=", this.#mobile).orderBy("id", "desc");
    return (await own.executeTakeFirst())?.code;
  }

  #anyServer(): ShopServer {
    const [one, other] = this.#market.shop.servers;
    return this.#random.isLucky(0.5) ? one : other;
  }
}

function toTokens({ id, token, authorization }: JsonObject): CustomerTokens | undefined {
  const isText = (value: unknown): value is string => typeof value === "string";
  return isText(id) && isText(token) && isText(authorization) ? { id, token, authorization } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
