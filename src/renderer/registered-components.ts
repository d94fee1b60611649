import type { FunctionComponent } from "react";
import type { GivenBlock, GivenField } from "../components/checked-component.ts";
import type { ComponentContract } from "../components/contract.ts";
import { blocks, fields } from "../components/registry.ts";
import { builtInContracts } from "./built-in-contracts.ts";

const builtIn = new Map(builtInContracts.map((contract) => [contract.name, contract]));

/** The contract of a block that a screen can use; undefined for an unknown name. */
export const findContract = (use: string): ComponentContract | undefined =>
  builtIn.get(use) ?? blocks.get(use)?.contract;

/** A block's component. @throws Error for an unknown name. */
export function blockComponent(use: string): FunctionComponent<GivenBlock> {
  const registered = blocks.get(use);
  if (registered === undefined) throw new Error(`There is no component "${use}".`);
  return registered.component;
}

/** The controls by the type of field that each serves. */
const controls = new Map(
  [...fields.values()].map(({ contract, component }) => [
    contract.fieldType ?? contract.name.slice(0, -"-field".length),
    component,
  ]),
);

/** The control for a field's type. @throws Error for an unknown type. */
export function fieldComponent(type: string): FunctionComponent<GivenField> {
  const registered = controls.get(type);
  if (registered === undefined) throw new Error(`There is no field component for the type "${type}".`);
  return registered;
}
