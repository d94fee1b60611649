import ts from "typescript";

/** A text in code, with its place. */
export interface Word {
  readonly text: string;
  /** `path:line`. */
  readonly place: string;
}

function parsed(path: string, source: string): ts.SourceFile {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
}

/** `techCareHost` and `TECH_CARE_HOST` are `tech-care-host`. */
const kebabCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll(/[_#]/g, "-")
    .toLowerCase();

/** A library's name of something that is imported under another name. */
const isOfLibrary = (node: ts.Node) => ts.isImportSpecifier(node.parent) && node.parent.propertyName === node;

/** Every name that a source file gives or uses, its words apart: variables, types, members, tags of JSX. */
export function listIdentifiers(path: string, source: string): Word[] {
  const file = parsed(path, source);
  const found: Word[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !isOfLibrary(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ text: kebabCase(node.text), place: `${path}:${line}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Every comment of a source file. */
export function listComments(path: string, source: string): Word[] {
  const file = parsed(path, source);
  const found = new Map<number, Word>();
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
    ];
    for (const { pos, end } of ranges) {
      const line = file.getLineAndCharacterOfPosition(pos).line + 1;
      found.set(pos, { text: source.slice(pos, end), place: `${path}:${line}` });
    }
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  return [...found.values()];
}
