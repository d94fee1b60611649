/** The kind of a document. */
export type DocumentKind =
  | "flow"
  | "screen"
  | "layout"
  | "fragment"
  | "form"
  | "fields"
  | "rules"
  | "call"
  | "external-frame"
  | "routes"
  | "session"
  | "client"
  | "programme"
  | "country"
  | "messages"
  | "language"
  | "scenarios"
  | "fixtures";

/** Whether documents of a kind are examples for the checker, which no customer's portal has. */
export const isExample = (kind: DocumentKind): boolean => kind === "scenarios" || kind === "fixtures";

/** The facts about a document that its path tells. */
export interface DocumentIdentity {
  readonly kind: DocumentKind;
  /** The id that the file's name demands. */
  readonly id: string;
  /** The journey's folder, of flows, screens, layouts, fragments, forms, field sets, rules, scenarios and fixtures. */
  readonly journey?: string;
  /** The language, of messages. */
  readonly locale?: string;
  /** The owner of messages: a journey, or a client or programme that overrides wordings. */
  readonly wordingOwner?: "journey" | "client" | "programme";
}

/** Folders that hold documents. */
export const documentFolders = ["flows", "programmes", "locales"] as const;

/** The file of `schemas/` for each kind. */
export const schemaFileName = (kind: DocumentKind): string => `${kind}.schema.json`;

const layout: readonly { kind: DocumentKind; pattern: RegExp; wordingOwner?: "journey" | "client" | "programme" }[] = [
  { kind: "routes", pattern: /^flows\/(?<id>routes)\.json$/ },
  { kind: "session", pattern: /^flows\/(?<id>session)\.json$/ },
  { kind: "call", pattern: /^flows\/calls\/(?<id>[^/]+)\.call\.json$/ },
  { kind: "external-frame", pattern: /^flows\/external-frames\/(?<id>[^/]+)\.external-frame\.json$/ },
  { kind: "flow", pattern: /^flows\/(?!calls\/)(?<journey>[^/]+)\/(?<id>[^/]+)\.flow\.json$/ },
  { kind: "screen", pattern: /^flows\/(?!calls\/)(?<journey>[^/]+)\/(?<id>[^/]+)\.screen\.json$/ },
  { kind: "layout", pattern: /^flows\/(?!calls\/)(?<journey>[^/]+)\/(?<id>[^/]+)\.layout\.json$/ },
  { kind: "fragment", pattern: /^flows\/(?!calls\/)(?<journey>[^/]+)\/(?<id>[^/]+)\.fragment\.json$/ },
  { kind: "form", pattern: /^flows\/(?!calls\/)(?<journey>[^/]+)\/(?<id>[^/]+)\.form\.json$/ },
  { kind: "fields", pattern: /^flows\/(?!calls\/)(?<journey>[^/]+)\/(?<id>[^/]+)\.fields\.json$/ },
  { kind: "rules", pattern: /^flows\/(?!calls\/)(?<journey>[^/]+)\/(?<id>[^/]+)\.rules\.json$/ },
  { kind: "scenarios", pattern: /^flows\/(?!calls\/)(?<journey>[^/]+)\/(?<id>[^/]+)\.scenarios\.json$/ },
  { kind: "fixtures", pattern: /^flows\/(?!calls\/)(?<journey>[^/]+)\/(?<id>[^/]+)\.fixtures\.json$/ },
  { kind: "client", pattern: /^programmes\/clients\/(?:.+\/)?(?<id>[^/]+)\.client\.json$/ },
  { kind: "country", pattern: /^programmes\/countries\/(?<id>[^/]+)\.country\.json$/ },
  { kind: "programme", pattern: /^programmes\/(?!clients\/)(?:.+\/)?(?<id>[^/]+)\.programme\.json$/ },
  { kind: "language", pattern: /^locales\/(?<id>[^/]+)\/language\.json$/ },
  {
    kind: "messages",
    wordingOwner: "journey",
    pattern: /^locales\/(?<locale>[^/]+)\/(?!language\.json$)(?<id>[^/]+)\.json$/,
  },
  { kind: "messages", wordingOwner: "client", pattern: /^locales\/(?<locale>[^/]+)\/clients\/(?<id>[^/]+)\.json$/ },
  {
    kind: "messages",
    wordingOwner: "programme",
    pattern: /^locales\/(?<locale>[^/]+)\/programmes\/(?<id>[^/]+)\.json$/,
  },
];

/** The kind of the document at that path; undefined when no document belongs there. */
export function identifyDocument(path: string): DocumentIdentity | undefined {
  for (const { kind, pattern, wordingOwner } of layout) {
    const groups = pattern.exec(path)?.groups;
    if (!groups) continue;
    const { id = "", journey, locale } = groups;
    return {
      kind,
      id,
      ...(journey === undefined ? {} : { journey }),
      ...(locale === undefined ? {} : { locale }),
      ...(wordingOwner === undefined ? {} : { wordingOwner }),
    };
  }
  return undefined;
}
