import type { Browser } from "playwright";
import { FormPage, stretches } from "./form-page.ts";

/** All contestants; the last is the markup without a script. */
export const contestants = [
  "ours",
  "ours, kept for a reload",
  "hand-written",
  "react-hook-form",
  "stock rjsf",
  "plain DOM",
] as const;
export type Contestant = (typeof contestants)[number];

/** The measures of a form, in milliseconds of the page's thread; a key is one of ten in a stretch. */
export type Measure = "first drawing" | "drawing again" | "key before a refusal" | "key after a refusal";

/** One measuring: all contestants, one after another, so that what else the machine does meets all of them. */
export interface Turn {
  readonly measure: Measure;
  readonly questions: number;
  readonly costs: ReadonlyMap<Contestant, number>;
}

const AGAIN = 3;
/** Longer than the interval of writing drafts. */
const WRITTEN = 200;

/**
 * One round with a form of that many questions: it is drawn, answered, refused and corrected.
 * @param first which contestant begins; after that another begins each time.
 */
export async function formsRound(
  browser: Browser,
  origin: string,
  { questions, first }: { readonly questions: number; readonly first: number },
): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  const pages = new Map<Contestant, FormPage>();
  const take = async (measure: Measure, act: (page: FormPage) => Promise<number>) => {
    const costs = new Map<Contestant, number>();
    const all = [...pages];
    const start = (first + turns.length) % all.length;
    for (const [contestant, page] of [...all.slice(start), ...all.slice(0, start)])
      costs.set(contestant, await act(page));
    turns.push({ measure, questions, costs });
  };
  for (const by of contestants.filter((one) => one !== "plain DOM")) {
    const settles = by === "ours, kept for a reload" ? WRITTEN : 0;
    pages.set(by, await FormPage.open(browser, { origin, by, questions, settles }));
  }
  await take("first drawing", (page) => page.draw());
  for (let time = 0; time < AGAIN; time += 1) await take("drawing again", (page) => page.draw());
  const still = (await pages.get("hand-written")?.markup()) ?? "";
  pages.set("plain DOM", await FormPage.open(browser, { origin, by: "nobody", questions, still }));
  for (const stretch of stretches.keys()) await take("key before a refusal", (page) => page.type(stretch));
  await expectSameMessages(pages);
  for (const [contestant, page] of pages) if (contestant !== "plain DOM") await page.submit();
  await expectSameMessages(pages);
  for (const stretch of stretches.keys()) await take("key after a refusal", (page) => page.type(stretch));
  await expectSameMessages(pages);
  for (const page of pages.values()) await page.close();
  return turns;
}

/** Stock @rjsf/core shows all problems once one question was left; the plain markup shows none. */
const same: readonly Contestant[] = ["ours, kept for a reload", "hand-written", "react-hook-form"];

/** All contestants must show the same problems after the same keys. @throws if one differs */
async function expectSameMessages(pages: ReadonlyMap<Contestant, FormPage>): Promise<void> {
  const ours = JSON.stringify(await pages.get("ours")?.errorMessages());
  for (const contestant of same) {
    const theirs = JSON.stringify(await pages.get(contestant)?.errorMessages());
    if (theirs !== ours) throw new Error(`${contestant} says ${theirs}, ours ${ours}`);
  }
}
