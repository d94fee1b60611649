import { inflateSync } from "node:zlib";

/** Words of actions, and of embedded files and forms that hold one. An action by script has to say `/JavaScript`. */
const ACTING =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|SubmitForm|ImportData|GoToE)(?![^\s()<>[\]{}/%])/;
/** The same in few letters, which bytes of a picture can contain by chance; and any action on opening the file. */
const ACTING_OUTSIDE_STREAMS = /\/(?:JS|AA|XFA|Encrypt)(?![^\s()<>[\]{}/%])|\/OpenAction(?![^\s()<>[\]{}/%])(?!\s*\[)/;

/** More text than the streams of customers' files hold. */
const MOST_BYTES = 64_000_000;
/** The declaration of a stream's packing precedes it directly. */
const DICTIONARY_BYTES = 4096;

/** A name may write any character as its number: `#4a` is J. Source: ISO 32000-1, section 7.3.5. */
const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, number: string) => String.fromCharCode(Number.parseInt(number, 16)));

/**
 * Whether a PDF begins and ends as one, and nothing in it acts: no script, no program, no file inside. An encrypted one
 * cannot be judged, and is refused.
 */
export function isPassivePdf(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  if (!/^%PDF-[12]\.\d/.test(text) || !/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(text.slice(-1024))) return false;
  const { outside, streams } = splitStreams(text);
  if (ACTING_OUTSIDE_STREAMS.test(withPlainNames(outside)) || ACTING.test(withPlainNames(text))) return false;
  return areStreamsPassive(bytes, streams);
}

interface Stream {
  readonly from: number;
  readonly to: number;
  readonly dictionary: string;
}

/** The streams, and the text between them. In one pass, because a file can say `stream` a million times. */
function splitStreams(text: string): { readonly outside: string; readonly streams: readonly Stream[] } {
  const streams: Stream[] = [];
  const between: string[] = [];
  let at = 0;
  for (const start = /stream\r?\n/g; ; ) {
    start.lastIndex = at;
    const found = start.exec(text);
    const to = found === null ? -1 : text.indexOf("endstream", start.lastIndex);
    if (found === null || to < 0) break;
    const before = text.slice(Math.max(at, found.index - DICTIONARY_BYTES), found.index);
    const dictionary = withPlainNames(before.slice(before.lastIndexOf("obj") + 1));
    streams.push({ from: start.lastIndex, to, dictionary });
    between.push(text.slice(at, found.index));
    at = to + "endstream".length;
  }
  return { outside: [...between, text.slice(at)].join(" "), streams };
}

function areStreamsPassive(bytes: Buffer, streams: readonly Stream[]): boolean {
  let left = MOST_BYTES;
  return streams.every((stream) => {
    const isObjectStream = stream.dictionary.includes("/ObjStm");
    const text = textIn(bytes, stream, { isObjectStream, most: left });
    if (text === undefined) return !isObjectStream;
    const plainText = withPlainNames(text);
    left -= plainText.length;
    return left > 0 && !ACTING.test(plainText) && !(isObjectStream && ACTING_OUTSIDE_STREAMS.test(plainText));
  });
}

/** The unpacked text of a stream; `undefined` when it cannot be read here. */
function textIn(bytes: Buffer, stream: Stream, of: { isObjectStream: boolean; most: number }): string | undefined {
  const packed = bytes.subarray(stream.from, stream.to);
  if (of.isObjectStream && !isPlainlyPacked(stream.dictionary)) return undefined;
  if (of.isObjectStream && !stream.dictionary.includes("/Filter")) return packed.toString("latin1");
  return inflated(packed, of.most);
}

/** Whether a stream of objects can be read here: plain, or packed in the one usual format. */
const isPlainlyPacked = (dictionary: string): boolean =>
  !/\/(?:Predictor|F)(?![A-Za-z])/.test(dictionary) &&
  (!dictionary.includes("/Filter") || /\/Filter\s*\[?\s*\/FlateDecode\s*(?:\]|\/|>>)/.test(dictionary));

/** `undefined` for another packing. Throws a RangeError for more than the remaining limit. */
function inflated(bytes: Buffer, most: number): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: most }).toString("latin1");
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return undefined;
  }
}
