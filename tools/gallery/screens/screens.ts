import type { ExampleLanguage } from "../../../src/components/example.ts";
import type { Form } from "../../../src/documents/generated/form.ts";
import type { Screen } from "../../../src/documents/generated/screen.ts";
import surveyMessages from "../../../src/renderer/schema-form/example/survey.messages.json" with { type: "json" };
import survey from "../../../src/renderer/schema-form/example/survey.screen.json" with { type: "json" };
import visitForm from "./visit.form.json" with { type: "json" };
import visitMessages from "./visit.messages.json" with { type: "json" };
import visit from "./visit.screen.json" with { type: "json" };

/** The portal's locale in which a language of the examples is spoken. */
export const localeByLanguage: Readonly<Record<ExampleLanguage, "en-US" | "zh-Hant-TW" | "th-TH">> = {
  en: "en-US",
  "zh-Hant": "zh-Hant-TW",
  th: "th-TH",
};

type Locale = (typeof localeByLanguage)[ExampleLanguage];

/** A screen of documents, for blocks that the renderer draws itself. */
export interface ScreenExample {
  readonly screen: Screen;
  /** By `journey/id`; the journey has the screen's name. */
  readonly forms: Readonly<Record<string, Form>>;
  /** What the screen reads beside the gallery's own client. */
  readonly scope: Readonly<Record<string, unknown>>;
  readonly messages: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}

const home = {
  fields: {
    street: { type: "text", required: true, autocomplete: "street-address" },
    postalCode: { type: "text", required: true, length: 6, accept: "digits" },
  },
};
const answered = {
  reason: "screen",
  words: "123",
  home: { street: "1 Example Road", postalCode: "123456" },
  mayCall: true,
};

/** The screens by the names of their examples. */
export const screens: Readonly<Record<string, ScreenExample>> = {
  "a survey": { screen: { ...survey, formatVersion: 2 }, forms: {}, scope: {}, messages: surveyMessages },
  "a visit, with what was answered": {
    screen: { ...visit, formatVersion: 2 },
    forms: { "visit/visit": asForm(visitForm) },
    scope: { data: { visit: answered }, programme: { home } },
    messages: visitMessages,
  },
};

/** A form as JSON, in which TypeScript sees only texts. */
function asForm(form: unknown): Form {
  if (!isForm(form)) throw new Error("This is no form.");
  return form;
}

function isForm(value: unknown): value is Form {
  return typeof value === "object" && value !== null && "fields" in value;
}

/** The components that a screen uses, wherever they stand in it. */
export const usedBy = ({ screen }: ScreenExample): readonly string[] => [...usedIn(screen.blocks)];

function usedIn(blocks: Screen["blocks"]): Set<string> {
  const inside = Object.values(blocks).flatMap((block) => [block.component, ...usedIn(block.children ?? {})]);
  return new Set(inside);
}
