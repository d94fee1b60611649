/** Operators of JSON Logic that this profile refuses, each with its replacement. */
export const refusedOperators: ReadonlyMap<string, string> = new Map([
  ["==", 'use "===": values of different types are never the same'],
  ["!=", 'use "!==": values of different types are never the same'],
  ["!!", 'use "present", or compare with "===": only true is true'],
  ["missing", 'use "present" for each value'],
  ["missing_some", 'use "present" for each value'],
  ["reduce", 'use "sum", "min", "max", "some", "all" or "map", whose work is bounded'],
  ["cat", 'use a message with arguments for what a customer reads, or "join"'],
  ["log", "trace the rule instead"],
]);
