import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Definition } from "./Definition.tsx";
import { DefinitionList } from "./DefinitionList.tsx";

test("each fact has its name, and is a text or a block", () => {
  const content = (
    <>
      <Definition term="Number" value="SR-1" />
      <Definition term="Status" slots={{ content: <b>Open</b> }} />
    </>
  );
  render(<DefinitionList slots={{ content }} />);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Number", "Status"]);
  expect(screen.getAllByRole("definition").map((fact) => fact.textContent)).toEqual(["SR-1", "Open"]);
});
