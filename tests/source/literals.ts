import ts from "typescript";

/** A text in code, with its place. */
export interface Literal {
  readonly text: string;
  /** `path:line`. */
  readonly place: string;
}

/** Literals that name a file: imports, `import.meta.glob` and the like. */
function isModuleSpecifier(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isExternalModuleReference(parent))
    return true;
  if (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent)) return true;
  return ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text;
  if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text;
  return undefined;
}

/** Every string, part of a template and text of JSX in a source file, but not the paths of its imports. */
export function listLiterals(path: string, source: string): Literal[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalText(node);
    if (text && !isModuleSpecifier(node)) {
      found.push({ text, place: `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
