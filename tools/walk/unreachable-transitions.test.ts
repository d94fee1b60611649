import { beforeAll, expect, test } from "vitest";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { documentsToWalk, toWalkedFlow } from "./documents-to-walk.ts";
import { unreachableTransitions } from "./unreachable-transitions.ts";

let context: CheckContext;
/** The same, where one programme raises no requests. */
let withoutRequests: CheckContext;

beforeAll(() => {
  const files = readDocumentFiles();
  context = documentsToWalk(files);
  const path = "programmes/sg/care/care-basic.programme.json";
  const basic = JSON.parse(`${Buffer.from(files.get(path) ?? "")}`);
  const changed = JSON.stringify({ ...basic, journeys: { raiseRequest: null } });
  withoutRequests = documentsToWalk(new Map([...files, [path, changed]]));
});

/** The reason why a transition is out of reach; `undefined` when it is not. */
function whyNot(
  flow: string,
  client: string,
  programme: string | undefined,
  at: string,
  documents = context,
): string | undefined {
  const task = { flow, client, ...(programme === undefined ? {} : { programme }), alsoFor: [] };
  return unreachableTransitions(toWalkedFlow(documents, task)).get(`${flow}#${at}`);
}

const requests = "service-request/raise-request";

test("steps are out of reach only where the programme has no such journey", { timeout: 120_000 }, () => {
  const basic = [requests, "tech-care", "care-basic", "/steps/5"] as const;
  expect(whyNot(...basic, withoutRequests)).toBe("no transition leads to the next step");
  expect(whyNot(...basic)).toBeUndefined();
});

test("a control that is shown only when another transition is taken opens no transition", () => {
  const raise = "/states/plan/on/LOOK/open/done/raise";
  const basic = ["plan-details/plan-details", "tech-care", "care-basic", raise] as const;
  expect(whyNot(...basic, withoutRequests)).toBe('the inner flow never ends with "raise" here');
  expect(whyNot(...basic)).toBeUndefined();
});

test("a transition is out of reach where its control is hidden for the value that its condition needs", () => {
  const start = "/states/coverage/on/START";
  expect(whyNot("plan-details/look-at-card", "sg-carrier", "refresh-bundled", start)).toContain('sends "START"');
  expect(whyNot("plan-details/look-at-card", "sg-carrier", "refresh-only", start)).toBeUndefined();
});

test("data that is never set here shows no control and has no time", () => {
  expect(whyNot("sign-in/sign-in", "sg-carrier", undefined, "/on/REGISTER_DEVICE")).toContain(
    'sends "REGISTER_DEVICE"',
  );
  const followed = "my-service-requests/my-service-requests";
  const files = readDocumentFiles();
  const edited = (path: string, from: string, to: string): [string, Buffer] => {
    const text = `${Buffer.from(files.get(path) ?? "")}`;
    expect(text).toContain(from);
    return [path, Buffer.from(text.replace(from, to))];
  };
  const timed = edited(
    `flows/${followed}.flow.json`,
    '"list": { "screen": "list" }',
    '"list": { "screen": "list", "at": { "time": "$data.noticeUntil", "unset": ["noticeUntil"] } }',
  );
  const withoutCancelling = edited(
    "programmes/tw/region-tw.programme.json",
    '"cancelRequest": "my-service-requests/cancel-request"',
    '"cancelRequest": null',
  );
  const why = (...edits: [string, Buffer][]) => {
    const documents = documentsToWalk(new Map([...files, ...edits]));
    return whyNot(followed, "tw-open-market", "open-market-3-months", "/states/list/at", documents);
  };
  expect(why(timed)).toBeUndefined();
  expect(why(timed, withoutCancelling)).toBe("its time is never known here");
});

test("a step whose form is always answered earlier is never the next one", () => {
  const contact = ["user-information/user-information", "tw-home-carrier", "home-premium-monthly"] as const;
  const path = `flows/${contact[0]}.flow.json`;
  const files = readDocumentFiles();
  const flow = `${Buffer.from(files.get(path) ?? "")}`.replace('"start": "start"', '"start": "contact"');
  const asked = documentsToWalk(new Map([...files, [path, flow]]));
  expect(whyNot(...contact, "/steps", asked)).toBe("its result is set before the next step is chosen");
  expect(whyNot(...contact, "/steps/1", asked)).toBeUndefined();
  expect(whyNot(...contact, "/steps")).toBeUndefined();
});
