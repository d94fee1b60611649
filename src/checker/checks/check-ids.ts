import { gates } from "./gates.ts";
import { readingIds, stoppingIds } from "./ids-beside-checks.ts";

/** Every permanent id, in the order of the gates. */
export const checkIds: readonly string[] = [
  ...readingIds,
  ...Object.values(gates).flatMap((checks) => checks.flatMap(({ ids }) => ids)),
  ...stoppingIds,
];
