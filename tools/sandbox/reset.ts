import type { Resources } from "./resources.ts";
import { reseedDatabase } from "./seed/seed-database.ts";

/** Restores the seeded people, removes uploads and faults, and resets the clock. */
export async function reset(resources: Resources): Promise<void> {
  resources.faults.replace({});
  await resources.clock.shift(0);
  await resources.uploads.clear();
  await reseedDatabase(resources);
}
