import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Form } from "../../documents/generated/form.ts";
import type { Block } from "../../documents/generated/screen.ts";
import type { OfferedEvent } from "../../engine/index.ts";
import type { Loaded } from "../../ports/screen-port.ts";
import { fetchComponents } from "../fetch-components.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { createForm, fakePort, sampleScene } from "../test-support/sample-scene.ts";

await fetchComponents(["answers"]);

const fields: Form["fields"] = {
  street: { type: "text" },
  on: { type: "date" },
  tree: { type: "select", options: [{ value: "oak", label: "garden.oak" }] },
  gift: { type: "checkbox" },
  secret: { type: "password" },
  ribbon: { type: "text", visibleWhen: { var: "form.gift" } },
  note: { type: "text" },
  planted: { type: "month" },
  bell: { type: "time" },
  height: { type: "number", decimals: 4 },
};

const answers = {
  street: "Elm 5",
  on: "2026-11-22",
  tree: "oak",
  gift: false,
  secret: "hush",
  ribbon: "red",
  note: "Ring twice",
  planted: "2026-11",
  bell: "16:00",
  height: 1234.5678,
};

interface Drawn {
  readonly accepts?: (event: OfferedEvent) => boolean;
  readonly own?: Readonly<Record<string, Block>>;
}

function draw({ accepts = () => true, own = {} }: Drawn = {}) {
  const { port, sent } = fakePort({ accepts });
  const scene = sampleScene({
    blocks: {
      answers: {
        component: "answers",
        props: { steps: ["pickUp"], without: ["pick-up.note"] },
        on: { change: { send: "CHANGE", with: { id: "p1" } } },
        children: own,
      },
    },
    form: createForm(fields),
    scope: { data: { "pick-up": answers } },
    port,
  });
  render(<ScreenView scene={scene} />);
  return { sent, text: document.body.textContent?.replaceAll("\u00a0", " ") ?? "" };
}

describe("the answers of a step", () => {
  it("are in words, without secrets, hidden fields and those that are left out", () => {
    const { text } = draw();
    expect(text).toContain("Elm 5");
    expect(text).toContain("November 22, 2026");
    expect(text).not.toContain("Sunday");
    expect(text).toContain("Oak");
    expect(text).toContain("No");
    expect(text).toContain("November 2026");
    expect(text).toMatch(/4:00\sPM/);
    expect(text).toContain("1,234.5678");
    expect(["hush", "red", "Ring twice"].filter((word) => text.includes(word))).toEqual([]);
  });

  it("have one Change, which names the questions and sends the step", async () => {
    const { sent } = draw();
    await userEvent.click(screen.getByRole("button", { name: /^Change Street, On, Tree, Gift, / }));
    expect(sent).toEqual([{ name: "CHANGE", visit: 1, with: { step: "pickUp", id: "p1" } }]);
  });

  it("are said in other words by the blocks inside, even without an answer, and not while these are hidden", () => {
    const { text } = draw({
      own: {
        street: {
          component: "answer",
          props: { field: "pick-up.street", label: "depot.where", value: { data: "Elm Park" } },
        },
        ribbon: { component: "answer", props: { field: "pick-up.ribbon", value: { data: "blue" } } },
        tree: { component: "answer", props: { field: "pick-up.tree" }, visibleWhen: false },
      },
    });
    expect(text).toContain("Where");
    expect(text).toContain("Elm Park");
    expect(text).toContain("blue");
    expect(text).not.toContain("Oak");
  });

  it("ask for no load whose words they do not need", () => {
    const asked: string[] = [];
    const options = {
      in: { var: "load.days.value" },
      as: "day",
      value: { var: "day" },
      label: { var: "day" },
    } as const;
    const load = (key: string) => {
      asked.push(key);
      return { get: () => ({ status: "loading" }) as const, follow: () => () => {}, stop: () => {} };
    };
    const scene = sampleScene({
      blocks: { answers: { component: "answers", props: { steps: ["pickUp"] } } },
      form: createForm({ on: { type: "day", options } }, { load: { days: { call: "garden.days" } } }),
      scope: { data: { "pick-up": { on: "2026-11-22" } } },
      port: fakePort({ load }).port,
    });
    render(<ScreenView scene={scene} />);
    expect(screen.getByText("Sunday, November 22, 2026")).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it("are shown even if their choices could not be loaded, and names them once they are", () => {
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
      blocks: { answers: { component: "answers", props: { steps: ["pickUp"] } } },
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

  it("have no Change where the flow would not accept it", () => {
    draw({ accepts: () => false });
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});
