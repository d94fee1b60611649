import type { CaseStep } from "../contract-case.ts";
import { underLine } from "./signed-in.ts";

/** A step of the customer whose tokens were kept as `tokens`, under the line of the session that was opened. */
export const step = (operation: string, values: CaseStep["with"] = {}, more: Partial<CaseStep> = {}): CaseStep => ({
  operation,
  as: "tokens",
  with: { ...underLine, ...values },
  ...more,
});

/** What a step expects that is refused; nothing of what it expected otherwise. */
export const refused = (status: number, code: string): Pick<CaseStep, "status" | "code" | "expectedBody"> => ({
  status,
  code,
  expectedBody: {},
});
