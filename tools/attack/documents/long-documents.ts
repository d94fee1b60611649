import { isJsonObject, type JsonObject, member } from "../../../src/documents/json.ts";
import type { AttackedDocuments, Changes } from "./attacked-documents.ts";
import { changedJson } from "./changed-json.ts";

const FLOW = "flows/start-page/start-page.flow.json";
const SCREEN = "overview";
const FORM = "flows/profile/profile-fields.form.json";
const FIELD = "firstName";

const many = (count: number, of: (index: number) => readonly [string, unknown]): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => of(index)));

/** A flow that begins with this many choices, each of which leads to the next, the last to its usual start. */
export const choosing = (documents: AttackedDocuments, count: number): Changes =>
  chained(documents, count, (to) => ({ choose: [{ to }] }));

/** A flow that begins with this many screens, each of which leads to the next. */
export const manyScreens = (documents: AttackedDocuments, count: number): Changes =>
  chained(documents, count, (to) => ({ screen: SCREEN, on: { CHAT: { to } } }));

function chained(documents: AttackedDocuments, count: number, state: (to: string) => JsonObject): Changes {
  const flow: unknown = JSON.parse(documents.readText(FLOW));
  const usual = member(flow, "states");
  const start = String(member(flow, "start"));
  const states = many(count, (index) => [`s${index}`, state(index + 1 < count ? `s${index + 1}` : start)]);
  return compact(FLOW, documents, { start: "s0", states: { ...states, ...(isJsonObject(usual) ? usual : {}) } });
}

/** A form with a pattern of this many words, one of which has to be typed. */
export function manyWords(documents: AttackedDocuments, count: number): Changes {
  const words = Array.from({ length: count }, (_, index) => `word${index.toString(36)}s?`);
  return { [FORM]: changedJson(documents.readText(FORM), { [`fields/${FIELD}/pattern`]: `(${words.join("|")})+ ?` }) };
}

/** A form with this many additional fields. */
export function manyFields(documents: AttackedDocuments, count: number): Changes {
  const fields = member(JSON.parse(documents.readText(FORM)), "fields");
  const more = many(count, (index) => [`f${index}`, { type: "text", value: { var: "data.profile.lastName" } }]);
  return compact(FORM, documents, { fields: { ...(isJsonObject(fields) ? fields : {}), ...more } });
}

/** Without spaces, to fit as much as possible into the limit of a document's size. */
const compact = (path: string, { readText }: AttackedDocuments, values: JsonObject): Changes => ({
  [path]: `${JSON.stringify(JSON.parse(changedJson(readText(path), values)))}\n`,
});
