import { isJsonObject, member } from "../documents/json.ts";
import { checkJson } from "../documents/json-schema.ts";
import type { Operation, ReplyFile } from "../documents/operation.ts";

/** A reply as received. */
export interface RawReply {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The file of a success, when it is one of the wanted kinds. */
  readonly file?: Blob;
  /** Whether a part of that file is missing. */
  readonly isCut?: boolean;
}

/**
 * A reply without its envelope, if it had one; `problems` lists where a success breaks the contract, without its
 * values.
 */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly problems: readonly string[];
}

/** The agreement's status that turns "locked" (405) into "not one of ours any more" (406). */
const TERMINATED = "TRMNTD";

/** The maximum number of reported places in a reply that breaks the contract. */
const MOST_PROBLEMS = 5;

/** Whether a status means success. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Reads a reply as its operation describes it. */
export function readReply(operation: Operation, raw: RawReply): Reply {
  const wire = parse(raw.text);
  const { status, body } = unwrap(operation, raw.status, wire);
  return { status, body, problems: isSuccess(status) ? findProblems(operation, status, raw) : [] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unwrap({ envelope }: Operation, outer: number, wire: unknown): { status: number; body: unknown } {
  if (!envelope) return { status: outer, body: wire };
  const inner = Number(member(wire, envelope.status) ?? Number.NaN);
  const status = isSuccess(outer) && Number.isInteger(inner) ? inner : outer;
  const content = member(wire, envelope.body);
  const body = isSuccess(status) || isJsonObject(content) ? content : wire;
  const isTerminated = [wire, content].some((one) => member(one, envelope.terminated ?? "") === TERMINATED);
  return { status: status === 405 && isTerminated ? 406 : status, body };
}

function findProblems(operation: Operation, status: number, raw: RawReply): string[] {
  const { text } = raw;
  const schema = Object.hasOwn(operation.replies, status) ? operation.replies[status] : undefined;
  if (schema === undefined) return [`status ${status} is not in the contract`];
  if (operation.replyFile !== undefined) return fileProblems(operation.replyFile, raw);
  // A foreign page, such as the login page of a hotel's network, is no answer of the back end.
  if (schema === null) return text.trim() === "" ? [] : ["a body where the contract has none"];
  const wire = parse(text);
  if (wire === undefined) return ["no JSON"];
  const problems = checkJson(schema, wire).map(({ schemaPointer }) => schemaPointer);
  return [...new Set(problems)].slice(0, MOST_PROBLEMS);
}

/** A file is whole, and has not more bytes than allowed. */
function fileProblems({ mostBytes }: ReplyFile, { file, isCut }: RawReply): string[] {
  if (file === undefined) return ["no file of the contract's types"];
  if (file.size > mostBytes) return [`a file of more than ${mostBytes} bytes`];
  return isCut === true ? ["a cut file"] : [];
}
