import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { arrayElements, type JsonObject, member } from "../../src/documents/json.ts";
import { at, type CaseScope, meantBy, put } from "./case-values.ts";
import { checkDiscretion, type StoryReply } from "./check-discretion.ts";
import { checkKey } from "./check-key.ts";
import type { AtOnce, CaseStep, ContractCase } from "./contract-case.ts";
import type { ContractData } from "./contract-data.ts";
import { asParts, type RequestParts } from "./contract-operations.ts";
import type { ContractRun } from "./contract-run.ts";
import type { CustomerTokens, Sending, ServerReply } from "./server.ts";
import { advanceBy } from "./server-console.ts";
import { fileOfStep } from "./step-file.ts";
import { takeAsOther } from "./take-as-other.ts";
import { takeAtOnce } from "./take-at-once.ts";

/**
 * Runs a story on a server, and checks each reply against the story's expectations. It ends at a step that differs, and
 * at one that needs a console when the server has none. Returns the kept values.
 */
export async function runCase(run: ContractRun, { subjects }: ContractData, one: ContractCase): Promise<JsonObject> {
  const subject = subjects[one.subject];
  const missing = subject === undefined ? `the data have no subject "${one.subject}"` : missingClient(run, subject);
  if (subject === undefined || missing !== undefined) {
    run.leftOut.push(`${one.id}: ${missing}`);
    return { ...subjects };
  }
  if (!one.isDiscreet) return (await play(run, one, subject, subjects)).values;
  const known = await play(run, one, subject, { ...subjects, person: subject.known });
  const unknown = await play(run, one, subject, { ...subjects, person: subject.unknown });
  checkDiscretion(run, known.replies, unknown.replies);
  return known.values;
}

const missingClient = ({ clients }: ContractRun, { client }: JsonObject): string | undefined =>
  clients.some(({ code }) => code === client) ? undefined : `there is no client "${String(client)}"`;

interface Played {
  readonly values: JsonObject;
  readonly replies: readonly StoryReply[];
}

/** Runs a story's steps, with the values that they name. */
async function play(run: ContractRun, one: ContractCase, subject: JsonObject, given: JsonObject): Promise<Played> {
  let values: JsonObject = { ...given };
  const replies: StoryReply[] = [];
  const client = run.client(subject.client);
  const timeZone = String(subject.timeZone ?? "UTC");
  for (const [index, step] of one.steps.entries()) {
    const request = `${one.id}, step ${index + 1}`;
    const scope = { values, console: run.console, now: Date.now(), timeZone };
    if (!(await letPass(run, step, { scope, client }))) {
      run.leftOut.push(`${one.id} from step ${index + 1} on: it needs a console`);
      return { values, replies };
    }
    const sending = { client, tokens: findTokens(values, step.as) };
    const reply = await take(run, step, request, { scope, sending, replies });
    if (reply === undefined) return { values, replies };
    if (step.keep !== undefined) values = { ...values, [step.keep]: reply.body };
  }
  return { values, replies };
}

/** Does the work of others that a step needs first; false when that needs a console, and the server has none. */
async function letPass(
  { console, server }: ContractRun,
  { after, goesOn }: CaseStep,
  { scope, client }: { readonly scope: CaseScope; readonly client: Sending["client"] },
): Promise<boolean> {
  if (after === undefined && goesOn === undefined) return true;
  if (console === undefined) return false;
  const request = await meantBy(goesOn?.request, scope);
  await advanceBy(console, goesOn, request);
  if (after !== undefined) await console.goOn(after);
  await server.learnClock(client);
  return true;
}

interface StepContext {
  readonly scope: CaseScope;
  readonly sending: Sending;
  /** The story's replies so far; a step adds its own. */
  readonly replies: StoryReply[];
}

/** The reply to a step; `undefined` when it differs from the expectation. */
async function take(
  run: ContractRun,
  step: CaseStep,
  request: string,
  context: StepContext,
): Promise<ServerReply | undefined> {
  if (step.fileTo !== undefined) return putFile(run, step, request, context.scope);
  if (step.atOnce !== undefined) return takeSeveral(run, step, step.atOnce, { ...context, request });
  const parts = await buildRequestParts(run, step, context.scope);
  if (step.host !== undefined)
    return takeAsOther(run, step.host, { id: step.operation, request, parts, sending: context.sending });
  for (let left = step.times ?? 1; ; left -= 1) {
    const reply = await run.send(step.operation, request, parts, context.sending);
    context.replies.push({ operation: step.operation, request, reply });
    if (!(await isExpected(run, step, { request, reply, scope: context.scope }))) return undefined;
    if (left > 1) continue;
    if (reply.status === 200) await checkKey(run, step.operation, { request, parts, reply, sending: context.sending });
    return reply;
  }
}

/** The reply to a step that is sent several times at once. */
function takeSeveral(
  run: ContractRun,
  step: CaseStep,
  atOnce: AtOnce,
  { scope, sending, request }: StepContext & { readonly request: string },
): Promise<ServerReply | undefined> {
  const each = atOnce.forEach === undefined ? undefined : arrayElements(scope.values[atOnce.forEach]);
  const times = each?.length ?? atOnce.times;
  return takeAtOnce(run, { ...atOnce, times }, { id: step.operation, request, sending }, (index) =>
    buildRequestParts(run, step, { ...scope, values: { ...scope.values, each: each?.[index] } }),
  );
}

/** The contract's example with the step's values, under its key. */
export async function buildRequestParts(
  run: Pick<ContractRun, "described" | "id">,
  { operation: id, with: own = {}, key = randomUUID() }: CaseStep,
  scope: CaseScope,
): Promise<RequestParts> {
  const { operation, examples } = run.described(id);
  const [example] = Object.values(examples);
  const replaced: [string, unknown][] = [];
  for (const [place, value] of Object.entries(own)) replaced.push([place, await meantBy(value, scope)]);
  const keyed: [string, unknown][] =
    operation.keyHeader === undefined ? [] : [[`header.${operation.keyHeader}`, `contract-${key}-${run.id}`]];
  const parts = [...replaced, ...keyed].reduce<unknown>(
    (all, [place, value]) => put(all, place.split("."), value),
    example,
  );
  return asParts(parts);
}

async function isExpected(
  run: ContractRun,
  { operation, status = 200, code, expectedBody = {}, expectedInstants = [] }: CaseStep,
  { request, reply, scope }: { request: string; reply: ServerReply; scope: CaseScope },
): Promise<boolean> {
  if (reply.status !== status) {
    run.differs("status", operation, request, `replied ${reply.status} (${errorCode(reply)}), expected ${status}`);
    return false;
  }
  const expected: [string, unknown][] = code === undefined ? [] : [["code", code]];
  for (const [place, value] of Object.entries(expectedBody)) expected.push([place, await meantBy(value, scope)]);
  for (const [place, value] of expected) {
    const got = at(reply.body, place);
    if (isDeepStrictEqual(got, value)) continue;
    run.differs(
      "value",
      operation,
      request,
      `says ${JSON.stringify(got)} at ${place}, expected ${JSON.stringify(value)}`,
    );
  }
  for (const place of expectedInstants) {
    const got = at(reply.body, place);
    if (typeof got === "string" && !Number.isNaN(Date.parse(got))) continue;
    run.differs("value", operation, request, `says ${JSON.stringify(got)} at ${place}, expected an instant`);
  }
  return true;
}

const errorCode = ({ body, text }: ServerReply): string => String(member(body, "code") ?? text.slice(0, 80));

async function putFile(run: ContractRun, step: CaseStep, request: string, scope: CaseScope) {
  const address = String(at(scope.values, step.fileTo ?? ""));
  const { pathname, search } = new URL(address, "http://server.invalid");
  const { type, bytes } = fileOfStep(step);
  const init = { method: "PUT", headers: { "content-type": type }, body: bytes };
  const reply = await run.server.raw(pathname + search, init);
  run.took(step.operation, request, reply);
  return (await isExpected(run, step, { request, reply, scope })) ? reply : undefined;
}

/** The tokens that were kept under a name. */
export function findTokens(values: JsonObject, name: string | undefined): CustomerTokens | undefined {
  const saved = name === undefined ? undefined : values[name];
  const text = (part: string) => String(member(saved, part));
  return saved === undefined
    ? undefined
    : { id: text("id"), token: text("token"), authorization: text("authorization") };
}
