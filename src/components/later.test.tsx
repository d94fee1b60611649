import { act, render, screen } from "@testing-library/react";
import { Component, createElement, type FunctionComponent, type ReactNode, Suspense } from "react";
import { expect, test, vi } from "vitest";
import { createLater, MissingCodeError } from "./later.ts";

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

test("what was fetched before is drawn at once, and fetched once", async () => {
  const load = vi.fn(async () => Parcel);
  const later = createLater(load);
  await later.fetch();
  await later.fetch();
  render(createElement(later.component, { text: "Here it is." }));
  expect(screen.getByText("Here it is.")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test("what was not fetched is fetched when it is drawn, and waited for", async () => {
  let arrive: (component: typeof Parcel) => void = () => {};
  const later = createLater(() => new Promise<typeof Parcel>((resolve) => (arrive = resolve)));
  await draw(later.component);
  expect(document.body.textContent).toBe("waiting");
  await act(async () => arrive(Parcel));
  expect(document.body.textContent).toBe("Here it is.");
});

test("what could not be had is said by drawing it, and the next fetch tries again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const load = vi.fn(async () => Parcel).mockRejectedValueOnce(new Error("offline"));
  const later = createLater(load);
  await later.fetch();
  await draw(later.component);
  expect(document.body.textContent).toBe("broken");
  expect(caught).toEqual(new MissingCodeError("offline"));
  await later.fetch();
  document.body.replaceChildren();
  await draw(later.component);
  expect(document.body.textContent).toBe("Here it is.");
});
