import type { Scope } from "../../engine/index.ts";
import type { Scene } from "../scene.ts";
import { type CompiledForm, compileForm } from "./compile-form.ts";

/** The form that a block of a scene names. @throws Error where there is no such form; the block's boundary reports it. */
export function formNamed(named: unknown, scope: Scope, { journey, forms }: Scene): CompiledForm {
  const reference = typeof named === "string" && !named.includes("/") ? `${journey}/${named}` : String(named);
  const form = forms[reference];
  if (form === undefined) throw new Error(`There is no form "${reference}".`);
  return compileForm(form, reference.slice(0, reference.indexOf("/")), scope);
}
