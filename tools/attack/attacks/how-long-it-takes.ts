import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerAttack } from "../attack.ts";
import { type Identifier, pairIdentifiers } from "../identifiers.ts";
import { NotPossible } from "../not-possible.ts";
import type { Target } from "../target.ts";
import { takeAs } from "./who-is-known.ts";

const PAIRS = 32;
/** The server is reset after so many, so that no lock answers instead of a look-up. */
const PAIRS_BEFORE_LOCK = 2;
/** Differences that a network hides, in milliseconds, or as a share of the whole. */
const LEAST_MS = 1;
const LEAST_SHARE = 0.15;

const probes: readonly { readonly name: string; readonly step: (of: Identifier) => CaseStep }[] = [
  {
    name: "password",
    step: ({ value, t }) => ({ operation: "loginV1", with: { "body.u": value, "body.t": t, "body.p": "not-it-0" } }),
  },
  { name: "code", step: ({ value, t }) => ({ operation: "loginV3", with: { "body.u": value, "body.t": t } }) },
  { name: "check", step: ({ value }) => ({ operation: "checkRegistration", with: { "query.d": value } }) },
  { name: "reset", step: ({ value }) => ({ operation: "requestPasswordReset", with: { "body.d": value } }) },
];

export const howLongItTakes: ServerAttack = {
  id: "how-long-it-takes",
  on: "server",
  measuresTime: true,
  does: "measures known and unknown identifiers in turns, one request at a time, at a discreet client",
  allowed: `medians within ${LEAST_MS} ms or ${LEAST_SHARE * 100} %`,
  async run(target) {
    const { discreet, people = [] } = target.facts;
    const [pair] = discreet.flatMap((client) => pairIdentifiers(client, people));
    const [known] = pair?.known ?? [];
    const [unknown] = pair?.unknown ?? [];
    if (pair === undefined || known === undefined || unknown === undefined)
      throw new NotPossible("the server has no discreet client");
    const measured: Measured[] = [];
    for (const { name, step } of probes) {
      const times = await measureTimes(target, pair.client, step(known), step(unknown));
      const [usual, difference] = [
        median(times.map(([, one]) => one)),
        median(times.map(([one, other]) => one - other)),
      ];
      measured.push({ name, usual, difference });
    }
    return {
      seen: measured
        .map(({ name, usual, difference }) => `${name} ${usual.toFixed(1)} ms ${signed(difference)}`)
        .join(", "),
      isHeld: measured.every(
        ({ usual, difference }) => Math.abs(difference) <= Math.max(LEAST_MS, usual * LEAST_SHARE),
      ),
    };
  },
};

interface Measured {
  readonly name: string;
  readonly usual: number;
  /** How much longer a known identifier takes. */
  readonly difference: number;
}

async function measureTimes(
  target: Target,
  client: string,
  known: CaseStep,
  unknown: CaseStep,
): Promise<[number, number][]> {
  const take = takeAs(target, client);
  const timed = async (step: CaseStep) => {
    const began = performance.now();
    await take(step);
    return performance.now() - began;
  };
  const times: [number, number][] = [];
  while (times.length < PAIRS) {
    if (times.length % PAIRS_BEFORE_LOCK === 0) await target.anew();
    // In turns, also after a reset, so that a warm-up or a busy machine affects both.
    const isFirst = times.length % 4 === 0 || times.length % 4 === 3;
    const first = await timed(isFirst ? known : unknown);
    const second = await timed(isFirst ? unknown : known);
    times.push(isFirst ? [first, second] : [second, first]);
  }
  return times;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const signed = (difference: number): string => `${difference < 0 ? "−" : "+"}${Math.abs(difference).toFixed(2)}`;
