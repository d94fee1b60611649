import type { Resources } from "./resources.ts";
import { reseedDatabase } from "./seed/seed-database.ts";

/** Puts back the seeded people as at first, no uploads, no faults, the machine's time. */
export async function reset(resources: Resources): Promise<void> {
  resources.faults.replace({});
  await resources.clock.shift(0);
  await resources.uploads.clear();
  await reseedDatabase(resources);
}
