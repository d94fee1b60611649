import { createElement, type FunctionComponent, use } from "react";

/** The code of a component could not be loaded; `cause` has the reason. */
export class MissingCodeError extends Error {
  override readonly name = "MissingCodeError";
}

/** A component whose code is not part of the first load. */
export interface LazyComponent<Props> {
  /** Fetches its code if absent, again after a failure; resolves when it is loaded or has failed. */
  fetch(): Promise<void>;
  /**
   * While its code is loading, the nearest Suspense boundary waits; after a failure, drawing throws a {@link
   * MissingCodeError}.
   */
  readonly component: FunctionComponent<Props>;
}

/** A component that is fetched before it is drawn, or else then. */
export function createLazyComponent<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyComponent<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  let underway: Promise<FunctionComponent<Props>> | undefined;
  let hasFailed = false;

  function start(): Promise<FunctionComponent<Props>> {
    hasFailed = false;
    return load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        hasFailed = true;
        throw new MissingCodeError(error instanceof Error ? error.message : String(error), { cause: error });
      },
    );
  }

  return {
    fetch() {
      if (underway === undefined || hasFailed) underway = start();
      // Drawing the component reports the failure.
      return underway.then(ignore, ignore);
    },
    component(props) {
      underway ??= start();
      return createElement(loaded ?? use(underway), props);
    },
  };
}

function ignore() {}
