import { expect, test } from "vitest";
import { servedClients } from "../../build/load-clients.ts";
import { prepareRepository } from "../../checker/prepare-repository.ts";
import { fillAddress, goalsLeadingTo, isOpenTo, leadsToAnEnd, namedIds, readGoals, readIncidents } from "./goals.ts";
import { readKeyedCalls } from "./keyed-calls.ts";

const documents = prepareRepository();
const clients = servedClients(documents);
const keyed = readKeyedCalls();
const goals = readGoals(documents, clients, keyed);

test("each journey with a keyed call is a goal", () => {
  const reached = new Set(goals.map(({ journey }) => journey));
  for (const flow of keyed.flows) expect(reached).toContain(flow.split("/")[0]);
});

test("every goal is offered by some client, and no client offers all", () => {
  for (const goal of goals) expect(goal.clients.length).toBeGreaterThan(0);
  expect(goals.some((goal) => goal.clients.length < clients.length)).toBe(true);
});

test("an address names the customer's own ids, when they have them", () => {
  const goal = {
    journey: "one",
    flow: "one/rate",
    path: "/rating/:request",
    inside: [],
    isForVisitors: false,
    clients: [],
    plans: undefined,
  };
  expect(fillAddress(goal, (name) => (name === "request" ? "SR400001" : undefined))).toBe("/rating/SR400001");
  expect(fillAddress(goal, () => undefined)).toBeUndefined();
});

test("where an address of a journey names an id, only such an address leads to its end", () => {
  const [list, one] = ["/requests", "/requests/:request"].map((path) => ({
    ...{ journey: "one", flow: "one/list", path, inside: [], isForVisitors: false, clients: [], plans: undefined },
  }));
  if (list === undefined || one === undefined) throw new Error("Two goals are described above.");
  expect(namedIds(one)).toEqual(["request"]);
  expect([list, one].map((goal) => leadsToAnEnd(goal, [list, one]))).toEqual([false, true]);
  expect(leadsToAnEnd(list, [list])).toBe(true);
  expect(goals.filter((goal) => namedIds(goal).length > 1)).toEqual([]);
});

test("a plan that offers requests has an incident, any other none", () => {
  expect(readIncidents(documents).get("4.0")).toBe("Swap");
  const programmes = documents.programmes.map((one) => ({ ...one, value: { ...one.value, journeys: {} } }));
  expect(readIncidents({ ...documents, programmes }).size).toBe(0);
});

test("what a programme sells is a goal of those who hold its plan", () => {
  const goal = {
    journey: "one",
    flow: "one/one",
    path: "/one",
    inside: [],
    isForVisitors: false,
    clients: [],
    plans: ["Plus"],
  };
  expect(isOpenTo(goal, ["Basic", "Plus"])).toBe(true);
  expect(isOpenTo(goal, ["Basic"])).toBe(false);
  expect(isOpenTo({ ...goal, plans: undefined }, [])).toBe(true);
  const renewal = goals.find(({ journey }) => journey === "renewal");
  expect(renewal?.plans).toContain("Basic");
  expect(renewal?.plans).not.toContain("Device Refresh HB");
});

test("who returns to a run opens an address of its flow: a customer is not signed out for a visitor's", () => {
  const open = { journey: "contact-us", run: "contact-us/inquiry~1" };
  expect(goalsLeadingTo(goals, open).map(({ isForVisitors }) => isForVisitors)).not.toContain(true);
  expect(goalsLeadingTo(goals, { ...open, run: "contact-us/unknown~1" }).length).toBeGreaterThan(1);
});

test("the addresses of a flow that runs inside others are on the way to each of their ends", () => {
  const paying = goals.filter(({ inside }) => inside.includes("/payments/method")).map(({ flow }) => flow);
  expect(paying).toEqual(expect.arrayContaining(["cleaning/order-cleaning", "service-request/raise-request"]));
  expect(paying).not.toContain("contact-us/contact-us");
});
