/**
 * A document as a release has it: without what it says to editors, which are its summary and the descriptions in its
 * schemas.
 * @param schemas the members with schemas
 */
export function withoutNotes<Document extends object>(document: Document, schemas: readonly string[]): Document {
  const copy = structuredClone(document);
  Reflect.deleteProperty(copy, "summary");
  for (const name of schemas) removeDescriptions(Reflect.get(copy, name));
  return copy;
}

/** A property with that name has a schema, which is no text. */
function removeDescriptions(schema: unknown): void {
  if (typeof schema !== "object" || schema === null) return;
  if (typeof Reflect.get(schema, "description") === "string") Reflect.deleteProperty(schema, "description");
  for (const part of Object.values(schema)) removeDescriptions(part);
}
