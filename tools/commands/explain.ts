import { defineCommand } from "citty";
import { prepareRepository } from "../checker/prepare-repository.ts";
import { explain, explainArguments } from "../explain/explain.ts";
import { report, reportArguments } from "../release/command-report.ts";

/** `portal explain`: what a value is and who says so, what shows a message, how a rule comes to its value. */
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
