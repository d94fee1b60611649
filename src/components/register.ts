import type { FunctionComponent, ReactNode } from "react";
import type { BlockProps, FieldProps, FieldValue } from "./block-props.ts";
import type { ComponentContract } from "./contract.ts";
import { compilePropsCheck, PropsError, presentProps } from "./given-props.ts";
import { createLazyComponent } from "./lazy-component.ts";

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
type EagerContract = ComponentContract & { readonly isLazy?: never };
type LazyContract = ComponentContract & { readonly isLazy: true };

/** Makes a block's component one that takes what documents give. */
export function registerBlock<Contract extends EagerContract>(
  contract: Contract,
  component: FunctionComponent<BlockProps<Contract>>,
): Registered<GivenBlock> {
  return block(contract, component);
}

/** Makes a field's component one that takes what forms give. */
export function registerField<Contract extends EagerContract>(
  contract: Contract,
  component: FunctionComponent<FieldProps<Contract>>,
): Registered<GivenField> {
  return field(contract, component);
}

/** As `registerBlock`, for a component whose code comes later. */
export function registerLazyBlock<Contract extends LazyContract>(
  contract: Contract,
  load: () => Promise<FunctionComponent<BlockProps<Contract>>>,
): Registered<GivenBlock> {
  const { component, fetch } = createLazyComponent(load);
  return { ...block(contract, component), fetch };
}

/** As `registerField`, for a component whose code comes later. */
export function registerLazyField<Contract extends LazyContract>(
  contract: Contract,
  load: () => Promise<FunctionComponent<FieldProps<Contract>>>,
): Registered<GivenField> {
  const { component, fetch } = createLazyComponent(load);
  return { ...field(contract, component), fetch };
}

function block<Contract extends ComponentContract>(
  contract: Contract,
  component: FunctionComponent<BlockProps<Contract>>,
): Registered<GivenBlock> {
  const expectFit = compileExpectation(contract);
  const fits = (given: Given): given is Given & BlockProps<Contract> => expectFit(given);
  return { contract, component: withPropsCheck(contract, component, fits) };
}

function field<Contract extends ComponentContract>(
  contract: Contract,
  component: FunctionComponent<FieldProps<Contract>>,
): Registered<GivenField> {
  const expectFit = compileExpectation(contract);
  const fits = (given: Given): given is Given & FieldProps<Contract> => expectFit(given);
  return { contract, component: withPropsCheck(contract, component, fits) };
}

interface Given {
  readonly [prop: string]: unknown;
}

function withPropsCheck<Props extends Given, Drawn extends object>(
  contract: ComponentContract,
  component: FunctionComponent<Drawn>,
  fits: (given: Given) => given is Given & Drawn,
): FunctionComponent<Props> {
  const CheckedComponent: FunctionComponent<Props> = (given) => {
    const present = presentProps(given);
    // In its place, as an element more for each field is what a long form is slow by.
    return fits(present) ? component(present) : null;
  };
  CheckedComponent.displayName = contract.name;
  return CheckedComponent;
}

/** Throws where properties do not fit the contract, which is made ready when it is first drawn. */
function compileExpectation(contract: ComponentContract): (given: Given) => true {
  let validate: ReturnType<typeof compilePropsCheck> | undefined;
  return (given) => {
    validate ??= compilePropsCheck(contract);
    const problems = validate(given);
    if (problems.length > 0) throw new PropsError(problems.join(" "));
    return true;
  };
}
