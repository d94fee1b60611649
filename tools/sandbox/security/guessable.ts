import type { Person } from "../database/tables.ts";
import { Problem } from "../problem.ts";

/** Parts of a person's data that are shorter are in too many good passwords. */
const LEAST_PART = 4;

/** What the server knows of somebody that others know too. */
type Known = Pick<Person, "email" | "mobile" | "lastName">;

/** Refuses a password that holds the customer's email, number or name; assumed. Throws 400, at the named place. */
export function refuseGuessable(password: string, { email, mobile, lastName }: Known, place: string): void {
  const parts = [email?.split("@")[0] ?? "", mobile, lastName].filter(({ length }) => length >= LEAST_PART);
  const isGuessable = parts.some((part) => password.toLowerCase().includes(part.toLowerCase()));
  if (!isGuessable) return;
  const fields = { [place]: "is too easy to guess" };
  throw new Problem(400, { code: "WEAK_PASSWORD", message: "This password is too easy to guess.", fields });
}
