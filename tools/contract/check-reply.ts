import { isJsonObject, member } from "../../src/documents/json.ts";
import type { Operation, ReplyFile } from "../../src/documents/operation.ts";
import { compileOnce, createSchemaChecker, faultsByPlace } from "../sandbox/contract/schema-checker.ts";
import type { ContractFinding, ContractRule } from "./finding.ts";
import type { ServerReply } from "./server.ts";

/** The largest accepted difference of `Date` from the clock of the reply before. */
const READ_WITHIN_MS = 24 * 3_600_000 * 366 * 20;

/** JSON, or a kind of it as RFC 9457 names one for refusals. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

const compileCheck = compileOnce(createSchemaChecker());

/** The faults of a reply to any request: its status, its body, its headers, the format of a refusal. */
export function checkReply(operation: Operation, request: string, reply: ServerReply): ContractFinding[] {
  const found = (rule: ContractRule, message: string): ContractFinding => ({
    rule,
    operation: operation.id,
    request,
    message,
  });
  const schema = operation.replies[reply.status];
  if (schema === undefined) {
    return [found("status", `replied ${reply.status}, which is not in the contract: ${excerpt(reply.text)}`)];
  }
  const headers = headerFaults(reply).map((message) => found("header", message));
  const file = reply.status === 200 ? operation.replyFile : undefined;
  const faults = file === undefined ? bodyFaults(schema, reply) : fileFaults(file, reply);
  const body = faults.map((message) => found("body", message));
  const problem = reply.status >= 400 ? problemFaults(reply).map((message) => found("problem", message)) : [];
  return [...headers, ...body, ...problem];
}

function headerFaults({ headers, correlationId, body }: ServerReply): string[] {
  const sent = (name: string) => headers.get(name) ?? "";
  const isDate = Math.abs(Date.parse(sent("date")) - Date.now()) < READ_WITHIN_MS;
  const isJson = body === undefined || JSON_TYPE.test(sent("content-type"));
  return [
    ...(isDate ? [] : [`Date is "${sent("date")}", expected an HTTP date`]),
    ...(sent("x-correlation-id") === correlationId ? [] : ["x-correlation-id is not the request's"]),
    ...(sent("x-content-type-options") === "nosniff" ? [] : ["x-content-type-options is not nosniff"]),
    ...(/\bno-store\b/.test(sent("cache-control"))
      ? []
      : [`cache-control is "${sent("cache-control")}", not no-store`]),
    ...(isJson ? [] : [`content-type is "${sent("content-type")}", expected application/json`]),
  ];
}

/** A file has a type of the contract, its length, and a name. */
function fileFaults({ types }: ReplyFile, { headers }: ServerReply): string[] {
  const type = headers.get("content-type")?.split(";")[0] ?? "";
  const missing = ["content-length", "content-disposition"].filter((name) => headers.get(name) === null);
  return [
    ...(types.includes(type) ? [] : [`the file is "${type}", expected ${types.join(" or ")}`]),
    ...missing.map((name) => `the file has no ${name}`),
  ];
}

function bodyFaults(schema: object | null, { status, body, text }: ServerReply): string[] {
  if (schema === null) return text === "" ? [] : [`${status} has a body, expected none: ${excerpt(text)}`];
  if (body === undefined) return [`${status} is not JSON: ${excerpt(text)}`];
  const check = compileCheck(schema);
  if (check(body)) return [];
  const faults = Object.entries(faultsByPlace(check.errors)).map(([place, what]) => `${place} ${what}`);
  return [`${status} breaks its schema: ${faults.join("; ")}`];
}

function problemFaults({ status, body }: ServerReply): string[] {
  if (!isJsonObject(body)) return [];
  const missing = ["code", "message"].filter((name) => typeof body[name] !== "string" || body[name] === "");
  const missingFields = status === 422 && !isJsonObject(member(body, "fields")) ? ["fields"] : [];
  const lacking = [...missing, ...missingFields];
  return lacking.length === 0 ? [] : [`${status} does not say ${lacking.join(", ")}`];
}

const EXCERPT = 160;
const excerpt = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);
