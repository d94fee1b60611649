/** A host that no client lists. */
const EVIL = "evil.example";

/** Prefixes of a host that make a reader see another host than the browser. */
const introducers = [
  ..."// /// //// \\\\ \\/ /\\ /\\/ \\/\\/ //\\ http:// https:// HTTPS:// hTtPs:// https: https:/ https:/// ftp:// ws:// wss://".split(
    " ",
  ),
  ...["/\t/", "/\n/", "/\r/", "\t//", "\n//", " //", "\u00a0//", "\u0000//", "ht\ntps://", "https:\t//", "\u2028//"],
  ...[
    "/%2f",
    "/%5c",
    "%2f%2f",
    "%5c%5c",
    "/%09/",
    "/%0a/",
    "%252f%252f",
    "/.//",
    "/..//",
    "/;//",
    "/./\\",
    "/%2e%2e//",
  ],
  ...["／／", "⁄⁄", "∕∕", "＼＼", "/\u200b/", "/\u00ad/", "。。", "https：//", "https:∕∕"],
];

/** A host in spellings that a careless comparison accepts as a listed one. */
const hosts = (own: string) => [
  EVIL,
  `${own}@${EVIL}`,
  `${own}:443@${EVIL}`,
  `${own}.${EVIL}`,
  `${EVIL}#@${own}`,
  `${EVIL}?${own}`,
  `${EVIL}\\@${own}`,
];

/** Addresses that run, hold or name something else than a page. */
const schemes = [
  ..."javascript:alert(1) JavaScript:alert(1) javascript://%0aalert(1) javascript://host/%0aalert(1) jav%61script:alert(1)".split(
    " ",
  ),
  ...["java\tscript:alert(1)", "java\nscript:alert(1)", " javascript:alert(1)", "\u0001javascript:alert(1)"],
  ...["javascript&colon;alert(1)", "javascript\u2028:alert(1)", "ｊavascript:alert(1)", "/javascript:alert(1)//\\evil"],
  ...["data:text/html,<script>alert(1)</script>", "data:text/html;base64,PHNjcmlwdD4=", "DATA:text/html,x", "data:,x"],
  ...["vbscript:msgbox(1)", "blob:https://evil.example/1", "file:///etc/passwd", "about:blank", "about:srcdoc"],
  ...["view-source:https://evil.example", "intent://evil.example#Intent;end", "mailto:a@evil.example", "tel:+1"],
  ...["filesystem:https://evil.example/x", "feed:javascript:alert(1)", "jar:https://evil.example!/", "x:y", ":", "::"],
];

/** Return addresses inside return addresses, and with what another parameter would carry. */
const nested = (own: string) =>
  ["next", "returnUrl", "redirect", "logoutRedirect", "url", "continue"].flatMap((name) => [
    `https://${own}/login?${name}=https://${EVIL}`,
    `//${EVIL}/?${name}=https://${own}`,
    `https://${own}%2f@${EVIL}/?${name}=//${EVIL}`,
    `/login?${name}=//${EVIL}`,
    `https://${EVIL}/%3f${name}=%2f%2f${own}`,
  ]);

/** Tricks of the address parser: hosts as numbers, ports, empty parts, other letters, headers after a line's end. */
const others = (own: string) => [
  ...["https://0x7f000001", "https://2130706433", "https://[::1]", "https://127.1", "//127.0.0.1:80", "https://"],
  ...[`https://${own}:8443`, `http://${own}`, `https://${own}./`, `https://${own.toUpperCase()}`, `https://sub.${own}`],
  ...[`https://${own}%00.${EVIL}`, `https://${own}%23.${EVIL}`, `https://${own}&.${EVIL}`, `https://${own};.${EVIL}`],
  ...[`https://evil。example`, `https://ｅｖｉｌ.example`, `https://еvil.example`, `https://xn--vil-8cd.example`],
  ...[`/%0d%0aLocation:https://${EVIL}`, `/\r\nLocation: https://${EVIL}`, `/x\u0000//${EVIL}`, `/\u202e//${EVIL}`],
  ...[
    "",
    " ",
    "/ /evil.example",
    "?//evil.example",
    "#//evil.example",
    "..//evil.example",
    ".//evil.example",
    "evil.example",
  ],
  ...["true ", "TRUE", "[object Object]", "null", "undefined", "__proto__", "constructor", "toString"],
];

/** Some hundred addresses by which others have left a site that meant to keep them; `own` is a host that is listed. */
export function redirectPayloads(own: string): readonly string[] {
  const hosted = introducers.flatMap((introducer) => hosts(own).map((host) => `${introducer}${host}`));
  return [...new Set([...hosted, ...schemes, ...nested(own), ...others(own)])];
}
