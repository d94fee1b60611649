import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { draw, submit, trees } from "../test-support/drawn-fields.tsx";
import { loadingPort } from "../test-support/loading-port.ts";

describe("a field of choices", () => {
  it("offers the options of the document, and says why one is unavailable", async () => {
    const why = { disabledWhen: { var: "data.isWinter" }, why: "garden.full" } as const;
    const options = [
      { value: "oak", label: "garden.oak" },
      { value: "elm", label: "garden.elm", ...why },
    ] as const;
    const { sent } = draw({ tree: { type: "radio-list", options } }, { scope: { data: { isWinter: true } } });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Elm/ }).disabled).toBe(true);
    expect(screen.getByText("It is full")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "Oak" }));
    await submit();
    expect(sent[0]?.form?.values).toEqual({ tree: "oak" });
  });

  it("asks for yes or no in the question's own words, else in general ones", async () => {
    const options = [
      { value: "yes", label: "garden.oak" },
      { value: "no", label: "garden.elm" },
    ] as const;
    const { sent } = draw({ tall: { type: "yes-no", options }, old: { type: "yes-no" } });
    await userEvent.click(screen.getByRole("radio", { name: "Elm" }));
    await userEvent.click(screen.getByRole("radio", { name: "Yes" }));
    await submit();
    expect(sent[0]?.form?.values).toEqual({ tall: "no", old: "yes" });
  });

  it("draws the picture and the colour of an element beside its name, where its rules have one", () => {
    const options = {
      in: { var: "data.trees" },
      as: "tree",
      value: { var: "tree.name" },
      label: { data: { var: "tree.name" } },
      picture: "box",
      swatch: { var: "tree.colour" },
    };
    const trees = [{ name: "Oak", colour: "#5e7c63" }, { name: "Elm" }];
    draw({ tree: { type: "radio-list", options } }, { scope: { data: { trees } } });
    const drawn = screen.getAllByRole("radio").map((one) => {
      const { innerHTML = "" } = one.parentElement ?? {};
      return [/data-drawing="(.*?)"/.exec(innerHTML)?.[1], /fill="(#.*?)"/.exec(innerHTML)?.[1]];
    });
    expect(drawn).toEqual([
      ["box", "#5e7c63"],
      ["box", undefined],
    ]);
  });

  it("clears a choice that is no longer an option", async () => {
    const options = {
      in: { var: "data.trees" },
      as: "tree",
      value: { var: "tree.id" },
      label: { data: { var: "tree.name" } },
    };
    const scope = {
      data: {
        trees: [
          { id: 1, name: "Oak" },
          { id: 2, name: "Elm" },
        ],
      },
    };
    const { sent, redraw } = draw({ tree: { type: "select", options } }, { scope });
    await userEvent.selectOptions(screen.getByRole("combobox"), "Elm");
    redraw({ scope: { data: { trees: [{ id: 1, name: "Oak" }] } } });
    await submit();
    expect(sent[0]?.form?.values).toEqual({});
  });

  it("keeps several ticks as a list", async () => {
    const { sent } = draw({ trees: { type: "checkboxes", options: trees } });
    await userEvent.click(screen.getByRole("checkbox", { name: "Elm" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Oak" }));
    await submit();
    expect(new Set(Object(sent[0]?.form?.values.trees))).toEqual(new Set(["oak", "elm"]));
  });
});

describe("a field whose choices are loaded", () => {
  const fields = {
    day: { type: "text" },
    slot: {
      type: "radio-list",
      required: "garden.wrong",
      options: {
        in: { var: "load.slots.value" },
        as: "slot",
        value: { var: "slot" },
        label: { data: { var: "slot" } },
      },
    },
  } as const;
  const slots = {
    call: "garden.slots",
    when: { present: { var: "form.day" } },
    with: { day: { var: "form.day" } },
  };

  it("sends the typed text, waits, and offers the reply", async () => {
    const { asked, answer, port } = loadingPort();
    const { sent } = draw(fields, { form: { load: { slots } }, port });
    expect(asked).toEqual([]);
    await userEvent.type(screen.getByRole("textbox"), "7");
    expect(asked).toEqual([{ call: "garden.slots", with: { day: "7" } }]);
    expect(screen.queryByRole("radio")).toBeNull();
    answer({ status: "ready", value: ["am", "pm"] });
    await userEvent.click(screen.getByRole("radio", { name: "pm" }));
    await submit();
    expect(sent[0]?.form?.values).toEqual({ day: "7", slot: "pm" });
  });

  it("says that loading failed, with a support code if the failure is the portal's, and retries on request", async () => {
    const { asked, answer, port } = loadingPort();
    draw(fields, { form: { load: { slots } }, port });
    await userEvent.type(screen.getByRole("textbox"), "7");
    answer({ status: "failed", error: { name: "server", supportCode: "3F2A-91C0" } });
    expect(screen.getByText("This could not be loaded.")).toBeTruthy();
    expect(screen.getByText(/3F2A-91C0/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(asked).toHaveLength(2);
    expect(screen.queryByText("This could not be loaded.")).toBeNull();
    answer({ status: "ready", value: ["am", "pm"] });
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "am" }));
  });

  it("says that the network is missing", async () => {
    const { answer, port } = loadingPort();
    draw(fields, { form: { load: { slots } }, port });
    await userEvent.type(screen.getByRole("textbox"), "7");
    answer({ status: "failed", error: { name: "offline" } });
    expect(screen.getByText("You are currently offline. Please check your network connection.")).toBeTruthy();
    expect(screen.queryByText("This could not be loaded.")).toBeNull();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("holds a press while they are loading again, and sends once they are there", async () => {
    const { answer, port } = loadingPort();
    const { sent } = draw(fields, { form: { load: { slots } }, port });
    await userEvent.type(screen.getByRole("textbox"), "7");
    answer({ status: "ready", value: ["am", "pm"] });
    await userEvent.click(screen.getByRole("radio", { name: "pm" }));
    await userEvent.type(screen.getByRole("textbox"), "8");
    await submit();
    expect(sent).toEqual([]);
    answer({ status: "ready", value: ["am", "pm"] });
    expect(sent.map(({ form }) => form?.values)).toEqual([{ day: "78", slot: "pm" }]);
  });

  it("after a refused submit says what is missing, also before a load or after a failed one, but not during it", async () => {
    const { answer, port } = loadingPort();
    const { sent } = draw(fields, { form: { load: { slots } }, port });
    const isAskedFor = () => screen.queryAllByText("Wrong").length > 0;
    await submit();
    expect(isAskedFor()).toBe(true);
    await userEvent.type(screen.getByRole("textbox"), "7");
    expect(isAskedFor()).toBe(false);
    answer({ status: "failed", error: { name: "offline" } });
    expect(isAskedFor()).toBe(true);
    expect(sent).toEqual([]);
  });
});
