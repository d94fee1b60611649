import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { drawField } from "../test-support/draw.tsx";

test("phones offer the telephone keyboard and the customer's number", () => {
  drawField("tel-field", { id: "mobile", label: "Mobile number", value: "" });
  const input = screen.getByRole("textbox", { name: "Mobile number" });
  expect(input.getAttribute("type")).toBe("tel");
  expect(input.getAttribute("inputmode")).toBe("tel");
  expect(input.getAttribute("autocomplete")).toBe("tel");
});
