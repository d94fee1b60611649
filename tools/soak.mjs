import { runInstalled, runOnBuild } from "./run/installed-command.mjs";

/** Walks random journeys in two browsers while replies fail, as the arguments say (docs/how-to/soak.md). */
await runInstalled((args) => runOnBuild(["tsx", "tsx", "tools/soak/main.ts", ...args]));
