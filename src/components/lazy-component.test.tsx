import { act, render, screen } from "@testing-library/react";
import { Component, createElement, type FunctionComponent, type ReactNode, Suspense } from "react";
import { expect, test, vi } from "vitest";
import { createLazyComponent, MissingCodeError } from "./lazy-component.ts";

const Parcel = ({ text }: { readonly text: string }) => <p>{text}</p>;

let caught: unknown;

class Boundary extends Component<{ children: ReactNode }, { isBroken?: true }> {
  override state: { isBroken?: true } = {};
  static getDerivedStateFromError(error: unknown) {
    caught = error;
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? "broken" : this.props.children;
  }
}

const draw = (component: FunctionComponent<{ readonly text: string }>) =>
  act(async () =>
    render(
      <Boundary>
        <Suspense fallback="waiting">{createElement(component, { text: "Here it is." })}</Suspense>
      </Boundary>,
    ),
  );

test("a prefetched component is drawn at once, and fetched once", async () => {
  const load = vi.fn(async () => Parcel);
  const lazy = createLazyComponent(load);
  await lazy.fetch();
  await lazy.fetch();
  render(createElement(lazy.component, { text: "Here it is." }));
  expect(screen.getByText("Here it is.")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test("another component is fetched when it is first drawn", async () => {
  let arrive: (component: typeof Parcel) => void = () => {};
  const lazy = createLazyComponent(() => new Promise<typeof Parcel>((resolve) => (arrive = resolve)));
  await draw(lazy.component);
  expect(document.body.textContent).toBe("waiting");
  await act(async () => arrive(Parcel));
  expect(document.body.textContent).toBe("Here it is.");
});

test("a failed fetch throws when drawn, and the next fetch tries again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const load = vi.fn(async () => Parcel).mockRejectedValueOnce(new Error("offline"));
  const lazy = createLazyComponent(load);
  await lazy.fetch();
  await draw(lazy.component);
  expect(document.body.textContent).toBe("broken");
  expect(caught).toEqual(new MissingCodeError("offline"));
  await lazy.fetch();
  document.body.replaceChildren();
  await draw(lazy.component);
  expect(document.body.textContent).toBe("Here it is.");
});
