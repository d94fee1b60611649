/** Which TypeScript file holds the types of which schema. */
export const typeFiles: Readonly<Record<string, string>> = {
  "rule.schema.json": "src/engine/generated/rule.ts",
  "text.schema.json": "src/engine/generated/text.ts",
  "data.schema.json": "src/engine/generated/data.ts",
  "flow.schema.json": "src/engine/generated/flow.ts",
  "screen.schema.json": "src/documents/generated/screen.ts",
  "layout.schema.json": "src/documents/generated/layout.ts",
  "form.schema.json": "src/documents/generated/form.ts",
  "fields.schema.json": "src/documents/generated/fields.ts",
  "call.schema.json": "src/documents/generated/call.ts",
  "routes.schema.json": "src/documents/generated/routes.ts",
  "session.schema.json": "src/documents/generated/session.ts",
  "client.schema.json": "src/documents/generated/client.ts",
  "programme.schema.json": "src/documents/generated/programme.ts",
  "messages.schema.json": "src/documents/generated/messages.ts",
  "language.schema.json": "src/documents/generated/language.ts",
  "scenarios.schema.json": "src/documents/generated/scenarios.ts",
};
