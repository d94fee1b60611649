import { register } from "tsx/esm/api";

// A thread does not inherit the TypeScript loader of its parent.
register();
await import("./walk-worker.ts");
