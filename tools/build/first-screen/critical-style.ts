import Beasties from "beasties";

/** A page for computing its styles. */
export interface StyledPage {
  /** What the page's `html` element says beside its name. */
  readonly attributes: string;
  readonly body: string;
  /** All styles in their order. */
  readonly sheets: readonly string[];
}

/** Rules for the whole page with any selector, and rules for the focused element. */
const ALWAYS = [/:root/, /^:focus/];

const STYLE = /<style>([\s\S]*?)<\/style>/;

/** The styles that the page uses. Rejects when they cannot be read. */
export async function criticalStyle({ attributes, body, sheets }: StyledPage): Promise<string> {
  const beasties = new Beasties({
    logLevel: "silent",
    fonts: false,
    safeParser: false,
    allowRules: ALWAYS,
  });
  const style = `<style>${sheets.join("\n")}</style>`;
  const page = await beasties.process(
    `<!doctype html><html${attributes}><head>${style}</head><body>${body}</body></html>`,
  );
  const critical = STYLE.exec(page)?.[1];
  if (critical === undefined) throw new Error("The first screen has no style.");
  return critical;
}
