// Generated from schemas/messages.schema.json by `npm run generate`. Change the schema instead.

/**
 * The words of one journey, or what one client or programme says otherwise, in one language.
 */
export interface Messages {
  /**
   * The file's name without its ending: words with hyphens.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 1;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * The language whose text stands in where this one has none; only a related language.
   */
  readonly extends?: string;
  /**
   * Words of this language's texts that are the same in every language: names and signs. A text of nothing else may read as it does in English.
   *
   * @minItems 1
   */
  readonly names?: readonly string[];
  /**
   * What a control or a field of this language must not say alone: who hears it without what is around it does not know what it means.
   *
   * @minItems 1
   */
  readonly vague?: readonly string[];
  /**
   * Texts by key. `{{name}}` is a placeholder.
   */
  readonly messages: {
    /**
     * What customers call the programme; of programme layers.
     */
    readonly "programme.name"?: string;
    /**
     * The title of the programme's documents and of its page in the browser; of programme layers.
     */
    readonly "programme.documentTitle"?: string;
    readonly [k: string]: string | undefined;
  };
}
