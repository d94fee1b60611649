import type { FunctionComponent, ReactNode } from "react";
import type { FieldContractValue } from "./block-props.ts";
import type { ComponentContract } from "./contract.ts";
import type { FieldContract } from "./contracts.ts";
import { compilePropsCheck, PropsError, presentProps } from "./given-props.ts";

/** The renderer's props for any block: evaluated properties by name, and these. */
export interface GivenBlock {
  readonly [prop: string]: unknown;
  readonly on?: { readonly [event: string]: (given?: { readonly [name: string]: unknown }) => void };
  readonly slots?: { readonly [slot: string]: ReactNode };
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** The possible values of a field: a text, a boolean, several texts, or handles of files. */
export type FieldValue = FieldContractValue<FieldContract>;

/** The field renderer's props for any field: the properties of its contract, and these. */
export interface GivenField {
  readonly [prop: string]: unknown;
  readonly onChange: (value: FieldValue) => void;
  readonly onFiles?: ((files: readonly File[], replacedId?: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A component that checks its props against its contract, and throws a PropsError when they do not fit. */
export interface Registered<Given> {
  readonly contract: ComponentContract;
  readonly component: FunctionComponent<Given>;
  /** Fetches its code; absent when that is part of the first load. */
  readonly fetch?: () => Promise<void>;
}

/** A component whose properties only its contract types, so that it can get only checked properties. */
export type Untyped = FunctionComponent<never>;

interface Given {
  readonly [prop: string]: unknown;
}

/** A component that throws when its props do not fit its contract, which is compiled at the first drawing. */
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
    // Called in place: another element for each field would make a long form slow.
    return expectFit(present) ? component(present) : null;
  };
  CheckedComponent.displayName = contract.name;
  return CheckedComponent;
}
