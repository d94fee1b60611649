import type { CheckContext } from "../../src/checker/check-context.ts";
import type { SourceDocument } from "../../src/checker/read/source-document.ts";
import { member, objectEntries } from "../../src/documents/json.ts";
import { compileOperation } from "../../src/documents/operation.ts";
import { collectMarked, type Marked } from "./marks.ts";

/** The marked values of a call, and the requests of its variants. */
export interface CallData {
  readonly call: string;
  readonly sent: readonly Marked[];
  readonly received: readonly Marked[];
  readonly requests: readonly CallRequest[];
}

interface CallRequest {
  /** Method and path, as the contract has them. */
  readonly line: string;
  /** Places of the request whose values are encrypted. */
  readonly encrypted: readonly string[];
}

/** The calls that carry marked values, by name. */
export function dataOfCalls(context: CheckContext): CallData[] {
  return context.index
    .of("call")
    .map((call) => dataOfCall(context, call))
    .filter(({ sent, received }) => sent.length + received.length > 0)
    .sort((one, other) => one.call.localeCompare(other.call, "en"));
}

function dataOfCall(context: CheckContext, { id, value }: SourceDocument): CallData {
  const { contractIndex } = context;
  const operations = objectEntries(member(value, "variants")).map(([, variant]) =>
    String(member(variant, "operation")),
  );
  return {
    call: id,
    sent: collectMarked(contractIndex, { properties: member(value, "input") }),
    received: collectMarked(contractIndex, member(value, "output")),
    requests: [...new Set(operations)].flatMap((operation) => findRequests(context, operation)),
  };
}

/** Empty when the contract lacks the operation, which is a finding of the checker. */
function findRequests({ contract, contractIndex }: CheckContext, operation: string): CallRequest[] {
  const found = contractIndex.operations.get(operation);
  if (found === undefined) return [];
  const { method, path, encrypt } = compileOperation(contract[found.area], operation);
  return [{ line: `${method} ${path}`, encrypted: encrypt }];
}
