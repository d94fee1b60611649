import type { PageView } from "../faults/page-view.ts";

/** The parts of a screen that were lost; empty if none. Secrets do not count. */
export function findLosses(before: PageView, after: PageView): string[] {
  const found = [
    after.text === "" && "the page is blank",
    after.heading !== before.heading && `"${after.heading}" came back instead of "${before.heading}"`,
    after.heading === before.heading && describeDifference(before.values, after.values),
  ];
  return found.filter((one) => typeof one === "string" && one !== "").map(String);
}

function describeDifference(before: PageView["values"], after: PageView["values"]): string | undefined {
  const [was, is] = [before, after].map((values) => JSON.stringify(values));
  return was === is ? undefined : `${is} came back instead of ${was}`;
}
