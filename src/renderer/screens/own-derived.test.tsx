import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Screen } from "../../documents/generated/screen.ts";
import { withDerived } from "../../engine/index.ts";
import { loadingPort } from "../test-support/loading-port.ts";
import { createForm, fakePort, sampleScene } from "../test-support/sample-scene.ts";
import { screenTitle } from "./compiled-screen.ts";
import { ScreenView } from "./ScreenView.tsx";

const texts = { "depot.parcel.title": "Parcel", "depot.many": "Many", "depot.none": "None", "depot.open": "Open" };
const open = { filter: { in: { var: "load.parcels.value" }, as: "one", is: { var: "one.isOpen" } } };

function draw(derived: NonNullable<Screen["derived"]>, over: Parameters<typeof sampleScene>[0]) {
  const { answer, port } = loadingPort();
  const scene = sampleScene({ texts, port: fakePort(port).port, ...over });
  const load = { parcels: { call: "depot.parcels" } };
  render(<ScreenView scene={{ ...scene, screen: { ...scene.screen, load, derived } }} />);
  return { answer };
}

test("blocks and a list wait for the load by way of a derived value of their screen", async () => {
  const { answer } = draw(
    { open, isMany: { ">": [{ length: { var: "derived.open" } }, 1] } },
    {
      blocks: {
        title: {
          component: "heading",
          props: { text: "depot.many", level: 2 },
          visibleWhen: { var: "derived.isMany" },
        },
        parcel: {
          component: "text",
          each: { in: { var: "derived.open" }, as: "parcel", key: { var: "parcel.id" }, empty: "depot.none" },
          props: { text: "depot.open" },
        },
      },
    },
  );
  expect(screen.queryByText("None")).toBeNull();
  await answer({ status: "ready", value: [{ id: 1, isOpen: true }, { id: 2 }, { id: 3, isOpen: true }] });
  expect(screen.getAllByText("Open")).toHaveLength(2);
  expect(screen.getByRole("heading", { name: "Many" })).toBeTruthy();
});

test("a load asks with a derived value of its screen", () => {
  const { asked, port } = loadingPort();
  const scene = sampleScene({ blocks: {}, texts, port: fakePort(port).port, scope: { data: { count: 3 } } });
  const load = {
    parcels: { call: "depot.parcels", when: { var: "derived.isMany" }, with: { most: { var: "derived.most" } } },
  };
  const derived = { isMany: { ">": [{ var: "data.count" }, 1] }, most: { "*": [{ var: "data.count" }, 2] } };
  render(<ScreenView scene={{ ...scene, screen: { ...scene.screen, load, derived } }} />);
  expect(asked).toMatchObject([{ call: "depot.parcels", with: { most: 6 } }]);
});

test("it reads the derived values of the flow, and the present moment", () => {
  const isDue = { "<": [{ var: "derived.end" }, { var: "now" }] };
  draw(
    { isDue },
    {
      blocks: { title: { component: "text", props: { text: "depot.open" }, visibleWhen: { var: "derived.isDue" } } },
      scope: withDerived(
        { now: "2026-02-01T00:00:00.000Z", data: { end: "2026-01-01T00:00:00.000Z" } },
        { end: { var: "data.end" } },
      ),
    },
  );
  expect(screen.getByText("Open")).toBeTruthy();
});

test("the title of the page reads it", () => {
  const scene = sampleScene({ blocks: {}, texts, scope: { data: { count: 3 } } });
  const derived = { isMany: { ">": [{ var: "data.count" }, 1] } };
  const title = { if: [{ var: "derived.isMany" }, "depot.many", "depot.none"] };
  expect(screenTitle({ ...scene, screen: { ...scene.screen, title, derived } })).toBe("Many");
});

test("the fields of a form read those of the form, and not the answers where a text does not follow them", () => {
  const form = createForm(
    { street: { type: "text", label: { if: [{ var: "derived.isMany" }, "depot.many", "depot.none"] } } },
    { derived: { isMany: { ">": [{ var: "data.count" }, 1] } }, submit: "depot.open", busy: "depot.open" },
  );
  const blocks = { form: { component: "form", props: { form: "pick-up" } } };
  render(<ScreenView scene={sampleScene({ blocks, form, texts, scope: { data: { count: 3 } } })} />);
  expect(screen.getByRole("textbox", { name: /Many/ })).toBeTruthy();
});
