import { clientKey, type SandboxClient } from "../client.ts";
import { keyedHash } from "../security/random.ts";
import type { SeedPerson } from "./generated/seed.ts";

/** The ending of a seeded person's ids: the same after every reset. */
export const personSuffix = (client: SandboxClient, { email, mobile }: SeedPerson): string =>
  keyedHash("seed", clientKey(client), email ?? mobile).slice(0, 10);

/** The id of a seeded person. */
export const personId = (client: SandboxClient, person: SeedPerson): string => `us_${personSuffix(client, person)}`;
