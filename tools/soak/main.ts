import { prepareRepository } from "../checker/prepare-repository.ts";
import { chromiumArguments } from "../run/chromium-arguments.ts";
import { walkJourneys } from "./journeys/journeys.ts";
import { journeysReportLines, toJourneysExitCode } from "./journeys/journeys-report.ts";
import { reportLines, toExitCode } from "./report.ts";
import { servePortalToSoak } from "./served.ts";
import { soak } from "./soak.ts";
import { readSoakArguments, type SoakArguments } from "./soak-arguments.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const browser = { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments };

// Started processes then end with it.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(2));

/** Walks random journeys, and reports. Exits with 0, with 1 after a failure, with 2 when it could not run. */
try {
  const wished = readSoakArguments(process.argv.slice(2));
  process.exit(wished.journeys > 0 ? await walkToConfirmations(wished) : await walkForATime(wished));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
}

async function walkForATime(wished: SoakArguments): Promise<0 | 1> {
  const portal = await servePortalToSoak();
  const report = await soak({ ...wished, ...browser }, portal, say).finally(() => portal.close());
  for (const line of reportLines(report)) say(line);
  return toExitCode(report);
}

async function walkToConfirmations(wished: SoakArguments): Promise<0 | 1> {
  const report = await walkJourneys({ ...wished, ...browser, documents: prepareRepository(), dist: "dist" }, say);
  for (const line of journeysReportLines(report)) say(line);
  return toJourneysExitCode(report);
}
