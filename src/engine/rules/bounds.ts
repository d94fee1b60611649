import { STEP_LIMIT } from "./evaluation.ts";
import { RULE_DEPTH_LIMIT, RULE_SIZE_LIMIT } from "./parse-rule.ts";
import { PATH_STEP_LIMIT } from "./path.ts";
import { SIZE_LIMIT } from "./size.ts";

/** Limits on the size of rules, and on the work and the result of one evaluation. */
export const ruleBounds = {
  depth: RULE_DEPTH_LIMIT,
  parts: RULE_SIZE_LIMIT,
  pathSteps: PATH_STEP_LIMIT,
  steps: STEP_LIMIT,
  members: SIZE_LIMIT,
} as const;
