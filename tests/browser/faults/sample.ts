import { execFileSync } from "node:child_process";

/** What differs from commit to commit, so that in time every case has its turn; the same for all who test one commit. */
export const sampleSeed: string = process.env.FAULTS_SEED ?? commit();

const isWhole = process.env.FAULTS === "all";

/**
 * All of them where FAULTS is `all`, as in `npm run faults`. Else, while all tests run, so many, which differ from name to
 * name and from commit to commit.
 */
export function sampled<Item>(items: readonly Item[], name: string, count: number): readonly Item[] {
  if (isWhole || items.length <= count) return items;
  const start = hash(`${sampleSeed} ${name}`);
  const stride = Math.max(1, Math.floor(items.length / count));
  return Array.from({ length: count }, (_, index) => items[(start + index * stride) % items.length]).filter(
    (item) => item !== undefined,
  );
}

function hash(text: string): number {
  return [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 65_521, 7);
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "no commit";
  }
}
