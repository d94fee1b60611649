import type { MissingText } from "../findings/repair.ts";

/**
 * What `validate --fix` and `portal new` write where a text must be: the language in brackets, then the text of the base
 * language, or what is known of it.
 */
export const stubText = ({ locale, key, base, args }: MissingText): string =>
  [mark(locale), ...(base === undefined ? [key, ...args.map((name) => `{{${name}}}`)] : [base])].join(" ");

/** Whether a text in a language is a stub: nobody has written it yet. */
export const isStub = (text: string, locale = ""): boolean => text.startsWith(mark(locale));

const mark = (locale: string) => `[${locale}]`;
