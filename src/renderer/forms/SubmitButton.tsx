import { useMemo, useSyncExternalStore } from "react";
import { Button } from "../../components/button/Button.tsx";
import type { Scope } from "../../engine/index.ts";
import type { CompiledForm } from "../../forms/compile-form.ts";
import type { FormStore } from "../../forms/form-store.ts";
import { offersChoices, requiredChoices } from "../../forms/offers-choices.ts";
import { useScene } from "../scene.ts";

interface Props {
  readonly form: CompiledForm;
  readonly store: FormStore;
  readonly scope: Scope;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
}

const always = () => () => {};

/** The submit button: the form decides whether it is enabled, and its label while busy. None when nothing can be chosen. */
export function SubmitButton({ form, store, scope, isBusy, isDisabled }: Props) {
  const { words } = useScene();
  const canSubmit = useSyncExternalStore(form.submitWhen === "always" ? always : store.followAll, () =>
    isDue(form.submitWhen, store),
  );
  const required = useMemo(() => requiredChoices(form), [form]);
  const canChoose = useSyncExternalStore(required.length === 0 ? always : store.followAll, () =>
    offersChoices(store, required),
  );
  if (!canChoose) return null;
  return (
    <Button
      type="submit"
      kind="primary"
      text={form.submit(scope, words) ?? ""}
      busyText={form.busy(scope, words)}
      isBusy={isBusy}
      isDisabled={isDisabled || !canSubmit}
    />
  );
}

function isDue(submitWhen: CompiledForm["submitWhen"], store: FormStore): boolean {
  switch (submitWhen) {
    case "always":
      return true;
    case "valid":
      return store.isValid();
    case "validAndChanged":
      return store.isValid() && store.isChanged();
  }
}
