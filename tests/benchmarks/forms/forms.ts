import { chromium } from "playwright";
import { chromiumOptions } from "../../browser/support/chromium-options.ts";
import { type Comparison, type Figure, figureValue, type Goal } from "../comparison.ts";
import { median } from "../median.ts";
import { servePages } from "../sign-in-page/serve-pages.ts";
import { buildFormPages } from "./build-pages.ts";
import { type Contestant, contestants, formsRound, type Measure, type Turn } from "./forms-round.ts";

const ROUNDS = 3;
const sizes = [10, 50, 200] as const;
const UNIT = "ms of the page's thread";

/** A form of 10, 50 and 200 questions: the costs of drawing it and of a key. */
export async function compareForms(): Promise<Comparison[]> {
  const turns = await allTurns();
  return [
    keysCompared(turns, "key before a refusal"),
    keysCompared(turns, "key after a refusal"),
    drawingCompared(turns, "first drawing"),
    drawingCompared(turns, "drawing again"),
  ];
}

async function allTurns(): Promise<readonly Turn[]> {
  const { origin, close } = await servePages(await buildFormPages());
  const browser = await chromium.launch(chromiumOptions);
  const turns: Turn[] = [];
  for (let first = 0; first < ROUNDS; first += 1)
    for (const questions of sizes) turns.push(...(await formsRound(browser, origin, { questions, first })));
  await browser.close();
  close();
  return turns;
}

function keysCompared(turns: readonly Turn[], measure: Measure): Comparison {
  const figures = medianFigures(turns, measure, ({ costs }, name) => {
    const [cost, still] = [costs.get(name), costs.get("plain DOM")];
    return cost === undefined || still === undefined ? Number.NaN : cost - still;
  });
  const grown = figureValue(figures, figureName("ours", 200)) / figureValue(figures, figureName("ours", 10));
  return {
    ...{ title: `form, ${measure}, less the same in plain DOM`, unit: UNIT, figures },
    goals: [
      ...sizes.map((size) => ratio(figures, size, "hand-written", 1.5)),
      ...sizes.map((size) => ratio(figures, size, "stock rjsf", 0.2)),
      { what: "ours at 200 questions to ours at 10", measured: grown, atMost: 1.2 },
    ],
  };
}

function drawingCompared(turns: readonly Turn[], measure: Measure): Comparison {
  const figures = medianFigures(turns, measure, ({ costs }, name) => costs.get(name) ?? Number.NaN);
  const title = `form, ${measure}, to the frame after it stands`;
  return { title, unit: UNIT, figures, goals: sizes.map((size) => ratio(figures, size, "hand-written", 1.3)) };
}

const figureName = (contestant: Contestant, size: number) => `${contestant}, ${size} questions`;

/** The middle of all turns, for each size and contestant. */
function medianFigures(
  turns: readonly Turn[],
  measure: Measure,
  of: (turn: Turn, contestant: Contestant) => number,
): readonly Figure[] {
  const drawn = contestants.filter((one) => one !== "plain DOM");
  return sizes.flatMap((size) => {
    const measured = turns.filter((turn) => turn.measure === measure && turn.questions === size);
    return drawn.map((name) => ({
      name: figureName(name, size),
      value: median(measured.map((turn) => of(turn, name))),
    }));
  });
}

function ratio(figures: readonly Figure[], size: number, other: Contestant, atMost: number): Goal {
  const measured = figureValue(figures, figureName("ours", size)) / figureValue(figures, figureName(other, size));
  return { what: `ours to ${other}, ${size} questions`, measured, atMost };
}
