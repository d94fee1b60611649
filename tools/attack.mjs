import { runInstalled, runPackage } from "./run/installed-command.mjs";

/** Attacks a sandbox, or a server on the loopback, as the arguments say (docs/how-to/attack-the-sandbox.md). */
await runInstalled((args) => runPackage(["tsx", "tsx", "tools/attack/main.ts", ...args]));
