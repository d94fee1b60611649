import { beforeAll, expect, test } from "vitest";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { documentsToWalk, toWalkedFlow } from "./documents-to-walk.ts";
import { unreachableTransitions } from "./unreachable-transitions.ts";

let context: CheckContext;

beforeAll(() => {
  context = documentsToWalk();
});

/** The reason why a way is out of reach; undefined where it is not. */
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

test("steps are out of reach where the programme has no such journey, and only there", () => {
  expect(whyNot(requests, "th-true", "th-care-monthly", "/steps/3")).toBe("nothing leads to the next step");
  expect(whyNot(requests, "tech-care", "care-plus", "/steps/3")).toBeUndefined();
});

test("a control that shows itself only where another way is taken does not open a way", () => {
  const raise = "/states/plan/on/LOOK/open/done/raise";
  expect(whyNot("plan-details/plan-details", "tech-care", "care-basic", raise)).toBe(
    'the flow inside never ends with "raise" here',
  );
  expect(whyNot("plan-details/plan-details", "tech-care", "care-plus", raise)).toBeUndefined();
});

test("data that nothing sets here shows no control and has no time", () => {
  expect(whyNot("sign-in/sign-in", "sg-carrier", undefined, "/on/REGISTER_DEVICE")).toContain(
    'sends "REGISTER_DEVICE"',
  );
  const at = "/states/list/at";
  expect(whyNot("my-service-requests/my-service-requests", "th-true", "th-care-monthly", at)).toBe(
    "its time is never known here",
  );
});

test("a step whose form is always given before is never the next one", () => {
  const contact = ["user-information/user-information", "tw-home-carrier", "home-premium-monthly"] as const;
  const path = `flows/${contact[0]}.flow.json`;
  const files = readDocumentFiles();
  const flow = `${Buffer.from(files.get(path) ?? "")}`.replace('"start": "start"', '"start": "contact"');
  const asked = documentsToWalk(new Map([...files, [path, flow]]));
  expect(whyNot(...contact, "/steps", asked)).toBe("what it gives is there before the next step is asked for");
  expect(whyNot(...contact, "/steps/1", asked)).toBeUndefined();
  expect(whyNot(...contact, "/steps")).toBeUndefined();
});
