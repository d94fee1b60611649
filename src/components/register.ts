import { createElement, type FunctionComponent, type ReactNode } from "react";
import type { BlockProps, FieldProps, FieldValue } from "./block-props.ts";
import type { ComponentContract } from "./contract.ts";
import { PropsError, presentProps, problemsOfProps } from "./given-props.ts";
import { createLater } from "./later.ts";

/** What the renderer hands to any block: evaluated properties by name, and these. */
export interface GivenBlock {
  readonly [prop: string]: unknown;
  readonly on?: { readonly [event: string]: (given?: { readonly [name: string]: unknown }) => void };
  readonly slots?: { readonly [slot: string]: ReactNode };
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** What the field renderer hands to any field: the properties of its contract, and these. */
export interface GivenField {
  readonly [prop: string]: unknown;
  readonly onChange: (value: FieldValue) => void;
  readonly onFiles?: ((files: readonly File[], replacedId?: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A component that checks what it is given against its contract, and throws a PropsError when that does not fit. */
export interface Registered<Given> {
  readonly contract: ComponentContract;
  readonly component: FunctionComponent<Given>;
  /** Fetches its code; absent where that is part of the first load. */
  readonly fetch?: () => Promise<void>;
}

/** A contract of a component that is part of the first load, and of one that comes later. */
type FirstContract = ComponentContract & { readonly comesLater?: never };
type LaterContract = ComponentContract & { readonly comesLater: true };

/** Makes a block's component one that takes what documents give. */
export function registerBlock<Contract extends FirstContract>(
  contract: Contract,
  component: FunctionComponent<BlockProps<Contract>>,
): Registered<GivenBlock> {
  return block(contract, component);
}

/** Makes a field's component one that takes what forms give. */
export function registerField<Contract extends FirstContract>(
  contract: Contract,
  component: FunctionComponent<FieldProps<Contract>>,
): Registered<GivenField> {
  return field(contract, component);
}

/** As `registerBlock`, for a component whose code comes later. */
export function laterBlock<Contract extends LaterContract>(
  contract: Contract,
  load: () => Promise<FunctionComponent<BlockProps<Contract>>>,
): Registered<GivenBlock> {
  const { component, fetch } = createLater(load);
  return { ...block(contract, component), fetch };
}

/** As `registerField`, for a component whose code comes later. */
export function laterField<Contract extends LaterContract>(
  contract: Contract,
  load: () => Promise<FunctionComponent<FieldProps<Contract>>>,
): Registered<GivenField> {
  const { component, fetch } = createLater(load);
  return { ...field(contract, component), fetch };
}

function block<Contract extends ComponentContract>(
  contract: Contract,
  component: FunctionComponent<BlockProps<Contract>>,
): Registered<GivenBlock> {
  const fits = (given: object): given is BlockProps<Contract> => expectFit(contract, given);
  return { contract, component: checked(contract, component, fits) };
}

function field<Contract extends ComponentContract>(
  contract: Contract,
  component: FunctionComponent<FieldProps<Contract>>,
): Registered<GivenField> {
  const fits = (given: object): given is FieldProps<Contract> => expectFit(contract, given);
  return { contract, component: checked(contract, component, fits) };
}

function checked<Given extends { readonly [prop: string]: unknown }, Props extends object>(
  contract: ComponentContract,
  component: FunctionComponent<Props>,
  fits: (given: object) => given is Props,
): FunctionComponent<Given> {
  const Checked: FunctionComponent<Given> = (given) => {
    const present: object = presentProps(given);
    return fits(present) ? createElement(component, present) : null;
  };
  Checked.displayName = contract.name;
  return Checked;
}

function expectFit(contract: ComponentContract, given: object): true {
  const problems = problemsOfProps(contract, Object.fromEntries(Object.entries(given)));
  if (problems.length > 0) throw new PropsError(problems.join(" "));
  return true;
}
