import type { FunctionComponent, ReactNode } from "react";
import type { FieldContractValue } from "./block-props.ts";
import type { ComponentContract } from "./contract.ts";
import type { FieldContract } from "./contracts.ts";
import { compilePropsCheck, PropsError, presentProps } from "./given-props.ts";

/** What the renderer hands to any block: evaluated properties by name, and these. */
export interface GivenBlock {
  readonly [prop: string]: unknown;
  readonly on?: { readonly [event: string]: (given?: { readonly [name: string]: unknown }) => void };
  readonly slots?: { readonly [slot: string]: ReactNode };
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** What any field can hold: a text, a yes or no, several texts, or handles of files. */
export type FieldValue = FieldContractValue<FieldContract>;

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

/** A component of whose properties only its contract tells, so that nothing but checked properties can be handed to it. */
export type Untyped = FunctionComponent<never>;

interface Given {
  readonly [prop: string]: unknown;
}

/** A component that throws where properties do not fit its contract, which is compiled when it is first drawn. */
export function createCheckedComponent(contract: ComponentContract, component: Untyped): FunctionComponent<Given> {
  let validate: ReturnType<typeof compilePropsCheck> | undefined;
  const expectFit = (given: Given): given is never => {
    validate ??= compilePropsCheck(contract);
    const problems = validate(given);
    if (problems.length > 0) throw new PropsError(problems.join(" "));
    return true;
  };
  const CheckedComponent: FunctionComponent<Given> = (given) => {
    const present = presentProps(given);
    // In its place, as an element more for each field is what a long form is slow by.
    return expectFit(present) ? component(present) : null;
  };
  CheckedComponent.displayName = contract.name;
  return CheckedComponent;
}
