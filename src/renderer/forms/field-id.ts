/** The id of a field's control in the page; it is the same on every visit, so that password managers recognise it. */
export const fieldId = (formKey: string, fieldName: string): string => `${formKey}-${fieldName}`;

/** Distinguishes the fields of an entry of a list from those of other entries. */
export const entryKey = (formKey: string, list: string, key: string): string => `${fieldId(formKey, list)}-${key}`;
