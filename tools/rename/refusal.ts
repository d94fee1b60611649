/** Why a symbol cannot be renamed. The documents are unchanged. */
export class RefusedRename extends Error {
  readonly reasons: readonly string[];

  constructor(summary: string, reasons: readonly string[] = []) {
    super([summary, ...reasons.map((reason) => `  ${reason}`)].join("\n"));
    this.name = "RefusedRename";
    this.reasons = reasons.length > 0 ? reasons : [summary];
  }
}
