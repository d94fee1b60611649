import type { Attack, Sighting } from "./attack.ts";
import { Bounds, type Limits, OverBound } from "./bounds.ts";
import type { AttackedDocuments } from "./documents/attacked-documents.ts";
import { NotPossible } from "./not-possible.ts";
import { some } from "./replies.ts";
import { Target, type TargetFacts } from "./target.ts";

/** A line of the table. */
export interface AttackResult {
  readonly id: string;
  /** The attacked target: a database's name, a server's address, documents. */
  readonly on: string;
  /** Requests to a server, or documents checked. */
  readonly requests: number;
  readonly seconds: number;
  readonly allowed: string;
  readonly seen: string;
  readonly verdict: "held" | "broken" | "not run";
}

/** The targets of an attack. */
export interface Attacked {
  readonly name: string;
  readonly facts?: TargetFacts;
  readonly documents?: AttackedDocuments;
}

/** The limit of one attack. */
const LIMITS: Limits = { requests: 40_000, seconds: 90, parallel: 100 };
/** The limit of all attacks together. */
export const MOST_SECONDS = 300;

/** Runs one attack after another, and resets the server after each; skips the rest when the time is over. */
export async function runAttacks(
  attacks: readonly Attack[],
  attacked: Attacked,
  { limits = LIMITS, until, tell }: { limits?: Limits; until: number; tell: (result: AttackResult) => void },
): Promise<AttackResult[]> {
  const results: AttackResult[] = [];
  for (const attack of attacks.filter((one) => isMeant(one, attacked))) {
    const left = (until - performance.now()) / 1000;
    const bounds = new Bounds({ ...limits, seconds: Math.min(limits.seconds, left) });
    const result = await runAttack(attack, attacked, bounds, left);
    results.push(result);
    tell(result);
  }
  return results;
}

const isMeant = ({ on }: Attack, { facts, documents }: Attacked): boolean =>
  (on === "server" ? facts : documents) !== undefined;

async function runAttack(attack: Attack, attacked: Attacked, bounds: Bounds, left: number): Promise<AttackResult> {
  const { id, allowed } = attack;
  const began = performance.now();
  const toResult = (verdict: AttackResult["verdict"], seen: string): AttackResult => ({
    ...{ id, allowed, seen, verdict, on: attacked.name, requests: bounds.requests },
    seconds: (performance.now() - began) / 1000,
  });
  const sightings: string[] = [];
  const saw = (what: string) => void sightings.push(what);
  if (left <= 0) return toResult("not run", "no time was left");
  try {
    const { seen, isHeld } = await bounds.within(() => make(attack, attacked, { bounds, saw }));
    return toResult(isHeld ? "held" : "broken", seen);
  } catch (error) {
    // Otherwise the next attack would read the verdict of a check that still runs.
    await attacked.documents?.close();
    const why = error instanceof Error ? error.message : String(error);
    const stopped = error instanceof OverBound ? `stopped, as ${why}` : why;
    return sightings.length > 0 ? toResult("broken", `${some(sightings)}; ${stopped}`) : toResult("not run", stopped);
  }
}

/** Also after a stopped attack, the next one finds the server in its first state. */
async function make(
  attack: Attack,
  { facts, documents }: Attacked,
  { bounds, saw }: { readonly bounds: Bounds; readonly saw: (what: string) => void },
): Promise<Sighting> {
  if (attack.on === "documents") {
    if (documents === undefined) throw new NotPossible("there are no documents");
    // Checks after its end are refused, as requests are.
    const check: AttackedDocuments["check"] = (changes) => bounds.during(() => documents.check(changes));
    return attack.run({ ...documents, check, saw });
  }
  if (facts === undefined) throw new NotPossible("there is no server");
  const target = new Target({ ...facts, saw }, bounds);
  await target.anew();
  return attack.run(target);
}
