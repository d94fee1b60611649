import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Form } from "../../documents/generated/form.ts";
import type { OfferedEvent } from "../../engine/index.ts";
import type { Loaded } from "../../ports/screen-port.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { createForm, fakePort, sampleScene } from "../test-support/sample-scene.ts";

const fields: Form["fields"] = {
  street: { type: "text" },
  on: { type: "date" },
  tree: { type: "select", options: [{ value: "oak", label: "garden.oak" }] },
  gift: { type: "checkbox" },
  secret: { type: "password" },
  ribbon: { type: "text", visibleWhen: { var: "form.gift" } },
  note: { type: "text" },
};

const answers = { street: "Elm 5", on: "2026-11-22", tree: "oak", gift: false, secret: "hush", ribbon: "red" };

function draw(accepts: (event: OfferedEvent) => boolean = () => true) {
  const { port, sent } = fakePort({ accepts });
  const scene = sampleScene({
    blocks: {
      summary: {
        component: "summary",
        props: { form: "pick-up" },
        on: { change: { send: "CHANGE", with: { id: "p1" } } },
      },
    },
    form: createForm(fields),
    scope: { data: { "pick-up": answers } },
    port,
  });
  render(<ScreenView scene={scene} />);
  return { sent, text: document.body.textContent ?? "" };
}

describe("a summary", () => {
  it("shows the answers in words, without secrets, hidden fields and empty answers", () => {
    const { text } = draw();
    expect(text).toContain("Elm 5");
    expect(text).toContain("Sunday, November 22, 2026");
    expect(text).toContain("Oak");
    expect(text).toContain("No");
    expect(["hush", "red", "Note"].filter((word) => text.includes(word))).toEqual([]);
  });

  it("leads back to the question of an answer", async () => {
    const { sent } = draw();
    const [first] = screen.getAllByRole("button", { name: /Change/ });
    if (!first) throw new Error("There is a way back.");
    await userEvent.click(first);
    expect(sent).toEqual([{ name: "CHANGE", visit: 1, with: { field: "street", id: "p1" } }]);
  });

  it("shows answers even if their choices could not be loaded, and names them once they are", () => {
    let answer: (loaded: Loaded) => void = () => {};
    const load = () => {
      let state: Loaded = { status: "loading" };
      let notify = () => {};
      answer = (loaded) => {
        state = loaded;
        act(notify);
      };
      const follow = (listen: () => void) => {
        notify = listen;
        return () => {};
      };
      return { get: () => state, follow, stop: () => {} };
    };
    const trees = { var: "load.trees.value" };
    const fields = {
      tree: {
        type: "select",
        options: { in: trees, as: "tree", value: { var: "tree.id" }, label: { data: { var: "tree.name" } } },
      },
      height: {
        type: "text",
        value: {
          get: [
            { find: { in: trees, as: "tree", is: { "===": [{ var: "tree.id" }, { var: "form.tree" }] } } },
            "height",
          ],
        },
      },
    } as const;
    const scene = sampleScene({
      blocks: { summary: { component: "summary", props: { form: "pick-up" } } },
      form: createForm(fields, { load: { trees: { call: "garden.trees" } } }),
      scope: { data: { "pick-up": { tree: "t1", height: "9 m" } } },
      port: fakePort({ load }).port,
    });
    render(<ScreenView scene={scene} />);
    answer({ status: "failed", error: { name: "offline" } });
    expect(screen.getByText("t1")).toBeTruthy();
    expect(screen.getByText("9 m")).toBeTruthy();
    answer({ status: "ready", value: [{ id: "t1", name: "Ash", height: "10 m" }] });
    expect(screen.getByText("Ash")).toBeTruthy();
    expect(screen.getByText("9 m")).toBeTruthy();
  });

  it("has no link back where the flow would not accept it", () => {
    draw(() => false);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});
