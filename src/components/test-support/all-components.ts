import { blocks, fields } from "../registry.ts";

// Importing this draws lazy components at once.
await Promise.all([...blocks.values(), ...fields.values()].map(({ fetch }) => fetch?.()));
