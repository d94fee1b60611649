import type { AttackedDocuments } from "./documents/attacked-documents.ts";
import type { Target } from "./target.ts";

/** The outcome of an attack, in words for the table. */
export interface Sighting {
  readonly seen: string;
  readonly isHeld: boolean;
}

interface Described {
  readonly id: string;
  /** The attacker's action. */
  readonly does: string;
  /** The worst outcome that still counts as held. */
  readonly allowed: string;
}

/** An attack on a running server. */
export interface ServerAttack extends Described {
  readonly on: "server";
  /** Nothing else may run beside it. */
  readonly measuresTime?: true;
  run(target: Target): Promise<Sighting>;
}

/** An attack by documents on the checker and on the output built from them. */
export interface DocumentAttack extends Described {
  readonly on: "documents";
  run(documents: AttackedDocuments): Promise<Sighting>;
}

export type Attack = ServerAttack | DocumentAttack;
