/** Members of a schema or uiSchema that a customer reads. */
export const localizedMembers: readonly string[] = [
  ...["title", "description", "ui:title", "ui:description", "ui:help", "ui:placeholder", "x-message"],
];
