// Generated from schemas/messages.schema.json by `npm run generate`. Change the schema instead.

/**
 * The texts of one journey, or those that one client or programme overrides, in one language.
 */
export interface Messages {
  /**
   * The file's name without its ending: words with hyphens.
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
   * Words of this language's texts that are the same in every language: names and signs. A text that contains nothing else may equal the English one.
   *
   * @minItems 1
   */
  readonly names?: readonly string[];
  /**
   * The keys of messages that are given word for word, such as by a specification or a regulator. Editors leave them as they are, and so do languages that extend this one.
   *
   * @minItems 1
   */
  readonly verbatim?: readonly string[];
  /**
   * Texts by key. `{{name}}` is a placeholder.
   */
  readonly messages: {
    /**
     * The customers' name of the programme; for programme layers.
     */
    readonly "programme.name"?: string;
    /**
     * The title of the programme's documents and of its page in the browser; for programme layers.
     */
    readonly "programme.documentTitle"?: string;
    readonly [k: string]: string | undefined;
  };
}
