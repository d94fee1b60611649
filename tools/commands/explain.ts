import { defineCommand } from "citty";
import { prepareRepository } from "../checker/prepare-repository.ts";
import { explain, explainArguments } from "../explain/explain.ts";
import { report, reportArguments } from "../release/command-report.ts";

/** `portal explain`: what a value is and who says so, what shows a message, how a rule comes to its value. */
export const command = defineCommand({
  meta: {
    name: "explain",
    description:
      "Tells of a value of a client or programme which layer says it; of a message, what shows it; of a rule, how it comes to its value",
  },
  args: { ...explainArguments, ...reportArguments },
  run: ({ args }) => report(args, async () => explain(prepareRepository(), args)),
});
