import { catalogue, type Entry, isShownAlone } from "./catalogue.ts";
import { screens, usedBy } from "./screens/screens.ts";

/** A page that shows all examples of some components. */
export interface Sheet {
  readonly entries: readonly Entry[];
  /** The part of its address after `sheet.html`. */
  readonly query: string;
}

/** How much longer an example in a page of its own takes than one in its place. */
const FRAME_COSTS = 6;

const sheetCost = (entry: Entry) => entry.examples.length * (isShownAlone(entry) ? FRAME_COSTS : 1);

/** A screen is an example of each of its blocks, and is drawn on the sheets once: at the first. */
const isFirstMeeting = ({ contract }: Entry, screen: string) => {
  const uses = screens[screen];
  const entries = catalogue.filter(({ isOfScreens }) => isOfScreens);
  const first = entries.find((entry) => uses !== undefined && usedBy(uses).includes(entry.contract.name));
  return first?.contract.name === contract.name;
};

/** The entries with the examples on the sheets. */
export const onSheets: readonly Entry[] = catalogue.flatMap((entry) => {
  const examples = entry.examples.filter(
    ({ props }) => !("screen" in props) || isFirstMeeting(entry, String(props.screen)),
  );
  return examples.length === 0 ? [] : [{ ...entry, examples }];
});

/** Divides the whole catalogue into this many pages of about the same length. */
export function dealSheets(count: number): readonly Sheet[] {
  const piles = Array.from({ length: count }, () => ({ has: new Set<Entry>(), cost: 0 }));
  for (const entry of [...onSheets].sort((one, other) => sheetCost(other) - sheetCost(one))) {
    const least = piles.reduce((smallest, pile) => (pile.cost < smallest.cost ? pile : smallest));
    least.has.add(entry);
    least.cost += sheetCost(entry);
  }
  return piles.map(({ has }) => {
    const entries = onSheets.filter((entry) => has.has(entry));
    return { entries, query: toSheetQuery(entries) };
  });
}

const toSheetQuery = (entries: readonly Entry[]) =>
  `?${new URLSearchParams(entries.map(({ contract }) => ["component", contract.name]))}`;
