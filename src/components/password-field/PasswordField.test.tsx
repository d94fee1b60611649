import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

const given = {
  id: "password",
  label: "Password",
  value: "",
  showText: "Show password",
  capsLockText: "Caps Lock is on",
};

test("the value is hidden until its button is pressed, and hidden again after the next press", async () => {
  drawField("password-field", { ...given, value: "secret" });
  const input = screen.getByLabelText("Password");
  expect(input.getAttribute("type")).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Show password", pressed: false }));
  expect(input.getAttribute("type")).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Show password", pressed: true }));
  expect(input.getAttribute("type")).toBe("password");
});

test("a password can be pasted", async () => {
  const onChange = vi.fn();
  drawField("password-field", given, onChange);
  await userEvent.click(screen.getByLabelText("Password"));
  await userEvent.paste("correct horse");
  expect(onChange).toHaveBeenCalledWith("correct horse");
});

test("says while Caps Lock is on", async () => {
  drawField("password-field", given);
  await userEvent.click(screen.getByLabelText("Password"));
  expect(screen.getByRole("status").textContent).toBe("");
  await userEvent.keyboard("{CapsLock}a");
  expect(screen.getByRole("status").textContent).toBe("Caps Lock is on");
});
