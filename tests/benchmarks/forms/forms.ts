import { chromium } from "playwright";
import { chromiumOptions } from "../../browser/support/chromium-options.ts";
import { type Comparison, type Figure, figureOf, type Goal } from "../comparison.ts";
import { middleOf } from "../middle-of.ts";
import { servePages } from "../sign-in-page/serve-pages.ts";
import { buildFormPages } from "./build-pages.ts";
import { type FormVisit, visitForm } from "./visit-form.ts";

const ROUNDS = 5;
const sizes = [10, 50, 200] as const;
const contestants = ["ours", "hand-written", "react-hook-form", "stock rjsf"] as const;
const STILL = "plain DOM";

/** The visits of one round at one size, by who drew the form. */
interface Round {
  readonly size: number;
  readonly visits: ReadonlyMap<string, FormVisit>;
}

/** A form of 10, 50 and 200 questions: what drawing it costs, and what a key. */
export async function compareForms(): Promise<Comparison[]> {
  const rounds = await allRounds();
  const mount = figuresOf(rounds, (visits, name) => visits.get(name)?.mount);
  return [
    keysCompared(rounds, "before a refusal", ({ answering }) => answering),
    keysCompared(rounds, "after a refusal", ({ refused }) => refused),
    {
      ...{ title: "form, from the start of drawing to the next frame", unit: "ms of the main thread", figures: mount },
      goals: sizes.map((size) => toHandWritten(mount, size, 1.3)),
    },
  ];
}

async function allRounds(): Promise<readonly Round[]> {
  const { origin, close } = await servePages(await buildFormPages());
  const browser = await chromium.launch(chromiumOptions);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const size of sizes) {
      const visits = new Map<string, FormVisit>();
      for (const by of contestants) visits.set(by, await visitForm(browser, { origin, by, questions: size }));
      expectSameMessages(visits);
      const still = visits.get("hand-written")?.markup ?? "";
      visits.set(STILL, await visitForm(browser, { origin, by: "nobody", questions: size, still }));
      rounds.push({ size, visits });
    }
  }
  await browser.close();
  close();
  return rounds;
}

function keysCompared(rounds: readonly Round[], when: string, of: (visit: FormVisit) => number): Comparison {
  const figures = figuresOf(rounds, (visits, name) => {
    const [one, still] = [visits.get(name), visits.get(STILL)];
    return one && still && of(one) - of(still);
  });
  const grown = figureOf(figures, nameOf("ours", 200)) / figureOf(figures, nameOf("ours", 10));
  return {
    ...{ title: `form, a key ${when}, less the same in plain DOM`, unit: "ms of the main thread", figures },
    goals: [
      ...sizes.map((size) => toHandWritten(figures, size, 1.5)),
      ...sizes.map((size) => ratio(figures, size, "stock rjsf", 0.2)),
      { what: "ours at 200 questions to ours at 10", measured: grown, atMost: 1.2 },
    ],
  };
}

const nameOf = (contestant: string, size: number) => `${contestant}, ${size} questions`;

/** The middle of all rounds, for each contestant and size. */
function figuresOf(
  rounds: readonly Round[],
  of: (visits: Round["visits"], name: string) => number | undefined,
): readonly Figure[] {
  return sizes.flatMap((size) => {
    const ofSize = rounds.filter((round) => round.size === size);
    return contestants.map((name) => ({
      name: nameOf(name, size),
      value: middleOf(ofSize.map(({ visits }) => of(visits, name) ?? Number.NaN)),
    }));
  });
}

const toHandWritten = (figures: readonly Figure[], size: number, atMost: number) =>
  ratio(figures, size, "hand-written", atMost);

function ratio(figures: readonly Figure[], size: number, other: string, atMost: number): Goal {
  const measured = figureOf(figures, nameOf("ours", size)) / figureOf(figures, nameOf(other, size));
  return { what: `ours to ${other}, ${size} questions`, measured, atMost };
}

/** Whoever says something else at the same keys does not ask the same. @throws where the hand-written form does */
function expectSameMessages(visits: ReadonlyMap<string, FormVisit>): void {
  const said = JSON.stringify(visits.get("ours")?.said);
  for (const name of ["hand-written", "react-hook-form"])
    if (JSON.stringify(visits.get(name)?.said) !== said)
      throw new Error(`${name} says ${JSON.stringify(visits.get(name)?.said)}, ours ${said}`);
}
