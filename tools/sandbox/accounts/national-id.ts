import type { SandboxClient } from "../client.ts";
import type { Person } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { forgetTries, reserveTry, toTried } from "./wrong-tries.ts";

/** The end of a national ID as somebody typed it. */
export interface TypedEnd {
  readonly client: SandboxClient;
  /** The kind of identifier that was given; absent where a mailed link proves the person. */
  readonly identifierHash?: string;
  /** An absent person's never matches, after the same work. */
  readonly person: Person | undefined;
  readonly typed: string;
  readonly now: Date;
}

/** Compares the end of a national ID. Throws 400 when they differ, and 405 from the fifth wrong try on. */
export async function compareNationalId(
  resources: Resources,
  { person, typed, now, ...subject }: TypedEnd,
): Promise<void> {
  const tried = toTried(resources.secret, { ...subject, personId: person?.id }, "national-id");
  const reserved = await reserveTry(resources, tried, now);
  const isRight = (person?.nationalId?.endsWith(typed.toUpperCase()) ?? false) && reserved.mayBeRight;
  if (!isRight) throw reserved.refuse(mismatch());
  await forgetTries(resources.database, tried);
}

const mismatch = () =>
  new Problem(
    400,
    { code: "NATIONAL_ID_MISMATCH", message: "This is not the end of the national ID on file." },
    { keepsWrites: true },
  );
