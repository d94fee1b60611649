import { useSyncExternalStore } from "react";
import { FieldGroupLayout } from "../../components/form/FieldGroupLayout.tsx";
import type { CompiledGroup } from "../../forms/compile-field.ts";
import { useScene } from "../scene.ts";
import { type FieldSetting, FieldView } from "./FieldView.tsx";

interface Props extends FieldSetting {
  readonly group: CompiledGroup;
}

/** Draws the fields of a group, under its name if any; nothing while none of them is visible. */
export function GroupView({ group, ...setting }: Props) {
  const { words } = useScene();
  const { store, scope } = setting;
  const hasVisibleField = useSyncExternalStore(store.followAll, () =>
    group.fields.some(({ name }) => store.field(name).isVisible),
  );
  if (!hasVisibleField) return null;
  const fields = group.fields.map((field) => <FieldView key={field.name} field={field} {...setting} />);
  const label = group.label?.(scope, words);
  if (label === undefined) return fields;
  return (
    <FieldGroupLayout label={label} hint={group.hint?.(scope, words)}>
      {fields}
    </FieldGroupLayout>
  );
}
