import { type JsonObject, member, objectEntries, objectKeys } from "../documents/json.ts";
import { compileType } from "../documents/openapi-schema.ts";

/** The back-end contract by area: `auth` is schemas/api/auth.openapi.json. */
export type Contract = Readonly<Record<string, unknown>>;

/** The back-end contract, indexed by the names that documents use. */
export interface ContractIndex {
  /** Names of types: `auth#CodeSession`. */
  readonly typeNames: ReadonlySet<string>;
  /** The place of each operationId. */
  readonly operations: ReadonlyMap<string, { readonly area: string; readonly source: JsonObject }>;
  /** The schema of a type, without references; undefined when it does not exist or cannot be followed. */
  type(name: string): JsonObject | undefined;
}

/** Indexes the contract's types and operations. */
export function indexContract(contract: Contract): ContractIndex {
  const areas = Object.entries(contract);
  const compiled = new Map<string, JsonObject | undefined>();
  return {
    typeNames: new Set(areas.flatMap(([area, openapi]) => listTypeNames(openapi).map((name) => `${area}#${name}`))),
    operations: new Map(areas.flatMap(([area, openapi]) => collectOperations(area, openapi))),
    type(name) {
      if (!compiled.has(name)) compiled.set(name, compileNamed(contract, name));
      return compiled.get(name);
    },
  };
}

const listTypeNames = (openapi: unknown) => objectKeys(member(member(openapi, "components"), "schemas"));

function collectOperations(area: string, openapi: unknown): [string, { area: string; source: JsonObject }][] {
  return objectEntries(member(openapi, "paths"))
    .flatMap(([, item]) => objectEntries(item))
    .flatMap(([, source]) => {
      const id = member(source, "operationId");
      return typeof id === "string" ? [[id, { area, source: Object.fromEntries(objectEntries(source)) }]] : [];
    });
}

function compileNamed(contract: Contract, name: string): JsonObject | undefined {
  const [area = "", type = ""] = name.split("#");
  try {
    return { ...compileType(contract[area], type, ["sensitive", "personal"]) };
  } catch {
    return undefined;
  }
}
