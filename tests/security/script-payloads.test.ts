import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import clientSchema from "../../schemas/client.schema.json" with { type: "json" };
import { scriptPayloads } from "./script-payloads.ts";

describe("the payloads", () => {
  it("are at least two hundred, all different", () => {
    expect(new Set(scriptPayloads).size).toBe(scriptPayloads.length);
    expect(scriptPayloads.length).toBeGreaterThanOrEqual(200);
  });
});

describe("a theme's value", () => {
  const { tokens, darkTokens } = clientSchema.properties.theme.properties;
  const ajv = new Ajv2020({ strict: false });

  it.each([
    ["tokens", tokens],
    ["darkTokens", darkTokens],
  ])("is a colour and nothing else, in %s", (_name, schema) => {
    const isFit = ajv.compile(schema);
    const names = Object.keys(schema.properties);
    expect(names.length).toBeGreaterThan(5);
    expect(isFit({ brand: "#0b5c52" })).toBe(true);
    const taken = scriptPayloads.flatMap((payload) =>
      names.filter((name) =>
        [payload, `#0b5c52${payload}`, `#0b5c52\n${payload}`].some((value) => isFit({ [name]: value })),
      ),
    );
    expect(taken).toEqual([]);
  });
});
