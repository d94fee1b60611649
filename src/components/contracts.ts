import type { ComponentContract } from "./contract.ts";
import * as everyContract from "./every-contract.ts";

/** The type of each contract. */
export type Contract = (typeof everyContract)[keyof typeof everyContract];

/** The type of each contract of a field. */
export type FieldContract = Extract<Contract, { isField: true }>;

/** The contract of every component; free of React and styles, so that tools can read it in Node. */
export const contracts: readonly ComponentContract[] = Object.values(everyContract);
