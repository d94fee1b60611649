import { chromiumArguments } from "../run/chromium-arguments.ts";
import { exitCodeOf, reportLines } from "./report.ts";
import { servePortalToSoak } from "./served.ts";
import { soak } from "./soak.ts";
import { readSoakArguments } from "./soak-arguments.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Walks random journeys for a time, and reports. Ends with 0, with 1 where something went wrong, 2 where it could not run. */
try {
  const wished = readSoakArguments(process.argv.slice(2));
  const portal = await servePortalToSoak();
  const browser = { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments };
  const report = await soak({ ...wished, ...browser }, portal, say).finally(() => portal.close());
  for (const line of reportLines(report)) say(line);
  process.exit(exitCodeOf(report));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
}
