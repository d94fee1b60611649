import { describe, expect, test } from "vitest";
import { checkDocuments } from "../../src/documents/check-documents.ts";
import { type ErrorFixture, setWith } from "./support/error-fixture.ts";

/** A change of the tea house's documents, and all that the checker says of it. */
interface Side {
  readonly change: Omit<ErrorFixture, "over">;
  readonly finds: readonly string[];
}

// What a check has beside the one defect of its fixture: its other sides, and what it must let pass.
const sides: Readonly<Record<string, Side>> = {
  "a wait that nothing ends is told": {
    change: {
      replace: {
        "flows/porch/bell.flow.json": [
          ['"on": { "party-over": { "to": "ringing" }, "network.online": { "to": "quiet" } },\n  ', ""],
          [
            '"quiet": { "wait": {}, "on": { "network.offline": { "show": "porch.failed" } } }',
            '"quiet": { "choose": [{ "if": { "present": { "var": "now" } }, "to": "deaf" }, { "to": "ringing" }] },\n    "deaf": { "wait": {} }',
          ],
        ],
        "flows/party/party.flow.json": [['"do": { "emit": { "event": "party-over" } },\n', ""]],
      },
    },
    finds: ['dead-end: state "deaf" waits for nothing, so it never ends'],
  },
  "an outcome that leads somewhere only under a condition is told": {
    change: {
      replace: {
        "flows/party/party.flow.json": [
          [
            '"none": { "to": "inviting" }',
            '"none": { "if": { "present": { "var": "data.kettles" } }, "to": "inviting" }',
          ],
        ],
      },
    },
    finds: [
      'unhandled-outcome: state "choosing" does not say what happens when flow "choosing" ends with "none" and no condition holds',
    ],
  },
  "a transition after one without a condition is told, of events too": {
    change: {
      replace: {
        "flows/brewing/steeping.flow.json": [
          ['"TAKE_OUT": { "to": "ready" }', '"TAKE_OUT": [{ "to": "ready" }, { "to": "spilt" }]'],
        ],
      },
    },
    finds: ['unreachable-branch: this branch of state "waiting" has no condition, so those after it are never taken'],
  },
  "a route whose event its flow does not take is told": {
    change: {
      replace: {
        "flows/routes.json": [
          ['"flow": "brewing/brewing",', '"flow": "brewing/brewing",\n      "event": { "name": "CALLED_AWAY" },'],
        ],
      },
    },
    finds: ['unheard-event: none of the flows that hear it ("brewing", "steeping") takes "CALLED_AWAY"'],
  },
  "a form sends SUBMIT though its block does not say so": {
    change: {
      replace: {
        "flows/party/invite.screen.json": [[', "on": { "submit": { "send": "SUBMIT" } }', ""]],
        "flows/brewing/ask.screen.json": [['{ "submit": { "send": "SUBMIT" } }', '{ "submit": { "send": "ASKED" } }']],
        "flows/brewing/brewing.flow.json": [['"SUBMIT": { "to": "boiling" }', '"ASKED": { "to": "boiling" }']],
      },
    },
    finds: [],
  },
  "a button that hides while its event is not taken must be taken somewhere": {
    change: { replace: { "flows/party/drink.screen.json": [['"send": "GIVE_UP"', '"send": "GIVE_IN"']] } },
    finds: ['unhandled-event: state "drinking" of flow "party" does not take "GIVE_IN"'],
  },
  "an event of the flow around is heard over no page": {
    change: { replace: { "flows/party/part.screen.json": [['"send": "LEAVE"', '"send": "GIVE_UP"']] } },
    finds: [
      'unsent-event: nothing in state "asking" sends "LEAVE"',
      'unhandled-event: state "asking" of flow "parting" does not take "GIVE_UP"',
    ],
  },
  "a key of runs reads the flow's data only": {
    change: {
      replace: {
        "flows/party/party.flow.json": [['"key": { "var": "data.party" }', '"key": { "var": "session.userId" }']],
      },
    },
    finds: ['unknown-root: "session.userId" reads "session", which cannot be read here'],
  },
  "a poll reads the answer, and says true or false of it": {
    change: {
      replace: {
        "flows/party/party.flow.json": [
          ['"until": { "present": { "var": "result.name" } }', '"until": { "upper": { "var": "result.nam" } }'],
        ],
      },
    },
    finds: [
      'unknown-path: "result.nam" reads "nam", which "result" does not have',
      "mistyped-rule: this place takes true or false, and this can be a text",
    ],
  },
  "the failure of one of several calls tells which": {
    change: {
      replace: { "flows/party/party.flow.json": [['{ "var": "error.call" }, "all"', '{ "var": "error.call" }, "al"']] },
    },
    finds: ['never-equal: "al" is compared with a value that it never is'],
  },
  "next needs steps": {
    change: {
      replace: {
        "flows/brewing/brewing.flow.json": [['"SUBMIT": { "to": "boiling" }', '"SUBMIT": { "to": "next" }']],
      },
    },
    finds: ['unknown-state: state "asking" goes to "next", which is not a state of this flow'],
  },
  "each of several calls gets its input": {
    change: {
      replace: {
        "flows/party/party.flow.json": [['"all": { "call": "kettle.list" }', '"all": { "call": "kettle.boil" }']],
      },
    },
    finds: [
      'missing-input: call "kettle.boil" needs the input "kettle"',
      'missing-input: call "kettle.boil" needs the input "degrees"',
    ],
  },
};

describe("the checker", () => {
  test.each(Object.entries(sides))("%s", (_, { change, finds }) => {
    const { files, facts } = setWith({ over: "tea", ...change });
    const { findings } = checkDocuments(files, facts);
    expect(findings.map(({ check, message }) => `${check}: ${message}`).sort()).toEqual([...finds].sort());
  });
});
