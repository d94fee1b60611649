import type { AttackedDocuments } from "./documents/attacked-documents.ts";
import type { Target } from "./target.ts";

/** What came of an attack, in words for the table. */
export interface Sighting {
  readonly seen: string;
  readonly isHeld: boolean;
}

interface Described {
  readonly id: string;
  /** What the attacker does. */
  readonly does: string;
  /** The most that may come of it. */
  readonly allowed: string;
}

/** An attack on a running server. */
export interface ServerAttack extends Described {
  readonly on: "server";
  run(target: Target): Promise<Sighting>;
}

/** An attack by documents on the checker and on what is built from them. */
export interface DocumentAttack extends Described {
  readonly on: "documents";
  run(documents: AttackedDocuments): Promise<Sighting>;
}

export type Attack = ServerAttack | DocumentAttack;
