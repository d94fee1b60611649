/** Prints rows as a Markdown table, the first as its head. */
export function printTable([head = [], ...rows]: readonly (readonly string[])[]): void {
  for (const line of [head, head.map(() => "---"), ...rows]) console.log(`| ${line.join(" | ")} |`);
}

/** The longest of some times, as `12 ms`; empty where none is one. */
export function longest(times: readonly string[]): string {
  const milliseconds = times.filter((time) => time.endsWith(" ms")).map((time) => Number.parseInt(time, 10));
  return milliseconds.length === 0 ? "" : `${Math.max(...milliseconds)} ms`;
}
