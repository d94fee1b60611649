import { describe, expect, test } from "vitest";
import type { CallOutcome } from "./index.ts";
import { cut, json, reset, startBackEnd, text } from "./test-support/back-end.ts";
import { createShop, operation, order, unsafe } from "./test-support/shop.ts";

const offline = { isOnline: () => false, onOnline: () => () => {} };

const failureName = (outcome: CallOutcome) => ("failure" in outcome ? outcome.failure.name : outcome);

describe("a declared failure", () => {
  const failures = {
    closed: { status: 405, when: { "===": [{ var: "reply.code" }, "CLOSED"] } },
    locked: { status: 405 },
    busy: { status: 503 },
  } as const;

  test("is the first whose status and rule match, with its details from the body", async () => {
    const { base } = await startBackEnd(
      json(405, { code: "CLOSED", message: "Closed.", fields: { email: "Unknown.", odd: 1 }, extra: true }),
      json(405, { code: 17 }),
    );
    const shop = createShop(base, { variant: { failures } });
    expect(await shop.get()).toEqual({
      ok: false,
      failure: { name: "closed", status: 405, code: "CLOSED", message: "Closed.", fields: { email: "Unknown." } },
    });
    expect(await shop.get()).toMatchObject({ failure: { name: "locked", code: "17" } });
    expect(shop.reported).toEqual([]);
  });

  test("may have several statuses", async () => {
    const { base } = await startBackEnd(json(406, {}), json(400, {}), json(405, {}));
    const unknown = [{ status: 406 }, { status: 400 }] as const;
    const shop = createShop(base, { variant: { failures: { unknown, locked: { status: 405 } } } });
    for (const name of ["unknown", "unknown", "locked"]) expect(failureName(await shop.get())).toBe(name);
  });

  test("is an answer, so the operation is not retried", async () => {
    const { base, received } = await startBackEnd(json(503, {}));
    expect(failureName(await createShop(base, { variant: { failures } }).get())).toBe("busy");
    expect(received).toHaveLength(1);
  });
});

describe("a status that the variant does not declare", () => {
  test.each([
    [400, "invalid"],
    [401, "invalid"],
    [404, "invalid"],
    [408, "timeout"],
    [409, "conflict"],
    [429, "server"],
    [500, "server"],
    [504, "server"],
  ])("%i means %s", async (status, name) => {
    const { base } = await startBackEnd(json(status, { message: "No." }));
    expect(await createShop(base).get()).toMatchObject({ ok: false, failure: { name, status, message: "No." } });
  });

  test.each([
    [500, "server"],
    [502, "unknown"],
    [504, "unknown"],
  ])("%i of an unsafe operation means %s", async (status, name) => {
    const { base, received } = await startBackEnd(text(status, "<h1>Bad gateway</h1>"));
    expect(failureName(await createShop(base, { operation: unsafe() }).get())).toBe(name);
    expect(received).toHaveLength(1);
  });

  test("means that the session is over when its text says so, whatever the status", async () => {
    const { base } = await startBackEnd(json(500, { error: { text: "Error: jwt expired" } }), text(200, "jwt expired"));
    const shop = createShop(base);
    expect(failureName(await shop.get())).toBe("expired");
    expect(failureName(await shop.get())).toBe("expired");
    expect(shop.reported).toEqual([]);
  });
});

describe("a success without a valid body", () => {
  test.each([
    ["HTML", text(200, "<!doctype html><title>Sign in to the Wi-Fi</title>"), ["no JSON"]],
    ["JSON that ends too soon", text(200, '{"id":"7"', { "content-type": "application/json" }), ["no JSON"]],
    ["an empty body", text(200, ""), ["no JSON"]],
    ["a body that breaks the contract", json(200, { id: "Wei Ling", "91234567": 1 }), ["/properties/id/maxLength"]],
    ["null where a text is due", json(200, { id: null }), ["/properties/id/type"]],
    ["a status that is not in the contract", json(201, { id: "7" }), ["status 201 is not in the contract"]],
  ])("is invalid: %s", async (_, answer, details) => {
    const { base, received } = await startBackEnd(answer);
    const properties = { id: { type: "string", maxLength: 3 } } as const;
    const shop = createShop(base, {
      operation: operation({ path: "/v1/orders/{o}", replies: { 200: { type: "object", properties } } }),
      variant: { request: { "path.o": "91234567" } },
    });
    const outcome = await shop.get();
    expect(failureName(outcome)).toBe("invalid");
    expect(received).toHaveLength(1);
    expect(shop.reported).toEqual([
      expect.objectContaining({
        call: "order.get",
        failure: "invalid",
        method: "GET",
        path: "/v1/orders/{o}",
        details,
      }),
    ]);
    expect(JSON.stringify(shop.reported)).not.toMatch(/Wei|91234567/);
  });

  test("is a success if the contract requires no body", async () => {
    const { base } = await startBackEnd((response) => response.writeHead(204).end());
    const shop = createShop(base, { operation: operation({ replies: { 204: null } }) });
    expect(await shop.get()).toEqual({ ok: true, result: {}, keeps: {} });
  });

  test.each(["<!doctype html><title>Sign in to the Wi-Fi</title>", '{"unexpected":true}'])(
    "is invalid where the contract has no body and the reply has one: %s",
    async (body) => {
      const { base } = await startBackEnd(text(200, body));
      const shop = createShop(base, { operation: operation({ replies: { 200: null } }) });
      expect(failureName(await shop.get())).toBe("invalid");
      expect(shop.reported).toMatchObject([{ details: ["a body where the contract has none"] }]);
    },
  );

  test("a redirect is not followed, as it would carry tokens elsewhere", async () => {
    const other = await startBackEnd(json(200, { id: "7" }));
    const { base } = await startBackEnd(text(302, "", { location: `${other.base}/` }));
    expect(failureName(await createShop(base).get())).toBe("invalid");
    expect(other.received).toEqual([]);
  });
});

describe("an envelope", () => {
  const envelope = { status: "status", body: "data", terminated: "agreementStatus" };
  const wrapped = operation({
    envelope,
    replies: { 200: { type: "object", required: ["status", "data"], properties: { data: { type: "array" } } } },
  });
  const variant = { output: { var: "reply" }, failures: { locked: { status: 405 }, gone: { status: 406 } } } as const;

  test.each([
    ["is taken off", json(200, { status: 200, data: [1] }), { ok: true, result: [1], keeps: {} }],
    ["takes its inner status as a text, too", json(200, { status: "200", data: [] }), { ok: true, result: [] }],
    ["tells a failure by its inner status", json(200, { status: 405, data: [], message: "No." }), "locked"],
    ["of an ended agreement makes 406 of 405", json(200, { status: 405, data: [], agreementStatus: "TRMNTD" }), "gone"],
    ["does so inside its body, and by the outer status", json(405, { data: { agreementStatus: "TRMNTD" } }), "gone"],
    ["does so for 405 only", json(200, { status: 409, data: [], agreementStatus: "TRMNTD" }), "conflict"],
    ["does not hide an outer failure", json(500, { status: 200, data: [1] }), "server"],
    ["must be there", json(200, [1]), "invalid"],
    ["must hold what the contract says", json(200, { status: 200, data: 1 }), "invalid"],
  ])("%s", async (_, answer, expected) => {
    const { base } = await startBackEnd(answer);
    const outcome = await createShop(base, { operation: wrapped, variant }).get();
    if (typeof expected === "string") expect(failureName(outcome)).toBe(expected);
    else expect(outcome).toMatchObject(expected);
  });
});

describe("no reply", () => {
  test.each([
    ["a reset connection", reset],
    ["a body that is cut off", cut],
  ])("after %s: a safe operation is retried", async (_, fault) => {
    const { base, received } = await startBackEnd(fault, fault, json(200, { id: "7" }));
    const shop = createShop(base);
    expect(await shop.get()).toMatchObject({ ok: true, result: { id: "7" } });
    expect(received).toHaveLength(3);
    expect(shop.pauses).toEqual([500, 500]);
  });

  test.each([
    ["a reset connection", reset],
    ["a body that is cut off", cut],
  ])("after %s: an unsafe operation is sent once and its outcome is unknown", async (_, fault) => {
    const { base, received } = await startBackEnd(fault);
    const shop = createShop(base, { operation: unsafe() });
    expect(failureName(await shop.get())).toBe("unknown");
    expect(received).toHaveLength(1);
    expect(shop.reported).toHaveLength(1);
  });

  test("with a network is the server's failure, without one the customer's", async () => {
    const { base } = await startBackEnd(reset);
    expect(failureName(await createShop(base).get())).toBe("server");
    const retry = { times: 0, delayMs: 0, backoff: "constant", maxDelayMs: 0 } as const;
    const shop = createShop(base, { operation: operation({ retry }), parts: { connection: offline } });
    expect(failureName(await shop.get())).toBe("offline");
    expect(shop.reported).toEqual([]);
  });

  test("from a port without a listener is the server's failure", async () => {
    expect(failureName(await createShop("http://127.0.0.1:1").get())).toBe("server");
  });

  test("to an unsafe operation is offline only when there was no network from the start", async () => {
    const { base } = await startBackEnd(reset);
    const online = [true, false];
    const lost = { connection: { ...offline, isOnline: () => online.shift() ?? false } };
    expect(failureName(await createShop(base, { operation: unsafe(), parts: lost }).get())).toBe("unknown");
    const without = { connection: offline };
    expect(failureName(await createShop(base, { operation: unsafe(), parts: without }).get())).toBe("offline");
  });
});

describe("a call that cannot be made", () => {
  const base = "http://127.0.0.1:1";
  test.each([
    ["no such call", { parts: { calls: {} } }, 'No call is named "order.get".'],
    ["a call's name that every object has", { parts: { calls: order({}) } }, 'The call "order.get" has no variant.'],
    [
      "no such variant",
      { parts: { chosenVariant: () => "toString" } },
      'The call "order.get" has no variant "toString".',
    ],
    ["no such operation", { parts: { operations: {} } }, 'The release has no operation "getOrder".'],
    ["no such base", { operation: operation({ base: "none" }) }, 'The client has no base "none".'],
    [
      "no value for the path",
      { operation: operation({ path: "/o/{id}" }) },
      'The place "path.id" has no value that a path can hold.',
    ],
    [
      "a path that leads up",
      { operation: operation({ path: "/o/{id}" }), variant: { request: { "path.id": ".." } } },
      'The place "path.id" has no value that a path can hold.',
    ],
    [
      "a place inside a text",
      { variant: { request: { "body.a": "text", "body.a.b": "c" } } },
      'The place "body.a.b" is inside a value that is no object.',
    ],
    ["a header that is none", { variant: { request: { "header.x-name": "陳大文" } } }, "TypeError"],
    ["a rule that is none", { variant: { output: { var: ["", 1, 2] } } }, "RuleProblemsError"],
  ])("fails as invalid, and the report gives the reason without values: %s", async (_, of, reason) => {
    const shop = createShop(base, of);
    expect(failureName(await shop.get())).toBe("invalid");
    expect(shop.reported).toEqual([expect.objectContaining({ failure: "invalid", details: [reason] })]);
  });

  test("fails as declared even if the report throws", async () => {
    const report = () => {
      throw new Error("The log is full.");
    };
    expect(failureName(await createShop(base, { parts: { report } }).get())).toBe("server");
    expect(failureName(await createShop(base, { parts: { report, calls: {} } }).get())).toBe("invalid");
  });
});
