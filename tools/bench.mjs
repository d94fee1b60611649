import { runInstalled, runPackage } from "./run/installed-command.mjs";

/** Measures the portal beside its peers and prints what came of it (tests/benchmarks/README.md). */
await runInstalled(() => runPackage(["tsx", "tsx", "tests/benchmarks/main.ts", ...process.argv.slice(2)]));
