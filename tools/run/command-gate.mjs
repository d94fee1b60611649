import { runCaptured } from "./child-process.mjs";
import { nodeArguments } from "./package-program.mjs";

/**
 * @typedef {import("./tally.mjs").Tally} Tally
 * @typedef {import("./package-program.mjs").Command} Command
 * @typedef {object} Gate
 * @property {string} name
 * @property {string} title
 * @property {boolean} [besideOthers] whether it may run while others do: it says nothing before its end
 * @property {() => Promise<Tally>} run
 */

/**
 * A gate that counts as one check: it passes when all its commands do. What a failing command printed is shown.
 * @param {string} name
 * @param {string} title
 * @param {readonly Command[]} commands run at the same time
 * @returns {Gate}
 */
export function commandGate(name, title, commands) {
  return {
    name,
    title,
    besideOthers: true,
    async run() {
      const runs = await Promise.all(commands.map((command) => runCaptured(process.execPath, nodeArguments(command))));
      const broken = runs.filter(({ code }) => code !== 0);
      for (const { output } of broken) process.stdout.write(`${output.trimEnd()}\n`);
      const codes = broken.map(({ code }) => code).join(" and ");
      return broken.length === 0
        ? { passed: 1, failed: [], skipped: [] }
        : { passed: 0, failed: [`${title} (exit code ${codes})`], skipped: [] };
    },
  };
}
