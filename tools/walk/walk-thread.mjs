import { register } from "tsx/esm/api";

// A thread does not inherit the loader of TypeScript from the one that starts it.
register();
await import("./walk-worker.ts");
