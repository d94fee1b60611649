import type { Person } from "../database/tables.ts";
import { Problem } from "../problem.ts";

/** Shorter parts of a person's data are in too many good passwords. */
const LEAST_PART = 4;

/** Facts about a person that other people may know. */
type Known = Pick<Person, "email" | "mobile" | "lastName">;

/** Refuses a password that holds the customer's email, number or name; assumed. Throws 400, at the named place. */
export function refuseGuessable(password: string, { email, mobile, lastName }: Known, place: string): void {
  const parts = [email?.split("@")[0] ?? "", mobile, lastName].filter(({ length }) => length >= LEAST_PART);
  const isGuessable = parts.some((part) => password.toLowerCase().includes(part.toLowerCase()));
  if (!isGuessable) return;
  const fields = { [place]: "is too easy to guess" };
  throw new Problem(400, { code: "WEAK_PASSWORD", message: "This password is too easy to guess.", fields });
}
