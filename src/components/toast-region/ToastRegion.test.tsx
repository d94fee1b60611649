import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Banner } from "../banner/Banner.tsx";
import { ToastRegion } from "./ToastRegion.tsx";

test("is a named region, and its banners announce themselves", () => {
  const toasts = <Banner tone="good" text="We sent your receipt." />;
  render(<ToastRegion label="Notices" slots={{ toasts }} />);
  const region = screen.getByRole("region", { name: "Notices" });
  expect(within(region).getByRole("status").textContent).toBe("We sent your receipt.");
});
