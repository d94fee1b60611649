import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Flow } from "../../src/engine/generated/flow.ts";
import { isOver } from "../../src/runs/run/is-over.ts";

const files = readdirSync("flows", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".flow.json"));
const flowDocs: Readonly<Record<string, Flow>> = Object.fromEntries(
  files.map((path) => [path.slice(0, -".flow.json".length), JSON.parse(readFileSync(`flows/${path}`, "utf8"))]),
);

const isEnd = (flow: string, state: string) => isOver({ flowDocs }, { frames: [{ flow, state, data: {} }] });

/** The points of no return of all flows; one that goes on by itself is a pause on the way, not an end. */
const ends = Object.entries(flowDocs).flatMap(([flow, { states }]) =>
  Object.entries(states).flatMap(([name, state]) =>
    "screen" in state && state.pointOfNoReturn === true && state.after === undefined ? [[flow, name] as const] : [],
  ),
);

test.each(ends)("a customer who left %s at %s, and comes back, begins anew", (flow, state) => {
  expect(isEnd(flow, state)).toBe(true);
});

test("renewal, cleaning, a rating and a request that is sent, or waits for its device, are among them", () => {
  const names = ends.map((end) => end.join(" "));
  expect(names).toEqual(
    expect.arrayContaining([
      ...["renewal/renew-plan confirmed", "cleaning/order-cleaning summary", "feedback/rate-request thanking"],
      ...["service-request/raise-request confirmed", "service-request/raise-request backOrdered"],
    ]),
  );
});

test.each([
  ["enquiry", "/states/sendingEnquiry/done/0"],
  ["callBack", "/states/askingForCallBack/done/0"],
])("so does one who left the confirmation over the page %s, signed in or not", (state, at) => {
  const page = { flow: "contact-us/contact-us", state, data: {} };
  const around = { flow: "contact-us/inquiry", state: "asking", data: {} };
  const confirmation = (by: number) => {
    const open = { at, by, over: 0 };
    return { flow: "contact-us/after-sending", state: "confirmation", data: {}, open };
  };
  expect(isOver({ flowDocs }, { frames: [page, confirmation(0)] })).toBe(true);
  expect(isOver({ flowDocs }, { frames: [around, page, confirmation(1)] })).toBe(true);
});
