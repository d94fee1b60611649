import { beforeEach, describe, expect, it } from "vitest";
import type { CallRequest } from "../../operations/index.ts";
import { createProblemLog, type ProblemLog } from "./problem-log.ts";

const failedCall = (supportCode: string, call = "seed.fetch") => ({
  ...{ call, failure: "server", method: "GET", path: "/seeds/{id}", status: 500, correlationId: "1", supportCode },
  details: ["/seeds"],
});

let sent: CallRequest[];
let isOnline: boolean;
let now: number;
let log: ProblemLog;

beforeEach(() => {
  sent = [];
  isOnline = true;
  now = 0;
  log = createProblemLog({
    problems: {
      call: "log.write",
      with: {
        what: { var: "problem.name" },
        url: { first: [{ var: "problem.path" }, { var: "location.path" }] },
        status: { var: "problem.status" },
        note: { var: "problem.message" },
        who: { var: "session.name" },
      },
    },
    call: async (request) => {
      sent.push(request);
      return { ok: true, result: {}, keeps: {} };
    },
    scope: () => ({ session: { name: "Fern" }, location: { path: "/gate/renew/:slip" } }),
    isOnline: () => isOnline,
    now: () => now,
  });
});

describe("a problem", () => {
  it("of a call is logged with the path of the contract", () => {
    log.take(failedCall("A"));
    expect(sent).toEqual([
      {
        call: "log.write",
        input: { what: "server", url: "/seeds/{id}", status: 500, note: "/seeds", who: "Fern" },
      },
    ]);
  });

  it("of the portal is logged with the route's path, without its parameters", () => {
    log.take({ supportCode: "B", where: "run gate/enter", name: "PortalError", message: "No way." });
    expect(sent.map(({ input }) => input)).toEqual([
      { what: "PortalError", url: "/gate/renew/:slip", note: "No way.", who: "Fern" },
    ]);
  });

  it("is logged once for its support code, though both caller and host report it", () => {
    log.take(failedCall("A"));
    log.take({ supportCode: "A", where: "session", name: "server", status: 500 });
    expect(sent).toHaveLength(1);
  });

  it("of the log's own call is never logged", () => {
    log.take(failedCall("A", "log.write"));
    expect(sent).toEqual([]);
  });

  it("is not logged without a network", () => {
    isOnline = false;
    log.take(failedCall("A"));
    expect(sent).toEqual([]);
  });

  it("in a burst is logged 20 times a minute", () => {
    for (let number = 0; number < 100; number += 1) log.take(failedCall(`S${number}`));
    expect(sent).toHaveLength(20);
    now += 60_001;
    log.take(failedCall("later"));
    expect(sent).toHaveLength(21);
  });
});
