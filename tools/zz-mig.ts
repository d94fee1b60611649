import { readFileSync, writeFileSync } from "node:fs";
import { migrateDocument } from "/work/f2/tools/migrate/migrate-document.ts";
for (const path of process.argv.slice(2)) { const t = readFileSync(path, "utf8"); const n = migrateDocument(t); if (n !== t) writeFileSync(path, n); }
