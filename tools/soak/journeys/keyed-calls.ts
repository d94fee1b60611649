import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isJsonObject } from "../../../src/documents/json.ts";
import { loadContract } from "../../sandbox/contract/load-contract.ts";
import { isConfirmedToCustomer } from "./made-rows.ts";

const FLOWS = "flows";
const CALLS = join(FLOWS, "calls");

/** The operations that are answered once under a key, and the flows that call them. */
export interface KeyedCalls {
  readonly operations: readonly string[];
  /** Calls whose operations make rows that customers hear about. */
  readonly confirmedCalls: ReadonlySet<string>;
  /** Flows as `journey/id` that make one of these calls, themselves or in a flow that they open. */
  readonly flows: ReadonlySet<string>;
  /** States as `journey/id#state` that are points of no return: the work is done. */
  readonly lastStates: ReadonlySet<string>;
}

/** Reads them from the contract and the documents. */
export function readKeyedCalls(): KeyedCalls {
  const contract = loadContract();
  const operations = contract.operationIds.filter((id) => contract.operation(id).keyHeader !== undefined);
  const confirmedCalls = listCalls(new Set(operations.filter(isConfirmedToCustomer)));
  const flows = readFlows();
  const found = new Set(
    flows.filter(({ text }) => namesIn(text, "call").some((id) => confirmedCalls.has(id))).map(({ id }) => id),
  );
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { id, journey, text } of flows) {
      const opened = namesIn(text, "flow").map((name) => (name.includes("/") ? name : `${journey}/${name}`));
      if (opened.some((one) => found.has(one))) found.add(id);
    }
  }
  return {
    operations,
    confirmedCalls,
    flows: found,
    lastStates: new Set(flows.flatMap(listLastStates)),
  };
}

interface FlowText {
  readonly id: string;
  readonly journey: string;
  readonly text: unknown;
}

function readFlows(): FlowText[] {
  const names = readdirSync(FLOWS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".flow.json"));
  return names.map((name) => {
    const id = name.replace(/\.flow\.json$/, "");
    return { id, journey: id.split("/")[0] ?? id, text: read(join(FLOWS, name)) };
  });
}

const listCalls = (operations: ReadonlySet<string>) =>
  new Set(
    readdirSync(CALLS)
      .filter((name) => namesIn(read(join(CALLS, name)), "operation").some((id) => operations.has(id)))
      .map((name) => name.replace(/\.call\.json$/, "")),
  );

function listLastStates({ id, text }: FlowText): string[] {
  const states = isJsonObject(text) && isJsonObject(text.states) ? Object.entries(text.states) : [];
  return states.flatMap(([name, state]) =>
    isJsonObject(state) && state.pointOfNoReturn === true ? [`${id}#${name}`] : [],
  );
}

/** All texts that stand under a name, at any depth. */
function namesIn(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, name));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => [
    ...(key === name && typeof one === "string" ? [one] : []),
    ...namesIn(one, name),
  ]);
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
