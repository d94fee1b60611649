import type { Variant } from "../../documents/generated/call.ts";
import { objectEntries, objectKeys } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { Draft } from "../read/draft.ts";
import { type RequestPart, requestParts } from "../request-parts.ts";
import { type Check, ofEach } from "./check.ts";

/** A variant fills the request as the contract describes it: only places of the operation, and all required ones. */
export const variantRequest: Check = {
  ids: ["unknown-request-part", "missing-request-part"],
  run: ofEach(["call"], (context, call) =>
    objectEntries(call.value.variants).flatMap(([name, way]) => requestProblems(context, name, way)),
  ),
};

function requestProblems(context: CheckContext, name: string, way: Draft<Variant>): FoundHere[] {
  const operationId = String(way.operation);
  const operation = context.contractIndex.operations.get(operationId);
  const parts = operation && requestParts(context.contract[operation.area], operation.source);
  if (parts === undefined) return [];
  const given = objectKeys(way.request);
  // An invalid name is reported as such; its intended target is unknown.
  if (!given.every((place) => PLACE.test(place))) return [];
  const missing = parts.filter((part) => part.isRequired && !given.some((place) => touches(place, part)));
  return [
    ...given
      .filter((place) => !parts.some((part) => isKnown(place, part)))
      .map((place) => ({
        check: "unknown-request-part",
        spot: { path: ["variants", name, "request", place], part: "key" as const },
        message: `operation "${operationId}" takes no "${place}"`,
        hint: suggest(
          place,
          parts.map((part) => part.place),
          "parts of the request",
        ),
      })),
    ...missing.map(({ place }) => ({
      check: "missing-request-part",
      spot: { path: ["variants", name, "operation"] },
      message: `operation "${operationId}" requires "${place}", and variant "${name}" does not fill it`,
      hint: `give it under "request"`,
    })),
  ];
}

const PLACE = /^(path|query|header|body)\..+$/;

/** Header names are case-insensitive. */
const spelled = (place: string) => (place.startsWith("header.") ? place.toLowerCase() : place);

/** Whether a place is the part, or lies inside one with open members. */
function isKnown(place: string, part: RequestPart): boolean {
  if (spelled(place) === spelled(part.place)) return true;
  return part.isOpen && place.startsWith(`${part.place}.`);
}

/** Whether filling a place fills the part: all of it, something inside it, or a whole that contains it. */
function touches(place: string, part: RequestPart): boolean {
  const [given, wanted] = [spelled(place), spelled(part.place)];
  return given === wanted || given.startsWith(`${wanted}.`) || wanted.startsWith(`${given}.`);
}
