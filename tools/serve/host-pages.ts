import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shortFingerprint } from "../release/fingerprint.ts";
import { releaseFolder } from "../release/manifest.ts";
import { packings } from "../release/packed.ts";
import { noPointer, POINTER, type Pointer, readPointer } from "../release/pointer.ts";
import liveRelease from "../release/serving/live-release.mjs";

/** A page as it is sent. */
interface Page {
  readonly html: string;
  /** Weak, because its packed forms have the same. */
  readonly etag: string;
  /** By what the header Accept-Encoding calls them, the smallest first. */
  readonly packed: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** What a host answers with, from the release that is live for it. */
export interface Host {
  readonly headers: Readonly<Record<string, string>>;
  /** Its page, changed by a function for who asks. */
  page(asked: string, moved: (html: string) => string): Promise<Page>;
}

const ENCODINGS: Readonly<Record<string, string>> = { ".br": "br", ".gz": "gzip" };

/** The hosts of a store. Each page is read and packed once for each state of the pointer. */
export class HostPages {
  readonly #folder: string;
  #pointerText = "";
  #pointer: Pointer = noPointer;
  readonly #hosts = new Map<string, Host>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The host of that name by the pointer as it is now; `undefined` when no release is live for it. */
  now(name: string): Host | undefined {
    this.#readPointer();
    const release = liveRelease.releaseOfHost(this.#pointer, name, Date.now());
    if (release === undefined) return undefined;
    const key = `${release} ${name}`;
    const host = this.#hosts.get(key) ?? readHost(join(this.#folder, releaseFolder(release), "hosts", name));
    this.#hosts.set(key, host);
    return host;
  }

  #readPointer(): void {
    const file = join(this.#folder, POINTER);
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    if (text === this.#pointerText) return;
    this.#pointer = text === "" ? noPointer : readPointer(text);
    this.#pointerText = text;
    this.#hosts.clear();
  }
}

function readHost(folder: string): Host {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const html = read("index.html");
  let last: { readonly asked: string; readonly page: Promise<Page> } | undefined;
  return {
    headers: JSON.parse(read("headers.json")),
    page(asked, moved) {
      if (last?.asked !== asked) last = { asked, page: pack(moved(html)) };
      return last.page;
    },
  };
}

async function pack(html: string): Promise<Page> {
  const bytes = new TextEncoder().encode(html);
  const packed = packings.map(
    async (packing) => [ENCODINGS[packing.ending] ?? "", new Uint8Array(await packing.pack(bytes, false))] as const,
  );
  return { html, etag: `W/"${shortFingerprint(html)}"`, packed: new Map(await Promise.all(packed)) };
}
