/** What makes code or markup of a text. */
export const CODE_FROM_TEXT =
  /\beval\(|\bFunction\(|\.(?:inner|outer)HTML\b|\.srcdoc\b|\bdocument\.write|\binsertAdjacentHTML|\bcreateContextualFragment|\bsetHTMLUnsafe|\bparseFromString|\bset(?:Timeout|Interval)\(["'`]/g;

/**
 * What libraries bring of it into the built scripts: how it looks there, how often, and why it never runs. Trusted
 * Types refuse it all the same.
 */
export const broughtByLibraries = [
  {
    library: "react-dom",
    pattern: /\.innerHTML=`<script><\\\/script>`/g,
    times: 1,
    reason: "React makes a script element so where something draws one; no component and no document can name one.",
  },
  {
    library: "react-dom",
    pattern: /\?\.__html!==\w+&&\(\w+\.innerHTML=\w+\)/g,
    times: 2,
    reason: "Only for dangerouslySetInnerHTML, which nothing under src uses.",
  },
];
