/**
 * Makes a page's styles use a scheme as the preferred one, whatever the system prefers; also styles that are loaded
 * later.
 */
export function preferScheme(page: Document, scheme: "light" | "dark"): void {
  const apply = () => {
    for (const sheet of page.styleSheets) for (const rule of sheet.cssRules) applyTo(rule, scheme);
  };
  apply();
  new MutationObserver(apply).observe(page.head, { childList: true, subtree: true });
}

const condition = /\(prefers-color-scheme: (light|dark)\)/;

function applyTo(rule: CSSRule, scheme: string): void {
  if (!(rule instanceof CSSMediaRule)) return;
  const asked = condition.exec(rule.media.mediaText)?.[1];
  // The first always holds, the second never.
  if (asked !== undefined)
    rule.media.mediaText = rule.media.mediaText.replace(
      condition,
      asked === scheme ? "(min-width: 0px)" : "(max-width: -1px)",
    );
}
