import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SummaryList } from "./SummaryList.tsx";
import { SummaryRow } from "./SummaryRow.tsx";

test("each Change is named by its question, and sends its own event", async () => {
  const change = vi.fn();
  const content = (
    <>
      <SummaryRow label="Address" value="12 Marina Way" changeText="Change" on={{ change }} />
      <SummaryRow label="Fee" value="S$68.00" />
    </>
  );
  render(<SummaryList slots={{ content }} />);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Change Address" }));
  expect(change).toHaveBeenCalledOnce();
});
