import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { LanguageSelect } from "./LanguageSelect.tsx";

const names = { "en-US": "English", "zh-Hant-TW": "繁體中文", "th-TH": "ไทย", "ms-MY": "Melayu" };
const locales = ["en-US", "zh-Hant-TW", "th-TH", "ms-MY"];

test("each language is named in its own words and marked with its own lang", () => {
  render(<LanguageSelect label="Language" locale="th-TH" locales={locales} names={names} />);
  const options = screen.getAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual(["English", "繁體中文", "ไทย", "Melayu"]);
  expect(options.map((option) => option.getAttribute("lang"))).toEqual(locales);
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveProperty("value", "th-TH");
});

test("a language without a name shows its tag", () => {
  render(<LanguageSelect label="Language" locale="en-US" locales={["en-US", "en-AU"]} names={names} />);
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["English", "en-AU"]);
});

test("choosing sends the locale", async () => {
  const change = vi.fn();
  render(<LanguageSelect label="Language" locale="en-US" locales={locales} names={names} on={{ change }} />);
  await userEvent.selectOptions(screen.getByRole("combobox"), "繁體中文");
  expect(change).toHaveBeenCalledWith({ locale: "zh-Hant-TW" });
});

test("with one language it shows no choice", () => {
  const { container } = render(<LanguageSelect label="Language" locale="en-US" locales={["en-US"]} />);
  expect(container.textContent).toBe("");
});
