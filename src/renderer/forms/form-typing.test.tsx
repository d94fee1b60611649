import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { draw, email, field, isShown, street, submit } from "../test-support/pick-up-form.tsx";

describe("what may be typed", () => {
  it("is digits only where the field accepts digits, also when pasted or in another script", async () => {
    draw({
      pin: { type: "one-time-code", accept: "digits", length: 6 },
      phone: { type: "tel", accept: "digits", inputMaxLength: 8 },
    });
    await userEvent.click(field("Pin"));
    await userEvent.paste("123 456 7");
    expect(field("Pin").value).toBe("123456");
    await userEvent.type(field("Phone"), "9a１๒-3");
    expect(field("Phone").value).toBe("9123");
  });

  it("stops at the longest input, which may be invalid", async () => {
    const { sent } = draw({ street: { ...street, maxLength: 3, inputMaxLength: 5, message: "errors.pin-wrong" } });
    await userEvent.type(field("Street"), "abcdefgh{Enter}");
    expect(field("Street").value).toBe("abcde");
    expect(isShown("Four digits")).toBe(true);
    expect(sent).toEqual([]);
  });
});

describe("a message", () => {
  it("is not shown while a first value is typed, appears when the field is left, and disappears once the value is valid", async () => {
    draw({ email, street });
    await userEvent.type(field("Email"), "ann@");
    expect(isShown("That is no email")).toBe(false);
    await userEvent.tab();
    expect(isShown("That is no email")).toBe(true);
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    await userEvent.type(field("Email"), "mail.test");
    expect(isShown("That is no email")).toBe(false);
  });

  it("is not shown when an empty field is only passed", async () => {
    draw({ email, street });
    await userEvent.click(field("Email"));
    await userEvent.tab();
    expect(isShown("Say the email")).toBe(false);
  });

  it("does not move a button under a pressed pointer", async () => {
    const { sent } = draw({ email });
    const user = userEvent.setup();
    await user.type(field("Email"), "ann@");
    await user.pointer({ keys: "[MouseLeft>]", target: submit() });
    expect(isShown("That is no email")).toBe(false);
    await user.pointer({ keys: "[/MouseLeft]", target: submit() });
    await waitFor(() => expect(isShown("That is no email")).toBe(true));
    expect(sent).toEqual([]);
  });

  it("is that of the first broken rule; a rule with `when` applies only then", async () => {
    const rules = [
      { valid: { "===": [{ var: "value" }, "1234"] }, message: "errors.pin-wrong" },
      {
        valid: { present: { var: "value" } },
        when: { present: { var: "form.street" } },
        message: "errors.note-needed",
      },
    ];
    draw({ street: { type: "text" }, note: { type: "text", rules } });
    await userEvent.type(field("Note"), "x");
    await userEvent.tab();
    expect(isShown("Four digits")).toBe(true);
    await userEvent.clear(field("Note"));
    expect(isShown("Four digits")).toBe(false);
    await userEvent.type(field("Street"), "Elm{Enter}");
    expect(isShown("Say where")).toBe(true);
  });

  it("is the general one for a value of the wrong type, if the form has no own", async () => {
    const rules = [{ valid: { "!==": [{ var: "value" }, "no"] }, message: "errors.email-wrong" }];
    draw({ email: { type: "email", rules } });
    await userEvent.type(field("Email"), "no");
    await userEvent.tab();
    expect(isShown("That is no email")).toBe(true);
    await userEvent.type(field("Email"), "pe");
    expect(isShown("Please check “Email”")).toBe(true);
  });

  it("of the server disappears when its field is edited, and no other message does", async () => {
    const { redraw } = draw({ street, note: { type: "text" } });
    redraw({
      fieldErrors: {
        "pick-up.street": "No such street",
        "pick-up.note": "errors.note-needed",
        "other.street": "Wrong form",
      },
    });
    const summary = screen.getByRole("alert", { name: "Please check these answers" });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["No such street", "Say where"]);
    await userEvent.type(field("Street"), "E");
    expect(isShown("No such street")).toBe(false);
    expect(isShown("Say where")).toBe(true);
  });
});
