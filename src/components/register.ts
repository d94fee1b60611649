import type { FunctionComponent, ReactNode } from "react";
import type { BlockProps, FieldProps, FieldValue } from "./block-props.ts";
import type { ComponentContract } from "./contract.ts";
import { judgeOfProps, PropsError, presentProps } from "./given-props.ts";
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
  const expectFit = expectedBy(contract);
  const fits = (given: Given): given is Given & BlockProps<Contract> => expectFit(given);
  return { contract, component: checked(contract, component, fits) };
}

function field<Contract extends ComponentContract>(
  contract: Contract,
  component: FunctionComponent<FieldProps<Contract>>,
): Registered<GivenField> {
  const expectFit = expectedBy(contract);
  const fits = (given: Given): given is Given & FieldProps<Contract> => expectFit(given);
  return { contract, component: checked(contract, component, fits) };
}

interface Given {
  readonly [prop: string]: unknown;
}

function checked<Props extends Given, Drawn extends object>(
  contract: ComponentContract,
  component: FunctionComponent<Drawn>,
  fits: (given: Given) => given is Given & Drawn,
): FunctionComponent<Props> {
  const Checked: FunctionComponent<Props> = (given) => {
    const present = presentProps(given);
    // In its place, as an element more for each field is what a long form is slow by.
    return fits(present) ? component(present) : null;
  };
  Checked.displayName = contract.name;
  return Checked;
}

/** Throws where properties do not fit the contract, which is made ready when it is first drawn. */
function expectedBy(contract: ComponentContract): (given: Given) => true {
  let judge: ReturnType<typeof judgeOfProps> | undefined;
  return (given) => {
    judge ??= judgeOfProps(contract);
    const problems = judge(given);
    if (problems.length > 0) throw new PropsError(problems.join(" "));
    return true;
  };
}
