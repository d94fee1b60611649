import { arrayElements, member } from "../../src/documents/json.ts";
import type { Scope } from "../../src/engine/index.ts";

/** Mobile numbers as the client's country has them: of each length, each beginning. Empty for a client without any. */
export function mobileNumbers(scope: Scope): readonly string[] {
  const region = member(member(scope, "client"), "region");
  const beginnings = arrayElements(member(region, "mobilePrefixes")).map(String);
  const lengths = arrayElements(member(region, "mobileLengths")).map(Number);
  return lengths.flatMap((length) => beginnings.map((beginning) => `${beginning}${REST}`.slice(0, length)));
}

/** Digits to complete a number. */
const REST = "12345678901234567890";
