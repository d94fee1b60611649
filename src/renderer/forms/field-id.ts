/** The id of a field's control in the page; it is the same on every visit, so that password managers recognise it. */
export const fieldId = (formKey: string, fieldName: string): string => `${formKey}-${fieldName}`;
