import type { FunctionComponent } from "react";
import type { BlockProps, FieldProps } from "./block-props.ts";
import {
  createCheckedComponent,
  type GivenBlock,
  type GivenField,
  type Registered,
  type Untyped,
} from "./checked-component.ts";
import type { ComponentContract } from "./contract.ts";
import { type Contract, contracts, type FieldContract } from "./contracts.ts";
import * as eagerComponents from "./eager-components.ts";
import { createLazyComponent } from "./lazy-component.ts";

type LazyContract = Extract<Contract, { isLazy: true }>;

/** `back-link` is exported as `BackLink`. */
type ExportName<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${ExportName<Rest>}`
  : Capitalize<Name>;

type Components<Of extends ComponentContract> = {
  readonly [One in Of as ExportName<One["name"]>]: FunctionComponent<
    One extends FieldContract ? FieldProps<One> : BlockProps<One>
  >;
};

interface ComponentsByName {
  readonly [exportName: string]: Untyped;
}

// The types refuse a component that is missing from its list, or whose properties differ from its contract.
const eager: Components<Exclude<Contract, LazyContract>> = eagerComponents;
const loadBlocks = (): Promise<Components<Exclude<LazyContract, FieldContract>>> => import("./lazy-blocks.ts");
const loadFields = (): Promise<Components<Extract<LazyContract, FieldContract>>> => import("./lazy-fields.ts");

const isField = (contract: ComponentContract) => contract.isField === true;

/** Every block of screens, by name, without those that the renderer draws itself. */
export const blocks: ReadonlyMap<string, Registered<GivenBlock>> = new Map(
  contracts.filter((contract) => !isField(contract)).map((contract) => register(contract, loadBlocks)),
);

/** Every field's control, by the name of its component; its contract names the `type`. */
export const fields: ReadonlyMap<string, Registered<GivenField>> = new Map(
  contracts.filter(isField).map((contract) => register(contract, loadFields)),
);

function register(contract: ComponentContract, load: () => Promise<ComponentsByName>) {
  const { component, ...lazy } = contract.isLazy
    ? createLazyComponent(() => load().then((lazyComponents) => findIn(lazyComponents, contract)))
    : { component: findIn(eager, contract) };
  return [contract.name, { contract, ...lazy, component: createCheckedComponent(contract, component) }] as const;
}

function findIn(components: ComponentsByName, { name }: ComponentContract): Untyped {
  const exportName = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const component = components[exportName];
  if (component === undefined) throw new Error(`There is no component "${exportName}".`);
  return component;
}
