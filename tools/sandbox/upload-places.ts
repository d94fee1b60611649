import { clientKey, type SandboxClient } from "./client.ts";
import { minutesAfter } from "./clock.ts";
import type { Database } from "./database/open-database.ts";
import { Problem } from "./problem.ts";
import type { Resources } from "./resources.ts";
import { keyedHash, randomId } from "./security/random.ts";

/** How long an address is valid. */
const ADDRESS_MINUTES = 10;

/** A file that is about to be uploaded. */
interface ComingFile {
  readonly client: SandboxClient;
  /** The customer who sends it; absent for an enquiry. */
  readonly personId: string | null;
  readonly folder: string;
  readonly name: string;
  readonly now: Date;
  /** The base path of the operations. */
  readonly base: string;
}

/** Gives an address for one file, and the file's id. */
export async function givePlace(
  { client, personId, folder, name, now, base }: ComingFile,
  { database, secret }: Pick<Resources, "database" | "secret">,
): Promise<{ readonly id: string; readonly url: string }> {
  const id = randomId("up");
  const token = randomId("f");
  await database
    .insertInto("uploads")
    .values({
      ...{ id, client: clientKey(client), personId, folder, name },
      tokenHash: keyedHash(secret, "upload", token),
      expiresAt: minutesAfter(now, ADDRESS_MINUTES),
      ...{ putAt: null, type: null, size: null, sha256: null },
    })
    .execute();
  return { id, url: `${base}/uploads/${token}` };
}

/** A file that a request names. */
interface NamedFile extends Pick<ComingFile, "client" | "personId"> {
  /** The folder of its purpose; absent for an enquiry, whose folder is the client's own. */
  readonly folder?: string;
  readonly id: string;
}

/** Whether a file of that id has arrived, in that folder, of that customer or, for null, of an enquiry. */
export async function hasArrived(database: Database, { client, personId, folder, id }: NamedFile): Promise<boolean> {
  const file = await database
    .selectFrom("uploads")
    .select("putAt")
    .where(({ and }) => and({ id, client: clientKey(client), ...(folder === undefined ? {} : { folder }) }))
    .where("personId", "is not distinct from", personId)
    .executeTakeFirst();
  return (file?.putAt ?? null) !== null;
}

/** The refusal of a file that has not arrived. */
export const noFile = () => new Problem(400, { code: "NO_FILE", message: "There is no file of this UploadId." });
