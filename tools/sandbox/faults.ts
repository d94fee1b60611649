import { createSchemaChecker, faultsByPlace } from "./contract/schema-checker.ts";
import { breaksContract } from "./problem.ts";

/** A fault that one operation, or the place that takes notices, injects on purpose. */
export interface Fault {
  /**
   * latency: answers after `ms`. status: fails with `status`, with `Retry-After` where given. cutBefore: the connection
   * ends and nothing was done. cutAfter: it was done, then the connection ends. hang: never answers. trickle: a byte
   * each `ms`. html: a page with `status` or 200. malformed: half of the body. cutBody: half of the body, then the
   * connection ends. shape: 200 with other JSON than the contract's. expired: 401 `jwt expired`.
   */
  readonly kind: (typeof FAULT_KINDS)[number];
  /** HTTP status; when absent 503 for status, 200 for html. */
  readonly status?: number;
  /** Milliseconds; when absent 3000 for latency, 200 for trickle. */
  readonly ms?: number;
  /** How often it occurs; always when absent. */
  readonly times?: number;
  /** Seconds for `Retry-After`. */
  readonly retryAfter?: number;
  /** The random share of requests that it affects, from 0 to 1; all when absent. */
  readonly share?: number;
}

/** Every kind of fault. */
export const FAULT_KINDS = [
  "latency",
  "status",
  "cutBefore",
  "cutAfter",
  "hang",
  "trickle",
  "html",
  "malformed",
  "cutBody",
  "shape",
  "expired",
] as const;

/**
 * The active faults by name. They belong to this process and not to the database, because they break its
 * connections.
 */
export interface Faults {
  /** What can be made to fail. */
  readonly names: readonly string[];
  list(): Readonly<Record<string, Fault>>;
  /** Replaces all faults. Throws 422 when it is not such a list. */
  replace(faults: unknown): void;
  /** The fault to inject now, which counts as one of its times. */
  take(name: string): Fault | undefined;
}

/** Without faults at first; they can be switched on under these names: ids of operations, and others. */
export function createFaults(names: readonly string[], random: () => number = Math.random): Faults {
  const check = createSchemaChecker().compile<Record<string, Fault>>(faultsSchema(names));
  let faults = new Map<string, Fault>();
  return {
    names,
    list: () => Object.fromEntries(faults),
    replace: (replacement) => {
      if (!check(replacement)) throw breaksContract(faultsByPlace(check.errors));
      faults = new Map(Object.entries(replacement));
    },
    take: (name) => {
      const fault = faults.get(name);
      if (!fault || random() >= (fault.share ?? 1)) return undefined;
      const left = (fault.times ?? Number.POSITIVE_INFINITY) - 1;
      if (left <= 0) faults.delete(name);
      else if (fault.times !== undefined) faults.set(name, { ...fault, times: left });
      return fault;
    },
  };
}

function faultsSchema(names: readonly string[]) {
  const fault = {
    type: "object",
    additionalProperties: false,
    required: ["kind"],
    properties: {
      kind: { enum: FAULT_KINDS },
      status: { type: "integer", minimum: 200, maximum: 599 },
      ms: { type: "integer", minimum: 0, maximum: 600_000 },
      times: { type: "integer", minimum: 1 },
      retryAfter: { type: "integer", minimum: 0 },
      share: { type: "number", minimum: 0, maximum: 1 },
    },
  };
  return { type: "object", propertyNames: { enum: names }, additionalProperties: fault };
}
