import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { OfferedEvent } from "../../engine/index.ts";
import { createForm, fakePort, sampleScene } from "../test-support/sample-scene.ts";
import { ScreenView } from "./ScreenView.tsx";

const heading = (text: unknown, more = {}) => ({ component: "heading", props: { text, level: 2 }, ...more });
const names = () => screen.queryAllByRole("heading").map((element) => element.textContent);

describe("a screen", () => {
  it("draws its blocks in order, with the customer's texts", () => {
    const blocks = {
      first: heading("depot.parcel.title"),
      second: heading({ key: "depot.parcel.of", args: { name: { var: "data.name" } } }),
      third: heading({ data: { var: "data.street" } }),
    };
    const texts = { "depot.parcel.title": "Parcel", "depot.parcel.of": "For {{name}}" };
    render(<ScreenView scene={sampleScene({ blocks, texts, scope: { data: { name: "<Ann>", street: "Elm" } } })} />);
    expect(names()).toEqual(["Parcel", "For <Ann>", "Elm"]);
  });

  it("gives rules and values to a component as its contract declares", () => {
    const blocks = {
      chip: {
        component: "language-select",
        props: { label: "depot.choose", locale: { var: "locale" }, locales: { var: "all" } },
      },
    };
    const scope = { locale: "en-US", all: ["en-US", "th-TH"] };
    render(<ScreenView scene={sampleScene({ blocks, texts: { "depot.choose": "Choose" }, scope })} />);
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Choose" }).value).toBe("en-US");
  });

  it("shows a block only while its rule is true", () => {
    const blocks = { note: heading("depot.note", { visibleWhen: { "===": [{ var: "data.kind" }, "fragile"] } }) };
    const texts = { "depot.note": "Fragile" };
    const { rerender } = render(<ScreenView scene={sampleScene({ blocks, texts })} />);
    expect(names()).toEqual([]);
    rerender(<ScreenView scene={sampleScene({ blocks, texts, scope: { data: { kind: "fragile" } } })} />);
    expect(names()).toEqual(["Fragile"]);
  });

  it("does not show a block if its rule is not exactly true", () => {
    const blocks = { note: heading("depot.note", { visibleWhen: { var: "data.kind" } }) };
    render(<ScreenView scene={sampleScene({ blocks, scope: { data: { kind: "fragile" } } })} />);
    expect(names()).toEqual([]);
  });

  it("puts children into their named slots, by default the first", () => {
    const blocks = {
      card: {
        component: "plan-card",
        props: { name: "depot.card" },
        children: {
          act: { component: "button", slot: "actions", props: { text: "depot.act" } },
          say: { component: "text", props: { text: "depot.say" } },
        },
      },
    };
    const texts = { "depot.card": "Card", "depot.act": "Act", "depot.say": "Say" };
    render(<ScreenView scene={sampleScene({ blocks, texts })} />);
    const sentence = screen.getByText("Say");
    const act = screen.getByRole("button", { name: "Act" });
    expect(sentence.compareDocumentPosition(act)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("a block for each element", () => {
  const each = { in: { var: "data.parcels" }, as: "parcel", key: { var: "parcel.id" }, empty: "depot.none" };
  const blocks = { parcels: heading({ data: { var: "parcel.name" } }, { each }) };
  const texts = { "depot.none": "No parcels" };
  const draw = (parcels: unknown) => (
    <ScreenView scene={sampleScene({ blocks, texts, scope: { data: { parcels } } })} />
  );

  it("is drawn once for each, and reads the element by its name", () => {
    render(
      draw([
        { id: "1", name: "Books" },
        { id: "2", name: "Shoes" },
      ]),
    );
    expect(names()).toEqual(["Books", "Shoes"]);
  });

  it.each([[[]], [undefined], ["none"]])("says that there is no %j", (parcels) => {
    render(draw(parcels));
    expect(screen.getByText("No parcels")).toBeTruthy();
  });

  it("keeps the DOM node of an element when others come before it", () => {
    const { rerender } = render(draw([{ id: "2", name: "Shoes" }]));
    const shoes = screen.getByText("Shoes");
    rerender(
      draw([
        { id: "1", name: "Books" },
        { id: "2", name: "Shoes" },
      ]),
    );
    expect(screen.getByText("Shoes")).toBe(shoes);
  });

  it("keeps every element, even if keys are absent or repeated", () => {
    const complaints = vi.spyOn(console, "error");
    render(draw([{ id: "1", name: "Books" }, { id: "1", name: "Shoes" }, { name: "Hats" }]));
    expect(names()).toEqual(["Books", "Shoes", "Hats"]);
    expect(complaints).not.toHaveBeenCalled();
  });
});

describe("an event of a block", () => {
  const texts = { "depot.go": "Go" };
  const button = (more = {}) => ({
    go: { component: "button", props: { text: "depot.go" }, on: { press: { send: "GO_ON" } }, ...more },
  });

  it("is sent with the visit that was drawn and the values of its rules", async () => {
    const { port, sent } = fakePort();
    const blocks = button({
      on: { press: { send: "GO_ON", with: { id: { var: "data.id" }, none: { var: "data.none" } } } },
    });
    render(<ScreenView scene={sampleScene({ blocks, texts, port, visit: 7, scope: { data: { id: "p1" } } })} />);
    await userEvent.click(screen.getByRole("button", { name: "Go" }));
    expect(sent).toEqual([{ name: "GO_ON", visit: 7, with: { id: "p1" } }]);
  });

  it("carries values from the component", async () => {
    const { port, sent } = fakePort();
    const blocks = {
      choose: {
        component: "language-select",
        props: { label: "depot.choose", locale: { var: "locale" }, locales: { var: "all" } },
        on: { change: { send: "CHOSEN" } },
      },
    };
    const scope = { locale: "en-US", all: ["en-US", "th-TH"] };
    render(<ScreenView scene={sampleScene({ blocks, port, scope })} />);
    await userEvent.selectOptions(screen.getByRole("combobox"), "th-TH");
    expect(sent).toEqual([{ name: "CHOSEN", visit: 1, with: { locale: "th-TH" } }]);
  });

  it.each(["hidden", "disabled"] as const)("makes its control %s while the flow would not accept it", (whenRefused) => {
    const refusing = fakePort({ accepts: ({ name }) => name !== "GO_ON" });
    render(<ScreenView scene={sampleScene({ blocks: button({ whenRefused }), texts, port: refusing.port })} />);
    const control = screen.queryByRole<HTMLButtonElement>("button", { name: "Go" });
    expect(control === null ? "hidden" : control.disabled && "disabled").toBe(whenRefused);
  });

  it("keeps a pressed control enabled until the view after the press is drawn", async () => {
    let isTaken = true;
    const { port } = fakePort({ accepts: () => isTaken });
    const scene = sampleScene({ blocks: button({ whenRefused: "disabled" }), texts, port });
    const { rerender } = render(<ScreenView scene={scene} />);
    const control = screen.getByRole<HTMLButtonElement>("button", { name: "Go" });
    vi.spyOn(port, "send").mockImplementation(() => {
      isTaken = false;
    });
    await userEvent.click(control);
    expect([control.disabled, document.activeElement]).toEqual([false, control]);
    rerender(<ScreenView scene={{ ...scene, isBusy: true }} />);
    expect([control.disabled, document.activeElement]).toEqual([false, control]);
    rerender(<ScreenView scene={{ ...scene, isBusy: false }} />);
    expect(control.disabled).toBe(true);
  });

  it.each([
    ["the press", { pressed: "go" }],
    ["a reload", {}],
  ])("keeps a refused control on view while its call is under way, after %s", (_, given) => {
    const refusing = fakePort({ accepts: () => false });
    const blocks = button({ whenRefused: "hidden", props: { text: "depot.go", kind: "primary" } });
    const scene = sampleScene({ blocks, texts, port: refusing.port });
    const { rerender } = render(<ScreenView scene={scene} />);
    expect(screen.queryByRole("button")).toBeNull();
    rerender(<ScreenView scene={{ ...scene, ...given, isBusy: true }} />);
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
  });

  it("is enabled by the values that it would carry, for each element of a list", () => {
    const offers: OfferedEvent[] = [];
    const { port } = fakePort({
      accepts: (event) => {
        offers.push(event);
        return event.with?.id === "p2";
      },
    });
    const each = { in: { var: "data.parcels" }, as: "parcel", key: { var: "parcel.id" } };
    const on = { press: { send: "GO_ON", with: { id: { var: "parcel.id" } } } };
    const parcels = [{ id: "p1" }, { id: "p2" }];
    render(
      <ScreenView
        scene={sampleScene({
          blocks: button({ each, on, whenRefused: "disabled" }),
          texts,
          port,
          scope: { data: { parcels } },
        })}
      />,
    );
    const controls = screen.getAllByRole<HTMLButtonElement>("button", { name: "Go" });
    expect(controls.map(({ disabled }) => disabled)).toEqual([true, false]);
    expect(offers).toContainEqual({ name: "GO_ON", isOpen: false, with: { id: "p1" } });
  });

  it("is offered as open if the component adds values, and with the form whose answers it carries", () => {
    const offers: OfferedEvent[] = [];
    const { port } = fakePort({ accepts: (event) => offers.push(event) > 0 });
    const blocks = {
      choose: {
        component: "language-select",
        props: { label: "depot.choose", locale: { var: "locale" }, locales: { var: "all" } },
        on: { change: { send: "CHOSEN" } },
        whenRefused: "disabled" as const,
      },
      form: { component: "form", props: { form: "pick-up" }, whenRefused: "disabled" as const },
    };
    const scope = { locale: "en-US", all: ["en-US", "th-TH"] };
    render(<ScreenView scene={sampleScene({ blocks, port, scope, form: createForm({ street: { type: "text" } }) })} />);
    expect(offers).toEqual([
      { name: "CHOSEN", isOpen: true },
      { name: "SUBMIT", isOpen: false, form: "pick-up" },
    ]);
  });

  it("marks only the pressed control as busy", async () => {
    const blocks = {
      ...button(),
      other: { component: "button", props: { text: "depot.other" }, on: { press: { send: "OTHER" } } },
    };
    const all = { ...texts, "depot.other": "Other" };
    const scene = sampleScene({ blocks, texts: all });
    const { rerender } = render(<ScreenView scene={scene} />);
    await userEvent.click(screen.getByRole("button", { name: "Go" }));
    rerender(<ScreenView scene={{ ...scene, isBusy: true, isLocked: true }} />);
    expect(screen.getByRole("button", { name: "Go" }).getAttribute("aria-busy")).toBe("true");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Other" }).disabled).toBe(true);
  });

  it("is busy after a reload if it is the primary one, because nobody knows which was pressed", () => {
    const blocks = {
      go: { component: "button", props: { text: "depot.go", kind: "primary" }, on: { press: { send: "GO" } } },
      other: { component: "button", props: { text: "depot.other" }, on: { press: { send: "OTHER" } } },
    };
    const scene = sampleScene({ blocks, texts: { ...texts, "depot.other": "Other" } });
    render(<ScreenView scene={{ ...scene, isBusy: true, isLocked: true }} />);
    const states = ["Go", "Other"].map((name) => screen.getByRole("button", { name }).getAttribute("aria-busy"));
    expect(states).toEqual(["true", null]);
  });
});
