import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ScreenView } from "../screens/ScreenView.tsx";
import { loadingPort } from "../test-support/loading-port.ts";
import { fakePort, sampleScene } from "../test-support/sample-scene.ts";

const failed = { status: "failed", error: { name: "server", supportCode: "3F2A-91C0" } } as const;
const tryAgain = () => screen.getByRole("button", { name: "Try again" });

/** A list of parcels that could not be loaded, under a title; its button is pressed. */
async function pressAfterFailure() {
  const { asked, answer, port } = loadingPort();
  const scene = sampleScene({
    texts: { "depot.title": "Parcels", "depot.none": "No parcels" },
    blocks: {
      title: { component: "heading", props: { text: "depot.title", level: 1 } },
      parcel: {
        component: "heading",
        each: { in: { var: "load.parcels.value" }, as: "parcel", key: { var: "parcel" }, empty: "depot.none" },
        props: { text: { data: { var: "parcel" } }, level: 2 },
      },
    },
    port: fakePort(port).port,
  });
  render(
    <ScreenView scene={{ ...scene, screen: { ...scene.screen, load: { parcels: { call: "depot.parcels" } } } }} />,
  );
  answer(failed);
  await userEvent.click(tryAgain());
  return { asked, answer };
}

test("a retry keeps the focus, says that it is loading and ignores a second press", async () => {
  const { asked } = await pressAfterFailure();
  expect(asked).toHaveLength(2);
  expect(document.activeElement).toBe(tryAgain());
  expect(tryAgain().getAttribute("aria-busy")).toBe("true");
  expect(screen.getByRole("status").textContent).toContain("Loading");
  await userEvent.click(tryAgain());
  expect(asked).toHaveLength(2);
});

test("another failure is shown in the same place, and can be retried", async () => {
  const { asked, answer } = await pressAfterFailure();
  const place = screen.getByRole("status");
  answer(failed);
  expect(screen.getByRole("status")).toBe(place);
  expect(place.textContent).toContain("This could not be loaded.");
  expect(document.activeElement).toBe(tryAgain());
  await userEvent.keyboard("{Enter}");
  expect(asked).toHaveLength(3);
});

test("the loaded content takes the focus of the button, even if the list is empty", async () => {
  const { answer } = await pressAfterFailure();
  answer({ status: "ready", value: ["Books", "Lamp"] });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Books" }));
});

test("an empty list is announced to the customer who waited for it", async () => {
  const { answer } = await pressAfterFailure();
  answer({ status: "ready", value: [] });
  expect(document.activeElement).toBe(screen.getByText("No parcels"));
});

test("the focus stays where a customer moved it in the meantime", async () => {
  const { answer } = await pressAfterFailure();
  tryAgain().blur();
  answer({ status: "ready", value: ["Books"] });
  expect(document.activeElement).toBe(document.body);
});
