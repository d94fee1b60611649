import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "../button/Button.tsx";
import { FormLayout } from "./FormLayout.tsx";

test("Enter in a field submits, without the browser's own checks", async () => {
  const onSubmit = vi.fn();
  render(
    <FormLayout
      onSubmit={onSubmit}
      fields={<input type="email" required aria-label="Email" />}
      submit={<Button text="Send" kind="primary" type="submit" />}
    />,
  );
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "not an email{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("children after the fields come before the submit button, further children at the end", () => {
  const { container } = render(
    <FormLayout onSubmit={() => {}} summary="1" fields="2" afterFields="3" submit="4" afterSubmit="5" />,
  );
  expect(container.textContent).toBe("12345");
});
