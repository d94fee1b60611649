import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FieldFrame } from "./FieldFrame.tsx";

test("the label names the control; message, hint and further texts describe it in this order", () => {
  render(
    <>
      <p id="sent-to">Sent to b***k.</p>
      <FieldFrame id="code" label="Code" hint="Six digits." error="Too short" describedBy="sent-to" isRequired>
        {(aria) => <input id="code" {...aria} />}
      </FieldFrame>
    </>,
  );
  const input = screen.getByRole("textbox", { name: "Code", description: "Too short Six digits. Sent to b***k." });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.getAttribute("aria-required")).toBe("true");
});

test("a field without further texts has no description", () => {
  render(
    <FieldFrame id="name" label="Name">
      {(aria) => <input id="name" {...aria} />}
    </FieldFrame>,
  );
  const input = screen.getByRole("textbox", { name: "Name" });
  expect(input.hasAttribute("aria-describedby")).toBe(false);
  expect(input.hasAttribute("aria-invalid")).toBe(false);
});

test("an optional field says so in its name", () => {
  render(
    <FieldFrame id="name" label="Middle name" optionalText="(optional)">
      {(aria) => <input id="name" {...aria} />}
    </FieldFrame>,
  );
  expect(screen.getByRole("textbox", { name: "Middle name (optional)" })).toBeDefined();
});
