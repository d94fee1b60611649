import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { draw, email, field, isShown, street, submit, texts } from "../test-support/pick-up-form.tsx";
import { fakePort, sampleScene } from "../test-support/sample-scene.ts";

describe("a failed submit", () => {
  it("moves the focus to a summary that links to the fields, by keyboard alone", async () => {
    const { sent } = draw({ street, email });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const summary = screen.getByRole("alert", { name: "Please check these answers" });
    expect(document.activeElement).toBe(summary);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Say the email");
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(field("Email"));
    expect(sent).toEqual([]);
  });

  it("moves the focus to the summary again the second time; the summary disappears with the last problem", async () => {
    draw({ street, email });
    await userEvent.click(submit());
    await userEvent.type(field("Street"), "Elm{Enter}");
    const summary = screen.getByRole("alert", { name: "Please check these answers" });
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole("link")).toHaveLength(1);
    await userEvent.type(field("Email"), "ann@mail.test");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the submit button", () => {
  it("shows the activity while the run works, keeps the focus and ignores a second press", async () => {
    let isBusy = false;
    const fake = fakePort({ isBusy: () => isBusy });
    const { redraw } = draw({ street }, { port: fake.port });
    await userEvent.type(field("Street"), "Elm");
    await userEvent.click(submit());
    isBusy = true;
    await userEvent.click(submit());
    redraw({ isBusy: true, isLocked: true });
    const busy = screen.getByRole("button", { name: "Asking" });
    expect(document.activeElement).toBe(busy);
    await userEvent.click(busy);
    await userEvent.type(field("Street"), "{Enter}");
    expect(fake.sent).toHaveLength(1);
    isBusy = false;
    redraw({ isBusy: false });
    await userEvent.click(submit());
    expect(fake.sent).toHaveLength(2);
  });

  it("is busy after a reload during a call", () => {
    draw({ street }, { isBusy: true, isLocked: true });
    expect(screen.getByRole("button", { name: "Asking" })).toBeTruthy();
  });

  it("waits for valid values if the form says `valid`", async () => {
    const { sent } = draw({ street }, { form: { submitWhen: "valid" } });
    expect(submit().disabled).toBe(true);
    await userEvent.type(field("Street"), "E{Enter}");
    expect(submit().disabled).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it("waits for a change if the form says `validAndChanged`", async () => {
    draw({ street: { ...street, initial: "Elm" } }, { form: { submitWhen: "validAndChanged" } });
    expect(submit().disabled).toBe(true);
    await userEvent.type(field("Street"), "s");
    expect(submit().disabled).toBe(false);
    await userEvent.type(field("Street"), "{Backspace}");
    expect(submit().disabled).toBe(true);
  });

  it("is not shown while a required question offers nothing that can be chosen", async () => {
    const given = (isUsedUp: boolean) => ({
      type: "radio" as const,
      required: "errors.note-needed",
      options: [{ value: "swap", label: "depot.help", disabledWhen: { "===": [isUsedUp, true] } }],
    });
    draw({ street, given: given(true) });
    expect(screen.queryByRole("button", { name: "Ask for it" })).toBeNull();
    cleanup();
    draw({ street, given: given(false) });
    expect(submit()).toBeTruthy();
  });

  it("is shown while the choices depend on another answer", async () => {
    const options = [{ value: "swap", label: "depot.help", disabledWhen: { "!": { var: "form.street" } } }];
    draw({ street, given: { type: "radio", required: "errors.note-needed", options } });
    expect(submit()).toBeTruthy();
  });

  it("does not count a change of a derived value as a change", async () => {
    const whole = { type: "text", value: { join: [["Dear", { var: "form.street" }], " "] } } as const;
    draw({ street: { ...street, initial: "Elm" }, whole }, { form: { submitWhen: "validAndChanged" } });
    expect(submit().disabled).toBe(true);
    await userEvent.type(field("Street"), "s");
    expect(submit().disabled).toBe(false);
  });
});

describe("a change of language", () => {
  it("keeps typed values, the focus and the messages, in the new language", async () => {
    const { redraw } = draw({ street, email });
    await userEvent.type(field("Email"), "ann@{Enter}");
    await userEvent.type(field("Street"), "Elm");
    const typedInto = field("Street");
    const other = sampleScene({
      blocks: {},
      locale: "th-TH",
      texts: { ...texts, "depot.pick-up.street.label": "ถนน", "errors.email-wrong": "อีเมลไม่ถูกต้อง" },
    });
    redraw({ words: other.words });
    expect(field("ถนน")).toBe(typedInto);
    expect(field("ถนน").value).toBe("Elm");
    expect(document.activeElement).toBe(typedInto);
    expect(isShown("อีเมลไม่ถูกต้อง")).toBe(true);
  });
});
