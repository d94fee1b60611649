import { chromium } from "playwright";
import { readFields } from "./answers.ts";
import { seededRandom } from "./random.ts";
import type { SoakReport } from "./report.ts";
import { readRoutes } from "./routes.ts";
import { linkSandbox } from "./sandbox-link.ts";
import { refusedPart, sharedFaults } from "./shared-faults.ts";
import { openPlaces, runUserSimulator, type SoakedClient, type Tally } from "./user-simulator.ts";

/** The duration, the share of faults and the seed. */
export interface SoakOptions {
  readonly minutes: number;
  /** The share of the replies that fail, from 0 to 1. */
  readonly faults: number;
  readonly seed: number;
  readonly executablePath: string | undefined;
  readonly args: readonly string[];
}

/** The portal to walk. */
export interface SoakedPortal {
  readonly clients: readonly SoakedClient[];
  /** The server by its IP address. */
  readonly loopback: string;
  readonly operations: readonly string[];
}

const PROGRESS_MS = 15_000;
const SHAKE_MS = 5_000;
/** How often the sandbox is reset, which clears locks and used numbers, so that journeys can be finished again. */
const RESET_MS = 180_000;

/** Walks journeys in two browsers for a time, while replies fail. */
export async function soak(
  options: SoakOptions,
  portal: SoakedPortal,
  say: (line: string) => void,
): Promise<SoakReport> {
  const { minutes, faults, seed, executablePath, args } = options;
  const sandbox = linkSandbox(portal.loopback);
  await sandbox.reset();
  const tally: Tally = { steps: 0, outcomes: {}, actions: {}, replies: {}, errors: [], stuck: [], heaps: [] };
  let start = Date.now();
  const seconds = () => (Date.now() - start) / 1000;
  const isOver = () => seconds() >= minutes * 60;
  const shared = {
    ...{ ...portal, sandbox, tally, isOver, routes: readRoutes(), fields: readFields() },
    people: await sandbox.people(),
    refuses: refusedPart(faults),
  };
  const launch = () =>
    chromium.launch({ args: [...args], ...(executablePath === undefined ? {} : { executablePath }) });
  const browsers = await Promise.all([launch(), launch()]);
  const stop = repeat([
    [
      SHAKE_MS,
      () => sandbox.faults(sharedFaults(portal.operations, faults, seededRandom(seed + Math.floor(seconds())))),
    ],
    [RESET_MS, () => sandbox.reset()],
    [PROGRESS_MS, async () => say(progress(seconds(), tally))],
  ]);
  try {
    const simulators = browsers.map((browser, index) => ({
      ...shared,
      ...{ browser, random: seededRandom(seed * 2 + index), keepsDocument: index === 1 },
      name: `browser ${index + 1}`,
    }));
    const opened = await Promise.all(
      simulators.map(async (simulator) => ({ walker: simulator, places: await openPlaces(simulator) })),
    );
    start = Date.now();
    await Promise.all(opened.map(({ walker: simulator, places }) => runUserSimulator(simulator, places)));
  } finally {
    stop();
    await Promise.all(browsers.map((browser) => browser.close()));
    await sandbox.faults({}).catch(() => undefined);
  }
  return { ...tally, seed, seconds: seconds() };
}

function progress(seconds: number, { steps, outcomes, errors, stuck }: Tally): string {
  const journeys = Object.values(outcomes).reduce((sum, one) => sum + one, 0);
  const time = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  return `${time}  ${steps} steps, ${journeys} journeys, ${errors.length} uncaught errors, ${stuck.length} stuck`;
}

/** Does each at once, then repeatedly until stopped. Ignores failures meanwhile. */
function repeat(tasks: readonly (readonly [everyMs: number, task: () => Promise<unknown>])[]): () => void {
  const timers = tasks.map(([everyMs, task]) => {
    const run = () => void task().catch(() => undefined);
    if (everyMs === SHAKE_MS) run();
    return setInterval(run, everyMs);
  });
  return () => timers.forEach(clearInterval);
}
