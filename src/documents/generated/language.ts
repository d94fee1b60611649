// Generated from schemas/language.schema.json by `npm run generate`. Change the schema instead.

/**
 * A language in which texts are written. Each folder of `locales/` has one; its name is the language's tag.
 */
export interface Language {
  /**
   * The language's BCP 47 tag, which is the name of its folder. Dates, numbers and money are written as this tag says.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 2;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * The language's name in itself, by which customers choose it.
   */
  readonly name: string;
  /**
   * Where a line begins: left to right, or right to left.
   */
  readonly direction: "ltr" | "rtl";
  /**
   * The script of its texts, ISO 15924. A text without a letter of it is not translated.
   */
  readonly script: string;
  /**
   * The language whose texts fill the gaps of this one. Dates, numbers and plurals stay those of this language.
   */
  readonly parent?: string;
  /**
   * The tag of the language in which its texts are really written, for back ends that know a language under the tag of another: texts, dates, numbers and plurals are those of this tag.
   */
  readonly writtenIn?: string;
  /**
   * By country (ISO 3166), the language in which clients there show this one: its dates, numbers and texts. Back ends and documents keep the tag of this one.
   */
  readonly regional?: {
    readonly [k: string]: string;
  };
  /**
   * The plural forms of the language, by CLDR. A message with one form has all.
   *
   * @minItems 1
   */
  readonly plurals: readonly ("zero" | "one" | "two" | "few" | "many" | "other")[];
  /**
   * Labels that a control or a field must not have by themselves: out of context their meaning is unclear.
   *
   * @minItems 1
   */
  readonly vague?: readonly string[];
  /**
   * Words and marks that no text of the language has, such as jargon or a form of address; languages that extend this one avoid them too. Texts that are given word for word may have them.
   *
   * @minItems 1
   */
  readonly avoided?: readonly string[];
  readonly samples: Samples;
  readonly lastResort: LastResort;
}
/**
 * What the gallery draws to judge the look of the language: accents, stacked marks, long words, figures.
 */
export interface Samples {
  /**
   * A title with the tallest and deepest letters of the language.
   */
  readonly heading: string;
  /**
   * Two or three sentences that wrap on a phone.
   */
  readonly paragraph: string;
  /**
   * A field's label, of usual length.
   */
  readonly label: string;
}
/**
 * What the page says that is shown when nothing else can be: it is part of the page itself, and needs no document.
 */
export interface LastResort {
  /**
   * That the page could not be shown.
   */
  readonly title: string;
  /**
   * Whose fault it is, and what to do.
   */
  readonly text: string;
  /**
   * What stands before the code that tells us what happened.
   */
  readonly code: string;
  /**
   * The button that loads the page again.
   */
  readonly again: string;
  /**
   * What the first screen says when the portal does not load in time after a press, and what to do.
   */
  readonly late: string;
}
