import type { Page } from "playwright/test";

/** Chooses Chinese in the header of an English page. */
export const chooseChinese = (page: Page) =>
  page.getByRole("combobox", { name: "Language" }).selectOption({ label: "繁體中文" });

/** Chooses English in the header of a Chinese page. */
export const chooseEnglish = (page: Page) =>
  page.getByRole("combobox", { name: "語言" }).selectOption({ label: "English" });
