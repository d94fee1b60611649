import type { CheckContext } from "../../src/checker/check-context.ts";
import { valueAt } from "../../src/checker/findings/inside.ts";
import { asDocument } from "../../src/checker/release/as-document.ts";
import { assemblePortal } from "../../src/checker/release/release-for.ts";
import type { Call } from "../../src/documents/generated/call.ts";
import type { Form } from "../../src/documents/generated/form.ts";
import { member } from "../../src/documents/json.ts";
import { compileOperation } from "../../src/documents/operation.ts";
import { messageText } from "../../src/forms/field-message.ts";
import { retryDelay } from "../../src/operations/retry.ts";
import { compileVariant } from "../../src/operations/variant.ts";
import { createCatalogue } from "../../src/texts/catalogue.ts";
import { filled } from "../forms/support/oracle.ts";
import type { LimitCase, RequestCase, ScreenCase, TriesCase } from "./cases.ts";
import { askedCalls, drawnMarkup, unescaped } from "./drawn-text.tsx";
import { withValues } from "./with-values.ts";

const NOW = "2026-11-21T04:00:00Z";

/** The differences from a limit case. */
export function limitDiffers(documents: CheckContext, one: LimitCase): string | undefined {
  const { client } = assemblePortal(documents, one.client);
  const problem = (value: unknown) => findProblem(documents, one.field, value, { client, now: NOW, data: {} });
  const refused = one.takes.find((value) => problem(value) !== undefined);
  if (refused !== undefined) return `${JSON.stringify(refused)} is refused`;
  const taken = one.refuses.find((value) => problem(value) === undefined);
  if (taken !== undefined) return `${JSON.stringify(taken)} is taken`;
  const words = englishWords(documents);
  for (const { session, says } of one.begins ?? []) {
    const found = findProblem(documents, one.field, undefined, { client, session, now: NOW, data: {} });
    const is = found === undefined ? "nothing" : messageText(found, words);
    if (is !== says) return `says ${is}`;
  }
  return undefined;
}

function findProblem({ index }: CheckContext, field: string, value: unknown, scope: Readonly<Record<string, unknown>>) {
  const [reference = "", ...names] = field.split(".");
  const name = names.join(".");
  const document = index.find("form", reference);
  if (document === undefined) throw new Error(`There is no form "${reference}".`);
  const values = value === undefined ? {} : { [name]: value };
  return filled(asDocument<Form>(document.value, document.path), scope, values).store.problems().get(name);
}

/** A row of tests/forms/spec-messages.json: a field and its message for a value. */
export interface FieldCase {
  readonly field: string;
  readonly client?: string;
  readonly programme?: string;
  readonly wrong: Readonly<Record<string, string>>;
}

/** The differences from a field's message for a wrong value. Only the given message counts. */
export function fieldDiffers(documents: CheckContext, { field, wrong, ...of }: FieldCase, message: string) {
  const { client, programmes } = assemblePortal(documents, of.client ?? "au-retailer");
  const words = englishWords(documents);
  const programme = programmes[of.programme ?? ""]?.programme ?? {};
  const scope = { client, programme, settings: {}, data: {}, load: {}, now: NOW };
  for (const [value, expected] of Object.entries(wrong)) {
    if (expected !== message) continue;
    const problem = findProblem(documents, field, value, scope);
    const is = problem === undefined ? "nothing" : messageText(problem, words);
    if (is !== expected) return `${field} says of "${value}": ${is}`;
  }
  return undefined;
}

function englishWords({ index }: CheckContext) {
  const texts: Readonly<Record<string, string>> = Object.assign(
    {},
    ...index
      .of("messages")
      .filter(({ path }) => /^locales\/en-US\/([^/]*|programmes\/base-programme\.json)$/.test(path))
      .map(({ value }) => valueAt(value, ["messages"])),
  );
  return createCatalogue(() => {}).words({ locale: "en-US", timeZone: "Asia/Singapore", texts });
}

/** The differences from a screen case. */
export function screenDiffers(documents: CheckContext, one: ScreenCase): string | undefined {
  const markup = unescaped(drawnMarkup(documents, one));
  const missing = one.has.find((text) => !markup.includes(text));
  if (missing !== undefined) return `"${missing}" is not on it: ${markup}`;
  const there = one.hasNot?.find((text) => markup.includes(text));
  if (there !== undefined) return `"${there}" is on it`;
  const asked = one.asks === undefined ? [] : askedCalls(documents, one);
  const unasked = one.asks?.find((call) => !asked.includes(call));
  return unasked && `it asks for ${asked.join(", ")}, and not for ${unasked}`;
}

/** The differences from a request case. */
export function requestDiffers(documents: CheckContext, one: RequestCase): string | undefined {
  const { client, programmes, calls, operations } = assemblePortal(documents, one.client);
  const variant = asDocument<Call>(calls[one.call], one.call).variants[one.way];
  const operation = operations[variant?.operation ?? ""];
  if (variant === undefined || operation === undefined)
    throw new Error(`There is no way "${one.way}" of "${one.call}".`);
  const compiled = compileVariant(variant, operation);
  const programme = withValues(programmes[one.programme ?? ""]?.programme ?? {}, one.over);
  const scope = { input: one.input, client, programme, session: {}, now: NOW };
  const sent = Object.fromEntries(compiled.request(scope));
  const given = one.gives === undefined ? {} : compiled.output({ ...scope, reply: one.reply });
  return otherwise(sent, one.sends) ?? otherwise(given, one.gives ?? {});
}

/** The first value that is another than it should be. */
function otherwise(found: unknown, wanted: Readonly<Record<string, unknown>>): string | undefined {
  const readAt = (place: string) => (Array.isArray(found) ? found[Number(place)] : member(found, place));
  const other = Object.entries(wanted).find(
    ([place, value]) => JSON.stringify(readAt(place)) !== JSON.stringify(value),
  );
  return other && `${other[0]} is ${JSON.stringify(readAt(other[0]))}`;
}

/** The differences from a case of tries. Waits are not shortened at random here. */
export function triesDiffer({ contract, contractIndex }: CheckContext, one: TriesCase): string | undefined {
  const described = compileOperation(contract[contractIndex.operations.get(one.operation)?.area ?? ""], one.operation);
  const retry = { ...described.retry, ...(one.times !== undefined && { times: one.times }) };
  const waits: number[] = [];
  for (let tries = 1; tries <= 20; tries += 1) {
    const wait = retryDelay(retry, { tries, random: () => 1 });
    if (wait !== undefined) waits.push(wait);
  }
  return JSON.stringify(waits) === JSON.stringify(one.waitsMs) ? undefined : `waits ${waits.join(", ")} ms`;
}
