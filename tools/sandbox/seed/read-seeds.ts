import { readdirSync, readFileSync } from "node:fs";
import { createSchemaChecker } from "../contract/schema-checker.ts";
import type { Seed } from "./generated/seed.ts";

const folder = new URL("./", import.meta.url);
const SCHEMA = "seed.schema.json";

/** The seeds of this folder. Throws, with file and place, when one does not match the schema. */
export function readSeeds(): Seed[] {
  const checker = createSchemaChecker();
  const check = checker.compile<Seed>(JSON.parse(readFileSync(new URL(SCHEMA, folder), "utf8")));
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json") && file !== SCHEMA)
    .map((file) => {
      const seed: unknown = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
      if (check(seed)) return seed;
      throw new Error(`tools/sandbox/seed/${file}: ${checker.errorsText(check.errors, { dataVar: "" })}`);
    });
}
