import { blocks, fields } from "../registry.ts";

// Whoever imports this draws at once what otherwise comes later.
await Promise.all([...blocks.values(), ...fields.values()].map(({ fetch }) => fetch?.()));
