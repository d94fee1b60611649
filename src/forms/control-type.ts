import type { Field } from "../documents/generated/form.ts";

/** The type whose control draws a field: a question with the answers yes and no is a list of radio buttons. */
export const controlType = (type: Field["type"]): Field["type"] => (type === "yes-no" ? "radio-list" : type);
