import { readFileSync } from "node:fs";
import type { CheckContext } from "../../src/checker/check-context.ts";
import type { CoverageRow } from "../../tools/coverage/coverage.ts";
import { addressDiffers } from "./address-case.ts";
import { cases } from "./cases.ts";
import { scenarioDiffers } from "./scenario-case.ts";
import {
  type FieldCase,
  fieldDiffers,
  limitDiffers,
  requestDiffers,
  screenDiffers,
  triesDiffer,
} from "./small-cases.ts";

const fields: readonly FieldCase[] = JSON.parse(readFileSync("tests/forms/spec-messages.json", "utf8"));

/** The kinds of tests that need documents only. */
const KINDS = ["scenario", "address", "screen", "limit", "request", "tries", "field"] as const;

/** Whether the test of a row needs documents only: no server and no own file. */
export const isOfDocuments = ({ test = "" }: Pick<CoverageRow, "test">): boolean =>
  KINDS.some((kind) => test.startsWith(`${kind} `));

/** Runs the test of a row over documents; returns why it fails, else undefined. A test that throws has failed. */
export function judged(documents: CheckContext, row: Pick<CoverageRow, "kind" | "item" | "test">): string | undefined {
  try {
    return differs(documents, row);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function differs(documents: CheckContext, { kind, item, test = "" }: Pick<CoverageRow, "kind" | "item" | "test">) {
  const [word, ...rest] = test.split(" ");
  const name = rest.join(" ");
  const message = kind === "messages" ? item.name : undefined;
  switch (word) {
    case "scenario":
      return scenarioDiffers(documents, name, message);
    case "address":
      return addressDiffers(documents, named(cases.addresses, name));
    case "screen":
      return screenDiffers(documents, named(cases.screens, name));
    case "limit":
      return limitDiffers(documents, named(cases.limits, name));
    case "request":
      return requestDiffers(documents, named(cases.requests, name));
    case "tries":
      return triesDiffer(documents, named(cases.tries, name));
    case "field": {
      const field = fields.find((one) => one.field === name && Object.values(one.wrong).includes(item.name));
      if (field === undefined) throw new Error(`There is no field "${name}" in tests/forms/spec-messages.json.`);
      return fieldDiffers(documents, field, item.name);
    }
    default:
      throw new Error(`"${test}" is no test of documents.`);
  }
}

function named<Case extends { readonly title: string }>(all: readonly Case[], title: string): Case {
  const found = all.find((one) => one.title === title);
  if (found === undefined) throw new Error(`There is no case "${title}" in tests/coverage.`);
  return found;
}
