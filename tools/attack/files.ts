import { crc32, deflateSync } from "node:zlib";
import { scripted } from "../contract/scripted-pdf.ts";
import { onePagePdf } from "../sandbox/content/one-page-pdf.ts";

/** A file as a customer sends it, with the kind that it claims. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const toBytes = (...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))));

/** A picture of one grey pixel. Source: PNG specification, second edition. */
function greyPng(grey: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const point = deflateSync(Buffer.from([0, grey]));
  return toBytes("\x89PNG\r\n\x1a\n", chunk("IHDR", head), chunk("IDAT", point), chunk("IEND", Buffer.alloc(0)));
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

const PNG = greyPng(0);
const PDF = onePagePdf("Receipt", ["One phone"]);
const HTML = "<!doctype html><script>alert(document.domain)</script>";
const png = (name: string, bytes: Uint8Array<ArrayBuffer>): SentFile => ({ name, type: "image/png", bytes });
const pdf = (name: string, text: string): SentFile => ({ name, type: "application/pdf", bytes: toBytes(text) });

/** Files of the kind that they claim. */
export const honestFiles: readonly SentFile[] = [png("a picture", PNG), pdf("a document", PDF)];

/** Two pictures that differ. */
export const twoPngs = [PNG, greyPng(255)] as const;

/** Files of another kind than they claim, or of two kinds. */
export const hostileFiles: readonly SentFile[] = [
  png("a picture with HTML after it", toBytes(PNG, HTML)),
  png("a picture that is cut", PNG.slice(0, 30)),
  png("HTML that claims to be a picture", toBytes(HTML)),
  png("the first bytes of a picture", toBytes("\x89PNG\r\n\x1a\n", HTML)),
  pdf("a document with script", scripted(PDF)),
  pdf("a document with HTML after it", PDF + HTML),
  pdf("the first bytes of a document", "%PDF-1.4"),
  { name: "the two bytes BM", type: "image/bmp", bytes: toBytes("BM") },
  {
    name: "a bitmap of another size than it declares",
    type: "image/bmp",
    bytes: toBytes("BM", Buffer.alloc(24, 255), HTML),
  },
  { name: "the first bytes of a JPEG", type: "image/jpeg", bytes: toBytes("\xff\xd8\xff\xe0") },
  {
    name: "a JPEG with HTML after it",
    type: "image/jpeg",
    bytes: toBytes("\xff\xd8\xff\xe0\x00\x04JF\xff\xd9", HTML),
  },
  { name: "a GIF that is a script", type: "image/gif", bytes: toBytes("GIF89a/*", Buffer.alloc(16), "*/=1;alert(1)") },
  { name: "SVG", type: "image/svg+xml", bytes: toBytes("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>") },
];
