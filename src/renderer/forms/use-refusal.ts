import { useEffect, useState } from "react";
import type { FormStore } from "../../forms/form-store.ts";
import { useScene } from "../scene.ts";

/** Counts how often the form was refused, by us or by the server: each time the focus goes to the summary. */
export function useRefusal(store: FormStore, formId: string) {
  const { fieldErrors } = useScene();
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    const errors = pickFormErrors(fieldErrors ?? {}, formId);
    if (Object.keys(errors).length === 0) return;
    store.refuse(errors);
    setRefusals((count) => count + 1);
  }, [store, formId, fieldErrors]);
  return { refusals, refuse: () => setRefusals((count) => count + 1) };
}

/** The server's messages about this form's fields, by field; `form.field` and bare `field` both name one. */
function pickFormErrors(errors: Readonly<Record<string, string>>, formId: string): Readonly<Record<string, string>> {
  const prefix = `${formId}.`;
  const own = Object.entries(errors).filter(([name]) => name.startsWith(prefix) || !name.includes("."));
  return Object.fromEntries(own.map(([name, message]) => [name.replace(prefix, ""), message]));
}
