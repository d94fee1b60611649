import { elementsOf, member, membersOf } from "../../src/documents/json.ts";

/** What the specification of shell and sign-in names. */
export interface Specified {
  readonly operations: readonly { readonly method: string; readonly path: string; readonly operation?: string }[];
  readonly routes: readonly string[];
  readonly messages: readonly string[];
}

/** The documents in which it is looked for. */
export interface CoverageSources {
  /** The contract's documents. */
  readonly contract: readonly unknown[];
  readonly calls: readonly unknown[];
  readonly routes: unknown;
  /** `journey/id` of the flow to the names of its scenario documents. */
  readonly scenarios: ReadonlyMap<string, readonly string[]>;
  /** Messages of English by key. */
  readonly texts: ReadonlyMap<string, string>;
  /** Operation to the cases of the contract that send it. */
  readonly cases: ReadonlyMap<string, readonly string[]>;
}

/** What carries a named thing, and what shows it; empty where nothing does. */
export interface Covered {
  readonly name: string;
  readonly carriers: readonly string[];
  readonly proofs: readonly string[];
}

/** Each operation with its name in the contract and the calls that use it, and the contract's cases that send it. */
export function coveredOperations({ operations }: Specified, sources: CoverageSources): Covered[] {
  const described = new Map<string, string>();
  for (const [path, methods] of sources.contract.flatMap((one) => membersOf(member(one, "paths"))))
    for (const [method, source] of membersOf(methods))
      described.set(`${method.toUpperCase()} ${path}`, String(member(source, "operationId")));
  const ids = new Set(described.values());
  return operations.map(({ method, path, operation }) => {
    const id = operation ?? described.get(`${method} ${rooted(path)}`) ?? "";
    const carriers = ids.has(id) ? [id, ...sources.calls.filter((call) => uses(call, id)).map(idOf)] : [];
    return { name: `${method} ${path}`, carriers, proofs: sources.cases.get(id) ?? [] };
  });
}

const rooted = (path: string): string => (path.startsWith("/") ? path : `/${path}`);
const idOf = (document: unknown): string => String(member(document, "id"));
const uses = (call: unknown, id: string): boolean =>
  membersOf(member(call, "ways")).some(([, way]) => member(way, "operation") === id);

/** Each address with its route and what stands behind it, and the scenarios of that flow. */
export function coveredRoutes({ routes }: Specified, sources: CoverageSources): Covered[] {
  return routes.map((path) => {
    const found = membersOf(member(sources.routes, "routes")).filter(([, route]) =>
      elementsOf(member(route, "paths")).includes(path),
    );
    const behind = found.map(([, route]) => String(member(route, "flow") ?? member(route, "screen")));
    return {
      name: path,
      carriers: found.map(([id], index) => `${id}: ${behind[index]}`),
      proofs: [...new Set(behind.flatMap((flow) => sources.scenarios.get(flow) ?? []))],
    };
  });
}

/** Each message with the keys whose English text it is, word for word. */
export function coveredMessages({ messages }: Specified, { texts }: CoverageSources): Covered[] {
  return messages.map((text) => ({
    name: text,
    carriers: [...texts].filter(([, one]) => says(one, text)).map(([key]) => key),
    proofs: [],
  }));
}

/** Whether it is the text, whatever its arguments are. */
function says(written: string, text: string): boolean {
  if (!written.includes("{{")) return written === text;
  const parts = written.split(/\{\{[^}]*\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return parts.join("").length > 0 && new RegExp(`^${parts.join("[\\w.]+")}$`).test(text);
}
