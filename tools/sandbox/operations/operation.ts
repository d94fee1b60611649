import { member, objectEntries } from "../../../src/documents/json.ts";
import { lockPersonRow } from "../accounts/lock-person-row.ts";
import type { SandboxClient } from "../client.ts";
import type {
  FileOperationId,
  FileReplyId,
  JsonOperationId,
  OperationId,
  OperationReply,
  OperationRequest,
} from "../contract/operations.ts";
import { faultsByPlace } from "../contract/schema-checker.ts";
import type { FileReply } from "../file-reply.ts";
import { breaksContract, notAuthorised, unlessRefused } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { type Customer, checkLine } from "../security/tokens.ts";

/** A request after its sender was checked and its secrets were decrypted. */
export interface ReceivedRequest {
  readonly client: SandboxClient;
  readonly now: Date;
  /** Where the operations are mounted: "/services". */
  readonly base: string;
  /** The host that was asked, with its port. */
  readonly host: string;
  /** The network address of the sender. */
  readonly network: string;
  readonly header: Readonly<Record<string, string>>;
  /** The parameters of the path. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Present exactly when the contract requires a signed-in customer. */
  readonly customer?: Customer;
}

/** An operation with its handler: gives the body of the 200 reply, throws a Problem for any other. */
export interface Operation {
  readonly id: JsonOperationId | FileReplyId;
  /** Work at another company's server, which commits for itself, before the transaction of the answer. Repeatable. */
  ahead?(received: ReceivedRequest, resources: Resources): Promise<void>;
  answer(received: ReceivedRequest, resources: Resources): Promise<unknown>;
}

/** The input of a handler: the request in the contract's types, and its sender. */
export type Request<Id extends OperationId> = OperationRequest<Id> & Omit<ReceivedRequest, keyof OperationRequest<Id>>;

/** A file that was put to an address of its own. */
export interface ReceivedFile {
  /** The last part of the address. */
  readonly token: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly now: Date;
}

/** An operation that takes a file: replies 200 without a body, throws a Problem for any other. */
export interface FileOperation {
  readonly id: FileOperationId;
  take(file: ReceivedFile, resources: Resources): Promise<void>;
}

/** An operation that takes a file. */
export const defineFileOperation = (id: FileOperationId, take: FileOperation["take"]): FileOperation => ({ id, take });

/** An operation that requires only the client's signature. */
export function defineOperation<Id extends JsonOperationId>(
  id: Id,
  handle: (request: Request<Id>, resources: Resources) => Promise<OperationReply<Id>>,
): Operation {
  return { id, answer: (received, resources) => handle(validateRequest(id, received, resources), resources) };
}

/**
 * An operation of a signed-in customer. The interaction lines that its body names are the customer's own. Work that
 * must not be done twice waits for the customer's other requests of that kind.
 */
export function defineCustomerOperation<Id extends JsonOperationId>(
  id: Id,
  handle: (customer: Customer, request: Request<Id>, resources: Resources) => Promise<OperationReply<Id>>,
): Operation {
  return defineOperation(id, async (request, resources) => {
    const customer = requireCustomer(id, request);
    await checkLines(customer, request, resources);
    const { isUnsafe } = resources.contract.operation(id);
    return handle(isUnsafe ? await lockCustomerRow(customer, resources) : customer, request, resources);
  });
}

async function checkLines({ person }: Customer, { body }: Pick<ReceivedRequest, "body">, { database }: Resources) {
  for (const part of [body, ...objectEntries(body).map(([, inner]) => inner)])
    await checkLine(database, person.id, member(part, "InteractionLineId"));
}

/** An operation of a signed-in customer with work ahead of it, which is not done for the lines of others. */
export const defineOperationWithAhead = <Id extends JsonOperationId>(
  id: Id,
  ahead: (customer: Customer, request: Request<Id>, resources: Resources) => Promise<void>,
  handle: (customer: Customer, request: Request<Id>, resources: Resources) => Promise<OperationReply<Id>>,
): Operation => ({
  ...defineCustomerOperation(id, handle),
  async ahead(received, resources) {
    const customer = requireCustomer(id, received);
    const request = validateRequest(id, received, resources);
    // The answer says what is wrong with the lines of others.
    const areOwn = await checkLines(customer, received, resources).then(() => true, unlessRefused);
    if (areOwn) await ahead(customer, request, resources);
  },
});

function requireCustomer(id: OperationId, { customer }: Pick<ReceivedRequest, "customer">): Customer {
  if (customer) return customer;
  throw new Error(
    `The contract does not require a customer at ${id}: correct its security there, or use defineOperation.`,
  );
}

/** An operation that sends a file to a signed-in customer. */
export const defineFileReply = <Id extends FileReplyId>(
  id: Id,
  handle: (customer: Customer, request: Request<Id>, resources: Resources) => Promise<FileReply>,
): Operation => ({
  id,
  answer: async (received, resources) =>
    handle(requireCustomer(id, received), validateRequest(id, received, resources), resources),
});

async function lockCustomerRow(customer: Customer, { database }: Resources): Promise<Customer> {
  const person = await lockPersonRow(database, customer.person.id);
  if (person === undefined) throw notAuthorised("TOKEN", "The token is not known.");
  return { ...customer, person };
}

/** The request in the contract's types. Throws 422, with the places, when it breaks the contract. */
function validateRequest<Id extends OperationId>(
  id: Id,
  received: ReceivedRequest,
  { contract }: Resources,
): Request<Id> {
  const check = contract.requestCheck(id);
  const { header, path, body, ...sender } = received;
  const query = withNumbers(received.query, contract.operation(id).numbers);
  const request: unknown = { header, path, query, ...(body === undefined ? {} : { body }) };
  if (!check(request)) throw breaksContract(faultsByPlace(check.errors));
  return { ...sender, header: request.header, path: request.path, query: request.query, body: request.body };
}

/** The query with its numbers as numbers; another text stays a text, and the contract's check refuses it. */
function withNumbers(query: ReceivedRequest["query"], numbers: readonly string[]): Record<string, unknown> {
  const read = ([name, text]: [string, string]): [string, unknown] =>
    numbers.includes(name) && /^-?\d{1,9}(?:\.\d{1,15})?$/.test(text) ? [name, Number(text)] : [name, text];
  return Object.fromEntries(Object.entries(query).map(read));
}
