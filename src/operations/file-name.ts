/** The file's name in a Content-Disposition header (RFC 6266); `filename*` comes first (RFC 8187). */
export function fileNameIn(header: string | null): string | undefined {
  const [, extended] = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header ?? "") ?? [];
  const [, quoted, plain] = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? "") ?? [];
  const name = decoded(extended) ?? quoted?.replaceAll(/\\(.)/g, "$1") ?? plain;
  return name === undefined || name.trim() === "" ? undefined : name;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
