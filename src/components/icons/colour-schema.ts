/** The JSON Schema of a colour that is drawn: CSS hexadecimal notation with six digits. */
export const swatchSchema = { type: "string", pattern: "^#[0-9a-f]{6}$" } as const;
