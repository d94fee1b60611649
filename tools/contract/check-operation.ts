import { randomUUID } from "node:crypto";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { member, objectEntries } from "../../src/documents/json.ts";
import type { Operation } from "../../src/documents/operation.ts";
import { createSchemaChecker, faultsByPlace } from "../sandbox/contract/schema-checker.ts";
import { type Broken, brokenValues } from "./broken-requests.ts";
import { checkReplay } from "./check-replay.ts";
import { checkTexts } from "./check-texts.ts";
import { asParts, type DescribedOperation, type RequestParts } from "./contract-operations.ts";
import type { ContractRun } from "./contract-run.ts";
import { someValues } from "./sample-request.ts";
import type { Sending } from "./server.ts";

/** How many requests are generated for each operation. */
const MADE_UP = 3;
const SEED = 2026;

const checker = createSchemaChecker();
const PARTS = ["header", "path", "query", "body"];

/**
 * Checks the replies of an operation to its examples, to generated requests, to each request that breaks a rule, to
 * unproven senders and to a repetition.
 */
export async function checkOperation(
  run: ContractRun,
  described: DescribedOperation,
  signedIn: () => Promise<Sending>,
): Promise<void> {
  const { operation, request: schema, examples } = described;
  if (operation.isAddressed) return;
  const check = checker.compile(schema);
  for (const [name, parts] of Object.entries(examples))
    await checkExample(run, operation, { name, parts, check, sending: await signedIn() });
  const [example] = Object.values(examples);
  if (example === undefined || !check(example)) return;
  for (const parts of madeUp(schema, example)) {
    if (check(parts)) await checkValid(run, operation, "generated request", parts, await signedIn());
  }
  for (const broken of brokenRequests(schema, example)) {
    const { value } = broken;
    if (!check(value)) await checkBroken(run, operation, { ...broken, parts: asParts(value) }, await signedIn());
  }
  await checkTexts(run, described, underNewKey(operation, example), await signedIn());
  await checkEncryption(run, operation, example, await signedIn());
  await checkProof(run, operation, example, await signedIn());
  await checkReplay(run, operation, underNewKey(operation, example), await signedIn());
}

interface Example {
  readonly name: string;
  readonly parts: RequestParts;
  readonly check: ValidateFunction;
  readonly sending: Sending;
}

async function checkExample(run: ContractRun, operation: Operation, { name, parts, check, sending }: Example) {
  if (check(parts)) return checkValid(run, operation, `example ${name}`, parts, sending);
  run.differs(
    "example",
    operation.id,
    `example ${name}`,
    `breaks its schema: ${JSON.stringify(faultsByPlace(check.errors))}`,
  );
}

/** The request under a key of its own, when the operation takes one. */
const underNewKey = ({ keyHeader }: Operation, parts: RequestParts): RequestParts =>
  keyHeader === undefined ? parts : { ...parts, header: { ...parts.header, [keyHeader]: `contract-${randomUUID()}` } };

/** A request that names another customer than its tokens may be refused. */
async function checkValid(
  run: ContractRun,
  operation: Operation,
  request: string,
  parts: RequestParts,
  sending: Sending,
) {
  const { status, text, body } = await run.send(operation.id, request, underNewKey(operation, parts), sending);
  const isAnothers = status === 401 && member(body, "code") === "TOKEN" && namesSomething(parts);
  if (status === 422 || (status === 401 && !isAnothers) || status >= 500)
    run.differs("refused", operation.id, request, `replied ${status}: ${text} to ${JSON.stringify(parts)}`);
}

const namesSomething = ({ body, path }: RequestParts): boolean => body !== undefined || Object.keys(path).length > 0;

/** Requests with generated values; places whose text a header or a path cannot carry keep the example's value. */
function madeUp(schema: unknown, example: RequestParts): RequestParts[] {
  return someValues(schema, MADE_UP, SEED).map((value) => {
    const { header, path, query, body } = asParts(value);
    const carried = isCarried(header) && isCarried(path);
    const own = carried ? { header, path } : { header: example.header, path: example.path };
    return { ...own, query, ...(body === undefined ? {} : { body }) };
  });
}

const isCarried = (part: RequestParts["header"]): boolean =>
  Object.values(part).every((value) => /^[\w.~:-]+$/.test(String(value)) && !/^\.+$/.test(String(value)));

/** Headers, path and query carry texts only, and a path has each of its parts. */
function brokenRequests(schema: unknown, example: RequestParts): Broken[] {
  return PARTS.flatMap((part) => {
    const inner = member(member(schema, "properties"), part);
    if (inner === undefined) return [];
    return brokenValues(inner, member(example, part), part)
      .filter(({ what, place }) => part === "body" || canBeSent(part, what, place, inner))
      .map((broken) => ({ ...broken, value: { ...example, [part]: broken.value } }));
  });
}

function canBeSent(part: string, what: string, place: string, schema: unknown): boolean {
  if (place === part || what.endsWith("unexpected member")) return part === "query" && place !== part;
  if (part === "path" || (part === "header" && /pattern|enum|format|const$/.test(what))) return what.endsWith("enum");
  const type = member(member(member(schema, "properties"), place.slice(part.length + 1)), "type");
  return !what.endsWith(": type") || type === "integer" || type === "number";
}

async function checkBroken(
  run: ContractRun,
  operation: Operation,
  { what, place, parts }: Broken & { parts: RequestParts },
  sending: Sending,
): Promise<void> {
  const isKey = place === `header.${operation.keyHeader}`;
  const isEncryptedType = operation.encrypt.includes(place) && what.endsWith(": type");
  if (isEncryptedType) return;
  const reply = await run.send(operation.id, what, isKey ? parts : underNewKey(operation, parts), sending);
  if (reply.status !== 422) {
    run.differs("accepted", operation.id, what, `replied ${reply.status}, expected 422`);
    return;
  }
  const places = objectEntries(member(reply.body, "fields")).map(([name]) => name);
  const isNamed = places.some((one) => place.startsWith(one) || one.startsWith(place) || one === "body");
  if (!isNamed)
    run.differs("problem", operation.id, what, `names ${places.join(", ") || "no place"}, expected ${place}`);
}

async function checkEncryption(run: ContractRun, operation: Operation, parts: RequestParts, sending: Sending) {
  for (const place of operation.encrypt) {
    const [part = "", ...names] = place.split(".");
    if (names.reduce<unknown>(member, member(parts, part)) === undefined) continue;
    const request = `${place}: x-encrypt`;
    const reply = await run.send(operation.id, request, underNewKey(operation, parts), { ...sending, plain: [place] });
    if (reply.status !== 422) run.differs("accepted", operation.id, request, `replied ${reply.status}, expected 422`);
  }
}

/** A request without a proof of its sender must be refused before any other check. */
async function checkProof(
  run: ContractRun,
  operation: Operation,
  parts: RequestParts,
  sending: Sending,
): Promise<void> {
  const strangers: [string, Sending][] = [
    ["an unknown client", { ...sending, headers: { "x-client": "no-such-client" } }],
    ["a timestamp of 1970", { ...sending, headers: { "x-timestamp": "1" } }],
    ["a wrong proof", { ...sending, headers: { authorization: "Bearer wrong" } }],
    ...(operation.isSigned ? [] : ([["no tokens", { ...sending, tokens: undefined }]] satisfies [string, Sending][])),
  ];
  for (const [stranger, as] of strangers) {
    const { status } = await run.send(operation.id, stranger, underNewKey(operation, parts), as);
    if (status !== 401) run.differs("proof", operation.id, stranger, `replied ${status}, expected 401`);
  }
}
