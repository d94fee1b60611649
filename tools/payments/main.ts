import { printTable } from "../run/table.ts";
import { readPaymentsArguments } from "./payments-arguments.ts";
import { reportLines, resultTable, toExitCode } from "./report.ts";
import { runPayments } from "./run-payments.ts";

const tell = (line: string) => void process.stderr.write(`${line}\n`);

// Started processes then end with it.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(2));

/** Makes payments, and reports. Exits with 0 when nothing went wrong, 1 when something did, 2 when it could not run. */
try {
  const report = await runPayments(readPaymentsArguments(process.argv.slice(2)), tell);
  const { before, after } = reportLines(report);
  console.log(`${before}\n`);
  printTable(resultTable(report));
  console.log(`\n${after.join("\n")}`);
  process.exit(toExitCode(report));
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exit(2);
}
