import type { CheckContext } from "../../../src/checker/check-context.ts";
import { baseLanguage } from "../../../src/checker/wording/languages.ts";
import { arrayElements, member } from "../../../src/documents/json.ts";
import { edited } from "../edited-document.ts";
import { headOf, type NewKind } from "../plan.ts";
import { listed } from "../question.ts";

const localeOf = (tag: string) => new Intl.Locale(tag).maximize();

function ownName(tag: string): string {
  const { language = tag } = new Intl.Locale(tag);
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Scripts that are written from right to left, for versions of Node whose locales do not say it. */
const FROM_THE_RIGHT = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"];

/** Stubs of the texts that a language's own document has. */
function stubsOf(context: CheckContext, tag: string) {
  const { samples = {}, lastResort = {} } =
    context.index.find("language", baseLanguage(context.index) ?? "")?.value ?? {};
  const stubs = (texts: object) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `[${tag}] ${text}`]));
  return { samples: stubs(samples), lastResort: stubs(lastResort) };
}

/** `portal new language`: a language, and stubs of all texts that its clients' customers can come to. */
export const language: NewKind = {
  description: "Writes a language, and a stub for each text of the clients that offer it",
  questions: [
    {
      name: "id",
      asks: "The tag of the language, BCP 47",
      example: "fr-FR",
      pattern: /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/,
    },
    {
      name: "name",
      asks: "Its name in itself",
      example: "Français",
      usual: (_, { id }) => (id ? ownName(id) : undefined),
    },
    {
      name: "client",
      asks: "The clients that offer it",
      example: "sg-carrier,lazada-market",
      isList: true,
      isOptional: true,
      choices: ({ index }) => [...index.names("client")],
    },
  ],
  examples: ["new language fr-FR", "new language ja-JP --client sg-carrier"],
  plan({ id = "", name = "", client }, context) {
    const file = `locales/${id}/language.json`;
    const { script = "" } = localeOf(id);
    const document = {
      ...headOf(file, "language", id, `${new Intl.DisplayNames("en", { type: "language" }).of(id)}.`),
      name,
      direction: FROM_THE_RIGHT.includes(script) ? "rtl" : "ltr",
      script,
      plurals: pluralsOf(id),
      ...stubsOf(context, id),
    };
    return {
      files: new Map([[file, document]]),
      edits: listed(client).flatMap((one) => {
        const all = arrayElements(member(context.clients.find((served) => served.id === one)?.value, "languages"));
        return edited(context, "client", one, ["languages"], [...all, id]);
      }),
      next: client
        ? []
        : [`A client offers it by its "languages": npm run portal -- new client <id> --languages ${id}`],
    };
  },
};

/** In the order of CLDR. */
function pluralsOf(tag: string): string[] {
  const used: readonly string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return ["zero", "one", "two", "few", "many", "other"].filter((one) => used.includes(one));
}
