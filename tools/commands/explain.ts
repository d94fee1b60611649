import { defineCommand } from "citty";
import { prepareRepository } from "../checker/prepare-repository.ts";
import { explain, explainArguments } from "../explain/explain.ts";
import { report, reportArguments } from "../release/command-report.ts";

/** `portal explain`: a value and its source, the screens of a message, the trace of a rule. */
export const command = defineCommand({
  meta: {
    name: "explain",
    description: "Says where a value comes from, which screens show a text, how a rule comes to its value",
  },
  args: { ...explainArguments, ...reportArguments },
  run: ({ args }) => report(args, async () => explain(prepareRepository(), args)),
});

/** What a newcomer would ask. */
export const examples = [
  "explain care-basic delivery.offersNight",
  "explain tech-care",
  "explain --message errors.offline",
  'explain --rule sign-in/by-password.flow.json#/states/checkingPassword/failed/wrong-password/1 --data \'{"data":{"failures":4}}\'',
];
