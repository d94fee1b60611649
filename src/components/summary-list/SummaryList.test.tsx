import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SummaryGroup } from "./SummaryGroup.tsx";
import { SummaryList } from "./SummaryList.tsx";
import { SummaryRow } from "./SummaryRow.tsx";

test("each group has one Change, named by its questions", async () => {
  const change = vi.fn();
  const address = (
    <>
      <SummaryRow label="Address" value="12 Marina Way" />
      <SummaryRow label="Floor" value="8" />
    </>
  );
  const content = (
    <>
      <SummaryGroup changeText="Change" changes="Address, Floor" on={{ change }} slots={{ content: address }} />
      <SummaryGroup slots={{ content: <SummaryRow label="Fee" value="S$68.00" /> }} />
    </>
  );
  render(<SummaryList slots={{ content }} />);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Address", "Floor", "Fee"]);
  await userEvent.click(screen.getByRole("button", { name: "Change Address, Floor" }));
  expect(change).toHaveBeenCalledOnce();
});
