import { readFileSync } from "node:fs";

/** The kinds of things that the specification names, in the order in which they are told. */
export const SPECIFIED_KINDS = [
  "operations",
  "routes",
  "messages",
  "states",
  "events",
  "flags",
  "storage-keys",
  "constants",
] as const;

export type SpecifiedKind = (typeof SPECIFIED_KINDS)[number];

/** Something that the specification of shell, sign-in and service requests names. */
export interface SpecifiedItem {
  /** In the words of the specification. */
  readonly name: string;
  /** The section that names it. */
  readonly section: string;
  /** What it is here, `<kind> <id>` each (`known-as.ts`); found by the name where it is not said. */
  readonly as?: readonly string[];
  /** The operation's name in the contract, where its path is ours. */
  readonly operation?: string;
  /** What shows it (`named-test.ts`), where that is not found. */
  readonly test?: string;
  /** The decision by which it is otherwise here, or not there. */
  readonly why?: string;
}

/** What the specification names, of one kind. */
export const readSpecified = (kind: SpecifiedKind): readonly SpecifiedItem[] =>
  JSON.parse(readFileSync(`tools/coverage/specified/${kind}.json`, "utf8"));
