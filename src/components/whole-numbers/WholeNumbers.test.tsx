import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { RadioOptions } from "../choice/RadioOptions.tsx";
import { Link } from "../link/Link.tsx";
import { Text } from "../text/Text.tsx";
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

test("a card of a store or an address, a link and a paragraph keep their numbers whole", () => {
  const address = "1 Elm Road, #04-26";
  const option = { value: "elm", label: "Care Centre, #02-11", details: address };
  const { container } = render(
    <>
      <RadioOptions kind="card" id="store" value="" options={[option]} onChange={() => {}} />
      <Link text={`Use ${address}`} />
      <Link text="+65-6000-0142" href="tel:+65-6000-0142" />
      <Text text={address} />
    </>,
  );
  const whole = [...container.querySelectorAll("[class*=number]")].map((one) => one.textContent);
  expect(whole).toEqual(["#02-11", "#04-26", "#04-26", "+65-6000-0142", "#04-26"]);
  expect(container.textContent).toContain(`Use ${address}`);
});

test("any other text is only itself", () => {
  expect(drawn("Pick-up, 9:00 am–12:00 pm")).toEqual({ text: "Pick-up, 9:00 am–12:00 pm", whole: [] });
  expect(drawn(undefined)).toEqual({ text: "", whole: [] });
});
