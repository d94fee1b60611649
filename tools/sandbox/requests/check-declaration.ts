import type { SandboxClient } from "../client.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import { hasArrived, noFile } from "../upload-places.ts";

type Declaration = components["schemas"]["SignedDeclaration"];

/** The incidents that no order answers without a declaration: the device is said to be lost or stolen. */
const DECLARED: readonly string[] = ["Replacement"];

/** Who signs, and what for. */
interface Signing {
  readonly client: SandboxClient;
  readonly person: Person;
  readonly incident: string | null;
}

/** Throws 400 when a declaration is missing, is signed by another name, or its video has not arrived as a video. */
export async function checkDeclaration(
  database: Database,
  declaration: Declaration | undefined,
  { client, person, incident }: Signing,
): Promise<void> {
  if (declaration === undefined && DECLARED.includes(incident ?? "")) throw missing();
  if (declaration === undefined) return;
  if (asWritten(declaration.SignedName) !== asWritten(person.fullName)) throw otherName();
  const { Video: video } = declaration;
  if (video === undefined) return;
  const file = { client, personId: person.id, folder: "request-videos", id: video.UploadId };
  if (!(await hasArrived(database, file))) throw noFile();
}

/** A name without case, blanks and hyphens. */
const asWritten = (name: string): string => name.normalize("NFKC").replaceAll(/[\s-]/g, "").toUpperCase();

const missing = () =>
  new Problem(400, { code: "DECLARATION_MISSING", message: "This order needs a signed declaration." });
const otherName = () => new Problem(400, { code: "SIGNATURE", message: "The signature is another name." });
