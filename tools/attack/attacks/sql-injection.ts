import { signedIn } from "../../contract/cases/signed-in.ts";
import type { DescribedOperation } from "../../contract/contract-operations.ts";
import type { ServerAttack } from "../attack.ts";
import { answering } from "../every-request.ts";
import { some } from "../replies.ts";
import type { SavedValues, Target } from "../target.ts";
import { textPlaces, withText } from "../text-places.ts";

const SUBJECT = "customer";
const PAYLOADS = ["' OR '1'='1", "'; DROP TABLE people; --", "%' UNION SELECT version() --", "\\'||pg_sleep(3)||'"];
/** Words that only a message of the database contains. */
const DATABASE_ERROR = /syntax error|SQLSTATE|PGlite|relation "|pg_catalog|PostgreSQL \d/i;
const SLOW_MS = 2_500;

export const sqlInjection: ServerAttack = {
  id: "sql-injection",
  on: "server",
  does: "puts SQL into every text of every request",
  allowed: "no 5xx, no text or delay of the database, no row lost",
  async run(target) {
    const before = await peopleIn(target);
    const saved = await target.play(SUBJECT, signedIn);
    const wrong: string[] = [];
    for (const described of answering(target.facts.operations))
      wrong.push(...(await answered(target, described, saved)));
    const lost = before - (await peopleIn(target));
    const rows = lost > 0 ? `${lost} people lost` : "no row lost";
    return {
      seen: wrong.length === 0 ? `none answered, ${rows}` : `${some(wrong)}; ${rows}`,
      isHeld: wrong.length === 0 && lost === 0,
    };
  },
};

/** The places of an operation at which the database answered, or executed the text. */
async function answered(target: Target, described: DescribedOperation, saved: SavedValues): Promise<string[]> {
  const { id, isSigned } = described.operation;
  const sending = target.sendingAs(SUBJECT, saved, isSigned ? undefined : "tokens");
  const wrong: string[] = [];
  for (const place of textPlaces(described)) {
    for (const payload of PAYLOADS) {
      const began = performance.now();
      const { status, text } = await target.send(id, withText(described, place, payload), sending);
      const isSlow = performance.now() - began > SLOW_MS;
      if (status >= 500 || DATABASE_ERROR.test(text) || isSlow) wrong.push(`${id} ${place.join(".")}: ${status}`);
    }
  }
  return wrong;
}

const peopleIn = async (target: Target): Promise<number> => (await target.rows("people")).length;
