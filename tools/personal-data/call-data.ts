import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { member, membersOf } from "../../src/documents/json.ts";
import { compileOperation } from "../../src/documents/operation.ts";
import type { SourceDocument } from "../../src/documents/read/source-document.ts";
import { type Marked, marksOf } from "./marks.ts";

/** The marked values of a call, and the requests that ways make of it. */
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
export function dataOfCalls(checked: CheckedDocuments): CallData[] {
  return checked.index
    .of("call")
    .map((call) => dataOfCall(checked, call))
    .filter(({ sent, received }) => sent.length + received.length > 0)
    .sort((one, other) => one.call.localeCompare(other.call, "en"));
}

function dataOfCall(checked: CheckedDocuments, { id, value }: SourceDocument): CallData {
  const { contractIndex } = checked;
  const operations = membersOf(member(value, "ways")).map(([, way]) => String(member(way, "operation")));
  return {
    call: id,
    sent: marksOf(contractIndex, { properties: member(value, "input") }),
    received: marksOf(contractIndex, member(value, "output")),
    requests: [...new Set(operations)].flatMap((operation) => requestOf(checked, operation)),
  };
}

/** None where the contract does not have the operation, which is a finding of the checker. */
function requestOf({ contract, contractIndex }: CheckedDocuments, operation: string): CallRequest[] {
  const found = contractIndex.operations.get(operation);
  if (found === undefined) return [];
  const { method, path, encrypt } = compileOperation(contract[found.area], operation);
  return [{ line: `${method} ${path}`, encrypted: encrypt }];
}
