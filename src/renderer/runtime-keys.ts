/** The keys of the messages that the runtime itself says. */
export const runtimeKeys = {
  optional: "form.optional",
  summaryTitle: "form.summary-title",
  invalid: "form.invalid",
  showPassword: "form.show-password",
  capsLock: "form.caps-lock-is-on",
  required: "form.required",
  addItem: "form.add-item",
  removeItem: "form.remove-item",
  choose: "form.choose",
  noChoice: "form.no-choice",
  counter: "form.counter",
  counterOver: "form.counter-over",
  day: "form.day",
  month: "form.month",
  year: "form.year",
  chooseFile: "form.choose-file",
  takePhoto: "form.take-photo",
  fileChosen: "form.file-chosen",
  replaceFile: "form.replace-file",
  removeFile: "form.remove-file",
  fileFailed: "form.file-failed",
  fileLimits: "form.file-limits",
  fileTypes: "form.file-types",
  fileSize: "form.file-size",
  yes: "form.yes",
  no: "form.no",
  change: "form.change",
  loadFailed: "portal.load-failed",
  tryAgain: "portal.try-again",
  blockFailed: "portal.block-failed",
  loading: "portal.loading",
  close: "portal.close",
} as const;

/** The message key of a form's part whose document does not name one: `<journey>.<form>.<part>`. */
export const derivedKey = (journey: string, formId: string, ...parts: readonly string[]) =>
  [journey, formId, ...parts].join(".");
