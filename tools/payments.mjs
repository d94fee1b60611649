import { runInstalled, runPackage } from "./run/installed-command.mjs";

/** Makes payments under faults, and compares what came of them, as the arguments say (docs/how-to/run-payments.md). */
await runInstalled((args) => runPackage(["tsx", "tsx", "tools/payments/main.ts", ...args]));
