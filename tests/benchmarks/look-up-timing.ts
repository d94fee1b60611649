import { createFerry, discreetCarrier, siv } from "../sandbox/support/carrier.ts";
import { Portal } from "../sandbox/support/portal.ts";

/**
 * How long a client that reveals nothing takes for known and unknown: medians of calls by turns, in milliseconds.
 * Run it on a machine that does nothing else: `npx tsx tests/benchmarks/look-up-timing.ts 300`.
 */
const rounds = Number(process.argv[2] ?? 300);
const DAY_MINUTES = 25 * 60;

const sandbox = await createFerry();
const portal = new Portal(sandbox, discreetCarrier);
const reset = (d: string) => portal.send("/api/v1/auth/password-reset", { body: { d }, encrypt: ["body.d"] });
const calls = {
  "look-up by email": (isKnown: boolean) => portal.lookUp("E", isKnown ? siv.email : "sxv@ferry.test"),
  "look-up by number": (isKnown: boolean) => portal.lookUp("M", isKnown ? siv.mobile : "81190009"),
  "wrong password": (isKnown: boolean) => portal.login(isKnown ? siv.email : "sxv@ferry.test", "not it"),
  "password reset": (isKnown: boolean) => reset(isKnown ? siv.email : "sxv@ferry.test"),
};

const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

for (const [name, call] of Object.entries(calls)) {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let round = 1; round <= rounds; round += 1) {
    // Another day, so that neither limits nor locks are met.
    await portal.shiftClock(round * DAY_MINUTES);
    for (const isKnown of round % 2 === 0 ? [true, false] : [false, true]) {
      const start = performance.now();
      await call(isKnown);
      times[isKnown ? "known" : "unknown"].push(performance.now() - start);
    }
    if (name === "wrong password" && round % 4 === 0) await portal.console("/api/reset", "POST");
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const difference = (100 * (known - unknown)) / unknown;
  process.stdout.write(
    `${name}: known ${known.toFixed(2)}, unknown ${unknown.toFixed(2)}, ${difference.toFixed(1)} %\n`,
  );
}
await sandbox.close();
