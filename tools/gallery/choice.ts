import { type ExampleLanguage, exampleLanguages } from "../../src/components/example.ts";

/** The choice in a gallery's address; a choice and its address convert into each other. */
export interface Choice {
  readonly component: string | undefined;
  /** The name of one example; all of the component when absent. */
  readonly example: string | undefined;
  /** All languages when absent. */
  readonly language: ExampleLanguage | undefined;
  /** The system's scheme when absent. */
  readonly scheme: "light" | "dark" | undefined;
  /** In pixels; as wide as the window when absent. */
  readonly width: number | undefined;
  readonly search: string;
}

const schemes = ["light", "dark"] as const;

/** The offered widths: the narrowest phone, a usual one, a tablet, a small and a large screen. */
export const widths = [320, 390, 768, 1024, 1280] as const;

/** Reads the part of an address after its question mark. Unknown words are left out. */
export function parseChoice(query: string): Choice {
  const words = new URLSearchParams(query);
  const width = Number(words.get("width"));
  return {
    component: words.get("component") ?? undefined,
    example: words.get("example") ?? undefined,
    language: exampleLanguages.find((language) => language === words.get("language")),
    scheme: schemes.find((scheme) => scheme === words.get("scheme")),
    width: width >= 200 && width <= 4000 ? width : undefined,
    search: words.get("search") ?? "",
  };
}

/** The part of an address after its question mark that leads to a choice. */
export function toQuery(choice: Partial<Choice>): string {
  const entries = Object.entries(choice).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(entries)}`;
}
