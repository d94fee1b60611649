import { expect, test } from "vitest";
import { sensitiveFields, storableValues } from "./secret-fields.ts";

test("a form's passwords and codes are sensitive, and so is output made from them", () => {
  const form = {
    id: "key",
    formatVersion: 2,
    summary: "A key.",
    fields: { secret: { type: "password" }, name: { type: "text" } },
    output: {
      proof: { join: [[{ var: "form.secret" }, "x"], ""] },
      whole: { object: { all: { var: "form" } } },
      greeting: { join: [["Dear", { var: "form.name" }], " "] },
    },
  } as const;
  expect(sensitiveFields(form, {})).toEqual(["secret", "proof", "whole"]);
});

test("output is sensitive that is made from a password by way of the form's derived values", () => {
  const form = {
    id: "key",
    formatVersion: 2,
    summary: "A key.",
    derived: { start: { join: [[{ var: "form.secret" }, "x"], ""] }, shown: { upper: { var: "derived.start" } } },
    fields: { secret: { type: "password" }, name: { type: "text" } },
    output: { proof: { var: "derived.shown" }, name: { var: "form.name" } },
  } as const;
  expect(sensitiveFields(form, {})).toEqual(["secret", "proof"]);
});

test("a secret entry of any programme's catalogue is sensitive, and so is output made from it or from the whole group", () => {
  const form = {
    id: "key",
    formatVersion: 2,
    summary: "A key.",
    fields: { account: { type: "group", fieldsOf: "programme.account" } },
    output: {
      proof: { join: [[{ var: "form.account.secret" }, "x"], ""] },
      whole: { object: { all: { var: "form.account" } } },
      greeting: { join: [["Dear", { var: "form.account.name" }], " "] },
    },
  } as const;
  const plain = { account: { secret: { type: "text" }, name: { type: "text" } } };
  const hushed = { account: { secret: { type: "text", sensitive: true } } };
  expect(sensitiveFields(form, { programmes: [plain] })).toEqual([]);
  expect(sensitiveFields(form, { programmes: [plain, hushed] })).toEqual(["account.secret", "proof", "whole"]);
});

test("a stored draft leaves out a secret of a catalogue, and keeps the rest of the group", () => {
  const fields = { account: { type: "group", fieldsOf: "client.account" }, code: { type: "one-time-code" } } as const;
  const form = { id: "key", formatVersion: 2, summary: "A key.", fields } as const;
  const values = { account: { secret: "hush", name: "Ann" }, code: "123456", unknown: "?" };
  const client = { account: { secret: { type: "password" } } };
  expect(storableValues(values, form, { client })).toEqual({ account: { name: "Ann" } });
});

test("a list with a secret in its entries is sensitive as a whole; its draft keeps the rest of each entry", () => {
  const fields = { pin: { type: "password" }, name: { type: "text" } } as const;
  const form = {
    id: "key",
    formatVersion: 2,
    summary: "Keys.",
    fields: { keys: { type: "list", fields }, names: { type: "list", fields: { name: fields.name } } },
    output: { first: { get: [{ var: "form.keys" }, 0] }, others: { var: "form.names" } },
  } as const;
  expect(sensitiveFields(form, {})).toEqual(["keys", "first"]);
  const values = { keys: [{ pin: "1234", name: "Ann" }, { pin: "5678" }], names: [{ name: "Mei" }] };
  expect(storableValues(values, form, {})).toEqual({ keys: [{ name: "Ann" }, {}], names: [{ name: "Mei" }] });
});
