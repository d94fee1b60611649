import { isJsonObject, member } from "../rules/value.ts";
import type { ContextValues } from "./context.ts";

/** The substitutes of a client or a programme. */
export type Replaceable = "flows" | "screens" | "forms";

/** The substitutes, by the `journey/id` of the documents that they replace. */
export type Substitutes = Readonly<Partial<Record<Replaceable, Readonly<Record<string, string>>>>>;

type Owners = Pick<ContextValues, "client" | "programme">;

/** The substitute of a document for this client and programme, the programme's first; else the document itself. */
export function substituteFor(kind: Replaceable, ref: string, { client, programme }: Owners): string {
  for (const owner of [programme, client]) {
    const replaced = member(member(member(owner, "substitutes"), kind), ref);
    if (typeof replaced === "string") return replaced;
  }
  return ref;
}

/** The form that a submitted one substitutes; else the form itself. */
export function formReplacedBy(form: string, owners: Owners): string {
  for (const owner of [owners.programme, owners.client]) {
    const forms = member(member(owner, "substitutes"), "forms");
    const replaced = isJsonObject(forms) ? Object.keys(forms).find((ref) => forms[ref] === form) : undefined;
    if (replaced !== undefined && substituteFor("forms", replaced, owners) === form) return replaced;
  }
  return form;
}

/** A document with all its possible substitutes. */
export function withSubstitutes(all: readonly Substitutes[], kind: Replaceable, ref: string): readonly string[] {
  const others = all.flatMap((one) => {
    const replaced = member(one[kind], ref);
    return typeof replaced === "string" ? [replaced] : [];
  });
  return others.length === 0 ? [ref] : [...new Set([ref, ...others])];
}
