import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { drawField } from "../test-support/draw.tsx";

test("phones offer the email keyboard and do not change the typed address", () => {
  drawField("email-field", { id: "email", label: "Email", value: "", autocomplete: "username" });
  const input = screen.getByRole("textbox", { name: "Email" });
  const expected = {
    type: "email",
    inputmode: "email",
    autocomplete: "username",
    autocapitalize: "off",
    autocorrect: "off",
    spellcheck: "false",
  };
  for (const [name, value] of Object.entries(expected)) expect(input.getAttribute(name)).toBe(value);
});
