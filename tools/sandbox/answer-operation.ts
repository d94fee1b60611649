import type { Context } from "hono";
import { basePath } from "hono/route";
import { pathOfBase } from "./base-paths.ts";
import { findClient, type SandboxClient } from "./client.ts";
import type { ContractOperation } from "./contract/load-contract.ts";
import { faultsByPlace } from "./contract/schema-checker.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { FileReply } from "./file-reply.ts";
import { requireFitTarget, requireFitTexts } from "./fit-texts.ts";
import { answerOnce, isAnswered } from "./keyed-requests.ts";
import type { Operation, ReceivedRequest } from "./operations/operation.ts";
import { breaksContract, notAuthorised, Problem, type ProblemBody } from "./problem.ts";
import type { Resources } from "./resources.ts";
import { decryptParts } from "./security/decryption.ts";
import { checkNonce, checkSignature, checkTimestamp } from "./security/signature.ts";
import { type Customer, checkCustomer } from "./security/tokens.ts";
import { replayed, spendSignature } from "./security/used-signatures.ts";
import type { ServerEnv } from "./server-headers.ts";

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers one request: identifies the sender, checks the request, runs the operation and checks the reply against the
 * contract.
 */
export async function answerOperation(
  context: Context<ServerEnv>,
  operation: Operation,
  resources: Resources,
): Promise<Response> {
  const contract = resources.contract.operation(operation.id);
  const reply = await replyTo(context, operation, contract, resources);
  if (reply.body instanceof FileReply && contract.replyFile?.types.includes(reply.body.type))
    return reply.body.toResponse();
  const validReply = keepContract(reply, operation.id, contract, resources);
  return Response.json(validReply.body, {
    status: validReply.status,
    ...(validReply.headers ? { headers: validReply.headers } : {}),
  });
}

async function replyTo(
  context: Context<ServerEnv>,
  operation: Operation,
  contract: ContractOperation,
  resources: Resources,
): Promise<Reply> {
  try {
    const now = context.get("now");
    const client = requireClient(context, resources);
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const { customer, isReplay } = await checkSender(context, contract, { client, bytes, now }, resources);
    requireFitTarget(context.req.url);
    const parts = decryptParts(client, { query: context.req.query(), body: parseBody(bytes) }, contract.encrypt);
    requireFitTexts(parts.query, "query");
    requireFitTexts(parts.body, "body");
    const received = {
      client,
      now,
      base: basePath(context),
      host: context.req.header("host") ?? "",
      network: context.env?.incoming?.socket?.remoteAddress ?? "in this process",
      header: context.req.header(),
      path: context.req.param(),
      ...parts,
      ...(customer ? { customer } : {}),
    };
    const key = received.header[contract.keyHeader ?? ""];
    if (isReplay && key === undefined) throw replayed();
    await doAhead(operation, received, key, resources);
    const body = await inTransaction(resources.database, (database) => {
      const inside = { ...resources, database };
      return key === undefined
        ? operation.answer(received, inside)
        : answerOnce(operation, received, { key, isReplay }, inside);
    });
    return { status: 200, body };
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, body: error.body, headers: error.headers };
    resources.log(`${operation.id} failed (${context.get("correlationId")})`, error);
    return { status: 500, body: serverFailure };
  }
}

/** A request that has its reply asks nobody else a second time; one under another's key asks nobody. */
async function doAhead(
  operation: Operation,
  received: ReceivedRequest,
  key: string | undefined,
  resources: Resources,
): Promise<void> {
  if (operation.ahead === undefined) return;
  if (key !== undefined && (await isAnswered(operation, received, key, resources.database))) return;
  await operation.ahead(received, resources);
}

function requireClient(context: Context<ServerEnv>, { clients }: Resources): SandboxClient {
  const client = findClient(clients, context.req.header("x-client"));
  if (!client) throw notAuthorised("CLIENT", "x-client names no client of this server.");
  return client;
}

/** The sender of a request. */
interface Sender {
  readonly customer?: Customer;
  /** The same signed request was received before, and changed or sent something. */
  readonly isReplay: boolean;
}

/**
 * The signed-in customer where the contract asks for one; otherwise checks the client's signature, and spends it when
 * the operation changes or sends something.
 */
async function checkSender(
  context: Context<ServerEnv>,
  { isSigned, changes, base }: ContractOperation,
  { client, bytes, now }: { client: SandboxClient; bytes: Uint8Array; now: Date },
  resources: Resources,
): Promise<Sender> {
  const { req } = context;
  const timestamp = checkTimestamp(req.header("x-timestamp"), now);
  if (!isSigned) return { customer: await checkCustomer(resources, client, req.header(), now), isReplay: false };
  const { pathname, search } = new URL(req.url);
  const target = pathname.slice(basePath(context).length + pathOfBase(base).length) + search;
  const nonce = checkNonce(req.header("x-nonce"));
  const sent = { authorization: req.header("authorization"), token: req.header("x-token") };
  const signature = checkSignature(client, { method: req.method, target, timestamp, nonce, body: bytes }, sent);
  if (!changes) return { isReplay: false };
  const isFirst = await spendSignature(resources.database, { client, signature, timestamp: Number(timestamp) }, now);
  return { isReplay: !isFirst };
}

function parseBody(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw breaksContract({ body: "must be JSON" }, { cause });
  }
}

/** A reply that breaks the contract is logged and never sent. */
function keepContract(reply: Reply, id: string, contract: ContractOperation, { log }: Resources): Reply {
  const check = contract.replyCheck(reply.status);
  if (check?.(reply.body)) return reply;
  const why = check ? faultsByPlace(check.errors) : `The contract knows no reply ${reply.status}.`;
  log(`${id} would have replied against the contract`, why);
  return { status: 500, body: serverFailure };
}

/** 500: the log says what went wrong. */
export const serverFailure: ProblemBody = { code: "SERVER", message: "The server failed." };
