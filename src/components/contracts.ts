import type { ComponentContract } from "./contract.ts";
import * as everyContract from "./every-contract.ts";

/** The contract of every component; free of React and styles, so that tools can read it in Node. */
export const contracts: readonly ComponentContract[] = Object.values(everyContract);
