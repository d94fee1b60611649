import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { WholeNumbers } from "./WholeNumbers.tsx";

const drawn = (text: string | undefined) => {
  const { container } = render(<WholeNumbers text={text} />);
  return { text: container.textContent, whole: [...container.querySelectorAll("span")].map((one) => one.textContent) };
};

test("a unit number or a telephone number is one piece, and the text is the same", () => {
  const address = "Blk 5 Elm Avenue 10, #12-2391, 560530";
  expect(drawn(address)).toEqual({ text: address, whole: ["#12-2391"] });
  expect(drawn("Call +65-6000-0142 or 02-2771-0199").whole).toEqual(["+65-6000-0142", "02-2771-0199"]);
});

test("any other text is only itself", () => {
  expect(drawn("Pick-up, 9:00 am–12:00 pm")).toEqual({ text: "Pick-up, 9:00 am–12:00 pm", whole: [] });
  expect(drawn(undefined)).toEqual({ text: "", whole: [] });
});
