import { clientKey, type SandboxClient } from "./client.ts";
import { minutesAfter } from "./clock.ts";
import type { Resources } from "./resources.ts";
import { keyedHash, randomId } from "./security/random.ts";

/** How long an address is good. */
const ADDRESS_MINUTES = 10;

/** A file that is going to be put. */
interface ComingFile {
  readonly client: SandboxClient;
  readonly folder: string;
  readonly name: string;
  readonly now: Date;
  /** Where the operations are mounted. */
  readonly base: string;
}

/** Gives an address to which one file can be put, and the id by which the file is known. */
export async function givePlace(
  { client, folder, name, now, base }: ComingFile,
  { database, secret }: Pick<Resources, "database" | "secret">,
): Promise<{ readonly id: string; readonly url: string }> {
  const id = randomId("up");
  const token = randomId("f");
  await database
    .insertInto("uploads")
    .values({
      ...{ id, client: clientKey(client), folder, name },
      tokenHash: keyedHash(secret, "upload", token),
      expiresAt: minutesAfter(now, ADDRESS_MINUTES),
      ...{ putAt: null, type: null, size: null, sha256: null },
    })
    .execute();
  return { id, url: `${base}/uploads/${token}` };
}
