import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type Scope, withOwnDerived } from "../../engine/index.ts";
import type { CompiledForm } from "../../forms/compile-form.ts";
import { type FormStart, FormStore } from "../../forms/form-store.ts";
import { LoadStore } from "../../loads/load-store.ts";
import { withLoads } from "../../loads/with-loads.ts";
import { useScene } from "../scene.ts";

/**
 * The store of a form while it is on view, started from the given values or its draft; its loads follow the typed
 * input.
 */
export function useFormStore(form: CompiledForm, around: Scope, draft?: FormStart["draft"]) {
  const { port } = useScene();
  const [loads] = useState(() => new LoadStore({ loads: form.loads, port, key: `forms/${form.reference}` }));
  const states = useSyncExternalStore(loads.follow, loads.states);
  const scope = useMemo(() => withOwnDerived(withLoads(around, states), form.derived.rules), [around, states, form]);
  const open = () => ({
    form,
    store: new FormStore(form, { scope, draft: draft ?? port.draft(form.reference).get() ?? {} }),
  });
  const [held, setHeld] = useState(open);
  // The fields of a form may change, as with another programme; typed answers stay.
  const current = held.form === form ? held : open();
  if (current !== held) setHeld(current);
  const { store } = current;
  useEffect(() => {
    store.setScope(scope);
    if (form.loads.length > 0) loads.ask(store.formScope());
  }, [form, store, loads, scope]);
  useEffect(() => {
    if (form.loads.length === 0) return undefined;
    return store.followAll(() => loads.ask(store.formScope()));
  }, [form, loads, store]);
  useEffect(() => () => loads.stop(), [loads]);
  return { store, scope, retryLoads: loads.retry };
}
