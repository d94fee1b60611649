import type { CaseStep } from "../contract-case.ts";
import { underLine } from "./signed-in.ts";

/** A step of the customer whose tokens were kept as `tokens`, with the interaction line of the opened session. */
export const step = (operation: string, values: CaseStep["with"] = {}, more: Partial<CaseStep> = {}): CaseStep => ({
  operation,
  as: "tokens",
  with: { ...underLine, ...values },
  ...more,
});

/** The expectations of a refused step, instead of its other ones. */
export const refused = (status: number, code: string): Pick<CaseStep, "status" | "code" | "expectedBody"> => ({
  status,
  code,
  expectedBody: {},
});
