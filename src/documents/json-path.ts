/** A place inside a document: the keys and indices that lead there. */
export type JsonPath = readonly (string | number)[];

/** The JSON Pointer (RFC 6901) of a path. */
export function formatPointer(path: JsonPath): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
