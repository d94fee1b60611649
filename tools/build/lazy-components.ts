import type { ComponentContract } from "../../src/components/contract.ts";
import { contracts } from "../../src/components/contracts.ts";
import type { Field } from "../../src/documents/generated/form.ts";
import type { Block } from "../../src/documents/generated/screen.ts";
import { objectEntries } from "../../src/documents/json.ts";
import type { JourneyBundle } from "../../src/documents/release.ts";
import { cataloguesAt, type FieldOwners } from "../../src/documents/secret-fields.ts";
import { controlType } from "../../src/forms/control-type.ts";
import { isField } from "../../src/forms/form-parts.ts";
import { builtInContracts } from "../../src/renderer/built-in-contracts.ts";

const byName: ReadonlyMap<string, ComponentContract> = new Map(
  [...contracts, ...builtInContracts].map((contract) => [contract.name, contract]),
);

/** The components that the app has, by name. */
export const allComponents: readonly string[] = [...byName.keys()].sort();

const byFieldType = new Map(
  contracts
    .filter((contract: ComponentContract) => contract.isField === true)
    .map(({ name, fieldType }: ComponentContract) => [fieldType ?? name.replace(/-field$/, ""), name]),
);

/** The components with which a journey is drawn and whose code is not part of the first load, by name. */
export function lazyComponents(bundle: JourneyBundle, owners: FieldOwners): readonly string[] {
  return listComponents(bundle, owners).filter((name) => byName.get(name)?.isLazy === true);
}

/** The components with which a journey is drawn, by name; a form may draw fields of any of the owners' catalogues. */
export function listComponents({ flows, screens, forms }: JourneyBundle, owners: FieldOwners): readonly string[] {
  const used = [
    ...Object.values(screens).flatMap(({ blocks }) => usedBlocks(blocks)),
    ...Object.values(forms).flatMap(({ fields }) => usedFields(Object.values(fields), owners)),
    ...Object.values(flows).flatMap(({ states }) =>
      Object.values(states).flatMap((state) => ("as" in state && state.as !== undefined ? [state.as] : [])),
    ),
  ];
  return [...withDrawn(used)].sort();
}

function usedBlocks(blocks: Readonly<Record<string, Block>>): readonly string[] {
  return Object.values(blocks).flatMap(({ component, children = {} }) => [component, ...usedBlocks(children)]);
}

function usedFields(fields: readonly Field[], owners: FieldOwners): readonly string[] {
  return fields.flatMap(({ type, fieldsOf, fields: inEntry = {} }) => {
    const catalogues = fieldsOf === undefined ? [] : cataloguesAt(fieldsOf, owners);
    const entries = catalogues.flatMap((one) => objectEntries(one).map(([, entry]) => entry));
    const own = byFieldType.get(controlType(type)) ?? [];
    return [own, usedFields([...entries.filter(isField), ...Object.values(inEntry)], owners)].flat();
  });
}

/** The used components, and those that they draw themselves. */
function withDrawn(names: readonly string[], known = new Set<string>()): Set<string> {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    withDrawn(byName.get(name)?.draws ?? [], known);
  }
  return known;
}
