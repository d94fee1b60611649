import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DataTable } from "./DataTable.tsx";
import { TableCell, TableColumn, TableRow } from "./TableParts.tsx";

const columns = (
  <>
    <TableColumn text="Day" />
    <TableColumn text="Amount" align="end" />
  </>
);
const cells = (
  <>
    <TableCell text="1 November" isHead />
    <TableCell label="Amount" text="S$12.90" align="end" />
  </>
);

test("a cell is read with its row and column, and its visible label is not read again", () => {
  render(<DataTable caption="Payments" slots={{ columns, rows: <TableRow slots={{ cells }} /> }} />);
  screen.getByRole("table", { name: "Payments" });
  expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["Day", "Amount"]);
  screen.getByRole("rowheader", { name: "1 November" });
  screen.getByRole("cell", { name: "S$12.90" });
});

test("an empty table shows a text instead of its columns", () => {
  render(<DataTable caption="Payments" isEmpty emptyText="No payment yet." slots={{ columns }} />);
  screen.getByText("No payment yet.");
  expect(screen.queryByRole("columnheader")).toBeNull();
});
