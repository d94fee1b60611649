import ts from "typescript";

/** The same declarations with every member and every list marked `readonly`. */
export function readonlyTypes(source: string): string {
  const file = ts.createSourceFile("types.ts", source, ts.ScriptTarget.Latest, true);
  const insertions: { at: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    insertions.push(...marksFor(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: mark }) => text.slice(0, at) + mark + text.slice(at), source);
}

function marksFor(node: ts.Node): { at: number; text: string }[] {
  if (ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node)) {
    return node.modifiers?.length ? [] : [{ at: node.getStart(), text: "readonly " }];
  }
  if (!ts.isArrayTypeNode(node) || ts.isTypeOperatorNode(node.parent)) return [];
  const isElement = ts.isArrayTypeNode(node.parent);
  const open = { at: node.getStart(), text: isElement ? "(readonly " : "readonly " };
  return isElement ? [open, { at: node.getEnd(), text: ")" }] : [open];
}
