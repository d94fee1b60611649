import { describe, expect, test } from "vitest";
import { compileType } from "./openapi-schema.ts";
import { compileOperation } from "./operation.ts";

const encrypted = { type: "string", "x-encrypt": true };

/** A contract of one operation, `post /orders`, changed by the test. */
function contract(operation: object = {}, schemas: object = {}, method = "post") {
  return {
    openapi: "3.1.0",
    paths: {
      "/orders": { [method]: { operationId: "order", "x-call": { base: "shop" }, responses: {}, ...operation } },
    },
    components: {
      schemas,
      securitySchemes: {
        signature: { type: "apiKey", "x-signed": true },
        customer: { type: "apiKey", "x-headers": { authorization: "access", id: "userId" } },
      },
      responses: { Refused: { description: "No.", content: { "application/json": { schema: { type: "object" } } } } },
    },
  };
}

const body = (schema: object) => ({ requestBody: { content: { "application/json": { schema } } } });
const reply = (schema: object) => ({ responses: { 200: { content: { "application/json": { schema } } } } });

describe("an operation", () => {
  test("is cautious by default: a POST is unsafe and never retried", () => {
    expect(compileOperation(contract(), "order")).toEqual({
      id: "order",
      method: "POST",
      path: "/orders",
      base: "shop",
      security: [],
      securityHeaders: {},
      isSigned: false,
      timeoutMs: 10_000,
      deadlineMs: 30_000,
      retry: { times: 0, delayMs: 500, backoff: "constant", maxDelayMs: 30_000 },
      isUnsafe: true,
      encrypt: [],
      replies: {},
    });
  });

  test("that only reads is safe and retried twice", () => {
    expect(compileOperation(contract({}, {}, "get"), "order")).toMatchObject({ isUnsafe: false, retry: { times: 2 } });
  });

  test("has the settings of x-call", () => {
    const retry = { times: 5, delayMs: 1000, backoff: "exponential", maxDelayMs: 9000 };
    const envelope = { status: "s", body: "b", terminated: "a" };
    const call = { base: "shop", timeoutMs: 1, deadlineMs: 2, unsafe: false, keyHeader: "key", retry, envelope };
    const { base, unsafe: isUnsafe, ...rest } = call;
    expect(compileOperation(contract({ "x-call": call }), "order")).toMatchObject({ base, isUnsafe, ...rest });
  });

  test("may have a file as its body, and an address from a reply", () => {
    const content = { "application/octet-stream": { schema: { type: "string", format: "binary" } } };
    const address = { name: "address", in: "path", "x-address": true };
    const put = contract({ parameters: [address], requestBody: { content } }, {}, "put");
    expect(compileOperation(put, "order")).toMatchObject({ takesFile: true, isAddressed: true });
    const json = compileOperation(contract(body({ type: "object" })), "order");
    expect(json).not.toHaveProperty("takesFile");
    expect(json).not.toHaveProperty("isAddressed");
  });

  test("is signed, or carries kept tokens, by its security schemes", () => {
    expect(compileOperation(contract({ security: [{ signature: [] }] }), "order")).toMatchObject({
      isSigned: true,
      security: ["signature"],
      securityHeaders: {},
    });
    expect(compileOperation(contract({ security: [{ customer: [] }] }), "order")).toMatchObject({
      isSigned: false,
      securityHeaders: { authorization: "access", id: "userId" },
    });
  });

  test("names every place to encrypt, through references and inside objects", () => {
    const person = { type: "object", properties: { pin: encrypted, name: { type: "string" } } };
    const source = {
      ...body({ type: "object", properties: { p: { $ref: "#/components/schemas/Secret" }, person } }),
      parameters: [
        { in: "query", name: "d", schema: encrypted },
        { in: "query", name: "t", schema: { type: "string" } },
      ],
    };
    expect(compileOperation(contract(source, { Secret: encrypted }), "order").encrypt).toEqual([
      "query.d",
      "body.p",
      "body.person.pin",
    ]);
  });

  test("has its replies by status, without descriptions and examples, references resolved", () => {
    const Order = {
      description: "An order.",
      examples: [{}],
      type: "object",
      properties: { lines: { type: "array", items: { $ref: "#/components/schemas/Line" } } },
      "x-assumed": true,
    };
    const Line = { type: "object", properties: { description: { type: "string", sensitive: true } } };
    const schema = { $ref: "#/components/schemas/Order", description: "The order." };
    const source = {
      responses: {
        ...reply(schema).responses,
        204: { description: "None." },
        400: { $ref: "#/components/responses/Refused" },
      },
    };
    expect(compileOperation(contract(source, { Order, Line }), "order").replies).toEqual({
      200: { type: "object", properties: { lines: { type: "array", items: Line } } },
      204: null,
      400: { type: "object" },
    });
  });

  test.each([
    ["is missing", contract(), "other", 'No path of the contract has the operation "other".'],
    ["has no base", contract({ "x-call": {} }), "order", "order: x-call.base must be a text."],
    ["leaves a choice", contract({ security: [{ a: [] }, { b: [] }] }), "order", "one security requirement"],
    ["has an unknown scheme", contract({ security: [{ none: [] }] }), "order", 'no security scheme is named "none"'],
    [
      "has a secret in a list",
      contract(body({ type: "array", items: { $ref: "#/components/schemas/Secret" } }), { Secret: encrypted }),
      "order",
      "x-encrypt stands in a list or an alternative of body",
    ],
    [
      "has a secret in an alternative",
      contract(body({ properties: { a: { oneOf: [encrypted] } } })),
      "order",
      "x-encrypt stands in a list or an alternative of body.a",
    ],
    ["refers to nothing", contract(reply({ $ref: "#/components/schemas/None" })), "order", "leads nowhere"],
    ["refers elsewhere", contract(reply({ $ref: "other.json#/Order" })), "order", "leads out of its document"],
    [
      "has an unchecked keyword",
      contract(reply({ properties: { a: { multipleOf: 2 } } })),
      "order",
      'order 200/a: the keyword "multipleOf"',
    ],
    ["has an unchecked format", contract(reply({ type: "string", format: "uuid" })), "order", 'the format "uuid"'],
    [
      "has a reply without end",
      contract(reply({ $ref: "#/components/schemas/Tree" }), {
        Tree: { properties: { child: { $ref: "#/components/schemas/Tree" } } },
      }),
      "order",
      "the type refers to itself",
    ],
  ])("is refused when it %s", (_, openapi, id, message) => {
    expect(() => compileOperation(openapi, id)).toThrow(message);
  });
});

test("a type is compiled by its name", () => {
  const Line = { title: "Line", type: "object", additionalProperties: { anyOf: [{ type: "string" }, { const: 1 }] } };
  expect(compileType(contract({}, { Line }), "Line")).toEqual({
    type: "object",
    additionalProperties: { anyOf: [{ type: "string" }, { const: 1 }] },
  });
  expect(() => compileType(contract(), "None")).toThrow("leads nowhere");
});

test("a type carries the contract's `sensitive` marks; a reply's schema does not", () => {
  const Token = { type: "object", properties: { value: { type: "string", "x-sensitive": true } } };
  const place = contract(reply({ $ref: "#/components/schemas/Token" }), { Token });
  const plain = { type: "object", properties: { value: { type: "string" } } };
  expect(compileType(place, "Token")).toEqual({
    ...plain,
    properties: { value: { type: "string", sensitive: true } },
  });
  expect(compileOperation(place, "order").replies).toEqual({ 200: plain });
});

test("a type carries the `personal` marks on request; types of a release do not", () => {
  const purpose = { purpose: "delivery" };
  const place = contract({}, { Place: { type: "string", "x-personal": purpose } });
  expect(compileType(place, "Place", ["sensitive", "personal"])).toEqual({ type: "string", personal: purpose });
  expect(compileType(place, "Place")).toEqual({ type: "string" });
});
