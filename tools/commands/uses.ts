import { defineCommand } from "citty";
import { SYMBOL_KINDS } from "../../src/checker/uses/occurrence.ts";
import { prepareRepository } from "../checker/prepare-repository.ts";
import { report, reportArguments } from "../release/command-report.ts";
import { findUses } from "../uses/find-uses.ts";
import { usesLines } from "../uses/uses-lines.ts";

/** `portal uses`: the uses of a symbol, and the customers that reach them. */
export const command = defineCommand({
  meta: {
    name: "uses",
    description: "Tells where something is used, and which clients, programmes and countries come to it",
  },
  args: {
    kind: { type: "positional", required: true, description: `What it is: ${SYMBOL_KINDS.join(", ")}` },
    id: {
      type: "positional",
      required: true,
      description: "Its name: sign-in/by-password; of what stands inside a document also <document>.<name>",
    },
    ...reportArguments,
  },
  run: ({ args }) =>
    report(args, async () => {
      const value = findUses(prepareRepository(), args.kind, args.id);
      return { value, lines: usesLines(value) };
    }),
});

/** What a newcomer would ask. */
export const examples = [
  "uses flow service-request/raise-request",
  "uses state sign-in/by-password.locked",
  "uses call code.check",
  "uses message errors.offline",
];
