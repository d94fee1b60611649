import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { expect, test } from "vitest";
import { ErrorSummary } from "./ErrorSummary.tsx";

const errors = [
  { fieldId: "email", message: "Email is required" },
  { fieldId: "password", message: "Password is required" },
];

test("it takes the focus after a failed submit, under its title", () => {
  const ref = createRef<HTMLDivElement>();
  render(<ErrorSummary title="Please check these answers" errors={errors} ref={ref} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole("alert", { name: "Please check these answers" }));
});

test("each entry leads to its field and does not change the address", async () => {
  render(
    <>
      <ErrorSummary title="Please check these answers" errors={errors} />
      <input id="email" aria-label="Email" />
      <input id="password" aria-label="Password" />
    </>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Password is required" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Password" }));
  expect(location.hash).toBe("");
});

test("when two fields have the same message, each entry names its field", () => {
  const required = "This field is required";
  const several = [
    { fieldId: "city", label: "City", message: required },
    { fieldId: "street", label: "Address", message: required },
    { fieldId: "email", label: "Email", message: "Email is required" },
  ];
  render(<ErrorSummary title="Please check these answers" errors={several} />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "City This field is required",
    "Address This field is required",
    "Email is required",
  ]);
});
