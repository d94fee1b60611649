/** The id of a field's control in the page; password managers know it again, so it is the same on every visit. */
export const fieldId = (formKey: string, fieldName: string): string => `${formKey}-${fieldName}`;
