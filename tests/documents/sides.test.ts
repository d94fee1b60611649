import { describe, expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { type ErrorFixture, setWith } from "./support/error-fixture.ts";

/** A change of the tea house's documents, and all that the checker says of it. */
interface Side {
  readonly change: Omit<ErrorFixture, "over">;
  readonly finds: readonly string[];
}

// What a check has beside the one defect of its fixture: its other sides, and what it must let pass.
const sides: Readonly<Record<string, Side>> = {
  "a guard may lead to its own route without the parameter that it asks for": {
    change: {
      replace: {
        "flows/routes.json": [
          [
            '"anyone": []',
            '"anyone": [{ "if": { "present": { "var": "route.query.out" } }, "do": { "signOut": {} }, "to": "lost" }]',
          ],
        ],
      },
    },
    finds: [],
  },
  "guards may lead to each other on conditions that exclude each other": {
    change: {
      replace: {
        "flows/routes.json": [
          ['"anyone": []', '"anyone": [{ "if": { "present": { "var": "session.kettles" } }, "to": "tea" }]'],
        ],
      },
    },
    finds: [],
  },
  "what the session knows of a customer is not there once they are signed out": {
    change: {
      replace: {
        "flows/routes.json": [
          [
            '"anyone": []',
            '"anyone": [{ "if": { "present": { "var": "session.kettles" } }, "do": { "signOut": {} }, "to": "lost" }]',
          ],
        ],
      },
    },
    finds: [],
  },
  "a secret that comes with a return and is set to data that is stored is told": {
    change: {
      replace: {
        "flows/routes.json": [
          ['"event": { "name": "CALLED_AWAY"', '"secrets": ["by"],\n      "event": { "name": "CALLED_AWAY"'],
        ],
      },
    },
    finds: ['open-secret: a secret of the address comes with CALLED_AWAY, and the flow "party" does not keep it safe'],
  },
  "a secret that comes with a return may be looked at, and set to data that is not stored": {
    change: {
      replace: {
        "flows/routes.json": [
          ['"event": { "name": "CALLED_AWAY"', '"secrets": ["by"],\n      "event": { "name": "CALLED_AWAY"'],
        ],
        "flows/party/party.flow.json": [
          [
            '"chosen": { "type": "string", "dependsOn"',
            '"caller": { "type": "string", "sensitive": true },\n      "chosen": { "type": "string", "dependsOn"',
          ],
          [
            '"CALLED_AWAY": { "set": { "chosen": { "var": "event.by" } }, "to": "over" }',
            '"CALLED_AWAY": { "if": { "present": { "var": "event.by" } }, "set": { "caller": { "var": "event.by" } }, "to": "over" }',
          ],
        ],
      },
    },
    finds: [],
  },
  "a layer may say what it inherits where it seals that itself": {
    change: {
      replace: {
        "programmes/green-leaf.programme.json": [
          [
            '"offer": { "wireNames": ["Green"] }',
            '"sealed": ["/plan/billing"],\n  "offer": { "wireNames": ["Green"] },\n  "plan": { "billing": "monthly" }',
          ],
        ],
      },
    },
    finds: [],
  },
  "what a client sells cannot be read: a portal knows what its customer holds": {
    change: {
      replace: {
        "flows/brewing/brewing.flow.json": [
          ['{ "present": { "var": "data.kettle.id" } }', '{ "present": { "var": "client.programmes" } }'],
        ],
      },
    },
    finds: ['unknown-path: "client.programmes" reads "programmes", which "client" does not have'],
  },
  "a page that is left to with a query must be in the client's list too": {
    change: {
      replace: {
        "flows/brewing/brewing.flow.json": [
          ['"go": "tea"', '"leave": { "to": { "var": "client.links.privcy" }, "query": { "of": "tea" } }'],
        ],
      },
    },
    finds: ['unknown-link: client "tea-house" has no link "privcy"'],
  },
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
        "flows/party/party.flow.json": [[',\n                  "emit": { "event": "party-over" }', ""]],
      },
    },
    finds: ['dead-end: state "deaf" waits for nothing, so it never ends'],
  },
  "what a field is called does not read answers, with which it is not said again": {
    change: {
      replace: {
        "flows/brewing/ask.form.json": [
          ['"type": "text",', '"type": "text",\n      "hint": { "data": { "var": "form.kettle" } },'],
        ],
      },
    },
    finds: ['unknown-root: "form.kettle" reads "form", which cannot be read here'],
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
      delete: ["flows/brewing/brewing.scenarios.json"],
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
      "mistyped-rule: this place takes a list, and this can be an object",
    ],
  },
  "a form and a screen stand in for others when they agree": {
    change: {
      delete: ["flows/party/party.scenarios.json"],
      replace: {
        "programmes/clients/tea-house.client.json": [
          [
            '"programmes": ["green-leaf", "black-leaf"]',
            '"substitutes": { "screens": { "party/invite": "party/invite-few" }, "forms": { "party/guests": "party/few" } },\n  "programmes": ["green-leaf", "black-leaf"]',
          ],
        ],
        "flows/party/invite-few.screen.json": [
          ['"id": "invite"', '"id": "invite-few"'],
          ['"form": "guests"', '"form": "few"'],
        ],
        "flows/party/few.form.json": [
          ['"id": "guests"', '"id": "few"'],
          ['"number": { "type": "text",', '"number": { "type": "text", "label": "party.invite.title",'],
          ['"others": { "type": "text",', '"others": { "type": "text", "label": "party.invite.title",'],
          [
            '"summary": "Who comes.",',
            '"summary": "Who comes.",\n  "submit": "party.guests.submit",\n  "busy": "party.guests.busy",',
          ],
        ],
      },
      copy: {
        "flows/party/invite-few.screen.json": "flows/party/invite.screen.json",
        "flows/party/few.form.json": "flows/party/guests.form.json",
      },
    },
    finds: [],
  },
  "a form that gives less, a screen without the form, cannot stand in for others": {
    change: {
      replace: {
        "programmes/clients/tea-house.client.json": [
          [
            '"programmes": ["green-leaf", "black-leaf"]',
            '"substitutes": { "screens": { "party/invite": "party/part" }, "forms": { "party/guests": "brewing/ask" } },\n  "programmes": ["green-leaf", "black-leaf"]',
          ],
        ],
      },
    },
    finds: [
      'substitute-interface: form "ask" cannot stand in the place of "guests": it does not give "number"',
      'substitute-interface: form "ask" cannot stand in the place of "guests": it does not give "others"',
      'substitute-interface: screen "part" cannot stand in the place of "invite": it does not have the form "guests"',
      'unhandled-event: state "inviting" of flow "party" does not take "LEAVE"',
    ],
  },
  "an address that is written out must be a link of every client": {
    change: {
      replace: {
        "flows/brewing/brewing.flow.json": [['"do": { "go": "tea" }', '"do": { "leave": "https://tea.example" }']],
      },
    },
    finds: ['unknown-link: client "tea-house" does not list "https://tea.example" under "links"'],
  },
  "a language that no client offers is told": {
    change: {
      replace: { "flows/brewing/brewing.flow.json": [['"do": { "go": "tea" }', '"do": { "setLocale": "en-GB" }']] },
    },
    finds: ['unknown-language: state "steeping" names "en-GB", which is not a language that a client offers'],
  },
  "a programme's way that is none is told with the programme": {
    change: {
      replace: {
        "flows/party/party.flow.json": [
          ['"way": { "var": "settings.way" }', '"way": { "var": "programme.address.check" }'],
          ['"needs": ["session"]', '"needs": ["session", "programme"]'],
        ],
      },
    },
    finds: [
      'unavailable-way: this can be "none" in "black-leaf", which is not a way of call "kettle.boil"',
      'unavailable-way: this can be "none" in "green-leaf", which is not a way of call "kettle.boil"',
    ],
  },
  "a way gives the types that the call promises, and nothing else": {
    change: {
      replace: {
        "flows/calls/kettle.boil.call.json": [['"name": { "var": "reply.name" }', '"name": 7, "litres": 2']],
      },
    },
    finds: [
      'way-output: way "v1" gives a number as "name", and the call promises a text',
      'way-output: way "v1" gives "litres", which the call\'s output does not have',
    ],
  },
  "a part inside a part of the request may be given, a header in any letters": {
    change: {
      replace: {
        "flows/calls/kettle.boil.call.json": [
          [
            '"body.degrees": { "var": "input.degrees" }',
            '"body.degrees": { "var": "input.degrees" }, "body.water.litres": 2, "header.once": "x"',
          ],
        ],
      },
    },
    finds: [],
  },
  "what repeats is a list": {
    change: {
      replace: {
        "flows/party/choose.screen.json": [
          ['"in": { "var": "data.kettles" }', '"in": { "length": { "var": "data.kettles" } }'],
        ],
      },
    },
    finds: ["mistyped-rule: this place takes a list, and this can be a number"],
  },
  "a pattern in a rule is judged too": {
    change: {
      replace: {
        "flows/party/guests.form.json": [
          [
            '"others": {',
            '"word": { "type": "text", "visibleWhen": { "matches": [{ "var": "form.number" }, "^(a|a)*$"] } },\n    "others": {',
          ],
        ],
      },
    },
    finds: [
      "slow-pattern: \"^(a|a)*$\" can take exponential time, with a text such as 'a'.repeat(31) + '\\x00'",
      'unknown-message: no language has the message "party.guests.word.label"',
    ],
  },
  "a route reads the parameters of its own paths": {
    change: {
      replace: { "flows/routes.json": [['{ "var": "route.params.party" }', '{ "var": "route.params.part" }']] },
    },
    finds: ['unknown-path: "route.params.part" reads "part", which "route.params" does not have'],
  },
  "what must be there from the start is declared": {
    change: {
      replace: { "flows/party/choosing.flow.json": [['"required": ["kettles"]', '"required": ["kettles", "kettel"]']] },
    },
    finds: [
      'unknown-data: the flow names "kettel", which is not declared beside it',
      'missing-flow-input: flow "choosing" needs "kettel" from the start',
    ],
  },
  "the server's word on a field of a group has a place": {
    change: {
      replace: {
        "flows/brewing/ask.form.json": [
          [
            '"message": "porch.required" }]\n    }',
            '"message": "porch.required" }]\n    },\n    "at": {\n      "type": "group",\n      "include": "programme.address",\n      "fields": {\n        "house": { "type": "text", "label": "porch.title", "message": "porch.required" },\n        "code": { "type": "text", "label": "porch.title", "message": "porch.required" }\n      }\n    }',
          ],
        ],
        "flows/brewing/brewing.flow.json": [
          [
            '"fieldErrors": { "id": "ask.kettle" }',
            '"fieldErrors": { "id": "ask.kettle", "house": "ask.at.house", "code": "ask.code" }',
          ],
        ],
      },
    },
    finds: ['unknown-field: state "boiling" names "ask.code", which is not a field of a form that this flow shows'],
  },
  "a scenario whose event nothing takes is told": {
    change: { replace: { "flows/brewing/brewing.scenarios.json": [['"send": "TAKE_OUT"', '"send": "TAKE_OFF"']] } },
    finds: ['scenario-fails: "Tea that has steeped is served": nothing takes "TAKE_OFF" here'],
  },
  "a scenario that answers what was not asked is told": {
    change: {
      replace: {
        "flows/brewing/brewing.scenarios.json": [
          [
            '{ "when": { "back": true }, "then": { "screen": "ask", "data": { "kettle": null } } }',
            '{ "when": { "answers": "kettle.list", "gives": [] } }',
          ],
        ],
      },
    },
    finds: ['scenario-fails: "Tea that has steeped is served": "kettle.list" is not asked for here'],
  },
  "a scenario whose answer the call never gives is told": {
    change: { replace: { "flows/brewing/brewing.scenarios.json": [['{ "id": "k1", "name": "Red" }', '{ "id": 7 }']] } },
    finds: ['scenario-fails: "Tea that has steeped is served": call "kettle.boil" gives string here'],
  },
  "all that a step of a scenario says is compared": {
    change: {
      replace: {
        "flows/brewing/brewing.scenarios.json": [
          [
            '"then": { "screen": "ask", "shows": false',
            '"then": { "screen": "wait", "page": "wait", "shows": "porch.dry"',
          ],
          [
            '"asks": [], "takes": { "SUBMIT": true, "SPILL": false }',
            '"asks": [{ "call": "kettle.boil" }], "takes": { "SUBMIT": false, "SPILL": true }',
          ],
          [
            '"goes": "tea", "ends": "served", "gives": { "kettle": { "name": "Blue" } }',
            '"goes": "lost", "leaves": "x", "tracks": "y", "emits": "z", "ends": "served", "gives": { "kettle": { "name": "Red" } }',
          ],
        ],
      },
    },
    finds: [
      'scenario-fails: "A kettle that is dry is told, and the guest may try another": the screen is "brewing/ask", not "brewing/wait"',
      'scenario-fails: "A kettle that is dry is told, and the guest may try another": the page is "brewing/ask", not "brewing/wait"',
      'scenario-fails: "A kettle that is dry is told, and the guest may try another": the notice is none, not "porch.dry"',
      'scenario-fails: "A kettle that is dry is told, and the guest may try another": what is asked for is nothing, not "kettle.boil"',
      'scenario-fails: "A kettle that is dry is told, and the guest may try another": "SUBMIT" would be taken here',
      'scenario-fails: "A kettle that is dry is told, and the guest may try another": "SPILL" would not be taken here',
      'scenario-fails: "Tea that has steeped is served": "name" is "Blue", not "Red"',
      'scenario-fails: "Tea that has steeped is served": the step goes "tea", not "lost"',
      'scenario-fails: "Tea that has steeped is served": the step leaves nothing, not "x"',
      'scenario-fails: "Tea that has steeped is served": the step tracks nothing, not "y"',
      'scenario-fails: "Tea that has steeped is served": the step emits nothing, not "z"',
    ],
  },
  "a scenario is for a client that is served, and of a flow's own outcomes": {
    change: {
      replace: {
        "flows/brewing/brewing.scenarios.json": [
          ['"client": "tea-house", "programme": "green-leaf"', '"client": "base-house", "programme": "base-leaf"'],
          ['"ends": "served"', '"ends": "serve"'],
          ['"fails": "dry"', '"fails": "dri"'],
        ],
      },
    },
    finds: [
      'unknown-client: the scenarios name "base-house", which is not a client that is served',
      'unknown-programme: the scenarios name "base-leaf", which is not a programme that is sold',
      'unknown-outcome: the scenarios name "serve", which is not an outcome of this flow',
      'unknown-failure: the scenarios name "dri", which is not a failure that this call can have',
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
