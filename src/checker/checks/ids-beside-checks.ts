/** The problems found while reading a file, before there is a document to check (`read/`). */
export const readingIds = [
  "not-utf-8",
  "byte-order-mark",
  "carriage-return",
  "empty-document",
  "not-json",
  "too-deep",
  "unknown-file",
] as const;

/** The problem of a check that was stopped. */
export const stoppingIds = ["too-costly"] as const;
