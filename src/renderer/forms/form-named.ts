import { type Scope, substituteFor } from "../../engine/index.ts";
import { type CompiledForm, compileForm } from "../../forms/compile-form.ts";
import type { Scene } from "../scene.ts";

/**
 * The form that a block of a scene names, or its substitute of the client or programme.
 * @throws Error when the form is absent; the block's boundary reports it.
 */
export function formNamed(named: unknown, scope: Scope, { journey, forms }: Scene): CompiledForm {
  const original = typeof named === "string" && !named.includes("/") ? `${journey}/${named}` : String(named);
  const reference = substituteFor("forms", original, { client: scope.client, programme: scope.programme });
  const form = forms[reference];
  if (form === undefined) throw new Error(`There is no form "${reference}".`);
  return compileForm(form, reference.slice(0, reference.indexOf("/")), scope);
}

/** The flow's name for the answers of a block's form, the same for its substitutes. */
export function answersName(named: unknown): string {
  const reference = String(named);
  return reference.slice(reference.lastIndexOf("/") + 1);
}
