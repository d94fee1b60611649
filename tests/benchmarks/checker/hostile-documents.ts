import type { Files } from "../../../src/checker/read/read-documents.ts";

/** A document written to be slow to check, and the file whose place it takes. */
export interface HostileDocument {
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

const FLOW = "flows/contact-us/contact-us.flow.json";
const FORM = "flows/contact-us/enquiry.form.json";

/** Documents of this repository, each with one part of it grown: beyond the limits, and just within them. */
export function hostileDocuments(files: Files): readonly HostileDocument[] {
  return [
    flowWith(files, "1,800 states in a chain", numbered("s", 1_800), (to) => ({ choose: [{ to }] })),
    flowWith(files, "90 states in a chain", numbered("s", 90), (to) => ({ choose: [{ to }] })),
    flowWith(files, "200 screens in a chain", numbered("s", 200), (to) => ({
      screen: "enquiry",
      on: { SUBMIT: { to } },
    })),
    flowWithChoice(files, 400),
    formWith(files, "1,400 fields", numbered("f", 1_400)),
    formWith(files, "90 fields", numbered("f", 90)),
    formWith(files, "a pattern of 300 words", ["f"], `(?:${numbered("word", 300).join("|")})+`),
    formWith(files, "a pattern within the limit", ["f"], `(?:${numbered("w", 60).join("|")})*(?:a|b|c)*x`),
  ];
}

function flowWith(files: Files, name: string, names: readonly string[], state: (to: string) => unknown) {
  const flow = parsed(files, FLOW);
  const chain = names.map((one, at) => [one, state(names[at + 1] ?? String(flow.start))] as const);
  const states = { ...Object.fromEntries(chain), ...Object(flow.states) };
  return { name, path: FLOW, text: JSON.stringify({ ...flow, start: names[0], states }) };
}

/** A state that chooses by conditions into which no reasoning looks. */
function flowWithChoice(files: Files, count: number): HostileDocument {
  const flow = parsed(files, FLOW);
  const longer = (than: number) => ({ ">": [{ length: { var: "session.userId" } }, than] });
  const choose = Array.from({ length: count }, (_, at) => ({
    if: { and: [longer(2 * at), longer(2 * at + 1)] },
    to: flow.start,
  }));
  const states = { s0: { choose: [...choose, { to: flow.start }] }, ...Object(flow.states) };
  return {
    name: `a choice of ${count} conditions`,
    path: FLOW,
    text: JSON.stringify({ ...flow, start: "s0", states }),
  };
}

function formWith(files: Files, name: string, names: readonly string[], pattern?: string): HostileDocument {
  const form = parsed(files, FORM);
  const words = { label: "contact-us.imei.required", message: "contact-us.imei.invalid" };
  const field = { type: "text", ...words, pattern: pattern ?? "[a-z]+" };
  const fields = { ...Object(form.fields), ...Object.fromEntries(names.map((one) => [one, field])) };
  return { name, path: FORM, text: JSON.stringify({ ...form, fields }) };
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);

function parsed(files: Files, path: string): { readonly [name: string]: unknown } {
  const content = files.get(path) ?? "{}";
  return JSON.parse(typeof content === "string" ? content : new TextDecoder().decode(content));
}
